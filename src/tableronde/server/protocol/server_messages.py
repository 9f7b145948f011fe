"""The messages from the server."""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias, TypedDict

import msgspec

from tableronde.server.protocol.base import Message
from tableronde.tables.settings import Settings
from tableronde.tables.standing_orders import Order as StandingOrder


class Waiting(msgspec.Struct, kw_only=True):
    """A seat that must decide, and why. Part of every view."""

    id: str
    seat: int
    prompt: str
    arguments: dict[str, Any]
    clauses: list[str]


class Result(msgspec.Struct, kw_only=True):
    winners: list[int]
    reason: str
    scores: list[dict[str, int]]


class View(msgspec.Struct, kw_only=True):
    """What a viewer sees of the game. Each game declares the type of `table` (AvalonView, …), and
    its prompts with their arguments (AvalonPrompts, …)."""

    game: str
    seats: int
    seat: int | None
    number: int
    waiting: list[Waiting]
    frames: list[list[Any]]
    result: Result | None
    table: Any


class Option(msgspec.Struct):
    """A legal choice: its verb as `do`, with the fields of that verb (AvalonVerbs, …). The
    sentence `choice-<verb>` takes the fields of the choice and of `details` (AvalonDetails, …) as
    arguments. `details` are facts about the components that the choice names."""

    choice: dict[str, Any]
    details: Mapping[str, Any]


class Decision(msgspec.Struct, kw_only=True):
    """A question to this viewer, with its legal options."""

    id: str
    seat: int
    prompt: str
    arguments: dict[str, Any]
    options: list[Option]
    may_decline: bool
    clauses: list[str]


class SeatInfo(msgspec.Struct, kw_only=True):
    """A seat as everyone sees it."""

    kind: Literal["person", "bot", "free"]
    name: str
    """The person's name; empty if the seat never had a person."""
    bot: str | None
    """The bot that plays the seat now."""
    away: bool
    """Whether a bot plays for a person, until that person returns."""
    present: bool
    """Whether the person is connected."""
    left: int | None
    """Milliseconds on the clock when this was sent; None without a clock."""
    running: bool
    """Whether the clock runs."""
    begins_in: int
    """Milliseconds until the clock starts to count down."""


class Proposal(msgspec.Struct, kw_only=True):
    """The open proposal of one person to the others."""

    id: int
    what: Literal["undo", "pause", "replace"]
    by: int
    to: int | None
    seat: int | None
    yes: list[int]
    voters: list[int]
    """The seats that vote, without the proposer."""


class ChatLine(msgspec.Struct, kw_only=True):
    at: int
    seat: int | None
    name: str
    text: str
    spectator: bool
    to: list[int]
    """The seats that can read it, if it is private; else empty."""
    number: int
    """How many answers stood when it was written, if it is private; else 0."""


class TalkInfo(msgspec.Struct, kw_only=True):
    """A private talk that is going on. Its seats and its time are public."""

    seats: list[int]
    left: int | None
    """Milliseconds left when this was sent; None without a time limit."""
    running: bool
    words: int | None
    """How many lines this viewer may still write in it; None without a limit, or outside of it."""


Undoing: TypeAlias = Literal["free", "ask", "no"]


class TableInfo(msgspec.Struct, kw_only=True):
    """The table around the game, as this viewer sees it."""

    status: Literal["waiting", "playing", "paused", "over"]
    seats: list[SeatInfo]
    host: int | None
    """The seat that may fill the table with bots; None without people."""
    proposal: Proposal | None
    talk: TalkInfo | None
    undo: Undoing
    """Whether this viewer may undo its last answer freely, by asking the others, or not."""
    resign: bool
    """Whether this viewer may end the game by resigning."""
    orders: dict[str, StandingOrder]
    """This viewer's automatic answer for each kind of window."""
    passing: bool
    """Whether this viewer passes in all windows until its next turn."""
    settled: bool
    """Whether the open question of this viewer's seat is already answered, by an order or by the
    person, and the answer will be shown soon."""
    raised: bool
    rematch: str | None
    """The table where the same people play again."""
    watchers: int
    seed: str | None
    """The secret seed; None until the game is over."""


class Welcome(Message, tag="welcome"):
    """The answer to `hello`; an `update` follows."""

    protocol: int
    table: str
    you: int | None
    settings: Settings
    seal: str
    """The hash of the secret seed (docs/records.md)."""
    started: int
    """How many answers stood in the position that the table was opened with; 0 for a new game."""
    branched: bool
    """Whether the table continues a finished game."""
    chat: list[ChatLine]


class BySeat(TypedDict):
    seat: int


class BotTakesOver(TypedDict):
    seat: int
    why: Literal["clock", "left", "vote"]


TableEvents = TypedDict(
    "TableEvents",
    {
        "bot-takes-over": BotTakesOver,
        "forced": BySeat,
        "person-returns": BySeat,
        "resigned": BySeat,
        "table-paused": BySeat,
        "table-resumed": BySeat,
        "undone": BySeat,
    },
)
"""The events that every game has, with their arguments."""


class Told(msgspec.Struct, kw_only=True):
    """A line of the chronicle: an event as this viewer may know it. Each game declares its events
    with their arguments (AvalonEvents, …); those of every table are in TableEvents."""

    number: int
    event: str
    arguments: dict[str, Any]


class Update(Message, tag="update"):
    """The complete current state for this viewer. `chronicle` replaces the lines from index
    `chronicle_from` on."""

    position: int
    """The number of public changes of the table."""
    view: View | None
    """None until the game begins."""
    decision: Decision | None
    """The decision that this viewer must make."""
    unprompted: Decision | None
    """A decision that this viewer may make, but need not: to withdraw an offer, for example."""
    chronicle_from: int
    chronicle: list[Told]
    info: TableInfo


class Done(Message, tag="done"):
    """The message with this token was carried out, and is on disk."""

    token: str
    position: int


class Refused(Message, tag="refused"):
    """A message was not carried out. `error` is the key of a sentence: `error-<key>`."""

    token: str | None
    error: str
    details: dict[str, Any]
    fatal: bool = False
    """Whether the server closes the connection after this."""


class Sight(Message, tag="sight"):
    """The answer to `look`."""

    token: str
    number: int
    last: int
    view: View
    chronicle: int
    """How many lines the chronicle had at that time."""


class FullChronicle(Message, tag="full-chronicle"):
    """The whole chronicle of a finished game from another point of view. A `sight` follows."""

    token: str
    chronicle: list[Told]


class Advice(Message, tag="advice"):
    """The answer to `hint`: what a bot would choose."""

    token: str
    decision: str
    choice: dict[str, Any]


class Remarks(Message, tag="remarks"):
    """The answer to `sayable`."""

    token: str
    remarks: list[Option]


class Chat(Message, tag="chat"):
    line: ChatLine


class Pong(Message, tag="pong"):
    now: int
    """The server's clock, in milliseconds."""


ServerMessage: TypeAlias = (
    Welcome | Update | Done | Refused | Sight | FullChronicle | Advice | Remarks | Chat | Pong
)
