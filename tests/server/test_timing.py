"""Tests that timing reveals nothing: windows and bots take the same frames and the same time,
whatever is held."""

from collections.abc import AsyncIterator, Iterator
from random import Random
from typing import Any, Final

import msgspec
import pytest

import tableronde
from tableronde.core.match import Match
from tableronde.core.state import State
from tableronde.server.bots.bot_pool import BotPool
from tableronde.server.bots.pace import WINDOW_FACTOR
from tableronde.server.live_tables.presence import PRESENCE_TIMEOUT
from tableronde.server.live_tables.registry import TableRegistry
from tableronde.tables.settings import Clock, LiveClock, NoClock, Settings
from tableronde.tables.time_source import TimeSource
from tests.games.worlds import WORLDS
from tests.manual_time import ManualTime
from tests.server.live_tables import REINFORCE, T, answer, kinds
from tests.server.memory import (
    InstantBots,
    MemoryStorage,
    Page,
    create_table,
    memory_registry,
    newest,
    store_table,
)

PAIRS: Final = 6
DELAY: Final = 0.3


def attacks() -> Iterator[tuple[Any, State, State]]:
    """Yield attacks of seat 0 in Avalon as pairs of worlds: in one the defender can resist, in the
    other not."""
    for seed in range(200):
        match = tableronde.new("avalon", 2, f"window/{seed}", {"first": "0"})
        state: Any = match.state
        for option in match.pending()[0].options:
            if option["do"] != "attack":
                continue
            worlds: dict[bool, State] = {}
            for at in range(8):
                other: Any = WORLDS["avalon"].other_world(match.state, 0, Random(at))
                other.row = list(state.row)  # the attack reveals a region
                there = Match(match.game, 2, "same", {}, start=other.plain())
                there.answer(there.pending()[0], option)
                [window] = there.pending()
                assert (window.seat, window.prompt) == (1, "resist")
                worlds[len(window.options) > 1] = other
            if len(worlds) == 2:
                yield option, worlds[True], worlds[False]


@pytest.fixture
async def registries() -> AsyncIterator[list[TableRegistry]]:
    """Return one for each world, so that the table has the same name in both."""
    made: list[TableRegistry] = []
    yield made
    for registry in made:
        await registry.close()


def shape(page: Page) -> list[list[object]]:
    """Return the frames without what only the own hand determines: kinds of messages, and who is
    asked."""
    frames: list[list[object]] = []
    for frame in page.received:
        messages = msgspec.json.decode(frame)
        updates = [message for message in messages if message["type"] == "update"]
        asked = [message["decision"] and message["decision"]["prompt"] for message in updates]
        frames.append([message["type"] for message in messages] + asked)
    return frames


@pytest.mark.parametrize("how", ["asked", "ordered", "raised"])
async def test_a_window_looks_the_same_whether_or_not_the_seat_can_act(
    registries: list[TableRegistry], how: str
) -> None:
    """A defender who cannot resist is asked in the same frames as one who can; the attacker and a
    spectator receive the same bytes. The same holds with an automatic answer and with a raised
    hand."""
    found = attacks()
    for _ in range(PAIRS):
        attack, *worlds = next(found)
        sent: list[list[object]] = []
        for world in worlds:
            sent.append([])
            registries.append(registry := memory_registry())
            await create_table(registry, T, "avalon", 2, "same", world.plain())
            ana, bo, spectator = (Page(registry) for _ in range(3))
            for page, seat in ((ana, 0), (bo, 1), (spectator, None)):
                await page.hello(T, seat)
            if how != "asked":
                await bo.say(type="order", token="o", window="resist", order="pass")
            if how == "raised":
                await bo.say(type="wait", token="w", raised=True)
            await ana.listen()
            newest(await answer(ana, attack, token="a"), "done")
            for page in (bo, spectator):
                await page.listen()
            assert bool(bo.latest["decision"]) == (how != "ordered")
            if how != "ordered":  # otherwise the attack has already revealed a region
                sent[-1] += [*ana.received, *spectator.received]
                newest(await answer(bo, {"do": "pass"}, token="b"), "done")
            for page in (ana, bo, spectator):
                await page.listen()
                sent[-1] += shape(page)
        assert sent[0] == sent[1]


