"""Records: whole games as versioned JSON. `docs/records.md` documents the format."""

from pathlib import Path
from typing import Any, Final

import msgspec

from tableronde.core.errors import BadRecord, NewerRecord, NotWholeJson, UnreadableFile
from tableronde.core.state import Plain

FORMAT: Final = "tableronde-record"
VERSION: Final = 1
_MOST_BYTES: Final = 64 * 1024 * 1024


class Entry(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, frozen=True):
    """One line of the log: an answer (decision and choice), or an undo (back to a number)."""

    seat: int
    decision: str | None = None
    choice: dict[str, Any] | None = None
    undo: int | None = None
    agreed: bool = False


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    format: str
    version: int
    game: str
    rules: int
    options: dict[str, str]
    seats: list[str]
    seed: str
    seal: str
    log: list[Entry]
    result: dict[str, Any] | None
    start: dict[str, Any] | None = None
    """The position it began from, where that is not a fresh game."""

    def plain(self) -> Plain:
        plain = msgspec.to_builtins(self)
        if self.start is None:
            del plain["start"]
        return plain


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
    if not isinstance(source, dict) or source.get("format") != FORMAT:
        raise BadRecord(reason=f'it does not say "format": "{FORMAT}"')
    version = source.get("version")
    if isinstance(version, int) and version > VERSION:
        raise NewerRecord(what="format", version=version, known=VERSION)
    if version != VERSION:
        raise BadRecord(reason=f"its format version is {version!r}, not {VERSION}")
    try:
        record = msgspec.convert(source, Record)
    except msgspec.ValidationError as error:
        raise BadRecord(reason=str(error)) from None
    for at, entry in enumerate(record.log):
        is_answer = entry.decision is not None and entry.choice is not None
        if is_answer == (entry.undo is not None):
            raise BadRecord(reason=f"entry {at} of its log is neither an answer nor an undo")
    return record


def load(path: Path) -> Record:
    """A record from a file."""
    try:
        if path.stat().st_size > _MOST_BYTES:
            raise BadRecord(reason=f"{path} is larger than {_MOST_BYTES} bytes")
        data = path.read_bytes()
    except OSError as error:
        raise UnreadableFile(file=str(path), why=error.strerror) from None
    try:
        source = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise NotWholeJson(file=str(path)) from None
    return read(source)


def text(record: Plain) -> str:
    """A record as JSON with one entry of the log a line, for people who read or compare it."""
    lines = []
    for name, value in record.items():
        if name == "log":
            entries = ",\n".join(f"  {_compact(entry)}" for entry in value)
            lines.append(f' "log": [\n{entries}\n ]')
        else:
            lines.append(f' "{name}": {_compact(value)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _compact(value: Plain) -> str:
    return msgspec.json.encode(value).decode()


def save(record: Plain, path: Path) -> None:
    """Write a record so that the file is at any moment either the old one or the new one."""
    part = path.with_name(path.name + ".part")
    part.write_text(text(record), encoding="utf-8")
    part.replace(path)


def one_line(game: str, rules: int, position: Plain) -> str:
    """A whole position in one line, so that a bug report is one line."""
    return f"{game}/{rules} {msgspec.json.encode(position).decode()}"


def read_line(line: str) -> tuple[str, int, Plain]:
    """The game, rules version and position of such a line."""
    head, _, body = str(line).strip().partition(" ")
    game, _, rules = head.partition("/")
    try:
        return game, int(rules), msgspec.json.decode(body)
    except (ValueError, msgspec.DecodeError):
        raise BadRecord(reason="a position is written as game/version {…}") from None
