"""Tests the worked examples of docs/rules/medieval-mastery.md."""

from collections import Counter

import pytest

from tableronde.games.medieval_mastery.box import boxes
from tableronde.games.medieval_mastery.components import CARDS
from tests.rules.medieval_mastery.battles import bare, duel, fight_out, no_piles, set_up
from tests.rules.medieval_mastery.scene import ANA, BEN, mastery

CITY = (1, 0)
A, B = (-1, 1), (0, 1)
"""Red's territories in the examples about supply lines; B is beside Red's castle."""


@pytest.mark.clause("MM-EX-01", "MM-SETUP-13")
def test_ex_01_one_homelands_beside_a_castle() -> None:
    scene = set_up(mastery(2).land((0, -2), "homelands"))
    assert (scene.in_castle(BEN), scene.knights((0, -2))) == (3, (BEN, 3))


@pytest.mark.clause("MM-EX-02", "MM-SETUP-12")
def test_ex_02_no_homelands_beside_a_castle() -> None:
    scene = set_up(mastery(2))
    assert scene.in_castle(BEN) == 6
    assert [tile for tile, owner in enumerate(scene.state.owner) if owner == BEN] == [
        scene.tile((-1, -1))
    ]


@pytest.mark.clause("MM-EX-03", "MM-SETUP-14", "MM-SETUP-16")
def test_ex_03_two_homelands_beside_a_castle() -> None:
    scene = set_up(mastery(2).land((0, -2), "homelands").land((-2, 0), "homelands"))
    assert scene.in_castle(BEN) == 2
    assert (scene.knights((0, -2)), scene.knights((-2, 0))) == ((BEN, 2), (BEN, 2))
    assert scene.view(None)["table"]["seats"][BEN]["points"] == 2


@pytest.mark.clause("MM-EX-04", "MM-SETUP-20")
def test_ex_04_authority_in_the_opening_hand() -> None:
    scene = mastery(2)
    deck = [
        CARDS[card] for card, copies in enumerate(scene.state.box.copies) for _ in range(copies)
    ]
    top = ["conflict-2", "authority", "support-1", "fracture", "conflict-3", "ambush", "support-2"]
    for card in top:
        deck.remove(card)
    scene.chance.orders.append([CARDS.index(card) for card in (*deck, *reversed(top))])
    set_up(scene)
    assert scene.discarded(ANA) == ["authority"]
    assert sorted(scene.hand_of(ANA)) == sorted(card for card in top if card != "authority")


@pytest.mark.clause("MM-EX-05", "MM-SETUP-23")
@pytest.mark.parametrize("games", [(2, 2, 2), (3, 3), (2, 4)])
def test_ex_05_the_tiles_suffice_for_several_games(games: tuple[int, ...]) -> None:
    box = boxes.standard()
    pool: Counter[int] = Counter()
    for points, copies in zip(box.points, box.tiles, strict=True):
        pool[points] += copies
    slots = [slot for players in games for slot in box.maps[players].slots]
    needed = Counter(slot.value for slot in slots if slot.kind == "territory")
    assert pool == {1: 12, 2: 12, 3: 6}
    assert needed <= pool
    assert sum(slot.kind == "lake" for slot in slots) <= 3
    assert sum(slot.kind == "castle" for slot in slots) <= 6


@pytest.mark.clause("MM-EX-06", "MM-BATTLE-06", "MM-BATTLE-18")
def test_ex_06_the_cards_of_a_player_after_step_5() -> None:
    scene = bare(mastery(2)).hold(BEN, CITY, 4).hand(ANA, "conflict-2", "support-1")
    scene.draw(ANA, "support-1", "fracture", "fracture", "ambush")
    scene.hand(BEN, "conflict-3", "support-1", "call-to-arms", "call-to-arms", "fracture")
    scene.battle(ANA, CITY, 3)
    assert len(scene.hand_of(ANA)) == 5
    scene.do("commit conflict-2", ANA)
    scene.do("commit conflict-3", BEN)
    scene.do("support 2 0", ANA)
    assert (scene.asked, len(scene.hand_of(ANA))) == ((BEN,), 2)
    battle = scene.view(None)["table"]["battle"]
    assert (battle["conflict"][0], battle["support"][ANA]) == ("conflict-2", ["support-1"] * 2)
    assert scene.discarded(ANA) == []


