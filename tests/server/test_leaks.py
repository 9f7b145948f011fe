"""Tests that tables that differ only in what a viewer cannot know send that viewer the same frames.

At many decisions of whole games two tables are set up: the position as it is, and as it could
be. The same things happen at both: answers, undos, proposals, pauses, orders, raised hands,
remarks, chat, looks back, new connections. (Earlier events cannot be the same at both, since
other hands would have led to another game.) After each step the frames of every viewer are
compared, byte for byte, in order and number, as long as the kernel's views and events are the
same to that viewer in both worlds; tests/games and tests/rules check those against the rules. A
viewer who rightly learns a difference is compared no more. test_wire.py checks the other half:
that nothing is sent beyond what the kernel shows."""

from collections import Counter
from collections.abc import AsyncIterator, Callable
from random import Random
from typing import Any, Final

import msgspec
import pytest

import tableronde
from tableronde import games
from tableronde.core.match import Match
from tableronde.core.state import State
from tableronde.server.live_tables import presence
from tableronde.server.live_tables.registry import TableRegistry
from tests.games.worlds import WORLDS
from tests.manual_time import ManualTime, settle
from tests.server.live_tables import T
from tests.server.memory import Page, create_table, memory_registry

GAMES: Final = [
    ("avalon", 2, 1),
    ("guilds", 2, 1),
    ("guilds", 3, 1),
    ("guilds", 5, 2),
    ("medieval-mastery", 2, 3),
    ("medieval-mastery", 4, 9),
    ("zizka", 2, 25),
    ("fief", 3, 25),
]
"""The seats, and after how many decisions the worlds are compared."""
MAX_ANSWERS: Final = {"fief": 1000}
"""The most decisions of a game: some fifteen turns of Fief, which random players hardly ever
end."""
NOW: Final = 5_000_000

encode: Final[Callable[[Any], bytes]] = msgspec.json.Encoder().encode


class World:
    """One of two tables, with a page for each seat and a spectator."""

    def __init__(self, registry: TableRegistry, seats: int) -> None:
        self.registry: Final = registry
        self.pages: Final[dict[int | None, Page]] = {
            seat: Page(registry) for seat in (None, *range(seats))
        }
        self.sent: Final[dict[int | None, list[bytes]]] = {seat: [] for seat in self.pages}
        self._moment: tuple[Match, int, int] | None = None
        self._known: dict[int | None, bytes] = {}

    @property
    def match(self) -> Match:
        live = self.pages[None].viewer.live
        assert live is not None
        assert live.table.match is not None
        return live.table.match

    def known(self, viewer: int | None) -> bytes:
        """Return all that the kernel lets this viewer know, as bytes."""
        match = self.match
        moment = match, len(match.log), len(match.events)
        if moment != self._moment:
            self._moment = moment
            self._known = {
                seat: self._shown(seat, view) for seat, view in match.views(self.pages).items()
            }
        return self._known[viewer]

    def _shown(self, viewer: int | None, view: Any) -> bytes:
        match = self.match
        asked = match.decision(viewer).plain() if viewer in match.waiting() else None
        return encode([view, match.events_for(viewer), asked])

    async def connect(self) -> None:
        for viewer, page in self.pages.items():
            await page.hello(T, viewer)
        await self.listen()

    async def say(self, viewer: int | None, token: str, **message: Any) -> None:
        await self.pages[viewer].say(token=token, **message)
        await self.listen()

    async def newcomers(self) -> None:
        """Connect another page for everybody and disconnect it."""
        for viewer in self.pages:
            page = Page(self.registry)
            await page.hello(T, viewer)
            self.sent[viewer] += page.received
            page.leave()
            await settle()
        await self.listen()

    async def listen(self) -> None:
        for viewer, page in self.pages.items():
            await page.listen()
            self.sent[viewer] += page.received
            page.received.clear()

    def take(self, viewer: int | None) -> list[bytes]:
        frames = self.sent[viewer][:]
        self.sent[viewer].clear()
        return frames


