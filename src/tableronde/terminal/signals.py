"""Signals that ask the program to end: heard at once, but never in the middle of an answer."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final, Self

_ENDING: Final = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]


class Stopped(KeyboardInterrupt):
    """A signal asked the program to end."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.exit_code: Final = 128 + number


class Signals:
    """While this context lasts, ending signals raise `Stopped`, or wait until `held` is over."""

    def __init__(self) -> None:
        self._before: dict[int, Any] = {}
        self._held = False
        self._heard = 0

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            for number in _ENDING:
                if signal.getsignal(number) != signal.SIG_IGN:  # as under nohup
                    self._before[number] = signal.signal(number, self._hear)
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def _hear(self, number: int, _frame: FrameType | None) -> None:
        if self._heard:  # an impatient second Ctrl-C must not cut off the way out
            return
        self._heard = number
        if not self._held:
            raise Stopped(number)

    @contextmanager
    def held(self) -> Iterator[None]:
        """An answer and its saving are one thing."""
        self._held = True
        try:
            yield
        finally:
            self._held = False
        if self._heard:
            raise Stopped(self._heard)
