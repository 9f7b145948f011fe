"""The answers that stand: who gave each, and which of them a seat may undo.

Nothing here depends on time, storage or a network: a table of the server and one in the terminal
both have it.
"""

from collections.abc import Iterable
from typing import Final

from tableronde.core.match import Match

BY_BOT: Final = -1
"""In place of the time that was left before an answer: no person has given it."""
UNEARNED: Final = -2
"""The same: it has not earned its person any time."""
BESIDE: Final = -3
"""The same: it was given in a private talk or before its clock began, and is nobody's turn."""
BY_ORDER: Final = -4
"""The same: it was given automatically, by an order or because there was only one option."""


class GivenAnswers:
    """Who gave each answer that stands, and what was left on the clock before it."""

    __slots__ = ("_first", "_given")

    def __init__(self, first: int) -> None:
        """`first` is how many answers stood when the table began."""
        self._first: Final = first
        self._given: list[tuple[int, int]] = []

    @classmethod
    def of(cls, match: Match) -> "GivenAnswers":
        """Read the answers that stand from the log of a match, as given by persons."""
        given = cls(match.first)
        for entry in match.log:
            if entry.is_answer:
                given.add(entry.seat)
            elif entry.undo is not None:
                given.take_back(entry.undo)
        return given

    def add(self, seat: int, before: int = 0) -> None:
        """Note an answer, and the milliseconds left before it or what stands in place of those."""
        self._given.append((seat, before))

    def take_back(self, to: int) -> list[tuple[int, int]]:
        """Forget all answers until `to` of them stand. Return them, the newest first."""
        at = to - self._first
        gone = self._given[at:]
        del self._given[at:]
        return gone[::-1]

    # Undoing -----------------------------------------------------------------------------------

    def last_own(self, seat: int) -> int | None:
        """Return how many answers stood before the last one that this seat was asked for; None if
        there is none."""
        for at in range(len(self._given) - 1, -1, -1):
            if self._given[at][0] == seat and self._given[at][1] != BY_ORDER:
                return self._first + at
        return None

    def may_undo(self, match: Match, seat: int, to: int) -> bool:
        """Return whether this seat may freely undo all until `to` answers stand: its own, up to
        the last barrier, and not what a bot has played in its place."""
        if not match.may_undo(seat, to):
            return False
        return all(before != BY_BOT for _, before in self._given[to - self._first :])

    def seats_since(self, number: int) -> set[int]:
        """Return the seats whose persons have answered since so many answers stood."""
        given = self._given[number - self._first :]
        return {seat for seat, before in given if before != BY_BOT}

    def last_on_turn(self) -> int | None:
        """Return the seat whose turn the last answer was, those aside that are nobody's turn."""
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
