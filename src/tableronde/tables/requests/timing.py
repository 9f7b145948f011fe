"""Requests of the server when time has passed."""

from tableronde import bots
from tableronde.tables import outcomes
from tableronde.tables.due import time_ends
from tableronde.tables.entries import Answered, Downtime, Replaced
from tableronde.tables.requests.automatic import answer_automatically
from tableronde.tables.requests.voting import carry_out_proposal
from tableronde.tables.table import Table


def credit_downtime(table: Table, now: int, lost: int) -> None:
    """Record that the server was down for `lost` milliseconds, if a clock was running or an outcome
    was held back."""
    if time_ends(table) is not None or outcomes.any_held(table):
        table.do(Downtime(at=now, lost=lost))


def time_up(table: Table, now: int) -> bool:
    """Do what is due: show outcomes, end a private talk, or replace a person whose time is up by a
    bot. Return whether there was anything to do."""
    outcome, due = outcomes.next_outcome(table), time_ends(table)
    if outcome is not None and outcome <= now and table.status == "playing":
        answer_automatically(table, now)
        return True
    if due is None or due > now:
        return False
    if table.talk is not None and table.talk.ends() == due:
        _end_talk(table, now)
        return True
    late = table.clocks.next_up()
    assert late is not None
    table.do(Replaced(at=now, seat=late[0], bot=bots.STANDARD, why="clock"))
    carry_out_proposal(table, now)
    return True


def _end_talk(table: Table, now: int) -> None:
    """Answer for the seats in the talk until it is over, or one of them has prolonged it."""
    match = table.match
    assert match is not None
    while table.talk is not None and table.talk.left(now) == 0:
        told = table.game.talk(match.state)
        if told is None or told.closing is None:
            break
        seat = table.waiting()[0]
        choice = table.game.LEXICON.named(told.closing)
        decision = match.decision_of(seat)
        table.do(Answered(at=now, seat=seat, decision=decision, choice=choice, by="clock"))
    answer_automatically(table, now)
