"""Automatic answers that look at the hand, passing until one's next turn, and what nobody else can
read from either: when an outcome shows does not depend on what a seat holds."""

from typing import Any, Final

import pytest

from tableronde.core import errors as core_errors
from tableronde.core.match import Match
from tableronde.tables import errors, outcomes, requests
from tableronde.tables.due import next_due
from tableronde.tables.entries import Answered, Held
from tableronde.tables.outcome_delay import draw_delay
from tableronde.tables.seats import Seat
from tableronde.tables.settings import ME, Clock, DaysClock, LiveClock, NoClock
from tableronde.tables.standing_orders import Order
from tableronde.tables.table import Table
from tests.rules.avalon.scene import avalon as scene
from tests.tables.helpers import (
    INVITE,
    NOW,
    PEOPLE,
    agree,
    agreed,
    answer,
    asked,
    avalon,
    guilds,
    match_of,
    opened,
    refused,
    seated,
)

SECOND: Final = 1000
ALONE: Final = [ME, "greedy"]


ATTACK: Final = {"do": "attack", "card": "red-knight", "region": 1}
RESIST: Final = {"do": "resist", "card": "red-knight"}
PASS: Final = {"do": "pass"}


def attack_ahead(able: bool) -> Any:
    """Seat 0 can attack region 1 with a red knight; seat 1 holds the card that resists, or not."""
    position = scene().hand(0, "red-knight", "yellow-witch", "yellow-witch")
    return position.hand(1, "red-knight" if able else "blue-knight").begin().state.plain()


def window(
    able: bool,
    order: Order | None = "if-able",
    seats: list[str] | None = None,
    clock: Clock | None = None,
    seed: str = "seed",
) -> tuple[Table, Match]:
    """A table where seat 1 has that order, just after it was attacked."""
    settings = agreed("avalon", seats or PEOPLE[2], clock)
    table = seated(settings, seed, attack_ahead(able))
    if order is not None:
        requests.order(table, NOW, 1, "resist", order)
    answer(table, ATTACK, NOW)
    return table, match_of(table)


def outcome(table: Table) -> Answered | None:
    """The answer in the window, if it shows already."""
    answered = [entry for entry in table.unwritten if isinstance(entry, Answered)]
    return answered[1] if len(answered) > 1 else None


def wait(table: Table, until: int) -> None:
    """Let time pass, and look after the table whenever it asks for it."""
    while (due := next_due(table)) is not None and due <= until:
        assert requests.time_up(table, due)


def seen_at(table: Table) -> int:
    """How long after the question its outcome shows, if nobody does anything more."""
    wait(table, NOW + 10**9)
    shown = outcome(table)
    assert shown is not None
    return shown.at - NOW


# Alone with bots ----------------------------------------------------------------------------------


def test_a_person_alone_is_asked_only_if_there_is_something_to_decide() -> None:
    table, _ = window(able=False, order=None, seats=["greedy", ME])
    passed = outcome(table)
    assert passed is not None
    assert (passed.seat, passed.choice, passed.by, passed.at) == (1, PASS, "order", NOW)
    table, _ = window(able=True, order=None, seats=["greedy", ME])
    assert outcome(table) is None
    assert outcomes.is_asked(table, 1)
    answer(table, RESIST)
    resisted = outcome(table)
    assert resisted is not None
    assert (resisted.choice, resisted.at) == (RESIST, NOW), "and nothing is held back"


def test_a_person_alone_may_still_want_to_be_asked_always() -> None:
    table, _ = window(able=False, order="ask", seats=["greedy", ME])
    assert (outcome(table), outcomes.is_asked(table, 1)) == (None, True)
    requests.order(table, NOW, 1, "resist", "if-able")
    assert outcome(table) is not None


@pytest.mark.parametrize("seats", [[ME, "greedy"], PEOPLE[2]])
def test_the_only_option_is_taken_and_told(seats: list[str]) -> None:
    """Seat 0 has bewitched with its last card and must end the turn: all see the empty hand."""
    start = scene().hand(0, "red-witch").hand(1, "blue-knight").pile(1, 1, "red-knight")
    table = seated(agreed("avalon", seats), start=start.begin().state.plain())
    answer(table, {"do": "bewitch", "card": "red-witch", "region": 1})
    if outcomes.is_asked(table, 1):
        answer(table, PASS, seat=1)
    assert sum(isinstance(e, Answered) and e.by == "forced" for e in table.unwritten) == 1
    events = match_of(table).events_for(0)
    [at] = [at for at, event in enumerate(events) if event["event"] == "forced"]
    assert events[at]["seat"] == 0
    assert table.given.last_own(0) == 0, "an undo goes back to what the person did"


