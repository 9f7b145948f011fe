"""One table in this worker's memory, with its viewers.

Requests are carried out one after the other. Each is written to storage before it is sent to any
viewer. If another worker wrote first, the table is read again and the request is checked again.
"""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from tableronde.core.kernel import Decision
from tableronde.core.views import View
from tableronde.server.live_tables.bot_player import BotPlayer
from tableronde.server.live_tables.broadcast import Broadcast
from tableronde.server.live_tables.machine_sleep import MachineSleep
from tableronde.server.live_tables.presence import Announcer, Presence
from tableronde.server.live_tables.stored_table import StoredTable
from tableronde.server.live_tables.table_clock import TableClock
from tableronde.server.network.rate_limits import TokenBucket
from tableronde.tables import requests
from tableronde.tables.audience import EVERYONE
from tableronde.tables.entries import AnyEntry
from tableronde.tables.errors import Conflict, StorageFailed
from tableronde.tables.storage import Storage
from tableronde.tables.table import Table
from tableronde.tables.time_source import TimeSource

if TYPE_CHECKING:
    from tableronde.server.bots.bot_pool import BotPool
    from tableronde.server.sessions.viewer import Viewer

T = TypeVar("T")

_MAX_ATTEMPTS: Final = 20
_OTHERS_FIRST: Final = 3.0
"""Seconds that the worker which last wrote to the table has to play its bots."""
_SPECTATOR_CHAT_RATE: Final = 1.0
_SPECTATOR_CHAT_BURST: Final = 20.0
"""Lines per second, and burst, of all spectators of a table together."""


