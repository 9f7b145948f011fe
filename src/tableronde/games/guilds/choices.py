"""What a player of guilds can answer."""

from typing import Annotated, Final, TypeAlias

from tableronde.core.choice import Choice, Field, Lexicon, Pass

Card: TypeAlias = Annotated[int, Field("card", CARDS)]
Count: TypeAlias = Annotated[int, Field("count")]
Guild: TypeAlias = Annotated[int, Field("guild")]
Seat: TypeAlias = Annotated[int, Field("seat")]


class Play(Choice):
    """TODO."""

    card: Card


class Lay(Choice):
    """TODO."""

    card: Card
    cards: Count
    jesters: Count


class Use(Choice):
    """TODO."""

    guild: Guild


class Reinforce(Choice):
    """TODO."""

    guild: Guild
    card: Card
    cards: Count
    jesters: Count


class Name(Choice):
    """TODO."""

    seat: Seat
    card: Card


class Assassinate(Choice):
    """TODO."""

    guild: Guild
    card: Card


class Steal(Choice):
    """TODO."""

    guild: Guild
    card: Card


class DrawInstead(Choice):
    """TODO."""


class Keep(Choice):
    """TODO."""

    card: Card
    under: Card
    top: Card


class Choose(Choice):
    """TODO."""

    seat: Seat


class Swap(Choice):
    """TODO."""

    card: Card
    also: Card


class Give(Choice):
    """TODO."""

    card: Card


class Take(Choice):
    """TODO."""

    card: Card


class Copy(Choice):
    """TODO."""

    guild: Guild


LEXICON: Final = Lexicon(
    "guilds",
    (
        Play,
        Lay,
        Use,
        Reinforce,
        Name,
        Assassinate,
        Steal,
        DrawInstead,
        Keep,
        Choose,
        Swap,
        Give,
        Take,
        Copy,
    ),
)
