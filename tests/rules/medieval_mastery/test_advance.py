"""ADVANCE: knights leave the castle for a territory that is not the player's."""

import pytest

from tests.rules.medieval_mastery.scene import ANA, BEN, CLEO, MasteryScene, Place, mastery

# On the map for two: Ana's castle is at (1, 1), Ben's at (-1, -1), the lake between them at (0, 0).
BESIDE_CASTLE = {(2, 0), (1, 0), (0, 1), (0, 2)}
SHORES = {(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)}
FIELD = (0, 1)


def counts(scene: MasteryScene, place: Place) -> list[int]:
    """Return with how many knights a player may advance there."""
    start = f"advance {scene.number(place)} "
    return [int(text.removeprefix(start)) for text in scene.options() if text.startswith(start)]


def advance(scene: MasteryScene, place: Place, knights: int) -> None:
    scene.do(f"advance {scene.number(place)} {knights}")


# From where to where ------------------------------------------------------------------------


@pytest.mark.clause("MM-ADVANCE-01")
def test_knights_advance_from_the_castle() -> None:
    scene = mastery(2).castle(ANA, 2).hold(ANA, (1, 0), 6).hold(ANA, (2, 0), 4).begin()
    advance(scene, FIELD, 3)
    assert scene.in_castle(ANA) == 2 + 3 - 3
    assert scene.knights(FIELD) == (ANA, 3)
    assert (scene.knights((1, 0)), scene.knights((2, 0))) == ((ANA, 6), (ANA, 4))


@pytest.mark.clause("MM-ADVANCE-01")
def test_no_advance_starts_from_a_territory() -> None:
    scene = mastery(2).hold(ANA, (1, 0), 3).hold(ANA, (2, 0), 6).begin()
    scene.do("redeploy")
    scene.do(f"move {scene.castle_number(ANA)} {scene.number((1, 0))} 3")
    scene.do("done")
    assert scene.in_castle(ANA) == 0
    assert scene.prompt == "turn-after", "without knights to send, nobody is asked"


@pytest.mark.clause("MM-ADVANCE-01")
def test_no_advance_goes_onto_an_own_territory() -> None:
    scene = mastery(2).hold(ANA, (1, 0), 1).hold(ANA, (0, 1), 1).hold(BEN, (-1, 0), 1).begin()
    assert not scene.targets() & {(1, 0), (0, 1)}
    assert (-1, 0) in scene.targets()


@pytest.mark.clause("MM-ADVANCE-02")
def test_a_cycle_has_one_advance() -> None:
    scene = mastery(2).castle(ANA, 3).begin()
    advance(scene, FIELD, 1)
    assert (scene.prompt, scene.options(verb="advance")) == ("turn-after", [])


@pytest.mark.clause("MM-ADVANCE-02")
def test_one_advance_follows_the_redeployment() -> None:
    scene = mastery(2).hold(ANA, (1, 0), 2).castle(ANA, 3).begin()
    scene.do("redeploy")
    assert scene.options(verb="advance") == []
    scene.do("done")
    advance(scene, FIELD, 1)
    assert (scene.prompt, scene.options(verb="advance")) == ("turn-after", [])


@pytest.mark.clause("MM-ADVANCE-02")
def test_another_cycle_brings_another_advance() -> None:
    scene = mastery(2).castle(ANA, 3).hand(ANA, "tactical-advance").begin()
    advance(scene, FIELD, 1)
    scene.do("tactical-advance")
    advance(scene, (1, 0), 2)
    assert scene.options(verb="advance") == []
    assert (scene.knights(FIELD), scene.knights((1, 0))) == ((ANA, 1), (ANA, 2))


@pytest.mark.clause("MM-ADVANCE-03")
def test_a_player_without_territories_reaches_the_neighbours_of_the_castle() -> None:
    scene = mastery(2).begin()
    assert scene.targets() == BESIDE_CASTLE


