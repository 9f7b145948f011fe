"""Frames for decisions of several players: open windows, votes with hidden tokens, deals.

Like all frames they are plain data and ask only by public information. Each is bounded, so that
no window, vote or deal can go on for ever.
"""

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Final, Self, TypeAlias

from tableronde.core.choice import CONCERNED, PASS, Choice, Field
from tableronde.core.declared import replace
from tableronde.core.event import Run
from tableronde.core.frames import Ask, S, Sealed, Window, frame
from tableronde.core.state import State

Point: TypeAlias = Annotated[int, Field("count", base=1)]


class Withdraw(Choice):
    """Give up putting an offer together."""


class Offer(Choice):
    """Make the offer."""


class DropTerm(Choice):
    """Take a term out of a draft."""

    point: Point


class Refuse(Choice):
    """Do not accept what is offered or asked for."""


class Accept(Choice):
    """Accept an offer."""


class Counter(Choice):
    """Answer an offer by another one."""


WITHDRAW: Final = Withdraw()
OFFER: Final = Offer()
REFUSE: Final = Refuse()
ACCEPT: Final = Accept()
COUNTER: Final = Counter()


@frame
class OpenWindow(Sealed[S]):
    """Asks everyone at once to pass or to act. If all pass, it closes.

    If several act, the first in the order of `asked` is resolved completely, then what the others
    wanted, as far as it is still legal; then everyone is asked again. (Asking some of them earlier
    would show who still wants something.) A seat is `spent` after MOST_ACTIONS acts that count: it
    passes from then on, or, if SPARES says that some acts do not count, is offered only those.
    `stale` marks a window in which somebody has acted since it was asked.
    """

    MOST_ACTIONS: ClassVar[int] = 6
    SPARES: ClassVar[bool] = False
    acts: tuple[int, ...]
    stale: bool

    def renewed(
        self, answers: tuple[Choice | None, ...], since: int, acts: tuple[int, ...], stale: bool
    ) -> Self:
        """Return the same window with these."""
        return replace(self, answers=answers, since=since, acts=acts, stale=stale)

    def resolve(self, state: S, seat: int, choice: Choice, run: Run) -> None:
        """Carry out one action; it may push frames."""
        raise NotImplementedError

    def closed(self, state: S, run: Run) -> None:
        """Carry out what follows when nobody acted. The window is off the stack by then."""

    def passes_stay(self) -> bool:
        """Return whether a seat that has passed is asked again only if something concerns it: see
        `concern`."""
        return False

    def counts(self, choice: Choice) -> bool:
        """Return whether this act counts towards MOST_ACTIONS. One that does not must be bounded in
        another way."""
        return True

    def spent(self, seat: int) -> bool:
        """Return whether this seat has acted as often as it may, or is not asked at all. `options`
        then leaves out acts that count."""
        return seat not in self.asked or self.acts[self.asked.index(seat)] >= self.MOST_ACTIONS

    def waiting(self, state: S) -> tuple[int, ...]:
        return () if self.stale else super().waiting(state)

    def advance(self, state: S, run: Run) -> None:
        if not self.stale:
            self.opens(run)
        for at, seat in enumerate(self.asked):
            choice = self.answers[at]
            if choice is None or choice in (PASS, CONCERNED):
                continue
            if self._may(state, seat, choice):
                self._act(state, at, seat, choice, run)
                return
        if self.stale or CONCERNED in self.answers:
            state.stack[-1] = self._asked_again(state)
        else:
            state.stack.pop()
            self.closed(state, run)

    def _may(self, state: S, seat: int, choice: Choice) -> bool:
        """Return whether an action can still be carried out after others have acted."""
        if not self.stale:
            return True
        return (self.SPARES or not self.spent(seat)) and choice in self.options(state, seat)

    def _act(self, state: S, at: int, seat: int, choice: Choice, run: Run) -> None:
        answers = (*self.answers[:at], None, *self.answers[at + 1 :])
        acted = self.acts[at] + self.counts(choice)
        acts = (*self.acts[:at], acted, *self.acts[at + 1 :])
        state.stack[-1] = self.renewed(answers, state.number, acts, stale=True)
        self.resolve(state, seat, choice, run)

    def abandoned(self, state: S) -> "OpenWindow[S]":
        """Return the window after an action was abandoned. If it was the first one, the answers of
        the others stand: asking them again would show what they wanted."""
        if not self.stale or self.answers.count(None) > 1:
            return self
        return self.renewed(self.answers, state.number, self.acts, stale=False)

    def _asked_again(self, state: S) -> "OpenWindow[S]":
        """Return the window that asks again. A spent seat passes from now on."""
        answers: list[Choice | None] = []
        for at, seat in enumerate(self.asked):
            spent = self.spent(seat) and not self.SPARES
            stays = self.passes_stay() and self.answers[at] == PASS
            answers.append(PASS if spent or stays else None)
        return self.renewed(tuple(answers), state.number, self.acts, stale=False)


