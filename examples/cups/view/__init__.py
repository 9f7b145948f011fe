"""The view of Two Cups."""
