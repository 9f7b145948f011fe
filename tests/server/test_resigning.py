"""Tests resigning as the pages of a table see it."""

from tableronde.server.live_tables.registry import TableRegistry
from tests.server.live_tables import REINFORCE, T, answer, avalon, done, pages
from tests.server.memory import create_table, newest, refusal


async def test_everybody_sees_who_won_by_resignation(registry: TableRegistry) -> None:
    ana, bo, spectator = await avalon(registry, 0, 1, None)
    newest(await answer(ana, REINFORCE), "done")
    assert ana.latest["info"]["resign"]
    assert not spectator.latest["info"]["resign"]
    await done(bo, type="resign")  # while Ana is asked
    for page in (ana, bo, spectator):
        await page.listen()
        assert page.latest["info"]["status"] == "over"
        assert page.latest["view"]["result"] == {
            "winners": [0],
            "reason": "resigned",
            "scores": [{}, {}],
        }
        assert page.latest["decision"] is None
        assert page.chronicle[-1]["event"] == "resigned"
        assert not page.latest["info"]["resign"]
    assert refusal(await bo.say(type="resign")) == "game-over"
    assert refusal(await ana.say(type="undo")) == "game-over"
    sight = newest(await ana.say(type="look", number=1), "sight")
    assert sight["view"]["result"]["reason"] == "resigned"


async def test_a_spectator_cannot_resign(registry: TableRegistry) -> None:
    _, _, spectator = await avalon(registry, 0, 1, None)
    assert refusal(await spectator.say(type="resign")) == "not-seated"


async def test_a_repeated_resignation_is_carried_out_once(registry: TableRegistry) -> None:
    ana, _ = await avalon(registry)
    for _ in range(2):
        said = await ana.say(type="resign", token="once")
        assert newest(said, "done")["token"] == "once"


async def test_one_of_three_people_cannot_resign(registry: TableRegistry) -> None:
    await create_table(registry, T, "guilds", 3, "live", options={"first": "0"})
    ana, bo, cleo = await pages(registry, 0, 1, 2)
    assert not ana.latest["info"]["resign"]
    assert refusal(await ana.say(type="resign")) == "others-play"
    await done(bo, type="leave")
    await done(cleo, type="leave")
    await ana.listen()
    assert ana.latest["info"]["resign"], "alone against bots now"
    await done(ana, type="resign")
    assert ana.latest["view"]["result"]["winners"] == []
