"""Snapshots, stored beside the log so that loading a table need not replay all of it."""

from typing import Final, NamedTuple

import msgspec

from tableronde.core.record import Snapshot as MatchSnapshot
from tableronde.tables.entries import AnyEntry, Undid
from tableronde.tables.talks import Talk

EVERY: Final = 48
"""Entries between two snapshots."""


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a table that depends on the game, after `position` entries."""

    position: int
    match: MatchSnapshot
    left: list[int]
    since: dict[int, int]
    asked: dict[str, int]
    given: list[tuple[int, int]]
    talk: Talk | None = None
    written: list[int] = []
    again: list[str] = []
    asked_at: dict[str, int] = {}
    passing: list[int] = []


class Mark(NamedTuple):
    """Where a snapshot was taken: the number of entries, answers and events."""

    position: int
    number: int
    told: int

    @classmethod
    def of(cls, snapshot: Snapshot) -> "Mark":
        return cls(snapshot.position, snapshot.match.number, snapshot.match.told)


def newest_chain(log: list[AnyEntry], snapshots: list[Snapshot], first: int) -> list[Snapshot]:
    """Return the newest usable snapshot, preceded by those that it builds on; empty if there is
    none. `first` is how many answers stood when the table was opened.

    Each worker builds on its own snapshots only, so those of other workers may lie in between.
    """
    standing = _not_undone(log, snapshots)
    for newest in reversed(standing):
        chain = [newest]
        while _built_on(chain[0]) != (first, 0):
            before = [
                snapshot
                for snapshot in standing
                if snapshot.position < chain[0].position
                and (snapshot.match.number, snapshot.match.told) == _built_on(chain[0])
            ]
            if not before:
                break
            chain.insert(0, before[-1])
        else:
            return chain
    return []


def _not_undone(log: list[AnyEntry], snapshots: list[Snapshot]) -> list[Snapshot]:
    """Return the snapshots of positions that were not undone later."""
    standing = [snapshot for snapshot in snapshots if snapshot.position <= len(log)]
    for position, entry in enumerate(log, 1):
        if isinstance(entry, Undid):
            standing = [
                snapshot
                for snapshot in standing
                if snapshot.position > position or snapshot.match.number <= entry.to
            ]
    return standing


def _built_on(snapshot: Snapshot) -> tuple[int, int]:
    """Return the number of answers and events in the snapshot before this one."""
    match = snapshot.match
    return match.number - len(match.barriers), match.told - len(match.events)
