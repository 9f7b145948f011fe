"""Searches options for what was typed."""

from collections.abc import Callable

from tableronde.core.choice import NamedChoice, Verbs
from tableronde.terminal.folding import folded


def exact(text: str, options: list[NamedChoice], verbs: Verbs) -> NamedChoice | None:
    """Return the option written in full notation."""
    wanted = text.split()
    return next((option for option in options if notation(option, verbs).split() == wanted), None)


def spelled(
    text: str, options: list[NamedChoice], told: Callable[[NamedChoice], str]
) -> NamedChoice | None:
    """Return the option written in the reader's language, as the menu shows it."""
    wanted = folded(text)
    return next((option for option in options if folded(told(option)) == wanted), None)


def notation(option: NamedChoice, verbs: Verbs) -> str:
    """Write an option in full notation."""
    fields = (str(option[field.name]) for field in verbs[option["do"]])
    return " ".join((option["do"], *fields))


def matching(
    text: str, options: list[NamedChoice], verbs: Verbs, told: Callable[[NamedChoice], str]
) -> list[NamedChoice]:
    """Return the options that contain every typed word, in the notation or in the reader's
    language. Numbers must match as a whole, words by their beginning."""
    wanted = folded(text)
    if not wanted:
        return []
    return [
        option
        for option in options
        if _has_all(wanted, _written(option, verbs) + folded(told(option)))
    ]


def names_verb(text: str, option: NamedChoice, told: Callable[[NamedChoice], str]) -> bool:
    """Return whether a text begins with the option's verb, in the notation or in words."""
    first, *rest = folded(text)
    written = (folded(option["do"])[0], folded(told(option))[0])
    return len(first) >= 3 and bool(rest) and any(verb.startswith(first) for verb in written)


def _written(option: NamedChoice, verbs: Verbs) -> list[str]:
    """Return the words of the notation without seats, whose numbers differ from those in names."""
    fields = verbs[option["do"]]
    named = (str(option[field.name]) for field in fields if field.thing != "seat")
    return folded(" ".join((option["do"], *named)))


def _has_all(wanted: list[str], words: list[str]) -> bool:
    return all(
        word in words if word.isdigit() else any(other.startswith(word) for other in words)
        for word in wanted
    )
