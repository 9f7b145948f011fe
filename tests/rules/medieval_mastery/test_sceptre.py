"""SCEPTRE: what sceptres do before the conflict cards (battle step 3)."""

import pytest

from tests.rules.medieval_mastery.battles import HERE, bare, duel, no_piles
from tests.rules.medieval_mastery.scene import ANA, BEN, MasteryScene, mastery


def discarded_at_random(scene: MasteryScene) -> list[tuple[int, str]]:
    told = scene.events(None, "discarded-at-random")
    return [(event["seat"], event["card"]) for event in told]


def shown(scene: MasteryScene) -> list[str]:
    return [event["event"] for event in scene.events(None)]


@pytest.mark.clause("MM-SCEPTRE-01")
def test_sceptres_work_after_their_window_if_they_survive_it() -> None:
    scene = duel(3, 3, ana=("rage", "fracture"), ben=("loyalty",))
    assert (scene.prompt, scene.asked, scene.scores()) == ("fracture-sceptre", (ANA,), (3, 3))
    scene.do("fracture loyalty")
    assert (scene.prompt, scene.asked, scene.scores()) == ("fracture-sceptre", (BEN,), (3, 3))
    scene.do("pass")
    assert scene.scores() == (4, 3)


@pytest.mark.clause("MM-SCEPTRE-01")
@pytest.mark.parametrize("name", ["fear", "influence", "rage"])
def test_a_sceptre_for_attackers_does_nothing_for_a_defender(name: str) -> None:
    scene = duel(5, 2, ana=("conflict-2",), ben=(name, "conflict-2"))
    scene.pass_windows()
    assert (scene.prompt, scene.scores()) == ("commit", (5, 2))
    assert discarded_at_random(scene) == []


@pytest.mark.clause("MM-SCEPTRE-01")
@pytest.mark.parametrize("name", ["vigour", "defiance", "loyalty"])
def test_a_sceptre_for_defenders_does_nothing_for_an_attacker(name: str) -> None:
    scene = duel(2, 5, ana=(name, "conflict-2"), ben=("conflict-2",))
    scene.pass_windows()
    assert (scene.prompt, scene.scores()) == ("commit", (2, 5))
    assert discarded_at_random(scene) == []


@pytest.mark.clause("MM-SCEPTRE-02")
def test_the_attackers_sceptre_works_before_the_defenders() -> None:
    scene = duel(3, 3, ana=("influence", "conflict-2"), ben=("defiance", "conflict-3"))
    scene.pass_windows()
    assert discarded_at_random(scene) == [(BEN, "conflict-3"), (ANA, "conflict-2")]
    scene = duel(3, 3, ana=("rage",), ben=("loyalty",))
    scene.pass_windows()
    assert [told["seat"] for told in scene.events(None, "sceptre-bonus")] == [ANA, BEN]


@pytest.mark.clause("MM-SCEPTRE-03")
@pytest.mark.parametrize(
    ("ana", "ben", "scores"),
    [
        (("rage",), (), (4, 3)),
        ((), ("loyalty",), (3, 4)),
        (("rage",), ("loyalty",), (4, 4)),
        ((), (), (3, 3)),
    ],
)
def test_rage_and_loyalty_add_one(
    ana: tuple[str, ...], ben: tuple[str, ...], scores: tuple[int, int]
) -> None:
    scene = duel(3, 3, ana=ana, ben=ben)
    scene.pass_windows()
    assert scene.scores() == scores


HAND = ("conflict-2", "ambush", "support-1", "call-to-arms", "fracture")
LARGE_HAND = ("conflict-2", "conflict-5", "ambush", "support-1", "support-2", *HAND[3:])