def concern(state: State, seats: Sequence[int]) -> None:
    """Take back the passes of these seats in the window where passes stay.

    Call it for an event that everybody sees, with all seats that it may concern: asking only some
    of them again would show what they want. A seat that wants to be asked may be passed here by
    itself: it is asked when all others have answered, and its next pass stands.
    """
    for at in reversed(range(len(state.stack))):
        window = state.stack[at]
        if isinstance(window, OpenWindow) and window.passes_stay():
            answers = (
                CONCERNED if seat in seats and answer == PASS else answer
                for seat, answer in zip(window.asked, window.answers, strict=True)
            )
            state.stack[at] = window.holding(tuple(answers))
            return


def drop_draft(state: State) -> None:
    """Abandon a draft that was shown to nobody: remove its frame."""
    state.stack.pop()
    if state.stack:
        state.stack[-1] = state.stack[-1].abandoned(state)


@frame
class Vote(Window[S]):
    """Asks seats one after the other to place tokens. Everyone sees at once where they lie; which
    they are shows at the count.

    `placed` holds the answers so far. `in_public` returns the part of an answer that is seen.
    """

    placed: tuple[Choice, ...]

    def with_placed(self, placed: tuple[Choice, ...]) -> Self:
        """Return the same vote after these; the cursor is their number."""
        return replace(self, cursor=len(placed), placed=placed)

    def in_public(self, choice: Choice) -> Choice:
        raise NotImplementedError

    def count(self, state: S, run: Run) -> None:
        """Turn the tokens up when all have voted. The vote is off the stack by then."""
        raise NotImplementedError

    def answer(self, state: S, seat: int, choice: Choice, run: Run) -> None:
        state.stack[-1] = self.with_placed((*self.placed, choice))

    def closed(self, state: S, run: Run) -> None:
        self.count(state, run)

    def seen_by(self, seat: int | None) -> list[Any]:
        plain = self.plain()
        plain[1 + self.FIELDS.index("placed")] = [
            choice if voter == seat else self.in_public(choice)
            for voter, choice in zip(self.order, self.placed, strict=False)
        ]
        return plain


@frame
class Draft(Ask[S]):
    """Puts an offer together in small steps: add a term, drop one, then make the offer.

    `rounds` is how many offers may still be made in this negotiation, this one included; `edits` is
    how often its terms may still be changed.
    """

    other: int
    terms: tuple[Choice, ...]
    rounds: int
    edits: int

    def edited(self, terms: tuple[Choice, ...]) -> Self:
        """Return the draft with these terms, and one edit less."""
        return replace(self, terms=terms, edits=self.edits - 1)

    def offer(self) -> "Deal[S]":
        """Return the offer that these terms make."""
        raise NotImplementedError

    def terms_to_add(self, state: S) -> Sequence[Choice]:
        """Return every transfer that could be added now."""
        raise NotImplementedError

    def options(self, state: S, seat: int) -> list[Choice]:
        options: list[Choice] = [WITHDRAW]
        if self.terms:
            options.append(OFFER)
        if not self.edits:
            return options
        options += [DropTerm(at) for at in range(len(self.terms))]
        return [*options, *self.terms_to_add(state)]

    def answer(self, state: S, seat: int, choice: Choice, run: Run) -> None:
        if isinstance(choice, Withdraw):
            drop_draft(state)
        elif isinstance(choice, Offer):
            state.stack[-1] = self.offer()
        elif isinstance(choice, DropTerm):
            at = choice.point
            state.stack[-1] = self.edited((*self.terms[:at], *self.terms[at + 1 :]))
        else:
            state.stack[-1] = self.edited((*self.terms, choice))


@frame
class Deal(Ask[S]):
    """Asks the player to whom an offer is made: accept, refuse, or make a counter-offer.

    An accepted offer is carried out whole or not at all.
    """

    proposer: int
    terms: tuple[Choice, ...]
    rounds: int

    def counter(self, state: S) -> Draft[S]:
        """Return the draft of a counter-offer, with one round less."""
        raise NotImplementedError

    def feasible(self, state: S) -> bool:
        """Return whether all terms together can be carried out now."""
        raise NotImplementedError

    def carry_out(self, state: S, run: Run) -> None:
        raise NotImplementedError

    def options(self, state: S, seat: int) -> list[Choice]:
        options: list[Choice] = [REFUSE]
        if self.feasible(state):
            options.append(ACCEPT)
        if self.rounds > 1:
            options.append(COUNTER)
        return options

    def answer(self, state: S, seat: int, choice: Choice, run: Run) -> None:
        if isinstance(choice, Counter):
            state.stack[-1] = self.counter(state)
            return
        state.stack.pop()
        if isinstance(choice, Accept):
            self.carry_out(state, run)
