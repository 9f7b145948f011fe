"""PostgreSQL: a server, for many workers on many machines."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import asyncpg
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from tableronde.tables.time_source import TimeSource

T = TypeVar("T")

CHANNEL: Final = "tableronde"
"""The channel on which workers notify each other."""
_CHECK_INTERVAL: Final = 10.0
_CHECK_TIMEOUT: Final = 10.0
"""Seconds between checks of a silent connection, and the timeout of a check."""
_RETRY_DELAY: Final = 1.0
"""Seconds until a lost connection is opened again."""
_COMMAND_TIMEOUT: Final = 30.0
"""Timeout of any other statement, in seconds. (The driver uses the system time.)"""
_SERVICE_LOCK: Final = 727375
_REGISTER: Final = sa.text(
    f"SELECT pg_try_advisory_lock({_SERVICE_LOCK}), pg_try_advisory_lock_shared({_SERVICE_LOCK})"
)
_REGISTER_AGAIN: Final = sa.text(f"SELECT pg_try_advisory_lock_shared({_SERVICE_LOCK})")
_ADMIT_OTHERS: Final = sa.text(f"SELECT pg_advisory_unlock({_SERVICE_LOCK})")
_CHECK: Final = sa.text("SELECT 1")
_REGISTER_INTERVAL: Final = 0.1
_KEEPALIVES: Final = sa.text(
    "SELECT set_config('tcp_keepalives_idle', '10', false),"
    " set_config('tcp_keepalives_interval', '5', false),"
    " set_config('tcp_keepalives_count', '2', false)"
)
"""So that the lock of a worker whose machine has died is free again within twenty seconds."""


class Postgres:
    """Work on a server, over an asynchronous driver."""

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
            connect_args={"command_timeout": _COMMAND_TIMEOUT},
        )
        self._lock_connection: AsyncConnection | None = None  # the connection that holds our lock

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

    async def listen(self, on_news: Callable[[str], None], on_missed: Callable[[], None]) -> None:
        """Listen, and reconnect when the connection is lost or does not answer."""
        address = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                async with self._time.timeout(_CHECK_TIMEOUT):
                    connection = await asyncpg.connect(address)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _connection, lost=lost: lost.set())
                try:
                    async with self._time.timeout(_CHECK_TIMEOUT):
                        await connection.add_listener(
                            CHANNEL, lambda _connection, _pid, _channel, news: on_news(str(news))
                        )
                    on_missed()
                    await self._until_lost(connection, lost)
                finally:
                    connection.terminate()
            await self._time.sleep(_RETRY_DELAY)

    async def _until_lost(self, connection: "asyncpg.Connection[Any]", lost: asyncio.Event) -> None:
        """Wait until the connection is lost, and check regularly that it still answers."""
        while not lost.is_set():
            try:
                async with self._time.timeout(_CHECK_INTERVAL):
                    await lost.wait()
            except TimeoutError:
                async with self._time.timeout(_CHECK_TIMEOUT):
                    await connection.execute(f"LISTEN {CHANNEL}")

    async def register(self) -> bool:
        """Take the lock that all workers share. The first one holds it exclusively until it admits
        others, so that no other replaces people whose clocks are not yet credited."""
        while True:
            alone, shared = await self._execute_on_lock(_REGISTER)
            if shared:
                return bool(alone)
            await self._time.sleep(_REGISTER_INTERVAL)

    async def admit_others(self) -> None:
        if self._lock_connection is not None:
            await self._execute_on_lock(_ADMIT_OTHERS)

    async def keep_registered(self) -> None:
        """Take the lock again if it was lost with its connection; next time, if another worker
        holds it exclusively."""
        if self._lock_connection is not None:
            await self._execute_on_lock(_CHECK)
        elif not (await self._execute_on_lock(_REGISTER_AGAIN))[0]:
            await self._unregister()

    async def _execute_on_lock(self, question: sa.TextClause) -> Sequence[Any]:
        if self._lock_connection is None:
            plain = await self._engine.connect()
            self._lock_connection = await plain.execution_options(isolation_level="AUTOCOMMIT")
            await self._execute_on_lock(_KEEPALIVES)
        try:
            return (await self._lock_connection.execute(question)).one()
        except BaseException:
            await self._unregister()
            raise

    async def _unregister(self) -> None:
        if self._lock_connection is not None:
            connection, self._lock_connection = self._lock_connection, None
            await connection.invalidate()  # so that nobody else uses it, with its lock
            await connection.close()

    async def close(self) -> None:
        await self._unregister()
        await self._engine.dispose()
