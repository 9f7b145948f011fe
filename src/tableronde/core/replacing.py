"""Files that replace components of a game: find what is wrong in them, and merge them with the
standard components. A game declares by readers what a file can replace."""

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
    """Checks and merges one thing in a file."""

    def faults(self, where: str, field: str, given: object, standard: Any) -> Iterator[Fault]:
        """Yield all that is wrong with what is given as `field`; `standard` is what it replaces."""
        raise NotImplementedError

    def merged(self, standard: Any, given: Any) -> Any:
        """Return what is used in the end, if nothing is wrong with it."""
        return given


Fields: TypeAlias = Mapping[str, Reader]
"""What a table can replace. All else must be standard, or a note on a source."""


class Figure(Reader):
    def __init__(self, least: int, most: int) -> None:
        self.least: Final = least
        self.most: Final = most

    def faults(self, where: str, field: str, given: object, standard: Any) -> Iterator[Fault]:
        yield from faults_in_figure(where, field, given, self.least, self.most)


class Word(Reader):
    """One of these names, written with hyphens or underscores; the empty one means none."""

    def __init__(self, known: Collection[str]) -> None:
        self.known: Final = known

    def faults(self, where: str, field: str, given: object, standard: Any) -> Iterator[Fault]:
        if not isinstance(given, str) or hyphened(given) not in self.known:
            known = ", ".join(name or '""' for name in self.known)
            yield BadWord(where=where, field=field, known=known, found=shown(given))


class Flag(Reader):
    def faults(self, where: str, field: str, given: object, standard: Any) -> Iterator[Fault]:
        if not isinstance(given, bool):
            yield BadWord(where=where, field=field, known="true, false", found=shown(given))


class Remark(Reader):
    """A note on a source. It changes nothing."""

    def faults(self, where: str, field: str, given: object, standard: Any) -> Iterator[Fault]:
        yield from ()

    def merged(self, standard: Any, given: Any) -> Any:
        return standard


class Words(Reader):
    """A list of so many names."""

    def __init__(self, known: Collection[str], least: int, most: int) -> None:
        self.word: Final = Word(known)
        self.least: Final = least
        self.most: Final = most

    def faults(self, where: str, field: str, given: object, standard: Any) -> Iterator[Fault]:
        if not isinstance(given, list):
            yield NotAList(where=within(where, field))
            return
        yield from faults_in_length(within(where, field), len(given), self.least, self.most)
        for number, word in enumerate(given, 1):
            yield from self.word.faults(where, f"{field} #{number}", word, None)


class Table(Reader):
    """What it leaves out is standard."""

    def __init__(self, fields: Fields) -> None:
        self.fields: Final = fields

    def faults(self, where: str, field: str, given: object, standard: Any) -> Iterator[Fault]:
        place = within(where, field) if where else f"[{field}]"
        if isinstance(given, dict):
            yield from self.faults_inside(place, given, standard)
        else:
            yield NotATable(where=place)

    def faults_inside(self, where: str, given: dict[str, Any], standard: Any) -> Iterator[Fault]:
        yield from faults_in_fields(where, given, self.fields, standard)

    def merged(self, standard: Any, given: Any) -> Any:
        return merged_fields(self.fields, standard, given)


class Whole(Table):
    """What it leaves out is not there."""

    def faults_inside(self, where: str, given: dict[str, Any], standard: Any) -> Iterator[Fault]:
        yield from faults_in_fields(where, given, self.fields, {})

    def merged(self, standard: Any, given: Any) -> Any:
        return given


class Tables(Reader):
    """A list of so many tables, in place of the standard list."""

    def __init__(self, table: Whole, least: int, most: int) -> None:
        self.table: Final = table
        self.least: Final = least
        self.most: Final = most

    def faults(self, where: str, field: str, given: object, standard: Any) -> Iterator[Fault]:
        place = within(where, field)
        if not is_tables(given):
            yield NotTables(where=place)
            return
        yield from faults_in_length(place, len(given), self.least, self.most)
        for number, table in enumerate(given, 1):
            yield from self.table.faults_inside(f"{place} #{number}", table, None)


