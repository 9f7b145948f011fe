"""RESOURCE: call to arms, authority, tactical advance; fracture has a chapter of its own."""

import pytest

from tests.rules.medieval_mastery.scene import ANA, BEN, CLEO, MasteryScene, mastery

NEAR = (1, 0)
"""Beside Ana's castle on the maps for two and for three."""
HELD = (0, 1)
"""A territory of Ana's on the map for two, beside her castle."""
RESOURCES = ("call-to-arms", "call-to-arms", "tactical-advance", "fracture", "fracture")
"""A hand of resource cards alone; authority is never held."""
SUPPORTS = ("support-1", "support-1", "support-1", "support-1", "support-2")


def ready(*cards: str) -> MasteryScene:
    """Give Ana these cards, a territory and some knights."""
    scene = mastery(2).hand(ANA, *cards).artefacts(ANA, "fury").artefacts(BEN, "defiance")
    return scene.hold(ANA, HELD, 3).castle(ANA, 3)


def verbs(scene: MasteryScene, seat: int | None = None) -> set[str]:
    return {option.split()[0] for option in scene.options(seat)}


OTHER_MOMENTS = (
    "redeploy",
    "advance",
    "fracture-sceptre",
    "match",
    "commit",
    "support",
    "fracture-orb",
    "discard-artefact",
    "fracture-crown",
)


@pytest.fixture(scope="module")
def moments() -> dict[str, MasteryScene]:
    """Yield every kind of question in Ana's turn that is no window of it; all hold resource
    cards."""
    found: dict[str, MasteryScene] = {}

    def met(scene: MasteryScene) -> None:
        found.setdefault(scene.prompt, scene)

    def table() -> MasteryScene:
        scene = mastery(2).castle(ANA, 3).hold(ANA, HELD, 3).hold(BEN, NEAR, 6)
        scene.artefacts(ANA, "fury", "fear", "cleansing").artefacts(BEN, "vigour", "preparation")
        for seat in (ANA, BEN):
            scene.hand(seat, *RESOURCES, "conflict-2", "support-1")
        return scene.begin()

    for stop in range(12):
        scene = table()
        answers = ["redeploy", "done", f"advance {scene.number(NEAR)} 2"]
        answers += ["pass", "pass", "match", "commit conflict-2", "commit conflict-2", "decline"]
        answers += ["pass", "pass"]
        for answer in answers[:stop]:
            scene.do(answer)
        met(scene)
    scene = table()
    scene.do("crown")
    met(scene)
    scene.do("pass")
    met(scene)
    del found["turn"]
    return found


@pytest.mark.clause("MM-RESOURCE-01")
def test_the_deck_has_four_kinds_of_resource_cards() -> None:
    """Three are played by choice; authority plays itself when it is drawn."""
    others = (
        *SUPPORTS,
        "support-2",
        "conflict-2",
        "conflict-3",
        "conflict-4",
        "conflict-5",
        "ambush",
    )
    idle = {"crown", "redeploy", "advance", "end-turn"}
    assert verbs(ready(*others).begin()) == idle
    resources = {"call-to-arms", "tactical-advance", "fracture"}
    assert verbs(ready(*others, *resources).begin()) == idle | resources
    fight = mastery(2).hold(BEN, NEAR, 1).hand(ANA, *SUPPORTS).hand(BEN, *SUPPORTS[:4])
    fight.draw(BEN, "authority").battle(ANA, NEAR, 1)
    assert [told["seat"] for told in fight.events(None, "authority")] == [BEN]