@pytest.mark.parametrize("clock", [NoClock(), LiveClock(60, 5)])
async def test_the_time_of_an_outcome_does_not_reveal_who_can_act(
    registries: list[TableRegistry], clock: Clock
) -> None:
    """The attacker and a spectator receive the same frames at the same times, whether the seat can
    resist and passes at once, or cannot resist and is not asked."""
    found = attacks()
    for _ in range(PAIRS):
        attack, *worlds = next(found)
        sent: list[list[object]] = []
        for able, world in zip((True, False), worlds, strict=True):
            sent.append([])
            time = ManualTime()
            registries.append(registry := memory_registry(time=time))
            await create_table(registry, T, "avalon", 2, "same", world.plain(), clock=clock)
            ana, bo, spectator = (Page(registry) for _ in range(3))
            for page, seat in ((ana, 0), (bo, 1), (spectator, None)):
                await page.hello(T, seat)
            await bo.say(type="order", token="o", window="resist", order="if-able")
            await ana.listen()
            newest(await answer(ana, attack, token="a"), "done")
            await bo.listen()
            assert bool(bo.latest["decision"]) == able
            assert bo.latest["info"]["settled"] == (not able)
            sent[-1] += [*ana.received, *spectator.received]
            if able:
                newest(await answer(bo, {"do": "pass"}, token="b"), "done")
                assert (bo.latest["decision"], bo.latest["info"]["settled"]) == (None, True)
            before = [len(page.received) for page in (ana, spectator)]
            for step in range(700):
                await time.advance(0.01)
                for page, received in zip((ana, spectator), before, strict=True):
                    await page.listen()
                    sent[-1].append((step, len(page.received) - received))
            sent[-1] += [shape(ana), shape(spectator), ana.latest["info"]["seats"]]
            assert ana.latest["decision"], "the outcome has come"
        assert sent[0] == sent[1]


# Bots --------------------------------------------------------------------------------------------


class ThinkingBots(BotPool):
    """Bots that need time wherever there is something to decide."""

    def __init__(self, time: TimeSource) -> None:
        super().__init__(1, 5.0, time, Random(1))

    async def _ask(self, bot: str, view: Any, decision: Any) -> int:
        await self._time.sleep(DELAY / 2)
        return next(at for at, option in enumerate(decision["options"]) if option["do"] == "pass")


async def test_a_bot_passes_a_window_after_the_same_time(
    registries: list[TableRegistry],
) -> None:
    """A bot that holds nothing has a single option, and takes as long."""
    attack, *worlds = next(attacks())
    waits: list[float] = []
    for world in worlds:
        time = ManualTime()
        registries.append(
            registry := memory_registry(None, ThinkingBots(time), time, bot_delay=DELAY)
        )
        await create_table(registry, T, "avalon", 2, "same", world.plain())
        ana, bo = Page(registry), Page(registry)
        for page, seat in ((ana, 0), (bo, 1)):
            await page.hello(T, seat)
        await bo.say(type="leave", token="l")
        await ana.listen()
        started = time.monotonic()
        newest(await answer(ana, attack, token="a"), "done")
        while not ana.latest["decision"]:
            await time.advance(0.001)
            await ana.listen()
        waits.append(round(time.monotonic() - started, 3))
    assert waits == [DELAY / 2] * 2
    assert DELAY / 2 > DELAY * WINDOW_FACTOR, "a bot that thinks longer is not interrupted"


async def test_bots_pass_windows_sooner_than_they_play(registries: list[TableRegistry]) -> None:
    """In a window they take a quarter of their delay."""
    attack, world, _ = next(attacks())
    time = ManualTime()
    registries.append(registry := memory_registry(time=time, bot_delay=DELAY))
    await create_table(registry, T, "avalon", 2, "same", world.plain())
    ana, bo = Page(registry), Page(registry)
    for page, seat in ((ana, 0), (bo, 1)):
        await page.hello(T, seat)
    await bo.say(type="leave", token="l")
    await ana.listen()
    newest(await answer(ana, attack, token="a"), "done")
    await time.advance(DELAY * WINDOW_FACTOR - 0.001)
    await ana.listen()
    assert ana.latest["decision"] is None
    await time.advance(0.001)
    await ana.listen()
    assert ana.latest["decision"]


class SlowBots(InstantBots):
    """Bots that take longer the better their hand is."""

    def __init__(self, time: TimeSource) -> None:
        super().__init__()
        self._clock: Final = time
        self.pauses = iter((0.0, 0.2, 0.4, 0.1, 0.0, 0.4))

    async def choose(self, bot: str, view: Any, decision: Any) -> int:
        await self._clock.sleep(next(self.pauses, 0.0))
        return 0