@pytest.mark.clause("MM-ADVANCE-03", "MM-ADVANCE-05")
def test_a_single_knight_in_the_castle_reaches_all_its_neighbours() -> None:
    scene = mastery(2).hand(ANA, "tactical-advance").begin()
    advance(scene, (2, 0), 2)
    scene.do("tactical-advance")
    assert (scene.in_castle(ANA), scene.targets()) == (1, BESIDE_CASTLE - {(2, 0)})
    assert counts(scene, FIELD) == [1]
    advance(scene, FIELD, 1)
    assert (scene.in_castle(ANA), scene.knights(FIELD)) == (0, (ANA, 1))


@pytest.mark.clause("MM-ADVANCE-03", "MM-ADVANCE-04")
def test_an_advance_reaches_neighbours_of_castle_and_supplied_territories_and_across_the_lake() -> (
    None
):
    """MM-EX-10."""
    scene = mastery(2).hold(ANA, (1, 0), 1).begin()
    assert scene.targets() == {
        *((2, 0), (0, 1), (0, 2)),
        (1, -1),
        *((0, -1), (-1, 0), (-1, 1)),
    }


@pytest.mark.clause("MM-ADVANCE-03")
def test_an_advance_reaches_neighbours_of_a_territory_away_from_the_lake() -> None:
    """On the map for three; (2, -2) touches (1, -2) and (1, -1)."""
    scene = mastery(3).hold(ANA, (2, -1), 1).hold(ANA, (2, -2), 1).begin()
    assert scene.targets() == {(1, 0), (1, 1), (1, -1), (1, -2)}


@pytest.mark.clause("MM-ADVANCE-03")
def test_a_territory_without_supply_line_reaches_nothing() -> None:
    scene = mastery(2).hold(ANA, (0, -2), 3).hold(ANA, (-1, 0), 3).begin()
    assert scene.targets() == BESIDE_CASTLE


@pytest.mark.clause("MM-ADVANCE-04")
@pytest.mark.parametrize("shore", sorted(SHORES))
def test_a_lake_joins_all_its_shores(shore: Place) -> None:
    """A supply line from (1, 0) reaches shores that do not lie beside the castle."""
    link = (0, 1) if shore == (0, 1) else (1, 0)
    scene = mastery(2).hold(ANA, shore, 1).hold(ANA, link, 1).begin()
    assert SHORES - {shore, link} <= scene.targets()


@pytest.mark.clause("MM-ADVANCE-04")
def test_a_territory_away_from_the_shore_reaches_nothing_across_the_lake() -> None:
    scene = mastery(2).hold(ANA, (2, 0), 1).hold(ANA, (0, 2), 1).begin()
    assert scene.targets() == {(1, 0), (0, 1)}


# How many -----------------------------------------------------------------------------------


@pytest.mark.clause("MM-ADVANCE-05", "MM-ADVANCE-06")
def test_an_advance_takes_from_one_knight_to_all_of_the_castle() -> None:
    scene = mastery(2).castle(ANA, 2).begin()
    assert counts(scene, FIELD) == [1, 2, 3, 4, 5]


@pytest.mark.clause("MM-ADVANCE-06")
def test_all_knights_of_the_castle_may_advance() -> None:
    scene = mastery(2).begin()
    assert counts(scene, FIELD) == [1, 2, 3]
    advance(scene, FIELD, 3)
    assert (scene.in_castle(ANA), scene.knights(FIELD)) == (0, (ANA, 3))


@pytest.mark.clause("MM-ADVANCE-07")
@pytest.mark.parametrize("defenders", [0, 4])
@pytest.mark.parametrize(("land", "capacity"), [("forest", 6), ("cave", 4), ("battlefield", 8)])
def test_no_more_knights_advance_than_the_target_holds(
    land: str, capacity: int, defenders: int
) -> None:
    scene = mastery(2).land(FIELD, land).castle(ANA, 20)
    if defenders:
        scene.hold(BEN, FIELD, defenders)
    scene.begin()
    assert counts(scene, FIELD) == list(range(1, capacity + 1))


@pytest.mark.clause("MM-ADVANCE-08")
def test_lakes_and_castles_are_no_targets() -> None:
    """(0, -1) touches the lake and Ben's castle, (1, 0) the lake and Ana's own."""
    scene = mastery(2).hold(ANA, (1, 0), 1).hold(ANA, (0, -1), 1).begin()
    assert scene.targets() == {(2, 0), (0, 1), (0, 2), (1, -1), (-1, 0), (-1, 1), (0, -2)}


