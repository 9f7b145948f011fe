"""The table as a value: villages and what stands in them, lords and their titles, cards, money."""

from typing import Any, ClassVar, Final, NamedTuple

from tableronde.core.frames import Frame
from tableronde.core.state import Plain, Result, State
from tableronde.games.fief.components import (
    BAD_WEATHER,
    FAIR_WEATHER,
    FAMINE,
    GOOD_HARVEST,
    NOBODY,
    PLAGUE,
)

# Where pieces stand in a village (FIEF-R-35) ------------------------------------------------------

INSIDE, AROUND, ROAD = range(3)
POSTS: Final = ("inside", "around", "road")

# What lies by a mitre, as bits --------------------------------------------------------------------

SKY: Final = {GOOD_HARVEST: 1, FAIR_WEATHER: 2, BAD_WEATHER: 4, FAMINE: 8, PLAGUE: 16}
"""The bit of each card that can lie by a mitre."""
HARVEST_BIT, FAIR_BIT, BAD_BIT, FAMINE_BIT, PLAGUE_BIT = SKY.values()

# Capacities in which a tax is levied (FIEF-R-25) --------------------------------------------------

HOLDER, CROWN, BISHOP, CARDINAL_HAT, POPE = range(5)
CAPACITIES: Final = ("holder", "king", "bishop", "cardinal", "pope")

# Phases -------------------------------------------------------------------------------------------

PHASES: Final = (
    "set-up",
    "hear-ye",
    "cards",
    "income",
    "purchases",
    "movement",
    "battles",
    "end-of-turn",
)
SETTING_UP, HEAR_YE, CARDS_PHASE, INCOME, PURCHASES, MOVEMENT, BATTLES, END_OF_TURN = range(8)

# Sides of a battle --------------------------------------------------------------------------------

NEITHER, ATTACKING, DEFENDING = range(3)
SIDES: Final = ("neither", "attacker", "defender")

# Standing answers to those who ask for passage (FIEF-D-08) ----------------------------------------

TOLLS: Final = (1, 2, 3, 4, 6, 8)
"""Prices that may be asked for a passage; others are agreed on in a deal."""
ASK, ALWAYS, NEVER, FIRST_TOLL = range(4)
POLICIES: Final = ("ask", "always", "never", *(f"toll-{count}" for count in TOLLS))


class Company(NamedTuple):
    """Troops of one player that stand together and have the same turn behind them."""

    seat: int
    post: int
    came: int
    """The village they last came from in this turn, or NOBODY."""
    stages: int
    tested: bool
    """Whether they have been through a plague this turn (FIEF-R-21)."""
    riding: bool
    """Whether they belong to a chevauchée (FIEF-R-38)."""
    sergeants: int
    knights: int


class Siege(NamedTuple):
    village: int
    seat: int
    dice: int
    """The side of the counter that is up."""
    turn: int
    """When it was declared."""


class Tax(NamedTuple):
    capacity: int
    area: int
    """A fief or a bishopric; of a papal tithe nothing."""
    seat: int
    hat: int
    """Which cardinal's hat, where a cardinal levies."""
    sees: int
    """The bishoprics that a tithe covers, as bits."""


class Permit(NamedTuple):
    """Something that was granted and has not been used yet (FIEF-D-06, -08)."""

    kind: str
    giver: int
    taker: int
    thing: int
    secret: bool = False
    """Granted in a private talk: only the two know of it."""
    lords: int = 0
    """Of a right of passage, for whose group it is: one of these lords, as bits, goes in it."""

    def grants(self, kind: str, giver: int, taker: int, thing: int, who: int) -> bool:
        """Whether it is this that was granted, and to a group of these lords."""
        return self[:4] == (kind, giver, taker, thing) and (not self.lords or self.lords & who > 0)


class Arms(NamedTuple):
    """A reaction laid down beforehand (FIEF-D-04)."""

    act: tuple[Any, ...]
    attacker: int
    """Only when this player declares a battle in the village; NOBODY: as soon as it is legal."""


