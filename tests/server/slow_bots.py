"""Bots that misbehave; each replaces the function that thinks in a process of its own."""

import os
import time
from pathlib import Path
from typing import Any, Final, NoReturn

FOR_EVER: Final = 600.0
"""More seconds than any test takes."""


def take_last(game: str, bot: str, seed: str, view: Any, decision: Any) -> int:
    """Take the last option, which differs from what the fallback takes."""
    return len(decision["options"]) - 1


def think_hard(game: str, bot: str, seed: str, view: Any, decision: Any) -> int:
    """Take the last option once the file `bot` + "-done" exists; write the pid to the file
    `bot`."""
    _sign(bot)
    end = time.monotonic() + FOR_EVER
    while not Path(f"{bot}-done").exists():
        assert time.monotonic() < end, "the test never released it"
    return len(decision["options"]) - 1


def hang(game: str, bot: str, seed: str, view: Any, decision: Any) -> NoReturn:
    """Think for ever; write the pid to the file `bot`."""
    _sign(bot)
    time.sleep(FOR_EVER)
    raise AssertionError("nobody waited that long")


def hang_on_table(game: str, bot: str, seed: str, view: Any, decision: Any) -> int:
    """Hang on about two questions of three."""
    if view["number"] % 3:
        time.sleep(FOR_EVER)
    return 0


def _sign(name: str) -> None:
    with Path(name).open("a") as file:
        file.write(f"{os.getpid()}\n")


def die(game: str, bot: str, seed: str, view: Any, decision: Any) -> NoReturn:
    os._exit(9)


def stumble(game: str, bot: str, seed: str, view: Any, decision: Any) -> NoReturn:
    raise ValueError("I do not know this card")


def take_none(game: str, bot: str, seed: str, view: Any, decision: Any) -> int:
    """Return an option that does not exist."""
    return len(decision["options"])
