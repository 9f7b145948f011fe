"""Clocks to the millisecond: by themselves, and at a table."""

from random import Random

import pytest

from tableronde import games
from tableronde.tables import errors, requests
from tableronde.tables.clocks import DAY, Clocks
from tableronde.tables.entries import Answered, Downtime, Replaced
from tableronde.tables.errors import BotPlays
from tableronde.tables.given_answers import UNEARNED
from tableronde.tables.settings import DaysClock, LiveClock, NoClock
from tableronde.tables.table import Table, table_from
from tests.core.toy import Toy
from tests.tables.helpers import (
    NOW,
    PEOPLE,
    agree,
    agreed,
    answer,
    asked,
    avalon,
    match_of,
    opened,
    play,
    refused,
    seated,
)

# By themselves ----------------------------------------------------------------------------------


def test_without_a_clock_nothing_runs() -> None:
    clocks = Clocks(NoClock(), 3)
    clocks.run({0: 5, 1: 5}, 5)
    clocks.answered(0, 10)
    clocks.back_again(1)
    clocks.taken_back(0, 0, 20, agreed=False)
    clocks.credit(1_000, 20)
    assert [clocks.left(seat, 99) for seat in range(3)] == [None] * 3
    assert not any(clocks.running(seat) for seat in range(3))
    assert clocks.next_up() is None
    assert clocks.kept() == ([], {})


def test_a_live_clock_counts_down_and_gains_with_each_answer() -> None:
    clocks = Clocks(LiveClock(100, 7), 2)
    assert [clocks.left(seat, 0) for seat in (0, 1)] == [100_000, 100_000]
    clocks.run({0: 1_000}, 1_000)
    assert clocks.running(0)
    assert not clocks.running(1)
    assert clocks.left(0, 1_000) == 100_000
    assert clocks.left(0, 31_234) == 69_766
    assert clocks.left(1, 31_234) == 100_000
    clocks.answered(0, 31_234)
    clocks.run({1: 31_234}, 31_234)
    assert clocks.left(0, 99_999) == 76_766
    assert clocks.left(1, 31_235) == 99_999
    clocks.answered(1, 31_234)
    assert clocks.left(1, 99_999) == 107_000, "it may hold more than at first"


def test_who_is_asked_again_at_once_runs_on_from_there() -> None:
    clocks = Clocks(LiveClock(100, 0), 2)
    clocks.run({0: 0}, 0)
    clocks.run({0: 4_000}, 4_000)
    assert clocks.left(0, 10_000) == 90_000, "still the same question"
    clocks.answered(0, 10_000)
    clocks.run({0: 10_000}, 10_000)
    assert clocks.left(0, 15_000) == 85_000
    assert clocks.next_up() == (0, 100_000)


def test_several_run_at_once_each_for_itself() -> None:
    clocks = Clocks(LiveClock(60, 5), 4)
    clocks.run({0: 0}, 0)
    clocks.answered(0, 10_000)
    clocks.run({3: 20_000, 1: 20_000, 0: 20_000}, 20_000)
    assert [clocks.left(seat, 30_000) for seat in range(4)] == [45_000, 50_000, 60_000, 50_000]
    assert clocks.next_up() == (0, 75_000)
    clocks.answered(0, 30_000)
    clocks.run({1: 30_000, 3: 30_000}, 30_000)
    assert clocks.next_up() == (1, 80_000), "of two that end together the first seat"
    clocks.answered(1, 31_000)
    clocks.run({3: 31_000}, 31_000)
    assert clocks.next_up() == (3, 80_000)
    assert [clocks.left(seat, 31_000) for seat in range(4)] == [50_000, 54_000, 60_000, 49_000]
    clocks.run({}, 79_999)
    assert clocks.left(3, 90_000) == 1
    assert clocks.next_up() is None


