"""Ctrl-C while games are played: heard, so that what was finished can still be counted."""

import signal
import threading
from types import FrameType
from typing import Any, Final, Self


class Interrupts:
    """While this context lasts, Ctrl-C is noted instead of raised, however often it comes.

    With `for_good`, once heard it stays without effect: the program is on its way out, and an
    impatient second Ctrl-C must not cut that off.
    """

    def __init__(self, for_good: bool = False) -> None:
        self.heard = False
        self._for_good: Final = for_good
        self._before: Any = None

    def __enter__(self) -> Self:
        in_main = threading.current_thread() is threading.main_thread()
        if in_main and signal.getsignal(signal.SIGINT) != signal.SIG_IGN:  # as under nohup
            self._before = signal.signal(signal.SIGINT, self._hear)
        return self

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            after = signal.SIG_IGN if self.heard and self._for_good else self._before
            signal.signal(signal.SIGINT, after)

    def _hear(self, _number: int, _frame: FrameType | None) -> None:
        self.heard = True
