"""Choices: tuples inside, named records and one-line notation at every border.

Inside, a choice is a tuple of a verb and small ints. Each verb is a class that names them, as
`typing.NamedTuple` does:

    Card = Annotated[int, Field("card", CARDS)]

    class Attack(Choice):
        card: Card
        region: Region

`Attack(4, 2)` is the tuple `("attack", 4, 2)`, whose `card` is 4. The record
`{"do": "attack", "card": "red-knight", "region": 3}` and the notation `attack red-knight 3` follow
from the same class, by way of the game's `Lexicon`.
"""

import re
from collections import namedtuple
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import (
    Any,
    ClassVar,
    Final,
    Self,
    TypeAlias,
    cast,
    dataclass_transform,
    get_type_hints,
)

from tableronde.core.errors import (
    BadField,
    BadNotation,
    MalformedChoice,
    UnknownVerb,
    WrongFields,
    shown,
)

NamedChoice: TypeAlias = dict[str, Any]
_LARGEST: Final = 10**9  # nothing on any table is counted so high
_MOST_KEPT: Final = 10_000


class Field:
    """What kind of thing on the table a number of a choice points to.

    With `names` the border form is `names[value]`; without, it is the number `value + base`. In
    records a field has the name of its attribute, unless it is given another `name`.
    """

    __slots__ = ("base", "name", "names", "numbers", "thing")

    def __init__(
        self, thing: str, names: tuple[str, ...] = (), base: int = 0, name: str = ""
    ) -> None:
        self.name: Final = name
        self.thing: Final = thing
        self.names: Final = names
        self.base: Final = base
        self.numbers: Final = {text: number for number, text in enumerate(names)}

    def named(self, name: str) -> "Field":
        """Return the same field with this name, if it has none of its own."""
        return self if self.name else Field(self.thing, self.names, self.base, name)

    def outward(self, value: int) -> str | int:
        """Return the border form of a number."""
        return self.names[value] if self.names else value + self.base

    def inward(self, value: object) -> int | None:
        """Return the inner number, or None if `value` is nothing that this field can hold."""
        if self.names:
            return self.numbers.get(value) if isinstance(value, str) else None
        if isinstance(value, int) and not isinstance(value, bool) and abs(value) < _LARGEST:
            return value - self.base
        return None


Verbs: TypeAlias = Mapping[str, tuple[Field, ...]]
"""The fields of each verb."""


def _kebab(name: str) -> str:
    """Return `take-tile` for `TakeTile`."""
    return re.sub(r"(?<=.)(?=[A-Z])", "-", name).lower()


def _complete(cls: "type[Choice]", verb: str, fields: dict[str, Field]) -> None:
    """Give a class its verb, its fields, a constructor that takes them, and attributes that read
    them as fast as those of a named tuple."""
    names = [*fields]
    cls.VERB = verb
    cls.FIELDS = tuple(fields.values())
    readers = namedtuple("readers", ["verb", *names])  # type: ignore[misc]
    for name in names:
        setattr(cls, name, vars(readers)[name])
    values = ", ".join([repr(verb), *names])
    source = f"def __new__({', '.join(['cls', *names])}):\n return make(cls, ({values},))"
    written: dict[str, Any] = {"make": tuple.__new__}
    exec(source, written)
    # Choices never change, and rules ask for the same ones again and again.
    cast(Any, cls).__new__ = staticmethod(lru_cache(_MOST_KEPT)(written["__new__"]))


