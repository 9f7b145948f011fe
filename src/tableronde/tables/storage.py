"""The contract of the storage of tables.

The log of a table is a series of rows, numbered from 0 without a gap. A row holds the entries of
one request and is stored whole or not at all. The first worker to write a number has it: every
other gets a `Conflict`, reads what came in between, and checks the request again.
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
"""How long (ms) a bot's answer may be missing before any worker sees to it."""
FAR: Final = 2**53
"""When a table is due at which nothing is done unless a person acts, but for which time counts."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What lists of tables and the maintenance need without reading logs."""

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
        """Return whether nothing that is asked for differs: the time matters for listed tables
        only."""
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
        """Write a row, and the summary of the table if that has changed. When this returns it is on
        disk; if the number is taken, `Conflict` is raised."""

    async def read(self, table: str, since: int = 0) -> list[list[AnyEntry]]:
        """Return the rows from number `since` on; none if there is no such table, or nothing
        new."""

    async def snapshots(self, table: str) -> list[Snapshot]:
        """Return all snapshots of a table, the oldest first."""

    async def newest(self, tables: list[str]) -> dict[str, int]:
        """Return the number of the newest row of each of these tables."""

    async def listed(self, most: int, since: int) -> list[str]:
        """Return the open tables: first those where somebody was seen since then, the newest
        first."""

    async def due(self, now: int, most: int) -> list[str]:
        """Return the tables that the server must look after, the most urgent first."""

    def register_worker(self) -> AbstractAsyncContextManager[bool]:
        """Register this worker as one that serves. The context has whether it is the only one; if
        so, others wait until it is left."""

    async def service_times(self) -> tuple[int, int]:
        """Return when the service last started, and when it was last known to run; 0: never."""

    async def heartbeat(self, now: int, started: bool = False) -> None:
        """Note that the service runs, or has just started."""

    async def touch(self, seen: list[tuple[str, int]], at: int) -> None:
        """Note the people who are connected: table and seat."""

    async def last_seen(self, table: str) -> dict[int, int]:
        """Return when each person of a table was last connected, by seat."""

    def on_news(self, tell: News) -> None:
        """Call `tell` when other workers have written something."""

    async def close(self) -> None:
        """Finish what is being written, and close."""


def summary(table: Table, now: int) -> Summary:
    """Make the summary of a table."""
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
