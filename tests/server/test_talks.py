"""Tests private talks as messages: time and words left, what others see, and how talks end."""

from typing import Any, Final

import msgspec
import pytest

from tableronde.server.live_tables.registry import TableRegistry
from tableronde.tables.entries import Answered
from tableronde.tables.settings import Clock, DaysClock, LiveClock, NoClock
from tableronde.tables.talks import A_TALK
from tests.manual_time import ManualTime
from tests.rules.fief.scene import ANA, BEN, CLEO, FiefScene
from tests.server.live_tables import T, answer, done, entries, kinds, pages
from tests.server.memory import BusyStorage, Page, create_table, memory_registry, newest, refusal
from tests.tables.talk_tables import scene_of

DEAL: Final = {"do": "deal", "seat": BEN}
MONEY: Final = {"do": "give-money", "count": 3}


async def talking(
    registry: TableRegistry, begun: int = 0, scene: FiefScene | None = None, **settings: Any
) -> list[Page]:
    """Create a table where Ana and Ben have talked for a while; Cleo and a spectator are
    outside."""
    start = msgspec.json.decode(msgspec.json.encode((scene or scene_of()).state.plain()))
    await create_table(
        registry, T, "fief", 3, "live", start, at=registry.time.now_ms() - begun, **settings
    )
    return await pages(registry, ANA, BEN, CLEO, None)


def talk(page: Page) -> Any:
    return page.latest["info"]["talk"]


def asked(page: Page) -> list[tuple[int, str]]:
    return [(told["seat"], told["prompt"]) for told in page.latest["view"]["waiting"]]


async def unprompted(page: Page, choice: Any) -> list[Any]:
    decision = page.latest["unprompted"]
    return await page.say(
        type="answer",
        position=page.latest["position"],
        decision=decision["id"],
        choice=choice,
    )


@pytest.mark.clause("FIEF-D-11")
@pytest.mark.parametrize("clock", [NoClock(), LiveClock(600, 0)])
async def test_everybody_sees_who_talks_and_for_how_long(
    registry: TableRegistry, clock: Clock
) -> None:
    there = await talking(registry, 60_000, clock=clock)
    for page in there:
        told = talk(page)
        assert told["seats"] == [ANA, BEN]
        assert told["left"] == A_TALK - 60_000
        assert told["running"]
        assert told["words"] is None
        assert not any(seat["running"] for seat in page.latest["info"]["seats"])
    newest(await answer(there[1], {"do": "prolong"}), "done")
    for page in there:
        await page.listen()
        assert talk(page)["left"] == 2 * A_TALK - 60_000
    for page in there[:2]:
        newest(await answer(page, {"do": "pass"}), "done")
        for other in there:
            await other.listen()
    assert [talk(page) for page in there] == [None] * 4


@pytest.mark.clause("FIEF-D-11")
async def test_the_clock_ends_a_talk(
    registry: TableRegistry, storage: BusyStorage, time: ManualTime
) -> None:
    """It ends in the middle of a draft; what was not offered is dropped."""
    there = await talking(registry, A_TALK - 1_000)
    newest(await answer(there[0], DEAL), "done")
    await time.advance(0.999)
    assert talk(there[0])
    assert [entry.by for entry in entries(storage, Answered)] == ["person"]
    await time.advance(0.1)  # before the maintenance loop runs
    for page in there:
        await page.listen()
        assert talk(page) is None
        assert "talk" not in [prompt for _, prompt in asked(page)]
    by_clock = [entry for entry in entries(storage, Answered) if entry.by == "clock"]
    assert [entry.choice["do"] for entry in by_clock] == ["withdraw", "pass", "pass"]


@pytest.mark.clause("FIEF-D-11")
async def test_another_worker_ends_a_talk_after_a_restart(
    registry: TableRegistry, storage: BusyStorage, time: ManualTime
) -> None:
    """The maintenance loop finds it by the summary, although no page is connected."""
    for page in await talking(registry, A_TALK - 400):
        page.leave()
    await registry.close()
    again = memory_registry(storage, time=time)
    await time.advance(0.3)
    assert not entries(storage, Answered)
    await time.advance(2)
    assert "clock" in {entry.by for entry in entries(storage, Answered)}
    await again.close()


@pytest.mark.clause("FIEF-D-11")
async def test_a_talk_loses_no_time_while_the_server_is_down(
    registry: TableRegistry, storage: BusyStorage, time: ManualTime
) -> None:
    await talking(registry, 60_000)
    await registry.close()
    await time.advance(3600)
    again = memory_registry(storage, time=time)
    [page] = await pages(again, CLEO)
    assert talk(page)["left"] == A_TALK - 60_000
    await again.close()


