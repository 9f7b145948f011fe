"""Hidden information never leaves the server: every byte sent, in worlds that differ only in what
the viewer cannot know, is the same. Whole games of every game, through real rooms and viewers."""

import asyncio
import time
from itertools import pairwise
from random import Random
from types import ModuleType
from typing import Final

import pytest

import tableronde
from tableronde import games
from tableronde.core import kernel
from tableronde.core.chance import SeededChance
from tableronde.core.match import Match
from tableronde.core.state import Plain, State
from tableronde.server.hall import Hall
from tableronde.tables.settings import Settings
from tests.games.test_whole_games import WORLDS, WatchedRun, same_until_revealed
from tests.server.memory import AtOnce, Page, people_at, quiet_hall

GAMES: Final = [("avalon", 2, 6), ("guilds", 2, 3), ("guilds", 3, 3), ("guilds", 5, 3)]


@pytest.mark.parametrize(("game", "seats", "count"), GAMES)
async def test_two_worlds_on_the_wire(game: str, seats: int, count: int) -> None:
    compared = 0
    for seed in range(count):
        hall = quiet_hall()
        try:
            compared += await whole_game(hall, game, seats, f"wire/{seed}", WORLDS[game])
        finally:
            await hall.close()
    assert compared > 20 * count


async def whole_game(hall: Hall, game: str, seats: int, seed: str, worlds: ModuleType) -> int:
    """At every decision of a game: two tables, one as it is and one as it could be."""
    random = Random(seed)
    match = tableronde.new(game, seats, seed)
    viewers = [None, *range(seats)]
    compared = 0
    while match.result is None:
        decision = random.choice(match.pending())
        option = random.choice(decision.options)
        viewer = viewers[match.number % len(viewers)]
        keep = () if viewer == decision.seat else (decision.seat,)
        other = worlds.other_world(match.state, viewer, random, keep=keep)
        same = await same_bytes(
            hall, game, seed, (match.state, other), viewer, decision.seat, option
        )
        compared += same
        match.answer(decision, option)
    return compared


async def same_bytes(
    hall: Hall,
    game: str,
    seed: str,
    worlds: tuple[State, State],
    viewer: int | None,
    seat: int,
    option: Plain,
) -> bool:
    """What the viewer is sent on coming in, and after an answer: message by message."""
    pages: list[tuple[Page, Page]] = []
    state, other = worlds
    names = [f"world-{at}-{state.number}" for at in range(2)]
    for name, world in zip(names, worlds, strict=True):
        await people_at(hall, name, game, state.seats, seed, world.plain())
        watching, answering = Page(hall), Page(hall)
        await answering.hello(name, seat)
        await watching.hello(name, viewer)
        await answering.listen()
        pages.append((watching, answering))
    try:
        assert bytes_of(pages[0][0], names[0]) == bytes_of(pages[1][0], names[1]), "on coming in"
        asked = [at_table(page) for _, page in pages]
        told = len(asked[0].events)
        if not all(option in offered(match, seat) for match in asked):
            return False
        for watching, answering in pages:
            watching.heard.clear()
            await answering.say(
                type="answer",
                position=answering.position,
                decision=at_table(answering).decision_of(seat),
                choice=option,
            )
            await watching.listen()
        events = [event for _, event in asked[0].events[told:]]
        watched = WatchedRun(SeededChance(seed, other.number + 1))
        kernel.apply(other, seat, asked[0].game.LEXICON.choice(option), watched)
        if not same_until_revealed(events, watched, viewer):
            return False
        first, second = (bytes_of(page, name) for (page, _), name in zip(pages, names, strict=True))
        assert first, "nothing was sent"
        assert first == second, "after an answer"
        return True
    finally:
        for pair in pages:
            for page in pair:
                page.leave()


def at_table(page: Page) -> Match:
    room = page.viewer.room
    assert room is not None
    assert room.table.match is not None
    return room.table.match


def offered(match: Match, seat: int) -> list[Plain]:
    return next(decision.options for decision in match.pending() if decision.seat == seat)


def bytes_of(page: Page, name: str) -> list[bytes]:
    return [message.replace(name.encode(), b"the-table") for message in page.heard]


async def test_a_window_is_the_same_for_who_can_and_who_cannot_answer() -> None:
    """Avalon's defender is asked whatever he holds, and the attacker sees the same bytes."""
    hall = quiet_hall()
    found = 0
    try:
        for seed in range(12):
            match = tableronde.new("avalon", 2, f"window/{seed}", {"first": "0"})
            attack = next(
                (o for o in match.pending()[0].options if o["do"] == "attack"),
                None,
            )
            if attack is None:
                continue
            match.answer(match.pending()[0], attack)
            [window] = match.pending()
            assert window.seat == 1
            names = {option["do"] for option in window.options}
            found += names == {"pass"}
            other = WORLDS["avalon"].other_world(match.state, 0, Random(seed))
            heard = []
            for at, state in enumerate((match.state, other)):
                await people_at(hall, f"w{at}-{seed}", "avalon", 2, "same", state.plain())
                page = Page(hall)
                await page.hello(f"w{at}-{seed}", 0)
                heard.append(bytes_of(page, f"w{at}-{seed}"))
            assert heard[0] == heard[1]
    finally:
        await hall.close()
    assert found, "no defender without an answer among the positions"


class SlowThinkers(AtOnce):
    """Bots that need longer the better their hand is."""

    def __init__(self) -> None:
        super().__init__()
        self.pauses = iter((0.0, 0.2, 0.4, 0.1, 0.0, 0.4))

    async def choose(self, bot: str, view: Plain, decision: Plain) -> int:
        await asyncio.sleep(next(self.pauses, 0.0))
        return 0


async def test_a_bot_answers_after_the_same_time_whatever_it_holds() -> None:
    hall = quiet_hall(bot_delay=0.5, thinkers=SlowThinkers())
    room, _, _ = await hall.found(
        Settings(game="avalon", options={}, seats=["greedy", "random"]), "nobody"
    )
    times: list[float] = []
    position = room.table.position
    started = time.monotonic()
    while len(times) < 5 and time.monotonic() - started < 10:
        await asyncio.sleep(0.005)
        if room.table.position != position:
            position = room.table.position
            times.append(time.monotonic())
    await hall.close()
    gaps = [after - before for before, after in pairwise(times)]
    assert all(0.49 < gap < 0.8 for gap in gaps), gaps


def test_every_game_has_its_worlds() -> None:
    assert {game for game, _, _ in GAMES} == set(games.GAMES)
