"""Tests matches: wrong answers, undo, and the Python interface."""

import json
import subprocess
import sys
from random import Random
from typing import Any

import pytest

import tableronde
from tableronde import errors, games
from tableronde.core.match import Match

GAMES = [("avalon", 2), ("guilds", 2), ("guilds", 3), ("guilds", 5)]
AVALON = games.find("avalon").RULES
DEEP: list[Any] = []
for _ in range(100_000):
    DEEP = [DEEP]


def snapshot(match: Match) -> str:
    return json.dumps([match.record(), match.state.plain(), match.events_for(0)])


def play(match: Match, answers: int, seed: int = 1) -> Match:
    random = Random(seed)
    for _ in range(answers):
        if match.result is not None:
            break
        decision = random.choice(match.pending())
        match.answer(decision, random.choice(decision.options))
    return match


# The Python interface ---------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_match_is_played_from_python(game: str, seats: int) -> None:
    match = tableronde.new(game, seats=seats, seed=7, options={})
    while match.result is None:
        decision = match.pending()[0]
        assert isinstance(decision.id, str)
        assert 0 <= decision.seat < seats
        assert decision.prompt in match.game.PROMPTS
        assert decision.options
        assert decision.clauses
        json.dumps([decision.options, match.view(decision.seat), match.view(None)])
        match.answer(decision, decision.options[0])
    record = json.loads(json.dumps(match.record()))
    again = tableronde.replay(record)
    assert again.result == match.result
    assert again.record() == record


def test_an_option_can_be_given_in_notation() -> None:
    match = tableronde.new("avalon", 2, seed=1)
    match.answer(match.pending()[0].id, "end")
    assert match.pending()[0].prompt == "tile"


def test_the_same_seed_gives_the_same_game_in_every_process() -> None:
    program = (
        "import tableronde, hashlib, json\n"
        "for game, seats in (('avalon', 2), ('guilds', 4)):\n"
        "    match = tableronde.new(game, seats, seed='same')\n"
        "    for step in range(60):\n"
        "        decision = match.pending()[0]\n"
        "        match.answer(decision, decision.options[step % len(decision.options)])\n"
        "    print(hashlib.sha256(match.notation().encode()).hexdigest())\n"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            check=True,
            text=True,
            env={"PYTHONHASHSEED": salt, "PYTHONPATH": ":".join(sys.path)},
        ).stdout
        for salt in ("0", "1", "77")
    }
    assert len(outputs) == 1


def test_without_a_seed_games_differ() -> None:
    first, second = (tableronde.new("avalon", 2) for _ in range(2))
    assert first.seed != second.seed
    assert len(first.seed) >= 32


# Bad input --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "error", "details"),
    [
        ({"game": "chess"}, errors.UnknownGame, {"game": "chess"}),
        ({"game": None}, errors.UnknownGame, {"game": "None"}),
        ({"seats": 1}, errors.BadSeats, {"game": "avalon", "least": 2, "most": 2, "seats": "1"}),
        ({"seats": 3}, errors.BadSeats, {"seats": "3"}),
        ({"seats": "2"}, errors.BadSeats, {"seats": "'2'"}),
        ({"seats": 10**5000}, errors.BadSeats, {"seats": "<int>"}),
        ({"seats": True}, errors.BadSeats, {"seats": "True"}),
        ({"game": "guilds", "seats": 6}, errors.BadSeats, {"least": 2, "most": 5, "seats": "6"}),
        (
            {"options": {"speed": "fast"}},
            errors.UnknownOption,
            {"option": "speed", "options": "first"},
        ),
        (
            {"options": {"first": "3"}},
            errors.BadOption,
            {"option": "first", "value": "3", "values": "random, 0, 1"},
        ),
        (
            {"game": "guilds", "seats": 3, "options": {"first": 4}},
            errors.OptionNeedsSeats,
            {"game": "guilds", "option": "first", "value": "4", "least": 5},
        ),
        ({"options": {"first": 10**5000}}, errors.BadOption, {"value": "<int>"}),
        ({"options": {"first": DEEP}}, errors.BadOption, {"value": "<list>"}),
        ({"options": ["first"]}, errors.NotOptions, {"options": "['first']"}),
        ({"options": [[1]]}, errors.NotOptions, {"options": "[[1]]"}),
        ({"options": 5}, errors.NotOptions, {"options": "5"}),
        ({"options": "first"}, errors.NotOptions, {"options": "'first'"}),
        ({"players": ["Ana"]}, errors.BadPlayers, {"count": 2}),
        ({"players": ["Ana", 3]}, errors.BadPlayers, {"count": 2}),
        ({"players": "AB"}, errors.BadPlayers, {"count": 2}),
        ({"seed": ""}, errors.BadSeed, {"seed": "''"}),
        ({"seed": "a\nb"}, errors.BadSeed, {"seed": "'a\\nb'"}),
        ({"seed": 1.5}, errors.BadSeed, {"seed": "1.5"}),
        ({"seed": "x" * 201}, errors.BadSeed, {"seed": "'" + "x" * 78 + "…"}),
    ],
)
def test_an_impossible_table_is_refused(
    arguments: dict[str, Any], error: type[errors.TableRondeError], details: dict[str, Any]
) -> None:
    with pytest.raises(error) as caught:
        tableronde.new(**{"game": "avalon", "seats": 2, **arguments})
    assert type(caught.value) is error
    assert details.items() <= caught.value.details.items()


