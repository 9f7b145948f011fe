"""A room: one table in this worker's memory, with those who look at it.

Requests to a table are carried out one after the other. Each is on disk before anybody hears of
it; if another worker was faster, the table is read again and the request looked at anew.
"""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from tableronde.core.errors import TableRondeError
from tableronde.core.event import ALL
from tableronde.core.match import Match
from tableronde.server.machine_sleep import MachineSleep
from tableronde.server.pace import USUAL, Pace, delay, slowest
from tableronde.server.protocol import Chat, TableInfo, Told
from tableronde.server.rate_limits import TokenBucket
from tableronde.server.seat_updates import (
    Lines,
    SeatUpdate,
    chat_line,
    chronicle_line,
    may_read,
    seat_infos,
    table_info,
)
from tableronde.tables import requests
from tableronde.tables.entries import Answered, AnyEntry, Said, Undid
from tableronde.tables.errors import Conflict, StorageFailed
from tableronde.tables.storage import Storage, Summary, summary
from tableronde.tables.table import EVERYONE, Table, heard_by, table_from
from tableronde.tables.time_source import Timer, TimeSource

if TYPE_CHECKING:
    from tableronde.server.bot_pool import BotPool
    from tableronde.server.viewer import Viewer

T = TypeVar("T")

_log: Final = logging.getLogger("tableronde.live_table")
_MAX_ATTEMPTS: Final = 20
_OTHERS_FIRST: Final = 3.0
"""Seconds that a worker leaves the bots of a table to the worker that last wrote to it."""
_OVERDUE: Final = 1.0
"""Seconds until a clock that has run out is looked at again."""
PRESENCE_TIMEOUT: Final = 45_000
MISSING_AFTER: Final = 60_000
_MAX_SPECTATOR_LINES: Final = 100
_SPECTATOR_CHAT_RATE: Final = 1.0
_SPECTATOR_CHAT_BURST: Final = 20.0
"""Lines a second, and at once, that all spectators of a table together may say."""
_PRESENCE_RATE: Final = 1.0
_PRESENCE_BURST: Final = 10.0
"""How often a second, and at once, those at a table are told who has come and gone."""


