"""Every message of a live table, right and wrong: real rooms and viewers, without sockets."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any, Final

import pytest

from tableronde import bots, games
from tableronde.core.state import Plain
from tableronde.server.errors import HelloFirst
from tableronde.server.hall import Hall
from tableronde.server.protocol import MOST_BYTES, PROTOCOL
from tableronde.server.room import MISSING_AFTER, now_ms
from tableronde.server.thinking import Thinkers
from tableronde.tables import requests
from tableronde.tables.entries import Answered, Replaced, Said
from tableronde.tables.settings import FRIEND, ME, LiveClock, Settings
from tests.server.memory import AtOnce, BusyStorage, Page, newest, people_at, quiet_hall, refusal

T: Final = "the-table"
REINFORCE: Final = {"do": "reinforce", "card": "blue-witch", "region": 4}
CHOICE_ERRORS: Final = (
    "malformed-choice",
    "unknown-verb",
    "wrong-fields",
    "bad-field",
    "not-an-option",
)
ATTACK: Final = {"do": "attack", "card": "green-knight", "region": 10}


@pytest.fixture
def storage() -> BusyStorage:
    return BusyStorage()


@pytest.fixture
async def hall(storage: BusyStorage) -> AsyncIterator[Hall]:
    made = quiet_hall(storage)
    yield made
    storage.ready.set()
    await made.close()


async def avalon(hall: Hall, *viewers: int | None, **settings: Any) -> list[Page]:
    """Two people at Avalon, where seat 0 begins; a page for each of these seats."""
    await people_at(hall, T, "avalon", 2, "live", options={"first": "0"}, **settings)
    return await pages(hall, *(viewers or (0, 1)))


async def pages(hall: Hall, *viewers: int | None) -> list[Page]:
    made = [Page(hall) for _ in viewers]
    for page, seat in zip(made, viewers, strict=True):
        await page.hello(T, seat)
    for page in made:
        await page.listen()
    return made


async def answer(page: Page, choice: Plain = None, **more: Any) -> list[Plain]:
    """Answer the open decision; without a choice by its first option."""
    decision = page.latest["decision"]
    message = {
        "position": page.latest["position"],
        "decision": decision["id"],
        "choice": choice or decision["options"][0]["choice"],
        **more,
    }
    return await page.say(type="answer", **message)


async def done(page: Page, **message: Any) -> Plain:
    """Say something that must be carried out."""
    messages = await page.say(**message)
    assert not [m for m in messages if m["type"] == "refused"], messages
    return newest(messages, "done")


async def play_out(*players: Page, stop: int = 5000, seed: int = 1) -> None:
    """Random answers until the game is over."""
    random = Random(seed)
    for _ in range(stop):
        for page in players:
            await page.listen()
        if players[0].latest["info"]["status"] == "over":
            return
        asked = next(page for page in players if page.latest["decision"])
        options = asked.latest["decision"]["options"]
        newest(await answer(asked, random.choice(options)["choice"]), "done")
    raise AssertionError("it does not end")


async def until(holds: Callable[[], object], seconds: float = 5.0) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "waited in vain"
        await asyncio.sleep(0.005)


def entries(storage: BusyStorage, kind: type[Any]) -> list[Any]:
    return [entry for row in storage.rows[T] for entry in row if isinstance(entry, kind)]


def kinds(messages: list[Plain]) -> list[str]:
    return [message["type"] for message in messages]


# Hello -------------------------------------------------------------------------------------------


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
        ({"protocol": "1"}, "malformed-message"),
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
    assert await page.viewer.next_out() is None
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
        assert await page.viewer.next_out() is None


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
    room, _, key = await hall.found(Settings(game="avalon", options={}, seats=[ME, FRIEND]), "Ana")
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


# Answers -----------------------------------------------------------------------------------------


async def test_done_is_said_only_when_it_is_kept(hall: Hall, storage: BusyStorage) -> None:
    ana, bo = await avalon(hall)
    watching, late = Page(hall), Page(hall)
    await watching.hello(T)
    for page in (ana, bo):
        await page.listen()
    storage.ready.clear()
    asking = asyncio.create_task(answer(ana, REINFORCE, token="t1"))
    await until(lambda: storage.waiting)
    arriving = asyncio.create_task(late.hello(T, 1))
    await asyncio.sleep(0.02)
    for page in (ana, bo, watching, late):
        assert not page.viewer.has_news, "somebody heard of what is not on disk"
    assert not entries(storage, Answered)
    storage.ready.set()
    messages = await asking
    assert newest(messages, "done")["token"] == "t1"
    assert len(entries(storage, Answered)) == 1
    for page in (bo, watching):
        assert newest(await page.listen())["view"]["number"] == 1
    assert newest(await arriving)["view"]["number"] == 1


async def test_looking_back_shows_only_what_is_kept(hall: Hall, storage: BusyStorage) -> None:
    ana, bo = await avalon(hall)
    storage.ready.clear()
    asking = asyncio.create_task(answer(ana, REINFORCE))
    await until(lambda: storage.waiting)
    looking = asyncio.create_task(bo.say(type="look", number=0))
    await asyncio.sleep(0.02)
    storage.broken = True
    storage.ready.set()
    assert refusal(await asking) == "storage-failed"
    sight = newest(await looking, "sight")
    assert sight["last"] == 0


async def test_what_cannot_be_kept_has_not_happened(hall: Hall, storage: BusyStorage) -> None:
    ana, bo = await avalon(hall)
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


async def test_an_answer_whose_page_is_gone_is_seen_by_the_others(
    hall: Hall, storage: BusyStorage
) -> None:
    """The connection breaks while the answer is being written: on disk it is, so everyone sees
    it, and the table goes on without the page coming back."""
    ana, bo = await avalon(hall)
    storage.ready.clear()
    asking = asyncio.create_task(answer(ana, ATTACK))
    await until(lambda: storage.waiting)
    asking.cancel()
    ana.leave()
    await asyncio.gather(asking, return_exceptions=True)
    storage.ready.set()
    await until(lambda: entries(storage, Answered))
    await until(lambda: bo.viewer.has_news)
    await asyncio.sleep(0.02)
    update = newest(await bo.listen())
    assert update["view"]["number"] == 1
    assert update["decision"]["prompt"] == "resist"


async def test_the_same_token_is_done_once(hall: Hall, storage: BusyStorage) -> None:
    ana, bo = await avalon(hall)
    first = newest(await answer(ana, REINFORCE, token="t1", decision="0.0"), "done")
    await bo.listen()
    for _ in range(3):
        again = await answer(ana, REINFORCE, token="t1", decision="0.0", position=0)
        assert newest(again, "done") == first
    assert len(entries(storage, Answered)) == 1
    assert not [m for m in await bo.listen() if m["type"] != "update"]
    assert bo.latest["view"]["number"] == 1


async def test_a_token_is_of_its_seat(hall: Hall, storage: BusyStorage) -> None:
    """Two people whose pages count alike do not swallow each other's messages."""
    ana, bo = await avalon(hall)
    await done(ana, type="say", token="1", text="from Ana")
    await done(bo, type="say", token="1", text="from Bo")
    watching = Page(hall)
    await watching.hello(T)
    await done(watching, type="say", token="1", text="from outside")
    assert [said.text for said in entries(storage, Said)] == ["from Ana", "from Bo", "from outside"]


