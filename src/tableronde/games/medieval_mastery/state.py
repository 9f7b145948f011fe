"""The table of Medieval Mastery as a plain value."""

from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeAlias

from tableronde.core.declared import Part
from tableronde.core.state import State
from tableronde.games.medieval_mastery.box.boxes import Box
from tableronde.games.medieval_mastery.box.maps import Map
from tableronde.games.medieval_mastery.components import (
    CASTLE_DEFENCE,
    DICE,
    FACES,
    SKIRMISH_HOMELANDS,
    SKIRMISH_TARGETS,
    TARGETS,
    TERRITORIES,
    VALUES,
    Territory,
)

NOBODY: Final = -1
NO_CARD: Final = -1
NO_KIND: Final = -1
FACE_UP: Final = -1
"""In place of the turn in which an artefact was destroyed."""
ATTACKER, DEFENDER = range(2)

Discarded: TypeAlias = tuple[int, int]
"""A card in a discard pile, and the turn in which it got there (MM-DECK-10)."""


class Modes(NamedTuple):
    """The optional rules of a table; `team` is the size of a team, 1 without allegiance."""

    siege: bool
    team: int
    cutthroat: bool
    skirmish: bool
    chaos: bool

    @property
    def target(self) -> int:
        """Points that win (MM-END-02, MM-TEAM-04, -05, MM-SKIRMISH-01, -03)."""
        return (SKIRMISH_TARGETS if self.skirmish else TARGETS)[self.team]


@dataclass(eq=False, slots=True)
class Battle(Part):
    """A battle while it lasts. The defender's knights stand on the map; the attacker's stand here,
    on the same territory, which still belongs to the defender (MM-SUPPLY-09)."""

    tile: int
    sides: tuple[int, int]  # the seats of attacker and defender
    attackers: int  # knights
    # Of each side (ATTACKER, DEFENDER): what its combat score is made of (MM-BATTLE-30).
    counted: list[int]  # knights
    ground: list[int]  # bonus of the territory
    sceptre: list[int]  # bonus of the sceptre
    conflict: list[int]  # the card, or NO_CARD
    rolled: list[int]  # an ambush's die, or 0
    support: list[list[int]]  # support[seat]: cards played, by all who may (MM-TEAM-08)
    winner: int  # ATTACKER, DEFENDER or NOBODY
    difference: int

    def conflict_value(self, side: int) -> int:
        card = self.conflict[side]
        return 0 if card == NO_CARD else VALUES[card] + self.rolled[side]