def test_time_never_falls_below_nothing_nor_runs_backwards() -> None:
    clocks = Clocks(LiveClock(10, 3), 1)
    clocks.run({0: 1_000}, 1_000)
    assert clocks.left(0, 500) == 10_000, "two machines may disagree about the time"
    assert clocks.left(0, 11_000) == 0
    assert clocks.left(0, 99_000) == 0
    clocks.answered(0, 99_000)
    assert clocks.left(0, 99_000) == 3_000
    clocks.run({0: 100_000}, 100_000)
    clocks.answered(0, 50_000)
    assert clocks.left(0, 100_000) == 6_000


def test_days_start_anew_with_each_answer() -> None:
    clocks = Clocks(DaysClock(2), 2)
    clocks.run({0: 0}, 0)
    assert clocks.left(0, DAY + 1) == DAY - 1
    assert clocks.next_up() == (0, 2 * DAY)
    clocks.answered(0, DAY + 1)
    clocks.run({1: DAY + 1}, DAY + 1)
    assert clocks.left(0, 9 * DAY) == 2 * DAY
    clocks.run({}, 2 * DAY + 1)
    assert clocks.left(1, 9 * DAY) == DAY, "a pause does not restart it"
    clocks.run({1: 9 * DAY}, 9 * DAY)
    assert clocks.next_up() == (1, 10 * DAY)


def test_what_a_bot_answers_gains_no_seconds() -> None:
    clocks = Clocks(LiveClock(100, 7), 1)
    assert clocks.answered(0, 0, gains=False) == UNEARNED
    assert clocks.left(0, 0) == 100_000
    assert clocks.answered(0, 0) == 100_000
    assert clocks.left(0, 0) == 107_000


def test_an_answer_taken_back_gives_back_its_gain() -> None:
    clocks = Clocks(LiveClock(60, 30), 1)
    now = 0
    clocks.run({0: now}, now)
    for _ in range(10):
        now += 1_000
        before = clocks.answered(0, now)
        clocks.run({0: now}, now)
        clocks.taken_back(0, before, now, agreed=False)
        clocks.run({0: now}, now)
    assert clocks.left(0, now) == 50_000, "ten seconds have passed"
    clocks.answered(0, 60_000)
    clocks.run({0: 60_000}, 60_000)
    clocks.taken_back(0, 0, 99_000, agreed=True)
    assert clocks.left(0, 99_000) == 0


def test_an_undo_that_all_agreed_to_costs_nobody_the_time_of_what_is_undone() -> None:
    """Eight answers, four seconds each: without them, everybody has what was left at the first."""
    table, match = avalon(clock=LiveClock(20, 10))
    now = NOW
    for _ in range(8):
        now += 4_000
        answer(table, asked(table).options[0], now)
    requests.undo(table, now, 0, 0)
    agree(table, 1, now=now)
    assert match.number == 0
    assert table.clocks.left(0, now) == 16_000
    assert (table.clocks.left(1, now) or 0) >= 16_000


@pytest.mark.parametrize("clock", [LiveClock(600, 5), DaysClock(1)])
def test_time_spent_over_a_question_that_is_gone_is_given_back(
    clock: LiveClock | DaysClock,
) -> None:
    table, _ = avalon(clock=clock)
    attack = next(o for o in asked(table).options if o["do"] == "attack")
    answer(table, attack, NOW)
    full = table.clocks.left(1, NOW)
    assert table.waiting() == (1,)
    requests.undo(table, NOW + 240_000, 0, None)
    agree(table, 1, now=NOW + 240_000)
    assert table.waiting() == (0,)
    assert table.clocks.left(1, NOW + 999_000) == full


def test_alone_among_bots_nobody_makes_time() -> None:
    table, match = avalon("me", "greedy", clock=LiveClock(60, 0))
    now = NOW
    for _ in range(3):
        now += 10_000
        answer(table, next(o for o in asked(table).options if o["do"] == "attack"), now)
        requests.undo(table, now, 0, 0)
        assert match.number == 0
    assert table.clocks.left(0, now) == 30_000


