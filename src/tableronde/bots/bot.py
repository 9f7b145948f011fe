"""The base class of bots."""

from random import Random
from typing import Any, ClassVar, Final

from tableronde.core.game import AnyGame
from tableronde.core.views import DecisionView, View


class Bot:
    """A program that decides for one seat of a game.

    A BLIND bot decides by the number of options alone. It gets `None` as the view, so that
    simulations need not make one. Random numbers must come from `self.random`, so that games are
    reproducible.

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

    def __init__(self, game: AnyGame, seed: int | str) -> None:
        self.game: Final = game
        self.random: Final = Random(f"{self.NAME}/{seed}")

    def choose(self, view: View[Any], decision: DecisionView) -> int:
        """Return the index of the chosen option.

        Called once per decision of the seat. `view` is `Match.view` of that seat, and `decision` is
        `Decision.plain`, with at least one option. Neither may be modified.
        """
        raise NotImplementedError
