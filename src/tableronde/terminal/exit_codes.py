"""The exit codes of the command."""

import signal
from typing import Final

DONE: Final = 0
UNSAVED: Final = 1
"""All went well, but the game could not be saved."""
FAILED: Final = 2
"""As typer exits on a wrong argument."""


def after_signal(number: int) -> int:
    """Return the exit code of a program that a signal has ended, as shells give it."""
    return 128 + number


INTERRUPTED: Final = after_signal(signal.SIGINT)
