"""Bots: players that see only what their seat sees.

A bot gets plain data, the view of its seat and the decision put to it, and returns the index of
the option it takes. It never holds a state of the match or a way to one.
"""

from hashlib import sha256
from random import Random
from typing import Any, ClassVar, Final

from tableronde.core.chance import LooseChance
from tableronde.core.errors import UnknownBot
from tableronde.core.game import Game
from tableronde.core.plain import Plain


class Bot:
    """The contract. A bot that is BLIND decides by the number of options alone: it is given
    `None` for the view, so that simulations need not make one."""

    NAME: ClassVar[str]
    BLIND: ClassVar[bool] = False

    def __init__(self, game: Game[Any], seed: int | str) -> None:
        self.game: Final = game
        self.random: Final = Random(f"{self.NAME}/{seed}")

    def choose(self, view: Plain, decision: Plain) -> int:
        """The index of the option taken."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any option, all equally likely."""

    NAME = "random"
    BLIND = True

    def choose(self, view: Plain, decision: Plain) -> int:
        return self.pick(len(decision["options"]))

    def pick(self, count: int) -> int:
        return int(self.random.random() * count)


class GreedyBot(Bot):
    """The option that looks best at once, by the game's own judgement; ties fall at random.

    What the view does not show is imagined anew for each decision, and judgement reads only what
    the seat knows.
    """

    NAME = "greedy"

    def choose(self, view: Plain, decision: Plain) -> int:
        game, seat = self.game, decision["seat"]
        imagined = game.resample(view, LooseChance(self.random))
        worth = [
            game.worth(imagined, seat, game.LEXICON.choice(option))
            for option in decision["options"]
        ]
        best = max(worth)
        level = [at for at, value in enumerate(worth) if value == best]
        return level[int(self.random.random() * len(level))]


BOTS: Final[dict[str, type[Bot]]] = {bot.NAME: bot for bot in (RandomBot, GreedyBot)}


def seed_for(secret: str, seat: int, number: int | None = None) -> str:
    """The seed of a bot at a table with this secret seed: for the whole game, or for the answer
    with this number. One way only: from what a bot is given, nobody finds the cards."""
    place = f"{seat}" if number is None else f"{seat}/{number}"
    return sha256(f"bot/{secret}/{place}".encode()).hexdigest()


def make(name: str, game: Game[Any], seed: int | str) -> Bot:
    """A bot by its name. Its seed is never that of the match, but one that `seed_for` made."""
    if name not in BOTS:
        raise UnknownBot(bot=name, bots=", ".join(BOTS))
    return BOTS[name](game, seed)
