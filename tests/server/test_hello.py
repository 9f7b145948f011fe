"""Coming in: by a key, as a spectator, and all that is no hello."""

from typing import Any, Final

import pytest

from tableronde.server.errors import HelloFirst
from tableronde.server.hall import Hall
from tableronde.server.protocol import PROTOCOL
from tableronde.tables import requests
from tableronde.tables.settings import FRIEND, ME, Settings
from tests.server.live_tables import T, avalon, kinds
from tests.server.memory import Page, newest, refusal


async def test_hello_as_a_spectator(hall: Hall) -> None:
    await avalon(hall, 0)
    page = Page(hall)
    welcome, update = await page.hello(T)
    assert (welcome["type"], update["type"]) == ("welcome", "update")
    assert welcome["you"] is None
    assert welcome["protocol"] == PROTOCOL
    assert welcome["settings"]["game"] == "avalon"
    assert update["view"]["seat"] is None
    assert update["decision"] is None
    assert update["info"]["undo"] == "no"
    assert update["info"]["orders"] == {}


async def test_hello_with_the_key_of_a_seat(hall: Hall) -> None:
    await avalon(hall)
    for seat in range(2):
        page = Page(hall)
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
async def test_a_hello_that_is_refused_ends_the_conversation(
    hall: Hall, change: dict[str, Any], error: str
) -> None:
    await avalon(hall)
    page = Page(hall)
    messages = await page.say(**{**HELLO, **change})
    assert [(m["type"], m["error"], m["fatal"]) for m in messages] == [("refused", error, True)]
    assert page.viewer.closing
    assert page.viewer.take() is None
    assert page.viewer.room is None


async def test_a_hash_is_no_key(hall: Hall) -> None:
    """Whoever has read the database cannot sit down with what is in it."""
    await avalon(hall)
    kept = (await hall.room(T)).table.seats[0].key
    page = Page(hall)
    assert refusal(await page.say(**{**HELLO, "key": kept})) == "unknown-key"


async def test_the_first_message_is_hello(hall: Hall) -> None:
    await avalon(hall)
    for message in ({"type": "ping"}, {"type": "say", "token": "t", "text": "x"}):
        page = Page(hall)
        [refused] = await page.say(**message)
        assert (refused["error"], refused["fatal"]) == (HelloFirst.key, True)
        assert page.viewer.closing
        assert page.viewer.take() is None


async def test_hello_is_said_once(hall: Hall) -> None:
    [page] = await avalon(hall, 0)
    refused = newest(await page.say(**{**HELLO, "key": "key-1"}), "refused")
    assert (refused["error"], refused["fatal"]) == (HelloFirst.key, False)
    assert page.viewer.seat == 0
    assert kinds(await page.say(type="ping")) == ["pong"]


async def test_without_spectators(hall: Hall) -> None:
    [ana] = await avalon(hall, 0, spectators=False)
    page = Page(hall)
    [refused] = await page.hello(T)
    assert (refused["error"], refused["fatal"]) == ("no-spectators", True)
    assert ana.latest["info"]["watchers"] == 0


async def test_who_came_before_the_beginning_does_not_stay_where_nobody_may_look_on(
    hall: Hall,
) -> None:
    settings = Settings(
        game="avalon", options={}, seats=[ME, FRIEND], spectators=False, private=False
    )
    room, _, _ = await hall.found(settings, "Ana")
    early = Page(hall)
    welcome, update = await early.hello(room.table.id)
    assert welcome["type"] == "welcome", "the page where one sits down"
    assert update["view"] is None
    await room.request(lambda table, now: requests.sit(table, now, "Bo", ""))
    messages = await early.listen()
    assert refusal(messages) == "no-spectators"
    assert newest(messages, "refused")["fatal"]
    assert all(m["type"] != "update" or m["view"] is None for m in messages)
    assert early.viewer not in room.viewers


async def test_a_table_that_waits_has_no_view(hall: Hall) -> None:
    settings = Settings(game="avalon", options={}, seats=[ME, FRIEND], hints=True)
    room, _, key = await hall.found(settings, "Ana")
    page = Page(hall)
    _, update = await page.say(type="hello", protocol=1, table=room.table.id, key=key)
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
