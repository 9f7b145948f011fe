"""Private talks: how long they last.

The game says who talks and how many tokens were paid (`Game.talk`); the table says how much time a
token buys. That time runs while the table plays, and no clock of a seat runs meanwhile. At a table
with a clock in days a token buys a day, and the lines are counted too.

In a free talk (FIEF-11.3-01) lines are not counted and, at a table without clocks, it has no time
limit. With clocks it lasts as long as one token buys, and another may be called: no one can hold up
the game for ever. The seats' own clocks stop, since they would reveal who makes a deal with whom.
"""

from typing import Final

import msgspec

from tableronde.core.game import TimedTalk
from tableronde.tables.clocks import DAY
from tableronde.tables.settings import Clock, DaysClock, NoClock

A_TALK: Final = 180 * 1000
"""What a token buys on a live clock or without one: three minutes (FIEF-8.0-06)."""
WORDS: Final = 6
"""Lines per token and seat at a table with a clock in days (FIEF-D-11)."""


class Talk(msgspec.Struct, kw_only=True):
    """A talk that is going on."""

    seats: list[int]
    began: int
    tokens: int
    may_end: bool
    """Whether no deal made in it is still being settled."""
    slow: bool
    """Whether the table has a clock in days."""
    endless: bool = False
    """Whether it has no time limit: a free talk at a table without clocks."""
    spent: int = 0
    """Milliseconds used up to `since`."""
    since: int | None = None
    """When its time started to run; None: it is stopped."""
    said: dict[int, int] = {}
    """How many lines each seat has written."""

    def left(self, now: int) -> int | None:
        """Return the milliseconds left; None without a time limit."""
        if self.endless:
            return None
        running = 0 if self.since is None else max(0, now - self.since)
        return max(0, self._measure() - self.spent - running)

    def ends(self) -> int | None:
        """Return when its time is up; None while it is stopped or without a time limit."""
        if self.since is None or not self.may_end or self.endless:
            return None
        return self.since + self._measure() - self.spent

    def words_left(self, seat: int) -> int | None:
        """Return how many lines this seat may still write; None without a limit."""
        counted = self.slow and self.tokens > 0
        return WORDS * self.tokens - self.said.get(seat, 0) if counted else None

    def _measure(self) -> int:
        return max(1, self.tokens) * (DAY if self.slow else A_TALK)

    def run(self, running: bool, now: int) -> None:
        """Start or stop its time."""
        if self.since is not None:
            now = max(now, self.since)  # the clocks of two machines may differ
            self.spent += now - self.since
        self.since = now if running else None

    def credit(self, lost: int, now: int) -> None:
        """Do not count the `lost` milliseconds for which the server was down."""
        if self.since is not None:
            self.since = min(now, self.since + lost)

    def count_line(self, seat: int) -> None:
        """Count a line that this seat has written."""
        self.said[seat] = self.said.get(seat, 0) + 1

    def copy(self) -> "Talk":
        return msgspec.structs.replace(self, said=dict(self.said))


def going_on(before: Talk | None, told: TimedTalk | None, clock: Clock) -> Talk | None:
    """Return the talk that the game reports: the previous one, updated, or a new one."""
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