class Worlds:
    """Both worlds: every action is carried out in both, and then they are compared."""

    def __init__(self, worlds: list[World], random: Random, compared: Counter[str]) -> None:
        self.worlds: Final = worlds
        self._random: Final = random
        self._compared: Final = compared
        self._cannot_tell: Final = set(worlds[0].pages)
        self._tokens = 0

    @property
    def seats(self) -> range:
        return range(self.worlds[0].match.seats)

    @property
    def proposal(self) -> Any:
        return self.worlds[0].pages[None].latest["info"]["proposal"]

    @property
    def status(self) -> str:
        return str(self.worlds[0].pages[None].latest["info"]["status"])

    def compare(self, when: str) -> None:
        one, two = self.worlds
        for viewer in one.pages:
            frames = one.take(viewer), two.take(viewer)
            if viewer in self._cannot_tell and one.known(viewer) != two.known(viewer):
                self._cannot_tell.discard(viewer)
            if viewer in self._cannot_tell:
                assert frames[0] == frames[1], f"{viewer} can tell {when}"
                who = "spectator" if viewer is None else "seat"
                self._compared[f"{who} {when}"] += 1

    async def connect(self) -> None:
        for world in self.worlds:
            await world.connect()
        self.compare("on connecting")

    async def say(self, when: str, viewer: int | None, **message: Any) -> None:
        self._tokens += 1
        for world in self.worlds:
            await world.say(viewer, f"t{self._tokens}", **message)
        self.compare(when)

    async def newcomers(self, when: str) -> None:
        for world in self.worlds:
            await world.newcomers()
        self.compare(f"as a newcomer {when}")

    async def look(self, when: str) -> None:
        match = self.worlds[0].match
        for viewer in self.worlds[0].pages:
            for number in {match.first, match.number}:
                await self.say(f"looking back {when}", viewer, type="look", number=number)

    async def answer(self, when: str = "after an answer") -> int | None:
        """Give an answer that is possible in both worlds and return its seat."""
        one, two = (world.match for world in self.worlds)
        if self.status != "playing" or one.waiting() != two.waiting():
            return None
        seat = self._random.choice(one.waiting())
        first, second = one.decision(seat), two.decision(seat)
        both = [option for option in first.options if option in second.options]
        if first.id != second.id or not both:
            return None
        position = self.worlds[0].pages[seat].latest["position"]
        choice = self._random.choice(both)
        message = {"position": position, "decision": first.id, "choice": choice}
        await self.say(when, seat, type="answer", **message)
        return seat

    async def remark(self, seat: int) -> None:
        """Make a remark that is possible in both worlds, if the game knows any."""
        one, two = (world.match.game.remarks(world.match.state, seat) for world in self.worlds)
        both = [choice for choice in one if choice in two]
        if both:
            choice = self.worlds[0].match.game.LEXICON.named(self._random.choice(both))
            await self.say("after a remark", seat, type="remark", choice=choice)

    async def vote(self, when: str, yes: bool = True) -> None:
        for seat in self.seats:
            if self.proposal is not None and seat in self.proposal["voters"]:
                message = {"proposal": self.proposal["id"], "yes": yes}
                await self.say(when, seat, type="vote", **message)


# Actions -----------------------------------------------------------------------------------------


async def taken_back(pair: Worlds) -> None:
    seat = await pair.answer()
    if seat is not None and pair.status == "playing":
        await pair.say("asking for an undo", seat, type="undo")
        if pair.proposal is not None:
            await pair.newcomers("while an undo is proposed")
            await pair.look("while an undo is proposed")
            await pair.vote("after an undo")
        await pair.newcomers("after an undo")
        await pair.look("after an undo")
        await pair.answer("after an undo and an answer")


async def paused(pair: Worlds) -> None:
    await pair.answer()
    if pair.status == "playing":
        await pair.say("while a pause is proposed", 0, type="propose", what="pause")
        await pair.newcomers("while a pause is proposed")
        await pair.answer("while a pause is proposed")
        await pair.vote("paused")
        await pair.newcomers("while paused")
        await pair.look("while paused")
        await pair.say("going on", 1, type="propose", what="resume")
        await pair.answer()


