"""Tests that each cause that stops an undo does so alone."""

import json

import pytest

import tableronde
from tableronde.core.errors import TooLateToUndo
from tableronde.core.match import Match
from tests.core.test_match import reinforced
from tests.core.toy import Patience


def played(*verbs: str) -> Match:
    """Begin a match in which seat 0 has made these choices."""
    match = Match(Patience(), 2, seed=1)
    for verb in verbs:
        match.answer(match.pending()[0], verb)
    return match


def test_a_choice_that_revealed_nothing_is_undone_freely() -> None:
    match = played("think", "think")
    assert match.may_undo(0, to=0)
    match.undo(0, to=0)
    assert match.number == 0


@pytest.mark.parametrize("verb", ["roll", "show", "peek", "hand-over", "end"])
def test_each_barrier_alone_stops_an_undo(verb: str) -> None:
    """Barriers are chance, a reveal to all, a reveal to one, another seat being asked, and the
    end."""
    match = played("think", verb)
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
def test_a_barrier_before_the_target_does_not_matter(verb: str) -> None:
    match = played(verb, "think")
    assert match.may_undo(0)
    assert not match.may_undo(0, to=0)


def test_an_undo_keeps_earlier_events() -> None:
    match = tableronde.new("avalon", 2, seed=5, options={"first": 0})
    reinforced(match)
    reinforced(match)
    told = match.events_for(1)
    match.undo(0)
    assert match.events_for(1) == [*told[:-1], {"number": 1, "event": "undone", "seat": 0}]
    assert [event["event"] for event in told[-2:]] == ["reinforced", "reinforced"]


def test_everybody_sees_the_clauses_behind_a_question() -> None:
    match = played()
    for seat in (0, 1, None):
        [waiting] = match.view(seat)["waiting"]
        assert waiting["clauses"] == ["TOY-REPEAT-01", "TOY-REPEAT-02"]
