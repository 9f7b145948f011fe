"""`tableronde simulate`: play many games between bots."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from tableronde import games
from tableronde.cli.arguments import Data, Json, Lang, Options, table_options
from tableronde.cli.errors import clear_errors
from tableronde.cli.output import print_json
from tableronde.lab import simulate as lab_simulate
from tableronde.lab.interrupts import Interrupts
from tableronde.terminal.exit_codes import DONE, INTERRUPTED
from tableronde.words import Words


def simulate(
    lang: Lang,
    game: Annotated[str, typer.Argument(help="The game; see `tableronde games`.")],
    count: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seats: Annotated[str, typer.Option(help="Bots, separated by commas.")] = "random,random",
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "0",
    option: Options = [],  # noqa: B006 - typer reads the default
    records: Annotated[str | None, typer.Option(help="Save every game in this folder.")] = None,
    rotate: Annotated[
        bool, typer.Option("--rotate", help="Move the bots by one seat after each game.")
    ] = False,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 for one per core.")] = 0,
    data: Data = None,
    json: Json = False,
) -> None:
    """Play many games between bots. Count wins per entry of --seats; shared wins are split."""
    with clear_errors(lang):
        games.replace_components(data or ())
        plan = lab_simulate.Plan(
            game=game,
            seats=tuple(name.strip() for name in seats.split(",")),
            seed=seed,
            options=table_options(option),
            rotate=rotate,
            records=records,
        )
        lab_simulate.check(plan)
        workers = jobs or os.cpu_count() or 1
        with Interrupts(stay_ignored=True) as interrupts:
            with _progress(count) as advance:
                tally, _ = lab_simulate.simulate(plan, count, workers, advance, interrupts)
            result = lab_simulate.summary(plan, tally, interrupts.received)
            if json:
                print_json(result)
            else:
                _show_simulation(result, Words(lang))
    raise typer.Exit(INTERRUPTED if interrupts.received else DONE)


@contextmanager
def _progress(count: int) -> Iterator[Any]:
    """Show a progress bar on the error stream, if that is a terminal."""
    console = Console(stderr=True)
    columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=count)
        yield lambda done: bar.advance(task, done)


def _show_simulation(result: dict[str, Any], words: Words) -> None:
    if result["interrupted"]:
        typer.echo(words.say("ui-simulation-interrupted"))
    typer.echo(
        words.say("ui-simulation", {key: result[key] for key in ("game", "games", "unfinished")})
    )
    for name, wins in zip(result["seats"], result["wins"], strict=True):
        share = words.decimal(100 * wins / max(result["games"], 1))
        percent = words.say("ui-percent", {"number": share})
        typer.echo(f"  {name:10} {words.decimal(wins):>12}  {percent:>7}")
    speed = {
        "decisions": result["decisions"],
        "seconds": result["seconds"],
        "rate": result["decisions_per_second"],
        "mean": result["mean_decisions"],
    }
    typer.echo(words.say("ui-simulation-speed", speed))
