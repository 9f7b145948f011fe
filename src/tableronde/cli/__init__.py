"""The command `tableronde`. On an error it prints one sentence and exits with 2.

Each subcommand, or group of them, has a file; `commands.py` lists them.
"""

import os
import signal
import sys
import threading

from tableronde.terminal.exit_codes import FAILED, INTERRUPTED

try:
    # Importing the rest takes long enough for a user to press Ctrl-C. Exit without an exception,
    # which libraries would turn into errors of their own in the middle of an import.
    _is_raised = (
        threading.current_thread() is threading.main_thread()
        and signal.getsignal(signal.SIGINT) is signal.default_int_handler
    )
    if _is_raised:
        signal.signal(signal.SIGINT, lambda *_: os._exit(INTERRUPTED))

    from tableronde.cli.arguments import environment_language
    from tableronde.cli.commands import app
    from tableronde.terminal import exit_handling
    from tableronde.words import Words
finally:
    if _is_raised:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def main() -> None:
    """Run the command with the arguments of the process, and exit."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # for terminals that cannot show accents
    try:
        app()
    except (KeyboardInterrupt, SystemExit) as ending:
        if isinstance(ending, SystemExit) and ending.code != INTERRUPTED:
            raise
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C must not interrupt the exit
        sys.exit(INTERRUPTED)
    except OSError as error:  # typer has failed to write its own message
        exit_handling.discard_output()
        exit_handling.print_error(Words(environment_language()).error(exit_handling.named(error)))
        sys.exit(FAILED)
