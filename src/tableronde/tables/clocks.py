"""Clocks: whose time runs, and when it is up.

A clock runs for every person who is asked something while the table plays. The live clock counts
down over the whole game and gains the increment each time that it is a seat's go; the clock in days
starts anew with each answer. An answer that is taken back gives back what it gained, so that nobody
makes time by answering and undoing; where all agree to that, it gets its time back, too. A clock
may begin later than its question is put. What happens when time is up is the table's business: a
bot plays on.
"""

from collections.abc import Mapping
from typing import Final

from tableronde.tables.given_answers import UNEARNED
from tableronde.tables.settings import Clock, DaysClock, LiveClock

DAY: Final = 24 * 60 * 60 * 1000
_BACK_AGAIN: Final = 60 * 1000
"""What a person whose time was up has on a live clock after coming back."""


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

    def __bool__(self) -> bool:
        """Whether there are any."""
        return bool(self._left)

    def run(self, seats: Mapping[int, int], now: int) -> None:
        """Run the clocks of just these seats from now on, each not before its moment."""
        if not self._left:
            return
        for seat in [seat for seat in self._since if seat not in seats]:
            self._stop(seat, now)
        for seat, begins in sorted(seats.items()):
            if begins > now:
                self._stop(seat, now)
            self._since.setdefault(seat, max(begins, now))

    def answered(self, seat: int, now: int, gains: bool = True) -> int:
        """Stop the clock of a seat that has answered, and add what it gains; not every answer
        gains. Return what was left before."""
        if not self._left:
            return 0
        self._stop(seat, now)
        before = self._left[seat]
        if isinstance(self._clock, DaysClock):
            self._left[seat] = self._full
        elif gains:
            self._left[seat] += self._gain
        else:
            return UNEARNED
        return before

    def taken_back(self, seat: int, before: int, now: int, agreed: bool) -> None:
        """Take back the gain of an answer that was undone, before which so much was left. If all
        have agreed, what was spent since then is not lost: the seat has what was left then, or all
        the days."""
        if not self._left:
            return
        self._stop(seat, now)
        if isinstance(self._clock, LiveClock):
            left = self._left[seat] - self._gain
            self._left[seat] = max(left, before if agreed else 0)
        elif agreed:
            self._left[seat] = self._full
        else:
            spent_since = self._full - self._left[seat]
            self._left[seat] = max(0, before - spent_since)

    def forgive(self) -> None:
        """Forget the running time of all: what they are asked is undone."""
        self._since.clear()

    def back_again(self, seat: int) -> None:
        """Give a person who returns after the time was up some to play with. (Days start anew with
        the next question anyway.)"""
        if self._left and isinstance(self._clock, LiveClock):
            self._left[seat] = max(self._left[seat], min(self._full, _BACK_AGAIN))

    def slept(self, lost: int, now: int) -> None:
        """The server was down for so long: nobody could have answered meanwhile."""
        self._since = {
            seat: max(since, min(now, since + lost)) for seat, since in self._since.items()
        }

    def left(self, seat: int, now: int) -> int | None:
        """Return what this seat has left; None without a clock."""
        if not self._left:
            return None
        spent = max(0, now - self._since[seat]) if seat in self._since else 0
        return max(0, self._left[seat] - spent)

    def running(self, seat: int) -> bool:
        """Return whether this seat's clock runs."""
        return seat in self._since

    def begins_in(self, seat: int, now: int) -> int:
        """Return how long it is until this seat's clock begins to run."""
        return max(0, self._since.get(seat, now) - now)

    def next_up(self) -> tuple[int, int] | None:
        """Return the seat whose time is up first, and when."""
        if not self._since:
            return None
        ends = ((since + self._left[seat], seat) for seat, since in self._since.items())
        end, seat = min(ends)
        return seat, end

    def kept(self) -> tuple[list[int], dict[int, int]]:
        """Return what a snapshot keeps; `restore` is the inverse."""
        return list(self._left), dict(self._since)

    def restore(self, left: list[int], since: dict[int, int]) -> None:
        self._left, self._since = list(left), dict(since)

    def _stop(self, seat: int, now: int) -> None:
        since = self._since.pop(seat, now)
        self._left[seat] = max(0, self._left[seat] - max(0, now - since))