class LiveTable:
    """Carries out requests, and keeps storage, viewers, bots and clocks up to date."""

    def __init__(
        self,
        table: Table,
        rows: int,
        storage: Storage,
        bot_pool: "BotPool",
        bot_delay: float,
        time: TimeSource,
        sleep: MachineSleep,
        new: bool = False,
        serving_since: int = 0,
        credited_sleep: int = 0,
    ) -> None:
        """`serving_since` is when the service started after an interruption. `credited_sleep` are
        the milliseconds of machine sleep that the clocks of the table have been credited for."""
        self._time: Final = time
        self._sleep: Final = sleep
        self._credited_sleep = credited_sleep
        self.stored: Final = StoredTable(table, rows, storage, time)
        self.presence: Final = Presence(self.stored, storage, time, serving_since)
        self.broadcast: Final = Broadcast(self.presence, time, over=table.status == "over")
        self.bots: Final = BotPlayer(bot_pool, bot_delay, time)
        self.spectator_chat: Final = TokenBucket(_SPECTATOR_CHAT_RATE, _SPECTATOR_CHAT_BURST)
        self.last_used = time.monotonic()
        self._clock: Final = TableClock(time)
        self._announcer: Final = Announcer(time)
        self._lock: Final = asyncio.Lock()
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        age = (time.now_ms() - table.updated) / 1000
        self.bots.wake(self, after=0.0 if new else max(0.0, _OTHERS_FIRST - age))
        self._reset_clock()

    @property
    def table(self) -> Table:
        return self.stored.table

    # Requests ----------------------------------------------------------------------------------

    async def request(
        self, ask: Callable[[Table, int], T], done: Callable[[], None] | None = None
    ) -> T:
        """Carry out a request. When this returns, its entries are written and sent to the viewers.
        `done` is called between the two."""
        async with self._lock:
            self.last_used = self._time.monotonic()
            await self._credit_sleep()
            return await self._carry_out(ask, done)

    async def _carry_out(
        self, ask: Callable[[Table, int], T], done: Callable[[], None] | None = None
    ) -> T:
        for _ in range(_MAX_ATTEMPTS):
            await self._discard_unwritten()
            result = ask(self.stored.table, self._time.now_ms())
            try:
                entries = await self.stored.write()
            except Conflict:
                continue
            except StorageFailed:
                if not await self._was_written():
                    raise
                entries = []  # they have been published
            if done is not None:
                done()
            if entries:
                self._publish(entries)
            return result
        raise Conflict

    async def _discard_unwritten(self) -> None:
        """Read the table again if it has unwritten entries: another worker wrote first, storage
        failed, or a rule raised an error. Publish what other workers wrote meanwhile."""
        if self.stored.table.unwritten:
            missed = await self.stored.reload()
            self._publish(missed, mine=not missed)

    async def _was_written(self) -> bool:
        """Return whether a write that failed took effect: its confirmation may be lost."""
        number, entries = self.stored.rows, list(self.stored.table.unwritten)
        await self._discard_unwritten()
        return await self.stored.has_row(number, entries)

    async def credit_sleep(self) -> None:
        """Credit the clocks for the time that the machine slept."""
        async with self._lock:
            await self._credit_sleep()

    async def _credit_sleep(self) -> None:
        """Credit the clocks for the time that the machine slept, before any request or timer."""
        total = self._sleep.total()
        if total > self._credited_sleep:
            await self._carry_out(
                partial(requests.credit_downtime, lost=total - self._credited_sleep)
            )
            self._credited_sleep, self.presence.serving_since = total, self._time.now_ms()

    async def stored_table(self) -> Table:
        """Return the table as it is in storage. This holds only until the next `await`."""
        async with self._lock:
            await self._discard_unwritten()
            return self.stored.table

    async def catch_up(self) -> None:
        """Read what other workers have written."""
        async with self._lock:
            with contextlib.suppress(StorageFailed):
                await self._discard_unwritten()
                for entries in await self.stored.new_rows():
                    self.stored.apply(entries)
                    self._publish(entries, mine=False)

    def _publish(self, entries: list[AnyEntry], mine: bool = True) -> None:
        """Send written entries to the viewers that they concern. Private entries do not wake bots
        earlier, since that would reveal them."""
        concerned = self.broadcast.publish(self.stored.table, entries)
        private = concerned and EVERYONE not in concerned
        self.bots.wake(self, after=0.0 if mine and not private else _OTHERS_FIRST)
        self._reset_clock()

    # Viewers -----------------------------------------------------------------------------------

    async def enter(self, viewer: "Viewer", greet: Callable[[Table], None]) -> None:
        """Add a viewer. `greet` is called first, and may raise an error to refuse it."""
        async with self._lock:
            await self._credit_sleep()
            await self._discard_unwritten()
            greet(self.stored.table)
            self.last_used = self._time.monotonic()
            self.broadcast.add(viewer, self.stored.table)
            # Without people at the table, the bots have waited for a spectator.
            self.bots.wake(self, after=_OTHERS_FIRST if self.stored.table.with_people else 0.0)
            self._reset_clock()
        self.announce_presence(newcomer=viewer)

    def leave(self, viewer: "Viewer") -> None:
        if viewer not in self.presence.viewers:
            return
        self.broadcast.remove(viewer)
        self.last_used = self._time.monotonic()
        if viewer.seat is not None:
            self.presence.note_departure(viewer.seat)
        self.announce_presence()

    def announce_presence(self, newcomer: "Viewer | None" = None) -> None:
        """Send arrivals and departures to the other viewers, at a limited rate."""
        self.broadcast.presence_changed(newcomer)
        self._announcer.announce(self._announce_now)

    def _announce_now(self) -> None:
        self._announcer.announced()
        self._start(self._send_presence())

    async def _send_presence(self) -> None:
        async with self._lock:
            if not self.stored.table.unwritten:
                self.broadcast.send_presence(self.stored.table)

    # Bots and clocks ---------------------------------------------------------------------------

    async def bot_questions(self) -> list[tuple[str, Decision, View[Any]]]:
        """Return the decisions that bots are asked for now: bot, decision and the seat's view."""
        async with self._lock:
            table = self.stored.table
            match = table.match
            assert match is not None
            asked = table.bots_asked()
            return [
                (str(table.seats[decision.seat].bot), decision, match.view(decision.seat))
                for decision in match.pending()
                if decision.seat in asked
            ]

    def _reset_clock(self) -> None:
        self._clock.reset(self.stored.table, self._on_clock)

    def _on_clock(self) -> None:
        self._start(self.run_due())

    async def run_due(self) -> None:
        """Do what is due: replace a late person, end a talk, show outcomes, wake bots."""
        with contextlib.suppress(StorageFailed):
            await self.request(requests.time_up)
        self.bots.wake(self, after=0.0)
        self._reset_clock()

    # Unloading ---------------------------------------------------------------------------------

    @property
    def idle(self) -> bool:
        """Whether there is no viewer, no bot that plays and no request."""
        return not (self.presence.viewers or self.bots.playing or self._lock.locked())

    def unload(self) -> None:
        """Cancel all timers and tasks."""
        self._clock.cancel()
        self._announcer.cancel()
        self.bots.cancel()
        for task in self._tasks:
            task.cancel()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
