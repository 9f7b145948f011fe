"""A file that replaces components of a game: what is wrong in it, and what comes of laying it over
the components of the house. A game says by readers what a file can give."""

from collections.abc import Callable, Collection, Iterator, Mapping
from hashlib import sha256
from typing import Any, Final, TypeAlias, TypeGuard

import msgspec

from tableronde.core.components import REMARK_TABLES, is_remark
from tableronde.core.errors import BadData, shown
from tableronde.core.faults import (
    BadFigure,
    BadWord,
    Fault,
    GivenTwice,
    MoreFaults,
    NotAList,
    NotATable,
    NotReplaceable,
    NotTables,
    UnknownComponent,
    WrongLength,
)

_MOST_TOLD: Final = 20


class Reader:
    """What one thing in a file can be."""

    def misread(self, where: str, field: str, given: object, house: Any) -> Iterator[Fault]:
        """All that is wrong with what is given as `field`; `house` is what it would replace."""
        raise NotImplementedError

    def laid_over(self, house: Any, given: Any) -> Any:
        """What is there in the end, if nothing is wrong with it."""
        return given


Fields: TypeAlias = Mapping[str, Reader]
"""What a table can give. All else must be as in the house, or a remark on a source."""


class Figure(Reader):
    def __init__(self, least: int, most: int) -> None:
        self.least: Final = least
        self.most: Final = most

    def misread(self, where: str, field: str, given: object, house: Any) -> Iterator[Fault]:
        yield from misread_figure(where, field, given, self.least, self.most)


class Word(Reader):
    """One of these names, written with hyphens or underscores; the empty one means none."""

    def __init__(self, known: Collection[str]) -> None:
        self.known: Final = known

    def misread(self, where: str, field: str, given: object, house: Any) -> Iterator[Fault]:
        if not isinstance(given, str) or hyphened(given) not in self.known:
            known = ", ".join(name or '""' for name in self.known)
            yield BadWord(where=where, field=field, known=known, found=shown(given))


class Flag(Reader):
    def misread(self, where: str, field: str, given: object, house: Any) -> Iterator[Fault]:
        if not isinstance(given, bool):
            yield BadWord(where=where, field=field, known="true, false", found=shown(given))


class Remark(Reader):
    """Whatever it is, it changes nothing."""

    def misread(self, where: str, field: str, given: object, house: Any) -> Iterator[Fault]:
        yield from ()

    def laid_over(self, house: Any, given: Any) -> Any:
        return house


class Words(Reader):
    """A list of so many names."""

    def __init__(self, known: Collection[str], least: int, most: int) -> None:
        self.word: Final = Word(known)
        self.least: Final = least
        self.most: Final = most

    def misread(self, where: str, field: str, given: object, house: Any) -> Iterator[Fault]:
        if not isinstance(given, list):
            yield NotAList(where=within(where, field))
            return
        yield from misread_length(within(where, field), len(given), self.least, self.most)
        for number, word in enumerate(given, 1):
            yield from self.word.misread(where, f"{field} #{number}", word, None)


class Table(Reader):
    """What it leaves out is as in the house."""

    def __init__(self, fields: Fields) -> None:
        self.fields: Final = fields

    def misread(self, where: str, field: str, given: object, house: Any) -> Iterator[Fault]:
        place = within(where, field) if where else f"[{field}]"
        if isinstance(given, dict):
            yield from self.misread_inside(place, given, house)
        else:
            yield NotATable(where=place)

    def misread_inside(self, where: str, given: dict[str, Any], house: Any) -> Iterator[Fault]:
        yield from misread_fields(where, given, self.fields, house)

    def laid_over(self, house: Any, given: Any) -> Any:
        return fields_laid_over(self.fields, house, given)


class Whole(Table):
    """What it leaves out is not there."""

    def misread_inside(self, where: str, given: dict[str, Any], house: Any) -> Iterator[Fault]:
        yield from misread_fields(where, given, self.fields, {})

    def laid_over(self, house: Any, given: Any) -> Any:
        return given


class Tables(Reader):
    """A list of so many tables, in place of the list of the house."""

    def __init__(self, table: Whole, least: int, most: int) -> None:
        self.table: Final = table
        self.least: Final = least
        self.most: Final = most

    def misread(self, where: str, field: str, given: object, house: Any) -> Iterator[Fault]:
        place = within(where, field)
        if not is_tables(given):
            yield NotTables(where=place)
            return
        yield from misread_length(place, len(given), self.least, self.most)
        for number, table in enumerate(given, 1):
            yield from self.table.misread_inside(f"{place} #{number}", table, None)


