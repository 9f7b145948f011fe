"""Chat, playing again, and everything that is refused when it is not the time for it."""

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from tableronde.core import errors as core_errors
from tableronde.core.errors import TableRondeError
from tableronde.tables import errors, requests
from tableronde.tables.requests import checks
from tableronde.tables.seats import hashed
from tableronde.tables.settings import FRIEND, ME, LiveClock
from tableronde.tables.table import Table
from tests.tables.helpers import (
    INVITE,
    NOW,
    agreed,
    avalon,
    dump,
    guilds,
    match_of,
    opened,
    over,
    pause,
    play,
    refused,
    seated,
)

# Chat ---------------------------------------------------------------------------------------------


def test_chat_is_kept_with_who_said_it_where() -> None:
    table = opened(agreed())
    requests.sit(table, NOW, "Ana", INVITE)
    requests.say(table, NOW + 1, 0, "Ana", "  Bonjour,\n tous\u202e\x00 ! ", "t")
    requests.say(table, NOW + 2, None, "Zoé", "<script>")
    requests.fill(table, NOW + 3, 0, "greedy")
    play(table, 10_000)
    requests.say(table, NOW + 4, 0, "Ana", "x" * 500)
    assert [(said.at - NOW, said.seat, said.name, said.text) for said in table.chat] == [
        (1, 0, "Ana", "Bonjour,\ntous !"),
        (2, None, "Zoé", "<script>"),
        (4, 0, "Ana", "x" * 500),
    ]
    assert table.done("t") == 3
    for text in ("", " \n ", "\u200b", "\u3164", "\u2800\n\u2800", "\u034f", "x" * 501):
        with refused(table, errors.BadText):
            requests.say(table, NOW, 0, "Ana", text)


def test_chat_cannot_spread_over_the_page() -> None:
    table = opened(agreed())
    requests.sit(table, NOW, "A\u034fna", INVITE)
    assert table.seats[0].name == "Ana", "nobody takes a name that only looks like another"
    requests.say(table, NOW, 0, "Ana", "up" + "\u0301" * 400)
    requests.say(table, NOW, 0, "Ana", "\n".join("line" for _ in range(90)))
    up, lines = (said.text for said in table.chat)
    assert len(up) < 6
    assert lines == "line\n" * 11 + " ".join("line" for _ in range(79))


# Playing again ------------------------------------------------------------------------------------


def test_the_same_people_play_again() -> None:
    table = seated(agreed(seats=[FRIEND, "random", FRIEND], clock=LiveClock(600, 5)))
    requests.leave(table, NOW, 2)
    with refused(table, errors.NotOver):
        requests.rematch_table(table, NOW, 0, "next", None)
    play(table, 10_000)
    for at in (0, 2):
        table.seats[at].key = hashed(f"the key of seat {at}")
    before = dump(table, NOW)
    again, invite = requests.rematch_table(table, NOW + 1, 2, "next", None)
    assert dump(table, NOW) == before, "it is told of the new table only when that is kept"
    assert invite is None, "there is no room for more"
    assert again.status == "waiting", "nobody plays who has not come"
    assert again.settings.seats == [FRIEND, "random", ME]
    assert again.settings.clock == LiveClock(600, 5)
    assert [place.reserved and place.reserved.name for place in again.seats] == [
        table.seats[0].name,
        None,
        table.seats[2].name,
    ]
    for secret in ("", "nonsense", "the key of seat 2"):
        requests.claim(again, NOW, secret)
        assert again.status == "waiting"
    requests.leave(again, NOW, 2)
    assert not again.seats[2].person
    requests.claim(again, NOW, "the key of seat 2")
    assert again.seats[2].person, "who has founded it may think it over"
    with refused(again, errors.UnknownInvitation):
        requests.sit(again, NOW, "Eve", INVITE)
    requests.claim(again, NOW, "the key of seat 0")
    assert again.match is not None
    requests.claim(again, NOW, "the key of seat 0")
    assert [(seat.name, seat.key, seat.host, seat.bot, seat.away) for seat in again.seats] == [
        (table.seats[0].name, table.seats[0].key, False, None, False),
        ("", "", False, "random", False),
        (table.seats[2].name, table.seats[2].key, True, None, False),
    ]
    assert again.opened.seed != table.opened.seed
    assert requests.link_rematch(table, NOW + 2, 2, "next") == "next"
    assert requests.link_rematch(table, NOW + 3, 0, "other") == "next", "the first has it"
    assert table.rematch == "next"