def test_options_may_be_capitalised_or_numbers() -> None:
    match = tableronde.new("guilds", 3, options={"rounds": "ONE", "first": 2})
    assert match.options == {"rounds": "one", "first": "2"}


def test_a_wrong_answer_changes_nothing() -> None:
    match = play(tableronde.new("avalon", 2, seed=5, options={"first": 0}), 3)
    decision = match.pending()[0]
    other = 1 - decision.seat
    before = snapshot(match)
    cases: list[tuple[Any, Any, Any, type[Exception]]] = [
        (decision.id, decision.options[0], other, errors.WrongSeat),
        (decision.id, decision.options[0], 9, errors.UnknownSeat),
        (decision.id, decision.options[0], "0", errors.UnknownSeat),
        ("0.0", decision.options[0], None, errors.NoSuchDecision),
        ("", decision.options[0], None, errors.NoSuchDecision),
        (None, decision.options[0], None, errors.NoSuchDecision),
        ([1], decision.options[0], None, errors.NoSuchDecision),
        (decision.id, {"do": "take-tile", "tile": "light-two"}, None, errors.NotAnOption),
        (decision.id, "resist red-knight", None, errors.NotAnOption),
        (
            decision.id,
            {"do": "reinforce", "card": "red-knight", "region": 99},
            None,
            errors.NotAnOption,
        ),
        (decision.id, {"do": "fly"}, None, errors.MalformedChoice),
        (decision.id, {}, None, errors.MalformedChoice),
        (decision.id, None, None, errors.MalformedChoice),
        (decision.id, "", None, errors.MalformedChoice),
        (decision.id, 7, None, errors.MalformedChoice),
        (decision.id, {"region": 10**6000}, None, errors.MalformedChoice),
        (decision.id, {"do": DEEP}, None, errors.MalformedChoice),
        (decision.id, DEEP, None, errors.MalformedChoice),
        (
            decision.id,
            {"do": "reinforce", "card": "red-knight", "region": 10**6000},
            None,
            errors.MalformedChoice,
        ),
        (
            decision.id,
            {"do": "reinforce", "card": "red-knight", "region": DEEP},
            None,
            errors.MalformedChoice,
        ),
    ]
    for identity, option, seat, error in cases:
        with pytest.raises(error):
            match.answer(identity, option, seat)
        assert snapshot(match) == before
    assert issubclass(errors.WrongSeat, errors.AnswerError)


def test_an_answer_given_twice_is_refused_the_second_time() -> None:
    match = tableronde.new("avalon", 2, seed=5)
    decision = match.pending()[0]
    match.answer(decision, "end")
    before = snapshot(match)
    with pytest.raises(errors.NoSuchDecision):
        match.answer(decision, "end")
    assert snapshot(match) == before


def test_an_answer_after_the_end_is_refused() -> None:
    match = play(tableronde.new("guilds", 3, seed=5), 10_000)
    before = snapshot(match)
    with pytest.raises(errors.GameOver):
        match.answer("0.0", {"do": "play", "card": "monk"})
    assert match.pending() == []
    assert snapshot(match) == before