@pytest.mark.clause("MM-ADVANCE-08")
def test_lakes_are_no_targets_even_in_a_siege() -> None:
    scene = mastery(2, siege=True).hold(ANA, (1, 0), 1).hold(ANA, (0, -1), 1).begin()
    assert (-1, -1) in scene.targets()
    assert not scene.targets() & {(0, 0), (1, 1)}


# What follows -------------------------------------------------------------------------------


@pytest.mark.clause("MM-ADVANCE-09")
def test_a_free_territory_is_conquered_without_battle() -> None:
    scene = mastery(2).castle(ANA, 2).hand(BEN, "conflict-5").begin()
    advance(scene, FIELD, 4)
    assert [event["event"] for event in scene.events(None)] == ["advanced", "conquered"]
    assert scene.knights(FIELD) == (ANA, 4)
    assert (scene.prompt, scene.asked) == ("turn-after", (ANA,))


@pytest.mark.clause("MM-ADVANCE-09")
def test_a_village_gives_its_conqueror_a_knight_at_once() -> None:
    scene = mastery(2).land(FIELD, "village").begin()
    advance(scene, FIELD, 2)
    assert (scene.in_castle(ANA), scene.knights(FIELD)) == (3 - 2 + 1, (ANA, 2))
    assert scene.in_castle(BEN) == 0


@pytest.mark.clause("MM-ADVANCE-09")
def test_marshlands_take_a_knight_of_their_conqueror_at_once() -> None:
    scene = mastery(2).land(FIELD, "marshlands").begin()
    advance(scene, FIELD, 3)
    assert scene.knights(FIELD) == (ANA, 2)


@pytest.mark.clause("MM-ADVANCE-09")
def test_ruins_let_their_conqueror_discard_at_once() -> None:
    scene = mastery(2).land(FIELD, "ruins").hand(ANA, "ambush").begin()
    advance(scene, FIELD, 3)
    assert (scene.prompt, scene.asked) == ("discard-territory", (ANA,))
    scene.do("discard ambush")
    assert (scene.hand_of(ANA), scene.discarded(ANA)) == ([], ["ambush"])


@pytest.mark.clause("MM-ADVANCE-10")
def test_another_players_territory_is_fought_for_at_once() -> None:
    scene = mastery(3).hold(CLEO, (1, 1), 2).begin(ANA)
    advance(scene, (1, 1), 3)
    told = [event["event"] for event in scene.events(None)]
    assert told[:2] == ["advanced", "battle-began"]
    battle = scene.view(None)["table"]["battle"]
    assert (battle["sides"], battle["knights"]) == ([ANA, CLEO], [3, 2])
    assert (battle["tile"], battle["scores"]) == (scene.number((1, 1)), [3, 2])
    assert scene.knights((1, 1)) == (CLEO, 2)
    assert scene.prompt == "fracture-sceptre"


@pytest.mark.clause("MM-ADVANCE-10")
def test_a_battle_follows_an_advance_after_a_redeployment_too() -> None:
    scene = mastery(2).hold(ANA, (1, 0), 3).hold(BEN, FIELD, 1).begin()
    scene.do("redeploy")
    scene.do("done")
    advance(scene, FIELD, 3)
    assert scene.events(None, "battle-began") != []
    assert scene.prompt == "fracture-sceptre"


@pytest.mark.clause("MM-ADVANCE-11")
def test_a_turn_may_end_without_an_advance() -> None:
    scene = mastery(2).castle(ANA, 6).begin()
    assert scene.options(verb="advance") != []
    scene.do("end-turn")
    assert (scene.asked, scene.in_castle(ANA)) == ((BEN,), 9)


@pytest.mark.clause("MM-ADVANCE-11")
def test_a_cycle_may_end_without_an_advance() -> None:
    scene = mastery(2).hold(ANA, (1, 0), 3).begin()
    scene.do("redeploy")
    scene.do("done")
    assert scene.decision().may_decline
    scene.do("halt")
    assert (scene.prompt, scene.in_castle(ANA)) == ("turn-after", 3)
