"""Bots think in processes of their own, within a budget, and never hold up a table."""

import asyncio
import contextlib
import logging
import os
import threading
from collections.abc import AsyncIterator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from random import Random
from typing import Any, Final

from tableronde import bots, games
from tableronde.core.plain import Plain
from tableronde.tables.time_source import TimeSource

_log: Final = logging.getLogger("tableronde.bots")
_START_TIMEOUT: Final = 60.0


def _choose(game: str, bot: str, seed: str, view: Plain, decision: Plain) -> int:
    """In a thinking process: the index of the option taken."""
    return bots.make(bot, games.find(game), seed).choose(view, decision)


def _end_with_the_server() -> None:
    """In a thinking process: do not stay behind when the server is killed."""
    server = parent_process()
    if server is not None:
        threading.Thread(target=_wait_for_the_end, args=[server], daemon=True).start()


def _wait_for_the_end(server: Any) -> None:
    server.join()
    os._exit(1)


def _wake_up() -> None:
    """In a thinking process: by now everything is imported."""


class BotPool:
    """The processes that think. What they get is a seat's view, and nothing else.

    Each question has a process to itself and its whole budget: it neither thinks on another's time
    nor dies with one that must be ended.
    """

    def __init__(self, processes: int, budget: float, time: TimeSource, random: Random) -> None:
        self._budget: Final = budget
        self._time: Final = time
        self._random: Final = random
        self._slots: Final = asyncio.Semaphore(processes)
        self._hints: Final = asyncio.Semaphore(max(1, processes - 1))
        self._idle: Final[list[ProcessPoolExecutor]] = []
        self._busy: Final[set[ProcessPoolExecutor]] = set()

    async def choose(self, bot: str, view: Plain, decision: Plain) -> int:
        """The option that a bot takes; one at random if that takes too long, or fails. A single one
        is asked about like others, so that the time taken tells nothing."""
        index = await self.advise(bot, view, decision)
        return self._random.randrange(len(decision["options"])) if index is None else index

    async def advise(self, bot: str, view: Plain, decision: Plain) -> int | None:
        """The option that a bot would take; None if it takes too long or fails."""
        for _ in range(2):  # a process that dies is no fault of the question's
            try:
                index = await self._ask(bot, view, decision)
            except BrokenExecutor:
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

    async def hint(self, bot: str, view: Plain, decision: Plain) -> int | None:
        """The same for a person. Tables wait for their bots: where there are several processes, one
        is left to them, and elsewhere they wait for no more than one hint."""
        async with self._hints:
            return await self.advise(bot, view, decision)

    async def _ask(self, bot: str, view: Plain, decision: Plain) -> int:
        loop = asyncio.get_running_loop()
        seed = f"{self._random.randbytes(8).hex()}/{decision['id']}"  # its own for each question
        async with self._process_slot():
            new = not self._idle
            process = self._start() if new else self._idle.pop()
            self._busy.add(process)
            try:
                if new:  # a bot's budget is for thinking, not for getting up
                    async with self._time.timeout(_START_TIMEOUT):
                        await loop.run_in_executor(process, _wake_up)
                async with self._time.timeout(self._budget):
                    return await loop.run_in_executor(
                        process, _choose, view["game"], bot, seed, view, decision
                    )
            except (TimeoutError, BrokenExecutor, asyncio.CancelledError):
                self._end(process)
                raise
            finally:
                if process in self._busy:
                    self._busy.remove(process)
                    self._idle.append(process)

    @contextlib.asynccontextmanager
    async def _process_slot(self) -> AsyncIterator[None]:
        """A process, in the order in which they are asked for; nobody waits for one longer than it
        may think."""
        async with self._time.timeout(self._budget):
            await self._slots.acquire()
        try:
            yield
        finally:
            self._slots.release()

    def _start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, get_context("spawn"), _end_with_the_server)

    def _end(self, process: ProcessPoolExecutor) -> None:
        """End a process that hangs or is broken; the next question starts a new one."""
        self._busy.discard(process)
        for worker in list((process._processes or {}).values()):
            worker.kill()
        process.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        for process in [*self._idle, *self._busy]:
            self._end(process)
        self._idle.clear()
