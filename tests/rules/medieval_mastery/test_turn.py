"""TURN: the nine steps of a turn, and the windows in it."""

from itertools import permutations

import pytest

from tests.rules.medieval_mastery.scene import ANA, BEN, CLEO, COUNTS, MasteryScene, mastery

NEAR = (1, 0)
"""Beside Ana's castle on the maps for two and for three."""
HELD = (0, 1)
"""A territory of Ana's on the map for two, beside her castle."""
UNARMED = ("support-1", "support-1", "call-to-arms", "call-to-arms", "tactical-advance")
WINDOW = ("call-to-arms", "tactical-advance", "fracture defiance", "crown")
"""What may be done in a window."""


def ready(*cards: str) -> MasteryScene:
    """Give Ana these cards, a crown that asks nothing but whether it is broken, and a territory;
    Ben has the sceptre of defiance."""
    scene = mastery(2).hand(ANA, *cards).artefacts(ANA, "fury").artefacts(BEN, "defiance")
    return scene.hold(ANA, HELD, 3).castle(ANA, 3)


def in_window(scene: MasteryScene, action: str) -> None:
    """Take an action; a crown is not broken, and makes nobody discard."""
    scene.do(action)
    scene.pass_windows()
    if scene.prompt == "discard-artefact":
        scene.do("keep")


def verbs(scene: MasteryScene) -> set[str]:
    return {option.split()[0] for option in scene.options()}


# The steps ----------------------------------------------------------------------------------------


@pytest.mark.clause("MM-TURN-01")
def test_a_turn_takes_its_nine_steps_in_their_order() -> None:
    scene = ready(*UNARMED, "fracture")
    scene.hold(BEN, NEAR, 2).hand(BEN, *UNARMED).destroy("fear").begin()
    told = [event["event"] for event in scene.events(None)]
    castle, held = scene.castle_number(ANA), scene.number(HELD)
    answers = ["call-to-arms", "crown", "pass", "keep", "redeploy", f"move {held} {castle} 2"]
    answers += ["done", f"advance {scene.number(NEAR)} 6", "pass", "decline"]
    answers += ["pass", "pass", "fracture greed", "end-turn"]
    for answer in answers:
        scene.do(answer)
        told += [event["event"] for event in scene.events(None)]
    steps = ["turn", "knights-came", "call-to-arms", "crown-declared", "moved", "advanced"]
    steps += ["battle-began", "outcome", "fractured", "restored"]
    assert [event for event in told if event in steps] == [
        "turn",
        "knights-came",
        "call-to-arms",
        "knights-came",
        "crown-declared",
        "moved",
        "advanced",
        "battle-began",
        "outcome",
        "fractured",
        "restored",
        "turn",
        "knights-came",
    ]


@pytest.mark.clause("MM-TURN-01")
def test_knights_come_before_anything_is_asked_and_artefacts_are_restored_last() -> None:
    scene = mastery(2).castle(ANA, 1).destroy("corruption").hand(ANA, "ambush").begin()
    assert scene.in_castle(ANA) == 4
    assert "crown" not in verbs(scene)  # not before the end of the turn
    scene.do(f"advance {scene.number(NEAR)} 1")
    assert not scene.face_up("corruption")
    assert "crown" not in verbs(scene)
    scene.do("end-turn")
    assert scene.face_up("corruption")
    assert scene.asked == (BEN,)


# Windows ------------------------------------------------------------------------------------------


@pytest.mark.clause("MM-TURN-02")
@pytest.mark.parametrize("order", list(permutations(WINDOW)), ids=" ".join)
def test_actions_before_the_cycle_may_come_in_any_order(order: tuple[str, ...]) -> None:
    scene = ready("call-to-arms", "tactical-advance", "fracture", "support-1").begin()
    for action in order:
        assert (scene.prompt, scene.asked) == ("turn", (ANA,))
        in_window(scene, action)
    assert scene.in_castle(ANA) == 3 + 3 + 2
    assert scene.state.cycles == 2
    assert not scene.face_up("defiance")
    assert scene.hand_of(ANA) == ["support-1"]


@pytest.mark.clause("MM-TURN-02")
@pytest.mark.parametrize("order", list(permutations(WINDOW)), ids=" ".join)
def test_actions_after_the_cycle_may_come_in_any_order(order: tuple[str, ...]) -> None:
    scene = ready("call-to-arms", "tactical-advance", "fracture", "support-1").begin()
    scene.do(f"advance {scene.number(NEAR)} 1")
    assert scene.prompt == "turn-after"
    for action in order:
        assert scene.asked == (ANA,)
        in_window(scene, action)
    assert scene.in_castle(ANA) == 3 + 3 - 1 + 2
    assert scene.state.cycles == 1
    assert scene.hand_of(ANA) == ["support-1"]


