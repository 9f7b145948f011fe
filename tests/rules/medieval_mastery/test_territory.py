"""TERRITORY: what each kind of territory does in a battle and when it is conquered."""

import pytest

from tableronde.games.medieval_mastery.components import TERRITORY_NAMES
from tests.rules.medieval_mastery.battles import HERE, bare, duel, fight_out, no_piles, set_up
from tests.rules.medieval_mastery.scene import ANA, BEN, MasteryScene, mastery

FORTIFIED = ("fort", "city", "fortress")
GIVING = ("village", "city", "shrine")
CLEARING = ("ruins", "abbey", "fortress")


def other_than(*names: str) -> list[str]:
    return [name for name in TERRITORY_NAMES if name not in names]


def conquest(land: str, knights: int = 3, *cards: str) -> MasteryScene:
    """Let Ana take a free territory, with six knights in her castle before."""
    scene = mastery(2).land(HERE, land).castle(ANA, 3).hand(ANA, *cards).begin()
    scene.do(f"advance {scene.number(HERE)} {knights}")
    return scene


def won(attackers: int, defenders: int, land: str) -> MasteryScene:
    """Fight a battle that Ana wins by her knights."""
    scene = duel(attackers, defenders, land)
    scene.no_support()
    return scene


# In a battle ---------------------------------------------------------------------------------


@pytest.mark.clause("MM-TERRITORY-01")
def test_grasslands_help_the_attacker() -> None:
    assert duel(3, 3, "grasslands").scores() == (4, 3)


@pytest.mark.clause("MM-TERRITORY-02")
@pytest.mark.parametrize("land", FORTIFIED)
def test_fort_city_and_fortress_help_the_defender(land: str) -> None:
    assert duel(3, 3, land).scores() == (3, 4)


@pytest.mark.clause("MM-TERRITORY-01", "MM-TERRITORY-02", "MM-TERRITORY-08", "MM-TERRITORY-09")
@pytest.mark.parametrize("land", other_than("grasslands", *FORTIFIED, "mountains", "arena"))
def test_no_other_territory_helps_anyone(land: str) -> None:
    scene = duel(3, 3, land)
    assert (scene.prompt, scene.scores()) == ("support", (3, 3))
    assert scene.events(None, "ground-bonus") == []


@pytest.mark.clause("MM-TERRITORY-03")
@pytest.mark.parametrize(
    ("land", "most"),
    [("cave", 4), ("battlefield", 8), *((name, 6) for name in other_than("cave", "battlefield"))],
)
def test_no_more_knights_advance_than_a_territory_holds(land: str, most: int) -> None:
    scene = mastery(2).land(HERE, land).castle(ANA, 9).begin()
    number = scene.number(HERE)
    counts = [f"advance {number} {count}" for count in range(1, most + 1)]
    assert [option for option in scene.options(verb="advance") if f" {number} " in option] == counts


@pytest.mark.clause("MM-TERRITORY-03")
@pytest.mark.parametrize(("land", "most"), [("cave", 4), ("forest", 6), ("battlefield", 8)])
def test_no_more_knights_are_redeployed_than_a_territory_holds(land: str, most: int) -> None:
    scene = mastery(2).land(HERE, land).hold(ANA, HERE, 2).castle(ANA, 9).begin()
    scene.do("redeploy")
    home, there = scene.castle_number(ANA), scene.number(HERE)
    moves = [option for option in scene.options() if option.startswith(f"move {home} {there} ")]
    assert moves == [f"move {home} {there} {count}" for count in range(1, most - 2 + 1)]


@pytest.mark.clause("MM-TERRITORY-04")
def test_no_support_cards_are_played_in_the_mountains() -> None:
    scene = duel(3, 4, "mountains", ana=("conflict-4", "support-2"), ben=("support-2",))
    scene.do("commit conflict-4", ANA)
    assert scene.prompt == "turn-after"
    [told] = scene.events(None, "outcome")
    assert (told["attack"], told["defence"]) == (3 + 4, 4)
    assert scene.hand_of(ANA) == scene.hand_of(BEN) == ["support-2"]


