"""Storage in SQLite or PostgreSQL, through SQLAlchemy.

Rows that come in while the disk is busy are written together in the next transaction: each is
acknowledged only when it is on disk, and many tables share the waiting.
"""

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import asyncpg
import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tableronde.tables.entries import AnyEntry
from tableronde.tables.errors import BadDatabase, Conflict, StorageFailed
from tableronde.tables.storage import News, Summary
from tableronde.tables.table import Snapshot

SCHEMA_VERSION: Final = 1
_BATCH: Final = 400
_CHANNEL: Final = "tableronde"

_metadata: Final = sa.MetaData()
_about: Final = sa.Table(
    "about", _metadata, sa.Column("schema_version", sa.Integer, nullable=False)
)
_tables: Final = sa.Table(
    "tables",
    _metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),  # of the newest row
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger),
    sa.Index("tables_listed", "listed", "updated"),
    sa.Index("tables_due", "due"),
)
_log: Final = sa.Table(
    "log",
    _metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("entries", sa.LargeBinary, nullable=False),
)
_snapshots: Final = sa.Table(
    "snapshots",
    _metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("position", sa.Integer, primary_key=True),
    sa.Column("snapshot", sa.LargeBinary, nullable=False),
)
_seen: Final = sa.Table(
    "seen",
    _metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)

_encode: Final = msgspec.json.Encoder().encode
_entries: Final = msgspec.json.Decoder(list[AnyEntry])
_snapshot: Final = msgspec.json.Decoder(Snapshot)


class _Row(NamedTuple):
    table: str
    number: int
    entries: bytes
    summary: Summary
    snapshot: tuple[int, bytes] | None
    kept: "asyncio.Future[None]"


