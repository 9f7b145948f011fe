"""ATTACK: announcing an attack."""

import pytest

from tests.rules.avalon.scene import avalon


@pytest.mark.clause("AVA-ATTACK-01")
def test_a_knight_from_the_hand_is_laid_and_the_attack_announced() -> None:
    scene = avalon().pile(2, 0, "green-witch").pile(2, 1, "blue-witch").hand(0, "red-knight")
    scene.hand(1, "blue-knight").begin().do("attack red-knight 2")
    assert scene.pile_at(2, 0) == ["green-witch", "red-knight"]
    assert scene.hand_of(0) == []
    assert scene.events(1) == [{"event": "attacked", "seat": 0, "card": "red-knight", "region": 2}]
    assert (scene.asked, scene.prompt) == ((1,), "resist")
    assert scene.owner_of(2) == -1


@pytest.mark.clause("AVA-ATTACK-01")
def test_a_witch_does_not_attack() -> None:
    scene = avalon().pile(2, 0, "red-knight").hand(0, "red-witch").begin()
    assert scene.options(verb="attack") == []


@pytest.mark.clause("AVA-ATTACK-02")
@pytest.mark.parametrize(
    ("mine", "theirs", "allowed"),
    [(0, 1, False), (1, 1, True), (2, 1, True), (1, 2, False), (2, 2, True), (2, 4, False)],
)
def test_an_attack_needs_as_many_characters_before_its_card_is_laid(
    mine: int, theirs: int, allowed: bool
) -> None:
    scene = avalon().pile(1, 0, *["blue-knight"] * mine).pile(1, 1, *["green-knight"] * theirs)
    scene.hand(0, "red-knight").begin()
    assert ("attack red-knight 1" in scene.options()) == allowed


@pytest.mark.clause("AVA-ATTACK-03")
def test_every_card_counts_one_whatever_its_kind_and_colour() -> None:
    scene = avalon().hand(0, "red-knight")
    scene.pile(1, 0, "blue-witch", "blue-witch").pile(1, 1, "red-knight", "green-knight")
    scene.pile(2, 0, "red-knight").pile(2, 1, "purple-witch", "yellow-witch")
    scene.pile(3, 0, "purple-witch").pile(3, 1, "yellow-knight")
    scene.begin()
    assert "attack red-knight 1" in scene.options()
    assert "attack red-knight 2" not in scene.options()
    assert "attack red-knight 3" in scene.options()


@pytest.mark.clause("AVA-ATTACK-04")
def test_zero_against_zero_is_enough() -> None:
    scene = avalon().hand(0, "red-knight").begin()
    assert scene.options(verb="attack") == [f"attack red-knight {n}" for n in range(1, 12)]
    scene.play("attack red-knight 6")
    assert scene.owner_of(6) == 0


@pytest.mark.clause("AVA-ATTACK-05")
def test_a_card_on_the_table_cannot_attack() -> None:
    scene = avalon().pile(1, 0, "blue-knight").pile(1, 1, "red-knight").hand(0, "red-witch")
    scene.begin().play("bewitch red-witch 1")
    assert scene.pile_at(1, 0) == ["blue-knight", "red-witch", "red-knight"]
    assert scene.options() == ["end"]


@pytest.mark.clause("AVA-ATTACK-06")
def test_unowned_and_enemy_regions_can_be_attacked_but_own_ones_cannot() -> None:
    scene = avalon().own(0, 1, 4).own(1, 2, 7).pile(4, 0, "blue-knight").pile(4, 1, "blue-witch")
    scene.hand(0, "red-knight").begin()
    attacked = [int(option.split()[2]) for option in scene.options(verb="attack")]
    assert attacked == [2, 3, 5, 6, 7, 8, 9, 10, 11]


@pytest.mark.clause("AVA-ATTACK-06")
def test_a_region_just_conquered_cannot_be_attacked() -> None:
    scene = avalon().own(0, 1).hand(0, "red-knight", "red-knight").begin()
    scene.play("attack red-knight 2", "give-top 2")
    attacked = [int(option.split()[2]) for option in scene.options(verb="attack")]
    assert attacked == [3, 4, 5, 6, 7, 8, 9, 10, 11]


@pytest.mark.clause("AVA-ATTACK-07")
@pytest.mark.parametrize("owner", [-1, 1])
def test_without_resistance_the_region_is_conquered(owner: int) -> None:
    scene = avalon().owner(8, owner).hand(0, "red-knight", "blue-witch").hand(1, "red-knight")
    scene.begin().do("attack red-knight 8")
    assert scene.owner_of(8) == owner
    scene.do("pass")
    assert scene.owner_of(8) == 0