def test_they_may_change_the_options_and_ask_more_people() -> None:
    table = over()
    table.seats[0].key = hashed("the key of seat 0")
    wider = agreed(seats=[FRIEND, ME, "greedy", FRIEND, FRIEND], options={"first": "2"})
    again, invite = requests.rematch_table(table, NOW, 1, "next", wider)
    assert invite is not None
    assert again.match is None
    names = [table.seats[at].name for at in (0, 1, 2)]
    assert [seat.name for seat in again.seats] == ["", names[1], "", "", ""]
    kept = [seat.reserved.name if seat.reserved else "" for seat in again.seats]
    assert kept == [names[0], names[1], "", names[2], ""]
    assert again.settings.options["first"] == "2"
    assert requests.sit(again, NOW, "Dan", invite)[0] == 4
    with refused(again, errors.TableFull):
        requests.sit(again, NOW, "Eve", invite)
    for _ in range(2):  # by an own secret one gets the seat that is kept for it, and no other
        assert requests.sit(again, NOW, "Ana", invite, "the key of seat 0")[0] == 0
    assert [seat.name for seat in again.seats] == [names[0], names[1], "", "", "Dan"]
    requests.fill(again, NOW, 1, "greedy")
    assert again.status == "playing", "the host need not wait for ever"
    other, _ = requests.rematch_table(avalon_over(), NOW, 0, "next", agreed(seats=[ME, FRIEND]))
    assert other.game.ID == "guilds"


def avalon_over() -> Table:
    return play(avalon()[0], 10_000)


def test_a_new_table_must_have_room_for_all() -> None:
    table = over()
    for seats in ([ME, FRIEND], [ME, "greedy", FRIEND], [FRIEND, FRIEND, FRIEND]):
        with refused(table, errors.NoRoomForAll):
            requests.rematch_table(table, NOW, 0, "next", agreed(seats=seats))
    with refused(table, errors.BadSeatWishes):
        requests.rematch_table(table, NOW, 0, "next", agreed(seats=[ME, ME, FRIEND]))


# What is refused when -----------------------------------------------------------------------------


def before_the_game() -> Table:
    table = opened(agreed())
    requests.sit(table, NOW, "Ana", INVITE)
    return table


def playing() -> Table:
    return play(guilds(ME, FRIEND, "greedy")[0], 3)


def paused() -> Table:
    return pause(playing())


def one_away() -> Table:
    table = playing()
    requests.leave(table, NOW, 0)
    return table


def pending_id(table: Table) -> str:
    pending = match_of(table).pending() if table.match is not None else []
    return pending[0].id if pending else "0.0"


Ask = Callable[[Table], object]


def answered(table: Table) -> None:
    requests.answer(table, NOW, 0, pending_id(table), {}, table.position)


def answered_by_bot(table: Table) -> None:
    requests.answer_for_bot(table, NOW, 2, pending_id(table), {})


def undone(table: Table) -> None:
    requests.undo(table, NOW, 0, None)


def propose(what: Any) -> Ask:
    return lambda t: requests.propose(t, NOW, 0, what, 1, missing=True)


