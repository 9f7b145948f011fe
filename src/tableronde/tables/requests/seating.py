"""Requests to take, fill and leave seats."""

from tableronde import bots
from tableronde.tables.entries import Filled, Left, Replaced, Returned, Sat
from tableronde.tables.errors import (
    AlreadyBegun,
    NoBotPlays,
    NotTheHost,
    TableFull,
    TimeIsUp,
    UnknownInvitation,
)
from tableronde.tables.requests.automatic import answer_automatically
from tableronde.tables.requests.checks import check_plays
from tableronde.tables.requests.voting import carry_out_proposal
from tableronde.tables.seats import hashed, new_secret, opens
from tableronde.tables.settings import LiveClock, checked_name
from tableronde.tables.table import Table


def invited(table: Table, invite: str) -> tuple[bool, list[int]]:
    """Return whether this invitation is valid, and the seats that are free for anybody."""
    free = [at for at, seat in enumerate(table.seats) if seat.free and seat.reserved is None]
    return not table.settings.private or opens(invite, table.opened.invite), free


def sit(table: Table, now: int, name: str, invite: str, key: str = "") -> tuple[int, str]:
    """Take a free seat; at a private table only with the invitation. Return the seat and its
    secret: a new one or, so that the request can be repeated, `key`."""
    if key:
        claim(table, now, key)
    taken = table.seat_of(key) if key else None
    if taken is not None:
        return taken, key
    valid, free = invited(table, invite)
    if not valid:
        raise UnknownInvitation
    if not free:
        raise TableFull
    key = key or new_secret()
    host = not table.people()
    table.do(Sat(at=now, seat=free[0], name=checked_name(name), key=hashed(key), host=host))
    answer_automatically(table, now)
    return free[0], key


def claim(table: Table, now: int, secret: str) -> None:
    """Take the seat that is reserved for the holder of this secret, if there is one."""
    for at, seat in enumerate(table.seats):
        kept = seat.reserved
        if kept is not None and seat.free and opens(secret, kept.key):
            table.do(Sat(at=now, seat=at, name=kept.name, key=kept.key))
            answer_automatically(table, now)


def fill(table: Table, now: int, seat: int, bot: str, token: str = "") -> None:
    """Put bots on all seats that are still free."""
    if not table.seats[seat].host:
        raise NotTheHost
    if table.match is not None:
        raise AlreadyBegun
    bots.check(bot)
    for at, free in enumerate(table.seats):
        if free.free:
            table.do(Filled(at=now, seat=at, bot=bot, token=token))
    answer_automatically(table, now)


def leave(table: Table, now: int, seat: int, token: str = "") -> None:
    """Leave the seat. Before the game it becomes free; later a bot takes over."""
    if table.status == "waiting":
        table.do(Left(at=now, seat=seat, token=token))
    elif table.status != "over":
        check_plays(table, seat)
        table.do(Replaced(at=now, seat=seat, bot=bots.STANDARD, why="left", token=token))
        carry_out_proposal(table, now)


def come_back(table: Table, now: int, seat: int, token: str = "") -> None:
    """Take the seat back from the bot."""
    if not table.seats[seat].away:
        raise NoBotPlays
    if table.seats[seat].late > 1 and isinstance(table.settings.clock, LiveClock):
        raise TimeIsUp
    table.do(Returned(at=now, seat=seat, token=token))
    answer_automatically(table, now)
