"""How long this machine has slept."""

import logging
from typing import Final

from tableronde.tables.time_source import TimeSource

_log: Final = logging.getLogger("tableronde.sleep")
_MIN_SLEEP: Final = 5_000
"""Milliseconds that the system clock must gain on the monotonic clock, which stops during sleep."""


class MachineSleep:
    """Measures how long the machine has slept since the server was started."""

    def __init__(self, time: TimeSource, heeded: bool) -> None:
        """Not `heeded` if other machines serve the same tables: they were awake."""
        self._time: Final = time
        self._heeded: Final = heeded
        self._ahead = self._how_far_ahead()
        self._total = 0

    def total(self) -> int:
        """Return the milliseconds until now."""
        ahead = self._how_far_ahead()
        slept, self._ahead = ahead - self._ahead, ahead
        if slept >= _MIN_SLEEP and self._heeded:
            _log.info("this machine has slept for %d s", slept // 1000)
            self._total += slept
        return self._total

    def _how_far_ahead(self) -> int:
        """Return how far the system clock is ahead of the monotonic clock."""
        return self._time.now_ms() - round(self._time.monotonic() * 1000)
