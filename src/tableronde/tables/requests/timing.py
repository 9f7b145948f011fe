"""What the server asks of a table when time has passed."""

from tableronde import bots
from tableronde.tables import outcomes
from tableronde.tables.due import time_ends
from tableronde.tables.entries import Answered, Replaced, Slept
from tableronde.tables.requests.automatic import answer_automatically
from tableronde.tables.requests.voting import carry_out_proposal
from tableronde.tables.table import Table


def make_up(table: Table, now: int, lost: int) -> None:
    """Record that the server was down for so long, if a clock would have run or an outcome been
    shown."""
    if time_ends(table) is not None or outcomes.any_held(table):
        table.do(Slept(at=now, lost=lost))


def time_up(table: Table, now: int) -> bool:
    """Show the outcomes of windows that are due, end a private talk whose time is up, or let a bot
    play for a person whose time is. Return whether there was anything to do."""
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
    """Answer for those in the talk until it is over, or has been prolonged by one of them."""
    match = table.match
    assert match is not None
    while table.talk is not None and table.talk.left(now) == 0:
        told = table.game.talk(match.state)
        if told is None or told.closing is None:
            break
        seat = table.waiting()[0]
        choice = table.game.LEXICON.record(told.closing)
        decision = match.decision_of(seat)
        table.do(Answered(at=now, seat=seat, decision=decision, choice=choice, by="clock"))
    answer_automatically(table, now)
