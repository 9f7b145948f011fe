"""The bot `random`."""

from tableronde.bots.bot import Bot
from tableronde.core.plain import Plain


class RandomBot(Bot):
    """Takes any option, all equally likely."""

    NAME = "random"
    BLIND = True

    def choose(self, view: Plain, decision: Plain) -> int:
        return self.pick(len(decision["options"]))

    def pick(self, count: int) -> int:
        """Return the index of one of so many options."""
        return int(self.random.random() * count)
