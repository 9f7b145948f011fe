"""The worked examples of the rulebook: chevauchées, battles, sieges."""

import pytest

from tableronde.games.fief.components import VILLAGES
from tests.rules.fief.fighting import attack, both, damage, dice, fight_on, unhindered
from tests.rules.fief.marching import march
from tests.rules.fief.scene import ANA, BEN, CLEO, FiefScene, fief


@pytest.mark.clause("FIEF-EX-23")
@pytest.mark.clause("FIEF-5.2-12")
def test_two_dice_against_riders_add_two_damage() -> None:
    scene = fief().lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 0, 4)
    scene.troops(BEN, "charolles", 3, 2).begin("move").do("lead baudoin")
    scene.ride()
    march(scene, "charolles", "l-epervier")
    scene.do("stand", BEN)
    scene.battle_dice(0, 0, 0, 1, 2)
    unhindered(scene)
    assert (dice(scene)[1], damage(scene)[1]) == (2, 5)


@pytest.mark.clause("FIEF-EX-24")
@pytest.mark.clause("FIEF-5.2-14")
@pytest.mark.clause("FIEF-5.2-16")
def test_baudoin_rides_through_charolles_to_l_epervier() -> None:
    scene = fief().lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 0, 2)
    scene.garrison(BEN, "charolles", "l-epervier").begin("move").do("lead baudoin")
    scene.ride()
    march(scene, "charolles", "l-epervier")
    scene.do("stand", BEN)
    scene.battle_dice(1, 0, 0)
    unhindered(scene)
    assert (scene.troops_at("charolles", BEN), scene.prompt) == ((0, 0), "ride-on")
    scene.march("l-epervier", 0, 1)
    assert scene.troops_at("charolles", ANA) == scene.troops_at("l-epervier", ANA) == (0, 1)
    assert (scene.prompt, scene.holder("charolles")) == ("moves", ANA), "no fight here and now"
    scene.until("attack")
    assert scene.options(ANA, "attack") == ["attack l-epervier 1"]


@pytest.mark.clause("FIEF-EX-25")
@pytest.mark.clause("FIEF-6.0-04")
@pytest.mark.clause("FIEF-6.0-06")
def test_an_ally_joins_the_enemy_and_the_alliance_dies_with_the_bride() -> None:
    scene = fief(4).lord(BEN, "blanche", "blaye").troops(BEN, "blaye", 2)
    scene.lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 3).marry("arthur", "blanche")
    scene.lord(CLEO, "othon", "blaye").troops(CLEO, "blaye", 3).begin("fight", first=CLEO)
    scene.battle_dice(3)
    attack(scene, "blaye", BEN)
    scene.do("join-side attacker", ANA)
    scene.do("accept", CLEO)
    unhindered(scene)
    assert dice(scene)[0] == 2, "8 combat points together"
    assert scene.owner("blanche") == -1
    assert set(scene.state.spouse) == {-1}


def storm() -> FiefScene:
    """A's 15 combat points before B's castle: 2 sergeants and 3 knights."""
    scene = fief().troops(BEN, "blaye", 2, 3).castle("blaye")
    return scene.lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 8, 2).begin("fight")


@pytest.mark.clause("FIEF-EX-26")
@pytest.mark.clause("FIEF-6.2.1-01")
def test_fifteen_points_against_a_castle_are_two_dice() -> None:
    assert dice(attack(storm(), "blaye", BEN)) == (2, 2)


@pytest.mark.clause("FIEF-EX-27")
@pytest.mark.clause("FIEF-6.2.2-01")
@pytest.mark.clause("FIEF-6.2.2-03")
def test_both_lose_at_once_and_go_on_with_fewer_dice() -> None:
    scene = storm().battle_dice(1, 3, 3, 2)
    attack(scene, "blaye", BEN)
    assert (scene.prompt, scene.asked) == ("losses", (ANA,)), "Ben has no choice"
    assert sorted(scene.options()) == ["lose 2 1", "lose 5 0"]
    scene.do("lose 2 1")
    assert scene.troops_at("blaye", BEN) == (1, 2)
    assert scene.troops_at("blaye", ANA) == (6, 1)
    fight_on(scene)
    assert dice(scene) == (1, 2)


