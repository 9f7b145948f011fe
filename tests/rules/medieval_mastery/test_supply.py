"""SUPPLY: which territories are connected with their owner's castle, and what the others lack."""

import pytest

from tableronde.games.medieval_mastery.box import boxes
from tableronde.games.medieval_mastery.box.boxes import Box
from tableronde.games.medieval_mastery.box.maps import Slot, bits
from tableronde.games.medieval_mastery.rules import knights
from tests.rules.medieval_mastery.scene import ANA, BEN, COUNTS, MasteryScene, Place, mastery

# On the map for two: Ana's castle is at (1, 1), Ben's at (-1, -1), the lake between them at (0, 0).
LINK, BEYOND = (0, 1), (-1, 1)
"""The territories B and A of MM-EX-08: the first lies beside Ana's castle, the second does not."""
ENCLAVE, GATE = (0, -2), (0, -1)
"""Beside Ben's castle; Ana reaches the first through the second only, and that across the lake."""

# On the map for three: a row of territories from Ana's castle on, none of them at the lake.
ROW = ((2, -1), (2, -2), (1, -2))

HANDS = ("conflict-2", "conflict-3", "support-1", "call-to-arms", "support-1")


def supplied(scene: MasteryScene, seat: int) -> set[Place]:
    """Return the territories of a seat with supply line, as everybody sees them."""
    return {
        (tile["q"], tile["r"])
        for tile in scene.view(None)["table"]["map"]
        if tile["kind"] == "territory" and tile["owner"] == seat and tile["supply"] is not None
    }


def check_lines(scene: MasteryScene) -> None:
    """Each line leads back, tile by tile over lakes, to the castle of its owner, and those and no
    others are supplied as the rules have it."""
    state, table = scene.state, scene.view(None)["table"]["map"]
    for seat in range(state.seats):
        shown = {
            at
            for at, tile in enumerate(table)
            if tile["owner"] == seat and tile["kind"] == "territory" and tile["supply"] is not None
        }
        assert shown == set(bits(knights.supplied(state, seat, state.owned(seat))))
        for tile in shown:
            at, steps = tile, 0
            while at != state.castle(seat):
                *lakes, end = [number - 1 for number in table[at]["supply"]]
                for step in (*lakes, end):
                    assert state.map.beside[at] >> step & 1
                    assert table[step]["kind"] == ("lake" if step in lakes else table[step]["kind"])
                    at = step
                assert table[at]["owner"] == seat
                steps += 1
                assert steps <= len(table)


def in_motion(scene: MasteryScene) -> set[Place]:
    """Return the tiles from or to which knights may be moved."""
    slots = scene.state.map.slots
    tiles = {int(word) for move in scene.options(verb="move") for word in move.split()[1:3]}
    return {(slots[tile - 1].q, slots[tile - 1].r) for tile in tiles}


def fight(scene: MasteryScene, place: Place, knights: int, winner: int) -> None:
    """Let Ana or Ben advance, with conflict cards of 3 against 2 and nothing else."""
    scene.do(f"advance {scene.number(place)} {knights}")
    scene.pass_windows()
    for seat in (ANA, BEN):
        scene.do(f"commit conflict-{3 if seat == winner else 2}", seat)
    scene.no_support()
    scene.pass_windows()


def face_down(scene: MasteryScene) -> MasteryScene:
    """Turn all sceptres and orbs face down."""
    scene.artefacts(ANA, "rage", "greed").artefacts(BEN, "fear", "cleansing")
    return scene.destroy("rage").destroy("greed").destroy("fear").destroy("cleansing")


# The line -----------------------------------------------------------------------------------


@pytest.mark.clause("MM-SUPPLY-01")
def test_a_chain_of_own_territories_is_a_supply_line() -> None:
    scene = mastery(3)
    for place in ROW:
        scene.hold(ANA, place, 2)
    scene.begin()
    assert supplied(scene, ANA) == set(ROW)
    scene.do("redeploy")
    assert in_motion(scene) == {(2, 0), *ROW}


