"""The bot `greedy`."""

from typing import Any

from tableronde.bots.bot import Bot
from tableronde.core.chance import LooseChance
from tableronde.core.views import DecisionView, View


class GreedyBot(Bot):
    """Takes the option that looks best at once, by the game's own judgement; ties are broken at
    random.

    What the view does not show is resampled for each decision, and judgement reads only what the
    seat knows.
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
