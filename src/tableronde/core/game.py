"""The contract of a game: everything the rest of the house asks of it."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeAlias, TypeVar

from tableronde.core.chance import Chance
from tableronde.core.choice import Choice, Lexicon, Record
from tableronde.core.errors import (
    BadOption,
    BadSeats,
    ContradictoryOptions,
    FixedComponents,
    HouseData,
    NotOptions,
    OtherData,
    UnknownOption,
    shown,
)
from tableronde.core.event import Run
from tableronde.core.frames import Frame, frame_from
from tableronde.core.state import State
from tableronde.core.views import V, View

S = TypeVar("S", bound=State)


class Option:
    """A choice made for the whole table before it starts; `values` lists all, the default first."""

    __slots__ = ("name", "values")

    def __init__(self, name: str, values: tuple[str, ...]) -> None:
        self.name = name
        self.values = values


class Conversation(NamedTuple):
    """A private talk that goes on: a table measures its time, which no rule of a game can."""

    seats: tuple[int, ...]
    began: int
    """How many answers stood when it began: which one it is."""
    tokens: int
    """How often its measure of time has been paid for; 0: it is free."""
    closing: Choice | None
    """What those who are asked answer when the time is up; None while something else is settled."""


NO_DETAILS: Final[Mapping[str, object]] = {}


class Game(Generic[S, V]):
    """One game, by the types of its state and its view. Subclasses fill in the class attributes
    and override every method below."""

    ID: ClassVar[str]
    RULES: ClassVar[int]
    """Version of the rules: raised when a record of before would play differently."""
    SEATS: ClassVar[range]
    OPTIONS: ClassVar[tuple[Option, ...]] = ()
    LEXICON: ClassVar[Lexicon]
    FRAMES: ClassVar[dict[str, type[Frame[Any]]]]
    DECLINING: ClassVar[frozenset[str]] = frozenset()
    """Verbs that decline what is offered."""
    WINDOWS: ClassVar[dict[str, str]] = {}
    """Prompts that ask seats whether they step in, with the verb that passes: a table can answer
    them by an automatic answer."""
    QUIET: ClassVar[frozenset[str]] = frozenset()
    """Windows that a table passes for a person who has ordered nothing about them."""
    NEGOTIATING: ClassVar[frozenset[str]] = frozenset()
    """Verbs that only begin to negotiate: a seat that can do no more than that in a window is not
    asked where it wants to be asked only if it can act."""
    PUBLIC: ClassVar[frozenset[str]] = frozenset()
    """Prompts whose options follow from what everybody sees: where only one is left, a table takes
    it without asking, unless that could end a free undo."""
    OPEN_REMARKS: ClassVar[frozenset[str]] = frozenset()
    """Verbs of remarks that everybody hears of; the others are private."""
    VIEW: ClassVar[type]
    """The form of what `table` returns, a TypedDict; so are the next two."""
    DETAILS: ClassVar[type]
    """The form of what `details` returns: all keys may be left out."""
    ARGUMENTS: ClassVar[type]
    """The types of the arguments of events and prompts, by name."""
    EVENTS: ClassVar[dict[str, tuple[str, ...]]]
    """Every event this game can tell, with the names of its arguments."""
    PROMPTS: ClassVar[dict[str, tuple[str, ...]]]
    """Every prompt, likewise."""
    NOUNS: ClassVar[dict[str, str]] = {}
    """Names of arguments and fields that point to a component: what its words begin with."""
    RECONSTRUCTED: ClassVar[tuple[tuple[str, str], ...]] = ()
    """Components (noun and name) whose figures are our reconstruction: the rules say so."""
    REASONS: ClassVar[tuple[str, ...]]
    """Every reason a result of this game can have."""

    @property
    def fingerprint(self) -> str:
        """Tells other components from the house's own, whose is empty."""
        return ""

    def with_data(self, data: dict[str, Any], file: str) -> "Game[S, V]":
        """This game with the components that a file describes; what it leaves out is the house's.
        All that is wrong in it is told at once, with the name of the file."""
        raise FixedComponents(file=file, game=self.ID)

    def setup(self, seats: int, options: dict[str, str], run: Run) -> S:
        """A new game, with the frames of the first turn on its stack."""
        raise NotImplementedError

    def contradiction(self, seats: int, options: dict[str, str]) -> ContradictoryOptions | None:
        """The error to raise if these options cannot go together; None if all is well."""
        return None

    def load(self, plain: dict[str, Any]) -> S:
        """The inverse of `State.plain`."""
        raise NotImplementedError

    def remarks(self, state: S, seat: int) -> list[Choice]:
        """What a seat may say at any moment, asked or not: a raised hand, an order for later."""
        return []

    def hand_is_up(self, state: S, seat: int) -> bool:
        """Whether a seat has raised a hand, in a game that knows such: it wants to be asked."""
        return any(choice.VERB == "lower-hand" for choice in self.remarks(state, seat))

    def remark(self, state: S, seat: int, choice: Choice) -> None:
        """Keep what a seat said. At most it takes back a pass that would stand; it asks nobody at
        once, needs no chance, and saying it twice is saying it once."""
        raise NotImplementedError

    def age(self, state: S) -> int:
        """How far a game has come that forgets: what was told until some age (`Event.until`) is
        told in its faded form afterwards, as long as the game goes on. Most games keep all."""
        return 0

    def circle(self, state: S, seat: int) -> tuple[int, ...]:
        """The seats among whom this one may speak in confidence now, itself included; most games
        know no such talk."""
        return ()

    def on_turn(self, state: S) -> int | None:
        """The seat whose turn it is; None between turns, and in a game without turns."""
        return None

    def talk(self, state: S) -> Conversation | None:
        """The private talk of measured length that goes on now; most games know no such talk."""
        return None

    def table(self, state: S) -> V:
        """What everyone sees, spectators too, and nothing else."""
        raise NotImplementedError

    def secrets(self, state: S, seat: int) -> dict[str, object]:
        """The parts of `table` that this seat (`ALL`: all hands open) sees otherwise: its own
        cards in place of their backs. A new dict with the same keys, as far as they differ."""
        raise NotImplementedError

    def resample(self, view: View[V], chance: Chance) -> S:
        """A full state consistent with all that a view tells: every unknown thing dealt anew."""
        raise NotImplementedError

    def worth(self, state: S, seat: int, choice: Choice) -> float:
        """How good an option looks to `seat`, from its own cards and what lies open: for bots.

        The state is one that `resample` made of a view, so nothing hidden can be read off it.
        """
        raise NotImplementedError

    def details(self, record: Record, table: V, seat: int) -> Mapping[str, object]:
        """What the table shows `seat` about the things that a choice names: arguments of its
        sentence beside those of the record. Not to be changed."""
        return NO_DETAILS

    # What all games share --------------------------------------------------------------------

    def stack_from(self, plain: list[list[Any]]) -> list[Frame[Any]]:
        """Return the frames that were written in a state or a view."""
        return [frame_from(frame, self.FRAMES, self.LEXICON) for frame in plain]

    def check_data(self, fingerprint: object) -> None:
        """Refuse what was played with other components."""
        if fingerprint != self.fingerprint:
            raise (OtherData if fingerprint else HouseData)(game=self.ID)

    def check_seats(self, seats: object) -> int:
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.SEATS:
            least, most = self.SEATS[0], self.SEATS[-1]
            given = shown(seats)  # with its quotes, where it is the text "2"
            raise BadSeats(game=self.ID, least=least, most=most, seats=given)
        return seats

    def check_options(self, seats: int, given: Any) -> dict[str, str]:
        """All options with their values, defaults filled in."""
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
    """As options are written: `first: 0` is `first: "0"`, and capitals mean nothing."""
    return (value if isinstance(value, str) else shown(value)).lower()
