"""Tests resigning: the game is over at once, no matter who is asked."""

from random import Random
from typing import Any

import pytest

import tableronde
from tableronde import games
from tableronde.core.errors import GameOver, MalformedEntry, UnknownSeat, WrongEntry, WrongResult
from tableronde.core.event import ALL
from tableronde.core.match import Match, replay
from tableronde.core.record import read, text

SEATS = {"avalon": 2, "guilds": 3, "medieval-mastery": 2, "zizka": 1, "fief": 4}


def played(game: str, answers: int, seed: int = 1, seats: int | None = None) -> Match:
    match = Match(games.find(game), seats or SEATS[game], seed)
    random = Random(seed)
    for _ in range(answers):
        if match.result is not None:
            break
        decision = random.choice(match.pending())
        match.answer(decision, random.choice(decision.options))
    return match


@pytest.mark.parametrize(
    ("game", "seats", "winners"),
    [("avalon", 2, [1]), ("zizka", 2, [1]), ("zizka", 1, []), ("guilds", 3, []), ("fief", 4, [])],
)
def test_with_two_players_the_other_wins_and_with_more_nobody(
    game: str, seats: int, winners: list[int]
) -> None:
    match = played(game, 5, seats=seats)
    number = match.number
    match.resign(0)
    scores: list[dict[str, int]] = [{} for _ in range(seats)]
    assert match.result == {"winners": winners, "reason": "resigned", "scores": scores}
    assert (match.waiting(), match.unprompted(), match.pending()) == ((), (), [])
    assert match.number == number, "it is no answer"
    assert match.events[-1][1].key == "resigned"


def test_a_seat_may_resign_while_another_is_asked() -> None:
    match = played("avalon", 0)
    [asked] = match.waiting()
    match.resign(1 - asked)
    assert match.result is not None
    assert match.result["winners"] == [asked]


def test_a_resignation_cannot_be_undone() -> None:
    match = played("avalon", 4)
    match.resign(0)
    before = match.record()
    for seat in (0, 1):
        with pytest.raises(GameOver):
            match.resign(seat)
    with pytest.raises(GameOver):
        match.undo(0, 0, agreed=True)
    with pytest.raises(GameOver):
        match.answer("4.0", {"do": "pass"})
    assert match.record() == before


def test_a_finished_game_cannot_be_resigned() -> None:
    match = played("guilds", 10_000)
    with pytest.raises(GameOver):
        match.resign(0)


@pytest.mark.parametrize("seat", [-1, 2, None, "0", True])
def test_an_unknown_seat_cannot_resign(seat: Any) -> None:
    match = played("avalon", 3)
    with pytest.raises(UnknownSeat):
        match.resign(seat)
    assert match.result is None


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("answers", [0, 7, 33, 64, 150])
def test_a_resignation_is_recorded(game: str, answers: int) -> None:
    """At any point of a game, the record can still be replayed and looked at."""
    match = played(game, answers)
    if match.result is not None:  # some are over sooner
        match = played(game, match.number - 1)
    match.resign(0)
    record = match.record()
    assert record["log"][-1] == {"seat": 0, "resigned": True}
    again = tableronde.replay(record)
    assert again.record() == record
    assert again.state.plain() == match.state.plain()
    assert text(again.record()) == text(record)
    eyes = (None, ALL, *range(match.seats))
    for seat in eyes:
        all_open = seat == ALL
        own = None if all_open else seat
        last = match.view_at(match.number, own, all_open)
        assert last["result"] == match.result
        assert last == (match.views((seat,))[seat])
        assert match.view_at(0, own, all_open)["result"] == (match.result if not answers else None)
        assert match.events_for(own, all_open=all_open)[-1]["event"] == "resigned"
    game_of = match.game
    assert game_of.load(match.state.plain()).plain() == match.state.plain()
    assert match.age is None
    assert match.unprompted() == ()


def test_a_record_with_a_resignation_replays_step_by_step() -> None:
    match = played("avalon", 6)
    match.resign(1)
    told = read(match.record())
    last = len(told.log)
    assert replay(match.game, told, last - 1).result is None
    assert replay(match.game, told, last).result == match.result


def test_a_record_with_a_wrong_resignation_is_refused() -> None:
    match = played("avalon", 6)
    match.resign(1)
    record = match.record()
    with pytest.raises(WrongResult):
        tableronde.replay({**record, "log": [*record["log"][:-1], {"seat": 0, "resigned": True}]})
    with pytest.raises(WrongEntry):
        tableronde.replay({**record, "log": [*record["log"], {"seat": 0, "resigned": True}]})
    with pytest.raises(WrongEntry):
        tableronde.replay({**record, "log": [*record["log"], {"seat": 0, "undo": 0}]})
    for entry in (
        {"seat": 0, "resigned": True, "undo": 1},
        {"seat": 0, "resigned": True, "agreed": True},
        {"seat": 0, "resigned": True, "choice": {"do": "pass"}},
        {"seat": 0, "resigned": False},
        {"seat": 0},
    ):
        with pytest.raises(MalformedEntry):
            read({**record, "log": [*record["log"][:-1], entry]})
