"""Bots that misbehave: each takes the place of the function that thinks in a process of its own."""

import os
import time
from typing import Final, NoReturn

from tableronde.core.state import Plain

SPIN: Final = 0.6


def take_last(game: str, bot: str, seed: str, view: Plain, decision: Plain) -> int:
    """Well-behaved: the last option, so that it can be told from chance."""
    return len(decision["options"]) - 1


def spin(game: str, bot: str, seed: str, view: Plain, decision: Plain) -> int:
    """Think hard for a while."""
    end = time.monotonic() + SPIN
    while time.monotonic() < end:
        pass
    return len(decision["options"]) - 1


def hang(game: str, bot: str, seed: str, view: Plain, decision: Plain) -> NoReturn:
    """Think for ever, as far as a test is concerned; in the file `bot` is who does."""
    with open(bot, "a") as file:  # noqa: PTH123
        file.write(f"{os.getpid()}\n")
    time.sleep(60)
    raise AssertionError("nobody waited that long")


def hang_on_table(game: str, bot: str, seed: str, view: Plain, decision: Plain) -> int:
    """Hang about two questions of three."""
    if view["number"] % 3:
        time.sleep(60)
    return 0


def die(game: str, bot: str, seed: str, view: Plain, decision: Plain) -> NoReturn:
    os._exit(9)


def stumble(game: str, bot: str, seed: str, view: Plain, decision: Plain) -> NoReturn:
    raise ValueError("I do not know this card")


def take_none(game: str, bot: str, seed: str, view: Plain, decision: Plain) -> int:
    """An option that there is not."""
    return len(decision["options"])
