"""GEN: the terms that are used everywhere."""

from math import hypot, isclose, sqrt
from typing import Any

import pytest

from tableronde.games.medieval_mastery.box import boxes
from tests.rules.medieval_mastery.scene import (
    ANA,
    BEN,
    CLEO,
    COUNTS,
    MasteryScene,
    Place,
    mastery,
)
from tests.scene import ToldChance

MEADOW = (1, 0)
"""Beside Ana's castle on the map for two; it is on the shore of the lake."""
LAKE = (0, 0)
UNARMED = ("support-1", "support-1", "call-to-arms", "call-to-arms", "tactical-advance")
"""Five cards that leave nothing to decide in step 4 of a battle."""


def shown(scene: MasteryScene, place: Place, viewer: int | None = None) -> Any:
    """Return a tile as a seat sees it."""
    return scene.view(viewer)["table"]["map"][scene.tile(place)]


def points(scene: MasteryScene) -> list[int]:
    return [player["points"] for player in scene.view(None)["table"]["seats"]]


def knowing(one: MasteryScene, other: MasteryScene) -> set[int | None]:
    """Return the seats that can tell two tables apart, by what they see or by the last events."""
    everyone = [*range(one.state.seats), None]
    return {
        seat
        for seat in everyone
        if (one.view(seat), one.events(seat)) != (other.view(seat), other.events(seat))
    }


def duel(attackers: int, defenders: int, land: str = "forest") -> MasteryScene:
    """Let Ana attack Ben; neither has a conflict card or a working artefact, so that only knights
    and ground decide."""
    scene = mastery(2).land(MEADOW, land).hold(BEN, MEADOW, defenders).castle(ANA, 3)
    scene.artefacts(ANA, "loyalty", "cleansing").artefacts(BEN, "rage", "preparation")
    for name in ("loyalty", "cleansing", "rage", "preparation"):
        scene.destroy(name)
    scene.hand(ANA, *UNARMED).hand(BEN, *UNARMED)
    return scene.battle(ANA, MEADOW, attackers)


# The map ------------------------------------------------------------------------------------------


@pytest.mark.clause("MM-GEN-01")
@pytest.mark.parametrize("seats", COUNTS)
def test_tiles_are_adjacent_exactly_where_they_share_a_side(seats: int) -> None:
    """Hexagons with sides of length 1 touch if their centres are as far apart as two flats."""
    laid = boxes.standard().maps[seats]
    centres = [(sqrt(3) * (slot.q + slot.r / 2), 1.5 * slot.r) for slot in laid.slots]
    for here, (x, y) in enumerate(centres):
        touching = {
            there
            for there, (other_x, other_y) in enumerate(centres)
            if isclose(hypot(x - other_x, y - other_y), sqrt(3))
        }
        assert {there for there in range(len(centres)) if laid.beside[here] >> there & 1} == (
            touching
        )


@pytest.mark.clause("MM-GEN-01")
def test_the_castle_reaches_tiles_that_share_a_side_with_it() -> None:
    scene = mastery(2).begin()
    assert scene.targets() == {(1, 0), (2, 0), (0, 1), (0, 2)}


@pytest.mark.clause("MM-GEN-13")
@pytest.mark.parametrize("seats", COUNTS)
def test_a_lake_has_no_owner_holds_nothing_and_scores_nothing(seats: int) -> None:
    scene = mastery(seats).begin()
    lake = shown(scene, LAKE)
    assert lake["kind"] == "lake"
    assert (lake["owner"], lake["knights"], lake["points"]) == (None, 0, 0)
    assert (lake["land"], lake["capacity"]) == (None, None)


@pytest.mark.clause("MM-GEN-13")
@pytest.mark.parametrize("siege", [False, True])
def test_a_lake_cannot_be_entered(siege: bool) -> None:
    scene = mastery(2, siege=siege).hold(ANA, MEADOW, 3).hold(ANA, (0, 1), 3).castle(ANA, 6).begin()
    assert (-1, 0) in scene.targets()  # across it
    assert LAKE not in scene.targets()
    scene.do("redeploy")
    ends = {number for move in scene.options(verb="move") for number in move.split()[1:3]}
    assert ends == {str(scene.number(place)) for place in ((1, 1), MEADOW, (0, 1))}


# Control ------------------------------------------------------------------------------------------


