"""Processes in which bots choose their answers, within a time limit."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from random import Random
from typing import Any, Final

from tableronde import bots, games
from tableronde.core.views import DecisionView, View
from tableronde.server.bots.bot_process import BotProcess, ProcessDied
from tableronde.tables.time_source import TimeSource

_log: Final = logging.getLogger("tableronde.bots")
_START_TIMEOUT: Final = 60.0


def _choose(game: str, bot: str, seed: str, view: View[Any], decision: DecisionView) -> int:
    """Return the index of the option that a bot chooses. Runs in a bot process."""
    return bots.make(bot, games.find(game), seed).choose(view, decision)


def _warm_up() -> None:
    """Do nothing. When this has run in a bot process, all imports are done."""


class BotPool:
    """Runs bots in processes, which get a seat's view and nothing else.

    A process serves one question at a time, with a time limit per question.
    """

    def __init__(self, processes: int, budget: float, time: TimeSource, random: Random) -> None:
        self._budget: Final = budget
        self._time: Final = time
        self._random: Final = random
        self._slots: Final = asyncio.Semaphore(processes)
        self._hints: Final = asyncio.Semaphore(max(1, processes - 1))
        self._idle: Final[list[BotProcess]] = []
        self._busy: Final[set[BotProcess]] = set()

    async def choose(self, bot: str, view: View[Any], decision: DecisionView) -> int:
        """Return the option that a bot chooses; a random one if it takes too long or fails. A
        single option is treated like several, so that the time taken reveals nothing."""
        index = await self.advise(bot, view, decision)
        return self._random.randrange(len(decision["options"])) if index is None else index

    async def advise(self, bot: str, view: View[Any], decision: DecisionView) -> int | None:
        """Return the option that a bot would choose; None if it takes too long or fails."""
        for _ in range(2):  # a process may die for reasons other than the question
            try:
                index = await self._ask(bot, view, decision)
            except ProcessDied:
                _log.warning("a process of the bot %s has died", bot)
                continue
            except TimeoutError:
                _log.warning("the bot %s took more than %s s", bot, self._budget)
            except Exception:
                _log.exception("the bot %s failed at decision %s", bot, decision["id"])
            else:
                return index if 0 <= index < len(decision["options"]) else None
            return None
        return None

    async def hint(self, bot: str, view: View[Any], decision: DecisionView) -> int | None:
        """Return the same as a hint to a person. Hints leave one process free for the bots, since
        tables wait for those; with a single process, one hint may run at a time."""
        async with self._hints:
            return await self.advise(bot, view, decision)

    async def _ask(self, bot: str, view: View[Any], decision: DecisionView) -> int:
        seed = f"{self._random.randbytes(8).hex()}/{decision['id']}"  # a new one per question
        async with self._process_slot():
            new = not self._idle
            process = BotProcess() if new else self._idle.pop()
            self._busy.add(process)
            try:
                if new:  # starting a process does not count towards the budget
                    async with self._time.timeout(_START_TIMEOUT):
                        await process.run(_warm_up)
                async with self._time.timeout(self._budget):
                    index: int = await process.run(_choose, view["game"], bot, seed, view, decision)
                    return index
            except (TimeoutError, ProcessDied, asyncio.CancelledError):
                self._end(process)
                raise
            finally:
                if process in self._busy:
                    self._busy.remove(process)
                    self._idle.append(process)

    @contextlib.asynccontextmanager
    async def _process_slot(self) -> AsyncIterator[None]:
        """Wait for a free process, first come first served, and no longer than the budget."""
        async with self._time.timeout(self._budget):
            await self._slots.acquire()
        try:
            yield
        finally:
            self._slots.release()

    def _end(self, process: BotProcess) -> None:
        """Kill a process that hangs or is broken; the next question starts a new one."""
        self._busy.discard(process)
        process.kill()

    def close(self) -> None:
        for process in [*self._idle, *self._busy]:
            self._end(process)
        self._idle.clear()
