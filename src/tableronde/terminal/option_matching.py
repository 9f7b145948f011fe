"""Narrowing: from many options to one, field by field, or by what is typed.

Pure: it knows options and a lexicon, no words and no screen.
"""

import unicodedata
from collections.abc import Callable
from typing import Any, Final

from tableronde.core.choice import Lexicon, Record

MOST: Final = 12
"""So many options are shown at once; more are cut by one field first."""
MOST_MIXED: Final = 7
"""The same where they are of several verbs."""


_PLACE: Final = "region"


class Group:
    """Options that share the value of a field. A group of one is simply that option."""

    __slots__ = ("field", "options", "value")

    def __init__(self, field: str, value: Any, options: list[Record]) -> None:
        self.field: Final = field
        self.value: Final = value
        self.options: Final = options


def groups(options: list[Record], lexicon: Lexicon) -> list[Group]:
    """What to show next: each option by itself, or groups by the first field that differs."""
    few = MOST if len({option["do"] for option in options}) == 1 else MOST_MIXED
    field = "" if len(options) <= few else _first_difference(options, lexicon)
    if not field:
        return [Group("", None, [option]) for option in options]
    twin = _twin(options, lexicon, field)
    fields = (field, twin) if twin else (field,)
    values = dict.fromkeys(option[name] for name in fields for option in options)
    return [
        Group(field, value, [o for o in options if any(o[name] == value for name in fields)])
        for value in values
    ]


def numbers(shown: list[Group], lexicon: Lexicon) -> list[int]:
    """What each group is called by in a menu: places by their own numbers, all else from 1."""
    fields = {group.field for group in shown}
    options = [option for group in shown for option in group.options]
    if fields == {""} and len(options) > 1 and len({option["do"] for option in options}) == 1:
        fields = {open_field(options, lexicon)}
    if fields == {_PLACE}:
        places = [int(group.options[0][_PLACE]) for group in shown]
        if len(set(places)) == len(places):
            return places
    return list(range(1, len(shown) + 1))


def open_field(options: list[Record], lexicon: Lexicon) -> str:
    """The first field of their common verb in which several options differ; empty if none."""
    for field in lexicon.verbs[options[0]["do"]]:
        if len({option[field.name] for option in options}) > 1:
            return field.name
    return ""


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


def spelled(text: str, options: list[Record], told: Callable[[Record], str]) -> Record | None:
    """The option written out in the reader's language, as it stands in the menu."""
    wanted = folded(text)
    return next((option for option in options if folded(told(option)) == wanted), None)


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
        if _has_all(wanted, _written(option, lexicon) + folded(told(option)))
    ]


def names_verb(text: str, option: Record, told: Callable[[Record], str]) -> bool:
    """Whether what was typed begins with the option's verb, in the notation or as it is told."""
    first, *rest = folded(text)
    verbs = (folded(option["do"])[0], folded(told(option))[0])
    return len(first) >= 3 and bool(rest) and any(verb.startswith(first) for verb in verbs)


def _written(option: Record, lexicon: Lexicon) -> list[str]:
    """The words of the notation, without the seats: those count from 0, players' names do not."""
    fields = lexicon.verbs[option["do"]]
    named = (str(option[field.name]) for field in fields if field.thing != "seat")
    return folded(" ".join((option["do"], *named)))


def _has_all(wanted: list[str], words: list[str]) -> bool:
    return all(
        word in words if word.isdigit() else any(other.startswith(word) for other in words)
        for word in wanted
    )


def folded(text: str) -> list[str]:
    """The words of a text without case, accents and punctuation."""
    letters = unicodedata.normalize("NFKD", text).casefold()
    kept = (c if c.isalnum() else "" if unicodedata.combining(c) else " " for c in letters)
    return "".join(kept).split()
