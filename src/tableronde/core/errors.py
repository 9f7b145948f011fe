"""What can go wrong, by name. Each error says in one sentence what was expected.

Every class has a `key` and its arguments, so that a front end can word it in its own language;
`str(error)` is the English sentence. None of them leaves a state changed.
"""

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


class TableRondeError(Exception):
    """The base of every error that a user or a caller can provoke.

    A detail may be another error: its cause, a whole sentence; or a tuple of several.
    """

    key: ClassVar[str] = "error"
    sentence: ClassVar[str] = "Something is wrong."

    def __init__(self, **details: Any) -> None:
        self.details: Final = {name: _sayable(value) for name, value in details.items()}
        said = {name: _sentences(value) for name, value in self.details.items()}
        super().__init__(self.sentence.format(**said))

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


def _sentences(value: Any) -> Any:
    return " ".join(map(str, value)) if isinstance(value, tuple) else value


class UnknownGame(TableRondeError):
    key = "unknown-game"
    sentence = "There is no game called '{game}'; the games are {games}."


class BadSeats(TableRondeError):
    key = "bad-seats"
    sentence = "{game} takes {players} players, not {seats}."


class UnknownOption(TableRondeError):
    key = "unknown-option"
    sentence = "{game} has no option '{option}'; its options are {options}."


class BadOption(TableRondeError):
    key = "bad-option"
    sentence = "The option {option} of {game} cannot be '{value}'; it can be {values}."


class NotOptions(BadOption):
    key = "not-options"
    sentence = "The options of {game} are names with their values, not {options}."


class ContradictoryOptions(TableRondeError):
    """The base of errors about options that cannot go together."""


class OptionNeedsSeats(ContradictoryOptions):
    key = "option-needs-seats"
    sentence = "The option {option}={value} of {game} needs at least {least} seats."


class OptionTwice(ContradictoryOptions):
    key = "option-twice"
    sentence = "The option {option} is given twice, as '{first}' and as '{second}'."


class NotBoth(ContradictoryOptions):
    key = "not-both"
    sentence = "{one} and {two} cannot go together."


class BadPlayers(TableRondeError):
    key = "bad-players"
    sentence = "The players are {count} texts of at most 200 characters, one for each seat."


class UnknownBot(TableRondeError):
    key = "unknown-bot"
    sentence = "There is no bot called '{bot}'; the bots are {bots}."


class BadSeed(TableRondeError):
    key = "bad-seed"
    sentence = "A seed is a whole number or a text of 1 to 200 printable characters, not {seed}."


class AnswerError(TableRondeError):
    """The base of all errors about an answer; the match is as it was before."""


class GameOver(AnswerError):
    key = "game-over"
    sentence = "The game is over; nothing more can be answered."


class NoSuchDecision(AnswerError):
    key = "no-such-decision"
    sentence = "The decision '{decision}' is not open; open are {open}."


class WrongSeat(AnswerError):
    key = "wrong-seat"
    sentence = "Seat {seat} cannot answer the decision '{decision}': it belongs to seat {owner}."


class NotAnOption(AnswerError):
    key = "not-an-option"
    sentence = "'{choice}' is not among the {count} options of the decision '{decision}'."


class NotARemark(AnswerError):
    key = "not-a-remark"
    sentence = "'{choice}' cannot be said now."


class MalformedChoice(AnswerError):
    key = "malformed-choice"
    sentence = "{choice} is not a choice of {game}: a choice is an object with the field 'do'."


class UnknownVerb(MalformedChoice):
    key = "unknown-verb"
    sentence = "{choice} is not a choice of {game}: 'do' is one of {verbs}."


class WrongFields(MalformedChoice):
    key = "wrong-fields"
    sentence = "{choice} is not a choice of {game}: the fields of '{verb}' are {fields}."


class BadField(MalformedChoice):
    key = "bad-field"
    sentence = "{choice} is not a choice of {game}: '{field}' cannot be {value}."


class BadNotation(MalformedChoice):
    key = "bad-notation"
    sentence = "{choice} is not a choice of {game}: it is written '{form}'."


class CannotUndo(TableRondeError):
    """The base of all errors about undo; the match is as it was before."""


class NothingToUndo(CannotUndo):
    key = "nothing-to-undo"
    sentence = "There is no such earlier moment to go back to."


class NotYoursToUndo(CannotUndo):
    key = "not-yours-to-undo"
    sentence = "Seat {seat} cannot take that back alone: the last answer was another seat's."


class TooLateToUndo(CannotUndo):
    key = "too-late-to-undo"
    sentence = "Seat {seat} cannot take that back alone: something was drawn, shown or asked since."


class UnknownSeat(TableRondeError):
    key = "unknown-seat"
    sentence = "There is no seat {seat} at this table; the seats are 0 to {last}."


class BadNumber(TableRondeError):
    key = "bad-number"
    sentence = "A number of answers is a whole number, not {number}."


