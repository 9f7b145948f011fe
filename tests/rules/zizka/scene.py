"""Positions of Medieval: Jan Žižka in a few lines.

    scene = zizka(2).at(ANA, "pisek").token("pisek", "raid-1").entourage(ANA, "bratrice")
    scene.coins(ANA, 5).begin()
    scene.roll("sword", "wild", "shield")
    scene.do("event")

The seats are Bores, Katerina, Torak and Zizka in this order, on side A, with their starting members
and no coins, on the space Volyně where nothing happens; alone one is Bores, and Torak stands on
Kaplice. No tokens lie on the board; the stack holds those that lie nowhere, the ones named by
`heap` on top. So do the decks: `tables`, `deck` and `castles` name what is on the tables and on
top. `begin` starts a seat's turn. `roll` names what the next dice show: an entourage die "sword", a
sovereign's "wenceslas/blank".
"""

from typing import Any, Final

from tableronde.games.zizka.box.boxes import Box
from tableronde.games.zizka.components import (
    COMMANDERS,
    DICE,
    DIFFICULTIES,
    ENTOURAGE_DIE,
    FACES,
    LEVELS,
    SIDES,
    SOLO_LEVELS,
    SOVEREIGNS,
    TABLES,
    WARRANTS,
)
from tableronde.games.zizka.game import Zizka
from tableronde.games.zizka.rules.turn import Turn
from tableronde.games.zizka.state import (
    NO_CARD,
    NO_TOKEN,
    NO_WARRANT,
    NOBODY,
    RUNNING,
    Modes,
    Torak,
    ZizkaState,
)
from tests.scene import Scene

ANA, BEN, CLEO, DAN = range(4)
QUIET: Final = "road-volyne"
FAR: Final = "road-kaplice"


