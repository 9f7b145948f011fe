"""Private talks, where a game knows them: how long they last.

A game says who talks and how often a measure of time was paid for (`Game.talk`); what a measure is,
the table says. It runs while the table plays, and no clock of a seat runs meanwhile: those in the
talk have this one, and nobody waits for the others. Where an answer may take days, words are
counted instead, and a measure is a day.

A talk that is free (FIEF-11.3-01) has no count of words and, at a table without clocks, no end.
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
    """Since when its time runs; None: it stands."""
    said: dict[int, int] = {}
    """How many lines each has said."""

    def left(self, now: int) -> int | None:
        """Milliseconds; None: as many as they like."""
        if self.endless:
            return None
        running = 0 if self.since is None else max(0, now - self.since)
        return max(0, self._measure() - self.spent - running)

    def ends(self) -> int | None:
        """When its time is up; None while it stands, or if that is never."""
        if self.since is None or not self.may_end or self.endless:
            return None
        return self.since + self._measure() - self.spent

    def words_left(self, seat: int) -> int | None:
        """How many lines somebody in it may still say; None: as many as he likes."""
        counted = self.slow and self.tokens > 0
        return WORDS * self.tokens - self.said.get(seat, 0) if counted else None

    def _measure(self) -> int:
        return max(1, self.tokens) * (DAY if self.slow else A_TALK)

    def run(self, running: bool, now: int) -> None:
        """From now on its time runs, or stands."""
        if self.since is not None:
            now = max(now, self.since)  # two machines may disagree about the time
            self.spent += now - self.since
        self.since = now if running else None

    def slept(self, lost: int, now: int) -> None:
        """The house was closed for so long: nobody could have talked meanwhile."""
        if self.since is not None:
            self.since = min(now, self.since + lost)

    def hear(self, seat: int) -> None:
        self.said[seat] = self.said.get(seat, 0) + 1

    def copy(self) -> "Talk":
        return msgspec.structs.replace(self, said=dict(self.said))


def going_on(before: Talk | None, told: Conversation | None, clock: Clock) -> Talk | None:
    """The talk that the game tells of: the one of before, as it is now, or another."""
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
