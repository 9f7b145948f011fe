"""COMBO: optional rules together."""

from itertools import product

import pytest

from tableronde.core.match import Match
from tableronde.games.medieval_mastery.game import MedievalMastery
from tests.rules.medieval_mastery.battles import (
    HERE,
    armed,
    bare,
    duel,
    fight_out,
    no_piles,
    set_up,
)
from tests.rules.medieval_mastery.scene import ANA, BEN, CLEO, MasteryScene, mastery

SHORE = (0, -1)
"""Beside Ben's castle on the map for two."""
NO_YES = ("no", "yes")
COMBINATIONS = [
    *product(("none",), NO_YES, NO_YES, NO_YES, NO_YES),
    *product(("pairs", "threes"), ("no",), NO_YES, NO_YES, NO_YES),
]


@pytest.mark.clause("MM-COMBO-01")
@pytest.mark.parametrize(("teams", "siege", "cutthroat", "skirmish", "chaos"), COMBINATIONS)
def test_all_but_siege_with_teams_can_be_combined(
    teams: str, siege: str, cutthroat: str, skirmish: str, chaos: str
) -> None:
    options = {"siege": siege, "cutthroat": cutthroat, "skirmish": skirmish, "chaos": chaos}
    match = Match(MedievalMastery(), 6, "combo", {"teams": teams, **options})
    modes = match.view(None)["table"]["modes"]
    assert {name: modes[name] for name in options} == {
        name: value == "yes" for name, value in options.items()
    }
    assert modes["team"] == {"none": 1, "pairs": 2, "threes": 3}[teams]


def siege(scene: MasteryScene, knights: int, inside: int, *cards: str) -> MasteryScene:
    """Put Ana before Ben's castle."""
    scene.hold(ANA, HERE, 1).hold(ANA, SHORE, 1).castle(ANA, 3).castle(BEN, inside)
    armed(no_piles(bare(scene)).hand(ANA, *cards, "call-to-arms")).begin()
    scene.do(f"advance {scene.castle_number(BEN)} {knights}")
    for card in cards:
        scene.do(f"commit {card}")
    return scene


@pytest.mark.clause("MM-COMBO-02")
def test_a_besieger_who_wins_rolls_before_the_castle_falls() -> None:
    scene = siege(mastery(2, siege=True, chaos=True), 5, 2, "conflict-5").roll(1, 1, 1, 1, 2)
    fight_out(scene)
    assert [told["rolls"] for told in scene.events(None, "chaos-rolled")] == [[1, 1, 1, 1, 2]]
    assert (scene.result["winners"], scene.result["reason"]) == ([ANA], "castle")


@pytest.mark.clause("MM-COMBO-02")
def test_a_castle_does_not_fall_without_surviving_attackers() -> None:
    scene = siege(mastery(2, siege=True, chaos=True), 5, 2, "conflict-5")
    fight_out(scene.roll(1, 1, 1, 1, 1, 1, 6))
    assert (scene.result, scene.prompt) == (None, "turn-after")
    assert (scene.in_castle(ANA), scene.in_castle(BEN)) == (1, 1)  # Ben rolls for both of his


@pytest.mark.clause("MM-COMBO-02")
@pytest.mark.parametrize(("inside", "rolls"), [(2, (1, 1)), (0, ())])
def test_a_castle_whose_last_knights_fall_is_still_held(
    inside: int, rolls: tuple[int, ...]
) -> None:
    scene = siege(mastery(2, siege=True, chaos=True), 5, inside, "conflict-5")
    fight_out(scene.roll(1, 1, 1, 1, 1, *rolls))
    assert (scene.result, scene.prompt) == (None, "turn-after")
    assert (scene.in_castle(BEN), scene.state.owner[scene.state.castle(BEN)]) == (0, BEN)
    assert scene.events(None, "chaos-ended") == []


@pytest.mark.clause("MM-COMBO-02")
@pytest.mark.parametrize(
    ("inside", "rolls", "left"),
    [(3, (1, 6, 2), 2), (3, (1, 1, 1), 0), (2, (5, 5), 2), (0, (), 0)],
)
def test_a_castles_owner_rolls_for_its_knights_and_cannot_lose_by_it(
    inside: int, rolls: tuple[int, ...], left: int
) -> None:
    scene = siege(mastery(2, siege=True, chaos=True), 6, inside).roll(*rolls)
    fight_out(scene)
    assert (scene.result, scene.prompt) == (None, "turn-after")
    assert scene.in_castle(BEN) == left
    assert scene.chance.picks == []
    assert scene.in_castle(ANA) == 4  # six against eight, by two as before


@pytest.mark.clause("MM-COMBO-03")
def test_siege_combines_with_cutthroat() -> None:
    scene = mastery(2, siege=True, cutthroat=True)
    fight_out(siege(scene, 6, 0, "conflict-5"))
    assert scene.result["reason"] == "castle"
    scene = mastery(2, siege=True, cutthroat=True).hold(BEN, (0, 1), 1).hold(BEN, (0, 2), 3)
    no_piles(bare(scene)).hold(BEN, (-1, 0), 1).begin()
    scene.do(f"advance {scene.number((0, 1))} 3")
    fight_out(scene)
    assert (scene.knights((0, 1)), scene.knights((0, 2))) == ((ANA, 3), (None, 0))


@pytest.mark.clause("MM-COMBO-03")
def test_siege_combines_with_skirmish() -> None:
    scene = fight_out(siege(mastery(2, siege=True, skirmish=True), 6, 0, "conflict-5"))
    assert scene.result["reason"] == "castle"
    scene = mastery(2, siege=True, skirmish=True).land((2, 0), "shrine")
    for place, land in {(1, 0): "city", (1, -1): "fortress", (-1, 1): "arena"}.items():
        scene.land(place, land).hold(ANA, place, 1)
    scene.begin().do(f"advance {scene.number((2, 0))} 1")
    assert (scene.result["winners"], scene.result["reason"]) == ([ANA], "points")


@pytest.mark.clause("MM-COMBO-03")
def test_chaos_combines_with_cutthroat() -> None:
    """A conquest decided by the dice cuts off the territories that depended on this one."""
    scene = mastery(2, chaos=True, cutthroat=True).hold(BEN, SHORE, 1).hold(BEN, (2, 0), 4)
    duel(2, 3, scene=scene).roll(1, 1, 1, 6, 6)
    fight_out(scene)
    assert (scene.knights(HERE), scene.knights((2, 0))) == ((ANA, 2), (None, 0))


@pytest.mark.clause("MM-COMBO-03")
def test_chaos_combines_with_skirmish() -> None:
    scene = set_up(mastery(2, chaos=True, skirmish=True))
    assert (scene.in_castle(BEN), scene.view(None)["table"]["target"]) == (12, 11)


@pytest.mark.clause("MM-COMBO-03")
def test_chaos_combines_with_teams() -> None:
    """The support of a team-mate wins, and the fighting player rolls."""
    there = (2, 0)
    scene = no_piles(bare(mastery(4, team=2, chaos=True))).hold(BEN, there, 2)
    armed(scene.hand(CLEO, "support-2")).battle(ANA, there, 2).roll(1, 6)
    scene.do("decline", ANA)
    scene.do("decline", BEN)
    scene.do("support 0 1", CLEO)
    fight_out(scene)
    assert [told["seat"] for told in scene.events(None, "chaos-rolled")] == [ANA]
    assert scene.knights(there) == (ANA, 1)
