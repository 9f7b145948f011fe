"""When each open question was put."""

from collections.abc import Iterable
from typing import NamedTuple


class Asked(NamedTuple):
    """When a question was put: the table's `moment`, and the time."""

    moment: int
    at: int


class OpenQuestions:
    """The decisions that are open, and since when each is."""

    __slots__ = ("_asked",)

    def __init__(self) -> None:
        self._asked: dict[str, Asked] = {}

    def put(self, decisions: Iterable[str], moment: int, now: int, anew: bool = False) -> None:
        """Set the decisions that are open now. Those that were open before keep their time, unless
        all are put `anew`."""
        before = {} if anew else self._asked
        asked = Asked(moment, now)
        self._asked = {decision: before.get(decision, asked) for decision in decisions}

    def moment_of(self, decision: str) -> int | None:
        """Return the moment at which a decision was put; None if it is not open."""
        asked = self._asked.get(decision)
        return None if asked is None else asked.moment

    def time_of(self, decision: str) -> int:
        """Return when a decision that is open was put."""
        return self._asked[decision].at

    def put_off(self, lost: int) -> None:
        """Move the time of all questions forward by `lost`: nobody could answer meanwhile."""
        self._asked = {
            decision: Asked(asked.moment, asked.at + max(0, lost))
            for decision, asked in self._asked.items()
        }

    def kept(self) -> tuple[dict[str, int], dict[str, int]]:
        """Return what a snapshot keeps: the moments and the times. `restore` is the inverse."""
        moments = {decision: asked.moment for decision, asked in self._asked.items()}
        return moments, {decision: asked.at for decision, asked in self._asked.items()}

    def restore(self, moments: dict[str, int], times: dict[str, int]) -> None:
        self._asked = {
            decision: Asked(moment, times.get(decision, 0)) for decision, moment in moments.items()
        }