@pytest.mark.clause("MM-SUPPLY-01")
def test_a_broken_chain_is_no_supply_line() -> None:
    scene = mastery(3).hold(ANA, ROW[0], 2).hold(ANA, ROW[2], 2).begin()
    assert supplied(scene, ANA) == {ROW[0]}


@pytest.mark.clause("MM-SUPPLY-01")
def test_a_chain_may_alternate_between_lakes_and_territories() -> None:
    scene = mastery(2).hold(ANA, (1, 0), 1).hold(ANA, GATE, 1).hold(ANA, ENCLAVE, 1).begin()
    assert supplied(scene, ANA) == {(1, 0), GATE, ENCLAVE}


@pytest.mark.clause("MM-SUPPLY-02")
@pytest.mark.parametrize("place", [(2, 0), (1, 0), (0, 1), (0, 2)])
def test_a_territory_beside_the_own_castle_is_always_supplied(place: Place) -> None:
    scene = mastery(2)
    for other in ((2, 0), (1, 0), (0, 1), (0, 2)):
        scene.hold(BEN, other, 3)
    scene.hold(ANA, place, 3).begin()
    assert supplied(scene, ANA) == {place}
    scene.do("redeploy")
    assert in_motion(scene) == {(1, 1), place}


@pytest.mark.clause("MM-SUPPLY-02")
def test_a_territory_beside_another_players_castle_is_not_supplied() -> None:
    scene = mastery(2).hold(BEN, (2, 0), 3).begin()
    assert supplied(scene, BEN) == set()


@pytest.mark.clause("MM-SUPPLY-03")
def test_the_lake_serves_both_players_at_once() -> None:
    scene = mastery(2).hold(ANA, (1, 0), 2).hold(ANA, (-1, 0), 2)
    scene.hold(BEN, GATE, 2).hold(BEN, LINK, 2).begin(ANA)
    assert supplied(scene, ANA) == {(1, 0), (-1, 0)}
    assert supplied(scene, BEN) == {GATE, LINK}


@pytest.mark.clause("MM-SUPPLY-04")
def test_a_free_territory_is_no_link() -> None:
    scene = mastery(2).hold(ANA, BEYOND, 2).begin()
    assert supplied(scene, ANA) == set()


@pytest.mark.clause("MM-SUPPLY-04")
def test_another_players_territory_is_no_link() -> None:
    scene = mastery(2).hold(ANA, BEYOND, 2).hold(BEN, LINK, 2).begin()
    assert supplied(scene, ANA) == set()


@pytest.mark.clause("MM-SUPPLY-04")
def test_another_players_castle_is_no_link() -> None:
    """(-2, 0) touches only Ben's castle and (-1, 0), which is free."""
    scene = mastery(2).hold(ANA, (1, 0), 2).hold(ANA, GATE, 2).hold(ANA, (-2, 0), 2).begin()
    assert supplied(scene, ANA) == {(1, 0), GATE}


# Without it ---------------------------------------------------------------------------------


@pytest.mark.clause("MM-SUPPLY-05")
def test_knights_without_supply_line_are_not_moved() -> None:
    scene = mastery(2).hold(ANA, (2, 0), 3).hold(ANA, BEYOND, 3).hold(ANA, ENCLAVE, 3).begin()
    scene.do("redeploy")
    assert in_motion(scene) == {(1, 1), (2, 0)}


@pytest.mark.clause("MM-SUPPLY-06")
def test_a_territory_without_supply_line_reaches_neither_neighbours_nor_across_the_lake() -> None:
    """(0, 1) lies beside the castle too."""
    scene = mastery(2).hold(ANA, BEYOND, 3).hold(ANA, ENCLAVE, 3).begin()
    assert scene.targets() == {(2, 0), (1, 0), (0, 1), (0, 2)}


