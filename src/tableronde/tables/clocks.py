"""Clocks: whose time runs, and when it is up.

A clock runs for each person who must decide something while the table plays. A live clock counts
down over the whole game and gains the increment once per turn. A clock in days is reset by each
answer. Undoing an answer takes back the increment, so that nobody can gain time by answering and
undoing. If everyone agreed to the undo, the time spent is restored too. A clock may start later
than its question is put. The table decides what happens when time is up: a bot takes over.
"""

from collections.abc import Mapping
from typing import Final

from tableronde.tables.given_answers import UNEARNED
from tableronde.tables.settings import Clock, DaysClock, LiveClock

DAY: Final = 24 * 60 * 60 * 1000
_BACK_AGAIN: Final = 60 * 1000
"""Time on a live clock for a person who returns after running out of time."""


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
        """Whether this table has clocks."""
        return bool(self._left)

    def run(self, seats: Mapping[int, int], now: int) -> None:
        """Run the clocks of exactly these seats, each from the given time on."""
        if not self._left:
            return
        for seat in [seat for seat in self._since if seat not in seats]:
            self._stop(seat, now)
        for seat, begins in sorted(seats.items()):
            if begins > now:
                self._stop(seat, now)
            self._since.setdefault(seat, max(begins, now))

    def answered(self, seat: int, now: int, gains: bool = True) -> int:
        """Stop the clock of a seat that has answered, and add the increment if it `gains` one.
        Return the time left before the answer."""
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
        """Take back the increment of an answer that was undone. `before` is the time that was left
        before it. If all `agreed`, the time spent since then is restored."""
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
        """Do not count the time that is running: the open questions are undone."""
        self._since.clear()

    def back_again(self, seat: int) -> None:
        """Give some time to a person who returns after running out of it. (A clock in days is reset
        with the next question anyway.)"""
        if self._left and isinstance(self._clock, LiveClock):
            self._left[seat] = max(self._left[seat], min(self._full, _BACK_AGAIN))

    def credit(self, lost: int, now: int) -> None:
        """Do not count the `lost` milliseconds for which the server was down."""
        self._since = {
            seat: max(since, min(now, since + lost)) for seat, since in self._since.items()
        }

    def left(self, seat: int, now: int) -> int | None:
        """Return the time that this seat has left; None without a clock."""
        if not self._left:
            return None
        spent = max(0, now - self._since[seat]) if seat in self._since else 0
        return max(0, self._left[seat] - spent)

    def running(self, seat: int) -> bool:
        """Return whether this seat's clock runs."""
        return seat in self._since

    def begins_in(self, seat: int, now: int) -> int:
        """Return the time until this seat's clock starts to run."""
        return max(0, self._since.get(seat, now) - now)

    def next_up(self) -> tuple[int, int] | None:
        """Return the seat that runs out of time first, and when."""
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