async def test_an_answer_to_a_question_of_before_an_undo_is_stale(hall: Hall) -> None:
    ana, _ = await avalon(hall)
    before = ana.latest
    newest(await answer(ana, REINFORCE), "done")
    await done(ana, type="undo")
    assert ana.latest["view"] != before["view"], "the question has another name now"
    for position in (before["position"], ana.latest["position"]):
        message = {"decision": before["decision"]["id"], "position": position}
        error = refusal(await answer(ana, ATTACK, **message))
        assert error in ("stale-answer", "no-such-decision")
    late = {"decision": ana.latest["decision"]["id"], "position": before["position"]}
    assert refusal(await answer(ana, ATTACK, **late)) == "stale-answer"
    newest(await answer(ana, ATTACK), "done")


async def test_nobody_answers_for_another(hall: Hall, storage: BusyStorage) -> None:
    ana, bo = await avalon(hall)
    [watching] = await pages(hall, None)
    message: dict[str, Any] = {
        "type": "answer",
        "position": ana.latest["position"],
        "decision": ana.latest["decision"]["id"],
        "choice": REINFORCE,
    }
    assert refusal(await bo.say(**message)) == "wrong-seat"
    assert refusal(await watching.say(**message)) == "not-seated"
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
async def test_a_garbage_choice_is_refused(
    hall: Hall, storage: BusyStorage, choice: dict[str, Any]
) -> None:
    [ana] = await avalon(hall, 0)
    message = {"decision": "0.0", "position": ana.latest["position"], "choice": choice}
    refused = newest(await ana.say(type="answer", token="t", **message), "refused")
    assert refused["token"] == "t"
    assert refused["error"] in CHOICE_ERRORS
    assert not refused["fatal"]
    assert not entries(storage, Answered)


@pytest.mark.parametrize("depth", [100, 300, 600, 900, 960, 980, 990, 1000, 1500, 2000])
async def test_a_deep_choice_is_refused_in_one_sentence(hall: Hall, depth: int) -> None:
    [ana] = await avalon(hall, 0)
    deep = "[" * depth + "]" * depth
    text = (
        '{"type":"answer","token":"t","position":9,"decision":"0.0","choice":{"do":' + deep + "}}"
    )
    await ana.viewer.hear(text)
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
async def test_garbage_is_refused_and_the_conversation_goes_on(
    hall: Hall, text: str | bytes
) -> None:
    [ana] = await avalon(hall, 0)
    await ana.viewer.hear(text)
    messages = await ana.listen()
    assert refusal(messages) == "malformed-message"
    assert not newest(messages, "refused")["fatal"]
    assert len(newest(messages, "refused")["details"]["reason"]) <= 200
    assert kinds(await ana.say(type="ping")) == ["pong"]


@pytest.mark.parametrize("letter", ["x", "é", "好", "😀"])
async def test_a_message_has_so_many_bytes_and_no_more(hall: Hall, letter: str) -> None:
    [ana] = await avalon(hall, 0)
    frame = '{"type":"ping","x":"%s"}'
    size = len(letter.encode())
    fits = (MOST_BYTES - len(frame) + 2) // size
    for as_text in (True, False):
        for count, error in ((fits, "malformed-message"), (fits + 1, "message-too-large")):
            text = frame % (letter * count)
            await ana.viewer.hear(text if as_text else text.encode())
            assert refusal(await ana.listen()) == error, (as_text, count)


@pytest.mark.parametrize("token", ["", "x" * 41])
async def test_a_token_is_neither_empty_nor_long(hall: Hall, token: str) -> None:
    [ana] = await avalon(hall, 0)
    for message in (
        {"type": "say", "text": "x"},
        {"type": "look", "number": 0},
        {"type": "hint"},
        {"type": "leave"},
    ):
        assert refusal(await ana.say(**message, token=token)) == "malformed-message", message


