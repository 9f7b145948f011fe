"""For how long this machine has slept."""

import logging
from typing import Final

from tableronde.tables.time_source import TimeSource

_log: Final = logging.getLogger("tableronde.sleep")
_MIN_SLEEP: Final = 5_000
"""Milliseconds by which a clock on the wall must be ahead of one that rests when the machine does,
if this has slept."""


class MachineSleep:
    """All the time that the machine has slept since the server was started."""

    def __init__(self, time: TimeSource, heeded: bool) -> None:
        """Where others serve the same tables, too, it is not heeded: they were awake."""
        self._time: Final = time
        self._heeded: Final = heeded
        self._ahead = self._how_far_ahead()
        self._total = 0

    def total(self) -> int:
        """So many milliseconds until now."""
        ahead = self._how_far_ahead()
        slept, self._ahead = ahead - self._ahead, ahead
        if slept >= _MIN_SLEEP and self._heeded:
            _log.info("this machine has slept for %d s", slept // 1000)
            self._total += slept
        return self._total

    def _how_far_ahead(self) -> int:
        """How far the clock on the wall is ahead of one that rests when the machine does."""
        return self._time.now_ms() - round(self._time.monotonic() * 1000)
