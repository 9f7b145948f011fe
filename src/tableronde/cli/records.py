"""`tableronde replay` and `tableronde verify`: show and check records."""

from pathlib import Path
from typing import Annotated, Any

import typer

from tableronde import games
from tableronde.cli.arguments import Colour, Data, Json, Lang
from tableronde.cli.errors import clear_errors
from tableronde.cli.output import print_json
from tableronde.core import match as matches
from tableronde.core import record
from tableronde.core.errors import NotBoth, OtherSeal, TableRondeError
from tableronde.terminal import replay as terminal_replay
from tableronde.terminal.exit_codes import DONE, FAILED
from tableronde.terminal.exit_handling import print_error
from tableronde.words import Words


def replay(
    lang: Lang,
    file: Annotated[Path, typer.Argument(help="A record.")],
    at: Annotated[int | None, typer.Option(help="Show the game after so many log entries.")] = None,
    seat: Annotated[int | None, typer.Option(help="Show what this seat sees.")] = None,
    everything: Annotated[bool, typer.Option("--open", help="Show all hands.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Step through the game.")] = False,
    data: Data = None,
    colour: Colour = None,
    json: Json = False,
) -> None:
    """Show a recorded game at its end, at any moment, or step by step."""
    with clear_errors(lang):
        games.replace_components(data or ())
        if everything and seat is not None:
            raise NotBoth(one="--open", two="--seat")
        for name, given in (("--open", everything), ("--step", step)):
            if json and given:
                raise NotBoth(one=name, two="--json")
        if json:
            told = record.load(file)
            match = matches.replay(games.find(told.game), told, at)
            view = match.view(seat)
            events = match.events_for(seat)
            print_json({"view": view, "events": events, "record_entries": len(told.log)})
            return
        code = terminal_replay.replay(
            file,
            at=at,
            seat=seat,
            everything=everything,
            language=lang,
            colour=colour,
            step=step,
        )
    raise typer.Exit(code)


def verify(
    lang: Lang,
    files: Annotated[list[Path], typer.Argument(help="Records.")],
    seal: Annotated[
        str | None, typer.Option(help="The seal published when the game began.")
    ] = None,
    data: Data = None,
    json: Json = False,
) -> None:
    """Check that records replay to their results and that their seals match."""
    words, all_valid = Words(lang), True
    with clear_errors(lang):
        games.replace_components(data or ())
        for file in files:
            try:
                found = _verified(file, seal)
            except TableRondeError as error:
                all_valid = False  # go on with the other files
                print_error(_message(file, error, words))
                continue
            if json:
                print_json(found)
            else:
                key = "ui-verified" if found["finished"] else "ui-verified-unfinished"
                shown = ("file", "game", "seats", "answers", "seal")
                typer.echo(words.say(key, {name: found[name] for name in shown}))
    raise typer.Exit(DONE if all_valid else FAILED)


def _message(file: Path, error: TableRondeError, words: Words) -> str:
    """Return the sentence of an error, with the name of the file."""
    said = words.error(error)
    if "file" in error.details:
        return said
    return words.say("ui-labelled", {"label": str(file), "value": said})


def _verified(file: Path, seal: str | None) -> dict[str, Any]:
    told = record.load(file)
    match = matches.replay(games.find(told.game), told)
    if seal is not None and seal.strip().lower() != match.seal:
        raise OtherSeal(seal=match.seal, wanted=seal.strip())
    return {
        "file": str(file),
        "game": told.game,
        "seats": len(told.seats),
        "answers": match.number,
        "entries": len(told.log),
        "finished": match.result is not None,
        "result": match.result,
        "seal": match.seal,
    }
