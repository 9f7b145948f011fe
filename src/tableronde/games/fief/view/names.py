"""Names of lords, villages, seats and permitted things in a view."""

from typing import Final

from tableronde.games.fief.components import FIEFS, LORDS, NOBODY, VILLAGES

THINGS: Final = {
    "passage": VILLAGES,
    "admission": VILLAGES,
    "waiver": FIEFS,
    "consent": LORDS,
}
"""What a permit of each kind is about."""


def lord_name(lord: int) -> str | None:
    return None if lord == NOBODY else LORDS[lord]


def village_name(village: int) -> str | None:
    return None if village == NOBODY else VILLAGES[village]


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat
