"""A viewer: one open page. It says hello, asks, and is shown the table whenever it changes.

What is sent waits in a short list; the table itself is sent in its newest form only, so that a slow
page can fall behind without filling the memory of the server.
"""

import asyncio
import logging
import time
from functools import partial
from typing import Any, Final, cast

import msgspec

from tableronde.core.errors import TableRondeError
from tableronde.server.errors import (
    HelloFirst,
    MalformedMessage,
    MessageTooLarge,
    OldProtocol,
    ServerFault,
    TooManyMessages,
)
from tableronde.server.faces import chat_line, hears, told
from tableronde.server.hall import Hall
from tableronde.server.limits import Bucket
from tableronde.server.protocol import (
    MOST_BYTES,
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
    Ping,
    Pong,
    Propose,
    Refused,
    Return,
    Say,
    Sight,
    Undo,
    View,
    Vote,
    Wait,
    Welcome,
)
from tableronde.server.room import Room, now_ms
from tableronde.tables import requests
from tableronde.tables.errors import (
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
_MOST_WAITING: Final = 200
_PATIENCE: Final = 40
"""Refused floods after which the connection is closed."""

_decoder: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
encode: Final = msgspec.json.Encoder().encode

# What a message asks of the table; the seat is that of the viewer.
_SEAT_REQUESTS: Final[dict[type[Message], Any]] = {
    Answer: lambda m, t, now, seat: requests.answer(
        t, now, seat, m.decision, m.choice, m.position, m.token
    ),
    Undo: lambda m, t, now, seat: requests.undo(t, now, seat, m.to, m.token),
    Propose: lambda m, t, now, seat, missing=False: requests.propose(
        t, now, seat, m.what, m.seat, missing, m.token
    ),
    Vote: lambda m, t, now, seat: requests.vote(t, now, seat, m.proposal, m.yes, m.token),
    Order: lambda m, t, now, seat: requests.order(t, now, seat, m.window, m.order, m.token),
    Wait: lambda m, t, now, seat: requests.raise_hand(t, now, seat, m.raised, m.token),
    Leave: lambda m, t, now, seat: requests.leave(t, now, seat, m.token),
    Return: lambda m, t, now, seat: requests.come_back(t, now, seat, m.token),
    Fill: lambda m, t, now, seat: requests.fill(t, now, seat, m.bot, m.token),
}


class Viewer:
    """One connection. `hear` takes what the page says; `next_out` gives what it is to be sent."""

    def __init__(self, hall: Hall) -> None:
        self.seat: int | None = None
        self.room: Room | None = None
        self.closing = False
        self._hall: Final = hall
        self._bucket: Final = Bucket(
            hall.config.messages_a_second, 4 * hall.config.messages_a_second
        )
        self._floods = 0
        self._waiting: Final[list[Message]] = []
        self._stale = False
        self._wake: Final = asyncio.Event()
        self._told = (-1, 0)  # the chronicle as sent: its epoch, and how many lines

    # Out ---------------------------------------------------------------------------------------

    def send(self, message: Message) -> None:
        if len(self._waiting) >= _MOST_WAITING:
            self.closing = True  # a page that reads nothing; it will come back
        else:
            self._waiting.append(message)
        self._wake.set()

    def show(self) -> None:
        """The table has changed."""
        self._stale = True
        self._wake.set()

    def farewell(self) -> None:
        self.closing = True
        self._wake.set()

    @property
    def has_news(self) -> bool:
        """Whether something waits to be sent."""
        return bool(self._waiting) or self._stale

    async def next_out(self) -> list[bytes] | None:
        """The next messages for the page; None: nothing more, close."""
        while not self.has_news:
            if self.closing:
                return None
            self._wake.clear()
            await self._wake.wait()
        ready = [encode(message) for message in self._waiting]
        self._waiting.clear()
        if self._stale and self.room is not None:
            self._stale = False
            face = self.room.face(self.seat)
            epoch, lines = self._told
            ready.append(encode(face.update(lines if epoch == face.epoch else 0)))
            self._told = (face.epoch, len(face.chronicle))
        return ready

    def refuse(self, error: TableRondeError, token: str | None, fatal: bool = False) -> None:
        details = {name: _plain(value) for name, value in error.details.items()}
        self.send(Refused(token=token, error=error.key, details=details, fatal=fatal))
        self.closing = self.closing or fatal

    # In ----------------------------------------------------------------------------------------

    async def hear(self, data: str | bytes) -> None:
        """Whatever the page sent: carried out, or refused in one sentence."""
        token = None
        try:
            if not self._bucket.take(time.monotonic()):
                self._floods += 1
                raise TooManyMessages
            message = _decoded(data)
            token = getattr(message, "token", None)
            await self._heed(message)
        except TableRondeError as error:
            hopeless = self._floods > _PATIENCE
            self.refuse(error, token, fatal=hopeless or self.room is None)
        except Exception:
            _log.exception("a message could not be carried out")
            self.refuse(ServerFault(), token, fatal=self.room is None)

    async def _heed(self, message: ClientMessage) -> None:
        if isinstance(message, Hello):
            await self._hello(message)
            return
        if self.room is None:
            raise HelloFirst
        if isinstance(message, Ping):
            self.send(Pong(now=now_ms()))
        elif isinstance(message, Look):
            self._look(self.room.table, message)
        elif isinstance(message, Hint):
            await self._hint(self.room.table, message)
        else:
            await self._ask(self.room, message)

    async def _hello(self, hello: Hello) -> None:
        if self.room is not None:
            raise HelloFirst
        if hello.protocol != PROTOCOL:
            raise OldProtocol(version=hello.protocol, known=PROTOCOL)
        room = await self._hall.room(hello.table)
        table = room.table
        if hello.key:
            self.seat = table.seat_of(hello.key)
            if self.seat is None:
                raise UnknownKey
        elif not table.settings.spectators and table.status not in ("waiting", "over"):
            raise NoSpectators
        self.room = room
        over = table.status == "over"
        chat = [chat_line(said) for said in table.chat if hears(self.seat, said, over)]
        self.send(
            Welcome(
                protocol=PROTOCOL,
                table=table.id,
                you=self.seat,
                host=self.seat is not None and table.seats[self.seat].host,
                settings=table.settings,
                seal=table.seal,
                started=table.started,
                chat=chat[-200:],
            )
        )
        await room.enter(self)

    async def _ask(self, room: Room, message: Any) -> None:
        """Something that changes the table, once for each token."""
        _check_token(message.token)
        if isinstance(message, Say):
            await room.request(lambda table, now: self._say(table, now, message))
        else:
            if self.seat is None:
                raise NotSeated
            seat, ask = self.seat, _SEAT_REQUESTS[type(message)]
            if isinstance(message, Propose) and message.seat is not None:
                missing = await room.is_missing(message.seat)
                ask = partial(ask, missing=missing)

            def once(table: Table, now: int) -> None:
                if table.done(message.token) is None:
                    ask(message, table, now, seat)

            await room.request(once)
        position = room.table.done(message.token) or room.table.position
        self.send(Done(token=message.token, position=position))

    def _say(self, table: Table, now: int, message: Say) -> None:
        if table.done(message.token) is None:
            name = "" if self.seat is None else table.seats[self.seat].name
            requests.say(table, now, self.seat, name, message.text, message.token)

    # Looking back, and advice ------------------------------------------------------------------

    def _look(self, table: Table, look: Look) -> None:
        _check_token(look.token)
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
        events = match.events_for(seat, all_open=all_open)
        chronicle = [told(event.pop("number"), event) for event in events]
        if look.eyes != "mine":
            self.send(Lore(token=look.token, chronicle=chronicle))
        lines = sum(line.number <= look.number for line in chronicle)
        self.send(
            Sight(
                token=look.token,
                number=look.number,
                last=match.number,
                view=cast(View, view),
                chronicle=lines,
            )
        )

    async def _hint(self, table: Table, hint: Hint) -> None:
        _check_token(hint.token)
        if not table.settings.hints:
            raise HintsOff
        match = table.match
        if match is None or self.seat is None or self.seat not in table.waiting():
            raise NothingAsked
        asked = next(d for d in match.pending() if d.seat == self.seat)
        view = match.view(self.seat)
        index = await self._hall.thinkers.choose(requests.STAND_IN, view, asked.plain())
        self.send(Advice(token=hint.token, decision=asked.id, choice=asked.options[index]))


def _decoded(data: str | bytes) -> ClientMessage:
    if len(data) > MOST_BYTES:
        raise MessageTooLarge(most=MOST_BYTES)
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise MalformedMessage(reason=str(error)[:200]) from None


def _check_token(token: str) -> None:
    if not 0 < len(token) <= 40:
        raise MalformedMessage(reason="a token has 1 to 40 characters")


def _plain(value: object) -> object:
    return value if isinstance(value, str | int | float | bool | None) else str(value)