def test_days_do_not_start_anew_by_answering_and_undoing() -> None:
    clocks = Clocks(DaysClock(2), 1)
    clocks.run({0: 0}, 0)
    first = clocks.answered(0, DAY)
    assert first == DAY
    clocks.run({0: DAY}, DAY)
    second = clocks.answered(0, DAY + 5_000)
    clocks.run({0: DAY + 5_000}, DAY + 5_000)
    assert clocks.left(0, DAY + 7_000) == 2 * DAY - 2_000
    clocks.taken_back(0, second, DAY + 7_000, agreed=False)
    assert clocks.left(0, DAY + 7_000) == 2 * DAY - 7_000, "as if it had never been given"
    clocks.taken_back(0, first, DAY + 7_000, agreed=False)
    assert clocks.left(0, DAY + 7_000) == DAY - 7_000
    clocks.taken_back(0, first, DAY + 7_000, agreed=True)
    assert clocks.left(0, 9 * DAY) == 2 * DAY, "an agreed undo restores all the days"


def test_no_clock_runs_while_the_server_is_down() -> None:
    clocks = Clocks(LiveClock(60, 0), 2)
    clocks.run({0: 10_000, 1: 10_000}, 10_000)
    clocks.credit(30_000, 45_000)
    assert clocks.next_up() == (0, 100_000)
    clocks.credit(10**9, 45_000)
    assert clocks.left(1, 45_000) == 60_000, "more than everything is not given"


@pytest.mark.parametrize(
    ("clock", "spent", "left"),
    [
        (LiveClock(600, 0), 600_000, 60_000),
        (LiveClock(600, 0), 550_000, 60_000),
        (LiveClock(600, 0), 500_000, 100_000),
        (LiveClock(30, 9), 30_000, 30_000),
        (DaysClock(3), 3 * DAY, 0),
        (DaysClock(3), DAY, 2 * DAY),
    ],
)
def test_who_comes_back_has_some_time(clock: LiveClock, spent: int, left: int) -> None:
    clocks = Clocks(clock, 1)
    clocks.run({0: 0}, 0)
    clocks.run({}, spent)
    clocks.back_again(0)
    assert clocks.left(0, 10**12) == left


def test_clocks_are_kept_and_taken_up_again() -> None:
    clocks = Clocks(LiveClock(60, 5), 3)
    clocks.run({0: 100, 2: 100}, 100)
    clocks.answered(0, 700)
    again = Clocks(LiveClock(60, 5), 3)
    left, since = clocks.kept()
    again.restore(left, since)
    left.clear()
    since.clear()
    assert again.kept() == clocks.kept() == ([64_400, 60_000, 60_000], {2: 100})
    again.run({1: 800}, 800)
    assert clocks.running(2), "they share nothing"


# At a table -------------------------------------------------------------------------------------


def left(table: Table, now: int) -> list[int | None]:
    return [table.clocks.left(seat, now) for seat in range(len(table.seats))]


def test_the_clock_starts_when_all_sit_and_stops_at_the_end() -> None:
    table = opened(agreed("avalon", PEOPLE[2], LiveClock(60, 0), {"first": "0"}))
    requests.sit(table, NOW, "Ana", "come in")
    assert table.clocks.next_up() is None
    requests.sit(table, NOW + 9_000, "Bob", "come in")
    assert table.clocks.next_up() == (0, NOW + 69_000)
    play(table, 10_000, now=NOW + 9_000)
    assert table.clocks.next_up() is None
    assert left(table, NOW + 99_999_999) == [60_000, 60_000]


def test_only_people_have_clocks_that_run() -> None:
    table, _ = avalon("me", "greedy", clock=LiveClock(60, 5), first="1")
    assert table.bots_asked() == [1]
    assert table.clocks.next_up() is None
    assert not requests.time_up(table, NOW + 10**9)
    while table.bots_asked():
        answer(table, asked(table).options[0], NOW + 1_000)
    assert table.clocks.next_up() == (0, NOW + 61_000)


def test_an_answer_gains_the_increment_and_a_bots_does_not() -> None:
    table, _ = avalon(clock=LiveClock(60, 5))
    answer(table, {"do": "end"}, NOW + 2_000)
    assert left(table, NOW + 2_000) == [63_000, 60_000]
    requests.leave(table, NOW + 2_000, 0)
    while table.bots_asked():
        answer(table, asked(table).options[0], NOW + 3_000)
    assert left(table, NOW + 3_000) == [62_000, 60_000]


