"""Tests a thousand random games with every number of players, and alone at every level.

Both sides of the boards and the expert variant take turns. The invariants are checked now and
then and at the end, and every game ends. (tests/games checks after every answer, in fewer
games.)"""

from random import Random

import pytest

from tableronde.core import kernel
from tableronde.core.chance import LooseChance
from tableronde.core.event import Run
from tableronde.games.zizka.components import SOLO_LEVELS
from tableronde.games.zizka.game import Zizka
from tests.rules.zizka.worlds import MOST_DECISIONS, check, pick

MANY = 1000
CHUNK = 100
LOOKS_EVERY = 40

GAME = Zizka()
TABLES = [
    *(pytest.param(seats, "normal", id=f"{seats}") for seats in GAME.SEATS if seats > 1),
    *(pytest.param(1, level, id=level) for level in SOLO_LEVELS),
]


@pytest.mark.parametrize("first", range(0, MANY, CHUNK))
@pytest.mark.parametrize(("seats", "level"), TABLES)
def test_random_games(seats: int, level: str, first: int) -> None:
    for number in range(first, first + CHUNK):
        side, expert = "ab"[number % 2], ("no", "yes")[number // 2 % 2]
        play(seats, {"level": level, "side": side, "expert": expert}, f"{seats}/{level}/{number}")


def play(seats: int, options: dict[str, str], seed: str) -> None:
    random = Random(seed)
    run = Run(LooseChance(random))
    state = GAME.setup(seats, GAME.check_options(seats, options), run)
    asked = kernel.settle(state, run)
    while asked:
        assert state.number < MOST_DECISIONS, "the game does not end"
        if state.number % LOOKS_EVERY == 0:
            check(state)
        seat = asked[int(random.random() * len(asked))]
        choice = pick(random, state.stack[-1].options(state, seat))
        asked = kernel.apply(state, seat, choice, run)
    check(state)
