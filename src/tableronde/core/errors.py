"""Errors that callers can provoke. None of them leaves a match changed.

Every class has a `key` and the `names` of its details. `str(error)` lists the details; a sentence
for people is in the catalogues, as `error-<key>`: `Words("en").error(error)`.

>>> try:
...     tableronde.new("chess", seats=2)
... except tableronde.errors.UnknownGame as error:
...     error.details["game"]
'chess'
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
    """The base of all these errors.

    `details` has what a sentence about it needs. A detail may be another error, its cause, or a
    tuple of several. One named `why` that comes from the system is a code: see `refused`.
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
    """There is no game with this id."""

    key = "unknown-game"
    names = ("game", "games")


class BadSeats(TableRondeError):
    """The game is not for so many seats."""

    key = "bad-seats"
    names = ("game", "least", "most", "seats")


class UnknownOption(TableRondeError):
    """The game has no option of this name."""

    key = "unknown-option"
    names = ("game", "option", "options")


class BadOption(TableRondeError):
    """The option has no such value."""

    key = "bad-option"
    names: ClassVar[tuple[str, ...]] = ("option", "game", "value", "values")


class NotOptions(BadOption):
    """What was given as options is not a mapping of names to values."""

    key = "not-options"
    names = ("game", "options")


class ContradictoryOptions(TableRondeError):
    """The base of errors about options that cannot go together."""


class OptionNeedsSeats(ContradictoryOptions):
    """This value of the option needs more seats."""

    key = "option-needs-seats"
    names = ("option", "value", "game", "least")


class OptionTwice(ContradictoryOptions):
    """An option was given twice, with two values."""

    key = "option-twice"
    names = ("option", "first", "second")


class NotBoth(ContradictoryOptions):
    """Two arguments contradict each other."""

    key = "not-both"
    names = ("one", "two")


class BadPlayers(TableRondeError):
    """The names of the players are not one text for each seat."""

    key = "bad-players"
    names = ("count",)


class UnknownBot(TableRondeError):
    """There is no bot of this name."""

    key = "unknown-bot"
    names = ("bot", "bots")


class BadSeed(TableRondeError):
    """The seed is neither a number nor a text of up to 200 printable characters."""

    key = "bad-seed"
    names = ("seed",)


class AnswerError(TableRondeError):
    """The base of all errors about an answer; the match is as it was before."""


class GameOver(AnswerError):
    """The game is over, so that nothing can be answered."""

    key = "game-over"


class NoSuchDecision(AnswerError):
    """No open decision has this id."""

    key = "no-such-decision"
    names = ("decision", "open")


class WrongSeat(AnswerError):
    """The decision is another seat's."""

    key = "wrong-seat"
    names = ("seat", "decision", "owner")


class NotAnOption(AnswerError):
    """The choice is well formed, but not among the options now."""

    key = "not-an-option"
    names = ("choice", "count", "decision")


class NotARemark(AnswerError):
    """The seat cannot make this remark now."""

    key = "not-a-remark"
    names = ("choice",)


class MalformedChoice(AnswerError):
    """What was given is neither a choice nor its text."""

    key = "malformed-choice"
    names: ClassVar[tuple[str, ...]] = ("choice", "game")


class UnknownVerb(MalformedChoice):
    """The game has no such verb."""

    key = "unknown-verb"
    names = ("choice", "game", "verbs")


class WrongFields(MalformedChoice):
    """The verb has other fields than these."""

    key = "wrong-fields"
    names = ("choice", "game", "verb", "fields")


class BadField(MalformedChoice):
    """A field of the choice cannot have this value."""

    key = "bad-field"
    names = ("choice", "game", "field", "value")


class BadNotation(MalformedChoice):
    """The text has too few or too many words for its verb."""

    key = "bad-notation"
    names = ("choice", "game", "form")


class CannotUndo(TableRondeError):
    """The base of all errors about undo; the match is as it was before."""


class NothingToUndo(CannotUndo):
    """No answer stands that could be taken back."""

    key = "nothing-to-undo"


class NotYoursToUndo(CannotUndo):
    """The last answer is another seat's."""

    key = "not-yours-to-undo"
    names = ("seat",)


class TooLateToUndo(CannotUndo):
    """Chance was needed, something was shown or another seat was asked since."""

    key = "too-late-to-undo"
    names = ("seat",)


class UnknownSeat(TableRondeError):
    """The match has no seat of this number."""

    key = "unknown-seat"
    names = ("seat", "last")


class BadNumber(TableRondeError):
    """What was given as a number of answers is none."""

    key = "bad-number"
    names = ("number",)


