"""BATTLE: two armies on one territory, from the first score to the last card put away."""

from typing import Any

import pytest

from tableronde.games.medieval_mastery.components import ARTEFACT_NAMES
from tests.rules.medieval_mastery.scene import ANA, BEN, CLEO, MasteryScene, mastery

FIELD = (1, 0)
"""Beside Ana's castle on the maps for two and for three. Ana attacks Ben there."""
FIVE = ("conflict-2", "conflict-3", "support-1", "support-2", "call-to-arms")
"""A full hand, so that nobody draws."""
NO_CONFLICT = ("support-1", "support-1", "support-2", "call-to-arms", "tactical-advance")
NO_SUPPORT = ("conflict-2", "conflict-3", "call-to-arms", "tactical-advance", "ambush")


def only(scene: MasteryScene, *names: str) -> MasteryScene:
    """Turn all sceptres and orbs but these face down."""
    for own in scene.state.artefacts:
        for artefact in own[1:]:
            if ARTEFACT_NAMES[artefact] not in names:
                scene.destroy(ARTEFACT_NAMES[artefact])
    return scene


def ground(defenders: int, land: str = "forest", seats: int = 2) -> MasteryScene:
    """Return a scene where Ben holds the territory; no sceptre or orb works, so that nobody is
    asked about them."""
    return only(mastery(seats).land(FIELD, land).hold(BEN, FIELD, defenders))


def war(
    attackers: int,
    defenders: int,
    land: str = "forest",
    ana: tuple[str, ...] = FIVE,
    ben: tuple[str, ...] = FIVE,
) -> MasteryScene:
    """Start a battle and play to its conflict cards, or as far as it goes by itself."""
    scene = ground(defenders, land).hand(ANA, *ana).hand(BEN, *ben)
    return scene.battle(ANA, FIELD, attackers)


def commit(scene: MasteryScene, ana: str = "conflict-3", ben: str = "conflict-3") -> MasteryScene:
    scene.do(f"commit {ana}", ANA)
    scene.do(f"commit {ben}", BEN)
    return scene


def fought(attackers: int, defenders: int, land: str = "forest") -> MasteryScene:
    """Fight a battle of knights only, with equal conflict cards and no support cards."""
    scene = commit(war(attackers, defenders, land))
    scene.no_support()
    return scene


def shown(scene: MasteryScene) -> Any:
    return scene.view(None)["table"]["battle"]


# Participants and order ---------------------------------------------------------------------


@pytest.mark.clause("MM-BATTLE-01")
def test_only_attacker_and_defender_take_part() -> None:
    scene = ground(3, seats=3).hand(ANA, *FIVE).hand(BEN, *FIVE).hand(CLEO, *FIVE)
    scene.battle(ANA, FIELD, 3)
    assert shown(scene)["sides"] == [ANA, BEN]
    assert (scene.prompt, scene.asked) == ("commit", (ANA, BEN))
    commit(scene)
    scene.do("support 1 0", ANA)
    scene.do("support 0 1", BEN)
    assert (scene.prompt, scene.asked) == ("support", (ANA,))
    scene.do("decline")
    assert scene.hand_of(CLEO) == list(FIVE)


@pytest.mark.clause("MM-BATTLE-01")
def test_the_advancing_player_attacks_and_the_owner_of_the_territory_defends() -> None:
    scene = mastery(3).hold(ANA, FIELD, 2).hold(CLEO, (0, -1), 3).begin(CLEO)
    scene.do(f"advance {scene.number(FIELD)} 3")
    assert (shown(scene)["sides"], shown(scene)["knights"]) == ([CLEO, ANA], [3, 2])