@pytest.mark.clause("MM-SCEPTRE-04")
@pytest.mark.parametrize(
    ("hand", "place"), [(hand, at) for hand in (HAND, LARGE_HAND) for at in range(len(hand))]
)
@pytest.mark.parametrize(
    ("name", "owner", "rival"), [("influence", ANA, BEN), ("defiance", BEN, ANA)]
)
def test_influence_and_defiance_take_any_card_of_the_rivals_hand(
    name: str, owner: int, rival: int, hand: tuple[str, ...], place: int
) -> None:
    card = hand[place]
    scene = mastery(2).hold(BEN, HERE, 3).hand(ANA, *hand).hand(BEN, *hand).artefacts(owner, name)
    bare(scene, name).battle(ANA, HERE, 3)
    scene.chance.picks.append(place)
    scene.pass_windows()
    assert discarded_at_random(scene) == [(rival, card)]
    assert scene.hand_of(rival) == [kept for kept in hand if kept != card]
    assert scene.discarded(rival) == [card]
    assert (scene.hand_of(owner), scene.discarded(owner)) == (list(hand), [])


@pytest.mark.clause("MM-SCEPTRE-05")
def test_influence_and_defiance_take_nothing_from_an_empty_hand() -> None:
    scene = mastery(2).artefacts(ANA, "influence").hand(ANA, "conflict-2").hold(BEN, HERE, 3)
    no_piles(bare(scene, "influence")).battle(ANA, HERE, 3)
    assert "sceptre-discard" in shown(scene)
    assert discarded_at_random(scene) == []
    assert (scene.prompt, scene.asked, scene.discarded(BEN)) == ("commit", (ANA,), [])


@pytest.mark.clause("MM-SCEPTRE-06")
def test_the_random_discard_comes_after_the_refill_and_is_not_replaced() -> None:
    scene = mastery(2).hold(BEN, HERE, 3).artefacts(ANA, "influence")
    scene.hand(BEN, "conflict-2", "conflict-3", "conflict-4", "conflict-5")
    bare(scene, "influence").draw(BEN, "fracture", "support-2").battle(ANA, HERE, 3)
    assert len(scene.hand_of(BEN)) == 5
    pile = len(scene.pile(BEN))
    scene.chance.picks.append(4)  # the card that was just drawn
    scene.pass_windows()
    assert discarded_at_random(scene) == [(BEN, "fracture")]
    assert scene.hand_of(BEN) == ["conflict-2", "conflict-3", "conflict-4", "conflict-5"]
    assert len(scene.pile(BEN)) == pile


@pytest.mark.clause("MM-SCEPTRE-06")
def test_the_random_discard_comes_before_conflict_cards_are_chosen() -> None:
    scene = duel(3, 3, ana=("influence", "conflict-2"), ben=("conflict-5", "call-to-arms"))
    scene.pass_windows()
    assert (scene.prompt, scene.asked) == ("commit", (ANA,))
    scene.do("commit conflict-2")
    assert scene.scores() == (5, 3)


@pytest.mark.clause("MM-SCEPTRE-07")
@pytest.mark.parametrize(
    ("attackers", "defenders", "ana", "ben", "asked"),
    [(2, 5, ("fear",), (), ANA), (5, 2, (), ("vigour",), BEN)],
)
def test_fear_and_vigour_count_the_rivals_knights(
    attackers: int, defenders: int, ana: tuple[str, ...], ben: tuple[str, ...], asked: int
) -> None:
    scene = duel(attackers, defenders, ana=ana, ben=ben)
    scene.pass_windows()
    assert (scene.prompt, scene.asked) == ("match", (asked,))
    assert scene.decision().arguments["count"] == 5
    scene.do("match")
    assert scene.scores() == (5, 5)


@pytest.mark.clause("MM-SCEPTRE-08")
def test_fear_and_vigour_change_no_dice_and_losses_are_real() -> None:
    scene = duel(2, 5, ana=("fear",))
    reserve = scene.state.reserve(ANA)
    scene.pass_windows()
    scene.do("match")
    assert scene.view(None)["table"]["battle"]["knights"] == [2, 5]
    assert scene.state.reserve(ANA) == reserve
    scene.no_support()
    assert scene.events(None, "retreated")[0]["count"] == 1  # the tie costs one of the two
    assert scene.in_castle(ANA) == 3 + 1
    assert scene.knights(HERE) == (BEN, 5)