@pytest.mark.clause("MM-RESOURCE-02")
@pytest.mark.parametrize("card", ["call-to-arms", "tactical-advance", "fracture"])
def test_a_resource_card_is_shown_applied_and_discarded(card: str) -> None:
    scene = ready(card, "support-1").begin()
    castle, cycles = scene.in_castle(ANA), scene.state.cycles
    scene.do("fracture defiance" if card == "fracture" else card)
    assert scene.events(BEN)[0]["event"] == {"fracture": "fractured"}.get(card, card)
    changed = (
        scene.in_castle(ANA) - castle,
        scene.state.cycles - cycles,
        scene.face_up("defiance"),
    )
    assert (
        changed
        == {
            "call-to-arms": (2, 0, True),
            "tactical-advance": (0, 1, True),
            "fracture": (0, 0, False),
        }[card]
    )
    assert scene.hand_of(ANA) == ["support-1"]
    for seat in (ANA, BEN, None):
        pile = scene.view(seat)["table"]["seats"][ANA]["discard"]
        assert [laid["card"] for laid in pile] == [card]


@pytest.mark.clause("MM-RESOURCE-02")
def test_authority_is_shown_applied_and_discarded() -> None:
    scene = mastery(2).hold(BEN, NEAR, 1).hand(ANA, *SUPPORTS).hand(BEN, *SUPPORTS[:4])
    scene.draw(BEN, "authority", "ambush", "conflict-2").battle(ANA, NEAR, 1)
    for seat in (ANA, None):
        told = [event["event"] for event in scene.events(seat)]
        assert told[told.index("authority") :] == ["authority", "drew-unseen"]
        pile = scene.view(seat)["table"]["seats"][BEN]["discard"]
        assert [laid["card"] for laid in pile] == ["authority"]


@pytest.mark.clause("MM-RESOURCE-03")
@pytest.mark.parametrize("after", [False, True])
def test_any_number_of_cards_may_be_played_in_a_window(after: bool) -> None:
    scene = ready(*RESOURCES).begin()
    if after:
        scene.do(f"advance {scene.number(NEAR)} 1")
    for card in ("call-to-arms", "fracture defiance", "call-to-arms", "tactical-advance"):
        scene.do(card)
    scene.do("fracture greed")
    assert scene.hand_of(ANA) == []
    assert scene.in_castle(ANA) == 6 + 4 - after


# Call to arms -------------------------------------------------------------------------------------


@pytest.mark.clause("MM-RESOURCE-04")
def test_call_to_arms_brings_two_knights_to_the_own_castle() -> None:
    scene = ready("call-to-arms").begin()
    before = scene.state.knights[:]
    scene.do("call-to-arms")
    before[scene.state.castle(ANA)] += 2
    assert scene.state.knights == before


@pytest.mark.clause("MM-RESOURCE-05", "MM-RESOURCE-07")
@pytest.mark.parametrize("card", ["call-to-arms", "tactical-advance"])
def test_resource_cards_are_played_before_and_after_redeployment_and_advance(card: str) -> None:
    scene = ready("call-to-arms", "tactical-advance").begin()
    assert card in scene.options()
    scene.do(f"advance {scene.number(NEAR)} 1")
    assert card in scene.options()


@pytest.mark.clause("MM-RESOURCE-05", "MM-RESOURCE-07")
@pytest.mark.parametrize("prompt", OTHER_MOMENTS)
def test_resource_cards_are_not_played_at_any_other_moment(
    moments: dict[str, MasteryScene], prompt: str
) -> None:
    scene = moments[prompt]
    for seat in scene.asked:
        assert {"call-to-arms", "tactical-advance"} <= set(scene.hand_of(seat))
        assert not {"call-to-arms", "tactical-advance"} & verbs(scene, seat)


@pytest.mark.clause("MM-RESOURCE-05", "MM-RESOURCE-07")
def test_the_list_of_other_moments_is_complete(moments: dict[str, MasteryScene]) -> None:
    assert set(moments) == set(OTHER_MOMENTS)


@pytest.mark.clause("MM-RESOURCE-05", "MM-RESOURCE-07")
def test_resource_cards_are_played_in_the_own_turn_only() -> None:
    scene = mastery(3)
    for seat in (ANA, BEN, CLEO):
        scene.hand(seat, "call-to-arms", "tactical-advance")
    scene.begin(BEN)
    scene.do("call-to-arms")
    assert scene.asked == (BEN,)
    assert [scene.in_castle(seat) for seat in range(3)] == [0, 5, 0]
    scene.do("tactical-advance")
    assert scene.asked == (BEN,)
    assert scene.hand_of(ANA) == scene.hand_of(CLEO) == ["call-to-arms", "tactical-advance"]


