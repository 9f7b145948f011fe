"""A viewer: one open page. It says hello, asks, and is shown the table whenever it changes.

What is sent waits in a short list; the table itself is sent in its newest form only, so that a slow
page can fall behind without filling the memory of the server.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Final, cast

import msgspec

from tableronde.core.errors import TableRondeError
from tableronde.server.decoding import check_token, decode_message, decode_token
from tableronde.server.errors import (
    HelloFirst,
    NoAdvice,
    OldProtocol,
    ServerFault,
    TooManyMessages,
)
from tableronde.server.live_table import LiveTable
from tableronde.server.pace import USUAL, Pace
from tableronde.server.protocol import (
    PROTOCOL,
    Advice,
    Answer,
    ClientMessage,
    Done,
    Fill,
    Hello,
    Hint,
    Leave,
    Look,
    Lore,
    Message,
    Order,
    PassTurn,
    Ping,
    Pong,
    Propose,
    Refused,
    Remark,
    Remarks,
    Resign,
    Return,
    Say,
    Sayable,
    SetPace,
    Sight,
    Undo,
    View,
    Vote,
    Wait,
    Welcome,
)
from tableronde.server.rate_limits import TokenBucket
from tableronde.server.registry import TableRegistry
from tableronde.server.seat_updates import chat_line, may_read, remarks
from tableronde.tables import requests
from tableronde.tables.errors import (
    ChatFull,
    HintsOff,
    NoSpectators,
    NotBegun,
    NothingAsked,
    NotOver,
    NotSeated,
    UnknownKey,
)
from tableronde.tables.table import Table

_log: Final = logging.getLogger("tableronde.viewer")
_MAX_QUEUED: Final = 200
_MAX_UNREAD: Final = 20
_SPECTATOR_BURST: Final = 5.0
MOST_SAID: Final = 5000
"""Lines of chat that a table keeps; spectators fill at most half of that."""
MOST_TOLD: Final = 1000
"""Lines of chat that somebody who comes in is told."""
_MAX_REFUSALS: Final = 40
_REFUSALS_PER_SECOND: Final = 2.0
"""Messages refused as too many after which the connection is closed, and what is forgiven."""

encode: Final = msgspec.json.Encoder().encode

# What a message asks of the table: the message, the table, now, its token there, and the seat.
_SEAT_REQUESTS: Final[dict[type[Message], Any]] = {
    Answer: lambda m, t, now, token, seat: requests.answer(
        t, now, seat, m.decision, m.choice, m.position, token
    ),
    Undo: lambda m, t, now, token, seat: requests.undo(t, now, seat, m.to, token, m.propose),
    Propose: lambda m, t, now, token, seat, missing=False: requests.propose(
        t, now, seat, m.what, m.seat, missing, token
    ),
    Vote: lambda m, t, now, token, seat, missing=True: requests.vote(
        t, now, seat, m.proposal, m.yes, token, missing
    ),
    Order: lambda m, t, now, token, seat: requests.order(t, now, seat, m.window, m.order, token),
    PassTurn: lambda m, t, now, token, seat: requests.pass_turn(t, now, seat, m.passing, token),
    Wait: lambda m, t, now, token, seat: requests.raise_hand(t, now, seat, m.raised, token),
    Remark: lambda m, t, now, token, seat: requests.remark(t, now, seat, m.choice, token),
    Leave: lambda m, t, now, token, seat: requests.leave(t, now, seat, token),
    Resign: lambda m, t, now, token, seat: requests.resign(t, now, seat, token),
    Return: lambda m, t, now, token, seat: requests.come_back(t, now, seat, token),
    Fill: lambda m, t, now, token, seat: requests.fill(t, now, seat, m.bot, token),
}


_LOOK_COST: Final = 5
"""Messages of an address that looking back counts for: some of the game is played again."""


def _unlimited(_now: float, _tokens: int = 1) -> bool:
    return True


def _nothing() -> None:
    """Nobody speaks for this viewer yet."""


class Viewer:
    """One connection. `hear` is given what the page says; `take` gives what it is to be sent. When
    there is something, `speak` is called, or `speak_soon` if more may follow in the same moment."""

    def __init__(
        self, registry: TableRegistry, allowance: Callable[..., bool] = _unlimited
    ) -> None:
        """`allowance` tells whether the address that it comes from may say something now, which may
        count for several."""
        self.seat: int | None = None
        self.pace: Pace = USUAL
        self.live: LiveTable | None = None
        self.closing = False
        self._registry: Final = registry
        self._bucket: Final = TokenBucket(
            registry.config.messages_per_second, 4 * registry.config.messages_per_second
        )
        self._talk: Final = TokenBucket(registry.config.chat_lines_per_second / 5, _SPECTATOR_BURST)
        self._allowance: Final = allowance
        self._refusals: Final = TokenBucket(_REFUSALS_PER_SECOND, _MAX_REFUSALS)
        self._waiting: list[Message] = []
        self._stale = False
        self.flush: Callable[[], None] = _nothing
        self.flush_soon: Callable[[], None] = _nothing
        self._told = (-1, 0)  # the chronicle as sent: its epoch, and how many lines
        self._key = ""  # the hash of the seat's secret, as it was when this page came in
        self._number = 0  # of a spectator who has spoken
        self.busy = False  # it asks for something that is not yet carried out
        self._dismissal: TableRondeError | None = None
        self._spoken: Final = asyncio.Event()

    # Out ---------------------------------------------------------------------------------------

    def send(self, message: Message) -> None:
        self._put(message)
        self.flush_soon()

    def _put(self, message: Message) -> None:
        if len(self._waiting) >= _MAX_QUEUED:
            self.closing = True  # a page that reads nothing; it will come back
        else:
            self._waiting.append(message)

    def show(self) -> None:
        """The table has changed, which is told after all else: it goes out at once, and the page
        has it while others are still served."""
        self._stale = True
        self.flush()

    def close(self) -> None:
        self.closing = True
        self.flush_soon()

    def disconnect(self) -> None:
        """The connection is over. Nothing is held on to: tables that are put away shall not wait
        in memory for the garbage collector."""
        self.flush = self.flush_soon = _nothing
        live, self.live = self.live, None
        if live is not None:
            live.leave(self)

    @property
    def has_output(self) -> bool:
        """Whether something waits to be sent."""
        return bool(self._waiting) or self._stale

    def take(self) -> bytes | None:
        """All that the page is to hear now, as one list; None: nothing."""
        if not self.has_output:
            return None
        ready = self._waiting
        self._waiting = []
        self._spoken.set()
        if self._stale and self.live is not None:
            self._stale = False
            update = self.live.broadcast.seat_update(self.seat)
            epoch, lines = self._told
            ready.append(update.update(lines if epoch == update.epoch else 0))
            self._told = (update.epoch, len(update.chronicle))
        return encode(ready)

    def refuse(self, error: TableRondeError, token: str | None, fatal: bool = False) -> None:
        details = {name: _plain(value) for name, value in error.details.items()}
        self.send(Refused(token=token, error=error.key, details=details, fatal=fatal))
        self.closing = self.closing or fatal

    async def wait_until_read(self) -> None:
        """Until a page that asks has read most of what it was answered."""
        while len(self._waiting) >= _MAX_UNREAD and not self.closing:
            self._spoken.clear()
            await self._spoken.wait()

    def barred(self, table: Table) -> TableRondeError | None:
        """Why this viewer may not stay at the table, if it may not."""
        if self.seat is not None:
            return None if table.seats[self.seat].key == self._key else UnknownKey()
        if table.settings.spectators or table.status in ("waiting", "over"):
            return None
        return NoSpectators()

    def dismiss(self, table: Table) -> None:
        """Send this viewer away."""
        self._dismissal = self.barred(table)
        self._stale = False
        if self._dismissal is not None:
            self.refuse(self._dismissal, None, fatal=True)

    # In ----------------------------------------------------------------------------------------

    async def receive(self, data: str | bytes) -> None:
        """Whatever the page sent: carried out, or refused in one sentence."""
        token, hopeless = None, False
        try:
            now = self._registry.time.monotonic()
            if not self._bucket.take(now) or not self._allowance(now):
                hopeless = not self._refusals.take(now)
                raise TooManyMessages
            message = decode_message(data)
            if isinstance(message, Look) and not self._allowance(now, _LOOK_COST - 1):
                raise TooManyMessages
            self._spend(message)
            token = getattr(message, "token", None)
            await self._dispatch(message)
        except TableRondeError as error:
            if not isinstance(error, TooManyMessages):  # that one was not looked at
                token = token or decode_token(data)
            self.refuse(error, token, fatal=hopeless or self.live is None)
        except Exception:
            _log.exception("handling a message failed")
            self.refuse(ServerFault(), token, fatal=self.live is None)

    def _spend(self, message: ClientMessage) -> None:
        """Chat is limited, and what else a seat asks through all its connections together. Answers
        are not: the game waits for them."""
        # A tuple: a union would be put together anew for each message.
        if self.live is None or isinstance(message, (Hello, Ping, Answer)):
            return
        now, who = self._registry.time.monotonic(), f"{self.live.table.id}/{self.seat}"
        if isinstance(message, Say):
            if self.seat is None:  # nobody alone can silence the gallery
                allowed = self._talk.take(now) and self.live.spectator_chat.take(now)
            else:
                allowed = self._registry.chat_limits.take(who, now)
        else:
            allowed = self.seat is None or self._registry.request_limits.take(who, now)
        if not allowed:
            raise TooManyMessages

    async def _dispatch(self, message: ClientMessage) -> None:
        if isinstance(message, Hello):
            await self._hello(message)
            return
        if self.live is None:
            raise HelloFirst
        if self._dismissal is not None:
            raise self._dismissal
        if isinstance(message, Ping):
            self.send(Pong(now=self._registry.time.now_ms()))
        elif isinstance(message, SetPace):
            self.live.bots.set_pace(self, message.pace)
        elif isinstance(message, Look):
            self._look(self.live, await self.live.stored_table(), message)
        elif isinstance(message, Hint):
            await self._hint(await self.live.stored_table(), message)
        elif isinstance(message, Sayable):
            self._tell_remarks(await self.live.stored_table(), message)
        else:
            await self._ask(self.live, message)

    async def _hello(self, hello: Hello) -> None:
        if self.live is not None:
            raise HelloFirst
        if hello.protocol != PROTOCOL:
            raise OldProtocol(version=hello.protocol, known=PROTOCOL)
        self.pace = hello.pace
        live = await self._registry.live_table(hello.table)
        if self._registry.storage.shared:  # what is in memory may be old: news can be lost
            await live.catch_up()
        if live.table.status == "waiting" and hello.key:
            await live.request(lambda table, now: requests.claim(table, now, hello.key))
        await live.enter(self, partial(self._greet, live, hello.key))
        proposal = live.table.proposal
        if proposal is not None and self.seat is not None and proposal.asked.whom == self.seat:
            await live.request(partial(requests.show_up, seat=self.seat))

    def _greet(self, live: LiveTable, key: str, table: Table) -> None:
        if key:
            self.seat = table.seat_of(key)
            if self.seat is None:
                raise UnknownKey
            self._key = table.seats[self.seat].key
        barred = self.barred(table)
        if barred is not None:
            raise barred
        self.live = live
        over = table.status == "over"
        chat = [chat_line(said) for said in table.chat if may_read(self.seat, said, over)]
        self.send(
            Welcome(
                protocol=PROTOCOL,
                table=table.id,
                you=self.seat,
                settings=table.settings,
                seal=table.seal,
                started=table.started,
                branched=table.opened.start is not None,
                chat=chat[-MOST_TOLD:],
            )
        )

    async def _ask(self, live: LiveTable, message: Any) -> None:
        """Something that changes the table, once for each token."""
        check_token(message.token)
        if isinstance(message, Say):
            ask = self._say
        elif self.seat is None:
            raise NotSeated
        else:
            ask = partial(_SEAT_REQUESTS[type(message)], seat=self.seat)
            whom = _to_be_replaced(message, live.table)
            if whom is not None:
                ask = partial(ask, missing=await live.presence.is_missing(whom))
        # Seats whose pages make tokens alike do not swallow each other's messages. Nobody can tell
        # one spectator from another: they share one namespace, and make their tokens at random.
        token = f"{'' if self.seat is None else self.seat}/{message.token}"

        def once(table: Table, now: int) -> None:
            # Another worker may have let somebody else sit down here.
            barred = self.barred(table)
            if barred is not None:
                raise barred
            if table.done(token) is None:
                if self.seat is not None and not _always_allowed(message):
                    requests.check_asides(table, self.seat)
                ask(message, table, now, token)

        def done() -> None:
            position = live.table.done(token) or live.table.moment
            self._put(Done(token=message.token, position=position))  # and the table follows

        self.busy = True
        try:
            await live.request(once, done)
        finally:
            self.busy = False
        if self.has_output:  # nothing has changed: it was carried out before
            self.flush_soon()

    def _say(self, message: Say, table: Table, now: int, token: str) -> None:
        if len(table.chat) >= (MOST_SAID if self.seat is not None else MOST_SAID // 2):
            raise ChatFull
        name = self._spectator_name(table) if self.seat is None else table.seats[self.seat].name
        requests.say(table, now, self.seat, name, message.text, token, message.confidential)

    def _spectator_name(self, table: Table) -> str:
        """Spectators have no names; those who speak are numbered."""
        if not self._number:
            spoken = (int(said.name or 0) for said in table.chat if said.seat is None)
            self._number = 1 + max(spoken, default=0)
        return str(self._number)

    # Looking back, and advice ------------------------------------------------------------------

    def _look(self, live: LiveTable, table: Table, look: Look) -> None:
        check_token(look.token)
        match = table.match
        if match is None:
            raise NotBegun
        if look.eyes != "mine" and table.status != "over":
            raise NotOver
        all_open = look.eyes == "all"
        seat = self.seat if look.eyes == "mine" else None
        if isinstance(look.eyes, int):
            seat = look.eyes
        view = match.view_at(look.number, seat, all_open)
        if look.eyes == "mine":
            lines = live.broadcast.seat_update(seat).lines_by(look.number)
        else:
            chronicle = live.broadcast.full_chronicle(match, seat, all_open)
            lines = sum(line.number <= look.number for line in chronicle)
            self.send(Lore(token=look.token, chronicle=chronicle))
        self.send(
            Sight(
                token=look.token,
                number=look.number,
                last=match.number,
                view=cast(View, view),
                chronicle=lines,
            )
        )

    def _tell_remarks(self, table: Table, message: Sayable) -> None:
        check_token(message.token)
        if table.match is None or self.seat is None:
            raise NothingAsked
        self.send(Remarks(token=message.token, remarks=remarks(table, self.seat)))

    async def _hint(self, table: Table, hint: Hint) -> None:
        check_token(hint.token)
        if not table.settings.hints:
            raise HintsOff
        match = table.match
        if match is None or self.seat is None or not table.asks(self.seat):
            raise NothingAsked
        asked = match.decision(self.seat)
        view = match.view(self.seat)
        index = await self._registry.bot_pool.hint(requests.STAND_IN, view, asked.plain())
        if index is None:
            raise NoAdvice
        self.send(Advice(token=hint.token, decision=asked.id, choice=asked.options[index]))


def _always_allowed(message: Message) -> bool:
    """What nobody is kept from however much was asked before: to play, also after a pause or having
    been away, to resign, and to talk, which is counted otherwise. (None of it happens more often
    than what it follows.)"""
    # A tuple: a union would be put together anew for each message.
    going_on = isinstance(message, Propose) and message.what == "resume"
    return going_on or isinstance(message, (Answer, Resign, Return, Say))


def _to_be_replaced(message: Message, table: Table) -> int | None:
    """The person whom a message would let a bot play for."""
    if isinstance(message, Propose):
        return message.seat
    if isinstance(message, Vote) and table.proposal is not None:
        return table.proposal.asked.whom
    return None


def _plain(value: object) -> object:
    return value if isinstance(value, str | int | float | bool | None) else str(value)