@dataclass_transform(eq_default=False, frozen_default=True)
class Choice(tuple[object, ...]):
    """One answer to a question. A subclass is one verb: its name in kebab case, or `verb`."""

    VERB: ClassVar[str]
    FIELDS: ClassVar[tuple[Field, ...]]

    def __init_subclass__(cls, verb: str = "") -> None:
        """Read what the body of a class declares."""
        fields = {
            attribute: field.named(attribute)
            for attribute, hint in get_type_hints(cls, include_extras=True).items()
            for field in getattr(hint, "__metadata__", ())
            if isinstance(field, Field)
        }
        _complete(cls, verb or _kebab(cls.__name__), fields)

    @classmethod
    def of(cls, values: Iterable[object]) -> Self:
        """Return the choice that these numbers make, the verb first."""
        return tuple.__new__(cls, values)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The values of the fields, in their order."""
        return cast(tuple[int, ...], self[1:])

    def __getnewargs__(self) -> Any:
        """Return what the constructor takes, for `pickle` and `copy`."""
        return self[1:]


class Pass(Choice):
    """Do nothing in a window, or no more of it."""


class Concerned(Choice):
    """Stand in place of a pass that no longer stands. It is no option, so that a seat that has it
    is asked again; and others see it no more than what the seat may have wanted."""


UNSEEN: Final = Choice()
"""What a view tells in place of a choice that its viewer may not know."""
PASS: Final = Pass()
CONCERNED: Final = Concerned()


class Lexicon:
    """The verbs of a game, and their choices as records and notation."""

    __slots__ = ("_names", "_records", "game", "kinds", "verbs")

    def __init__(self, game: str, kinds: Iterable[type[Choice]]) -> None:
        self.game: Final = game
        self.kinds: Final = {kind.VERB: kind for kind in kinds}
        self.verbs: Final[Verbs] = {verb: kind.FIELDS for verb, kind in self.kinds.items()}
        self._records: Final[dict[Choice, NamedChoice]] = {}
        self._names: Final = {
            verb: {"do", *(field.name for field in fields)} for verb, fields in self.verbs.items()
        }

    def restore(self, plain: Sequence[Any]) -> Choice:
        """Return the choice that was written as a list of its verb and its numbers."""
        verb, *values = plain
        kind = Concerned if verb == Concerned.VERB else self.kinds[verb]
        inner = (self.restore(each) if isinstance(each, list | tuple) else each for each in values)
        return kind.of((verb, *inner))

    def named(self, choice: Choice) -> NamedChoice:
        """The named form of a choice."""
        return self.all_named((choice,))[0]

    def all_named(self, choices: Iterable[Choice]) -> list[NamedChoice]:
        """The named forms of choices."""
        return [record.copy() for record in self.shared_named(choices)]

    def shared_named(self, choices: Iterable[Choice]) -> list[NamedChoice]:
        """The same, to be read and not to be changed: most are asked for again and again."""
        known = self._records
        return [known.get(choice) or self._named(choice) for choice in choices]

    def _named(self, choice: Choice) -> NamedChoice:
        record: NamedChoice = {"do": choice.VERB}
        for field, value in zip(choice.FIELDS, choice.numbers, strict=True):
            record[field.name] = field.outward(value)
        if len(self._records) < _MOST_KEPT:
            self._records[choice] = record
        return record

    def choice(self, record: object) -> Choice:
        """The inner form of a record that came from outside; whatever is wrong in it is named."""
        if not isinstance(record, (dict, Mapping)):  # a dict is seen at once to be one
            raise MalformedChoice(choice=_told(record), game=self.game)
        verb = record.get("do")
        if not isinstance(verb, str) or verb not in self.verbs:
            raise self._unknown_verb(record)
        if record.keys() != self._names[verb]:
            listed = ", ".join(sorted(self._names[verb]))
            raise WrongFields(choice=_told(record), game=self.game, verb=verb, fields=listed)
        return self._built(record, verb, record)

    def text(self, choice: Choice) -> str:
        """Return the notation of a choice, such as `attack red-knight 3`."""
        pairs = zip(choice.FIELDS, choice.numbers, strict=True)
        return " ".join((choice.VERB, *(str(field.outward(value)) for field, value in pairs)))

    def parse(self, text: str) -> Choice:
        """The inner form of a notation such as `attack red-knight 3`."""
        words = text.split()
        if not words or words[0] not in self.verbs:
            raise self._unknown_verb(text)
        verb, fields = words[0], self.verbs[words[0]]
        if len(words) != len(fields) + 1:
            form = " ".join((verb, *(f"<{field.name}>" for field in fields)))
            raise BadNotation(choice=_told(text), game=self.game, form=form)
        values: NamedChoice = {}
        for field, word in zip(fields, words[1:], strict=True):
            number = word.removeprefix("-")
            plain_number = not field.names and number.isascii() and number.isdigit()
            values[field.name] = int(word) if plain_number and len(number) < 10 else word
        return self._built(text, verb, values)

    def _built(self, given: object, verb: str, values: Mapping[str, Any]) -> Choice:
        """The choice of these values, which were given in this form."""
        kind = self.kinds[verb]
        numbers: list[object] = [verb]
        for field in kind.FIELDS:
            value = field.inward(values[field.name])
            if value is None:
                bad = shown(values[field.name])
                raise BadField(choice=_told(given), game=self.game, field=field.name, value=bad)
            numbers.append(value)
        return kind.of(numbers)

    def _unknown_verb(self, given: object) -> UnknownVerb:
        return UnknownVerb(choice=_told(given), game=self.game, verbs=", ".join(self.verbs))


def _told(given: object) -> str:
    """What was given as a choice, for a sentence: a notation as it is."""
    return given[:80] if isinstance(given, str) else shown(given)
