"""The bot `greedy`."""

from typing import Any

from tableronde.bots.bot import Bot
from tableronde.core.chance import LooseChance
from tableronde.core.views import DecisionView, View


class GreedyBot(Bot):
    """Chooses the option with the highest `Game.worth`, without search. Ties are broken at random.

    Hidden information is resampled for each decision; `worth` reads only what the seat knows.
    """

    NAME = "greedy"

    def choose(self, view: View[Any], decision: DecisionView) -> int:
        game, seat = self.game, decision["seat"]
        resampled = game.resample(view, LooseChance(self.random))
        worth = [
            game.worth(resampled, seat, game.LEXICON.choice(option))
            for option in decision["options"]
        ]
        best = max(worth)
        level = [at for at, value in enumerate(worth) if value == best]
        return level[int(self.random.random() * len(level))]
