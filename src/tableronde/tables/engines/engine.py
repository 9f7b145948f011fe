"""The contract of a database.

Work is a plain function of a connection. For SQLite it runs in a thread (one that writes, two that
read: a write never waits for a reader), for PostgreSQL over an asynchronous driver.
"""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

import sqlalchemy as sa

T = TypeVar("T")


class Engine(Protocol):
    """A database."""

    insert: Any
    """INSERT in its dialect, with clauses for conflicts."""
    shared: bool
    """Whether other workers may write to it."""
    lock: str
    """A statement that locks the schema while a program creates it."""

    def put(self, connection: sa.Connection, insert: Any, rows: list[tuple[Any, ...]]) -> None:
        """Insert rows, each with all columns in order."""

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Run `work` in one transaction, which is on disk when this returns."""

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Run `work` that only reads."""

    async def listen(self, on_news: Callable[[str], None], on_missed: Callable[[], None]) -> None:
        """Call `on_news` with the notifications of other workers, and `on_missed` when some may
        have been lost. Runs until cancelled."""

    async def register(self) -> bool:
        """Register this worker. Return whether it is the only one: then others that register wait
        until `admit_others`."""

    async def admit_others(self) -> None:
        """Let other workers register."""

    async def keep_registered(self) -> None:
        """Check that this worker is still registered, or register it again. Called regularly."""

    async def close(self) -> None:
        """Close all connections."""
