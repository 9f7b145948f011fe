"""Tests thousands of random games: all numbers of players, every optional rule and every
combination.

The invariants are checked now and then, in each game at other moments, and at the end, and every
game ends. (tests/games checks after every answer, in fewer games.)"""

from random import Random
from typing import Any

import pytest

from tableronde import games
from tableronde.core import kernel
from tableronde.core.chance import LooseChance
from tableronde.core.errors import ContradictoryOptions
from tableronde.core.event import Run
from tests.rules.medieval_mastery.modes import alone, mixtures
from tests.rules.medieval_mastery.scene import COUNTS
from tests.rules.medieval_mastery.worlds import MOST_DECISIONS, check

MANY = 1000
CHUNK = 100
SOME = 4
LOOKS_EVERY = 20

GAME = games.find("medieval-mastery")


def name(options: dict[str, str]) -> str:
    chosen = [option if value == "yes" else value for option, value in options.items()]
    return "-".join(part for part in chosen if part not in ("no", "none")) or "plain"


def tables() -> list[Any]:
    """Yield a thousand plain games and as many with each optional rule, spread over the possible
    numbers of players.

    That makes more than a thousand with each number of players, too."""
    found = []
    for seats in COUNTS:
        for options in alone(seats):
            counts = [count for count in COUNTS if options in alone(count)]
            found += [
                pytest.param(seats, options, first, id=f"{seats}-{name(options)}-{first}")
                for first in range(0, MANY // len(counts), CHUNK)
            ]
    return found


@pytest.mark.parametrize(("seats", "options", "first"), tables())
def test_random_games(seats: int, options: dict[str, str], first: int) -> None:
    for number in range(first, first + CHUNK):
        play(seats, options, f"{seats}/{options}/{number}")


@pytest.mark.clause("MM-COMBO-01", "MM-COMBO-03", "MM-END-08")
@pytest.mark.parametrize("seats", COUNTS)
def test_every_mixture_of_modes(seats: int) -> None:
    for options in mixtures(seats):
        for number in range(SOME):
            play(seats, options, f"mixed/{seats}/{options}/{number}")


@pytest.mark.clause("MM-SIEGE-10", "MM-COMBO-01")
@pytest.mark.parametrize("seats", [4, 6])
def test_siege_and_allegiance_do_not_mix(seats: int) -> None:
    with pytest.raises(ContradictoryOptions):
        GAME.check_options(seats, {"siege": "yes", "teams": "pairs"})


def play(seats: int, options: dict[str, str], seed: str) -> None:
    random = Random(seed)
    run = Run(LooseChance(random))
    state = GAME.setup(seats, GAME.check_options(seats, options), run)
    asked = kernel.settle(state, run)
    looks_at = random.randrange(LOOKS_EVERY)
    while asked:
        assert state.number < MOST_DECISIONS, "the game does not end"
        if state.number % LOOKS_EVERY == looks_at:
            check(state)
        seat = asked[int(random.random() * len(asked))]
        choices = state.stack[-1].options(state, seat)
        choice = choices[int(random.random() * len(choices))]
        asked = kernel.apply(state, seat, choice, run)
    check(state)
