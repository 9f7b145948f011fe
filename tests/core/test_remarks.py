"""Tests remarks: what a seat may tell the game without being asked."""

import json

import pytest

from tableronde.core import kernel
from tableronde.core.errors import GameOver, NotARemark
from tableronde.core.match import Match, replay
from tableronde.core.record import read
from tableronde.games.avalon.game import Avalon
from tableronde.games.fief.choices import Revolt
from tableronde.games.fief.game import Fief


def begun_match() -> Match:
    """Begin a match of Fief in which three players have chosen their villages."""
    match = Match(Fief(), 3, seed=7)
    while match.pending()[0].prompt == "settle":
        match.answer(match.pending()[0], match.pending()[0].options[0])
    return match


def test_a_remark_is_stored_and_changes_nothing_else() -> None:
    match = begun_match()
    before, asked = match.state.plain(), [decision.id for decision in match.pending()]
    match.remark(1, "attend")
    after = match.state.plain()
    assert after.pop("attending") == 1 << 1
    before.pop("attending")
    assert after == before
    assert [decision.id for decision in match.pending()] == asked


def test_a_private_remark_is_hidden_from_the_others() -> None:
    match = begun_match()
    before = {seat: match.view(seat) for seat in (None, 0, 2)}
    match.remark(1, {"do": "policy", "seat": 0, "policy": "never"})
    assert {seat: match.view(seat) for seat in (None, 0, 2)} == before
    assert match.view(1)["table"]["settings"]["policies"][0] == "never"


def test_a_remark_is_recorded() -> None:
    match = begun_match()
    match.remark(2, "raise-hand")
    match.answer(match.pending()[0], "pass")
    again = replay(match.game, read(match.record()))
    assert again.state.plain() == match.state.plain()
    assert match.log[-2].is_remark


def test_an_undo_takes_back_answers_but_not_remarks() -> None:
    match = begun_match()
    match.remark(0, "attend")
    number = match.number
    match.answer(match.pending()[0], "pass")
    match.remark(1, "attend")
    match.remark(2, "raise-hand")
    match.undo(0, number, agreed=True)
    assert match.state.plain()["attending"] == 3
    assert match.state.plain()["raised"] == 4
    assert match.view_at(number, 0)["table"]["settings"]["attending"]
    again = replay(match.game, read(match.record()))
    assert again.state.plain() == match.state.plain()


def test_a_resumed_match_keeps_its_remarks() -> None:
    match = begun_match()
    match.remark(0, "attend")
    snapshot = match.snapshot(match.first, 0)
    match.answer(match.pending()[0], "pass")
    match.remark(1, "arm-revolt blaye")
    again = Match(Fief(), 3, seed=7)
    again.resume(list(match.log), [snapshot])
    assert again.state.plain() == match.state.plain()
    assert again.view_at(match.number - 1, 1) == match.view_at(match.number - 1, 1)


def test_a_loaded_armed_reaction_is_a_choice() -> None:
    match = begun_match()
    match.remark(1, "arm-revolt blaye")
    again = match.game.load(json.loads(json.dumps(match.state.plain())))
    assert [type(arms.act) for arms in again.armed[1]] == [Revolt]
    assert kernel.view(match.game, again, 1) == match.view(1)


@pytest.mark.parametrize("said", ["lower-hand", "pass", "disarm 1"])
def test_a_remark_that_makes_no_sense_now_is_refused(said: str) -> None:
    match = begun_match()
    with pytest.raises(NotARemark):
        match.remark(0, said)
    assert not any(entry.is_remark for entry in match.log)


def test_a_game_without_remarks_refuses_them() -> None:
    match = Match(Avalon(), 2, seed=1)
    with pytest.raises(NotARemark):
        match.remark(0, "pass")


def test_a_remark_after_the_end_is_refused() -> None:
    match = begun_match()
    match.state.stack.clear()
    match.state.result = object()  # type: ignore[assignment]
    with pytest.raises(GameOver):
        match.remark(0, "attend")


def test_looking_back_does_not_apply_every_remark_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = begun_match()
    for _ in range(500):
        match.remark(1, "attend")
        match.remark(1, "ignore")
    match.remark(1, "attend")
    applied: list[object] = []
    monkeypatch.setattr(match.game, "remark", lambda *remark: applied.append(remark))
    match.view_at(match.number, None)
    assert 0 < len(applied) <= 32


def test_a_remark_in_a_snapshot_is_not_applied_again() -> None:
    """Two reactions are armed and the first is taken back; applied twice, that would take back
    both."""
    match = begun_match()
    for arming in [c for c in match.game.remarks(match.state, 0) if c.VERB.startswith("arm")][:2]:
        match.remark(0, match.game.LEXICON.named(arming))
    match.remark(0, {"do": "disarm", "reaction": 1})
    number, taken = match.number, match.snapshot(match.first, 0)
    armed = match.state.plain()["armed"]
    match.remark(1, "attend")  # the snapshot does not know of this one
    match.answer(match.pending()[0], "pass")
    resumed = Match(match.game, 3, seed=7)
    resumed.resume(match.log, [taken])
    for again in (match, resumed):
        again.undo(0, number, agreed=True)
        assert again.state.plain()["armed"] == armed
        assert again.state.plain()["attending"] == 1 << 1
    assert resumed.state.plain() == match.state.plain()