@dataclass(eq=False, slots=True)
class MasteryState(State):
    """Hands are counts by card. A tile's knights are its owner's; castles belong to their seats."""

    box: Box
    modes: Modes
    first: int  # the first player, or NOBODY while chance has not told
    turn: int  # whose turn it is
    turn_number: int  # from 1; 0 in the set-up
    cycles: int  # of redeployment and advance that are left in this turn
    crown_used: bool
    castles: list[int]  # castles[seat]: which of the six, or NOBODY
    kinds: tuple[int, ...]  # kinds[tile]: which kind of territory, or NO_KIND
    owner: list[int]  # owner[tile]
    knights: list[int]  # knights[tile]
    hands: list[list[int]]  # hands[seat][card] = how many
    draw: list[list[int]]  # draw[seat]: the last is the top
    known: list[list[int]]  # known[seat][at]: bits of the seats that know that card of the pile
    discard: list[list[Discarded]]  # discard[seat]: the last is the top
    artefacts: tuple[tuple[int, ...], ...]  # artefacts[seat] = (crown, sceptre, orb)
    destroyed: list[list[int]]  # destroyed[seat][kind]: in which turn, or FACE_UP
    battle: Battle | None
    map: Map = field(init=False)
    teams: int = field(init=False)

    def __post_init__(self) -> None:
        self.map = self.box.maps[self.seats]
        self.teams = self.seats // self.modes.team

    # Seats -------------------------------------------------------------------------------------

    def next_seat(self, seat: int) -> int:
        """Clockwise (MM-SETUP-22)."""
        return (seat + 1) % self.seats

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """All seats, beginning with this one."""
        return tuple((seat + step) % self.seats for step in range(self.seats))

    def allied(self, one: int, other: int) -> bool:
        """Whether two seats are the same or in one team: partners sit opposite each other, three
        sit alternately (MM-TEAM-02, -03)."""
        return (one - other) % self.teams == 0

    # The map -----------------------------------------------------------------------------------

    def castle(self, seat: int) -> int:
        """The tile of a seat's castle."""
        return self.map.castles[seat]

    def territory(self, tile: int) -> Territory | None:
        """The kind of a tile; None for castles (MM-SIEGE-05)."""
        kind = self.kinds[tile]
        return None if kind == NO_KIND else TERRITORIES[kind]

    def owned(self, seat: int) -> int:
        """The territories of a seat as a set of tiles; a contested one is still the defender's."""
        tiles = 0
        castle = self.map.castles[seat]
        for tile, owner in enumerate(self.owner):
            if owner == seat and tile != castle:
                tiles |= 1 << tile
        return tiles

    def dice_used(self, seat: int) -> int:
        """On all tiles, each showing its knights with as few as possible (MM-DICE-02)."""
        used = 0
        for owner, count in zip(self.owner, self.knights, strict=True):
            if owner == seat:
                used += dice(count)
        battle = self.battle
        if battle is not None and battle.sides[ATTACKER] == seat:
            used += dice(battle.attackers)
        return used

    def reserve(self, seat: int) -> int:
        """The dice that are not on the map (MM-DICE-01)."""
        return DICE - self.dice_used(seat)

    def points_of(self, tile: int) -> int:
        """MM-SKIRMISH-02: homelands may be worth nothing."""
        kind = self.kinds[tile]
        if kind == NO_KIND:
            return 0
        if self.modes.skirmish and TERRITORIES[kind].homelands:
            return SKIRMISH_HOMELANDS
        return self.box.points[kind]

    def points(self, seat: int) -> int:
        """The value of all territories that a seat controls (MM-END-01); a contested one counts for
        nobody (MM-END-06)."""
        contested = NOBODY
        if self.battle is not None and self.battle.attackers:
            contested = self.battle.tile
        points = 0
        for tile, owner in enumerate(self.owner):
            if owner == seat and tile != contested:
                points += self.points_of(tile)
        return points

    # Artefacts ---------------------------------------------------------------------------------

    def face_up(self, seat: int, kind: int) -> bool:
        return self.destroyed[seat][kind] == FACE_UP

    # Hands -------------------------------------------------------------------------------------

    def might_hold(self, seat: int, card: int) -> bool:
        """Whether a seat can hold this card as far as everyone knows: it has cards in hand, and not
        all copies of this one lie open (MM-GEN-17). While conflict cards are asked for, none of
        this battle lies open."""
        if not any(self.hands[seat]):
            return False
        left = self.box.copies[card]
        for laid, _ in self.discard[seat]:
            left -= laid == card
        if self.battle is not None:
            left -= self.battle.support[seat].count(card)
        return left > 0

    # Battles -----------------------------------------------------------------------------------

    def real_knights(self, battle: Battle, side: int) -> int:
        """Those that a side has on the contested tile; a castle fights with eight (MM-SIEGE-04)."""
        if side == ATTACKER:
            return battle.attackers
        return CASTLE_DEFENCE if battle.tile in self.map.seat_of else self.knights[battle.tile]

    def score(self, battle: Battle, side: int) -> int:
        """The combat score as it stands (MM-BATTLE-30)."""
        cards = 0
        for seat, played in enumerate(battle.support):
            if played and self.allied(seat, battle.sides[side]):
                for card in played:
                    cards += VALUES[card]
        fixed = battle.counted[side] + battle.ground[side] + battle.sceptre[side]
        return fixed + battle.conflict_value(side) + cards


def dice(knights: int) -> int:
    """How many dice show so many knights."""
    return -(-knights // FACES)


def scores(state: MasteryState, battle: Battle) -> dict[str, Any]:
    """Both combat scores, as events and prompts name them."""
    attacker, defender = battle.sides
    return {
        "seat": attacker,
        "other": defender,
        "attack": state.score(battle, ATTACKER),
        "defence": state.score(battle, DEFENDER),
    }


def place(state: MasteryState, tile: int) -> dict[str, Any]:
    """A tile as events and prompts name it: by its number on the map, and what lies there."""
    territory = state.territory(tile)
    return {"tile": tile + 1, "land": "castle" if territory is None else territory.name}
