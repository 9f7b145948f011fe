"""Proposals of one person to the others. One is open at a time."""

from typing import Final

from tableronde.tables.entries import (
    Answered,
    AnyEntry,
    Paused,
    Proposed,
    Replaced,
    Resumed,
    Returned,
    Said,
    Undid,
    Voted,
)

LASTS: Final = 120_000
"""Milliseconds for which an open proposal prevents others."""


class Proposal:
    """An open proposal. All must agree; to replace a person by a bot, more than half."""

    __slots__ = ("asked", "id", "no", "since", "voters", "yes")

    def __init__(self, identity: int, asked: Proposed, people: list[int], since: int) -> None:
        """`since` is when its proposer began to propose, perhaps something else."""
        self.id: Final = identity
        self.asked: Final[Proposed] = asked
        self.since: Final = since
        self.voters: Final = [seat for seat in people if seat not in (asked.seat, asked.whom)]
        self.yes: Final = {asked.seat}
        self.no: Final[set[int]] = set()

    def vote(self, seat: int, yes: bool) -> None:
        """Note a vote; the last one of a seat counts."""
        (self.no if yes else self.yes).discard(seat)
        (self.yes if yes else self.no).add(seat)

    def excuse(self, seat: int) -> None:
        """Remove a person from the voters: a bot plays for them now."""
        if seat in self.voters:
            self.voters.remove(seat)
            self.yes.discard(seat)
            self.no.discard(seat)

    def admit(self, seat: int) -> None:
        """Add a person who plays again to the voters."""
        if seat not in (*self.voters, self.asked.seat, self.asked.whom):
            self.voters.append(seat)
            self.voters.sort()

    @property
    def carried(self) -> bool:
        """Whether enough have agreed."""
        everyone = len(self.voters) + 1
        enough = everyone // 2 + 1 if self.asked.what == "replace" else everyone
        return len(self.yes) >= enough

    @property
    def refused(self) -> bool:
        """Whether too many have refused, the proposer has withdrawn it, or the person whom it would
        replace is back."""
        if self.asked.whom in self.no:
            return True
        if self.asked.what != "replace" or self.asked.seat in self.no:
            return bool(self.no)
        return 2 * len(self.no) >= len(self.voters) + 1

    def settled_by(self, entry: AnyEntry) -> bool:
        """Return whether this entry ends the proposal: as refused, carried out, or obsolete."""
        match entry:
            case Voted():
                return self.refused
            case Undid():
                return self.asked.what == "undo"
            case Paused() | Resumed():
                return self.asked.what == "pause"
            case Replaced() if entry.seat == self.asked.seat or self.refused:
                return True
            case Replaced() if self.asked.what == "undo" and entry.why != "left":
                return True  # nobody can ask this person any more
            case Answered(by="person") if self.asked.what == "undo":
                return True  # the game has gone on
            case Answered(by="person") | Said():  # a person who acts is not missing
                return self.asked.what == "replace" and entry.seat == self.asked.whom
            case Replaced() | Returned():
                return self.asked.what == "replace" and entry.seat == self.asked.whom
            case _:
                return False


class Proposals:
    """The open proposal of a table, if any, and when the last one was withdrawn."""

    __slots__ = ("_withdrawn", "open")

    def __init__(self) -> None:
        self.open: Proposal | None = None
        self._withdrawn: tuple[Proposal, int] | None = None

    def note(self, entry: AnyEntry, moment: int, people: list[int]) -> None:
        """Note an entry of the log. If it makes a proposal, `moment` is its id, and `people` are
        the seats that vote on it."""
        match entry:
            case Proposed():
                self.open = Proposal(moment, entry, people, self._proposing_since(entry))
            case Voted() if self.open is not None:
                self.open.vote(entry.seat, entry.yes)
            case Replaced() if self.open is not None:
                self.open.excuse(entry.seat)
            case Returned() if self.open is not None:
                self.open.admit(entry.seat)
            case _:
                pass
        if self.open is not None and self.open.settled_by(entry):
            by_proposer = isinstance(entry, Voted) and entry.seat == self.open.asked.seat
            self._withdrawn = (self.open, entry.at) if by_proposer else None
            self.open = None

    def _proposing_since(self, entry: Proposed) -> int:
        """Return since when the proposer has been proposing. A proposal that replaces one's own, or
        follows soon after withdrawing it, counts from the first one."""
        last = self.open
        if last is None and self._withdrawn is not None:
            withdrawn, at = self._withdrawn
            last = withdrawn if entry.at < at + LASTS else None
        return last.since if last is not None and last.asked.seat == entry.seat else entry.at