@pytest.mark.clause("MM-BATTLE-02")
def test_the_nine_steps_come_in_their_order() -> None:
    """This battle has everything: a fortress, hands to refill, a sceptre, cards, an orb, a
    retreat."""
    scene = mastery(2).land(FIELD, "fortress").hold(BEN, FIELD, 4)
    only(scene.artefacts(ANA, "rage", "greed"), "rage", "greed")
    scene.draw(ANA, *FIVE).draw(BEN, *FIVE).castle(ANA, 3).begin()
    scene.do(f"advance {scene.number(FIELD)} 6")
    told = [event["event"] for event in scene.events(None)]
    steps = []
    for answer, seat in [
        ("pass", BEN),
        ("commit conflict-3", ANA),
        ("commit conflict-3", BEN),
        ("support 1 0", BEN),
        ("decline", ANA),
        ("pass", BEN),
        ("keep", ANA),
    ]:
        steps.append((scene.prompt, shown(scene)["step"]))
        scene.do(answer, seat)
        told += [event["event"] for event in scene.events(None)]
    assert steps == [
        ("fracture-sceptre", 3),
        *[("commit", 4)] * 2,
        *[("support", 5)] * 2,
        ("fracture-orb", 7),
        ("discard-territory", 9),
    ]
    in_order = ["ground-bonus", "drew-unseen", "sceptre-bonus", "committed", "supported"]
    in_order += ["outcome", "orb-works", "retreated", "conquered"]
    assert [key for key in dict.fromkeys(told) if key in in_order] == in_order


# Before the cards ---------------------------------------------------------------------------


@pytest.mark.clause("MM-BATTLE-03")
@pytest.mark.parametrize(
    ("attackers", "defenders", "land"),
    [
        *((4, 2, "forest"), (1, 6, "forest"), (5, 5, "forest")),
        *((3, 7, "battlefield"), (7, 8, "battlefield"), (8, 1, "battlefield")),
    ],
)
def test_the_score_begins_with_the_knights_there(attackers: int, defenders: int, land: str) -> None:
    scene = ground(defenders, land).hand(ANA, *FIVE).hand(BEN, *FIVE).hold(BEN, (0, 1), 6)
    scene.castle(ANA, 7).castle(BEN, 5).begin()
    scene.do(f"advance {scene.number(FIELD)} {attackers}")
    first = scene.events(None, "scores")[0]
    assert (first["attack"], first["defence"]) == (attackers, defenders)
    assert scene.scores() == (attackers, defenders)


@pytest.mark.clause("MM-BATTLE-04")
@pytest.mark.parametrize(
    ("land", "scores"),
    [
        ("grasslands", (4, 2)),
        ("fort", (3, 3)),
        ("city", (3, 3)),
        ("fortress", (3, 3)),
        ("forest", (3, 2)),
        ("village", (3, 2)),
        ("marshlands", (3, 2)),
    ],
)
def test_step_1_gives_the_bonus_of_the_territory(land: str, scores: tuple[int, int]) -> None:
    assert war(3, 2, land).scores() == scores


@pytest.mark.clause("MM-BATTLE-04", "MM-BATTLE-05")
@pytest.mark.parametrize(
    ("rolls", "scores"), [((2, 3), (3, 4)), ((6, 5), (4, 3)), ((4, 4), (3, 3))]
)
def test_knights_that_the_arena_takes_do_not_count(
    rolls: tuple[int, int], scores: tuple[int, int]
) -> None:
    scene = ground(4, "arena").hand(ANA, *FIVE).hand(BEN, *FIVE).roll(*rolls)
    scene.battle(ANA, FIELD, 4)
    assert scene.scores() == scores
    assert shown(scene)["knights"] == list(scores)


@pytest.mark.clause("MM-BATTLE-06")
@pytest.mark.parametrize(("held", "after"), [(0, 5), (3, 5), (4, 5), (5, 5), (6, 6), (8, 8)])
@pytest.mark.parametrize("seat", [ANA, BEN])
def test_both_refill_their_hands_to_five(seat: int, held: int, after: int) -> None:
    cards = (*FIVE, "call-to-arms", "fracture", "fracture")[:held]
    new = ("ambush", "ambush", "conflict-4", "conflict-5", "support-1")
    scene = ground(3).hand(1 - seat, *FIVE).hand(seat, *cards).draw(seat, *new)
    scene.battle(ANA, FIELD, 3)
    assert sorted(scene.hand_of(seat)) == sorted([*cards, *new[: after - held]])
    assert len(scene.hand_of(1 - seat)) == 5


