"""The rules of Two Cups."""
