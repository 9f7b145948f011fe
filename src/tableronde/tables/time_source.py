"""The time source of the server and its storage, for reading the time and for waiting.

It is passed to constructors, so that tests can pass one that they control.
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from typing import Protocol


class Timer(Protocol):
    """A scheduled callback."""

    def cancel(self) -> None:
        """Cancel the call, if it has not happened yet."""


class TimeSource(Protocol):
    """A system clock, a monotonic clock, and timers that follow the monotonic one."""

    def now_ms(self) -> int:
        """Return the date and time, in milliseconds since 1970."""

    def monotonic(self) -> float:
        """Return the seconds of a clock that never goes back, and stops while the machine
        sleeps."""

    def call_later(self, seconds: float, callback: Callable[[], object]) -> Timer:
        """Call `callback` once, after this many seconds."""

    async def sleep(self, seconds: float) -> None:
        """Wait for this many seconds; if not positive, only yield to other tasks."""
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        over = asyncio.Event()
        timer = self.call_later(seconds, over.set)
        try:
            await over.wait()
        finally:
            timer.cancel()

    @contextlib.asynccontextmanager
    async def timeout(self, seconds: float) -> AsyncIterator[None]:
        """Raise TimeoutError if the body takes longer."""
        async with asyncio.timeout(None) as limit:
            timer = self.call_later(seconds, lambda: limit.reschedule(0.0))
            try:
                yield
            finally:
                timer.cancel()


class SystemTime(TimeSource):
    """The time of this machine."""

    def now_ms(self) -> int:
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        return time.monotonic()

    def call_later(self, seconds: float, callback: Callable[[], object]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, callback)
