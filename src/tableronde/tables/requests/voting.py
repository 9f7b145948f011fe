"""Requests to propose and to vote."""

from typing import Literal

from tableronde import bots
from tableronde.core.errors import GameOver, UnknownSeat
from tableronde.tables.entries import Paused, Proposed, Replaced, Resumed, Undid, Voted
from tableronde.tables.errors import (
    BotPlays,
    ClockDecides,
    NoSuchProposal,
    NotBegun,
    NotMissing,
    NotPaused,
    NotYourVote,
    ProposalOpen,
    TablePaused,
)
from tableronde.tables.proposals import LASTS
from tableronde.tables.requests.automatic import answer_automatically
from tableronde.tables.requests.checks import check_plays
from tableronde.tables.settings import DaysClock
from tableronde.tables.table import Table


def propose(
    table: Table,
    now: int,
    seat: int,
    what: Literal["pause", "resume", "replace"],
    whom: int | None,
    missing: bool,
    token: str = "",
) -> None:
    """Propose something to the others; to resume after a pause needs no consent. `missing` means
    that the person on seat `whom` has not been connected lately."""
    if table.match is None:
        raise NotBegun
    if table.status == "over":
        raise GameOver
    check_plays(table, seat)
    if what == "pause" and table.paused:
        raise TablePaused
    if what == "resume":
        if not table.paused:
            raise NotPaused
        table.do(Resumed(at=now, seat=seat, token=token))
        carry_out_proposal(table, now)
        return
    check_none_open(table, now, seat)
    if what == "replace":
        _check_replaceable(table, seat, whom, missing)
    subject = whom if what == "replace" else None
    table.do(Proposed(at=now, seat=seat, what=what, whom=subject, token=token))
    carry_out_proposal(table, now)


def vote(
    table: Table,
    now: int,
    seat: int,
    proposal: int,
    yes: bool,
    token: str = "",
    missing: bool = True,
) -> None:
    """Agree or refuse; the proposer withdraws by refusing. `missing` means that the person to be
    replaced is still not connected."""
    if table.proposal is None or table.proposal.id != proposal:
        raise NoSuchProposal
    if table.status == "over":
        raise GameOver
    withdrawn = seat == table.proposal.asked.seat and not yes
    if seat not in table.proposal.voters and not withdrawn:
        raise NotYourVote
    if yes and table.proposal.asked.what == "replace" and not missing:
        raise NotMissing
    table.do(Voted(at=now, seat=seat, yes=yes, token=token))
    carry_out_proposal(table, now)


def show_up(table: Table, now: int, seat: int) -> None:
    """Refuse on behalf of a person who was to be replaced and is connected again."""
    if table.proposal is not None and table.proposal.asked.whom == seat:
        table.do(Voted(at=now, seat=seat, yes=False))


def carry_out_proposal(table: Table, now: int) -> None:
    """Carry out the open proposal if it is agreed to."""
    if table.proposal is not None and table.proposal.carried:
        asked = table.proposal.asked
        if asked.what == "undo" and asked.to is not None:
            table.do(Undid(at=now, seat=asked.seat, to=asked.to, agreed=True))
        elif asked.what == "pause":
            table.do(Paused(at=now, seat=asked.seat))
        elif asked.whom is not None:
            table.do(Replaced(at=now, seat=asked.whom, bot=bots.STANDARD, why="vote"))
    answer_automatically(table, now)


def check_none_open(table: Table, now: int, seat: int) -> None:
    """Raise an error if somebody else's proposal is open and recent. A seat may replace its own
    proposal, but renewing it does not block the others any longer."""
    proposal = table.proposal
    if proposal is not None and proposal.asked.seat != seat and now < proposal.since + LASTS:
        raise ProposalOpen


def _check_replaceable(table: Table, seat: int, whom: int | None, missing: bool) -> None:
    if whom is None or not 0 <= whom < len(table.seats) or whom == seat:
        raise UnknownSeat(seat=whom, last=len(table.seats) - 1)
    if whom not in table.people():
        raise BotPlays
    # With a clock in days a person may be away until it runs out.
    if isinstance(table.settings.clock, DaysClock):
        raise ClockDecides
    if not missing:
        raise NotMissing
