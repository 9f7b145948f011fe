"""Frames: what is still to be resolved, as data on a stack inside the state.

A frame is immutable and holds ids only; moving its cursor puts a new frame in its place. The top
frame either waits for answers (`waiting` names the seats) or is advanced by the kernel. There is
no other mechanism for turns, phases, battles, windows, votes and deals.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, TypeVar

from tableronde.core.choice import Choice
from tableronde.core.event import Arguments, Run
from tableronde.core.state import Plain, State

S = TypeVar("S", bound=State)


class Prompt:
    """Why a seat is asked: a key with arguments for the words, and the clauses it rests on."""

    __slots__ = ("arguments", "clauses", "key")

    def __init__(
        self, key: str, clauses: tuple[str, ...], arguments: Arguments | None = None
    ) -> None:
        self.key: Final = key
        self.clauses: Final = clauses
        self.arguments: Final = arguments or {}


class Frame(Generic[S]):
    """The contract of all frames. `FIELDS` names what the constructor takes, in its order."""

    __slots__ = ()
    KIND: ClassVar[str] = ""
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def plain(self) -> list[Plain]:
        """`[kind, field, field, …]`, secrets included."""
        return [self.KIND, *[getattr(self, name) for name in self.FIELDS]]

    def seen_by(self, seat: int | None) -> list[Plain]:
        """As `plain`, with what this seat may not know replaced; override where there is such."""
        return self.plain()

    # A frame that works by itself ------------------------------------------------------------

    def advance(self, state: S, run: Run) -> None:
        """Do the next thing: push a frame, move the cursor, or pop. Nobody is asked meanwhile."""
        raise NotImplementedError

    # A frame that asks -----------------------------------------------------------------------

    def waiting(self, state: S) -> tuple[int, ...]:
        """The seats that must answer now: computed from public information only."""
        return ()

    def unbidden(self, state: S) -> tuple[int, ...]:
        """The seats that may answer though nobody waits for them, as who has made an offer may
        withdraw it: by public information, too. Nobody is told of it but themselves."""
        return ()

    def untouched(self, state: S) -> "Frame[S]":
        """What becomes of this frame when something that somebody began here has come to nothing
        before anybody else saw it."""
        return self

    def door(self, state: S) -> "Sealed[S] | None":
        """The frame behind whose closed door this question is put, if there is one: this one or
        one below. To those outside it everyone inside is asked, by that frame, and what lies above
        it they do not see."""
        return None

    def opened(self, state: S) -> int:
        """The number of answers that had been given when this question was put."""
        return state.number

    def prompt(self, state: S, seat: int) -> Prompt:
        """Why this seat is asked. Everybody is shown it, with its arguments, so that they may hold
        public information only."""
        raise NotImplementedError

    def options(self, state: S, seat: int) -> list[Choice]:
        """Every legal answer, without doubles. There is no second source of legality."""
        raise NotImplementedError

    def answer(self, state: S, seat: int, choice: Choice, run: Run) -> None:
        """Carry out one of the options."""
        raise NotImplementedError


class Sequence(Frame[S]):
    """Named steps in the rulebook's order. The cursor `step` moves before a step is carried out,
    so a step may push whatever it needs; the last step finds the sequence gone."""

    __slots__ = ("step",)
    STEPS: ClassVar[tuple[Callable[[Any, Any, Run], None], ...]] = ()

    def __init__(self, step: int) -> None:
        self.step: Final = step

    def at(self, step: int) -> "Sequence[S]":
        """The same frame with the cursor at another step."""
        raise NotImplementedError

    def advance(self, state: S, run: Run) -> None:
        step = self.step
        if step + 1 == len(self.STEPS):
            state.stack.pop()
        else:
            state.stack[-1] = self.at(step + 1)
        self.STEPS[step](state, self, run)


class Ask(Frame[S]):
    """One question to one seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def waiting(self, state: S) -> tuple[int, ...]:
        return (self.seat,)


