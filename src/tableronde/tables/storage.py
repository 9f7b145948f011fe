"""The contract of storage for tables.

The log of a table is a series of rows, numbered from 0 without gaps. A row holds the entries of one
request and is stored whole or not at all. Only one worker can write a number: any other gets a
`Conflict`, reads the new rows, and checks its request again.
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
"""Called with a table and the number of its newest row when another worker has written it; with
None when notifications may have been missed."""


BOT_GRACE: Final = 15_000
"""Milliseconds that a bot's answer may be missing before any worker takes over."""
FAR: Final = 2**53
"""The due time of a table where time runs but the server need not act by itself."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What lists of tables and maintenance need to know without reading the log."""

    game: str
    status: Status
    listed: bool
    """Whether it is shown among the open tables."""
    updated: int
    due: int | None
    """When the server must act: a clock runs out, a bot must answer, an outcome is to be shown. FAR
    if only downtime must be credited; None if nothing is ever due."""

    def same_as(self, other: "Summary") -> bool:
        """Return whether the stored summary need not change: `updated` matters for listed tables
        only."""
        told = self.status, self.listed, self.due
        return not self.listed and told == (other.status, other.listed, other.due)


class Storage(Protocol):
    """The contract; tests/tables/test_storage.py runs it on every implementation."""

    @property
    def shared(self) -> bool:
        """Whether other workers may write to it, so that what was read may be outdated."""

    async def append(
        self,
        table: str,
        number: int,
        entries: list[AnyEntry],
        summary: Summary | None,
        snapshot: Snapshot | None = None,
    ) -> None:
        """Write a row, and the summary if it has changed. When this returns, all is on disk. Raise
        Conflict if the number is taken."""

    async def read(self, table: str, since: int = 0) -> list[list[AnyEntry]]:
        """Return the rows from number `since` on; an empty list if there are none, or no such
        table."""

    async def snapshots(self, table: str) -> list[Snapshot]:
        """Return all snapshots of a table, oldest first."""

    async def newest(self, tables: list[str]) -> dict[str, int]:
        """Return the number of the newest row of each of these tables."""

    async def listed(self, most: int, since: int) -> list[str]:
        """Return at most `most` open tables, newest first; those where a person was connected
        after `since` come before all others."""

    async def due(self, now: int, most: int) -> list[str]:
        """Return at most `most` tables that are due, most urgent first."""

    def register_worker(self) -> AbstractAsyncContextManager[bool]:
        """Register this worker. The context value is whether it is the only one; if so, others wait
        until the context ends."""

    async def service_times(self) -> tuple[int, int]:
        """Return when the service last started, and when it was last known to run; 0: never."""

    async def heartbeat(self, now: int, started: bool = False) -> None:
        """Store that the service runs, or has just started."""

    async def touch(self, seen: list[tuple[str, int]], at: int) -> None:
        """Store that these people are connected: table and seat."""

    async def last_seen(self, table: str) -> dict[int, int]:
        """Return when the person of each seat was last connected."""

    def on_news(self, tell: News) -> None:
        """Call `tell` whenever another worker has written something."""

    async def close(self) -> None:
        """Finish pending writes, and close."""


def summary(table: Table, now: int) -> Summary:
    """Make the summary of a table."""
    status = table.status
    due = next_due(table)
    if due is None and outcomes.any_held(table):
        due = FAR  # there would be a due time if the seats could not act: do not reveal it
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
