"""Medieval Mastery: conquest on a map of hexagons, for two to six players.

`game.py` is the way in; docs/rules/medieval-mastery.md lists the clauses (MM-…).
"""