class OpenAsk(Ask[S]):
    """One question whose options everyone can see: a single one is taken by itself."""

    __slots__ = ()

    def waiting(self, state: S) -> tuple[int, ...]:
        return (self.seat,) if len(self.options(state, self.seat)) > 1 else ()

    def advance(self, state: S, run: Run) -> None:
        [only] = self.options(state, self.seat)
        self.answer(state, self.seat, only, run)


class Window(Frame[S]):
    """Seats asked one after the other, each once. `order` is fixed when the window opens."""

    __slots__ = ("cursor", "order")

    def __init__(self, order: tuple[int, ...], cursor: int) -> None:
        self.order: Final = order
        self.cursor: Final = cursor

    def at(self, cursor: int) -> "Window[S]":
        raise NotImplementedError

    def still_open(self, state: S) -> bool:
        """Whether the next seat is to be asked at all; public information only."""
        return True

    def taken(self, state: S, seat: int, choice: Choice, run: Run) -> None:
        """The effect of one seat's answer."""
        raise NotImplementedError

    def closed(self, state: S, run: Run) -> None:
        """What follows when the window is over (it is off the stack by then)."""

    def waiting(self, state: S) -> tuple[int, ...]:
        if self.cursor < len(self.order) and self.still_open(state):
            return (self.order[self.cursor],)
        return ()

    def answer(self, state: S, seat: int, choice: Choice, run: Run) -> None:
        state.stack[-1] = self.at(self.cursor + 1)
        self.taken(state, seat, choice, run)

    def advance(self, state: S, run: Run) -> None:
        state.stack.pop()
        self.closed(state, run)


class Sealed(Frame[S]):
    """Several seats asked at once; no answer shows before the last one is in.

    `answers[i]` is the answer of `asked[i]`, or None. Other seats see that somebody has answered
    (`[]`), never what.
    """

    __slots__ = ("answers", "asked", "since")

    def __init__(
        self, asked: tuple[int, ...], answers: tuple[Choice | None, ...], since: int
    ) -> None:
        self.asked: Final = asked
        self.answers: Final = answers
        self.since: Final = since

    def holding(self, answers: tuple[Choice | None, ...]) -> "Sealed[S]":
        """The same frame with these answers."""
        fields: list[Any] = [getattr(self, name) for name in self.FIELDS]
        fields[self.FIELDS.index("answers")] = answers
        return type(self)(*fields)

    def unsealed(self, state: S, answers: list[Choice], run: Run) -> None:
        """All have answered (the frame is off the stack): carry the answers out."""
        raise NotImplementedError

    def waiting(self, state: S) -> tuple[int, ...]:
        answers = self.answers
        return tuple(seat for at, seat in enumerate(self.asked) if answers[at] is None)

    def opened(self, state: S) -> int:
        return self.since

    def answer(self, state: S, seat: int, choice: Choice, run: Run) -> None:
        at = self.asked.index(seat)
        state.stack[-1] = self.holding((*self.answers[:at], choice, *self.answers[at + 1 :]))

    def advance(self, state: S, run: Run) -> None:
        self.opens(run)
        state.stack.pop()
        self.unsealed(state, [answer for answer in self.answers if answer is not None], run)

    def opens(self, run: Run) -> None:
        """What the others have answered shows now: who was last cannot answer otherwise."""
        run.revealed = run.revealed or len(self.asked) > 1

    def seen_by(self, seat: int | None) -> list[Plain]:
        hidden = [
            answer if answer is None or asked == seat else ()
            for asked, answer in zip(self.asked, self.answers, strict=True)
        ]
        plain = self.plain()
        plain[1 + self.FIELDS.index("answers")] = hidden
        return plain


def thaw(value: Plain) -> Any:
    """Lists that came from JSON as the tuples that frames hold."""
    return tuple(thaw(item) for item in value) if isinstance(value, list | tuple) else value


def frame_from(plain: Plain, kinds: dict[str, type[Frame[Any]]]) -> Frame[Any]:
    return kinds[plain[0]](*(thaw(value) for value in plain[1:]))