class BadRecord(TableRondeError):
    """The base of all errors about what cannot be read as a record or a position."""

    key = "bad-record"


class UnreadableFile(BadRecord):
    """The system cannot read the file."""

    key = "unreadable-file"
    names: ClassVar[tuple[str, ...]] = ("file", "why")


class NotAFile(UnreadableFile):
    """The file is a folder, a pipe or a device."""

    key = "not-a-file"
    names = ("file",)


class FileTooLarge(BadRecord):
    """The file is larger than any record."""

    key = "file-too-large"
    names = ("file", "most")


class NotWholeJson(BadRecord):
    """The file is not JSON, or its end is missing."""

    key = "not-whole-json"
    names = ("file",)


class UnknownVersion(BadRecord):
    """The record was made by an old version of the format or of the rules (`what`)."""

    key = "unknown-version"
    names = ("version", "what")


class MalformedRecord(BadRecord):
    """The record has a wrong form; `reason` says in English what is wrong, and `where`."""

    key = "malformed-record"
    names = ("where", "reason")


class MalformedEntry(BadRecord):
    """An entry of the log is neither an answer, a remark, an undo nor a resignation."""

    key = "malformed-entry"
    names = ("entry",)


class MalformedPosition(BadRecord):
    """The line is not one of `Match.notation`."""

    key = "malformed-position"


class NoPosition(BadRecord):
    """The data are no position of this game."""

    key = "no-position"
    names = ("game",)


class PositionSeats(BadRecord):
    """The position is for another number of seats."""

    key = "position-seats"
    names = ("count", "seats")


class DeadPosition(BadRecord):
    """The game cannot go on from the position of this record."""

    key = "dead-position"


class NewerRecord(TableRondeError):
    """The record was made by a newer version of the program."""

    key = "newer-record"
    names = ("version", "what", "known")


class RecordMismatch(TableRondeError):
    """The base of all errors about a record that does not replay to what it says."""

    key = "record-mismatch"


class WrongSeal(RecordMismatch):
    """The seal does not belong to the seed."""

    key = "wrong-seal"


class OtherSeal(RecordMismatch):
    """The seal is not the one that was published."""

    key = "other-seal"
    names = ("seal", "wanted")


class WrongEntry(RecordMismatch):
    """An entry of the log was not possible when it was made; `cause` says why."""

    key = "wrong-entry"
    names = ("entry", "cause")


class WrongResult(RecordMismatch):
    """The game ends otherwise than the record says."""

    key = "wrong-result"


class CustomComponents(TableRondeError):
    """The record was made with other components."""

    key = "custom-components"
    names: ClassVar[tuple[str, ...]] = ("game",)


class StandardComponents(CustomComponents):
    """The record was made with the built-in components."""

    key = "standard-components"
    names = ("game",)


class BadData(TableRondeError):
    """The file cannot replace the components of a game; `cause` has all that is wrong in it."""

    key = "bad-data"
    names: ClassVar[tuple[str, ...]] = ("file", "game", "cause")


class DataTooLarge(BadData):
    """The file with components is too large."""

    key = "data-too-large"
    names = ("file", "most")


class NotUtf8(BadData):
    """The file with components is not text in UTF-8."""

    key = "not-utf8"
    names = ("file",)


class NotToml(BadData):
    """The file with components is not TOML."""

    key = "not-toml"
    names = ("file", "line")


class OutsizedData(BadData):
    """The file with components has a line or a number that is too long, or is nested too deep."""

    key = "outsized-data"
    names = ("file",)


class NoGameNamed(BadData):
    """The file with components does not say for which game it is."""

    key = "no-game-named"
    names = ("file",)


class ForUnknownGame(BadData):
    """The file with components is for a game that does not exist."""

    key = "for-unknown-game"
    names = ("file", "game", "games")


class FixedComponents(BadData):
    """The components of this game cannot be replaced."""

    key = "fixed-components"
    names = ("file", "game")


class BadFolder(TableRondeError):
    """Nothing can be written in the folder."""

    key = "bad-folder"
    names = ("folder", "why")


class NoOutput(TableRondeError):
    """Standard output is closed."""

    key = "no-output"


class CannotGoOn(TableRondeError):
    """The system refused something: to write any more, for instance."""

    key = "cannot-go-on"
    names = ("why",)


class BadPosition(TableRondeError):
    """There is no moment of this number in the game."""

    key = "bad-position"
    names = ("number", "last")


class StuckGame(Exception):
    """The rules have a mistake: they come neither to a question nor to an end."""
