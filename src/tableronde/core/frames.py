"""Frames: what is still to be resolved, as data on a stack inside the state.

A frame is immutable and holds plain values only; moving its cursor puts a new frame in its place.
The top frame either waits for answers (`waiting` names the seats) or is advanced by the kernel.
Turns, phases, battles, windows, votes and deals are all frames.
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
        """Return `[kind, field, field, …]`, secrets included."""
        return [self.KIND, *[getattr(self, name) for name in self.FIELDS]]

    def seen_by(self, seat: int | None) -> list[Any]:
        """Return `plain` with what this seat may not know replaced. Override where a frame holds
        secrets."""
        return self.plain()

    # A frame that works by itself ------------------------------------------------------------

    def advance(self, state: S, run: Run) -> None:
        """Do the next thing: push a frame, move the cursor, or pop.

        Called while `waiting` names nobody.
        """
        raise NotImplementedError

    # A frame that asks -----------------------------------------------------------------------

    def waiting(self, state: S) -> tuple[int, ...]:
        """Return the seats that must answer now. Use public information only: everybody sees it."""
        return ()

    def unprompted(self, state: S) -> tuple[int, ...]:
        """Return the seats that may answer although nobody waits for them: the proposer of an offer
        may withdraw it. Use public information only. Only these seats are told."""
        return ()

    def abandoned(self, state: S) -> "Frame[S]":
        """Return the frame to restore when an action that began here is abandoned before anyone
        else saw it."""
        return self

    def private_talk(self, state: S) -> "Sealed[S] | None":
        """Return the frame of the private talk in which this question is put, if any: this frame or
        one below it.

        The other seats see that everyone in the talk is asked, and no frame above it.
        """
        return None

    def opened(self, state: S) -> int:
        """Return how many answers had been given when this question was put."""
        return state.number

    def prompt(self, state: S, seat: int) -> Prompt:
        """Return why this seat is asked. Everybody is shown it: use public information only."""
        raise NotImplementedError

    def options(self, state: S, seat: int) -> list[Choice]:
        """Return every legal answer, each once. Nothing else decides what is legal."""
        raise NotImplementedError

    def answer(self, state: S, seat: int, choice: Choice, run: Run) -> None:
        """Carry out one of the options, and remove or replace this frame."""
        raise NotImplementedError


@frame
class Sequence(Frame[S]):
    """Steps in the order of the rulebook. The cursor `step` moves before a step is carried out, so
    that a step may push frames. The last one is carried out after the sequence is removed."""

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
    """One question whose options everyone can see: a single one is taken without asking."""

    def waiting(self, state: S) -> tuple[int, ...]:
        return (self.seat,) if len(self.options(state, self.seat)) > 1 else ()

    def advance(self, state: S, run: Run) -> None:
        [only] = self.options(state, self.seat)
        self.answer(state, self.seat, only, run)


@frame
class Window(Frame[S]):
    """Asks seats one after the other, each once. `order` is fixed when the window opens."""

    CURSOR = "cursor"
    order: tuple[int, ...]
    cursor: int

    def at(self, cursor: int) -> Self:
        """Return the same window with another seat to be asked next."""
        raise NotImplementedError  # `frame` writes it

    def still_open(self, state: S) -> bool:
        """Return whether the next seat is asked. Use public information only."""
        return True

    def taken(self, state: S, seat: int, choice: Choice, run: Run) -> None:
        """Carry out the answer of one seat."""
        raise NotImplementedError

    def closed(self, state: S, run: Run) -> None:
        """Carry out what follows the window, which is off the stack by then."""

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
    """Asks several seats at once. No answer shows before all have answered.

    `answers[i]` is the answer of `asked[i]`, or None. Other seats see that a seat has answered
    (`[]`), but not what.
    """

    asked: tuple[int, ...]
    answers: tuple[Choice | None, ...]
    since: int
    """How many answers had been given when the question was put."""

    def holding(self, answers: tuple[Choice | None, ...]) -> Self:
        """Return the same frame with these answers."""
        return replace(self, answers=answers)

    def unsealed(self, state: S, answers: list[Choice], run: Run) -> None:
        """Carry out the answers of all. The frame is off the stack by then."""
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
        """Bar undo: the answers of the others show now, so the last one cannot be changed."""
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
