"""Private talks at a table of Fief: what is said in confidence is heard by those in it alone."""

import msgspec
import pytest

from tableronde.core.errors import TableRondeError
from tableronde.server.live_tables.seat_updates import may_read
from tableronde.tables import errors, requests
from tableronde.tables.audience import EVERYONE, audience_of
from tableronde.tables.table import Table, table_from
from tests.rules.fief.acting import act
from tests.rules.fief.scene import ANA, fief
from tests.tables.helpers import NOW, agreed, answer, asked, kept, refused, seated
from tests.tables.talk_tables import talking


@pytest.mark.clause("FIEF-8.0-06")
@pytest.mark.clause("FIEF-D-11")
def test_those_in_a_talk_hear_it_and_nobody_else() -> None:
    table = talking()
    before = table.moment
    requests.say(table, NOW, 1, "Ben", "Vote for Thierry.", in_confidence=True)
    said = table.chat[-1]
    assert said.to == [0, 1]
    assert table.match is not None
    assert said.number == table.match.number, "by which a page knows what it is about"
    assert audience_of(said) == (0, 1)
    assert [may_read(seat, said, over=False) for seat in (0, 1, 2, None)] == [
        True,
        True,
        False,
        False,
    ]
    assert not may_read(2, said, over=True)
    assert table.moment == before, "the others see nothing happen"


def test_who_is_not_in_it_has_nobody_to_confide_in() -> None:
    table = talking()
    for seat in (2, None):
        with refused(table, errors.NobodyToConfideIn):
            requests.say(table, NOW, seat, "Cleo", "Psst!", in_confidence=True)
    requests.say(table, NOW, 2, "Cleo", "What are you two about?")
    assert audience_of(table.chat[-1]) == (EVERYONE,)
    assert table.chat[-1].number == 0


@pytest.mark.clause("FIEF-D-07")
def test_a_promise_is_written_for_the_two_parties_of_an_offer() -> None:
    table = promising()
    answer(table, {"do": "offer"})
    requests.say(table, NOW, 0, "Ana", "I shall vote for your bishop.", in_confidence=True)
    assert table.chat[-1].to == [0, 2]
    requests.say(table, NOW, 2, "Cleo", "For mine?", in_confidence=True)
    with refused(table, errors.NobodyToConfideIn):
        requests.say(table, NOW, 1, "Ben", "What is it about?", in_confidence=True)


def promising() -> Table:
    """Ana has written a promise into a draft for Cleo."""
    scene = act(fief().money(ANA, 9).begin("before_income"), ANA, "deal 2")
    start = msgspec.json.decode(msgspec.json.encode(scene.state.plain()))
    table = seated(agreed("fief"), start=start)
    answer(table, {"do": "promise"})
    return table


def psst(table: Table, *seats: int) -> None:
    for seat in seats:
        requests.say(table, NOW, seat, "Somebody", "Psst!", in_confidence=True)


def refuses(table: Table, error: type[TableRondeError], *seats: int) -> None:
    for seat in seats:
        with refused(table, error):
            psst(table, seat)


@pytest.mark.clause("FIEF-D-07", "FIEF-R-47")
def test_nobody_talks_over_a_draft() -> None:
    """Or else every change of it would let both say another line, without an embassy."""
    table = promising()
    refuses(table, errors.NobodyToConfideIn, 0, 2)
    answer(table, {"do": "give-money", "count": 1})
    refuses(table, errors.NobodyToConfideIn, 0, 2)


@pytest.mark.clause("FIEF-D-07", "FIEF-R-47")
def test_each_writes_one_line_to_an_offer() -> None:
    """Whatever is said to the table meanwhile; over a counter-offer each may write again, but not
    over an offer that an undo has brought back."""
    table = promising()
    answer(table, {"do": "offer"})
    psst(table, 0, 2)
    requests.raise_hand(table, NOW, 1, True)
    refuses(table, errors.AlreadyWritten, 0, 2)
    answer(table, {"do": "counter"})
    refuses(table, errors.NobodyToConfideIn, 0, 2)
    requests.undo(table, NOW, 2, None)
    assert asked(table).prompt == "deal"
    refuses(table, errors.AlreadyWritten, 0, 2)
    answer(table, {"do": "counter"})
    answer(table, {"do": "offer"})
    psst(table, 0, 2)
    refuses(table, errors.AlreadyWritten, 0, 2)


@pytest.mark.clause("FIEF-D-07", "FIEF-R-47")
def test_who_has_written_is_known_after_a_break() -> None:
    """Of a table that is read from its snapshot, too."""
    table = promising()
    answer(table, {"do": "offer"})
    psst(table, 2)
    for number in range(48):  # until it is time for a snapshot
        requests.say(table, NOW, 1, "Ben", f"Line {number}")
    row, snapshot = kept(table)
    assert snapshot is not None
    again = table_from("table", row, [snapshot])
    refuses(again, errors.AlreadyWritten, 2)
    psst(again, 0)


def test_elsewhere_there_is_no_such_thing() -> None:
    table = seated(agreed("guilds"))
    with refused(table, errors.NobodyToConfideIn):
        requests.say(table, NOW, 0, "Ana", "Psst!", in_confidence=True)