async def test_after_the_end_nothing_is_answered(hall: Hall) -> None:
    ana, bo = await avalon(hall)
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


async def test_while_paused_nothing_is_answered(hall: Hall) -> None:
    ana, bo = await avalon(hall)
    decision = ana.latest["decision"]["id"]
    await propose_and_agree(ana, bo, what="pause")
    assert ana.latest["info"]["status"] == "paused"
    assert ana.latest["decision"] is None
    message = {"position": ana.latest["position"], "decision": decision, "choice": REINFORCE}
    assert refusal(await ana.say(type="answer", **message)) == "table-paused"
    assert refusal(await ana.say(type="undo")) == "table-paused"
    await done(ana, type="say", text="I am back soon")
    await propose_and_agree(bo, ana, what="resume")
    assert ana.latest["info"]["status"] == "playing"
    newest(await answer(ana, REINFORCE), "done")


async def test_while_a_bot_plays_for_the_seat_its_person_does_not(hall: Hall) -> None:
    ana, bo = await avalon(hall)
    await done(bo, type="leave")
    assert bo.latest["info"]["seats"][1]["away"]
    newest(await answer(ana, ATTACK), "done")
    message: dict[str, Any] = {"position": 99, "decision": "1.1", "choice": {"do": "pass"}}
    assert refusal(await bo.say(type="answer", **message)) == "bot-plays"
    assert refusal(await bo.say(type="undo")) == "bot-plays"
    assert refusal(await bo.say(type="leave")) == "bot-plays"


# Undo --------------------------------------------------------------------------------------------


async def test_a_free_undo_and_the_chronicle_after_it(hall: Hall) -> None:
    ana, bo = await avalon(hall)
    started = list(bo.chronicle)
    newest(await answer(ana, REINFORCE), "done")
    await bo.listen()
    assert len(bo.chronicle) > len(started)
    assert ana.latest["info"]["undo"] == "free"
    assert bo.latest["info"]["undo"] == "no"
    await done(ana, type="undo")
    update = newest(await bo.listen())
    assert update["chronicle_from"] == 0
    assert [line["event"] for line in bo.chronicle] == [
        *(line["event"] for line in started),
        "undone",
    ]
    assert update["view"]["number"] == 0
    assert ana.latest["decision"]["options"]
    assert refusal(await ana.say(type="undo")) == "nothing-to-undo"
    assert refusal(await bo.say(type="undo")) == "nothing-to-undo"


@pytest.mark.parametrize("to", [-1, 5, 10**20])
async def test_an_undo_to_nowhere(hall: Hall, to: int) -> None:
    ana, _ = await avalon(hall)
    newest(await answer(ana, REINFORCE), "done")
    assert refusal(await ana.say(type="undo", to=to)) == "nothing-to-undo"


async def ask_for_an_undo(hall: Hall) -> tuple[Page, Page, int]:
    ana, bo = await avalon(hall)
    newest(await answer(ana, REINFORCE), "done")
    newest(await answer(ana, ATTACK), "done")
    assert ana.latest["info"]["undo"] == "ask"
    await done(ana, type="undo")
    await bo.listen()
    proposal = bo.latest["info"]["proposal"]
    assert (proposal["what"], proposal["by"], proposal["to"]) == ("undo", 0, 1)
    assert (proposal["yes"], proposal["voters"]) == ([0], [1])
    assert ana.latest["view"]["number"] == 2, "it is only asked"
    return ana, bo, proposal["id"]


async def test_an_undo_that_is_agreed(hall: Hall) -> None:
    ana, bo, proposal = await ask_for_an_undo(hall)
    await done(bo, type="vote", proposal=proposal, yes=True)
    await ana.listen()
    for page in (ana, bo):
        assert page.latest["view"]["number"] == 1
        assert page.latest["info"]["proposal"] is None
        assert page.chronicle[-1]["event"] == "undone"
    assert ana.latest["decision"]["prompt"] == "play"
    assert refusal(await bo.say(type="vote", proposal=proposal, yes=True)) == "no-such-proposal"


async def test_an_undo_that_is_refused(hall: Hall) -> None:
    ana, bo, proposal = await ask_for_an_undo(hall)
    assert refusal(await bo.say(type="vote", proposal=proposal + 1, yes=False)) == (
        "no-such-proposal"
    )
    await done(bo, type="vote", proposal=proposal, yes=False)
    await ana.listen()
    assert ana.latest["info"]["proposal"] is None
    assert ana.latest["view"]["number"] == 2
    assert bo.latest["decision"]["prompt"] == "resist"


async def test_an_undo_that_is_withdrawn(hall: Hall) -> None:
    ana, bo, proposal = await ask_for_an_undo(hall)
    assert refusal(await ana.say(type="vote", proposal=proposal, yes=True)) == "not-your-vote"
    [watching] = await pages(hall, None)
    assert refusal(await watching.say(type="vote", proposal=proposal, yes=True)) == "not-seated"
    await done(ana, type="vote", proposal=proposal, yes=False)
    assert newest(await bo.listen())["info"]["proposal"] is None
    assert refusal(await bo.say(type="vote", proposal=proposal, yes=True)) == "no-such-proposal"


# Proposals ---------------------------------------------------------------------------------------


async def propose_and_agree(one: Page, other: Page, **proposal: Any) -> None:
    await done(one, type="propose", **proposal)
    await other.listen()
    await done(other, type="vote", proposal=other.latest["info"]["proposal"]["id"], yes=True)
    await one.listen()


