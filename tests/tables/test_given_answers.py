"""The answers that stand: whose the last one was, and what may be undone."""

from random import Random

from tableronde import new
from tableronde.tables.given_answers import BESIDE, BY_BOT, BY_ORDER, GivenAnswers


def test_they_are_read_from_the_log_of_a_match() -> None:
    """Answers that were undone do not count."""
    random, match = Random(5), new("avalon", 2, seed=5)
    given = GivenAnswers(match.first)
    undone = 0
    while match.number < 60 and match.result is None:
        decision = random.choice(match.pending())
        match.answer(decision, random.choice(decision.options))
        given.add(decision.seat)
        if random.random() < 0.2:
            to = random.randrange(max(0, match.number - 3), match.number)
            match.undo(decision.seat, to, agreed=True)
            given.take_back(to)
            undone += 1
    assert undone
    assert match.number
    assert GivenAnswers.of(match).kept() == given.kept()
    assert len(given.kept()) == match.number


def test_the_last_own_answer_is_one_that_the_seat_was_asked_for() -> None:
    given = GivenAnswers(10)
    assert given.last_own(0) is None
    for seat, before in ((0, 0), (1, 0), (0, BY_ORDER)):
        given.add(seat, before)
    assert (given.last_own(0), given.last_own(1), given.last_own(2)) == (10, 11, None)


def test_what_is_taken_back_comes_newest_first() -> None:
    given = GivenAnswers(10)
    for seat in range(3):
        given.add(seat, seat)
    assert given.take_back(11) == [(2, 2), (1, 1)]
    assert given.kept() == [(0, 0)]


def test_nobody_may_undo_what_a_bot_has_played() -> None:
    match = new("avalon", 2, seed=5, options={"first": 0})
    for before, may in ((0, True), (BY_ORDER, True), (BY_BOT, False)):
        given = GivenAnswers(match.first)
        match.answer(match.pending()[0], match.pending()[0].options[0])
        given.add(0, before)
        assert match.may_undo(0, 0)
        assert given.may_undo(match, 0, 0) == may
        assert given.seats_since(0) == (set() if before == BY_BOT else {0})
        match.undo(0, 0)


def test_some_answers_are_nobodys_turn() -> None:
    given = GivenAnswers(0)
    assert given.last_on_turn() is None
    for seat, before in ((1, 500), (0, BESIDE), (2, BY_ORDER)):
        given.add(seat, before)
    assert given.last_on_turn() == 1
