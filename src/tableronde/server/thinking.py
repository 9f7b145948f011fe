"""Bots think in processes of their own, within a budget, and never hold up a table."""

import asyncio
import logging
import secrets
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

from tableronde import bots, games
from tableronde.core.state import Plain

_log: Final = logging.getLogger("tableronde.bots")


def _choose(game: str, bot: str, seed: str, view: Plain, decision: Plain) -> int:
    """In a thinking process: the index of the option taken."""
    return bots.make(bot, games.find(game), seed).choose(view, decision)


class Thinkers:
    """The processes that think. What they get is a seat's view, and nothing else."""

    def __init__(self, processes: int, budget: float) -> None:
        self._processes: Final = processes
        self._budget: Final = budget
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, view: Plain, decision: Plain) -> int:
        """The option that a bot takes; one at random if it takes too long or fails."""
        options = len(decision["options"])
        if options == 1:
            return 0
        pool = self._ready()
        try:
            job = asyncio.get_running_loop().run_in_executor(
                pool, _choose, view["game"], bot, secrets.token_hex(8), view, decision
            )
            index = await asyncio.wait_for(job, self._budget)
        except TimeoutError:
            _log.warning("%s thought longer than %s s about %s", bot, self._budget, decision["id"])
            self._drop(pool)
        except BrokenExecutor:
            _log.warning("a process that thought for %s has died", bot)
            self._drop(pool)
        except Exception:
            _log.exception("%s could not decide %s", bot, decision["id"])
        else:
            if 0 <= index < options:
                return index
        return secrets.randbelow(options)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """End a pool that hangs or is broken; the next question starts a new one."""
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self._pool is not None:
            self._drop(self._pool)
