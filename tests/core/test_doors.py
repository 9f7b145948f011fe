"""Closed doors, behind which some seats are asked and the others see no more than that; and seats
that may answer though nobody waits for them."""

from typing import Any, ClassVar

import pytest

from tableronde.core import kernel
from tableronde.core.choice import PASS, Choice
from tableronde.core.errors import NoSuchDecision, WrongSeat
from tableronde.core.event import ALL, Run
from tableronde.core.frames import Frame, Prompt, Sealed
from tableronde.core.match import Match, replay
from tableronde.core.parley import WITHDRAW
from tableronde.core.record import read
from tests.core.toy import CoinDeal, CoinDraft, Toy, ToyState


class Closet(Sealed[ToyState]):
    KIND: ClassVar[str] = "closet"
    FIELDS: ClassVar[tuple[str, ...]] = ("asked", "answers", "since")

    def holding(self, answers: tuple[Choice | None, ...]) -> "Closet":
        return Closet(self.asked, answers, self.since)

    def prompt(self, state: ToyState, seat: int) -> Prompt:
        return Prompt("closet", ("TOY-CLOSET-01",))

    def options(self, state: ToyState, seat: int) -> list[Choice]:
        return [PASS]

    def door(self, state: ToyState) -> "Closet":
        return self

    def unsealed(self, state: ToyState, answers: list[Choice], run: Run) -> None:
        state.log.append("closet left")


def closet(state: ToyState) -> Closet:
    [found] = [frame for frame in state.stack if isinstance(frame, Closet)]
    return found


class WhisperedDraft(CoinDraft):
    KIND: ClassVar[str] = "whispered-draft"

    def edited(self, terms: tuple[Any, ...]) -> "WhisperedDraft":
        return WhisperedDraft(self.seat, self.other, terms, self.rounds, self.edits - 1)

    def offer(self) -> "WhisperedDeal":
        return WhisperedDeal(self.other, self.seat, self.terms, self.rounds)

    def door(self, state: ToyState) -> Closet:
        return closet(state)


class WhisperedDeal(CoinDeal):
    """The proposer may withdraw it."""

    KIND: ClassVar[str] = "whispered-deal"

    def door(self, state: ToyState) -> Closet:
        return closet(state)

    def unbidden(self, state: ToyState) -> tuple[int, ...]:
        return (self.proposer,)

    def options(self, state: ToyState, seat: int) -> list[Choice]:
        return [WITHDRAW] if seat == self.proposer else super().options(state, seat)

    def answer(self, state: ToyState, seat: int, choice: Choice, run: Run) -> None:
        if choice == WITHDRAW:
            state.stack.pop()
            state.log.append("withdrawn")
        else:
            super().answer(state, seat, choice, run)


class Whispering(Toy):
    FRAMES: ClassVar[dict[str, type[Frame[Any]]]] = {
        **Toy.FRAMES,
        **{frame.KIND: frame for frame in (Closet, WhisperedDraft, WhisperedDeal)},
    }


def whispering() -> Match:
    """Seats 0 and 1 are in the closet, and 0 makes 1 an offer; seat 2 is outside."""
    stack: list[Frame[Any]] = [Closet((0, 1), (None, None), 0), WhisperedDraft(0, 1, (), 2, 6)]
    start = ToyState(3, 0, stack, None, [2, 2, 2], 2, 1, [])
    return Match(Whispering(), 3, "seed", start=start.plain())


def offered() -> Match:
    match = whispering()
    match.answer("0.0", "pay 0 1")
    match.answer("1.0", "offer")
    assert match.waiting() == (1,)
    return match


# Doors ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("eyes", [2, None])
def test_outside_all_who_are_inside_seem_to_be_asked(eyes: int | None) -> None:
    match = whispering()
    for answer in ("pay 0 1", "offer", None):
        view = match.view(eyes)
        assert [(asked["seat"], asked["prompt"]) for asked in view["waiting"]] == [
            (0, "closet"),
            (1, "closet"),
        ]
        assert [asked["id"] for asked in view["waiting"]] == [
            f"{match.number}.0",
            f"{match.number}.1",
        ]
        assert [frame[0] for frame in view["frames"]] == ["closet"]
        if answer is not None:
            match.answer(match.decision_of(0), answer)


@pytest.mark.parametrize("eyes", [0, 1])
def test_inside_one_sees_who_is_asked(eyes: int) -> None:
    view = whispering().view(eyes)
    assert [(asked["seat"], asked["prompt"]) for asked in view["waiting"]] == [(0, "draft")]
    assert [frame[0] for frame in view["frames"]] == ["closet", "whispered-draft"]


def test_with_everything_open_there_is_no_door() -> None:
    match = whispering()
    view = kernel.view(match.game, match.state, ALL)
    assert [asked["prompt"] for asked in view["waiting"]] == ["draft"]
    assert len(view["frames"]) == 2


def test_views_taken_together_are_those_taken_apart_also_after_an_undo() -> None:
    match = offered()
    match.undo(0, 1, agreed=True)
    together = match.views((0, 1, 2, None))
    assert {seat: match.view(seat) for seat in (0, 1, 2, None)} == together
    assert [asked["id"] for asked in together[0]["waiting"]] == ["1.0~1"]
    assert [asked["id"] for asked in together[2]["waiting"]] == ["1.0~1", "1.1~1"]


# Unbidden ---------------------------------------------------------------------------------------


def test_nobody_waits_for_who_may_answer_unbidden() -> None:
    match = offered()
    assert match.unbidden() == (0,)
    assert [decision.seat for decision in match.pending()] == [1]
    assert [asked["seat"] for asked in match.view(0)["waiting"]] == [1]
    assert match.decision(0).options == [{"do": "withdraw"}]


def test_an_unbidden_answer_is_an_answer_like_others() -> None:
    match = offered()
    with pytest.raises(WrongSeat):
        match.answer("2.0", "withdraw", seat=1)
    with pytest.raises(NoSuchDecision):
        match.answer("2.2", "withdraw")
    match.answer("2.0", "withdraw", seat=0)
    assert match.number == 3
    assert match.state.plain()["log"] == ["withdrawn"]
    with pytest.raises(NoSuchDecision):
        match.answer("2.1", "accept")


def test_it_is_in_the_record() -> None:
    match = offered()
    match.answer("2.0", "withdraw")
    again = replay(match.game, read(match.record()))
    assert again.state.plain() == match.state.plain()


def test_most_questions_have_neither() -> None:
    match = Match(Toy(), 3, "seed")
    assert match.unbidden() == ()
    assert match.state.stack[-1].door(match.state) is None