class ZizkaScene(Scene):
    state: ZizkaState

    def __init__(self, seats: int, modes: Modes, box: Box | None) -> None:
        game = Zizka(box)
        box = game.box
        spaces = len(box.board.spaces)
        commanders = list(range(seats))
        state = ZizkaState(
            seats=seats,
            number=0,
            stack=[],
            result=None,
            box=box,
            modes=modes,
            first=0,
            turn=0,
            turn_number=0,
            end=RUNNING,
            actions=0,
            peeks=[],
            final_peeks=[],
            commanders=commanders,
            spaces=[0] * seats,
            lying=[False] * seats,
            vp=[0] * seats,
            morale=[0] * seats,
            coins=[0] * seats,
            luck=[0] * seats,
            warrants=[NO_WARRANT] * seats,
            favours=[NOBODY] * len(SOVEREIGNS),
            entourage=[list(box.starting[commander]) for commander in commanders],
            conquered=[[NO_CARD] * len(DIFFICULTIES) for _ in range(seats)],
            decks=[[] for _ in LEVELS],
            offers=[[NO_CARD] * TABLES for _ in LEVELS],
            piles=[[] for _ in LEVELS],
            tokens=[NO_TOKEN] * spaces,
            face_up=[False] * spaces,
            peeked=[0] * spaces,
            heap=[],
            used=[],
            castles=[[] for _ in DIFFICULTIES],
            castle_known=[[] for _ in DIFFICULTIES],
            writs=[],
            roll=None,
            tourney=None,
            torak=None,
        )
        super().__init__(game, state)
        state.spaces = [self.space(QUIET)] * seats
        if seats == 1:
            state.torak = Torak(self.space(FAR), 0, False, 0, [], [])
        self._heap: list[int] = []
        self._decks: list[list[int]] = [[] for _ in LEVELS]
        self._castles: list[list[int]] = [[] for _ in DIFFICULTIES]
        self._torak: list[int] = []
        self._nothing_else: set[str] = set()

    # Names -------------------------------------------------------------------------------------

    def space(self, name: str) -> int:
        return [space.name for space in self.state.box.board.spaces].index(name)

    def member(self, name: str) -> int:
        return [member.name for member in self.state.box.members].index(name)

    def token_number(self, name: str) -> int:
        return [token.name for token in self.state.box.tokens].index(name)

    def castle_number(self, name: str) -> int:
        return [castle.name for castle in self.state.box.castles].index(name)

    def torak_card(self, name: str) -> int:
        return [card.name for card in self.state.box.torak].index(name)

    # Laying out: people ------------------------------------------------------------------------

    def commander(self, seat: int, name: str) -> "ZizkaScene":
        """Give a seat a commander with the starting members."""
        self.state.commanders[seat] = COMMANDERS.index(name)
        self.state.entourage[seat] = list(self.state.box.starting[COMMANDERS.index(name)])
        return self

    def entourage(self, seat: int, *names: str) -> "ZizkaScene":
        """Give a seat these members and no others."""
        self.state.entourage[seat] = [self.member(name) for name in names]
        return self

    def at(self, seat: int, space: str) -> "ZizkaScene":
        self.state.spaces[seat] = self.space(space)
        return self

    def lie(self, seat: int) -> "ZizkaScene":
        self.state.lying[seat] = True
        return self

    def points(self, seat: int, count: int) -> "ZizkaScene":
        self.state.vp[seat] = count
        return self

    def morale(self, seat: int, count: int) -> "ZizkaScene":
        self.state.morale[seat] = count
        return self

    def coins(self, seat: int, count: int) -> "ZizkaScene":
        self.state.coins[seat] = count
        return self

    def luck(self, seat: int, count: int) -> "ZizkaScene":
        self.state.luck[seat] = count
        return self

    def warrant(self, seat: int, bounty: int) -> "ZizkaScene":
        self.state.warrants[seat] = bounty
        return self

    def favour(self, seat: int, *sovereigns: str) -> "ZizkaScene":
        for sovereign in sovereigns:
            self.state.favours[SOVEREIGNS.index(sovereign)] = seat
        return self

    def conquered(self, seat: int, card: str) -> "ZizkaScene":
        """Give a seat a castle that it has taken."""
        number = self.castle_number(card)
        self.state.conquered[seat][self.state.box.castles[number].difficulty] = number
        return self

    def first(self, seat: int) -> "ZizkaScene":
        self.state.first = seat
        return self

    # Laying out: the board ---------------------------------------------------------------------

    def token(self, space: str, name: str, face_up: bool = False) -> "ZizkaScene":
        self.state.tokens[self.space(space)] = self.token_number(name)
        self.state.face_up[self.space(space)] = face_up
        return self

    def heap(self, *names: str, nothing_else: bool = False) -> "ZizkaScene":
        """Set the next tokens of the stack, the first to be drawn first.

        With `nothing_else` the others are out of the game; the decks below work the same way."""
        self._heap = [self.token_number(name) for name in reversed(names)]
        self._mark("heap", nothing_else)
        return self

    def used(self, *names: str) -> "ZizkaScene":
        self.state.used = [self.token_number(name) for name in names]
        return self

    def tables(self, level: int, *names: str) -> "ZizkaScene":
        """Lay members on the tables of this level; others stay empty until something is
        refilled."""
        members = [self.member(name) for name in names]
        self.state.offers[level - 1] = members + [NO_CARD] * (TABLES - len(members))
        return self

    def deck(self, level: int, *names: str, nothing_else: bool = False) -> "ZizkaScene":
        """Set the next cards of a deck, from the open top down."""
        self._decks[level - 1] = [self.member(name) for name in reversed(names)]
        self._mark(f"deck-{level}", nothing_else)
        return self

    def pile(self, level: int, *names: str) -> "ZizkaScene":
        """Lay discarded members on their pile."""
        self.state.piles[level - 1] = [self.member(name) for name in names]
        return self

    def castles(self, *names: str, nothing_else: bool = False) -> "ZizkaScene":
        """Set the next cards of one difficulty."""
        numbers = [self.castle_number(name) for name in reversed(names)]
        difficulty = self.state.box.castles[numbers[0]].difficulty
        self._castles[difficulty] = numbers
        self._mark(DIFFICULTIES[difficulty], nothing_else)
        return self

    # Laying out: alone -------------------------------------------------------------------------

    def torak(self, space: str, points: int = 0, lying: bool = False) -> "ZizkaScene":
        assert self.state.torak is not None
        self.state.torak.space = self.space(space)
        self.state.torak.vp = points
        self.state.torak.lying = lying
        return self

    def torak_deck(self, *names: str, nothing_else: bool = False) -> "ZizkaScene":
        self._torak = [self.torak_card(name) for name in reversed(names)]
        self._mark("torak", nothing_else)
        return self

    def torak_discard(self, *names: str) -> "ZizkaScene":
        assert self.state.torak is not None
        self.state.torak.discard = [self.torak_card(name) for name in names]
        return self

    def writs(self, *names: str) -> "ZizkaScene":
        """Give the player warrants of the solo game."""
        self.state.writs = [WARRANTS.index(name) for name in names]
        return self

    # Beginning ---------------------------------------------------------------------------------

    def begin(self, seat: int = ANA) -> "ZizkaScene":
        """Start a seat's turn."""
        self._lay_piles()
        self.state.stack = [Turn(seat)]
        self.settle()
        return self

    def _mark(self, what: str, nothing_else: bool) -> None:
        if nothing_else:
            self._nothing_else.add(what)

    def _rest(self, what: str, every: list[int], placed: set[int], top: list[int]) -> list[int]:
        if what in self._nothing_else:
            return list(top)
        return [one for one in every if one not in placed and one not in top] + top

    def _lay_piles(self) -> None:
        state, box = self.state, self.state.box
        placed = {*state.tokens, *state.used}
        state.heap = self._rest("heap", list(range(len(box.tokens))), placed, self._heap)
        serving = {member for members in state.entourage for member in members}
        for at, level in enumerate(LEVELS):
            every = [one for one, member in enumerate(box.members) if member.level == level]
            placed = {*serving, *state.offers[at], *state.piles[at]}
            state.decks[at] = self._rest(f"deck-{level}", every, placed, self._decks[at])
        for at, name in enumerate(DIFFICULTIES):
            every = [one for one, castle in enumerate(box.castles) if castle.difficulty == at]
            placed = {cards[at] for cards in state.conquered}
            state.castles[at] = self._rest(name, every, placed, self._castles[at])
            state.castle_known[at] = [0] * len(state.castles[at])
        if state.torak is not None:
            types = ("basic", SOLO_LEVELS[state.modes.level])
            every = [one for one, card in enumerate(box.torak) if card.type in types]
            placed = set(state.torak.discard)
            state.torak.deck = self._rest("torak", every, placed, self._torak)

    # Playing -----------------------------------------------------------------------------------

    def roll(self, *faces: str) -> "ZizkaScene":
        """Set what the next dice show."""
        for face in faces:
            die, _, shown = face.rpartition("/")
            kind = DICE.index(die) if die else ENTOURAGE_DIE
            self.chance.picks.append(self.state.box.faces[kind].index(FACES.index(shown)))
        return self

    def pick(self, number: int) -> "ZizkaScene":
        """Set which of several things chance picks next, from 0."""
        self.chance.picks.append(number)
        return self

    def end_turn(self) -> None:
        """End the turn of the seat that is asked to act."""
        self.do("end-turn")

    # Looking -----------------------------------------------------------------------------------

    def names(self, members: list[int]) -> list[str]:
        return [self.state.box.members[member].name for member in members]

    def entourage_of(self, seat: int) -> list[str]:
        return self.names(self.state.entourage[seat])

    def offered(self, level: int) -> list[str]:
        """Return what lies on the tables of this level."""
        return self.names([one for one in self.state.offers[level - 1] if one != NO_CARD])

    def top(self, level: int) -> str:
        """Return the open top of a deck."""
        return self.state.box.members[self.state.decks[level - 1][-1]].name

    def discarded(self, level: int) -> list[str]:
        return self.names(self.state.piles[level - 1])

    def lies_at(self, space: str) -> str | None:
        """Return the token on a space."""
        token = self.state.tokens[self.space(space)]
        return None if token == NO_TOKEN else self.state.box.tokens[token].name

    def stands_at(self, seat: int) -> str:
        return self.state.box.board.spaces[self.state.spaces[seat]].name

    def icons(self) -> dict[str, int]:
        """Return what the roll on the table comes to, without luck."""
        shown: dict[str, int] = self.table()["roll"]["icons"]
        return shown

    def table(self, seat: int | None = None) -> Any:
        """Return what a viewer sees on the table."""
        return self.view(seat)["table"]


def zizka(
    seats: int = 2,
    side: str = "a",
    expert: bool = False,
    level: str = "normal",
    box: Box | None = None,
) -> ZizkaScene:
    return ZizkaScene(seats, Modes(SIDES.index(side), expert, SOLO_LEVELS.index(level)), box)
