"""What a view of the table is made of, as JSON. `table.py` fills it."""

from typing import NotRequired, TypedDict


class ModesView(TypedDict):
    relics: bool
    fog: bool
    free_diplomacy: bool
    hidden_money: bool
    gentle: bool
    printed_die: bool
    refresh: bool


class CampView(TypedDict):
    """Troops of one player that stand together."""

    seat: int
    post: str
    """inside, around, or road."""
    came: str | None
    """The village they came from in this turn."""
    stages: int
    tested: bool
    riding: bool
    count: int
    sergeants: int | None
    """None: hidden by the fog of war."""
    knights: int | None


class SiegeView(TypedDict):
    seat: int
    dice: int
    turn: int


class LimitsView(TypedDict):
    """Numbers of the rules."""

    hand: int
    """Cards in a hand."""
    track: int
    """Calamities on the track."""
    new_troops: int
    """Troops that can be placed in a village in a turn."""
    rounds: int
    """Offers in one deal."""


class MarketView(TypedDict):
    """Prices, titles apart, and what is left in the box."""

    sergeant: int
    knight: int
    mill: int
    castle: int
    cardinal: int
    mills_left: int
    castles_left: int


class GroundView(TypedDict):
    """What never changes in a village."""

    name: str
    fief: str
    bishopric: int
    chief: bool
    x: int
    y: int


class VillageView(GroundView):
    links: list[str]
    control: int | None
    fort: str
    """none, castle, or city."""
    mills: int
    camps: list[CampView]
    sieges: list[SiegeView]
    new_troops: int
    """Placed there by the active player in his purchases."""
    relic: bool
    """Whether a relic lies there face down."""


class FiefTitleView(TypedDict):
    name: str
    rank: str
    color: str
    price: int
    villages: list[str]
    holder: str | None
    seat: int | None
    capital: str | None
    buyer: int | None
    """Who may buy the title, money apart."""


class BishopricView(TypedDict):
    number: int
    chief: str
    color: str
    villages: list[str]
    bishop: str | None
    seat: int | None
    sky: list[str]
    """Cards by the mitre."""
    mill: int
    """What a mill yields there now."""
    collector: int | None
    """Who would collect the tithe."""


class LordView(TypedDict):
    name: str
    woman: bool
    seat: int
    village: str | None
    post: str
    came: str | None
    stages: int
    tested: bool
    riding: bool
    captor: int | None
    spouse: str | None
    fiefs: list[str]
    bishopric: int | None
    cardinal: bool
    pope: bool
    king: bool
    queen: bool
    regent: bool
    prince: bool
    arc: bool
    excommunicated: bool
    marked: bool
    new_bishop: bool
    dying: bool
    titles: int
    ransom: int
    points: int
    """Combat points."""
    relics: list[str]


class IncomeView(TypedDict):
    villages: int
    mills: int
    tallage: int
    tithe: int
    queen: int
    total: int


class PlayerView(TypedDict):
    money: int | None
    """None: kept hidden."""
    embassies: int
    sergeants: int
    """In the supply."""
    knights: int
    engines: int
    taxes: int
    """Tax tokens left."""
    hand: list[str]
    """Cards; of others their backs."""
    lords: list[str]
    points: int
    goal: int
    """Victory points that win the game, alone or with the ally."""
    together: int
    """Victory points with the ally."""
    ally: int | None
    villages: int
    income: IncomeView
    """What would be paid now."""
    raised: bool
    hand_spent: bool


class TaxView(TypedDict):
    seat: int
    capacity: str
    fief: str | None
    bishopric: int | None
    sees: list[int]
    hat: int | None
    valid: bool


class PilesView(TypedDict):
    characters: int
    events: int
    top: str | None
    """The back of the top card of the event pile."""
    character_discard: int
    event_discard: int
    track: int


class SideView(TypedDict):
    leader: int
    seats: list[int]
    lords: list[str]
    sergeants: int | None
    """These four: None before they are shown, in the fog of war."""
    knights: int | None
    points: int | None
    dice: int | None


class BattleView(TypedDict):
    village: str
    attacker: int
    defender: int
    sides: list[str]
    ride: bool
    holder: int | None
    """Who occupied and controlled the village."""
    over: bool
    shown: bool
    """Whether the defenders have shown their counters, in the fog of war."""
    won: bool
    """By the attackers."""
    lords: list[str]
    """All who are engaged from the start."""
    inside: bool
    rounds: int
    dull: int
    tunnel: bool
    gates: bool
    hits: list[int]
    penalty: int
    attack: SideView
    defence: SideView


class TokensView(TypedDict):
    seat: int
    lords: list[str]
    candidate: str | None
    """Under the For token; who laid it knows that, and nobody else before the count."""


