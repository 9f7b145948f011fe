"""REDEPLOY: knights change places between the castle and the own supplied territories."""

from itertools import product
from random import Random

import pytest

from tableronde.core import kernel
from tableronde.core.event import Run
from tableronde.games.medieval_mastery.box import boxes
from tableronde.games.medieval_mastery.choices import DONE, Move
from tableronde.games.medieval_mastery.state import MasteryState
from tests.rules.medieval_mastery.scene import ANA, BEN, MasteryScene, Place, mastery

CASTLE = (1, 1)
"""Ana's on the map for two; (2, 0), (1, 0), (0, 1) and (0, 2) lie beside it, (2, 0) and (0, 2) not
at the lake."""
NEAR, LAKESIDE, FAR = (2, 0), (1, 0), (-1, 0)
ENCLAVE = (0, -2)
"""Beside Ben's castle and (0, -1); without the latter Ana has no supply line to it."""


def moves(scene: MasteryScene, here: Place, there: Place) -> list[int]:
    """Return how many knights may now move from one tile to another."""
    start = f"move {scene.number(here)} {scene.number(there)} "
    return [int(text.removeprefix(start)) for text in scene.options() if text.startswith(start)]


def move(scene: MasteryScene, here: Place, there: Place, count: int) -> None:
    scene.do(f"move {scene.number(here)} {scene.number(there)} {count}")


def pairs(scene: MasteryScene) -> set[tuple[Place, Place]]:
    """Return between which tiles knights may now move."""
    slots = scene.state.map.slots
    places = [(slot.q, slot.r) for slot in slots]
    split = [option.split() for option in scene.options(verb="move")]
    return {(places[int(one[1]) - 1], places[int(one[2]) - 1]) for one in split}


# Clause by clause ---------------------------------------------------------------------------


@pytest.mark.clause("MM-REDEPLOY-01")
def test_knights_move_between_the_castle_and_the_own_territories() -> None:
    scene = mastery(2).castle(BEN, 5).hold(ANA, NEAR, 3).hold(ANA, LAKESIDE, 3).hold(BEN, FAR, 3)
    scene.begin()
    scene.do("redeploy")
    own = (CASTLE, NEAR, LAKESIDE)
    assert pairs(scene) == {(here, there) for here in own for there in own if here != there}


@pytest.mark.clause("MM-REDEPLOY-02")
def test_a_cycle_has_one_redeployment() -> None:
    scene = mastery(2).hold(ANA, NEAR, 3).begin()
    scene.do("redeploy")
    move(scene, NEAR, CASTLE, 1)
    scene.do("done")
    assert scene.prompt == "advance"
    assert scene.options(verb="move") == scene.options(verb="redeploy") == []
    scene.do("halt")
    assert scene.prompt == "turn-after"
    assert scene.options(verb="redeploy") == []


@pytest.mark.clause("MM-REDEPLOY-02")
def test_a_redeployment_cannot_follow_the_advance_of_its_cycle() -> None:
    scene = mastery(2).hold(ANA, NEAR, 3).begin()
    assert scene.options(verb="redeploy") == ["redeploy"]
    scene.do(f"advance {scene.number(LAKESIDE)} 1")
    assert scene.options(verb="redeploy") == []


@pytest.mark.clause("MM-REDEPLOY-02")
def test_another_cycle_brings_another_redeployment() -> None:
    scene = mastery(2).hold(ANA, NEAR, 3).hand(ANA, "tactical-advance").begin()
    scene.do("redeploy")
    scene.do("done")
    scene.do("halt")
    scene.do("tactical-advance")
    scene.do("redeploy")
    move(scene, NEAR, CASTLE, 2)
    scene.do("done")
    assert (scene.prompt, scene.knights(NEAR), scene.in_castle(ANA)) == ("advance", (ANA, 1), 5)


@pytest.mark.clause("MM-REDEPLOY-03")
def test_a_redeployment_keeps_the_number_of_knights() -> None:
    """The moves of MM-EX-07: 3 + 4 + 4 + 2 knights become 6 + 1 + 5 + 1."""
    one, two, three = (2, 0), (0, 1), (1, -1)
    scene = mastery(2).hold(ANA, one, 4).hold(ANA, two, 4).hold(ANA, three, 2).begin()
    assert scene.in_castle(ANA) == 3
    scene.do("redeploy")
    move(scene, one, CASTLE, 3)
    move(scene, three, two, 1)
    scene.do("done")
    assert scene.in_castle(ANA) == 6
    assert [scene.knights(place) for place in (one, two, three)] == [(ANA, 1), (ANA, 5), (ANA, 1)]


