"""Fief: noble families between crown and mitre. `game.py` is the door."""
