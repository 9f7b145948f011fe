"""Names of lords, villages, seats and permitted things in a view, and back to their numbers."""

from typing import Final

from tableronde.games.fief.components import CARDS, FIEFS, LORDS, NOBODY, VILLAGES

THINGS: Final = {
    "passage": VILLAGES,
    "admission": VILLAGES,
    "waiver": FIEFS,
    "consent": LORDS,
}
"""What a permit of each kind is about."""
CARD: Final = {name: card for card, name in enumerate(CARDS)}
LORD: Final = {name: lord for lord, name in enumerate(LORDS)}
VILLAGE: Final = {name: village for village, name in enumerate(VILLAGES)}


def lord_name(lord: int) -> str | None:
    return None if lord == NOBODY else LORDS[lord]


def village_name(village: int) -> str | None:
    return None if village == NOBODY else VILLAGES[village]


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def lord_or_nobody(name: str | None) -> int:
    return NOBODY if name is None else LORD[name]


def village_or_nobody(name: str | None) -> int:
    return NOBODY if name is None else VILLAGE[name]


def seat_or_nobody(seat: int | None) -> int:
    return NOBODY if seat is None else seat