@pytest.mark.clause("MM-BATTLE-07")
def test_bystanders_draw_nothing() -> None:
    scene = ground(3, seats=3).hand(CLEO, "ambush").draw(ANA, *FIVE).draw(BEN, *FIVE)
    scene.battle(ANA, FIELD, 3)
    pile = scene.pile(CLEO)
    commit(scene)
    scene.no_support()
    assert (scene.prompt, scene.hand_of(CLEO), scene.pile(CLEO)) == (
        "turn-after",
        ["ambush"],
        pile,
    )
    assert len(pile) == 17


# Conflict cards -----------------------------------------------------------------------------


@pytest.mark.clause("MM-BATTLE-08")
@pytest.mark.parametrize("first", [ANA, BEN])
def test_conflict_cards_are_laid_face_down_and_revealed_together(first: int) -> None:
    scene = war(3, 3)
    second = 1 - first
    assert (scene.prompt, scene.asked) == ("commit", (ANA, BEN))
    scene.do("commit conflict-3", first)
    assert scene.asked == (second,)
    assert shown(scene)["conflict"] == [None, None]
    assert scene.events(second) == scene.events(None) == []
    assert scene.scores() == (3, 3)
    scene.do("commit conflict-2", second)
    revealed = {event["seat"]: event["card"] for event in scene.events(None, "committed")}
    assert revealed == {first: "conflict-3", second: "conflict-2"}
    assert shown(scene)["conflict"][first] == "conflict-3"


@pytest.mark.clause("MM-BATTLE-08")
@pytest.mark.parametrize("viewer", [BEN, None])
def test_a_card_laid_face_down_is_hidden(viewer: int | None) -> None:
    one, other = war(3, 3), war(3, 3)
    one.do("commit conflict-2", ANA)
    other.do("commit conflict-3", ANA)
    assert one.view(viewer) == other.view(viewer)
    assert one.view(ANA) != other.view(ANA)


@pytest.mark.clause("MM-BATTLE-09")
def test_a_player_with_a_conflict_card_must_lay_one() -> None:
    hand = ("conflict-5", "ambush", "ambush", "support-1", "fracture")
    scene = war(3, 3, ana=hand, ben=("conflict-2", *NO_CONFLICT[:4]))
    assert set(scene.options(ANA)) == {"commit conflict-5", "commit ambush"}
    assert scene.options(BEN) == ["commit conflict-2"]
    assert [scene.decision(seat).may_decline for seat in (ANA, BEN)] == [False, False]


@pytest.mark.clause("MM-BATTLE-10")
def test_an_attacker_without_conflict_card_fights_on_with_nothing() -> None:
    scene = war(4, 3, ana=NO_CONFLICT)
    assert (scene.prompt, scene.asked) == ("commit", (BEN,))
    scene.do("commit conflict-3", BEN)
    assert (scene.scores(), shown(scene)["conflict"]) == ((4, 6), [None, "conflict-3"])
    assert (scene.prompt, scene.asked) == ("support", (ANA,))


@pytest.mark.clause("MM-BATTLE-10")
def test_a_defender_without_conflict_card_fights_on_with_nothing() -> None:
    scene = war(4, 3, ben=NO_CONFLICT)
    assert (scene.prompt, scene.asked) == ("commit", (ANA,))
    scene.do("commit conflict-2", ANA)
    assert (scene.scores(), shown(scene)["conflict"]) == ((6, 3), ["conflict-2", None])


@pytest.mark.clause("MM-BATTLE-10")
def test_support_cards_come_next_if_nobody_has_a_conflict_card() -> None:
    scene = war(4, 3, ana=NO_CONFLICT, ben=NO_CONFLICT)
    assert (scene.prompt, scene.asked, scene.scores()) == ("support", (BEN,), (4, 3))


@pytest.mark.clause("MM-BATTLE-11")
@pytest.mark.parametrize(("ana", "ben"), [(2, 5), (3, 4), (4, 3), (5, 2)])
def test_the_value_of_the_conflict_card_is_added(ana: int, ben: int) -> None:
    hand = ("conflict-2", "conflict-3", "conflict-4", "conflict-5", "support-1")
    scene = commit(war(1, 6, ana=hand, ben=hand), f"conflict-{ana}", f"conflict-{ben}")
    assert scene.scores() == (1 + ana, 6 + ben)