async def test_a_bot_answers_after_the_same_time_no_matter_what_it_holds(time: ManualTime) -> None:
    registry = memory_registry(None, SlowBots(time), time, bot_delay=0.5)
    live, _, _ = await registry.create_table(
        Settings(game="avalon", options={}, seats=["greedy", "random"]), "nobody"
    )
    spectator = Page(registry)  # bots play only while somebody watches
    await spectator.hello(live.table.id)
    before = live.table.position
    for answered in range(5):
        await time.advance(0.499)
        assert live.table.position == before + answered
        await time.advance(0.001)
        assert live.table.position == before + answered + 1
    await registry.close()


# Private actions ---------------------------------------------------------------------------------


PRIVATE: Final[list[tuple[int | None, Any]]] = [
    (1, {"type": "wait", "raised": True}),
    (1, {"type": "order", "window": "resist", "order": "pass"}),
    (1, {"type": "look", "number": 0}),
    (1, {"type": "look", "number": 0, "eyes": "all"}),
    (0, {"type": "hint"}),
    (1, {"type": "answer", "position": 3, "decision": "0.0", "choice": {"do": "end"}}),
    (None, {"type": "say", "text": "psst"}),
    (None, {"type": "look", "number": 0}),
]


@pytest.mark.parametrize(
    ("seat", "message"), PRIVATE, ids=[f"{m['type']}-{seat}" for seat, m in PRIVATE]
)
async def test_private_actions_are_hidden_from_the_others(
    registries: list[TableRegistry], seat: int | None, message: Any
) -> None:
    """Whether or not somebody has raised a hand, given an order, looked back or asked for a hint,
    the others receive the same frames, then and later."""
    received: list[dict[int | None, list[bytes]]] = []
    for happens in (True, False):
        registries.append(registry := memory_registry())
        await create_table(registry, T, "avalon", 2, "live", options={"first": "0"})
        pages: dict[int | None, Page] = {viewer: Page(registry) for viewer in (0, 1, None)}
        for viewer, page in pages.items():
            await page.hello(T, viewer)
        for page in pages.values():
            await page.listen()
        if happens:
            assert await pages[seat].say(token="t", **message)
            others = [page for viewer, page in pages.items() if viewer != seat]
            assert not [kinds(await page.listen()) for page in others if page.viewer.has_output]
        newest(await answer(pages[0], REINFORCE, token="a"), "done")
        late: dict[int | None, Page] = {viewer: Page(registry) for viewer in pages}
        for viewer, page in late.items():
            await page.hello(T, viewer)
            page.leave()
        for page in pages.values():
            await page.listen()
        received.append(
            {viewer: pages[viewer].received + late[viewer].received for viewer in pages}
        )
    for viewer in received[0]:
        if viewer != seat:
            assert received[0][viewer] == received[1][viewer], viewer


class StorageWithoutNews(MemoryStorage):
    """Storage where workers do not learn of each other's rows."""

    shared = True


@pytest.mark.parametrize("worker", [0, 1])
async def test_a_held_answer_is_hidden_at_other_workers(
    registries: list[TableRegistry], worker: int
) -> None:
    """The attacker chats just when the answer has been written through another worker."""
    found = attacks()
    for _ in range(PAIRS):
        attack, *worlds = next(found)
        sent: list[list[object]] = []
        for able, world in zip((True, False), worlds, strict=True):
            time, storage = ManualTime(), StorageWithoutNews()
            registries = [memory_registry(storage, time=time) for _ in range(2)]
            registries += registries
            await create_table(registries[0], T, "avalon", 2, "same", world.plain())
            ana, spectator, bo = Page(registries[0]), Page(registries[0]), Page(registries[worker])
            for page, seat in ((ana, 0), (spectator, None), (bo, 1)):
                await page.hello(T, seat)
            await bo.say(type="order", token="o", window="resist", order="if-able")
            newest(await answer(ana, attack, token="a"), "done")
            await (await registries[worker].live_table(T)).catch_up()
            await bo.listen()
            assert bool(bo.latest["decision"]) == able
            before = [len(ana.received), len(spectator.received)]
            if able:
                newest(await answer(bo, {"do": "pass"}, token="b"), "done")
            newest(await ana.say(type="say", token="s", text="Well?"), "done")
            await spectator.listen()
            sent.append([*ana.received[before[0] :], *spectator.received[before[1] :]])
        assert sent[0] == sent[1]


