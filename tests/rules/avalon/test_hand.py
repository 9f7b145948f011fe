"""HAND: five cards at the end of one's own turn."""

import pytest

from tests.rules.avalon.scene import avalon

SIX = ["red-knight", "red-witch", "blue-knight", "blue-witch", "purple-knight", "purple-witch"]


@pytest.mark.clause("AVA-HAND-01")
def test_the_holder_chooses_what_to_discard_down_to_five() -> None:
    scene = avalon().hand(0, *SIX).draw("green-knight", "green-witch").begin()
    scene.play("end", "take-tile light-two")
    assert (scene.asked, scene.prompt, scene.owed()) == ((0,), "discard", 3)
    assert len(scene.options()) == 8
    assert not scene.decision().may_decline
    scene.play("discard blue-witch", "discard green-witch")
    assert (scene.prompt, scene.owed()) == ("discard", 1)
    scene.do("discard red-knight")
    assert scene.hand_of(0) == [
        "green-knight",
        "red-witch",
        "blue-knight",
        "purple-knight",
        "purple-witch",
    ]
    assert scene.discarded() == ["blue-witch", "green-witch", "red-knight"]
    assert scene.asked == (1,)


@pytest.mark.clause("AVA-HAND-01")
def test_five_cards_may_be_kept() -> None:
    scene = avalon().hand(0, *SIX[:3]).begin()
    scene.play("end", "take-tile light-two")
    assert len(scene.hand_of(0)) == 5
    assert (scene.asked, scene.prompt) == ((1,), "play")


@pytest.mark.clause("AVA-HAND-02")
def test_the_limit_applies_after_taking_a_dark_tile() -> None:
    scene = avalon().hand(0, *SIX).begin()
    scene.do("end")
    assert scene.prompt == "tile"
    scene.do("take-tile dark-four")
    assert (scene.asked, scene.prompt, scene.owed()) == ((0,), "discard", 1)
    assert len(scene.hand_of(0)) == 6  # its cards are not drawn yet
    scene.do("discard red-witch")
    assert len(scene.hand_of(0)) == 5
    assert scene.asked == (1,)


@pytest.mark.clause("AVA-HAND-03")
def test_the_own_turn_has_no_hand_limit() -> None:
    scene = avalon().hand(0, *SIX[:5]).tiles(pending={0: "dark-four"}).begin()
    assert (scene.asked, scene.prompt) == ((0,), "play")
    assert len(scene.hand_of(0)) == 9
    scene.do("reinforce red-knight 1")
    assert (scene.prompt, len(scene.hand_of(0))) == ("play", 8)


@pytest.mark.clause("AVA-HAND-04")
def test_the_opponents_turn_has_no_hand_limit() -> None:
    scene = avalon().hand(1, *SIX).pile(1, 1, "red-knight").hand(0, "red-witch").begin()
    scene.play("bewitch red-witch 1", "counter red-witch")
    assert scene.asked == (0,)
    scene.do("end")
    assert scene.asked == (0,)
    scene.do("take-tile dark-four")
    assert (scene.asked, scene.prompt) == ((1,), "play")
    assert len(scene.hand_of(1)) == 6


@pytest.mark.clause("AVA-HAND-05")
def test_a_light_tile_is_drawn_in_full_before_the_hand_is_cut() -> None:
    scene = avalon().hand(0, *SIX[:5]).draw("green-knight", "green-witch").begin()
    scene.play("end", "take-tile light-two")
    assert len(scene.hand_of(0)) == 7
    assert {"discard green-knight", "discard green-witch"} <= set(scene.options())
    scene.play("discard red-knight", "discard red-witch")
    assert scene.hand_of(0) == ["green-knight", "green-witch", *SIX[2:5]]
