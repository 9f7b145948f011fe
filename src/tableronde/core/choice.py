"""Choices: tuples inside, named records and one-line notation at every border.

Inside, a choice is a tuple of a verb and small ints: `("attack", 4, 2)`. The fields of each verb
are declared once, in a game's `Lexicon`; the record `{"do": "attack", "card": "red-knight",
"region": 3}` and the notation `attack red-knight 3` follow from that.
"""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from tableronde.core.errors import MalformedChoice

Choice: TypeAlias = tuple[Any, ...]
Record: TypeAlias = dict[str, Any]


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
        if isinstance(value, int) and not isinstance(value, bool):
            return value - self.base
        return None


class Lexicon:
    """The verbs of a game with their fields: the one place where a choice's form is declared."""

    __slots__ = ("game", "verbs")

    def __init__(self, game: str, verbs: dict[str, tuple[Field, ...]]) -> None:
        self.game: Final = game
        self.verbs: Final = verbs

    def record(self, choice: Choice) -> Record:
        record: Record = {"do": choice[0]}
        for field, value in zip(self.verbs[choice[0]], choice[1:], strict=True):
            record[field.name] = field.outward(value)
        return record

    def choice(self, record: object) -> Choice:
        """The inner form of a record that came from outside; whatever is wrong in it is named."""
        if not isinstance(record, Mapping):
            raise self._malformed(record, "a choice is an object with the field 'do'")
        verb = record.get("do")
        if not isinstance(verb, str) or verb not in self.verbs:
            raise self._malformed(record, f"'do' is one of {', '.join(self.verbs)}")
        fields = self.verbs[verb]
        expected = {"do", *(field.name for field in fields)}
        if set(record) != expected:
            raise self._malformed(
                record, f"the fields of '{verb}' are {', '.join(sorted(expected))}"
            )
        values: list[Any] = [verb]
        for field in fields:
            value = field.inward(record[field.name])
            if value is None:
                raise self._malformed(record, f"'{field.name}' cannot be {record[field.name]!r}")
            values.append(value)
        return tuple(values)

    def text(self, choice: Choice) -> str:
        fields = self.verbs[choice[0]]
        words = (str(f.outward(value)) for f, value in zip(fields, choice[1:], strict=True))
        return " ".join((choice[0], *words))

    def parse(self, text: str) -> Choice:
        """The inner form of a notation such as `attack red-knight 3`."""
        words = text.split()
        if not words or words[0] not in self.verbs:
            raise self._malformed(text, f"it begins with one of {', '.join(self.verbs)}")
        fields = self.verbs[words[0]]
        if len(words) != len(fields) + 1:
            form = " ".join((words[0], *(f"<{field.name}>" for field in fields)))
            raise self._malformed(text, f"it is written '{form}'")
        record: Record = {"do": words[0]}
        for field, word in zip(fields, words[1:], strict=True):
            number = word.removeprefix("-")
            plain_number = not field.names and number.isascii() and number.isdigit()
            record[field.name] = int(word) if plain_number and len(number) < 10 else word
        return self.choice(record)

    def _malformed(self, choice: object, reason: str) -> MalformedChoice:
        shown = choice if isinstance(choice, str) else repr(choice)
        return MalformedChoice(choice=_shorten(shown), game=self.game, reason=reason)


def _shorten(text: str, most: int = 80) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
