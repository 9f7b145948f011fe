"""SQLite: a file, for one worker."""

import asyncio
import contextlib
import itertools
import re
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from tableronde.core.errors import refused
from tableronde.tables.errors import BadDatabaseFile

T = TypeVar("T")

_ROWS_AT_ONCE: Final = 32
"""Rows that one statement inserts."""


class Sqlite:
    """Work on a file, in threads."""

    insert = staticmethod(sqlite.insert)
    shared = False
    lock = "BEGIN IMMEDIATE"

    def __init__(self, url: sa.URL) -> None:
        _make_file(Path(url.database or ""))
        self._engine: Final = sa.create_engine(url, hide_parameters=True)  # rows hold secrets
        sa.event.listen(self._engine, "connect", _set_pragmas)
        self._writer: Final = ThreadPoolExecutor(1, "sqlite-writer")
        self._readers: Final = ThreadPoolExecutor(2, "sqlite-reader")
        self._texts: Final[dict[tuple[Any, int], str]] = {}

    def put(self, connection: sa.Connection, insert: Any, rows: list[tuple[Any, ...]]) -> None:
        """Insert many rows with one statement: each statement costs a switch between the writing
        thread and the event loop. The driver caches the statements of all sizes (up to 128)."""
        for at in range(0, len(rows), _ROWS_AT_ONCE):
            some = rows[at : at + _ROWS_AT_ONCE]
            values = tuple(itertools.chain.from_iterable(some))
            connection.exec_driver_sql(self._text(insert, len(some)), values)

    def _text(self, insert: Any, size: int) -> str:
        """Return the statement for `size` rows."""
        if (insert, size) not in self._texts:
            one = str(insert.compile(dialect=self._engine.dialect))
            values = re.search(r"\([?, ]+\)", one)
            assert values is not None
            many = ", ".join([values[0]] * size)
            self._texts[insert, size] = one.replace(values[0], many, 1)
        return self._texts[insert, size]

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writer, self._carry_out, work)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._carry_out, work)

    def _carry_out(self, work: Callable[[sa.Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def listen(self, on_news: Callable[[str], None], on_missed: Callable[[], None]) -> None:
        """Do nothing: a file has only one worker."""

    async def register(self) -> bool:
        return True  # see `file_lock.py`

    async def admit_others(self) -> None:
        """Do nothing: a file has only one worker."""

    async def keep_registered(self) -> None:
        """Do nothing: a file has only one worker."""

    async def close(self) -> None:
        for threads in (self._writer, self._readers):
            threads.shutdown()
        self._engine.dispose()


def _make_file(file: Path) -> None:
    """Create the file, or check that it can be used, before any thread works on it."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with contextlib.closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA journal_mode=WAL")  # permanent
    except (OSError, ValueError, sqlite3.Error) as error:
        why = getattr(error, "sqlite_errorname", None) or refused(error)
        raise BadDatabaseFile(file=str(file), why=why) from None


def _set_pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.execute("PRAGMA synchronous=FULL")  # what is acknowledged survives a power cut
    cursor.close()
