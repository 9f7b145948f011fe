"""Tests the pace of bots: the slowest wish of the players holds, and "at once" means no delay."""

from typing import Any

import pytest

from tableronde import bots, games
from tableronde.server.bots.pace import Pace, delay, slowest
from tableronde.server.live_tables.bot_player import BotPlayer
from tableronde.server.live_tables.live_table import LiveTable
from tableronde.server.live_tables.registry import TableRegistry
from tableronde.tables.settings import Settings
from tests.manual_time import ManualTime
from tests.server.live_tables import T, answer, avalon
from tests.server.memory import InstantBots, Page, memory_registry, newest, refusal, store_table


@pytest.mark.parametrize(
    ("pace", "in_window", "seconds"),
    [
        ("calm", False, 0.8),
        ("calm", True, 0.2),
        ("quick", False, 0.2),
        ("quick", True, 0.05),
        ("at-once", False, 0.01),
        ("at-once", True, 0.01),
    ],
)
def test_the_delay_of_a_bot(pace: Pace, in_window: bool, seconds: float) -> None:
    assert delay(0.8, pace, in_window) == pytest.approx(seconds)
    assert delay(0.0, pace, in_window) == 0.0, "a server without delays has none"


def test_the_slowest_wish_holds() -> None:
    assert slowest([]) == "calm"
    assert slowest(["at-once", "quick"]) == "quick"
    assert slowest(["at-once", "calm", "quick"]) == "calm"
    assert slowest(["at-once"]) == "at-once"


async def test_each_page_sends_its_pace(registry: TableRegistry) -> None:
    ana, bo, _ = await avalon(registry, 0, 1, None)
    live = await registry.live_table(T)
    assert live.bots.pace(live) == "calm", "nobody has said anything"
    assert await ana.say(type="pace", pace="at-once") == []
    assert live.bots.pace(live) == "calm", "Bo wants to follow; spectators do not count"
    await bo.say(type="pace", pace="quick")
    assert live.bots.pace(live) == "quick"
    bo.leave()
    assert live.bots.pace(live) == "at-once"
    live.presence.seen_elsewhere[1] = registry.time.now_ms()
    assert live.bots.pace(live) == "calm", "what Bo says to another worker is not known here"


async def test_a_page_sends_its_pace_with_hello(registry: TableRegistry) -> None:
    await store_table(registry.storage, T, "avalon", 1, "live", bots=["random"])
    live = await registry.live_table(T)
    assert live.bots.pace(live) == "calm"
    ana = Page(registry)
    await ana.say(type="hello", protocol=2, table=T, key="key-0", pace="quick")
    assert live.bots.pace(live) == "quick"


async def test_spectators_set_the_pace_among_bots(registry: TableRegistry) -> None:
    live, _, _ = await registry.create_table(
        Settings(game="avalon", options={}, seats=["random"] * 2), ""
    )
    spectator = Page(registry)
    await spectator.say(type="hello", protocol=2, table=live.table.id, key="", pace="at-once")
    assert live.bots.pace(live) == "at-once"


async def test_a_new_pace_shortens_a_running_delay(time: ManualTime) -> None:
    registry = memory_registry(bot_delay=100.0, time=time)
    live, _, _ = await registry.create_table(
        Settings(game="avalon", options={}, seats=["random"] * 2), ""
    )
    spectator = Page(registry)
    await spectator.say(type="hello", protocol=2, table=live.table.id, key="")
    before = live.table.position
    await time.advance(99.0)
    assert live.table.position == before
    await spectator.say(type="pace", pace="at-once")
    await time.advance(0.0)
    assert live.table.position == before + 1, "99 s are more than enough now"
    await spectator.say(type="pace", pace="calm")
    await time.advance(99.0)
    assert live.table.position == before + 1, "the next one takes its time again"
    await registry.close()


async def test_an_unknown_pace_is_refused(registry: TableRegistry) -> None:
    [ana] = await avalon(registry, 0)
    assert refusal(await ana.say(type="pace", pace="warp")) == "malformed-message"


class InlineBots(InstantBots):
    """Bots that think in this process, in no time of the time source."""

    def __init__(self) -> None:
        super().__init__()
        self.bot = bots.make("greedy", games.find("fief"), "pace")

    async def advise(self, bot: str, view: Any, decision: Any) -> int | None:
        return self.bot.choose(view, decision)


async def delay_in_a_turn(pace: Pace, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return how long the bots of a game of Fief with one person delay her, turn by turn; delays
    are counted and not waited for."""
    waits: list[float] = []
    usual = BotPlayer._delay

    def count_delay(bots: BotPlayer, live: LiveTable, in_window: bool) -> float:
        waits.append(usual(bots, live, in_window))
        return 0.0

    monkeypatch.setattr(BotPlayer, "_delay", count_delay)
    bot_pool = InlineBots()
    registry = memory_registry(bot_delay=0.7, bot_pool=bot_pool)
    await store_table(registry.storage, T, "fief", 1, "three-turns", bots=["greedy"] * 3)
    live = await registry.live_table(T)
    ana = Page(registry)
    await ana.say(type="hello", protocol=2, table=T, key="key-0", pace=pace)
    turns: dict[int, float] = {}
    while True:
        state: Any = live.table.match and live.table.match.state
        turns[state.turn] = turns.get(state.turn, 0.0) + sum(waits)
        waits.clear()
        assert state.result is None
        if state.turn > 3:
            break
        await ana.listen()
        if ana.latest["decision"]:
            view, asked = ana.latest["view"], ana.latest["decision"]
            plain: Any = {**asked, "options": [option["choice"] for option in asked["options"]]}
            index = bot_pool.bot.choose(view, plain)
            newest(await answer(ana, asked["options"][index]["choice"]), "done")
    await registry.close()
    return [turns[turn] for turn in (1, 2, 3)]


async def test_at_once_a_turn_of_three_bots_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    waited = await delay_in_a_turn("at-once", monkeypatch)
    assert 0 < max(waited) < 2.0, waited


async def test_a_calm_turn_can_be_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert min(await delay_in_a_turn("calm", monkeypatch)) > 20.0
