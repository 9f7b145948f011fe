"""Errors of requests to a table. A request that raises one changes nothing."""

from typing import ClassVar

from tableronde.core.errors import AnswerError, TableRondeError


class UnknownTable(TableRondeError):
    key = "unknown-table"


class UnknownKey(TableRondeError):
    key = "unknown-key"


class UnknownInvitation(TableRondeError):
    key = "unknown-invitation"


class TableFull(TableRondeError):
    key = "table-full"


class NoSpectators(TableRondeError):
    key = "no-spectators"


class NotSeated(TableRondeError):
    key = "not-seated"


class NotTheHost(TableRondeError):
    key = "not-the-host"


class NotBegun(TableRondeError):
    key = "not-begun"


class AlreadyBegun(TableRondeError):
    key = "already-begun"


class NotOver(TableRondeError):
    key = "not-over"


class TablePaused(TableRondeError):
    key = "table-paused"


class NotPaused(TableRondeError):
    key = "not-paused"


class BotPlays(TableRondeError):
    key = "bot-plays"


class OthersPlay(TableRondeError):
    key = "others-play"


class NoBotPlays(TableRondeError):
    key = "no-bot-plays"


class StaleAnswer(AnswerError):
    key = "stale-answer"


class NoSuchProposal(TableRondeError):
    key = "no-such-proposal"


class NotYourVote(TableRondeError):
    key = "not-your-vote"


class NotMissing(TableRondeError):
    key = "not-missing"


class ClockDecides(TableRondeError):
    key = "clock-decides"


class UnknownWindow(TableRondeError):
    key = "unknown-window"
    names = ("window",)


class BadName(TableRondeError):
    key = "bad-name"
    names = ("most",)


class BadText(TableRondeError):
    key = "bad-text"
    names = ("most",)


class NobodyToConfideIn(TableRondeError):
    key = "nobody-to-confide-in"


class NoWordsLeft(TableRondeError):
    key = "no-words-left"
    names = ("most",)


class HandSpent(TableRondeError):
    key = "hand-spent"


class AlreadyWritten(TableRondeError):
    key = "already-written"


class ChatFull(TableRondeError):
    key = "chat-full"


class TooManyExtraRequests(TableRondeError):
    key = "too-many-extra-requests"


class BadSeatWishes(TableRondeError):
    key = "bad-seat-wishes"
    names = ("bots",)


class NoRoomForAll(TableRondeError):
    key = "no-room-for-all"
    names = ("count",)


class BadClock(TableRondeError):
    key = "bad-clock"
    names = ("least", "most", "unit")


class HintsOff(TableRondeError):
    key = "hints-off"


class NothingAsked(TableRondeError):
    key = "nothing-asked"


class Conflict(TableRondeError):
    """Another worker has written a row with this number. Read it and try again."""

    key = "conflict"


class StorageFailed(TableRondeError):
    key = "storage-failed"
    names = ("why",)


class BadDatabase(TableRondeError):
    """The database cannot be used.

    `why` is address, kind, in-use, newer, unknown-version or driver. For driver, `detail` is the
    driver's message.
    """

    key = "bad-database"
    names: ClassVar[tuple[str, ...]] = ("why", "detail")


class BadDatabaseFile(BadDatabase):
    """The file of a database cannot be used. `why` is an error code of the system or of SQLite."""

    key = "bad-database-file"
    names = ("file", "why")


class ProposalOpen(TableRondeError):
    key = "proposal-open"


class TimeIsUp(TableRondeError):
    key = "time-is-up"


class AbsentPlayer(TableRondeError):
    key = "absent-player"


class UndoNeedsConsent(TableRondeError):
    key = "undo-needs-consent"


class OtherRules(TableRondeError):
    key = "other-rules"
    names = ("game", "version", "known")