async def ordered(pair: Worlds) -> None:
    windows = pair.worlds[0].match.game.WINDOWS
    for seat in pair.seats:
        await pair.say("after 'Wait!'", seat, type="wait", raised=seat == 0)
        for window in windows:
            await pair.say("after an order", seat, type="order", window=window, order="pass")
        await pair.remark(seat)
    await pair.answer("with orders")
    await pair.answer("with orders")
    await pair.newcomers("with orders")
    await pair.say("after 'Wait!'", 0, type="wait", raised=False)
    await pair.answer("with orders")


async def talked(pair: Worlds) -> None:
    await pair.say("after chat", 0, type="say", text="well")
    await pair.say("after the spectators have talked", None, type="say", text="psst")
    await pair.newcomers("after chat")
    for seat in pair.seats:
        await pair.say("after a hint", seat, type="hint")
    await pair.answer()
    await pair.look("after an answer")
    await pair.say("after somebody has left", 1, type="leave")
    await pair.newcomers("after somebody has left")


ACTIONS: Final = [taken_back, paused, ordered, talked]


@pytest.fixture
async def registries(
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[tuple[TableRegistry, TableRegistry]]:
    """Make two workers whose time stands still and which announce arrivals and departures at
    once."""
    monkeypatch.setattr(presence, "_ANNOUNCEMENT_BURST", 1e6)
    time = ManualTime(NOW)
    made = memory_registry(time=time, bot_delay=1e6), memory_registry(time=time, bot_delay=1e6)
    yield made
    for registry in made:
        await registry.close()


@pytest.mark.parametrize(("game", "seats", "every"), GAMES)
async def test_two_worlds_send_the_same_frames(
    registries: tuple[TableRegistry, TableRegistry], game: str, seats: int, every: int
) -> None:
    compared: Counter[str] = Counter()
    seed = f"wire/{game}/{seats}"
    random = Random(seed)
    match = tableronde.new(game, seats, seed)
    viewers = [None, *range(seats)]
    pick = WORLDS[game].pick if game in MAX_ANSWERS else Random.choice
    walks = 0
    while match.result is None and match.number < MAX_ANSWERS.get(game, match.number + 1):
        decision = random.choice(match.pending())
        if match.number % every == 0:
            viewer = random.choice(viewers)
            keep = () if viewer == decision.seat else (decision.seat,)
            other = WORLDS[game].other_world(match.state, viewer, random, keep=keep)
            await compare_from(
                registries, game, (match.state, other), ACTIONS[walks % 4], random, compared
            )
            walks += 1
        options = match.state.stack[-1].options(match.state, decision.seat)
        match.answer(decision, match.game.LEXICON.named(pick(random, options)))
    for who in ("spectator", "seat"):
        for when in MOMENTS:
            assert compared[f"{who} {when}"] >= 4, (who, when, compared)
        assert (compared[f"{who} after a remark"] >= 4) == (game == "fief")


MOMENTS: Final = (
    "on connecting",
    "after an answer",
    "as a newcomer while an undo is proposed",
    "after an undo",
    "as a newcomer after an undo",
    "looking back after an undo",
    "while a pause is proposed",
    "as a newcomer while a pause is proposed",
    "paused",
    "as a newcomer while paused",
    "looking back while paused",
    "going on",
    "after 'Wait!'",
    "as a newcomer with orders",
    "after chat",
    "after the spectators have talked",
    "as a newcomer after chat",
    "after a hint",
    "looking back after an answer",
    "as a newcomer after somebody has left",
)


async def compare_from(
    registries: tuple[TableRegistry, TableRegistry],
    game: str,
    states: tuple[State, State],
    act: Any,
    random: Random,
    compared: Counter[str],
) -> None:
    """Take some steps from a position, in both worlds."""
    worlds = []
    for registry, state in zip(registries, states, strict=True):
        forget(registry)
        await create_table(registry, T, game, state.seats, "the same seed", state.plain(), NOW)
        worlds.append(World(registry, state.seats))
    pair = Worlds(worlds, random, compared)
    await pair.connect()
    await act(pair)


def forget(registry: TableRegistry) -> None:
    """Drop the table of the previous comparison."""
    storage: Any = registry.storage
    storage.rows.clear()
    for live in registry.live_tables.values():
        live.unload()
    registry.live_tables.clear()


def test_every_game_is_compared() -> None:
    assert {game for game, _, _ in GAMES} == set(games.GAMES)