@pytest.mark.clause("MM-TURN-03")
def test_a_turn_may_pass_without_any_action() -> None:
    scene = ready(*WINDOW[:2], "fracture").begin()
    scene.do("end-turn")
    assert scene.asked == (BEN,)
    assert len(scene.hand_of(ANA)) == 3
    assert scene.in_castle(ANA) == 6


@pytest.mark.clause("MM-TURN-03")
@pytest.mark.parametrize("window", ["before", "between", "after"])
def test_a_turn_may_end_in_every_window(window: str) -> None:
    scene = ready("call-to-arms", "tactical-advance", "fracture").begin()
    if window == "between":
        scene.do("tactical-advance")
    if window != "before":
        scene.do(f"advance {scene.number(NEAR)} 1")
    assert scene.decision().may_decline
    scene.do("end-turn")
    assert scene.asked == (BEN,)


@pytest.mark.clause("MM-TURN-03")
def test_both_halves_of_a_cycle_are_voluntary() -> None:
    scene = ready().begin()
    before = scene.state.knights[:]
    scene.do("redeploy")
    assert "done" in scene.options()
    scene.do("done")
    assert "halt" in scene.options()
    scene.do("halt")
    assert scene.prompt == "turn-after"
    assert scene.state.knights == before


@pytest.mark.clause("MM-TURN-03")
def test_a_battle_happens_where_an_advance_meets_knights_and_only_there() -> None:
    scene = ready("tactical-advance").hold(BEN, (2, 0), 1).begin()
    scene.do("tactical-advance")
    scene.do(f"advance {scene.number(NEAR)} 1")
    assert scene.state.battle is None
    scene.do(f"advance {scene.number((2, 0))} 1")
    assert scene.state.battle is not None


# Cycles -------------------------------------------------------------------------------------------


@pytest.mark.clause("MM-TURN-04")
def test_a_redeployment_cannot_follow_the_advance() -> None:
    scene = ready().begin()
    assert {"redeploy", "advance"} <= verbs(scene)
    scene.do(f"advance {scene.number(NEAR)} 2")
    assert not {"redeploy", "move", "advance"} & verbs(scene)


@pytest.mark.clause("MM-TURN-04")
def test_the_redeployment_comes_before_the_advance() -> None:
    scene = ready().begin()
    scene.do("redeploy")
    assert verbs(scene) == {"move", "done"}
    scene.do(f"move {scene.number(HELD)} {scene.castle_number(ANA)} 2")
    scene.do("done")
    assert (scene.prompt, verbs(scene)) == ("advance", {"advance", "halt", "crown"})
    most = max(int(option.split()[2]) for option in scene.options(verb="advance"))
    assert most == 6  # of eight; with those just called home
    scene.do(f"advance {scene.number(NEAR)} 6")
    assert not {"redeploy", "move", "advance"} & verbs(scene)


@pytest.mark.clause("MM-TURN-05")
def test_a_turn_has_one_cycle() -> None:
    scene = ready().begin()
    assert scene.decision().arguments == {"cycles": 1}
    scene.do("redeploy")
    scene.do("done")
    scene.do("halt")
    assert verbs(scene) == {"crown", "end-turn"}
    scene.do("end-turn")
    assert scene.decision().arguments == {"cycles": 1}  # Ben's


@pytest.mark.clause("MM-TURN-05")
@pytest.mark.parametrize("when", ["before", "after"])
def test_tactical_advance_adds_a_cycle(when: str) -> None:
    scene = ready("tactical-advance").begin()
    if when == "before":
        scene.do("tactical-advance")
        assert scene.decision().arguments == {"cycles": 2}
    scene.do(f"advance {scene.number(NEAR)} 2")
    if when == "after":
        assert not {"redeploy", "advance"} & verbs(scene)
        scene.do("tactical-advance")
    assert scene.decision().arguments == {"cycles": 1}
    assert {"redeploy", "advance"} <= verbs(scene)
    scene.do("redeploy")
    scene.do("done")
    scene.do(f"advance {scene.number((2, 0))} 2")
    assert not {"redeploy", "advance"} & verbs(scene)


@pytest.mark.clause("MM-TURN-05")
def test_an_unused_cycle_lapses_with_the_turn() -> None:
    scene = ready("tactical-advance").begin()
    scene.do("tactical-advance")
    scene.do("end-turn")
    scene.do("end-turn")
    assert scene.asked == (ANA,)
    assert scene.decision().arguments == {"cycles": 1}


@pytest.mark.clause("MM-TURN-06")
@pytest.mark.parametrize("action", ["call-to-arms", "fracture defiance", "crown"])
def test_a_window_lies_between_two_cycles(action: str) -> None:
    scene = ready("call-to-arms", "tactical-advance", "fracture").begin()
    scene.do("tactical-advance")
    scene.do(f"advance {scene.number(NEAR)} 1")
    assert (scene.prompt, scene.decision().arguments) == ("turn", {"cycles": 1})
    in_window(scene, action)
    assert {"redeploy", "advance"} <= verbs(scene)


