"""The kernel proper: settle what goes by itself, say who must decide what, carry out answers."""

from collections.abc import Iterable
from typing import Any, Final

from tableronde.core.choice import Choice, Record
from tableronde.core.errors import StuckGame
from tableronde.core.event import Arguments, Run
from tableronde.core.game import Game
from tableronde.core.state import Plain, State

_STEPS_WITHOUT_A_QUESTION: Final = 10_000


def settle(state: State, run: Run) -> tuple[int, ...]:
    """Advance frames until somebody must decide or the game is over; returns who must."""
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
    """Carry out one option of a seat that is asked, then settle; returns who is asked next.

    The caller has checked that it is one of the options.
    """
    top = state.stack[-1]
    state.number += 1
    top.answer(state, seat, choice, run)
    return settle(state, run)


class Decision:
    """An open question as everyone outside meets it: who must decide what, and why."""

    __slots__ = ("arguments", "clauses", "id", "may_decline", "options", "prompt", "seat")

    def __init__(
        self,
        identity: str,
        seat: int,
        prompt: str,
        arguments: Arguments,
        options: list[Record],
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

    def plain(self) -> Plain:
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


def waiting(state: State) -> tuple[int, ...]:
    """The seats that must decide something now."""
    return state.stack[-1].waiting(state) if state.stack else ()


def decision_id(state: State, seat: int) -> str:
    """Stays the same while the question stands, whoever else answers meanwhile."""
    return f"{state.stack[-1].opened(state)}.{seat}"


def pending(game: Game[Any], state: State) -> list[Decision]:
    """Who must decide what, and why."""
    return [decision(game, state, seat) for seat in waiting(state)]


def decision(
    game: Game[Any], state: State, seat: int, options: list[Choice] | None = None
) -> Decision:
    """The question to this seat; `options`, where the caller has them, are those of its frame."""
    top = state.stack[-1]
    prompt = top.prompt(state, seat)
    if options is None:
        options = top.options(state, seat)
    return Decision(
        identity=decision_id(state, seat),
        seat=seat,
        prompt=prompt.key,
        arguments=prompt.arguments,
        options=game.LEXICON.records(options),
        may_decline=any(choice[0] in game.DECLINING for choice in options),
        clauses=prompt.clauses,
    )


def view(game: Game[Any], state: State, seat: int | None) -> Plain:
    """The only way information leaves the kernel for a person or a bot."""
    return _view(game, state, seat, _open_view(game, state))


def views(game: Game[Any], state: State, seats: Iterable[int | None]) -> dict[int | None, Plain]:
    """The views of several seats, which share what is open: to be read, not to be changed."""
    shared = _open_view(game, state)
    return {seat: _view(game, state, seat, shared) for seat in seats}


def _view(game: Game[Any], state: State, seat: int | None, shared: Plain) -> Plain:
    table = shared["table"]
    return {
        **shared,
        "seat": seat,
        "frames": [frame.seen_by(seat) for frame in state.stack],
        "table": table if seat is None else {**table, **game.secrets(state, seat)},
    }


def _open_view(game: Game[Any], state: State) -> Plain:
    """What all views of a position have in common."""
    questions = []
    for asked in waiting(state):
        prompt = state.stack[-1].prompt(state, asked)
        questions.append(
            {
                "id": decision_id(state, asked),
                "seat": asked,
                "prompt": prompt.key,
                "arguments": prompt.arguments,
                "clauses": list(prompt.clauses),
            }
        )
    return {
        "game": game.ID,
        "seats": state.seats,
        "number": state.number,
        "waiting": questions,
        "result": None if state.result is None else state.result.plain(),
        "table": game.table(state),
    }
