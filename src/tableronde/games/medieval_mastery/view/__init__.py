"""What the seats see of a table, and states that fit what a seat sees."""
