"""Tests private talks, whose questions only the seats inside them see, and seats that may answer
without being waited for."""

from typing import Any, ClassVar

import pytest

from tableronde.core import kernel
from tableronde.core.choice import PASS, Choice
from tableronde.core.errors import NoSuchDecision, WrongSeat
from tableronde.core.event import ALL, Run
from tableronde.core.frames import Frame, Prompt, Sealed
from tableronde.core.group_decisions import WITHDRAW
from tableronde.core.match import Match, replay
from tableronde.core.record import read
from tests.core.toy import CoinDeal, CoinDraft, Toy, ToyState


class PrivateTalk(Sealed[ToyState]):
    KIND: ClassVar[str] = "private-talk"
    FIELDS: ClassVar[tuple[str, ...]] = ("asked", "answers", "since")

    def holding(self, answers: tuple[Choice | None, ...]) -> "PrivateTalk":
        return PrivateTalk(self.asked, answers, self.since)

    def prompt(self, state: ToyState, seat: int) -> Prompt:
        return Prompt("private-talk", ("TOY-TALK-01",))

    def options(self, state: ToyState, seat: int) -> list[Choice]:
        return [PASS]

    def private_talk(self, state: ToyState) -> "PrivateTalk":
        return self

    def unsealed(self, state: ToyState, answers: list[Choice], run: Run) -> None:
        state.log.append("talk left")


def private_talk(state: ToyState) -> PrivateTalk:
    [found] = [frame for frame in state.stack if isinstance(frame, PrivateTalk)]
    return found


class PrivateDraft(CoinDraft):
    KIND: ClassVar[str] = "private-draft"

    def edited(self, terms: tuple[Any, ...]) -> "PrivateDraft":
        return PrivateDraft(self.seat, self.other, terms, self.rounds, self.edits - 1)

    def offer(self) -> "PrivateDeal":
        return PrivateDeal(self.other, self.seat, self.terms, self.rounds)

    def private_talk(self, state: ToyState) -> PrivateTalk:
        return private_talk(state)


class PrivateDeal(CoinDeal):
    """A deal that its proposer may withdraw."""

    KIND: ClassVar[str] = "private-deal"

    def private_talk(self, state: ToyState) -> PrivateTalk:
        return private_talk(state)

    def unprompted(self, state: ToyState) -> tuple[int, ...]:
        return (self.proposer,)

    def options(self, state: ToyState, seat: int) -> list[Choice]:
        return [WITHDRAW] if seat == self.proposer else super().options(state, seat)

    def answer(self, state: ToyState, seat: int, choice: Choice, run: Run) -> None:
        if choice == WITHDRAW:
            state.stack.pop()
            state.log.append("withdrawn")
        else:
            super().answer(state, seat, choice, run)


class ToyWithTalks(Toy):
    FRAMES: ClassVar[dict[str, type[Frame[Any]]]] = {
        **Toy.FRAMES,
        **{frame.KIND: frame for frame in (PrivateTalk, PrivateDraft, PrivateDeal)},
    }


def match_with_talk() -> Match:
    """Begin a match in which seats 0 and 1 talk in private and seat 0 drafts an offer."""
    stack: list[Frame[Any]] = [PrivateTalk((0, 1), (None, None), 0), PrivateDraft(0, 1, (), 2, 6)]
    start = ToyState(3, 0, stack, None, [2, 2, 2], 2, 1, [])
    return Match(ToyWithTalks(), 3, "seed", start=start.plain())


def match_with_offer() -> Match:
    """Begin the same match, with the offer made."""
    match = match_with_talk()
    match.answer("0.0", "pay 0 1")
    match.answer("1.0", "offer")
    assert match.waiting() == (1,)
    return match


# Private talks ----------------------------------------------------------------------------------


@pytest.mark.parametrize("eyes", [2, None])
def test_outsiders_see_everybody_in_the_talk_asked(eyes: int | None) -> None:
    match = match_with_talk()
    for answer in ("pay 0 1", "offer", None):
        view = match.view(eyes)
        assert [(asked["seat"], asked["prompt"]) for asked in view["waiting"]] == [
            (0, "private-talk"),
            (1, "private-talk"),
        ]
        assert [asked["id"] for asked in view["waiting"]] == [
            f"{match.number}.0",
            f"{match.number}.1",
        ]
        assert [frame[0] for frame in view["frames"]] == ["private-talk"]
        if answer is not None:
            match.answer(match.decision_of(0), answer)


@pytest.mark.parametrize("eyes", [0, 1])
def test_participants_see_who_is_asked(eyes: int) -> None:
    view = match_with_talk().view(eyes)
    assert [(asked["seat"], asked["prompt"]) for asked in view["waiting"]] == [(0, "draft")]
    assert [frame[0] for frame in view["frames"]] == ["private-talk", "private-draft"]


def test_a_view_of_everything_includes_the_talk() -> None:
    match = match_with_talk()
    view = kernel.view(match.game, match.state, ALL)
    assert [asked["prompt"] for asked in view["waiting"]] == ["draft"]
    assert len(view["frames"]) == 2


def test_views_made_together_equal_views_made_one_by_one_after_an_undo() -> None:
    match = match_with_offer()
    match.undo(0, 1, agreed=True)
    together = match.views((0, 1, 2, None))
    assert {seat: match.view(seat) for seat in (0, 1, 2, None)} == together
    assert [asked["id"] for asked in together[0]["waiting"]] == ["1.0~1"]
    assert [asked["id"] for asked in together[2]["waiting"]] == ["1.0~1", "1.1~1"]


# Answers that nobody waits for ------------------------------------------------------------------


def test_a_seat_that_may_answer_unbidden_is_not_waited_for() -> None:
    match = match_with_offer()
    assert match.unprompted() == (0,)
    assert [decision.seat for decision in match.pending()] == [1]
    assert [asked["seat"] for asked in match.view(0)["waiting"]] == [1]
    assert match.decision(0).options == [{"do": "withdraw"}]


def test_an_unbidden_answer_is_checked_like_any_other() -> None:
    match = match_with_offer()
    with pytest.raises(WrongSeat):
        match.answer("2.0", "withdraw", seat=1)
    with pytest.raises(NoSuchDecision):
        match.answer("2.2", "withdraw")
    match.answer("2.0", "withdraw", seat=0)
    assert match.number == 3
    assert match.state.plain()["log"] == ["withdrawn"]
    with pytest.raises(NoSuchDecision):
        match.answer("2.1", "accept")


def test_an_unbidden_answer_is_recorded() -> None:
    match = match_with_offer()
    match.answer("2.0", "withdraw")
    again = replay(match.game, read(match.record()))
    assert again.state.plain() == match.state.plain()


def test_an_ordinary_question_is_neither_private_nor_unbidden() -> None:
    match = Match(Toy(), 3, "seed")
    assert match.unprompted() == ()
    assert match.state.stack[-1].private_talk(match.state) is None
