"""Resigning at a table: where two play, or the last person among bots, the game ends."""

import pytest

import tableronde
from tableronde.core.errors import GameOver, UnknownSeat
from tableronde.core.match import Match
from tableronde.tables import errors, requests
from tableronde.tables.due import next_due
from tableronde.tables.entries import Resigned
from tableronde.tables.settings import FRIEND, ME, LiveClock
from tableronde.tables.table import table_from
from tests.tables.helpers import (
    NOW,
    agreed,
    answer,
    asked,
    avalon,
    dump,
    guilds,
    kept,
    match_of,
    opened,
    over,
    pause,
    play,
    refused,
    seated,
)


def winners(match: Match) -> list[int]:
    assert match.result is not None
    return match.result["winners"]


def test_of_two_people_the_other_wins() -> None:
    table, match = avalon()
    play(table, 3)
    loser = 1 - asked(table).seat  # while the other is asked
    assert [table.may_resign(seat) for seat in (0, 1)] == [True, True]
    requests.resign(table, NOW, loser)
    assert table.status == "over"
    assert match.result == {"winners": [1 - loser], "reason": "resigned", "scores": [{}, {}]}
    assert table.unwritten[-1] == Resigned(at=NOW, seat=loser)
    assert [table.may_resign(seat) for seat in (0, 1)] == [False, False]


def test_against_a_bot_it_wins() -> None:
    table, match = avalon("me", "greedy")
    requests.resign(table, NOW, 0)
    assert winners(match) == [1]


def test_also_where_a_bot_plays_for_the_other_of_two() -> None:
    table, match = avalon()
    requests.leave(table, NOW, 1)
    requests.resign(table, NOW, 0)
    assert winners(match) == [1]


def test_alone_against_several_bots_nobody_wins() -> None:
    table, match = guilds(ME, "greedy", "random")
    requests.resign(table, NOW, 0)
    assert (table.status, winners(match)) == ("over", [])
    assert table.bots_asked() == []


def test_alone_against_torak_it_is_a_defeat() -> None:
    table = seated(agreed("zizka", [ME]))
    play(table, 5)
    requests.resign(table, NOW, 0)
    assert winners(match_of(table)) == []


def test_where_others_play_on_one_can_only_leave() -> None:
    table, _ = guilds()
    with refused(table, errors.OthersPlay):
        requests.resign(table, NOW, 0)
    requests.leave(table, NOW, 1)
    with refused(table, errors.OthersPlay):
        requests.resign(table, NOW, 0)
    requests.leave(table, NOW, 2)
    requests.resign(table, NOW, 0)  # the last person
    assert table.status == "over"


def test_who_has_left_comes_back_first() -> None:
    table, _ = avalon()
    requests.leave(table, NOW, 0)
    with refused(table, errors.BotPlays):
        requests.resign(table, NOW, 0)
    requests.come_back(table, NOW, 0)
    requests.resign(table, NOW, 0)


def test_not_before_the_beginning_nor_after_the_end_nor_for_a_bot() -> None:
    waiting = opened(agreed("avalon", [FRIEND, FRIEND]))
    with refused(waiting, errors.NotBegun):
        requests.resign(waiting, NOW, 0)
    table, _ = avalon("me", "greedy")
    with refused(table, errors.NotSeated):
        requests.resign(table, NOW, 1)
    requests.resign(table, NOW, 0)
    with refused(table, GameOver):
        requests.resign(table, NOW, 0)
    finished = over()
    with refused(finished, GameOver):
        requests.resign(finished, NOW, 0)


def test_in_a_pause_too_and_nothing_takes_it_back() -> None:
    table, _ = avalon()
    play(table, 3)
    pause(table)
    requests.resign(table, NOW, 0)
    assert table.status == "over"
    with refused(table, GameOver):
        requests.undo(table, NOW, 0, None)
    with refused(table, GameOver):
        requests.propose(table, NOW, 1, "resume", None, missing=False)


def test_it_ends_a_proposal_and_the_clocks() -> None:
    table, _ = avalon(clock=LiveClock(600, 0))
    play(table, 2)
    requests.propose(table, NOW, 0, "pause", None, missing=False)
    requests.resign(table, NOW + 1, 1)
    assert table.proposal is None
    assert next_due(table) is None
    assert not any(table.clocks.running(seat) for seat in (0, 1))
    with pytest.raises(GameOver):
        answer(table, {"do": "pass"}) if table.waiting() else requests.answer(
            table, NOW, 0, "0.0", {"do": "pass"}, table.position
        )


@pytest.mark.parametrize("answers", [0, 3, 60, 130])
def test_the_log_leads_to_the_same_table(answers: int) -> None:
    table = seated(agreed("guilds", [ME, FRIEND], options={"rounds": "rulebook"}))
    log, snapshots = [], []
    rows = [kept(table)]
    for _ in range(answers):
        if table.status == "over":
            break
        play(table, 1, seed=table.position)
        rows.append(kept(table))
    assert table.status == "playing"
    requests.resign(table, NOW, 1, token="t")
    rows.append(kept(table))
    requests.say(table, NOW, 0, "Ana", "Thank you.")
    rows.append(kept(table))
    for row, snapshot in rows:
        log += row
        snapshots += [snapshot] if snapshot else []
    again = table_from(table.id, log, snapshots)
    assert dump(again, NOW, ("t",)) == dump(table, NOW, ("t",))
    assert again.match is not None
    assert tableronde.replay(again.match.record()).result == match_of(table).result


def test_an_unknown_seat_is_no_ones() -> None:
    table, match = avalon()
    with pytest.raises(UnknownSeat):
        match.resign(5)
    assert table.status == "playing"
