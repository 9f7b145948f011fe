"""The two databases: how work gets to each, and how workers hear of each other.

Work is a plain function of a connection. For SQLite it runs in a thread (one that writes, two that
read: a write never waits for a reader), for PostgreSQL over an asynchronous driver.
"""

import asyncio
import contextlib
import itertools
import re
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

import asyncpg
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from tableronde.core.errors import refused
from tableronde.tables.errors import BadDatabase, BadDatabaseFile
from tableronde.tables.time_source import TimeSource

try:
    import fcntl
except ImportError:  # there are no such locks on Windows
    fcntl = None  # type: ignore[assignment]

T = TypeVar("T")

CHANNEL: Final = "tableronde"
_AT_ONCE: Final = 32
"""Rows that one statement puts into SQLite."""
_CHECK_EVERY: Final = 10.0
_ANSWERS_WITHIN: Final = 10.0
"""Seconds: how often a line on which nothing is heard is tried, and what that may take."""
_AGAIN_AFTER: Final = 1.0
"""Seconds after which a line that was lost is made again."""
_GIVEN_UP_AFTER: Final = 30.0
"""Seconds after which any other statement has failed: nobody waits for ever. (The driver follows
the time of the machine.)"""
_HOUSE: Final = 727375
_COME_IN: Final = sa.text(
    f"SELECT pg_try_advisory_lock({_HOUSE}), pg_try_advisory_lock_shared({_HOUSE})"
)
_CHECK: Final = sa.text("SELECT 1")
_STAY: Final = sa.text(f"SELECT pg_try_advisory_lock_shared({_HOUSE})")
_LET_IN: Final = sa.text(f"SELECT pg_advisory_unlock({_HOUSE})")
_KNOCK_EVERY: Final = 0.1
_KEEPALIVES: Final = sa.text(
    "SELECT set_config('tcp_keepalives_idle', '10', false),"
    " set_config('tcp_keepalives_interval', '5', false),"
    " set_config('tcp_keepalives_count', '2', false)"
)
"""So that the lock of a worker whose machine has died is free again within twenty seconds."""