@pytest.mark.clause("MM-BATTLE-12")
@pytest.mark.parametrize("roll", range(1, 7))
def test_an_ambush_adds_the_roll_of_one_die(roll: int) -> None:
    scene = war(2, 3, ben=NO_SUPPORT).roll(roll)
    commit(scene, "conflict-3", "ambush")
    assert scene.scores() == (2 + 3, 3 + roll)


@pytest.mark.clause("MM-BATTLE-12")
def test_dice_of_ambushes_are_rolled_after_the_revelation_the_attackers_first() -> None:
    scene = war(2, 3, ana=NO_SUPPORT, ben=NO_SUPPORT).roll(6, 1)
    commit(scene, "ambush", "ambush")
    told = [(event["event"], event.get("seat"), event.get("roll")) for event in scene.events(None)]
    assert {told[0][0], told[1][0]} == {"committed"}
    assert told[2:4] == [("ambush-rolled", ANA, 6), ("ambush-rolled", BEN, 1)]
    assert scene.scores() == (2 + 6, 3 + 1)


@pytest.mark.clause("MM-BATTLE-12")
def test_no_die_is_rolled_for_another_conflict_card() -> None:
    scene = commit(war(2, 3))
    assert scene.events(None, "ambush-rolled") == []
    assert scene.chance.used is False


@pytest.mark.clause("MM-BATTLE-13")
def test_each_plays_exactly_one_conflict_card() -> None:
    hand = ("conflict-2", "conflict-3", "conflict-4", "conflict-5", "ambush")
    scene = commit(war(3, 2, ana=hand, ben=hand), "conflict-4", "conflict-5")
    left = [card for card in hand if card != "conflict-4"]
    assert scene.hand_of(ANA) == left
    assert (scene.prompt, scene.options()) == ("support", ["decline"])
    scene.no_support()
    assert (scene.prompt, scene.hand_of(ANA)) == ("turn-after", left)
    assert scene.discarded(ANA) == ["conflict-4"]


# Support cards ------------------------------------------------------------------------------


@pytest.mark.clause("MM-BATTLE-14")
@pytest.mark.parametrize(
    ("attackers", "defenders", "order"), [(2, 6, [ANA, BEN, ANA]), (6, 2, [BEN, ANA, BEN])]
)
def test_the_lower_score_begins_and_both_alternate(
    attackers: int, defenders: int, order: list[int]
) -> None:
    scene = commit(war(attackers, defenders))
    asked: list[int] = []
    for answer in ("support 1 0", "support 0 1", "support 0 1"):
        asked += scene.asked
        scene.do(answer)
    assert asked == order


@pytest.mark.clause("MM-BATTLE-14")
@pytest.mark.parametrize(
    ("attackers", "defenders", "ana", "ben", "scores", "first"),
    [(3, 4, 5, 2, (8, 6), BEN), (4, 3, 2, 5, (6, 8), ANA)],
)
def test_the_score_with_conflict_cards_decides_who_begins(
    attackers: int, defenders: int, ana: int, ben: int, scores: tuple[int, int], first: int
) -> None:
    hand = ("conflict-2", "conflict-5", "support-1", "support-2", "call-to-arms")
    scene = war(attackers, defenders, ana=hand, ben=hand)
    commit(scene, f"conflict-{ana}", f"conflict-{ben}")
    assert (scene.scores(), scene.asked) == (scores, (first,))


@pytest.mark.clause("MM-BATTLE-15")
def test_on_equal_scores_the_attacker_begins() -> None:
    scene = commit(war(4, 4))
    assert (scene.scores(), scene.prompt, scene.asked) == ((7, 7), "support", (ANA,))


@pytest.mark.clause("MM-BATTLE-16")
def test_several_support_cards_may_be_played_at_once() -> None:
    hand = ("conflict-3", "support-1", "support-1", "support-2", "fracture")
    scene = commit(war(3, 4, ana=hand))
    assert set(scene.options()) == {
        *("support 1 0", "support 2 0"),
        *("support 0 1", "support 1 1", "support 2 1"),
        "decline",
    }


