"""Waiting for what has no event that a test could wait for: a process, a thread, a database, a
page. Never for so many seconds."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 180.0
"""Seconds after which something that a test waits for does not come any more. However slow the
machine is, only what hangs takes so long."""
_OFTEN: Final = 0.01


def wait_until(holds: Callable[[], object], why: str = "it takes too long") -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, why
        time.sleep(_OFTEN)


async def until(holds: Callable[[], object], why: str = "it takes too long") -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, why
        await asyncio.sleep(_OFTEN)
