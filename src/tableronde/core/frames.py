"""Frames: what is still to be resolved, as data on a stack inside the state.

A frame is immutable and holds ids only; moving its cursor puts a new frame in its place. The top
frame either waits for answers (`waiting` names the seats) or is advanced by the kernel. There is
no other mechanism for turns, phases, battles, windows, votes and deals.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Final,
    Generic,
    Self,
    TypeVar,
    cast,
    dataclass_transform,
    get_args,
    get_type_hints,
)

from tableronde.core.choice import Choice, Lexicon
from tableronde.core.declared import Constant, init_fields, replace, thaw, write_replacer
from tableronde.core.event import Arguments, Run

if TYPE_CHECKING:
    from tableronde.core.state import State

S = TypeVar("S", bound="State")
F = TypeVar("F", bound="Frame[Any]")


class Prompt:
    """Why a seat is asked: a key with arguments for the words, and the clauses it rests on."""

    __slots__ = ("arguments", "clauses", "key")

    def __init__(
        self, key: str, clauses: tuple[str, ...], arguments: Arguments | None = None
    ) -> None:
        self.key: Final = key
        self.clauses: Final = clauses
        self.arguments: Final = arguments or {}


@dataclass_transform(eq_default=False, frozen_default=True, field_specifiers=(field,))
def frame(cls: type[F]) -> type[F]:
    """Make the constructor of a frame from the fields that its class declares, and `at` where it
    has a cursor. (Frozen for type checkers only: it costs nothing at run time.)"""
    made = dataclass(eq=False)(cls)
    made.FIELDS = tuple(each.name for each in init_fields(made))
    if made.CURSOR and "at" not in vars(made):
        cast(Any, made).at = write_replacer(made, (made.CURSOR,))
    return made


class Frame(Constant, Generic[S]):
    """The contract of all frames. A subclass is decorated with `frame` and declares its fields."""

    KIND: ClassVar[str] = ""
    CURSOR: ClassVar[str] = ""
    """The field that `at` replaces."""
    FIELDS: ClassVar[tuple[str, ...]] = ()
    """What the constructor takes, in its order."""
    CHOICES: ClassVar[frozenset[str]]
    """Those of them that hold choices: see `choice_fields`."""

    def plain(self) -> list[Any]:
        """`[kind, field, field, …]`, secrets included."""
        return [self.KIND, *[getattr(self, name) for name in self.FIELDS]]

    def seen_by(self, seat: int | None) -> list[Any]:
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


@frame
class Sequence(Frame[S]):
    """Named steps in the rulebook's order. The cursor `step` moves before a step is carried out,
    so a step may push whatever it needs; the last step finds the sequence gone."""

    CURSOR = "step"
    STEPS: ClassVar[tuple[Callable[[Any, Any, Run], None], ...]] = ()
    step: int = field(default=0, kw_only=True)

    def at(self, step: int) -> Self:
        """Return the same frame with the cursor at another step."""
        raise NotImplementedError  # `frame` writes it

    def advance(self, state: S, run: Run) -> None:
        step = self.step
        if step + 1 == len(self.STEPS):
            state.stack.pop()
        else:
            state.stack[-1] = self.at(step + 1)
        self.STEPS[step](state, self, run)


@frame
class Ask(Frame[S]):
    """One question to one seat."""

    seat: int

    def waiting(self, state: S) -> tuple[int, ...]:
        return (self.seat,)


@frame
class OpenAsk(Ask[S]):
    """One question whose options everyone can see: a single one is taken by itself."""

    def waiting(self, state: S) -> tuple[int, ...]:
        return (self.seat,) if len(self.options(state, self.seat)) > 1 else ()

    def advance(self, state: S, run: Run) -> None:
        [only] = self.options(state, self.seat)
        self.answer(state, self.seat, only, run)


@frame
class Window(Frame[S]):
    """Seats asked one after the other, each once. `order` is fixed when the window opens."""

    CURSOR = "cursor"
    order: tuple[int, ...]
    cursor: int

    def at(self, cursor: int) -> Self:
        """Return the same window with another seat to be asked next."""
        raise NotImplementedError  # `frame` writes it

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


@frame
class Sealed(Frame[S]):
    """Several seats asked at once; no answer shows before the last one is in.

    `answers[i]` is the answer of `asked[i]`, or None. Other seats see that somebody has answered
    (`[]`), never what.
    """

    asked: tuple[int, ...]
    answers: tuple[Choice | None, ...]
    since: int
    """How many answers had been given when the question was put."""

    def holding(self, answers: tuple[Choice | None, ...]) -> Self:
        """Return the same frame with these answers."""
        return replace(self, answers=answers)

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

    def seen_by(self, seat: int | None) -> list[Any]:
        hidden = [
            answer if answer is None or asked == seat else ()
            for asked, answer in zip(self.asked, self.answers, strict=True)
        ]
        plain = self.plain()
        plain[1 + self.FIELDS.index("answers")] = hidden
        return plain


def frame_from(
    plain: list[Any], kinds: dict[str, type[Frame[Any]]], lexicon: Lexicon
) -> Frame[Any]:
    """Return the frame that `plain` was made of."""
    kind = kinds[plain[0]]
    choices = choice_fields(kind)
    values = {
        name: _restored(value, lexicon) if name in choices else thaw(value)
        for name, value in zip(kind.FIELDS, plain[1:], strict=False)
    }
    return kind(**values)


def choice_fields(kind: type[Frame[Any]]) -> frozenset[str]:
    """Return the names of the fields that hold choices."""
    if "CHOICES" not in vars(kind):
        types = get_type_hints(kind)
        kind.CHOICES = frozenset([name for name in kind.FIELDS if _holds_choices(types[name])])
    return kind.CHOICES


def _holds_choices(kind: Any) -> bool:
    if isinstance(kind, type) and issubclass(kind, Choice):
        return True
    return any(map(_holds_choices, get_args(kind)))


def _restored(value: Any, lexicon: Lexicon) -> Any:
    """Return the choice, or the tuple of choices, that was written as lists."""
    if not isinstance(value, list | tuple):
        return value
    if value and isinstance(value[0], str):
        return lexicon.restore(value)
    return tuple(_restored(item, lexicon) for item in value)
