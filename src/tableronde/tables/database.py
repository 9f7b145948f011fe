"""Storage in SQLite or PostgreSQL, through SQLAlchemy.

Rows that arrive while a transaction is being written are written together in the next one. Each row
is acknowledged only when it is on disk.
"""

import asyncio
import contextlib
import logging
import os
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa

from tableronde.tables import schema
from tableronde.tables.engines.address import database_url
from tableronde.tables.engines.engine import Engine
from tableronde.tables.engines.postgres import CHANNEL, Postgres
from tableronde.tables.engines.sqlite import Sqlite
from tableronde.tables.entries import AnyEntry
from tableronde.tables.errors import BadDatabase, Conflict, StorageFailed
from tableronde.tables.snapshots import Snapshot
from tableronde.tables.storage import News, Summary
from tableronde.tables.time_source import SystemTime, TimeSource

T = TypeVar("T")

_log: Final = logging.getLogger("tableronde.database")
_BATCHES: Final = 2
"""Transactions at the same time: one is written while the next one is filled."""
_HEARTBEAT: Final = 1
_STARTED: Final = 2
"""Rows of `beats`: when the service was last known to run, and when it last started."""
_MANY: Final = 50
"""More rows than this are decoded in a thread, which does not block the event loop."""

_encode: Final = msgspec.json.Encoder().encode
_entries: Final = msgspec.json.Decoder(list[AnyEntry])
_snapshot: Final = msgspec.json.Decoder(Snapshot)


class _Row(NamedTuple):
    table: str
    number: int
    entries: bytes
    summary: Summary | None
    snapshot: tuple[int, bytes] | None
    kept: "asyncio.Future[None]"