@pytest.mark.parametrize(("seats", "alone"), [([ME, "greedy"], True), (PEOPLE[2], False)])
def test_the_only_option_ends_no_free_undo(seats: list[str], alone: bool) -> None:
    """Seat 0 has reinforced with its last card; alone with bots it can take back more than that."""
    start = scene().hand(0, "red-witch").hand(1, "blue-knight").begin().state.plain()
    table = seated(agreed("avalon", seats), start=start)
    answer(table, {"do": "reinforce", "card": "red-witch", "region": 1})
    forced = [e for e in table.unwritten if isinstance(e, Answered) and e.by == "forced"]
    assert bool(forced) == alone
    assert table.undo_needs_consent(0, 0) is False


def test_with_others_a_hidden_only_option_is_left_to_the_person() -> None:
    """Seat 1 cannot resist: others would see how quickly it passes."""
    table, _ = window(able=False, order="ask")
    assert (len(asked(table, 1).options), outcomes.is_asked(table, 1)) == (1, True)


def test_who_has_left_still_counts_as_somebody_who_could_watch() -> None:
    table, _ = window(able=False, order=None)
    requests.leave(table, NOW, 0)
    assert (table.alone, outcomes.is_asked(table, 1)) == (False, True)


# With other people --------------------------------------------------------------------------------


def test_the_outcome_of_a_window_shows_at_its_moment() -> None:
    table, _ = window(able=False)
    due = next_due(table)
    assert due is not None
    assert not outcomes.is_asked(table, 1)
    assert not requests.time_up(table, due - 1)
    assert outcome(table) is None
    assert requests.time_up(table, due)
    passed = outcome(table)
    assert passed is not None
    assert (passed.seat, passed.choice, passed.by) == (1, PASS, "person"), "as if it were asked"


@pytest.mark.parametrize("choice", [RESIST, PASS])
def test_an_answer_is_held_back_until_the_same_moment(choice: dict[str, Any]) -> None:
    unable, _ = window(able=False)
    table, match = window(able=True)
    assert outcomes.is_asked(table, 1)
    assert next_due(table) is None
    number, moment, updated = match.number, table.moment, table.updated
    answer(table, choice, NOW + 300, 1)
    held = table.unwritten[-1]
    assert isinstance(held, Held)
    assert (match.number, table.moment, table.updated) == (number, moment, updated)
    assert not outcomes.is_asked(table, 1)
    assert next_due(table) == next_due(unable)
    assert seen_at(table) == seen_at(unable)
    shown = outcome(table)
    assert shown is not None
    assert (shown.choice, shown.by) == (choice, "person")


def test_what_others_see_is_the_same_until_then() -> None:
    seen = []
    for able in (False, True):
        table, match = window(able)
        if able:
            answer(table, RESIST, NOW + 1, 1)
        others = match.views([0, None])
        clocks = [table.clocks.left(seat, NOW + 2) for seat in (0, 1)]
        seen.append((others, match.events_for(0), table.moment, table.updated, clocks))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("clock", [NoClock(), LiveClock(600, 5), DaysClock(2)])
