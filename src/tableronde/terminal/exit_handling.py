"""Turns every error that a user can cause into one sentence and an exit code, never a traceback."""

import contextlib
import errno
import os
import sys
from collections.abc import Callable
from typing import Final

from tableronde.core.errors import CannotGoOn, TableRondeError, refused
from tableronde.terminal import encoding
from tableronde.terminal.exit_codes import DONE, FAILED, INTERRUPTED
from tableronde.terminal.paragraph import clean
from tableronde.terminal.signals import Stopped
from tableronde.words import LANGUAGES, Words

OUTPUT_CLOSED: Final = (errno.EPIPE, errno.EIO)
"""Errors when the output can no longer be written: a closed pipe or window."""


def run_action(language: str, action: Callable[[Words], int]) -> int:
    """Run an action with the words of a language. Return the exit code."""
    words = Words(language if language in LANGUAGES else LANGUAGES[0])
    try:
        code = action(words)
        if sys.stdout is not None:
            sys.stdout.flush()  # raise write errors here, not when Python exits
        return code
    except TableRondeError as error:
        print_error(words.error(error))
        return FAILED
    except Stopped as stopped:
        return stopped.exit_code
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        discard_output()
        if error.errno in OUTPUT_CLOSED:
            return DONE
        print_error(words.error(named(error)))
        return FAILED


def named(error: OSError) -> CannotGoOn:
    """Return our error for a system error."""
    return CannotGoOn(why=refused(error))


def print_error(text: str) -> None:
    """Print one sentence on the error stream, if that can be written."""
    encoding.replace_errors(sys.stderr, encoding.TO_ASCII)
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            print(f"tableronde: {clean(text)}", file=sys.stderr, flush=True)


def discard_output() -> None:
    """Redirect the remaining output to nowhere, so that Python exits without another error."""
    try:
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, sys.stdout.fileno())
    except (OSError, ValueError):
        pass
