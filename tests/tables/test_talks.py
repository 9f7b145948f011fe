"""Private talks at a table: how long they last, and how many words they have (FIEF-D-11)."""

import msgspec
import pytest

import tableronde
from tableronde.core.errors import NoSuchDecision
from tableronde.tables import errors, requests
from tableronde.tables.clocks import DAY
from tableronde.tables.due import next_due
from tableronde.tables.entries import Answered
from tableronde.tables.settings import Clock, DaysClock, LiveClock, NoClock
from tableronde.tables.storage import summary
from tableronde.tables.table import Table, table_from
from tableronde.tables.talks import A_TALK
from tests.rules.fief.scene import ANA, BEN, CLEO
from tests.tables.helpers import NOW, agree, answer, asked, kept, match_of, refused
from tests.tables.talk_tables import scene_of, talking

END = NOW + 180_000
LIVE = LiveClock(600, 5)
DAYS = DaysClock(3)


def say(table: Table, seat: int, now: int = NOW) -> None:
    requests.say(table, now, seat, "Somebody", "Listen.", in_confidence=True)


def prompt(table: Table) -> str:
    return asked(table).prompt


def money(table: Table) -> list[int]:
    return [player["money"] for player in match_of(table).view()["table"]["seats"]]


def unprompted(table: Table, seat: int, choice: str, now: int = NOW) -> None:
    """Somebody answers whom nobody has asked."""
    decision = match_of(table).decision_of(seat)
    requests.answer(table, now, seat, decision, {"do": choice}, table.position)


# The time ---------------------------------------------------------------------------------------


def test_no_clock_tells_who_acts_in_a_talk() -> None:
    table = talking(LIVE)
    before = [table.clocks.left(seat, NOW) for seat in range(3)]
    answered = set()
    for _ in range(2):
        assert table.talk is not None
        answered.add(answer(table, {"do": "pass"}, NOW))
        assert [table.clocks.left(seat, NOW) for seat in range(3)] == before
    assert answered == {ANA, BEN}


def test_what_is_taken_back_in_a_talk_is_told_to_nobody_else() -> None:
    table = talking()
    match = match_of(table)
    answer(table, {"do": "deal", "seat": BEN}, seat=ANA)
    requests.undo(table, NOW, ANA, None)
    heard = {
        eyes: "undone" in [told["event"] for told in match.events_for(eyes)]
        for eyes in (ANA, BEN, CLEO, None)
    }
    assert heard == {ANA: True, BEN: True, CLEO: False, None: False}


@pytest.mark.clause("FIEF-8.0-06", "FIEF-D-11")
@pytest.mark.parametrize(("clock", "lasts"), [(NoClock(), 180_000), (LIVE, 180_000), (DAYS, DAY)])
def test_a_talk_ends_to_the_millisecond_by_answers_of_the_clock(clock: Clock, lasts: int) -> None:
    table = talking(clock)
    assert table.talk is not None
    assert table.talk.left(NOW + 1_000) == lasts - 1_000
    assert next_due(table) == summary(table, NOW).due == NOW + lasts
    before = table.position
    assert not requests.time_up(table, NOW + lasts - 1)
    assert table.position == before
    assert requests.time_up(table, NOW + lasts)
    closing = [entry for entry in table.unwritten if isinstance(entry, Answered)]
    assert [(entry.seat, entry.choice, entry.by) for entry in closing[:2]] == [
        (ANA, {"do": "pass"}, "clock"),
        (BEN, {"do": "pass"}, "clock"),
    ]
    assert table.talk is None
    assert prompt(table) != "talk"


@pytest.mark.clause("FIEF-D-11")
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_what_is_open_in_it_is_called_off(steps: int) -> None:
    """A deal only begun, a draft, an offer: nothing changes hands."""
    table = talking()
    for choice in ({"do": "deal", "seat": 1}, {"do": "give-money", "count": 5}, {"do": "offer"})[
        :steps
    ]:
        answer(table, choice, NOW + 1_000, seat=ANA)
    assert requests.time_up(table, END)
    by_clock = [e for e in table.unwritten if isinstance(e, Answered) and e.by == "clock"]
    assert by_clock[0].choice == {"do": "refuse" if steps == 3 else "withdraw"}
    assert table.talk is None
    assert money(table) == [5, 5, 5]