@pytest.mark.clause("FIEF-EX-28")
@pytest.mark.parametrize(
    ("total", "left", "killed", "captured"),
    [
        (2, (0, 1), 0, 0),
        (3, (1, 0), 0, 0),
        (4, (0, 0), 0, 2),
        (5, (0, 0), 1, 1),
        (6, (0, 0), 2, 0),
        (9, (0, 0), 2, 0),
    ],
)
def test_gauvain_and_blanche_are_attacked(
    total: int, left: tuple[int, int], killed: int, captured: int
) -> None:
    scene = fief().lord(BEN, "gauvain", "blaye").lord(BEN, "blanche", "blaye")
    scene.troops(BEN, "blaye", 1, 1).lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 12)
    scene.begin("fight").battle_dice(*(min(3, max(0, total - 3 * die)) for die in range(3)))
    attack(scene, "blaye", BEN)
    if killed == 1:
        assert scene.options() == ["sacrifice blanche", "sacrifice gauvain"]
        scene.do("sacrifice gauvain")
    assert scene.troops_at("blaye", BEN) == left
    lords = ("blanche", "gauvain")
    assert [scene.owner(lord) for lord in lords].count(-1) == killed
    while scene.prompt == "captures":
        scene.do(scene.options()[0])
    assert [scene.captor(lord) for lord in lords].count(ANA) == captured


@pytest.mark.clause("FIEF-EX-28")
def test_three_sergeants_may_go_instead_of_the_knight() -> None:
    scene = fief().lord(BEN, "gauvain", "blaye").troops(BEN, "blaye", 3, 1)
    scene.lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 3).begin("fight").battle_dice(3)
    attack(scene, "blaye", BEN)
    assert sorted(scene.options(BEN)) == ["lose 0 1", "lose 3 0"]


def siege_of_l_epervier() -> FiefScene:
    """A has a lord and a knight before B's castle."""
    scene = fief().garrison(BEN, "l-epervier").castle("l-epervier")
    return scene.lord(ANA, "baudoin", "l-epervier").troops(ANA, "l-epervier", 0, 1)


@pytest.mark.clause("FIEF-EX-32")
@pytest.mark.clause("FIEF-6.4-02")
def test_a_siege_instead_of_an_attack() -> None:
    scene = siege_of_l_epervier().begin("fight")
    scene.do("done")
    scene.do("besiege l-epervier")
    [siege] = scene.state.sieges
    assert (VILLAGES[siege.village], siege.seat, siege.dice) == ("l-epervier", ANA, 1)


@pytest.mark.clause("FIEF-EX-33")
@pytest.mark.clause("FIEF-6.1-06")
@pytest.mark.clause("FIEF-6.4-01")
def test_a_siege_after_a_battle_that_was_stopped() -> None:
    scene = siege_of_l_epervier().troops(ANA, "l-epervier", 3).begin("fight")
    attack(scene, "l-epervier", BEN)
    both(scene, "stop-battle", "fight-on")
    assert scene.prompt == "siege"
    scene.do("besiege l-epervier")
    assert [siege.dice for siege in scene.state.sieges] == [1]


@pytest.mark.clause("FIEF-EX-34")
@pytest.mark.clause("FIEF-6.4.2-02")
@pytest.mark.clause("FIEF-6.4.2-03")
@pytest.mark.clause("FIEF-6.4-03")
def test_the_next_turn_there_is_no_penalty_and_waiting_gives_no_more() -> None:
    scene = siege_of_l_epervier().siege(ANA, "l-epervier").begin("fight")
    assert dice(attack(scene, "l-epervier", BEN)) == (1, 1), "4 points, no penalty"
    scene = siege_of_l_epervier().siege(ANA, "l-epervier").begin("fight")
    scene.do("done")
    scene.do("done")
    assert [siege.dice for siege in scene.state.sieges] == [2]
    scene = siege_of_l_epervier().siege(ANA, "l-epervier", dice=2).begin("fight")
    assert dice(attack(scene, "l-epervier", BEN)) == (1, 1)