@pytest.mark.clause("MM-EX-07", "MM-REDEPLOY-03")
def test_ex_07_a_redeployment() -> None:
    one, two, three = (2, 0), (0, 1), (1, -1)
    scene = mastery(2).land(one, "village").land(two, "shrine").land(three, "city")
    scene.hold(ANA, one, 4).hold(ANA, two, 4).hold(ANA, three, 2).begin()
    home = scene.castle_number(ANA)
    assert scene.in_castle(ANA) == 3
    scene.do("redeploy")
    scene.do(f"move {scene.number(one)} {home} 3")
    scene.do(f"move {scene.number(three)} {scene.number(two)} 1")
    scene.do("done")
    assert scene.in_castle(ANA) == 6
    assert [scene.knights(place) for place in (one, two, three)] == [(ANA, 1), (ANA, 5), (ANA, 1)]


@pytest.mark.clause("MM-EX-08", "MM-SUPPLY-01")
def test_ex_08_everything_has_a_supply_line() -> None:
    scene = mastery(2).hold(ANA, A, 2).hold(ANA, B, 2).hold(BEN, (-1, 0), 2).begin()
    held = [tile for tile in scene.view(None)["table"]["map"] if tile["owner"] is not None]
    assert [tile["supply"] is not None for tile in held] == [True] * 5


@pytest.mark.clause("MM-EX-09", "MM-SUPPLY-03", "MM-SUPPLY-05", "MM-SUPPLY-06", "MM-SUPPLY-07")
def test_ex_09_a_supply_line_is_cut() -> None:
    scene = no_piles(bare(mastery(2))).hold(ANA, A, 2).hold(ANA, B, 1).hold(BEN, (-1, 0), 2)
    scene.begin(BEN).do(f"advance {scene.number(B)} 3")
    fight_out(scene)
    assert scene.knights(B) == (BEN, 3)
    tiles = scene.view(None)["table"]["map"]
    assert tiles[scene.tile(A)]["supply"] is None
    assert tiles[scene.tile(B)]["supply"] is not None
    assert scene.view(None)["table"]["seats"][ANA]["points"] == 1
    scene.do("end-turn", BEN)
    assert scene.options(ANA, "redeploy") == []
    assert scene.targets(ANA) == {(1, 0), (2, 0), (0, 2), B}


@pytest.mark.clause("MM-EX-10", "MM-ADVANCE-03", "MM-ADVANCE-04")
def test_ex_10_where_red_may_advance() -> None:
    scene = mastery(2).hold(ANA, (1, 0), 1).begin()
    beside_the_castle = {(2, 0), (0, 1), (0, 2)}
    across_the_lake = {(0, -1), (-1, 0), (-1, 1)}
    assert scene.targets() == beside_the_castle | {(1, -1)} | across_the_lake


@pytest.mark.clause("MM-EX-11", "MM-ADVANCE-10")
def test_ex_11_an_advance_into_a_battle() -> None:
    scene = mastery(2).hold(BEN, CITY, 2).begin()
    scene.do(f"advance {scene.number(CITY)} 3")
    battle = scene.view(None)["table"]["battle"]
    assert (battle["sides"], battle["knights"]) == ([ANA, BEN], [3, 2])
    assert battle["tile"] == scene.number(CITY)


@pytest.mark.clause("MM-EX-12", "MM-BATTLE-03")
@pytest.mark.parametrize(("attackers", "defenders"), [(4, 1), (1, 4)])
def test_ex_12_four_knights_are_a_score_of_four(attackers: int, defenders: int) -> None:
    assert duel(attackers, defenders).scores() == (attackers, defenders)


