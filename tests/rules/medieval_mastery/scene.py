"""Positions of Medieval Mastery in a few lines.

    scene = mastery(2).land((1, 0), "fort").hold(ANA, (1, 0), 3).castle(ANA, 6)
    scene.hand(ANA, "conflict-5", "fracture").begin()
    scene.do(f"advance {scene.number((0, 1))} 4")

Tiles are named by their coordinates (q, r) on the layout; `number` gives what choices call them.
Every territory is a forest until `land` says otherwise. Castles begin without knights, hands
without cards; what is laid out nowhere lies in the draw piles, the cards named by `draw` on top.
`begin` starts a seat's turn, which brings three knights into its castle.
"""

from typing import Final

from tableronde.core.event import Run
from tableronde.games.medieval_mastery.box.boxes import Box
from tableronde.games.medieval_mastery.components import (
    ARTEFACT_NAMES,
    ARTEFACTS,
    BY_KIND,
    CARDS,
    KINDS,
    TERRITORY_NAMES,
)
from tableronde.games.medieval_mastery.game import MedievalMastery
from tableronde.games.medieval_mastery.rules.battle import begin_battle
from tableronde.games.medieval_mastery.rules.turn import Turn
from tableronde.games.medieval_mastery.state import (
    FACE_UP,
    NO_KIND,
    NOBODY,
    MasteryState,
    Modes,
)
from tests.scene import Scene

ANA, BEN, CLEO, DAN, EVE, FAY = range(6)
COUNTS: Final = (2, 3, 4, 5, 6)
EARLIER: Final = 10
"""The number of the turn before the one that `begin` starts."""

Place = tuple[int, int]