@pytest.mark.clause("MM-BATTLE-16")
@pytest.mark.parametrize(
    ("ones", "twos", "added"), [(1, 0, 1), (2, 0, 2), (0, 1, 2), (1, 1, 3), (2, 1, 4)]
)
def test_each_support_card_adds_its_value_to_the_own_score(
    ones: int, twos: int, added: int
) -> None:
    hand = ("conflict-3", "support-1", "support-1", "support-2", "fracture")
    scene = commit(war(1, 6, ana=hand))
    scene.do(f"support {ones} {twos}")
    assert scene.scores() == (4 + added, 9)
    left = [*["support-1"] * (2 - ones), *["support-2"] * (1 - twos)]
    assert sorted(scene.hand_of(ANA)) == sorted([*left, "fracture"])


@pytest.mark.clause("MM-BATTLE-16")
def test_all_support_cards_of_a_hand_may_be_played_at_once() -> None:
    hand = ("conflict-3", *["support-1"] * 4, *["support-2"] * 2)
    scene = commit(war(1, 6, ana=hand))
    some = {f"support {ones} {twos}" for ones in range(5) for twos in range(3)} - {"support 0 0"}
    assert set(scene.options()) == {*some, "decline"}
    scene.do("support 4 2")
    assert (scene.scores(), scene.hand_of(ANA)) == ((1 + 3 + 4 * 1 + 2 * 2, 6 + 3), [])


@pytest.mark.clause("MM-BATTLE-16")
def test_later_support_cards_add_to_earlier_ones() -> None:
    scene = commit(war(1, 6))
    scene.do("support 1 0", ANA)
    scene.do("support 0 1", BEN)
    scene.do("support 0 1", ANA)
    assert scene.scores() == (1 + 3 + 1 + 2, 6 + 3 + 2)


@pytest.mark.clause("MM-BATTLE-17")
def test_the_step_ends_if_the_first_player_declines() -> None:
    scene = commit(war(2, 6))
    scene.do("decline", ANA)
    assert scene.prompt == "turn-after"
    assert scene.knights(FIELD) == (BEN, 6)
    assert {"support-1", "support-2"} <= set(scene.hand_of(BEN))


@pytest.mark.clause("MM-BATTLE-17")
def test_the_step_ends_if_the_leader_declines() -> None:
    scene = commit(war(2, 6))
    scene.do("support 1 0", ANA)
    scene.do("decline", BEN)
    assert scene.prompt == "turn-after"
    assert "support-2" in scene.hand_of(ANA)


@pytest.mark.clause("MM-BATTLE-17")
def test_the_step_ends_if_a_player_has_no_support_card() -> None:
    scene = commit(war(2, 6, ben=NO_SUPPORT))
    scene.do("support 0 1", ANA)
    assert (scene.asked, scene.options()) == ((BEN,), ["decline"])
    scene.do("decline", BEN)
    assert scene.prompt == "turn-after"
    assert "support-1" in scene.hand_of(ANA)


@pytest.mark.clause("MM-BATTLE-18")
@pytest.mark.parametrize("seat", [ANA, BEN, CLEO, None])
def test_played_cards_stay_in_sight_until_the_battle_is_over(seat: int | None) -> None:
    """They lie in no hand and in no pile, as in MM-EX-06."""
    scene = ground(6, seats=3).hand(ANA, *FIVE).hand(BEN, *FIVE)
    commit(scene.battle(ANA, FIELD, 2))
    scene.do("support 1 1", ANA)
    table = scene.view(seat)["table"]
    assert table["battle"]["conflict"] == ["conflict-3", "conflict-3"]
    assert table["battle"]["support"] == [["support-1", "support-2"], [], []]
    assert (scene.hand_of(ANA), scene.discarded(ANA)) == (["conflict-2", "call-to-arms"], [])
    scene.do("decline", BEN)
    assert scene.view(seat)["table"]["battle"] is None


# The outcome --------------------------------------------------------------------------------


@pytest.mark.clause("MM-BATTLE-19")
@pytest.mark.parametrize(
    ("attackers", "defenders", "winner", "difference"),
    [(6, 1, ANA, 5), (4, 3, ANA, 1), (3, 4, BEN, 1), (2, 6, BEN, 4)],
)
def test_the_higher_score_wins_by_the_difference(
    attackers: int, defenders: int, winner: int, difference: int
) -> None:
    scene = fought(attackers, defenders)
    [outcome] = scene.events(None, "outcome")
    assert (outcome["attack"], outcome["defence"]) == (attackers + 3, defenders + 3)
    assert (outcome["seat"], outcome["other"]) == (winner, 1 - winner)
    assert outcome["count"] == difference
    assert scene.knights(FIELD)[0] == winner


