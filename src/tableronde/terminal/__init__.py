"""A table in the terminal: drawn with rich, played line by line, so that it can also be scripted.

`play.py` and `replay.py` are the doors; `tables/` draws the games, one file each.
"""