@pytest.mark.clause("MM-EX-13", "MM-BATTLE-20", "MM-BATTLE-21", "MM-BATTLE-22")
def test_ex_13_eleven_against_eleven() -> None:
    scene = duel(4, 6, ana=("conflict-5", "support-2"), ben=("conflict-5", "call-to-arms"))
    scene.do("commit conflict-5", ANA)
    scene.do("commit conflict-5", BEN)
    scene.do("support 0 1", ANA)
    assert scene.scores() == (11, 11)
    scene.do("decline", BEN)
    assert (scene.knights(CITY), scene.in_castle(ANA)) == ((BEN, 6), 3 + 3)
    [told] = scene.events(None, "outcome-tie")
    assert (told["seat"], told["count"]) == (BEN, 1)


@pytest.mark.clause("MM-EX-14", "MM-BATTLE-02", "MM-BATTLE-30")
def test_ex_14_the_long_battle() -> None:
    """The battle is checked step by step, with the running scores that the rulebook prints."""
    scene = mastery(2).land(CITY, "city").hold(BEN, CITY, 5)
    scene.artefacts(ANA, "rage", "brutality").artefacts(BEN, "defiance", "preparation")
    scene.hand(ANA, "fracture", "conflict-5", "support-2", "tactical-advance", "call-to-arms")
    scene.hand(BEN, "conflict-3", "support-1", "support-2", "call-to-arms", "tactical-advance")
    scene.castle(ANA, 6).begin(ANA)
    scene.do(f"advance {scene.number(CITY)} 6")
    assert scene.events(None, "scores")[0] == {
        "event": "scores",
        "seat": ANA,
        "other": BEN,
        "attack": 6,
        "defence": 5,
    }
    assert scene.scores() == (6, 6)  # step 1
    assert scene.asked == (ANA,)
    scene.do("fracture defiance")  # step 3
    scene.pass_windows()
    assert scene.scores() == (7, 6)
    scene.do("commit conflict-5", ANA)
    scene.do("commit conflict-3", BEN)
    assert scene.scores() == (12, 9)
    scene.do("support 1 1", BEN)
    assert scene.scores() == (12, 12)
    scene.do("support 0 1", ANA)
    assert scene.scores() == (14, 12)
    scene.do("decline", BEN)
    scene.pass_windows()
    assert scene.state.battle is None
    assert scene.knights(CITY) == (ANA, 6)
    assert scene.in_castle(ANA) == 3 + 1  # three of the turn, one of the city
    assert scene.in_castle(BEN) == 2
    assert sorted(scene.discarded(BEN)) == ["conflict-3", "support-1", "support-2"]
    assert sorted(scene.discarded(ANA)) == ["conflict-5", "fracture", "support-2"]


@pytest.mark.clause("MM-EX-15", "MM-CROWN-14")
def test_ex_15_insight_with_two_cards_left() -> None:
    scene = mastery(2).artefacts(ANA, "insight").draw(ANA, "conflict-2", "conflict-3")
    scene.draw(ANA, "conflict-2", "conflict-3", nothing_else=True)
    seven = ("conflict-4", "conflict-5", "ambush", "support-1", "support-2", "fracture", "ambush")
    scene.discard(ANA, *seven).begin()
    order = ["support-1", "ambush", "conflict-4", "support-2", "ambush", "fracture", "conflict-5"]
    scene.chance.orders.append([CARDS.index(card) for card in order])  # the last one on top
    scene.do("crown")
    scene.pass_windows()
    four = ["conflict-2", "conflict-3", "conflict-5", "fracture"]
    assert scene.events(ANA, "looked-ahead")[0]["cards"] == four
    assert (scene.pile(ANA), scene.discarded(ANA)) == ([*four, *order[-3::-1]], [])
    for card in ("fracture", "conflict-3", "conflict-5"):
        scene.do(f"lay {card}")
    assert scene.pile(ANA)[:4] == ["fracture", "conflict-3", "conflict-5", "conflict-2"]
    assert scene.pile(ANA)[4:] == order[-3::-1]


