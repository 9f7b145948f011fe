"""Bots: players that see only what their seat sees.

A bot gets plain data, the view of its seat and the decision put to it, and returns the index of
the option it takes. It never holds a state of the match or a way to one.
"""

from tableronde.bots.bot import Bot
from tableronde.bots.registry import BOTS, STANDARD, check, make
from tableronde.bots.seeds import seed_for

__all__ = ["BOTS", "STANDARD", "Bot", "check", "make", "seed_for"]
