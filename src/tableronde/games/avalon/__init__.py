"""Avalon (Leo Colovini, Kosmos 2003): a duel of knights and witches over eleven regions.

The rules stand in files named after the rulebook's chapters; comments give the clauses of
`docs/rules/avalon.md`.
"""