# Tactical advance ---------------------------------------------------------------------------------


@pytest.mark.clause("MM-RESOURCE-06")
def test_tactical_advance_brings_one_more_redeployment_and_one_more_advance() -> None:
    scene = ready("tactical-advance").begin()
    scene.do("redeploy")
    scene.do("done")
    scene.do(f"advance {scene.number(NEAR)} 1")
    assert not {"redeploy", "advance"} & verbs(scene)
    scene.do("tactical-advance")
    assert {"redeploy", "advance"} <= verbs(scene)
    scene.do("redeploy")
    scene.do(f"move {scene.number(HELD)} {scene.castle_number(ANA)} 2")
    scene.do("done")
    scene.do(f"advance {scene.number((2, 0))} 3")
    assert scene.knights((2, 0)) == (ANA, 3)
    assert scene.in_castle(ANA) == 6 - 1 + 2 - 3
    assert not {"redeploy", "advance"} & verbs(scene)


@pytest.mark.clause("MM-RESOURCE-06")
def test_the_advance_comes_after_the_redeployment() -> None:
    scene = ready("tactical-advance").begin()
    scene.do("tactical-advance")
    scene.do(f"advance {scene.number(NEAR)} 1")
    scene.do(f"advance {scene.number((2, 0))} 1")  # the extra cycle, without its redeployment
    assert not {"redeploy", "advance"} & verbs(scene)


@pytest.mark.clause("MM-RESOURCE-08")
def test_the_extra_advance_can_lead_into_a_battle() -> None:
    scene = ready("tactical-advance", *SUPPORTS).hold(BEN, (2, 0), 2).hand(BEN, *SUPPORTS).begin()
    scene.do(f"advance {scene.number(NEAR)} 1")
    scene.do("tactical-advance")
    scene.do(f"advance {scene.number((2, 0))} 4")
    assert scene.view(None)["table"]["battle"]["sides"] == [ANA, BEN]
    assert scene.scores() == (4, 2)


@pytest.mark.clause("MM-RESOURCE-08")
def test_the_extra_advance_goes_only_where_any_advance_may_go() -> None:
    scene = ready("tactical-advance").land((2, 0), "cave").begin()
    scene.do("tactical-advance")
    first = scene.targets()
    assert NEAR in first
    scene.do(f"advance {scene.number(NEAR)} 1")
    # Not onto what is her own by now.
    assert scene.targets() == first - {NEAR}
    most = [option for option in scene.options() if f"advance {scene.number((2, 0))} " in option]
    assert len(most) == 4  # a cave holds four
    assert scene.in_castle(ANA) == 5


@pytest.mark.clause("MM-RESOURCE-09")
@pytest.mark.parametrize(
    ("answers", "castle"),
    [
        (("redeploy", "move {held} {castle} 2", "done", "halt"), 5 + 2),
        (("advance {there} 2",), 5 - 2),
        (("redeploy", "move {held} {castle} 2", "done", "advance {there} 2"), 5 + 2 - 2),
        (("redeploy", "done", "halt"), 5),
        ((), 5),
    ],
    ids=["redeployment", "advance", "both", "neither half", "nothing at all"],
)
def test_either_half_of_the_extra_cycle_may_be_left_out(
    answers: tuple[str, ...], castle: int
) -> None:
    scene = ready("tactical-advance").begin()
    scene.do(f"advance {scene.number(NEAR)} 1")
    scene.do("tactical-advance")
    tiles = {"held": scene.number(HELD), "there": scene.number((2, 0))}
    for answer in answers:
        scene.do(answer.format(castle=scene.castle_number(ANA), **tiles))
    assert scene.in_castle(ANA) == castle
    scene.do("end-turn")
    assert scene.asked == (BEN,)


