"""Tests looking back, hints, clocks, the end of a game and the next one."""

import asyncio
from hashlib import sha256
from typing import Any

import msgspec
import pytest

from tableronde import bots, games
from tableronde.games.fief.game import Fief
from tableronde.server.live_tables.registry import TableRegistry
from tableronde.tables import requests
from tableronde.tables.entries import Answered, Downtime, Replaced, Said
from tableronde.tables.settings import ME, LiveClock, Settings
from tests.manual_time import ManualTime, settle
from tests.rules.fief.scene import fief as table_of_fief
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
from tests.server.memory import (
    BusyStorage,
    InstantBots,
    Page,
    create_table,
    memory_registry,
    newest,
    refusal,
)
from tests.tables import test_orders as held_back

# Looking back ------------------------------------------------------------------------------------


async def test_a_seat_looks_back_through_its_own_eyes(registry: TableRegistry) -> None:
    ana, bo = await avalon(registry)
    views = [ana.latest["view"]]
    for choice in (REINFORCE, ATTACK):
        newest(await answer(ana, choice), "done")
        views.append(ana.latest["view"])
    for number, view in enumerate(views):
        messages = await ana.say(type="look", number=number, token=f"l{number}")
        sight = newest(messages, "sight")
        assert "full-chronicle" not in kinds(messages)
        assert (sight["token"], sight["number"], sight["last"]) == (f"l{number}", number, 2)
        assert sight["view"] == view
        told = [line for line in ana.chronicle if line["number"] <= number]
        assert sight["chronicle"] == len(told)
    theirs = newest(await bo.say(type="look", number=0), "sight")
    assert theirs["view"]["seat"] == 1
    [spectator] = await pages(registry, None)
    assert newest(await spectator.say(type="look", number=0), "sight")["view"]["seat"] is None


async def test_a_newcomer_does_not_see_faded_events(
    registry: TableRegistry, storage: BusyStorage
) -> None:
    """Which card was discarded in Fief is known during that turn (FIEF-R-11)."""
    scene = table_of_fief().hand(0, "tax").lord(0, "arthur", "blaye").lord(1, "eric", "sigy")
    start = scene.lord(2, "henri", "bourg").begin("draw").state.plain()
    await create_table(registry, T, "fief", 3, "live", start=start)
    there = await pages(registry, 0, 1, 2)
    newest(await answer(there[0], {"do": "discard", "card": "tax"}), "done")
    at = len(there[0].chronicle) - 1
    named = there[0].chronicle[at]
    assert (named["event"], named["arguments"]) == ("discards", {"seat": 0, "card": "tax"})
    [early] = await pages(registry, None)
    assert early.chronicle[at] == named
    while there[0].latest["view"]["table"]["turn"] == start["turn"]:
        asked = next(page for page in there if page.latest["decision"])
        newest(await answer(asked), "done")
        for page in (*there, early):
            await page.listen()
    assert early.chronicle[at] == named, "a page that received it keeps it"
    faded = {"event": "discards-unseen", "arguments": {"seat": 0, "back": "event"}}
    again = memory_registry(storage)
    for place in (registry, again):
        for late in await pages(place, 0, 1, None):
            assert late.chronicle[at] == {**named, **faded}
            assert len(late.chronicle) == len(early.chronicle)
            sight = newest(await late.say(type="look", number=start["number"]), "sight")
            then = [line for line in late.chronicle if line["number"] <= start["number"]]
            assert sight["chronicle"] == len(then)
    await again.close()


