"""The table of Medieval: Jan Žižka as a plain value."""

from typing import Any, Final, NamedTuple, TypeAlias

from tableronde.core.frames import Frame
from tableronde.core.state import Plain, Result, State
from tableronde.games.zizka.boxes import NOTHING, Ability, Box, Icons, Token
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


class Roll:
    """A roll while it lasts, with all that counts in it. Members who leave meanwhile do not reduce
    it, and what is gained meanwhile is for the next action (ZIZ-MORALE-12, ZIZ-ENTOURAGE-15)."""

    __slots__ = (
        "dice",
        "faces",
        "filled",
        "locked",
        "luck",
        "printed",
        "purpose",
        "rerolls",
        "seat",
        "spent",
    )

    def __init__(
        self,
        seat: int,
        purpose: int,
        dice: tuple[int, ...],
        faces: list[int],
        locked: int,
        rerolls: int,
        printed: Icons,
        luck: int,
        spent: int,
        filled: int,
    ) -> None:
        self.seat: Final = seat
        self.purpose: Final = purpose
        self.dice: Final = dice  # the kind of each die
        self.faces = faces  # what each shows
        self.locked = locked  # bits of the dice whose coin was taken (ZIZ-FAVOUR-11)
        self.rerolls = rerolls  # free ones that are left
        self.printed: Final = printed  # icons of the members (ZIZ-ICON-05)
        self.luck = luck  # tokens that can still be spent (ZIZ-EVENT-33)
        self.spent = spent  # tokens that were
        self.filled = filled  # bits of the rows

    def copy(self) -> "Roll":
        return Roll(
            self.seat,
            self.purpose,
            self.dice,
            self.faces[:],
            self.locked,
            self.rerolls,
            self.printed,
            self.luck,
            self.spent,
            self.filled,
        )

    def plain(self) -> Plain:
        return {
            "seat": self.seat,
            "purpose": self.purpose,
            "dice": list(self.dice),
            "faces": self.faces[:],
            "locked": self.locked,
            "rerolls": self.rerolls,
            "printed": list(self.printed),
            "luck": self.luck,
            "spent": self.spent,
            "filled": self.filled,
        }

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


def roll_from(plain: Plain) -> Roll | None:
    if plain is None:
        return None
    return Roll(**{**plain, "dice": tuple(plain["dice"]), "printed": tuple(plain["printed"])})


class Tourney:
    """A tournament while it lasts (ZIZ-TOURNAMENT)."""

    __slots__ = ("aside", "faces", "free", "host", "pot", "riders", "scores", "torak")

    def __init__(
        self,
        host: int,
        riders: list[int],
        pot: int,
        scores: list[int],
        torak: int,
        faces: list[int],
        aside: list[int],
        free: int,
    ) -> None:
        self.host: Final = host  # the active player
        self.riders = riders  # who takes part, in their order: the host is the last
        self.pot = pot
        self.scores = scores  # of those who have played, in the same order
        self.torak = torak  # his score in the solo game, or NOTHING (ZIZ-SOLO-49)
        self.faces = faces  # the dice in play of who is playing
        self.aside = aside  # and those that were set aside
        self.free = free  # rerolls without setting a die aside that are left

    def copy(self) -> "Tourney":
        return Tourney(
            self.host,
            self.riders[:],
            self.pot,
            self.scores[:],
            self.torak,
            self.faces[:],
            self.aside[:],
            self.free,
        )

    def plain(self) -> Plain:
        return {
            "host": self.host,
            "riders": self.riders[:],
            "pot": self.pot,
            "scores": self.scores[:],
            "torak": self.torak,
            "faces": self.faces[:],
            "aside": self.aside[:],
            "free": self.free,
        }


class Torak:
    """The automaton of the solo game (ZIZ-SOLO-03)."""

    __slots__ = ("attacked", "deck", "discard", "lying", "space", "vp")

    def __init__(
        self,
        space: int,
        vp: int,
        lying: bool,
        attacked: int,
        deck: list[int],
        discard: list[int],
    ) -> None:
        self.space = space
        self.vp = vp
        self.lying = lying
        self.attacked = attacked  # how often, in this turn (ZIZ-SOLO-47)
        self.deck = deck  # the last is the top
        self.discard = discard  # the last is what was turned up last

    def copy(self) -> "Torak":
        return Torak(
            self.space,
            self.vp,
            self.lying,
            self.attacked,
            self.deck[:],
            self.discard[:],
        )

    def plain(self) -> Plain:
        return {
            "space": self.space,
            "vp": self.vp,
            "lying": self.lying,
            "attacked": self.attacked,
            "deck": self.deck[:],
            "discard": self.discard[:],
        }


Pile: TypeAlias = list[int]