@pytest.mark.parametrize(
    "seat", [-1, 2, "0", True, 1.0, 10**6000, DEEP], ids=lambda seat: type(seat).__name__
)
def test_an_unknown_seat_has_no_view(seat: Any) -> None:
    match = tableronde.new("avalon", 2, seed=1)
    with pytest.raises(errors.UnknownSeat):
        match.view(seat)
    with pytest.raises(errors.UnknownSeat):
        match.events_for(seat)


def test_changing_returned_data_does_not_change_the_match() -> None:
    match = play(tableronde.new("avalon", 2, seed=5), 20)
    before = snapshot(match)
    view = match.view(0)
    view["table"]["discard"].append("red-knight")
    view["table"]["row"][0]["piles"][0].clear()
    for decision in match.pending():
        decision.options.clear()
    record = match.record()
    record["log"].clear()
    record["options"]["first"] = "x"
    record["seats"].clear()
    for seat in (0, 1, None):
        for event in match.events_for(seat):
            for value in event.values():
                if isinstance(value, list):
                    value.clear()
            event.clear()
    assert any('"cards": ["' in json.dumps(match.events_for(seat)) for seat in (0, 1))
    assert snapshot(match) == before


# Undo -------------------------------------------------------------------------------------------


def reinforced(match: Match) -> None:
    decision = match.pending()[0]
    option = next(option for option in decision.options if option["do"] == "reinforce")
    match.answer(decision, option)


def test_undo_takes_back_an_own_unanswered_choice() -> None:
    match = tableronde.new("avalon", 2, seed=5, options={"first": 0})
    start = match.notation()
    reinforced(match)
    middle = match.notation()
    reinforced(match)
    assert match.may_undo(0)
    match.undo(0)
    assert match.notation() == middle
    match.undo(0)
    assert match.notation() == start
    assert [entry.undo for entry in match.log] == [None, None, 1, 0]
    assert match.events_for(None)[-1]["event"] == "undone"
    assert not match.may_undo(0)
    tries: list[Any] = [None, 0, -1, 1, 0.0, "0", True]
    for to in tries:
        with pytest.raises(errors.NothingToUndo):
            match.undo(0, to, agreed=True)


def test_undo_takes_back_several_answers_at_once() -> None:
    match = tableronde.new("avalon", 2, seed=5, options={"first": 0})
    start = match.notation()
    for _ in range(3):
        reinforced(match)
    match.undo(0, to=0)
    assert match.notation() == start


def test_free_undo_stops_at_another_seat_and_at_drawn_cards() -> None:
    match = tableronde.new("avalon", 2, seed=5, options={"first": 0})
    with pytest.raises(errors.CannotUndo):
        match.undo(0)
    reinforced(match)
    with pytest.raises(errors.NotYoursToUndo):
        match.undo(1)
    match.answer(match.pending()[0], "end")
    match.answer(match.pending()[0], "take-tile light-two")
    before = snapshot(match)
    with pytest.raises(errors.TooLateToUndo):
        match.undo(0)
    with pytest.raises(errors.TooLateToUndo):
        match.undo(0, to=0)
    with pytest.raises(errors.UnknownSeat):
        match.undo(2)
    assert snapshot(match) == before


def test_an_agreed_undo_goes_back_any_distance_and_never_rerolls() -> None:
    match = play(tableronde.new("guilds", 4, seed=9), 70)
    line, log = match.notation(), list(match.log)
    match.undo(2, to=3, agreed=True)
    assert match.number == 3
    for entry in log[3:]:
        assert entry.choice is not None
        match.answer(match.decision_of(entry.seat), entry.choice, entry.seat)
    assert match.notation() == line


def test_a_record_with_undo_replays() -> None:
    match = tableronde.new("avalon", 2, seed=5, options={"first": 0})
    reinforced(match)
    reinforced(match)
    match.undo(0)
    play(match, 40)
    match.undo(1, to=10, agreed=True)
    play(match, 10_000)
    record = json.loads(json.dumps(match.record()))
    again = tableronde.replay(record)
    assert again.notation() == match.notation()
    assert again.events_for(1) == match.events_for(1)