async def test_proposals_that_make_no_sense(hall: Hall) -> None:
    ana, _ = await avalon(hall)
    for message, error in (
        ({"what": "resume"}, "not-paused"),
        ({"what": "replace"}, "unknown-seat"),
        ({"what": "replace", "seat": 0}, "unknown-seat"),
        ({"what": "replace", "seat": 2}, "unknown-seat"),
        ({"what": "replace", "seat": -1}, "unknown-seat"),
        ({"what": "replace", "seat": 10**30}, "unknown-seat"),
        ({"what": "replace", "seat": 1}, "not-missing"),
        ({"what": "undo"}, "malformed-message"),
    ):
        assert refusal(await ana.say(type="propose", **message)) == error, message


async def test_a_missing_person_is_replaced_and_comes_back(
    hall: Hall, storage: BusyStorage
) -> None:
    await people_at(hall, T, "guilds", 3, "live", options={"first": "2"})
    ana, bo = await pages(hall, 0, 1)
    storage.seen[T] = {2: now_ms() - MISSING_AFTER + 5_000}
    assert refusal(await ana.say(type="propose", what="replace", seat=2)) == "not-missing"
    storage.seen[T] = {2: now_ms() - MISSING_AFTER - 1}
    await done(ana, type="propose", what="replace", seat=2)
    await bo.listen()
    proposal = bo.latest["info"]["proposal"]
    assert (proposal["what"], proposal["seat"], proposal["voters"]) == ("replace", 2, [1])
    await done(bo, type="vote", proposal=proposal["id"], yes=True)
    await until(lambda: entries(storage, Answered))
    await ana.listen()
    seat = ana.latest["info"]["seats"][2]
    assert (seat["kind"], seat["bot"], seat["away"]) == ("person", "greedy", True)
    assert seat["name"] == "Player 2"
    assert entries(storage, Answered)[0].by == "bot"
    [cleo] = await pages(hall, 2)
    await done(cleo, type="return")
    assert not cleo.latest["info"]["seats"][2]["away"]
    assert refusal(await cleo.say(type="return")) == "no-bot-plays"


async def test_who_is_here_is_not_missing(hall: Hall, storage: BusyStorage) -> None:
    ana, bo = await avalon(hall)
    storage.seen[T] = {1: 1}
    assert refusal(await ana.say(type="propose", what="replace", seat=1)) == "not-missing"
    bo.leave()
    assert refusal(await ana.say(type="propose", what="replace", seat=1)) == "not-missing"


async def test_who_has_just_sat_down_is_not_missing(hall: Hall) -> None:
    await people_at(hall, T, "avalon", 2, "live", at=now_ms() - MISSING_AFTER + 5_000)
    [ana] = await pages(hall, 0)
    assert refusal(await ana.say(type="propose", what="replace", seat=1)) == "not-missing"
    await people_at(hall, "long-ago", "avalon", 2, "live", at=now_ms() - MISSING_AFTER - 1)
    page = Page(hall)
    await page.hello("long-ago", 0)
    await done(page, type="propose", what="replace", seat=1)


# Orders ------------------------------------------------------------------------------------------


async def test_a_standing_order_passes_at_once(hall: Hall, storage: BusyStorage) -> None:
    ana, bo = await avalon(hall)
    assert bo.latest["info"]["orders"] == {"counter": "ask", "resist": "ask"}
    await done(bo, type="order", window="resist", order="pass")
    assert bo.latest["info"]["orders"] == {"counter": "ask", "resist": "pass"}
    await ana.listen()
    assert "pass" not in str(ana.latest["info"]["orders"]), "an order is nobody else's business"
    rows = len(storage.rows[T])
    newest(await answer(ana, ATTACK), "done")
    assert ana.latest["decision"]["prompt"] == "pay", "the window has passed in the same breath"
    assert len(storage.rows[T]) == rows + 1
    assert [entry.by for entry in storage.rows[T][-1] if isinstance(entry, Answered)] == [
        "person",
        "order",
    ]


async def test_a_raised_hand_is_asked(hall: Hall) -> None:
    ana, bo = await avalon(hall)
    await done(bo, type="order", window="resist", order="pass")
    await done(bo, type="wait", raised=True)
    assert bo.latest["info"]["raised"]
    newest(await answer(ana, ATTACK), "done")
    await bo.listen()
    assert bo.latest["decision"]["prompt"] == "resist"
    assert not ana.latest["info"]["raised"]
    await done(bo, type="wait", raised=False)
    assert bo.latest["decision"] is None, "the hand is down: the order passes"
    assert newest(await ana.listen())["decision"]["prompt"] == "pay"


async def test_orders_that_make_no_sense(hall: Hall) -> None:
    ana, _ = await avalon(hall)
    [watching] = await pages(hall, None)
    for window in ("play", "", "x" * 1000, "\0"):
        refused = newest(await ana.say(type="order", window=window, order="pass"), "refused")
        assert refused["error"] == "unknown-window"
        assert len(refused["details"]["window"]) <= 40
    assert refusal(await watching.say(type="wait", raised=True)) == "not-seated"
    assert refusal(await watching.say(type="order", window="resist", order="pass")) == "not-seated"


# Chat --------------------------------------------------------------------------------------------


