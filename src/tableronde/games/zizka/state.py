"""The table of Medieval: Jan Žižka as a plain value."""

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from tableronde.core.declared import Part
from tableronde.core.state import State
from tableronde.games.zizka.box.boxes import NOTHING, Ability, Box, Icons, Token
from tableronde.games.zizka.components import (
    COIN,
    COIN_TOKENS,
    END_VP,
    LUCK_TOKENS,
    MORALE_END,
    VICE,
    VIRTUE,
)

NOBODY: Final = -1
NO_TOKEN: Final = -1
NO_CARD: Final = -1
NO_WARRANT: Final = -1
BOARD: Final = -1
"""The commander's board, where otherwise a member stands."""
EVERYBODY: Final = -1
"""Knows something: all bits are set, those who watch included."""
RUNNING, LAST_ROUND, LAST_TURN = range(3)
"""How near the end is (ZIZ-END-01)."""


class Modes(NamedTuple):
    """What was agreed before the game; `level` counts in the solo game."""

    side: int
    expert: bool
    level: int


@dataclass(eq=False, slots=True)
class Roll(Part):
    """A roll while it lasts, with all that counts in it. Members who leave meanwhile do not reduce
    it, and what is gained meanwhile is for the next action (ZIZ-MORALE-12, ZIZ-ENTOURAGE-15)."""

    seat: int
    purpose: int
    dice: tuple[int, ...]  # the kind of each die
    faces: list[int]  # what each shows
    locked: int  # bits of the dice whose coin was taken (ZIZ-FAVOUR-11)
    rerolls: int  # free ones that are left
    printed: Icons  # icons of the members (ZIZ-ICON-05)
    luck: int  # tokens that can still be spent (ZIZ-EVENT-33)
    spent: int  # tokens that were
    filled: int  # bits of the rows

    def icons(self) -> Icons:
        """Faces of the dice and prints on cards (ZIZ-EVENT-07), without luck."""
        counts = [*self.printed, 0, 0]
        for face in self.faces:
            counts[face] += 1
        return counts[0], counts[1], counts[2], counts[3]

    def total(self, kinds: tuple[int, ...]) -> int:
        """How many of these icons, each luck token spent being one more (ZIZ-ATTACK-04)."""
        icons = self.icons()
        return sum(icons[kind] for kind in kinds) + self.spent

    def shows_coin(self, die: int) -> bool:
        """Whether its coin can be taken (ZIZ-FAVOUR-09, -14)."""
        return self.faces[die] == COIN and not self.locked >> die & 1


@dataclass(eq=False, slots=True)
class Tourney(Part):
    """A tournament while it lasts (ZIZ-TOURNAMENT)."""

    host: int  # the active player
    riders: list[int]  # who takes part, in their order: the host is the last
    pot: int
    scores: list[int]  # of those who have played, in the same order
    torak: int  # his score in the solo game, or NOTHING (ZIZ-SOLO-49)
    faces: list[int]  # the dice in play of who is playing
    aside: list[int]  # and those that were set aside
    free: int  # rerolls without setting a die aside that are left


@dataclass(eq=False, slots=True)
class Torak(Part):
    """The automaton of the solo game (ZIZ-SOLO-03)."""

    space: int
    vp: int
    lying: bool
    attacked: int  # how often, in this turn (ZIZ-SOLO-47)
    deck: list[int]  # the last is the top
    discard: list[int]  # the last is what was turned up last


Pile: TypeAlias = list[int]


