"""Tests answers: stored before anybody is told, carried out once for each token, and only for the
open question."""

import asyncio
from typing import Any

import pytest

from tableronde.server.live_tables.registry import TableRegistry
from tableronde.server.protocol.base import MOST_BYTES
from tableronde.server.sessions.websocket import WebSocketEndpoint
from tableronde.tables.entries import Answered, Said
from tests.manual_time import settle
from tests.server.live_tables import (
    ATTACK,
    CHOICE_ERRORS,
    REINFORCE,
    T,
    answer,
    avalon,
    done,
    entries,
    kinds,
    pages,
    play_out,
    propose_and_agree,
)
from tests.server.memory import BusyStorage, FakeWebSocket, Page, newest, refusal


async def test_done_is_sent_only_after_the_answer_is_stored(
    registry: TableRegistry, storage: BusyStorage
) -> None:
    ana, bo = await avalon(registry)
    spectator, late = Page(registry), Page(registry)
    await spectator.hello(T)
    for page in (ana, bo):
        await page.listen()
    storage.ready.clear()
    asking = asyncio.create_task(answer(ana, REINFORCE, token="t1"))
    await settle()
    assert storage.waiting
    arriving = asyncio.create_task(late.hello(T, 1))
    await settle()
    for page in (ana, bo, spectator, late):
        assert not page.viewer.has_output, "an unstored answer was sent"
    assert not entries(storage, Answered)
    storage.ready.set()
    messages = await asking
    assert newest(messages, "done")["token"] == "t1"
    assert len(entries(storage, Answered)) == 1
    for page in (bo, spectator):
        assert newest(await page.listen())["view"]["number"] == 1
    assert newest(await arriving)["view"]["number"] == 1


async def test_looking_back_shows_only_stored_answers(
    registry: TableRegistry, storage: BusyStorage
) -> None:
    ana, bo = await avalon(registry)
    storage.ready.clear()
    asking = asyncio.create_task(answer(ana, REINFORCE))
    await settle()
    assert storage.waiting
    looking = asyncio.create_task(bo.say(type="look", number=0))
    await settle()
    storage.broken = True
    storage.ready.set()
    assert refusal(await asking) == "storage-failed"
    sight = newest(await looking, "sight")
    assert sight["last"] == 0


async def test_an_answer_that_cannot_be_stored_is_not_carried_out(
    registry: TableRegistry, storage: BusyStorage
) -> None:
    ana, bo = await avalon(registry)
    storage.broken = True
    refused = newest(await answer(ana, REINFORCE, token="t1"), "refused")
    assert (refused["error"], refused["token"], refused["fatal"]) == (
        *("storage-failed", "t1"),
        False,
    )
    storage.broken = False
    await ana.listen()
    assert ana.latest["view"]["number"] == 0
    newest(await answer(ana, REINFORCE, token="t1"), "done")
    assert newest(await bo.listen())["view"]["number"] == 1


async def test_a_stored_answer_is_not_refused_although_the_reply_was_lost(
    registry: TableRegistry, storage: BusyStorage
) -> None:
    """The database has written the answer, but its reply is lost."""
    ana, bo = await avalon(registry)
    storage.loses_reply = True
    messages = await answer(ana, REINFORCE, token="t1")
    assert kinds(messages).count("done") == 1
    assert "refused" not in kinds(messages)
    assert newest(await bo.listen())["view"]["number"] == 1
    assert len(entries(storage, Answered)) == 1


async def test_an_answer_from_a_closed_connection_is_seen_by_the_others(
    registry: TableRegistry, storage: BusyStorage
) -> None:
    """The connection ends while the answer is being written. It is stored, so everybody sees it,
    and the table goes on without the page reconnecting."""
    [bo] = await avalon(registry, 1)
    page = FakeWebSocket(WebSocketEndpoint(registry, registry.config))
    await page.send_message(type="hello", protocol=2, table=T, key="key-0")
    assert page.received[0]["type"] == "welcome"
    storage.ready.clear()
    given = {"decision": "0.0", "choice": ATTACK, "position": bo.position}
    await page.send_message(type="answer", token="t1", **given)
    await settle()
    assert storage.waiting
    [ana] = [
        viewer for viewer in (await registry.live_table(T)).presence.viewers if viewer.seat == 0
    ]
    ana.close()
    await settle()
    assert not page.open.done()
    storage.ready.set()
    await page.open
    assert page.closed
    update = newest(await bo.listen())
    assert update["view"]["number"] == 1
    assert update["decision"]["prompt"] == "resist"


async def test_a_repeated_token_is_carried_out_once(
    registry: TableRegistry, storage: BusyStorage
) -> None:
    ana, bo = await avalon(registry)
    first = newest(await answer(ana, REINFORCE, token="t1", decision="0.0"), "done")
    await bo.listen()
    for _ in range(3):
        again = await answer(ana, REINFORCE, token="t1", decision="0.0", position=0)
        assert newest(again, "done") == first
    assert len(entries(storage, Answered)) == 1
    assert not [m for m in await bo.listen() if m["type"] != "update"]
    assert bo.latest["view"]["number"] == 1


