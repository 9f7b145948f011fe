"""Records: whole games as versioned JSON. `docs/records.md` documents the format."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NotRequired, TypedDict

import msgspec

from tableronde.core.errors import (
    BadRecord,
    FileTooLarge,
    MalformedEntry,
    MalformedPosition,
    MalformedRecord,
    NewerRecord,
    NotWholeJson,
    UnknownVersion,
    shown,
)
from tableronde.core.files import contents
from tableronde.core.plain import JSON
from tableronde.core.views import ResultView

FORMAT: Final = "tableronde-record"
VERSION: Final = 1
_MOST_BYTES: Final = 64 * 1024 * 1024
_encoder: Final = msgspec.json.Encoder()


class Entry(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, frozen=True, gc=False):
    """One line of the log: an answer (decision and choice), a remark (a choice without a decision),
    an undo (back to a number), or a resignation. A table holds thousands: the garbage collector,
    which looks for rings, leaves them out."""

    seat: int
    decision: str | None = None
    choice: dict[str, Any] | None = None
    undo: int | None = None
    agreed: bool = False
    resigned: bool = False

    @property
    def is_answer(self) -> bool:
        given = self.decision is not None and self.choice is not None
        return given and self.undo is None and not (self.agreed or self.resigned)

    @property
    def is_remark(self) -> bool:
        said = self.choice is not None and self.decision is None
        return said and self.undo is None and not (self.agreed or self.resigned)

    @property
    def is_undo(self) -> bool:
        undone = self.undo is not None and not self.resigned
        return undone and self.decision is None and self.choice is None

    @property
    def is_resignation(self) -> bool:
        alone = self.decision is None and self.choice is None and self.undo is None
        return alone and self.resigned and not self.agreed


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    format: str
    version: int
    game: str
    rules: int
    data: str = ""
    """The fingerprint of the components, if they are not the standard ones."""
    options: dict[str, str]
    seats: list[str]
    seed: str
    seal: str
    log: list[Entry]
    result: dict[str, Any] | None
    start: dict[str, Any] | None = None
    """The position it began from, where that is not a fresh game."""

    def plain(self) -> "RecordView":
        plain: RecordView = msgspec.to_builtins(self)
        if not self.data:
            del plain["data"]
        if self.start is None:
            del plain["start"]
        return plain


class RecordView(TypedDict):
    """A record as plain data, as `Match.record` gives it and a file holds it."""

    format: str
    version: int
    game: str
    rules: int
    data: NotRequired[str]
    options: dict[str, str]
    seats: list[str]
    seed: str
    seal: str
    log: list[dict[str, Any]]
    result: ResultView | None
    start: NotRequired[dict[str, Any]]


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A position with what happened since the snapshot before it: so that a long game can be taken
    up again without playing it through. Secrets included."""

    number: int
    logged: int
    """How long the log was."""
    told: int
    """How many events had been told."""
    state: dict[str, Any]
    barriers: list[bool]
    """Of the answers since the snapshot before: whether each raised a barrier to undo."""
    events: list[tuple[int, list[Any]]]


def read(source: object) -> Record:
    """A record from its plain form; says what is wrong with anything else."""
    if not isinstance(source, Mapping) or source.get("format") != FORMAT:
        raise BadRecord
    version = source.get("version")
    if isinstance(version, int) and version > VERSION:
        raise NewerRecord(what="format", version=version, known=VERSION)
    if version != VERSION or isinstance(version, bool):
        raise UnknownVersion(what="format", version=shown(version))
    try:
        record = msgspec.convert(source, Record)
    except (msgspec.ValidationError, RecursionError) as error:
        reason, _, where = str(error).partition(" - at ")  # so msgspec ends its sentences
        raise MalformedRecord(where=where.strip("`") or "$", reason=reason) from None
    for at, entry in enumerate(record.log):
        known = entry.is_answer or entry.is_remark or entry.is_undo or entry.is_resignation
        if not known:
            raise MalformedEntry(entry=at)
    return record


def load(path: Path) -> Record:
    """A record from a file."""
    data = contents(path, _MOST_BYTES)
    if len(data) > _MOST_BYTES:
        raise FileTooLarge(file=str(path), most=_MOST_BYTES)
    try:
        source = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise NotWholeJson(file=str(path)) from None
    return read(source)


def text(record: Mapping[str, Any]) -> str:
    """A record as JSON with one entry of the log a line, for people who read or compare it."""
    lines = []
    for name, value in record.items():
        if name == "log":
            entries = ",\n".join(f"  {line}" for line in _lines(value))
            lines.append(f' "log": [\n{entries}\n ]')
        else:
            lines.append(f' "{name}": {_compact(value)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _compact(value: JSON) -> str:
    return msgspec.json.encode(value).decode()


def _lines(values: list[Any]) -> list[str]:
    """Each of them compact; all at once, for logs are long and saved after every answer."""
    return _encoder.encode_lines(values).decode().split("\n")[:-1]


def save(record: Mapping[str, Any], path: Path) -> None:
    """Write a record so that the file is at any moment either the old one or the new one.

    Behind a link it is the file that is written, and the link stays.
    """
    file = Path(os.path.realpath(path))
    part = file.with_name(file.name + ".part")
    part.write_text(text(record), encoding="utf-8")
    part.replace(file)


def one_line(game: str, rules: int, position: dict[str, Any]) -> str:
    """A whole position in one line, so that a bug report is one line."""
    return f"{game}/{rules} {msgspec.json.encode(position).decode()}"


def read_line(line: object) -> tuple[str, int, JSON]:
    """The game, rules version and position of such a line."""
    head, _, body = line.strip().partition(" ") if isinstance(line, str) else ("", "", "")
    game, _, rules = head.partition("/")
    try:
        return game, int(rules), msgspec.json.decode(body)
    except (ValueError, msgspec.DecodeError, RecursionError):
        raise MalformedPosition from None
