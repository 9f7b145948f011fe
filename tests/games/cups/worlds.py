"""What must hold in every position of Two Cups, and other worlds a viewer cannot tell apart."""

from random import Random

from examples.cups.components import COINS, SIDES
from examples.cups.state import CupsState

MOST_DECISIONS = 60
GAMES = 200
CHUNK = 20
LOOK_EVERY = 1


def check(state: CupsState) -> None:
    assert all(0 <= coins <= COINS for coins in state.coins)
    assert all(1 <= die <= SIDES for die in state.dice)
    assert bool(state.stack) == all(state.coins), "CUPS-END-01"


def other_world(
    state: CupsState, viewer: int | None, random: Random, keep: tuple[int, ...] = ()
) -> CupsState:
    other = state.copy()
    for seat in range(state.seats):
        if seat not in (viewer, *keep):
            other.dice[seat] = random.randint(1, SIDES)
    return other
