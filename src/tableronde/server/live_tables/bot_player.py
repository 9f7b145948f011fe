"""Bots at a live table: when they are asked, and how long they take to answer."""

import asyncio
import contextlib
import logging
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from tableronde.core.errors import TableRondeError
from tableronde.server.bots.pace import USUAL, Pace, delay, slowest
from tableronde.tables import requests
from tableronde.tables.time_source import TimeSource

if TYPE_CHECKING:
    from tableronde.server.bots.bot_pool import BotPool
    from tableronde.server.live_tables.live_table import LiveTable
    from tableronde.server.sessions.viewer import Viewer

_log: Final = logging.getLogger("tableronde.bot_player")


class BotPlayer:
    """Plays for the bots of one table, in a task that runs as long as they are asked.

    Methods take the table as an argument. Without a reference cycle it is freed at once when it is
    unloaded.
    """

    def __init__(self, bot_pool: "BotPool", usual_delay: float, time: TimeSource) -> None:
        self._bot_pool: Final = bot_pool
        self._usual_delay: Final = usual_delay
        self._time: Final = time
        self._task: asyncio.Task[None] | None = None
        self._wake_now: Final = asyncio.Event()  # ends the time left to other workers
        self._pace_changed: Final = asyncio.Event()

    @property
    def playing(self) -> bool:
        return self._task is not None

    def wake(self, live: "LiveTable", after: float) -> None:
        """Start playing in `after` seconds if bots are asked, unless a task is already running.

        Called after each change of the table. With `after` 0, a waiting task starts at once.
        """
        if not _asked(live):
            return
        if after <= 0:
            self._wake_now.set()
        if self._task is None:
            self._task = asyncio.create_task(self._play(live, after))
            self._task.add_done_callback(partial(self._on_done, live))

    def cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def set_pace(self, viewer: "Viewer", pace: Pace) -> None:
        """Set the pace at which this viewer wants bots to play."""
        viewer.pace = pace
        self._pace_changed.set()

    def pace(self, live: "LiveTable") -> Pace:
        """Return the slowest pace that any player who is present wants.

        If only bots play, the spectators decide. With players at other workers, whose wishes are
        not known here, it is the usual pace.
        """
        people = set(live.table.people())
        here = [v for v in live.presence.viewers if not people or v.seat in people]
        elsewhere = people & live.presence.present() - {viewer.seat for viewer in here}
        return USUAL if elsewhere else slowest(viewer.pace for viewer in here)

    def _on_done(self, live: "LiveTable", task: "asyncio.Task[None]") -> None:
        self._task = None
        if task.cancelled():
            return
        if task.exception() is not None:
            _log.error("the bots of a table stopped", exc_info=task.exception())
        else:
            self.wake(live, after=0.0)  # an answer may have arrived just now

    async def _play(self, live: "LiveTable", after: float) -> None:
        if after > 0:
            self._wake_now.clear()
            with contextlib.suppress(TimeoutError):
                async with self._time.timeout(after):
                    await self._wake_now.wait()
        while _asked(live):
            started, in_window = self._time.monotonic(), _in_window(live)
            answers = await self._choose(live)
            # The delay is the same for all hands and questions, so that it reveals nothing.
            await self._wait(live, started, in_window)
            for seat, decision, choice in answers:
                answer = partial(
                    requests.answer_for_bot, seat=seat, decision=decision, choice=choice
                )
                with contextlib.suppress(TableRondeError):  # the table has changed meanwhile
                    await live.request(answer)

    async def _choose(self, live: "LiveTable") -> list[tuple[int, str, dict[str, Any]]]:
        """Return the answers of the bots that are asked now."""
        questions = await live.bot_questions()
        indexes = await asyncio.gather(
            *(
                self._bot_pool.choose(bot, view, decision.plain())
                for bot, decision, view in questions
            )
        )
        return [
            (decision.seat, decision.id, decision.options[index])
            for (_, decision, _), index in zip(questions, indexes, strict=True)
        ]

    async def _wait(self, live: "LiveTable", started: float, in_window: bool) -> None:
        """Wait until the delay is over. A new pace takes effect at once."""
        while (left := started + self._delay(live, in_window) - self._time.monotonic()) > 0:
            self._pace_changed.clear()
            with contextlib.suppress(TimeoutError):
                async with self._time.timeout(left):
                    await self._pace_changed.wait()
        await self._time.sleep(0)

    def _delay(self, live: "LiveTable", in_window: bool) -> float:
        return delay(self._usual_delay, self.pace(live), in_window)


def _asked(live: "LiveTable") -> bool:
    """Return whether bots must play. Without people at the table they play only if watched."""
    return bool(live.table.bots_asked() and (live.presence.viewers or live.table.with_people))


def _in_window(live: "LiveTable") -> bool:
    match = live.table.match
    assert match is not None
    return match.prompt(live.table.bots_asked()[0]) in live.table.game.WINDOWS