class Entries(Reader):
    """A list of tables, each with the `id` of one that the house has. What can be given of an entry
    may depend on which it is."""

    def __init__(self, fields_of: Callable[[dict[str, Any]], Fields]) -> None:
        self.fields_of: Final = fields_of

    def misread(self, where: str, field: str, given: object, house: Any) -> Iterator[Fault]:
        place = within(where, field) if where else f"[[{field}]]"
        if not is_tables(given):
            yield NotTables(where=place)
            return
        known = {hyphened(entry["id"]): entry for entry in house}
        seen: set[str] = set()
        for entry in given:
            name = entry.get("id")
            if not isinstance(name, str) or hyphened(name) not in known:
                found = f"id = {shown(name)}"
                yield UnknownComponent(where=place, found=found, known=", ".join(known))
                continue
            name = hyphened(name)
            if name in seen:
                yield GivenTwice(where=f"{place} {name}")
            seen.add(name)
            rest = {key: value for key, value in entry.items() if key != "id"}
            fields = self.fields_of(known[name])
            yield from misread_fields(f"{place} {name}", rest, fields, known[name])

    def laid_over(self, house: Any, given: Any) -> Any:
        """In the order of the house."""
        replaced = {hyphened(entry["id"]): entry for entry in given}
        return [
            fields_laid_over(self.fields_of(entry), entry, replaced.get(hyphened(entry["id"]), {}))
            for entry in house
        ]


# Files and tables ---------------------------------------------------------------------------------


def misread_file(
    data: dict[str, Any], tables: Fields, house: dict[str, Any]
) -> Iterator[tuple[str, list[Fault]]]:
    """Each table that a file gives, and what is wrong in it."""
    for name, given in data.items():
        if name in tables:
            yield name, list(tables[name].misread("", name, given, house[name]))
        elif name not in REMARK_TABLES and given != house.get(name):
            field, known = quoted(name), ", ".join(tables)
            yield name, [NotReplaceable(where=f"[{field}]", field=field, known=known)]


def misread_fields(
    where: str, given: dict[str, Any], fields: Fields, house: Mapping[str, Any]
) -> Iterator[Fault]:
    for key, value in given.items():
        if key in fields:
            yield from fields[key].misread(where, key, value, house.get(key))
        elif not is_remark(key) and (key not in house or value != house[key]):
            known = ", ".join(fields) or "id"
            yield NotReplaceable(where=where, field=quoted(key), known=known)


def fields_laid_over(fields: Fields, house: dict[str, Any], given: dict[str, Any]) -> Any:
    """Only what can be replaced: all else stays the house's very own."""
    replaced = {
        key: reader.laid_over(house.get(key), given[key])
        for key, reader in fields.items()
        if key in given
    }
    return {**house, **replaced}


def misread_figure(where: str, field: str, given: object, least: int, most: int) -> Iterator[Fault]:
    if not isinstance(given, int) or isinstance(given, bool) or not least <= given <= most:
        yield BadFigure(where=where, field=field, least=least, most=most, found=shown(given))


def misread_length(where: str, count: int, least: int, most: int) -> Iterator[Fault]:
    if not least <= count <= most:
        span = str(least) if least == most else f"{least}–{most}"
        yield WrongLength(where=where, span=span, count=count)


def is_tables(given: object) -> TypeGuard[list[dict[str, Any]]]:
    return isinstance(given, list) and all(isinstance(entry, dict) for entry in given)


# Words --------------------------------------------------------------------------------------------


def hyphened(name: str) -> str:
    """A file may write names with underscores."""
    return name.replace("_", "-")


def quoted(name: str) -> str:
    """A name as a sentence can have it: a key of TOML may be any text."""
    return name if name.isidentifier() and len(name) <= 40 else shown(name)


def within(where: str, field: str) -> str:
    """The place of something inside of a table."""
    return f"{where} {field}" if where.endswith("]") else f"{where}, {field}"


# What comes of it ---------------------------------------------------------------------------------


def refusal(faults: list[Fault], file: str, game: str) -> BadData:
    """All of them at once, as far as anybody reads."""
    if len(faults) > _MOST_TOLD:
        faults = [*faults[:_MOST_TOLD], MoreFaults(count=len(faults) - _MOST_TOLD)]
    return BadData(file=file, game=game, cause=tuple(faults))


def digest(told: object) -> str:
    """Short, and another for other components."""
    return sha256(msgspec.json.encode(told)).hexdigest()[:12]
