"""What commands print for programs."""

import msgspec
import typer

from tableronde.core.plain import Plain


def print_json(value: Plain) -> None:
    """Print a value as one line of JSON."""
    typer.echo(msgspec.json.encode(value).decode())
