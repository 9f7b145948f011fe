"""Tests remarks, which a seat makes without being asked, as messages."""

from typing import Any, Final

import pytest

from tableronde.server.live_tables.registry import TableRegistry
from tableronde.tables.entries import Raised, Remarked
from tests.rules.fief.scene import fief as table_of_fief
from tests.server.live_tables import T, answer, done, entries, kinds, pages
from tests.server.memory import BusyStorage, Page, create_table, memory_registry, newest, refusal

ALWAYS: Final = {"do": "policy", "seat": 2, "policy": "always"}


async def fief(registry: TableRegistry, **settings: Any) -> list[Page]:
    """Create a table of Fief where three people have chosen their villages, with a spectator."""
    await create_table(registry, T, "fief", 3, "live", **settings)
    table_pages = await pages(registry, 0, 1, 2, None)
    while waiting(table_pages)["prompt"] == "settle":
        await step(table_pages)
    return table_pages


def waiting(table_pages: list[Page]) -> Any:
    """Return the first open question as spectators see it."""
    return table_pages[-1].latest["view"]["waiting"][0]


async def step(table_pages: list[Page]) -> None:
    """Give the first answer for the seat that is asked first; it passes wherever that is
    possible."""
    newest(await answer(table_pages[waiting(table_pages)["seat"]]), "done")
    for page in table_pages:
        await page.listen()


def settings(page: Page) -> Any:
    return page.latest["view"]["table"]["settings"]


def raised(page: Page) -> list[bool]:
    """Return whose hands this page sees raised."""
    return [player["raised"] for player in page.latest["view"]["table"]["seats"]]


async def test_a_remark_is_carried_out(registry: TableRegistry, storage: BusyStorage) -> None:
    table_pages = await fief(registry)
    bo = table_pages[1]
    asked = bo.latest["decision"]
    told = await done(bo, type="remark", choice=ALWAYS, token="t1")
    assert told["token"] == "t1"
    assert settings(bo)["policies"][2] == "always"
    assert bo.latest["decision"] == asked, "it is no answer"
    assert [(said.seat, said.choice, said.open) for said in entries(storage, Remarked)] == [
        (1, ALWAYS, False)
    ]
    again = await bo.say(type="remark", choice=ALWAYS, token="t1")
    assert kinds(again) == ["done"], "once for each token"
    assert len(entries(storage, Remarked)) == 1
    await step(table_pages)


@pytest.mark.parametrize(
    "said",
    [ALWAYS, {"do": "attend"}, {"do": "arm-revolt", "village": "blaye"}],
    ids=["policy", "attend", "arm"],
)
async def test_a_private_remark_is_hidden_from_the_others(
    registry: TableRegistry, said: Any
) -> None:
    _, bo, *others = table_pages = await fief(registry)
    tab = (await pages(registry, 1))[0]
    for page in table_pages:
        await page.listen()
    before = bo.latest["position"]
    await done(bo, type="remark", choice=said)
    for page in (table_pages[0], *others):
        assert await page.listen() == []
    assert kinds(await tab.listen()) == ["update"]
    assert settings(tab) == settings(bo)
    assert bo.latest["position"] == before, "not even as a change of the position"
    newcomers = await pages(registry, 0, 2, None)
    for page, old in zip(newcomers, (table_pages[0], *others), strict=True):
        assert page.latest["view"] == old.latest["view"]


async def test_a_raised_hand_is_seen_by_everybody(registry: TableRegistry) -> None:
    ana, bo, cleo, spectator = table_pages = await fief(registry)
    await done(bo, type="remark", choice={"do": "raise-hand"})
    for page in (ana, cleo, spectator):
        newest(await page.listen())
    assert [raised(page) for page in table_pages] == [[False, True, False]] * 4
    await done(bo, type="remark", choice={"do": "lower-hand"})
    for page in table_pages:
        await page.listen()
    assert [raised(page) for page in table_pages] == [[False] * 3] * 4


def asked(table_pages: list[Page]) -> list[tuple[str, int]]:
    """Return who is asked what."""
    return [(told["prompt"], told["seat"]) for told in table_pages[-1].latest["view"]["waiting"]]