@pytest.mark.clause("MM-BATTLE-20", "MM-BATTLE-21", "MM-BATTLE-22")
def test_on_equal_scores_the_defender_wins_by_one() -> None:
    """MM-EX-13: 11 against 11, and four knights attacked."""
    hand = ("conflict-5", "conflict-3", "support-2", "support-1", "call-to-arms")
    scene = commit(war(4, 6, ana=hand, ben=hand), "conflict-5", "conflict-3")
    scene.do("support 0 1", ANA)
    scene.do("support 0 1", BEN)
    assert scene.scores() == (11, 11)
    scene.do("decline", ANA)
    [outcome] = scene.events(None, "outcome-tie")
    assert (outcome["seat"], outcome["other"], outcome["count"]) == (BEN, ANA, 1)
    assert scene.knights(FIELD) == (BEN, 6)
    assert scene.in_castle(ANA) == 3 + 3  # of the turn, and retreated


# Losses and retreat -------------------------------------------------------------------------


@pytest.mark.clause("MM-BATTLE-21", "MM-BATTLE-22", "MM-BATTLE-23")
@pytest.mark.parametrize(
    ("attackers", "defenders", "retreat"), [(6, 5, 4), (6, 4, 2), (6, 3, 0), (6, 2, 0)]
)
def test_a_beaten_defender_loses_the_difference_and_the_rest_retreats(
    attackers: int, defenders: int, retreat: int
) -> None:
    scene = fought(attackers, defenders)
    assert scene.knights(FIELD) == (ANA, attackers)
    assert (scene.in_castle(ANA), scene.in_castle(BEN)) == (3, retreat)


@pytest.mark.clause("MM-BATTLE-21", "MM-BATTLE-22", "MM-BATTLE-23")
@pytest.mark.parametrize(
    ("attackers", "defenders", "retreat"), [(5, 6, 4), (4, 6, 2), (3, 6, 0), (2, 5, 0)]
)
def test_a_beaten_attacker_loses_the_difference_and_the_rest_retreats(
    attackers: int, defenders: int, retreat: int
) -> None:
    """Two knights that lose by three are both lost, as in MM-EX-22."""
    scene = fought(attackers, defenders)
    assert scene.knights(FIELD) == (BEN, defenders)
    assert (scene.in_castle(ANA), scene.in_castle(BEN)) == (3 + retreat, 0)


@pytest.mark.clause("MM-BATTLE-21", "MM-BATTLE-22", "MM-BATTLE-23")
@pytest.mark.parametrize(
    ("winners", "losers", "retreat"), [(7, 6, 6 - 6), (8, 6, 0), (8, 7, 7 - 6)]
)
def test_six_or_more_knights_can_be_lost(winners: int, losers: int, retreat: int) -> None:
    """On a battlefield, the only conflict card adds five: they win by six or by seven."""
    strong = ("conflict-5", *NO_CONFLICT)
    scene = war(losers, winners, "battlefield", ana=NO_CONFLICT, ben=strong)
    scene.do("commit conflict-5")
    scene.no_support()
    assert (scene.knights(FIELD), scene.in_castle(ANA)) == ((BEN, winners), 3 + retreat)
    scene = war(winners, losers, "battlefield", ana=strong, ben=NO_CONFLICT)
    scene.do("commit conflict-5")
    scene.no_support()
    assert (scene.knights(FIELD), scene.in_castle(BEN)) == ((ANA, winners), retreat)


@pytest.mark.clause("MM-BATTLE-22")
@pytest.mark.parametrize("line", [True, False])
def test_a_retreat_needs_no_supply_line(line: bool) -> None:
    """Ben's castle lies across the lake; with (-1, 0) he has a supply line to the territory."""
    scene = ground(4).hand(ANA, *FIVE).hand(BEN, *FIVE).castle(BEN, 1)
    if line:
        scene.hold(BEN, (-1, 0), 1)
    scene.battle(ANA, FIELD, 6)
    assert shown(scene)["tile"] == scene.number(FIELD)
    assert (scene.view(None)["table"]["map"][scene.tile(FIELD)]["supply"] is not None) is line
    commit(scene)
    scene.no_support()
    assert scene.in_castle(BEN) == 1 + 2


