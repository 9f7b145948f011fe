"""Bots that misbehave: each takes the place of the function that thinks in a process of its own."""

import os
import time
from pathlib import Path
from typing import Final, NoReturn

from tableronde.core.plain import Plain

FOR_EVER: Final = 600.0
"""Seconds, as far as a test is concerned."""


def take_last(game: str, bot: str, seed: str, view: Plain, decision: Plain) -> int:
    """Well-behaved: the last option, so that it can be told from chance."""
    return len(decision["options"]) - 1


def think_hard(game: str, bot: str, seed: str, view: Plain, decision: Plain) -> int:
    """Take the last option, but only when there is a file `bot` + "-done"; in the file `bot` is who
    thinks."""
    _sign(bot)
    end = time.monotonic() + FOR_EVER
    while not Path(f"{bot}-done").exists():
        assert time.monotonic() < end, "nobody has let it go"
    return len(decision["options"]) - 1


def hang(game: str, bot: str, seed: str, view: Plain, decision: Plain) -> NoReturn:
    """Think for ever; in the file `bot` is who does."""
    _sign(bot)
    time.sleep(FOR_EVER)
    raise AssertionError("nobody waited that long")


def hang_on_table(game: str, bot: str, seed: str, view: Plain, decision: Plain) -> int:
    """Hang about two questions of three."""
    if view["number"] % 3:
        time.sleep(FOR_EVER)
    return 0


def _sign(name: str) -> None:
    with Path(name).open("a") as file:
        file.write(f"{os.getpid()}\n")


def die(game: str, bot: str, seed: str, view: Plain, decision: Plain) -> NoReturn:
    os._exit(9)


def stumble(game: str, bot: str, seed: str, view: Plain, decision: Plain) -> NoReturn:
    raise ValueError("I do not know this card")


def take_none(game: str, bot: str, seed: str, view: Plain, decision: Plain) -> int:
    """An option that there is not."""
    return len(decision["options"])
