"""States: plain values that copy fast and go to JSON and back."""

from typing import TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    from tableronde.core.frames import Frame

Plain: TypeAlias = Any
"""Something made of dicts, lists, strings, numbers, booleans and None only."""


RESIGNED: Final = "resigned"
"""The reason of a result that no rule of the game has led to: somebody has resigned."""


class Result:
    """How a game ended: who won (several share), why, and the figures that decided."""

    __slots__ = ("reason", "scores", "winners")

    def __init__(
        self, winners: tuple[int, ...], reason: str, scores: tuple[dict[str, int], ...]
    ) -> None:
        self.winners: Final = winners
        self.reason: Final = reason
        self.scores: Final = scores

    def plain(self) -> Plain:
        return {
            "winners": list(self.winners),
            "reason": self.reason,
            "scores": [dict(score) for score in self.scores],
        }


def result_from(plain: Plain) -> Result | None:
    if plain is None:
        return None
    return Result(tuple(plain["winners"]), plain["reason"], tuple(plain["scores"]))


class State:
    """What every game's state has: seats, the count of answers, the stack of frames, the result.

    A game's state adds its own fields, takes all of them in the constructor, and overrides `copy`
    and `plain` by hand: no deepcopy, no attribute tricks, so that the same source can be compiled.
    """

    __slots__ = ("number", "result", "seats", "stack")

    def __init__(
        self, seats: int, number: int, stack: "list[Frame[Any]]", result: Result | None
    ) -> None:
        self.seats: Final = seats
        self.number = number  # answers given so far
        self.stack = stack  # what is still to be resolved; the last frame is on top
        self.result = result

    def copy(self) -> "State":
        """An equal state that shares nothing that can change."""
        raise NotImplementedError

    def plain(self) -> Plain:
        """The whole state, secrets included, ready for JSON."""
        raise NotImplementedError

    def finish(self, result: Result) -> None:
        """End the game: nothing is left to resolve."""
        self.result = result
        self.stack.clear()
