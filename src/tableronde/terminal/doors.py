"""What the ways into the terminal share: whatever a user can provoke ends in a sentence and an
exit code, never in a traceback."""

import errno
import os
import sys
from collections.abc import Callable
from typing import Final

from tableronde.core.errors import TableRondeError
from tableronde.terminal import encoding
from tableronde.terminal.paragraph import clean
from tableronde.terminal.signals import Stopped
from tableronde.words import LANGUAGES, Words

DONE: Final = 0
FAILED: Final = 2  # as for every other wrong argument of the command
_INTERRUPTED: Final = 130
_GONE: Final = (errno.EPIPE, errno.EIO)  # nobody reads any more: a closed pipe or window


def guarded(language: str, act: Callable[[Words], int]) -> int:
    """Do something in a language; the exit code."""
    words = Words(language if language in LANGUAGES else LANGUAGES[0])
    try:
        return act(words)
    except TableRondeError as error:
        complain(words.error(error))
        return FAILED
    except Stopped as stopped:
        return stopped.exit_code
    except KeyboardInterrupt:
        return _INTERRUPTED
    except OSError as error:
        if error.errno not in _GONE:
            raise
        _write_no_more()
        return DONE


def complain(text: str) -> None:
    encoding.soften(sys.stderr, encoding.PLAINLY)
    print(f"tableronde: {clean(text)}", file=sys.stderr)


def _write_no_more() -> None:
    """So that Python does not stumble over what is left to write when it ends."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
    except (OSError, ValueError):
        pass
