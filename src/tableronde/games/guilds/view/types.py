"""What a view of the table is made of, as JSON. `table.py` fills it."""

from typing import NotRequired, TypedDict


class GuildView(TypedDict):
    number: int
    type: str
    cards: list[str]


class SeatView(TypedDict):
    hand: int
    cards: list[str] | None
    """None for everyone but the holder, and a Priest's player while looking (GLD-INFO-01, -06)."""
    guilds: list[GuildView]
    wins: int


class LimitsView(TypedDict):
    """Numbers of the rules."""

    guilds: int
    """Guilds on the table that win."""
    copies: dict[str, int]
    """Of each kind: how many cards there are."""


class GuildsView(TypedDict):
    turn: int
    seats: list[SeatView]
    draw: int
    draw_cards: NotRequired[list[str]]
    """Bottom to top, where everything is open: a game that is over and looked back on."""
    discard: list[str]
    side: str
    played: str | None
    round: int
    rounds: int
    first: int
    next_guild: int
    round_winners: list[int]
    round_reason: str
    limits: LimitsView


class GuildsArguments(TypedDict, total=False):
    """What the events and prompts tell: each has the arguments that `game.py` lists."""

    card: str
    cards: list[str]
    count: int
    given: list[str]
    guild: int
    guilds: int
    hand: int
    jesters: int
    kind: str
    members: int
    other: int
    received: list[str]
    round: int
    seat: int
    seats: list[int]
    which: int


class GuildsDetails(TypedDict, total=False):
    """What the table shows about the things that a choice names."""

    cards: list[str]
    kind: str
    owner: int
    size: int
    which: int
