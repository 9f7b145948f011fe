"""Tests undo, proposals and automatic answers as the pages of a table see them."""

import pytest

from tableronde.server.live_tables.registry import TableRegistry
from tableronde.tables.entries import Answered
from tests.server.live_tables import (
    ATTACK,
    REINFORCE,
    T,
    answer,
    avalon,
    done,
    entries,
    pages,
)
from tests.server.memory import BusyStorage, Page, create_table, newest, refusal, store_table

MINUTE = 60_000

# Undo --------------------------------------------------------------------------------------------


async def test_a_free_undo_shortens_the_chronicle(registry: TableRegistry) -> None:
    ana, bo = await avalon(registry)
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


async def test_an_undo_alone_with_bots_needs_no_consent(registry: TableRegistry) -> None:
    first = {"first": "0"}
    await store_table(registry.storage, T, "avalon", 1, "live", bots=["greedy"], options=first)
    [ana] = await pages(registry, 0)
    for choice in (REINFORCE, ATTACK):
        newest(await answer(ana, choice), "done")
    assert ana.latest["info"]["undo"] == "free", "there is nobody to ask"
    await done(ana, type="undo", propose=False)  # as a page asks for a free undo
    assert (ana.latest["view"]["number"], ana.latest["info"]["proposal"]) == (1, None)


@pytest.mark.parametrize("to", [-1, 5, 10**20])
async def test_an_undo_to_an_impossible_number_is_refused(registry: TableRegistry, to: int) -> None:
    ana, _ = await avalon(registry)
    newest(await answer(ana, REINFORCE), "done")
    assert refusal(await ana.say(type="undo", to=to)) == "nothing-to-undo"


async def propose_undo(registry: TableRegistry) -> tuple[Page, Page, int]:
    ana, bo = await avalon(registry)
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


async def test_an_undo_that_all_agree_to_is_carried_out(registry: TableRegistry) -> None:
    ana, bo, proposal = await propose_undo(registry)
    await done(bo, type="vote", proposal=proposal, yes=True)
    await ana.listen()
    for page in (ana, bo):
        assert page.latest["view"]["number"] == 1
        assert page.latest["info"]["proposal"] is None
        assert page.chronicle[-1]["event"] == "undone"
    assert ana.latest["decision"]["prompt"] == "play"
    assert refusal(await bo.say(type="vote", proposal=proposal, yes=True)) == "no-such-proposal"


async def test_an_undo_that_one_refuses_is_not_carried_out(registry: TableRegistry) -> None:
    ana, bo, proposal = await propose_undo(registry)
    assert refusal(await bo.say(type="vote", proposal=proposal + 1, yes=False)) == (
        "no-such-proposal"
    )
    await done(bo, type="vote", proposal=proposal, yes=False)
    await ana.listen()
    assert ana.latest["info"]["proposal"] is None
    assert ana.latest["view"]["number"] == 2
    assert bo.latest["decision"]["prompt"] == "resist"


async def test_a_proposed_undo_can_be_withdrawn(registry: TableRegistry) -> None:
    ana, bo, proposal = await propose_undo(registry)
    assert refusal(await ana.say(type="vote", proposal=proposal, yes=True)) == "not-your-vote"
    [spectator] = await pages(registry, None)
    assert refusal(await spectator.say(type="vote", proposal=proposal, yes=True)) == "not-seated"
    await done(ana, type="vote", proposal=proposal, yes=False)
    assert newest(await bo.listen())["info"]["proposal"] is None
    assert refusal(await bo.say(type="vote", proposal=proposal, yes=True)) == "no-such-proposal"


async def test_a_proposed_undo_stays_open_while_the_game_continues(registry: TableRegistry) -> None:
    ana, bo, proposal = await propose_undo(registry)
    newest(await answer(bo, {"do": "pass"}), "done")
    await ana.listen()
    for page in (ana, bo):
        assert page.latest["info"]["proposal"] is None
    assert refusal(await bo.say(type="vote", proposal=proposal, yes=True)) == "no-such-proposal"


# Proposals ---------------------------------------------------------------------------------------


async def test_a_senseless_proposal_is_refused(registry: TableRegistry) -> None:
    ana, _ = await avalon(registry)
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


async def test_a_missing_person_is_replaced_and_can_return(
    registry: TableRegistry, storage: BusyStorage
) -> None:
    await create_table(registry, T, "guilds", 3, "live", options={"first": "2"})
    ana, bo = await pages(registry, 0, 1)
    storage.seen[T] = {2: registry.time.now_ms() - MINUTE}
    assert refusal(await ana.say(type="propose", what="replace", seat=2)) == "not-missing"
    storage.seen[T] = {2: registry.time.now_ms() - MINUTE - 1}
    await done(ana, type="propose", what="replace", seat=2)
    await bo.listen()
    proposal = bo.latest["info"]["proposal"]
    assert (proposal["what"], proposal["seat"], proposal["voters"]) == ("replace", 2, [1])
    await done(bo, type="vote", proposal=proposal["id"], yes=True)
    await ana.listen()
    seat = ana.latest["info"]["seats"][2]
    assert (seat["kind"], seat["bot"], seat["away"]) == ("person", "greedy", True)
    assert seat["name"] == "Player 2"
    assert entries(storage, Answered)[0].by == "bot"
    [cleo] = await pages(registry, 2)
    await done(cleo, type="return")
    assert not cleo.latest["info"]["seats"][2]["away"]
    assert refusal(await cleo.say(type="return")) == "no-bot-plays"


