"""Tests the worked examples of docs/rules/zizka.md."""

import pytest

from tests.rules.zizka.scene import ANA, zizka


@pytest.mark.clause("ZIZ-EX-08", "ZIZ-EX-09", "ZIZ-EX-10", "ZIZ-EX-11")
def test_ex_08_to_11_the_example_turn_of_zizka() -> None:
    scene = zizka(2).commander(ANA, "zizka").entourage(ANA, "raz", "dorota", "benes", "jitka")
    scene.at(ANA, "pisek").token("pisek", "pickpocket-1").begin()
    scene.roll("shield", "shield", "speech", "wild")
    scene.do("event")
    assert len(scene.table()["roll"]["dice"]) == 4
    assert scene.icons() == {"sword": 1, "shield": 3, "speech": 3, "wild": 1}
    scene.roll("wild")
    scene.do("reroll 1")
    scene.roll("wild")
    scene.do("reroll 3")
    assert scene.icons() == {"sword": 1, "shield": 2, "speech": 2, "wild": 3}
    scene.do("fill 1 0")
    scene.do("fill 2 0")
    scene.do("fill 3 0")
    assert scene.prompt == "act", "the fourth row is out of reach"
    state = scene.state
    assert (state.coins[ANA], state.vp[ANA], state.warrants[ANA], state.morale[ANA]) == (
        6,
        1,
        3,
        -1,
    )
    assert scene.lies_at("pisek") is None