@pytest.mark.clause("MM-GEN-02")
def test_a_player_whose_knights_stand_alone_on_a_territory_controls_it() -> None:
    scene = mastery(2).land(MEADOW, "city").begin()
    scene.do(f"advance {scene.number(MEADOW)} 2")
    assert shown(scene, MEADOW)["owner"] == ANA
    assert points(scene) == [3, 0]
    scene.do("end-turn")
    assert scene.knights(MEADOW) == (ANA, 2)  # as long as they stand there


@pytest.mark.clause("MM-GEN-02", "MM-GEN-04")
def test_control_ends_with_the_last_defender() -> None:
    scene = duel(attackers=4, defenders=2)
    scene.no_support()
    assert scene.knights(MEADOW) == (ANA, 4)
    assert points(scene) == [1, 0]


@pytest.mark.clause("MM-GEN-03")
def test_a_territory_without_knights_is_free() -> None:
    scene = mastery(2).land(MEADOW, "marshlands").begin()
    scene.do(f"advance {scene.number(MEADOW)} 1")  # which drowns
    assert scene.knights(MEADOW) == (None, 0)
    assert shown(scene, MEADOW)["owner"] is None
    assert points(scene) == [0, 0]


@pytest.mark.clause("MM-GEN-03")
def test_a_free_territory_is_taken_without_a_battle() -> None:
    scene = mastery(2).land(MEADOW, "arena").hold(BEN, MEADOW, 1).hold(BEN, (-1, 0), 1).roll(4, 4)
    scene.battle(ANA, MEADOW, 1)  # equal rolls: both are gone
    assert scene.knights(MEADOW) == (None, 0)
    scene.do("end-turn")
    assert scene.asked == (BEN,)
    scene.do(f"advance {scene.number(MEADOW)} 1")
    assert scene.state.battle is None
    assert scene.knights(MEADOW) == (BEN, 1)


@pytest.mark.clause("MM-GEN-04")
def test_a_territory_is_contested_from_the_arrival_until_the_end_of_the_battle() -> None:
    scene = mastery(2).land(MEADOW, "city").hold(BEN, MEADOW, 2).hand(ANA, *UNARMED)
    scene.hand(BEN, *UNARMED).castle(ANA, 3).begin()
    assert points(scene) == [0, 3]
    scene.do(f"advance {scene.number(MEADOW)} 2")
    contested = []
    while scene.state.battle is not None:
        battle = scene.view(None)["table"]["battle"]
        contested.append((battle["tile"], battle["knights"], points(scene)))
        scene.do({"support": "decline"}.get(scene.prompt, "pass"))
    assert contested
    assert all(told == (scene.number(MEADOW), [2, 2], [0, 0]) for told in contested)
    assert scene.view(None)["table"]["battle"] is None
    assert points(scene) == [0, 3]  # held


@pytest.mark.clause("MM-GEN-05")
@pytest.mark.parametrize("knights", range(1, 7))
def test_each_pip_of_a_die_is_a_knight(knights: int) -> None:
    scene = mastery(2).hold(ANA, MEADOW, knights).begin()
    assert shown(scene, MEADOW)["knights"] == knights
    # Three more came to the castle: one die there, one here.
    assert scene.view(None)["table"]["seats"][ANA]["reserve"] == 8
    fight = mastery(2).hold(BEN, MEADOW, knights).battle(ANA, MEADOW, 1)
    assert fight.scores() == (1, knights)


# Conquest -----------------------------------------------------------------------------------------


@pytest.mark.clause("MM-GEN-06")
def test_an_advance_onto_a_free_territory_conquers_it() -> None:
    scene = mastery(2).land(MEADOW, "village").begin()
    scene.do(f"advance {scene.number(MEADOW)} 1")
    assert [told["seat"] for told in scene.events(None, "conquered")] == [ANA]
    assert scene.in_castle(ANA) == 3 - 1 + 1  # and the village gives its knight


@pytest.mark.clause("MM-GEN-06")
def test_an_attacker_who_wins_conquers() -> None:
    scene = duel(attackers=4, defenders=2, land="village")
    scene.no_support()
    assert [told["seat"] for told in scene.events(None, "conquered")] == [ANA]
    assert scene.in_castle(ANA) == 6 + 1


