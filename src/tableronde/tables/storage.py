"""Storage: where the logs of tables are kept. One small contract, for any database.

The log of a table is a series of rows, numbered from 0 without a hole. A row holds the entries of
one request and is kept whole or not at all. Whoever writes a number first has it: everyone else
gets a `Conflict`, reads what came in between, and looks again whether the request still stands.
"""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final, Protocol, TypeAlias

import msgspec

from tableronde.tables import outcomes
from tableronde.tables.due import next_due
from tableronde.tables.entries import AnyEntry
from tableronde.tables.snapshots import Snapshot
from tableronde.tables.table import Status, Table

News: TypeAlias = Callable[[str | None, int], None]
"""Called with a table and the number of its newest row, when another worker has written it; with
None when news may have been missed."""


BOT_GRACE: Final = 15_000
"""How long (ms) a bot's answer may be missing before any worker looks after it."""
FAR: Final = 2**53
"""When a table is due at which nothing is done unless a person acts, but for which time counts."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What lists of tables and the watch ask about without reading logs."""

    game: str
    status: Status
    listed: bool
    """Whether it is shown among the open tables."""
    updated: int
    due: int | None
    """When the server must look after it at the latest (a clock that runs out, a bot that is asked,
    an outcome that is to be shown); FAR if only the time without a server matters to it; None if
    not even that."""

    def same_as(self, other: "Summary") -> bool:
        """Whether it tells the same as far as anybody asks: only of listed tables the time."""
        told = self.status, self.listed, self.due
        return not self.listed and told == (other.status, other.listed, other.due)


class Storage(Protocol):
    """The contract; tests/tables/test_storage.py runs it on every implementation."""

    @property
    def shared(self) -> bool:
        """Whether other workers may write to it: then what was read may be old."""

    async def append(
        self,
        table: str,
        number: int,
        entries: list[AnyEntry],
        summary: Summary | None,
        snapshot: Snapshot | None = None,
    ) -> None:
        """Keep a row, and the summary of the table where that has changed. When this returns it is
        on disk; a number that is taken is a `Conflict`."""

    async def read(self, table: str, since: int = 0) -> list[list[AnyEntry]]:
        """The rows from number `since` on; none: there is no such table, or nothing new."""

    async def snapshots(self, table: str) -> list[Snapshot]:
        """All snapshots of a table, oldest first."""

    async def newest(self, tables: list[str]) -> dict[str, int]:
        """The number of the newest row of each of these tables."""

    async def listed(self, most: int, since: int) -> list[str]:
        """The open tables: first those where somebody was seen since then, each newest first."""

    async def due(self, now: int, most: int) -> list[str]:
        """The tables that the house must look after, the most urgent first."""

    def alone(self) -> AbstractAsyncContextManager[bool]:
        """This worker comes to serve; whether nobody else does, so that it opens the house. Others
        wait until it has."""

    async def hours(self) -> tuple[int, int]:
        """When the house was last opened, and when it was last told to be open; 0: never."""

    async def beat(self, now: int, opened: bool = False) -> None:
        """Tell that the house is open, or has just been opened."""

    async def touch(self, seen: list[tuple[str, int]], at: int) -> None:
        """People whose page is open: table and seat."""

    async def last_seen(self, table: str) -> dict[int, int]:
        """When each person of a table was last there, by seat."""

    def on_news(self, tell: News) -> None:
        """Ask to be told what other workers write."""

    async def close(self) -> None:
        """Finish what is under way, and let go."""


def summary(table: Table, now: int) -> Summary:
    """The summary of a table as it stands."""
    status = table.status
    due = next_due(table)
    if due is None and outcomes.any_held(table):
        due = FAR  # as it would have a time if its seats could not act
    if table.bots_asked() and table.with_people:
        soon = now + BOT_GRACE
        due = soon if due is None else min(due, soon)
    return Summary(
        game=table.settings.game,
        status=status,
        listed=table.listed,
        updated=table.updated,
        due=due,
    )
