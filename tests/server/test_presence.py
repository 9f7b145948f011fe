"""Tests leaving, returning, and presence."""

import asyncio
from functools import partial
from random import Random

import pytest

from tableronde.server.live_tables.registry import TableRegistry
from tableronde.tables import requests
from tableronde.tables.entries import Answered, Replaced
from tableronde.tables.settings import FRIEND, ME, Settings
from tests.manual_time import ManualTime, settle
from tests.server.live_tables import (
    ATTACK,
    REINFORCE,
    T,
    answer,
    avalon,
    done,
    entries,
    kinds,
    pages,
    play_out,
)
from tests.server.memory import BusyStorage, Page, newest, refusal

# Leaving and returning ---------------------------------------------------------------------------


async def test_a_person_leaves_a_running_game_and_returns(
    registry: TableRegistry, storage: BusyStorage, time: ManualTime
) -> None:
    ana, bo = await avalon(registry)
    await done(ana, type="leave", token="t")
    assert entries(storage, Answered)
    assert newest(await bo.listen())["info"]["seats"][0]["bot"] == "greedy"
    assert entries(storage, Replaced)[0].why == "left"
    await done(ana, type="leave", token="t")
    await done(ana, type="return")
    assert ana.latest["info"]["seats"][0]["bot"] is None
    stood = len(entries(storage, Answered))
    await time.advance(60)
    assert len(entries(storage, Answered)) == stood, "no bot plays any more"


async def waiting_table(registry: TableRegistry) -> tuple[str, Page, Page]:
    """Create a table of three where the third seat is free."""
    live, _, key = await registry.create_table(
        Settings(game="guilds", options={}, seats=[ME, FRIEND, FRIEND], private=False), "Ana"
    )
    _, second = await live.request(lambda table, now: requests.sit(table, now, "Bo", ""))
    ana, bo = Page(registry), Page(registry)
    for page, secret in ((ana, key), (bo, second)):
        page.key = str(secret)
        await page.say(type="hello", protocol=2, table=live.table.id, key=secret)
    return live.table.id, ana, bo


async def leave_waiting_table(page: Page) -> None:
    """Leave a table that waits; the page is answered and then disconnected."""
    messages = await page.say(type="leave")
    assert kinds(messages) == ["done", "refused"]
    assert (messages[1]["error"], messages[1]["fatal"]) == ("unknown-key", True)
    assert page.viewer.closing
    assert page.viewer.take() is None


async def test_a_seat_left_before_the_game_can_be_taken(registry: TableRegistry) -> None:
    """No page of the person who has left sees or does anything for the seat any more."""
    table, ana, bo = await waiting_table(registry)
    live = await registry.live_table(table)
    other = Page(registry)
    await other.say(type="hello", protocol=2, table=table, key=bo.key)
    assert other.viewer.seat == 1
    await leave_waiting_table(bo)
    messages = await other.listen()
    assert (refusal(messages), kinds(messages)[-1]) == ("unknown-key", "refused")
    await ana.listen()
    assert [seat["kind"] for seat in ana.latest["info"]["seats"]] == ["person", "free", "free"]
    for name in ("Cléo", "Dan"):
        await live.request(partial(requests.sit, name=name, invite=""))
    for page in (bo, other):
        assert page.viewer not in live.presence.viewers
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
    assert live.table.seats[1].name == "Cléo"
    assert (live.table.proposal, live.table.chat) == (None, [])


async def test_a_person_who_left_is_not_present(registry: TableRegistry) -> None:
    table, ana, bo = await waiting_table(registry)
    await leave_waiting_table(bo)
    bo.leave()
    live = await registry.live_table(table)
    await live.request(lambda t, now: requests.sit(t, now, "Cléo", ""))
    await ana.listen()
    seat = ana.latest["info"]["seats"][1]
    assert (seat["name"], seat["present"]) == ("Cléo", False)
    assert 1 not in live.presence.last_seen


async def test_the_host_fills_free_seats_with_bots(registry: TableRegistry) -> None:
    table, ana, bo = await waiting_table(registry)
    [outside] = [Page(registry)]
    await outside.say(type="hello", protocol=2, table=table, key="")
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