def test_of_answers_in_a_row_the_first_gains() -> None:
    table, _ = avalon(clock=LiveClock(60, 5))
    answer(table, {"do": "end"}, NOW + 2_000)
    assert asked(table).seat == 0
    before = match_of(table).number
    answer(table, asked(table).options[0], NOW + 3_000)
    assert left(table, NOW + 3_000)[0] == 62_000
    assert left(seated_again(table), NOW + 3_000)[0] == 62_000
    requests.undo(table, NOW + 3_000, 0, before)
    if table.proposal is not None:
        agree(table, 1, now=NOW + 3_000)
    assert match_of(table).number == before
    assert left(table, NOW + 3_000)[0] == 62_000, "what was not gained is not taken back"
    while asked(table).seat == 0:
        answer(table, asked(table).options[0], NOW + 3_000)
    answer(table, asked(table).options[-1], NOW + 4_000, seat=1)
    assert left(table, NOW + 4_000) == [62_000, 64_000], "it is another seat's turn"


@pytest.mark.parametrize("name", ["avalon", "medieval-mastery"])
def test_what_orders_pass_is_nobodys_go(name: str) -> None:
    """Neither does it break a row of answers, nor is it the first of one."""
    random, last, repeated = Random(7), None, 0
    table = seated(agreed(name, PEOPLE[2], LiveClock(60, 5)))
    for seat in (0, 1):
        for window in games.find(name).WINDOWS:
            requests.order(table, NOW, seat, window, "pass")
    answers = 0
    while answers < 120 and table.status != "over":
        decision = asked(table)
        before = left(table, NOW)[decision.seat] or 0
        answer(table, random.choice(decision.options), seat=decision.seat)
        gained = (left(table, NOW)[decision.seat] or 0) - before
        assert gained == (0 if decision.seat == last else 5_000)
        repeated += decision.seat == last
        last = decision.seat
        answers += 1
    assert 0 < repeated < answers - 1


def seated_again(table: Table) -> Table:
    """The same table from its log."""
    return table_from(table.id, list(table.unwritten), [])


def test_alone_each_answer_gains() -> None:
    table = seated(agreed("zizka", ["me"], LiveClock(60, 5)))
    for answers in range(1, 4):
        answer(table, asked(table).options[0])
        assert left(table, NOW) == [60_000 + answers * 5_000]


def test_a_bot_plays_on_at_the_millisecond_when_time_is_up() -> None:
    table, _ = avalon(clock=LiveClock(60, 5))
    decision = asked(table).id
    assert not requests.time_up(table, NOW + 59_999)
    assert table.position == 3
    assert requests.time_up(table, NOW + 60_000)
    assert table.unwritten[-1] == Replaced(at=NOW + 60_000, seat=0, bot="greedy", why="clock")
    assert table.seats[0].away
    assert table.bots_asked() == [0]
    assert table.clocks.next_up() is None
    assert not requests.time_up(table, NOW + 10**9), "once"
    with refused(table, BotPlays):
        requests.answer(table, NOW + 60_000, 0, decision, {"do": "end"}, table.position)
    requests.come_back(table, NOW + 70_000, 0)
    assert table.clocks.next_up() == (0, NOW + 130_000)
    requests.answer(table, NOW + 80_000, 0, decision, {"do": "end"}, table.position)
    assert left(table, NOW + 80_000)[0] == 55_000


def test_an_answer_in_the_last_millisecond_counts() -> None:
    table, _ = avalon(clock=LiveClock(10, 0))
    answer(table, {"do": "end"}, NOW + 9_999)
    assert left(table, NOW + 9_999)[0] == 1
    assert table.clocks.next_up() == (0, NOW + 10_000)
    assert requests.time_up(table, NOW + 10_000)


