"""What can go wrong at a table, by name; none of it changes anything."""

from tableronde.core.errors import AnswerError, TableRondeError


class UnknownTable(TableRondeError):
    key = "unknown-table"
    sentence = "There is no such table."


class UnknownKey(TableRondeError):
    key = "unknown-key"
    sentence = "This link belongs to no seat at this table."


class UnknownInvitation(TableRondeError):
    key = "unknown-invitation"
    sentence = "This invitation is not valid at this table."


class TableFull(TableRondeError):
    key = "table-full"
    sentence = "All seats of this table are taken."


class NoSpectators(TableRondeError):
    key = "no-spectators"
    sentence = "The people at this table play without spectators."


class NotSeated(TableRondeError):
    key = "not-seated"
    sentence = "Only who sits at this table can do that."


class NotTheHost(TableRondeError):
    key = "not-the-host"
    sentence = "Only the host of this table can do that."


class NotBegun(TableRondeError):
    key = "not-begun"
    sentence = "The game has not begun: some seats are still free."


class AlreadyBegun(TableRondeError):
    key = "already-begun"
    sentence = "The game has already begun."


class NotOver(TableRondeError):
    key = "not-over"
    sentence = "That is shown when the game is over."


class TablePaused(TableRondeError):
    key = "table-paused"
    sentence = "The table is paused."


class NotPaused(TableRondeError):
    key = "not-paused"
    sentence = "The table is not paused."


class BotPlays(TableRondeError):
    key = "bot-plays"
    sentence = "A bot plays for this seat; take it back first."


class NoBotPlays(TableRondeError):
    key = "no-bot-plays"
    sentence = "No bot plays for this seat."


class StaleAnswer(AnswerError):
    key = "stale-answer"
    sentence = "This answer is to a question of before: the table has changed since."


class NoSuchProposal(TableRondeError):
    key = "no-such-proposal"
    sentence = "This proposal is no longer open."


class NotYourVote(TableRondeError):
    key = "not-your-vote"
    sentence = "Your consent is not asked here."


class NotMissing(TableRondeError):
    key = "not-missing"
    sentence = "This player has been seen here within the last minute."


class ClockDecides(TableRondeError):
    key = "clock-decides"
    sentence = "At this table everyone has days for an answer: a bot steps in when they are over."


class UnknownWindow(TableRondeError):
    key = "unknown-window"
    sentence = "There is no window called '{window}' in this game."


class BadName(TableRondeError):
    key = "bad-name"
    sentence = "A name has 1 to {most} characters."


class BadText(TableRondeError):
    key = "bad-text"
    sentence = "A message has 1 to {most} characters."


class NobodyToConfideIn(TableRondeError):
    key = "nobody-to-confide-in"
    sentence = "There is nobody here now with whom one could speak in confidence."


class NoWordsLeft(TableRondeError):
    key = "no-words-left"
    sentence = "In this private talk each may say {most} lines; another embassy would prolong it."


class HandSpent(TableRondeError):
    key = "hand-spent"
    sentence = "You have raised your hand in this phase; in the next one you can do so again."


class AlreadyWritten(TableRondeError):
    key = "already-written"
    sentence = "You have written something to this offer; a longer private talk costs an embassy."


class ChatFull(TableRondeError):
    key = "chat-full"
    sentence = "So much has been said at this table that no more can be kept."


class TooManyAsides(TableRondeError):
    key = "too-many-asides"
    sentence = "So much has been asked here beside playing that it must be played on first."


class BadSeatWishes(TableRondeError):
    key = "bad-seat-wishes"
    sentence = "The seats are one 'me' at most, 'friend', or one of the bots {bots}."


class NoRoomForAll(TableRondeError):
    key = "no-room-for-all"
    sentence = "The new table needs seats for all {count} people of this one."


class BadClock(TableRondeError):
    key = "bad-clock"
    sentence = "A clock has {least} to {most} {unit}."


class HintsOff(TableRondeError):
    key = "hints-off"
    sentence = "No hints are given at this table."


class NothingAsked(TableRondeError):
    key = "nothing-asked"
    sentence = "Nothing is asked of you now."


class Conflict(TableRondeError):
    """Somebody else has written that number of the log: read on and try again."""

    key = "conflict"
    sentence = "The table has changed at the same moment; try again."


class StorageFailed(TableRondeError):
    key = "storage-failed"
    sentence = "The tables cannot be reached ({why}); nothing was changed. Try again."


class BadDatabase(TableRondeError):
    key = "bad-database"
    sentence = "This database cannot be used: {reason}."


class ProposalOpen(TableRondeError):
    key = "proposal-open"
    sentence = "Another proposal is open: answer that one first."


class TimeIsUp(TableRondeError):
    key = "time-is-up"
    sentence = "Your time was up twice: the bot plays this game to its end."


class AbsentPlayer(TableRondeError):
    key = "absent-player"
    sentence = "Somebody whose answers would be taken back is away and cannot agree."


class OtherRules(TableRondeError):
    key = "other-rules"
    sentence = (
        "This table of {game} was played by version {version} of the rules; "
        "this server knows version {known}."
    )
