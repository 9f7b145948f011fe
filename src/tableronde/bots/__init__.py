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
    """A player. Subclasses set NAME, and override `choose`.

    One that is BLIND looks at the number of options only: it gets None for the view, so that
    simulations need not make one. Its random numbers come from `self.random`, so that a game can
    be played again.

    >>> from tableronde import games
    >>> class Last(Bot):
    ...     NAME = "last"
    ...     def choose(self, view, decision):
    ...         return len(decision["options"]) - 1
    >>> Last(games.find("avalon"), seed=1).choose({}, {"options": ["a", "b", "c"]})
    2
    """

    NAME: ClassVar[str]
    BLIND: ClassVar[bool] = False

    def __init__(self, game: Game[Any], seed: int | str) -> None:
        self.game: Final = game
        self.random: Final = Random(f"{self.NAME}/{seed}")

    def choose(self, view: Plain, decision: Plain) -> int:
        """Choose an option from what this seat sees and is asked; returns its index.

        Called once for each decision of the seat. `view` is `Match.view` of that seat, `decision`
        is `Decision.plain`; neither must be changed.
        """
        raise NotImplementedError


class RandomBot(Bot):
    """Chooses any option, all equally likely."""

    NAME = "random"
    BLIND = True

    def choose(self, view: Plain, decision: Plain) -> int:
        return self.pick(len(decision["options"]))

    def pick(self, count: int) -> int:
        return int(self.random.random() * count)


class GreedyBot(Bot):
    """Chooses the option that looks best at once, by the game's own judgement; one at random if
    several are equally good.

    What the view does not show is dealt again at random for each decision.
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
    """Derive a bot's seed from the secret seed of a match, for the whole game or for one answer.

    The bot cannot find the secret seed, and with it the cards, from its own.
    """
    place = f"{seat}" if number is None else f"{seat}/{number}"
    return sha256(f"bot/{secret}/{place}".encode()).hexdigest()


def make(name: str, game: Game[Any], seed: int | str) -> Bot:
    """Make the bot with this name. Derive its seed from that of the match by `seed_for`.

    >>> from tableronde import games
    >>> make("greedy", games.find("avalon"), seed=1).NAME
    'greedy'
    """
    if name not in BOTS:
        raise UnknownBot(bot=name, bots=", ".join(BOTS))
    return BOTS[name](game, seed)
