"""Waits for processes, threads, databases or pages, which report no event that a test could
await."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 180.0
"""Seconds after which a test gives up waiting; on the slowest machine only a hang takes so long."""
_INTERVAL: Final = 0.01


def wait_until(holds: Callable[[], object], why: str = "it takes too long") -> None:
    """Wait until something holds."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, why
        time.sleep(_INTERVAL)


async def until(holds: Callable[[], object], why: str = "it takes too long") -> None:
    """Wait until something holds, in an event loop."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, why
        await asyncio.sleep(_INTERVAL)
