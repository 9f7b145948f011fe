"""Games in the terminal: drawn with rich, played line by line, so that a script can play too.

`play.py` and `replay.py` are the entry points; `drawings/` has one file per game.
"""
