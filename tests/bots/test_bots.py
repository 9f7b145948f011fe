"""Tests that bots see only what their seat sees, and that greedy is stronger than random."""

import gc
import io
import json
from pathlib import Path
from random import Random
from types import FunctionType, ModuleType
from typing import Any, ClassVar

import pytest

import tableronde
from tableronde import bots, errors, games
from tableronde.bots import BOTS, Bot
from tableronde.core import kernel
from tableronde.core.chance import Chance
from tableronde.core.game import AnyGame
from tableronde.core.match import Match
from tableronde.core.state import State
from tableronde.lab.simulate import Plan, play_fast, play_games, play_out
from tableronde.terminal.local_table import LocalTable
from tableronde.terminal.saving import SaveFile
from tableronde.terminal.screen import Screen
from tableronde.terminal.seats import seated
from tableronde.terminal.signals import Signals
from tableronde.words import Words
from tests.games.worlds import WORLDS

TABLES = [
    ("avalon", 2),
    *(("guilds", seats) for seats in (2, 3, 4, 5)),
    *(("medieval-mastery", seats) for seats in (2, 3, 4, 5, 6)),
    *(("zizka", seats) for seats in (1, 2, 3, 4)),
    *(("fief", seats) for seats in (3, 4, 5, 6)),
]
ENOUGH = {"fief": 500}
"""The most answers of a game here; whole games are in tests/games."""


def is_running(match: Match) -> bool:
    return match.result is None and match.number < ENOUGH.get(match.game.ID, match.number + 1)


def reachable(*roots: object) -> list[object]:
    """Return everything that is referenced, directly or not, from these objects, except code and
    modules."""
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
    """A bot is given plain data, and nothing it references leads to a match, its chance or its
    state.

    This is checked after every fourth answer, since it takes long."""
    match = tableronde.new(game, seats, seed=11)
    players = [bots.make(name, match.game, seat) for seat in range(seats)]
    for number in range(40):
        if match.result is not None:
            break
        decision = match.pending()[0]
        bot = players[decision.seat]
        view, asked = match.view(decision.seat), decision.plain()
        at = bot.choose(view, asked)
        if number % 4 == 3:
            found = reachable(*players, view, asked)
            assert not [thing for thing in found if isinstance(thing, Match | State | Chance)]
        for thing in reachable(view, asked):
            assert isinstance(thing, dict | list | tuple | str | int | float | bool | None)
        match.answer(decision, decision.options[at])


class RecordingBot(Bot):
    """A bot that records everything it is given."""

    NAME = "recording"
    made: ClassVar[list["RecordingBot"]] = []

    def __init__(self, game: AnyGame, seed: int | str) -> None:
        super().__init__(game, seed)
        self.seed = seed
        self.given: list[Any] = []
        self.made.append(self)

    def choose(self, view: Any, decision: Any) -> int:
        self.given.append((view, decision))
        return 0


@pytest.fixture
def recording_bots(monkeypatch: pytest.MonkeyPatch) -> list[RecordingBot]:
    """Return every recording bot that is made, in order."""
    monkeypatch.setitem(BOTS, "recording", RecordingBot)
    monkeypatch.setattr(RecordingBot, "made", [])
    return RecordingBot.made


def texts(bot: RecordingBot) -> list[str]:
    """Return all texts that a bot can reach."""
    found = reachable(bot, bot.__dict__)
    return [str(thing) for thing in found if isinstance(thing, str | bytes)]


@pytest.mark.parametrize("recorded", [False, True])
def test_a_simulated_bot_cannot_learn_the_seed(
    recorded: bool, recording_bots: list[RecordingBot], tmp_path: Path
) -> None:
    records = str(tmp_path) if recorded else None
    plan = Plan("guilds", ("recording", "recording", "random"), "very-secret", {}, records=records)
    play_games(plan, range(2))
    assert len(recording_bots) == 4
    assert all(bot.given for bot in recording_bots)
    assert len({bot.seed for bot in recording_bots}) == 4  # each seat of each game has its own
    for bot in recording_bots:
        assert not [text for text in texts(bot) if "very-secret" in text]


def table(seed: str) -> LocalTable:
    match = tableronde.new("avalon", 2, seed, {"first": 0}, ["recording", "me"])
    names = seated(["recording", "me"], Words("en"))
    kept = SaveFile(Path("/dev/null/nowhere"))
    return LocalTable(match, names, "en", Screen(None, io.StringIO(), None), kept, Signals())


def test_a_bot_at_the_terminal_cannot_learn_the_seed(recording_bots: list[RecordingBot]) -> None:
    seeds = []
    for secret in ("very-secret", "other-secret", "very-secret"):
        sitting = table(secret)
        [decision] = sitting.match.pending()
        option = sitting.bot_choice("recording", decision)
        sitting.match.answer(decision, option)
        [following] = sitting.match.pending()
        sitting.bot_choice("recording", following)
        for bot in recording_bots:
            assert bot.given
            assert not [text for text in texts(bot) if "secret" in text]
        seeds.append(tuple(bot.seed for bot in recording_bots))
        recording_bots.clear()
    assert seeds[0] != seeds[1], "its chance must depend on the match"
    assert seeds[0] == seeds[2], "and on nothing else"
    assert seeds[0][0] != seeds[0][1], "but not be the same at every answer"


