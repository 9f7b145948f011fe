"""SKIRMISH: a shorter game (optional rule)."""

import pytest

from tests.rules.medieval_mastery.battles import set_up
from tests.rules.medieval_mastery.scene import ANA, CLEO, EVE, MasteryScene, Place, mastery


def holding(scene: MasteryScene, lands: dict[int, dict[Place, str]]) -> MasteryScene:
    for seat, held in lands.items():
        for place, land in held.items():
            scene.land(place, land).hold(seat, place, 1)
    return scene


def nine_points(land: str, *, skirmish: bool) -> MasteryScene:
    """Give Ana nine points, and let her take one territory more."""
    scene = mastery(2, skirmish=skirmish).land((2, 0), land)
    holding(scene, {ANA: {(1, 0): "city", (1, -1): "fortress", (-1, 1): "arena"}}).begin()
    scene.do(f"advance {scene.number((2, 0))} 1")
    return scene


@pytest.mark.clause("MM-SKIRMISH-01")
@pytest.mark.parametrize("land", ["shrine", "city"])
def test_eleven_points_win(land: str) -> None:
    assert nine_points(land, skirmish=True).result["winners"] == [ANA]
    assert nine_points(land, skirmish=False).result is None


@pytest.mark.clause("MM-SKIRMISH-01")
def test_ten_points_do_not_win() -> None:
    scene = nine_points("village", skirmish=True)
    assert (scene.result, scene.view(None)["table"]["seats"][ANA]["points"]) == (None, 10)


@pytest.mark.clause("MM-SKIRMISH-02")
@pytest.mark.parametrize(("skirmish", "points"), [(True, 0), (False, 1)])
def test_homelands_are_worth_nothing(skirmish: bool, points: int) -> None:
    scene = mastery(2, skirmish=skirmish).land((2, 0), "homelands").hold(ANA, (2, 0), 2).begin()
    table = scene.view(None)["table"]
    assert table["seats"][ANA]["points"] == points
    assert table["map"][scene.tile((2, 0))]["points"] == points
    assert table["map"][scene.tile((0, 2))]["points"] == 1  # a forest


@pytest.mark.clause("MM-SKIRMISH-02")
def test_homelands_do_not_win() -> None:
    lands = {(1, 0): "city", (1, -1): "fortress", (-1, 1): "arena", (0, 2): "village"}
    scene = holding(mastery(2, skirmish=True).land((2, 0), "homelands"), {ANA: lands}).begin()
    scene.do(f"advance {scene.number((2, 0))} 1")
    assert (scene.result, scene.knights((2, 0))) == (None, (ANA, 1))


@pytest.mark.clause("MM-SKIRMISH-02")
def test_homelands_share_the_starting_knights_too() -> None:
    scene = set_up(mastery(2, skirmish=True).land((2, 0), "homelands"))
    assert scene.knights((2, 0)) == (ANA, 3)


@pytest.mark.clause("MM-SKIRMISH-03")
@pytest.mark.parametrize(("land", "winners"), [("shrine", [ANA, CLEO]), ("village", None)])
def test_a_team_of_two_needs_sixteen_points(land: str, winners: list[int] | None) -> None:
    scene = mastery(4, team=2, skirmish=True).land((2, 0), land)
    anas = {(1, 0): "city", (0, -1): "arena", (2, -1): "fort"}
    holding(scene, {ANA: anas, CLEO: {(-1, 0): "city", (0, 1): "arena"}}).begin()
    scene.do(f"advance {scene.number((2, 0))} 1")
    assert (scene.result and scene.result["winners"]) == winners


@pytest.mark.clause("MM-SKIRMISH-03")
@pytest.mark.parametrize(("land", "winners"), [("shrine", [ANA, CLEO, EVE]), ("village", None)])
def test_a_team_of_three_needs_twenty_four_points(land: str, winners: list[int] | None) -> None:
    scene = mastery(6, team=3, skirmish=True).land((3, -2), land)
    anas = {(1, -1): "city", (0, -1): "arena", (2, -2): "fort"}
    cleos = {(0, 1): "city", (1, 0): "arena", (0, 2): "fort"}
    holding(scene, {ANA: anas, CLEO: cleos, EVE: {(-1, 0): "city", (-1, 1): "fortress"}}).begin()
    scene.do(f"advance {scene.number((3, -2))} 1")
    assert (scene.result and scene.result["winners"]) == winners
