"""Tests how much a seat may send over all its connections, and how much is stored."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from tableronde.server.config import Config
from tableronde.server.live_tables.registry import TableRegistry
from tableronde.server.network.rate_limits import RateLimiter, TokenBucket
from tableronde.server.sessions import table_requests
from tableronde.tables.entries import Said
from tableronde.tables.requests import checks
from tests.manual_time import ManualTime
from tests.server.live_tables import (
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
from tests.server.memory import BusyStorage, Page, memory_registry, newest, refusal

USUAL = Config(db="")


@pytest.fixture
async def strict(storage: BusyStorage) -> AsyncIterator[TableRegistry]:
    """Return a registry with the usual limits for a seat, and none for a connection."""
    made = memory_registry(
        storage,
        chat_lines_per_second=USUAL.chat_lines_per_second,
        seat_requests_per_second=USUAL.seat_requests_per_second,
    )
    yield made
    await made.close()


async def outcomes(seat_pages: list[Page], count: int, **message: Any) -> list[str]:
    """Send a message again and again, by these pages in turn, and return the outcomes."""
    found = []
    for at in range(count):
        said = await seat_pages[at % len(seat_pages)].say(**message)
        refused = [m for m in said if m["type"] == "refused"]
        found.append(str(refused[0]["error"]) if refused else "done")
        assert not refused or not refused[0]["fatal"]
    return found


async def test_the_chat_of_a_seat_is_limited(strict: TableRegistry, storage: BusyStorage) -> None:
    ana, bo = await avalon(strict)
    seat_pages = [ana, *await pages(strict, *[0] * 7)]
    found = await outcomes(seat_pages, 60, type="say", text="x")
    assert found.count("done") == 20
    assert set(found) == {"done", "too-many-messages"}
    assert len(entries(storage, Said)) == found.count("done")
    await done(bo, type="say", text="the others may still write")
    assert await outcomes([ana], 1, type="look", number=0) == ["done"], (
        "looking back is limited apart"
    )


async def test_chat_after_the_game_is_limited_too(strict: TableRegistry) -> None:
    ana, bo = await avalon(strict)
    await play_out(ana, bo)
    found = await outcomes([ana], 60, type="say", text="x")
    assert found.count("done") == 20


@pytest.mark.parametrize(
    "message",
    [
        {"type": "wait", "raised": True},
        {"type": "order", "window": "resist", "order": "pass"},
        {"type": "look", "number": 0},
        {"type": "undo"},
        {"type": "vote", "proposal": 1, "yes": True},
        {"type": "hint"},
        {"type": "propose", "what": "pause"},
        {"type": "fill", "bot": "greedy"},
    ],
    ids=lambda message: str(message["type"]),
)
async def test_the_requests_of_a_seat_are_limited(strict: TableRegistry, message: Any) -> None:
    ana, bo = await avalon(strict)
    seat_pages = [ana, *await pages(strict, *[0] * 4)]
    found = await outcomes(seat_pages, 80, **message)
    assert "too-many-messages" not in found[:40]
    assert found[40:] == ["too-many-messages"] * 40
    assert refusal(await ana.say(type="undo")) == "too-many-messages", "all of it together"
    assert await outcomes([bo], 1, type="look", number=0) == ["done"]


async def test_answers_are_never_limited(strict: TableRegistry) -> None:
    ana, bo = await avalon(strict)
    await outcomes([ana], 60, type="look", number=0)
    await play_out(ana, bo)
    assert kinds(await ana.say(type="ping")) == ["pong"]
    assert ana.latest["info"]["status"] == "over"


async def test_a_message_over_the_limit_can_be_sent_again(strict: TableRegistry) -> None:
    """It is refused unread, without a token, so a page sends it again when nothing is answered."""
    ana, _ = await avalon(strict)
    await outcomes([ana], 30, type="say", text="x")
    refused = newest(await ana.say(type="say", token="t", text="y"), "refused")
    assert (refused["error"], refused["token"]) == ("too-many-messages", None)


async def flood(page: Page) -> list[bool]:
    """Send fifty messages at once and return, for each refusal, whether it ends the session."""
    said = [await page.say(type="ping") for _ in range(50)]
    return [m["fatal"] for told in said for m in told if m["type"] == "refused"]


async def test_short_floods_are_forgiven_after_a_while(
    storage: BusyStorage, time: ManualTime
) -> None:
    """Floods of ten messages too many do not add up; one that goes on ends the session."""
    registry = memory_registry(storage, time=time, messages_per_second=USUAL.messages_per_second)
    [ana, _] = await avalon(registry)
    for _ in range(20):
        await time.advance(9)
        refused = await flood(ana)
        assert refused
        assert not any(refused)
    assert any(await flood(ana))
    await registry.close()


async def test_looking_back_counts_for_several_messages_of_an_address(
    registry: TableRegistry,
) -> None:
    taken: list[int] = []

    def allowance(_now: float, cost: int = 1) -> bool:
        if sum(taken) + cost > 8:
            return False
        taken.append(cost)
        return True

    await avalon(registry, 0)
    page = Page(registry, allowance)
    await page.hello(T)
    assert kinds(await page.say(type="look", number=0)) == ["sight"]
    assert sum(taken) == 1 + 5
    assert refusal(await page.say(type="look", number=0)) == "too-many-messages"
    assert sum(taken) == 1 + 5 + 1


async def test_a_spectator_over_the_limit_does_not_silence_the_others(
    strict: TableRegistry,
) -> None:
    await avalon(strict)
    loud, quiet = await pages(strict, None, None)
    found = await outcomes([loud], 40, type="say", text="x")
    assert found.count("done") == 5
    await done(quiet, type="say", text="psst")
    assert await outcomes([loud], 60, type="look", number=0) == ["done"] * 60


async def test_requests_between_two_answers_are_limited(
    registry: TableRegistry, storage: BusyStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "EXTRA_REQUESTS", 3)
    ana, bo = await avalon(registry)
    asides: list[Any] = [
        {"type": "order", "window": "resist", "order": "pass"},
        {"type": "wait", "raised": True},
        {"type": "order", "window": "resist", "order": "ask"},
        {"type": "wait", "raised": False},
    ]
    found = [(await outcomes([ana], 1, **aside))[0] for aside in asides]
    assert found == ["done"] * 3 + ["too-many-extra-requests"]
    written = len(entries(storage, object))
    for aside in [asides[0], asides[1], {"type": "propose", "what": "pause"}]:
        assert await outcomes([ana], 2, **aside) == ["too-many-extra-requests"] * 2
    assert len(entries(storage, object)) == written
    await done(ana, type="say", text="I am still here")
    await done(bo, type="wait", raised=True)  # the limit is per seat
    assert await outcomes([ana], 1, type="leave") == ["too-many-extra-requests"]
    newest(await answer(ana), "done")


async def test_a_pause_can_always_be_ended(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bo = await avalon(registry)
    await propose_and_agree(ana, bo, what="pause")
    monkeypatch.setattr(checks, "EXTRA_REQUESTS", 0)
    assert await outcomes([ana], 1, type="wait", raised=True) == ["too-many-extra-requests"]
    await done(ana, type="propose", what="resume")
    newest(await answer(ana), "done")


async def test_an_answer_allows_more_requests(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "EXTRA_REQUESTS", 0)
    ana, _bo = await avalon(registry)
    assert await outcomes([ana], 1, type="wait", raised=True) == ["too-many-extra-requests"]
    newest(await answer(ana), "done")
    found = await outcomes([ana], 6, type="wait", raised=True)
    assert found == ["done"] * 4 + ["too-many-extra-requests"] * 2


async def test_a_table_stores_a_limited_number_of_lines(
    registry: TableRegistry, storage: BusyStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_requests, "MAX_CHAT", 10)
    ana, bo = await avalon(registry)
    seat_pages = await pages(registry, *[None] * 4)
    found = await outcomes(seat_pages, 8, type="say", text="psst")
    assert found == ["done"] * 5 + ["chat-full"] * 3, "they leave room for the seats"
    token = "the-last-one"
    await outcomes([ana], 4, type="say", text="x")
    await done(ana, type="say", text="x", token=token)
    assert await outcomes([ana, bo], 3, type="say", text="x") == ["chat-full"] * 3
    await done(ana, type="say", text="x", token=token)
    assert len(entries(storage, Said)) == 10
    newest(await answer(ana), "done")


def test_a_token_bucket_fills_again() -> None:
    bucket = TokenBucket(2.0, 3.0)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(101.0) for _ in range(3)] == [True, True, False]
    assert not bucket.full(101.5)
    assert bucket.full(103.0)


def test_full_token_buckets_are_dropped() -> None:
    buckets = RateLimiter(1.0, 1.0)
    assert all(buckets.take(str(at), 1.0) for at in range(10_000))
    assert not buckets.take("7", 1.5)
    assert buckets.take("another", 9.0)
    assert len(buckets._buckets) == 1
