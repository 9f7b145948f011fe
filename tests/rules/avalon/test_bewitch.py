"""BEWITCH: winning an enemy character over."""

import pytest

from tests.rules.avalon.scene import avalon


@pytest.mark.clause("AVA-BEWITCH-01")
def test_a_witch_bewitches_where_the_enemy_top_card_has_her_colour() -> None:
    scene = avalon().pile(1, 1, "red-knight").pile(2, 1, "blue-knight").pile(3, 1, "red-witch")
    scene.hand(0, "red-witch", "green-witch", "blue-knight").begin()
    assert scene.options(verb="bewitch") == ["bewitch red-witch 1", "bewitch red-witch 3"]


@pytest.mark.clause("AVA-BEWITCH-01")
def test_the_witch_is_laid_on_her_pile_and_the_spell_announced() -> None:
    scene = avalon().pile(1, 0, "green-knight").pile(1, 1, "red-knight").hand(0, "red-witch")
    scene.hand(1, "blue-knight").begin().do("bewitch red-witch 1")
    assert scene.pile_at(1, 0) == ["green-knight", "red-witch"]
    assert scene.hand_of(0) == []
    assert scene.events(1) == [
        {
            "event": "bewitched",
            "seat": 0,
            "card": "red-witch",
            "region": 1,
            "target": "red-knight",
        }
    ]
    assert (scene.asked, scene.prompt) == ((1,), "counter")


@pytest.mark.clause("AVA-BEWITCH-02")
@pytest.mark.parametrize("top", ["red-knight", "red-witch"])
def test_the_target_is_the_top_card_knight_or_witch(top: str) -> None:
    scene = avalon().pile(1, 1, "blue-knight", "green-witch", top).hand(1, "blue-knight")
    scene.hand(0, "red-witch", "blue-witch", "green-witch").begin()
    assert scene.options(verb="bewitch") == ["bewitch red-witch 1"]
    scene.do("bewitch red-witch 1")
    assert scene.decision().arguments == {"region": 1, "card": "red-witch", "target": top}
    scene.do("pass")
    assert scene.pile_at(1, 0) == ["red-witch", top]
    assert scene.pile_at(1, 1) == ["blue-knight", "green-witch"]


@pytest.mark.clause("AVA-BEWITCH-02")
def test_after_losing_its_top_card_a_pile_shows_what_is_left() -> None:
    scene = avalon().pile(1, 1, "blue-knight", "red-knight").hand(0, "red-witch", "blue-witch")
    scene.begin().play("bewitch red-witch 1")
    assert scene.options(verb="bewitch") == ["bewitch blue-witch 1"]


@pytest.mark.clause("AVA-BEWITCH-03")
def test_a_spell_needs_an_enemy_card() -> None:
    scene = avalon().pile(1, 0, "red-knight").hand(0, "red-witch").begin()
    assert scene.options(verb="bewitch") == []
    assert "reinforce red-witch 1" in scene.options()


@pytest.mark.clause("AVA-BEWITCH-04")
@pytest.mark.parametrize("owner", [-1, 0, 1])
def test_the_owner_of_the_region_does_not_matter(owner: int) -> None:
    scene = avalon().owner(1, owner).pile(1, 1, "red-knight").hand(0, "red-witch").begin()
    scene.play("bewitch red-witch 1")
    assert scene.pile_at(1, 0) == ["red-witch", "red-knight"]
    assert scene.pile_at(1, 1) == []
    assert scene.owner_of(1) == owner


@pytest.mark.clause("AVA-BEWITCH-05", "AVA-BEWITCH-06")
def test_the_target_changes_sides_and_lies_over_the_witch() -> None:
    scene = avalon().pile(1, 0, "blue-knight").pile(1, 1, "green-witch", "red-knight")
    scene.hand(0, "red-witch").hand(1, "blue-witch").begin()
    scene.play("bewitch red-witch 1", "pass")
    assert scene.pile_at(1, 0) == ["blue-knight", "red-witch", "red-knight"]  # 1 + 2
    assert scene.pile_at(1, 1) == ["green-witch"]  # 2 - 1
    assert scene.hand_of(0) == scene.discarded() == []
    assert scene.hand_of(1) == ["blue-witch"]
    assert scene.events(1) == [
        {"event": "changed-sides", "seat": 0, "card": "red-knight", "region": 1}
    ]