class Battle:
    """A battle that is being fought. Whoever takes part has all his pieces of the village in it,
    a rider only those of the chevauchée (FIEF-12.0-36)."""

    __slots__ = (
        "attacker",
        "defender",
        "dull",
        "gates",
        "hits",
        "holder",
        "leaders",
        "lords",
        "over",
        "ride",
        "rounds",
        "shown",
        "sides",
        "tunnel",
        "village",
        "won",
    )

    def __init__(
        self,
        village: int,
        attacker: int,
        defender: int,
        sides: tuple[int, ...],
        leaders: tuple[int, int],
        ride: bool,
        holder: int,
        lords: int,
        rounds: int = 0,
        dull: int = 0,
        tunnel: bool = False,
        gates: bool = False,
        hits: tuple[int, int] = (0, 0),
        over: bool = False,
        shown: bool = False,
        won: bool = False,
    ) -> None:
        self.village = village
        self.attacker = attacker
        self.defender = defender
        self.sides = sides  # of each seat
        self.leaders = leaders  # of the attackers, of the defenders
        self.ride = ride  # a chevauchée
        self.lords = lords  # those engaged from the start, as bits
        self.holder = holder  # who occupied and controlled the village, or NOBODY
        self.rounds = rounds
        self.dull = dull  # rounds without loss in a row
        self.tunnel = tunnel  # whether a Secret Passage has been played
        self.gates = gates  # whether a turncoat has opened them
        self.hits = hits  # damage that each side has to take in this round
        self.over = over  # what follows from it is being settled
        self.shown = shown  # whether the defenders have shown their counters, in the fog of war
        self.won = won  # by the attackers

    def copy(self) -> "Battle":
        return Battle(**self.plain())

    def plain(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__}


class Modes(NamedTuple):
    """The options of the table (FIEF-11.0-01)."""

    relics: bool
    fog: bool
    free_diplomacy: bool
    hidden_money: bool
    gentle: bool
    """No calamities in the first turn (FIEF-2.3-02)."""
    printed_die: bool
    refresh: bool
    """Embassies come back every turn (FIEF-R-47)."""


