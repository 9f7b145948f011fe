"""The hall: all tables that this worker has in memory, and what looks after them."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Iterator
from random import Random
from typing import Final

from tableronde.core.plain import Plain
from tableronde.server.config import Config
from tableronde.server.limits import Buckets
from tableronde.server.room import PRESENCE_LASTS, Room, read_table
from tableronde.server.sleep import Sleep
from tableronde.server.thinking import Thinkers
from tableronde.tables import requests
from tableronde.tables.errors import Conflict, StorageFailed, UnknownTable
from tableronde.tables.seats import new_table_id, next_table_id
from tableronde.tables.settings import Settings
from tableronde.tables.storage import Storage, summary
from tableronde.tables.table import Table
from tableronde.tables.time_source import TimeSource

_log: Final = logging.getLogger("tableronde.hall")
_WATCH_EVERY: Final = 2.0
_TOUCH_EVERY: Final = 20.0
_FORGET_AFTER: Final = 300.0
_DUE_AT_ONCE: Final = 50
_BEAT_EVERY: Final = 10_000
_TRIES: Final = 5
_OPENS_WITHIN: Final = 10.0
"""Seconds that somebody waits for the house to be opened."""
_ALL_TIME: Final = 2**62
_MANY: Final = 1_000_000


class Hall:
    """The tables of this worker."""

    def __init__(
        self,
        storage: Storage,
        config: Config,
        thinkers: Thinkers,
        time: TimeSource,
        random: Random,
    ) -> None:
        """`random` gives the tables their seeds: where people play it must be secure."""
        self.storage: Final = storage
        self.config: Final = config
        self.thinkers: Final = thinkers
        self.time: Final = time
        self._random: Final = random
        self._rooms: Final[dict[str, Room]] = {}
        self._opening: Final[dict[str, asyncio.Task[Room]]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._hopeless: Final[set[str]] = set()  # tables that cannot be looked after
        self._touched: dict[tuple[str, int], int] = {}  # when this worker last told who is here
        self.talk: Final = Buckets(config.says_a_second, 20 * config.says_a_second)
        self.asking: Final = Buckets(config.asks_a_second, 8 * config.asks_a_second)
        self._ready: Final = asyncio.Event()
        self._beaten = 0
        self._opened = 0  # when the house was last opened, by whichever worker
        self._sleep: Final = Sleep(time, heeded=not storage.shared)
        self._slept = 0  # how much of it all tables know of
        self._made_up: Final[dict[str, int]] = {}  # tables whose clocks are right, and since when
        storage.on_news(self._hear)
        self._start(self._watch())

    # Rooms -------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The room of a table, opened if need be."""
        await self._until_open()
        room = self._rooms.get(table_id)
        if room is not None:
            return room
        if table_id not in self._opening:
            task = asyncio.create_task(self._open(table_id))
            self._opening[table_id] = task
            task.add_done_callback(lambda _task: self._opening.pop(table_id, None))
        return await asyncio.shield(self._opening[table_id])

    async def _until_open(self) -> None:
        """Nobody is served before all clocks are right; nor does anybody wait for ever."""
        if not self._ready.is_set():
            try:
                async with self.time.timeout(_OPENS_WITHIN):
                    await self._ready.wait()
            except TimeoutError:
                raise StorageFailed(why="the server is still starting") from None

    async def _open(self, table_id: str) -> Room:
        try:
            table, rows = await read_table(self.storage, table_id)
        except KeyError:
            raise UnknownTable from None
        return self._furnish(table, rows)

    def _furnish(self, table: Table, rows: int, new: bool = False) -> Room:
        if table.id in self._rooms:  # somebody was faster
            return self._rooms[table.id]
        room = Room(
            table,
            rows,
            self.storage,
            self.thinkers,
            self.config.bot_delay,
            self.time,
            self._sleep,
            new=new,
            opened=self._opened,
            slept=self._sleep.total() if new else self._slept,
        )
        self._rooms[table.id] = room
        return room

    async def found(
        self, settings: Settings, name: str, start: Plain = None
    ) -> tuple[Room, str | None, str | None]:
        """A new table, with the secrets of its invitation and of the founder's seat."""
        table, invite, key = requests.open_own_table(
            new_table_id(), settings, self.time.now_ms(), name, start, self.new_seed()
        )
        return await self._keep_new(table), invite, key

    async def rematch(
        self, room: Room, seat: int, settings: Settings | None
    ) -> tuple[str, str | None]:
        """The table where the same people play again, and the secret of its invitation. Whoever
        was first has founded it."""
        old = room.table
        if old.rematch is not None:
            return old.rematch, None
        new_id = next_table_id(old.id, old.opened.seed)
        again, invite = requests.rematch_table(
            old, self.time.now_ms(), seat, new_id, settings, self.new_seed()
        )
        try:
            await self._keep_new(again)
        except Conflict:
            invite = None
        there = await room.request(
            lambda table, now: requests.link_rematch(table, now, seat, new_id)
        )
        return there, invite

    def new_seed(self) -> str:
        """Draw the secret that the chance of a new table is derived from."""
        return self._random.randbytes(16).hex()

    async def _keep_new(self, table: Table) -> Room:
        await self.storage.append(
            table.id, 0, list(table.fresh), summary(table, self.time.now_ms())
        )
        table.fresh.clear()
        return self._furnish(table, 1, new=True)

    # Looking after -----------------------------------------------------------------------------

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _hear(self, table_id: str | None, number: int) -> None:
        """Another worker has written something."""
        if table_id is None:
            for room in self._rooms.values():
                self._start(room.catch_up())
        elif table_id in self._rooms and number >= self._rooms[table_id].rows:
            self._start(self._rooms[table_id].catch_up())

    async def _open_the_house(self) -> None:
        """Where nobody else serves it was closed since the last beat, and no clock has run."""
        async with self.storage.alone() as alone:
            if alone:
                _, last = await self.storage.hours()
                if last:
                    await self._make_up_for_all(last)
                await self.storage.beat(self.time.now_ms(), opened=last > 0)
        self._opened, _ = await self.storage.hours()

    async def _make_up_for_all(self, last: int) -> None:
        _log.info("the server was down for %d s", (self.time.now_ms() - last) // 1000)
        for table_id in await self.storage.due(_ALL_TIME, most=_MANY):
            try:
                await self._make_up(table_id, self._made_up.get(table_id, last))
                self._made_up[table_id] = self.time.now_ms()
            except (StorageFailed, Conflict):
                raise  # all of it is tried again
            except Exception:
                self._give_up(table_id)

    async def _make_up(self, table_id: str, last: int) -> None:
        for _ in range(_TRIES):
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

    async def _watch(self) -> None:
        while not self._ready.is_set():
            try:
                await self._open_the_house()
                self._made_up.clear()
                self._ready.set()
            except (StorageFailed, Conflict) as error:
                _log.warning("startup failed, will try again: %s", error)
                await self.time.sleep(_WATCH_EVERY)
        looked = 0.0
        while True:
            try:
                await self._make_up_for_sleep()
                await self._beat()
                await self._look_after_due()
                await self._touch()
                if self.time.monotonic() - looked > _TOUCH_EVERY:
                    looked = self.time.monotonic()
                    await self._look_elsewhere()
                    await self._look_for_news()
                    self._tidy()
            except (StorageFailed, Conflict) as error:
                _log.warning("maintenance failed, will try again: %s", error)
            except Exception:
                _log.exception("maintenance failed")
            await self.time.sleep(_WATCH_EVERY)

    async def _make_up_for_sleep(self) -> None:
        """Tables at which nobody asks for anything after the machine has slept are told of it."""
        total = self._sleep.total()
        if total > self._slept:
            for table_id in await self.storage.due(_ALL_TIME, most=_MANY):
                try:
                    await (await self.room(table_id)).wake_up()
                except (StorageFailed, Conflict):
                    raise  # all of it is tried again
                except Exception:
                    self._give_up(table_id)
            self._slept, self._opened = total, self.time.now_ms()

    async def _beat(self) -> None:
        """Tell now and then that the house is open."""
        now = self.time.now_ms()
        if now - self._beaten > _BEAT_EVERY:
            self._beaten = now
            await self.storage.beat(now)

    async def _look_after_due(self) -> None:
        """Tables whose clock has run out, or whose bots were forgotten by a worker that died."""
        most = _DUE_AT_ONCE + len(self._hopeless)
        for table_id in await self.storage.due(self.time.now_ms(), most):
            if table_id in self._hopeless:
                continue
            with self._nobody_else_pays(table_id):
                await (await self.room(table_id)).look_after()

    @contextlib.contextmanager
    def _nobody_else_pays(self, table_id: str) -> Iterator[None]:
        """A table that cannot be looked after must not keep the others waiting, now or later."""
        try:
            yield
        except (StorageFailed, Conflict) as error:
            _log.warning("maintenance of a table failed, will try again: %s", error)
        except Exception:
            self._give_up(table_id)

    def _give_up(self, table_id: str) -> None:
        self._hopeless.add(table_id)
        _log.exception("maintenance of table %s failed for good", table_id)

    async def _touch(self) -> None:
        """Remember who is here, for the other workers and for later: who has just come at once,
        the others now and then."""
        now = self.time.now_ms()
        here = {
            (table_id, viewer.seat)
            for table_id, room in self._rooms.items()
            for viewer in room.viewers
            if viewer.seat is not None
        }
        due = {who for who in here if now - self._touched.get(who, 0) > _TOUCH_EVERY * 1000}
        await self.storage.touch(sorted(due), now)
        self._touched.update(dict.fromkeys(due, now))

    async def _look_elsewhere(self) -> None:
        """Who is here through another worker: whoever was not last seen by this one."""
        lately = self.time.now_ms() - PRESENCE_LASTS
        self._touched = {who: at for who, at in self._touched.items() if at > lately}
        for table_id, room in list(self._rooms.items()):
            if not room.viewers:
                continue
            kept = await self.storage.last_seen(table_id)
            room.elsewhere = {
                seat: at for seat, at in kept.items() if at != self._touched.get((table_id, seat))
            }
            if room.present() != room.shown_present:
                room.tell_presence()

    async def _look_for_news(self) -> None:
        """What other workers have written to tables that are looked at here, if nobody told us."""
        if self.storage.shared:
            watched = [table_id for table_id, room in self._rooms.items() if room.viewers]
            for table_id, number in (await self.storage.newest(watched)).items():
                self._hear(table_id, number)

    def _tidy(self) -> None:
        for table_id, room in list(self._rooms.items()):
            if room.idle and self.time.monotonic() - room.used > _FORGET_AFTER:
                room.put_away()
                del self._rooms[table_id]

    async def close(self) -> None:
        for room in self._rooms.values():
            for viewer in list(room.viewers):
                viewer.farewell()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self._rooms.values():
            room.put_away()
        if self._ready.is_set():  # it was open until now
            with contextlib.suppress(StorageFailed):
                await self.storage.beat(self.time.now_ms())
        self.thinkers.close()
        await self.storage.close()
