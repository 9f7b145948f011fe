"""Credits clocks for the time that the server was down or the machine asleep."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from tableronde.server.live_tables.live_table import LiveTable
from tableronde.server.live_tables.machine_sleep import MachineSleep
from tableronde.server.live_tables.stored_table import read_table
from tableronde.tables import requests
from tableronde.tables.errors import Conflict, StorageFailed
from tableronde.tables.storage import Storage, summary
from tableronde.tables.time_source import TimeSource

_log: Final = logging.getLogger("tableronde.interruptions")
_HEARTBEAT_INTERVAL: Final = 10_000
_STARTUP_TIMEOUT: Final = 10.0
"""Seconds for which requests wait until the server has started."""
_MAX_ATTEMPTS: Final = 5
_NO_DEADLINE: Final = 2**62
_NO_LIMIT: Final = 1_000_000


class Interruptions:
    """Credits the clocks of all tables for interruptions, and stores when the server runs."""

    def __init__(self, storage: Storage, time: TimeSource, give_up: Callable[[str], None]) -> None:
        """`give_up` is called with each table whose clocks cannot be credited."""
        self.ready: Final = asyncio.Event()
        """Set when all clocks have been credited."""
        self.serving_since = 0
        """When the service started after the last interruption, in any worker."""
        self.sleep: Final = MachineSleep(time, heeded=not storage.shared)
        self.credited_sleep = 0
        """Milliseconds of machine sleep that all tables have been credited for."""
        self._storage: Final = storage
        self._time: Final = time
        self._give_up: Final = give_up
        self._credited_at: Final[dict[str, int]] = {}  # for tables that startup has credited
        self._last_heartbeat = 0

    async def wait_until_ready(self) -> None:
        """Wait until all clocks have been credited. Raise StorageFailed if that takes too long."""
        if not self.ready.is_set():
            try:
                async with self._time.timeout(_STARTUP_TIMEOUT):
                    await self.ready.wait()
            except TimeoutError:
                raise StorageFailed(why="the server is still starting") from None

    async def start_up(self) -> None:
        """Credit all tables for the time since the last heartbeat, unless another worker is
        running."""
        async with self._storage.register_worker() as is_first:
            if is_first:
                _, last = await self._storage.service_times()
                if last:
                    await self._credit_downtime(last)
                await self._storage.heartbeat(self._time.now_ms(), started=last > 0)
        self.serving_since, _ = await self._storage.service_times()
        self._credited_at.clear()
        self.ready.set()

    async def _credit_downtime(self, last: int) -> None:
        _log.info("the server was down for %d s", (self._time.now_ms() - last) // 1000)
        for table_id in await self._storage.due(_NO_DEADLINE, most=_NO_LIMIT):
            try:
                await self._credit_table(table_id, self._credited_at.get(table_id, last))
                self._credited_at[table_id] = self._time.now_ms()
            except (StorageFailed, Conflict):
                raise  # startup is tried again
            except Exception:
                self._give_up(table_id)

    async def _credit_table(self, table_id: str, last: int) -> None:
        for _ in range(_MAX_ATTEMPTS):
            table, rows = await read_table(self._storage, table_id)
            now = self._time.now_ms()
            requests.credit_downtime(table, now, max(0, now - last))
            if not table.unwritten:
                return
            with contextlib.suppress(Conflict):  # written by a worker that has lost its lock
                about = summary(table, now)
                await self._storage.append(table_id, rows, list(table.unwritten), about)
                return
        raise Conflict

    async def credit_sleep(self, live_table: Callable[[str], Awaitable[LiveTable]]) -> None:
        """Credit all tables if the machine has slept, including those not in memory."""
        total = self.sleep.total()
        if total > self.credited_sleep:
            for table_id in await self._storage.due(_NO_DEADLINE, most=_NO_LIMIT):
                try:
                    await (await live_table(table_id)).credit_sleep()
                except (StorageFailed, Conflict):
                    raise  # all tables are tried again
                except Exception:
                    self._give_up(table_id)
            self.credited_sleep, self.serving_since = total, self._time.now_ms()

    async def heartbeat(self) -> None:
        """Store, every few seconds, that the server runs."""
        now = self._time.now_ms()
        if now - self._last_heartbeat > _HEARTBEAT_INTERVAL:
            self._last_heartbeat = now
            await self._storage.heartbeat(now)

    async def shut_down(self) -> None:
        """Store that the server has run until now."""
        if self.ready.is_set():
            with contextlib.suppress(StorageFailed):
                await self._storage.heartbeat(self._time.now_ms())
