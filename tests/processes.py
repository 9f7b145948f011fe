"""Processes that hear signals, however the tests themselves were started.

Under `nohup`, or in the background of a script, SIGINT and SIGHUP are ignored, and whatever is
started there inherits that.
"""

import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from tests.waiting import wait_until

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


def until_it(process: subprocess.Popen[Any], holds: Callable[[], object]) -> None:
    """Until something can be seen to have happened, while this process runs."""

    def has_happened() -> object:
        done = holds()
        assert done or process.poll() is None, "it ended too early"
        return done

    wait_until(has_happened)


def until_it_waits(process: subprocess.Popen[Any]) -> None:
    """Until it has nothing to do but to wait for its input. (What waits for a core of the machine
    is ready to run, and does not sleep.)"""
    status = Path(f"/proc/{process.pid}/stat")
    seen = 0

    def is_at_rest() -> bool:
        nonlocal seen
        seen = seen + 1 if status.read_text().rpartition(")")[2].split()[0] == "S" else 0
        return seen >= 5  # it may sleep for a moment while it writes

    wait_until(is_at_rest)


def interrupt(process: subprocess.Popen[Any]) -> None:
    """Ctrl-C: the terminal sends it to everybody who was started together."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGINT)
