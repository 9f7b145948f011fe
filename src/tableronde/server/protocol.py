"""The protocol of a live table: every message of the WebSocket, and the bodies of the HTTP API.

`docs/protocol.md` tells the story; the TypeScript types are generated from these classes.
A client says `hello` first. Whatever changes something carries a `token` of the client's making: a
message repeated with the same token is answered again and not carried out twice. Texts are sent as
keys and arguments, never as sentences: the reader's page words them.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from tableronde.server.bots.pace import USUAL, Pace
from tableronde.tables.settings import Settings
from tableronde.tables.standing_orders import Order as StandingOrder

PROTOCOL: Final = 1
MOST_BYTES: Final = 4096
"""The largest message a client may send."""


class Message(msgspec.Struct, tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """The base of all messages; the field `type` tells them apart."""


# From the client --------------------------------------------------------------------------------


class Hello(Message, tag="hello"):
    """The first message: which table, and by which key (none: as a spectator)."""

    protocol: int
    table: str
    key: str = ""
    pace: Pace = USUAL


class SetPace(Message, tag="pace"):
    """How fast bots shall play; of several wishes at a table the slowest holds."""

    pace: Pace


class Answer(Message, tag="answer"):
    """One option of an open decision. `position` is that of the last update the client has seen."""

    token: str
    position: int
    decision: str
    choice: dict[str, Any]


class Undo(Message, tag="undo"):
    """Take back answers until `to` stand (None: the last one). Where that is not free, it becomes
    a proposal to the others, unless `propose` is false: then it is refused."""

    token: str
    to: int | None = None
    propose: bool = True


class Propose(Message, tag="propose"):
    """Ask the others: to pause or go on, or to let a bot play for a missing person."""

    token: str
    what: Literal["pause", "resume", "replace"]
    seat: int | None = None


class Vote(Message, tag="vote"):
    token: str
    proposal: int
    yes: bool


class Order(Message, tag="order"):
    """An automatic answer for a kind of window (by its prompt): always ask me, ask me only if I can
    act, or always pass."""

    token: str
    window: str
    order: StandingOrder


class PassTurn(Message, tag="pass-turn"):
    """Pass for me in all windows until my next turn, or no longer."""

    token: str
    passing: bool


class Wait(Message, tag="wait"):
    """'Wait!': while the hand is raised no automatic answer passes for me."""

    token: str
    raised: bool


class Remark(Message, tag="remark"):
    """Something said to the game without being asked, where it knows such remarks."""

    token: str
    choice: dict[str, Any]


class Say(Message, tag="say"):
    """A line of chat: from a seat to the seats, from a spectator to the spectators; in confidence
    to those in a private talk or over an offer, where a game knows such."""

    token: str
    text: str
    confidential: bool = False


class Leave(Message, tag="leave"):
    """Give the seat up: free for somebody else before the game begins, a bot's afterwards."""

    token: str


class Resign(Message, tag="resign"):
    """End the game for good: where two play, or nobody but bots beside this person."""

    token: str


class Return(Message, tag="return"):
    """Take one's seat back from the bot that plays for it."""

    token: str


class Fill(Message, tag="fill"):
    """Let bots take the seats that are still free, so that the game begins (the host only)."""

    token: str
    bot: str


class Look(Message, tag="look"):
    """The table as it was after `number` answers: from one's own seat, or once the game is over
    from any (`eyes`: a seat, `all` for everything open, `public` for a spectator's view)."""

    token: str
    number: int
    eyes: int | Literal["mine", "all", "public"] = "mine"


class Hint(Message, tag="hint"):
    """What would the bot do?"""

    token: str


class Sayable(Message, tag="sayable"):
    """What could I say to the game now, without being asked? (See `remark`.)"""

    token: str


class Ping(Message, tag="ping"):
    """Still there? The server answers `pong`."""


ClientMessage: TypeAlias = (
    Hello
    | SetPace
    | Answer
    | Undo
    | Propose
    | Vote
    | Order
    | PassTurn
    | Wait
    | Remark
    | Say
    | Leave
    | Resign
    | Return
    | Fill
    | Look
    | Hint
    | Sayable
    | Ping
)


# From the server --------------------------------------------------------------------------------


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
    """What a viewer sees of the game; `table` is described for each game (AvalonView, …)."""

    game: str
    seats: int
    seat: int | None
    number: int
    waiting: list[Waiting]
    frames: list[list[Any]]
    result: Result | None
    table: Any


class Option(msgspec.Struct):
    """One legal choice. The arguments of its sentence `choice-<verb>` are those of the choice and
    of `details`, which is what the table shows about the things that it names."""

    choice: dict[str, Any]
    details: dict[str, Any]


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


class Told(msgspec.Struct, kw_only=True):
    """A line of the chronicle: what happened, as this viewer was told it."""

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


# HTTP -------------------------------------------------------------------------------------------


class FieldInfo(msgspec.Struct, kw_only=True):
    """A field of a verb: its name, and the kind of thing on the table that it points to."""

    name: str
    thing: str


class OptionInfo(msgspec.Struct, kw_only=True):
    name: str
    values: list[str]
    """The default first."""


class GameInfo(msgspec.Struct, kw_only=True):
    id: str
    least: int
    most: int
    options: list[OptionInfo]
    verbs: dict[str, list[FieldInfo]]
    declining: list[str]
    nouns: dict[str, str]
    windows: list[str]
    """The prompts for which an automatic answer can be given."""
    quiet: list[str]
    """Those of them that are passed for whoever has given none."""
    bots: list[str]
    reconstructed: list[list[str]]


class NewTable(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The body of POST /api/tables."""

    settings: Settings
    name: str = ""
    """Of whoever sits on the seat `me`."""


class Created(msgspec.Struct, kw_only=True):
    table: str
    key: str | None
    """The secret of the seat `me`."""
    invite: str | None
    """The secret of the invitation link, where friends are expected."""


class SitDown(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The body of POST /api/tables/{table}/seats."""

    name: str
    invite: str = ""
    """Needed at a private table."""
    key: Annotated[str, msgspec.Meta(pattern="^([A-Za-z0-9_-]{22,64})?$")] = ""
    """The secret of the seat, if the page makes it itself: then it can ask again where the answer
    was lost, and has the seat that it got."""


class Knock(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The body of POST /api/tables/{table}/invitation."""

    invite: str


class Invitation(msgspec.Struct, kw_only=True):
    """Whether one may sit down by an invitation, and whether a seat is free."""

    valid: bool
    free: bool


class Seated(msgspec.Struct, kw_only=True):
    seat: int
    key: str


class Listed(msgspec.Struct, kw_only=True):
    """A table in a list."""

    table: str
    settings: Settings
    seats: list[SeatInfo]
    status: Literal["waiting", "playing", "paused", "over"]
    updated: int
    your_turn: bool
    you: int | None
    winners: list[int] | None


class Mine(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The body of POST /api/mine: the tables that the browser remembers, with their keys."""

    tables: dict[str, str]


class Again(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The body of POST /api/tables/{table}/rematch: the same people, perhaps other settings."""

    key: str
    settings: Settings | None = None


class PlayOn(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The body of POST /api/tables/{table}/branch: play on from a position of a finished game."""

    number: int
    settings: Settings
    name: str = ""


class Problem(msgspec.Struct, kw_only=True):
    """The body of every refusal: a key of the catalogue and its arguments."""

    error: str
    details: dict[str, Any]
