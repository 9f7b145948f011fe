"""Processes that hear signals, however the tests themselves were started.

Under `nohup`, or in the background of a script, SIGINT and SIGHUP are ignored, and whatever is
started there inherits that.
"""

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

_PATIENCE: Final = 60.0
_ENDING: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def _as_if_ignored(_number: int, _frame: object) -> None:
    """A handler does not outlive the start of another program, as being ignored does."""


@contextmanager
def hearing() -> Iterator[None]:
    """What is started here hears what ends a program."""
    ignored = [number for number in _ENDING if signal.getsignal(number) == signal.SIG_IGN]
    for number in ignored:
        signal.signal(number, _as_if_ignored)
    try:
        yield
    finally:
        for number in ignored:
            signal.signal(number, signal.SIG_IGN)


def started(command: list[str], **options: Any) -> subprocess.Popen[Any]:
    with hearing():
        return subprocess.Popen(command, **options)


def wait_until(holds: Callable[[], object], process: subprocess.Popen[Any]) -> None:
    """Until something can be seen to have happened; not for so many seconds."""
    deadline = time.monotonic() + _PATIENCE
    while not holds():
        assert process.poll() is None, "it ended too early"
        assert time.monotonic() < deadline, "it takes too long"
        time.sleep(0.01)


def interrupt(process: subprocess.Popen[Any]) -> None:
    """Ctrl-C: the terminal sends it to everybody who was started together."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGINT)
