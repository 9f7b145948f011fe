"""ARTEFACT: what is destroyed, for how long, and when each artefact takes effect."""

from typing import Any

import pytest

from tableronde.games.medieval_mastery.components import ARTEFACT_NAMES
from tests.rules.medieval_mastery.scene import ANA, BEN, CLEO, EARLIER, MasteryScene, mastery

FIELD = (1, 0)
FIVE = ("conflict-2", "conflict-3", "support-1", "call-to-arms", "tactical-advance")
"""A full hand, so that nobody draws in a battle, and without a fracture."""


def only(scene: MasteryScene, *names: str) -> MasteryScene:
    """Turn all sceptres and orbs but these face down."""
    for own in scene.state.artefacts:
        for artefact in own[1:]:
            if ARTEFACT_NAMES[artefact] not in names:
                scene.destroy(ARTEFACT_NAMES[artefact])
    return scene


def clash(name: str, owner: int, attackers: int, defenders: int) -> MasteryScene:
    """Let Ana attack Ben; of all sceptres and orbs only this one lies face up."""
    scene = mastery(2).hold(BEN, FIELD, defenders).hand(ANA, *FIVE).hand(BEN, *FIVE)
    only(scene.artefacts(owner, name), name)
    scene.battle(ANA, FIELD, attackers)
    scene.pass_windows()
    return scene


def fought_out(name: str, owner: int, attackers: int, defenders: int) -> MasteryScene:
    """Play the same battle to its end, with equal conflict cards and no support cards."""
    scene = clash(name, owner, attackers, defenders)
    scene.do("commit conflict-3", ANA)
    scene.do("commit conflict-3", BEN)
    scene.no_support()
    scene.pass_windows()
    return scene


def shown(scene: MasteryScene, seat: int | None, owner: int) -> list[Any]:
    """Return the artefacts of an owner as a seat (None: a spectator) sees them."""
    table = scene.view(seat)["table"]["seats"][owner]["artefacts"]
    return [(artefact["name"], artefact["destroyed"]) for artefact in table]


# Face up and face down ----------------------------------------------------------------------


@pytest.mark.clause("MM-ARTEFACT-01")
def test_a_destroyed_artefact_lies_face_down_and_the_others_face_up() -> None:
    scene = mastery(2).artefacts(BEN, "insight", "rage", "greed").hand(ANA, "fracture").begin()
    assert shown(scene, None, BEN) == [("insight", None), ("rage", None), ("greed", None)]
    scene.do("fracture rage")
    assert shown(scene, None, BEN) == [("insight", None), ("rage", 11), ("greed", None)]
    assert not scene.face_up("rage")


@pytest.mark.clause("MM-ARTEFACT-02")
def test_a_destroyed_crown_cannot_be_used_until_it_is_restored() -> None:
    scene = mastery(2).artefacts(ANA, "fury").destroy("fury").hand(ANA, "ambush").begin()
    assert "crown" not in scene.options()
    scene.do("end-turn")
    scene.do("end-turn")
    assert scene.asked == (ANA,)
    assert "crown" in scene.options()


@pytest.mark.clause("MM-ARTEFACT-02")
def test_a_destroyed_sceptre_is_not_applied() -> None:
    assert clash("rage", ANA, 4, 3).scores() == (5, 3)
    scene = mastery(2).hold(BEN, FIELD, 3).hand(ANA, *FIVE).hand(BEN, *FIVE)
    only(scene.artefacts(ANA, "rage")).battle(ANA, FIELD, 4)
    assert (scene.prompt, scene.scores()) == ("commit", (4, 3))


@pytest.mark.clause("MM-ARTEFACT-02")
def test_an_orb_that_is_broken_in_this_battle_is_not_applied() -> None:
    scene = mastery(2).hold(BEN, FIELD, 6).hand(ANA, *FIVE).hand(BEN, *FIVE, "fracture")
    only(scene.artefacts(ANA, "devotion"), "devotion").battle(ANA, FIELD, 1)
    scene.do("commit conflict-2", ANA)
    scene.do("commit conflict-2", BEN)
    scene.no_support()
    scene.do("fracture devotion", BEN)
    assert scene.in_castle(ANA) == 3  # those of the turn, none of the orb


@pytest.mark.clause("MM-ARTEFACT-03")
def test_destroying_takes_no_artefact_out_of_the_game() -> None:
    scene = mastery(2).artefacts(ANA, "corruption").artefacts(BEN, "fury", "rage", "greed")
    scene.hand(ANA, "fracture", "fracture").begin()
    scene.do("fracture fury")
    scene.do("fracture rage")
    scene.do("crown")
    scene.pass_windows()
    scene.do("destroy greed")
    assert shown(scene, None, BEN) == [("fury", 11), ("rage", 11), ("greed", 11)]
    scene.do("end-turn")
    scene.do("end-turn")
    assert shown(scene, None, BEN) == [("fury", None), ("rage", None), ("greed", None)]


