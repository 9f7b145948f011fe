"""What is in the box where the rulebook does not say it, and boxes read from files."""
