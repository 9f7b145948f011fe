"""Private talks, in games that know them: how long they last.

A game says who talks and how often a measure of time was paid for (`Game.talk`); the table says how
long a measure is. It runs while the table plays, and no clock of a seat runs meanwhile. Where an
answer may take days, lines are counted instead, and a measure is a day.

A talk that is free (FIEF-11.3-01) has no count of lines and, at a table without clocks, no end.
With clocks it lasts one measure, and another may be called: nobody shall hold up the others for
ever, and a seat's own clock, if it ran, would show who makes a deal with whom.
"""

from typing import Final

import msgspec

from tableronde.core.game import Conversation
from tableronde.tables.clocks import DAY
from tableronde.tables.settings import Clock, DaysClock, NoClock

A_TALK: Final = 180 * 1000
"""Three minutes (FIEF-8.0-06)."""
WORDS: Final = 6
"""Lines that each may say for a measure, where an answer may take days (FIEF-D-11)."""


class Talk(msgspec.Struct, kw_only=True):
    """A talk that goes on."""

    seats: list[int]
    began: int
    tokens: int
    may_end: bool
    """Whether nothing that it has set off is still being settled."""
    slow: bool
    """Whether this is a table where an answer may take days."""
    endless: bool = False
    """Whether it is free, at a table without clocks."""
    spent: int = 0
    """Milliseconds, up to `since`."""
    since: int | None = None
    """Since when its time runs; None: it is stopped."""
    said: dict[int, int] = {}
    """How many lines each has said."""

    def left(self, now: int) -> int | None:
        """Return the milliseconds left; None: no limit."""
        if self.endless:
            return None
        running = 0 if self.since is None else max(0, now - self.since)
        return max(0, self._measure() - self.spent - running)

    def ends(self) -> int | None:
        """Return when its time is up; None while it is stopped, or if it has no limit."""
        if self.since is None or not self.may_end or self.endless:
            return None
        return self.since + self._measure() - self.spent

    def words_left(self, seat: int) -> int | None:
        """Return how many lines a seat in it may still write; None: no limit."""
        counted = self.slow and self.tokens > 0
        return WORDS * self.tokens - self.said.get(seat, 0) if counted else None

    def _measure(self) -> int:
        return max(1, self.tokens) * (DAY if self.slow else A_TALK)

    def run(self, running: bool, now: int) -> None:
        """Run its time from now on, or stop it."""
        if self.since is not None:
            now = max(now, self.since)  # two machines may disagree about the time
            self.spent += now - self.since
        self.since = now if running else None

    def slept(self, lost: int, now: int) -> None:
        """Do not count so many milliseconds: the server was down."""
        if self.since is not None:
            self.since = min(now, self.since + lost)

    def count_line(self, seat: int) -> None:
        """Count a line that this seat has written."""
        self.said[seat] = self.said.get(seat, 0) + 1

    def copy(self) -> "Talk":
        return msgspec.structs.replace(self, said=dict(self.said))


def going_on(before: Talk | None, told: Conversation | None, clock: Clock) -> Talk | None:
    """Return the talk that the game reports: the one of before, as it is now, or another."""
    if told is None:
        return None
    if before is None or before.began != told.began:
        before = Talk(
            seats=list(told.seats),
            began=told.began,
            tokens=told.tokens,
            may_end=True,
            slow=isinstance(clock, DaysClock),
            endless=told.tokens == 0 and isinstance(clock, NoClock),
        )
    before.tokens = told.tokens
    before.may_end = told.closing is not None
    return before