@pytest.mark.clause("MM-GEN-06")
def test_a_defender_who_holds_has_conquered_nothing() -> None:
    scene = duel(attackers=2, defenders=4, land="village")
    scene.no_support()
    assert scene.knights(MEADOW) == (BEN, 4)
    assert scene.events(None, "conquered") == []
    assert scene.in_castle(BEN) == 0  # the village gives nothing


# Rivals and affected players ----------------------------------------------------------------------


@pytest.mark.clause("MM-GEN-07")
@pytest.mark.parametrize(("attacker", "defender"), [(ANA, CLEO), (CLEO, ANA), (BEN, CLEO)])
def test_attacker_and_defender_are_each_others_rivals(attacker: int, defender: int) -> None:
    scene = mastery(3).hold(defender, MEADOW, 2)
    scene.artefacts(attacker, "influence").artefacts(defender, "defiance")
    for seat in range(3):
        scene.hand(seat, "conflict-2", "conflict-3", "conflict-4", "conflict-5", "support-1")
    scene.battle(attacker, MEADOW, 2)
    scene.pass_windows()
    cards = [len(scene.hand_of(seat)) for seat in range(3)]
    assert cards == [5 if seat not in (attacker, defender) else 4 for seat in range(3)]
    assert scene.asked == (attacker, defender)
    assert scene.decision(attacker).arguments == {"other": defender}
    assert scene.decision(defender).arguments == {"other": attacker}


@pytest.mark.clause("MM-GEN-07")
def test_there_is_no_rival_without_a_battle() -> None:
    scene = duel(attackers=4, defenders=2)
    assert scene.view(None)["table"]["battle"]["sides"] == [ANA, BEN]
    scene.no_support()
    assert scene.view(None)["table"]["battle"] is None


def orb_fight(orb: str, owner: int) -> MasteryScene:
    """Let Ana attack Ben, with Cleo as a bystander, and win with 5 to 3; only this orb is face
    up."""
    scene = mastery(3).hold(BEN, MEADOW, 3).castle(ANA, 1)
    scene.artefacts(owner, orb)
    for seat in (ANA, BEN):
        for kind, artefact in ((1, "sceptre"), (2, "orb")):
            if (seat, artefact) != (owner, "orb"):
                scene.state.destroyed[seat][kind] = 1
    for seat in range(3):
        scene.hand(seat, *UNARMED)
    scene.battle(ANA, MEADOW, 5)
    scene.no_support()
    scene.pass_windows()
    return scene


@pytest.mark.clause("MM-GEN-15")
@pytest.mark.parametrize(
    ("orb", "owner", "hands", "castles"),
    [
        # The attacker's castle: 1 + 3 of the turn; the loser has 3 - 2 knights to retreat.
        ("greed", ANA, (6, 5, 5), (4, 1, 0)),
        ("resurgence", BEN, (5, 6, 5), (4, 1, 0)),
        ("devotion", BEN, (5, 5, 5), (4, 2, 0)),
        ("brutality", ANA, (5, 5, 5), (4, 0, 0)),
    ],
)
def test_only_the_affected_player_draws_gains_or_loses(
    orb: str, owner: int, hands: tuple[int, ...], castles: tuple[int, ...]
) -> None:
    scene = orb_fight(orb, owner)
    assert tuple(len(scene.hand_of(seat)) for seat in range(3)) == hands
    assert tuple(scene.in_castle(seat) for seat in range(3)) == castles


@pytest.mark.clause("MM-GEN-15")
@pytest.mark.parametrize(("orb", "owner"), [("preparation", ANA), ("cleansing", BEN)])
def test_only_the_affected_player_may_discard(orb: str, owner: int) -> None:
    scene = orb_fight(orb, owner)
    assert (scene.prompt, scene.asked) == ("discard-artefact", (owner,))
    scene.do("discard support-1")
    assert [len(scene.discarded(seat)) for seat in range(3)] == [int(s == owner) for s in range(3)]


@pytest.mark.clause("MM-GEN-15")
def test_only_the_owner_of_vitality_redeploys() -> None:
    scene = mastery(2).artefacts(ANA, "vitality").hold(ANA, MEADOW, 3).hold(BEN, (-1, 0), 3)
    scene.begin().do("crown")
    scene.pass_windows()
    assert (scene.prompt, scene.asked) == ("redeploy", (ANA,))
    number = str(scene.number((-1, 0)))
    assert all(number not in move.split()[1:3] for move in scene.options(verb="move"))


# Cards --------------------------------------------------------------------------------------------


