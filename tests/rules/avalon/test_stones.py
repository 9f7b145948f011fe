"""STONES: witches that attack. The stone circle lies at region 5."""

import pytest

from tests.rules.avalon.scene import AvalonScene, avalon


def circle() -> AvalonScene:
    return avalon().own(0, 5)


@pytest.mark.clause("AVA-STONES-01")
def test_the_owner_of_the_stone_circle_attacks_with_witches_from_the_hand() -> None:
    scene = circle().pile(2, 0, "green-witch").hand(0, "red-witch", "blue-knight").begin()
    places = [1, 2, 3, 4, 6, 7, 8, 9, 10, 11]
    assert scene.options(verb="attack") == [
        f"attack {card} {place}" for card in ("red-witch", "blue-knight") for place in places
    ]
    scene.play("attack red-witch 2")
    assert scene.owner_of(2) == 0


@pytest.mark.clause("AVA-STONES-01")
@pytest.mark.parametrize("owner", [-1, 1])
def test_the_opponent_of_the_owner_does_not_attack_with_witches(owner: int) -> None:
    scene = avalon().owner(5, owner).hand(0, "red-witch").begin()
    assert scene.options(verb="attack") == []


@pytest.mark.clause("AVA-STONES-02")
def test_an_attack_with_a_witch_follows_the_rules_of_attack() -> None:
    scene = circle().own(0, 1).own(1, 3).hand(0, *["red-witch"] * 5)
    scene.pile(2, 1, "green-knight").begin()
    attacked = [int(option.split()[2]) for option in scene.options(verb="attack")]
    # No own region, none with fewer characters, no empty castle.
    assert attacked == [4, 6, 7, 8, 9, 10, 11]
    scene.play("attack red-witch 4", "give-top 4")
    scene.play("attack red-witch 7", "give-top 7")
    assert scene.options(verb="attack") == []  # two conquests


@pytest.mark.clause("AVA-STONES-02")
def test_an_attack_with_a_witch_follows_the_rules_of_conquest_and_losses() -> None:
    scene = circle().pile(2, 0, "blue-knight").pile(2, 1, "green-knight")
    scene.hand(0, "red-witch", *["yellow-witch"] * 4).begin()
    scene.play("attack red-witch 2")
    assert scene.table()["row"][1]["region"] == "plain"
    assert scene.owner_of(2) == 0
    assert scene.pile_at(2, 0) == ["blue-knight"]
    assert scene.discarded() == ["green-knight", "red-witch"]
    assert scene.owed() == 3


@pytest.mark.clause("AVA-STONES-03")
def test_a_knight_of_the_same_colour_resists_an_attacking_witch() -> None:
    scene = circle().hand(0, "red-witch").hand(1, "red-knight", "red-witch", "blue-knight")
    scene.begin().do("attack red-witch 1")
    assert (scene.prompt, scene.options()) == ("resist", ["pass", "resist red-knight"])
    scene.do("resist red-knight")
    assert scene.owner_of(1) == -1


@pytest.mark.clause("AVA-STONES-03")
def test_a_witch_of_the_same_colour_does_not_resist_an_attacking_witch() -> None:
    scene = circle().hand(0, "red-witch").hand(1, "red-witch", "blue-knight").begin()
    scene.do("attack red-witch 1")
    assert scene.options() == ["pass"]


@pytest.mark.clause("AVA-STONES-04")
def test_an_attacking_witch_casts_no_spell() -> None:
    scene = circle().pile(1, 0, "blue-knight").pile(1, 1, "red-knight").hand(0, "red-witch")
    scene.hand(1, "red-knight").begin()
    assert {"attack red-witch 1", "bewitch red-witch 1"} <= set(scene.options())
    scene.play("attack red-witch 1", "resist red-knight")
    assert scene.pile_at(1, 0) == ["blue-knight", "red-witch"]
    assert scene.pile_at(1, 1) == ["red-knight", "red-knight"]
    assert scene.prompt == "play"


@pytest.mark.clause("AVA-STONES-04")
def test_a_bewitching_witch_does_not_attack() -> None:
    scene = circle().pile(1, 0, "blue-knight").pile(1, 1, "red-knight").hand(0, "red-witch")
    scene.begin().play("bewitch red-witch 1")
    assert scene.prompt == "play"
    assert scene.owner_of(1) == -1


@pytest.mark.clause("AVA-STONES-05")
def test_an_attacking_witch_cannot_be_countered_and_stays_if_repelled() -> None:
    scene = circle().pile(1, 1, "red-knight").pile(1, 0, "blue-knight")
    scene.hand(0, "red-witch").hand(1, "red-witch", "red-knight").begin()
    scene.do("attack red-witch 1")
    assert scene.prompt == "resist"
    assert scene.options(verb="counter") == []
    scene.do("resist red-knight")
    assert scene.pile_at(1, 0) == ["blue-knight", "red-witch"]
    assert scene.hand_of(1) == ["red-witch"]


@pytest.mark.clause("AVA-STONES-06")
def test_the_stone_circle_does_not_help_in_resisting() -> None:
    scene = avalon().own(1, 5).hand(0, "red-knight").hand(1, "red-witch").begin()
    scene.do("attack red-knight 1")
    assert scene.options() == ["pass"]


@pytest.mark.clause("AVA-STONES-07")
def test_the_stone_circle_is_a_forest() -> None:
    scene = avalon().own(0, 4, 5).begin(step=3)
    scene.do("take-tile light-landscape")
    assert len(scene.hand_of(0)) == 2
    scene = avalon().own(0, 5, 7).begin(step=3)
    scene.do("take-tile light-landscape")
    assert len(scene.hand_of(0)) == 1  # no hill
    assert len(avalon().own(0, 5).tiles(pending={0: "dark-regions"}).begin().hand_of(0)) == 1
    scene = avalon().own(0, 4, 5, 6).begin(step=3)
    scene.do("take-tile light-chain")
    assert len(scene.hand_of(0)) == 3


@pytest.mark.clause("AVA-STONES-08")
def test_a_stone_circle_gained_by_the_first_conquest_works_for_the_second() -> None:
    scene = avalon().hand(0, "red-knight", "red-witch", "blue-witch").begin()
    assert not any("witch" in option for option in scene.options(verb="attack"))
    scene.play("attack red-knight 5", "give-top 5")
    scene.play("attack red-witch 6", "give-top 6")
    assert (scene.owner_of(5), scene.owner_of(6)) == (0, 0)
    assert scene.options(verb="attack") == []
