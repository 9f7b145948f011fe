"""Handling of Ctrl-C, so that the games finished before it can be counted."""

import signal
import threading
from types import FrameType
from typing import Any, Final, Self


class Interrupts:
    """A context in which Ctrl-C sets `received` instead of raising an exception.

    With `stay_ignored`, Ctrl-C stays without effect after the context if it was received: the
    program is about to exit, and a second Ctrl-C must not interrupt that.
    """

    def __init__(self, stay_ignored: bool = False) -> None:
        self.received = False
        self._stay_ignored: Final = stay_ignored
        self._before: Any = None

    def __enter__(self) -> Self:
        in_main = threading.current_thread() is threading.main_thread()
        if in_main and signal.getsignal(signal.SIGINT) != signal.SIG_IGN:  # as under nohup
            self._before = signal.signal(signal.SIGINT, self._receive)
        return self

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            after = signal.SIG_IGN if self.received and self._stay_ignored else self._before
            signal.signal(signal.SIGINT, after)

    def _receive(self, _number: int, _frame: FrameType | None) -> None:
        self.received = True
