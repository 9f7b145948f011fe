"""Opening a table, sitting down, leaving, and coming back."""

from typing import Any

import pytest

import tableronde
from tableronde.core import errors as core_errors
from tableronde.core.errors import TableRondeError
from tableronde.tables import errors, requests
from tableronde.tables.entries import Answered, Filled, Left, Replaced, Sat
from tableronde.tables.seats import hashed
from tableronde.tables.settings import FRIEND, ME, DaysClock, LiveClock, Settings, checked
from tests.tables.helpers import (
    INVITE,
    NOW,
    PEOPLE,
    agreed,
    asked,
    dump,
    guilds,
    match_of,
    opened,
    over,
    play,
    refused,
    seated,
)

# Opening ------------------------------------------------------------------------------------------


def test_a_founder_sits_and_a_friend_comes_by_the_link() -> None:
    settings = agreed("avalon", [FRIEND, ME])
    table, invite, key = requests.open_own_table("t", settings, NOW, "  Ana\t Belle ")
    assert invite is not None
    assert key is not None
    assert (table.id, table.status, table.position) == ("t", "waiting", 2)
    assert [(seat.name, seat.person, seat.host, seat.free) for seat in table.seats] == [
        ("", False, False, True),
        ("Ana Belle", True, True, False),
    ]
    assert requests.sit(table, NOW + 1, "Bob", invite)[0] == 0
    assert table.status == "playing"
    assert match_of(table).players == ["me:Bob", "me:Ana Belle"]
    assert not table.seats[0].host
    assert [type(entry).__name__ for entry in table.unwritten] == ["Opened", "Sat", "Sat"]
    assert table.settings.options == {"first": "random"}


@pytest.mark.parametrize(
    ("seats", "wished", "given"),
    [
        ([ME, "greedy"], None, True),
        (["greedy", "random"], None, True),
        ([ME, FRIEND], None, False),
        ([FRIEND, FRIEND], None, False),
        ([ME, FRIEND], True, True),
        ([ME, "greedy"], False, False),
    ],
)
def test_there_are_hints_where_nobody_else_sits_unless_it_is_said_otherwise(
    seats: list[str], wished: bool | None, given: bool
) -> None:
    settings = Settings(game="avalon", options={}, seats=seats, hints=wished)
    assert checked(settings).hints is given


def test_a_table_of_bots_plays_without_anybody() -> None:
    table, invite, key = requests.open_own_table("t", agreed(seats=["greedy", "random"]), NOW, "")
    assert (invite, key, table.status) == (None, None, "playing")
    assert table.people() == []
    assert table.bots_asked() == list(table.waiting())
    play(table, 10_000)
    assert table.status == "over"


def test_a_table_without_me_waits_for_whoever_comes() -> None:
    table, invite, key = requests.open_own_table("t", agreed(seats=[FRIEND, FRIEND]), NOW, "")
    assert key is None
    assert invite is not None
    requests.sit(table, NOW, "Ana", invite)
    assert table.seats[0].host, "the first who comes is the host"


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "chess"}, core_errors.UnknownGame),
        ({"seats": [ME]}, core_errors.BadSeats),
        ({"seats": [ME, *[FRIEND] * 5]}, core_errors.BadSeats),
        ({"seats": [ME, ME, FRIEND]}, errors.BadSeatWishes),
        ({"seats": [ME, "deep-thought"]}, errors.BadSeatWishes),
        ({"seats": [ME, ""]}, errors.BadSeatWishes),
        ({"options": {"colour": "red"}}, core_errors.UnknownOption),
        ({"options": {"first": "9"}}, core_errors.BadOption),
        ({"options": {"first": "4"}}, core_errors.OptionNeedsSeats),
        ({"clock": LiveClock(9, 0)}, errors.BadClock),
        ({"clock": LiveClock(10801, 0)}, errors.BadClock),
        ({"clock": LiveClock(60, -1)}, errors.BadClock),
        ({"clock": LiveClock(60, 601)}, errors.BadClock),
        ({"clock": DaysClock(0)}, errors.BadClock),
        ({"clock": DaysClock(15)}, errors.BadClock),
    ],
)
def test_what_cannot_be_agreed(change: dict[str, Any], error: type[TableRondeError]) -> None:
    fields: dict[str, Any] = {"game": "guilds", "options": {}, "seats": PEOPLE[3], **change}
    with pytest.raises(error):
        requests.open_table("t", Settings(**fields), NOW)
    with pytest.raises(error):
        requests.open_own_table("t", Settings(**fields), NOW, "Ana")