@pytest.mark.clause("MM-REDEPLOY-04")
def test_a_redeployment_moves_any_number_any_distance() -> None:
    """(-1, 0) lies at the other end of the map, four steps from (2, 0)."""
    scene = mastery(2).hold(ANA, NEAR, 6).hold(ANA, LAKESIDE, 1).hold(ANA, FAR, 1).begin()
    scene.do("redeploy")
    assert moves(scene, NEAR, FAR) == [1, 2, 3, 4, 5]
    move(scene, NEAR, FAR, 5)
    assert moves(scene, CASTLE, LAKESIDE) == [1, 2, 3]
    move(scene, CASTLE, LAKESIDE, 3)
    scene.do("done")
    assert [scene.knights(place)[1] for place in (NEAR, LAKESIDE, FAR)] == [1, 4, 6]


@pytest.mark.clause("MM-REDEPLOY-04")
def test_a_redeployment_may_move_nothing() -> None:
    scene = mastery(2).hold(ANA, NEAR, 3).begin()
    scene.do("redeploy")
    assert scene.decision().may_decline
    scene.do("done")
    assert (scene.knights(NEAR), scene.in_castle(ANA)) == ((ANA, 3), 3)


@pytest.mark.clause("MM-REDEPLOY-05")
def test_one_knight_stays_on_every_territory() -> None:
    scene = mastery(2).hold(ANA, NEAR, 3).hold(ANA, LAKESIDE, 1).begin()
    scene.do("redeploy")
    assert moves(scene, NEAR, CASTLE) == [1, 2]
    assert moves(scene, LAKESIDE, CASTLE) == []
    move(scene, NEAR, CASTLE, 2)
    assert moves(scene, NEAR, CASTLE) == []


@pytest.mark.clause("MM-REDEPLOY-06")
@pytest.mark.parametrize(("land", "capacity"), [("forest", 6), ("cave", 4), ("battlefield", 8)])
def test_no_territory_holds_more_than_its_capacity(land: str, capacity: int) -> None:
    scene = mastery(2).land(NEAR, land).hold(ANA, NEAR, 2).castle(ANA, 17).begin()
    scene.do("redeploy")
    assert moves(scene, CASTLE, NEAR) == list(range(1, capacity - 1))
    move(scene, CASTLE, NEAR, capacity - 2)
    assert moves(scene, CASTLE, NEAR) == []


@pytest.mark.clause("MM-REDEPLOY-07")
def test_the_castle_may_be_emptied() -> None:
    scene = mastery(2).hold(ANA, NEAR, 1).begin()
    scene.do("redeploy")
    move(scene, CASTLE, NEAR, 3)
    scene.do("done")
    assert (scene.in_castle(ANA), scene.knights(NEAR)) == (0, (ANA, 4))


@pytest.mark.clause("MM-REDEPLOY-07")
def test_the_castle_receives_any_number() -> None:
    scene = mastery(2).castle(ANA, 9).hold(ANA, NEAR, 6).hold(ANA, LAKESIDE, 6).begin()
    scene.do("redeploy")
    move(scene, NEAR, CASTLE, 5)
    move(scene, LAKESIDE, CASTLE, 5)
    assert scene.in_castle(ANA) == 22


@pytest.mark.clause("MM-REDEPLOY-08")
def test_knights_without_supply_line_neither_leave_nor_are_reinforced() -> None:
    scene = mastery(2).hold(ANA, NEAR, 3).hold(ANA, ENCLAVE, 3).begin()
    scene.do("redeploy")
    assert pairs(scene) == {(CASTLE, NEAR), (NEAR, CASTLE)}


@pytest.mark.clause("MM-REDEPLOY-08")
def test_a_redeployment_needs_a_supplied_territory() -> None:
    scene = mastery(2).hold(ANA, ENCLAVE, 3).begin()
    assert scene.options(verb="redeploy") == []


@pytest.mark.clause("MM-REDEPLOY-09")
def test_a_redeployment_changes_no_control() -> None:
    scene = mastery(2).hold(ANA, NEAR, 3).hold(ANA, LAKESIDE, 5).hold(BEN, FAR, 2).begin()
    owners = scene.state.owner[:]
    scene.do("redeploy")
    move(scene, NEAR, CASTLE, 2)
    move(scene, LAKESIDE, CASTLE, 4)
    scene.do("done")
    assert scene.state.owner == owners


