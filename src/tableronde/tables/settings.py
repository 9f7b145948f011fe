"""The settings of a table: game, options, seats, clock, and who may watch."""

from typing import Final, TypeAlias

import msgspec

from tableronde import games
from tableronde.bots import BOTS
from tableronde.tables.errors import BadClock, BadName, BadSeatWishes
from tableronde.tables.texts import line_of

SeatWish: TypeAlias = str
"""`me`, `friend` (a person who joins by the link), or the name of a bot."""

ME: Final = "me"
FRIEND: Final = "friend"
LONGEST_NAME: Final = 24

_SECONDS: Final = (10, 3 * 60 * 60)
_INCREMENT: Final = (0, 10 * 60)
_DAYS: Final = (1, 14)


class NoClock(msgspec.Struct, tag="none", frozen=True, forbid_unknown_fields=True):
    """No time limit."""


class LiveClock(msgspec.Struct, tag="live", frozen=True, forbid_unknown_fields=True):
    """Seconds for the whole game, and an increment per turn."""

    seconds: int
    increment: int


class DaysClock(msgspec.Struct, tag="days", frozen=True, forbid_unknown_fields=True):
    """Days for each answer."""

    days: int


Clock: TypeAlias = NoClock | LiveClock | DaysClock


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of a table."""

    game: str
    options: dict[str, str]
    seats: list[SeatWish]
    clock: Clock = NoClock()
    private: bool = True
    """Whether only people with the link find it; else it is listed among the open tables."""
    spectators: bool = True
    hints: bool | None = None
    """Whether people may ask what a bot would do; None: only in a game against bots alone."""


def checked(settings: Settings) -> Settings:
    """Return the settings with all options filled in. Raise an error if one is invalid."""
    game = games.find(settings.game)
    seats = game.check_seats(len(settings.seats))
    options = game.check_options(seats, settings.options)
    if settings.seats.count(ME) > 1 or not set(settings.seats) <= {ME, FRIEND, *BOTS}:
        raise BadSeatWishes(bots=", ".join(BOTS))
    _check_clock(settings.clock)
    hints = settings.hints
    if hints is None:
        hints = sum(wish in (ME, FRIEND) for wish in settings.seats) < 2
    return msgspec.structs.replace(settings, options=options, hints=hints)


def _check_clock(clock: Clock) -> None:
    if isinstance(clock, LiveClock):
        _check_span(clock.seconds, _SECONDS, "seconds")
        _check_span(clock.increment, _INCREMENT, "increment")
    elif isinstance(clock, DaysClock):
        _check_span(clock.days, _DAYS, "days")


def _check_span(number: int, span: tuple[int, int], unit: str) -> None:
    if not span[0] <= number <= span[1]:
        raise BadClock(least=span[0], most=span[1], unit=unit)


def checked_name(name: str) -> str:
    """Return a name as one line of plain text. Raise BadName if it is empty or too long."""
    clean = line_of(name)
    if not 0 < len(clean) <= LONGEST_NAME:
        raise BadName(most=LONGEST_NAME)
    return clean
