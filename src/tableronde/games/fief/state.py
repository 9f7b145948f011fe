"""The table as a value: villages and what stands in them, lords and their titles, cards, money."""

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from tableronde.core.choice import Choice
from tableronde.core.declared import Part
from tableronde.core.state import State
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

    act: Choice
    attacker: int
    """Only when this player declares a battle in the village; NOBODY: as soon as it is legal."""


@dataclass(eq=False, slots=True)
class Battle(Part):
    """A battle that is being fought. Each participant has all pieces of the village in it,
    a rider only those of the chevauchée (FIEF-12.0-36)."""

    village: int
    attacker: int
    defender: int
    sides: tuple[int, ...]  # of each seat
    leaders: tuple[int, int]  # of the attackers, of the defenders
    ride: bool  # a chevauchée
    holder: int  # who occupied and controlled the village, or NOBODY
    lords: int  # those engaged from the start, as bits
    rounds: int = 0
    dull: int = 0  # rounds without loss in a row
    tunnel: bool = False  # whether a Secret Passage has been played
    gates: bool = False  # whether a turncoat has opened them
    hits: tuple[int, int] = (0, 0)  # damage that each side has to take in this round
    over: bool = False  # what follows from it is being settled
    shown: bool = False  # whether the defenders have shown their counters, in the fog of war
    won: bool = False  # by the attackers


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


@dataclass(eq=False, slots=True)
class FiefState(State):
    """Everything on the table. Lists of lords are indexed by lord, of villages by village."""

    modes: Modes
    turn: int
    first: int  # the first player
    phase: int
    active: int  # whose turn it is in this step, or NOBODY
    acted: int  # acts of his own turn that count (FIEF-D-15)
    money: list[int]
    embassies: list[int]
    sergeants: list[int]  # in the supply of each seat
    knights: list[int]
    hands: list[list[int]]  # sorted
    characters: list[int]  # the draw pile; the last card is on top
    character_discard: list[int]
    events: list[int]
    event_discard: list[int]
    track: list[int]
    sky: list[int]  # of each bishopric: what lies by its mitre
    taxes: tuple[Tax, ...]  # in the order of play
    owner: list[int]  # of each lord: the seat of his family, or NOBODY
    village: list[int]  # where a lord stands; NOBODY: not on the board
    post: list[int]
    came: list[int]
    stages: list[int]
    tested: int  # lords, as bits
    riding: int  # lords, as bits
    captor: list[int]
    spouse: list[int]
    crowns: list[int]  # of each fief: the lord who holds the title
    croziers: list[int]  # of each bishopric
    hats: list[int]  # the cardinals, the buyable title last
    king: int
    queen: int
    pope: int
    prince: int
    consummated: bool  # a prince was named in this royal marriage
    arc: int
    excommunicated: int
    excommunication_used: bool  # by this pope, this turn
    marked: int  # instigators, as bits of lords
    new_bishops: int  # elected this turn, as bits of lords
    dying: int  # killed and not buried yet, as bits of lords: no heirs any more
    camps: list[tuple[Company, ...]]  # of each village
    control: list[int]
    fort: list[int]
    mills: list[int]
    new_troops: list[int]  # placed by the active player in his purchases
    sieges: tuple[Siege, ...]
    fought: tuple[tuple[int, int], ...]  # villages and targets of this battle turn
    battle: Battle | None
    permits: tuple[Permit, ...]
    refused: tuple[tuple[Any, ...], ...]  # requests of this phase (FIEF-D-09)
    raised: int  # hands, as bits of seats
    hand_spent: int
    attending: int  # who wants to be asked in minor windows
    armed: list[tuple[Arms, ...]]
    policies: list[tuple[int, ...]]
    relic_place: list[int]  # of each relic: its village, or NOBODY
    relic_holder: list[int]  # the lord who carries it
    relic_keeper: list[int]  # the seat whose troops keep it
    relics_shown: int  # those taken before, as bits

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
