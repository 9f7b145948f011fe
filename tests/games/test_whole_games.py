"""Thousands of random games of every game, with everything that must hold at every decision.

After each answer: the invariants; a copy that shares nothing; JSON there and back. Before each:
a resampled state gives the same view, and two worlds that differ only in what a viewer cannot know
give that viewer the same bytes, before the answer and after it.
"""

from collections.abc import Callable
from random import Random
from types import ModuleType
from typing import Any, Final

import msgspec
import pytest

import tableronde
from tableronde import games
from tableronde.core import kernel
from tableronde.core.chance import LooseChance, SeededChance
from tableronde.core.choice import Choice
from tableronde.core.event import Event, Run
from tableronde.core.game import Game
from tableronde.core.state import State
from tests.rules.avalon import worlds as avalon_worlds
from tests.rules.guilds import worlds as guilds_worlds

WORLDS: Final[dict[str, ModuleType]] = {"avalon": avalon_worlds, "guilds": guilds_worlds}
GAMES_OF_EACH: Final = 2000
CHUNK: Final = 50

encode: Final[Callable[[Any], bytes]] = msgspec.json.Encoder().encode


def chunks() -> list[Any]:
    """2,000 games of each, spread over its numbers of players."""
    found = []
    for game_id, game in games.GAMES.items():
        share = GAMES_OF_EACH // len(game.SEATS)
        for seats in game.SEATS:
            found += [
                pytest.param(game_id, seats, first, id=f"{game_id}-{seats}-{first}")
                for first in range(0, share, CHUNK)
            ]
    return found


def test_every_game_is_covered() -> None:
    assert set(WORLDS) == set(games.GAMES)


@pytest.mark.parametrize(("game_id", "seats", "first"), chunks())
def test_random_games(game_id: str, seats: int, first: int) -> None:
    for seed in range(first, first + CHUNK):
        play(games.find(game_id), seats, f"whole/{seed}", WORLDS[game_id])


def play(game: Game[Any], seats: int, seed: str, worlds: Any) -> None:
    random = Random(seed)
    viewers = [None, *range(seats)]
    match = tableronde.new(game.ID, seats, seed)
    state = match.state
    loose = LooseChance(random)
    early: list[tuple[State, bytes]] = []
    while state.stack:
        assert state.number < worlds.MOST_DECISIONS, "the game does not end"
        top = state.stack[-1]
        seat = random.choice(top.waiting(state))
        choices = top.options(state, seat)
        assert choices, "a seat is asked and can do nothing"
        assert len(set(choices)) == len(choices)
        choice = random.choice(choices)
        viewer = viewers[state.number % len(viewers)]
        other = another_world(game, state, viewer, seat, choice, random, loose, worlds)
        if len(early) < 20:
            before = state.copy()
            early.append((before, encode(before.plain())))
        told = len(match.events)
        match.answer(kernel.decision_id(state, seat), game.LEXICON.record(choice), seat)
        worlds.check(state)
        check_json(game, state)
        if choice in other.stack[-1].options(other, seat):
            others_events = answered(other, seat, choice, seed)
            events = [event for _, event in match.events[told:]]
            if same_until_revealed(events, others_events, viewer):
                views = [encode(kernel.view(game, world, viewer)) for world in (state, other)]
                assert views[0] == views[1], "an answer shows what is hidden"
    assert match.result is not None
    assert match.result["reason"] in game.REASONS
    assert match.result["winners"]
    for kept, written in early:
        assert encode(kept.plain()) == written, "a copy shares something with its original"
    record = msgspec.json.decode(msgspec.json.encode(match.record()))
    again = tableronde.replay(record)
    assert encode(again.state.plain()) == encode(state.plain())


def check_json(game: Game[Any], state: State) -> None:
    written = encode(state.plain())
    loaded = game.load(msgspec.json.decode(written))
    assert encode(loaded.plain()) == written


def another_world(
    game: Game[Any],
    state: State,
    viewer: int | None,
    seat: int,
    choice: Choice,
    random: Random,
    loose: LooseChance,
    worlds: Any,
) -> State:
    """The two tests of hidden information before an answer; returns a world in which the viewer
    would see the same, and the answer is possible if that can be."""
    view = encode(kernel.view(game, state, viewer))
    imagined = game.resample(msgspec.json.decode(view), loose)
    assert encode(kernel.view(game, imagined, viewer)) == view, "resample contradicts the view"
    worlds.check(imagined)
    other: State = worlds.other_world(state, viewer, random)
    assert encode(kernel.view(game, other, viewer)) == view, "a view shows what is hidden"
    if viewer == seat:
        mine, same = state.stack[-1], other.stack[-1]
        assert same.options(other, seat) == mine.options(state, seat)
    elif choice not in other.stack[-1].options(other, seat):
        other = worlds.other_world(state, viewer, random, keep=(seat,))
    return other


def answered(state: State, seat: int, choice: Choice, seed: str) -> list[Event]:
    """What is told when this is answered with the same chance as in the match."""
    run = Run(SeededChance(seed, state.number + 1), [])
    kernel.apply(state, seat, choice, run)
    return run.events or []


def same_until_revealed(first: list[Event], second: list[Event], viewer: int | None) -> bool:
    """Compare what the viewer is told, until it may rightly learn something; False if it does."""
    for one, two in zip(first, second, strict=False):
        if one.reveals and (one.audience is None or viewer in one.audience):
            assert two.reveals
            return False
        assert one.seen_by(viewer) == two.seen_by(viewer), "an event tells what is hidden"
    assert len(first) == len(second)
    return True
