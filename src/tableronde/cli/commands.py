"""The list of all commands, in the order of the help."""

from typing import Annotated

import typer

from tableronde import __version__
from tableronde.cli.bench import bench
from tableronde.cli.games import list_games
from tableronde.cli.play import play
from tableronde.cli.records import replay, verify
from tableronde.cli.rules import rules
from tableronde.cli.serve import serve
from tableronde.cli.simulate import simulate

app = typer.Typer(
    name="tableronde",
    help="Medieval board games on one digital table.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"tableronde {__version__}")
        raise typer.Exit


@app.callback()
def start(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version."),
    ] = False,
) -> None:
    """Medieval board games on one digital table."""


app.command("games")(list_games)
for _command in (play, simulate, replay, verify, rules, serve, bench):
    app.command()(_command)
