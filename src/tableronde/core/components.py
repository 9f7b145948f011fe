"""Read a game's data.toml into typed tables: an unknown or missing key, or a wrong type, fails."""

from importlib.resources import files
from typing import Any, Final, Literal, TypeVar

import msgspec

from tableronde.core.files import parsed

FILE: Final = "data.toml"
REMARK_TABLES: Final = ("meta", "sources")
"""Tables that describe the game and where its data come from. No rule reads them."""

Source = Literal["rulebook", "public", "reconstructed"]


class Table(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Declare a table of data.toml by its keys and their types."""

    source: Source | None = None
    """Where the figures come from. A small table shares the source of the one around it."""


_Form = TypeVar("_Form", bound=Table)


def is_remark(key: str) -> bool:
    """Tell whether a key of a table only comments on the others."""
    return key.endswith("source") or key == "note"


def load(package: str) -> dict[str, Any]:
    """Return the tables of the data.toml in the folder of a game."""
    text = files(package).joinpath(FILE).read_text(encoding="utf-8")
    return parsed(text, f"{package}/{FILE}")


def typed(data: dict[str, Any], form: type[_Form], package: str) -> _Form:
    """Convert the tables of a data.toml, remarks apart.

    Raises ValueError with a sentence that names the file and the key.
    """
    told = {name: _told(value) for name, value in data.items() if name not in REMARK_TABLES}
    try:
        return msgspec.convert(told, form)
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at ")  # so msgspec ends its sentences
        place = where.strip("`").removeprefix("$").removeprefix(".") or "top level"
        raise ValueError(f"{package}/{FILE}, {place}: {reason}.") from None


def read(package: str, form: type[_Form]) -> _Form:
    """Return the typed tables of the data.toml in the folder of a game."""
    return typed(load(package), form, package)


def _told(value: Any) -> Any:
    """Leave out what `is_remark` names, except the source itself, which is checked."""
    if isinstance(value, dict):
        return {
            key: _told(inner)
            for key, inner in value.items()
            if key == "source" or not is_remark(key)
        }
    if isinstance(value, list):
        return [_told(inner) for inner in value]
    return value