@pytest.mark.clause("AVA-ATTACK-08")
def test_a_turn_has_any_number_of_attacks_but_two_conquests() -> None:
    scene = avalon().hand(0, *["red-knight"] * 5, *["blue-knight"] * 3).hand(1, *["red-knight"] * 3)
    scene.begin()
    for _ in range(3):
        scene.play("attack red-knight 1", "resist red-knight")
    scene.play("attack blue-knight 2", "give-top 2")
    scene.play("attack red-knight 3", "give-top 3")
    assert (scene.owner_of(1), scene.owner_of(2), scene.owner_of(3)) == (-1, 0, 0)
    assert scene.options(verb="attack") == []


@pytest.mark.clause("AVA-ATTACK-09")
def test_other_plays_but_no_attack_follow_the_second_conquest() -> None:
    scene = avalon().pile(5, 1, "red-knight").hand(0, *["red-knight"] * 3, "red-witch").begin()
    scene.play("attack red-knight 1", "give-top 1")
    assert "attack red-knight 2" in scene.options()
    scene.play("attack red-knight 2", "give-top 2")
    assert scene.options(verb="attack") == []
    assert scene.options(verb="bewitch") == ["bewitch red-witch 5"]
    assert len(scene.options(verb="reinforce")) == 22
    assert scene.options(verb="end") == ["end"]


@pytest.mark.clause("AVA-ATTACK-09")
def test_the_limit_of_conquests_applies_to_each_turn() -> None:
    scene = avalon().hand(0, *["red-knight"] * 4).hand(1, "blue-knight").begin()
    scene.play("attack red-knight 1", "pass", "give-top 1")
    scene.play("attack red-knight 2", "pass", "give-top 2")
    scene.play("end", "take-tile dark-four")
    assert "attack blue-knight 3" in scene.options()
    scene.play("end", "take-tile dark-four")
    assert "attack red-knight 3" in scene.options()


@pytest.mark.clause("AVA-ATTACK-10")
def test_a_repelled_attack_neither_counts_nor_ends_the_turn() -> None:
    scene = avalon().hand(0, *["red-knight"] * 4).hand(1, "red-knight", "red-knight").begin()
    scene.play("attack red-knight 1", "resist red-knight")
    assert (scene.asked, scene.prompt) == ((0,), "play")
    scene.play("attack red-knight 2", "resist red-knight")
    assert (scene.asked, scene.prompt) == ((0,), "play")
    scene.play("attack red-knight 3", "give-top 3")
    scene.play("attack red-knight 4", "give-top 4")
    assert (scene.owner_of(3), scene.owner_of(4)) == (0, 0)


@pytest.mark.clause("AVA-ATTACK-11")
def test_a_region_may_be_attacked_again_in_the_same_turn() -> None:
    scene = avalon().pile(1, 0, "green-knight").pile(1, 1, "green-witch")
    scene.hand(0, "red-knight", "blue-knight").hand(1, "red-knight").begin()
    scene.play("attack red-knight 1", "resist red-knight")
    scene.play("attack blue-knight 1")  # 2 against 2 before it
    assert scene.owner_of(1) == 0


@pytest.mark.clause("AVA-ATTACK-11")
def test_a_second_attack_needs_enough_characters_by_then() -> None:
    scene = avalon().hand(0, "red-knight", "blue-knight", "red-witch")
    scene.hand(1, "red-knight", "red-witch").begin()
    scene.play("attack red-knight 1", "resist red-knight")  # 1 against 1
    assert "attack blue-knight 1" in scene.options()
    scene.play("bewitch red-witch 1", "counter red-witch")  # 1 against 2
    assert "attack blue-knight 1" not in scene.options()


@pytest.mark.clause("AVA-ATTACK-12")
def test_losses_are_paid_right_after_the_conquest() -> None:
    scene = avalon().pile(1, 0, "green-knight").pile(1, 1, "green-witch")
    scene.hand(0, "red-knight", *["blue-knight"] * 3).begin()
    scene.play("attack red-knight 1")
    assert scene.discarded() == ["green-witch", "red-knight"]
    assert (scene.asked, scene.prompt, scene.owed()) == ((0,), "pay", 3)
    assert scene.options() == ["give-card blue-knight", "give-top 1"]
    scene.play("give-top 1", "give-card blue-knight", "give-card blue-knight")
    assert scene.prompt == "play"
