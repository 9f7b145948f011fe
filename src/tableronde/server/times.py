"""Times: what the clock on the wall says, and for how long this machine has slept."""

import logging
import time
from typing import Final

_log: Final = logging.getLogger("tableronde.times")
_ASLEEP: Final = 5_000
"""Milliseconds by which a clock on the wall must be ahead of one that rests when the machine does,
if this has slept."""


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Sleep:
    """All the time that the machine has slept since the server was started."""

    def __init__(self, heeded: bool) -> None:
        """Where others serve the same tables, too, it is not heeded: they were awake."""
        self._heeded: Final = heeded
        self._ahead = _ahead()
        self._total = 0

    def total(self) -> int:
        """So many milliseconds until now."""
        ahead = _ahead()
        slept, self._ahead = ahead - self._ahead, ahead
        if slept >= _ASLEEP and self._heeded:
            _log.info("this machine has slept for %d s", slept // 1000)
            self._total += slept
        return self._total


def _ahead() -> int:
    """How far the clock on the wall is ahead of one that rests when the machine does."""
    return now_ms() - time.monotonic_ns() // 1_000_000