class LiveTable:
    """One table with its viewers."""

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
        """`opened` is when the house was opened after it had been closed: before that, nobody could
        come. `slept` is how much of all sleep the clocks of the table know of."""
        self._time: Final = time
        self.table = table
        self.rows = rows  # of the log that are in `table`
        self.viewers: Final[set[Viewer]] = set()
        self._viewers_by_seat: Final[Counter[int | None]] = (
            Counter()
        )  # viewers by seat: each answer asks
        self.last_seen: Final[dict[int, int]] = {}  # when each person was last here
        self.seen_elsewhere: dict[int, int] = {}  # and at other workers
        self.last_used = self._time.monotonic()
        self.spectator_chat: Final = TokenBucket(_SPECTATOR_CHAT_RATE, _SPECTATOR_CHAT_BURST)
        self._storage: Final = storage
        self._bot_pool: Final = bot_pool
        self._about: Summary | None = None  # as it is on disk, where that is known
        self._bot_delay: Final = bot_delay
        self._serving_since = serving_since
        self._sleep: Final = sleep
        self._credited_sleep = credited_sleep
        self._lock: Final = asyncio.Lock()
        self._seat_updates: Final[dict[int | None, SeatUpdate]] = {}
        self._public_info: TableInfo | None = None  # what was last shown around the game
        self._info_inputs: tuple[object, ...] = ()  # all that it depends on, but for clocks
        self.announced: set[int] = set()  # the people who were here when that was put together
        self._bots: asyncio.Task[None] | None = None
        self._hurry: Final = asyncio.Event()  # bots that let other workers go first need not wait
        self._new_pace: Final = asyncio.Event()  # bots look again for how long they wait
        self._over = table.status == "over"
        self._chronicles: Final[dict[int | str | None, list[Told]]] = {}
        self._clock: Timer | None = None
        self._presence_bucket: Final = TokenBucket(_PRESENCE_RATE, _PRESENCE_BURST)
        self._telling: Timer | None = None  # that somebody came or went
        self._untold: Final[set[Viewer]] = set()  # who has not been shown that
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        age = (self._time.now_ms() - table.updated) / 1000
        self._wake_bots(after=0.0 if new else max(0.0, _OTHERS_FIRST - age))
        self._wind_clock()

    # Requests ----------------------------------------------------------------------------------

    async def request(
        self, ask: Callable[[Table, int], T], done: Callable[[], None] | None = None
    ) -> T:
        """Carry out a request: when this returns, it is on disk and on its way to everyone. `done`
        is called between the two."""
        async with self._lock:
            self.last_used = self._time.monotonic()
            await self._credit_sleep()
            return await self._carry_out(ask, done)

    async def _carry_out(
        self, ask: Callable[[Table, int], T], done: Callable[[], None] | None = None
    ) -> T:
        for _ in range(_MAX_ATTEMPTS):
            await self._reload()
            result = ask(self.table, self._time.now_ms())
            try:
                entries = await self._keep()
            except Conflict:
                continue
            except StorageFailed:
                if not await self._was_written():
                    raise
                entries = []  # everyone has seen them
            if done is not None:
                done()
            if entries:
                self._spread(entries)
            return result
        raise Conflict

    async def credit_sleep(self) -> None:
        """See to it that no clock has run while the machine slept."""
        async with self._lock:
            await self._credit_sleep()

    async def _credit_sleep(self) -> None:
        """A machine that has slept has served nobody, as if the house had been closed: that comes
        before anything that anybody asks, or that a clock does."""
        total = self._sleep.total()
        if total > self._credited_sleep:
            await self._carry_out(partial(requests.make_up, lost=total - self._credited_sleep))
            self._credited_sleep, self._serving_since = total, self._time.now_ms()

    async def _was_written(self) -> bool:
        """Whether what could not be kept is on disk all the same: the word of it may have been lost
        on its way."""
        before, meant = self.rows, list(self.table.fresh)
        await self._reload()
        written = await self._storage.read(self.table.id, before)
        return bool(written) and written[0] == meant

    async def stored_table(self) -> Table:
        """The table as it is on disk, until the next `await`."""
        async with self._lock:
            await self._reload()
            return self.table

    async def _reload(self) -> None:
        """What is in memory but not on disk (another worker was faster, the disk failed, a rule
        stumbled) has not happened: read the table again. What others wrote meanwhile is news."""
        if self.table.fresh:
            before = self.rows
            log = await self._storage.read(self.table.id)
            snapshots = await self._storage.snapshots(self.table.id)
            self.table = table_from(self.table.id, [e for row in log for e in row], snapshots)
            self.rows = len(log)
            self._about = None
            missed = [entry for row in log[before:] for entry in row]
            self._spread(missed, mine=not missed)

    async def _keep(self) -> list[AnyEntry]:
        """What is new is on disk when this returns it."""
        table = self.table
        entries = list(table.fresh)
        if entries:
            about, snapshot = summary(table, self._time.now_ms()), table.snapshot()
            news = None if self._about is not None and about.same_as(self._about) else about
            await self._storage.append(table.id, self.rows, entries, news, snapshot)
            self._about = about
            table.fresh.clear()
            self.rows += 1
        return entries

    async def catch_up(self) -> None:
        """Read what other workers have written."""
        async with self._lock:
            with contextlib.suppress(StorageFailed):
                await self._reload()
                for entries in await self._storage.read(self.table.id, self.rows):
                    for entry in entries:
                        self.table.add(entry)
                    self.rows += 1
                    self._about = None
                    self._spread(entries, mine=False)

    # Viewers -----------------------------------------------------------------------------------

    async def enter(self, viewer: "Viewer", greet: Callable[[Table], None]) -> None:
        """Somebody comes in: greeted first, and shown the table from then on."""
        async with self._lock:
            await self._credit_sleep()
            await self._reload()
            greet(self.table)
            self.viewers.add(viewer)
            self._viewers_by_seat[viewer.seat] += 1
            self.last_used = self._time.monotonic()
            self._refresh({viewer.seat})
            viewer.show()
            # Bots among themselves have waited for somebody to watch.
            self._wake_bots(after=_OTHERS_FIRST if self.table.with_people else 0.0)
            self._wind_clock()
        self.announce_presence(newcomer=viewer)

    def leave(self, viewer: "Viewer") -> None:
        if viewer not in self.viewers:
            return
        self._lose(viewer)
        self.last_used = self._time.monotonic()
        if viewer.seat is not None:
            self.last_seen[viewer.seat] = self._time.now_ms()
        self.announce_presence()

    def _lose(self, viewer: "Viewer") -> None:
        self.viewers.remove(viewer)
        self._viewers_by_seat[viewer.seat] -= 1
        if not self._viewers_by_seat[viewer.seat]:
            del self._viewers_by_seat[viewer.seat]
            self._seat_updates.pop(viewer.seat, None)  # what nobody looks at is forgotten

    def announce_presence(self, newcomer: "Viewer | None" = None) -> None:
        """Somebody came or went: the others see it, at once or a little later. Whoever comes and
        goes all the time shall not keep them busy."""
        self._untold.update(self.viewers - {newcomer})
        if self._telling is not None:
            return
        if self._presence_bucket.take(self._time.monotonic()):
            self._tell_presence_now()
        else:
            self._telling = self._time.call_later(1 / _PRESENCE_RATE, self._tell_presence_now)

    def _tell_presence_now(self) -> None:
        self._telling = None
        task = asyncio.ensure_future(self._show_again())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _show_again(self) -> None:
        async with self._lock:
            if not self.table.fresh:
                untold = self._untold & self.viewers
                self._untold.clear()
                self._refresh({viewer.seat for viewer in untold})
                self.announced = self.present()
                for viewer in untold:
                    viewer.show()

    def present(self) -> set[int]:
        """The people whose page is open, here or at another worker."""
        present = {seat for seat in self._viewers_by_seat if seat is not None}
        if self.seen_elsewhere:
            lately = self._time.now_ms() - PRESENCE_TIMEOUT
            present.update(seat for seat, at in self.seen_elsewhere.items() if at > lately)
        return present

    async def is_missing(self, seat: int) -> bool:
        """Whether this person has not been here for a minute."""
        if seat in self._viewers_by_seat:
            return False
        kept = await self._storage.last_seen(self.table.id)
        seats = self.table.seats
        sat_down = seats[seat].since if 0 <= seat < len(seats) else 0
        last = max(self.last_seen.get(seat, 0), kept.get(seat, 0), sat_down, self._serving_since)
        return self._time.now_ms() - last > MISSING_AFTER

    async def recently_used(self, within: int) -> bool:
        """Whether somebody was here or did something within so many milliseconds."""
        if self.viewers or self._time.now_ms() - self.table.updated < within:
            return True
        kept = await self._storage.last_seen(self.table.id)
        return self._time.now_ms() - max(kept.values(), default=0) < within

    def seat_update(self, seat: int | None) -> SeatUpdate:
        return self._seat_updates[seat]

    def full_chronicle(self, match: Match, seat: int | None, all_open: bool) -> list[Told]:
        """The chronicle of a finished game through any eyes: it does not change any more."""
        eyes = "all" if all_open else seat
        if eyes not in self._chronicles:
            forms = (
                (number, event.form_for(ALL if all_open else seat))
                for number, event in match.events
            )
            self._chronicles[eyes] = [
                chronicle_line(number, form) for number, form in forms if form is not None
            ]
        return self._chronicles[eyes]

    def _spread(self, entries: list[AnyEntry], mine: bool = True) -> None:
        """Show everyone whom these entries concern the table as it now is on disk, and nobody else:
        that something private was written is nobody else's business, and hurries no bots."""
        said: list[Said] = []
        concerned: set[int | None] = set()
        only_answers = True
        for entry in entries:
            concerned.update(heard_by(entry))
            if isinstance(entry, Answered):  # as nearly all are
                continue
            only_answers = False
            if isinstance(entry, Said):
                said.append(entry)
            elif isinstance(entry, Undid):
                for update in self._seat_updates.values():
                    update.reset_chronicle()
        if not only_answers:
            self._dismiss_barred()
        self._tell(said)
        self._show(concerned)
        if self._over:
            self._send_reopened_lines()
        private = concerned and EVERYONE not in concerned
        self._wake_bots(after=0.0 if mine and not private else _OTHERS_FIRST)
        self._wind_clock()

    def _dismiss_barred(self) -> None:
        for viewer in [viewer for viewer in self.viewers if viewer.barred(self.table)]:
            self._lose(viewer)
            viewer.dismiss(self.table)

    def _show(self, concerned: set[int | None]) -> None:
        """The table as it is now, to these seats (None: the gallery) or to EVERYONE."""
        seats = set(self._viewers_by_seat)
        if EVERYONE in concerned:
            self._untold.clear()
        else:
            seats &= concerned
        self._refresh(seats)
        if EVERYONE in concerned:  # what a few alone are shown is no news to the others
            self.announced = self.present()
        for viewer in self.viewers:
            if viewer.seat in seats:
                viewer.show()

    def _refresh(self, seats: set[int | None]) -> None:
        """What these seats see, as it is now."""
        public_info = self._make_public_info()
        match = self.table.match
        views = {} if match is None else match.views(seats)
        lines: Lines = {}
        for seat in seats:
            if seat not in self._seat_updates:
                self._seat_updates[seat] = SeatUpdate(seat)
            self._seat_updates[seat].refresh(self.table, views.get(seat), public_info, lines)

    def _make_public_info(self) -> TableInfo:
        """What spectators see around the game. The same object as before where nothing of it can
        have changed, so that faces need not be told anew: by most answers nothing does."""
        table, present = self.table, self.present()
        watchers = self._viewers_by_seat[None]
        inputs = (table, table.affairs, table.status, table.proposal, table.talk, present, watchers)
        if self._public_info is None or table.clocks or table.talk or inputs != self._info_inputs:
            now = self._time.now_ms()
            self._public_info = table_info(table, seat_infos(table, present, now), watchers, now)
            self._info_inputs = inputs
        return self._public_info

    def _tell(self, said: list[Said]) -> None:
        """What was said, to those who hear it."""
        over = self.table.status == "over"
        if over and not self._over:
            self._over = True
            self._send_spectator_chat(len(said))
        for line in said:
            for viewer in self.viewers:
                if may_read(viewer.seat, line, over):
                    viewer.send(Chat(line=chat_line(line)))

    def _send_spectator_chat(self, newest: int) -> None:
        """The game is over: the seats hear what the gallery said meanwhile."""
        chat = self.table.chat[: len(self.table.chat) - newest]
        lines = [said for said in chat if said.seat is None][-_MAX_SPECTATOR_LINES:]
        for viewer in self.viewers:
            if viewer.seat is not None:
                for line in lines:
                    viewer.send(Chat(line=chat_line(line)))

    def _send_reopened_lines(self) -> None:
        """The game is over and all is open: the chronicle is told anew where lines of it had faded,
        for whoever came late. The last events have gone out before, so that pages show them."""
        opened = [update for update in self._seat_updates.values() if update.opened]
        for update in opened:
            update.opened = False
            update.epoch += 1
        seats = {update.seat for update in opened}
        for viewer in self.viewers:
            if viewer.seat in seats:
                viewer.show()

    # Bots --------------------------------------------------------------------------------------

    def _wake_bots(self, after: float) -> None:
        if not self._bots_play():
            return
        if after <= 0:
            self._hurry.set()
        if self._bots is None:
            self._bots = asyncio.create_task(self._play_bots(after))
            self._bots.add_done_callback(self._bots_rest)

    def _bots_play(self) -> bool:
        """Whether bots are asked, and for somebody: among themselves they play for those who
        watch."""
        return bool(self.table.bots_asked() and (self.viewers or self.table.with_people))

    def _bots_rest(self, task: "asyncio.Task[None]") -> None:
        self._bots = None
        if task.cancelled():
            return
        if task.exception() is not None:
            _log.error("the bots of a table stopped", exc_info=task.exception())
        else:
            self._wake_bots(after=0.0)  # somebody may have answered in this very moment

    async def _play_bots(self, after: float) -> None:
        if after > 0:
            self._hurry.clear()
            with contextlib.suppress(TimeoutError):
                async with self._time.timeout(after):
                    await self._hurry.wait()
        while self._bots_play():
            started, in_window = self._time.monotonic(), self._bots_in_window()
            answers = await self._think()
            # The same delay whatever they hold and however easy it was.
            await self._let_pass(started, in_window)
            for seat, decision, choice in answers:
                answer = partial(
                    requests.answer_for_bot, seat=seat, decision=decision, choice=choice
                )
                with contextlib.suppress(TableRondeError):  # the table has moved on meanwhile
                    await self.request(answer)

    def _bots_in_window(self) -> bool:
        """Whether bots are asked in a window."""
        match = self.table.match
        assert match is not None
        return match.prompt(self.table.bots_asked()[0]) in self.table.game.WINDOWS

    async def _let_pass(self, started: float, in_window: bool) -> None:
        """Wait until the delay of bots is over; a new pace holds at once."""
        while (left := started + self._delay(in_window) - self._time.monotonic()) > 0:
            self._new_pace.clear()
            with contextlib.suppress(TimeoutError):
                async with self._time.timeout(left):
                    await self._new_pace.wait()
        await self._time.sleep(0)

    def _delay(self, in_window: bool) -> float:
        return delay(self._bot_delay, self.pace(), in_window)

    def set_pace(self, viewer: "Viewer", pace: Pace) -> None:
        """Note at what pace this viewer wishes bots to play."""
        viewer.pace = pace
        self._new_pace.set()

    def pace(self) -> Pace:
        """The slowest that anybody wishes who plays and is here; where only bots play, of those who
        watch. What those wish who are here by another worker is not known."""
        people = set(self.table.people())
        here = [viewer for viewer in self.viewers if not people or viewer.seat in people]
        elsewhere = people & self.present() - {viewer.seat for viewer in here}
        return USUAL if elsewhere else slowest(viewer.pace for viewer in here)

    async def _think(self) -> list[tuple[int, str, dict[str, Any]]]:
        """What the bots that are asked now would answer."""
        async with self._lock:
            match = self.table.match
            assert match is not None
            asked = self.table.bots_asked()
            questions = [(d, match.view(d.seat)) for d in match.pending() if d.seat in asked]
            bots = [str(self.table.seats[d.seat].bot) for d, _ in questions]
        taken = await asyncio.gather(
            *(
                self._bot_pool.choose(bot, view, decision.plain())
                for bot, (decision, view) in zip(bots, questions, strict=True)
            )
        )
        return [
            (decision.seat, decision.id, decision.options[index])
            for (decision, _), index in zip(questions, taken, strict=True)
        ]

    # Clocks ------------------------------------------------------------------------------------

    def _wind_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        due = self.table.next_due()
        if due is not None:
            left = (due - self._time.now_ms()) / 1000
            # What is overdue could not be done: the disk has failed, and is not asked all the time.
            wait = left + 0.01 if left > 0 else _OVERDUE
            self._clock = self._time.call_later(min(wait, 3600.0), self._look_at_clock)

    def _look_at_clock(self) -> None:
        self._clock = None
        task = asyncio.ensure_future(self.run_due())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def run_due(self) -> None:
        """Do what is due: replace whoever is late, end a talk, wake bots that are asked."""
        with contextlib.suppress(StorageFailed):
            await self.request(requests.time_up)
        self._wake_bots(after=0.0)
        self._wind_clock()

    # Leaving -----------------------------------------------------------------------------------

    @property
    def idle(self) -> bool:
        """Nobody looks, nobody thinks: it can be put away."""
        return not self.viewers and self._bots is None and not self._lock.locked()

    def unload(self) -> None:
        for timer in (self._clock, self._telling):
            if timer is not None:
                timer.cancel()
        for task in (self._bots, *self._tasks):
            if task is not None:
                task.cancel()


async def read_table(storage: Storage, table_id: str) -> tuple[Table, int]:
    """A table from storage, and how many rows it has; KeyError if there is none."""
    rows = await storage.read(table_id)
    if not rows:
        raise KeyError(table_id)
    log = [entry for row in rows for entry in row]
    return table_from(table_id, log, await storage.snapshots(table_id)), len(rows)
