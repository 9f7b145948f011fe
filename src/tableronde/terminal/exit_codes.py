"""The exit codes of the command."""

import signal
from typing import Final

DONE: Final = 0
UNSAVED: Final = 1
"""The game ended normally, but could not be saved."""
FAILED: Final = 2
"""An error; the code with which typer exits on a wrong argument."""


def after_signal(number: int) -> int:
    """Return the exit code that shells report for a program that was ended by a signal."""
    return 128 + number


INTERRUPTED: Final = after_signal(signal.SIGINT)
