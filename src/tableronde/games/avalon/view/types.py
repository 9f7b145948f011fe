"""What a view of the table is made of, as JSON. `table.py` fills it."""

from typing import NotRequired, TypedDict


class RegionView(TypedDict):
    region: str | None
    """None while it lies in the mist (AVA-INFO-02), unless everything is open."""
    owner: int | None
    """None while it lies in the mist."""
    piles: list[list[str]]
    """By seat, bottom to top (AVA-INFO-04)."""


class HandView(TypedDict):
    size: int
    cards: list[str] | None
    """None for everyone but the holder (AVA-INFO-01)."""
    known: list[str]
    """Cards that everyone knows to be in it (AVA-INFO-09)."""


class LimitsView(TypedDict):
    """Numbers of the rules."""

    crowns: int
    """Crowns that win."""
    conquests: int
    """Regions that can be conquered in a turn."""


class TilesView(TypedDict):
    face_up: dict[str, int]
    used: dict[str, int]
    pending: list[str | None]
    worth: list[dict[str, int]]
    """How many cards each would bring each seat now."""


class AvalonView(TypedDict):
    turn: int
    row: list[RegionView]
    hands: list[HandView]
    draw: int
    draw_cards: NotRequired[list[str]]
    """Bottom to top, where everything is open: a game that is over and looked back on."""
    discard: list[str]
    tiles: TilesView
    crowns: list[int]
    played: bool
    conquests: int
    avalon_used: bool
    idle: int
    idle_empty: int
    limits: LimitsView


class AvalonArguments(TypedDict, total=False):
    """What the events and prompts tell: each has the arguments that `game.py` lists."""

    card: str
    cards: list[str]
    count: int
    name: str
    region: int
    seat: int
    seats: list[int]
    target: str
    tile: str


class AvalonDetails(TypedDict, total=False):
    """What the table shows about the things that a choice names."""

    name: str
    target: str
    top: str