class Engine(Protocol):
    """A database."""

    insert: Any
    """Its dialect of INSERT, with what to do on a conflict."""
    shared: bool
    """Whether other workers may write to it."""
    lock: str
    """A statement that lets programs which start together take turns."""

    def put(self, connection: sa.Connection, insert: Any, rows: list[tuple[Any, ...]]) -> None:
        """Insert rows, each with all columns in their order."""

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """In one transaction, on disk when this returns."""

    async def read(self, work: Callable[[sa.Connection], T]) -> T: ...

    async def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Hear what other workers notify, for as long as this one lives."""

    async def come_in(self) -> bool:
        """This worker serves from now on; whether no other does. Then whoever comes later waits
        until it is let in."""

    async def let_in(self) -> None:
        """The others may serve, too."""

    async def stay(self) -> None:
        """See now and then that the others still know that this worker serves."""

    async def close(self) -> None: ...


class Sqlite:
    """A file."""

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
        """Many rows in one statement: with each statement the thread that writes and the event loop
        take turns. The driver remembers all their sizes (128 statements), so that SQLite knows them
        already."""
        for at in range(0, len(rows), _AT_ONCE):
            some = rows[at : at + _AT_ONCE]
            values = tuple(itertools.chain.from_iterable(some))
            connection.exec_driver_sql(self._text(insert, len(some)), values)

    def _text(self, insert: Any, size: int) -> str:
        """The statement for so many rows."""
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

    async def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """A file has one worker, which knows what it does."""

    async def come_in(self) -> bool:
        return True  # see `only_server`

    async def let_in(self) -> None:
        """Nobody waits."""

    async def stay(self) -> None:
        """Nobody asks."""

    async def close(self) -> None:
        for threads in (self._writer, self._readers):
            threads.shutdown()
        self._engine.dispose()


class Postgres:
    """A server, for many workers on many machines."""

    insert = staticmethod(postgresql.insert)
    shared = True
    lock = "SELECT pg_advisory_xact_lock(727374)"

    def __init__(self, url: sa.URL, time: TimeSource) -> None:
        self._url: Final = url
        self._time: Final = time
        self._engine: Final = create_async_engine(
            url,
            pool_size=6,
            max_overflow=5,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"command_timeout": _GIVEN_UP_AFTER},
        )
        self._inside: AsyncConnection | None = None  # it holds a lock for as long as we serve

    def put(self, connection: sa.Connection, insert: Any, rows: list[tuple[Any, ...]]) -> None:
        if rows:
            names = insert.table.columns.keys()
            connection.execute(insert, [dict(zip(names, row, strict=True)) for row in rows])

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """A connection that is lost, or does not answer, is made again."""
        address = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                async with self._time.timeout(_ANSWERS_WITHIN):
                    connection = await asyncpg.connect(address)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _connection, lost=lost: lost.set())
                try:
                    async with self._time.timeout(_ANSWERS_WITHIN):
                        await connection.add_listener(
                            CHANNEL, lambda _connection, _pid, _channel, news: heard(str(news))
                        )
                    missed()
                    await self._until_lost(connection, lost)
                finally:
                    connection.terminate()
            await self._time.sleep(_AGAIN_AFTER)

    async def _until_lost(self, connection: "asyncpg.Connection[Any]", lost: asyncio.Event) -> None:
        """Nobody tells us when the network between falls silent: ask now and then."""
        while not lost.is_set():
            try:
                async with self._time.timeout(_CHECK_EVERY):
                    await lost.wait()
            except TimeoutError:
                async with self._time.timeout(_ANSWERS_WITHIN):
                    await connection.execute(f"LISTEN {CHANNEL}")

    async def come_in(self) -> bool:
        """Whoever serves shares a lock, and who opens the house has it alone until others may come:
        so none of them replaces people whose clocks are still to be set."""
        while True:
            alone, shared = await self._ask_inside(_COME_IN)
            if shared:
                return bool(alone)
            await self._time.sleep(_KNOCK_EVERY)

    async def let_in(self) -> None:
        if self._inside is not None:
            await self._ask_inside(_LET_IN)

    async def stay(self) -> None:
        """The lock is lost with its connection: then it is taken again, or the next time if another
        worker is just opening the house."""
        if self._inside is not None:
            await self._ask_inside(_CHECK)
        elif not (await self._ask_inside(_STAY))[0]:
            await self._go_out()

    async def _ask_inside(self, question: sa.TextClause) -> Sequence[Any]:
        if self._inside is None:
            plain = await self._engine.connect()
            self._inside = await plain.execution_options(isolation_level="AUTOCOMMIT")
            await self._ask_inside(_KEEPALIVES)
        try:
            return (await self._inside.execute(question)).one()
        except BaseException:
            await self._go_out()
            raise

    async def _go_out(self) -> None:
        if self._inside is not None:
            inside, self._inside = self._inside, None
            await inside.invalidate()  # lest somebody else use it, with its lock
            await inside.close()

    async def close(self) -> None:
        await self._go_out()
        await self._engine.dispose()


def database_url(text: str) -> sa.URL:
    """The database that a text names: postgresql://…, sqlite:///…, or the path of a file."""
    if "://" not in text:
        return sa.URL.create("sqlite", database=str(Path(text).expanduser()))
    try:
        url = sa.make_url(text)
    except (sa.exc.ArgumentError, ValueError):
        raise BadDatabase(why="address", detail="") from None
    backend = url.get_backend_name()
    if backend == "sqlite" and url.database:
        return url.set(drivername="sqlite")
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise BadDatabase(why="kind", detail=backend)


def open_engine(url: sa.URL, time: TimeSource) -> Engine:
    return Sqlite(url) if url.get_backend_name() == "sqlite" else Postgres(url, time)


@contextlib.contextmanager
def only_server(url: sa.URL) -> Iterator[None]:
    """Nobody else serves the tables of this file: two servers would not hear of each other. (The
    system lets go of the lock when the process ends, however it ends.)"""
    if url.get_backend_name() != "sqlite" or fcntl is None:
        yield
        return
    try:
        # Beside the file itself, by whatever links it was named.
        file = Path(url.database or "").resolve()
        with file.with_name(f"{file.name}.lock").open("a") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            yield
    except BlockingIOError:
        raise BadDatabase(why="in-use", detail=str(url.database)) from None


def _make_file(file: Path) -> None:
    """Make the file, or see whether it can be used, before any thread works on it."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with contextlib.closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA journal_mode=WAL")  # it stays so
    except (OSError, ValueError, sqlite3.Error) as error:
        why = getattr(error, "sqlite_errorname", None) or refused(error)
        raise BadDatabaseFile(file=str(file), why=why) from None


def _set_pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.execute("PRAGMA synchronous=FULL")  # what is acknowledged survives a power cut
    cursor.close()
