"""Starts processes that receive signals, however the tests themselves were started.

Under `nohup`, or in the background of a script, SIGINT and SIGHUP are ignored, and child
processes inherit that."""

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
    """Do nothing; unlike SIG_IGN, a handler is not inherited by another program."""


@contextmanager
def receiving_signals() -> Iterator[None]:
    """Let processes started inside receive the signals that end a program."""
    ignored = [number for number in _ENDING if signal.getsignal(number) == signal.SIG_IGN]
    for number in ignored:
        signal.signal(number, _as_if_ignored)
    try:
        yield
    finally:
        for number in ignored:
            signal.signal(number, signal.SIG_IGN)


def started(command: list[str], **options: Any) -> subprocess.Popen[Any]:
    with receiving_signals():
        return subprocess.Popen(command, **options)


def wait_until_process(process: subprocess.Popen[Any], holds: Callable[[], object]) -> None:
    """Wait until something holds, while this process runs."""

    def has_happened() -> object:
        done = holds()
        assert done or process.poll() is None, "it ended too early"
        return done

    wait_until(has_happened)


def until_it_waits(process: subprocess.Popen[Any]) -> None:
    """Wait until the process only waits for its input.

    A process that waits for a core is ready to run and does not sleep."""
    status = Path(f"/proc/{process.pid}/stat")
    seen = 0

    def is_at_rest() -> bool:
        nonlocal seen
        seen = seen + 1 if status.read_text().rpartition(")")[2].split()[0] == "S" else 0
        return seen >= 5  # it may sleep briefly while it writes

    wait_until(is_at_rest)


def interrupt(process: subprocess.Popen[Any]) -> None:
    """Send Ctrl-C as a terminal does, to the whole process group."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGINT)