@pytest.mark.clause("AVA-BEWITCH-06")
def test_an_uncountered_spell_shifts_the_numbers_by_three() -> None:
    scene = avalon().pile(1, 1, "green-witch", "blue-knight", "red-knight").hand(0, "red-witch")
    scene.begin().play("bewitch red-witch 1")
    assert (len(scene.pile_at(1, 0)), len(scene.pile_at(1, 1))) == (2, 2)


@pytest.mark.clause("AVA-BEWITCH-07")
def test_any_number_of_spells_in_a_turn() -> None:
    scene = avalon().hand(0, *["red-witch"] * 7)
    for place in range(1, 8):
        scene.pile(place, 1, "red-knight")
    scene.begin()
    for place in range(1, 8):
        scene.play(f"bewitch red-witch {place}")
    assert all(scene.pile_at(place, 0) == ["red-witch", "red-knight"] for place in range(1, 8))


@pytest.mark.clause("AVA-BEWITCH-08")
def test_witches_in_piles_cast_no_spell() -> None:
    scene = avalon().pile(1, 0, "red-witch").pile(1, 1, "red-knight").hand(0, "red-knight").begin()
    assert scene.options(verb="bewitch") == []
    scene = avalon().pile(1, 0, "red-witch").pile(1, 1, "red-knight").begin()
    assert scene.options() == ["end"]


@pytest.mark.clause("AVA-BEWITCH-09")
def test_after_a_failed_spell_the_turn_goes_on() -> None:
    scene = avalon().pile(1, 1, "red-knight").hand(0, "red-witch", "red-witch", "blue-knight")
    scene.hand(1, "red-witch").begin()
    scene.play("bewitch red-witch 1", "counter red-witch")
    assert (scene.asked, scene.prompt) == ((0,), "play")
    assert "bewitch red-witch 1" in scene.options()
    assert "attack blue-knight 2" in scene.options()


@pytest.mark.clause("AVA-BEWITCH-10")
def test_a_castle_does_not_protect_against_spells() -> None:
    scene = avalon().own(1, 3).pile(3, 1, "red-knight").hand(0, "red-witch").begin()
    assert scene.table()["row"][2]["region"] == "plain-castle"
    scene.play("bewitch red-witch 3")
    assert scene.pile_at(3, 0) == ["red-witch", "red-knight"]
    assert scene.pile_at(3, 1) == []


@pytest.mark.clause("AVA-BEWITCH-11")
def test_a_bewitched_character_counts_for_its_new_side() -> None:
    scene = avalon().pile(1, 1, "blue-knight", "blue-witch", "red-knight")
    scene.hand(0, "red-witch", "green-knight").begin()
    assert "attack green-knight 1" not in scene.options()  # 0 against 3
    scene.play("bewitch red-witch 1")
    assert "attack green-knight 1" in scene.options()  # 2 against 2


@pytest.mark.clause("AVA-BEWITCH-11")
def test_a_bewitched_character_can_be_bewitched_again() -> None:
    scene = avalon().pile(1, 1, "red-knight").hand(0, "red-witch").hand(1, "red-witch").begin()
    scene.play("bewitch red-witch 1", "pass", "end", "take-tile light-chain")
    assert scene.options(verb="bewitch") == ["bewitch red-witch 1"]
    scene.play("bewitch red-witch 1")
    assert scene.pile_at(1, 0) == ["red-witch"]
    assert scene.pile_at(1, 1) == ["red-witch", "red-knight"]


@pytest.mark.clause("AVA-BEWITCH-11")
def test_a_bewitched_character_can_be_given_up_but_does_not_attack() -> None:
    scene = avalon().pile(1, 1, "red-knight").hand(0, "red-witch", "blue-knight").begin()
    scene.play("bewitch red-witch 1")
    assert {option.split()[1] for option in scene.options(verb="attack")} == {"blue-knight"}
    scene.play("attack blue-knight 2", "give-top 1")
    assert scene.discarded() == ["red-knight"]
    assert scene.pile_at(1, 0) == ["red-witch"]
