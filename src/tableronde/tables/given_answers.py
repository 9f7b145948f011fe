"""The answers that stand: who gave each, and which of them a seat may undo.

Independent of time, storage and network: used by the server's tables and by the terminal's.
"""

from collections.abc import Iterable
from typing import Final

from tableronde.core.match import Match

BY_BOT: Final = -1
"""In place of the time left before an answer: a bot gave the answer."""
UNEARNED: Final = -2
"""In the same place: the answer earned no increment."""
BESIDE: Final = -3
"""In the same place: given in a private talk or before the clock started; counts as no turn."""
BY_ORDER: Final = -4
"""In the same place: given automatically, by an order or as the only option."""


class GivenAnswers:
    """Who gave each answer that stands, and the time left on the clock before it."""

    __slots__ = ("_first", "_given")

    def __init__(self, first: int) -> None:
        """`first` is how many answers stood when the table was opened."""
        self._first: Final = first
        self._given: list[tuple[int, int]] = []

    @classmethod
    def of(cls, match: Match) -> "GivenAnswers":
        """Read the answers that stand from the log of a match, all as given by people."""
        given = cls(match.first)
        for entry in match.log:
            if entry.is_answer:
                given.add(entry.seat)
            elif entry.undo is not None:
                given.take_back(entry.undo)
        return given

    def add(self, seat: int, before: int = 0) -> None:
        """Note an answer, and the milliseconds left before it or a constant in their place."""
        self._given.append((seat, before))

    def take_back(self, to: int) -> list[tuple[int, int]]:
        """Forget all answers until `to` of them stand. Return them, the newest first."""
        at = to - self._first
        gone = self._given[at:]
        del self._given[at:]
        return gone[::-1]

    # Undoing -----------------------------------------------------------------------------------

    def last_own(self, seat: int) -> int | None:
        """Return how many answers stood before this seat's last one that was not automatic; None if
        there is none."""
        for at in range(len(self._given) - 1, -1, -1):
            if self._given[at][0] == seat and self._given[at][1] != BY_ORDER:
                return self._first + at
        return None

    def may_undo(self, match: Match, seat: int, to: int) -> bool:
        """Return whether this seat may undo, without consent, until `to` answers are left: only its
        own answers, up to the last barrier, and none that a bot gave in its place."""
        if not match.may_undo(seat, to):
            return False
        return all(before != BY_BOT for _, before in self._given[to - self._first :])

    def seats_since(self, number: int) -> set[int]:
        """Return the seats whose people have answered since `number` answers stood."""
        given = self._given[number - self._first :]
        return {seat for seat, before in given if before != BY_BOT}

    def last_on_turn(self) -> int | None:
        """Return the seat that gave the last answer that counts as a turn."""
        for seat, before in reversed(self._given):
            if before not in (BESIDE, BY_ORDER):
                return seat
        return None

    # Keeping -----------------------------------------------------------------------------------

    def kept(self) -> list[tuple[int, int]]:
        """Return what a snapshot keeps; `restore` is the inverse."""
        return list(self._given)

    def restore(self, given: Iterable[tuple[int, int]]) -> None:
        self._given = list(given)
