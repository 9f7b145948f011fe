"""DICE: ten dice show all knights of a player, who has no more than they can show."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tableronde.core.match import Match
from tableronde.games.medieval_mastery.game import MedievalMastery
from tests.rules.medieval_mastery.scene import (
    ANA,
    BEN,
    COUNTS,
    MasteryScene,
    Place,
    mastery,
)

GAME = MedievalMastery()
MEADOW = (1, 0)
CHAIN = ((1, 0), (0, 1), (2, 0), (0, 2), (-1, 1), (1, -1), (-1, 0), (0, -1), (-2, 0), (0, -2))
"""All territories of the map for two; Ana's castle lies beside the first four."""
REALM = ((1, 0), (2, -1), (1, 1), (1, -1), (0, 1), (0, 2), (2, -2), (1, -2), (0, -1))
"""Nine territories around Ana's castle on the map for three."""
UNARMED = ("support-1", "support-1", "call-to-arms", "call-to-arms", "tactical-advance")


def reserve(scene: MasteryScene, seat: int = ANA) -> int:
    return int(scene.view(None)["table"]["seats"][seat]["reserve"])


def spread(*places: Place, castle: int = 0, knights: int = 1) -> MasteryScene:
    """Give Ana these territories of the map for two, and so many knights in her castle."""
    scene = mastery(2).castle(ANA, castle)
    for place in places:
        scene.hold(ANA, place, knights)
    return scene


def lost_battle(attackers: int, difference: int, *, castle: int, held: int) -> MasteryScene:
    """Let Ana attack with so many and lose by so much; so many are left in her castle, and so many
    territories are hers.

    No artefact works."""
    scene = mastery(3).castle(ANA, castle + attackers - 3)
    for place in REALM[:held]:
        scene.hold(ANA, place, 1)
    scene.hold(BEN, (-1, 1), attackers + difference).hand(ANA, *UNARMED).hand(BEN, *UNARMED)
    scene.state.destroyed[ANA] = scene.state.destroyed[BEN] = [1, 1, 1]
    scene.begin()
    scene.do(f"advance {scene.number((-1, 1))} {attackers}")
    return scene


# How many dice ------------------------------------------------------------------------------------


@pytest.mark.clause("MM-DICE-01")
@pytest.mark.parametrize("seats", COUNTS)
def test_everyone_has_ten_dice(seats: int) -> None:
    scene = mastery(seats).begin(seats - 1)
    assert [reserve(scene, seat) for seat in range(seats)] == [10] * (seats - 1) + [9]


@pytest.mark.clause("MM-DICE-01")
def test_the_reserve_is_what_is_not_on_the_map() -> None:
    scene = spread(*CHAIN[:4]).begin()
    assert reserve(scene) == 10 - 4 - 1
    assert reserve(scene, BEN) == 10


@pytest.mark.clause("MM-DICE-02")
@pytest.mark.parametrize(
    ("knights", "dice"), [(0, 0), (1, 1), (5, 1), (6, 1), (7, 2), (12, 2), (13, 3), (60, 10)]
)
def test_a_tile_takes_as_few_dice_as_can_be(knights: int, dice: int) -> None:
    scene = mastery(2).castle(BEN, knights).begin(ANA)
    assert reserve(scene, BEN) == 10 - dice


@pytest.mark.clause("MM-DICE-02")
def test_each_tile_has_dice_of_its_own() -> None:
    scene = mastery(2).land((-1, 0), "battlefield").hold(BEN, (-1, 0), 8).hold(BEN, (0, -1), 1)
    assert reserve(scene.castle(BEN, 1).begin(ANA), BEN) == 10 - 2 - 1 - 1


@pytest.mark.clause("MM-DICE-02")
def test_attacking_knights_have_dice_too() -> None:
    scene = mastery(2).hold(BEN, MEADOW, 2).castle(ANA, 5).hand(ANA, *UNARMED).begin()
    assert reserve(scene) == 10 - 2
    scene.do(f"advance {scene.number(MEADOW)} 3")  # five stay
    assert scene.state.battle is not None
    assert reserve(scene) == 10 - 1 - 1


def random_game_states(seats: int, seed: int, answers: int) -> Iterator[Any]:
    """Yield the states of a real game in which everyone answers at random, and turns do not just
    end."""
    match = Match(GAME, seats, seed)
    random = Random(seed)
    for _ in range(answers):
        yield match.state
        if match.result is not None:
            return
        decision = match.decision(match.waiting()[0])
        options = [option for option in decision.options if option["do"] != "end-turn"]
        match.answer(decision, random.choice(options or decision.options))


