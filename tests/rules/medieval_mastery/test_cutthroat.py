"""CUTTHROAT: knights without supply line are lost (optional rule)."""

import pytest

from tests.rules.medieval_mastery.battles import armed, bare, fight_out, no_piles
from tests.rules.medieval_mastery.scene import ANA, BEN, CLEO, MasteryScene, mastery

SHORE, LINK, FAR = (0, -1), (1, 0), (2, 0)
"""Ben's way from his castle: a shore beside it, another across the lake, and what lies behind."""


def far_out(defenders: int = 2, land: str = "forest", *, cutthroat: bool = True) -> MasteryScene:
    """Return a scene in which Ben's outermost territory depends on the one between it and the
    lake."""
    scene = no_piles(bare(mastery(2, cutthroat=cutthroat))).land(LINK, land)
    return scene.hold(BEN, SHORE, 1).hold(BEN, LINK, defenders).hold(BEN, FAR, 4).castle(ANA, 3)


def attack(scene: MasteryScene, knights: int = 6) -> MasteryScene:
    scene.begin().do(f"advance {scene.number(LINK)} {knights}")
    return scene


@pytest.mark.clause("MM-CUTTHROAT-01", "MM-CUTTHROAT-03")
def test_knights_without_supply_line_are_removed_and_their_territory_is_free() -> None:
    scene = fight_out(attack(far_out()))
    assert scene.knights(LINK) == (ANA, 6)
    assert scene.knights(FAR) == (None, 0)
    assert scene.knights(SHORE) == (BEN, 1)  # with a supply line
    told = {
        "event": "cut-off",
        "seat": BEN,
        "count": 4,
        "tile": scene.number(FAR),
        "land": "forest",
    }
    assert scene.events(None, "cut-off") == [told]


@pytest.mark.clause("MM-CUTTHROAT-01")
def test_unsupplied_knights_stay_without_the_optional_rule() -> None:
    scene = fight_out(attack(far_out(cutthroat=False)))
    assert (scene.knights(LINK), scene.knights(FAR)) == ((ANA, 6), (BEN, 4))


@pytest.mark.clause("MM-CUTTHROAT-02")
def test_removed_knights_do_not_return_and_their_dice_are_free() -> None:
    scene = far_out(6)
    scene.hand(ANA, "conflict-2")
    attack(scene).do("commit conflict-2")
    fight_out(scene)
    assert scene.in_castle(BEN) == 4  # of the six that were beaten by two, and no others
    assert scene.state.reserve(BEN) == 10 - 2  # castle and shore


@pytest.mark.clause("MM-CUTTHROAT-03")
def test_a_territory_that_became_free_is_taken_without_a_battle() -> None:
    scene = far_out().hand(ANA, "tactical-advance").castle(ANA, 6)
    fight_out(attack(scene))
    scene.do("tactical-advance")
    scene.do(f"advance {scene.number(FAR)} 1")
    assert scene.knights(FAR) == (ANA, 1)
    assert scene.view(None)["table"]["seats"][BEN]["points"] == 1


@pytest.mark.clause("MM-CUTTHROAT-04")
def test_the_check_comes_after_the_conquest_abilities() -> None:
    scene = attack(far_out(land="ruins").hand(ANA, "fracture"))
    scene.no_support()
    assert (scene.prompt, scene.knights(LINK)) == ("discard-territory", (ANA, 6))
    assert scene.knights(FAR) == (BEN, 4)
    scene.do("keep")
    assert scene.knights(FAR) == (None, 0)


@pytest.mark.clause("MM-CUTTHROAT-04")
def test_a_territory_that_became_free_interrupts_supply_too() -> None:
    scene = far_out(1, "marshlands").hand(ANA, "conflict-2")
    attack(scene, 1).do("commit conflict-2")
    fight_out(scene)
    assert (scene.knights(LINK), scene.knights(FAR)) == ((None, 0), (None, 0))
    scene = far_out(1, "arena").roll(4, 4)
    attack(scene, 1)
    assert (scene.knights(LINK), scene.knights(FAR)) == ((None, 0), (None, 0))


@pytest.mark.clause("MM-CUTTHROAT-04")
@pytest.mark.parametrize("seat", [ANA, BEN, CLEO])
def test_the_check_is_made_for_all_players(seat: int) -> None:
    lonely = (-1, 0)
    scene = mastery(3, cutthroat=True).hold(seat, lonely, 3).begin()
    assert scene.knights(lonely) == (seat, 3)  # as laid out: nothing has changed its owner yet
    scene.do(f"advance {scene.number((1, 1))} 1")
    assert scene.knights(lonely) == (None, 0)
    assert scene.in_castle(seat) == (2 if seat == ANA else 0)


@pytest.mark.clause("MM-CUTTHROAT-04")
@pytest.mark.parametrize("passed", [0, 1, 2])
def test_the_check_is_made_in_every_turn(passed: int) -> None:
    """Player after player does nothing, until one takes a neighbour of the castle."""
    lonely = (-1, 0)
    scene = mastery(3, cutthroat=True).hold(CLEO, lonely, 3).begin()
    for _ in range(passed):
        scene.do("end-turn")
    assert (scene.asked, scene.knights(lonely)) == ((passed,), (CLEO, 3))
    scene.do(scene.options(verb="advance")[0])
    assert scene.knights(lonely) == (None, 0)


@pytest.mark.clause("MM-CUTTHROAT-05")
def test_a_contested_link_holds_until_the_battle_is_over() -> None:
    scene = attack(armed(far_out(6)), 2)
    assert (scene.prompt, scene.knights(FAR)) == ("support", (BEN, 4))
    tiles = scene.view(None)["table"]["map"]
    assert tiles[scene.tile(FAR)]["supply"] is not None
    fight_out(scene)
    assert (scene.knights(LINK), scene.knights(FAR)) == ((BEN, 6), (BEN, 4))


@pytest.mark.clause("MM-CUTTHROAT-06")
def test_all_territories_that_depend_on_a_link_are_lost_at_once() -> None:
    scene = far_out().hold(BEN, (1, -1), 3).hold(ANA, (0, 1), 1).begin()
    scene.do(f"advance {scene.number(SHORE)} 6")
    fight_out(scene)
    assert scene.knights(SHORE) == (ANA, 6)
    assert [scene.knights(place) for place in (LINK, FAR, (1, -1))] == [(None, 0)] * 3
    assert sorted(told["count"] for told in scene.events(None, "cut-off")) == [2, 3, 4]


@pytest.mark.clause("MM-CUTTHROAT-06")
def test_a_territory_with_another_supply_line_stays() -> None:
    scene = far_out().hold(BEN, (0, 1), 1).hold(BEN, (0, 2), 2)
    fight_out(attack(scene))
    assert scene.knights(FAR) == (None, 0)
    assert [scene.knights(place) for place in ((0, 1), (0, 2))] == [(BEN, 1), (BEN, 2)]
