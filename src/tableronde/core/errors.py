"""What can go wrong, by name. None of these errors leaves a state changed.

Every class has a `key` and the `names` of its details, which `str(error)` lists. The sentence is in
the catalogues only, as `error-<key>`: `Words("en").error(error)`.
"""

import errno
from typing import Any, ClassVar, Final

_LARGEST: Final = 10**15  # larger numbers are nothing that a sentence can use


def shown(value: object, most: int = 80) -> str:
    """Whatever came from outside, for a sentence: short, and without ever failing (Python itself
    writes neither a number of 5,000 digits nor a list 100,000 deep)."""
    try:
        text = repr(value)
    except Exception:  # what an object from outside raises is its own affair
        text = f"<{type(value).__name__}>"
    return text if len(text) <= most else text[: most - 1] + "…"


def refused(error: Exception) -> str:
    """Name what the system did not do, as `ENOENT`: `system-refusal` in the catalogues words it."""
    if isinstance(error, OSError):
        return errno.errorcode.get(error.errno or 0, "unknown")
    # What no file, folder or port can be called does not even reach the system.
    return "EINVAL" if isinstance(error, ValueError | OverflowError) else "unknown"


class TableRondeError(Exception):
    """The base of every error that a user or a caller can provoke.

    A detail may be another error: its cause, a whole sentence; or a tuple of several. One that
    is named `why` and comes from the system is a code: see `refused`.
    """

    key: ClassVar[str] = "error"
    names: ClassVar[tuple[str, ...]] = ()

    def __init__(self, **details: Any) -> None:
        if details.keys() != set(self.names):
            raise TypeError(f"{type(self).__name__} takes {self.names}, not {(*details,)}")
        self.details: Final = {name: _sayable(value) for name, value in details.items()}
        super().__init__(", ".join(f"{name}={value!r}" for name, value in self.details.items()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self})"

    def __reduce__(self) -> tuple[Any, ...]:
        """So that an error gets from one process to another."""
        return _made_again, (type(self), self.details)


def _made_again(kind: type[TableRondeError], details: dict[str, Any]) -> TableRondeError:
    return kind(**details)


def _sayable(value: Any) -> Any:
    """A detail as it is, if a sentence can use it."""
    if isinstance(value, str | bool | float | TableRondeError):
        return value
    if isinstance(value, tuple) and value and all(isinstance(e, TableRondeError) for e in value):
        return value
    if isinstance(value, int) and abs(value) < _LARGEST:
        return value
    return shown(value)


class UnknownGame(TableRondeError):
    key = "unknown-game"
    names = ("game", "games")


class BadSeats(TableRondeError):
    key = "bad-seats"
    names = ("game", "least", "most", "seats")


class UnknownOption(TableRondeError):
    key = "unknown-option"
    names = ("game", "option", "options")


class BadOption(TableRondeError):
    key = "bad-option"
    names: ClassVar[tuple[str, ...]] = ("option", "game", "value", "values")


class NotOptions(BadOption):
    key = "not-options"
    names = ("game", "options")


class ContradictoryOptions(TableRondeError):
    """The base of errors about options that cannot go together."""


class OptionNeedsSeats(ContradictoryOptions):
    key = "option-needs-seats"
    names = ("option", "value", "game", "least")


class OptionTwice(ContradictoryOptions):
    key = "option-twice"
    names = ("option", "first", "second")


class NotBoth(ContradictoryOptions):
    key = "not-both"
    names = ("one", "two")


class BadPlayers(TableRondeError):
    key = "bad-players"
    names = ("count",)


class UnknownBot(TableRondeError):
    key = "unknown-bot"
    names = ("bot", "bots")


class BadSeed(TableRondeError):
    key = "bad-seed"
    names = ("seed",)


class AnswerError(TableRondeError):
    """The base of all errors about an answer; the match is as it was before."""


class GameOver(AnswerError):
    key = "game-over"


class NoSuchDecision(AnswerError):
    key = "no-such-decision"
    names = ("decision", "open")


class WrongSeat(AnswerError):
    key = "wrong-seat"
    names = ("seat", "decision", "owner")


class NotAnOption(AnswerError):
    key = "not-an-option"
    names = ("choice", "count", "decision")


class NotARemark(AnswerError):
    key = "not-a-remark"
    names = ("choice",)


class MalformedChoice(AnswerError):
    key = "malformed-choice"
    names: ClassVar[tuple[str, ...]] = ("choice", "game")


