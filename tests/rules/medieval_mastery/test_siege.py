"""SIEGE: castles can be stormed (optional rule)."""

import pytest

from tableronde.games.medieval_mastery.game import MedievalMastery, SiegeOrTeams
from tests.rules.medieval_mastery.battles import armed, bare, fight_out, no_piles
from tests.rules.medieval_mastery.scene import ANA, BEN, MasteryScene, mastery

CASTLE = (-1, -1)
"""Ben's castle."""
SHORE, BESIDE = (1, 0), (0, -1)
"""A shore beside Ana's castle; across the lake, one beside Ben's."""


def at_the_gates(
    *, siege: bool = True, ana: str = "", ben: str = "", scene: MasteryScene | None = None
) -> MasteryScene:
    """Let Ana's supply line reach Ben's castle; each may have one artefact that works."""
    scene = scene or mastery(2, siege=siege)
    scene.hold(ANA, SHORE, 1).hold(ANA, BESIDE, 1)
    for seat, name in ((ANA, ana), (BEN, ben)):
        if name:
            scene.artefacts(seat, name)
    return armed(no_piles(bare(scene, ana, ben)))


def siege(
    knights: int,
    inside: int = 0,
    *,
    ana: str = "",
    ben: str = "",
    scene: MasteryScene | None = None,
) -> MasteryScene:
    """Let Ana stand before Ben's castle, with six knights at most."""
    scene = at_the_gates(ana=ana, ben=ben, scene=scene).castle(ANA, 3).castle(BEN, inside).begin()
    scene.do(f"advance {scene.castle_number(BEN)} {knights}")
    return scene


@pytest.mark.clause("MM-SIEGE-01")
def test_castles_of_others_can_be_attacked_in_a_siege_only() -> None:
    assert CASTLE in at_the_gates().begin().targets()
    assert CASTLE not in at_the_gates(siege=False).begin().targets()


@pytest.mark.clause("MM-SIEGE-01")
def test_the_own_castle_is_no_target() -> None:
    assert (1, 1) not in at_the_gates().begin().targets()


@pytest.mark.clause("MM-SIEGE-02")
@pytest.mark.parametrize(
    ("held", "reached"),
    [
        ((), False),
        ((SHORE,), False),  # across the lake lies no castle
        ((BESIDE,), False),  # without a supply line
        ((SHORE, BESIDE), True),
        ((SHORE, (-1, 0)), True),
        ((SHORE, (0, -2)), False),  # without a supply line
    ],
)
def test_a_castle_is_reached_from_a_supplied_neighbour(
    held: tuple[tuple[int, int], ...], reached: bool
) -> None:
    scene = mastery(2, siege=True)
    for place in held:
        scene.hold(ANA, place, 1)
    assert (CASTLE in scene.begin().targets()) == reached


@pytest.mark.clause("MM-SIEGE-03")
def test_at_most_six_knights_advance_onto_a_castle() -> None:
    scene = at_the_gates().castle(ANA, 9).begin()
    number = scene.castle_number(BEN)
    found = [option for option in scene.options(verb="advance") if f" {number} " in option]
    assert found == [f"advance {number} {count}" for count in range(1, 7)]


@pytest.mark.clause("MM-SIEGE-04")
@pytest.mark.parametrize("inside", [0, 1, 8, 20])
def test_a_castle_always_fights_with_eight(inside: int) -> None:
    scene = siege(6, inside)
    assert scene.scores() == (6, 8)
    assert scene.view(None)["table"]["battle"]["sides"] == [ANA, BEN]


@pytest.mark.clause("MM-SIEGE-05")
def test_a_siege_has_the_steps_of_any_battle_but_no_territory() -> None:
    scene = mastery(2, siege=True).hold(ANA, SHORE, 1).hold(ANA, BESIDE, 1).castle(ANA, 3)
    scene.artefacts(ANA, "rage", "greed").artefacts(BEN, "loyalty", "cleansing")
    scene.hand(ANA, "conflict-2", "support-1").hand(BEN, "conflict-3", "support-1")
    scene.draw(ANA, "call-to-arms", "call-to-arms", "tactical-advance")
    scene.draw(BEN, "call-to-arms", "call-to-arms", "tactical-advance").begin()
    scene.do(f"advance {scene.castle_number(BEN)} 6")
    assert scene.events(None, "ground-bonus") == []
    assert [len(scene.hand_of(seat)) for seat in (ANA, BEN)] == [5, 5]
    assert (scene.prompt, scene.scores()) == ("fracture-sceptre", (6, 8))
    scene.pass_windows()
    assert (scene.prompt, scene.scores()) == ("commit", (7, 9))
    scene.do("commit conflict-2", ANA)
    scene.do("commit conflict-3", BEN)
    assert (scene.prompt, scene.asked, scene.scores()) == ("support", (ANA,), (9, 12))
    scene.do("support 1 0")
    scene.do("support 1 0")
    scene.do("decline")
    assert (scene.prompt, scene.scores()) == ("fracture-orb", (10, 13))
    scene.pass_windows()
    assert scene.prompt == "turn-after"
    assert sorted(scene.discarded(BEN)) == ["conflict-3", "support-1"]


