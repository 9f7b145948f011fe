"""Answers, undo, and automatic answers."""

from typing import Any, Final

import pytest

from tableronde import games
from tableronde.core import errors as core_errors
from tableronde.core.errors import TableRondeError
from tableronde.tables import errors, requests
from tableronde.tables.entries import Answered, Proposed, Remarked, Undid
from tableronde.tables.settings import ME, LiveClock
from tableronde.tables.table import Table
from tableronde.words import LANGUAGES, Words
from tests.core.toy import Toy
from tests.rules.fief.scene import ANA, BEN, CLEO, fief
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
    pause,
    play,
    refused,
    seated,
)

# Answers ------------------------------------------------------------------------------------------


def test_an_answer_is_carried_out_and_logged() -> None:
    table, match = guilds()
    decision = asked(table)
    choice = decision.options[0]
    requests.answer(table, NOW + 7, 0, decision.id, choice, table.position, "t")
    assert table.unwritten[-1] == Answered(
        at=NOW + 7, seat=0, decision=decision.id, choice=choice, token="t"
    )
    assert match.number == 1
    assert table.updated == NOW + 7
    assert table.done("t") == table.position


def test_wrong_answers() -> None:
    table, _ = guilds()
    decision, position = asked(table), table.position
    good = decision.options[0]
    cases: list[tuple[int, str, Any, int, type[TableRondeError]]] = [
        (1, decision.id, good, position, core_errors.WrongSeat),
        (0, "9.9", good, position, core_errors.NoSuchDecision),
        (0, "", good, position, core_errors.NoSuchDecision),
        (0, decision.id, {}, position, core_errors.MalformedChoice),
        (0, decision.id, {**good, "extra": 1}, position, core_errors.MalformedChoice),
        (0, decision.id, {"do": "draw-instead"}, position, core_errors.NotAnOption),
        (0, decision.id, good, position - 1, errors.StaleAnswer),
        (0, decision.id, good, -1, errors.StaleAnswer),
    ]
    for seat, identity, choice, seen, error in cases:
        with refused(table, error):
            requests.answer(table, NOW, seat, identity, choice, seen)


def test_an_answer_to_a_question_from_before_an_undo_is_refused() -> None:
    """Though the question is the same word for word: it was not put to the same table."""
    table, _ = avalon()
    before = table.position
    decision = asked(table)
    reinforce(table)
    requests.undo(table, NOW, 0, None)
    again = asked(table)
    assert again.options == decision.options
    with refused(table, core_errors.NoSuchDecision):
        requests.answer(table, NOW, 0, decision.id, decision.options[0], table.position)
    with refused(table, errors.StaleAnswer):
        requests.answer(table, NOW, 0, again.id, again.options[0], before)
    requests.answer(table, NOW, 0, again.id, again.options[0], table.position)


def test_sealed_answers_may_be_given_without_having_seen_the_others_come_in() -> None:
    table, match = guilds(*PEOPLE[4])
    while len(match.pending()) < 2:
        play(table, 1)
    seen = table.position
    number = match.number
    pending = match.pending()
    for decision in pending:
        requests.answer(table, NOW, decision.seat, decision.id, decision.options[0], seen)
    assert match.number == number + len(pending)


# Undo ---------------------------------------------------------------------------------------------


def reinforce(table: Table) -> None:
    decision = asked(table)
    answer(table, next(option for option in decision.options if option["do"] == "reinforce"))


def test_undo_is_free_up_to_the_last_barrier() -> None:
    table, match = avalon()
    start = match.state.plain()
    for _ in range(3):
        reinforce(table)
    requests.undo(table, NOW, 0, None, "t")
    assert table.unwritten[-1] == Undid(at=NOW, seat=0, to=2, token="t")
    assert match.number == 2
    requests.undo(table, NOW, 0, 0)
    assert match.state.plain() == start
    assert table.proposal is None


def test_undo_by_consent_of_all() -> None:
    table, match = guilds()
    play(table, 12)
    position = match.position_at(5)
    requests.undo(table, NOW, 2, 5, "t")
    proposal = table.proposal
    assert proposal is not None
    assert proposal.asked == Proposed(at=NOW, seat=2, what="undo", to=5, token="t")
    assert (proposal.voters, proposal.yes, proposal.id) == ([0, 1], {2}, table.position)
    assert match.number == 12
    agree(table, 0)
    assert match.number == 12
    agree(table, 1)
    assert table.unwritten[-1] == Undid(at=NOW, seat=2, to=5, agreed=True)
    assert match.state.plain() == position
    assert table.proposal is None


