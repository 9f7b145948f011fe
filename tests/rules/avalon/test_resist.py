"""RESIST: answering an attack."""

import pytest

from tests.rules.avalon.scene import AvalonScene, assert_alike, avalon


def attack(*defenders: str, owner: int = -1) -> AvalonScene:
    """A red knight has attacked region 4 with 1 card against 1."""
    scene = avalon().owner(4, owner).pile(4, 0, "blue-witch").pile(4, 1, "green-witch")
    scene.hand(0, "red-knight", "yellow-knight", "yellow-witch", "yellow-witch").hand(
        1, *defenders
    ).begin()
    return scene.play("attack red-knight 4")


@pytest.mark.clause("AVA-RESIST-01")
def test_an_attack_is_resisted_with_a_knight_of_the_same_colour() -> None:
    scene = attack("red-knight", "blue-knight", "red-witch")
    assert (scene.asked, scene.prompt) == ((1,), "resist")
    assert scene.decision().arguments == {"region": 4, "card": "red-knight"}
    assert scene.options() == ["pass", "resist red-knight"]


@pytest.mark.clause("AVA-RESIST-01")
def test_neither_a_knight_of_another_colour_nor_one_on_the_table_resists() -> None:
    assert attack("blue-knight", "green-knight").options() == ["pass"]
    scene = avalon().pile(1, 0, "blue-knight").pile(1, 1, "red-knight").hand(0, "red-knight")
    scene.begin().do("attack red-knight 1")
    assert scene.options() == ["pass"]


@pytest.mark.clause("AVA-RESIST-02", "AVA-RESIST-03")
def test_a_repelled_attack() -> None:
    scene = attack("red-knight")
    scene.do("resist red-knight")
    assert scene.pile_at(4, 1) == ["green-witch", "red-knight"]
    assert scene.pile_at(4, 0) == ["blue-witch", "red-knight"]
    assert scene.owner_of(4) == -1
    assert scene.hand_of(1) == scene.discarded() == []
    assert (scene.asked, scene.prompt) == ((0,), "play")
    assert scene.events(0) == [{"event": "resisted", "seat": 1, "card": "red-knight", "region": 4}]


@pytest.mark.clause("AVA-RESIST-04")
@pytest.mark.parametrize("defenders", [0, 1, 4])
def test_numbers_do_not_matter_for_resistance(defenders: int) -> None:
    scene = avalon().pile(1, 0, *["blue-knight"] * 6).pile(1, 1, *["green-knight"] * defenders)
    scene.hand(0, "red-knight").hand(1, "red-knight").begin()
    scene.play("attack red-knight 1", "resist red-knight")
    assert scene.owner_of(1) == -1
    assert scene.pile_at(1, 1) == [*["green-knight"] * defenders, "red-knight"]
    assert len(scene.pile_at(1, 0)) == 7


@pytest.mark.clause("AVA-RESIST-05")
@pytest.mark.parametrize("owner", [-1, 1])
def test_one_may_resist_at_nobodys_and_at_ones_own_regions(owner: int) -> None:
    scene = attack("red-knight", owner=owner)
    assert scene.options() == ["pass", "resist red-knight"]
    scene.do("resist red-knight")
    assert scene.owner_of(4) == owner


@pytest.mark.clause("AVA-RESIST-06")
def test_resistance_is_voluntary() -> None:
    scene = attack("red-knight")
    assert scene.decision().may_decline
    scene.do("pass")
    assert scene.owner_of(4) == 0
    assert scene.hand_of(1) == ["red-knight"]


@pytest.mark.clause("AVA-RESIST-06")
def test_one_knight_is_enough_and_no_more_is_used() -> None:
    scene = attack("red-knight", "red-knight", "red-knight")
    scene.do("resist red-knight")
    assert (scene.asked, scene.prompt) == ((0,), "play")
    assert scene.hand_of(1) == ["red-knight", "red-knight"]
    assert scene.pile_at(4, 1) == ["green-witch", "red-knight"]


@pytest.mark.clause("AVA-RESIST-07")
def test_a_missed_resistance_cannot_be_made_up_for() -> None:
    scene = attack("red-knight")
    scene.do("pass")
    assert scene.asked == (0,)
    scene.play("give-top 4", "give-card yellow-knight", "give-card yellow-witch")
    assert scene.asked == (0,)
    scene.play("end", "take-tile dark-four")
    assert (scene.asked, scene.prompt) == ((1,), "play")
    assert scene.options(verb="resist") == []
    assert scene.owner_of(4) == 0


@pytest.mark.clause("AVA-RESIST-07")
def test_a_knight_held_back_once_may_resist_a_later_attack() -> None:
    scene = avalon().hand(0, "red-knight", "red-knight").hand(1, "red-knight").begin()
    scene.play("attack red-knight 1", "pass", "give-top 1", "attack red-knight 2")
    assert scene.options() == ["pass", "resist red-knight"]


@pytest.mark.clause("AVA-RESIST-08")
def test_witches_never_resist() -> None:
    scene = attack("red-witch", "blue-witch")
    assert scene.options() == ["pass"]


@pytest.mark.clause("AVA-RESIST-09")
def test_the_answer_to_an_attack_is_asked_for_with_and_without_a_fitting_card() -> None:
    able, unable, bare = attack("red-knight"), attack("purple-witch"), attack()
    assert able.asked == unable.asked == bare.asked == (1,)
    assert able.prompt == unable.prompt == bare.prompt == "resist"
    assert able.decision().arguments == unable.decision().arguments
    assert able.view(0)["waiting"] == bare.view(0)["waiting"]
    assert_alike(able, unable, 0, None)


@pytest.mark.clause("AVA-RESIST-09")
def test_the_answer_to_a_spell_is_asked_for_with_and_without_a_fitting_card() -> None:
    able, unable, bare = (
        avalon()
        .pile(4, 1, "red-knight")
        .hand(0, "red-witch")
        .hand(1, *cards)
        .begin()
        .play("bewitch red-witch 4")
        for cards in (["red-witch"], ["purple-witch"], [])
    )
    assert able.asked == unable.asked == bare.asked == (1,)
    assert able.prompt == unable.prompt == bare.prompt == "counter"
    assert able.decision().arguments == unable.decision().arguments
    assert able.view(0)["waiting"] == bare.view(0)["waiting"]
    assert_alike(able, unable, 0, None)


@pytest.mark.clause("AVA-RESIST-09")
def test_the_answer_is_asked_for_however_hopeless() -> None:
    """Even when everyone can see that no fitting card is left."""
    scene = avalon().pile(1, 0, *["red-knight"] * 7).hand(0, "red-knight").begin()
    scene.do("attack red-knight 1")
    assert (scene.asked, scene.options()) == ((1,), ["pass"])
