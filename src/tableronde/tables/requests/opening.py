"""Requests to open a table or a rematch."""

from collections.abc import Iterable
from typing import Any

import msgspec

from tableronde import games
from tableronde.core.match import position as check_position
from tableronde.core.match import seed_text
from tableronde.tables.entries import Opened, Rematched, Reserved, Sat
from tableronde.tables.errors import NoRoomForAll, NotOver
from tableronde.tables.seats import hashed, new_secret
from tableronde.tables.settings import FRIEND, ME, Settings, checked, checked_name
from tableronde.tables.table import Table


def open_table(
    table_id: str,
    settings: Settings,
    now: int,
    start: dict[str, Any] | None = None,
    reserved: Iterable[Reserved] = (),
    seed: str | None = None,
) -> tuple[Table, str | None]:
    """Create a table. Return it with the secret of its invitation, if friends are expected. Without
    a `seed` it gets a random one."""
    settings = checked(settings)
    game = games.find(settings.game)
    if start is not None:
        check_position(game, start, len(settings.seats))
    invite = new_secret() if FRIEND in settings.seats else None
    opened = Opened(
        at=now,
        settings=settings,
        seed=seed_text(seed),
        invite=hashed(invite) if invite else "",
        start=start,
        rules=game.RULES,
        data=game.fingerprint,
        reserved=list(reserved),
    )
    table = Table(table_id, opened)
    table.unwritten.append(opened)
    return table, invite


def open_own_table(
    table_id: str,
    settings: Settings,
    now: int,
    name: str,
    start: dict[str, Any] | None = None,
    seed: str | None = None,
) -> tuple[Table, str | None, str | None]:
    """Create a table where the seat `me` is already taken. Return the secret of that seat too."""
    if ME not in settings.seats:
        return *open_table(table_id, settings, now, start, seed=seed), None
    name = checked_name(name)
    table, invite = open_table(table_id, settings, now, start, seed=seed)
    key = new_secret()
    seat = settings.seats.index(ME)
    table.do(Sat(at=now, seat=seat, name=name, key=hashed(key), host=True))
    return table, invite, key


def rematch_table(
    table: Table,
    now: int,
    seat: int,
    table_id: str,
    settings: Settings | None,
    seed: str | None = None,
) -> tuple[Table, str | None]:
    """Create a table with a seat reserved for each of the same people, with the same secrets. The
    person on `seat` is seated at once. Return it with the secret of an invitation, if others can
    join."""
    if table.status != "over":
        raise NotOver
    agreed = checked(settings or _same_again(table, seat))
    asking = table.seats[seat]
    others = [place for place in table.seats if place.person and place is not asking]
    room = [at for at, wish in enumerate(agreed.seats) if wish == FRIEND]
    if ME not in agreed.seats or len(room) < len(others):
        raise NoRoomForAll(count=len(others) + 1)
    own = agreed.seats.index(ME)
    reserved = [
        Reserved(seat=place, name=person.name, key=person.key)
        for place, person in zip((own, *room), (asking, *others), strict=False)
    ]
    again, invite = open_table(table_id, agreed, now, reserved=reserved, seed=seed)
    again.do(Sat(at=now, seat=own, name=asking.name, key=asking.key, host=True))
    return again, invite if len(room) > len(others) else None


def link_rematch(table: Table, now: int, seat: int, table_id: str) -> str:
    """Link a rematch to the old table, unless it has one already. Return the id of its rematch."""
    if table.rematch is None:
        table.do(Rematched(at=now, seat=seat, table=table_id))
    return table.rematch or table_id


def _same_again(table: Table, seat: int) -> Settings:
    wishes = [FRIEND if place.person else str(place.bot) for place in table.seats]
    wishes[seat] = ME
    return msgspec.structs.replace(table.settings, seats=wishes)
