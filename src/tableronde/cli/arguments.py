"""Arguments that several commands share."""

import math
import os
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from tableronde.core.errors import OptionTwice


class Language(StrEnum):
    EN = "en"
    FR = "fr"


def environment_language() -> Language:
    """Return the language that the environment variables ask for."""
    for name in ("TABLERONDE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return Language.FR if value.lower().startswith("fr") else Language.EN
    return Language.EN


Lang = Annotated[
    Language, typer.Option(default_factory=environment_language, help="Language: fr or en.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Colour = Annotated[bool | None, typer.Option("--colour/--no-colour", help="Turn colour on or off.")]
Options = Annotated[list[str], typer.Option("--option", help="A table option, as name=value.")]
Data = Annotated[
    list[Path] | None,
    typer.Option("--data", help="A file with other components; see the rules of the game."),
]


def table_options(given: list[str]) -> dict[str, str]:
    """Read options given as name=value."""
    options: dict[str, str] = {}
    for option in given:
        name, _, value = (part.strip() for part in option.partition("="))
        if options.get(name, value) != value:
            raise OptionTwice(option=name, first=options[name], second=value)
        options[name] = value
    return options


def finite(number: float) -> float:
    """Return the number. Raise an error if it is infinite or not a number."""
    if not math.isfinite(number):
        raise typer.BadParameter(f"{number} is not a finite number.")
    return number
