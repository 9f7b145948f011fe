"""`tableronde bench`: measure the speed of the games."""

from typing import Annotated

import typer
from rich.console import Console

from tableronde import games
from tableronde.cli.arguments import Data, Json, Lang, finite
from tableronde.cli.errors import clear_errors
from tableronde.cli.output import print_json
from tableronde.lab import bench as lab_bench


def bench(
    lang: Lang,
    seconds: Annotated[
        float, typer.Option(min=0.2, callback=finite, help="CPU seconds per row.")
    ] = 6.0,
    rounds: Annotated[int, typer.Option(min=1, help="Rounds to spread them over.")] = 3,
    data: Data = None,
    json: Json = False,
) -> None:
    """Measure random play and the copying of a state."""
    with clear_errors(lang):
        games.replace_components(data or ())
        rows = lab_bench.summary(lab_bench.measure(seconds, rounds))
        if json:
            print_json(rows)
        else:
            lab_bench.show(rows, Console())
