"""6.0: battles, losses, ransoms, sieges, pillage."""