class Database:
    """Storage in one database. Make one with `open_database`."""

    def __init__(self, engine: AsyncEngine, url: sa.URL) -> None:
        self._engine: Final = engine
        self._url: Final = url
        self._postgres: Final = engine.dialect.name == "postgresql"
        self._insert: Final[Any] = postgresql.insert if self._postgres else sqlite.insert
        self._name: Final = os.urandom(6).hex()  # of this worker, among the news
        self._queue: Final[list[_Row]] = []
        self._wake: Final = asyncio.Event()
        self._idle: Final = asyncio.Event()  # nothing waits or is being written
        self._idle.set()
        self._closed = False
        self._tasks: Final[list[asyncio.Task[None]]] = []

    # Writing -----------------------------------------------------------------------------------

    async def append(
        self,
        table: str,
        number: int,
        entries: list[AnyEntry],
        summary: Summary,
        snapshot: Snapshot | None = None,
    ) -> None:
        if self._closed:
            raise StorageFailed(why="closed")
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        taken = None if snapshot is None else (snapshot.position, _encode(snapshot))
        self._queue.append(_Row(table, number, _encode(entries), summary, taken, kept))
        self._idle.clear()
        self._wake.set()
        await kept

    async def _write_on(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                batch, self._queue[:] = self._queue[:_BATCH], self._queue[_BATCH:]
                await self._write(batch)
            self._idle.set()

    async def _write(self, batch: list[_Row]) -> None:
        try:
            async with self._engine.begin() as connection:
                won = await self._write_log(connection, batch)
                await self._write_rest(connection, won)
        except Exception as error:  # whatever it was, all who wait are told, and it goes on
            for row in batch:
                if not row.kept.done():
                    row.kept.set_exception(StorageFailed(why=type(error).__name__))
            return
        winners = {row.kept for row in won}
        for row in batch:
            if row.kept.done():
                continue  # whoever asked is gone
            if row.kept in winners:
                row.kept.set_result(None)
            else:
                row.kept.set_exception(Conflict())

    async def _write_log(self, connection: AsyncConnection, batch: list[_Row]) -> list[_Row]:
        """The rows that got their number, in the one order in which all workers write."""
        statement = (
            self._insert(_log).on_conflict_do_nothing().returning(_log.c.table_id, _log.c.number)
        )
        rows: dict[tuple[str, int], _Row] = {}
        for row in batch:  # the first of two rows with one number has it
            rows.setdefault((row.table, row.number), row)
        values = [
            {"table_id": table, "number": number, "entries": row.entries}
            for (table, number), row in sorted(rows.items())
        ]
        result = await connection.execute(statement, values)
        return [rows[table, number] for table, number in sorted(tuple(key) for key in result)]

    async def _write_rest(self, connection: AsyncConnection, kept: list[_Row]) -> None:
        if not kept:
            return
        upsert = self._insert(_tables)
        changed = {
            name: upsert.excluded[name]
            for name in ("number", "game", "status", "listed", "updated", "due")
        }
        await connection.execute(
            upsert.on_conflict_do_update(
                index_elements=[_tables.c.id],
                set_=changed,
                where=upsert.excluded["number"] > _tables.c.number,
            ),
            [
                {"id": row.table, "number": row.number, **msgspec.structs.asdict(row.summary)}
                for row in kept
            ],
        )
        taken = [
            {"table_id": row.table, "position": row.snapshot[0], "snapshot": row.snapshot[1]}
            for row in kept
            if row.snapshot is not None
        ]
        if taken:
            await connection.execute(self._insert(_snapshots).on_conflict_do_nothing(), taken)
        if self._postgres:
            await connection.execute(
                sa.select(sa.func.pg_notify(_CHANNEL, sa.bindparam("news"))),
                [{"news": f"{self._name} {row.number} {row.table}"} for row in kept],
            )

    async def touch(self, seen: list[tuple[str, int]], at: int) -> None:
        upsert = self._insert(_seen)
        if seen:
            with _named_failures():
                async with self._engine.begin() as connection:
                    await connection.execute(
                        upsert.on_conflict_do_update(
                            index_elements=[_seen.c.table_id, _seen.c.seat],
                            set_={"at": upsert.excluded["at"]},
                        ),
                        [
                            {"table_id": table, "seat": seat, "at": at}
                            for table, seat in sorted(seen)
                        ],
                    )

    # Reading -----------------------------------------------------------------------------------

    async def _fetch(self, statement: Any) -> list[Any]:
        with _named_failures():
            async with self._engine.connect() as connection:
                return list(await connection.execute(statement))

    async def _fetch_of(self, table: str, statement: Any) -> list[Any]:
        """What is kept of a table. Some texts are no name that a database could even ask for."""
        return await self._fetch(statement) if table.isprintable() else []

    async def read(self, table: str, since: int = 0) -> list[list[AnyEntry]]:
        rows = await self._fetch_of(
            table,
            sa.select(_log.c.entries)
            .where(_log.c.table_id == table, _log.c.number >= since)
            .order_by(_log.c.number),
        )
        return [_entries.decode(row.entries) for row in rows]

    async def snapshots(self, table: str) -> list[Snapshot]:
        rows = await self._fetch_of(
            table,
            sa.select(_snapshots.c.snapshot)
            .where(_snapshots.c.table_id == table)
            .order_by(_snapshots.c.position),
        )
        return [_snapshot.decode(row.snapshot) for row in rows]

    async def listed(self, most: int) -> list[str]:
        rows = await self._fetch(
            sa.select(_tables.c.id)
            .where(_tables.c.listed)
            .order_by(_tables.c.updated.desc())
            .limit(most)
        )
        return [row.id for row in rows]

    async def due(self, now: int, most: int) -> list[str]:
        rows = await self._fetch(
            sa.select(_tables.c.id).where(_tables.c.due <= now).order_by(_tables.c.due).limit(most)
        )
        return [row.id for row in rows]

    async def last_seen(self, table: str) -> dict[int, int]:
        rows = await self._fetch_of(
            table, sa.select(_seen.c.seat, _seen.c.at).where(_seen.c.table_id == table)
        )
        return {row.seat: row.at for row in rows}

    # News --------------------------------------------------------------------------------------

    def on_news(self, tell: News) -> None:
        if self._postgres:
            self._tasks.append(asyncio.create_task(self._listen(tell)))

    async def _listen(self, tell: News) -> None:
        """Listen for as long as the worker lives; a lost connection is made again."""

        def heard(_connection: Any, _pid: int, _channel: str, news: object) -> None:
            worker, number, table = str(news).split(" ", 2)
            if worker != self._name:
                tell(table, int(number))

        while True:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                url = self._url.set(drivername="postgresql")
                connection = await asyncpg.connect(url.render_as_string(hide_password=False))
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _connection, lost=lost: lost.set())
                await connection.add_listener(_CHANNEL, heard)
                tell(None, 0)
                try:
                    await lost.wait()
                finally:
                    connection.terminate()
            await asyncio.sleep(1)

    # Opening and closing -----------------------------------------------------------------------

    async def start(self) -> None:
        """Make the schema where there is none, and start writing."""
        try:
            async with self._engine.begin() as connection:
                lock = (
                    "SELECT pg_advisory_xact_lock(727374)" if self._postgres else "BEGIN IMMEDIATE"
                )
                await connection.execute(sa.text(lock))  # who starts together takes turns
                await connection.run_sync(_metadata.create_all)
                version = await connection.scalar(sa.select(_about.c.schema_version))
                if version is None:
                    await connection.execute(sa.insert(_about), {"schema_version": SCHEMA_VERSION})
                elif version > SCHEMA_VERSION:
                    raise BadDatabase(reason=f"its version {version} is newer than this program")
        except (sa.exc.SQLAlchemyError, OSError, TypeError, ValueError) as error:
            # The latter two: the address asks for something that the driver does not know.
            reason = str(getattr(error, "orig", None) or error) or type(error).__name__
            raise BadDatabase(reason=reason.splitlines()[0]) from None
        self._tasks.append(asyncio.create_task(self._write_on()))

    async def close(self) -> None:
        self._closed = True
        await self._idle.wait()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._engine.dispose()


