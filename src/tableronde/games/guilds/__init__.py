"""Medievallons (Coen Balkestein, Wulfhorn Games 2025): be the first with three guilds on the table.

The rules stand in files named after the rulebook's chapters; comments give the clauses of
`docs/rules/guilds.md`.
"""