async def test_faded_events_are_sent_to_everybody_at_the_end(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A newcomer has received lines that had faded. First the last events are sent as usual, for
    the page to show; then the whole chronicle again."""
    scene = table_of_fief().hand(0, "tax").lord(0, "arthur", "blaye").lord(2, "henri", "bourg")
    scene.lord(1, "charles", "sigy").title("charles", "sigy", "sigy")
    for fief in ("mazilles", "st-paul", "tournus"):
        scene.title("charles", fief, fief)
    start = scene.begin("draw").state.plain()
    years = 0
    monkeypatch.setattr(Fief, "age", lambda _fief, state: state.turn + years)
    await create_table(registry, T, "fief", 3, "live", start=start)
    there = await pages(registry, 0, 1, 2)
    [early] = await pages(registry, None)
    newest(await answer(there[0], {"do": "discard", "card": "tax"}), "done")
    at = len(there[0].chronicle) - 1
    named = there[0].chronicle[at]
    assert named["event"] == "discards"
    years = 1
    await early.listen()
    newest(await answer(next(page for page in there if page.latest["decision"])), "done")
    await early.listen()
    [late] = await pages(registry, None)
    assert early.chronicle[at] == named
    assert late.chronicle[at]["event"] == "discards-unseen"
    told: list[tuple[int, int, int]] = []

    def send_updates() -> None:
        """Send each change by itself, as over a real connection."""
        for message in msgspec.json.decode(late.viewer.take() or b"[]"):
            if message["type"] == "update":
                chronicle, since = late.chronicle, message["chronicle_from"]
                told.append((message["position"], len(chronicle), since))
                chronicle[since:] = message["chronicle"]

    monkeypatch.setattr(late.viewer, "flush", send_updates)
    await play_out(*there)
    await early.listen()
    (at_end, before, went_on), (again, _, anew) = told[-2:]
    assert went_on == before, "the last lines go on from those before"
    assert (again, anew) == (at_end, 0)
    assert all(since == known for _, known, since in told[:-1])
    assert early.chronicle == late.chronicle == there[0].chronicle
    assert late.chronicle[at] == named


@pytest.mark.parametrize("eyes", [0, 1, "all", "public", -1, 99, 10**30])
async def test_looking_through_other_eyes_is_refused_before_the_end(
    registry: TableRegistry, eyes: int | str
) -> None:
    ana, bo = await avalon(registry)
    newest(await answer(ana, REINFORCE), "done")
    for page in (ana, bo, *await pages(registry, None)):
        assert refusal(await page.say(type="look", number=0, eyes=eyes)) == "not-over"


async def test_no_view_of_everything_exists_before_the_last_answer(registry: TableRegistry) -> None:
    """This holds through all eyes, at every number that can be looked at."""
    ana, bo = await avalon(registry)
    newest(await answer(ana, REINFORCE), "done")
    for page in (ana, bo, *await pages(registry, None)):
        for number in range(2):
            assert refusal(await page.say(type="look", number=number, eyes="all")) == "not-over"
            seen = newest(await page.say(type="look", number=number), "sight")["view"]["table"]
            assert all(region["region"] is None for region in seen["row"])
            assert "draw_cards" not in seen


async def test_looking_through_other_eyes_is_possible_after_the_end(
    registry: TableRegistry,
) -> None:
    ana, bo = await avalon(registry)
    hands = {page: [page.latest["view"]] for page in (ana, bo)}
    await play_out(ana, bo)
    [spectator] = await pages(registry, None)
    for seat, page in enumerate((ana, bo)):
        messages = await spectator.say(type="look", number=0, eyes=seat)
        assert kinds(messages) == ["full-chronicle", "sight"]
        assert newest(messages, "sight")["view"] == hands[page][0]
        assert newest(messages, "full-chronicle")["chronicle"] == page.chronicle
    messages = await bo.say(type="look", number=0, eyes="public")
    assert newest(messages, "sight")["view"]["seat"] is None
    everything = newest(await bo.say(type="look", number=0, eyes="all"), "sight")["view"]["table"]
    assert all(region["region"] is not None for region in everything["row"])
    assert all(hand["cards"] is not None for hand in everything["hands"])
    assert len(everything["draw_cards"]) == everything["draw"]
    for eyes in (-1, 2, 10**30):
        assert refusal(await bo.say(type="look", number=0, eyes=eyes)) == "unknown-seat"


@pytest.mark.parametrize("number", [-1, 2, 10**9, 10**40, -(10**40)])
async def test_looking_at_an_impossible_number_is_refused(
    registry: TableRegistry, number: int
) -> None:
    ana, _ = await avalon(registry)
    newest(await answer(ana, REINFORCE), "done")
    assert refusal(await ana.say(type="look", number=number)) == "bad-position"


# Hints, pings ------------------------------------------------------------------------------------


class InlineBots(InstantBots):
    """Bots that really think, in this process."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, Any, Any]] = []

    async def advise(self, bot: str, view: Any, decision: Any) -> int | None:
        self.asked.append((bot, view, decision))
        return bots.make(bot, games.find(view["game"]), "hint").choose(view, decision)


async def test_a_hint_is_the_choice_of_the_bot() -> None:
    bot_pool = InlineBots()
    registry = memory_registry(bot_pool=bot_pool)
    ana, bo = await avalon(registry)
    advice = newest(await ana.say(type="hint", token="h"), "advice")
    decision = ana.latest["decision"]
    options = [option["choice"] for option in decision["options"]]
    assert (advice["token"], advice["decision"]) == ("h", decision["id"])
    assert advice["choice"] in options
    bot, view, asked = bot_pool.asked[0]
    assert bot == "greedy"
    assert view == ana.latest["view"], "it sees what the seat sees"
    again = bots.make("greedy", games.find("avalon"), "hint").choose(view, asked)
    assert advice["choice"] == options[again]
    assert refusal(await bo.say(type="hint")) == "nothing-asked"
    [spectator] = await pages(registry, None)
    assert refusal(await spectator.say(type="hint")) == "nothing-asked"
    await registry.close()


async def test_hints_that_are_switched_off_are_refused(registry: TableRegistry) -> None:
    ana, _ = await avalon(registry, hints=False)
    assert refusal(await ana.say(type="hint")) == "hints-off"


async def test_a_ping_is_answered(registry: TableRegistry) -> None:
    [ana] = await avalon(registry, 0)
    [pong] = await ana.say(type="ping")
    assert pong == {"type": "pong", "now": registry.time.now_ms()}


# Clocks, the end, and the next game --------------------------------------------------------------


async def test_a_bot_takes_over_when_time_is_up(
    registry: TableRegistry, storage: BusyStorage, time: ManualTime
) -> None:
    clock = LiveClock(seconds=10, increment=0)
    begun = time.now_ms() - 8_500
    await create_table(
        registry, T, "avalon", 2, "live", options={"first": "0"}, at=begun, clock=clock
    )
    ana, bo = await pages(registry, 0, 1)
    seats = bo.latest["info"]["seats"]
    assert seats[0]["left"] == 1_500
    assert [seat["running"] for seat in seats] == [True, False]
    assert seats[1]["left"] == 10_000
    await time.advance(1.499)
    assert not entries(storage, Replaced)
    await time.advance(0.1)  # before the maintenance loop runs
    [late] = entries(storage, Replaced)
    assert (late.seat, late.why) == (0, "clock")
    assert entries(storage, Answered)
    assert newest(await bo.listen())["info"]["seats"][0]["away"]
    await ana.listen()
    await done(ana, type="return")
    seat = ana.latest["info"]["seats"][0]
    assert not seat["away"]
    assert seat["left"] == 10_000, "a person who returns has time to play"


async def test_a_clock_that_runs_out_at_an_unopened_table_is_noticed(storage: BusyStorage) -> None:
    """The maintenance loop also watches tables that nobody has opened since the server started."""
    first = memory_registry(storage)
    clock, long_ago = LiveClock(seconds=10, increment=0), first.time.now_ms() - 60_000
    await create_table(
        first, T, "avalon", 2, "live", options={"first": "0"}, at=long_ago, clock=clock
    )
    await first.close()
    second = memory_registry(storage)
    await settle()
    assert entries(storage, Replaced)
    assert entries(storage, Answered)
    await second.close()


async def test_no_clock_runs_while_the_server_is_down(
    storage: BusyStorage, time: ManualTime
) -> None:
    """The server ran until ten seconds after the game began and was then down for a minute. Nobody
    is late, and nobody who has not reconnected yet counts as missing."""
    first = memory_registry(storage)
    begun = time.now_ms() - 70_000
    clock = LiveClock(seconds=20, increment=0)
    await create_table(first, T, "avalon", 2, "live", options={"first": "0"}, at=begun, clock=clock)
    await first.close()
    await storage.touch([(T, 0), (T, 1)], begun)
    storage.last_heartbeat = begun + 10_000
    second = memory_registry(storage, time=time)
    [ana] = await pages(second, 0)
    [slept] = entries(storage, Downtime)
    assert slept.lost == 60_000
    assert ana.latest["info"]["seats"][0]["left"] == 10_000
    assert refusal(await ana.say(type="propose", what="replace", seat=1)) == "not-missing"
    assert not entries(storage, Replaced)
    await second.close()


async def test_no_clock_runs_while_the_server_is_down_for_seconds(
    storage: BusyStorage, time: ManualTime
) -> None:
    first = memory_registry(storage, time=time)
    clock, options = LiveClock(seconds=10, increment=0), {"first": "0"}
    await create_table(
        first, T, "avalon", 2, "live", options=options, at=time.now_ms(), clock=clock
    )
    await pages(first, 0)
    await time.advance(1)
    await first.close()
    assert storage.last_heartbeat == time.now_ms(), "it ran until it was closed"
    await time.advance(14)
    second = memory_registry(storage, time=time)
    [ana] = await pages(second, 0)
    assert not entries(storage, Replaced)
    assert ana.latest["info"]["seats"][0]["left"] == 9_000
    await second.close()


@pytest.mark.parametrize("way", ["restart", "sleep"])
async def test_an_outcome_is_delayed_no_matter_what_is_held(
    storage: BusyStorage, time: ManualTime, way: str
) -> None:
    """At three tables without a clock, seat 1 wants to be asked only if it can act. It cannot act;
    it can and has answered; it can and is thinking. Seat 0 receives the same at all three."""

    def delay(seed: str) -> int:
        return held_back.seen_at(held_back.window(able=False, seed=seed)[0])

    seed = next(seed for seed in map(str, range(99)) if delay(seed) > 5_000)
    first = memory_registry(storage, time=time)
    seen: list[dict[str, Any]] = []
    for table in (held := ("unable", "answered", "thinking")):
        await create_table(
            first, table, "avalon", 2, seed, held_back.attack_ahead(table != "unable")
        )
        ben = Page(first)
        await ben.say(type="hello", protocol=2, table=table, key="key-1")
        await ben.say(type="order", window="resist", order="if-able")
        ana = Page(first)
        await ana.say(type="hello", protocol=2, table=table, key="key-0")
        newest(await answer(ana, held_back.ATTACK), "done")
        if table == "answered":
            await ben.listen()
            newest(await answer(ben, held_back.PASS), "done")
        ana.leave()
        ben.leave()
    if way == "restart":
        await first.close()
        await time.advance(30)
        first = memory_registry(storage, time=time)
    else:
        time.sleep_machine(30)
        await time.advance(2)
    for table in held:
        ana = Page(first)
        await ana.say(type="hello", protocol=2, table=table, key="key-0")
        seen.append({key: ana.latest[key] for key in ("position", "info", "decision")})
    assert seen[0] == seen[1] == seen[2]
    assert all(isinstance(storage.rows[table][-1][-1], Downtime) for table in held)
    await first.close()


async def test_an_unreadable_table_does_not_stop_the_others(storage: BusyStorage) -> None:
    first = memory_registry(storage)
    clock = LiveClock(seconds=10, increment=0)
    long_ago = first.time.now_ms() - 60_000
    await create_table(first, "broken", "avalon", 2, "live", at=long_ago - 1, clock=clock)
    await create_table(first, T, "avalon", 2, "live", at=long_ago, clock=clock)
    await first.close()
    storage.rows["broken"].insert(0, [Said(at=1, seat=0, name="", text="no beginning")])
    second = memory_registry(storage)
    await settle()
    assert entries(storage, Replaced)
    await second.close()


async def test_many_unreadable_tables_do_not_stop_the_others(
    storage: BusyStorage, time: ManualTime, caplog: pytest.LogCaptureFixture
) -> None:
    """However many come first, a readable table has its turn; each unreadable one is logged
    once."""
    first = memory_registry(storage)
    clock = LiveClock(seconds=10, increment=0)
    long_ago = first.time.now_ms() - 60_000
    for at in range(60):
        name = f"broken-{at}"
        await create_table(first, name, "avalon", 2, "live", at=long_ago - 1, clock=clock)
    await create_table(first, T, "avalon", 2, "live", at=long_ago, clock=clock)
    await first.close()
    for at in range(60):
        storage.rows[f"broken-{at}"][:] = [[Said(at=1, seat=0, name="", text="no beginning")]]
    second = memory_registry(storage, time=time)
    await time.advance(10)
    assert entries(storage, Replaced)
    told = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert sorted(told) == sorted(
        f"maintenance of table broken-{at} failed for good" for at in range(60)
    )
    await second.close()


async def test_the_seed_is_sent_at_the_end_and_fits_the_seal(registry: TableRegistry) -> None:
    ana, bo = await avalon(registry)
    [spectator] = await pages(registry, None)
    welcome = spectator.received[0]
    await play_out(ana, bo)
    await spectator.listen()
    for page in (ana, bo, spectator):
        before = [m for m in page.received[:-1] if b'"status":"over"' not in m]
        assert not any(b'"seed":"' in message for message in before)
        assert page.latest["info"]["seed"] == "live"
    assert sha256(b"tableronde seal/live").hexdigest().encode() in welcome


async def test_the_others_are_told_of_a_rematch(registry: TableRegistry) -> None:
    ana, bo = await avalon(registry)
    await play_out(ana, bo)
    live = await registry.live_table(T)
    again, invite = await registry.rematch(live, 1, None)
    assert again != T
    assert invite is None, "all seats are taken"
    for page in (ana, bo):
        assert newest(await page.listen())["info"]["rematch"] == again
    assert (await registry.rematch(live, 0, None))[0] == again, "there is only one"
    for seat in range(2):
        page = Page(registry)
        welcome, update = await page.hello(again, seat)
        assert welcome["you"] == seat
        assert update["info"]["host"] == 1
        assert welcome["seal"] != live.table.seal
    assert len((await registry.live_table(again)).table.seats) == 2


async def test_bots_at_a_new_table_begin_at_once() -> None:
    registry = memory_registry(bot_pool=InstantBots())
    live, _, _ = await registry.create_table(
        Settings(game="avalon", options={}, seats=["random", "greedy"]), ""
    )
    before = live.table.position
    await Page(registry).hello(live.table.id)
    assert live.table.position > before
    await registry.close()


class StoppedBots(InstantBots):
    """The bot pool of a worker that has died."""

    async def choose(self, bot: str, view: Any, decision: Any) -> int:
        await asyncio.Event().wait()
        return 0


async def test_bots_wait_for_other_workers_but_not_for_their_own_people(
    storage: BusyStorage, time: ManualTime
) -> None:
    """What another worker has written, its bots answer first. When something happens at this
    worker, its bots wait no longer."""
    there, here = memory_registry(storage, StoppedBots(), time), memory_registry(storage, time=time)
    live, _, key = await there.create_table(
        Settings(game="guilds", options={"first": "0"}, seats=[ME, "greedy"]), "Ana"
    )
    hello = {"type": "hello", "protocol": 2, "table": live.table.id, "key": key}
    away, near = Page(there), Page(here)
    for page in (away, near):
        await page.say(**hello)
    while not live.table.bots_asked():  # an own turn may take several answers
        newest(await answer(away), "done")
    copy = await here.live_table(live.table.id)
    await copy.catch_up()
    await time.advance(2.9)
    assert copy.table.bots_asked() == [1], "they must not be faster than the others"
    await done(near, type="say", text="are you asleep?")
    await settle()
    assert not copy.table.bots_asked()
    for registry in (there, here):
        await registry.close()


async def test_bots_play_among_themselves_only_while_somebody_watches(
    storage: BusyStorage, time: ManualTime
) -> None:
    registry = memory_registry(storage, time=time, bot_delay=1.0)
    settings = Settings(game="guilds", options={}, seats=["random", "random"])
    live, _, _ = await registry.create_table(settings, "")
    before = live.table.position
    await time.advance(60)
    assert live.table.position == before
    assert storage.summaries[live.table.id].due is None, "nor are they due"
    page = Page(registry)
    await page.hello(live.table.id)
    await time.advance(1.5)
    assert live.table.position == before + 1
    page.leave()
    await time.advance(1)  # an answer that is ready is still given
    assert live.table.position == before + 2
    before = live.table.position
    await time.advance(60)
    assert (live.table.position, live.table.status) == (before, "playing"), (
        "nobody watches any more"
    )
    await registry.close()


async def test_a_game_that_all_people_have_left_is_not_played(
    registry: TableRegistry, storage: BusyStorage, time: ManualTime
) -> None:
    """It continues when somebody watches, or when one of them returns."""
    settings = Settings(game="guilds", options={}, seats=["me", "random"])
    live, _, _ = await registry.create_table(settings, "Ana")
    await settle()  # bots play up to her first question
    await live.request(lambda table, now: requests.leave(table, now, 0))
    before = live.table.position
    await time.advance(60)
    assert (live.table.position, live.table.status) == (before, "playing")
    assert storage.summaries[live.table.id].due is None


async def test_a_failing_bot_gives_no_hint(storage: BusyStorage) -> None:
    class FailingBots(InstantBots):
        async def advise(self, bot: str, view: Any, decision: Any) -> int | None:
            return None

    registry = memory_registry(storage, FailingBots())
    [ana] = await avalon(registry, 0)
    assert refusal(await ana.say(type="hint")) == "no-advice"
    await registry.close()