async def test_seats_hear_each_other_and_the_gallery_hears_all(hall: Hall) -> None:
    ana, bo = await avalon(hall)
    one, two = await pages(hall, None, None)
    await done(ana, type="say", text="Bonjour")
    for page in (bo, one, two):
        line = newest(await page.listen(), "chat")["line"]
        assert (line["seat"], line["name"], line["text"]) == (0, "Player 0", "Bonjour")
        assert line["gallery"] is False
    own = await one.say(type="say", text="psst")
    assert newest(own, "chat")["line"]["gallery"]
    assert newest(await two.listen(), "chat")["line"]["text"] == "psst"
    for page in (ana, bo):
        assert "chat" not in kinds(await page.listen())
        assert b"psst" not in b"".join(page.heard)
    [again] = await pages(hall, 0)
    assert b"Bonjour" in again.heard[0]
    assert b"psst" not in b"".join(again.heard)
    [third] = await pages(hall, None)
    assert b"psst" in third.heard[0]


async def test_the_seats_hear_the_gallery_when_the_game_is_over(hall: Hall) -> None:
    ana, bo = await avalon(hall)
    [watching] = await pages(hall, None)
    await done(watching, type="say", text="he has the knight")
    await play_out(ana, bo)
    await done(watching, type="say", text="well played")
    assert newest(await ana.listen(), "chat")["line"]["text"] == "well played"
    [again] = await pages(hall, 0)
    for page in (ana, again):
        assert b"he has the knight" in b"".join(page.heard), "what was said meanwhile, too"
        assert b"".join(page.heard).count(b"he has the knight") == 1


async def test_the_gallery_cannot_fill_the_log(hall: Hall, storage: BusyStorage) -> None:
    ana, _ = await avalon(hall)
    crowd = await pages(hall, *[None] * 5)
    refused = 0
    for at in range(50):
        said = await crowd[at % 5].say(type="say", text=f"line {at}")
        refused += any(message["type"] == "refused" for message in said)
    assert refused >= 25
    assert len(entries(storage, Said)) == 50 - refused
    await done(ana, type="say", text="the seats are heard all the same")


async def test_chat_is_kept(storage: BusyStorage) -> None:
    first = quiet_hall(storage)
    [ana, bo] = await avalon(first)
    for at in range(205):
        await done(ana if at % 2 else bo, type="say", text=f"line {at}")
    await first.close()
    second = quiet_hall(storage)
    page = Page(second)
    welcome = (await page.hello(T, 0))[0]
    assert [line["text"] for line in welcome["chat"]] == [f"line {at}" for at in range(5, 205)]
    assert welcome["chat"][0]["name"] == "Player 0"
    await second.close()


async def test_a_newcomer_misses_no_line(hall: Hall, storage: BusyStorage) -> None:
    """Lines that are said while somebody comes in reach him, in the welcome or after it, once."""
    ana, bo = await avalon(hall)
    storage.ready.clear()
    saying = [asyncio.create_task(ana.say(type="say", text="one"))]
    await until(lambda: storage.waiting)
    saying.append(asyncio.create_task(bo.say(type="say", text="two")))
    await asyncio.sleep(0)
    late = Page(hall)
    arriving = asyncio.create_task(late.hello(T, 0))
    await asyncio.sleep(0.01)
    saying.append(asyncio.create_task(bo.say(type="say", text="three")))
    await asyncio.sleep(0.01)
    storage.ready.set()
    await asyncio.gather(*saying, arriving)
    await late.listen()
    heard = b"".join(late.heard)
    assert [heard.count(f'"text":"{text}"'.encode()) for text in ("one", "two", "three")] == [1] * 3


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  hello  ", "hello"),
        ("a\0b", "a b"),
        ("a\u202eb", "a b"),
        ("a\nb", "a\nb"),
        ("a\tb\rc\x1b[31m", "a b c [31m"),
        ("<b>bold</b> & {$x}", "<b>bold</b> & {$x}"),
        ("x" * 500, "x" * 500),
        ("🐉" * 500, "🐉" * 500),
    ],
)
async def test_chat_is_text_only(hall: Hall, text: str, kept: str) -> None:
    ana, bo = await avalon(hall)
    await done(ana, type="say", text=text)
    assert newest(await bo.listen(), "chat")["line"]["text"] == kept


@pytest.mark.parametrize("text", ["", "   ", "\0\0", "\u202e", "\n\n", "x" * 501])
async def test_chat_has_some_text_and_not_too_much(
    hall: Hall, storage: BusyStorage, text: str
) -> None:
    ana, bo = await avalon(hall)
    assert refusal(await ana.say(type="say", text=text)) == "bad-text"
    assert "chat" not in kinds(await bo.listen())
    assert not entries(storage, Said)


# Leaving and coming ------------------------------------------------------------------------------


async def test_leave_a_running_game_and_return(hall: Hall, storage: BusyStorage) -> None:
    ana, bo = await avalon(hall)
    await done(ana, type="leave", token="t")
    await until(lambda: len(entries(storage, Answered)) > 0)
    assert newest(await bo.listen())["info"]["seats"][0]["bot"] == "greedy"
    assert entries(storage, Replaced)[0].why == "left"
    await done(ana, type="leave", token="t")
    await done(ana, type="return")
    assert ana.latest["info"]["seats"][0]["bot"] is None
    stood = len(entries(storage, Answered))
    await asyncio.sleep(0.02)
    asked = bo if bo.latest["decision"] else ana
    assert len(entries(storage, Answered)) == stood or asked.latest["decision"] is None


async def waiting_table(hall: Hall) -> tuple[str, Page, Page]:
    """A table of three where the third seat is free."""
    room, _, key = await hall.found(
        Settings(game="guilds", options={}, seats=[ME, FRIEND, FRIEND], private=False), "Ana"
    )
    _, second = await room.request(lambda table, now: requests.sit(table, now, "Bo", ""))
    ana, bo = Page(hall), Page(hall)
    for page, secret in ((ana, key), (bo, second)):
        page.key = str(secret)
        await page.say(type="hello", protocol=1, table=room.table.id, key=secret)
    return room.table.id, ana, bo