@dataclass(eq=False, slots=True)
class ZizkaState(State):
    """Cards, tokens and spaces are numbers in the lists of the box; levels and difficulties count
    from 0 in lists."""

    box: Box
    modes: Modes
    first: int  # the first player, or NOBODY while chance has not told
    turn: int  # whose turn it is
    turn_number: int  # from 1; 0 in the set-up
    end: int
    actions: int  # that are left in this turn
    peeks: list[int]  # who carries those that were used in this turn
    final_peeks: list[int]  # likewise, of those who have left since
    commanders: list[int]  # commanders[seat], or NOBODY
    spaces: list[int]  # spaces[seat]: where the figure is, or NOBODY
    lying: list[bool]
    vp: list[int]
    morale: list[int]
    coins: list[int]  # purses
    luck: list[int]
    warrants: list[int]  # warrants[seat]: the coins on it, or NO_WARRANT
    favours: list[int]  # favours[sovereign]: who holds the token, or NOBODY
    entourage: list[list[int]]
    conquered: list[list[int]]  # conquered[seat][difficulty]: the card, or NO_CARD
    decks: list[Pile]  # decks[level]: the last is the top, which lies open
    offers: list[list[int]]  # offers[level][table]: a member, or NO_CARD
    piles: list[Pile]  # piles[level]: discarded members
    tokens: list[int]  # tokens[space], or NO_TOKEN
    face_up: list[bool]  # face_up[space]
    peeked: list[int]  # peeked[space]: bits of the seats that know a face-down token
    heap: Pile  # the stack of event tokens; the last is the next
    used: Pile
    castles: list[Pile]  # castles[difficulty]: the last is the top
    castle_known: list[list[int]]  # the same, with bits of the seats that know each card
    writs: list[int]  # the solo player's warrants, by their numbers
    roll: Roll | None
    tourney: Tourney | None
    torak: Torak | None

    # Seats -------------------------------------------------------------------------------------

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def clockwise_after(self, seat: int) -> list[int]:
        """The other seats, from the left of this one on."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def abilities(self, seat: int) -> list[Ability]:
        """Of the commander's board and of all members: they add up (ZIZ-ICON-10)."""
        box = self.box
        own = box.commanders[self.commanders[seat]][self.modes.side].ability
        return [own, *(box.members[member].ability for member in self.entourage[seat])]

    def barred(self, seat: int, member: int) -> bool:
        """Whether a member does not serve under the morale of this seat (ZIZ-MORALE-06, -08)."""
        rejects = self.box.members[member].rejects
        return rejects != NOTHING and rejects == end_of(self.morale[seat])

    # Spaces ------------------------------------------------------------------------------------

    def token_at(self, space: int) -> Token | None:
        token = self.tokens[space]
        return None if token == NO_TOKEN else self.box.tokens[token]

    def occupied(self, space: int) -> bool:
        """Whether any figure stands or lies there, Torak's included (ZIZ-EVENT-25, ZIZ-SOLO-09)."""
        return space in self.spaces or (self.torak is not None and self.torak.space == space)

    # The reserve -------------------------------------------------------------------------------

    def luck_in_reserve(self, wanted: int) -> int:
        """How many of so many luck tokens there are (ZIZ-LUCK-10)."""
        if not self.box.rulings.luck_is_limited:
            return wanted
        return min(wanted, LUCK_TOKENS - sum(self.luck))

    def coins_in_reserve(self, wanted: int) -> int:
        """Return how many of so many coins there are; in the standard box there is no limit."""
        if not self.box.rulings.coins_are_limited:
            return wanted
        bounties = sum(max(0, coins) for coins in self.warrants)
        pot = 0 if self.tourney is None else self.tourney.pot
        return min(wanted, max(0, COIN_TOKENS - sum(self.coins) - bounties - pot))

    # Points ------------------------------------------------------------------------------------

    def score(self, seat: int, points: int) -> bool:
        """Add victory points, which are never lost (ZIZ-SCORE-01, -08). Who reaches twenty triggers
        the end (ZIZ-END-01, -03): return whether that was now."""
        self.vp[seat] += points
        if self.vp[seat] < END_VP or self.end != RUNNING:
            return False
        foreign = seat != self.turn and not self.box.rulings.foreign_trigger_finishes_round
        self.end = LAST_TURN if foreign else LAST_ROUND
        return True


def end_of(morale: int) -> int:
    """The trait at whose end of the track a marker stands, or NOTHING."""
    if morale == MORALE_END:
        return VIRTUE
    return VICE if morale == -MORALE_END else NOTHING


def space_name(state: ZizkaState, space: int) -> str:
    return state.box.board.spaces[space].name


def member_name(state: ZizkaState, member: int) -> str:
    return state.box.members[member].name