@pytest.mark.parametrize(
    "clock", [LiveClock(10, 0), LiveClock(10800, 600), DaysClock(1), DaysClock(14)]
)
def test_the_widest_clocks(clock: LiveClock | DaysClock) -> None:
    table, _ = requests.open_table("t", agreed(clock=clock), NOW)
    assert table.settings.clock == clock


@pytest.mark.parametrize("name", ["", "   ", "\n\t", "\u200b\u202e", "\u3164\u2800", "x" * 25])
def test_nobody_sits_without_a_name(name: str) -> None:
    with pytest.raises(errors.BadName):
        requests.open_own_table("t", agreed(), NOW, name)
    table = opened(agreed())
    with refused(table, errors.BadName):
        requests.sit(table, NOW, name, INVITE)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("x" * 24, "x" * 24),
        (" Zoé\n d’Arc\u202e ", "Zoé d’Arc"),
        ("<b>&", "<b>&"),
        ("\U0001f409", "\U0001f409"),
    ],
)
def test_names_are_one_line_of_text(name: str, kept: str) -> None:
    table = opened(agreed())
    requests.sit(table, NOW, name, INVITE)
    assert table.seats[0].name == kept


# Positions to begin from --------------------------------------------------------------------------


def test_a_table_may_begin_from_a_position() -> None:
    match = match_of(play(guilds()[0], 30))
    start = match.state.plain()
    table = seated(agreed(), start=start)
    again = match_of(table)
    assert table.started == again.number == again.first == 30
    assert again.state.plain() == start
    play(table, 10_000)
    assert table.status == "over"
    assert tableronde.replay(again.record()).result == again.result
    assert again.record()["start"] == start == match.state.plain(), "it stays as it was given"


@pytest.mark.parametrize("seats", [PEOPLE[3], ["greedy", "greedy", "random"]])
@pytest.mark.parametrize("wrong", ["other game", "other seats", "nothing", "holes"])
def test_a_position_that_does_not_fit_is_refused_at_once(seats: list[str], wrong: str) -> None:
    """Not only when the last guest sits down."""
    start: Any = {
        "other game": tableronde.new("avalon", 2, seed=1).state.plain(),
        "other seats": tableronde.new("guilds", 4, seed=1).state.plain(),
        "nothing": {},
        "holes": {**tableronde.new("guilds", 3, seed=1).state.plain(), "hands": []},
    }[wrong]
    with pytest.raises(core_errors.BadRecord):
        requests.open_table("t", agreed(seats=seats), NOW, start)


# Sitting down and leaving -------------------------------------------------------------------------


def test_by_the_link_one_takes_the_next_free_seat_until_all_are_taken() -> None:
    table = opened(agreed())
    with refused(table, errors.UnknownInvitation):
        requests.sit(table, NOW, "Eve", "guessed")
    with refused(table, errors.UnknownInvitation):
        requests.sit(table, NOW, "Eve", hashed(INVITE))
    seats = [requests.sit(table, NOW, name, INVITE) for name in ("Ana", "Bob", "Cléo")]
    assert [seat for seat, _ in seats] == [0, 1, 2]
    assert [table.seat_of(key) for _, key in seats] == [0, 1, 2]
    assert table.status == "playing"
    with refused(table, errors.TableFull):
        requests.sit(table, NOW, "Dan", INVITE)
    with refused(table, errors.UnknownInvitation):
        requests.sit(table, NOW, "Dan", "")


def test_an_open_table_needs_no_invitation() -> None:
    table = opened(agreed(private=False))
    requests.sit(table, NOW, "Ana", "")
    assert table.people() == [0]


def test_where_nobody_is_expected_no_invitation_is_valid() -> None:
    table, _ = requests.open_table("t", agreed(seats=["greedy", ME]), NOW)
    for invite in ("", hashed("")):
        with refused(table, errors.UnknownInvitation):
            requests.sit(table, NOW, "Eve", invite)