async def test_equal_tokens_of_two_seats_are_different(
    registry: TableRegistry, storage: BusyStorage
) -> None:
    """Two people whose pages count alike do not cancel each other's messages."""
    ana, bo = await avalon(registry)
    await done(ana, type="say", token="1", text="from Ana")
    await done(bo, type="say", token="1", text="from Bo")
    spectator = Page(registry)
    await spectator.hello(T)
    await done(spectator, type="say", token="1", text="from outside")
    assert [said.text for said in entries(storage, Said)] == ["from Ana", "from Bo", "from outside"]


async def test_an_answer_to_a_question_from_before_an_undo_is_stale(
    registry: TableRegistry,
) -> None:
    ana, _ = await avalon(registry)
    before = ana.latest
    newest(await answer(ana, REINFORCE), "done")
    await done(ana, type="undo")
    assert ana.latest["view"] != before["view"], "the question has another id now"
    for position in (before["position"], ana.latest["position"]):
        message = {"decision": before["decision"]["id"], "position": position}
        error = refusal(await answer(ana, ATTACK, **message))
        assert error in ("stale-answer", "no-such-decision")
    late = {"decision": ana.latest["decision"]["id"], "position": before["position"]}
    assert refusal(await answer(ana, ATTACK, **late)) == "stale-answer"
    newest(await answer(ana, ATTACK), "done")


async def test_a_seat_cannot_answer_for_another(
    registry: TableRegistry, storage: BusyStorage
) -> None:
    ana, bo = await avalon(registry)
    [spectator] = await pages(registry, None)
    message: dict[str, Any] = {
        "type": "answer",
        "position": ana.latest["position"],
        "decision": ana.latest["decision"]["id"],
        "choice": REINFORCE,
    }
    assert refusal(await bo.say(**message)) == "wrong-seat"
    assert refusal(await spectator.say(**message)) == "not-seated"
    assert not entries(storage, Answered)


@pytest.mark.parametrize(
    "choice",
    [
        {},
        {"do": None},
        {"do": "fly"},
        {"do": "pass"},
        {"do": ["end"]},
        {"do": "reinforce"},
        {**REINFORCE, "region": 99},
        {**REINFORCE, "region": -1},
        {**REINFORCE, "region": 4.5},
        {**REINFORCE, "region": "4"},
        {**REINFORCE, "region": True},
        {**REINFORCE, "region": 10**300},
        {**REINFORCE, "card": "black-dragon"},
        {**REINFORCE, "more": 1},
        {**REINFORCE, "card": {"a": [[["b"]]]}},
        {"do": "reinforce", "card": "\x00\u202e<script>", "region": 4},
    ],
)
async def test_a_malformed_choice_is_refused(
    registry: TableRegistry, storage: BusyStorage, choice: dict[str, Any]
) -> None:
    [ana] = await avalon(registry, 0)
    message = {"decision": "0.0", "position": ana.latest["position"], "choice": choice}
    refused = newest(await ana.say(type="answer", token="t", **message), "refused")
    assert refused["token"] == "t"
    assert refused["error"] in CHOICE_ERRORS
    assert not refused["fatal"]
    assert not entries(storage, Answered)


@pytest.mark.parametrize("depth", [100, 300, 600, 900, 960, 980, 990, 1000, 1500, 2000])
async def test_a_deeply_nested_choice_is_refused_with_a_short_error(
    registry: TableRegistry, depth: int
) -> None:
    [ana] = await avalon(registry, 0)
    deep = "[" * depth + "]" * depth
    text = (
        '{"type":"answer","token":"t","position":9,"decision":"0.0","choice":{"do":' + deep + "}}"
    )
    await ana.session.receive(text)
    refused = newest(await ana.listen(), "refused")
    assert refused["error"] in (
        "malformed-message",
        "message-too-large",
        "malformed-choice",
        "unknown-verb",
    )
    assert kinds(await ana.say(type="ping")) == ["pong"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        '"hello"',
        "{",
        "{}",
        '{"type":"ping"',
        '{"type":"ping"}{"type":"ping"}',
        '{"type":"ping","type":"say"}',
        '{"type":"answer"}',
        '{"type":"say","token":"t","text":null}',
        '{"type":"say","token":7,"text":"x"}',
        '{"type":"say","text":"x"}',
        '{"type":"vote","token":"t","proposal":"1","yes":true}',
        '{"type":"vote","token":"t","proposal":1,"yes":1}',
        '{"type":"look","token":"t","number":1.5}',
        '{"type":"look","token":"t","number":0,"eyes":"theirs"}',
        '{"type":"propose","token":"t","what":"win"}',
        '{"type":"order","token":"t","window":"resist","order":"sometimes"}',
        '{"type":"say","token":"t","text":"\\ud800"}',
        "NaN",
        b"\xff\xfe",
        b'{"type":"say","token":"t","text":"\xff"}',
        b"\x00" * 100,
    ],
)
async def test_a_malformed_message_is_refused_and_the_session_continues(
    registry: TableRegistry, text: str | bytes
) -> None:
    [ana] = await avalon(registry, 0)
    await ana.session.receive(text)
    messages = await ana.listen()
    assert refusal(messages) == "malformed-message"
    assert not newest(messages, "refused")["fatal"]
    assert len(newest(messages, "refused")["details"]["reason"]) <= 200
    assert kinds(await ana.say(type="ping")) == ["pong"]


