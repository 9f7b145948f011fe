"""Clocks: whose time runs, and when it is up.

A clock runs for every person who is asked something while the table plays. The live clock counts
down over the whole game and gains the increment with each answer; the clock in days starts anew
with each answer. What happens when time is up is the table's business: a bot plays on.
"""

from collections.abc import Iterable
from typing import Final

from tableronde.tables.settings import Clock, DaysClock, LiveClock

DAY: Final = 24 * 60 * 60 * 1000
_BACK_AGAIN: Final = 60 * 1000
"""What a person who comes back has at least on a live clock."""


class Clocks:
    """The clocks of all seats, in milliseconds; empty without a clock."""

    __slots__ = ("_clock", "_full", "_gain", "_left", "_since")

    def __init__(self, clock: Clock, seats: int) -> None:
        self._clock = clock
        self._full = 0
        self._gain = 0
        if isinstance(clock, LiveClock):
            self._full, self._gain = clock.seconds * 1000, clock.increment * 1000
        elif isinstance(clock, DaysClock):
            self._full = clock.days * DAY
        self._left = [self._full] * seats if self._full else []
        self._since: dict[int, int] = {}  # running seats, with the moment they started

    def run(self, seats: Iterable[int], now: int) -> None:
        """From now on just these clocks run."""
        if not self._left:
            return
        running = set(seats)
        for seat in [seat for seat in self._since if seat not in running]:
            self._stop(seat, now)
        for seat in sorted(running):
            self._since.setdefault(seat, now)

    def answered(self, seat: int, now: int) -> None:
        """This seat has answered: its time stops, and gains."""
        if not self._left:
            return
        self._stop(seat, now)
        if isinstance(self._clock, DaysClock):
            self._left[seat] = self._full
        else:
            self._left[seat] += self._gain

    def undone(self) -> None:
        """Answers were taken back: whoever is asked now is asked anew, and has all the days."""
        if isinstance(self._clock, DaysClock):
            self._left = [self._full] * len(self._left)
            self._since.clear()

    def back_again(self, seat: int) -> None:
        """Whoever returns to the table gets some time to play with."""
        if not self._left:
            return
        days = isinstance(self._clock, DaysClock)
        least = self._full if days else min(self._full, _BACK_AGAIN)
        self._left[seat] = max(self._left[seat], least)

    def left(self, seat: int, now: int) -> int | None:
        """What this seat has left; None without a clock."""
        if not self._left:
            return None
        spent = max(0, now - self._since[seat]) if seat in self._since else 0
        return max(0, self._left[seat] - spent)

    def running(self, seat: int) -> bool:
        return seat in self._since

    def next_up(self) -> tuple[int, int] | None:
        """Whose time is up first, and when."""
        ends = ((since + self._left[seat], seat) for seat, since in self._since.items())
        first = min(ends, default=None)
        return None if first is None else (first[1], first[0])

    def kept(self) -> tuple[list[int], dict[int, int]]:
        """For a snapshot; `restore` is the inverse."""
        return list(self._left), dict(self._since)

    def restore(self, left: list[int], since: dict[int, int]) -> None:
        self._left, self._since = list(left), dict(since)

    def _stop(self, seat: int, now: int) -> None:
        since = self._since.pop(seat, now)
        self._left[seat] = max(0, self._left[seat] - max(0, now - since))
