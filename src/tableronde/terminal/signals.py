"""Signals that end the program, but never in the middle of an answer."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final, Self

from tableronde.terminal.exit_codes import after_signal

_SIGNALS: Final = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]


class Stopped(KeyboardInterrupt):
    """A signal to end the program was received."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.exit_code: Final = after_signal(number)


class Signals:
    """A context in which signals that end a program raise `Stopped`; within `deferred`, at its
    end."""

    def __init__(self) -> None:
        self._before: dict[int, Any] = {}
        self._deferred = False
        self._received = 0

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            for number in _SIGNALS:
                if signal.getsignal(number) != signal.SIG_IGN:  # as under nohup
                    self._before[number] = signal.signal(number, self._receive)
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def _receive(self, number: int, _frame: FrameType | None) -> None:
        if self._received:  # a second Ctrl-C must not interrupt the exit
            return
        self._received = number
        if not self._deferred:
            raise Stopped(number)

    @contextmanager
    def deferred(self) -> Iterator[None]:
        """Defer signals, so that an answer and its saving are one step."""
        self._deferred = True
        try:
            yield
        finally:
            self._deferred = False
        if self._received:
            raise Stopped(self._received)