async def give_up(page: Page) -> None:
    """Leave a table that waits: answered, and then shown the door."""
    messages = await page.say(type="leave")
    assert kinds(messages) == ["done", "refused"]
    assert (messages[1]["error"], messages[1]["fatal"]) == ("unknown-key", True)
    assert await page.viewer.next_out() is None


async def test_leave_before_the_game_and_somebody_else_sits_down(hall: Hall) -> None:
    """Whoever has given up a seat neither sees nor does anything there any more, through whatever
    page."""
    table, ana, bo = await waiting_table(hall)
    room = await hall.room(table)
    other = Page(hall)
    await other.say(type="hello", protocol=1, table=table, key=bo.key)
    assert other.viewer.seat == 1
    await give_up(bo)
    messages = await other.listen()
    assert (refusal(messages), kinds(messages)[-1]) == ("unknown-key", "refused")
    await ana.listen()
    assert [seat["kind"] for seat in ana.latest["info"]["seats"]] == ["person", "free", "free"]
    for name in ("Cléo", "Dan"):
        await room.request(partial(requests.sit, name=name, invite=""))
    for page in (bo, other):
        assert page.viewer not in room.viewers
        assert not await page.listen()
        for message in (
            {"type": "order", "window": "x", "order": "pass"},
            {"type": "leave"},
            {"type": "propose", "what": "pause"},
            {"type": "wait", "raised": True},
            {"type": "say", "text": "I am Cléo"},
        ):
            assert refusal(await page.say(**message)) == "unknown-key", message
        for message in ({"type": "look", "number": 0}, {"type": "hint"}):
            assert refusal(await page.say(**message)) == "unknown-key", message
    assert room.table.seats[1].name == "Cléo"
    assert (room.table.proposal, room.table.chat) == (None, [])


async def test_who_left_is_not_present(hall: Hall) -> None:
    table, ana, bo = await waiting_table(hall)
    await give_up(bo)
    bo.leave()
    room = await hall.room(table)
    await room.request(lambda t, now: requests.sit(t, now, "Cléo", ""))
    await asyncio.sleep(0.01)
    await ana.listen()
    seat = ana.latest["info"]["seats"][1]
    assert (seat["name"], seat["present"]) == ("Cléo", False)
    assert 1 not in room.seen


async def test_fill(hall: Hall) -> None:
    table, ana, bo = await waiting_table(hall)
    [outside] = [Page(hall)]
    await outside.say(type="hello", protocol=1, table=table, key="")
    assert refusal(await outside.say(type="fill", bot="random")) == "not-seated"
    assert refusal(await bo.say(type="fill", bot="random")) == "not-the-host"
    for bot in ("", "me", "friend", "Random", "../greedy"):
        assert refusal(await ana.say(type="fill", bot=bot)) == "unknown-bot"
    await done(ana, type="fill", bot="random")
    await bo.listen()
    assert bo.latest["info"]["seats"][2]["bot"] == "random"
    assert bo.latest["info"]["status"] == "playing"
    assert bo.latest["view"] is not None
    assert refusal(await ana.say(type="fill", bot="random")) == "already-begun"


# Looking back ------------------------------------------------------------------------------------


async def test_look_back_from_ones_own_seat(hall: Hall) -> None:
    ana, bo = await avalon(hall)
    views = [ana.latest["view"]]
    for choice in (REINFORCE, ATTACK):
        newest(await answer(ana, choice), "done")
        views.append(ana.latest["view"])
    for number, view in enumerate(views):
        messages = await ana.say(type="look", number=number, token=f"l{number}")
        sight = newest(messages, "sight")
        assert "lore" not in kinds(messages)
        assert (sight["token"], sight["number"], sight["last"]) == (f"l{number}", number, 2)
        assert sight["view"] == view
        told = [line for line in ana.chronicle if line["number"] <= number]
        assert sight["chronicle"] == len(told)
    theirs = newest(await bo.say(type="look", number=0), "sight")
    assert theirs["view"]["seat"] == 1
    [watching] = await pages(hall, None)
    assert newest(await watching.say(type="look", number=0), "sight")["view"]["seat"] is None


@pytest.mark.parametrize("eyes", [0, 1, "all", "public", -1, 99, 10**30])
async def test_other_eyes_only_when_it_is_over(hall: Hall, eyes: int | str) -> None:
    ana, bo = await avalon(hall)
    newest(await answer(ana, REINFORCE), "done")
    for page in (ana, bo, *await pages(hall, None)):
        assert refusal(await page.say(type="look", number=0, eyes=eyes)) == "not-over"


async def test_other_eyes_when_it_is_over(hall: Hall) -> None:
    ana, bo = await avalon(hall)
    hands = {page: [page.latest["view"]] for page in (ana, bo)}
    await play_out(ana, bo)
    [watching] = await pages(hall, None)
    for seat, page in enumerate((ana, bo)):
        messages = await watching.say(type="look", number=0, eyes=seat)
        assert kinds(messages) == ["lore", "sight"]
        assert newest(messages, "sight")["view"] == hands[page][0]
        assert newest(messages, "lore")["chronicle"] == page.chronicle
    messages = await bo.say(type="look", number=0, eyes="public")
    assert newest(messages, "sight")["view"]["seat"] is None
    everything = newest(await bo.say(type="look", number=0, eyes="all"), "sight")["view"]
    assert str(everything).count("hidden") <= str(hands[bo][0]).count("hidden")
    for eyes in (-1, 2, 10**30):
        assert refusal(await bo.say(type="look", number=0, eyes=eyes)) == "unknown-seat"


