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
