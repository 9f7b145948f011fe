"""The messages from the server."""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias, TypedDict

import msgspec

from tableronde.server.protocol.base import Message
from tableronde.tables.settings import Settings
from tableronde.tables.standing_orders import Order as StandingOrder


class Waiting(msgspec.Struct, kw_only=True):
    """Who is asked, and why: a part of every view."""

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
    """What a viewer sees of the game; `table` is described for each game (AvalonView, …), and so
    are the prompts with their arguments (AvalonPrompts, …)."""

    game: str
    seats: int
    seat: int | None
    number: int
    waiting: list[Waiting]
    frames: list[list[Any]]
    result: Result | None
    table: Any


class Option(msgspec.Struct):
    """One legal choice: its verb as `do`, with the fields of that verb (AvalonVerbs, …). The
    arguments of its sentence `choice-<verb>` are those of the choice and of `details`
    (AvalonDetails, …), which is what the table shows about the things that it names."""

    choice: dict[str, Any]
    details: Mapping[str, Any]


class Decision(msgspec.Struct, kw_only=True):
    """A question put to this viewer."""

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
    """The person's name; empty for a bot that nobody left the seat to."""
    bot: str | None
    """The bot that plays here now."""
    away: bool
    """A person's seat that a bot plays until the person returns."""
    present: bool
    """A person whose page is open."""
    left: int | None
    """Milliseconds on the clock when this was sent; None without a clock."""
    running: bool
    """Whether that clock runs now."""
    begins_in: int
    """Milliseconds for which it still waits before time is taken off it."""


class Proposal(msgspec.Struct, kw_only=True):
    """An open question about the table itself."""

    id: int
    what: Literal["undo", "pause", "replace"]
    by: int
    to: int | None
    seat: int | None
    yes: list[int]
    voters: list[int]
    """Whose consent is wanted, the proposer's not among them."""


class ChatLine(msgspec.Struct, kw_only=True):
    at: int
    seat: int | None
    name: str
    text: str
    gallery: bool
    to: list[int]
    """The seats that hear it, where it was said in confidence; else nobody is named."""
    number: int
    """How many answers stood when it was said in confidence; else 0."""


class TalkInfo(msgspec.Struct, kw_only=True):
    """A private talk that goes on: that, between whom and how long is no secret."""

    seats: list[int]
    left: int | None
    """Milliseconds of its time when this was sent; None: it may last for ever."""
    running: bool
    words: int | None
    """How many lines this viewer may still say in it; None: as many as one likes, or none."""


Undoing: TypeAlias = Literal["free", "ask", "no"]


class TableInfo(msgspec.Struct, kw_only=True):
    """The table around the game, as this viewer sees it."""

    status: Literal["waiting", "playing", "paused", "over"]
    seats: list[SeatInfo]
    host: int | None
    """The seat that may fill the table with bots; None where only bots sit."""
    proposal: Proposal | None
    talk: TalkInfo | None
    undo: Undoing
    """What happens when this viewer asks to take the last answer back."""
    resign: bool
    """Whether this viewer may end the game by resigning; elsewhere one can leave."""
    orders: dict[str, StandingOrder]
    """This viewer's automatic answers, for every kind of window of the game."""
    passing: bool
    """Whether this viewer passes in all windows until the next turn of this seat."""
    settled: bool
    """Whether this viewer is not asked any more what its seat is asked: an order passes, or the
    answer was given, and it shows in a moment."""
    raised: bool
    rematch: str | None
    """The table where the same people play again."""
    watchers: int
    seed: str | None
    """The secret seed, told when the game is over."""


class Welcome(Message, tag="welcome"):
    """The answer to `hello`; an `update` follows."""

    protocol: int
    table: str
    you: int | None
    settings: Settings
    seal: str
    """The seal of the secret seed, told from the start (docs/records.md)."""
    started: int
    """How many answers stood in the position that the table began from (0: the beginning)."""
    branched: bool
    """Whether it goes on from a position of a game that all can look up."""
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
"""What can happen at the table of any game, with its arguments."""


class Told(msgspec.Struct, kw_only=True):
    """A line of the chronicle: what happened, as this viewer was told it. The events of each game
    are described with their arguments (AvalonEvents, …), those of every table in TableEvents."""

    number: int
    event: str
    arguments: dict[str, Any]


class Update(Message, tag="update"):
    """Everything as it is now. `chronicle` replaces the lines from index `chronicle_from` on."""

    position: int
    """Counts all that happened at the table; grows with every change."""
    view: View | None
    """None while seats are still free."""
    decision: Decision | None
    """What this viewer is asked."""
    unbidden: Decision | None
    """What this viewer may decide though nobody waits for it: to withdraw an offer, say."""
    chronicle_from: int
    chronicle: list[Told]
    info: TableInfo


class Done(Message, tag="done"):
    """What was asked under this token is carried out and safely kept."""

    token: str
    position: int


class Refused(Message, tag="refused"):
    """What was asked is not carried out. `error` is a key of the catalogue: `error-<key>`."""

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
    """How many lines of this viewer's chronicle had been told by then."""


class Lore(Message, tag="lore"):
    """The whole chronicle from another point of view, once the game is over; a sight follows."""

    token: str
    chronicle: list[Told]


class Advice(Message, tag="advice"):
    """The answer to `hint`: what the bot would choose."""

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
    Welcome | Update | Done | Refused | Sight | Lore | Advice | Remarks | Chat | Pong
)
