"""PLACE: knights come to the castle."""

from collections.abc import Callable

import pytest

from tests.rules.medieval_mastery.scene import ANA, BEN, COUNTS, MasteryScene, mastery

NEAR = (1, 0)
"""Beside Ana's castle on the map for two, on the shore of the lake."""
UNARMED = ("support-1", "support-1", "call-to-arms", "call-to-arms", "tactical-advance")


@pytest.mark.clause("MM-PLACE-01")
@pytest.mark.parametrize("seats", COUNTS)
def test_three_knights_are_placed_at_the_start_of_each_turn(seats: int) -> None:
    scene = mastery(seats).begin(0)
    for seat in range(2 * seats):
        rounds = seat // seats + 1
        assert scene.asked == (seat % seats,)
        assert scene.in_castle(seat % seats) == 3 * rounds
        assert scene.events(None, "knights-came") == [
            {"event": "knights-came", "seat": seat % seats, "count": 3}
        ]
        scene.do("end-turn")


@pytest.mark.clause("MM-PLACE-01")
def test_only_the_active_player_gets_knights() -> None:
    scene = mastery(3).castle(BEN, 2).begin(ANA)
    assert [scene.in_castle(seat) for seat in range(3)] == [3, 2, 0]


@pytest.mark.clause("MM-PLACE-01")
def test_placing_knights_needs_no_question() -> None:
    scene = mastery(2).begin()
    assert scene.prompt == "turn"
    assert scene.in_castle(ANA) == 3


@pytest.mark.clause("MM-PLACE-02")
@pytest.mark.parametrize("knights", [4, 6, 20, 45])
def test_a_castle_holds_any_number(knights: int) -> None:
    scene = mastery(2).castle(ANA, knights).hold(ANA, NEAR, 6).begin()
    scene.do("redeploy")
    scene.do(f"move {scene.number(NEAR)} {scene.castle_number(ANA)} 5")
    assert scene.in_castle(ANA) == knights + 3 + 5


@pytest.mark.clause("MM-PLACE-03")
def test_a_castle_may_stand_empty() -> None:
    scene = mastery(2).hold(ANA, NEAR, 1).begin()
    scene.do("redeploy")
    scene.do(f"move {scene.castle_number(ANA)} {scene.number(NEAR)} 3")
    scene.do("done")
    assert scene.in_castle(ANA) == 0
    scene.do("end-turn")
    assert scene.asked == (BEN,)
    assert scene.state.owner[scene.state.castle(ANA)] == ANA


@pytest.mark.clause("MM-PLACE-03")
def test_all_knights_may_leave_the_castle_in_an_advance() -> None:
    scene = mastery(2).begin()
    scene.do(f"advance {scene.number(NEAR)} 3")
    assert scene.in_castle(ANA) == 0


@pytest.mark.clause("MM-PLACE-03")
@pytest.mark.parametrize("defenders", [0, 5])
def test_a_castle_cannot_be_attacked(defenders: int) -> None:
    """Ana holds territories all around Ben's castle, which is empty or not."""
    scene = mastery(2).castle(BEN, defenders).castle(ANA, 6)
    for place in (NEAR, (-1, 0), (0, -1), (-2, 0)):
        scene.hold(ANA, place, 1)
    scene.begin()
    assert scene.targets() == {(2, 0), (0, 1), (0, 2), (-1, 1), (1, -1), (0, -2)}


def called_to_arms() -> MasteryScene:
    scene = mastery(2).hand(ANA, "call-to-arms").begin()
    scene.do("call-to-arms")
    return scene


def conquered(land: str) -> MasteryScene:
    scene = mastery(2).castle(ANA, 1).land(NEAR, land).begin()
    scene.do(f"advance {scene.number(NEAR)} 2")
    return scene


def lost_with_devotion() -> MasteryScene:
    """Let Ana's two attackers fall; only devotion is face up."""
    scene = mastery(2).artefacts(ANA, "loyalty", "devotion").artefacts(BEN, "rage", "cleansing")
    scene.hold(BEN, NEAR, 6).hand(ANA, *UNARMED).hand(BEN, *UNARMED).battle(ANA, NEAR, 2)
    scene.pass_windows()
    scene.no_support()
    scene.pass_windows()
    return scene


@pytest.mark.clause("MM-PLACE-04")
@pytest.mark.parametrize(
    ("scene", "castle", "near"),
    [
        (called_to_arms, 3 + 2, 0),
        (lambda: conquered("village"), 1 + 3 - 2 + 1, 2),
        (lambda: conquered("shrine"), 1 + 3 - 2 + 1, 2),
        (lambda: conquered("city"), 1 + 3 - 2 + 1, 2),
        (lambda: conquered("forest"), 1 + 3 - 2, 2),
        (lost_with_devotion, 3 + 1, 6),
    ],
    ids=["call to arms", "village", "shrine", "city", "forest", "devotion"],
)
def test_gained_knights_arrive_in_the_own_castle(
    scene: Callable[[], MasteryScene], castle: int, near: int
) -> None:
    played = scene()
    assert played.in_castle(ANA) == castle
    assert played.knights(NEAR)[1] == near
    assert played.in_castle(BEN) == 0


@pytest.mark.clause("MM-PLACE-05")
@pytest.mark.parametrize(("castle", "after"), [(0, 3), (3, 6), (4, 6), (6, 6)])
def test_no_knight_is_placed_without_a_die_for_it(castle: int, after: int) -> None:
    """Nine dice stand on territories, so the castle has one."""
    scene = mastery(2).castle(ANA, castle)
    for place in ((1, 0), (0, 1), (2, 0), (0, 2), (-1, 1), (1, -1), (-1, 0), (0, -1), (-2, 0)):
        scene.hold(ANA, place, 1)
    scene.begin()
    assert scene.in_castle(ANA) == after


@pytest.mark.clause("MM-PLACE-05")
def test_the_dice_limit_applies_to_call_to_arms() -> None:
    scene = mastery(2).castle(ANA, 56).hand(ANA, "call-to-arms", "call-to-arms").begin()
    scene.do("call-to-arms")
    assert scene.in_castle(ANA) == 60
    assert scene.events(None, "no-dice-left") == [
        {"event": "no-dice-left", "seat": ANA, "count": 1}
    ]