def storm(scene: MasteryScene) -> MasteryScene:
    """Give Ana the cards to win."""
    scene.hand(ANA, "conflict-5").castle(ANA, 3).castle(BEN, 2).begin()
    scene.do(f"advance {scene.castle_number(BEN)} 6")
    scene.do("commit conflict-5")
    return fight_out(scene)


@pytest.mark.clause("MM-SIEGE-06")
def test_conquering_a_castle_wins_at_once() -> None:
    scene = storm(at_the_gates())
    assert (scene.result["winners"], scene.result["reason"]) == ([ANA], "castle")
    assert scene.asked == ()
    told = {"event": "won-by-castle", "seats": [ANA], "other": BEN}
    assert scene.events(None, "won-by-castle") == [told]


@pytest.mark.clause("MM-SIEGE-06")
def test_holding_a_castle_wins_nothing() -> None:
    scene = fight_out(siege(6))
    assert (scene.result, scene.prompt) == (None, "turn-after")


@pytest.mark.clause("MM-SIEGE-07")
def test_points_win_in_a_siege_too() -> None:
    scene = mastery(2, siege=True).land((2, 0), "abbey")
    for place, land in {(1, 0): "city", (1, -1): "fortress", (-1, 1): "arena"}.items():
        scene.land(place, land).hold(ANA, place, 1)
    scene.land((0, 1), "fort").hold(ANA, (0, 1), 1).begin()
    scene.do(f"advance {scene.number((2, 0))} 1")
    assert (scene.result["winners"], scene.result["reason"]) == ([ANA], "points")


@pytest.mark.clause("MM-SIEGE-08")
@pytest.mark.parametrize(("orb", "home"), [("", 4), ("brutality", 3)])
def test_a_failed_siege_costs_the_usual_losses(orb: str, home: int) -> None:
    scene = fight_out(siege(6, 3, ben=orb))
    assert scene.in_castle(ANA) == home  # six against eight
    assert scene.in_castle(BEN) == 3


@pytest.mark.clause("MM-SIEGE-08")
@pytest.mark.parametrize("orb", ["", "brutality"])
def test_no_knight_in_a_castle_is_lost_when_it_falls(orb: str) -> None:
    scene = storm(at_the_gates(ana=orb))
    assert scene.result["reason"] == "castle"
    assert scene.in_castle(BEN) == 2


@pytest.mark.clause("MM-SIEGE-08", "MM-COMBO-02")
def test_only_chaos_rolls_cost_knights_in_a_castle() -> None:
    for chaos, left in ((False, 3), (True, 2)):
        scene = siege(6, 3, scene=mastery(2, siege=True, chaos=chaos)).roll(1, 6, 6)
        fight_out(scene)
        assert (scene.result, scene.in_castle(BEN)) == (None, left)
        assert scene.in_castle(ANA) == 4  # six against eight


@pytest.mark.clause("MM-SIEGE-09")
def test_fear_against_a_castle_counts_eight() -> None:
    scene = siege(3, 1, ana="fear")
    scene.pass_windows()
    assert (scene.prompt, scene.decision().arguments["count"]) == ("match", 8)
    scene.do("match")
    assert scene.scores() == (8, 8)
    fight_out(scene)
    assert scene.in_castle(ANA) == 3 + 2  # a tie costs one of the three who were there


@pytest.mark.clause("MM-SIEGE-09")
def test_vigour_cannot_help_a_castle() -> None:
    scene = siege(6, 1, ben="vigour")
    scene.pass_windows()
    assert (scene.prompt, scene.scores()) == ("support", (6, 8))


@pytest.mark.clause("MM-SIEGE-10", "MM-COMBO-01")
@pytest.mark.parametrize(("seats", "teams"), [(4, "pairs"), (6, "pairs"), (6, "threes")])
def test_siege_and_teams_cannot_be_combined(seats: int, teams: str) -> None:
    with pytest.raises(SiegeOrTeams):
        MedievalMastery().check_options(seats, {"siege": "yes", "teams": teams})