@pytest.mark.clause("MM-TERRITORY-04")
@pytest.mark.parametrize("land", other_than("mountains", "arena"))
def test_support_cards_are_played_everywhere_else(land: str) -> None:
    assert duel(1, 4, land, ana=("support-2",)).options(ANA) == ["support 0 1", "decline"]


# Conquest abilities --------------------------------------------------------------------------


@pytest.mark.clause("MM-TERRITORY-05")
@pytest.mark.parametrize("land", GIVING)
def test_village_city_and_shrine_bring_their_conqueror_a_knight(land: str) -> None:
    scene = conquest(land)
    assert (scene.knights(HERE), scene.in_castle(ANA)) == ((ANA, 3), 3 + 1)


@pytest.mark.clause("MM-TERRITORY-05", "MM-TERRITORY-08", "MM-TERRITORY-09")
@pytest.mark.parametrize("land", other_than(*GIVING))
def test_no_other_territory_brings_a_knight(land: str) -> None:
    assert conquest(land).in_castle(ANA) == 3


@pytest.mark.clause("MM-TERRITORY-05")
def test_a_gained_knight_is_lost_without_a_die_to_show_it() -> None:
    scene = mastery(2).land(HERE, "village").castle(ANA, 4)
    for place in ((0, -2), (0, -1), (1, -1), (-2, 0), (-1, 0), (2, 0), (-1, 1), (0, 1)):
        scene.hold(ANA, place, 1)
    scene.begin()
    scene.do(f"advance {scene.number(HERE)} 1")  # nine dice on territories, one in the castle
    assert scene.in_castle(ANA) == 6
    assert [told["count"] for told in scene.events(None, "no-dice-left")] == [1]


@pytest.mark.clause("MM-TERRITORY-06")
def test_marshlands_take_a_knight_of_their_conqueror() -> None:
    scene = conquest("marshlands")
    assert (scene.knights(HERE), scene.in_castle(ANA)) == ((ANA, 2), 3)
    scene = won(5, 3, "marshlands")
    assert (scene.knights(HERE), scene.in_castle(BEN)) == ((ANA, 4), 1)


@pytest.mark.clause("MM-TERRITORY-06", "MM-TERRITORY-08", "MM-TERRITORY-09")
@pytest.mark.parametrize("land", other_than("marshlands"))
def test_no_other_territory_takes_a_knight(land: str) -> None:
    assert conquest(land).knights(HERE) == (ANA, 3)


@pytest.mark.clause("MM-TERRITORY-07")
@pytest.mark.parametrize("land", CLEARING)
def test_ruins_abbey_and_fortress_let_their_conqueror_discard(land: str) -> None:
    scene = conquest(land, 3, "conflict-2", "support-1", "support-1")
    assert (scene.prompt, scene.asked) == ("discard-territory", (ANA,))
    assert scene.options() == ["discard conflict-2", "discard support-1", "keep"]
    scene.do("discard support-1")
    assert scene.hand_of(ANA) == ["conflict-2", "support-1"]
    assert scene.discarded(ANA) == ["support-1"]
    assert scene.prompt == "turn-after"  # one card


@pytest.mark.clause("MM-TERRITORY-07", "MM-TERRITORY-08", "MM-TERRITORY-09")
@pytest.mark.parametrize("land", other_than(*CLEARING))
def test_no_other_territory_lets_anyone_discard(land: str) -> None:
    assert conquest(land, 3, "conflict-2").prompt == "turn-after"


@pytest.mark.clause("MM-TERRITORY-07")
def test_a_conqueror_without_cards_discards_nothing() -> None:
    assert conquest("ruins").prompt == "turn-after"


@pytest.mark.clause("MM-TERRITORY-08")
def test_homelands_share_the_starting_knights_and_do_nothing_afterwards() -> None:
    scene = set_up(mastery(2).land((2, 0), "homelands").first(ANA))
    assert scene.knights((2, 0)) == (ANA, 3)
    taken = mastery(2).land((2, 0), "homelands").castle(ANA, 3).hand(ANA, "fracture").begin()
    taken.do(f"advance {taken.number((2, 0))} 2")
    assert (taken.knights((2, 0)), taken.in_castle(ANA)) == ((ANA, 2), 4)
    assert taken.prompt == "turn-after"


