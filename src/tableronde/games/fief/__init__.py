"""Fief: noble families between crown and mitre.

`game.py` is what the program calls; docs/rules/fief.md lists the clauses (FIEF-…).
"""