@pytest.mark.clause("MM-SCEPTRE-08")
def test_winning_by_fear_or_vigour_adds_no_knights() -> None:
    scene = duel(2, 6, ana=("fear", "conflict-5"))
    scene.pass_windows()
    scene.do("match")
    scene.do("commit conflict-5")
    scene.no_support()
    assert scene.knights(HERE) == (ANA, 2)
    assert scene.in_castle(BEN) == 1  # six against a difference of five


@pytest.mark.clause("MM-SCEPTRE-09")
def test_fear_may_be_left_unused() -> None:
    scene = duel(2, 5, ana=("fear",))
    scene.pass_windows()
    assert scene.options() == ["match", "refrain"]
    scene.do("refrain")
    assert scene.scores() == (2, 5)


@pytest.mark.clause("MM-SCEPTRE-09")
@pytest.mark.parametrize(("attackers", "defenders"), [(4, 4), (5, 2)])
def test_fear_changes_nothing_for_as_many_or_more_knights(attackers: int, defenders: int) -> None:
    scene = duel(attackers, defenders, ana=("fear", "conflict-2"))
    scene.pass_windows()
    assert (scene.prompt, scene.scores()) == ("commit", (attackers, defenders))


@pytest.mark.clause("MM-SCEPTRE-09")
@pytest.mark.parametrize(("attackers", "defenders"), [(4, 4), (2, 5)])
def test_vigour_changes_nothing_for_as_many_or_more_knights(attackers: int, defenders: int) -> None:
    scene = duel(attackers, defenders, ben=("vigour", "conflict-2"))
    scene.pass_windows()
    assert (scene.prompt, scene.scores()) == ("commit", (attackers, defenders))


@pytest.mark.clause("MM-SCEPTRE-10")
@pytest.mark.parametrize(("attackers", "defenders", "asked"), [(2, 5, ANA), (5, 2, BEN)])
def test_fear_against_vigour_makes_the_weaker_as_strong_as_the_other(
    attackers: int, defenders: int, asked: int
) -> None:
    scene = duel(attackers, defenders, ana=("fear", "conflict-2"), ben=("vigour",))
    scene.pass_windows()
    assert scene.asked == (asked,)
    scene.do("match")
    assert (scene.prompt, scene.scores()) == ("commit", (5, 5))


@pytest.mark.clause("MM-SCEPTRE-10")
def test_fear_against_vigour_with_equal_numbers_is_not_used() -> None:
    scene = duel(4, 4, ana=("fear", "conflict-2"), ben=("vigour",))
    scene.pass_windows()
    assert (scene.prompt, scene.scores()) == ("commit", (4, 4))


@pytest.mark.clause("MM-SCEPTRE-10")
def test_fear_against_vigour_may_be_declined_by_the_weaker() -> None:
    scene = duel(2, 5, ana=("fear", "conflict-2"), ben=("vigour",))
    scene.pass_windows()
    scene.do("refrain")
    assert (scene.prompt, scene.scores()) == ("commit", (2, 5))


@pytest.mark.clause("MM-SCEPTRE-11")
@pytest.mark.parametrize(
    ("land", "attackers", "defenders", "ana", "ben", "scores"),
    [
        ("fort", 2, 5, ("fear",), (), (5, 6)),
        ("grasslands", 2, 5, ("fear",), (), (6, 5)),
        ("fort", 5, 2, (), ("vigour",), (5, 6)),
        ("grasslands", 5, 2, (), ("vigour",), (6, 5)),
        ("forest", 5, 2, ("rage",), ("vigour",), (6, 5)),
    ],
)
def test_bonuses_are_neither_copied_nor_lost(
    land: str,
    attackers: int,
    defenders: int,
    ana: tuple[str, ...],
    ben: tuple[str, ...],
    scores: tuple[int, int],
) -> None:
    scene = duel(attackers, defenders, land, ana=ana, ben=ben)
    scene.pass_windows()
    scene.do("match")
    assert scene.scores() == scores