@pytest.mark.clause("MM-TURN-07")
def test_there_is_no_battle_without_an_advance() -> None:
    scene = ready().hold(BEN, NEAR, 1).hold(BEN, (2, 0), 1).begin()
    for answer in ("redeploy", "done", "halt", "end-turn"):
        scene.do(answer)
        assert scene.state.battle is None
        assert scene.events(None, "battle-began") == []
    assert scene.asked == (BEN,)
    assert scene.knights(NEAR) == (BEN, 1)


@pytest.mark.clause("MM-TURN-08")
def test_a_fracture_and_the_crown_are_possible_between_redeployment_and_advance() -> None:
    scene = ready("call-to-arms", "tactical-advance", "fracture").begin()
    assert {"call-to-arms", "tactical-advance", "fracture", "crown"} <= verbs(scene)
    scene.do("redeploy")
    assert verbs(scene) == {"move", "done"}
    scene.do("done")
    assert verbs(scene) == {"advance", "halt", "fracture", "crown"}
    scene.do("halt")
    assert {"call-to-arms", "tactical-advance", "fracture", "crown"} <= verbs(scene)


@pytest.mark.clause("MM-TURN-08")
def test_the_advance_follows_a_fracture_and_the_crown() -> None:
    scene = ready("fracture", "ambush").begin()
    scene.do("redeploy")
    scene.do("done")
    scene.do("fracture defiance")
    assert (scene.prompt, scene.face_up("defiance")) == ("advance", False)
    assert verbs(scene) == {"advance", "halt", "crown"}
    in_window(scene, "crown")
    assert (scene.prompt, verbs(scene)) == ("advance", {"advance", "halt"})
    scene.do(f"advance {scene.number(NEAR)} 2")
    assert (scene.prompt, scene.knights(NEAR)) == ("turn-after", (ANA, 2))
    assert "crown" not in verbs(scene)


@pytest.mark.clause("MM-TURN-08")
@pytest.mark.parametrize(("crown", "asked"), [("vitality", True), ("fury", False)])
def test_an_advance_without_knights_is_asked_only_if_the_crown_can_bring_some_home(
    crown: str, asked: bool
) -> None:
    """For everything else there is the window that follows."""
    scene = ready("fracture", "call-to-arms").artefacts(ANA, crown).castle(ANA, 0)
    scene.begin().do("redeploy")
    scene.do(f"move {scene.castle_number(ANA)} {scene.number(HELD)} 3")
    scene.do("done")
    assert (scene.prompt == "advance") == asked
    assert "fracture" in verbs(scene)


@pytest.mark.clause("MM-TURN-08")
def test_there_is_no_window_between_an_advance_and_its_battle() -> None:
    scene = ready(*UNARMED, "fracture").hold(BEN, NEAR, 2).hand(BEN, *UNARMED).begin()
    scene.do(f"advance {scene.number(NEAR)} 3")
    assert scene.prompt == "fracture-sceptre"  # step 3 of the battle already
    assert scene.options(ANA) == ["fracture defiance", "pass"]


@pytest.mark.clause("MM-TURN-08")
def test_a_battle_offers_no_resource_card_but_fracture_and_no_crown() -> None:
    scene = (
        ready(*UNARMED, "fracture", "conflict-2", "conflict-3")
        .hold(BEN, NEAR, 2)
        .hand(BEN, *UNARMED)
    )
    scene.begin().do(f"advance {scene.number(NEAR)} 3")
    offered: set[str] = set()
    while scene.state.battle is not None:
        offered |= verbs(scene)
        # Defiance has taken one of the two conflict cards.
        answers = {"commit": "commit conflict-3", "support": "decline"}
        scene.do(answers.get(scene.prompt, "pass"))
    assert offered == {"fracture", "pass", "commit", "support", "decline"}


# The end of a turn --------------------------------------------------------------------------------


@pytest.mark.clause("MM-TURN-09")
@pytest.mark.parametrize("seats", COUNTS)
def test_play_passes_clockwise(seats: int) -> None:
    scene = mastery(seats).begin(seats - 1)
    order: list[int] = []
    for _ in range(seats + 1):
        order += scene.asked
        assert scene.view(None)["table"]["turn"] == scene.asked[0]
        scene.do("end-turn")
    assert order == [seats - 1, *range(seats)]


@pytest.mark.clause("MM-TURN-09")
def test_the_next_turn_begins_when_artefacts_are_restored() -> None:
    scene = mastery(3).destroy("influence").destroy("greed").destroy("rage").begin(BEN)
    scene.do("end-turn")
    told = [(event["event"], event["seat"]) for event in scene.events(None)]
    assert told == [
        ("restored", BEN),
        ("restored", BEN),
        ("turn", CLEO),
        ("knights-came", CLEO),
    ]
    assert not scene.face_up("rage")  # Cleo's, at the end of hers
