"""Groups options by the fields in which they differ, to keep menus short."""

from typing import Any, Final

from tableronde.core.choice import NamedChoice, Verbs

MOST: Final = 12
"""The most options of one verb in a menu; more are grouped by a field first."""
MOST_MIXED: Final = 7
"""The most options of several verbs in a menu."""

_PLACE: Final = "region"


class Group:
    """Options that share the value of a field, or a single option."""

    __slots__ = ("field", "options", "value")

    def __init__(self, field: str, value: Any, options: list[NamedChoice]) -> None:
        self.field: Final = field
        self.value: Final = value
        self.options: Final = options


def groups(options: list[NamedChoice], verbs: Verbs) -> list[Group]:
    """Return each option as a group, or groups by the first field that differs."""
    few = MOST if len({option["do"] for option in options}) == 1 else MOST_MIXED
    field = "" if len(options) <= few else _first_difference(options, verbs)
    if not field:
        return [Group("", None, [option]) for option in options]
    twin = _twin(options, verbs, field)
    fields = (field, twin) if twin else (field,)
    values = dict.fromkeys(option[name] for name in fields for option in options)
    return [
        Group(field, value, [o for o in options if any(o[name] == value for name in fields)])
        for value in values
    ]


def numbers(shown: list[Group], verbs: Verbs) -> list[int]:
    """Return the number of each group in a menu: those of places, otherwise counted from 1."""
    fields = {group.field for group in shown}
    options = [option for group in shown for option in group.options]
    if fields == {""} and len(options) > 1 and len({option["do"] for option in options}) == 1:
        fields = {open_field(options, verbs)}
    if fields == {_PLACE}:
        places = [int(group.options[0][_PLACE]) for group in shown]
        if len(set(places)) == len(places):
            return places
    return list(range(1, len(shown) + 1))


def open_field(options: list[NamedChoice], verbs: Verbs) -> str:
    """Return the first field of their common verb in which options differ; empty if none."""
    for field in verbs[options[0]["do"]]:
        if len({option[field.name] for option in options}) > 1:
            return field.name
    return ""


def _first_difference(options: list[NamedChoice], verbs: Verbs) -> str:
    """Return the first field that makes fewer, larger groups of the options."""
    fields = ["do"]
    if len({option["do"] for option in options}) == 1:
        fields = [field.name for field in verbs[options[0]["do"]]]
    for field in fields:
        if 1 < len({option[field] for option in options}) < len(options):
            return field
    return ""


def _twin(options: list[NamedChoice], verbs: Verbs, name: str) -> str:
    """Return another field for the same kind of component, if the order of the two does not matter
    (no pair occurs both ways): a player who gives A and B may name B first."""
    fields = {field.name: field for field in verbs[options[0]["do"]]}
    if name == "do" or not fields[name].names:
        return ""
    for other in fields.values():
        if other.name != name and other.thing == fields[name].thing:
            pairs = {(option[name], option[other.name]) for option in options}
            if not any(one != two and (two, one) in pairs for one, two in pairs):
                return other.name
    return ""