@pytest.mark.clause("MM-RESOURCE-10")
def test_several_tactical_advances_add_up() -> None:
    """A second one may come with another box."""
    scene = ready("tactical-advance").begin()
    scene.hand(ANA, "tactical-advance")
    scene.do("tactical-advance")
    scene.do("tactical-advance")
    for made, place in enumerate((NEAR, (2, 0), (0, 2))):
        assert scene.decision().arguments == {"cycles": 3 - made}
        scene.do("redeploy")
        scene.do("done")
        scene.do(f"advance {scene.number(place)} 1")
    assert not {"redeploy", "advance"} & verbs(scene)
    assert scene.in_castle(ANA) == 6 - 3


@pytest.mark.clause("MM-RESOURCE-11")
def test_tactical_advance_brings_no_knights_and_no_second_crown() -> None:
    scene = ready("tactical-advance", "support-1").begin()
    scene.do("crown")
    scene.pass_windows()
    scene.do("keep")
    assert "crown" not in verbs(scene)
    knights = sum(scene.state.knights)
    scene.do("tactical-advance")
    assert "crown" not in verbs(scene)
    scene.do(f"advance {scene.number(NEAR)} 1")
    assert "crown" not in verbs(scene)
    assert sum(scene.state.knights) == knights


# Authority ----------------------------------------------------------------------------------------


def refilled(ana: tuple[str, ...], bens: tuple[str, ...], held: int = 3) -> MasteryScene:
    """Let Ana attack Ben; both hold so many cards, and draw these next."""
    scene = mastery(2).hold(BEN, NEAR, 2)
    for seat, cards in ((ANA, ana), (BEN, bens)):
        scene.hand(seat, *SUPPORTS[:held]).draw(seat, *cards)
    return scene.battle(ANA, NEAR, 2)


def drawing(scene: MasteryScene) -> list[tuple[str, int, int]]:
    """Return who drew how many and who played authority, in order."""
    told = scene.events(None)
    keys = {"drew-unseen", "authority"}
    return [(e["event"], e["seat"], e["count"]) for e in told if e["event"] in keys]


@pytest.mark.clause("MM-RESOURCE-12")
@pytest.mark.parametrize("cards", [("authority", "ambush"), ("ambush", "authority")])
def test_authority_is_played_when_the_draw_is_complete(cards: tuple[str, ...]) -> None:
    scene = refilled((), (*cards, "conflict-2", "conflict-3"))
    assert drawing(scene)[1:] == [
        ("drew-unseen", BEN, 2),
        ("authority", BEN, 2),
        ("drew-unseen", BEN, 2),
    ]
    assert scene.hand_of(BEN) == ["conflict-2", "conflict-3", "ambush", *["support-1"] * 3]
    assert scene.discarded(BEN) == ["authority"]
    assert scene.prompt == "fracture-sceptre"  # nobody was asked


@pytest.mark.clause("MM-RESOURCE-13")
def test_both_hands_are_refilled_in_a_battle_before_authority_is_played() -> None:
    scene = refilled(("authority", "ambush", "conflict-2", "conflict-3"), ("ambush", "ambush"))
    assert drawing(scene) == [
        ("drew-unseen", ANA, 2),
        ("drew-unseen", BEN, 2),
        ("authority", ANA, 2),
        ("drew-unseen", ANA, 2),
    ]


@pytest.mark.clause("MM-RESOURCE-14")
@pytest.mark.parametrize("attacker", [ANA, BEN])
def test_if_both_drew_authority_the_attacker_plays_first(attacker: int) -> None:
    defender = BEN if attacker == ANA else ANA
    scene = mastery(2).hold(defender, NEAR, 2)
    for seat in (ANA, BEN):
        scene.hand(seat, *SUPPORTS[:4]).draw(seat, "authority")
    scene.battle(attacker, NEAR, 2)
    assert drawing(scene) == [
        ("drew-unseen", attacker, 1),
        ("drew-unseen", defender, 1),
        ("authority", attacker, 2),
        ("drew-unseen", attacker, 2),
        ("authority", defender, 2),
        ("drew-unseen", defender, 2),
    ]