@pytest.mark.clause("FIEF-8.0-08", "FIEF-D-11")
def test_a_further_token_gives_three_minutes_more() -> None:
    table = talking()
    answer(table, {"do": "prolong"}, NOW + 170_000, seat=BEN)
    assert not requests.time_up(table, END)
    assert next_due(table) == NOW + 2 * A_TALK
    answer(table, {"do": "deal", "seat": 1}, NOW + 200_000, seat=ANA)
    unprompted(table, BEN, "prolong", NOW + 2 * A_TALK - 1)
    assert next_due(table) == NOW + 3 * A_TALK
    assert requests.time_up(table, NOW + 3 * A_TALK)
    assert table.talk is None


@pytest.mark.clause("FIEF-D-11")
def test_the_clocks_of_all_stand_meanwhile() -> None:
    """The talk has its own; afterwards theirs go on."""
    table = talking(LiveClock(600, 0))
    assert not any(table.clocks.running(seat) for seat in (ANA, BEN, CLEO))
    answer(table, {"do": "deal", "seat": 1}, NOW + 60_000, seat=ANA)
    requests.time_up(table, END)
    assert [table.clocks.left(seat, END) for seat in (ANA, BEN, CLEO)] == [600_000] * 3
    assert any(table.clocks.running(seat) for seat in (ANA, BEN, CLEO))


@pytest.mark.clause("FIEF-D-11")
def test_no_time_runs_in_a_pause_or_while_the_house_is_closed() -> None:
    table = talking()
    requests.propose(table, NOW + 30_000, ANA, "pause", None, missing=False)
    agree(table, BEN, CLEO, now=NOW + 60_000)
    assert next_due(table) is None
    assert table.talk is not None
    assert table.talk.left(NOW + DAY) == 120_000
    assert not requests.time_up(table, NOW + DAY)
    requests.propose(table, NOW + DAY, CLEO, "resume", None, missing=False)
    assert next_due(table) == NOW + DAY + 120_000
    requests.credit_downtime(table, NOW + 2 * DAY, DAY - 20_000)
    assert next_due(table) == NOW + 2 * DAY + 100_000


@pytest.mark.clause("FIEF-D-11")
@pytest.mark.parametrize("snapshot", [False, True])
def test_time_and_words_outlast_a_restart(snapshot: bool) -> None:
    table = talking(DAYS)
    rows = []
    for _ in range(60 if snapshot else 1):
        answer(table, {"do": "deal", "seat": 1}, NOW + 1_000, seat=ANA)
        answer(table, {"do": "withdraw"}, NOW + 2_000, seat=ANA)
        answer(table, {"do": "pass"}, NOW + 2_000, seat=ANA)
        requests.undo(table, NOW + 2_000, ANA, match_of(table).first)
        agree(table, BEN, CLEO, now=NOW + 2_000)
    for seat in (ANA, ANA, BEN):
        say(table, seat, NOW + 3_000)
    row, taken = kept(table)
    rows.extend(row)
    assert (taken is not None) == snapshot
    say(table, BEN, NOW + 4_000)
    rows.extend(kept(table)[0])
    again = table_from(table.id, rows, [] if taken is None else [taken])
    assert again.talk == table.talk
    assert again.talk is not None
    assert (again.talk.words_left(ANA), again.talk.words_left(BEN)) == (4, 4)
    assert next_due(again) == next_due(table) == NOW + DAY


@pytest.mark.clause("FIEF-D-11")
def test_the_record_replays_it() -> None:
    table = talking()
    answer(table, {"do": "deal", "seat": 1}, NOW + 1_000, seat=ANA)
    unprompted(table, BEN, "prolong", NOW + 2_000)
    requests.time_up(table, NOW + 2 * A_TALK)
    match = match_of(table)
    record = msgspec.json.decode(msgspec.json.encode(match.record()))
    again = tableronde.replay(record)
    assert again.state.plain() == match.state.plain()


def test_what_the_clock_answers_gains_nobody_time_and_is_not_taken_back_freely() -> None:
    table = talking(LIVE)
    before = match_of(table).number
    requests.time_up(table, END)
    assert not any(table.may_undo(seat, before) for seat in (ANA, BEN, CLEO))
    for seat in (ANA, BEN):
        assert table.clocks.left(seat, END) == 600_000


@pytest.mark.clause("FIEF-D-11")
def test_a_talk_that_is_entered_again_by_an_undo_has_all_its_time() -> None:
    table = talking()
    before = match_of(table).number
    requests.time_up(table, END)
    requests.undo(table, END + 5_000, ANA, before)
    agree(table, BEN, CLEO, now=END + 9_000)
    assert next_due(table) == END + 9_000 + A_TALK


