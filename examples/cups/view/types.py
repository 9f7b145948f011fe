"""What a view of the table is made of, as JSON. `table.py` fills it."""

from typing import TypedDict


class SeatView(TypedDict):
    coins: int
    die: int | None
    """None for everyone but its owner (CUPS-ROLL-01)."""


class CupsView(TypedDict):
    turn: int
    called: int
    """0 before the first call of a round."""
    seats: list[SeatView]


class CupsArguments(TypedDict):
    """What the events and prompts tell."""

    dice: list[int]
    die: int
    left: int
    seat: int
    seats: list[int]
    total: int


class CupsDetails(TypedDict, total=False):
    """What the table shows about the things that a choice names: nothing beside its total."""