# Presence ----------------------------------------------------------------------------------------


async def test_presence_and_the_number_of_spectators(registry: TableRegistry) -> None:
    [ana] = await avalon(registry, 0)
    assert [seat["present"] for seat in ana.latest["info"]["seats"]] == [True, False]
    bo, one, two = await pages(registry, 1, None, None)
    await ana.listen()
    assert [seat["present"] for seat in ana.latest["info"]["seats"]] == [True, True]
    assert ana.latest["info"]["watchers"] == 2
    one.leave()
    bo.leave()
    await ana.listen()
    assert ana.latest["info"]["watchers"] == 1
    assert [seat["present"] for seat in ana.latest["info"]["seats"]] == [True, False]
    assert two.viewer.live is not None


async def test_frequent_reconnections_are_announced_at_a_limited_rate(
    registry: TableRegistry, time: ManualTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten changes are announced at once, further ones at most once a second."""
    [ana] = await avalon(registry, 0)
    spoken: list[int] = []
    monkeypatch.setattr(ana.viewer, "flush", lambda: spoken.append(1))
    for _ in range(30):
        [page] = await pages(registry, None)
        assert page.latest["info"]["watchers"] == 1, "a new page sees everything at once"
        page.leave()
        await settle()
    assert len(spoken) == 9, "her own arrival was the first"
    await time.advance(0.999)
    assert len(spoken) == 9
    await time.advance(0.001)
    assert len(spoken) == 10
    await ana.listen()
    assert ana.latest["info"]["watchers"] == 0
    await pages(registry, None)
    await ana.listen()
    assert ana.latest["info"]["watchers"] == 1, "the next one is announced at once"


async def test_presence_at_another_worker_lapses(
    registry: TableRegistry, storage: BusyStorage, time: ManualTime
) -> None:
    """Another worker has not seen him for a while: only time tells that he is gone."""
    [ana] = await avalon(registry, 0)
    await storage.touch([(T, 1)], time.now_ms())
    for is_here in (True, True, False):
        await time.advance(22)  # the maintenance loop runs about every twenty seconds
        await ana.listen()
        assert ana.latest["info"]["seats"][1]["present"] == is_here


async def test_a_new_page_receives_the_table_once(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    await avalon(registry, 0)
    page, spoken = Page(registry), [0]

    def send_updates() -> None:
        spoken[0] += 1
        page.viewer.take()

    monkeypatch.setattr(page.viewer, "flush", send_updates)
    await page.hello(T, 1)
    await settle()
    assert spoken == [1]


async def test_a_person_is_present_while_one_of_two_pages_is_open(registry: TableRegistry) -> None:
    ana, first, second = await avalon(registry, 0, 1, 1)
    first.leave()
    await ana.listen()
    assert ana.latest["info"]["seats"][1]["present"]
    second.leave()
    await ana.listen()
    assert not ana.latest["info"]["seats"][1]["present"]


async def test_two_pages_of_one_seat_agree(registry: TableRegistry) -> None:
    one, two, bo = await avalon(registry, 0, 0, 1)
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


async def test_of_two_simultaneous_answers_one_is_carried_out(
    registry: TableRegistry, storage: BusyStorage
) -> None:
    one, two, _ = await avalon(registry, 0, 0, 1)
    received = await asyncio.gather(answer(one, REINFORCE), answer(two, ATTACK))
    outcomes = [{m["type"] for m in messages} & {"done", "refused"} for messages in received]
    assert sorted(map(str, outcomes)) == ["{'done'}", "{'refused'}"]
    assert len(entries(storage, Answered)) == 1


async def test_a_slow_page_gets_only_the_newest_update(registry: TableRegistry) -> None:
    ana, bo, slow = await avalon(registry, 0, 1, None)
    quick = (await pages(registry, None))[0]
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


async def test_a_page_that_reads_nothing_is_disconnected(registry: TableRegistry) -> None:
    ana, bo = await avalon(registry)
    for at in range(400):
        await done(ana, type="say", text=f"{at}" + "x" * 400)
    assert bo.viewer.closing
    assert len(await bo.listen()) < 300
    assert bo.viewer.closing
    assert bo.viewer.take() is None
