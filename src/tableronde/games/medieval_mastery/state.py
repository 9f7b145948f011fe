"""The table of Medieval Mastery as a plain value."""

from typing import Any, Final, NamedTuple, TypeAlias

from tableronde.core.frames import Frame
from tableronde.core.state import Plain, Result, State
from tableronde.games.medieval_mastery.boxes import Box
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
from tableronde.games.medieval_mastery.maps import Map

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


class Battle:
    """A battle while it lasts. The defender's knights stand on the map; the attacker's stand here,
    on the same territory, which still belongs to the defender (MM-SUPPLY-09)."""

    __slots__ = (
        "attackers",
        "conflict",
        "counted",
        "difference",
        "ground",
        "rolled",
        "sceptre",
        "sides",
        "support",
        "tile",
        "winner",
    )

    def __init__(
        self,
        tile: int,
        sides: tuple[int, int],
        attackers: int,
        counted: list[int],
        ground: list[int],
        sceptre: list[int],
        conflict: list[int],
        rolled: list[int],
        support: list[list[int]],
        winner: int,
        difference: int,
    ) -> None:
        self.tile: Final = tile
        self.sides: Final = sides  # the seats of attacker and defender
        self.attackers = attackers  # knights
        # Of each side (ATTACKER, DEFENDER): what its combat score is made of (MM-BATTLE-30).
        self.counted = counted  # knights
        self.ground = ground  # bonus of the territory
        self.sceptre = sceptre  # bonus of the sceptre
        self.conflict = conflict  # the card, or NO_CARD
        self.rolled = rolled  # an ambush's die, or 0
        self.support = support  # support[seat]: cards played, by all who may (MM-TEAM-08)
        self.winner = winner  # ATTACKER, DEFENDER or NOBODY
        self.difference = difference

    def copy(self) -> "Battle":
        return Battle(
            self.tile,
            self.sides,
            self.attackers,
            self.counted[:],
            self.ground[:],
            self.sceptre[:],
            self.conflict[:],
            self.rolled[:],
            [cards[:] for cards in self.support],
            self.winner,
            self.difference,
        )

    def plain(self) -> Plain:
        return {
            "tile": self.tile,
            "sides": list(self.sides),
            "attackers": self.attackers,
            "counted": self.counted[:],
            "ground": self.ground[:],
            "sceptre": self.sceptre[:],
            "conflict": self.conflict[:],
            "rolled": self.rolled[:],
            "support": [cards[:] for cards in self.support],
            "winner": self.winner,
            "difference": self.difference,
        }

    def conflict_value(self, side: int) -> int:
        card = self.conflict[side]
        return 0 if card == NO_CARD else VALUES[card] + self.rolled[side]


def battle_from(plain: Plain) -> Battle | None:
    return None if plain is None else Battle(**{**plain, "sides": tuple(plain["sides"])})


class MasteryState(State):
    """Hands are counts by card. A tile's knights are its owner's; castles belong to their seats."""

    __slots__ = (
        "artefacts",
        "battle",
        "box",
        "castles",
        "crown_used",
        "cycles",
        "destroyed",
        "discard",
        "draw",
        "first",
        "hands",
        "kinds",
        "knights",
        "known",
        "map",
        "modes",
        "owner",
        "teams",
        "turn",
        "turn_number",
    )

    def __init__(
        self,
        seats: int,
        number: int,
        stack: list[Frame[Any]],
        result: Result | None,
        box: Box,
        modes: Modes,
        first: int,
        turn: int,
        turn_number: int,
        cycles: int,
        crown_used: bool,
        castles: list[int],
        kinds: tuple[int, ...],
        owner: list[int],
        knights: list[int],
        hands: list[list[int]],
        draw: list[list[int]],
        known: list[list[int]],
        discard: list[list[Discarded]],
        artefacts: tuple[tuple[int, ...], ...],
        destroyed: list[list[int]],
        battle: Battle | None,
    ) -> None:
        super().__init__(seats, number, stack, result)
        self.box: Final = box
        self.map: Final[Map] = box.maps[seats]
        self.modes: Final = modes
        self.teams: Final = seats // modes.team
        self.first = first  # the first player, or NOBODY while chance has not told
        self.turn = turn  # whose turn it is
        self.turn_number = turn_number  # from 1; 0 in the set-up
        self.cycles = cycles  # of redeployment and advance that are left in this turn
        self.crown_used = crown_used
        self.castles = castles  # castles[seat]: which of the six, or NOBODY
        self.kinds = kinds  # kinds[tile]: which kind of territory, or NO_KIND
        self.owner = owner  # owner[tile]
        self.knights = knights  # knights[tile]
        self.hands = hands  # hands[seat][card] = how many
        self.draw = draw  # draw[seat]: the last is the top
        self.known = known  # known[seat][at]: bits of the seats that know that card of the pile
        self.discard = discard  # discard[seat]: the last is the top
        self.artefacts = artefacts  # artefacts[seat] = (crown, sceptre, orb)
        self.destroyed = destroyed  # destroyed[seat][kind]: in which turn, or FACE_UP
        self.battle = battle

    def copy(self) -> "MasteryState":
        return MasteryState(
            self.seats,
            self.number,
            self.stack[:],
            self.result,
            self.box,
            self.modes,
            self.first,
            self.turn,
            self.turn_number,
            self.cycles,
            self.crown_used,
            self.castles[:],
            self.kinds,
            self.owner[:],
            self.knights[:],
            [hand[:] for hand in self.hands],
            [pile[:] for pile in self.draw],
            [pile[:] for pile in self.known],
            [pile[:] for pile in self.discard],
            self.artefacts,
            [turns[:] for turns in self.destroyed],
            None if self.battle is None else self.battle.copy(),
        )

    def plain(self) -> Plain:
        return {
            "seats": self.seats,
            "number": self.number,
            "stack": [frame.plain() for frame in self.stack],
            "result": None if self.result is None else self.result.plain(),
            "box": self.box.fingerprint,
            "modes": list(self.modes),
            "first": self.first,
            "turn": self.turn,
            "turn_number": self.turn_number,
            "cycles": self.cycles,
            "crown_used": self.crown_used,
            "castles": self.castles[:],
            "kinds": list(self.kinds),
            "owner": self.owner[:],
            "knights": self.knights[:],
            "hands": [hand[:] for hand in self.hands],
            "draw": [pile[:] for pile in self.draw],
            "known": [pile[:] for pile in self.known],
            "discard": [[list(card) for card in pile] for pile in self.discard],
            "artefacts": [list(own) for own in self.artefacts],
            "destroyed": [turns[:] for turns in self.destroyed],
            "battle": None if self.battle is None else self.battle.plain(),
        }

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