@pytest.mark.clause("MM-SUPPLY-06")
def test_only_a_supplied_territory_extends_the_reach() -> None:
    scene = mastery(2).hold(ANA, ENCLAVE, 3).hold(ANA, (1, 0), 1).begin()
    assert supplied(scene, ANA) == {(1, 0)}
    assert GATE in scene.targets()
    assert (-2, 0) not in scene.targets()


@pytest.mark.clause("MM-SUPPLY-07")
def test_a_territory_without_supply_line_stays_and_scores() -> None:
    scene = mastery(2).land(BEYOND, "city").land(ENCLAVE, "abbey")
    scene.hold(ANA, BEYOND, 2).hold(ANA, ENCLAVE, 3).begin(BEN)
    assert supplied(scene, ANA) == set()
    assert scene.view(None)["table"]["seats"][ANA]["points"] == 5
    scene.do("end-turn")
    assert (scene.knights(BEYOND), scene.knights(ENCLAVE)) == ((ANA, 2), (ANA, 3))


@pytest.mark.clause("MM-SUPPLY-07")
def test_a_territory_without_supply_line_defends_itself() -> None:
    scene = face_down(mastery(2)).land(ENCLAVE, "fort").hold(ANA, ENCLAVE, 3)
    scene.hand(ANA, *HANDS).hand(BEN, *HANDS).begin(BEN)
    scene.do(f"advance {scene.number(ENCLAVE)} 3")
    assert scene.scores() == (3, 3 + 1)
    scene.do("commit conflict-2", ANA)
    scene.do("commit conflict-2", BEN)
    scene.no_support()
    assert scene.knights(ENCLAVE) == (ANA, 3)


@pytest.mark.clause("MM-SUPPLY-08")
def test_losing_the_supply_line_costs_no_knight() -> None:
    scene = face_down(mastery(2)).hold(ANA, LINK, 1).hold(ANA, BEYOND, 4).hold(BEN, (-1, 0), 2)
    scene.hand(ANA, *HANDS).hand(BEN, *HANDS).castle(BEN, 3).begin(BEN)
    assert supplied(scene, ANA) == {LINK, BEYOND}
    fight(scene, LINK, 6, winner=BEN)
    assert scene.knights(LINK) == (BEN, 6)
    assert supplied(scene, ANA) == set()
    assert scene.knights(BEYOND) == (ANA, 4)
    scene.do("end-turn")
    assert scene.knights(BEYOND) == (ANA, 4)


@pytest.mark.clause("MM-SUPPLY-08")
def test_a_supply_line_that_is_restored_works_at_once() -> None:
    scene = mastery(2).hold(ANA, BEYOND, 4).hand(ANA, "tactical-advance").begin()
    scene.do("tactical-advance")
    assert scene.options(verb="redeploy") == []
    assert (-1, 0) not in scene.targets()
    scene.do(f"advance {scene.number(LINK)} 1")
    assert (-1, 0) in scene.targets()
    scene.do("redeploy")
    assert in_motion(scene) == {(1, 1), LINK, BEYOND}


@pytest.mark.clause("MM-SUPPLY-09")
def test_a_contested_territory_is_still_its_defenders_link() -> None:
    scene = face_down(mastery(2)).hold(ANA, LINK, 1).hold(ANA, BEYOND, 4).hold(BEN, (-1, 0), 2)
    scene.hand(ANA, *HANDS).hand(BEN, *HANDS).begin(BEN)
    scene.do(f"advance {scene.number(LINK)} 3")
    assert scene.state.battle is not None
    assert supplied(scene, ANA) == {LINK, BEYOND}
    assert supplied(scene, BEN) == {(-1, 0)}