@pytest.mark.clause("FIEF-D-11")
def test_what_it_has_set_off_is_settled_first() -> None:
    """A prisoner set free in it waits for his place: then the talk is over."""
    scene = scene_of()
    scene.lord(BEN, "charles").garrison(ANA, "blaye").captive("charles", ANA, "blaye")
    scene.castle("bourg", "sigy").garrison(BEN, "bourg", "sigy")
    table = talking(scene=scene)
    for choice in ({"do": "deal", "seat": 1}, {"do": "give-release", "lord": "charles"}):
        answer(table, choice, NOW, seat=ANA)
    answer(table, {"do": "offer"}, NOW, seat=ANA)
    answer(table, {"do": "accept"}, NOW, seat=BEN)
    assert prompt(table) == "place"
    assert next_due(table) is None
    assert not requests.time_up(table, END + 1)
    answer(table, asked(table).options[0], END + 2, seat=BEN)
    assert requests.time_up(table, END + 2)
    assert table.talk is None


@pytest.mark.clause("FIEF-D-11", "FIEF-D-14")
def test_bots_in_it_are_closed_like_people() -> None:
    table = talking(seats=["me", "greedy", "friend"])
    assert table.bots_asked() == [BEN]
    requests.time_up(table, END)
    assert table.talk is None


# Words ------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-D-11")
def test_six_lines_for_each_and_token_where_answers_take_days() -> None:
    table = talking(DAYS)
    assert table.talk is not None
    for line in range(6):
        assert table.talk.words_left(ANA) == 6 - line
        say(table, ANA)
    with refused(table, errors.NoWordsLeft):
        say(table, ANA)
    assert table.talk.words_left(BEN) == 6, "each seat has its own"
    say(table, BEN)
    requests.say(table, NOW, ANA, "Ana", "What weather!")  # to all one may say what one likes
    answer(table, {"do": "prolong"}, seat=BEN)
    assert (table.talk.words_left(ANA), table.talk.words_left(BEN)) == (6, 11)
    say(table, ANA)
    with refused(table, errors.NobodyToConfideIn):
        say(table, CLEO)


@pytest.mark.clause("FIEF-D-11")
@pytest.mark.parametrize("clock", [NoClock(), LIVE])
def test_live_there_is_time_and_no_count(clock: Clock) -> None:
    table = talking(clock)
    assert table.talk is not None
    for _ in range(20):
        say(table, ANA, END - 1)
    assert table.talk.words_left(ANA) is None
    with refused(table, errors.NobodyToConfideIn, END):
        say(table, ANA, END)


# Free diplomacy ---------------------------------------------------------------------------------


def free_talk(clock: Clock) -> Table:
    return talking(clock, scene=scene_of(diplomacy="free"))


@pytest.mark.clause("FIEF-11.3-01")
def test_a_free_talk_without_clocks_has_no_end() -> None:
    table = free_talk(NoClock())
    assert table.talk is not None
    assert (table.talk.left(NOW + DAY), next_due(table)) == (None, None)
    assert not requests.time_up(table, NOW + DAY)
    for _ in range(20):
        say(table, ANA, NOW + DAY)
    for seat in (ANA, BEN):
        answer(table, {"do": "pass"}, seat=seat)
    assert table.talk is None


@pytest.mark.clause("FIEF-11.3-01")
@pytest.mark.parametrize(("clock", "lasts"), [(LIVE, 180_000), (DAYS, DAY)])
def test_with_clocks_a_free_talk_lasts_one_measure_without_a_count(
    clock: Clock, lasts: int
) -> None:
    """So nobody holds up the others for ever; it may be called again."""
    table = free_talk(clock)
    assert next_due(table) == NOW + lasts
    for _ in range(20):
        say(table, ANA)
    assert not any(table.clocks.running(seat) for seat in (ANA, BEN, CLEO))
    assert requests.time_up(table, NOW + lasts)
    assert table.talk is None


# Offers -----------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-D-06")
def test_who_has_made_an_offer_withdraws_it_without_being_asked() -> None:
    """No clock of his runs, and no bot thinks for him; the other's question is gone."""
    scene = scene_of()
    scene.pass_all()
    scene.do("deal 1", ANA)
    scene.do("pass", BEN)
    scene.do("pass", CLEO)
    table = talking(LIVE, scene=scene)
    answer(table, {"do": "give-money", "count": 2}, seat=ANA)
    answer(table, {"do": "offer"}, seat=ANA)
    assert table.waiting() == (BEN,)
    assert [table.clocks.running(seat) for seat in (ANA, BEN)] == [False, True]
    decision = match_of(table).decision_of(BEN)
    unprompted(table, ANA, "withdraw")
    with refused(table, NoSuchDecision):
        requests.answer(table, NOW, BEN, decision, {"do": "accept"}, table.position)
    assert money(table) == [5, 5, 5]