class BadRecord(TableRondeError):
    """The base of all errors about what cannot be read as a record or a position."""

    key = "bad-record"
    sentence = "This is not a record of Table Ronde."


class UnreadableFile(BadRecord):
    key = "unreadable-file"
    sentence = "{file} cannot be opened ({why})."


class NotAFile(UnreadableFile):
    key = "not-a-file"
    sentence = "{file} is not an ordinary file and cannot be opened."


class FileTooLarge(BadRecord):
    key = "file-too-large"
    sentence = "{file} is larger than {most} bytes: no record is."


class NotWholeJson(BadRecord):
    key = "not-whole-json"
    sentence = "{file} is not a whole JSON file."


class UnknownVersion(BadRecord):
    """`what`: the format, or the rules."""

    key = "unknown-version"
    sentence = "This record has version {version} of the {what}, which this program does not know."


class MalformedRecord(BadRecord):
    """`reason` is for programmers, and English."""

    key = "malformed-record"
    sentence = "This record is malformed at {where}: {reason}."


class MalformedEntry(BadRecord):
    key = "malformed-entry"
    sentence = "Entry {entry} of this record's log is neither an answer nor an undo."


class MalformedPosition(BadRecord):
    key = "malformed-position"
    sentence = "A position is written in one line, as game/version {{…}}."


class NoPosition(BadRecord):
    key = "no-position"
    sentence = "This is no position of {game}."


class PositionSeats(BadRecord):
    key = "position-seats"
    sentence = "The position of this record has {count} seats, the record has {seats}."


class DeadPosition(BadRecord):
    key = "dead-position"
    sentence = "The position of this record cannot be played on."


class NewerRecord(TableRondeError):
    key = "newer-record"
    sentence = (
        "This record has version {version} of the {what}; this program knows up to {known}. "
        "Install a newer one."
    )


class RecordMismatch(TableRondeError):
    """The base of all errors about a record that does not replay to what it says."""

    key = "record-mismatch"
    sentence = "This record does not replay to the result it says: it was changed or damaged."


class WrongSeal(RecordMismatch):
    key = "wrong-seal"
    sentence = "This record was changed or damaged: its seal is not that of its seed."


class OtherSeal(RecordMismatch):
    key = "other-seal"
    sentence = "This is not the game that was sealed: its seal is {seal}, not {wanted}."


class WrongEntry(RecordMismatch):
    key = "wrong-entry"
    sentence = "This record does not replay: entry {entry} of its log is impossible. {cause}"


class WrongResult(RecordMismatch):
    key = "wrong-result"
    sentence = "This record was changed or damaged: its answers do not lead to its result."


class OtherData(TableRondeError):
    key = "other-data"
    sentence = (
        "This was played with other components of {game}; give the file that has them, "
        "as --data FILE."
    )


class HouseData(OtherData):
    key = "house-data"
    sentence = "This was played with our own components of {game}; leave out their --data."


class BadData(TableRondeError):
    """A file cannot replace the components of a game; `cause`: all that is wrong in it."""

    key = "bad-data"
    sentence = "{file} cannot replace components of {game}. {cause}"


class DataTooLarge(BadData):
    key = "data-too-large"
    sentence = "{file} is larger than {most} bytes: no file of components is."


class NotUtf8(BadData):
    key = "not-utf8"
    sentence = "{file} is not a text in UTF-8."


class NotToml(BadData):
    key = "not-toml"
    sentence = "{file} is not written in TOML: line {line} makes no sense."


class OutsizedData(BadData):
    key = "outsized-data"
    sentence = "{file} cannot be read: a line or a number is too long, or something is too deep."


class NoGameNamed(BadData):
    key = "no-game-named"
    sentence = '{file} does not say which game it is for: [meta] needs a line game = "…".'


class ForUnknownGame(BadData):
    key = "for-unknown-game"
    sentence = "{file} is for a game called {game}; the games are {games}."


class FixedComponents(BadData):
    key = "fixed-components"
    sentence = "{file} cannot be used: the components of {game} cannot be replaced."


class BadFolder(TableRondeError):
    key = "bad-folder"
    sentence = "{folder} cannot be written to ({reason})."


class NoOutput(TableRondeError):
    key = "no-output"
    sentence = "There is nowhere to write: the standard output is closed."


class CannotGoOn(TableRondeError):
    """The system refused something: to write any more, for instance."""

    key = "cannot-go-on"
    sentence = "This cannot go on ({why})."


class PeerFailed(TableRondeError):
    key = "peer-failed"
    sentence = "{python} cannot measure {peer} ({why})."


class BadPosition(TableRondeError):
    key = "bad-position"
    sentence = "There is no position {number} in this record; they run from 0 to {last}."


class StuckGame(Exception):
    """A fault of the rules: frames that never come to a question or an end."""