@pytest.mark.clause("MM-GEN-08")
def test_a_card_is_shown_applied_and_only_then_discarded() -> None:
    """Authority with an empty pile: what is shuffled for its draws does not hold it."""
    scene = mastery(2).hold(BEN, MEADOW, 2).hand(ANA, *UNARMED)
    scene.hand(BEN, "conflict-2", "conflict-3", "conflict-4", "conflict-5")
    scene.draw(BEN, "authority", nothing_else=True)
    scene.discard(BEN, "support-1", "support-1", "support-1")
    scene.battle(ANA, MEADOW, 2)
    told = [event["event"] for event in scene.events(None)]
    assert told[told.index("authority") :][:3] == ["authority", "reshuffled", "drew-unseen"]
    assert scene.events(None, "reshuffled") == [{"event": "reshuffled", "seat": BEN, "count": 3}]
    assert scene.hand_of(BEN).count("support-1") == 2
    assert scene.discarded(BEN) == ["authority"]


@pytest.mark.clause("MM-GEN-08")
def test_playing_a_card_shows_it_to_all_before_it_works() -> None:
    scene = mastery(2).hand(ANA, "call-to-arms").begin()
    scene.do("call-to-arms")
    for seat in (ANA, BEN, None):
        assert [event["event"] for event in scene.events(seat)] == ["call-to-arms", "knights-came"]
    assert scene.hand_of(ANA) == []
    assert scene.discarded(ANA) == ["call-to-arms"]


@pytest.mark.clause("MM-GEN-09")
def test_a_discarded_card_lies_face_up_on_its_owners_pile() -> None:
    scene = mastery(2).artefacts(ANA, "prosperity").discard(BEN, "ambush").draw(BEN, "fracture")
    scene.begin().do("crown")
    scene.pass_windows()
    scene.do("look 1")
    scene.do("throw-away")
    assert scene.discarded(ANA) == []
    for seat in (ANA, BEN, None):
        pile = scene.view(seat)["table"]["seats"][BEN]["discard"]
        assert [laid["card"] for laid in pile] == ["ambush", "fracture"]


@pytest.mark.clause("MM-GEN-10")
def test_drawing_takes_the_top_card_of_the_own_pile_unseen_by_others() -> None:
    def table(card: str) -> MasteryScene:
        scene = mastery(3).hold(BEN, MEADOW, 2).hand(ANA, *UNARMED)
        scene.hand(BEN, *UNARMED[:4]).draw(BEN, card, "ambush")
        return scene.battle(ANA, MEADOW, 2)

    scene = table("conflict-5")
    assert scene.hand_of(BEN).count("conflict-5") == 1
    assert scene.pile(BEN)[0] == "ambush"
    assert scene.hand_of(ANA) == sorted(UNARMED, key=scene.hand_of(ANA).index)  # hers is full
    assert scene.events(BEN, "drew") == [
        {"event": "drew", "seat": BEN, "cards": ["conflict-5"], "count": 1}
    ]
    for seat in (ANA, CLEO, None):
        assert scene.events(seat, "drew") == []
        assert scene.events(seat, "drew-unseen") == [
            {"event": "drew-unseen", "seat": BEN, "count": 1}
        ]
    assert knowing(scene, table("conflict-4")) == {BEN}


@pytest.mark.clause("MM-GEN-11")
def test_looking_at_the_own_pile_shows_it_to_nobody_else() -> None:
    def table(*cards: str) -> MasteryScene:
        scene = mastery(3).artefacts(ANA, "insight").draw(ANA, *cards).begin()
        scene.do("crown")
        scene.pass_windows()
        return scene

    one = table("conflict-2", "conflict-3", "conflict-4", "conflict-5")
    assert one.events(ANA, "looked-ahead") == [
        {
            "event": "looked-ahead",
            "seat": ANA,
            "cards": ["conflict-2", "conflict-3", "conflict-4", "conflict-5"],
        }
    ]
    assert knowing(one, table("fracture", "ambush", "support-1", "support-2")) == {ANA}


@pytest.mark.clause("MM-GEN-11")
@pytest.mark.parametrize("other", [ANA, BEN])
def test_looking_at_any_pile_shows_it_to_nobody_else(other: int) -> None:
    def table(card: str) -> MasteryScene:
        scene = mastery(3).artefacts(ANA, "prosperity").draw(other, card).begin()
        scene.do("crown")
        scene.pass_windows()
        scene.do(f"look {other}")
        return scene

    one = table("conflict-5")
    assert one.view(ANA)["table"]["seats"][other]["known"] == ["conflict-5"]
    assert knowing(one, table("fracture")) == {ANA}


