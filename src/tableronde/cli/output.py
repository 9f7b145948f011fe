"""Output of commands as JSON."""

import msgspec
import typer


def print_json(value: object) -> None:
    """Print a value as one line of JSON."""
    typer.echo(msgspec.json.encode(value).decode())