REFUSALS: Final[list[tuple[Callable[[], Table], Ask, type[TableRondeError]]]] = [
    (before_the_game, answered, errors.NotBegun),
    (before_the_game, answered_by_bot, errors.NotBegun),
    (before_the_game, undone, errors.NotBegun),
    (before_the_game, propose("pause"), errors.NotBegun),
    (before_the_game, propose("replace"), errors.NotBegun),
    (before_the_game, lambda t: requests.come_back(t, NOW, 0), errors.NoBotPlays),
    (before_the_game, lambda t: requests.fill(t, NOW, 1, "greedy"), errors.NotTheHost),
    (before_the_game, lambda t: requests.sit(t, NOW, "Bob", ""), errors.UnknownInvitation),
    (before_the_game, lambda t: requests.sit(t, NOW, "", INVITE), errors.BadName),
    (
        before_the_game,
        lambda t: requests.rematch_table(t, NOW, 0, "next", None),
        errors.NotOver,
    ),
    (playing, lambda t: requests.sit(t, NOW, "Dan", INVITE), errors.TableFull),
    (playing, lambda t: requests.fill(t, NOW, 0, "greedy"), errors.AlreadyBegun),
    (playing, propose("resume"), errors.NotPaused),
    (playing, lambda t: requests.leave(t, NOW, 2), errors.NotSeated),
    (playing, lambda t: requests.undo(t, NOW, 2, None), errors.NotSeated),
    (playing, lambda t: requests.answer(t, NOW, 2, "0.2", {}, t.position), errors.NotSeated),
    (playing, lambda t: requests.answer(t, NOW, 0, pending_id(t), {}, 0), errors.StaleAnswer),
    (playing, lambda t: requests.vote(t, NOW, 0, 1, True), errors.NoSuchProposal),
    (playing, lambda t: requests.propose(t, NOW, 0, "replace", 1, False), errors.NotMissing),
    (playing, lambda t: requests.order(t, NOW, 0, "resist", "ask"), errors.UnknownWindow),
    (playing, lambda t: requests.say(t, NOW, 0, "Ana", ""), errors.BadText),
    (paused, answered, errors.TablePaused),
    (paused, answered_by_bot, errors.TablePaused),
    (paused, undone, errors.TablePaused),
    (paused, propose("pause"), errors.TablePaused),
    (one_away, answered, errors.BotPlays),
    (one_away, undone, errors.BotPlays),
    (one_away, lambda t: requests.leave(t, NOW, 0), errors.BotPlays),
    (one_away, lambda t: requests.come_back(t, NOW, 1), errors.NoBotPlays),
    (over, answered, core_errors.GameOver),
    (over, answered_by_bot, core_errors.GameOver),
    (over, undone, core_errors.GameOver),
    (over, propose("pause"), core_errors.GameOver),
    (over, propose("replace"), core_errors.GameOver),
    (over, lambda t: requests.fill(t, NOW, 0, "greedy"), errors.AlreadyBegun),
]


@pytest.mark.parametrize(("scene", "ask", "error"), REFUSALS)
def test_what_is_refused_when(
    scene: Callable[[], Table], ask: Ask, error: type[TableRondeError]
) -> None:
    table = scene()
    with refused(table, error):
        ask(table)


def test_a_log_of_other_rules_is_not_read_by_these() -> None:
    table = opened(agreed())
    for rules in (0, table.game.RULES):
        Table("table", msgspec.structs.replace(table.opened, rules=rules))
    assert requests.open_table("x", agreed(), NOW)[0].opened.rules == table.game.RULES
    other_rules = errors.OtherRules
    with pytest.raises(other_rules) as info:
        Table("table", msgspec.structs.replace(table.opened, rules=99))
    assert info.value.details == {"game": "guilds", "version": 99, "known": table.game.RULES}


def test_no_log_grows_without_end() -> None:
    table, match = avalon()
    for at in range(checks.EXTRA_REQUESTS):
        requests.check_extra_requests(table, 0)
        requests.raise_hand(table, NOW, 0, at % 2 == 0)
    with refused(table, errors.TooManyExtraRequests):
        requests.check_extra_requests(table, 0)
    waiting = opened(agreed())
    requests.sit(waiting, NOW, "Ana", INVITE)
    for _ in range(checks.EXTRA_REQUESTS):
        requests.raise_hand(waiting, NOW, 0, True)
    with refused(waiting, errors.TooManyExtraRequests):
        requests.check_extra_requests(waiting, 0)
    requests.check_extra_requests(table, 1)
    play(table, 3)
    assert match.number == 3
    for _ in range(3 * checks.EXTRA_REQUESTS_PER_ANSWER):
        requests.check_extra_requests(table, 0)
        requests.order(table, NOW, 0, "resist", "ask")
    with refused(table, errors.TooManyExtraRequests):
        requests.check_extra_requests(table, 0)


def test_every_error_is_provoked_somewhere() -> None:
    """Those of storage in test_storage.py, those of links and hints in the server's tests, and all
    others here."""
    storage = {errors.Conflict, errors.StorageFailed}
    elsewhere = storage | {errors.BadDatabase, errors.BadDatabaseFile}
    at_the_door = {
        errors.UnknownTable,
        errors.UnknownKey,
        errors.NoSpectators,
        errors.HintsOff,
        errors.NothingAsked,
        errors.ChatFull,
    }
    here = {
        found
        for _, found in inspect.getmembers(errors, inspect.isclass)
        if found.__module__ == errors.__name__
    }
    tests = "".join(file.read_text() for file in Path(__file__).parent.glob("test_*.py"))
    for error in here - elsewhere - at_the_door:
        assert f" errors.{error.__name__}" in tests, f"nobody provokes {error.__name__}"