def test_undo_at_every_step_of_whole_games() -> None:
    """A free undo restores exactly the position and views before it."""
    free = 0
    for seed in range(6):
        match = tableronde.new("avalon", 2, seed=seed)
        random = Random(seed)
        while match.result is None:
            decision = random.choice(match.pending())
            before, views = match.notation(), seen(match)
            option = random.choice(decision.options)
            match.answer(decision, option)
            if match.may_undo(decision.seat):
                free += 1
                match.undo(decision.seat)
                assert match.notation() == before
                assert seen(match) == views
                match.answer(match.decision_of(decision.seat), option)
    assert free > 100


def seen(match: Match) -> list[Any]:
    """Return all views without the ids of the questions, which are new after an undo."""
    views = [match.view(seat) for seat in (0, 1, None)]
    for view in views:
        for waiting in view["waiting"]:
            waiting["id"] = ""
    return views


def test_an_answer_to_a_question_from_before_an_undo_is_refused() -> None:
    match = tableronde.new("avalon", 2, seed=5, options={"first": 0})
    reinforced(match)
    first = match.log[0]
    assert first.decision is not None
    later = match.pending()[0]
    match.undo(0)
    before = snapshot(match)
    for late in (first.decision, later):
        with pytest.raises(errors.NoSuchDecision):
            match.answer(late, first.choice or {})
    assert snapshot(match) == before
    match.answer(match.pending()[0], first.choice or {})
    assert match.number == 1
    assert [waiting["id"] for waiting in match.view(0)["waiting"]] == [match.decision_of(0)]
    match.undo(0)
    with pytest.raises(errors.NoSuchDecision):
        match.answer(f"{first.decision}~1", first.choice or {})
    assert [entry.decision for entry in match.log] == ["0.0", None, "0.0", None]


@pytest.mark.parametrize("seat", [0.0, False, "0"])
def test_a_seat_is_a_whole_number(seat: Any) -> None:
    match = tableronde.new("avalon", 2, seed=5, options={"first": 0})
    with pytest.raises(errors.UnknownSeat):
        match.answer(match.pending()[0], "end", seat)
    assert match.number == 0


# Simultaneous decisions -------------------------------------------------------------------------


def sealed_match() -> Match:
    """Begin a match of Medievallons in which two seats are asked at once."""
    for seed in range(200):
        match = tableronde.new("guilds", 4, seed=seed)
        random = Random(seed)
        while match.result is None:
            pending = match.pending()
            if len(pending) > 1:
                return match
            match.answer(pending[0], random.choice(pending[0].options))
    raise AssertionError("no such match")


def test_the_order_of_sealed_answers_makes_no_difference() -> None:
    ends = []
    for order in (1, -1):
        match = sealed_match()
        decisions = match.pending()[::order]
        for decision in decisions:
            assert decision.id in [open_.id for open_ in match.pending()]
            match.answer(decision, decision.options[0])
        ends.append(json.dumps(match.state.plain()))
    assert ends[0] == ends[1]


def test_a_sealed_answer_is_hidden_from_the_others() -> None:
    match = sealed_match()
    first = match.pending()[0]
    outcomes = []
    for option in (first.options[0], first.options[-1]):
        assert len(first.options) > 1
        trial = tableronde.replay(match.record())
        trial.answer(first.id, option)
        outcomes.append([trial.view(seat) for seat in (None, *range(4)) if seat != first.seat])
    assert json.dumps(outcomes[0]) == json.dumps(outcomes[1])


# Positions in one line --------------------------------------------------------------------------


def test_a_position_survives_being_written_in_one_line() -> None:
    for game, seats in GAMES:
        match = play(tableronde.new(game, seats, seed=3), 33)
        line = match.notation()
        assert "\n" not in line
        assert line.startswith(f"{game}/{games.find(game).RULES} ")
        assert tableronde.position(line).plain() == match.state.plain()


@pytest.mark.parametrize(
    "line",
    [
        "",
        "avalon",
        f"avalon/{AVALON}",
        f"avalon/{AVALON} {{",
        "avalon/x {}",
        f"avalon/{AVALON} {{}}",
        f"avalon/{AVALON} []",
        f"avalon/{AVALON + 1} {{}}",
        f"avalon/{AVALON} " + "[" * 100_000,
        f"avalon/{'1' * 5000} {{}}",
    ],
    ids=lambda line: line[:12],
)
def test_a_broken_position_is_refused(line: str) -> None:
    with pytest.raises(errors.BadRecord):
        tableronde.position(line)
