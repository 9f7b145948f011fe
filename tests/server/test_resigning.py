"""Resigning, as the pages of a table see it."""

from tableronde.server.live_tables.registry import TableRegistry
from tests.server.live_tables import REINFORCE, T, answer, avalon, done, pages
from tests.server.memory import newest, people_at, refusal


async def test_everybody_sees_who_has_won_and_why(registry: TableRegistry) -> None:
    ana, bo, watching = await avalon(registry, 0, 1, None)
    newest(await answer(ana, REINFORCE), "done")
    assert ana.latest["info"]["resign"]
    assert not watching.latest["info"]["resign"]
    await done(bo, type="resign")  # while Ana is asked
    for page in (ana, bo, watching):
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


async def test_who_only_watches_has_nothing_to_resign(registry: TableRegistry) -> None:
    _, _, watching = await avalon(registry, 0, 1, None)
    assert refusal(await watching.say(type="resign")) == "not-seated"


async def test_said_twice_with_one_token_it_is_done_once(registry: TableRegistry) -> None:
    ana, _ = await avalon(registry)
    for _ in range(2):
        said = await ana.say(type="resign", token="once")
        assert newest(said, "done")["token"] == "once"


async def test_among_three_people_one_can_only_leave(registry: TableRegistry) -> None:
    await people_at(registry, T, "guilds", 3, "live", options={"first": "0"})
    ana, bo, cleo = await pages(registry, 0, 1, 2)
    assert not ana.latest["info"]["resign"]
    assert refusal(await ana.say(type="resign")) == "others-play"
    await done(bo, type="leave")
    await done(cleo, type="leave")
    await ana.listen()
    assert ana.latest["info"]["resign"], "alone against bots now"
    await done(ana, type="resign")
    assert ana.latest["view"]["result"]["winners"] == []
