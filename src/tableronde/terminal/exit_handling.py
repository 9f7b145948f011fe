"""What the ways into the terminal share: whatever a user can provoke ends in a sentence and an
exit code, never in a traceback."""

import contextlib
import errno
import os
import sys
from collections.abc import Callable
from typing import Final

from tableronde.core.errors import CannotGoOn, TableRondeError, refused
from tableronde.terminal import encoding
from tableronde.terminal.paragraph import clean
from tableronde.terminal.signals import Stopped
from tableronde.words import LANGUAGES, Words

DONE: Final = 0
FAILED: Final = 2  # as for every other wrong argument of the command
UNSAVED: Final = 1  # all went well, but for the file
_INTERRUPTED: Final = 130
GONE: Final = (errno.EPIPE, errno.EIO)  # nobody reads any more: a closed pipe or window


def guarded(language: str, act: Callable[[Words], int]) -> int:
    """Do something in a language; the exit code."""
    words = Words(language if language in LANGUAGES else LANGUAGES[0])
    try:
        code = act(words)
        if sys.stdout is not None:
            sys.stdout.flush()  # what cannot be written shall fail here, not when Python ends
        return code
    except TableRondeError as error:
        complain(words.error(error))
        return FAILED
    except Stopped as stopped:
        return stopped.exit_code
    except KeyboardInterrupt:
        return _INTERRUPTED
    except OSError as error:
        write_no_more()
        if error.errno in GONE:
            return DONE
        complain(words.error(refusal(error)))
        return FAILED


def refusal(error: OSError) -> CannotGoOn:
    """What the system refused."""
    return CannotGoOn(why=refused(error))


def complain(text: str) -> None:
    """One sentence on the error stream, if there is one that can be written."""
    encoding.soften(sys.stderr, encoding.PLAINLY)
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            print(f"tableronde: {clean(text)}", file=sys.stderr, flush=True)


def write_no_more() -> None:
    """So that Python does not stumble over what is left to write when it ends."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
    except (OSError, ValueError):
        pass
