"""Rows for storage."""

import asyncio
from collections.abc import Awaitable
from typing import Final, TypeVar

from tableronde.core.record import Snapshot as MatchSnapshot
from tableronde.tables import entries
from tableronde.tables.entries import AnyEntry, Said
from tableronde.tables.errors import Conflict, StorageFailed
from tableronde.tables.settings import DaysClock, LiveClock, Settings
from tableronde.tables.snapshots import Snapshot
from tableronde.tables.storage import Storage, Summary
from tests.waiting import PATIENCE

T = TypeVar("T")


async def soon(awaited: Awaitable[T]) -> T:
    return await asyncio.wait_for(awaited, PATIENCE)


def said(text: str) -> list[AnyEntry]:
    return [Said(at=1, seat=0, name="Ana", text=text)]


def summed(updated: int = 1, listed: bool = False, due: int | None = None) -> Summary:
    return Summary(game="avalon", status="playing", listed=listed, updated=updated, due=due)


def taken(position: int, note: str = "") -> Snapshot:
    return Snapshot(
        position=position,
        match=MatchSnapshot(
            number=position,
            logged=position + 1,
            told=2,
            state={"note": note, "piles": [[1, 2], []], "result": None},
            barriers=[True, False],
            events=[(0, ["drew", {"seat": 1}, [1], ["drew-unseen", {}, None, None, False], True])],
        ),
        left=[5, 90_000],
        since={0: 17, 1: 1_760_000_000_000},
        asked={"17.0": 4, "17.1": 5},
        given=[(0, 600_000), (1, -1)],
    )


async def tried(written: Awaitable[None]) -> str:
    """What became of a row."""
    try:
        await soon(written)
    except Conflict:
        return "conflict"
    except StorageFailed:
        return "failed"
    return "kept"


async def log_of(storage: Storage, table: str) -> list[list[AnyEntry]]:
    return await soon(storage.read(table))


ONE_OF_EACH: Final[list[AnyEntry]] = [
    entries.Opened(
        at=1_760_000_000_000,
        settings=Settings(
            game="guilds",
            options={"first": "2"},
            seats=["me", "friend", "greedy"],
            clock=LiveClock(600, 5),
            private=False,
            spectators=False,
            hints=False,
        ),
        seed="0" * 32,
        invite="hash",
        start={"number": 3, "stack": [["turn", 0, None]]},
        rules=7,
        reserved=[entries.Reserved(seat=1, name="Zoë", key="k")],
    ),
    entries.Downtime(at=2, lost=65_000),
    entries.Opened(
        at=2,
        settings=Settings(game="avalon", options={}, seats=["me", "me"], clock=DaysClock(3)),
        seed="s",
    ),
    entries.Sat(at=3, token="t", seat=1, name="Zoë 🧙 «d’Arc»", key="k", host=True),
    entries.Left(at=4, token="t", seat=1),
    entries.Filled(at=5, seat=1, bot="greedy"),
    entries.Answered(at=6, token="t", seat=0, decision="0.0", choice={"do": "x", "n": -1}),
    entries.Answered(at=7, seat=0, decision="0.0", choice={"do": "x"}, by="bot"),
    entries.Answered(at=8, seat=0, decision="0.0", choice={"do": "x"}, by="order"),
    entries.Undid(at=9, seat=0, to=0),
    entries.Undid(at=10, seat=0, to=4, agreed=True),
    entries.Proposed(at=11, seat=0, what="undo", to=0),
    entries.Proposed(at=12, seat=0, what="replace", whom=0),
    entries.Voted(at=13, seat=0, yes=False),
    entries.Paused(at=14, seat=0),
    entries.Resumed(at=15, seat=0),
    entries.Replaced(at=16, seat=0, bot="greedy", why="clock"),
    entries.Resigned(at=17, seat=0),
    entries.Returned(at=17, seat=0),
    entries.Ordered(at=18, seat=0, window="resist", order="ask"),
    entries.Raised(at=19, seat=0, raised=False),
    entries.Remarked(at=19, seat=0, choice={"do": "attend"}),
    entries.Said(at=20, seat=None, name="", text="Ŀüdo\n\x00\u202e\uffff \U0001f409"),
    entries.Held(at=21, seat=0, decision="0.0~1", choice=None, token="t"),
    entries.Held(at=21, seat=0, decision="0.0~1", choice={"do": "pass"}),
    entries.Passing(at=21, seat=0, passing=True),
    entries.Rematched(at=21, seat=0, table="next"),
]