def test_the_seed_of_a_match_cannot_be_derived_from_that_of_a_bot() -> None:
    known = {bots.seed_for("s", seat, number) for seat in range(3) for number in (None, 1, 2)}
    assert len(known) == 9
    digest = "94152f4a9777facb72b98ad8f7e1e8384d9bfe72fbba66a178b8439d99a01357"
    assert bots.seed_for("s", 1) == digest


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_bot_decides_by_its_view_alone(game: str, seats: int) -> None:
    """Given the same view from another world, through JSON, a bot chooses the same."""
    random = Random(4)
    match = tableronde.new(game, seats, seed=12)
    rules = match.game
    while is_running(match):
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
def test_judgement_depends_on_no_hidden_information(game: str, seats: int) -> None:
    """The worth of every option is the same in every world that the seat cannot tell apart."""
    random = Random(8)
    pick = getattr(WORLDS[game], "pick", Random.choice)  # where random games hardly end
    match = tableronde.new(game, seats, seed=13)
    rules = match.game
    while is_running(match):
        seat = random.choice(match.pending()).seat
        other = WORLDS[game].other_world(match.state, seat, random)
        options = match.state.stack[-1].options(match.state, seat)
        here = [rules.worth(match.state, seat, choice) for choice in options]
        there = [rules.worth(other, seat, choice) for choice in options]
        assert here == pytest.approx(there)
        choice = rules.LEXICON.named(pick(random, options))
        match.answer(kernel.decision_id(match.state, seat), choice, seat)


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_gives_the_same_bot(name: str) -> None:
    ends = []
    for _ in range(2):
        match = tableronde.new("guilds", 3, seed=3)
        play_out(match, [bots.make(name, match.game, seat) for seat in range(3)])
        ends.append(match.notation())
    assert ends[0] == ends[1]


def test_ties_are_broken_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of the best options is chosen, and no other."""
    match = tableronde.new("avalon", 2, seed=3, options={"first": 0})
    [decision] = match.pending()
    best = [match.game.LEXICON.choice(option) for option in decision.options[1:4]]

    def worth(state: State, seat: int, choice: object) -> float:
        return float(choice in best)

    monkeypatch.setattr(match.game, "worth", worth, raising=False)
    view, asked = match.view(0), decision.plain()
    chosen = {bots.make("greedy", match.game, seed).choose(view, asked) for seed in range(60)}
    assert chosen == {1, 2, 3}


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(errors.UnknownBot, match="bots='random, greedy"):
        bots.make("stockfish", games.find("avalon"), 1)


def test_a_bot_without_choose_cannot_be_made() -> None:
    class Silent(Bot):
        NAME = "silent"

    nothing: Any = {}
    with pytest.raises(NotImplementedError):
        Silent(games.find("avalon"), 1).choose(nothing, nothing)


def share_of_wins(game: str, seats: tuple[str, ...], numbers: range) -> float:
    plan = Plan(game=game, seats=seats, seed="strength", options={}, rotate=True)
    tally = play_games(plan, numbers)
    assert tally.unfinished == 0
    return tally.wins[0] / len(numbers)


@pytest.mark.parametrize(
    ("game", "seats", "least", "count"),
    [
        ("avalon", ("greedy", "random"), 0.85, 100),
        ("guilds", ("greedy", "random", "random", "random"), 0.50, 100),
        ("guilds", ("greedy", "random"), 0.80, 100),
        ("medieval-mastery", ("greedy", "random"), 0.90, 100),
        ("medieval-mastery", ("greedy", "random", "random", "random"), 0.60, 100),
        ("zizka", ("greedy", "random"), 0.90, 30),
    ],
)
def test_greedy_beats_random(game: str, seats: tuple[str, ...], least: float, count: int) -> None:
    """The rules pages promise a share in a thousand games; fewer games suffice, since all are well
    above it."""
    assert share_of_wins(game, seats, range(count)) >= least


@pytest.mark.parametrize("first", range(0, 24, 8))
def test_greedy_beats_random_in_fief(first: int) -> None:
    """It wins at least three of five games against three others; it won 495 of five hundred. Since
    a game takes thousands of decisions, a few games are played in parts."""
    seats = ("greedy", "random", "random", "random")
    assert share_of_wins("fief", seats, range(first, first + 8)) >= 0.60


@pytest.mark.parametrize("seats", games.find("fief").SEATS)
def test_greedy_players_of_fief_finish_the_game(seats: int) -> None:
    """They do so within forty turns; of sixty games with each number of players the longest took
    29."""
    game = games.find("fief")
    for number in range(1 if seats > 4 else 3):
        seed = f"victor/{seats}/{number}"
        players = [bots.make("greedy", game, bots.seed_for(seed, seat)) for seat in range(seats)]
        end = play_fast(game, game.check_options(seats, {}), seed, players)
        assert end.result is not None
        assert end.plain()["turn"] <= 40
