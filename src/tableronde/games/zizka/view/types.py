"""What a view of the table is made of, as JSON. `table.py` fills it."""

from typing import NotRequired, TypedDict


class AbilityView(TypedDict):
    die: int
    reroll: int
    move: int
    peek: int
    sword: int
    shield: int
    speech: int
    wild: int


class MemberView(TypedDict):
    name: str
    level: int
    cost: int
    """As it is now: a warrant of the solo game can make it dearer."""
    rejects: str | None
    abilities: AbilityView
    conditional: str | None


class RewardView(TypedDict):
    coins: int
    vp: int
    vice: int
    virtue: int
    luck: int
    favour: str | None
    member: int
    warrant: bool


class RowView(TypedDict):
    need: dict[str, int]
    pay: int
    discard: bool
    reward: RewardView


class TokenView(TypedDict):
    name: str
    kind: str
    rows: list[RowView]
    goal: int
    personal: RewardView | None
    """What a tournament has in place of rows."""
    common: RewardView | None


class SpaceView(TypedDict):
    name: str
    kind: str
    x: int
    y: int
    links: list[str]
    token: str | None
    """The kind of event that lies there: the back of the token shows it."""
    face_up: bool
    face: TokenView | None
    """Where it lies open, or the viewer has peeked at it."""
    public: bool
    """Whether everybody knows the face."""


class PlayerView(TypedDict):
    commander: str | None
    abilities: AbilityView
    """Of the commander's board."""
    totals: AbilityView
    """Of board and entourage together."""
    range: int
    space: str | None
    lying: bool
    points: int
    morale: int
    coins: int
    luck: int
    warrant: int | None
    """The coins on it."""
    favours: list[str]
    entourage: list[MemberView]
    castles: list[str]


class OfferView(TypedDict):
    level: int
    tables: list[MemberView | None]
    top: MemberView | None
    deck: int
    """Cards in the deck, the open one included."""
    discarded: list[str]


class CastleView(TypedDict):
    public: bool
    """Whether everybody knows that it lies there."""
    name: str
    rows: list[dict[str, int]]


class CastleDeckView(TypedDict):
    difficulty: str
    count: int
    known: list[CastleView | None]
    """From the top on; None: the viewer does not know this one."""


class DieView(TypedDict):
    die: str
    face: str
    locked: bool


class RollRowView(TypedDict):
    row: int
    filled: bool
    lacking: int | None
    """Luck tokens that it would take beside what is filled; None: no number would do."""


class RollView(TypedDict):
    seat: int
    purpose: str
    dice: list[DieView]
    rerolls: int
    printed: dict[str, int]
    icons: dict[str, int]
    """Dice and prints together."""
    luck: int
    spent: int
    rows: list[RollRowView]
    """Of an event, or the obstacle that is being stormed."""
    total: int | None
    """Of a fight."""
    rival: int | None
    """What a defender must reach."""


class TourneyView(TypedDict):
    host: int
    riders: list[int]
    pot: int
    scores: list[int]
    torak: int | None
    rider: int | None
    """Who is playing now."""
    faces: list[str]
    aside: list[str]
    free: int
    score: int


class SiegeView(TypedDict):
    seat: int
    difficulty: str
    row: int
    """The obstacle that comes next, from 1."""


class TorakView(TypedDict):
    space: str
    points: int
    lying: bool
    attacked: int
    """How often in this turn."""
    deck: int
    discarded: list[str]
    dice: int
    luck: int
    """His strength in a fight as it is now."""


class ModesView(TypedDict):
    side: str
    expert: bool
    level: str | None
    """Of the solo game."""


class LimitsView(TypedDict):
    """Numbers of the rules."""

    points: int
    """Victory points that bring the last round."""
    dice: int
    """Dice of an entourage that are thrown at most."""
    warrants: int
    """Those that there are in the solo game."""
    ranks: list[int]
    """Victory points of a tournament, from the lowest score up."""


class ZizkaView(TypedDict):
    turn: int
    turn_number: int
    first: int | None
    end: int
    """0; 1 once somebody has triggered the last round; 2: this turn is the last."""
    actions: int
    peeks: list[str | None]
    """Whose peeks the active player has used in this turn; None: that of the commander's board."""
    final_peeks: list[str]
    """The same, of members who have left since, even if they have come back."""
    modes: ModesView
    spaces: list[SpaceView]
    seats: list[PlayerView]
    offers: list[OfferView]
    heap: int
    used: list[str]
    castles: list[CastleDeckView]
    favours: list[str]
    """Those that lie in the reserve."""
    luck: int | None
    """Tokens in the reserve; None: without limit."""
    warrants: list[str]
    """Of the solo player, whose each has its effect."""
    roll: RollView | None
    siege: SiegeView | None
    tourney: TourneyView | None
    torak: TorakView | None
    limits: LimitsView
    piles: NotRequired[dict[str, list[str]]]
    """What lies hidden, bottom to top, where everything is open: a game that is over."""


class ZizkaArguments(TypedDict, total=False):
    """What the events and prompts tell: each has the arguments that `game.py` lists."""

    aside: str
    before: str
    bounty: int
    card: str
    coins: int
    commander: str
    count: int
    dice: str
    difficulty: str
    face: str
    faces: list[str]
    goal: int
    kind: str
    level: int
    loss: str
    luck: int
    member: str
    other: int
    other_count: int
    own: int
    paid: int
    place: int
    purpose: str
    rival: int
    row: int
    score: int
    seat: int
    seats: list[int]
    sovereign: str
    space: str
    thrown: list[str]
    token: str
    trait: str
    warrant: str
    which: str


class ZizkaDetails(TypedDict, total=False):
    """What the table shows about the things that a choice names."""

    sight: str
    count: int
    place: str
    face: str
    which: str
    dice: list[str]