class ElectionView(TypedDict):
    office: str
    candidates: list[str]
    voices: list[int]
    tokens: list[TokensView]
    voting: bool


class ThingsView(TypedDict, total=False):
    """What a term of a deal names."""

    play: str
    """The act of a card to be played, whose things are named beside it."""
    count: int
    village: str
    lord: str
    spouse: str
    relic: str
    fief: str
    bishopric: int
    card: str
    back: str
    seat: int
    victim: str


class TermView(ThingsView):
    """A term of a deal, as a choice."""

    do: str


class DealView(TypedDict):
    proposer: int
    partner: int
    terms: list[TermView]
    rounds: int
    drafting: bool
    private: bool
    embassy: int | None
    """Who spends an embassy if it is accepted: cards change hands by it."""
    naming: int | None
    """Of whose cards its author names one that the deal is to play."""


class TalkView(TypedDict):
    seats: list[int]
    tokens: int
    """Embassies that pay for it: none with free diplomacy."""


class GroupView(TypedDict):
    seat: int
    village: str
    lords: list[str]
    captives: list[str]
    count: int | None
    """None: hidden by the fog of war, until it marches."""
    sergeants: int | None
    knights: int | None
    riding: bool
    barred: str | None


class RecruitsView(TypedDict):
    """Troops that were hired in the fog of war and are being placed."""

    seat: int
    sergeants: int
    """Hired."""
    knights: int
    placed: int
    """How many of them."""
    sergeants_left: int | None
    """Not placed yet; None: only the buyer knows."""
    knights_left: int | None


class RelicView(TypedDict):
    relic: str | None
    """None: face down."""
    village: str | None
    holder: str | None
    keeper: int | None


class PermitView(TypedDict):
    kind: str
    giver: int
    taker: int
    thing: str
    secret: bool
    """Granted in a private talk."""
    lords: list[str]
    """Of a right of passage, for whose group it is: one of these lords goes in it."""


class ActView(TypedDict):
    """What is to be done at once when its moment comes, as a choice."""

    do: str
    village: NotRequired[str]
    lord: NotRequired[str]
    seat: NotRequired[int]
    attacker: NotRequired[int]


class ArmedView(TypedDict):
    act: ActView
    attacker: int | None


class SettingsView(TypedDict):
    """What one has said to the table for later: nobody else sees it."""

    attending: bool
    policies: list[str]
    armed: list[ArmedView]


class FiefView(TypedDict):
    modes: ModesView
    turn: int
    phase: str
    first: int | None
    active: int | None
    acted: int
    villages: list[VillageView]
    fiefs: list[FiefTitleView]
    bishoprics: list[BishopricView]
    lords: list[LordView]
    seats: list[PlayerView]
    cardinals: list[str | None]
    """The holders of the four hats, the buyable one last."""
    king: str | None
    queen: str | None
    pope: str | None
    prince: str | None
    arc: str | None
    excommunicated: str | None
    excommunication_used: bool
    consummated: bool
    taxes: list[TaxView]
    piles: PilesView
    battle: BattleView | None
    election: ElectionView | None
    deal: DealView | None
    talk: TalkView | None
    group: GroupView | None
    recruits: RecruitsView | None
    relics: list[RelicView]
    permits: list[PermitView]
    fought: list[list[int]]
    """Villages and targets of this battle turn."""
    refused: list[list[str | int]]
    """Requests of this phase that were refused."""
    settings: SettingsView | None
    market: MarketView
    ballots: list[str]
    """Offices that would be voted on if the first phase began now."""
    pairs_win: bool
    """Whether allies win together only."""
    limits: LimitsView


class FiefArguments(TypedDict, total=False):
    """What the events and prompts tell: each has the arguments that `game.py` lists."""

    attacker: int
    back: str
    bishopric: int
    candidate: str
    capacity: str
    card: str
    characters: int
    count: int
    dead: str
    death: str
    defender: int
    events: int
    faces: list[int]
    fief: str
    knights: int
    lord: str
    lords: list[str]
    mills: int
    motive: str
    null: str
    obstacle: str
    office: str
    onto: int
    other: int
    outcome: str
    paid: int
    phase: str
    queen: int
    relic: str
    request: str
    roll: int
    seat: int
    seats: list[int]
    sergeants: int
    side: str
    spouse: str
    stages: int
    tallage: int
    tithe: int
    to: str
    troops: int
    victim: str
    village: str
    villages: int
    where: str


class FiefDetails(ThingsView, total=False):
    """What the table shows about the things that a choice names; of a term, what that names."""

    owner: int
    seats: list[int]
    lords: list[str]
    top: str
    ends: str
    term: str
