"""The bot `random`."""

from typing import Any

from tableronde.bots.bot import Bot
from tableronde.core.views import DecisionView, View


class RandomBot(Bot):
    """Takes any option, all equally likely."""

    NAME = "random"
    BLIND = True

    def choose(self, view: View[Any], decision: DecisionView) -> int:
        return self.pick(len(decision["options"]))

    def pick(self, count: int) -> int:
        """Return the index of one of so many options."""
        return int(self.random.random() * count)
