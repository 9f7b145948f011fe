"""What can be read from windows, in every game in which a hand decides whether a seat can act.
Over many windows nothing that others see, and no time at which they see it, depends on what is held
by a seat that wants to be asked only if it can act."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, Final, NamedTuple

import pytest

import tableronde
from tableronde.core.game import AnyGame
from tableronde.core.state import State
from tableronde.games import GAMES
from tableronde.server.live_tables.seat_updates import seat_infos
from tableronde.tables import outcomes, requests
from tableronde.tables.settings import FRIEND, LiveClock
from tableronde.tables.standing_orders import Order, only_declines
from tableronde.tables.table import Table
from tests.games.worlds import WORLDS, picked
from tests.tables.helpers import INVITE, NAMES, NOW, agreed, encode, match_of, opened

WINDOWS: Final = 60
"""How many windows of each game are compared, each in two worlds."""
SEATS: Final = {"avalon": 2, "medieval-mastery": 3, "fief": 4}
ANSWERS: Final = 400
"""The most answers of a game: random players hardly end one of Fief."""
WORLDS_TRIED: Final = 12
THINKS: Final = 900
"""Milliseconds: less than any outcome is held back."""
LATEST: Final = 10_000
STEP: Final = 100


class Pair(NamedTuple):
    """A window of a seat in two worlds that a viewer cannot tell apart: in one the seat can act."""

    seat: int
    viewer: int | None
    prompt: str
    worlds: dict[bool, Any]


def test_every_such_game_is_covered() -> None:
    """A seat that is asked in a window of Žižka can always enter."""
    assert {game.ID for game in GAMES.values() if game.WINDOWS} == {*SEATS, "zizka"}


def pairs(game_id: str, random: Random) -> Iterator[Pair]:
    """Windows of random games."""
    worlds, number = WORLDS[game_id], 0
    while True:
        number += 1
        match = tableronde.new(game_id, SEATS[game_id], f"windows/{number}")
        while match.result is None and match.number < ANSWERS:
            for seat in match.waiting():
                if match.prompt(seat) in match.game.WINDOWS:
                    yield from pair(match.game, match.state, seat, random)
            seat = random.choice(match.waiting())
            choices = match.choices(seat)
            choice = picked(worlds, random, choices)
            match.answer(match.decision_of(seat), match.game.LEXICON.named(choice), seat)


def pair(game: AnyGame, state: State, seat: int, random: Random) -> Iterator[Pair]:
    viewer = random.choice([each for each in (None, *range(state.seats)) if each != seat])
    prompt = state.stack[-1].prompt(state, seat).key
    found: dict[bool, Any] = {}
    world = state
    for _ in range(WORLDS_TRIED):
        verbs = [choice.VERB for choice in world.stack[-1].options(world, seat)]
        found[not only_declines(game, prompt, verbs)] = world.plain()
        if len(found) == 2:
            yield Pair(seat, viewer, prompt, found)
            return
        world = WORLDS[game.ID].other_world(state, viewer, random)


def stream(found: Pair, game_id: str, able: bool, thinks: int, seed: str) -> list[bytes]:
    """All that the viewer sees until the outcome shows, at each moment, and how long that takes."""
    settings = agreed(game_id, [FRIEND] * SEATS[game_id], LiveClock(600, 5))
    table = opened(settings, seed, found.worlds[able])
    for seat, window in product(range(SEATS[game_id]), table.game.WINDOWS):
        how: Order = "if-able" if seat == found.seat else "ask"
        requests.order(table, NOW, seat, window, how)
    for name in NAMES[: SEATS[game_id]]:
        requests.sit(table, NOW, name, INVITE)
    match = match_of(table)
    assert outcomes.is_asked(table, found.seat) == able
    decision, number = match.decision_of(found.seat), match.number
    seen: list[bytes] = []
    for now in range(NOW, NOW + LATEST + STEP, STEP):
        if outcomes.is_asked(table, found.seat) and now >= NOW + thinks:
            passing = {"do": match.game.WINDOWS[found.prompt]}
            requests.answer(table, now, found.seat, decision, passing, table.moment)
        requests.time_up(table, now)
        if match.number > number:
            return seen
        seen.append(shown(table, found.viewer, now))
    raise AssertionError("its outcome never shows")


def shown(table: Table, viewer: int | None, now: int) -> bytes:
    match = match_of(table)
    view, told = match.view(viewer), match.events_for(viewer)
    infos = seat_infos(table, set(), now)
    return encode([view, told, table.moment, table.updated, table.status, table.waiting(), infos])


@pytest.mark.parametrize("game_id", SEATS)
def test_nothing_that_others_see_depends_on_a_hand(game_id: str) -> None:
    random = Random(game_id)
    found = pairs(game_id, random)
    times: dict[bool, list[int]] = {True: [], False: []}
    for number in range(WINDOWS):
        window, thinks = next(found), random.randrange(THINKS)
        seen = {
            able: stream(window, game_id, able, thinks, f"seed {number}") for able in (True, False)
        }
        assert seen[True] == seen[False], window.prompt
        for able in times:
            times[able].append(len(seen[able]))
    assert times[True] == times[False]
    assert len(set(times[True])) > WINDOWS // 3, "the moment is another in each window"