def test_a_pause_stops_the_clocks() -> None:
    table, _ = avalon(clock=LiveClock(60, 5))
    requests.propose(table, NOW + 10_000, 0, "pause", None, missing=False)
    assert table.clocks.running(0), "it is only proposed"
    agree(table, 1, now=NOW + 20_000)
    assert left(table, NOW + 10**9) == [40_000, 60_000]
    assert table.clocks.next_up() is None
    assert not requests.time_up(table, NOW + 10**9)
    requests.propose(table, NOW + 600_000, 1, "resume", None, missing=False)
    assert table.clocks.next_up() == (0, NOW + 640_000)


def test_what_an_order_answers_takes_no_time_and_gains_none() -> None:
    table, match = avalon(clock=LiveClock(60, 5))
    for seat in (0, 1):
        requests.order(table, NOW, seat, "resist", "pass")
    while all(option["do"] != "attack" for option in asked(table).options):
        play(table, 1)
    before = left(table, NOW)
    attacker = asked(table).seat
    attack = next(option for option in asked(table).options if option["do"] == "attack")
    answer(table, attack, NOW + 1_000)
    passed = table.unwritten[-1]
    assert isinstance(passed, Answered)
    assert passed.by == "order"
    gained = [
        (after or 0) - (held or 0) for after, held in zip(left(table, NOW), before, strict=True)
    ]
    assert gained[attacker] == 4_000
    assert gained[1 - attacker] == 0
    requests.undo(table, NOW + 1_000, attacker, match.number - 2)
    assert table.proposal is not None
    requests.vote(table, NOW + 1_000, 1 - attacker, table.proposal.id, yes=True)
    assert left(table, NOW + 1_000)[1 - attacker] == before[1 - attacker], "nor is any taken back"


def end_turn(table: Table, now: int) -> None:
    """Seat 0 plays nothing and takes a tile; then it is the turn of seat 1."""
    while table.waiting() == (0,):
        choice = asked(table).options[-1]
        answer(table, {"do": "end"} if asked(table).prompt == "play" else choice, now)
    assert table.waiting() == (1,)


def test_after_an_undo_that_all_agreed_to_one_has_all_the_days() -> None:
    table, _ = avalon(clock=DaysClock(1))
    hours = 20 * 3_600_000
    end_turn(table, NOW + hours)
    requests.undo(table, NOW + 2 * hours, 0, 0)
    agree(table, 1, now=NOW + 2 * hours)
    assert table.waiting() == (0,)
    assert table.clocks.next_up() == (0, NOW + 2 * hours + DAY)


def reinforce(table: Table, now: int) -> None:
    answer(table, next(o for o in asked(table).options if o["do"] == "reinforce"), now)


@pytest.mark.parametrize("clock", [LiveClock(60, 30), DaysClock(1)])
def test_nobody_makes_time_by_undoing(clock: LiveClock | DaysClock) -> None:
    table, match = avalon(clock=clock)
    plain, _ = avalon(clock=clock)
    for second in range(1, 11):
        reinforce(table, NOW + second * 1_000)
        requests.undo(table, NOW + second * 1_000 + 500, 0, None)
    assert match.number == 0
    assert table.clocks.left(0, NOW + 20_000) == plain.clocks.left(0, NOW + 20_000)


def test_nobody_makes_time_by_leaving() -> None:
    table, _ = avalon(clock=LiveClock(600, 0))
    plain, _ = avalon(clock=LiveClock(600, 0))
    for second in range(0, 500, 2):
        requests.leave(table, NOW + second * 1_000, 0)
        requests.come_back(table, NOW + second * 1_000 + 1_500, 0)
    assert left(table, NOW + 500_000) == left(plain, NOW + 500_000)
    days, _ = avalon(clock=DaysClock(1))
    requests.leave(days, NOW + DAY - 3_000, 0)
    requests.come_back(days, NOW + DAY - 1_000, 0)
    assert left(days, NOW + DAY - 1_000)[0] == 1_000, "it is still the same question"
    assert requests.time_up(days, NOW + DAY)
    decision = asked(days)
    requests.answer_for_bot(days, NOW + DAY + 1_000, 0, decision.id, decision.options[0])
    requests.come_back(days, NOW + 2 * DAY, 0)
    assert left(days, NOW + 2 * DAY)[0] == DAY, "and that is the next"