@pytest.mark.clause("MM-BATTLE-24")
@pytest.mark.parametrize(("attackers", "defenders"), [(6, 1), (1, 6)])
def test_knights_elsewhere_are_never_lost(attackers: int, defenders: int) -> None:
    scene = ground(defenders, seats=3).hand(ANA, *FIVE).hand(BEN, *FIVE)
    scene.hold(ANA, (2, -1), 2).hold(BEN, (0, 1), 2).hold(CLEO, (1, -1), 2)
    scene.castle(ANA, 4).castle(BEN, 1).castle(CLEO, 1).battle(ANA, FIELD, attackers)
    commit(scene)
    scene.no_support()
    assert [scene.in_castle(seat) for seat in (ANA, BEN, CLEO)] == [4 + 3, 1, 1]
    places = ((2, -1), (0, 1), (1, -1))
    assert [scene.knights(place) for place in places] == [(ANA, 2), (BEN, 2), (CLEO, 2)]


# Conquest -----------------------------------------------------------------------------------


@pytest.mark.clause("MM-BATTLE-25")
@pytest.mark.parametrize(
    ("land", "there", "castle"),
    [
        ("forest", 6, 3),
        ("village", 6, 3 + 1),
        ("city", 6, 3 + 1),
        ("marshlands", 6 - 1, 3),
    ],
)
def test_a_victorious_attacker_conquers_and_applies_the_abilities(
    land: str, there: int, castle: int
) -> None:
    scene = fought(6, 2, land)
    assert scene.events(None, "conquered") != []
    assert scene.knights(FIELD) == (ANA, there)
    assert (scene.in_castle(ANA), scene.in_castle(BEN)) == (castle, 0)


@pytest.mark.clause("MM-BATTLE-25")
def test_a_victorious_attacker_may_discard_where_the_territory_says_so() -> None:
    scene = fought(6, 2, "abbey")
    assert (scene.prompt, scene.asked) == ("discard-territory", (ANA,))
    scene.do("discard call-to-arms")
    assert "call-to-arms" not in scene.hand_of(ANA)


@pytest.mark.clause("MM-BATTLE-26")
@pytest.mark.parametrize("land", ["village", "city", "marshlands", "abbey", "fortress"])
def test_a_victorious_defender_keeps_control_and_conquers_nothing(land: str) -> None:
    scene = fought(2, 6, land)
    assert scene.knights(FIELD) == (BEN, 6)
    assert (scene.in_castle(ANA), scene.in_castle(BEN)) == (3, 0)
    assert (scene.prompt, scene.asked) == ("turn-after", (ANA,))
    assert scene.events(None, "conquered") == []


# The end ------------------------------------------------------------------------------------


@pytest.mark.clause("MM-BATTLE-27")
@pytest.mark.parametrize("attackers", [2, 6])
def test_all_played_cards_go_to_their_owners_discard_piles(attackers: int) -> None:
    scene = commit(war(attackers, 4), "conflict-2", "conflict-3")
    scene.do("support 1 1")
    scene.do("support 0 1")
    scene.do("decline")
    cards = {ANA: {"conflict-2", "support-2"}, BEN: {"conflict-3", "support-2"}}
    cards[ANA if attackers == 2 else BEN].add("support-1")
    assert [sorted(scene.discarded(seat)) for seat in (ANA, BEN)] == [
        sorted(cards[ANA]),
        sorted(cards[BEN]),
    ]
    piles = [scene.view(None)["table"]["seats"][seat]["discard"] for seat in (ANA, BEN)]
    assert {laid["turn"] for pile in piles for laid in pile} == {11}


@pytest.mark.clause("MM-BATTLE-27")
def test_until_the_end_of_the_battle_nothing_played_is_discarded() -> None:
    scene = fought(6, 2, "abbey")
    assert scene.prompt == "discard-territory"
    assert (scene.discarded(ANA), scene.discarded(BEN)) == ([], [])
    scene.do("keep")
    assert (scene.discarded(ANA), scene.discarded(BEN)) == (["conflict-3"], ["conflict-3"])