class Database:
    """Storage in one database, opened with `open_database`."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine
        self._statements: Final = _Statements(engine.insert)
        self._name: Final = os.urandom(6).hex()  # of this worker, among the news
        self._queue: Final[deque[_Row]] = deque()
        self._called = False  # a transaction that will take the queue is scheduled
        self._turns: Final = asyncio.Semaphore(_BATCHES)
        self._writing: Final[set[asyncio.Task[None]]] = set()
        self._closed = False
        self._tasks: Final[list[asyncio.Task[None]]] = []

    @property
    def shared(self) -> bool:
        return self._engine.shared

    # Writing -----------------------------------------------------------------------------------

    async def append(
        self,
        table: str,
        number: int,
        entries: list[AnyEntry],
        summary: Summary | None,
        snapshot: Snapshot | None = None,
    ) -> None:
        if self._closed:
            raise StorageFailed(why="closed")
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        taken = None if snapshot is None else (snapshot.position, _encode(snapshot))
        self._queue.append(_Row(table, number, _encode(entries), summary, taken, kept))
        if not self._called:
            self._called = True
            writing = asyncio.create_task(self._write_waiting())
            self._writing.add(writing)
            writing.add_done_callback(self._writing.discard)
        await kept

    async def _write_waiting(self) -> None:
        async with self._turns:
            await self._write([], self._take)

    def _take(self) -> list[_Row]:
        """Take the queued rows when the transaction begins. For SQLite this runs in the writing
        thread, which then need not wait for the event loop between two batches."""
        self._called = False  # first: a row that is added from now on schedules the next one
        batch = []
        with contextlib.suppress(IndexError):
            while True:  # one by one: each row is taken once, whichever thread takes it
                batch.append(self._queue.popleft())
        batch.sort(key=lambda row: (row.table, row.number))  # in the same order in all workers
        return batch

    async def _write(self, batch: list[_Row], take: Callable[[], list[_Row]] = list) -> None:
        """Write rows together, with those that `take` adds when the transaction begins. If one
        number is already taken, nothing is written, and the rows are tried one by one."""

        def write(connection: sa.Connection) -> None:
            batch.extend(take())
            self._write_rows(connection, batch)

        try:
            await self._engine.write(write)
        except sa.exc.IntegrityError:
            if len(batch) > 1:
                for row in batch:
                    await self._write([row])
                return
            outcome: Exception | None = Conflict()
        except Exception as error:  # of any kind: all waiting requests must get an error
            if not batch:  # the transaction has not begun
                batch.extend(take())
            _log.error("%d rows could not be written", len(batch), exc_info=error)
            outcome = StorageFailed(why=type(error).__name__)
        else:
            outcome = None
        for row in batch:
            if row.kept.done():
                continue  # the request was cancelled
            if outcome is None:
                row.kept.set_result(None)
            else:
                row.kept.set_exception(outcome)

    def _write_rows(self, connection: sa.Connection, rows: list[_Row]) -> None:
        """Write rows with their summaries and snapshots, and notify the other workers."""
        put, statements = self._engine.put, self._statements
        put(connection, statements.row, [(row.table, row.number, row.entries) for row in rows])
        about = [
            (row.table, row.number, *msgspec.structs.astuple(row.summary))
            for row in rows
            if row.summary is not None
        ]
        put(connection, statements.summary, about)
        taken = [(row.table, *row.snapshot) for row in rows if row.snapshot is not None]
        put(connection, statements.snapshot, taken)
        if self.shared and rows:
            news = [{"news": f"{self._name} {row.number} {row.table}"} for row in rows]
            connection.execute(self._statements.news, news)

    async def heartbeat(self, now: int, started: bool = False) -> None:
        ids = (_HEARTBEAT, _STARTED) if started else (_HEARTBEAT,)
        beats = [{"id": identity, "at": now} for identity in ids]
        with _named_failures():
            await self._engine.keep_registered()
            await self._engine.write(
                lambda connection: connection.execute(self._statements.beat, beats)
            )

    async def touch(self, seen: list[tuple[str, int]], at: int) -> None:
        values = [{"table_id": table, "seat": seat, "at": at} for table, seat in sorted(seen)]
        if values:
            with _named_failures():
                await self._engine.write(
                    lambda connection: connection.execute(self._statements.seen, values)
                )

    # Reading -----------------------------------------------------------------------------------

    async def _fetch(self, statement: Any) -> list[Any]:
        with _named_failures():
            return await self._engine.read(lambda connection: list(connection.execute(statement)))

    async def _fetch_of(self, table: str, statement: Any) -> list[Any]:
        """Fetch rows about a table; none for an id that a database would not accept."""
        return await self._fetch(statement) if table.isprintable() else []

    async def read(self, table: str, since: int = 0) -> list[list[AnyEntry]]:
        rows = await self._fetch_of(
            table,
            sa.select(schema.log.c.entries)
            .where(schema.log.c.table_id == table, schema.log.c.number >= since)
            .order_by(schema.log.c.number),
        )
        return await _decoded(rows, _entries.decode)

    async def snapshots(self, table: str) -> list[Snapshot]:
        rows = await self._fetch_of(
            table,
            sa.select(schema.snapshots.c.snapshot)
            .where(schema.snapshots.c.table_id == table)
            .order_by(schema.snapshots.c.position),
        )
        return await _decoded(rows, _snapshot.decode)

    async def newest(self, tables: list[str]) -> dict[str, int]:
        kept = schema.log.c
        newest = sa.func.max(kept.number)
        rows = await self._fetch(
            sa.select(kept.table_id, newest)
            .where(kept.table_id.in_(tables))
            .group_by(kept.table_id)
        )
        return dict(tuple(row) for row in rows)

    async def listed(self, most: int, since: int) -> list[str]:
        tables, seen = schema.tables.c, schema.seen.c
        newest = sa.select(tables.id).where(tables.listed).order_by(tables.updated.desc())
        lately = newest.where(tables.id.in_(sa.select(seen.table_id).where(seen.at > since)))
        found = [row.id for row in await self._fetch(lately.limit(most))]
        if len(found) < most:
            found += [row.id for row in await self._fetch(newest.limit(most))]
        return list(dict.fromkeys(found))[:most]

    async def due(self, now: int, most: int) -> list[str]:
        rows = await self._fetch(
            sa.select(schema.tables.c.id)
            .where(schema.tables.c.due <= now)
            .order_by(schema.tables.c.due)
            .limit(most)
        )
        return [row.id for row in rows]

    async def last_seen(self, table: str) -> dict[int, int]:
        rows = await self._fetch_of(
            table,
            sa.select(schema.seen.c.seat, schema.seen.c.at).where(schema.seen.c.table_id == table),
        )
        return {row.seat: row.at for row in rows}

    async def service_times(self) -> tuple[int, int]:
        beats = dict(tuple(row) for row in await self._fetch(sa.select(schema.beats)))
        return beats.get(_STARTED, 0), beats.get(_HEARTBEAT, 0)

    # News --------------------------------------------------------------------------------------

    def on_news(self, tell: News) -> None:
        def on_news(news: str) -> None:
            worker, number, table = news.split(" ", 2)
            if worker != self._name:
                tell(table, int(number))

        listening = self._engine.listen(on_news, lambda: tell(None, 0))
        self._tasks.append(asyncio.create_task(listening))

    # Opening and closing -----------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def register_worker(self) -> AsyncIterator[bool]:
        with _named_failures():
            first = await self._engine.register()
        try:
            yield first
        finally:
            if first:
                with _named_failures():
                    await self._engine.admit_others()

    async def start(self) -> None:
        """Create the schema if there is none."""
        try:
            await self._engine.write(self._make_schema)
        except (sa.exc.SQLAlchemyError, OSError, TypeError, ValueError) as error:
            # TypeError and ValueError: the address has a parameter that the driver does not know.
            reason = str(getattr(error, "orig", None) or error) or type(error).__name__
            raise BadDatabase(why="driver", detail=reason.splitlines()[0]) from None

    def _make_schema(self, connection: sa.Connection) -> None:
        connection.execute(sa.text(self._engine.lock))
        schema.metadata.create_all(connection)
        version = connection.scalar(sa.select(schema.about.c.schema_version))
        if version is None:
            connection.execute(sa.insert(schema.about), {"schema_version": schema.SCHEMA_VERSION})
        elif version > schema.SCHEMA_VERSION:
            raise BadDatabase(why="newer", detail=version)
        elif version != schema.SCHEMA_VERSION:
            raise BadDatabase(why="unknown-version", detail=version)

    async def close(self) -> None:
        self._closed = True
        await asyncio.gather(*self._writing)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._engine.close()


async def open_database(text: str, time: TimeSource | None = None) -> Database:
    """Open storage by its address: postgresql://…, sqlite:///…, or the path of a file. `time` is
    the system time by default."""
    url = database_url(text)
    sqlite = url.get_backend_name() == "sqlite"
    engine = Sqlite(url) if sqlite else Postgres(url, time or SystemTime())
    database = Database(engine)
    try:
        await database.start()
    except BadDatabase:
        await engine.close()
        raise
    return database


class _Statements:
    """The statements that write, in the dialect of the database."""

    def __init__(self, insert: Any) -> None:
        log, tables, seen = schema.log, schema.tables, schema.seen
        self.row: Final = sa.insert(log)  # a second row with its number is an IntegrityError
        upsert = insert(tables)
        self.summary: Final = upsert.on_conflict_do_update(
            index_elements=[tables.c.id],
            set_={
                name: upsert.excluded[name]
                for name in ("number", "game", "status", "listed", "updated", "due")
            },
            where=upsert.excluded["number"] > tables.c.number,
        )
        self.snapshot: Final = insert(schema.snapshots).on_conflict_do_nothing()
        here = insert(seen)
        self.seen: Final = here.on_conflict_do_update(
            index_elements=[seen.c.table_id, seen.c.seat], set_={"at": here.excluded["at"]}
        )
        beat = insert(schema.beats)
        self.beat: Final = beat.on_conflict_do_update(
            index_elements=[schema.beats.c.id], set_={"at": beat.excluded["at"]}
        )
        self.news: Final = sa.select(sa.func.pg_notify(CHANNEL, sa.bindparam("news")))


async def _decoded(rows: list[Any], decode: Callable[[bytes], T]) -> list[T]:
    """Decode rows; if there are many, in a thread, so that other tables are served meanwhile."""

    def decoded() -> list[T]:
        return [decode(row[0]) for row in rows]

    return await asyncio.to_thread(decoded) if len(rows) > _MANY else decoded()


@contextlib.contextmanager
def _named_failures() -> Iterator[None]:
    try:
        yield
    except (sa.exc.SQLAlchemyError, OSError) as error:
        _log.error("the database failed", exc_info=error)
        raise StorageFailed(why=type(error).__name__) from error