@pytest.mark.clause("MM-TERRITORY-15")
def test_the_conqueror_is_the_affected_player() -> None:
    scene = won(5, 3, "village")
    assert (scene.in_castle(ANA), scene.in_castle(BEN)) == (3 + 1, 1)
    scene = duel(5, 3, "ruins", ana=("fracture",), ben=("fracture",))
    scene.no_support()
    assert scene.asked == (ANA,)


@pytest.mark.clause("MM-TERRITORY-16")
def test_abilities_apply_at_every_conquest_anew() -> None:
    scene = no_piles(bare(mastery(2).land(HERE, "village").castle(ANA, 3))).hold(BEN, (0, -1), 1)
    scene.castle(BEN, 6).begin()
    scene.do(f"advance {scene.number(HERE)} 1")  # free
    assert scene.in_castle(ANA) == 5 + 1
    scene.do("end-turn")
    scene.do(f"advance {scene.number(HERE)} 4", BEN)  # by a battle, across the lake
    fight_out(scene)
    assert (scene.knights(HERE), scene.in_castle(BEN)) == ((BEN, 4), 5 + 1)
    scene.do("end-turn")
    scene.do(f"advance {scene.number(HERE)} 6", ANA)
    fight_out(scene)
    assert (scene.knights(HERE), scene.in_castle(ANA)) == ((ANA, 6), 3 + 1)


@pytest.mark.clause("MM-TERRITORY-17")
@pytest.mark.parametrize("land", ["village", "city", "shrine", "marshlands"])
def test_a_defender_who_holds_out_gains_and_loses_nothing(land: str) -> None:
    scene = duel(2, 4, land)
    scene.no_support()
    assert (scene.knights(HERE), scene.in_castle(BEN)) == ((BEN, 4), 0)


@pytest.mark.clause("MM-TERRITORY-17")
@pytest.mark.parametrize("land", CLEARING)
def test_a_defender_who_holds_out_discards_nothing(land: str) -> None:
    scene = duel(2, 4, land, ana=("fracture",), ben=("fracture",))
    scene.no_support()
    assert (scene.prompt, scene.hand_of(BEN)) == ("turn-after", ["fracture"])


@pytest.mark.clause("MM-TERRITORY-18")
@pytest.mark.parametrize("land", [*GIVING, "marshlands"])
def test_gaining_and_losing_knights_needs_no_question(land: str) -> None:
    assert conquest(land).prompt == "turn-after"


@pytest.mark.clause("MM-TERRITORY-18")
@pytest.mark.parametrize("land", CLEARING)
def test_the_conqueror_may_keep_all_cards(land: str) -> None:
    scene = conquest(land, 3, "conflict-2")
    assert scene.decision().may_decline
    scene.do("keep")
    assert (scene.hand_of(ANA), scene.discarded(ANA)) == (["conflict-2"], [])


@pytest.mark.clause("MM-TERRITORY-19")
def test_a_single_conquering_knight_is_lost_in_the_marsh() -> None:
    scene = conquest("marshlands", 1)
    assert (scene.knights(HERE), scene.in_castle(ANA)) == ((None, 0), 5)
    assert scene.view(None)["table"]["seats"][ANA]["points"] == 0
    scene = duel(1, 1, "marshlands", ana=("conflict-2",))
    scene.do("commit conflict-2")
    scene.no_support()
    assert (scene.knights(HERE), scene.in_castle(BEN)) == ((None, 0), 0)


@pytest.mark.clause("MM-TERRITORY-20")
def test_each_ability_of_a_city_applies_at_its_own_time() -> None:
    scene = duel(6, 3, "city")
    assert (scene.scores(), scene.in_castle(ANA)) == ((6, 4), 3)
    scene.no_support()
    [told] = scene.events(None, "outcome")
    assert (told["attack"], told["defence"]) == (6, 4)
    assert (scene.in_castle(ANA), scene.in_castle(BEN)) == (3 + 1, 1)


@pytest.mark.clause("MM-TERRITORY-20")
def test_each_ability_of_a_fortress_applies_at_its_own_time() -> None:
    scene = duel(6, 3, "fortress", ana=("fracture",))
    assert (scene.prompt, scene.scores()) == ("support", (6, 4))
    scene.no_support()
    assert (scene.prompt, scene.knights(HERE)) == ("discard-territory", (ANA, 6))