async def test_a_present_person_is_not_missing(
    registry: TableRegistry, storage: BusyStorage
) -> None:
    ana, bo = await avalon(registry)
    storage.seen[T] = {1: 1}
    assert refusal(await ana.say(type="propose", what="replace", seat=1)) == "not-missing"
    bo.leave()
    assert refusal(await ana.say(type="propose", what="replace", seat=1)) == "not-missing"


async def test_a_person_who_has_just_joined_is_not_missing(registry: TableRegistry) -> None:
    await create_table(registry, T, "avalon", 2, "live", at=registry.time.now_ms() - MINUTE)
    [ana] = await pages(registry, 0)
    assert refusal(await ana.say(type="propose", what="replace", seat=1)) == "not-missing"
    await create_table(
        registry, "long-ago", "avalon", 2, "live", at=registry.time.now_ms() - MINUTE - 1
    )
    page = Page(registry)
    await page.hello("long-ago", 0)
    await done(page, type="propose", what="replace", seat=1)


# Automatic answers -------------------------------------------------------------------------------


async def test_an_order_to_pass_answers_at_once(
    registry: TableRegistry, storage: BusyStorage
) -> None:
    ana, bo = await avalon(registry)
    assert bo.latest["info"]["orders"] == {"counter": "ask", "resist": "ask"}
    await done(bo, type="order", window="resist", order="pass")
    assert bo.latest["info"]["orders"] == {"counter": "ask", "resist": "pass"}
    await ana.listen()
    assert "pass" not in str(ana.latest["info"]["orders"]), "an order is private"
    rows = len(storage.rows[T])
    newest(await answer(ana, ATTACK), "done")
    assert ana.latest["decision"]["prompt"] == "pay", "the window has passed with the same answer"
    assert len(storage.rows[T]) == rows + 1
    assert [entry.by for entry in storage.rows[T][-1] if isinstance(entry, Answered)] == [
        "person",
        "order",
    ]


async def test_a_seat_with_a_raised_hand_is_asked(registry: TableRegistry) -> None:
    ana, bo = await avalon(registry)
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


async def test_a_senseless_order_is_refused(registry: TableRegistry) -> None:
    ana, _ = await avalon(registry)
    [spectator] = await pages(registry, None)
    for window in ("play", "", "x" * 1000, "\0"):
        refused = newest(await ana.say(type="order", window=window, order="pass"), "refused")
        assert refused["error"] == "unknown-window"
        assert len(refused["details"]["window"]) <= 40
    assert refusal(await spectator.say(type="wait", raised=True)) == "not-seated"
    assert refusal(await spectator.say(type="order", window="resist", order="pass")) == "not-seated"


async def test_a_person_who_reconnects_during_the_vote_is_not_replaced(
    registry: TableRegistry, storage: BusyStorage
) -> None:
    await create_table(registry, T, "guilds", 3, "live", at=1)
    ana, bo = await pages(registry, 0, 1)
    await done(ana, type="propose", what="replace", seat=2)
    await bo.listen()
    proposal = bo.latest["info"]["proposal"]["id"]
    [cleo] = await pages(registry, 2)
    await bo.listen()
    assert bo.latest["info"]["proposal"] is None
    assert refusal(await bo.say(type="vote", proposal=proposal, yes=True)) == "no-such-proposal"
    await done(cleo, type="say", text="here I am")
    assert refusal(await ana.say(type="propose", what="replace", seat=2)) == "not-missing"


async def test_a_replacement_vote_counts_only_while_the_person_is_missing(
    registry: TableRegistry, storage: BusyStorage
) -> None:
    await create_table(registry, T, "guilds", 3, "live", at=1)
    ana, bo = await pages(registry, 0, 1)
    await done(ana, type="propose", what="replace", seat=2)
    await bo.listen()
    await storage.touch([(T, 2)], registry.time.now_ms())  # seen by another worker
    proposal = bo.latest["info"]["proposal"]["id"]
    assert refusal(await bo.say(type="vote", proposal=proposal, yes=True)) == "not-missing"


async def test_an_order_and_a_raised_hand_are_hidden_from_the_others(
    registry: TableRegistry,
) -> None:
    ana, bo = await avalon(registry)
    [spectator] = await pages(registry, None)
    for page in (ana, bo, spectator):
        await page.listen()
    position = bo.latest["position"]
    for message in (
        {"type": "order", "window": "resist", "order": "pass"},
        {"type": "wait", "raised": True},
        {"type": "wait", "raised": False},
    ):
        await done(ana, **message)
        assert ana.latest["position"] == position
        for page in (bo, spectator):
            assert not await page.listen(), message
    assert ana.latest["info"]["orders"]["resist"] == "pass"
    await done(ana, type="say", text="now")
    await bo.listen()
    assert bo.latest["position"] == position + 1