class ZizkaState(State):
    """Cards, tokens and spaces are numbers in the lists of the box; levels and difficulties count
    from 0 in lists."""

    __slots__ = (
        "actions",
        "box",
        "castle_known",
        "castles",
        "coins",
        "commanders",
        "conquered",
        "decks",
        "end",
        "entourage",
        "face_up",
        "favours",
        "final_peeks",
        "first",
        "heap",
        "luck",
        "lying",
        "modes",
        "morale",
        "offers",
        "peeked",
        "peeks",
        "piles",
        "roll",
        "spaces",
        "tokens",
        "torak",
        "tourney",
        "turn",
        "turn_number",
        "used",
        "vp",
        "warrants",
        "writs",
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
        end: int,
        actions: int,
        peeks: list[int],
        final_peeks: list[int],
        commanders: list[int],
        spaces: list[int],
        lying: list[bool],
        vp: list[int],
        morale: list[int],
        coins: list[int],
        luck: list[int],
        warrants: list[int],
        favours: list[int],
        entourage: list[list[int]],
        conquered: list[list[int]],
        decks: list[Pile],
        offers: list[list[int]],
        piles: list[Pile],
        tokens: list[int],
        face_up: list[bool],
        peeked: list[int],
        heap: Pile,
        used: Pile,
        castles: list[Pile],
        castle_known: list[list[int]],
        writs: list[int],
        roll: Roll | None,
        tourney: Tourney | None,
        torak: Torak | None,
    ) -> None:
        super().__init__(seats, number, stack, result)
        self.box: Final = box
        self.modes: Final = modes
        self.first = first  # the first player, or NOBODY while chance has not told
        self.turn = turn  # whose turn it is
        self.turn_number = turn_number  # from 1; 0 in the set-up
        self.end = end
        self.actions = actions  # that are left in this turn
        self.peeks = peeks  # who carries those that were used in this turn
        self.final_peeks = final_peeks  # likewise, of those who have left since
        self.commanders = commanders  # commanders[seat], or NOBODY
        self.spaces = spaces  # spaces[seat]: where the figure is, or NOBODY
        self.lying = lying
        self.vp = vp
        self.morale = morale
        self.coins = coins  # purses
        self.luck = luck
        self.warrants = warrants  # warrants[seat]: the coins on it, or NO_WARRANT
        self.favours = favours  # favours[sovereign]: who holds the token, or NOBODY
        self.entourage = entourage
        self.conquered = conquered  # conquered[seat][difficulty]: the card, or NO_CARD
        self.decks = decks  # decks[level]: the last is the top, which lies open
        self.offers = offers  # offers[level][table]: a member, or NO_CARD
        self.piles = piles  # piles[level]: discarded members
        self.tokens = tokens  # tokens[space], or NO_TOKEN
        self.face_up = face_up  # face_up[space]
        self.peeked = peeked  # peeked[space]: bits of the seats that know a face-down token
        self.heap = heap  # the stack of event tokens; the last is the next
        self.used = used
        self.castles = castles  # castles[difficulty]: the last is the top
        self.castle_known = castle_known  # the same, with bits of the seats that know each card
        self.writs = writs  # the solo player's warrants, by their numbers
        self.roll = roll
        self.tourney = tourney
        self.torak = torak

    def copy(self) -> "ZizkaState":
        return ZizkaState(
            self.seats,
            self.number,
            self.stack[:],
            self.result,
            self.box,
            self.modes,
            self.first,
            self.turn,
            self.turn_number,
            self.end,
            self.actions,
            self.peeks[:],
            self.final_peeks[:],
            self.commanders[:],
            self.spaces[:],
            self.lying[:],
            self.vp[:],
            self.morale[:],
            self.coins[:],
            self.luck[:],
            self.warrants[:],
            self.favours[:],
            [members[:] for members in self.entourage],
            [cards[:] for cards in self.conquered],
            [deck[:] for deck in self.decks],
            [offer[:] for offer in self.offers],
            [pile[:] for pile in self.piles],
            self.tokens[:],
            self.face_up[:],
            self.peeked[:],
            self.heap[:],
            self.used[:],
            [deck[:] for deck in self.castles],
            [known[:] for known in self.castle_known],
            self.writs[:],
            None if self.roll is None else self.roll.copy(),
            None if self.tourney is None else self.tourney.copy(),
            None if self.torak is None else self.torak.copy(),
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
            "end": self.end,
            "actions": self.actions,
            "peeks": self.peeks[:],
            "final_peeks": self.final_peeks[:],
            "commanders": self.commanders[:],
            "spaces": self.spaces[:],
            "lying": self.lying[:],
            "vp": self.vp[:],
            "morale": self.morale[:],
            "coins": self.coins[:],
            "luck": self.luck[:],
            "warrants": self.warrants[:],
            "favours": self.favours[:],
            "entourage": [members[:] for members in self.entourage],
            "conquered": [cards[:] for cards in self.conquered],
            "decks": [deck[:] for deck in self.decks],
            "offers": [offer[:] for offer in self.offers],
            "piles": [pile[:] for pile in self.piles],
            "tokens": self.tokens[:],
            "face_up": self.face_up[:],
            "peeked": self.peeked[:],
            "heap": self.heap[:],
            "used": self.used[:],
            "castles": [deck[:] for deck in self.castles],
            "castle_known": [known[:] for known in self.castle_known],
            "writs": self.writs[:],
            "roll": None if self.roll is None else self.roll.plain(),
            "tourney": None if self.tourney is None else self.tourney.plain(),
            "torak": None if self.torak is None else self.torak.plain(),
        }

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
        """How many of so many coins there are: as many as one likes, in the box of the house."""
        if not self.box.rulings.coins_are_limited:
            return wanted
        bounties = sum(max(0, coins) for coins in self.warrants)
        pot = 0 if self.tourney is None else self.tourney.pot
        return min(wanted, max(0, COIN_TOKENS - sum(self.coins) - bounties - pot))

    # Points ------------------------------------------------------------------------------------

    def score(self, seat: int, points: int) -> bool:
        """Victory points, never lost (ZIZ-SCORE-01, -08). Whoever reaches twenty triggers the end
        (ZIZ-END-01, -03): whether that was now."""
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
