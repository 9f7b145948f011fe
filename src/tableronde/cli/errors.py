"""Error handling of commands."""

from collections.abc import Iterator
from contextlib import contextmanager

import typer

from tableronde.cli.arguments import Language
from tableronde.core.errors import TableRondeError
from tableronde.terminal import exit_handling
from tableronde.terminal.exit_codes import FAILED
from tableronde.words import Words


@contextmanager
def clear_errors(language: Language) -> Iterator[None]:
    """Print one sentence and exit with 2 on any error that a user can cause."""
    try:
        yield
    except TableRondeError as error:
        exit_handling.print_error(Words(language).error(error))
        raise typer.Exit(FAILED) from None
    except OSError as error:
        if error.errno in exit_handling.OUTPUT_CLOSED:
            raise
        exit_handling.discard_output()
        exit_handling.print_error(Words(language).error(exit_handling.named(error)))
        raise typer.Exit(FAILED) from None
