"""The kernel: resolve what needs no decision, tell who must decide what, carry out answers."""

from collections.abc import Iterable
from typing import Any, Final

from tableronde.core.choice import Choice, NamedChoice
from tableronde.core.errors import StuckGame
from tableronde.core.event import ALL, Arguments, Run
from tableronde.core.frames import Frame
from tableronde.core.game import AnyGame
from tableronde.core.state import State
from tableronde.core.views import DecisionView, View, WaitingView

_STEPS_WITHOUT_A_QUESTION: Final = 10_000


def settle(state: State, run: Run) -> tuple[int, ...]:
    """Advance frames until somebody must decide or the game is over; return the seats that must."""
    stack = state.stack
    for _ in range(_STEPS_WITHOUT_A_QUESTION):
        if not stack:
            return ()
        top = stack[-1]
        seats = top.waiting(state)
        if seats:
            return seats
        top.advance(state, run)
    raise StuckGame(f"no question after {_STEPS_WITHOUT_A_QUESTION} steps; the stack is {stack!r}")


def apply(state: State, seat: int, choice: Choice, run: Run) -> tuple[int, ...]:
    """Carry out an option of a seat that is asked, then settle; return the seats asked next.

    The caller has checked that it is one of the options.
    """
    top = state.stack[-1]
    state.number += 1
    top.answer(state, seat, choice, run)
    return settle(state, run)


class Decision:
    """An open question: who must decide what, and why.

    `id` names it in an answer and `seat` is who is asked. `prompt` is a key for the question, with
    its `arguments`; `clauses` are the rules behind it. `options` lists all possible answers, each a
    dict with the verb under "do". With `may_decline` one of them passes or ends something.

    >>> tableronde.new("avalon", seats=2, seed=7).pending()
    [<Decision 0.0 seat 0 play: 63 options>]
    """

    __slots__ = ("arguments", "clauses", "id", "may_decline", "options", "prompt", "seat")

    def __init__(
        self,
        identity: str,
        seat: int,
        prompt: str,
        arguments: Arguments,
        options: list[NamedChoice],
        may_decline: bool,
        clauses: tuple[str, ...],
    ) -> None:
        self.id = identity
        self.seat: Final = seat
        self.prompt: Final = prompt
        self.arguments: Final = arguments
        self.options: Final = options
        self.may_decline: Final = may_decline
        self.clauses: Final = clauses

    def plain(self) -> DecisionView:
        """Return it as plain data, as bots and programs get it."""
        return {
            "id": self.id,
            "seat": self.seat,
            "prompt": self.prompt,
            "arguments": self.arguments,
            "options": self.options,
            "may_decline": self.may_decline,
            "clauses": list(self.clauses),
        }

    def __repr__(self) -> str:
        return f"<Decision {self.id} seat {self.seat} {self.prompt}: {len(self.options)} options>"


def _asking(state: State) -> "Frame[Any] | None":
    """Return the frame that asks; None once the game is over."""
    return state.stack[-1] if state.stack and state.result is None else None


def waiting(state: State) -> tuple[int, ...]:
    """Return the seats that must decide something now."""
    top = _asking(state)
    return () if top is None else top.waiting(state)


def unprompted(state: State) -> tuple[int, ...]:
    """Return the seats that may decide something although nobody waits for them."""
    top = _asking(state)
    return () if top is None else top.unprompted(state)


def decision_id(state: State, seat: int) -> str:
    """Return the id of a decision. It stays the same while other seats answer."""
    return f"{state.stack[-1].opened(state)}.{seat}"


def pending(game: AnyGame, state: State) -> list[Decision]:
    """Return who must decide what, and why."""
    return [decision(game, state, seat) for seat in waiting(state)]


def decision(
    game: AnyGame,
    state: State,
    seat: int,
    options: list[Choice] | None = None,
    shared: bool = False,
) -> Decision:
    """Return the question to this seat. `options` are those of its frame, if the caller has them.
    With `shared`, the options are not copied and must not be changed."""
    top = state.stack[-1]
    prompt = top.prompt(state, seat)
    if options is None:
        options = top.options(state, seat)
    lexicon = game.LEXICON
    return Decision(
        identity=decision_id(state, seat),
        seat=seat,
        prompt=prompt.key,
        arguments=prompt.arguments,
        options=lexicon.shared_named(options) if shared else lexicon.all_named(options),
        may_decline=not game.DECLINING.isdisjoint([choice.VERB for choice in options]),
        clauses=prompt.clauses,
    )


def view(game: AnyGame, state: State, seat: int | None) -> View[Any]:
    """Return what a seat sees. Persons and bots get information from the kernel in no other way."""
    return views(game, state, (seat,))[seat]


def views(
    game: AnyGame, state: State, seats: Iterable[int | None], branch: str = ""
) -> dict[int | None, View[Any]]:
    """Return the views of several seats. They share parts and must not be changed. `branch` is
    added to the ids of decisions."""
    stack = state.stack
    top = _asking(state)
    asked = [] if top is None else _questions(state, top, waiting(state), top.opened(state), branch)
    shared = _open_view(game, state, asked)
    talk = None if top is None else top.private_talk(state)
    if talk is None:
        return {seat: _view(game, state, seat, shared, stack) for seat in seats}
    # When each of those inside was last asked is theirs, too.
    inside = _questions(state, talk, talk.asked, state.number, branch)
    outside: View[Any] = {**shared, "waiting": inside}
    below = stack[: stack.index(talk) + 1]
    return {
        seat: _view(game, state, seat, shared, stack)
        if seat == ALL or seat in talk.asked
        else _view(game, state, seat, outside, below)
        for seat in seats
    }


def _view(
    game: AnyGame, state: State, seat: int | None, shared: View[Any], stack: list[Frame[Any]]
) -> View[Any]:
    table = shared["table"]
    return {
        **shared,
        "seat": seat,
        "frames": [frame.seen_by(seat) for frame in stack],
        "table": table if seat is None else {**table, **game.secrets(state, seat)},
    }


def _open_view(game: AnyGame, state: State, asked: list[WaitingView]) -> View[Any]:
    """Return what all views of a position have in common."""
    return {
        "game": game.ID,
        "seats": state.seats,
        "seat": None,
        "number": state.number,
        "waiting": asked,
        "frames": [],
        "result": None if state.result is None else state.result.plain(),
        "table": game.table(state),
    }


def _questions(
    state: State, frame: Frame[Any], seats: tuple[int, ...], opened: int, branch: str
) -> list[WaitingView]:
    """Return whom a frame asks, and why."""
    questions: list[WaitingView] = []
    for seat in seats:
        prompt = frame.prompt(state, seat)
        questions.append(
            {
                "id": f"{opened}.{seat}{branch}",
                "seat": seat,
                "prompt": prompt.key,
                "arguments": prompt.arguments,
                "clauses": list(prompt.clauses),
            }
        )
    return questions
