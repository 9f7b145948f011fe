"""The contract of a game: everything that the rest of the program asks of it."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeAlias, TypeVar

from tableronde.core.chance import Chance
from tableronde.core.choice import Choice, Lexicon, NamedChoice
from tableronde.core.errors import (
    BadOption,
    BadSeats,
    ContradictoryOptions,
    CustomComponents,
    FixedComponents,
    NotOptions,
    StandardComponents,
    UnknownOption,
    shown,
)
from tableronde.core.event import Run
from tableronde.core.frames import Frame, frame_from
from tableronde.core.state import State
from tableronde.core.views import V, View

S = TypeVar("S", bound=State)


class Option:
    """A variant chosen for a table before it starts. `values` lists all, the default first."""

    __slots__ = ("name", "values")

    def __init__(self, name: str, values: tuple[str, ...]) -> None:
        self.name = name
        self.values = values


class TimedTalk(NamedTuple):
    """A private talk that goes on. A table measures its time, because rules know no time."""

    seats: tuple[int, ...]
    began: int
    """How many answers stood when it began. It tells one talk from another."""
    tokens: int
    """How many times its span of time has been paid for; 0: it is free."""
    closing: Choice | None
    """The answer of those who are asked when the time is up; None while another matter is open."""


NO_DETAILS: Final[Mapping[str, object]] = {}


class Game(Generic[S, V]):
    """One game, by the types of its state and its view. Subclasses fill in the class attributes
    and override every method below."""

    ID: ClassVar[str]
    RULES: ClassVar[int]
    """Version of the rules. Raise it when older records would replay differently."""
    SEATS: ClassVar[range]
    OPTIONS: ClassVar[tuple[Option, ...]] = ()
    LEXICON: ClassVar[Lexicon]
    FRAMES: ClassVar[dict[str, type[Frame[Any]]]]
    DECLINING: ClassVar[frozenset[str]] = frozenset()
    """Verbs that decline what is offered."""
    WINDOWS: ClassVar[dict[str, str]] = {}
    """Prompts that ask seats whether they intervene, with the verb that passes: a table can answer
    them automatically."""
    QUIET: ClassVar[frozenset[str]] = frozenset()
    """Windows that a table passes for a person who has set no automatic answer for them."""
    NEGOTIATING: ClassVar[frozenset[str]] = frozenset()
    """Verbs that only begin to negotiate. A seat with the automatic answer 'only if I can act' is
    not asked in a window where it can do no more than that."""
    PUBLIC: ClassVar[frozenset[str]] = frozenset()
    """Prompts whose options follow from what everybody sees. If only one option is left, a table
    takes it without asking, unless that could end a free undo."""
    OPEN_REMARKS: ClassVar[frozenset[str]] = frozenset()
    """Verbs of remarks that everybody is told; the others are private."""
    VIEW: ClassVar[type]
    """The form of what `table` returns, a TypedDict; so are the next two."""
    DETAILS: ClassVar[type]
    """The form of what `details` returns: all keys may be left out."""
    ARGUMENTS: ClassVar[type]
    """The types of the arguments of events and prompts, by name."""
    EVENTS: ClassVar[dict[str, tuple[str, ...]]]
    """Every event of this game, with the names of its arguments."""
    PROMPTS: ClassVar[dict[str, tuple[str, ...]]]
    """Every prompt, with the names of its arguments."""
    NOUNS: ClassVar[dict[str, str]] = {}
    """Names of arguments and fields that name a component, each with the prefix of its words."""
    RECONSTRUCTED: ClassVar[tuple[tuple[str, str], ...]] = ()
    """Components (noun and name) whose figures are our reconstruction, as docs/rules says."""
    REASONS: ClassVar[tuple[str, ...]]
    """Every reason a result of this game can have."""

    @property
    def fingerprint(self) -> str:
        """A name for the components: empty for the standard ones."""
        return ""

    def with_data(self, data: dict[str, Any], file: str) -> "Game[S, V]":
        """Return this game with the components that a file describes; what the file leaves out is
        standard. Raise one error that lists everything wrong in it."""
        raise FixedComponents(file=file, game=self.ID)

    def setup(self, seats: int, options: dict[str, str], run: Run) -> S:
        """Return the state of a new game, with the frames of the first turn on its stack."""
        raise NotImplementedError

    def contradiction(self, seats: int, options: dict[str, str]) -> ContradictoryOptions | None:
        """Return the error to raise if these options exclude each other, else None."""
        return None

    def load(self, plain: dict[str, Any]) -> S:
        """Return the state that `State.plain` was called on."""
        raise NotImplementedError

    def remarks(self, state: S, seat: int) -> list[Choice]:
        """Return what a seat may say at any moment, asked or not: a raised hand, an order."""
        return []

    def hand_is_up(self, state: S, seat: int) -> bool:
        """Return whether a seat has raised a hand: it wants to be asked."""
        return any(choice.VERB == "lower-hand" for choice in self.remarks(state, seat))

    def remark(self, state: S, seat: int, choice: Choice) -> None:
        """Keep what a seat said. It may take back a pass of that seat, but asks nobody and uses no
        chance. The same remark twice has the effect of one."""
        raise NotImplementedError

    def age(self, state: S) -> int:
        """Return the age of the game. An event with `until` is told in its shorter form once the
        game is older, until it is over. Most games have no such events."""
        return 0

    def circle(self, state: S, seat: int) -> tuple[int, ...]:
        """Return the seats in a private talk with this one now, itself included. Most games have no
        private talks."""
        return ()

    def on_turn(self, state: S) -> int | None:
        """Return the seat whose turn it is; None between turns, and in a game without turns."""
        return None

    def talk(self, state: S) -> TimedTalk | None:
        """Return the private talk with a time limit that goes on now. Most games have none."""
        return None

    def table(self, state: S) -> V:
        """Return what everyone sees, spectators too, and nothing else."""
        raise NotImplementedError

    def secrets(self, state: S, seat: int) -> dict[str, object]:
        """Return the parts of `table` that this seat (`ALL`: with all hands open) sees differently:
        a new dict with those keys of `table` that differ."""
        raise NotImplementedError

    def resample(self, view: View[V], chance: Chance) -> S:
        """Return a full state consistent with a view: everything hidden is dealt again at random.

        The state must depend on nothing but the view and `chance`.
        """
        raise NotImplementedError

    def worth(self, state: S, seat: int, choice: Choice) -> float:
        """Return how good an option looks to `seat`, for bots.

        The state is one that `resample` made of the seat's view, so it holds no secrets of others.
        """
        raise NotImplementedError

    def details(self, record: NamedChoice, table: V, seat: int) -> Mapping[str, object]:
        """Return what the table shows `seat` about the things that a choice names: more arguments
        of its sentence. The caller must not change it."""
        return NO_DETAILS

    # What all games share --------------------------------------------------------------------

    def stack_from(self, plain: list[list[Any]]) -> list[Frame[Any]]:
        """Return the frames that were written in a state or a view."""
        return [frame_from(frame, self.FRAMES, self.LEXICON) for frame in plain]

    def check_data(self, fingerprint: object) -> None:
        """Raise an error if a game was played with other components."""
        if fingerprint != self.fingerprint:
            raise (CustomComponents if fingerprint else StandardComponents)(game=self.ID)

    def check_seats(self, seats: object) -> int:
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.SEATS:
            least, most = self.SEATS[0], self.SEATS[-1]
            given = shown(seats)  # with its quotes, where it is the text "2"
            raise BadSeats(game=self.ID, least=least, most=most, seats=given)
        return seats

    def check_options(self, seats: int, given: Any) -> dict[str, str]:
        """Return all options with their values, defaults filled in."""
        known = {option.name: option for option in self.OPTIONS}
        if not isinstance(given, Mapping):
            raise NotOptions(game=self.ID, options=shown(given))
        for name in given:
            if name not in known:
                listed = ", ".join(known) or "none"
                raise UnknownOption(game=self.ID, option=name, options=listed)
        options = {}
        for option in self.OPTIONS:
            value = _option_text(given.get(option.name, option.values[0]))
            if value not in option.values:
                values = ", ".join(option.values)
                raise BadOption(game=self.ID, option=option.name, value=value, values=values)
            options[option.name] = value
        clash = self.contradiction(seats, options)
        if clash is not None:
            raise clash
        return options


AnyGame: TypeAlias = Game[Any, Any]


def _option_text(value: object) -> str:
    """Return the value of an option as text in lower case: `first: 0` is `first: "0"`."""
    return (value if isinstance(value, str) else shown(value)).lower()