@pytest.mark.clause("MM-EX-16", "MM-ARTEFACT-04", "MM-ARTEFACT-05")
def test_ex_16_what_is_restored_and_what_is_not() -> None:
    scene = mastery(2).artefacts(ANA, "vitality", "rage").destroy("rage").hand(BEN, "fracture")
    scene.hold(ANA, CITY, 1).begin(ANA)
    scene.do("crown")
    scene.do("fracture vitality", BEN)
    assert (scene.face_up("rage"), scene.face_up("vitality")) == (False, False)
    scene.do("end-turn", ANA)
    assert (scene.face_up("rage"), scene.face_up("vitality")) == (True, False)
    scene.do("end-turn", BEN)
    assert not scene.face_up("vitality")
    scene.do("end-turn", ANA)
    assert scene.face_up("vitality")


@pytest.mark.clause("MM-EX-17", "MM-SIEGE-04")
def test_ex_17_an_empty_castle() -> None:
    scene = mastery(2, siege=True).hold(ANA, (1, 0), 1).hold(ANA, (0, -1), 1).castle(ANA, 3).begin()
    scene.do(f"advance {scene.castle_number(BEN)} 6")
    assert scene.scores() == (6, 8)


@pytest.mark.clause("MM-EX-18", "MM-DICE-05")
def test_ex_18_ten_dice() -> None:
    scene = mastery(2).castle(ANA, 5)
    for place in ((0, -2), (0, -1), (1, -1), (-2, 0), (-1, 0), (1, 0), (2, 0), (-1, 1), (0, 1)):
        scene.hold(ANA, place, 1)
    scene.begin()
    assert scene.in_castle(ANA) == 6
    assert [told["count"] for told in scene.events(None, "knights-came")] == [1]
    assert [told["count"] for told in scene.events(None, "no-dice-left")] == [2]


@pytest.mark.clause(
    "MM-EX-19", "MM-TERRITORY-11", "MM-TERRITORY-12", "MM-TERRITORY-13", "MM-TERRITORY-14"
)
def test_ex_19_one_against_three_in_the_arena() -> None:
    scene = mastery(2).land(CITY, "arena").hold(BEN, CITY, 3).begin().roll(4, 4)
    scene.do(f"advance {scene.number(CITY)} 1")
    assert (scene.state.battle, scene.prompt) == (None, "turn-after")
    assert (scene.knights(CITY), scene.in_castle(ANA)) == ((BEN, 2), 2)
    assert [scene.hand_of(seat) for seat in (ANA, BEN)] == [[], []]


@pytest.mark.clause("MM-EX-20", "MM-SCEPTRE-07", "MM-SCEPTRE-08")
def test_ex_20_fear_lost_by_one() -> None:
    scene = duel(2, 5, ana=("fear", "conflict-3", "call-to-arms"), ben=("conflict-4",))
    scene.pass_windows()
    scene.do("match")
    scene.do("commit conflict-3", ANA)
    scene.do("commit conflict-4", BEN)
    assert scene.scores() == (8, 9)
    scene.no_support()
    assert scene.events(None, "retreated") == [
        {"event": "retreated", "seat": ANA, "lost": 1, "count": 1}
    ]
    assert scene.in_castle(ANA) == 3 + 1


@pytest.mark.clause("MM-EX-21", "MM-TERRITORY-19", "MM-END-05")
def test_ex_21_the_last_knight_in_the_marsh() -> None:
    scene = mastery(2).land((0, 1), "marshlands")
    lands = {(1, 0): "city", (1, -1): "fortress", (-1, 1): "arena", (2, 0): "city"}
    for place, land in lands.items():
        scene.land(place, land).hold(ANA, place, 1)
    scene.begin()
    assert scene.view(None)["table"]["seats"][ANA]["points"] == 12
    scene.do(f"advance {scene.number((0, 1))} 1")
    assert (scene.knights((0, 1)), scene.in_castle(ANA)) == ((None, 0), 2)
    assert (scene.result, scene.prompt) == (None, "turn-after")


@pytest.mark.clause("MM-EX-22", "MM-BATTLE-21")
def test_ex_22_no_more_can_be_lost_than_are_there() -> None:
    scene = duel(2, 5)
    scene.no_support()
    assert scene.events(None, "retreated") == [
        {"event": "retreated", "seat": ANA, "lost": 2, "count": 0}
    ]
    assert (scene.in_castle(ANA), scene.knights(CITY)) == (3, (BEN, 5))
