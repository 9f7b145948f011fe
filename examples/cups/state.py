"""The table of Two Cups as a plain value."""

from dataclasses import dataclass
from typing import Final

from tableronde.core.state import State

NOTHING_CALLED: Final = 0


@dataclass(eq=False, slots=True)
class CupsState(State):
    """Each list has one entry a seat."""

    coins: list[int]
    dice: list[int]
    turn: int
    called: int  # the last total called in this round, or NOTHING_CALLED
