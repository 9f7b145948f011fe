"""Private talks at a table of Fief: what is said in confidence is heard by those in it alone."""

import pytest

from tableronde.server.faces import hears
from tableronde.tables import errors, requests
from tableronde.tables.table import EVERYONE, heard_by
from tests.rules.fief.acting import act
from tests.rules.fief.scene import ANA, fief
from tests.tables.sitting import NOW, agreed, answer, refused, seated
from tests.tables.talking import talking


@pytest.mark.clause("FIEF-8.0-06")
@pytest.mark.clause("FIEF-D-11")
def test_those_in_a_talk_hear_it_and_nobody_else() -> None:
    table = talking()
    before = table.moment
    requests.say(table, NOW, 1, "Ben", "Vote for Thierry.", in_confidence=True)
    said = table.chat[-1]
    assert said.to == [0, 1]
    assert heard_by(said) == (0, 1)
    assert [hears(seat, said, over=False) for seat in (0, 1, 2, None)] == [True, True, False, False]
    assert not hears(2, said, over=True)
    assert table.moment == before, "the others see nothing happen"


def test_who_is_not_in_it_has_nobody_to_confide_in() -> None:
    table = talking()
    for seat in (2, None):
        with refused(table, errors.NobodyToConfideIn):
            requests.say(table, NOW, seat, "Cleo", "Psst!", in_confidence=True)
    requests.say(table, NOW, 2, "Cleo", "What are you two about?")
    assert heard_by(table.chat[-1]) == (EVERYONE,)


@pytest.mark.clause("FIEF-D-07")
def test_a_promise_is_written_for_the_two_parties_of_an_offer() -> None:
    scene = act(fief().begin("before_income"), ANA, "deal 2")
    table = seated(agreed("fief"), start=scene.state.plain())
    answer(table, {"do": "promise"})
    requests.say(table, NOW, 0, "Ana", "I shall vote for your bishop.", in_confidence=True)
    assert table.chat[-1].to == [0, 2]
    with refused(table, errors.AlreadyWritten):  # or else it would be a talk without an embassy
        requests.say(table, NOW, 0, "Ana", "And you?", in_confidence=True)
    answer(table, {"do": "offer"})
    requests.say(table, NOW, 2, "Cleo", "For mine?", in_confidence=True)


def test_elsewhere_there_is_no_such_thing() -> None:
    table = seated(agreed("guilds"))
    with refused(table, errors.NobodyToConfideIn):
        requests.say(table, NOW, 0, "Ana", "Psst!", in_confidence=True)
