"""What can go wrong, by name. Each error says in one sentence what was expected.

Every class has a `key` and its arguments, so that a front end can word it in its own language;
`str(error)` is the English sentence. None of them leaves a state changed.
"""

from typing import Any, ClassVar


class TableRondeError(Exception):
    """The base of every error that a user or a caller can provoke."""

    key: ClassVar[str] = "error"
    sentence: ClassVar[str] = "Something is wrong."

    def __init__(self, **details: Any) -> None:
        self.details = details
        super().__init__(self.sentence.format(**details))


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


class MalformedChoice(AnswerError):
    key = "malformed-choice"
    sentence = "{choice} is not a choice of {game}: {reason}."


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


class BadRecord(TableRondeError):
    key = "bad-record"
    sentence = "This is not a record that can be read: {reason}."


class UnreadableFile(BadRecord):
    key = "unreadable-file"
    sentence = "{file} cannot be opened ({why})."


class NotWholeJson(BadRecord):
    key = "not-whole-json"
    sentence = "{file} is not a whole JSON file."


class NewerRecord(TableRondeError):
    key = "newer-record"
    sentence = (
        "This record has version {version} of the {what}; this program knows up to {known}. "
        "Install a newer one."
    )


class RecordMismatch(TableRondeError):
    key = "record-mismatch"
    sentence = "This record does not replay to what it says: {reason}."


class BadFolder(TableRondeError):
    key = "bad-folder"
    sentence = "{folder} cannot be written to ({reason})."


class BadPosition(TableRondeError):
    key = "bad-position"
    sentence = "There is no position {number} in this record; they run from 0 to {last}."


class StuckGame(Exception):
    """A fault of the rules: frames that never come to a question or an end."""