# All redeployments there are ----------------------------------------------------------------

Spread = tuple[int, ...]
"""The knights of every tile."""
WATER = (0, 0)
DICE, FACES = 10, 6
BUILT_IN = boxes.standard()


def neighbours(place: Place) -> set[Place]:
    q, r = place
    return {(q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)}


def supplied(owned: set[Place]) -> set[Place]:
    """Return the territories with a supply line to Ana's castle, found by walking on her tiles and
    the lake."""
    reached, edge = set[Place](), [CASTLE]
    while edge:
        new = neighbours(edge.pop()) & (owned | {WATER}) - reached
        reached |= new
        edge += new
    return reached - {WATER}


def allowed(scene: MasteryScene, owned: set[Place]) -> set[Spread]:
    """Return every legal redeployment, found by trying all numbers on all tiles.

    There are as many knights as before, at least one on each territory and no more than it
    holds, no eleventh die, and no change without supply line."""
    start, capacity = scene.state.knights, scene.state.box.capacity
    tiles = [scene.tile(place) for place in sorted(supplied(owned))]
    castle = scene.tile(CASTLE)
    frozen = sum(-(-start[scene.tile(place)] // FACES) for place in owned - supplied(owned))
    total = sum(start[tile] for tile in [castle, *tiles])
    found = set()
    for counts in product(*(range(1, capacity[scene.state.kinds[tile]] + 1) for tile in tiles)):
        new = [total - sum(counts), *counts]
        if new[0] >= 0 and frozen + sum(-(-count // FACES) for count in new) <= DICE:
            spread = start[:]
            for tile, count in zip([castle, *tiles], new, strict=True):
                spread[tile] = count
            found.add(tuple(spread))
    return found


def moved(state: MasteryState, start: Spread) -> int:
    """Return how many knights are no longer where they started."""
    changes = (abs(now - before) for now, before in zip(state.knights, start, strict=True))
    return sum(changes) // 2


def made(scene: MasteryScene) -> tuple[set[Spread], set[bool]]:
    """Return every redeployment that the engine's moves lead to, and whether it could be left
    there.

    It checks that each move takes some knights further from where they started, so that moves
    end."""
    scene.do("redeploy")
    start: Spread = tuple(scene.state.knights)
    seen, edge, sound = {start}, [scene.state], set()
    while edge:
        state = edge.pop()
        *options, last = state.stack[-1].options(state, ANA)
        sound.add(last == DONE)
        for choice in options:
            assert isinstance(choice, Move)
            after = state.copy()
            kernel.apply(after, ANA, choice, Run(scene.chance, None))
            sound.add(moved(after, start) == moved(state, start) + choice.knights > 0)
            spread: Spread = tuple(after.knights)
            if spread not in seen:
                seen.add(spread)
                edge.append(after)
    return seen, sound


def some_position(seed: int) -> tuple[MasteryScene, set[Spread]]:
    """Return a position with some territories of Ana's, with few dice to spare or none, and what
    she may make of it.

    Territories at Ben's end of the map are often without supply line."""
    chance = Random(seed)
    while True:
        scene = mastery(2, box=BUILT_IN)
        near = chance.sample([(2, 0), (0, 2), (1, 0)], chance.choice((1, 2, 2, 3)))
        far = chance.sample([(0, -2), (-2, 0), (-1, 0), (1, -1), (-1, 1)], chance.randrange(6))
        owned = {*near, *far}
        for place in sorted(owned):
            land, capacity = chance.choice((("forest", 6), ("cave", 4), ("battlefield", 8)))
            scene.land(place, land).hold(ANA, place, chance.randint(1, capacity))
        scene.castle(ANA, chance.randrange(30))
        if len(supplied(owned)) <= 3 and 0 <= scene.state.reserve(ANA) <= 1:
            possible = allowed(scene.begin(), owned)
            if 1 < len(possible) < 200:
                return scene, possible


@pytest.mark.clause("MM-REDEPLOY-01", "MM-REDEPLOY-03", "MM-REDEPLOY-04", "MM-REDEPLOY-05")
@pytest.mark.clause("MM-REDEPLOY-06", "MM-REDEPLOY-07", "MM-REDEPLOY-08", "MM-REDEPLOY-09")
@pytest.mark.clause("MM-DICE-07")
@pytest.mark.parametrize("seed", range(50))
def test_small_moves_make_every_redeployment_and_no_other(seed: int) -> None:
    scene, possible = some_position(seed)
    found, sound = made(scene)
    assert found == possible
    assert sound == {True}