def test_undo_without_a_number_is_ones_own_last_answer() -> None:
    table, match = guilds()
    play(table, 9)
    last = max(at for at, entry in enumerate(match.log) if entry.seat == 1)
    requests.undo(table, NOW, 1, None)
    assert table.proposal is not None
    assert table.proposal.asked.to == last


def test_one_refusal_is_enough_and_the_proposer_may_withdraw() -> None:
    for seat, end in ((0, 12), (2, 12)):
        table, match = guilds()
        play(table, 12)
        requests.undo(table, NOW, 2, 5)
        assert table.proposal is not None
        agree(table, 1)
        requests.vote(table, NOW, seat, table.proposal.id, False)
        assert table.proposal is None
        assert match.number == end


def test_among_bots_a_person_takes_back_what_he_likes() -> None:
    table, match = guilds("greedy", ME, "random")
    play(table, 20)
    requests.undo(table, NOW, 1, 0)
    assert match.number == 0
    assert table.proposal is None


def test_there_is_not_always_something_to_undo() -> None:
    table, match = guilds()
    with refused(table, core_errors.NothingToUndo):
        requests.undo(table, NOW, 0, None)
    play(table, 1)
    with refused(table, core_errors.NothingToUndo):
        requests.undo(table, NOW, 1, None)
    for to in (-1, match.number, match.number + 1):
        with refused(table, core_errors.NothingToUndo):
            requests.undo(table, NOW, 0, to)
    table = seated(agreed(), start=match_of(play(guilds()[0], 30)).state.plain())
    play(table, 3)
    with refused(table, core_errors.NothingToUndo):
        requests.undo(table, NOW, 0, 29)


# Automatic answers --------------------------------------------------------------------------------


def attack(table: Table) -> None:
    """The seat whose turn it is attacks: the other is asked whether to resist."""
    for _ in range(200):
        decision = asked(table)
        attacks = [option for option in decision.options if option["do"] == "attack"]
        if attacks:
            answer(table, attacks[0])
            return
        play(table, 1)
    raise AssertionError("no attack")


def test_an_order_to_pass_answers_the_window_at_once() -> None:
    table, match = avalon()
    requests.order(table, NOW, 0, "resist", "pass")
    requests.order(table, NOW, 1, "resist", "pass", "t")
    assert table.orders.given(1) == {"resist": "pass"}
    assert table.done("t") == table.moment < table.position, "the others do not hear of it"
    attack(table)
    attacked, passed = table.unwritten[-2:]
    assert isinstance(attacked, Answered)
    assert isinstance(passed, Answered)
    assert attacked.choice["do"] == "attack"
    assert (passed.by, passed.choice, passed.seat) == ("order", {"do": "pass"}, 1 - attacked.seat)
    assert all(decision.prompt != "resist" for decision in match.pending())


def test_an_order_given_while_one_is_asked_answers_now() -> None:
    table, match = avalon()
    attack(table)
    decision = asked(table)
    assert decision.prompt == "resist"
    requests.order(table, NOW, decision.seat, "counter", "pass")
    assert asked(table).id == decision.id, "that is another window"
    requests.order(table, NOW, 1 - decision.seat, "resist", "pass")
    assert asked(table).id == decision.id, "that is another seat"
    requests.order(table, NOW, decision.seat, "resist", "pass")
    assert decision.id not in [still.id for still in match.pending()]


def test_a_raised_hand_stops_the_order_until_it_is_lowered() -> None:
    table, match = avalon()
    for seat in (0, 1):
        requests.order(table, NOW, seat, "resist", "pass")
        requests.raise_hand(table, NOW, seat, True)
    attack(table)
    decision = asked(table)
    assert decision.prompt == "resist"
    requests.raise_hand(table, NOW, 1 - decision.seat, False)
    assert asked(table).id == decision.id
    requests.raise_hand(table, NOW, decision.seat, False)
    assert decision.id not in [still.id for still in match.pending()]


