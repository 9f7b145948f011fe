"""Makes boxes with other rulings."""

from tableronde.games.zizka.box.boxes import Box, box_from
from tableronde.games.zizka.components import DATA


def ruled(**switches: bool | int) -> Box:
    """Return the built-in box with these switches of `[rulings]`."""
    return box_from({**DATA, "rulings": {**DATA["rulings"], **switches}}, "other rulings")
