"""A box: what the rulebook's lost pictures would show. Copies, points, capacities and maps are our
reconstruction; a file can replace them: see custom_box.py."""

from functools import cache
from typing import Any, Final

from tableronde.core.declared import Constant
from tableronde.games.medieval_mastery.box.maps import Map, Slot
from tableronde.games.medieval_mastery.components import BESIEGERS, DATA


class Box(Constant):
    """All that is laid on the table, for every number of players."""

    def __init__(
        self,
        copies: tuple[int, ...],
        tiles: tuple[int, ...],
        points: tuple[int, ...],
        capacity: tuple[int, ...],
        layouts: dict[int, list[Slot]],
        fingerprint: str,
    ) -> None:
        self.copies: Final = copies  # of each card in a deck
        self.tiles: Final = tiles  # of each kind of territory
        self.points: Final = points
        self.capacity: Final = capacity
        most = max(*capacity, BESIEGERS)
        self.maps: Final = {players: Map(slots, most) for players, slots in layouts.items()}
        self.fingerprint: Final = fingerprint
        """Empty for the standard box; else it tells one box from another."""

    def plain(self) -> str:
        """Return what stands for the box in records."""
        return self.fingerprint


@cache
def standard() -> Box:
    """Return the standard box; it never changes."""
    return box_from(DATA, "")


def box_from(data: dict[str, Any], fingerprint: str) -> Box:
    """Return the box that tables of the form of data.toml describe."""
    return Box(
        copies=tuple(card["copies"] for card in data["cards"]),
        tiles=tuple(territory["copies"] for territory in data["territories"]),
        points=tuple(territory["points"] for territory in data["territories"]),
        capacity=tuple(territory["capacity"] for territory in data["territories"]),
        layouts={layout["players"]: slots_of(layout) for layout in data["layouts"]},
        fingerprint=fingerprint,
    )


def slots_of(layout: dict[str, Any]) -> list[Slot]:
    """Seats are counted from 1 in a file and from 0 here."""
    return [
        Slot(slot["q"], slot["r"], slot["kind"], slot.get("seat", 0) - 1, slot.get("value", 0))
        for slot in layout["slots"]
    ]
