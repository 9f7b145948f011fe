"""The messages from the client."""

from typing import Any, Literal, TypeAlias

from tableronde.server.bots.pace import USUAL, Pace
from tableronde.server.protocol.base import Message
from tableronde.tables.standing_orders import Order as StandingOrder


class Hello(Message, tag="hello"):
    """The first message: the table, and the key of a seat (empty for a spectator)."""

    protocol: int
    table: str
    key: str = ""
    pace: Pace = USUAL


class SetPace(Message, tag="pace"):
    """Set how fast bots play. The slowest pace that anyone at the table wants applies."""

    pace: Pace


class Answer(Message, tag="answer"):
    """Answer an open decision with one of its options. `position` is that of the last update that
    the client has received."""

    token: str
    position: int
    decision: str
    choice: dict[str, Any]


class Undo(Message, tag="undo"):
    """Undo answers until `to` are left (None: the seat's last one). If that needs consent, it
    becomes a proposal to the others, or is refused if `propose` is false."""

    token: str
    to: int | None = None
    propose: bool = True


class Propose(Message, tag="propose"):
    """Propose to the others to pause, to resume, or to replace a missing person by a bot."""

    token: str
    what: Literal["pause", "resume", "replace"]
    seat: int | None = None


class Vote(Message, tag="vote"):
    token: str
    proposal: int
    yes: bool


class Order(Message, tag="order"):
    """Set the automatic answer for a kind of window, named by its prompt: always ask, ask only if
    able to act, or always pass."""

    token: str
    window: str
    order: StandingOrder


class PassTurn(Message, tag="pass-turn"):
    """Pass in all windows until the seat's next turn, or stop passing."""

    token: str
    passing: bool


class Wait(Message, tag="wait"):
    """Raise or lower the hand (the button "Wait!"). While it is up, nothing is answered
    automatically for the seat."""

    token: str
    raised: bool


class Remark(Message, tag="remark"):
    """Make a remark to the game, which answers no question. Only some games have remarks."""

    token: str
    choice: dict[str, Any]


class Say(Message, tag="say"):
    """Write a line of chat: a seat to the seats, a spectator to the spectators. If `confidential`,
    only to the seats of a private talk or an offer, in games that have them."""

    token: str
    text: str
    confidential: bool = False


class Leave(Message, tag="leave"):
    """Leave the seat. Before the game it becomes free; later a bot takes over."""

    token: str


class Resign(Message, tag="resign"):
    """End the game: with two seats, or alone with bots."""

    token: str


class Return(Message, tag="return"):
    """Take the seat back from the bot that plays it."""

    token: str


class Fill(Message, tag="fill"):
    """Let bots take all free seats, so that the game begins. Only for the host."""

    token: str
    bot: str


class Look(Message, tag="look"):
    """Ask for the table as it was after `number` answers. `eyes` is `mine` or, when the game is
    over, a seat, `all` (everything open) or `public` (a spectator's view)."""

    token: str
    number: int
    eyes: int | Literal["mine", "all", "public"] = "mine"


class Hint(Message, tag="hint"):
    """Ask what a bot would choose."""

    token: str


class Sayable(Message, tag="sayable"):
    """Ask which remarks the seat may make now."""

    token: str


class Ping(Message, tag="ping"):
    """Check the connection. The server answers `pong`."""


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