async def test_a_held_answer_does_not_delay_presence(registries: list[TableRegistry]) -> None:
    """Presence at another worker lapses just when an answer is held. The spectator is told of it at
    the same time, whether or not there was an answer to hold."""
    attack, *worlds = next(attacks())
    told = []
    for able, world in zip((True, False), worlds, strict=True):
        time = ManualTime()
        registry = memory_registry(time=time)
        registries.append(registry)
        await create_table(registry, T, "avalon", 2, "same", world.plain(), at=time.now_ms())
        ana, bo, spectator = Page(registry), Page(registry), Page(registry)
        for page, seat in ((ana, 0), (bo, 1), (spectator, None)):
            await page.hello(T, seat)
        await bo.say(type="order", token="o", window="resist", order="if-able")
        newest(await answer(ana, attack, token="a"), "done")
        live = await registry.live_table(T)
        ana.leave()
        live.presence.last_seen.clear()
        live.presence.seen_elsewhere = {0: time.now_ms() - PRESENCE_TIMEOUT + 200}
        live.announce_presence()
        await spectator.listen()
        assert spectator.latest["info"]["seats"][0]["present"]
        await time.advance(0.3)
        await bo.listen()
        assert bool(bo.latest["decision"]) == able
        if able:
            newest(await answer(bo, {"do": "pass"}, token="b"), "done")
        assert live.presence.present() == {1}
        told.append(live.presence.present() != live.broadcast.announced)
    assert told == [True, True]


async def test_private_actions_do_not_speed_up_bots(registries: list[TableRegistry]) -> None:
    """A worker that has just opened the table leaves its bots to the worker that last wrote there,
    whatever private actions happen meanwhile."""
    played: list[list[int]] = []
    for happens in (True, False):
        time, storage = ManualTime(), MemoryStorage()
        registries.append(registry := memory_registry(storage, time=time, bot_delay=DELAY))
        settings: Any = {"bots": ["greedy"], "options": {"first": "2"}}
        await store_table(storage, T, "guilds", 2, "same", at=time.now_ms(), **settings)
        spectator, bo = Page(registry), Page(registry)
        for page, seat in ((spectator, None), (bo, 1)):
            await page.hello(T, seat)
            await page.listen()
        if happens:
            newest(await bo.say(type="wait", token="w", raised=True), "done")
        before = len(spectator.received)
        played.append([])
        for step in range(50):
            await time.advance(0.1)
            await spectator.listen()
            played[-1] += [step] * (len(spectator.received) - before)
            before = len(spectator.received)
    assert played[0] == played[1] != []


@pytest.mark.parametrize("clock", [NoClock(), LiveClock(60, 5)])
async def test_a_restart_during_a_window_reveals_nothing(
    registries: list[TableRegistry], clock: Clock
) -> None:
    """The server is down for a minute while an outcome is held back. Afterwards the outcome shows
    at the same time whether the seat answered before, afterwards, or could not act."""
    found = attacks()
    for _ in range(PAIRS):
        attack, able, unable = next(found)
        sent: list[list[object]] = []
        for world, answers in ((able, "before"), (able, "after"), (unable, "")):
            sent.append([])
            time, storage = ManualTime(), MemoryStorage()
            registry = memory_registry(storage, time=time)
            settings: Any = {"at": time.now_ms(), "clock": clock}
            await create_table(registry, T, "avalon", 2, "same", world.plain(), **settings)
            ana, bo = Page(registry), Page(registry)
            for page, seat in ((ana, 0), (bo, 1)):
                await page.hello(T, seat)
            await bo.say(type="order", token="o", window="resist", order="if-able")
            await ana.listen()
            newest(await answer(ana, attack, token="a"), "done")
            await time.advance(0.5)
            await bo.listen()
            if answers == "before":
                newest(await answer(bo, {"do": "pass"}, token="b"), "done")
            await registry.close()
            await time.advance(60)
            registries.append(registry := memory_registry(storage, time=time))
            ana, bo = Page(registry), Page(registry)
            for page, seat in ((ana, 0), (bo, 1)):
                await page.hello(T, seat)
                await page.listen()
            assert bo.latest["info"]["settled"] == (answers != "after")
            if answers == "after":
                newest(await answer(bo, {"do": "pass"}, token="b"), "done")
            for step in range(120):
                await time.advance(0.1)
                before = len(ana.received)
                await ana.listen()
                sent[-1].append((step, ana.received[before:]))
            assert ana.latest["decision"], "the outcome has come"
        assert sent[0] == sent[1] == sent[2]
