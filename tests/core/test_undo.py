"""Undo: each of the three causes that stop it does so alone, and what it leaves stays."""

import json

import pytest

import tableronde
from tableronde.core.errors import TooLateToUndo
from tableronde.core.match import Match
from tests.core.test_match import reinforced
from tests.core.toy import Patience


def musing(*verbs: str) -> Match:
    """A match in which seat 0 has done this."""
    match = Match(Patience(), 2, seed=1)
    for verb in verbs:
        match.answer(match.pending()[0], verb)
    return match


def test_what_nobody_has_learned_from_is_taken_back_freely() -> None:
    match = musing("think", "think")
    assert match.may_undo(0, to=0)
    match.undo(0, to=0)
    assert match.number == 0


@pytest.mark.parametrize("verb", ["roll", "show", "peek", "hand-over", "end"])
def test_each_barrier_alone(verb: str) -> None:
    """Chance; something shown to all; something shown to one; another seat asked; the end."""
    match = musing("think", verb)
    assert not match.may_undo(0)
    before = json.dumps(match.record())
    with pytest.raises(TooLateToUndo):
        match.undo(0)
    with pytest.raises(TooLateToUndo):
        match.undo(0, to=0)
    assert json.dumps(match.record()) == before
    match.undo(0, to=0, agreed=True)
    assert match.number == 0


@pytest.mark.parametrize("verb", ["roll", "show", "peek"])
def test_a_barrier_behind_is_none(verb: str) -> None:
    match = musing(verb, "think")
    assert match.may_undo(0)
    assert not match.may_undo(0, to=0)


def test_what_happened_before_is_still_told() -> None:
    match = tableronde.new("avalon", 2, seed=5, options={"first": 0})
    reinforced(match)
    reinforced(match)
    told = match.events_for(1)
    match.undo(0)
    assert match.events_for(1) == [*told[:-1], {"number": 1, "event": "undone", "seat": 0}]
    assert [event["event"] for event in told[-2:]] == ["reinforced", "reinforced"]


def test_everybody_sees_what_a_question_rests_on() -> None:
    match = musing()
    for seat in (0, 1, None):
        [waiting] = match.view(seat)["waiting"]
        assert waiting["clauses"] == ["TOY-MUSE-01", "TOY-MUSE-02"]