class Entries(Reader):
    """A list of tables, each with the `id` of a standard entry. What can be replaced may depend on
    the entry."""

    def __init__(self, fields_of: Callable[[dict[str, Any]], Fields]) -> None:
        self.fields_of: Final = fields_of

    def faults(self, where: str, field: str, given: object, standard: Any) -> Iterator[Fault]:
        place = within(where, field) if where else f"[[{field}]]"
        if not is_tables(given):
            yield NotTables(where=place)
            return
        known = {hyphened(entry["id"]): entry for entry in standard}
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
            yield from faults_in_fields(f"{place} {name}", rest, fields, known[name])

    def merged(self, standard: Any, given: Any) -> Any:
        """Return the entries in the standard order."""
        replaced = {hyphened(entry["id"]): entry for entry in given}
        return [
            merged_fields(self.fields_of(entry), entry, replaced.get(hyphened(entry["id"]), {}))
            for entry in standard
        ]


# Files and tables ---------------------------------------------------------------------------------


def faults_in_file(
    data: dict[str, Any], tables: Fields, standard: dict[str, Any]
) -> Iterator[tuple[str, list[Fault]]]:
    """Yield each table that a file gives, with what is wrong in it."""
    for name, given in data.items():
        if name in tables:
            yield name, list(tables[name].faults("", name, given, standard[name]))
        elif name not in REMARK_TABLES and given != standard.get(name):
            field, known = quoted(name), ", ".join(tables)
            yield name, [NotReplaceable(where=f"[{field}]", field=field, known=known)]


def faults_in_fields(
    where: str, given: dict[str, Any], fields: Fields, standard: Mapping[str, Any]
) -> Iterator[Fault]:
    for key, value in given.items():
        if key in fields:
            yield from fields[key].faults(where, key, value, standard.get(key))
        elif not is_remark(key) and (key not in standard or value != standard[key]):
            known = ", ".join(fields) or "id"
            yield NotReplaceable(where=where, field=quoted(key), known=known)


def merged_fields(fields: Fields, standard: dict[str, Any], given: dict[str, Any]) -> Any:
    """Replace only what can be replaced; all else is the standard object itself."""
    replaced = {
        key: reader.merged(standard.get(key), given[key])
        for key, reader in fields.items()
        if key in given
    }
    return {**standard, **replaced}


def faults_in_figure(
    where: str, field: str, given: object, least: int, most: int
) -> Iterator[Fault]:
    if not isinstance(given, int) or isinstance(given, bool) or not least <= given <= most:
        yield BadFigure(where=where, field=field, least=least, most=most, found=shown(given))


def faults_in_length(where: str, count: int, least: int, most: int) -> Iterator[Fault]:
    if not least <= count <= most:
        span = str(least) if least == most else f"{least}–{most}"
        yield WrongLength(where=where, span=span, count=count)


def is_tables(given: object) -> TypeGuard[list[dict[str, Any]]]:
    return isinstance(given, list) and all(isinstance(entry, dict) for entry in given)


# Words --------------------------------------------------------------------------------------------


def hyphened(name: str) -> str:
    """Return a name with hyphens: a file may write it with underscores."""
    return name.replace("_", "-")


def quoted(name: str) -> str:
    """Return a name that fits into a sentence: a key of TOML may be any text."""
    return name if name.isidentifier() and len(name) <= 40 else shown(name)


def within(where: str, field: str) -> str:
    """Return the place of something inside a table."""
    return f"{where} {field}" if where.endswith("]") else f"{where}, {field}"


# The result -------------------------------------------------------------------------------------


def refusal(faults: list[Fault], file: str, game: str) -> BadData:
    """Return one error that lists the first faults and counts the others."""
    if len(faults) > _MOST_TOLD:
        faults = [*faults[:_MOST_TOLD], MoreFaults(count=len(faults) - _MOST_TOLD)]
    return BadData(file=file, game=game, cause=tuple(faults))


def digest(told: object) -> str:
    """Return a short name that differs for different components."""
    return sha256(msgspec.json.encode(told)).hexdigest()[:12]