@pytest.mark.clause("MM-RESOURCE-15")
def test_after_authority_the_hand_may_exceed_five_cards() -> None:
    scene = refilled(("authority", "fracture", "fracture"), ("fracture",), held=4)
    scene.pass_windows()
    assert scene.prompt == "support"  # neither has a conflict card
    assert scene.hand_of(ANA) == [*["support-1"] * 4, "fracture", "fracture"]
    assert scene.discarded(ANA) == ["authority"]


@pytest.mark.clause("MM-RESOURCE-15", "MM-RESOURCE-16")
@pytest.mark.parametrize(("orb", "attackers"), [("greed", 6), ("resurgence", 1)])
def test_authority_drawn_until_six_leaves_seven_cards(orb: str, attackers: int) -> None:
    """This happens by the winner's greed and by the loser's resurgence."""
    scene = mastery(2).artefacts(ANA, "loyalty", orb).artefacts(BEN, "rage", "cleansing")
    scene.destroy("cleansing").hold(BEN, NEAR, 3).hand(ANA, *SUPPORTS).hand(BEN, *SUPPORTS)
    scene.draw(ANA, "authority", "ambush", "ambush").battle(ANA, NEAR, attackers)
    scene.pass_windows()
    scene.no_support()
    scene.pass_windows()
    assert scene.state.battle is None
    assert drawing(scene) == [
        ("drew-unseen", ANA, 1),
        ("authority", ANA, 2),
        ("drew-unseen", ANA, 2),
    ]
    assert scene.hand_of(ANA) == ["ambush", "ambush", *SUPPORTS]
    assert scene.discarded(ANA) == ["authority"]


@pytest.mark.clause("MM-RESOURCE-16")
def test_authority_drawn_early_is_played_when_six_cards_are_held() -> None:
    scene = mastery(2).artefacts(ANA, "loyalty", "greed").artefacts(BEN, "rage", "cleansing")
    scene.destroy("cleansing").hold(BEN, NEAR, 1).hand(ANA, *SUPPORTS).hand(BEN, *SUPPORTS)
    scene.draw(ANA, "authority", "ambush", "ambush", "conflict-2", "conflict-3")
    scene.battle(ANA, NEAR, 1)
    scene.pass_windows()
    scene.do("support 2 0", ANA)  # three cards are left
    scene.do("decline", BEN)
    scene.pass_windows()
    assert drawing(scene) == [
        ("drew-unseen", ANA, 3),
        ("authority", ANA, 2),
        ("drew-unseen", ANA, 2),
    ]
    assert len(scene.hand_of(ANA)) == 7


# Neither conflict nor support ---------------------------------------------------------------------


@pytest.mark.clause("MM-RESOURCE-17")
def test_resource_cards_are_neither_conflict_nor_support_cards() -> None:
    scene = mastery(2).artefacts(ANA, "loyalty").artefacts(BEN, "rage").hold(BEN, NEAR, 2)
    scene.hand(ANA, *RESOURCES).hand(BEN, *RESOURCES, "conflict-2", "support-1")
    scene.battle(ANA, NEAR, 2)
    scene.pass_windows()
    assert (scene.prompt, scene.asked) == ("commit", (BEN,))  # Ana has no conflict card
    assert scene.options() == ["commit conflict-2"]
    scene.do("commit conflict-2")
    assert (scene.prompt, scene.asked) == ("support", (ANA,))
    assert scene.options() == ["decline"]
    scene.do("decline")


@pytest.mark.clause("MM-RESOURCE-17")
def test_only_support_cards_of_a_mixed_hand_are_offered_as_support() -> None:
    scene = mastery(2).artefacts(ANA, "loyalty").artefacts(BEN, "rage").hold(BEN, NEAR, 2)
    scene.hand(ANA, *RESOURCES, "support-1", "support-2").hand(BEN, *RESOURCES)
    scene.battle(ANA, NEAR, 2)
    scene.pass_windows()
    assert scene.asked == (ANA,)
    assert scene.options() == ["support 1 0", "support 0 1", "support 1 1", "decline"]
