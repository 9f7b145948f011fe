"""Requests to answer, undo and resign."""

from typing import Any

from tableronde.core.errors import GameOver, NothingToUndo
from tableronde.tables import outcomes
from tableronde.tables.entries import Answered, Held, Proposed, Resigned, Undid
from tableronde.tables.errors import (
    AbsentPlayer,
    NoBotPlays,
    NotBegun,
    OthersPlay,
    StaleAnswer,
    UndoNeedsConsent,
)
from tableronde.tables.requests.automatic import answer_automatically, is_held
from tableronde.tables.requests.checks import check_playing, check_plays
from tableronde.tables.requests.voting import carry_out_proposal, check_none_open
from tableronde.tables.table import Table


def answer(
    table: Table,
    now: int,
    seat: int,
    decision: str,
    choice: dict[str, Any],
    position: int,
    token: str = "",
) -> None:
    """Answer as a person who saw the table as it stood at `position`."""
    match = check_playing(table)
    check_plays(table, seat)
    # Other seats' questions, and when they were put, may be secret: errors must not reveal them.
    since = table.questions.moment_of(decision) if decision == match.decision_of(seat) else None
    if since is not None and position < since:
        raise StaleAnswer
    if since is not None and outcomes.is_held_back(table, seat):
        raise StaleAnswer
    if since is not None and is_held(table, now, seat):
        match.check(decision, choice, seat)
        table.do(Held(at=now, seat=seat, decision=decision, choice=choice, token=token))
        return
    # The match checks the rest, and changes nothing if it is wrong.
    table.do(Answered(at=now, seat=seat, decision=decision, choice=choice, token=token))
    answer_automatically(table, now)


def answer_for_bot(
    table: Table, now: int, seat: int, decision: str, choice: dict[str, Any]
) -> None:
    """Answer as the bot that plays this seat."""
    check_playing(table)
    if table.seats[seat].bot is None:
        raise NoBotPlays
    table.do(Answered(at=now, seat=seat, decision=decision, choice=choice, by="bot"))
    answer_automatically(table, now)


def undo(
    table: Table, now: int, seat: int, to: int | None, token: str = "", propose: bool = True
) -> None:
    """Undo the seat's last answer, or all until `to` are left: at once where the game allows it,
    otherwise by a proposal to the others. With `propose` False no proposal is made, so that a
    player who is too late does not announce the undo by accident."""
    match = check_playing(table)
    check_plays(table, seat)
    if to is None and outcomes.is_held_back(table, seat):
        decision = match.decision_of(seat)
        table.do(Held(at=now, seat=seat, decision=decision, choice=None, token=token))
        return
    target = table.given.last_own(seat) if to is None else to
    if target is None or not match.first <= target < match.number:
        raise NothingToUndo
    if table.may_undo(seat, target):
        table.do(Undid(at=now, seat=seat, to=target, token=token))
        answer_automatically(table, now)
    elif not propose and table.undo_needs_consent(seat, target):
        raise UndoNeedsConsent
    else:
        check_none_open(table, now, seat)
        if table.absent_since(target):
            raise AbsentPlayer
        table.do(Proposed(at=now, seat=seat, what="undo", to=target, token=token))
        carry_out_proposal(table, now)


def resign(table: Table, now: int, seat: int, token: str = "") -> None:
    """End the game, also in a pause or during another seat's turn."""
    if table.match is None:
        raise NotBegun
    if table.status == "over":
        raise GameOver
    check_plays(table, seat)
    if not table.may_resign(seat):
        raise OthersPlay
    table.do(Resigned(at=now, seat=seat, token=token))