def test_over_many_windows_the_times_seen_are_the_same_whatever_is_held(clock: Clock) -> None:
    times: dict[bool, list[int]] = {True: [], False: []}
    for able in (True, False):
        for at in range(60):
            table, _ = window(able, clock=clock, seed=f"seed {at}")
            if able:
                answer(table, (RESIST, PASS)[at % 2], NOW + 10 * at, 1)
            times[able].append(seen_at(table))
    assert times[True] == times[False]
    shortest, longest = (600, 14_400) if isinstance(clock, DaysClock) else (1, 10)
    drawn = sorted(times[True])
    assert shortest * SECOND <= drawn[0] < drawn[-1] <= longest * SECOND
    assert len(set(drawn)) > 50
    quarters = [drawn[len(drawn) * part // 4] for part in (1, 2, 3)]
    assert quarters == sorted(set(quarters)), "they are spread, not all at one end"
    assert drawn[-1] > 3 * drawn[0]


def test_the_moment_depends_on_the_seed_and_the_question() -> None:
    drawn = {
        draw_delay(seed, decision, NoClock())
        for seed in ("a", "b", "\udcff")
        for decision in ("1.0", "1.1", "2.0", "1.0~1")
    }
    assert len(drawn) == 12


def test_an_answer_after_the_moment_shows_at_once() -> None:
    table, _ = window(able=True)
    wait(table, NOW + 60 * SECOND)
    assert outcome(table) is None
    answer(table, RESIST, NOW + 60 * SECOND, 1)
    shown = outcome(table)
    assert shown is not None
    assert shown.at == NOW + 60 * SECOND


def test_other_orders_hold_nothing_back() -> None:
    table, _ = window(able=True, order="ask")
    answer(table, RESIST, NOW + 1, 1)
    assert outcome(table) is not None
    table, _ = window(able=True, order="pass")
    assert outcome(table) is not None


def test_a_held_answer_can_be_taken_back_and_given_anew() -> None:
    table, match = window(able=True)
    answer(table, PASS, NOW + 1, 1)
    decision = asked(table, 1)
    with refused(table, errors.StaleAnswer):
        requests.answer(table, NOW + 2, 1, decision.id, RESIST, table.position)
    assert outcomes.is_held_back(table, 1)
    requests.undo(table, NOW + 2, 1, None)
    assert (outcomes.is_asked(table, 1), outcomes.is_held_back(table, 1), next_due(table)) == (
        True,
        False,
        None,
    )
    assert table.proposal is None, "nobody is asked: nobody has seen anything"
    answer(table, RESIST, NOW + 3, 1)
    assert match.number == 1
    wait(table, NOW + 60 * SECOND)
    shown = outcome(table)
    assert shown is not None
    assert shown.choice == RESIST


def test_a_held_answer_must_be_an_option() -> None:
    table, _ = window(able=True)
    decision = asked(table, 1)
    with refused(table, core_errors.NotAnOption):
        requests.answer(table, NOW, 1, decision.id, {"do": "resist", "card": "blue-knight"}, 99)


def test_who_goes_back_to_a_window_is_asked_there() -> None:
    table, match = window(able=False)
    wait(table, NOW + 60 * SECOND)
    assert outcome(table) is not None
    requests.undo(table, NOW + 60 * SECOND, 1, match.number - 1)
    agree(table, 0, now=NOW + 60 * SECOND)
    assert (asked(table).prompt, outcomes.is_asked(table, 1)) == ("resist", True)


def test_a_raised_hand_is_asked_and_answers_at_once() -> None:
    table, _ = window(able=False)
    requests.raise_hand(table, NOW, 1, True)
    assert outcomes.is_asked(table, 1)
    assert next_due(table) is None
    answer(table, PASS, NOW + 1, 1)
    assert outcome(table) is not None


@pytest.mark.parametrize("able", [True, False])
def test_a_pause_puts_the_moment_off(able: bool) -> None:
    table, _ = window(able)
    delay = seen_at(window(able=False)[0])
    requests.propose(table, NOW + 100, 0, "pause", None, missing=False)
    agree(table, 1, now=NOW + 100)
    assert next_due(table) is None
    assert not requests.time_up(table, NOW + 60 * SECOND)
    requests.propose(table, NOW + 60 * SECOND, 0, "resume", None, missing=False)
    assert outcome(table) is None
    if able:
        answer(table, PASS, NOW + 60 * SECOND + 10, 1)
    assert seen_at(table) == delay + 60 * SECOND - 100


@pytest.mark.parametrize("able", [True, False])
@pytest.mark.parametrize("clock", [NoClock(), LiveClock(60, 0)])
def test_sleep_puts_the_moment_off(able: bool, clock: Clock) -> None:
    table, _ = window(able, clock=clock)
    delay = seen_at(window(able=False, clock=clock)[0])
    requests.credit_downtime(table, NOW + 90 * SECOND, 60 * SECOND)
    if able:
        assert outcomes.any_held(table)
        answer(table, PASS, NOW + 60 * SECOND + 10, 1)
    assert seen_at(table) == delay + 60 * SECOND


def test_a_table_that_waits_for_nothing_logs_no_sleep() -> None:
    table, _ = window(able=True, order="ask")
    before = len(table.unwritten)
    requests.credit_downtime(table, NOW, 60 * SECOND)
    assert len(table.unwritten) == before


LONGEST: Final = 10 * SECOND
"""The longest time for which an outcome is held back, on a live clock."""


def test_the_clock_begins_alike_and_gains_nothing_before() -> None:
    """As for everybody, whatever the order: nobody sees that, or the moment, in it."""
    shown = []
    for able in (True, False):
        table, _ = window(able, clock=LiveClock(60, 5))
        usual, _ = window(able, clock=LiveClock(60, 5), order="ask")
        for at in (500, LONGEST - 1, LONGEST, LONGEST + 500):
            same = [each.clocks.left(1, NOW + at) for each in (table, usual)]
            assert same == [60 * SECOND - max(0, at - LONGEST)] * 2
        if able:
            answer(table, PASS, NOW + 10, 1)
        wait(table, NOW + LONGEST)
        told = outcome(table)
        assert told is not None
        shown.append([table.clocks.left(seat, told.at) for seat in (0, 1)])
    assert shown[0] == shown[1] == [65 * SECOND, 60 * SECOND]


def test_a_longer_thought_spends_time_and_gains() -> None:
    table, _ = window(able=True, clock=LiveClock(60, 5))
    answer(table, PASS, NOW + LONGEST + 2 * SECOND, 1)
    assert table.clocks.left(1, NOW + LONGEST + 2 * SECOND) == 63 * SECOND


@pytest.mark.parametrize("able", [True, False])
@pytest.mark.parametrize("seed", range(20))
def test_nobody_loses_a_seat_while_an_outcome_is_held_back(able: bool, seed: int) -> None:
    table, _ = window(able, clock=LiveClock(60, 0), seed=str(seed))
    _, running = table.clocks.kept()
    table.clocks.restore([60 * SECOND, 1 * SECOND], running)
    if able:
        answer(table, RESIST, NOW + 500, 1)
    wait(table, NOW + LONGEST)
    shown = outcome(table)
    assert shown is not None
    assert (shown.by, shown.choice) == ("person", RESIST if able else PASS)


@pytest.mark.parametrize("able", [True, False])
def test_what_is_proposed_meanwhile_tells_nothing_either(able: bool) -> None:
    table, match = window(able)
    requests.undo(table, NOW, 0, match.number - 1)
    if able:
        answer(table, PASS, NOW + 10, 1)
    assert table.proposal is not None
    seen_at(table)
    assert table.proposal is None, "the game has gone on"


@pytest.mark.parametrize("able", [True, False])
def test_an_undo_goes_back_to_the_window_either_way(able: bool) -> None:
    table, match = window(able)
    if able:
        answer(table, PASS, NOW + 10, 1)
    delay = seen_at(table)
    requests.undo(table, NOW + delay, 1, None)
    assert table.proposal is not None
    assert table.proposal.asked.to == 1
    agree(table, 0, now=NOW + delay)
    assert (match.number, outcomes.is_asked(table, 1)) == (1, True)


def test_an_undo_that_comes_too_late_is_not_told_to_the_others() -> None:
    """The page showed that it was free: only a player who means to ask others does."""
    table, match = window(able=True)
    answer(table, PASS, NOW + 10, 1)
    delay = seen_at(table)
    before = (table.position, match.number)
    with refused(table, errors.UndoNeedsConsent):
        requests.undo(table, NOW + delay, 1, None, propose=False)
    assert table.proposal is None
    assert (table.position, match.number) == before


@pytest.mark.parametrize("able", [True, False])
@pytest.mark.parametrize("press", ["order", "turn"])
def test_passing_for_good_at_the_question_is_held_back_as_well(able: bool, press: str) -> None:
    """Otherwise a seat that can act, and is asked, would show it by pressing the button."""
    table, _ = window(able)
    delay = seen_at(window(able=False)[0])
    if able:
        answer(table, RESIST, NOW + 5, 1)
    if press == "order":
        requests.order(table, NOW + 10, 1, "resist", "pass")
    else:
        requests.pass_turn(table, NOW + 10, 1, passing=True)
    assert outcome(table) is None
    assert seen_at(table) == delay
    shown = outcome(table)
    assert shown is not None
    assert shown.choice == PASS, "what was held before is replaced"


# Until one's next turn ----------------------------------------------------------------------------


def test_who_passes_until_the_next_turn_is_asked_nothing_before_it() -> None:
    table, match = window(able=True, order=None)
    assert outcomes.is_asked(table, 1)
    requests.pass_turn(table, NOW, 1, passing=True)
    passed = outcome(table)
    assert passed is not None
    assert (passed.choice, passed.by) == (PASS, "person"), "pressed at the question itself"
    assert table.orders.passing == {1}
    moment = table.moment
    requests.pass_turn(table, NOW, 0, passing=True)
    assert table.moment == moment, "nobody else hears of it"
    while table.game.on_turn(match.state) == 0:
        answer(table, asked(table).options[-1])
    assert table.orders.passing == {0}, "it is the turn of seat 1, which is asked again"


@pytest.mark.parametrize("able", [True, False])
def test_passing_shows_as_late_as_ever_where_one_is_asked_only_if_able(able: bool) -> None:
    """Else others would see when it was switched on: in a window in which its player was asked."""
    delay = seen_at(window(able=False)[0])
    table = seated(agreed("avalon", PEOPLE[2]), start=attack_ahead(able))
    requests.order(table, NOW, 1, "resist", "if-able")
    requests.pass_turn(table, NOW, 1, passing=True)
    answer(table, ATTACK, NOW)
    assert not outcomes.is_asked(table, 1)
    assert outcome(table) is None
    assert seen_at(table) == delay
    passed = outcome(table)
    assert passed is not None
    assert (passed.choice, passed.by) == (PASS, "person")


def test_passing_is_taken_back_as_easily() -> None:
    settings = agreed("avalon", PEOPLE[2])
    table = seated(settings, start=attack_ahead(able=True))
    requests.pass_turn(table, NOW, 1, passing=True)
    requests.pass_turn(table, NOW, 1, passing=False)
    answer(table, ATTACK)
    assert outcomes.is_asked(table, 1)


def test_who_passes_in_the_own_turn_does_so_until_the_next_one() -> None:
    table, match = avalon()
    requests.pass_turn(table, NOW, 0, passing=True)
    turns = [table.game.on_turn(match.state)]
    while turns != [0, 1, 0]:
        assert (0 in table.orders.passing) == (turns[-1:] != [0] or len(turns) == 1)
        answer(table, asked(table).options[-1])
        if table.game.on_turn(match.state) != turns[-1]:
            turns.append(table.game.on_turn(match.state))
    assert table.orders.passing == set()


def test_a_raised_hand_is_asked_whatever_is_passed() -> None:
    table = seated(agreed("avalon", PEOPLE[2]), start=attack_ahead(able=False))
    requests.pass_turn(table, NOW, 1, passing=True)
    requests.raise_hand(table, NOW, 1, True)
    answer(table, ATTACK)
    assert outcomes.is_asked(table, 1)


def test_who_takes_a_free_chair_does_not_pass_for_who_left_it() -> None:
    table = opened(agreed("avalon", ["friend", "friend"]))
    requests.sit(table, NOW, "Ana", INVITE)
    requests.pass_turn(table, NOW, 0, passing=True)
    requests.leave(table, NOW, 0)
    assert table.orders.passing == set()


def test_a_game_without_windows_has_nothing_to_pass() -> None:
    table, _ = guilds()
    with refused(table, errors.UnknownWindow):
        requests.pass_turn(table, NOW, 0, passing=True)


def test_who_could_only_talk_is_not_asked_in_fief() -> None:
    """Alone with bots: a deal can be proposed in one's own turn, or with a raised hand."""
    table = seated(agreed("fief", [ME, "greedy", "greedy"]))
    match = match_of(table)
    seen = 0
    for _ in range(400):
        if table.status == "over" or seen > 20:
            break
        decision = asked(table)
        verbs = {option["do"] for option in decision.options}
        if decision.seat == 0 and decision.prompt in table.game.WINDOWS:
            assert not verbs <= {"pass", "deal", "talk", "decline"}, decision.prompt
        seen += any(entry.seat == 0 for entry in match.log[-1:])
        answer(table, decision.options[0], NOW, decision.seat)


def test_a_seat_keeps_only_its_last_held_answer() -> None:
    seat = Seat(ME)
    for choice in (PASS, None):
        seat.note(Held(at=NOW, seat=0, decision="1.0", choice=choice))
        assert seat.held is not None
        assert seat.held.choice == choice