# Restoring ----------------------------------------------------------------------------------


@pytest.mark.clause("MM-ARTEFACT-04")
@pytest.mark.parametrize("turn", [EARLIER, EARLIER - 1, 1])
def test_earlier_destroyed_artefacts_are_restored_at_the_end_of_the_own_turn(turn: int) -> None:
    scene = mastery(3).artefacts(ANA, "fury", "rage", "greed")
    scene.destroy("fury", turn).destroy("rage", turn).destroy("greed", turn).begin(ANA)
    assert [name for name, turned in shown(scene, None, ANA) if turned is None] == []
    scene.do("end-turn")
    assert [event["artefact"] for event in scene.events(None, "restored")] == [
        "fury",
        "rage",
        "greed",
    ]
    assert shown(scene, None, ANA) == [("fury", None), ("rage", None), ("greed", None)]


@pytest.mark.clause("MM-ARTEFACT-04")
def test_only_the_player_whose_turn_ends_restores() -> None:
    scene = mastery(3).artefacts(ANA, "rage").artefacts(BEN, "fear")
    scene.destroy("rage").destroy("fear").begin(CLEO)
    scene.do("end-turn")
    assert scene.events(None, "restored") == []
    assert (scene.face_up("rage"), scene.face_up("fear")) == (False, False)
    scene.do("end-turn")
    assert (scene.face_up("rage"), scene.face_up("fear")) == (True, False)


@pytest.mark.clause("MM-ARTEFACT-05")
def test_an_artefact_broken_in_its_owners_turn_is_restored_in_the_next_one() -> None:
    scene = mastery(2).artefacts(ANA, "fury").hand(ANA, "ambush").hand(BEN, "fracture").begin(ANA)
    scene.do("crown")
    scene.do("fracture fury", BEN)
    scene.do("end-turn", ANA)
    assert not scene.face_up("fury")
    scene.do("end-turn", BEN)
    assert "crown" not in scene.options(ANA)
    scene.do("end-turn", ANA)
    assert scene.face_up("fury")


@pytest.mark.clause("MM-ARTEFACT-05")
def test_an_own_artefact_destroyed_by_its_owner_is_restored_in_the_next_turn() -> None:
    scene = mastery(2).artefacts(ANA, "corruption", "rage").begin(ANA)
    scene.do("crown")
    scene.pass_windows()
    scene.do("destroy rage")
    scene.do("end-turn", ANA)
    assert not scene.face_up("rage")
    scene.do("end-turn", BEN)
    assert not scene.face_up("rage")
    scene.do("end-turn", ANA)
    assert scene.face_up("rage")


@pytest.mark.clause("MM-ARTEFACT-06")
def test_a_crown_restored_at_the_end_of_the_turn_cannot_be_used_in_it() -> None:
    scene = mastery(2).artefacts(ANA, "fury").hand(ANA, "ambush").destroy("fury").begin(ANA)
    scene.do("end-turn")
    assert scene.face_up("fury")
    assert scene.asked == (BEN,)
    told = [event["event"] for event in scene.events(None)]
    assert told.index("restored") < told.index("turn")


# By choice or by themselves -----------------------------------------------------------------


@pytest.mark.clause("MM-ARTEFACT-07")
def test_a_crown_is_used_by_choice() -> None:
    scene = mastery(2).artefacts(ANA, "vitality").hold(ANA, FIELD, 3).begin(ANA)
    assert scene.prompt == "turn"
    assert {"crown", "end-turn"} <= set(scene.options())
    scene.do("end-turn")
    assert scene.asked == (BEN,)
    assert scene.events(None, "crown-declared") == []


@pytest.mark.clause("MM-ARTEFACT-07")
def test_a_sceptre_takes_effect_by_itself() -> None:
    scene = clash("loyalty", BEN, 4, 3)
    assert scene.scores() == (4, 4)
    assert scene.prompt == "commit"


@pytest.mark.clause("MM-ARTEFACT-07")
def test_an_orb_takes_effect_by_itself() -> None:
    scene = fought_out("greed", ANA, 6, 4)
    assert len(scene.hand_of(ANA)) == 6
    assert scene.prompt == "turn-after"


# Attacker's and defender's sceptres ---------------------------------------------------------


