"""Bots: programs that play a seat and see only what that seat sees.

A bot gets plain data (the view of its seat and a decision) and returns the index of the option that
it chooses. It has no access to the state of the match.

>>> import tableronde
>>> match = tableronde.new("avalon", seats=2, seed=7)
>>> bot = tableronde.bots.make("greedy", match.game, seed=1)
>>> [decision] = match.pending()
>>> bot.choose(match.view(decision.seat), decision.plain()) in range(len(decision.options))
True
"""

from tableronde.bots.bot import Bot
from tableronde.bots.registry import BOTS, STANDARD, check, make
from tableronde.bots.seeds import seed_for

__all__ = ["BOTS", "STANDARD", "Bot", "check", "make", "seed_for"]
