"""The door of the live tables: what all connections of an address may say together."""

import gc
import weakref
from collections import Counter
from collections.abc import AsyncIterator
from typing import Final

import pytest

from tableronde.server.config import Config
from tableronde.server.hall import Hall
from tableronde.server.live import Door
from tests.manual_time import settle
from tests.server.live_tables import T
from tests.server.memory import Caller, people_at, quiet_hall

CONNECTIONS: Final = 20
MESSAGES: Final = 30


@pytest.fixture
async def door() -> AsyncIterator[tuple[Hall, Door]]:
    """A door with the usual limits, at which time stands still."""
    usual = Config(db="")
    hall = quiet_hall(messages_a_second=usual.messages_a_second)
    yield hall, Door(hall, hall.config)
    await hall.close()


@pytest.mark.parametrize(
    ("addresses", "elsewhere"),
    [
        (["192.0.2.1"], "192.0.2.2"),
        ([f"2001:db8::{at}" for at in range(1, 8)], "2001:db8:0:1::1"),  # one household
    ],
    ids=["4", "6"],
)
async def test_an_address_says_so_much_through_all_its_connections(
    door: tuple[Hall, Door], addresses: list[str], elsewhere: str
) -> None:
    """Each keeps to what a connection may say; together they say too much."""
    hall, opened = door
    await people_at(hall, T, "avalon", 2, "live")
    callers = []
    for at in range(CONNECTIONS):
        callers.append(caller := Caller(opened, addresses[at % len(addresses)]))
        await caller.tell(type="hello", protocol=1, table=T)
        for _ in range(MESSAGES - 1):
            await caller.tell(type="ping")
    kinds = Counter(message["type"] for caller in callers for message in caller.heard)
    assert kinds["welcome"] + kinds["pong"] == 400
    refused = [m for caller in callers for m in caller.heard if m["type"] == "refused"]
    assert {message["error"] for message in refused} == {"too-many-messages"}
    callers.append(other := Caller(opened, elsewhere))
    await other.tell(type="hello", protocol=1, table=T)
    assert other.heard[0]["type"] == "welcome", "others are not concerned"
    for caller in callers:
        await caller.close()


async def test_an_address_comes_so_often_and_no_more(door: tuple[Hall, Door]) -> None:
    hall, opened = door
    await people_at(hall, T, "avalon", 2, "live")
    most = 30 * int(hall.config.hellos_a_second)
    for _ in range(most):
        caller = Caller(opened)
        await caller.tell(type="hello", protocol=1, table=T)
        assert caller.heard[0]["type"] == "welcome"
        await caller.close()
    late, other = Caller(opened), Caller(opened, "elsewhere")
    for caller in (late, other):
        await caller.tell(type="hello", protocol=1, table=T)
    refused = late.heard[0]
    assert (refused["error"], refused["fatal"]) == ("too-many-messages", True)
    assert other.heard[0]["type"] == "welcome", "others are not concerned"
    for caller in (late, other):
        await caller.close()


async def test_nothing_of_a_table_outlasts_those_who_came(door: tuple[Hall, Door]) -> None:
    """Nothing goes round in circles that only the garbage collector would find: it comes seldom."""
    hall, opened = door
    await people_at(hall, T, "avalon", 2, "live")
    callers = [Caller(opened) for _ in range(2)]
    for caller in callers:
        await caller.tell(type="hello", protocol=1, table=T)
    room = weakref.ref(await hall.room(T))
    [viewer, *_] = [weakref.ref(viewer) for viewer in hall._rooms[T].viewers]
    gc.collect()
    gc.disable()
    try:
        for caller in callers:
            await caller.close()
        hall._rooms.pop(T).put_away()
        await settle()
        assert viewer() is None
        assert room() is None
    finally:
        gc.enable()
