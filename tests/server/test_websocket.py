"""The endpoint of live tables: what all connections of an address may send together."""

import gc
import weakref
from collections import Counter
from collections.abc import AsyncIterator
from typing import Final

import pytest

from tableronde.server.config import Config
from tableronde.server.live_tables.registry import TableRegistry
from tableronde.server.sessions.websocket import WebSocketEndpoint
from tests.manual_time import settle
from tests.server.live_tables import T
from tests.server.memory import Caller, memory_registry, people_at

CONNECTIONS: Final = 20
MESSAGES: Final = 30


@pytest.fixture
async def endpoint() -> AsyncIterator[tuple[TableRegistry, WebSocketEndpoint]]:
    """An endpoint with the usual limits, whose time stands."""
    usual = Config(db="")
    registry = memory_registry(messages_per_second=usual.messages_per_second)
    yield registry, WebSocketEndpoint(registry, registry.config)
    await registry.close()


@pytest.mark.parametrize(
    ("addresses", "elsewhere"),
    [
        (["192.0.2.1"], "192.0.2.2"),
        ([f"2001:db8::{at}" for at in range(1, 8)], "2001:db8:0:1::1"),  # one household
    ],
    ids=["4", "6"],
)
async def test_an_address_says_so_much_through_all_its_connections(
    endpoint: tuple[TableRegistry, WebSocketEndpoint], addresses: list[str], elsewhere: str
) -> None:
    """Each keeps to what a connection may say; together they say too much."""
    registry, opened = endpoint
    await people_at(registry, T, "avalon", 2, "live")
    callers = []
    for at in range(CONNECTIONS):
        callers.append(caller := Caller(opened, addresses[at % len(addresses)]))
        await caller.tell(type="hello", protocol=2, table=T)
        for _ in range(MESSAGES - 1):
            await caller.tell(type="ping")
    kinds = Counter(message["type"] for caller in callers for message in caller.heard)
    assert kinds["welcome"] + kinds["pong"] == 400
    refused = [m for caller in callers for m in caller.heard if m["type"] == "refused"]
    assert {message["error"] for message in refused} == {"too-many-messages"}
    callers.append(other := Caller(opened, elsewhere))
    await other.tell(type="hello", protocol=2, table=T)
    assert other.heard[0]["type"] == "welcome", "others are not concerned"
    for caller in callers:
        await caller.close()


async def test_an_address_comes_so_often_and_no_more(
    endpoint: tuple[TableRegistry, WebSocketEndpoint],
) -> None:
    registry, opened = endpoint
    await people_at(registry, T, "avalon", 2, "live")
    most = 30 * int(registry.config.hellos_per_second)
    for _ in range(most):
        caller = Caller(opened)
        await caller.tell(type="hello", protocol=2, table=T)
        assert caller.heard[0]["type"] == "welcome"
        await caller.close()
    late, other = Caller(opened), Caller(opened, "elsewhere")
    for caller in (late, other):
        await caller.tell(type="hello", protocol=2, table=T)
    refused = late.heard[0]
    assert (refused["error"], refused["fatal"]) == ("too-many-messages", True)
    assert other.heard[0]["type"] == "welcome", "others are not concerned"
    for caller in (late, other):
        await caller.close()


async def test_nothing_of_a_table_outlasts_those_who_came(
    endpoint: tuple[TableRegistry, WebSocketEndpoint],
) -> None:
    """Nothing goes round in circles that only the garbage collector would find: it comes seldom."""
    registry, opened = endpoint
    await people_at(registry, T, "avalon", 2, "live")
    callers = [Caller(opened) for _ in range(2)]
    for caller in callers:
        await caller.tell(type="hello", protocol=2, table=T)
    live = weakref.ref(await registry.live_table(T))
    [viewer, *_] = [weakref.ref(viewer) for viewer in registry.live_tables[T].presence.viewers]
    gc.collect()
    gc.disable()
    try:
        for caller in callers:
            await caller.close()
        registry.live_tables.pop(T).unload()
        await settle()
        assert viewer() is None
        assert live() is None
    finally:
        gc.enable()
