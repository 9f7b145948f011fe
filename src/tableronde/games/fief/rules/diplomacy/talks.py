"""FIEF-8.0-06 to -08, FIEF-D-11: private talks: the invitation, who enters, what those in it do,
and how it is prolonged."""

from typing import Any, Final

from tableronde.core.choice import PASS, Choice
from tableronde.core.declared import replace
from tableronde.core.event import ALL, Run
from tableronde.core.frames import Ask, Prompt, Sealed, frame
from tableronde.core.game import TimedTalk
from tableronde.core.group_decisions import REFUSE, WITHDRAW, Withdraw, concern, drop_draft
from tableronde.games.fief import choices
from tableronde.games.fief.components import back
from tableronde.games.fief.rules.diplomacy.deals import TALK, DraftDeal, OfferedDeal, propose
from tableronde.games.fief.rules.diplomacy.embassies import price, prolonging, spend_embassy
from tableronde.games.fief.state import FiefState

MOST_DEALS: Final = 6
"""Deals that each may propose for one token: as many acts as in a window (FIEF-D-15)."""


@frame
class Invitation(Ask[FiefState]):
    """Ask whom to invite to a private talk; the token is spent when somebody comes."""

    KIND = "invitation"
    guests: tuple[int, ...]

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("invitation", ("FIEF-8.0-06",), {"count": price(state)})

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        options: list[Choice] = [WITHDRAW]
        if self.guests:
            options.append(choices.BEGIN_TALK)
        options += [
            choices.Invite(other)
            for other in range(state.seats)
            if other != seat and other not in self.guests
        ]
        return options

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        if isinstance(choice, choices.Invite):
            state.stack[-1] = Invitation(seat, (*self.guests, choice.seat))
        elif isinstance(choice, Withdraw):
            drop_draft(state)
        else:
            state.stack.pop()
            run.tell("talk-called", {"seat": seat, "seats": list(self.guests)})
            nobody: tuple[Choice | None, ...] = tuple(None for _ in self.guests)
            state.stack.append(EnterTalk(self.guests, nobody, state.number, seat))

    def seen_by(self, seat: int | None) -> list[Any]:
        """Hide whom it is for before it is sent out."""
        return self.plain() if seat in (self.seat, ALL) else Invitation(self.seat, ()).plain()


@frame
class EnterTalk(Sealed[FiefState]):
    """Ask the invited whether they enter; if all stay out, no talk takes place and no token is
    spent (FIEF-D-11)."""

    KIND = "enter-talk"
    host: int

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("enter-talk", ("FIEF-8.0-06", "FIEF-D-11"), {"other": self.host})

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [choices.STAY_OUT, choices.ENTER_TALK]

    def unsealed(self, state: FiefState, answers: list[Choice], run: Run) -> None:
        guests = [
            seat
            for seat, answer in zip(self.asked, answers, strict=True)
            if isinstance(answer, choices.EnterTalk)
        ]
        paid = price(state) if guests else 0
        run.tell("talk-begins", {"seat": self.host, "seats": guests, "count": paid})
        if guests:
            spend_embassy(state, self.host)
            begin_talk(state, (self.host, *guests))


@frame
class Talk(Sealed[FiefState]):
    """Hold a private talk: those in it make deals, cards and money included, in secret
    (FIEF-8.0-07). It ends when nobody has anything more to propose, or when a table says that the
    time is up.

    `began` is how many answers stood then, `acts` how many deals each has proposed since the last
    token, `tokens` how many embassies pay for it (none with free diplomacy, FIEF-11.3-01), and
    `before` the money (None where that is hidden) and the backs of the cards that each held when it
    began: what those outside see until it is over (FIEF-D-11)."""

    KIND = TALK
    began: int
    acts: tuple[int, ...]
    tokens: int
    before: tuple[tuple[int | None, int, int], ...]

    def prolonged(self, number: int) -> "Talk":
        return replace(self, since=number, acts=(0,) * len(self.asked), tokens=self.tokens + 1)

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("talk", ("FIEF-8.0-07", "FIEF-8.0-08"), {"count": self.tokens})

    def unprompted(self, state: FiefState) -> tuple[int, ...]:
        """Return who has finished and may think better of it while the others talk on."""
        return tuple(
            seat
            for seat, answer in zip(self.asked, self.answers, strict=True)
            if answer is not None and self.options(state, seat)
        )

    def private_talk(self, state: FiefState) -> "Talk":
        return self

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        at = self.asked.index(seat)
        options: list[Choice] = [PASS] if self.answers[at] is None else []
        if self.acts[at] < MOST_DEALS:
            options += [choices.DEAL[other] for other in self.asked if other != seat]
        return options + prolonging(state, seat)

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        """Carry out an answer. Who proposes something need not wait for the others, and they are
        asked again."""
        if isinstance(choice, choices.Prolong):
            prolong(state, seat, run)
        elif isinstance(choice, choices.Deal):
            at = self.asked.index(seat)
            acts = (*self.acts[:at], self.acts[at] + 1, *self.acts[at + 1 :])
            nobody = (None,) * len(self.asked)
            state.stack[-1] = replace(self, answers=nobody, since=state.number, acts=acts)
            propose(state, seat, choice.seat, private=True)
        else:
            super().answer(state, seat, choice, run)

    def unsealed(self, state: FiefState, answers: list[Choice], run: Run) -> None:
        """Show everybody again what is held (FIEF-D-11)."""
        run.reveal("talk-ends", {"count": self.tokens})

    def seen_by(self, seat: int | None) -> list[Any]:
        if seat == ALL or seat in self.asked:
            return self.plain()
        nobody, none = (None,) * len(self.asked), (0,) * len(self.asked)
        return replace(self, answers=nobody, since=self.began, acts=none).plain()


def begin_talk(state: FiefState, asked: tuple[int, ...]) -> None:
    concern(state, asked)
    before = tuple(
        (
            None if state.modes.hidden_money else state.money[seat],
            sum(back(card) == 0 for card in state.hands[seat]),
            sum(back(card) == 1 for card in state.hands[seat]),
        )
        for seat in asked
    )
    nobody, none = (None,) * len(asked), (0,) * len(asked)
    tokens, now = price(state), state.number
    state.stack.append(Talk(asked, nobody, now, now, none, tokens, before))


def talk_of(state: FiefState) -> Talk | None:
    """Return the private talk that goes on."""
    for each in reversed(state.stack):
        if isinstance(each, Talk):
            return each
    return None


def prolong(state: FiefState, seat: int, run: Run) -> None:
    spend_embassy(state, seat)
    talk = talk_of(state)
    assert talk is not None
    state.stack[state.stack.index(talk)] = talk.prolonged(state.number)
    run.reveal("talk-prolonged", {"seat": seat})  # who has talked longer cannot take that back


_CLOSING: Final[dict[str, Choice]] = {
    Talk.KIND: PASS,
    DraftDeal.KIND: WITHDRAW,
    OfferedDeal.KIND: REFUSE,
}


def conversation(state: FiefState) -> TimedTalk | None:
    """Return the private talk as a table measures it. What a deal has set off, as the place of a
    lord who was freed, is settled before it can end."""
    talk = talk_of(state)
    if talk is None:
        return None
    top = state.stack[-1]
    closing = None if top.private_talk(state) is None else _CLOSING[top.KIND]
    return TimedTalk(talk.asked, talk.began, talk.tokens, closing)