class FiefState(State):
    """Everything on the table. Lists of lords are indexed by lord, of villages by village."""

    __slots__ = (
        "acted",
        "active",
        "arc",
        "armed",
        "attending",
        "battle",
        "came",
        "camps",
        "captor",
        "character_discard",
        "characters",
        "consummated",
        "control",
        "crowns",
        "croziers",
        "dying",
        "embassies",
        "event_discard",
        "events",
        "excommunicated",
        "excommunication_used",
        "first",
        "fort",
        "fought",
        "hand_spent",
        "hands",
        "hats",
        "king",
        "knights",
        "marked",
        "mills",
        "modes",
        "money",
        "new_bishops",
        "new_troops",
        "owner",
        "permits",
        "phase",
        "policies",
        "pope",
        "post",
        "prince",
        "queen",
        "raised",
        "refused",
        "relic_holder",
        "relic_keeper",
        "relic_place",
        "relics_shown",
        "riding",
        "sergeants",
        "sieges",
        "sky",
        "spouse",
        "stages",
        "taxes",
        "tested",
        "track",
        "turn",
        "village",
    )
    LISTS: ClassVar[tuple[str, ...]] = (
        "money",
        "embassies",
        "sergeants",
        "knights",
        "characters",
        "character_discard",
        "events",
        "event_discard",
        "track",
        "sky",
        "owner",
        "village",
        "post",
        "came",
        "stages",
        "captor",
        "spouse",
        "crowns",
        "croziers",
        "hats",
        "camps",
        "control",
        "fort",
        "mills",
        "new_troops",
        "armed",
        "policies",
        "relic_place",
        "relic_holder",
        "relic_keeper",
    )
    """What a copy slices: lists of ints, tuples and other things that never change."""
    VALUES: ClassVar[tuple[str, ...]] = (
        "turn",
        "first",
        "phase",
        "active",
        "acted",
        "king",
        "queen",
        "pope",
        "prince",
        "arc",
        "consummated",
        "excommunicated",
        "excommunication_used",
        "marked",
        "new_bishops",
        "dying",
        "tested",
        "riding",
        "taxes",
        "sieges",
        "fought",
        "permits",
        "refused",
        "raised",
        "hand_spent",
        "attending",
        "relics_shown",
    )

    def __init__(
        self,
        seats: int,
        number: int,
        stack: list[Frame[Any]],
        result: Result | None,
        modes: Modes,
        turn: int,
        first: int,
        phase: int,
        active: int,
        acted: int,
        money: list[int],
        embassies: list[int],
        sergeants: list[int],
        knights: list[int],
        hands: list[list[int]],
        characters: list[int],
        character_discard: list[int],
        events: list[int],
        event_discard: list[int],
        track: list[int],
        sky: list[int],
        taxes: tuple[Tax, ...],
        owner: list[int],
        village: list[int],
        post: list[int],
        came: list[int],
        stages: list[int],
        tested: int,
        riding: int,
        captor: list[int],
        spouse: list[int],
        crowns: list[int],
        croziers: list[int],
        hats: list[int],
        king: int,
        queen: int,
        pope: int,
        prince: int,
        consummated: bool,
        arc: int,
        excommunicated: int,
        excommunication_used: bool,
        marked: int,
        new_bishops: int,
        dying: int,
        camps: list[tuple[Company, ...]],
        control: list[int],
        fort: list[int],
        mills: list[int],
        new_troops: list[int],
        sieges: tuple[Siege, ...],
        fought: tuple[tuple[int, int], ...],
        battle: Battle | None,
        permits: tuple[Permit, ...],
        refused: tuple[tuple[Any, ...], ...],
        raised: int,
        hand_spent: int,
        attending: int,
        armed: list[tuple[Arms, ...]],
        policies: list[tuple[int, ...]],
        relic_place: list[int],
        relic_holder: list[int],
        relic_keeper: list[int],
        relics_shown: int,
    ) -> None:
        super().__init__(seats, number, stack, result)
        self.modes: Final = modes
        self.turn = turn
        self.first = first  # the first player
        self.phase = phase
        self.active = active  # whose turn it is in this step, or NOBODY
        self.acted = acted  # acts of his own turn that count (FIEF-D-15)
        self.money = money
        self.embassies = embassies
        self.sergeants = sergeants  # in the supply of each seat
        self.knights = knights
        self.hands = hands  # sorted
        self.characters = characters  # the draw pile; the last card is on top
        self.character_discard = character_discard
        self.events = events
        self.event_discard = event_discard
        self.track = track
        self.sky = sky  # of each bishopric: what lies by its mitre
        self.taxes = taxes  # in the order of play
        self.owner = owner  # of each lord: the seat of his family, or NOBODY
        self.village = village  # where a lord stands; NOBODY: not on the board
        self.post = post
        self.came = came
        self.stages = stages
        self.tested = tested  # lords, as bits
        self.riding = riding  # lords, as bits
        self.captor = captor
        self.spouse = spouse
        self.crowns = crowns  # of each fief: the lord who holds the title
        self.croziers = croziers  # of each bishopric
        self.hats = hats  # the cardinals, the buyable title last
        self.king = king
        self.queen = queen
        self.pope = pope
        self.prince = prince
        self.consummated = consummated  # a prince was named in this royal marriage
        self.arc = arc
        self.excommunicated = excommunicated
        self.excommunication_used = excommunication_used  # by this pope, this turn
        self.marked = marked  # instigators, as bits of lords
        self.new_bishops = new_bishops  # elected this turn, as bits of lords
        self.dying = dying  # killed and not buried yet, as bits of lords: no heirs any more
        self.camps = camps  # of each village
        self.control = control
        self.fort = fort
        self.mills = mills
        self.new_troops = new_troops  # placed by the active player in his purchases
        self.sieges = sieges
        self.fought = fought  # villages and targets of this battle turn
        self.battle = battle
        self.permits = permits
        self.refused = refused  # requests of this phase (FIEF-D-09)
        self.raised = raised  # hands, as bits of seats
        self.hand_spent = hand_spent
        self.attending = attending  # who wants to be asked in minor windows
        self.armed = armed
        self.policies = policies
        self.relic_place = relic_place  # of each relic: its village, or NOBODY
        self.relic_holder = relic_holder  # the lord who carries it
        self.relic_keeper = relic_keeper  # the seat whose troops keep it
        self.relics_shown = relics_shown  # those taken before, as bits

    def copy(self) -> "FiefState":
        return FiefState(
            seats=self.seats,
            number=self.number,
            stack=self.stack[:],
            result=self.result,
            modes=self.modes,
            turn=self.turn,
            first=self.first,
            phase=self.phase,
            active=self.active,
            acted=self.acted,
            money=self.money[:],
            embassies=self.embassies[:],
            sergeants=self.sergeants[:],
            knights=self.knights[:],
            hands=[hand[:] for hand in self.hands],
            characters=self.characters[:],
            character_discard=self.character_discard[:],
            events=self.events[:],
            event_discard=self.event_discard[:],
            track=self.track[:],
            sky=self.sky[:],
            taxes=self.taxes,
            owner=self.owner[:],
            village=self.village[:],
            post=self.post[:],
            came=self.came[:],
            stages=self.stages[:],
            tested=self.tested,
            riding=self.riding,
            captor=self.captor[:],
            spouse=self.spouse[:],
            crowns=self.crowns[:],
            croziers=self.croziers[:],
            hats=self.hats[:],
            king=self.king,
            queen=self.queen,
            pope=self.pope,
            prince=self.prince,
            consummated=self.consummated,
            arc=self.arc,
            excommunicated=self.excommunicated,
            excommunication_used=self.excommunication_used,
            marked=self.marked,
            new_bishops=self.new_bishops,
            dying=self.dying,
            camps=self.camps[:],
            control=self.control[:],
            fort=self.fort[:],
            mills=self.mills[:],
            new_troops=self.new_troops[:],
            sieges=self.sieges,
            fought=self.fought,
            battle=None if self.battle is None else self.battle.copy(),
            permits=self.permits,
            refused=self.refused,
            raised=self.raised,
            hand_spent=self.hand_spent,
            attending=self.attending,
            armed=self.armed[:],
            policies=self.policies[:],
            relic_place=self.relic_place[:],
            relic_holder=self.relic_holder[:],
            relic_keeper=self.relic_keeper[:],
            relics_shown=self.relics_shown,
        )

    def plain(self) -> Plain:
        plain: dict[str, Any] = {
            "seats": self.seats,
            "number": self.number,
            "stack": [frame.plain() for frame in self.stack],
            "result": None if self.result is None else self.result.plain(),
            "modes": list(self.modes),
            "hands": [list(hand) for hand in self.hands],
            "battle": None if self.battle is None else self.battle.plain(),
        }
        for name in self.LISTS:
            plain[name] = list(getattr(self, name))
        for name in self.VALUES:
            plain[name] = getattr(self, name)
        return plain

    @property
    def fight(self) -> Battle:
        """The battle, where there is one."""
        assert self.battle is not None
        return self.battle

    def is_fought_over(self, village: int) -> bool:
        """While a battle rages, prisoners, sieges and control there wait for its end
        (FIEF-R-61)."""
        battle = self.battle
        return battle is not None and battle.village == village and not battle.over

    def permitted(self, kind: str, giver: int, taker: int, thing: int, who: int = 0) -> bool:
        """Whether this was granted, to a group of these lords, and has not been used yet."""
        return any(permit.grants(kind, giver, taker, thing, who) for permit in self.permits)

    # Seats ---------------------------------------------------------------------------------------

    def in_order(self) -> tuple[int, ...]:
        """Turn order: the first player, then clockwise (FIEF-TURN-03)."""
        return tuple((self.first + at) % self.seats for at in range(self.seats))

    def from_active(self) -> tuple[int, ...]:
        """The active player, then clockwise; turn order where nobody is active (FIEF-D-01)."""
        start = self.first if self.active == NOBODY else self.active
        return tuple((start + at) % self.seats for at in range(self.seats))
