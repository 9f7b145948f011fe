"""What is in the box, read from data.toml."""

from typing import Final

from examples.cups.data import Data
from tableronde.core.components import read

_data: Final = read("examples.cups", Data)

PLAYERS: Final[int] = _data.setup.players
COINS: Final[int] = _data.setup.coins
SIDES: Final[int] = _data.setup.sides
LEAST_TOTAL: Final = PLAYERS
MOST_TOTAL: Final = PLAYERS * SIDES
