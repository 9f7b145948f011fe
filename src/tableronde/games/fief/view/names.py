"""Names of lords, villages and seats in a view."""

from tableronde.games.fief.components import LORDS, NOBODY, VILLAGES


def lord_name(lord: int) -> str | None:
    return None if lord == NOBODY else LORDS[lord]


def village_name(village: int) -> str | None:
    return None if village == NOBODY else VILLAGES[village]


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat
