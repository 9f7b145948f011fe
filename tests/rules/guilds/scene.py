"""Positions of Medievallons in a few lines.

    scene = guilds(3).hand(0, "monk", "star").guild(1, "knight", 3).begin()
    scene.do("play monk")

Guilds are numbered from 1 in the order they are laid out. Cards that are not laid out anywhere
lie in the draw pile, those named by `draw` on top of it.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from tableronde.core.event import Run
from tableronde.games.guilds.components import CARDS, COPIES, JESTER, SIDES, TYPES, start_side
from tableronde.games.guilds.game import Guilds
from tableronde.games.guilds.rules.rounds import Rounds
from tableronde.games.guilds.rules.turn import Turn
from tableronde.games.guilds.state import Guild, GuildsState
from tests.scene import Scene, ToldChance

ANA, BEN, CLEO, DAN, EVE = range(5)
COUNTS: Final = (2, 3, 4, 5)
THIRTEEN: Final = (
    "artisan",
    "assassin",
    "jester",
    "knight",
    "star",
    "magician",
    "merchant",
    "beggar",
    "monk",
    "noble",
    "priest",
    "prowler",
    "witch",
)


class GuildsScene(Scene):
    state: GuildsState

    def __init__(self, seats: int) -> None:
        state = GuildsState(
            seats=seats,
            number=0,
            stack=[],
            result=None,
            hands=[[0] * TYPES for _ in range(seats)],
            guilds=[[] for _ in range(seats)],
            draw=[],
            discard=[],
            side=start_side(seats),
            played=-1,
            turn=0,
            next_guild=1,
            first=-1,
            rounds=3 if seats == 2 else 1,
            round_number=1,
            wins=[0] * seats,
            round_winners=(),
            round_reason="",
        )
        super().__init__(Guilds(), state)
        self._draw: list[int] = []
        self._rest_in_draw = True

    # Laying out ------------------------------------------------------------------------------

    def hand(self, seat: int, *cards: str) -> "GuildsScene":
        for card in cards:
            self.state.hands[seat][CARDS.index(card)] += 1
        return self

    def guild(self, seat: int, kind: str, members: int, jesters: int = 0) -> "GuildsScene":
        """Lay a guild of an earlier turn; of Jesters only: `guild(0, "jester", 0, 3)`."""
        number = self.state.next_guild
        self.state.next_guild += 1
        self.state.guilds[seat].append(Guild(number, CARDS.index(kind), members, jesters))
        return self

    def discard(self, *cards: str) -> "GuildsScene":
        """Lay the discard pile, from bottom to top."""
        self.state.discard = [CARDS.index(card) for card in cards]
        return self

    def draw(self, *cards: str, nothing_else: bool = False) -> "GuildsScene":
        """Set the next cards of the draw pile, the first to be drawn first."""
        self._draw = [CARDS.index(card) for card in reversed(cards)]
        self._rest_in_draw = not nothing_else
        return self

    def end_card(self, side: str) -> "GuildsScene":
        self.state.side = SIDES.index(side)
        return self

    def match(self, wins: tuple[int, ...], round_number: int) -> "GuildsScene":
        """Set the rounds won so far, and the number of the one being played."""
        self.state.wins = list(wins)
        self.state.round_number = round_number
        return self

    def begin(self, seat: int = 0) -> "GuildsScene":
        """Start a seat's turn."""
        self.state.draw = self._rest() + self._draw
        self.state.stack = [Rounds(), Turn(seat)]
        self.settle()
        return self

    def _rest(self) -> list[int]:
        left = list(COPIES)
        for card in self.everywhere():
            left[card] -= 1
        assert min(left) >= 0, "more cards of a type than there are"
        if not self._rest_in_draw:
            return []
        return [card for card, count in enumerate(left) for _ in range(count)]

    def everywhere(self) -> list[int]:
        """Return all cards laid out so far, wherever they are."""
        state = self.state
        cards = [card for hand in state.hands for card in range(TYPES) for _ in range(hand[card])]
        for owned in state.guilds:
            for _, kind, members, jesters in owned:
                cards += [kind] * members + [JESTER] * jesters
        return cards + state.discard + state.draw + self._draw

    # Inspecting ------------------------------------------------------------------------------

    def hand_of(self, seat: int) -> list[str]:
        """Return a hand by type, in the order of the rulebook's list."""
        return [CARDS[card] for card, n in enumerate(self.state.hands[seat]) for _ in range(n)]

    def guilds_of(self, seat: int) -> list[tuple[str, int, int]]:
        """Return the guilds of a seat: type, members of that type, Jesters."""
        return [
            (CARDS[kind], members, jesters) for _, kind, members, jesters in self.state.guilds[seat]
        ]

    def discarded(self) -> list[str]:
        return [CARDS[card] for card in self.state.discard]

    def pile(self) -> list[str]:
        """Return the draw pile, the next card to be drawn first."""
        return [CARDS[card] for card in reversed(self.state.draw)]

    def shuffles(self) -> list[list[str]]:
        """Return what has been shuffled so far, each time by type."""
        return [[CARDS[card] for card in things] for things in self.chance.shuffled]

    def census(self) -> Counter[str]:
        """Return how many cards of each type there are in all, the one being played included."""
        count = Counter(self.pile() + self.discarded())
        for seat in range(self.state.seats):
            count.update(self.hand_of(seat))
            for kind, members, jesters in self.guilds_of(seat):
                count.update([kind] * members + ["jester"] * jesters)
        if self.played is not None:
            count[self.played] += 1
        return count

    @property
    def played(self) -> str | None:
        """Return the card whose power is being carried out."""
        return None if self.state.played < 0 else CARDS[self.state.played]

    @property
    def side(self) -> str:
        return SIDES[self.state.side]

    @property
    def told_keys(self) -> list[str]:
        """Return the keys of the last answer's events, in order."""
        return [event.key for event in self.told]

    # Playing on ------------------------------------------------------------------------------

    def with_chance(self, chance: Any) -> "GuildsScene":
        """Use real chance, for what is random."""
        self.chance = chance
        return self

    def refill_as(self, *cards: str) -> "GuildsScene":
        """Set the order of the next refill, the first to be drawn first."""
        self.chance.orders.append([CARDS.index(card) for card in reversed(cards)])
        return self

    def play_out(self, random: Random) -> Iterator[int]:
        """Play at random to the end, and yield the number after each answer."""
        while self.asked:
            seat = random.choice(self.asked)
            self.do(random.choice(self.options(seat)), seat)
            assert self.state.number < 3_000, "the game does not end"
            yield self.state.number


def guilds(seats: int) -> GuildsScene:
    """Return an empty table for so many players: no card in any hand or pile but the draw pile."""
    return GuildsScene(seats)


def new_game(seats: int, chance: Any = None, **options: str) -> GuildsScene:
    """Begin a game as the rules set it up, at its first question."""
    scene = GuildsScene(seats)
    scene.chance = chance or ToldChance()
    run = Run(scene.chance, [])
    scene.state = scene.game.setup(seats, scene.game.check_options(seats, options), run)
    scene.settle()
    return scene
