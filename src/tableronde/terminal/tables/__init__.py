"""The games' tables, one file each: from a view alone, in 80 columns, readable without colours."""

from typing import Final

from tableronde.terminal.tables.avalon import AvalonDrawing
from tableronde.terminal.tables.drawing import Drawing
from tableronde.terminal.tables.fief import FiefDrawing
from tableronde.terminal.tables.guilds import GuildsDrawing
from tableronde.terminal.tables.medieval_mastery import MasteryDrawing
from tableronde.terminal.tables.zizka import ZizkaDrawing

_DRAWINGS: Final[dict[str, Drawing]] = {
    "avalon": AvalonDrawing(),
    "guilds": GuildsDrawing(),
    "medieval-mastery": MasteryDrawing(),
    "zizka": ZizkaDrawing(),
    "fief": FiefDrawing(),
}


def drawing(game: str) -> Drawing:
    return _DRAWINGS[game]
