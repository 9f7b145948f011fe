"""The entries of a table's log: everything that happened there, in order.

Every entry has a time (`at`, in milliseconds since 1970). An entry that a message caused has the
token of that message, so that a message sent twice is carried out once.
"""

from typing import Any, Literal, TypeAlias

import msgspec

from tableronde.core.match import unbranched
from tableronde.core.record import Entry as MatchEntry
from tableronde.tables.settings import Settings
from tableronde.tables.standing_orders import Order


class Entry(msgspec.Struct, tag_field="entry", kw_only=True, omit_defaults=True):
    """The base of all entries."""

    at: int
    token: str = ""


class Reserved(msgspec.Struct, kw_only=True):
    """A seat that is reserved for a person, and the hash of its secret."""

    seat: int
    name: str
    key: str


class Opened(Entry, tag="opened"):
    """The first entry: the settings and the secret seed."""

    settings: Settings
    seed: str
    invite: str = ""
    """The hash of the invitation's secret; empty if no friends are expected."""
    start: dict[str, Any] | None = None
    """The position that the table starts from, if it is not a new game."""
    rules: int = 0
    """The version of the game's rules that the log was written with (0: not recorded)."""
    data: str = ""
    """The fingerprint of the game's components, if they are not the standard ones."""
    reserved: list["Reserved"] = []
    """Seats reserved for the people of the previous game."""


class Sat(Entry, tag="sat"):
    """A person took a seat. Its secret is stored as a hash."""

    seat: int
    name: str
    key: str
    host: bool = False


class Left(Entry, tag="left"):
    """A person left before the game began; the seat is free again."""

    seat: int


class Filled(Entry, tag="filled"):
    """A bot took a free seat before the game began."""

    seat: int
    bot: str


class Answered(Entry, tag="answered"):
    """A decision was answered."""

    seat: int
    decision: str
    choice: dict[str, Any]
    by: Literal["person", "bot", "order", "forced", "clock"] = "person"
    """`order`: a standing order passed, whatever the seat holds; `forced`: there was only one
    option, and this reveals nothing. An answer by an order to ask only if able counts as the
    person's, so that the two cannot be told apart."""

    def in_match(self) -> MatchEntry:
        """Return this entry as it stands in the log of the match."""
        return MatchEntry(seat=self.seat, decision=unbranched(self.decision), choice=self.choice)


class Held(Entry, tag="held"):
    """A person has answered in a window, and the answer is held back until the outcome is shown.
    `choice` is None if the answer was undone before that."""

    seat: int
    decision: str
    choice: dict[str, Any] | None


class Undid(Entry, tag="undid"):
    """Answers were undone until `to` were left; `agreed` if it needed everyone's consent."""

    seat: int
    to: int
    agreed: bool = False

    def in_match(self) -> MatchEntry:
        """Return this entry as it stands in the log of the match."""
        return MatchEntry(seat=self.seat, undo=self.to, agreed=self.agreed)


class Proposed(Entry, tag="proposed"):
    """A proposal to the others. It is open until it is agreed to, refused, withdrawn or settled by
    another entry."""

    seat: int
    what: Literal["undo", "pause", "replace"]
    to: int | None = None
    whom: int | None = None


class Voted(Entry, tag="voted"):
    """A seat agreed to the open proposal or refused it. Its proposer withdraws it by refusing."""

    seat: int
    yes: bool


class Paused(Entry, tag="paused"):
    """The game is paused."""

    seat: int


class Resumed(Entry, tag="resumed"):
    """The game goes on after a pause."""

    seat: int


class Replaced(Entry, tag="replaced"):
    """A bot plays for a person from now on."""

    seat: int
    bot: str
    why: Literal["vote", "clock", "left"]


class Resigned(Entry, tag="resigned"):
    """The game is over: this person has resigned."""

    seat: int


class Returned(Entry, tag="returned"):
    """The person plays again."""

    seat: int


class Ordered(Entry, tag="ordered"):
    """An automatic answer for one kind of window."""

    seat: int
    window: str
    order: Order


class Passing(Entry, tag="passing"):
    """Pass in all windows until the seat's next turn, or no longer."""

    seat: int
    passing: bool


class Raised(Entry, tag="raised"):
    """A hand was raised, so that the seat is always asked, or lowered."""

    seat: int
    raised: bool


class Remarked(Entry, tag="remarked"):
    """A remark to the game that answers no question: an order for later, a raised hand."""

    seat: int
    choice: dict[str, Any]
    open: bool = False
    """Whether it is public."""

    def in_match(self) -> MatchEntry:
        """Return this entry as it stands in the log of the match."""
        return MatchEntry(seat=self.seat, choice=self.choice)


class Said(Entry, tag="said"):
    """A line of chat by a seat, or by a spectator (`seat` is None) with this name."""

    seat: int | None
    name: str
    text: str
    to: list[int] = []
    """The seats that may read it, if it is private."""
    number: int = 0
    """For a private line: how many answers stood when it was written."""


class Downtime(Entry, tag="slept"):
    """The server was down for `lost` milliseconds, which no clock counts."""

    lost: int


class Rematched(Entry, tag="rematched"):
    """The same people play again, at that table."""

    seat: int
    table: str


AnyEntry: TypeAlias = (
    Opened
    | Sat
    | Left
    | Filled
    | Answered
    | Held
    | Undid
    | Proposed
    | Voted
    | Paused
    | Resumed
    | Replaced
    | Resigned
    | Returned
    | Ordered
    | Passing
    | Raised
    | Remarked
    | Said
    | Downtime
    | Rematched
)
