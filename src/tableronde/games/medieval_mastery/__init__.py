"""Medieval Mastery: conquest on a map of hexagons, for two to six players.

`game.py` is what the program calls; docs/rules/medieval-mastery.md lists the clauses (MM-…).
"""
