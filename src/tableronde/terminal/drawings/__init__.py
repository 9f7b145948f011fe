"""Drawings of the tables of the games, one file per game.

They are made from a view alone, fit into 80 columns, and are readable without colours.
"""

from typing import Final

from tableronde.terminal.drawings.avalon import AvalonDrawing
from tableronde.terminal.drawings.drawing import Drawing
from tableronde.terminal.drawings.fief import FiefDrawing
from tableronde.terminal.drawings.guilds import GuildsDrawing
from tableronde.terminal.drawings.medieval_mastery import MasteryDrawing
from tableronde.terminal.drawings.zizka import ZizkaDrawing

_DRAWINGS: Final[dict[str, Drawing]] = {
    "avalon": AvalonDrawing(),
    "guilds": GuildsDrawing(),
    "medieval-mastery": MasteryDrawing(),
    "zizka": ZizkaDrawing(),
    "fief": FiefDrawing(),
}


def drawing(game: str) -> Drawing:
    return _DRAWINGS[game]
