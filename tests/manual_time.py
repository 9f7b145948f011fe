"""A time source whose time stands still until a test moves it."""

import asyncio
import heapq
import itertools
from collections.abc import Callable
from typing import Any, Final
from weakref import WeakKeyDictionary

from tableronde.tables.time_source import TimeSource

_MAX_TURNS: Final = 1_000_000
_settling: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, int]] = WeakKeyDictionary()


class ManualTimer:
    def __init__(self, callback: Callable[[], object]) -> None:
        self.callback: Final = callback
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class ManualTime(TimeSource):
    """Begins at a given moment; `advance` moves it. Both clocks count whole milliseconds."""

    def __init__(self, now_ms: int = 1_800_000_000_000) -> None:
        self._now_ms = now_ms
        self._monotonic_ms = 1_000_000
        self._timers: Final[list[tuple[int, int, ManualTimer]]] = []  # a heap
        self._numbers: Final = itertools.count()

    def now_ms(self) -> int:
        return self._now_ms

    def monotonic(self) -> float:
        return self._monotonic_ms / 1000

    def call_later(self, seconds: float, callback: Callable[[], object]) -> ManualTimer:
        timer = ManualTimer(callback)
        due = self._monotonic_ms + max(0, round(seconds * 1000))
        heapq.heappush(self._timers, (due, next(self._numbers), timer))
        return timer

    async def advance(self, seconds: float) -> None:
        """Let so much time pass.

        Timers fire one after the other, each at its time, and what a timer sets off has settled
        before the next one fires."""
        end = self._monotonic_ms + round(seconds * 1000)
        await settle()
        while self._timers and self._timers[0][0] <= end:
            due, _, timer = heapq.heappop(self._timers)
            if not timer.cancelled:
                self._pass(due - self._monotonic_ms)
                timer.callback()
                await settle()
        self._pass(end - self._monotonic_ms)

    def sleep_machine(self, seconds: float) -> None:
        """Let the machine sleep: only the wall clock goes on."""
        self._now_ms += round(seconds * 1000)

    def _pass(self, milliseconds: int) -> None:
        self._now_ms += milliseconds
        self._monotonic_ms += milliseconds

    @property
    def waiting(self) -> int:
        """Return how many timers have yet to fire."""
        return sum(not timer.cancelled for _, _, timer in self._timers)


async def settle() -> None:
    """Return when no task can go on unless time passes or something comes from a thread, a process
    or a socket.

    Several tasks may wait for this at once."""
    loop: Any = asyncio.get_running_loop()
    _settling[loop] = _settling.get(loop, 0) + 1
    try:
        for _ in range(_MAX_TURNS):
            await asyncio.sleep(0)
            # asyncio has no public way to ask what is ready. Other tasks that settle always are.
            if len(loop._ready) < _settling[loop]:
                return
    finally:
        _settling[loop] -= 1
    raise AssertionError("the tasks never come to rest")