@pytest.mark.clause("MM-GEN-12")
@pytest.mark.parametrize(("cancelled", "attack"), [(False, 3), (True, 2)])
def test_a_cancelled_effect_is_not_applied(cancelled: bool, attack: int) -> None:
    scene = mastery(2).artefacts(ANA, "rage").hold(BEN, MEADOW, 2)
    scene.hand(ANA, *UNARMED).hand(BEN, *UNARMED[:4], "fracture").battle(ANA, MEADOW, 2)
    scene.do("pass", ANA)
    scene.do("fracture rage" if cancelled else "pass", BEN)
    assert scene.scores()[0] == attack


# Dice and compulsory effects ----------------------------------------------------------------------


class CountedDice(ToldChance):
    """Chance that counts the dice it rolls."""

    def __init__(self) -> None:
        super().__init__()
        self.dice = 0

    def roll(self, dice: int, faces: int) -> list[int]:
        assert faces == 6
        self.dice += dice
        return super().roll(dice, faces)


@pytest.mark.clause("MM-GEN-14")
@pytest.mark.parametrize(
    ("land", "chaos", "card", "dice"),
    [
        ("forest", False, "conflict-5", 0),
        ("forest", False, "ambush", 1),
        ("arena", False, "conflict-5", 2),
        ("arena", False, "ambush", 3),
        ("forest", True, "conflict-5", 6),  # one for each of the winner's knights
        ("forest", True, "ambush", 7),
    ],
)
def test_dice_are_rolled_for_ambush_arena_and_chaos_only(
    land: str, chaos: bool, card: str, dice: int
) -> None:
    scene = mastery(2, chaos=chaos).land(MEADOW, land).hold(BEN, MEADOW, 2).castle(ANA, 6)
    counted = scene.chance = CountedDice()
    scene.roll(*[6, 5][: 2 * (land == "arena")], *[6] * 7)
    scene.hand(ANA, card, *UNARMED[:4]).hand(BEN, *UNARMED).begin()
    scene.do(f"advance {scene.number(MEADOW)} 6")
    while scene.state.battle is not None:
        answers = {"commit": f"commit {card}", "support": "decline"}
        scene.do(answers.get(scene.prompt, "pass"))
    scene.do("end-turn")
    assert scene.asked == (BEN,)
    assert scene.knights(MEADOW) == (ANA, 6)
    assert counted.dice == dice


@pytest.mark.clause("MM-GEN-14")
def test_a_turn_without_battle_rolls_no_dice() -> None:
    scene = mastery(2).hand(ANA, "call-to-arms", "tactical-advance").land(MEADOW, "arena")
    counted = scene.chance = CountedDice()
    scene.begin()
    for answer in ("call-to-arms", "tactical-advance", f"advance {scene.number(MEADOW)} 1"):
        scene.do(answer)
    scene.do("end-turn")
    assert counted.dice == 0


@pytest.mark.clause("MM-GEN-16")
def test_compulsory_effects_happen_without_a_question() -> None:
    """These are sceptres, orbs, the city, losses, retreat, restoration."""
    scene = mastery(2).land(MEADOW, "city").hold(BEN, MEADOW, 4).castle(ANA, 6)
    scene.artefacts(ANA, "fury", "rage", "brutality").artefacts(BEN, "loyalty", "devotion")
    scene.destroy("fury").hand(ANA, *UNARMED).hand(BEN, *UNARMED).begin()
    scene.do(f"advance {scene.number(MEADOW)} 6")
    scene.pass_windows()
    assert scene.scores() == (6 + 1, 4 + 1 + 1)
    assert (scene.prompt, scene.asked) == ("support", (BEN,))
    scene.do("decline")
    scene.pass_windows()
    assert scene.prompt == "turn-after"
    assert scene.knights(MEADOW) == (ANA, 6)
    assert scene.in_castle(ANA) == 3 + 1
    assert scene.in_castle(BEN) == 1 + 4 - 1 - 1  # devotion; brutality and the difference kill
    scene.do("end-turn")
    assert scene.face_up("fury")
