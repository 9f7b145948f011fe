"""What a view of the table is made of, as JSON. `table.py` fills it."""

from typing import NotRequired, TypedDict


class TileView(TypedDict):
    q: int
    r: int
    """Axial coordinates of a hexagon with a corner at the top; r grows downwards."""
    kind: str
    """castle, lake or territory."""
    land: str | None
    """The name of the territory."""
    points: int
    capacity: int | None
    """None for castles and lakes."""
    owner: int | None
    knights: int
    supply: list[int] | None
    """The way back along its owner's supply line: lakes, and then the tile that it hangs on,
    counted from 1; empty for a castle. None: no line leads here."""


class DiscardView(TypedDict):
    card: str
    turn: int
    """In which it was discarded."""


class ArtefactView(TypedDict):
    name: str
    destroyed: int | None
    """The turn in which it was; None: it lies face up."""


class PlayerView(TypedDict):
    castle: str | None
    team: int
    points: int
    reserve: int
    """Dice that are not on the map."""
    hand: int
    cards: list[str] | None
    """None for everyone but the holder (MM-DECK-02)."""
    draw: int
    known: list[str | None]
    """The cards of the draw pile that the viewer knows, from the top on; None: not this one."""
    discard: list[DiscardView]
    """Bottom to top; everyone may look through it (MM-DECK-09)."""
    artefacts: list[ArtefactView]
    """Crown, sceptre, orb."""


class BattleView(TypedDict):
    tile: int
    """Counted from 1, as everywhere outside."""
    sides: list[int]
    """The seats of attacker and defender; so are the lists of two below."""
    step: int
    """The rulebook's number of the step."""
    knights: list[int]
    """Those that each really has there."""
    counted: list[int]
    ground: list[int]
    sceptre: list[int]
    conflict: list[str | None]
    rolled: list[int]
    support: list[list[str]]
    """By seat."""
    scores: list[int]
    winner: int | None
    difference: int


class ModesView(TypedDict):
    siege: bool
    team: int
    cutthroat: bool
    skirmish: bool
    chaos: bool


class LimitsView(TypedDict):
    """Numbers of the rules."""

    faces: int
    """The most that a die shows."""
    garrison: int
    """Knights that stay behind on a territory."""


class MasteryView(TypedDict):
    turn: int
    turn_number: int
    first: int | None
    """None while chance has not told."""
    cycles: int
    crown_used: bool
    target: int
    """Points that win, for a player or a team."""
    modes: ModesView
    map: list[TileView]
    seats: list[PlayerView]
    battle: BattleView | None
    limits: LimitsView
    piles: NotRequired[list[list[str]]]
    """All draw piles, bottom to top, where everything is open: a game that is over."""


class MasteryArguments(TypedDict, total=False):
    """What the events and prompts tell: each has the arguments that `game.py` lists."""

    artefact: str
    artefacts: list[str]
    attack: int
    card: str
    cards: list[str]
    castle: str
    count: int
    cycles: int
    defence: int
    depth: int
    dice: int
    homelands: int
    land: str
    lost: int
    other: int
    own: int
    rival: int
    roll: int
    rolls: list[int]
    seat: int
    seats: list[int]
    tile: int
    to: int
    to_land: str


class MasteryDetails(TypedDict, total=False):
    """What the table shows about the things that a choice names."""

    land: str
    to_land: str
    owner: int
