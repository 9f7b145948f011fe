"""Choices: tuples inside, named records and one-line notation at every border.

Inside, a choice is a tuple of a verb and small ints: `("attack", 4, 2)`. The fields of each verb
are declared once, in a game's `Lexicon`; the record `{"do": "attack", "card": "red-knight",
"region": 3}` and the notation `attack red-knight 3` follow from that.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias

from tableronde.core.errors import (
    BadField,
    BadNotation,
    MalformedChoice,
    UnknownVerb,
    WrongFields,
    shown,
)

Choice: TypeAlias = tuple[Any, ...]
Record: TypeAlias = dict[str, Any]
_LARGEST: Final = 10**9  # nothing on any table is counted so high
_MOST_KEPT: Final = 10_000


class Field:
    """One field of a verb: its name, and the kind of thing on the table that it points to.

    With `names` the border form is `names[value]`; without, it is the number `value + base`.
    """

    __slots__ = ("base", "name", "names", "numbers", "thing")

    def __init__(self, name: str, thing: str, names: tuple[str, ...] = (), base: int = 0) -> None:
        self.name: Final = name
        self.thing: Final = thing
        self.names: Final = names
        self.base: Final = base
        self.numbers: Final = {text: number for number, text in enumerate(names)}

    def outward(self, value: int) -> str | int:
        return self.names[value] if self.names else value + self.base

    def inward(self, value: object) -> int | None:
        """The inner number, or None if `value` is nothing that this field can hold."""
        if self.names:
            return self.numbers.get(value) if isinstance(value, str) else None
        if isinstance(value, int) and not isinstance(value, bool) and abs(value) < _LARGEST:
            return value - self.base
        return None


class Lexicon:
    """The verbs of a game with their fields: the one place where a choice's form is declared."""

    __slots__ = ("_names", "_records", "game", "verbs")

    def __init__(self, game: str, verbs: dict[str, tuple[Field, ...]]) -> None:
        self.game: Final = game
        self.verbs: Final = verbs
        self._records: Final[dict[Choice, Record]] = {}
        self._names: Final = {
            verb: {"do", *(field.name for field in fields)} for verb, fields in verbs.items()
        }

    def record(self, choice: Choice) -> Record:
        """The named form of a choice."""
        return self.records((choice,))[0]

    def records(self, choices: Iterable[Choice]) -> list[Record]:
        """The named forms of choices."""
        return [record.copy() for record in self.shared_records(choices)]

    def shared_records(self, choices: Iterable[Choice]) -> list[Record]:
        """The same, to be read and not to be changed: most are asked for again and again."""
        known = self._records
        return [known.get(choice) or self._named(choice) for choice in choices]

    def _named(self, choice: Choice) -> Record:
        record: Record = {"do": choice[0]}
        for field, value in zip(self.verbs[choice[0]], choice[1:], strict=True):
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
        fields = self.verbs[choice[0]]
        words = (str(f.outward(value)) for f, value in zip(fields, choice[1:], strict=True))
        return " ".join((choice[0], *words))

    def parse(self, text: str) -> Choice:
        """The inner form of a notation such as `attack red-knight 3`."""
        words = text.split()
        if not words or words[0] not in self.verbs:
            raise self._unknown_verb(text)
        verb, fields = words[0], self.verbs[words[0]]
        if len(words) != len(fields) + 1:
            form = " ".join((verb, *(f"<{field.name}>" for field in fields)))
            raise BadNotation(choice=_told(text), game=self.game, form=form)
        values: Record = {}
        for field, word in zip(fields, words[1:], strict=True):
            number = word.removeprefix("-")
            plain_number = not field.names and number.isascii() and number.isdigit()
            values[field.name] = int(word) if plain_number and len(number) < 10 else word
        return self._built(text, verb, values)

    def _built(self, given: object, verb: str, values: Mapping[str, Any]) -> Choice:
        """The choice of these values, which were given in this form."""
        choice: list[Any] = [verb]
        for field in self.verbs[verb]:
            value = field.inward(values[field.name])
            if value is None:
                bad = shown(values[field.name])
                raise BadField(choice=_told(given), game=self.game, field=field.name, value=bad)
            choice.append(value)
        return tuple(choice)

    def _unknown_verb(self, given: object) -> UnknownVerb:
        return UnknownVerb(choice=_told(given), game=self.game, verbs=", ".join(self.verbs))


def _told(given: object) -> str:
    """What was given as a choice, for a sentence: a notation as it is."""
    return given[:80] if isinstance(given, str) else shown(given)