@pytest.mark.parametrize("number", [-1, 2, 10**9, 10**40, -(10**40)])
async def test_look_where_nothing_is(hall: Hall, number: int) -> None:
    ana, _ = await avalon(hall)
    newest(await answer(ana, REINFORCE), "done")
    assert refusal(await ana.say(type="look", number=number)) == "bad-position"


# Hints, pings ------------------------------------------------------------------------------------


class Here(Thinkers):
    """Bots that really think, in this process."""

    def __init__(self) -> None:
        super().__init__(1, 1.0)
        self.asked: list[tuple[str, Plain, Plain]] = []

    async def choose(self, bot: str, view: Plain, decision: Plain) -> int:
        self.asked.append((bot, view, decision))
        return bots.make(bot, games.find(view["game"]), "hint").choose(view, decision)


async def test_a_hint_is_what_the_bot_would_do() -> None:
    thinkers = Here()
    hall = quiet_hall(thinkers=thinkers)
    ana, bo = await avalon(hall)
    advice = newest(await ana.say(type="hint", token="h"), "advice")
    decision = ana.latest["decision"]
    options = [option["choice"] for option in decision["options"]]
    assert (advice["token"], advice["decision"]) == ("h", decision["id"])
    assert advice["choice"] in options
    bot, view, asked = thinkers.asked[0]
    assert bot == "greedy"
    assert view == ana.latest["view"], "it sees what the seat sees"
    again = bots.make("greedy", games.find("avalon"), "hint").choose(view, asked)
    assert advice["choice"] == options[again]
    assert refusal(await bo.say(type="hint")) == "nothing-asked"
    [watching] = await pages(hall, None)
    assert refusal(await watching.say(type="hint")) == "nothing-asked"
    await hall.close()


async def test_no_hints_where_they_are_off(hall: Hall) -> None:
    ana, _ = await avalon(hall, hints=False)
    assert refusal(await ana.say(type="hint")) == "hints-off"


async def test_ping(hall: Hall) -> None:
    [ana] = await avalon(hall, 0)
    before = now_ms()
    [pong] = await ana.say(type="ping")
    assert pong["type"] == "pong"
    assert before <= pong["now"] <= now_ms()


# Who is here -------------------------------------------------------------------------------------


async def test_presence_and_watchers(hall: Hall) -> None:
    [ana] = await avalon(hall, 0)
    assert [seat["present"] for seat in ana.latest["info"]["seats"]] == [True, False]
    bo, one, two = await pages(hall, 1, None, None)
    await ana.listen()
    assert [seat["present"] for seat in ana.latest["info"]["seats"]] == [True, True]
    assert ana.latest["info"]["watchers"] == 2
    one.leave()
    bo.leave()
    await asyncio.sleep(0.01)
    await ana.listen()
    assert ana.latest["info"]["watchers"] == 1
    assert [seat["present"] for seat in ana.latest["info"]["seats"]] == [True, False]
    assert two.viewer.room is not None


async def test_one_of_two_pages_goes_and_the_person_is_still_here(hall: Hall) -> None:
    ana, first, second = await avalon(hall, 0, 1, 1)
    first.leave()
    await asyncio.sleep(0.01)
    await ana.listen()
    assert ana.latest["info"]["seats"][1]["present"]
    second.leave()
    await asyncio.sleep(0.01)
    await ana.listen()
    assert not ana.latest["info"]["seats"][1]["present"]


async def test_two_pages_of_one_seat_agree(hall: Hall) -> None:
    one, two, bo = await avalon(hall, 0, 0, 1)
    for choice in (REINFORCE, ATTACK):
        newest(await answer(one, choice), "done")
        await two.listen()
        await one.listen()
        assert one.latest | {"chronicle": 0, "chronicle_from": 0} == two.latest | {
            "chronicle": 0,
            "chronicle_from": 0,
        }
        assert one.chronicle == two.chronicle
    assert refusal(await two.say(type="answer", position=99, decision="0.0", choice=ATTACK)) == (
        "no-such-decision"
    )
    await bo.listen()
    await play_out(one, bo)
    await two.listen()
    assert one.chronicle == two.chronicle


async def test_two_pages_answer_at_the_same_time(hall: Hall, storage: BusyStorage) -> None:
    one, two, _ = await avalon(hall, 0, 0, 1)
    heard = await asyncio.gather(answer(one, REINFORCE), answer(two, ATTACK))
    outcomes = [{m["type"] for m in messages} & {"done", "refused"} for messages in heard]
    assert sorted(map(str, outcomes)) == ["{'done'}", "{'refused'}"]
    assert len(entries(storage, Answered)) == 1


async def test_a_slow_page_gets_only_the_newest_and_misses_nothing(hall: Hall) -> None:
    ana, bo, slow = await avalon(hall, 0, 1, None)
    quick = (await pages(hall, None))[0]
    random = Random(3)
    undone = 0
    for step in range(40):
        for page in (ana, bo):
            await page.listen()
        asked = ana if ana.latest["decision"] else bo
        if step % 8 == 7 and asked.latest["info"]["undo"] == "free":
            await done(asked, type="undo")
            undone += 1
        else:
            options = asked.latest["decision"]["options"]
            newest(await answer(asked, random.choice(options)["choice"]), "done")
        await quick.listen()
    assert undone
    messages = await slow.listen()
    assert kinds(messages) == ["update"]
    assert slow.latest["position"] == quick.latest["position"]
    assert slow.latest["view"] == quick.latest["view"]
    assert slow.chronicle == quick.chronicle
    assert len(slow.chronicle) > 20