@pytest.mark.clause("FIEF-D-02")
@pytest.mark.clause("FIEF-D-03")
@pytest.mark.parametrize("wait", [False, True])
async def test_waiting_raises_the_hand_and_opens_the_next_minor_window(
    registry: TableRegistry, storage: BusyStorage, wait: bool
) -> None:
    scene = table_of_fief()
    for seat in range(3):
        scene.hand(seat, "tax")
    table_pages = await fief(registry, start=scene.begin("play").state.plain())
    cleo = table_pages[2]
    while asked(table_pages) != [("play-cards", 1)]:
        await step(table_pages)
    if not wait:
        await step(table_pages)
        assert asked(table_pages) == [("play-cards", 2)], "nobody is asked in between"
        return
    await done(cleo, type="wait", raised=True)
    for page in table_pages:
        await page.listen()
        assert raised(page) == [False, False, True]
    assert cleo.latest["info"]["raised"]
    assert entries(storage, Raised) == [], "the game knows of hands"
    [said] = entries(storage, Remarked)
    assert (said.seat, said.choice, said.open) == (2, {"do": "raise-hand"}, True)
    await step(table_pages)
    assert asked(table_pages) == [("window-minor", 2)]
    await step(table_pages)
    assert asked(table_pages) == [("play-cards", 2)]
    assert raised(table_pages[-1]) == [False] * 3, "she has passed: her hand is spent"


@pytest.mark.parametrize(
    ("said", "error"),
    [
        ({}, "unknown-verb"),
        ({"do": []}, "unknown-verb"),
        ({"do": {"do": "attend"}}, "unknown-verb"),
        ({"do": "shout"}, "unknown-verb"),
        ({"do": "attend", "seat": 1}, "wrong-fields"),
        ({"do": "policy", "seat": 2}, "wrong-fields"),
        ({"do": "policy", "seat": 2, "policy": "sometimes"}, "bad-field"),
        ({"do": "policy", "seat": "2", "policy": "always"}, "bad-field"),
        ({"do": "policy", "seat": 7, "policy": "always"}, "not-a-remark"),
        ({"do": "policy", "seat": 1, "policy": "always"}, "not-a-remark"),
        ({"do": "pass"}, "not-a-remark"),
        ({"do": "lower-hand"}, "not-a-remark"),
        ({"do": "disarm", "reaction": 1}, "not-a-remark"),
    ],
)
async def test_a_choice_that_is_no_remark_is_refused(
    registry: TableRegistry, storage: BusyStorage, said: Any, error: str
) -> None:
    table_pages = await fief(registry)
    assert refusal(await table_pages[1].say(type="remark", choice=said)) == error
    assert not entries(storage, Remarked)
    for page in table_pages:
        assert await page.listen() == []


@pytest.mark.parametrize("choice", ["attend", None, 1, ["attend"]])
async def test_a_malformed_remark_is_refused(registry: TableRegistry, choice: object) -> None:
    table_pages = await fief(registry)
    assert refusal(await table_pages[1].say(type="remark", choice=choice)) == "malformed-message"


async def test_a_spectator_cannot_make_remarks(registry: TableRegistry) -> None:
    table_pages = await fief(registry)
    said = await table_pages[-1].say(type="remark", choice={"do": "raise-hand"})
    assert refusal(said) == "not-seated"


async def test_a_person_who_has_left_cannot_make_remarks(registry: TableRegistry) -> None:
    table_pages = await fief(registry)
    await done(table_pages[1], type="leave")
    assert refusal(await table_pages[1].say(type="remark", choice=ALWAYS)) == "bot-plays"


async def test_a_game_without_remarks_refuses_them(registry: TableRegistry) -> None:
    await create_table(registry, T, "avalon", 2, "live", options={"first": "0"})
    ana, _ = await pages(registry, 0, 1)
    assert refusal(await ana.say(type="remark", choice={"do": "end"})) == "not-a-remark"


async def test_a_restart_keeps_remarks(registry: TableRegistry, storage: BusyStorage) -> None:
    """They are restored from the log, and from a snapshot."""
    table_pages = await fief(registry)
    await done(table_pages[1], type="remark", choice=ALWAYS)
    await done(table_pages[2], type="remark", choice={"do": "arm-revolt", "village": "blaye"})
    for _ in range(60):
        await step(table_pages)
    await done(table_pages[0], type="remark", choice={"do": "attend"})
    await done(table_pages[0], type="wait", raised=True)
    for page in table_pages:
        await page.listen()
    assert storage.kept[T], "too short to have used a snapshot"
    seen = [page.latest["view"] for page in table_pages]
    for snapshots in (list(storage.kept[T]), []):
        storage.kept[T] = snapshots
        again = memory_registry(storage)
        back = await pages(again, 0, 1, 2, None)
        assert [page.latest["view"] for page in back] == seen
        assert back[0].latest["info"]["raised"]
        assert settings(back[0])["attending"]
        assert settings(back[1])["policies"][2] == "always"
        assert settings(back[2])["armed"]
        await again.close()
