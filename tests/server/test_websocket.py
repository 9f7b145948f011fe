"""Tests the endpoint of live tables: the limits of all connections of an address together."""

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
from tests.server.memory import FakeWebSocket, create_table, memory_registry

CONNECTIONS: Final = 20
MESSAGES: Final = 30


@pytest.fixture
async def endpoint() -> AsyncIterator[tuple[TableRegistry, WebSocketEndpoint]]:
    """Return an endpoint with the usual limits, whose time stands still."""
    usual = Config(db="")
    registry = memory_registry(messages_per_second=usual.messages_per_second)
    yield registry, WebSocketEndpoint(registry, registry.config)
    await registry.close()


@pytest.mark.parametrize(
    ("addresses", "elsewhere"),
    [
        (["192.0.2.1"], "192.0.2.2"),
        ([f"2001:db8::{at}" for at in range(1, 8)], "2001:db8:0:1::1"),  # one IPv6 network
    ],
    ids=["4", "6"],
)
async def test_the_messages_of_an_address_are_limited_over_all_connections(
    endpoint: tuple[TableRegistry, WebSocketEndpoint], addresses: list[str], elsewhere: str
) -> None:
    """Each connection keeps to its own limit; together they exceed that of the address."""
    registry, opened = endpoint
    await create_table(registry, T, "avalon", 2, "live")
    sockets = []
    for at in range(CONNECTIONS):
        sockets.append(socket := FakeWebSocket(opened, addresses[at % len(addresses)]))
        await socket.send_message(type="hello", protocol=2, table=T)
        for _ in range(MESSAGES - 1):
            await socket.send_message(type="ping")
    kinds = Counter(message["type"] for socket in sockets for message in socket.received)
    assert kinds["welcome"] + kinds["pong"] == 400
    refused = [m for socket in sockets for m in socket.received if m["type"] == "refused"]
    assert {message["error"] for message in refused} == {"too-many-messages"}
    sockets.append(other := FakeWebSocket(opened, elsewhere))
    await other.send_message(type="hello", protocol=2, table=T)
    assert other.received[0]["type"] == "welcome", "others are not affected"
    for socket in sockets:
        await socket.close()


async def test_the_new_connections_of_an_address_are_limited(
    endpoint: tuple[TableRegistry, WebSocketEndpoint],
) -> None:
    registry, opened = endpoint
    await create_table(registry, T, "avalon", 2, "live")
    most = 30 * int(registry.config.hellos_per_second)
    for _ in range(most):
        socket = FakeWebSocket(opened)
        await socket.send_message(type="hello", protocol=2, table=T)
        assert socket.received[0]["type"] == "welcome"
        await socket.close()
    late, other = FakeWebSocket(opened), FakeWebSocket(opened, "elsewhere")
    for socket in (late, other):
        await socket.send_message(type="hello", protocol=2, table=T)
    refused = late.received[0]
    assert (refused["error"], refused["fatal"]) == ("too-many-messages", True)
    assert other.received[0]["type"] == "welcome", "others are not affected"
    for socket in (late, other):
        await socket.close()


async def test_a_table_is_freed_when_its_viewers_are_gone(
    endpoint: tuple[TableRegistry, WebSocketEndpoint],
) -> None:
    """No reference cycle keeps it alive until the garbage collector runs."""
    registry, opened = endpoint
    await create_table(registry, T, "avalon", 2, "live")
    sockets = [FakeWebSocket(opened) for _ in range(2)]
    for socket in sockets:
        await socket.send_message(type="hello", protocol=2, table=T)
    live = weakref.ref(await registry.live_table(T))
    [viewer, *_] = [weakref.ref(viewer) for viewer in registry.live_tables[T].presence.viewers]
    gc.collect()
    gc.disable()
    try:
        for socket in sockets:
            await socket.close()
        registry.live_tables.pop(T).unload()
        await settle()
        assert viewer() is None
        assert live() is None
    finally:
        gc.enable()
