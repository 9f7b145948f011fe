"""CONQUER: a region changes hands."""

import pytest

from tests.rules.avalon.scene import avalon


@pytest.mark.clause("AVA-CONQUER-01")
def test_a_face_down_region_is_turned_up_towards_its_conqueror() -> None:
    scene = avalon().hand(0, "red-knight").begin()
    assert scene.table()["row"][6]["region"] is None
    scene.play("attack red-knight 7")
    for seat in (0, 1, None):
        region = scene.table(seat)["row"][6]
        assert (region["region"], region["owner"]) == ("hill-high", 0)
        assert scene.events(seat, "conquered-mist") == [
            {"event": "conquered-mist", "seat": 0, "region": 7, "name": "hill-high"}
        ]
    assert scene.table()["crowns"] == [3, 0]


@pytest.mark.clause("AVA-CONQUER-02")
def test_a_region_of_the_opponent_is_turned_round() -> None:
    scene = avalon().own(1, 7, 8).hand(0, "red-knight").begin()
    assert scene.table()["crowns"] == [0, 5]
    scene.play("attack red-knight 7")
    region = scene.table()["row"][6]
    assert (region["region"], region["owner"]) == ("hill-high", 0)
    assert scene.table()["crowns"] == [3, 2]
    assert scene.events(1, "conquered") == [
        {"event": "conquered", "seat": 0, "region": 7, "name": "hill-high"}
    ]
    assert scene.events(1, "conquered-mist") == []


@pytest.mark.clause("AVA-CONQUER-03")
def test_ownership_comes_first_then_the_function_then_the_losses() -> None:
    scene = avalon().pile(10, 0, "blue-knight").pile(10, 1, "green-knight")
    scene.hand(0, "red-knight", *["red-witch"] * 3).begin()
    scene.play("attack red-knight 10")
    # Avalon is owned and face up, and works already: its discount is offered ...
    assert (scene.owner_of(10), scene.table()["row"][9]["region"]) == (0, "avalon")
    assert (scene.asked, scene.prompt) == ((0,), "avalon")
    happened = [event["event"] for event in scene.events(None)]
    assert happened == ["attacked", "conquered-mist", "equal-loss", "equal-loss"]
    # ... before a card of the extra losses is given up.
    assert len(scene.hand_of(0)) == 3
    scene.do("keep-avalon")
    assert (scene.prompt, scene.owed()) == ("pay", 3)


@pytest.mark.clause("AVA-CONQUER-04")
def test_once_conquered_a_region_always_has_an_owner_and_stays_face_up() -> None:
    scene = avalon().hand(0, "red-knight").hand(1, "blue-knight").begin()
    scene.play("attack red-knight 2", "pass", "end", "take-tile light-chain")
    assert scene.table()["row"][1] == {"region": "plain", "owner": 0, "piles": [[], []]}
    scene.play("attack blue-knight 2", "pass")
    assert scene.table()["row"][1] == {"region": "plain", "owner": 1, "piles": [[], []]}
    scene.play("end", "take-tile light-two", "end", "take-tile light-two")
    assert scene.table()["row"][1] == {"region": "plain", "owner": 1, "piles": [[], []]}


@pytest.mark.clause("AVA-CONQUER-05")
def test_owning_a_region_needs_no_card_on_it() -> None:
    scene = avalon().own(0, 1, 2).pile(1, 1, "red-knight", "red-witch").begin()
    assert scene.table()["crowns"] == [5, 0]
    scene.play("end", "take-tile light-landscape")
    assert len(scene.hand_of(0)) == 2  # two plains, without a card on either
    assert (scene.owner_of(1), scene.owner_of(2)) == (0, 0)


@pytest.mark.clause("AVA-CONQUER-05")
def test_spells_and_enemy_cards_take_no_region_away() -> None:
    scene = avalon().own(1, 2).pile(2, 1, "red-knight").hand(0, "red-witch", "red-witch").begin()
    scene.play("bewitch red-witch 2", "reinforce red-witch 2")
    assert (len(scene.pile_at(2, 0)), len(scene.pile_at(2, 1))) == (3, 0)
    assert scene.owner_of(2) == 1


@pytest.mark.clause("AVA-CONQUER-06")
@pytest.mark.parametrize("name", ["plain-wide", "plain", "forest-deep", "hill-high", "hill"])
@pytest.mark.parametrize("owner", [-1, 1])
def test_the_landscape_matters_neither_for_attacks_nor_for_losses(name: str, owner: int) -> None:
    scene = avalon().region(5, name).owner(5, owner).hand(0, *["red-knight"] * 4, "red-witch")
    scene.pile(5, 0, "blue-knight").pile(5, 1, "green-knight").begin()
    here = [option for option in scene.options() if option.endswith(" 5")]
    assert here == ["reinforce red-knight 5", "attack red-knight 5", "reinforce red-witch 5"]
    scene.play("attack red-knight 5")
    assert (scene.prompt, scene.owed()) == ("pay", 3)
    assert scene.pile_at(5, 0) == ["blue-knight"]


@pytest.mark.clause("AVA-CONQUER-07")
@pytest.mark.parametrize("owner", [-1, 1])
def test_functions_work_face_up_and_for_the_owner_only(owner: int) -> None:
    scene = avalon().owner(5, owner).owner(10, owner).hand(0, "red-knight", "red-witch")
    scene.hand(0, "blue-knight").begin()
    assert not any("witch" in option for option in scene.options(verb="attack"))
    scene.play("attack red-knight 1")
    assert (scene.prompt, scene.owed()) == ("pay", 1)  # not "avalon"


@pytest.mark.clause("AVA-CONQUER-07")
def test_functions_work_for_the_owner_of_the_face_up_region() -> None:
    scene = avalon().own(0, 5, 10).hand(0, "red-knight", "red-witch").begin()
    assert "attack red-witch 1" in scene.options()
    scene.play("attack red-knight 1")
    assert scene.prompt == "avalon"


@pytest.mark.clause("AVA-CONQUER-08")
def test_a_new_stone_circle_works_at_once() -> None:
    scene = avalon().hand(0, "red-knight", "red-witch").begin()
    assert "attack red-witch 1" not in scene.options()
    scene.play("attack red-knight 5", "give-top 5")
    assert "attack red-witch 1" in scene.options()


@pytest.mark.clause("AVA-CONQUER-08")
def test_a_new_castle_counts_only_when_it_is_attacked_again() -> None:
    scene = avalon().hand(0, "red-knight", "red-witch").hand(1, "blue-knight", "blue-knight")
    scene.begin().play("attack red-knight 3", "pass")
    assert scene.owed() == 1  # 1 + 0, nothing for the castle
    scene.play("give-top 3", "end", "take-tile light-chain")
    assert "attack blue-knight 3" not in scene.options()  # 0 against 0 + 1
    scene.do("reinforce blue-knight 3")
    assert "attack blue-knight 3" in scene.options()
