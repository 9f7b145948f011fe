"""Two Cups: a die under each cup, and calls that need not be true."""
