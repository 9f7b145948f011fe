"""The messages from the client."""

from typing import Any, Literal, TypeAlias

from tableronde.server.bots.pace import USUAL, Pace
from tableronde.server.protocol.base import Message
from tableronde.tables.standing_orders import Order as StandingOrder


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
