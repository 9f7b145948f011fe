"""The bot of Two Cups."""
