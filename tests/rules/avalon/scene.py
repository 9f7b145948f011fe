"""Positions of Avalon in a few lines.

    scene = avalon().pile(3, 0, "red-knight").hand(0, "blue-knight").begin()
    scene.do("attack blue-knight 3")

Places run from 1 to 11, as in the notation. The regions lie in the order of the data file; cards
that are not laid out anywhere lie in the draw pile, those named by `draw` on top of it.
"""

from typing import Any

from msgspec.json import encode

from tableronde.core.event import Run
from tableronde.games.avalon.components import (
    CARDS,
    COPIES,
    PLACES,
    REGIONS,
    TILE_COUNT,
    TILES,
)
from tableronde.games.avalon.game import Avalon
from tableronde.games.avalon.rules.turn import Turn
from tableronde.games.avalon.state import AvalonState
from tests.scene import Scene, ToldChance


class AvalonScene(Scene):
    state: AvalonState

    def __init__(self) -> None:
        state = AvalonState(
            number=0,
            stack=[],
            result=None,
            row=list(range(PLACES)),
            owner=[-1] * PLACES,
            piles=[[[] for _ in range(PLACES)] for _ in range(2)],
            hands=[[0] * len(CARDS) for _ in range(2)],
            known=[[0] * len(CARDS) for _ in range(2)],
            draw=[],
            discard=[],
            face_up=list(TILE_COUNT),
            used=[0] * len(TILES),
            pending=[-1, -1],
            turn=0,
            played=False,
            conquests=0,
            avalon_used=False,
            idle=0,
            idle_empty=0,
        )
        super().__init__(Avalon(), state)
        self._draw: list[int] = []
        self._rest_in_draw = True

    # Laying out ------------------------------------------------------------------------------

    def region(self, place: int, name: str) -> "AvalonScene":
        """Lay the region card `name` at a place; what lay there takes its place."""
        row = self.state.row
        there, wanted = place - 1, row.index(REGIONS.index(name))
        row[there], row[wanted] = row[wanted], row[there]
        return self

    def owner(self, place: int, seat: int) -> "AvalonScene":
        """Lay the region at a place face up, owned by a seat."""
        self.state.owner[place - 1] = seat
        return self

    def own(self, seat: int, *places: int) -> "AvalonScene":
        """Lay several regions face up, owned by a seat."""
        for place in places:
            self.owner(place, seat)
        return self

    def pile(self, place: int, seat: int, *cards: str) -> "AvalonScene":
        """Lay a seat's pile at a place, from bottom to top."""
        self.state.piles[seat][place - 1] = [CARDS.index(card) for card in cards]
        return self

    def hand(self, seat: int, *cards: str) -> "AvalonScene":
        for card in cards:
            self.state.hands[seat][CARDS.index(card)] += 1
        return self

    def discard(self, *cards: str) -> "AvalonScene":
        """Lay the discard pile, from bottom to top."""
        self.state.discard = [CARDS.index(card) for card in cards]
        return self

    def draw(self, *cards: str, nothing_else: bool = False) -> "AvalonScene":
        """Set the next cards of the draw pile, the first to be drawn first."""
        self._draw = [CARDS.index(card) for card in reversed(cards)]
        self._rest_in_draw = not nothing_else
        return self

    def tiles(
        self, used: dict[str, int] | None = None, pending: dict[int, str] | None = None
    ) -> "AvalonScene":
        """Turn tiles face down, or lay them in front of a seat; all others lie face up."""
        state = self.state
        for name, count in (used or {}).items():
            state.used[TILES.index(name)] += count
            state.face_up[TILES.index(name)] -= count
        for seat, name in (pending or {}).items():
            state.pending[seat] = TILES.index(name)
            state.face_up[TILES.index(name)] -= 1
        assert min(state.face_up) >= 0, "more tiles than there are"
        return self

    def begin(self, seat: int = 0, step: int = 0) -> "AvalonScene":
        """Start a seat's turn, at its first step or a later one (see `Turn.STEPS`)."""
        self.state.draw = self._rest() + self._draw
        self.state.turn = seat
        self.state.stack = [Turn(seat, step=step)]
        self.settle()
        return self

    def _rest(self) -> list[int]:
        left = list(COPIES)
        for card in self.everywhere():
            left[card] -= 1
        assert min(left) >= 0, "more cards of a kind than there are"
        if not self._rest_in_draw:
            return []
        return [card for card, count in enumerate(left) for _ in range(count)]

    def everywhere(self) -> list[int]:
        """Return all cards laid out so far, wherever they are."""
        state = self.state
        cards = [card for side in state.piles for pile in side for card in pile]
        cards += [
            card for hand in state.hands for card in range(len(CARDS)) for _ in range(hand[card])
        ]
        return cards + state.discard + state.draw + self._draw

    # Playing ---------------------------------------------------------------------------------

    def play(self, *notations: str) -> "AvalonScene":
        """Give several answers, one after the other."""
        for notation in notations:
            self.do(notation)
        return self

    # Inspecting ------------------------------------------------------------------------------

    def pile_at(self, place: int, seat: int) -> list[str]:
        return [CARDS[card] for card in self.state.piles[seat][place - 1]]

    def hand_of(self, seat: int) -> list[str]:
        return [CARDS[card] for card, n in enumerate(self.state.hands[seat]) for _ in range(n)]

    def owner_of(self, place: int) -> int:
        return self.state.owner[place - 1]

    def discarded(self) -> list[str]:
        return [CARDS[card] for card in self.state.discard]

    def draw_pile(self) -> list[str]:
        """Return the draw pile, the next card first."""
        return [CARDS[card] for card in reversed(self.state.draw)]

    def cards_of(self, seat: int) -> int:
        """Return how many cards a seat has in hand and on the table."""
        return sum(self.state.hands[seat]) + sum(map(len, self.state.piles[seat]))

    def owed(self) -> int:
        """Return how many cards the open question asks for."""
        return int(self.decision().arguments["count"])

    def over(self) -> bool:
        return self.state.result is not None

    def table(self, seat: int | None = None) -> Any:
        """Return the table as a seat sees it; None is a spectator."""
        return self.view(seat)["table"]

    def tiles_up(self) -> dict[str, int]:
        """Return the tiles that lie face up."""
        return {tile: count for tile, count in self.table()["tiles"]["face_up"].items() if count}

    def tiles_used(self) -> dict[str, int]:
        """Return the tiles that lie aside, face down."""
        return {tile: count for tile, count in self.table()["tiles"]["used"].items() if count}


def assert_alike(one: AvalonScene, other: AvalonScene, *seats: int | None) -> None:
    """Assert that two scenes look the same to these seats, byte for byte: the view and the
    events."""
    for seat in seats:
        assert encode(one.view(seat)) == encode(other.view(seat))
        assert encode(one.events(seat)) == encode(other.events(seat))


def avalon() -> AvalonScene:
    """Return an empty table: no cards in piles or hands, all regions face down."""
    return AvalonScene()


def new_game(chance: Any = None, **options: str) -> AvalonScene:
    """Begin a game as the rules set it up, at its first question."""
    scene = AvalonScene()
    scene.chance = chance or ToldChance()
    run = Run(scene.chance, [])
    scene.state = scene.game.setup(2, scene.game.check_options(2, options), run)
    scene.settle()
    scene.told = [*(run.events or []), *scene.told]
    return scene
