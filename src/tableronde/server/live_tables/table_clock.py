"""The timer of a live table."""

from collections.abc import Callable
from typing import Final

from tableronde.tables.due import next_due
from tableronde.tables.table import Table
from tableronde.tables.time_source import Timer, TimeSource

_MARGIN: Final = 0.01
_RETRY_AFTER: Final = 1.0
"""Seconds until something overdue is tried again, after a failure of storage."""
_LONGEST_WAIT: Final = 3600.0


class TableClock:
    """Calls back when a clock of the table runs out, or something else is due."""

    def __init__(self, time: TimeSource) -> None:
        self._time: Final = time
        self._timer: Timer | None = None

    def reset(self, table: Table, run_due: Callable[[], None]) -> None:
        """Set the timer to what is due next. `run_due` is called at most once."""
        self.cancel()
        due = next_due(table)
        if due is not None:
            left = (due - self._time.now_ms()) / 1000
            wait = left + _MARGIN if left > 0 else _RETRY_AFTER
            self._timer = self._time.call_later(min(wait, _LONGEST_WAIT), run_due)

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