# The arena -----------------------------------------------------------------------------------


def arena(attackers: int, defenders: int, rolls: tuple[int, int], *cards: str) -> MasteryScene:
    scene = mastery(2).roll(*rolls)
    return duel(attackers, defenders, "arena", ana=cards, ben=cards, scene=scene)


@pytest.mark.clause("MM-TERRITORY-10")
@pytest.mark.parametrize(
    ("rolls", "left"), [((3, 5), (3, 4)), ((1, 2), (3, 4)), ((5, 3), (4, 3)), ((6, 5), (4, 3))]
)
def test_the_lower_roller_loses_a_knight_in_the_arena(
    rolls: tuple[int, int], left: tuple[int, int]
) -> None:
    scene = arena(4, 4, rolls)
    assert scene.view(None)["table"]["battle"]["knights"] == list(left)
    assert scene.scores() == left
    assert (scene.in_castle(ANA), scene.in_castle(BEN)) == (3, 0)


@pytest.mark.clause("MM-TERRITORY-11")
@pytest.mark.parametrize("roll", [1, 6])
def test_on_equal_rolls_both_lose_a_knight(roll: int) -> None:
    scene = arena(4, 3, (roll, roll))
    assert scene.view(None)["table"]["battle"]["knights"] == [3, 2]
    assert scene.scores() == (3, 2)


@pytest.mark.clause("MM-TERRITORY-10")
@pytest.mark.parametrize("land", other_than("arena", "mountains"))
def test_dice_are_rolled_nowhere_else(land: str) -> None:
    scene = duel(3, 3, land)
    assert scene.events(None, "arena-rolled") == []
    assert scene.view(None)["table"]["battle"]["knights"] == [3, 3]


ENDED = [
    (1, 3, (2, 2), (BEN, 2)),
    (1, 3, (1, 6), (BEN, 3)),
    (3, 1, (6, 1), (ANA, 3)),
    (3, 1, (4, 4), (ANA, 2)),
    (1, 1, (5, 5), (None, 0)),
    (1, 1, (6, 5), (ANA, 1)),
]


@pytest.mark.clause("MM-TERRITORY-12", "MM-TERRITORY-13")
@pytest.mark.parametrize(("attackers", "defenders", "rolls", "left"), ENDED)
def test_an_arena_battle_ends_when_one_side_has_no_knight(
    attackers: int, defenders: int, rolls: tuple[int, int], left: tuple[int | None, int]
) -> None:
    scene = arena(attackers, defenders, rolls, "conflict-5")
    assert (scene.state.battle, scene.prompt) == (None, "turn-after")
    assert scene.knights(HERE) == left


@pytest.mark.clause("MM-TERRITORY-13")
def test_a_sole_surviving_attacker_has_conquered_the_arena() -> None:
    scene = arena(3, 1, (6, 1))
    assert [told["seat"] for told in scene.events(None, "conquered")] == [ANA]
    assert scene.view(None)["table"]["seats"][ANA]["points"] == 3
    scene = arena(1, 1, (3, 3))
    assert scene.events(None, "conquered") == []


@pytest.mark.clause("MM-TERRITORY-14")
@pytest.mark.parametrize(("attackers", "defenders", "rolls", "left"), ENDED)
def test_a_battle_that_ended_in_the_arena_has_no_cards_winner_or_artefacts(
    attackers: int, defenders: int, rolls: tuple[int, int], left: tuple[int | None, int]
) -> None:
    scene = mastery(2).land(HERE, "arena").hold(BEN, HERE, defenders).roll(*rolls)
    scene.artefacts(ANA, "influence", "devotion").artefacts(BEN, "loyalty", "greed")
    scene.hand(ANA, "fracture").hand(BEN, "fracture", "conflict-5").battle(ANA, HERE, attackers)
    assert scene.prompt == "turn-after"
    assert scene.hand_of(ANA) == ["fracture"]
    assert scene.hand_of(BEN) == ["conflict-5", "fracture"]
    assert (scene.in_castle(ANA), scene.in_castle(BEN)) == (3, 0)
    told = {event["event"] for event in scene.events(None)}
    assert not told & {"outcome", "retreated", "sceptre-discard", "orb-works", "drew-unseen"}