class UnknownVerb(MalformedChoice):
    key = "unknown-verb"
    names = ("choice", "game", "verbs")


class WrongFields(MalformedChoice):
    key = "wrong-fields"
    names = ("choice", "game", "verb", "fields")


class BadField(MalformedChoice):
    key = "bad-field"
    names = ("choice", "game", "field", "value")


class BadNotation(MalformedChoice):
    key = "bad-notation"
    names = ("choice", "game", "form")


class CannotUndo(TableRondeError):
    """The base of all errors about undo; the match is as it was before."""


class NothingToUndo(CannotUndo):
    key = "nothing-to-undo"


class NotYoursToUndo(CannotUndo):
    key = "not-yours-to-undo"
    names = ("seat",)


class TooLateToUndo(CannotUndo):
    key = "too-late-to-undo"
    names = ("seat",)


class UnknownSeat(TableRondeError):
    key = "unknown-seat"
    names = ("seat", "last")


class BadNumber(TableRondeError):
    key = "bad-number"
    names = ("number",)


class BadRecord(TableRondeError):
    """The base of all errors about what cannot be read as a record or a position."""

    key = "bad-record"


class UnreadableFile(BadRecord):
    key = "unreadable-file"
    names: ClassVar[tuple[str, ...]] = ("file", "why")


class NotAFile(UnreadableFile):
    key = "not-a-file"
    names = ("file",)


class FileTooLarge(BadRecord):
    key = "file-too-large"
    names = ("file", "most")


class NotWholeJson(BadRecord):
    key = "not-whole-json"
    names = ("file",)


class UnknownVersion(BadRecord):
    """`what`: the format, or the rules."""

    key = "unknown-version"
    names = ("version", "what")


class MalformedRecord(BadRecord):
    """`reason` is for programmers, and English."""

    key = "malformed-record"
    names = ("where", "reason")


class MalformedEntry(BadRecord):
    key = "malformed-entry"
    names = ("entry",)


class MalformedPosition(BadRecord):
    key = "malformed-position"


class NoPosition(BadRecord):
    key = "no-position"
    names = ("game",)


class PositionSeats(BadRecord):
    key = "position-seats"
    names = ("count", "seats")


class DeadPosition(BadRecord):
    key = "dead-position"


class NewerRecord(TableRondeError):
    key = "newer-record"
    names = ("version", "what", "known")


class RecordMismatch(TableRondeError):
    """The base of all errors about a record that does not replay to what it says."""

    key = "record-mismatch"


class WrongSeal(RecordMismatch):
    key = "wrong-seal"


class OtherSeal(RecordMismatch):
    key = "other-seal"
    names = ("seal", "wanted")


class WrongEntry(RecordMismatch):
    key = "wrong-entry"
    names = ("entry", "cause")


class WrongResult(RecordMismatch):
    key = "wrong-result"


class OtherData(TableRondeError):
    key = "other-data"
    names: ClassVar[tuple[str, ...]] = ("game",)


class HouseData(OtherData):
    key = "house-data"
    names = ("game",)


class BadData(TableRondeError):
    """A file cannot replace the components of a game; `cause`: all that is wrong in it."""

    key = "bad-data"
    names: ClassVar[tuple[str, ...]] = ("file", "game", "cause")


class DataTooLarge(BadData):
    key = "data-too-large"
    names = ("file", "most")


class NotUtf8(BadData):
    key = "not-utf8"
    names = ("file",)


class NotToml(BadData):
    key = "not-toml"
    names = ("file", "line")


class OutsizedData(BadData):
    key = "outsized-data"
    names = ("file",)


class NoGameNamed(BadData):
    key = "no-game-named"
    names = ("file",)


class ForUnknownGame(BadData):
    key = "for-unknown-game"
    names = ("file", "game", "games")


class FixedComponents(BadData):
    key = "fixed-components"
    names = ("file", "game")


class BadFolder(TableRondeError):
    key = "bad-folder"
    names = ("folder", "why")


class NoOutput(TableRondeError):
    key = "no-output"


class CannotGoOn(TableRondeError):
    """The system refused something: to write any more, for instance."""

    key = "cannot-go-on"
    names = ("why",)


class BadPosition(TableRondeError):
    key = "bad-position"
    names = ("number", "last")


class StuckGame(Exception):
    """A fault of the rules: frames that never come to a question or an end."""
