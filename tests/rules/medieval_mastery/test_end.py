"""END: points, and when they win the game."""

from random import Random
from typing import Any

import pytest

from tableronde.core.chance import SeededChance
from tests.rules.medieval_mastery.battles import armed, bare, fight_out, no_piles, set_up
from tests.rules.medieval_mastery.scene import ANA, BEN, MasteryScene, mastery

HERE = (2, 0)
RICH = {(1, 0): "city", (1, -1): "fortress", (-1, 1): "arena", (0, 1): "fort"}
"""Eleven points, all with a supply line to Ana's castle; one more is beside it."""


def points(scene: MasteryScene) -> list[int]:
    return [seat["points"] for seat in scene.view(None)["table"]["seats"]]


def rich(*more: str) -> MasteryScene:
    """Return a scene in which Ana has eleven points, and so many more on far shores; only knights
    count."""
    scene = no_piles(bare(mastery(2)))
    lands = dict(RICH)
    lands.update(zip(((0, -1), (-1, 0)), more, strict=False))
    for place, land in lands.items():
        scene.land(place, land).hold(ANA, place, 1)
    return scene


@pytest.mark.clause("MM-END-01")
def test_points_are_the_values_of_all_that_a_player_controls() -> None:
    scene = mastery(2).land((1, 0), "village").land((0, 1), "shrine").land((1, -1), "city")
    scene.land((0, -1), "fortress").land((-1, 0), "arena")
    scene.hold(ANA, (1, 0), 1).hold(ANA, (0, 1), 6).hold(ANA, (1, -1), 2).hold(BEN, (0, -1), 1)
    assert points(scene.begin()) == [1 + 2 + 3, 3]


@pytest.mark.clause("MM-END-02")
@pytest.mark.parametrize("land", ["abbey", "arena"])
def test_thirteen_points_or_more_win_at_once(land: str) -> None:
    scene = rich().land(HERE, land).begin()
    scene.do(f"advance {scene.number(HERE)} 1")
    assert (scene.asked, scene.prompt) == ((), "")
    assert (scene.result["winners"], scene.result["reason"]) == ([ANA], "points")
    assert scene.events(None, "won") == [{"event": "won", "seats": [ANA]}]


@pytest.mark.clause("MM-END-02")
def test_twelve_points_do_not_win() -> None:
    scene = rich().land(HERE, "village").begin()
    scene.do(f"advance {scene.number(HERE)} 1")
    assert points(scene)[ANA] == 12
    assert (scene.result, scene.prompt) == (None, "turn-after")


@pytest.mark.clause("MM-END-03")
def test_territories_without_supply_line_count_in_full() -> None:
    scene = mastery(2).land((1, -1), "city").land((-1, 1), "fortress").land((-1, 0), "arena")
    for place in ((1, -1), (-1, 1), (-1, 0)):
        scene.hold(ANA, place, 1)
    scene.land((0, -1), "fort").hold(ANA, (0, -1), 1).land(HERE, "abbey").begin()
    tiles = scene.view(None)["table"]["map"]
    assert not any(tile["supply"] for tile in tiles if tile["owner"] == ANA and tile["land"])
    assert points(scene)[ANA] == 11
    scene.do(f"advance {scene.number(HERE)} 1")
    assert scene.result["winners"] == [ANA]


@pytest.mark.clause("MM-END-04")
def test_castles_and_lakes_are_worth_nothing() -> None:
    scene = mastery(2).castle(ANA, 9).castle(BEN, 9).begin()
    assert points(scene) == [0, 0]
    tiles = scene.view(None)["table"]["map"]
    assert [tile["points"] for tile in tiles if tile["kind"] != "territory"] == [0, 0, 0]


@pytest.mark.clause("MM-END-05")
def test_a_conquest_undone_by_the_marsh_does_not_win() -> None:
    scene = rich().land(HERE, "marshlands").begin()
    scene.do(f"advance {scene.number(HERE)} 1")
    assert (scene.result, scene.prompt, points(scene)[ANA]) == (None, "turn-after", 11)
    scene = rich().land(HERE, "marshlands").begin()
    scene.do(f"advance {scene.number(HERE)} 2")
    assert scene.result["winners"] == [ANA]