@pytest.mark.clause("FIEF-D-03")
def test_a_game_that_knows_hands_keeps_them_itself_and_may_refuse() -> None:
    """In Fief a hand that ended in a pass is spent for the phase: nothing of it is written down."""
    scene = fief().lord(ANA, "arthur", "blaye").money(ANA, 9).begin("buy")
    scene.state.hand_spent = 1 << CLEO
    table = seated(agreed("fief"), start=scene.state.plain())
    table.unwritten.clear()
    with refused(table, errors.HandSpent):
        requests.raise_hand(table, NOW, CLEO, True, "t")
    for _ in range(2):  # up is up
        requests.raise_hand(table, NOW, BEN, True, "u")
    said = Remarked(at=NOW, seat=BEN, choice={"do": "raise-hand"}, open=True, token="u")
    assert table.unwritten == [said]
    assert [table.hand_up(seat) for seat in (ANA, BEN, CLEO)] == [False, True, False]
    requests.raise_hand(table, NOW, BEN, False)
    assert not table.hand_up(BEN)


def test_an_order_to_ask_takes_the_other_back() -> None:
    table, _ = avalon()
    for seat in (0, 1):
        requests.order(table, NOW, seat, "resist", "pass")
        requests.order(table, NOW, seat, "resist", "ask")
    attack(table)
    assert asked(table).prompt == "resist"


def test_orders_are_the_persons_not_the_bots() -> None:
    table, _ = avalon()
    for seat in (0, 1):
        requests.order(table, NOW, seat, "resist", "pass")
    requests.leave(table, NOW, 0)
    requests.leave(table, NOW, 1)
    attack(table)
    decision = asked(table)
    assert decision.prompt == "resist"
    assert table.bots_asked() == [decision.seat]
    requests.come_back(table, NOW, decision.seat)
    assert decision.id not in [still.id for still in match_of(table).pending()], "now it counts"


def test_whoever_takes_back_a_pass_is_asked_again_whatever_was_ordered() -> None:
    """'Always pass' is an answer, too: given by mistake, it can be taken back like any other."""
    table, match = avalon()
    attack(table)
    decision = asked(table)
    seat, number = decision.seat, match.number
    requests.order(table, NOW, seat, "resist", "pass")
    passed = table.unwritten[-1]
    assert isinstance(passed, Answered)
    assert (passed.by, passed.seat, passed.choice) == ("person", seat, {"do": "pass"})
    requests.undo(table, NOW, seat, None)
    agree(table, 1 - seat)
    again = asked(table)
    assert (match.number, again.prompt, again.seat) == (number, "resist", seat)
    requests.raise_hand(table, NOW, 1 - seat, True)
    requests.order(table, NOW, seat, "counter", "pass")
    assert asked(table).id == again.id, "whatever else happens meanwhile"
    requests.order(table, NOW, seat, "resist", "pass")
    assert match.number == number + 1, "giving the order once more confirms it"


def test_what_orders_have_passed_goes_back_with_ones_own_last_answer() -> None:
    table, match = avalon()
    play(table, 12)
    for seat in (0, 1):
        requests.order(table, NOW, seat, "resist", "pass")
    attack(table)
    passed = table.unwritten[-1]
    assert isinstance(passed, Answered)
    assert passed.by == "order"
    own = max(at for at, entry in enumerate(match.log[:-1]) if entry.seat == passed.seat)
    assert own < match.number - 2, "before the attack"
    assert table.given.last_own(passed.seat) == own
    requests.undo(table, NOW, passed.seat, None)
    agree(table, 1 - passed.seat)
    assert match.number == own


def test_an_order_waits_while_the_table_is_paused() -> None:
    table, _ = avalon()
    attack(table)
    decision = asked(table)
    pause(table)
    requests.order(table, NOW, decision.seat, "resist", "pass")
    assert asked(table).id == decision.id
    requests.propose(table, NOW, 0, "resume", None, missing=False)
    assert decision.id not in [still.id for still in match_of(table).pending()]