@pytest.mark.clause("FIEF-D-11")
async def test_words_are_counted_where_answers_take_days(registry: TableRegistry) -> None:
    ana, ben, cleo, spectator = await talking(registry, clock=DaysClock(2))
    assert [talk(page)["words"] for page in (ana, ben, cleo, spectator)] == [6, 6, None, None]
    for left in range(5, -1, -1):
        await done(ana, type="say", text="Listen.", confidential=True)
        assert talk(ana)["words"] == left
    assert refusal(await ana.say(type="say", text="Once more.", confidential=True)) == (
        "no-words-left"
    )
    await ben.listen()
    assert talk(ben)["words"] == 6
    for page in (cleo, spectator):
        assert await page.listen() == [], "outsiders do not see how much is said"
    await done(ana, type="say", text="A fine day, is it not?")
    assert "chat" in kinds(await cleo.listen())


@pytest.mark.clause("FIEF-D-11")
async def test_outsiders_see_only_that_a_talk_goes_on(registry: TableRegistry) -> None:
    """Cleo and a spectator get the same view, whatever is dealt between which seats."""
    ana, ben, *outside = await talking(registry)

    def seen(page: Page) -> Any:
        update = {
            **page.latest,
            "position": 0,
            "chronicle_from": 0,
            "view": {**page.latest["view"]},
        }
        number = update["view"].pop("number")
        update["view"]["waiting"] = [
            {**told, "id": told["id"].removeprefix(f"{number}.")}
            for told in update["view"]["waiting"]
        ]
        update["info"] = {**update["info"], "talk": update["info"]["talk"]["seats"]}
        return update

    before = [seen(page) for page in outside]
    assert [asked(page) for page in outside] == [[(ANA, "talk"), (BEN, "talk")]] * 2
    for page, choice in (
        (ben, {"do": "pass"}),
        (ana, DEAL),
        (ana, MONEY),
        (ana, {"do": "offer"}),
        (ben, {"do": "accept"}),
    ):
        newest(await answer(page, choice), "done")
        for other in (ana, ben, *outside):
            await other.listen()
        assert [seen(page) for page in outside] == before
    money = [
        [player["money"] for player in page.latest["view"]["table"]["seats"]]
        for page in (ana, ben, *outside)
    ]
    assert money == [[2, 8, 5], [2, 8, 5], [5, 5, 5], [5, 5, 5]]


@pytest.mark.clause("FIEF-D-11")
async def test_guessed_answers_reveal_nothing(registry: TableRegistry) -> None:
    """An outsider who answers the questions of others gets the same errors, whatever goes on in the
    talk."""
    ana, ben, cleo, _ = await talking(registry)
    guesses = [
        (f"{number}.{seat}", at) for number in range(8) for seat in range(3) for at in (0, 99)
    ]

    async def refusals_of_guesses() -> list[Any]:
        received = []
        for decision, at in guesses:
            said = await cleo.say(type="answer", position=at, decision=decision, choice=DEAL)
            told = next(message for message in said if message["type"] == "refused")
            received.append((told["error"], told["details"]))
        return received

    before = await refusals_of_guesses()
    for page, choice in ((ben, {"do": "pass"}), (ana, DEAL), (ana, MONEY), (ana, {"do": "offer"})):
        newest(await answer(page, choice), "done")
        for other in (ana, ben, cleo):
            await other.listen()
        assert await refusals_of_guesses() == before


@pytest.mark.clause("FIEF-D-11")
async def test_a_seat_that_is_not_asked_can_extend_the_talk(registry: TableRegistry) -> None:
    ana, ben, cleo, _ = await talking(registry)
    newest(await answer(ana, DEAL), "done")
    await ben.listen()
    assert ben.latest["decision"] is None
    assert ben.latest["unprompted"]["prompt"] == "talk-goes-on"
    newest(await unprompted(ben, {"do": "prolong"}), "done")
    await cleo.listen()
    assert talk(cleo)["left"] > A_TALK
    await ana.listen()
    assert ana.latest["decision"]["prompt"] == "draft-deal", "her draft stands"


@pytest.mark.clause("FIEF-D-06")
async def test_an_offer_can_be_withdrawn_while_the_other_thinks(registry: TableRegistry) -> None:
    scene = scene_of().pass_all()
    for seat, notation in ((ANA, "deal 1"), (BEN, "pass"), (CLEO, "pass"), (ANA, "give-money 2")):
        scene.do(notation, seat)
    ana, ben, cleo, spectator = await talking(registry, scene=scene)
    assert [page.latest["unprompted"] for page in (ana, ben, cleo, spectator)] == [None] * 4
    newest(await answer(ana, {"do": "offer"}), "done")
    for page in (ben, cleo, spectator):
        await page.listen()
    assert ana.latest["decision"] is None
    offered = ana.latest["unprompted"]
    assert (offered["prompt"], offered["arguments"]) == ("offer-stands", {"other": BEN})
    assert [option["choice"] for option in offered["options"]] == [{"do": "withdraw"}]
    assert ben.latest["decision"]["prompt"] == "deal"
    for page in (ben, cleo, spectator):
        assert page.latest["unprompted"] is None
    newest(await unprompted(ana, {"do": "withdraw"}), "done")
    late = await answer(ben, {"do": "accept"})
    assert refusal(late) == "no-such-decision"
    assert "deal-withdrawn" in [line["event"] for line in ben.chronicle]
