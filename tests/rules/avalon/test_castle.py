"""CASTLE: one more defender, one more loss. The plain's castle lies at region 3."""

import pytest

from tableronde.games.avalon.components import REGIONS
from tests.rules.avalon.scene import AvalonScene, avalon


def siege(mine: int, theirs: int, owner: int = 1) -> AvalonScene:
    scene = avalon().owner(3, owner).hand(0, "red-knight", *["red-witch"] * 8)
    scene.pile(3, 0, *["blue-knight"] * mine).pile(3, 1, *["green-knight"] * theirs)
    return scene.begin()


@pytest.mark.clause("AVA-CASTLE-01")
def test_three_regions_show_a_castle() -> None:
    """An empty region of the opponent needs a card before an attack only if it is a castle."""
    scene = avalon().own(1, *range(1, 12)).hand(0, "red-knight").begin()
    attacked = {int(option.split()[2]) for option in scene.options(verb="attack")}
    castles = [name for place, name in enumerate(REGIONS, 1) if place not in attacked]
    assert castles == ["plain-castle", "forest-castle", "hill-castle"]


@pytest.mark.clause("AVA-CASTLE-02", "AVA-CASTLE-03")
@pytest.mark.parametrize(
    ("mine", "theirs", "allowed"),
    [(0, 0, False), (1, 0, True), (1, 1, False), (2, 1, True), (2, 2, False), (3, 2, True)],
)
def test_a_castle_counts_as_one_more_defender(mine: int, theirs: int, allowed: bool) -> None:
    scene = siege(mine, theirs)
    assert ("attack red-knight 3" in scene.options()) == allowed


@pytest.mark.clause("AVA-CASTLE-04")
@pytest.mark.parametrize(("mine", "theirs", "owed"), [(1, 0, 3), (2, 1, 5), (3, 1, 6)])
def test_a_face_up_castle_costs_one_card_more(mine: int, theirs: int, owed: int) -> None:
    scene = siege(mine, theirs).play("attack red-knight 3")
    assert (scene.prompt, scene.owed()) == ("pay", owed)


@pytest.mark.clause("AVA-CASTLE-05")
def test_a_castle_does_not_change_the_equal_losses() -> None:
    scene = siege(2, 1).play("attack red-knight 3")
    assert scene.pile_at(3, 0) == ["blue-knight", "blue-knight"]
    assert scene.discarded() == ["green-knight", "red-knight"]
    scene = siege(1, 0).play("attack red-knight 3")
    assert scene.pile_at(3, 0) == ["blue-knight", "red-knight"]
    assert scene.discarded() == []


@pytest.mark.clause("AVA-CASTLE-06")
def test_a_face_down_castle_gives_neither_protection_nor_losses() -> None:
    scene = siege(1, 1, owner=-1)
    assert "attack red-knight 3" in scene.options()
    scene.play("attack red-knight 3")
    assert scene.table()["row"][2]["region"] == "plain-castle"
    assert scene.owed() == 3  # 2 + 1


@pytest.mark.clause("AVA-CASTLE-07")
def test_a_castle_works_for_its_owner_at_the_time_of_the_attack() -> None:
    scene = avalon().own(1, 3).pile(3, 0, "green-knight").hand(0, "red-knight")
    scene.hand(1, "blue-knight", "blue-knight", "blue-witch", "blue-witch").begin()
    scene.play("attack red-knight 3", "pass")  # 3 owed, 2 left
    assert (scene.owner_of(3), scene.cards_of(0)) == (0, 0)
    scene.play("end", "take-tile light-chain")
    # Seat 1, whom the castle protected, is now held up by it: 0 against 0 + 1.
    assert "attack blue-knight 3" not in scene.options()
    scene.play("reinforce blue-knight 3", "attack blue-knight 3", "pass")
    assert scene.owed() == 3  # 2 + 0 + 1


@pytest.mark.clause("AVA-CASTLE-04", "AVA-CASTLE-07")
def test_a_castle_protects_no_other_region() -> None:
    scene = avalon().own(1, 3, 4).pile(4, 0, "blue-knight").pile(4, 1, "green-knight")
    scene.hand(0, "red-knight", *["red-witch"] * 4).begin()
    assert "attack red-knight 4" in scene.options()
    scene.play("attack red-knight 4")
    assert scene.owed() == 3  # 2 + 1


@pytest.mark.clause("AVA-CASTLE-08")
def test_a_castle_counts_as_a_region_of_its_landscape() -> None:
    for place, tile, drawn in (
        (3, "light-landscape", 3),  # the plains 1, 2 and 3
        (3, "light-chain", 3),
        (6, "light-landscape", 3),  # the forests 4, 5 and 6
        (6, "light-chain", 3),
        (9, "light-landscape", 3),  # the hills 7, 8 and 9
        (9, "light-chain", 3),
    ):
        scene = avalon().own(0, place - 2, place - 1, place).begin()
        scene.play("end", f"take-tile {tile}")
        assert len(scene.hand_of(0)) == drawn