@pytest.mark.parametrize(
    ("text", "token"),
    [
        ('{"type":"say","token":"t","text":null}', "t"),
        (b'{"type":"say","text":"x","token":"t","more":1}', "t"),
        ('{"type":"nonsense","token":"t"}', "t"),
        ('{"token":"t"}', "t"),
        ('{"type":"vote","token":"\\u00e9 2","proposal":"1","yes":true}', "é 2"),
        ('{"type":"say","token":"t","text":"%s"}' % ("x" * MOST_BYTES), "t"),
        ('{"type":"say","token":"%s","text":null}' % ("x" * 41), None),
        ('{"type":"say","token":7,"text":"x"}', None),
        ('{"type":"say","text":null}', None),
        ('{"type":"say","token":"t","text":nul', None),
        ('{"token":"t","x":%s}' % ("[" * 2000 + "]" * 2000), None),
        ('["t"]', None),
    ],
)
async def test_an_invalid_message_is_refused_with_its_token(
    registry: TableRegistry, text: str | bytes, token: str | None
) -> None:
    [ana] = await avalon(registry, 0)
    await ana.session.receive(text)
    assert newest(await ana.listen(), "refused")["token"] == token


@pytest.mark.parametrize("letter", ["x", "é", "好", "😀"])
async def test_the_size_of_a_message_is_limited(registry: TableRegistry, letter: str) -> None:
    [ana] = await avalon(registry, 0)
    frame = '{"type":"ping","x":"%s"}'
    size = len(letter.encode())
    fits = (MOST_BYTES - len(frame) + 2) // size
    for as_text in (True, False):
        for count, error in ((fits, "malformed-message"), (fits + 1, "message-too-large")):
            text = frame % (letter * count)
            await ana.session.receive(text if as_text else text.encode())
            assert refusal(await ana.listen()) == error, (as_text, count)


@pytest.mark.parametrize("token", ["", "x" * 41])
async def test_an_empty_or_long_token_is_refused(registry: TableRegistry, token: str) -> None:
    [ana] = await avalon(registry, 0)
    for message in (
        {"type": "say", "text": "x"},
        {"type": "look", "number": 0},
        {"type": "hint"},
        {"type": "leave"},
    ):
        assert refusal(await ana.say(**message, token=token)) == "malformed-message", message


async def test_an_answer_after_the_end_is_refused(registry: TableRegistry) -> None:
    ana, bo = await avalon(registry)
    await play_out(ana, bo)
    assert ana.latest["decision"] is None
    for message, error in (
        (
            {"type": "answer", "position": 1, "decision": "0.0", "choice": REINFORCE},
            "game-over",
        ),
        ({"type": "undo"}, "game-over"),
        ({"type": "propose", "what": "pause"}, "game-over"),
        ({"type": "hint"}, "nothing-asked"),
    ):
        assert refusal(await ana.say(**message)) == error, message


async def test_an_answer_during_a_pause_is_refused(registry: TableRegistry) -> None:
    ana, bo = await avalon(registry)
    decision = ana.latest["decision"]["id"]
    await propose_and_agree(ana, bo, what="pause")
    assert ana.latest["info"]["status"] == "paused"
    assert ana.latest["decision"] is None
    message = {"position": ana.latest["position"], "decision": decision, "choice": REINFORCE}
    assert refusal(await ana.say(type="answer", **message)) == "table-paused"
    assert refusal(await ana.say(type="undo")) == "table-paused"
    await done(ana, type="say", text="I am back soon")
    await done(bo, type="propose", what="resume")
    await ana.listen()
    assert ana.latest["info"]["status"] == "playing"
    newest(await answer(ana, REINFORCE), "done")


async def test_a_person_replaced_by_a_bot_cannot_answer(registry: TableRegistry) -> None:
    ana, bo = await avalon(registry)
    await done(bo, type="leave")
    assert bo.latest["info"]["seats"][1]["away"]
    newest(await answer(ana, ATTACK), "done")
    message: dict[str, Any] = {"position": 99, "decision": "1.1", "choice": {"do": "pass"}}
    assert refusal(await bo.say(type="answer", **message)) == "bot-plays"
    assert refusal(await bo.say(type="undo")) == "bot-plays"
    assert refusal(await bo.say(type="leave")) == "bot-plays"
