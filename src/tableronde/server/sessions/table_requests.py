"""Carries out messages that change a table, each token once."""

from functools import partial
from typing import Any, Final

from tableronde.server.live_tables.live_table import LiveTable
from tableronde.server.protocol.base import Message
from tableronde.server.protocol.client_messages import (
    Answer,
    Fill,
    Leave,
    Order,
    PassTurn,
    Propose,
    Remark,
    Resign,
    Return,
    Say,
    Undo,
    Vote,
    Wait,
)
from tableronde.server.protocol.server_messages import Done
from tableronde.server.sessions.decoding import check_token
from tableronde.server.sessions.viewer import Viewer
from tableronde.tables import requests
from tableronde.tables.errors import ChatFull, NotSeated
from tableronde.tables.table import Table

MAX_CHAT: Final = 5000
"""Lines of chat that a table stores; spectators may fill half of that."""

# The request for each message. Arguments: message, table, now, token at the table, seat.
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


class TableRequests:
    """Carries out the requests of one viewer at its table."""

    def __init__(self, viewer: Viewer) -> None:
        self.busy = False
        """Whether a request is being carried out."""
        self._viewer: Final = viewer
        self._spectator_number = 0  # of a spectator who has written

    async def carry_out(self, live: LiveTable, message: Any) -> None:
        """Carry out a message if its token is new, and send `done`."""
        check_token(message.token)
        viewer, seat = self._viewer, self._viewer.seat
        if isinstance(message, Say):
            ask = self._say
        elif seat is None:
            raise NotSeated
        else:
            ask = partial(_SEAT_REQUESTS[type(message)], seat=seat)
            whom = _to_be_replaced(message, live.table)
            if whom is not None:
                ask = partial(ask, missing=await live.presence.is_missing(whom))
        # Tokens are unique for each seat. Spectators cannot be told apart, so they share one
        # namespace; their pages draw tokens at random.
        token = f"{'' if seat is None else seat}/{message.token}"

        def once(table: Table, now: int) -> None:
            # Another worker may have given the seat to somebody else.
            barred = viewer.barred(table)
            if barred is not None:
                raise barred
            if table.done(token) is None:
                if seat is not None and not _always_allowed(message):
                    requests.check_extra_requests(table, seat)
                ask(message, table, now, token)

        def done() -> None:
            position = live.table.done(token) or live.table.moment
            viewer.queue(Done(token=message.token, position=position))  # and the update follows

        self.busy = True
        try:
            await live.request(once, done)
        finally:
            self.busy = False
        if viewer.has_output:  # nothing has changed: it was carried out before
            viewer.flush_soon()

    def _say(self, message: Say, table: Table, now: int, token: str) -> None:
        seat = self._viewer.seat
        if len(table.chat) >= (MAX_CHAT if seat is not None else MAX_CHAT // 2):
            raise ChatFull
        name = self._spectator_name(table) if seat is None else table.seats[seat].name
        requests.say(table, now, seat, name, message.text, token, message.confidential)

    def _spectator_name(self, table: Table) -> str:
        """Return the number of this spectator: those who write are numbered."""
        if not self._spectator_number:
            numbers = (int(said.name or 0) for said in table.chat if said.seat is None)
            self._spectator_number = 1 + max(numbers, default=0)
        return str(self._spectator_number)


def _always_allowed(message: Message) -> bool:
    """Return whether a message is exempt from the limit on requests between moves.

    Answers, resuming, returning and resigning are exempt: each can happen only as often as what
    precedes it. Chat is exempt because it has its own limit.
    """
    # A tuple is faster: a union would be built again for each message.
    resuming = isinstance(message, Propose) and message.what == "resume"
    return resuming or isinstance(message, (Answer, Resign, Return, Say))


def _to_be_replaced(message: Message, table: Table) -> int | None:
    """Return the seat whose person a message would replace by a bot."""
    if isinstance(message, Propose):
        return message.seat
    if isinstance(message, Vote) and table.proposal is not None:
        return table.proposal.asked.whom
    return None
