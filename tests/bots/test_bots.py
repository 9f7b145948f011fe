"""Bots: they see only what their seat sees, and greedy is stronger than random."""

import gc
import json
from random import Random
from types import FunctionType, ModuleType

import pytest

import tableronde
from tableronde import bots, errors, games
from tableronde.bots import BOTS, Bot
from tableronde.core import kernel
from tableronde.core.chance import Chance
from tableronde.core.match import Match
from tableronde.core.state import State
from tableronde.lab.simulate import Plan, play_games, play_out
from tests.games.test_whole_games import WORLDS

TABLES = [("avalon", 2), ("guilds", 2), ("guilds", 3), ("guilds", 4), ("guilds", 5)]


def reachable(*roots: object) -> list[object]:
    """Everything that can be reached from these objects by any reference but code and modules."""
    seen: dict[int, object] = {}
    todo = list(roots)
    while todo:
        thing = todo.pop()
        if id(thing) in seen or isinstance(thing, ModuleType | type | FunctionType):
            continue
        seen[id(thing)] = thing
        todo += gc.get_referents(thing)
    return list(seen.values())


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_bot_cannot_reach_the_state(name: str, game: str, seats: int) -> None:
    """What a bot is given is plain data, and nothing it holds leads to a match, its chance or its
    state, before or after it has chosen."""
    match = tableronde.new(game, seats, seed=11)
    players = [bots.make(name, match.game, seat) for seat in range(seats)]
    for _ in range(40):
        if match.result is not None:
            break
        decision = match.pending()[0]
        bot = players[decision.seat]
        view, asked = match.view(decision.seat), decision.plain()
        at = bot.choose(view, asked)
        found = reachable(bot, view, asked)
        assert not [thing for thing in found if isinstance(thing, Match | State | Chance)]
        for thing in reachable(view, asked):
            assert isinstance(thing, dict | list | tuple | str | int | float | bool | None)
        match.answer(decision, decision.options[at])


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_bot_decides_by_its_view_alone(game: str, seats: int) -> None:
    """Given the same view out of another world, through JSON, a bot chooses the same."""
    random = Random(4)
    match = tableronde.new(game, seats, seed=12)
    rules = match.game
    while match.result is None:
        decision = random.choice(match.pending())
        seat = decision.seat
        other = WORLDS[game].other_world(match.state, seat, random)
        choices = []
        for state in (match.state, other):
            view = json.loads(json.dumps(kernel.view(rules, state, seat)))
            asked = json.loads(json.dumps(kernel.decision(rules, state, seat).plain()))
            choices.append(bots.make("greedy", rules, match.number).choose(view, asked))
        assert choices[0] == choices[1]
        match.answer(decision, decision.options[choices[0]])


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_judgement_does_not_read_what_is_hidden(game: str, seats: int) -> None:
    """The worth of every option is the same in every world that the seat cannot tell apart."""
    random = Random(8)
    match = tableronde.new(game, seats, seed=13)
    rules = match.game
    while match.result is None:
        seat = random.choice(match.pending()).seat
        other = WORLDS[game].other_world(match.state, seat, random)
        options = match.state.stack[-1].options(match.state, seat)
        here = [rules.worth(match.state, seat, choice) for choice in options]
        there = [rules.worth(other, seat, choice) for choice in options]
        assert here == pytest.approx(there)
        decision = kernel.decision(rules, match.state, seat)
        match.answer(decision, random.choice(decision.options))


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_gives_the_same_bot(name: str) -> None:
    ends = []
    for _ in range(2):
        match = tableronde.new("guilds", 3, seed=3)
        play_out(match, [bots.make(name, match.game, seat) for seat in range(3)])
        ends.append(match.notation())
    assert ends[0] == ends[1]


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(errors.UnknownBot, match="the bots are random, greedy"):
        bots.make("stockfish", games.find("avalon"), 1)


def test_the_contract_is_abstract() -> None:
    class Silent(Bot):
        NAME = "silent"

    with pytest.raises(NotImplementedError):
        Silent(games.find("avalon"), 1).choose({}, {})


def share_of_wins(game: str, seats: tuple[str, ...], count: int) -> float:
    plan = Plan(game=game, seats=seats, seed="strength", options={}, rotate=True)
    tally = play_games(plan, range(count))
    assert tally.unfinished == 0
    return tally.wins[0] / count


@pytest.mark.parametrize(
    ("game", "seats", "least"),
    [
        ("avalon", ("greedy", "random"), 0.85),
        ("guilds", ("greedy", "random", "random", "random"), 0.50),
        ("guilds", ("greedy", "random"), 0.80),
    ],
)
def test_greedy_beats_random(game: str, seats: tuple[str, ...], least: float) -> None:
    assert share_of_wins(game, seats, 1000) >= least