def sceptre_effect(name: str, owner: int) -> tuple[str, tuple[int, ...], tuple[int, int], int]:
    """Return what a sceptre does: what is asked, whom, the scores, and how many cards the owner's
    rival holds.

    Ana attacks Ben, and the owner has two knights against five."""
    knights = (2, 5) if owner == ANA else (5, 2)
    scene = clash(name, owner, *knights)
    return scene.prompt, scene.asked, scene.scores(), len(scene.hand_of(1 - owner))


@pytest.mark.clause("MM-ARTEFACT-08")
@pytest.mark.parametrize(
    ("name", "owner", "effect"),
    [
        ("fear", ANA, ("match", (ANA,), (2, 5), 5)),
        ("influence", ANA, ("commit", (ANA, BEN), (2, 5), 4)),
        ("rage", ANA, ("commit", (ANA, BEN), (3, 5), 5)),
        ("defiance", BEN, ("commit", (ANA, BEN), (5, 2), 4)),
        ("loyalty", BEN, ("commit", (ANA, BEN), (5, 3), 5)),
        ("vigour", BEN, ("match", (BEN,), (5, 2), 5)),
    ],
)
def test_a_sceptre_works_for_the_side_that_it_names(name: str, owner: int, effect: Any) -> None:
    assert sceptre_effect(name, owner) == effect


@pytest.mark.clause("MM-ARTEFACT-08")
@pytest.mark.parametrize("name", ["fear", "influence", "rage"])
def test_an_attackers_sceptre_does_nothing_for_a_defender(name: str) -> None:
    assert sceptre_effect(name, BEN) == ("commit", (ANA, BEN), (5, 2), 5)


@pytest.mark.clause("MM-ARTEFACT-08")
@pytest.mark.parametrize("name", ["defiance", "loyalty", "vigour"])
def test_a_defenders_sceptre_does_nothing_for_an_attacker(name: str) -> None:
    assert sceptre_effect(name, ANA) == ("commit", (ANA, BEN), (2, 5), 5)


# Orbs of victory and of defeat --------------------------------------------------------------

NOTHING = ("turn-after", 4, 0, 0)
EFFECTS = {
    "brutality": (True, ("turn-after", 4, 0, -1)),
    "greed": (True, ("turn-after", 6, 0, 0)),
    "preparation": (True, ("discard-artefact", 3, 0, 0)),
    "cleansing": (False, ("discard-artefact", 3, 0, 0)),
    "devotion": (False, ("turn-after", 4, 1, 0)),
    "resurgence": (False, ("turn-after", 6, 0, 0)),
}
"""Of each orb: whether the owner must have won, and what it then does; see `orb_effect`."""


def orb_effect(name: str, won: bool, attacking: bool) -> tuple[str, int, int, int]:
    """Return what an orb does: what is asked after the outcome, the cards of its owner in the end,
    and the difference of knights in both castles to a battle without orbs.

    Six knights beat four by two, so that two retreat; the owner discards a card if asked to."""
    owner = ANA if attacking else BEN
    scene = fought_out(name, owner, *((6, 4) if won == attacking else (4, 6)))
    prompt = scene.prompt
    if prompt == "discard-artefact":
        scene.do("discard support-1", owner)
    castles = [scene.in_castle(ANA) - 3, scene.in_castle(BEN)]
    castles[1 - owner if won else owner] -= 2
    return prompt, len(scene.hand_of(owner)), castles[owner], castles[1 - owner]


@pytest.mark.clause("MM-ARTEFACT-09")
@pytest.mark.parametrize("attacking", [True, False])
@pytest.mark.parametrize("name", EFFECTS)
def test_an_orb_works_after_the_result_that_it_names(name: str, attacking: bool) -> None:
    won, effect = EFFECTS[name]
    assert orb_effect(name, won, attacking) == effect


@pytest.mark.clause("MM-ARTEFACT-09")
@pytest.mark.parametrize("attacking", [True, False])
@pytest.mark.parametrize("name", EFFECTS)
def test_an_orb_does_nothing_after_the_other_result(name: str, attacking: bool) -> None:
    won, _ = EFFECTS[name]
    assert orb_effect(name, not won, attacking) == NOTHING


# Public knowledge ---------------------------------------------------------------------------


@pytest.mark.clause("MM-ARTEFACT-10")
@pytest.mark.parametrize("seat", [ANA, BEN, CLEO, None])
def test_destroyed_artefacts_are_public(seat: int | None) -> None:
    scene = mastery(3).artefacts(BEN, "insight", "rage", "greed")
    scene.destroy("insight", 7).destroy("greed", 9).begin(ANA)
    assert shown(scene, seat, BEN) == [("insight", 7), ("rage", None), ("greed", 9)]
