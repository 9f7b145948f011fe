"""The databases that storage can use: how work gets to each, and how workers notify each other."""
