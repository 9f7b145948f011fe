"""The bot `random`."""

from typing import Any

from tableronde.bots.bot import Bot
from tableronde.core.views import DecisionView, View


class RandomBot(Bot):
    """Chooses among all options with equal probability."""

    NAME = "random"
    BLIND = True

    def choose(self, view: View[Any], decision: DecisionView) -> int:
        return self.pick(len(decision["options"]))

    def pick(self, count: int) -> int:
        """Return a random index below `count`."""
        return int(self.random.random() * count)
