"""`tableronde play`: play a game in the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from tableronde import bots, games
from tableronde.cli.arguments import Colour, Data, Lang, Options, table_options
from tableronde.cli.errors import clear_errors
from tableronde.core.errors import NotBoth
from tableronde.terminal import play as terminal_play


def play(
    lang: Lang,
    game: Annotated[str | None, typer.Argument(help="The game; avalon by default.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(help="Seats, separated by commas: me, me:NAME, random, greedy. [me,greedy]"),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same game.")] = None,
    option: Options = [],  # noqa: B006 - typer reads the default
    save: Annotated[Path | None, typer.Option(help="The file to save the game in.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Resume a saved game.")] = None,
    data: Data = None,
    colour: Colour = None,
) -> None:
    """Play in the terminal."""
    with clear_errors(lang):
        games.replace_components(data or ())
        if resume is not None:
            given = {
                "GAME": game,
                "--seats": seats,
                "--seed": seed,
                "--option": option,
                "--save": save,
            }
            for name, value in given.items():
                if value is not None and value != []:
                    raise NotBoth(one="--resume", two=name)
            raise typer.Exit(terminal_play.resume(resume, language=lang, colour=colour))
        chosen = games.find("avalon" if game is None else game)
        opponents = [bots.STANDARD] * (max(2, chosen.SEATS[0]) - 1)
        wanted = ["me", *opponents] if seats is None else seats.split(",")
        players = [seat.strip() for seat in wanted]
        code = terminal_play.play(
            chosen.ID,
            players,
            language=lang,
            seed=seed,
            options=table_options(option),
            save=save,
            colour=colour,
        )
    raise typer.Exit(code)