def test_an_order_counts_from_the_first_question_on() -> None:
    """A table may begin within a window."""
    table, _ = avalon()
    attack(table)
    seat, start = asked(table).seat, match_of(table).state.plain()
    again = opened(agreed("avalon", PEOPLE[2]), start=start)
    requests.sit(again, NOW, "Ana", INVITE)
    again.seats[0].host = True
    requests.order(again, NOW, 0, "resist", "pass")
    if seat == 0:
        requests.fill(again, NOW, 0, "greedy")
        assert asked(again).prompt != "resist"
    else:
        requests.sit(again, NOW, "Bob", INVITE)
        requests.order(again, NOW, 1, "resist", "pass")
        assert asked(again).prompt != "resist"


def test_only_windows_can_be_ordered() -> None:
    for table, window in ((avalon()[0], "play"), (guilds()[0], "resist"), (avalon()[0], "x" * 99)):
        with refused(table, errors.UnknownWindow):
            requests.order(table, NOW, 0, window, "pass")


class ToyWithWindows(Toy):
    """The toy game, whose windows several seats are asked in at once."""

    WINDOWS = {"bell": "pass", "pot": "pass"}  # noqa: RUF012


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Table:
    monkeypatch.setitem(games.GAMES, "toy", ToyWithWindows())
    return seated(agreed("toy", PEOPLE[3]))


def test_nobody_elses_undo_passes_for_who_went_back(toy: Table) -> None:
    """All are asked at once: each who goes back is asked until the answer is there."""
    for seat in range(3):
        requests.order(toy, NOW, seat, "bell", "pass")
    for seat in (0, 1):
        requests.order(toy, NOW, seat, "pot", "pass")
        requests.undo(toy, NOW, seat, None)
        while toy.proposal is not None:
            agree(toy, *[voter for voter in toy.proposal.voters if voter not in toy.proposal.yes])
    assert toy.waiting() == (0, 1, 2)
    assert [toy.orders.asked_again(match_of(toy), seat) for seat in range(3)] == [True, True, False]
    requests.order(toy, NOW, 2, "pot", "pass")
    assert toy.waiting() == (0, 1)


def test_orders_in_windows_of_several_seats(toy: Table) -> None:
    for seat in range(3):
        requests.order(toy, NOW, seat, "bell", "pass")
    assert toy.waiting() == (0, 1, 2), "the bell was passed by all, the pot is open to all"
    requests.order(toy, NOW, 1, "pot", "pass")
    assert toy.waiting() == (0, 2)
    requests.order(toy, NOW, 0, "pot", "pass")
    assert toy.waiting() == (2,)
    answer(toy, {"do": "grab"})
    assert toy.waiting() == (2,), "asked again, the others passed again at once"
    requests.raise_hand(toy, NOW, 0, True)
    answer(toy, {"do": "grab"})
    assert toy.waiting() == (0,), "a seat that has acted enough is not asked; a waiting one is"
    requests.raise_hand(toy, NOW, 0, False)
    assert asked(toy).prompt == "election"


TABLE_EVENTS: Final = ("bot-takes-over", "person-returns", "table-paused", "table-resumed")


def test_the_chronicle_tells_of_the_people() -> None:
    table, match = avalon(clock=LiveClock(60, 0))
    assert requests.time_up(table, NOW + 60_000)
    requests.come_back(table, NOW + 61_000, 0)
    requests.leave(table, NOW + 62_000, 1)
    requests.come_back(table, NOW + 63_000, 1)
    requests.propose(table, NOW + 64_000, 0, "replace", 1, missing=True)
    pause(table)
    requests.propose(table, NOW + 65_000, 0, "resume", None, missing=False)
    for seat in (0, 1, None):
        told = [event for event in match.events_for(seat) if event["event"] in TABLE_EVENTS]
        assert [(event["event"], event["seat"], event.get("why")) for event in told] == [
            ("bot-takes-over", 0, "clock"),
            ("person-returns", 0, None),
            ("bot-takes-over", 1, "left"),
            ("person-returns", 1, None),
            ("bot-takes-over", 1, "vote"),
            ("table-paused", 0, None),
            ("table-resumed", 0, None),
        ]
    assert match.record()["log"] == [], "the record is of the game alone"
    for language in LANGUAGES:
        words = Words(language, table.game, ["Ana", "Bo"], reader=0)
        said = [
            words.event(event) for event in match.events_for(0) if event["event"] in TABLE_EVENTS
        ]
        assert len(set(said)) == 7
        assert not any("{" in line or "event-" in line for line in said), said