def database_url(text: str) -> sa.URL:
    """The database that a text names: postgresql://…, sqlite:///…, or the path of a file."""
    if "://" not in text:
        return sa.URL.create("sqlite+aiosqlite", database=str(Path(text).expanduser()))
    try:
        url = sa.make_url(text)
    except (sa.exc.ArgumentError, ValueError):
        raise BadDatabase(reason="it is not the address of a database") from None
    backend = url.get_backend_name()
    if backend == "sqlite" and url.database:
        return url.set(drivername="sqlite+aiosqlite")
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise BadDatabase(reason="it is neither SQLite nor PostgreSQL")


async def open_database(text: str) -> Database:
    """Open storage by its address (see `database_url`)."""
    url = database_url(text)
    if url.get_backend_name() == "sqlite":
        _make_file(Path(url.database or ""))
        engine = create_async_engine(url)
        sa.event.listen(engine.sync_engine, "connect", _set_pragmas)
    else:
        engine = create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True)
    database = Database(engine, url)
    try:
        await database.start()
    except BadDatabase:
        await engine.dispose()
        raise
    return database


def _make_file(file: Path) -> None:
    """Make the file, or see whether it can be used, before any thread works on it."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with contextlib.closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA journal_mode=WAL")  # it stays so
    except (OSError, ValueError, sqlite3.Error) as error:
        reason = getattr(error, "strerror", None) or error
        raise BadDatabase(reason=f"{str(file)!r}: {reason}") from None


@contextlib.contextmanager
def _named_failures() -> Iterator[None]:
    try:
        yield
    except (sa.exc.SQLAlchemyError, OSError) as error:
        raise StorageFailed(why=type(error).__name__) from error


def _set_pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.execute("PRAGMA synchronous=FULL")  # what is acknowledged survives a power cut
    cursor.close()
