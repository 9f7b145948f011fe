"""Checks that several requests share."""

from typing import Final

from tableronde.core.errors import GameOver
from tableronde.core.match import Match
from tableronde.tables.errors import (
    BotPlays,
    NotBegun,
    NotSeated,
    TablePaused,
    TooManyExtraRequests,
)
from tableronde.tables.table import Table

EXTRA_REQUESTS: Final = 500
EXTRA_REQUESTS_PER_ANSWER: Final = 4
"""How many requests other than playing and chat a seat may make: in all, and for each answer that
stands."""


def check_playing(table: Table) -> Match:
    """Return the match. Raise an error unless it is being played."""
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
    """Raise an error if this seat has made too many requests other than playing, so that the log
    cannot grow without limit."""
    played = 0 if table.match is None else table.match.number - table.started
    if table.extra_requests[seat] >= EXTRA_REQUESTS + EXTRA_REQUESTS_PER_ANSWER * played:
        raise TooManyExtraRequests
