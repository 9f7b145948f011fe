"""The hall: all tables that this worker has in memory, and what looks after them."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Iterator
from random import Random
from typing import Final

from tableronde.core.plain import Plain
from tableronde.server.bot_pool import BotPool
from tableronde.server.config import Config
from tableronde.server.live_table import LiveTable
from tableronde.server.machine_sleep import MachineSleep
from tableronde.server.presence import PRESENCE_TIMEOUT
from tableronde.server.rate_limits import RateLimiter
from tableronde.server.stored_table import read_table
from tableronde.tables import requests
from tableronde.tables.errors import Conflict, StorageFailed, UnknownTable
from tableronde.tables.seats import new_table_id, next_table_id
from tableronde.tables.settings import Settings
from tableronde.tables.storage import Storage, summary
from tableronde.tables.table import Table
from tableronde.tables.time_source import TimeSource

_log: Final = logging.getLogger("tableronde.registry")
_MAINTENANCE_INTERVAL: Final = 2.0
_PRESENCE_INTERVAL: Final = 20.0
_UNLOAD_AFTER: Final = 300.0
_MAX_DUE: Final = 50
_HEARTBEAT_INTERVAL: Final = 10_000
_MAX_ATTEMPTS: Final = 5
_STARTUP_TIMEOUT: Final = 10.0
"""Seconds that somebody waits for the house to be opened."""
_NO_DEADLINE: Final = 2**62
_NO_LIMIT: Final = 1_000_000


class TableRegistry:
    """The tables of this worker."""

    def __init__(
        self,
        storage: Storage,
        config: Config,
        bot_pool: BotPool,
        time: TimeSource,
        random: Random,
    ) -> None:
        """`random` gives the tables their seeds: where people play it must be secure."""
        self.storage: Final = storage
        self.config: Final = config
        self.bot_pool: Final = bot_pool
        self.time: Final = time
        self._random: Final = random
        self._live_tables: Final[dict[str, LiveTable]] = {}
        self._loading: Final[dict[str, asyncio.Task[LiveTable]]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._failed_tables: Final[set[str]] = set()  # tables that cannot be looked after
        self._stored_presence: dict[
            tuple[str, int], int
        ] = {}  # when this worker last told who is here
        self.chat_limits: Final = RateLimiter(
            config.chat_lines_per_second, 20 * config.chat_lines_per_second
        )
        self.request_limits: Final = RateLimiter(
            config.seat_requests_per_second, 8 * config.seat_requests_per_second
        )
        self._ready: Final = asyncio.Event()
        self._last_heartbeat = 0
        self._serving_since = 0  # when the house was last opened, by whichever worker
        self._sleep: Final = MachineSleep(time, heeded=not storage.shared)
        self._credited_sleep = 0  # how much of it all tables know of
        self._credited_until: Final[
            dict[str, int]
        ] = {}  # tables whose clocks are right, and since when
        storage.on_news(self._on_news)
        self._start(self._maintain())

    # Rooms -------------------------------------------------------------------------------------

    async def live_table(self, table_id: str) -> LiveTable:
        """The room of a table, opened if need be."""
        await self._wait_until_ready()
        live = self._live_tables.get(table_id)
        if live is not None:
            return live
        if table_id not in self._loading:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _task: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _wait_until_ready(self) -> None:
        """Nobody is served before all clocks are right; nor does anybody wait for ever."""
        if not self._ready.is_set():
            try:
                async with self.time.timeout(_STARTUP_TIMEOUT):
                    await self._ready.wait()
            except TimeoutError:
                raise StorageFailed(why="the server is still starting") from None

    async def _load(self, table_id: str) -> LiveTable:
        try:
            table, rows = await read_table(self.storage, table_id)
        except KeyError:
            raise UnknownTable from None
        return self._register(table, rows)

    def _register(self, table: Table, rows: int, new: bool = False) -> LiveTable:
        if table.id in self._live_tables:  # somebody was faster
            return self._live_tables[table.id]
        live = LiveTable(
            table,
            rows,
            self.storage,
            self.bot_pool,
            self.config.bot_delay,
            self.time,
            self._sleep,
            new=new,
            serving_since=self._serving_since,
            credited_sleep=self._sleep.total() if new else self._credited_sleep,
        )
        self._live_tables[table.id] = live
        return live

    async def create_table(
        self, settings: Settings, name: str, start: Plain = None
    ) -> tuple[LiveTable, str | None, str | None]:
        """A new table, with the secrets of its invitation and of the founder's seat."""
        table, invite, key = requests.open_own_table(
            new_table_id(), settings, self.time.now_ms(), name, start, self.new_seed()
        )
        return await self._store_new(table), invite, key

    async def rematch(
        self, live: LiveTable, seat: int, settings: Settings | None
    ) -> tuple[str, str | None]:
        """The table where the same people play again, and the secret of its invitation. Whoever
        was first has founded it."""
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
        there = await live.request(
            lambda table, now: requests.link_rematch(table, now, seat, new_id)
        )
        return there, invite

    def new_seed(self) -> str:
        """Draw the secret that the chance of a new table is derived from."""
        return self._random.randbytes(16).hex()

    async def _store_new(self, table: Table) -> LiveTable:
        await self.storage.append(
            table.id, 0, list(table.fresh), summary(table, self.time.now_ms())
        )
        table.fresh.clear()
        return self._register(table, 1, new=True)

    # Looking after -----------------------------------------------------------------------------

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _on_news(self, table_id: str | None, number: int) -> None:
        """Another worker has written something."""
        if table_id is None:
            for live in self._live_tables.values():
                self._start(live.catch_up())
        elif table_id in self._live_tables and number >= self._live_tables[table_id].stored.rows:
            self._start(self._live_tables[table_id].catch_up())

    async def _start_up(self) -> None:
        """Where nobody else serves it was closed since the last beat, and no clock has run."""
        async with self.storage.alone() as alone:
            if alone:
                _, last = await self.storage.hours()
                if last:
                    await self._credit_downtime(last)
                await self.storage.beat(self.time.now_ms(), opened=last > 0)
        self._serving_since, _ = await self.storage.hours()

    async def _credit_downtime(self, last: int) -> None:
        _log.info("the server was down for %d s", (self.time.now_ms() - last) // 1000)
        for table_id in await self.storage.due(_NO_DEADLINE, most=_NO_LIMIT):
            try:
                await self._credit_table(table_id, self._credited_until.get(table_id, last))
                self._credited_until[table_id] = self.time.now_ms()
            except (StorageFailed, Conflict):
                raise  # all of it is tried again
            except Exception:
                self._give_up(table_id)

    async def _credit_table(self, table_id: str, last: int) -> None:
        for _ in range(_MAX_ATTEMPTS):
            table, rows = await read_table(self.storage, table_id)
            now = self.time.now_ms()
            requests.make_up(table, now, max(0, now - last))
            if not table.fresh:
                return
            with contextlib.suppress(Conflict):  # somebody whose lock is lost serves it
                about = summary(table, now)
                await self.storage.append(table_id, rows, list(table.fresh), about)
                return
        raise Conflict

    async def _maintain(self) -> None:
        while not self._ready.is_set():
            try:
                await self._start_up()
                self._credited_until.clear()
                self._ready.set()
            except (StorageFailed, Conflict) as error:
                _log.warning("startup failed, will try again: %s", error)
                await self.time.sleep(_MAINTENANCE_INTERVAL)
        looked = 0.0
        while True:
            try:
                await self._credit_sleep()
                await self._send_heartbeat()
                await self._serve_due_tables()
                await self._store_presence()
                if self.time.monotonic() - looked > _PRESENCE_INTERVAL:
                    looked = self.time.monotonic()
                    await self._read_presence_elsewhere()
                    await self._poll_news()
                    self._unload_idle()
            except (StorageFailed, Conflict) as error:
                _log.warning("maintenance failed, will try again: %s", error)
            except Exception:
                _log.exception("maintenance failed")
            await self.time.sleep(_MAINTENANCE_INTERVAL)

    async def _credit_sleep(self) -> None:
        """Tables at which nobody asks for anything after the machine has slept are told of it."""
        total = self._sleep.total()
        if total > self._credited_sleep:
            for table_id in await self.storage.due(_NO_DEADLINE, most=_NO_LIMIT):
                try:
                    await (await self.live_table(table_id)).credit_sleep()
                except (StorageFailed, Conflict):
                    raise  # all of it is tried again
                except Exception:
                    self._give_up(table_id)
            self._credited_sleep, self._serving_since = total, self.time.now_ms()

    async def _send_heartbeat(self) -> None:
        """Tell now and then that the house is open."""
        now = self.time.now_ms()
        if now - self._last_heartbeat > _HEARTBEAT_INTERVAL:
            self._last_heartbeat = now
            await self.storage.beat(now)

    async def _serve_due_tables(self) -> None:
        """Tables whose clock has run out, or whose bots were forgotten by a worker that died."""
        most = _MAX_DUE + len(self._failed_tables)
        for table_id in await self.storage.due(self.time.now_ms(), most):
            if table_id in self._failed_tables:
                continue
            with self._isolate_failure(table_id):
                await (await self.live_table(table_id)).run_due()

    @contextlib.contextmanager
    def _isolate_failure(self, table_id: str) -> Iterator[None]:
        """A table that cannot be looked after must not keep the others waiting, now or later."""
        try:
            yield
        except (StorageFailed, Conflict) as error:
            _log.warning("maintenance of a table failed, will try again: %s", error)
        except Exception:
            self._give_up(table_id)

    def _give_up(self, table_id: str) -> None:
        self._failed_tables.add(table_id)
        _log.exception("maintenance of table %s failed for good", table_id)

    async def _store_presence(self) -> None:
        """Remember who is here, for the other workers and for later: who has just come at once,
        the others now and then."""
        now = self.time.now_ms()
        here = {
            (table_id, viewer.seat)
            for table_id, live in self._live_tables.items()
            for viewer in live.presence.viewers
            if viewer.seat is not None
        }
        due = {
            who
            for who in here
            if now - self._stored_presence.get(who, 0) > _PRESENCE_INTERVAL * 1000
        }
        await self.storage.touch(sorted(due), now)
        self._stored_presence.update(dict.fromkeys(due, now))

    async def _read_presence_elsewhere(self) -> None:
        """Who is here through another worker: whoever was not last seen by this one."""
        lately = self.time.now_ms() - PRESENCE_TIMEOUT
        self._stored_presence = {
            who: at for who, at in self._stored_presence.items() if at > lately
        }
        for table_id, live in list(self._live_tables.items()):
            if not live.presence.viewers:
                continue
            kept = await self.storage.last_seen(table_id)
            live.presence.seen_elsewhere = {
                seat: at
                for seat, at in kept.items()
                if at != self._stored_presence.get((table_id, seat))
            }
            if live.presence.present() != live.broadcast.announced:
                live.announce_presence()

    async def _poll_news(self) -> None:
        """What other workers have written to tables that are looked at here, if nobody told us."""
        if self.storage.shared:
            watched = [
                table_id for table_id, live in self._live_tables.items() if live.presence.viewers
            ]
            for table_id, number in (await self.storage.newest(watched)).items():
                self._on_news(table_id, number)

    def _unload_idle(self) -> None:
        for table_id, live in list(self._live_tables.items()):
            if live.idle and self.time.monotonic() - live.last_used > _UNLOAD_AFTER:
                live.unload()
                del self._live_tables[table_id]

    async def close(self) -> None:
        for live in self._live_tables.values():
            for viewer in list(live.presence.viewers):
                viewer.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self._live_tables.values():
            live.unload()
        if self._ready.is_set():  # it was open until now
            with contextlib.suppress(StorageFailed):
                await self.storage.beat(self.time.now_ms())
        self.bot_pool.close()
        await self.storage.close()
