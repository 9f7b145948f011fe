"""COUNTER: answering a spell."""

import pytest

from tests.rules.avalon.scene import AvalonScene, avalon


def spell(*defenders: str, witches: int = 1) -> AvalonScene:
    """Return a scene in which a green witch is about to bewitch a green knight at region 4."""
    scene = avalon().pile(4, 0, "red-knight").pile(4, 1, "blue-knight", "green-knight")
    return scene.hand(0, *["green-witch"] * witches).hand(1, *defenders).begin()


@pytest.mark.clause("AVA-COUNTER-01")
def test_a_spell_is_countered_with_a_witch_of_the_same_colour() -> None:
    scene = spell("green-witch", "green-knight", "red-witch")
    scene.do("bewitch green-witch 4")
    assert (scene.asked, scene.prompt) == ((1,), "counter")
    assert scene.options() == ["pass", "counter green-witch"]


@pytest.mark.clause("AVA-COUNTER-01")
def test_neither_a_knight_nor_a_witch_of_another_colour_counters() -> None:
    scene = spell("green-knight", "red-witch", "blue-witch")
    scene.do("bewitch green-witch 4")
    assert scene.options() == ["pass"]


@pytest.mark.clause("AVA-COUNTER-01")
def test_a_witch_lying_in_a_pile_counters_nothing() -> None:
    scene = avalon().pile(4, 1, "green-witch", "green-witch").hand(0, "green-witch")
    scene.hand(1, "green-knight").begin().do("bewitch green-witch 4")
    assert scene.options() == ["pass"]


@pytest.mark.clause("AVA-COUNTER-02", "AVA-COUNTER-03", "AVA-COUNTER-04")
def test_the_effects_of_a_countered_spell() -> None:
    scene = spell("green-witch")
    scene.play("bewitch green-witch 4", "counter green-witch")
    # The target stays, under the countering witch.
    assert scene.pile_at(4, 1) == ["blue-knight", "green-knight", "green-witch"]
    # The countered witch has left the table for the defender's hand.
    assert scene.pile_at(4, 0) == ["red-knight"]
    assert scene.hand_of(1) == ["green-witch"]
    assert scene.hand_of(0) == scene.discarded() == []


@pytest.mark.clause("AVA-COUNTER-05")
def test_the_gained_witch_counters_the_very_next_spell() -> None:
    scene = spell("green-witch", witches=2)
    scene.play("bewitch green-witch 4", "counter green-witch", "bewitch green-witch 4")
    assert scene.options() == ["pass", "counter green-witch"]
    scene.do("counter green-witch")
    assert scene.pile_at(4, 1) == ["blue-knight", "green-knight", "green-witch", "green-witch"]
    assert scene.hand_of(1) == ["green-witch"]


@pytest.mark.clause("AVA-COUNTER-06")
def test_a_counter_spell_is_not_answered() -> None:
    scene = spell("green-witch", witches=2)
    scene.play("bewitch green-witch 4", "counter green-witch")
    assert (scene.asked, scene.prompt) == ((0,), "play")
    assert scene.options(verb="counter") == []
    # Only a new spell, on the witch that countered the first.
    scene.do("bewitch green-witch 4")
    assert scene.decision().arguments["target"] == "green-witch"


@pytest.mark.clause("AVA-COUNTER-07")
def test_countering_is_voluntary() -> None:
    scene = spell("green-witch")
    scene.do("bewitch green-witch 4")
    assert scene.decision().may_decline
    scene.do("pass")
    assert scene.pile_at(4, 0) == ["red-knight", "green-witch", "green-knight"]
    assert scene.pile_at(4, 1) == ["blue-knight"]
    assert scene.hand_of(1) == ["green-witch"]


@pytest.mark.clause("AVA-COUNTER-07")
def test_one_witch_at_most_counters_a_spell() -> None:
    scene = spell("green-witch", "green-witch", "green-witch")
    scene.play("bewitch green-witch 4", "counter green-witch")
    assert scene.asked == (0,)
    assert scene.pile_at(4, 1) == ["blue-knight", "green-knight", "green-witch"]
    assert scene.hand_of(1) == ["green-witch"] * 3  # 3 - 1 + the countered one


@pytest.mark.clause("AVA-COUNTER-08")
def test_a_passed_counter_spell_cannot_be_played_later() -> None:
    scene = spell("green-witch")
    scene.play("bewitch green-witch 4", "pass")
    assert scene.asked == (0,)
    scene.do("end")
    assert scene.asked == (0,)
    scene.do("take-tile dark-four")
    assert scene.asked == (1,)
    assert scene.options(verb="counter") == []
    assert scene.pile_at(4, 0) == ["red-knight", "green-witch", "green-knight"]


@pytest.mark.clause("AVA-COUNTER-08")
def test_a_witch_held_back_once_may_counter_a_later_spell() -> None:
    scene = avalon().pile(1, 1, "green-knight").pile(2, 1, "green-knight")
    scene.hand(0, "green-witch", "green-witch").hand(1, "green-witch").begin()
    scene.play("bewitch green-witch 1", "pass", "bewitch green-witch 2")
    assert scene.options() == ["pass", "counter green-witch"]


@pytest.mark.clause("AVA-COUNTER-09")
def test_the_defenders_hand_is_not_cut_when_a_spell_is_countered() -> None:
    others = ["red-knight"] * 6
    scene = spell("green-witch", *others)
    scene.play("bewitch green-witch 4", "counter green-witch")
    assert scene.asked == (0,)
    assert len(scene.hand_of(1)) == 7
    scene.play("end", "take-tile dark-four")
    # The limit falls due at the end of the defender's own turn only.
    assert (scene.asked, scene.prompt) == ((1,), "play")
    assert sorted(scene.hand_of(1)) == ["green-witch", *others]
    scene.play("end", "take-tile dark-regions")
    assert (scene.asked, scene.prompt, scene.owed()) == ((1,), "discard", 2)
