"""CHAOS: the winner of a battle rolls for the own knights (optional rule)."""

import pytest

from tests.rules.medieval_mastery.battles import HERE, duel, fight_out, set_up
from tests.rules.medieval_mastery.scene import ANA, BEN, MasteryScene, mastery


def chaos(
    attackers: int,
    defenders: int,
    rolls: tuple[int, ...],
    *,
    land: str = "forest",
    ana: tuple[str, ...] = (),
    ben: tuple[str, ...] = (),
) -> MasteryScene:
    """Fight a battle that the knights decide; then the winner rolls."""
    scene = duel(attackers, defenders, land, ana=ana, ben=ben, scene=mastery(2, chaos=True))
    scene.roll(*rolls)
    scene.no_support()
    return scene


def rolled(scene: MasteryScene) -> list[tuple[int, list[int], int]]:
    """Return who rolled what, and how many knights it cost."""
    told = scene.events(None, "chaos-rolled")
    return [(event["seat"], event["rolls"], event["count"]) for event in told]


@pytest.mark.clause("MM-CHAOS-01")
@pytest.mark.parametrize(
    ("homelands", "castle"),
    [((), 6 + 6), (((0, -2),), 3 + 6), (((0, -2), (-2, 0)), 2 + 6)],
)
def test_everyone_has_six_knights_more_in_the_castle(
    homelands: tuple[tuple[int, int], ...], castle: int
) -> None:
    scene = mastery(2, chaos=True)
    for place in homelands:
        scene.land(place, "homelands")
    set_up(scene)
    assert scene.in_castle(BEN) == castle
    shares = {scene.knights(place) for place in homelands}
    assert shares <= {(BEN, 6 // (len(homelands) + 1))}
    assert scene.in_castle(ANA) == 12 + 3  # her turn has begun


@pytest.mark.clause("MM-CHAOS-02")
@pytest.mark.parametrize(
    ("attackers", "defenders", "winner"), [(4, 2, ANA), (2, 5, BEN), (3, 3, BEN)]
)
def test_the_winner_rolls_a_die_for_each_knight_there(
    attackers: int, defenders: int, winner: int
) -> None:
    scene = chaos(attackers, defenders, (6, 5, 4, 3, 2))
    count = max(attackers, defenders)
    assert rolled(scene) == [(winner, [6, 5, 4, 3, 2][:count], 0)]
    assert len(scene.chance.picks) == 5 - count


@pytest.mark.clause("MM-CHAOS-02")
def test_the_dice_fall_after_the_outcome_and_before_the_window_of_the_orbs() -> None:
    scene = chaos(4, 2, (1, 2, 3, 4), ana=("greed",))
    keys = [told["event"] for told in scene.events(None)]
    assert keys.index("outcome") < keys.index("chaos-rolled")
    assert scene.prompt == "fracture-orb"
    assert scene.view(None)["table"]["battle"]["knights"] == [3, 2]


@pytest.mark.clause("MM-CHAOS-02")
def test_no_dice_are_rolled_without_the_optional_rule() -> None:
    scene = duel(4, 2)
    scene.no_support()
    assert (rolled(scene), scene.knights(HERE)) == ([], (ANA, 4))


@pytest.mark.clause("MM-CHAOS-03")
@pytest.mark.parametrize(
    ("rolls", "left"),
    [((2, 3, 4, 5), 4), ((1, 2, 6, 6), 3), ((1, 6, 1, 2), 2), ((6, 1, 1, 1), 1)],
)
def test_each_one_removes_a_knight(rolls: tuple[int, ...], left: int) -> None:
    scene = chaos(4, 2, rolls)
    assert scene.knights(HERE) == (ANA, left)
    assert scene.in_castle(ANA) == 3


@pytest.mark.clause("MM-CHAOS-04", "MM-CHAOS-05")
def test_an_attacker_whose_knights_all_fall_has_lost_and_the_defender_keeps_the_land() -> None:
    scene = chaos(2, 1, (1, 1, 6))
    assert scene.events(None, "chaos-reversed") == [
        {"event": "chaos-reversed", "seat": BEN, "other": ANA}
    ]
    assert scene.knights(HERE) == (BEN, 1)
    assert (scene.in_castle(ANA), scene.in_castle(BEN)) == (3, 0)
    assert (scene.prompt, scene.events(None, "conquered")) == ("turn-after", [])


@pytest.mark.clause("MM-CHAOS-04", "MM-CHAOS-05")
def test_a_defender_whose_knights_all_fall_has_lost_and_the_attacker_conquers() -> None:
    scene = chaos(2, 3, (1, 1, 1, 6, 6), land="village")
    assert scene.events(None, "chaos-reversed") == [
        {"event": "chaos-reversed", "seat": ANA, "other": BEN}
    ]
    assert scene.knights(HERE) == (ANA, 2)
    assert (scene.in_castle(ANA), scene.in_castle(BEN)) == (3 + 1, 0)  # the village's knight


@pytest.mark.clause("MM-CHAOS-06")
@pytest.mark.parametrize(
    ("attackers", "defenders", "rolls", "second", "left"),
    [
        (3, 2, (1, 1, 1), (BEN, [1, 6], 1), (BEN, 1)),
        (3, 2, (1, 1, 1), (BEN, [2, 6], 0), (BEN, 2)),
        (2, 5, (1, 1, 1, 1, 1), (ANA, [3, 1], 1), (ANA, 1)),
    ],
)
def test_the_new_winner_rolls_in_turn_and_loses_nothing_more(
    attackers: int,
    defenders: int,
    rolls: tuple[int, ...],
    second: tuple[int, list[int], int],
    left: tuple[int, int],
) -> None:
    scene = chaos(attackers, defenders, (*rolls, *second[1], 1))
    assert rolled(scene)[1:] == [second]
    assert scene.knights(HERE) == left
    assert scene.chance.picks == [0]  # a die that nobody rolled


@pytest.mark.clause("MM-CHAOS-06")
@pytest.mark.parametrize(
    ("attackers", "defenders", "rolls", "winner"),
    [(4, 1, (1, 1, 1, 1), BEN), (2, 5, (1, 1, 1, 1, 1), ANA)],
)
def test_a_reversed_battle_shows_no_difference(
    attackers: int, defenders: int, rolls: tuple[int, ...], winner: int
) -> None:
    """Everyone sees it in the window of the orbs."""
    scene = chaos(attackers, defenders, (*rolls, 6, 6), ana=("greed",), ben=("preparation",))
    assert scene.prompt == "fracture-orb"
    battle = scene.view(None)["table"]["battle"]
    assert (battle["winner"], battle["difference"]) == (winner, 0)


@pytest.mark.clause("MM-CHAOS-07")
def test_orbs_go_by_the_final_result() -> None:
    scene = chaos(2, 1, (1, 1, 6), ana=("devotion",), ben=("preparation", "fracture"))
    scene.pass_windows()
    assert (scene.prompt, scene.asked) == ("discard-artefact", (BEN,))
    assert scene.in_castle(ANA) == 3 + 1
    scene = chaos(2, 1, (1, 1, 6), ana=("preparation", "fracture"), ben=("devotion",))
    scene.pass_windows()
    assert (scene.prompt, scene.in_castle(BEN)) == ("turn-after", 0)


@pytest.mark.clause("MM-CHAOS-08")
@pytest.mark.parametrize(
    ("attackers", "defenders", "rollers"), [(2, 1, [ANA, BEN]), (1, 2, [BEN, ANA])]
)
def test_a_territory_without_survivors_is_free(
    attackers: int, defenders: int, rollers: list[int]
) -> None:
    """Both roll nothing but ones."""
    scene = chaos(
        attackers, defenders, (1, 1, 1), land="village", ana=("devotion",), ben=("greed",)
    )
    assert [seat for seat, _, _ in rolled(scene)] == rollers
    assert (scene.state.battle, scene.prompt) == (None, "turn-after")
    assert scene.knights(HERE) == (None, 0)
    assert (scene.in_castle(ANA), scene.in_castle(BEN)) == (3, 0)
    keys = [told["event"] for told in scene.events(None)]
    assert keys.count("chaos-ended") == 1
    assert {"orb-works", "conquered", "held", "retreated"}.isdisjoint(keys)


@pytest.mark.clause("MM-CHAOS-09")
def test_the_result_and_its_difference_stay_if_some_survive() -> None:
    scene = chaos(6, 4, (1, 1, 1, 2, 2, 2))
    assert (scene.knights(HERE), scene.in_castle(BEN)) == ((ANA, 3), 2)
    scene = chaos(4, 5, (1, 1, 1, 1, 2))
    assert (scene.knights(HERE), scene.in_castle(ANA)) == ((BEN, 1), 3 + 3)


@pytest.mark.clause("MM-CHAOS-10")
def test_a_conquest_without_a_battle_costs_no_dice() -> None:
    scene = mastery(2, chaos=True).begin()
    scene.do(f"advance {scene.number(HERE)} 3")
    assert (rolled(scene), scene.knights(HERE)) == ([], (ANA, 3))


@pytest.mark.clause("MM-CHAOS-10")
@pytest.mark.parametrize(
    ("attackers", "defenders", "rolls", "left"),
    [(3, 1, (6, 2), (ANA, 3)), (1, 3, (2, 6), (BEN, 3))],
)
def test_a_battle_that_ended_in_the_arena_costs_no_more_dice(
    attackers: int, defenders: int, rolls: tuple[int, int], left: tuple[int, int]
) -> None:
    scene = mastery(2, chaos=True).roll(*rolls, 1, 1, 1)
    duel(attackers, defenders, "arena", scene=scene)
    assert (scene.prompt, rolled(scene), scene.knights(HERE)) == ("turn-after", [], left)


@pytest.mark.clause("MM-CHAOS-02", "MM-CHAOS-10")
def test_a_battle_that_goes_on_in_the_arena_ends_with_the_usual_dice() -> None:
    scene = mastery(2, chaos=True).roll(6, 2, 3, 3, 1)
    duel(3, 2, "arena", scene=scene)
    fight_out(scene)
    assert rolled(scene) == [(ANA, [3, 3, 1], 1)]
    assert scene.knights(HERE) == (ANA, 2)
