"""Detects that the machine has slept."""

import logging
from typing import Final

from tableronde.tables.time_source import TimeSource

_log: Final = logging.getLogger("tableronde.sleep")
_MIN_SLEEP: Final = 5_000
"""Milliseconds by which the system clock must overtake the monotonic one, which stops in sleep."""


class MachineSleep:
    """Measures how long the machine has slept since the server started."""

    def __init__(self, time: TimeSource, heeded: bool) -> None:
        """Nothing is measured unless `heeded`: other machines with the same tables were awake."""
        self._time: Final = time
        self._heeded: Final = heeded
        self._ahead = self._how_far_ahead()
        self._total = 0

    def total(self) -> int:
        """Return the milliseconds slept until now."""
        ahead = self._how_far_ahead()
        slept, self._ahead = ahead - self._ahead, ahead
        if slept >= _MIN_SLEEP and self._heeded:
            _log.info("this machine has slept for %d s", slept // 1000)
            self._total += slept
        return self._total

    def _how_far_ahead(self) -> int:
        """Return how far the system clock is ahead of the monotonic clock."""
        return self._time.now_ms() - round(self._time.monotonic() * 1000)
