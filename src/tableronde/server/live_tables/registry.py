"""The live tables of this worker, each loaded on first use."""

import asyncio
from collections.abc import Coroutine
from random import Random
from typing import Any, Final

from tableronde.server.bots.bot_pool import BotPool
from tableronde.server.config import Config
from tableronde.server.live_tables.live_table import LiveTable
from tableronde.server.live_tables.maintenance import Maintenance
from tableronde.server.live_tables.stored_table import read_table
from tableronde.server.network.rate_limits import RateLimiter
from tableronde.tables import requests
from tableronde.tables.errors import Conflict, UnknownTable
from tableronde.tables.seats import new_table_id, next_table_id
from tableronde.tables.settings import Settings
from tableronde.tables.storage import Storage, summary
from tableronde.tables.table import Table
from tableronde.tables.time_source import TimeSource


class TableRegistry:
    """Loads and creates tables, and keeps those that are in use."""

    def __init__(
        self,
        storage: Storage,
        config: Config,
        bot_pool: BotPool,
        time: TimeSource,
        random: Random,
    ) -> None:
        """`random` draws the seeds of tables; in production it must be secure."""
        self.storage: Final = storage
        self.config: Final = config
        self.bot_pool: Final = bot_pool
        self.time: Final = time
        self.chat_limits: Final = RateLimiter(
            config.chat_lines_per_second, 20 * config.chat_lines_per_second
        )
        self.request_limits: Final = RateLimiter(
            config.seat_requests_per_second, 8 * config.seat_requests_per_second
        )
        self.live_tables: Final[dict[str, LiveTable]] = {}
        self.maintenance: Final = Maintenance(self)
        self._random: Final = random
        self._loading: Final[dict[str, asyncio.Task[LiveTable]]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        storage.on_news(self.on_news)
        self._start(self.maintenance.run())

    async def live_table(self, table_id: str) -> LiveTable:
        """Return a live table, and load it if needed. Raise UnknownTable if there is none."""
        await self.maintenance.interruptions.wait_until_ready()
        live = self.live_tables.get(table_id)
        if live is not None:
            return live
        if table_id not in self._loading:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _task: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        try:
            table, rows = await read_table(self.storage, table_id)
        except KeyError:
            raise UnknownTable from None
        return self._register(table, rows)

    def _register(self, table: Table, rows: int, new: bool = False) -> LiveTable:
        if table.id in self.live_tables:  # loaded meanwhile
            return self.live_tables[table.id]
        interruptions = self.maintenance.interruptions
        live = LiveTable(
            table,
            rows,
            self.storage,
            self.bot_pool,
            self.config.bot_delay,
            self.time,
            interruptions.sleep,
            new=new,
            serving_since=interruptions.serving_since,
            credited_sleep=interruptions.sleep.total() if new else interruptions.credited_sleep,
        )
        self.live_tables[table.id] = live
        return live

    async def create_table(
        self, settings: Settings, name: str, start: dict[str, Any] | None = None
    ) -> tuple[LiveTable, str | None, str | None]:
        """Create a table. Return it with the secrets of its invitation and of the host's seat."""
        table, invite, key = requests.open_own_table(
            new_table_id(), settings, self.time.now_ms(), name, start, self.new_seed()
        )
        return await self._store_new(table), invite, key

    async def rematch(
        self, live: LiveTable, seat: int, settings: Settings | None
    ) -> tuple[str, str | None]:
        """Return the id of the rematch of a table, and the secret of its invitation.

        The first request creates it; later ones get the same table and no secret.
        """
        old = live.table
        if old.rematch is not None:
            return old.rematch, None
        new_id = next_table_id(old.id, old.opened.seed)
        again, invite = requests.rematch_table(
            old, self.time.now_ms(), seat, new_id, settings, self.new_seed()
        )
        try:
            await self._store_new(again)
        except Conflict:
            invite = None
        linked = await live.request(
            lambda table, now: requests.link_rematch(table, now, seat, new_id)
        )
        return linked, invite

    def new_seed(self) -> str:
        """Draw the secret seed of a new table."""
        return self._random.randbytes(16).hex()

    async def _store_new(self, table: Table) -> LiveTable:
        await self.storage.append(
            table.id, 0, list(table.unwritten), summary(table, self.time.now_ms())
        )
        table.unwritten.clear()
        return self._register(table, 1, new=True)

    def on_news(self, table_id: str | None, number: int) -> None:
        """Read what another worker has written: row `number` of a table, or (None) of any table."""
        if table_id is None:
            for live in self.live_tables.values():
                self._start(live.catch_up())
        elif table_id in self.live_tables and number >= self.live_tables[table_id].stored.rows:
            self._start(self.live_tables[table_id].catch_up())

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Close all connections, cancel all tasks, and close storage."""
        for live in self.live_tables.values():
            for viewer in list(live.presence.viewers):
                viewer.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self.live_tables.values():
            live.unload()
        await self.maintenance.interruptions.shut_down()
        self.bot_pool.close()
        await self.storage.close()
