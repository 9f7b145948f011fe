"""RESIST: answering an attack."""

import pytest

from tests.rules.avalon.scene import AvalonScene, assert_alike, avalon


def attack(*defenders: str, owner: int = -1) -> AvalonScene:
    """Return a scene in which a red knight has attacked region 4 with 1 card against 1."""
    scene = avalon().owner(4, owner).pile(4, 0, "blue-witch").pile(4, 1, "green-witch")
    scene.hand(0, "red-knight", "yellow-knight", "yellow-witch", "yellow-witch").hand(
        1, *defenders
    ).begin()
    return scene.play("attack red-knight 4")


def spell(*defenders: str) -> AvalonScene:
    """Return a scene in which a red witch has bewitched a red knight at region 4."""
    scene = avalon().pile(4, 1, "red-knight").hand(0, "red-witch", "blue-witch")
    return scene.hand(1, *defenders).begin().play("bewitch red-witch 4")


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
    scene.hand(1, "blue-witch").begin().do("attack red-knight 1")
    assert scene.options() == ["pass"]


@pytest.mark.clause("AVA-RESIST-02", "AVA-RESIST-03")
def test_the_effects_of_a_repelled_attack() -> None:
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
def test_resistance_is_possible_at_unowned_and_own_regions(owner: int) -> None:
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
def test_a_passed_resistance_cannot_be_played_later() -> None:
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
    able, unable = attack("red-knight"), attack("purple-witch")
    assert able.asked == unable.asked == (1,)
    assert able.prompt == unable.prompt == "resist"
    assert able.decision().arguments == unable.decision().arguments
    assert_alike(able, unable, 0, None)


@pytest.mark.clause("AVA-RESIST-09")
def test_an_empty_hand_is_not_asked_to_resist() -> None:
    """Everybody sees how many cards a player holds."""
    scene = attack()
    assert (scene.asked, scene.prompt) == ((0,), "pay")
    assert scene.owner_of(4) == 0
    told = [event["event"] for event in scene.events(1)]
    assert told == ["attacked", "conquered-mist", "equal-loss", "equal-loss", "owes"]


@pytest.mark.clause("AVA-RESIST-09")
def test_the_answer_to_a_spell_is_asked_for_with_and_without_a_fitting_card() -> None:
    able, unable = spell("red-witch"), spell("purple-witch")
    assert able.asked == unable.asked == (1,)
    assert able.prompt == unable.prompt == "counter"
    assert able.decision().arguments == unable.decision().arguments
    assert_alike(able, unable, 0, None)


@pytest.mark.clause("AVA-RESIST-09")
def test_an_empty_hand_is_not_asked_to_counter() -> None:
    scene = spell()
    assert (scene.asked, scene.prompt) == ((0,), "play")
    assert scene.pile_at(4, 0) == ["red-witch", "red-knight"]
    assert scene.pile_at(4, 1) == []
    told = [event["event"] for event in scene.events(1)]
    assert told == ["bewitched", "changed-sides"]


@pytest.mark.clause("AVA-RESIST-09")
def test_a_player_with_only_a_card_won_by_a_counter_spell_is_asked_again() -> None:
    scene = avalon().pile(4, 1, "red-knight").hand(0, "red-witch", "red-witch", "blue-witch")
    scene.hand(1, "red-witch").begin().play("bewitch red-witch 4", "counter red-witch")
    scene.do("bewitch red-witch 4")
    assert (scene.asked, scene.options()) == ((1,), ["pass", "counter red-witch"])


@pytest.mark.clause("AVA-RESIST-09")
def test_the_answer_is_asked_for_although_no_fitting_card_is_left() -> None:
    """All eight lie face up; counting cards is left to the players."""
    scene = avalon().pile(1, 0, *["red-knight"] * 7).hand(0, "red-knight")
    scene.hand(1, "blue-knight").begin()
    scene.do("attack red-knight 1")
    assert (scene.asked, scene.options()) == ((1,), ["pass"])