def test_who_has_left_spends_time_until_the_bot_has_answered() -> None:
    table, _ = avalon(clock=LiveClock(600, 0))
    requests.leave(table, NOW + 10_000, 0)
    answer(table, asked(table).options[0], NOW + 11_000)
    while table.bots_asked():
        assert not table.clocks.running(0), "what the bot is asked next costs nothing"
        answer(table, asked(table).options[0], NOW + 60_000)
    requests.come_back(table, NOW + 90_000, 0)
    assert left(table, NOW + 90_000)[0] == 589_000


def test_time_runs_out_for_who_has_left_before_the_bot_answers() -> None:
    table, _ = avalon(clock=LiveClock(60, 0))
    requests.leave(table, NOW + 59_000, 0)
    assert requests.time_up(table, NOW + 60_000)
    assert not requests.time_up(table, NOW + 90_000), "once"
    requests.come_back(table, NOW + 90_000, 0)
    assert left(table, NOW + 90_000)[0] == 60_000, "as for a seat that was late"


def test_who_is_late_twice_does_not_come_back() -> None:
    table, _ = avalon(clock=LiveClock(60, 0))
    assert requests.time_up(table, NOW + 60_000)
    requests.come_back(table, NOW + 70_000, 0)
    requests.leave(table, NOW + 129_000, 0)
    requests.come_back(table, NOW + 129_000, 0)
    assert left(table, NOW + 129_000)[0] == 1_000, "the minute is given once"
    assert requests.time_up(table, NOW + 130_000)
    with refused(table, errors.TimeIsUp):
        requests.come_back(table, NOW + 140_000, 0)


def test_the_clocks_of_a_table_wait_for_the_server() -> None:
    table, _ = avalon(clock=LiveClock(60, 0))
    requests.credit_downtime(table, NOW + 90_000, 50_000)
    assert table.unwritten[-1] == Downtime(at=NOW + 90_000, lost=50_000)
    assert left(table, NOW + 90_000)[0] == 20_000
    free, _ = avalon()
    requests.credit_downtime(free, NOW + 90_000, 50_000)
    assert not isinstance(free.unwritten[-1], Downtime), "nothing runs there"


def test_two_who_are_asked_at_once_can_both_be_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, "toy", Toy())
    table = seated(agreed("toy", PEOPLE[3], LiveClock(60, 0)))
    for _ in range(3):
        answer(table, {"do": "pass"}, NOW + 1_000)
    assert table.waiting() == (0, 1, 2)
    assert left(table, NOW + 1_000) == [60_000, 59_000, 60_000]
    answer(table, {"do": "pass"}, NOW + 2_000, seat=2)
    assert [table.clocks.running(seat) for seat in range(3)] == [True, True, False]
    assert table.clocks.next_up() == (1, NOW + 60_000)
    assert requests.time_up(table, NOW + 70_000)
    assert requests.time_up(table, NOW + 70_000)
    assert not requests.time_up(table, NOW + 70_000)
    assert [seat.away for seat in table.seats] == [True, True, False]
    assert left(table, NOW + 80_000) == [0, 0, 59_000]
    assert match_of(table).pending()


def test_a_clock_may_begin_later_than_its_question_is_put() -> None:
    clocks = Clocks(LiveClock(60, 5), 2)
    clocks.run({0: 10_000}, 0)
    assert clocks.running(0)
    assert (clocks.begins_in(0, 4_000), clocks.left(0, 4_000)) == (6_000, 60_000)
    assert (clocks.begins_in(0, 12_000), clocks.left(0, 12_000)) == (0, 58_000)
    assert clocks.next_up() == (0, 70_000)
    clocks.credit(3_000, 4_000)
    assert clocks.begins_in(0, 4_000) == 6_000
    # Another question, with a wait of its own: what was spent is spent.
    clocks.run({0: 30_000}, 15_000)
    assert clocks.left(0, 29_000) == 55_000
    clocks.run({}, 31_000)
    assert clocks.left(0, 99_000) == 54_000
