"""Tests connecting: by a key, as a spectator, and by malformed messages."""

from typing import Any, Final

import pytest

from tableronde.server.errors import HelloFirst
from tableronde.server.live_tables.registry import TableRegistry
from tableronde.server.protocol.base import PROTOCOL
from tableronde.tables import requests
from tableronde.tables.settings import FRIEND, ME, Settings
from tests.server.live_tables import T, avalon, kinds
from tests.server.memory import Page, newest, refusal


async def test_connecting_as_a_spectator(registry: TableRegistry) -> None:
    await avalon(registry, 0)
    page = Page(registry)
    welcome, update = await page.hello(T)
    assert (welcome["type"], update["type"]) == ("welcome", "update")
    assert welcome["you"] is None
    assert welcome["protocol"] == PROTOCOL
    assert welcome["settings"]["game"] == "avalon"
    assert update["view"]["seat"] is None
    assert update["decision"] is None
    assert update["info"]["undo"] == "no"
    assert update["info"]["orders"] == {}


async def test_connecting_with_the_key_of_a_seat(registry: TableRegistry) -> None:
    await avalon(registry)
    for seat in range(2):
        page = Page(registry)
        welcome, update = await page.hello(T, seat)
        assert welcome["you"] == seat
        assert update["info"]["host"] == 0
        assert update["view"]["seat"] == seat
        assert (update["decision"] is not None) is (seat == 0)
        assert update["chronicle_from"] == 0


HELLO: Final = {"type": "hello", "protocol": PROTOCOL, "table": T, "key": "key-0"}


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"key": "key-7"}, "unknown-key"),
        ({"key": "0" * 64}, "unknown-key"),
        ({"table": "another"}, "unknown-table"),
        ({"table": ""}, "unknown-table"),
        ({"table": "a\0b"}, "unknown-table"),
        ({"table": "' OR 1=1 --"}, "unknown-table"),
        ({"protocol": 0}, "old-protocol"),
        ({"protocol": PROTOCOL + 1}, "old-protocol"),
        ({"protocol": 10**30}, "old-protocol"),
        ({"protocol": PROTOCOL + 1, "lang": "fr"}, "old-protocol"),
        ({"protocol": PROTOCOL + 1, "table": None}, "old-protocol"),
        ({"protocol": "0.9"}, "old-protocol"),
        ({"lang": "fr"}, "malformed-message"),
        ({"protocol": "1"}, "old-protocol"),
        ({"protocol": True}, "malformed-message"),
        ({"key": None}, "malformed-message"),
        ({"table": 7}, "malformed-message"),
        ({"more": 1}, "malformed-message"),
        ({"type": "hallo"}, "malformed-message"),
        ({"type": "welcome"}, "malformed-message"),
        ({"type": None}, "malformed-message"),
    ],
)
async def test_a_refused_hello_ends_the_session(
    registry: TableRegistry, change: dict[str, Any], error: str
) -> None:
    await avalon(registry)
    page = Page(registry)
    messages = await page.say(**{**HELLO, **change})
    assert [(m["type"], m["error"], m["fatal"]) for m in messages] == [("refused", error, True)]
    assert page.viewer.closing
    assert page.viewer.take() is None
    assert page.viewer.live is None


async def test_the_hash_of_a_key_is_no_key(registry: TableRegistry) -> None:
    """The hashes in a stolen database open no seat."""
    await avalon(registry)
    kept = (await registry.live_table(T)).table.seats[0].key
    page = Page(registry)
    assert refusal(await page.say(**{**HELLO, "key": kept})) == "unknown-key"


async def test_the_first_message_must_be_hello(registry: TableRegistry) -> None:
    await avalon(registry)
    for message in ({"type": "ping"}, {"type": "say", "token": "t", "text": "x"}):
        page = Page(registry)
        [refused] = await page.say(**message)
        assert (refused["error"], refused["fatal"]) == (HelloFirst.key, True)
        assert page.viewer.closing
        assert page.viewer.take() is None


async def test_a_second_hello_is_refused(registry: TableRegistry) -> None:
    [page] = await avalon(registry, 0)
    refused = newest(await page.say(**{**HELLO, "key": "key-1"}), "refused")
    assert (refused["error"], refused["fatal"]) == (HelloFirst.key, False)
    assert page.viewer.seat == 0
    assert kinds(await page.say(type="ping")) == ["pong"]


async def test_a_table_without_spectators_refuses_them(registry: TableRegistry) -> None:
    [ana] = await avalon(registry, 0, spectators=False)
    page = Page(registry)
    [refused] = await page.hello(T)
    assert (refused["error"], refused["fatal"]) == ("no-spectators", True)
    assert ana.latest["info"]["watchers"] == 0


async def test_spectators_of_a_waiting_table_are_dropped_when_a_closed_game_begins(
    registry: TableRegistry,
) -> None:
    settings = Settings(
        game="avalon", options={}, seats=[ME, FRIEND], spectators=False, private=False
    )
    live, _, _ = await registry.create_table(settings, "Ana")
    early = Page(registry)
    welcome, update = await early.hello(live.table.id)
    assert welcome["type"] == "welcome", "the page where people join"
    assert update["view"] is None
    await live.request(lambda table, now: requests.sit(table, now, "Bo", ""))
    messages = await early.listen()
    assert refusal(messages) == "no-spectators"
    assert newest(messages, "refused")["fatal"]
    assert all(m["type"] != "update" or m["view"] is None for m in messages)
    assert early.viewer not in live.presence.viewers


async def test_a_waiting_table_has_no_view(registry: TableRegistry) -> None:
    settings = Settings(game="avalon", options={}, seats=[ME, FRIEND], hints=True)
    live, _, key = await registry.create_table(settings, "Ana")
    page = Page(registry)
    _, update = await page.say(type="hello", protocol=2, table=live.table.id, key=key)
    assert update["view"] is None
    assert update["info"]["status"] == "waiting"
    assert [seat["kind"] for seat in update["info"]["seats"]] == ["person", "free"]
    for message, error in (
        ({"type": "look", "number": 0}, "not-begun"),
        ({"type": "hint"}, "nothing-asked"),
        ({"type": "undo"}, "not-begun"),
        ({"type": "propose", "what": "pause"}, "not-begun"),
        ({"type": "return"}, "no-bot-plays"),
        (
            {"type": "answer", "position": 1, "decision": "0.0", "choice": {"do": "end"}},
            "not-begun",
        ),
    ):
        assert refusal(await page.say(**message)) == error, message
