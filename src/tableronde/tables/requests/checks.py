"""Checks that several requests share."""

from typing import Final

from tableronde.core.errors import GameOver
from tableronde.core.match import Match
from tableronde.tables.errors import BotPlays, NotBegun, NotSeated, TablePaused, TooManyAsides
from tableronde.tables.table import Table

EXTRA_REQUESTS: Final = 500
EXTRA_REQUESTS_PER_ANSWER: Final = 4
"""How often a seat may ask for something beside playing, chat apart: at all, and for each answer
that stands."""


def check_playing(table: Table) -> Match:
    """Raise an error unless the game is being played. Return its match."""
    if table.match is None:
        raise NotBegun
    if table.status == "over":
        raise GameOver
    if table.paused:
        raise TablePaused
    return table.match


def check_plays(table: Table, seat: int) -> None:
    """Raise an error unless a person plays this seat."""
    if not table.seats[seat].person:
        raise NotSeated
    if table.seats[seat].bot is not None:
        raise BotPlays


def check_extra_requests(table: Table, seat: int) -> None:
    """Raise an error if this seat has asked too often for something beside playing: no log shall
    grow without end."""
    played = 0 if table.match is None else table.match.number - table.started
    if table.extra_requests[seat] >= EXTRA_REQUESTS + EXTRA_REQUESTS_PER_ANSWER * played:
        raise TooManyAsides