def test_who_leaves_before_the_beginning_frees_the_seat_and_all_that_was_said_of_it() -> None:
    table = opened(agreed("avalon", PEOPLE[2]))
    _, key = requests.sit(table, NOW, "Ana", INVITE)
    requests.order(table, NOW, 0, "resist", "pass")
    requests.raise_hand(table, NOW, 0, True)
    requests.leave(table, NOW, 0, "t")
    assert table.unwritten[-1] == Left(at=NOW, seat=0, token="t")
    assert table.seat_of(key) is None
    seat = table.seats[0]
    assert (seat.name, seat.key, seat.host, seat.free) == ("", "", False, True)
    requests.sit(table, NOW, "Bob", INVITE)
    assert (seat.name, seat.host) == ("Bob", True)
    assert (table.orders.given(0), table.orders.raised) == ({}, set())


def test_the_next_person_is_host_when_the_host_leaves() -> None:
    table = opened(agreed(seats=PEOPLE[4]))
    for name in ("Ana", "Bob", "Cléo"):
        requests.sit(table, NOW, name, INVITE)
    requests.leave(table, NOW, 0)
    assert [seat.host for seat in table.seats] == [False, True, False, False]
    requests.sit(table, NOW, "Dan", INVITE)
    assert [seat.host for seat in table.seats] == [False, True, False, False]


def test_the_host_lets_bots_take_the_free_seats() -> None:
    table = opened(agreed(seats=[FRIEND, "random", FRIEND, FRIEND]))
    requests.sit(table, NOW, "Ana", INVITE)
    requests.sit(table, NOW, "Bob", INVITE)
    with refused(table, errors.NotTheHost):
        requests.fill(table, NOW, 2, "greedy")
    with refused(table, core_errors.UnknownBot):
        requests.fill(table, NOW, 0, "nobody")
    requests.fill(table, NOW, 0, "greedy", "t")
    assert table.unwritten[-1] == Filled(at=NOW, seat=3, bot="greedy", token="t")
    assert [seat.bot for seat in table.seats] == [None, "random", None, "greedy"]
    assert match_of(table).players == ["me:Ana", "random", "me:Bob", "greedy"]
    with refused(table, errors.AlreadyBegun):
        requests.fill(table, NOW, 0, "greedy")


def test_who_leaves_during_the_game_is_played_for_by_a_bot_until_he_is_back() -> None:
    table, _ = guilds()
    requests.leave(table, NOW, 0, "t")
    assert table.unwritten[-1] == Replaced(at=NOW, seat=0, bot="greedy", why="left", token="t")
    seat = table.seats[0]
    assert (seat.bot, seat.away, seat.person, seat.free) == ("greedy", True, True, False)
    assert table.people() == [1, 2]
    assert table.bots_asked() == [0]
    decision = asked(table)
    with refused(table, errors.BotPlays):
        requests.answer(table, NOW, 0, decision.id, decision.options[0], table.position)
    with refused(table, errors.BotPlays):
        requests.leave(table, NOW, 0)
    requests.answer_for_bot(table, NOW, 0, decision.id, decision.options[0])
    entry = table.unwritten[-1]
    assert isinstance(entry, Answered)
    assert entry.by == "bot"
    requests.come_back(table, NOW, 0)
    assert (seat.bot, seat.away, table.people()) == (None, False, [0, 1, 2])
    with refused(table, errors.NoBotPlays):
        requests.come_back(table, NOW, 0)


def test_a_bot_that_thought_too_long_does_not_answer_for_a_person_who_is_back() -> None:
    table, _ = guilds()
    requests.leave(table, NOW, 0)
    decision = asked(table)
    requests.come_back(table, NOW, 0)
    with refused(table, errors.NoBotPlays):
        requests.answer_for_bot(table, NOW, 0, decision.id, decision.options[0])


def test_leaving_when_all_is_over_changes_nothing() -> None:
    table = over()
    before = dump(table, NOW)
    requests.leave(table, NOW, 0)
    assert dump(table, NOW) == before


def test_sitting_down_is_logged_without_the_secret() -> None:
    table = opened(agreed())
    _, key = requests.sit(table, NOW, "Ana", INVITE)
    assert table.unwritten[-1] == Sat(at=NOW, seat=0, name="Ana", key=hashed(key), host=True)
