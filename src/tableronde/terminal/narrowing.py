"""Narrowing: from many options to one, field by field, or by what is typed.

Pure: it knows options and a lexicon, no words and no screen.
"""

import unicodedata
from collections.abc import Callable
from typing import Any, Final

from tableronde.core.choice import Lexicon, Record

MOST: Final = 12
"""So many options are shown at once; more are cut by one field first."""


class Group:
    """Options that share the value of a field. A group of one is simply that option."""

    __slots__ = ("field", "options", "value")

    def __init__(self, field: str, value: Any, options: list[Record]) -> None:
        self.field: Final = field
        self.value: Final = value
        self.options: Final = options


def groups(options: list[Record], lexicon: Lexicon) -> list[Group]:
    """What to show next: each option by itself, or groups by the first field that differs."""
    field = "" if len(options) <= MOST else _first_difference(options, lexicon)
    if not field:
        return [Group("", None, [option]) for option in options]
    twin = _twin(options, lexicon, field)
    fields = (field, twin) if twin else (field,)
    values = dict.fromkeys(option[name] for name in fields for option in options)
    return [
        Group(field, value, [o for o in options if any(o[name] == value for name in fields)])
        for value in values
    ]


def open_field(options: list[Record], lexicon: Lexicon) -> str:
    """The first field of their common verb in which several options differ."""
    fields = lexicon.verbs[options[0]["do"]]
    return next(f.name for f in fields if len({option[f.name] for option in options}) > 1)


def _first_difference(options: list[Record], lexicon: Lexicon) -> str:
    """The first field that cuts the options into fewer, larger groups."""
    fields = ["do"]
    if len({option["do"] for option in options}) == 1:
        fields = [field.name for field in lexicon.verbs[options[0]["do"]]]
    for field in fields:
        if 1 < len({option[field] for option in options}) < len(options):
            return field
    return ""


def _twin(options: list[Record], lexicon: Lexicon, name: str) -> str:
    """Another field that names the same kind of component, where the order of the two means
    nothing (no pair comes both ways round): whoever gives A and B may name B first."""
    fields = {field.name: field for field in lexicon.verbs[options[0]["do"]]}
    if name == "do" or not fields[name].names:
        return ""
    for other in fields.values():
        if other.name != name and other.thing == fields[name].thing:
            pairs = {(option[name], option[other.name]) for option in options}
            if not any(one != two and (two, one) in pairs for one, two in pairs):
                return other.name
    return ""


# By what is typed -------------------------------------------------------------------------------


def exact(text: str, options: list[Record], lexicon: Lexicon) -> Record | None:
    """The option written in full notation."""
    wanted = text.split()
    return next((option for option in options if notation(option, lexicon).split() == wanted), None)


def notation(option: Record, lexicon: Lexicon) -> str:
    fields = (str(option[field.name]) for field in lexicon.verbs[option["do"]])
    return " ".join((option["do"], *fields))


def matching(
    text: str, options: list[Record], lexicon: Lexicon, told: Callable[[Record], str]
) -> list[Record]:
    """The options that have every typed word: a number as a whole, a word by its beginning, in
    the notation or in the reader's language."""
    wanted = folded(text)
    if not wanted:
        return []
    return [
        option
        for option in options
        if _has_all(wanted, folded(notation(option, lexicon)), folded(told(option)))
    ]


def _has_all(wanted: list[str], written: list[str], told: list[str]) -> bool:
    """A number is one of the fields; a number in the sentence may be a mere count."""
    words = written + told
    return all(
        word in written if word.isdigit() else any(other.startswith(word) for other in words)
        for word in wanted
    )


def folded(text: str) -> list[str]:
    """The words of a text without case, accents and punctuation."""
    letters = unicodedata.normalize("NFKD", text).casefold()
    kept = (c if c.isalnum() else "" if unicodedata.combining(c) else " " for c in letters)
    return "".join(kept).split()
