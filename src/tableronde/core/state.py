"""States: plain values that copy fast and go to JSON and back."""

from dataclasses import dataclass
from typing import Any, Final, Self

from tableronde.core.declared import Constant, Part
from tableronde.core.frames import Frame
from tableronde.core.views import ResultView

RESIGNED: Final = "resigned"
"""The reason of a result that no rule of the game has led to: somebody has resigned."""


@dataclass(eq=False, frozen=True)
class Result(Constant):
    """How a game ended."""

    winners: tuple[int, ...]
    """Several share the victory."""
    reason: str
    scores: tuple[dict[str, int], ...]
    """The figures that decided."""

    def plain(self) -> ResultView:
        """Return this as data ready for JSON."""
        return {
            "winners": list(self.winners),
            "reason": self.reason,
            "scores": [dict(score) for score in self.scores],
        }

    @classmethod
    def load(cls, plain: ResultView) -> Self:
        """Return the result that `plain` was made of."""
        return cls(tuple(plain["winners"]), plain["reason"], tuple(plain["scores"]))


def result_from(plain: ResultView | None) -> Result | None:
    """Return the result that a view or a state tells, if the game is over."""
    return None if plain is None else Result.load(plain)


@dataclass(eq=False, slots=True)
class State(Part):
    """What every game's state has. A game's state adds its own fields."""

    seats: int
    number: int
    """Answers given so far."""
    stack: list[Frame[Any]]
    """What is still to be resolved; the last frame is on top."""
    result: Result | None

    def finish(self, result: Result) -> None:
        """End the game: nothing is left to resolve."""
        self.result = result
        self.stack.clear()