@pytest.mark.clause("MM-END-05")
@pytest.mark.parametrize("defenders", [0, 1])
def test_the_conquest_is_complete_when_its_card_is_discarded(defenders: int) -> None:
    scene = rich().land(HERE, "abbey").hand(ANA, "fracture")
    if defenders:
        scene.hold(BEN, HERE, defenders)
    scene.begin().do(f"advance {scene.number(HERE)} 3")
    scene.no_support()
    assert (scene.prompt, scene.result) == ("discard-territory", None)
    scene.do("discard fracture")
    assert scene.result["winners"] == [ANA]


@pytest.mark.clause("MM-END-05")
def test_points_are_checked_at_every_conquest_of_a_turn() -> None:
    scene = rich().land(HERE, "village").land((0, 2), "village").hand(ANA, "tactical-advance")
    scene.begin().do(f"advance {scene.number(HERE)} 1")
    assert not scene.result
    scene.do("tactical-advance")
    scene.do(f"advance {scene.number((0, 2))} 1")
    assert scene.result["winners"] == [ANA]


@pytest.mark.clause("MM-END-05")
def test_a_conquest_by_battle_wins_when_the_battle_is_over() -> None:
    scene = armed(rich()).land(HERE, "abbey").hold(BEN, HERE, 1).begin()
    scene.do(f"advance {scene.number(HERE)} 3")
    assert (scene.prompt, scene.result) == ("support", None)
    fight_out(scene)
    assert (scene.result["winners"], scene.knights(HERE)) == ([ANA], (ANA, 3))


@pytest.mark.clause("MM-END-05")
def test_a_lone_survivor_of_the_arena_wins_with_it() -> None:
    scene = rich().land(HERE, "arena").hold(BEN, HERE, 1).begin().roll(6, 1)
    scene.do(f"advance {scene.number(HERE)} 3")
    assert scene.result["winners"] == [ANA]


@pytest.mark.clause("MM-END-06")
def test_a_contested_territory_counts_for_nobody() -> None:
    scene = armed(rich()).land(HERE, "abbey").hold(BEN, HERE, 3).land((0, 2), "village")
    scene.hold(BEN, (0, 2), 1).begin()
    assert points(scene) == [11, 3]
    scene.do(f"advance {scene.number(HERE)} 2")
    assert (scene.prompt, points(scene)) == ("support", [11, 1])
    fight_out(scene)
    assert (scene.knights(HERE), points(scene)) == ((BEN, 3), [11, 3])


@pytest.mark.clause("MM-END-07")
@pytest.mark.parametrize(("seats", "chaos", "cutthroat"), [(2, True, False), (4, False, True)])
def test_points_are_gained_in_the_own_turn_only(seats: int, chaos: bool, cutthroat: bool) -> None:
    scene, random = mastery(seats, chaos=chaos, cutthroat=cutthroat), Random(seats)
    chance: Any = SeededChance(f"points {seats}")
    scene.chance = chance
    set_up(scene)
    before = points(scene)
    risen = set()
    while scene.asked and scene.state.number < 150:
        seat = random.choice(scene.asked)
        turn = scene.state.turn
        scene.do(random.choice(scene.options(seat)), seat)
        if scene.state.battle is None:
            risen |= {(turn, at) for at in range(seats) if scene.state.points(at) > before[at]}
            before = points(scene)
    assert risen == {(seat, seat) for seat in range(seats)}


@pytest.mark.clause("MM-END-07")
def test_the_active_player_wins() -> None:
    scene = no_piles(bare(mastery(2)))
    for place, land in RICH.items():
        scene.land(place, land).hold(BEN, place, 1)
    scene.hold(BEN, (-1, 0), 1).land((-2, 0), "abbey").begin(BEN)
    scene.do(f"advance {scene.number((-2, 0))} 1", BEN)
    assert scene.result["winners"] == [BEN]


@pytest.mark.clause("MM-END-08")
def test_a_game_has_no_limit_of_turns() -> None:
    scene = rich("forest").hold(BEN, (-2, 0), 1).begin()
    scene.state.turn_number = 100_000
    for _ in range(300):
        scene.do("end-turn")
    assert (scene.result, scene.prompt) == (None, "turn")
    assert scene.state.turn_number == 100_300
