"""Boxes in which a table plays some rulings otherwise."""

from tableronde.games.zizka.box.boxes import Box, box_from
from tableronde.games.zizka.components import DATA


def ruled(**switches: bool | int) -> Box:
    """The box of the house with these switches of `[rulings]`."""
    return box_from({**DATA, "rulings": {**DATA["rulings"], **switches}}, "other rulings")