@pytest.mark.clause("MM-SUPPLY-09")
@pytest.mark.parametrize(("winner", "left"), [(ANA, (ANA, 4)), (BEN, (None, 0))])
def test_supply_is_judged_when_the_battle_is_over(winner: int, left: tuple[int, int]) -> None:
    """In cutthroat mode, where supply costs knights, a defender who holds the link loses none."""
    scene = face_down(mastery(2, cutthroat=True)).hold(ANA, LINK, 3).hold(ANA, BEYOND, 4)
    scene.hold(BEN, (-1, 0), 2).hand(ANA, *HANDS).hand(BEN, *HANDS).begin(BEN)
    fight(scene, LINK, 3, winner=winner)
    assert scene.knights(BEYOND) == left


# Lakes side by side, and a castle on a shore ------------------------------------------------

WEST, BOTH, EAST = {(0, -1), (-1, 1)}, {(1, -1), (0, 1)}, {(2, -1), (2, 0), (1, 1)}
"""The territories around two lakes at (0, 0) and (1, 0): beside the one, both, the other. Ana's
castle lies on the western shore at (-1, 0), Ben's at (3, 0) on none, beside (2, 0)."""


def two_lakes() -> MasteryScene:
    built_in = boxes.standard()
    slots = [Slot(q, r, "territory", value=2) for q, r in WEST | BOTH | EAST]
    slots += [Slot(-1, 0, "castle", ANA), Slot(3, 0, "castle", BEN)]
    slots += [Slot(0, 0, "lake"), Slot(1, 0, "lake")]
    layouts = {2: slots}
    box = Box(
        built_in.copies, built_in.tiles, built_in.points, built_in.capacity, layouts, "two lakes"
    )
    return mastery(2, box=box)


@pytest.mark.clause("MM-SUPPLY-10")
def test_an_advance_crosses_lakes_that_lie_side_by_side() -> None:
    scene = two_lakes().hold(BEN, (2, 0), 1).begin(BEN)
    assert scene.targets() == WEST | BOTH | EAST - {(2, 0)}


@pytest.mark.clause("MM-SUPPLY-10")
@pytest.mark.parametrize("place", sorted(WEST | BOTH))
def test_a_supply_line_crosses_lakes_that_lie_side_by_side(place: Place) -> None:
    scene = two_lakes().hold(BEN, (2, 0), 2).hold(BEN, place, 2).begin(BEN)
    assert supplied(scene, BEN) == {(2, 0), place}
    scene.do("redeploy")
    assert in_motion(scene) == {(3, 0), (2, 0), place}


@pytest.mark.clause("MM-SUPPLY-10", "MM-SUPPLY-11")
def test_a_castle_on_no_shore_needs_a_territory_there() -> None:
    scene = two_lakes().hold(BEN, (0, 1), 2).begin(BEN)
    assert supplied(scene, BEN) == set()
    assert scene.targets() == {(2, 0)}


@pytest.mark.clause("MM-SUPPLY-11")
def test_a_castle_on_a_shore_reaches_all_shores() -> None:
    scene = two_lakes().begin(ANA)
    assert scene.targets() == WEST | BOTH | EAST


@pytest.mark.clause("MM-SUPPLY-11")
@pytest.mark.parametrize("place", sorted(WEST | BOTH | EAST))
def test_a_castle_on_a_shore_supplies_all_shores(place: Place) -> None:
    scene = two_lakes().hold(ANA, place, 2).begin(ANA)
    assert supplied(scene, ANA) == {place}


@pytest.mark.clause("MM-SUPPLY-10", "MM-SUPPLY-11")
@pytest.mark.parametrize("seats", COUNTS)
def test_no_lake_of_the_built_in_box_touches_a_lake_or_a_castle(seats: int) -> None:
    laid = boxes.standard().maps[seats]
    kinds = [slot.kind for slot in laid.slots]
    shores = [bits(laid.beside[tile]) for tile, kind in enumerate(kinds) if kind == "lake"]
    assert len(shores) == 1
    assert {kinds[tile] for tile in shores[0]} == {"territory"}