@pytest.mark.clause("MM-DICE-03", "MM-DICE-01")
@pytest.mark.parametrize("seats", COUNTS)
def test_a_player_never_has_more_than_ten_dice_on_the_map(seats: int) -> None:
    fullest = 0
    for state in random_game_states(seats, seed=seats, answers=1000):
        battle = state.battle
        for seat in range(seats):
            places = zip(state.knights, state.owner, strict=True)
            tiles = [knights for knights, owner in places if owner == seat]
            if battle is not None and battle.sides[0] == seat:
                tiles.append(battle.attackers)
            used = sum((knights + 5) // 6 for knights in tiles)
            assert used <= 10
            assert state.reserve(seat) == 10 - used
            fullest = max(fullest, used)
    assert fullest >= 7  # the limit was nearly reached


# Too many knights ---------------------------------------------------------------------------------


@pytest.mark.clause("MM-DICE-03", "MM-DICE-05")
@pytest.mark.parametrize(
    ("held", "castle", "after"),
    [
        (9, 0, 3),  # the tenth die
        (9, 3, 6),
        (9, 4, 6),  # one is lost
        (9, 5, 6),
        (9, 6, 6),
        (10, 0, 0),  # no die for any of them
        (8, 5, 8),
        (8, 11, 12),
    ],
)
def test_knights_that_cannot_be_shown_are_lost(held: int, castle: int, after: int) -> None:
    scene = spread(*CHAIN[:held], castle=castle).begin()
    assert scene.in_castle(ANA) == after
    assert reserve(scene) >= 0
    came = sum(told["count"] for told in scene.events(None, "knights-came"))
    lost = sum(told["count"] for told in scene.events(None, "no-dice-left"))
    assert (came, lost) == (after - castle, castle + 3 - after)


@pytest.mark.clause("MM-DICE-04")
@pytest.mark.parametrize(("castle", "dice"), [(0, 1), (1, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_new_knights_fill_up_the_dice_of_the_castle_first(castle: int, dice: int) -> None:
    scene = mastery(2).castle(ANA, castle).begin()
    assert scene.in_castle(ANA) == castle + 3
    assert reserve(scene) == 10 - dice


@pytest.mark.clause("MM-DICE-04", "MM-DICE-05")
def test_with_an_empty_reserve_the_dice_of_the_castle_are_still_filled_up() -> None:
    """The worked example: nine territories, five in the castle."""
    scene = spread(*CHAIN[:9], castle=5).begin()
    assert scene.in_castle(ANA) == 6
    assert reserve(scene) == 0
    assert scene.events(None, "no-dice-left") == [
        {"event": "no-dice-left", "seat": ANA, "count": 2}
    ]


# Dice that come back ------------------------------------------------------------------------------


@pytest.mark.clause("MM-DICE-06")
def test_a_redeployment_can_free_a_die_for_new_knights() -> None:
    scene = spread(*CHAIN[:9], castle=6).hand(ANA, "call-to-arms", "tactical-advance").begin()
    assert reserve(scene) == 0
    scene.do("tactical-advance")
    scene.do("redeploy")
    castle, near, far = (scene.number(place) for place in ((1, 1), CHAIN[0], CHAIN[1]))
    scene.do(f"move {castle} {near} 5")
    scene.do(f"move {castle} {far} 1")
    scene.do("done")
    assert (scene.in_castle(ANA), reserve(scene)) == (0, 1)
    scene.do("call-to-arms")
    assert (scene.in_castle(ANA), reserve(scene)) == (2, 0)


@pytest.mark.clause("MM-DICE-06")
def test_losses_free_dice() -> None:
    scene = lost_battle(attackers=3, difference=4, castle=6, held=8)
    assert reserve(scene) == 0
    scene.no_support()
    assert (scene.in_castle(ANA), reserve(scene)) == (6, 1)
    scene.do("end-turn")
    assert reserve(scene, ANA) == 1


@pytest.mark.clause("MM-DICE-06")
def test_a_defenders_dice_come_back_too() -> None:
    scene = mastery(2).hold(BEN, MEADOW, 1).castle(ANA, 3).hand(ANA, *UNARMED).hand(BEN, *UNARMED)
    scene.state.destroyed = [[1] * 3, [1] * 3]
    scene.battle(ANA, MEADOW, 5)
    assert reserve(scene, BEN) == 9
    scene.no_support()
    assert reserve(scene, BEN) == 10


@pytest.mark.clause("MM-DICE-07")
def test_an_advance_that_needs_an_eleventh_die_is_illegal() -> None:
    scene = spread(*CHAIN[:9], castle=6).begin()
    assert reserve(scene) == 0
    target = scene.number(CHAIN[9])
    assert scene.options(verb="advance") == [f"advance {target} 6"]  # the castle's die goes along
    scene.do(f"advance {target} 6")
    assert scene.knights(CHAIN[9]) == (ANA, 6)
    assert (scene.in_castle(ANA), reserve(scene)) == (0, 0)


@pytest.mark.clause("MM-DICE-07")
def test_with_one_die_left_any_number_may_advance() -> None:
    scene = spread(*CHAIN[:8], castle=3).begin()
    target = scene.number(CHAIN[9])
    counts = [
        int(option.split()[2]) for option in scene.options() if f"advance {target} " in option
    ]
    assert counts == [1, 2, 3, 4, 5, 6]


@pytest.mark.clause("MM-DICE-07")
def test_a_battle_that_needs_an_eleventh_die_is_illegal_too() -> None:
    scene = spread(*CHAIN[:9], castle=2).hold(BEN, CHAIN[9], 2).begin()
    assert scene.options(verb="advance") == [f"advance {scene.number(CHAIN[9])} 5"]


@pytest.mark.clause("MM-DICE-07")
def test_a_redeployment_that_needs_an_eleventh_die_is_illegal() -> None:
    """A battlefield holds eight knights, which are two dice."""
    scene = spread(*CHAIN[:9], castle=6).land(MEADOW, "battlefield").hold(ANA, MEADOW, 6).begin()
    scene.do("redeploy")
    castle, field, near = (scene.number(place) for place in ((1, 1), MEADOW, CHAIN[1]))
    moves = scene.options(verb="move")
    assert f"move {castle} {near} 5" in moves
    assert f"move {castle} {field} 1" not in moves
    assert f"move {castle} {field} 2" not in moves
    assert f"move {field} {castle} 1" not in moves  # seven in the castle are two dice as well
    assert f"move {field} {near} 5" in moves
    assert scene.in_castle(ANA) == 6


@pytest.mark.clause("MM-DICE-07")
def test_an_emptied_castle_needs_a_die_again() -> None:
    scene = spread(*CHAIN, castle=0, knights=2).begin()
    scene.do("redeploy")
    castle = scene.number((1, 1))
    assert not [move for move in scene.options(verb="move") if move.split()[2] == str(castle)]
    assert scene.options(verb="move")  # among the territories they may move


@pytest.mark.clause("MM-DICE-08")
@pytest.mark.parametrize(
    ("castle", "held", "attackers", "home"),
    [
        (0, 9, 5, 4),  # the die of the attackers goes home
        (1, 8, 6, 6),  # one die is freed
        (6, 8, 5, 10),  # six and four are two dice, as before
        (5, 8, 2, 6),
    ],
)
def test_a_retreat_is_possible_with_all_dice_on_the_map(
    castle: int, held: int, attackers: int, home: int
) -> None:
    scene = lost_battle(attackers, 1, castle=castle, held=held)
    assert reserve(scene) == 0
    scene.no_support()
    assert scene.in_castle(ANA) == home
    assert reserve(scene) >= 0


# Rolling, and the largest army --------------------------------------------------------------------


@pytest.mark.clause("MM-DICE-09")
@pytest.mark.parametrize("roll", range(1, 7))
def test_an_ambush_can_be_rolled_with_all_dice_on_the_map(roll: int) -> None:
    scene = spread(*CHAIN[:9], castle=2).hold(BEN, CHAIN[9], 2).hand(BEN, *UNARMED)
    scene.hand(ANA, *UNARMED[:4], "ambush").begin()
    scene.do(f"advance {scene.number(CHAIN[9])} 5")
    scene.pass_windows()
    assert reserve(scene) == 0
    scene.roll(roll)
    scene.do("commit ambush")
    assert scene.scores()[0] == 5 + roll
    assert reserve(scene) == 0


@pytest.mark.clause("MM-DICE-09")
def test_arena_and_chaos_can_be_rolled_with_all_dice_on_the_map() -> None:
    scene = mastery(2, chaos=True).castle(ANA, 3).land(CHAIN[9], "arena").hold(BEN, CHAIN[9], 2)
    for place in CHAIN[:9]:
        scene.hold(ANA, place, 1)
    scene.hand(ANA, *UNARMED).hand(BEN, *UNARMED).begin()
    scene.roll(6, 1)
    scene.do(f"advance {scene.number(CHAIN[9])} 6")
    assert reserve(scene) == 0
    assert scene.events(None, "arena-rolled")[0]["attack"] == 6
    scene.pass_windows()
    scene.roll(2, 3, 4, 5, 6, 6)
    scene.no_support()
    assert scene.events(None, "chaos-rolled")[0]["rolls"] == [2, 3, 4, 5, 6, 6]
    assert reserve(scene) == 0


@pytest.mark.clause("MM-DICE-10")
@pytest.mark.parametrize(("castle", "after"), [(37, 40), (57, 60), (59, 60), (60, 60)])
def test_ten_full_dice_make_sixty(castle: int, after: int) -> None:
    scene = mastery(2).castle(ANA, castle).begin()
    assert scene.in_castle(ANA) == after


@pytest.mark.clause("MM-DICE-10")
def test_sixty_knights_can_be_spread_over_the_map() -> None:
    scene = spread(*CHAIN[:9], castle=3, knights=6).begin()
    assert sum(scene.state.knights) == 60
    assert scene.in_castle(ANA) == 6