@pytest.mark.clause("MM-BATTLE-28")
@pytest.mark.parametrize(("attackers", "defenders"), [(6, 2), (2, 6)])
def test_the_attacker_goes_on_with_the_turn(attackers: int, defenders: int) -> None:
    scene = fought(attackers, defenders)
    assert (scene.prompt, scene.asked, scene.state.battle) == ("turn-after", (ANA,), None)
    assert scene.options(verb="advance") == scene.options(verb="redeploy") == []
    assert {"call-to-arms", "crown", "end-turn"} <= set(scene.options())
    scene.do("end-turn")
    assert scene.asked == (BEN,)


@pytest.mark.clause("MM-BATTLE-28")
def test_a_remaining_cycle_follows_the_battle() -> None:
    hand = ("conflict-3", "support-1", "support-2", "call-to-arms", "tactical-advance")
    scene = ground(2).hand(ANA, *hand).hand(BEN, *FIVE).castle(ANA, 5).begin()
    scene.do("tactical-advance")
    scene.hand(ANA, "fracture")  # so that nothing is drawn
    scene.do(f"advance {scene.number(FIELD)} 6")
    commit(scene)
    scene.no_support()
    assert (scene.prompt, scene.asked) == ("turn", (ANA,))
    assert scene.options(verb="redeploy") == ["redeploy"]
    assert scene.options(verb="advance") != []


@pytest.mark.clause("MM-BATTLE-29")
def test_a_battle_allows_fractures_but_neither_crowns_nor_other_resource_cards() -> None:
    hand = ("conflict-3", "support-1", "call-to-arms", "tactical-advance", "fracture")
    scene = mastery(2).hold(BEN, FIELD, 4).hand(ANA, *hand).hand(BEN, *hand)
    scene.artefacts(ANA, "fury", "fear", "cleansing").artefacts(BEN, "order", "rage", "preparation")
    scene.battle(ANA, FIELD, 2)
    verbs: dict[str, set[str]] = {}
    while scene.state.battle is not None:
        offered = {text.split()[0] for seat in scene.asked for text in scene.options(seat)}
        verbs.setdefault(scene.prompt, set()).update(offered)
        scene.do(scene.options()[-1])
    assert verbs == {
        "fracture-sceptre": {"fracture", "pass"},
        "match": {"match", "refrain"},
        "commit": {"commit"},
        "support": {"support", "decline"},
        "fracture-orb": {"fracture", "pass"},
        "discard-artefact": {"discard", "keep"},
    }


@pytest.mark.clause("MM-BATTLE-29")
def test_authority_is_played_when_it_is_drawn() -> None:
    scene = ground(3).hand(ANA, *FIVE[:4]).hand(BEN, *FIVE)
    scene.draw(ANA, "authority", "ambush", "fracture").battle(ANA, FIELD, 3)
    assert sorted(scene.hand_of(ANA)) == sorted([*FIVE[:4], "ambush", "fracture"])
    assert scene.discarded(ANA) == ["authority"]


@pytest.mark.clause("MM-BATTLE-30")
def test_the_attackers_score_is_a_sum() -> None:
    scene = mastery(2).land(FIELD, "grasslands").hold(BEN, FIELD, 6)
    only(scene.artefacts(ANA, "rage"), "rage").hand(ANA, *FIVE).hand(BEN, *FIVE)
    scene.battle(ANA, FIELD, 2)
    scene.pass_windows()
    commit(scene)
    scene.do("support 1 1", ANA)
    assert scene.scores() == (2 + 1 + 1 + 3 + (1 + 2), 6 + 3)


@pytest.mark.clause("MM-BATTLE-30")
def test_the_defenders_score_is_a_sum() -> None:
    scene = mastery(2).land(FIELD, "fort").hold(BEN, FIELD, 2)
    only(scene.artefacts(BEN, "loyalty"), "loyalty").hand(ANA, *FIVE).hand(BEN, *FIVE)
    scene.battle(ANA, FIELD, 6)
    scene.pass_windows()
    commit(scene)
    scene.do("support 1 1", BEN)
    assert scene.scores() == (6 + 3, 2 + 1 + 1 + 3 + (1 + 2))