async def test_a_page_that_reads_nothing_is_given_up(hall: Hall) -> None:
    ana, bo = await avalon(hall)
    for at in range(400):
        await done(ana, type="say", text=f"{at}" + "x" * 400)
    assert bo.viewer.closing
    assert len(await bo.listen()) < 300
    assert await bo.viewer.next_out() is None


# Clocks, the end, and again ----------------------------------------------------------------------


async def test_when_time_is_up_a_bot_plays_on(hall: Hall, storage: BusyStorage) -> None:
    clock = LiveClock(seconds=10, increment=0)
    begun = now_ms() - 9_700
    await people_at(hall, T, "avalon", 2, "live", options={"first": "0"}, at=begun, clock=clock)
    ana, bo = await pages(hall, 0, 1)
    seats = bo.latest["info"]["seats"]
    assert 0 < seats[0]["left"] <= 300
    assert [seat["running"] for seat in seats] == [True, False]
    assert seats[1]["left"] == 10_000
    assert not entries(storage, Replaced)
    await until(lambda: entries(storage, Replaced))
    await until(lambda: entries(storage, Answered))
    [late] = entries(storage, Replaced)
    assert (late.seat, late.why) == (0, "clock")
    assert now_ms() - begun < 11_500
    assert newest(await bo.listen())["info"]["seats"][0]["away"]
    await ana.listen()
    await done(ana, type="return")
    seat = ana.latest["info"]["seats"][0]
    assert not seat["away"]
    assert seat["left"] >= 9_000, "whoever comes back has time to play"


async def test_a_clock_that_ran_out_while_nobody_served(storage: BusyStorage) -> None:
    """The house looks after a table that nobody has opened since the server started."""
    first = quiet_hall(storage)
    clock = LiveClock(seconds=10, increment=0)
    await people_at(
        first, T, "avalon", 2, "live", options={"first": "0"}, at=now_ms() - 60_000, clock=clock
    )
    await first.close()
    second = quiet_hall(storage)
    await until(lambda: entries(storage, Replaced) and entries(storage, Answered))
    await second.close()


async def test_one_table_that_cannot_be_read_stops_nobody_else(storage: BusyStorage) -> None:
    first = quiet_hall(storage)
    clock = LiveClock(seconds=10, increment=0)
    long_ago = now_ms() - 60_000
    await people_at(first, "broken", "avalon", 2, "live", at=long_ago - 1, clock=clock)
    await people_at(first, T, "avalon", 2, "live", at=long_ago, clock=clock)
    await first.close()
    storage.rows["broken"].insert(0, [Said(at=1, seat=0, name="", text="no beginning")])
    second = quiet_hall(storage)
    await until(lambda: entries(storage, Replaced))
    await second.close()


async def test_the_seed_is_told_at_the_end_and_was_sealed(hall: Hall) -> None:
    ana, bo = await avalon(hall)
    [watching] = await pages(hall, None)
    welcome = watching.heard[0]
    await play_out(ana, bo)
    await watching.listen()
    for page in (ana, bo, watching):
        before = [m for m in page.heard[:-1] if b'"status":"over"' not in m]
        assert not any(b'"seed":"' in message for message in before)
        assert page.latest["info"]["seed"] == "live"
    assert sha256(b"tableronde seal/live").hexdigest().encode() in welcome


async def test_a_rematch_reaches_the_others(hall: Hall) -> None:
    ana, bo = await avalon(hall)
    await play_out(ana, bo)
    room = await hall.room(T)
    again, invite = await hall.rematch(room, 1, None)
    assert again != T
    assert invite is None, "all seats are taken"
    for page in (ana, bo):
        assert newest(await page.listen())["info"]["rematch"] == again
    assert (await hall.rematch(room, 0, None))[0] == again, "there is only one"
    for seat in range(2):
        page = Page(hall)
        welcome, update = await page.hello(again, seat)
        assert welcome["you"] == seat
        assert update["info"]["host"] == 1
        assert welcome["seal"] != room.table.seal
    assert len((await hall.room(again)).table.seats) == 2


async def test_bots_at_a_new_table_begin_at_once() -> None:
    hall = quiet_hall(thinkers=AtOnce())
    room, _, _ = await hall.found(
        Settings(game="avalon", options={}, seats=["random", "greedy"]), ""
    )
    before = room.table.position
    await until(lambda: room.table.position > before, 1.0)
    await hall.close()


class Never(AtOnce):
    """The thinkers of a worker that has died."""

    async def choose(self, bot: str, view: Plain, decision: Plain) -> int:
        await asyncio.sleep(60)
        return 0


async def test_bots_leave_other_workers_time_but_not_their_own_people(
    storage: BusyStorage,
) -> None:
    """What another worker has written is for its bots to answer first; when something happens here
    they need not wait any longer."""
    there, here = quiet_hall(storage, Never()), quiet_hall(storage)
    room, _, key = await there.found(
        Settings(game="guilds", options={"first": "0"}, seats=[ME, "greedy"]), "Ana"
    )
    hello = {"type": "hello", "protocol": 1, "table": room.table.id, "key": key}
    away, near = Page(there), Page(here)
    for page in (away, near):
        await page.say(**hello)
    newest(await answer(away), "done")
    assert room.table.bots_asked() == [1]
    copy = await here.room(room.table.id)
    await copy.catch_up()
    await asyncio.sleep(0.1)
    assert copy.table.bots_asked() == [1], "they must not be faster than the others"
    await done(near, type="say", text="are you asleep?")
    await until(lambda: not copy.table.bots_asked(), 1.5)
    for hall in (there, here):
        await hall.close()
