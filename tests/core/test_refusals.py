"""Tests that matches and replays name what is wrong with bad input."""

import json
from typing import Any

import pytest

import tableronde
from tableronde import errors
from tableronde.core.match import replay
from tableronde.core.record import read
from tests.core.test_match import AVALON, DEEP, play
from tests.core.toy import Toy


@pytest.mark.parametrize(
    "seed", [10**5000, -(10**5000), DEEP, b"x"], ids=lambda s: type(s).__name__
)
def test_a_wrong_seed_is_refused(seed: Any) -> None:
    with pytest.raises(errors.BadSeed):
        tableronde.new("avalon", 2, seed)


def test_a_seed_may_be_a_long_number() -> None:
    assert tableronde.new("avalon", 2, 10**199).seed == "1" + "0" * 199


def test_a_wrong_decision_is_refused() -> None:
    match = tableronde.new("avalon", 2, 1)
    for identity in (10**5000, DEEP, "x" * 1000):
        with pytest.raises(errors.NoSuchDecision) as caught:
            match.answer(identity, "end")  # type: ignore[arg-type]
        assert len(str(caught.value)) < 200


@pytest.mark.parametrize("since", ["x", 1.0, True, None, DEEP], ids=lambda s: type(s).__name__)
def test_a_wrong_number_of_answers_is_refused(since: Any) -> None:
    match = tableronde.new("avalon", 2, 1)
    with pytest.raises(errors.BadNumber):
        match.events_for(0, since)


def test_a_position_nested_too_deeply_is_refused() -> None:
    with pytest.raises(errors.NoPosition):
        tableronde.position(f"avalon/{AVALON} " + "[" * 900 + "]" * 900)


@pytest.fixture(scope="module")
def recorded() -> str:
    return json.dumps(play(tableronde.new("guilds", 3, seed=4), 10_000).record())


def test_every_inconsistency_of_a_record_is_detected(recorded: str) -> None:
    whole = json.loads(recorded)
    log = whole["log"]
    cases: list[tuple[dict[str, Any], type[errors.RecordMismatch]]] = [
        ({"seal": "0" * 64}, errors.WrongSeal),
        ({"result": None}, errors.WrongResult),
        ({"log": []}, errors.WrongResult),
        ({"log": [*log[:4], {**log[4], "seat": (log[4]["seat"] + 1) % 3}]}, errors.WrongEntry),
        ({"log": [*log[:4], {"seat": 77, "undo": 0}]}, errors.WrongEntry),
    ]
    for change, error in cases:
        with pytest.raises(errors.RecordMismatch) as caught:
            tableronde.replay({**whole, **change})
        assert type(caught.value) is error


def test_the_error_names_the_entry_and_the_cause(recorded: str) -> None:
    whole = json.loads(recorded)
    whole["log"][4]["choice"] = {"do": "fly"}
    with pytest.raises(errors.WrongEntry) as caught:
        tableronde.replay(whole)
    assert caught.value.details["entry"] == 4
    assert isinstance(caught.value.details["cause"], errors.UnknownVerb)


def test_unknown_rules_are_refused(recorded: str) -> None:
    with pytest.raises(errors.UnknownVersion):
        tableronde.replay({**json.loads(recorded), "rules": 0})


def test_a_position_that_does_not_fit_is_refused() -> None:
    match = tableronde.new("guilds", 3, seed=1)
    start = match.state.plain()
    record = {**match.record(), "start": start}
    with pytest.raises(errors.PositionSeats):
        tableronde.replay({**record, "seats": ["a", "b"]})
    with pytest.raises(errors.NoPosition):
        tableronde.replay({**record, "start": {"seats": 3}})


def test_a_position_that_cannot_be_continued_is_refused() -> None:
    match = tableronde.Match(Toy(), 3, seed=1)
    record = {**match.record(), "start": {**match.state.plain(), "log": ""}}
    ring = {"seat": 1, "decision": "0.1", "choice": {"do": "ring"}}
    with pytest.raises(errors.DeadPosition):
        replay(Toy(), read({**record, "log": [ring]}))


def test_a_position_that_cannot_be_copied_is_refused() -> None:
    match = tableronde.Match(Toy(), 3, seed=1)
    with pytest.raises(errors.NoPosition):
        replay(Toy(), read({**match.record(), "start": {**match.state.plain(), "log": None}}))