class MasteryScene(Scene):
    state: MasteryState

    def __init__(self, seats: int, modes: Modes, box: Box | None) -> None:
        game = MedievalMastery(box)
        slots = game.box.maps[seats].slots
        forest = TERRITORY_NAMES.index("forest")
        state = MasteryState(
            seats=seats,
            number=0,
            stack=[],
            result=None,
            box=game.box,
            modes=modes,
            first=0,
            turn=0,
            turn_number=EARLIER,
            cycles=0,
            crown_used=False,
            castles=list(range(seats)),
            kinds=tuple(forest if slot.kind == "territory" else NO_KIND for slot in slots),
            owner=[slot.seat for slot in slots],
            knights=[0] * len(slots),
            hands=[[0] * KINDS for _ in range(seats)],
            draw=[[] for _ in range(seats)],
            known=[[] for _ in range(seats)],
            discard=[[] for _ in range(seats)],
            artefacts=tuple(tuple(kind[seat] for kind in BY_KIND) for seat in range(seats)),
            destroyed=[[FACE_UP] * 3 for _ in range(seats)],
            battle=None,
        )
        super().__init__(game, state)
        self._draw: dict[int, list[int]] = {}
        self._nothing_else: set[int] = set()

    # Laying out --------------------------------------------------------------------------------

    def tile(self, place: Place) -> int:
        """Return the index of a tile in the state."""
        slots = self.state.map.slots
        return next(at for at, slot in enumerate(slots) if (slot.q, slot.r) == place)

    def number(self, place: Place) -> int:
        """Return what choices and views call a tile."""
        return self.tile(place) + 1

    def castle_number(self, seat: int) -> int:
        return self.state.castle(seat) + 1

    def land(self, place: Place, name: str) -> "MasteryScene":
        kinds = list(self.state.kinds)
        kinds[self.tile(place)] = TERRITORY_NAMES.index(name)
        self.state.kinds = tuple(kinds)
        return self

    def hold(self, seat: int, place: Place, knights: int) -> "MasteryScene":
        self.state.owner[self.tile(place)] = seat
        self.state.knights[self.tile(place)] = knights
        return self

    def castle(self, seat: int, knights: int) -> "MasteryScene":
        self.state.knights[self.state.castle(seat)] = knights
        return self

    def hand(self, seat: int, *cards: str) -> "MasteryScene":
        for card in cards:
            self.state.hands[seat][CARDS.index(card)] += 1
        return self

    def draw(self, seat: int, *cards: str, nothing_else: bool = False) -> "MasteryScene":
        """Set the next cards of a draw pile, the first to be drawn first.

        With `nothing_else` the rest of the deck is out of the game."""
        self._draw[seat] = [CARDS.index(card) for card in reversed(cards)]
        if nothing_else:
            self._nothing_else.add(seat)
        return self

    def discard(self, seat: int, *cards: str, turn: int = EARLIER) -> "MasteryScene":
        """Lay cards on a discard pile, from bottom to top, as discarded in that turn."""
        self.state.discard[seat] += [(CARDS.index(card), turn) for card in cards]
        return self

    def artefacts(self, seat: int, *names: str) -> "MasteryScene":
        """Give a seat these artefacts; their owners get in exchange what this seat had."""
        for name in names:
            artefact = ARTEFACT_NAMES.index(name)
            kind = ARTEFACTS[artefact].kind
            held = [list(own) for own in self.state.artefacts]
            for own in held:
                if own[kind] == artefact:
                    own[kind] = held[seat][kind]
            held[seat][kind] = artefact
            self.state.artefacts = tuple(tuple(own) for own in held)
        return self

    def destroy(self, name: str, turn: int = EARLIER) -> "MasteryScene":
        """Turn an artefact face down, as destroyed in that turn."""
        artefact = ARTEFACT_NAMES.index(name)
        kind = ARTEFACTS[artefact].kind
        owner = next(s for s, own in enumerate(self.state.artefacts) if own[kind] == artefact)
        self.state.destroyed[owner][kind] = turn
        return self

    def first(self, seat: int) -> "MasteryScene":
        self.state.first = seat
        return self

    def begin(self, seat: int = ANA) -> "MasteryScene":
        """Start a seat's turn."""
        self._lay_piles()
        self.state.stack = [Turn(seat)]
        self.settle()
        return self

    def battle(self, attacker: int, place: Place, knights: int) -> "MasteryScene":
        """Start a battle: so many knights of the attacker, whose turn it is, stand before a
        territory that somebody holds.

        The turn goes on after it."""
        self.begin(attacker)
        self.state.cycles = 0
        run = Run(self.chance, [])
        begin_battle(self.state, attacker, self.tile(place), knights, run)
        before = run.events or []
        self.settle()
        self.told = before + self.told
        return self

    def _lay_piles(self) -> None:
        for seat in range(self.state.seats):
            top = self._draw.get(seat, [])
            left = list(self.state.box.copies)
            for card, count in enumerate(self.state.hands[seat]):
                left[card] -= count
            for card in [*(card for card, _ in self.state.discard[seat]), *top]:
                left[card] -= 1
            assert min(left) >= 0, "more cards of a kind than a deck has"
            rest = [card for card, count in enumerate(left) for _ in range(count)]
            self.state.draw[seat] = ([] if seat in self._nothing_else else rest) + top
            self.state.known[seat] = [0] * len(self.state.draw[seat])

    # Playing -----------------------------------------------------------------------------------

    def roll(self, *dice: int) -> "MasteryScene":
        """Set what the next dice show."""
        self.chance.picks += [die - 1 for die in dice]
        return self

    def pass_windows(self) -> None:
        """Pass all windows without a fracture."""
        while self.prompt.startswith("fracture-"):
            self.do("pass")

    def no_support(self) -> None:
        """Decline all (further) support cards."""
        while self.prompt.startswith("support"):
            self.do("decline")

    # Inspecting --------------------------------------------------------------------------------

    def knights(self, place: Place) -> tuple[int | None, int]:
        """Return who holds a territory (None: nobody), and with how many knights."""
        owner = self.state.owner[self.tile(place)]
        return None if owner == NOBODY else owner, self.state.knights[self.tile(place)]

    def in_castle(self, seat: int) -> int:
        return self.state.knights[self.state.castle(seat)]

    def hand_of(self, seat: int) -> list[str]:
        """Return a hand by kind, in the order of the deck's list."""
        return [CARDS[card] for card, n in enumerate(self.state.hands[seat]) for _ in range(n)]

    def pile(self, seat: int) -> list[str]:
        """Return the draw pile, the next card to be drawn first."""
        return [CARDS[card] for card in reversed(self.state.draw[seat])]

    def discarded(self, seat: int) -> list[str]:
        """Return the discard pile, from bottom to top."""
        return [CARDS[card] for card, _ in self.state.discard[seat]]

    def scores(self) -> tuple[int, int]:
        """Return the attacker's and the defender's combat score."""
        battle = self.state.battle
        assert battle is not None, "there is no battle"
        return self.state.score(battle, 0), self.state.score(battle, 1)

    def targets(self, seat: int | None = None) -> set[Place]:
        """Return where the seat that is asked may advance to."""
        numbers = {int(option.split()[1]) for option in self.options(seat, "advance")}
        slots = self.state.map.slots
        return {(slots[n - 1].q, slots[n - 1].r) for n in numbers}

    def face_up(self, name: str) -> bool:
        artefact = ARTEFACT_NAMES.index(name)
        kind = ARTEFACTS[artefact].kind
        owner = next(s for s, own in enumerate(self.state.artefacts) if own[kind] == artefact)
        return self.state.face_up(owner, kind)


def mastery(
    seats: int,
    *,
    siege: bool = False,
    team: int = 1,
    cutthroat: bool = False,
    skirmish: bool = False,
    chaos: bool = False,
    box: Box | None = None,
) -> MasteryScene:
    """Return a table for so many players, with these optional rules."""
    return MasteryScene(seats, Modes(siege, team, cutthroat, skirmish, chaos), box)
