"""FRACTURE: which artefacts each player may break, when, and in which order players are asked."""

from collections.abc import Callable

import pytest

from tests.rules.medieval_mastery.scene import (
    ANA,
    BEN,
    CLEO,
    COUNTS,
    DAN,
    MasteryScene,
    mastery,
)

HERE = (1, 0)
"""On every map a territory, on the shore of the lake; Ana's castle touches it on the first two."""
UNARMED = ("support-1", "support-1", "support-1", "call-to-arms", "call-to-arms")
"""A full hand without conflict card: nobody draws in a battle, nobody lays a card."""
TURNS = [
    (seats, first, turn) for seats in COUNTS for first in range(seats) for turn in range(seats)
]
BATTLES = [
    (seats, attacker, defender)
    for seats in COUNTS
    for attacker in range(seats)
    for defender in range(seats)
    if attacker != defender
]


def armed(scene: MasteryScene, *holders: int) -> MasteryScene:
    """Deal everyone five cards, with a fracture for these players."""
    for seat in range(scene.state.seats):
        scene.hand(seat, *UNARMED[:4], "fracture" if seat in holders else "call-to-arms")
    return scene


def declared(scene: MasteryScene, seat: int = ANA) -> MasteryScene:
    """Let a seat use its crown in its turn, so that the crown's window is open."""
    scene.begin(seat)
    scene.do("crown")
    return scene


def fought(scene: MasteryScene, attacker: int = ANA, defender: int = BEN) -> MasteryScene:
    """Let three fight three, so that the window of the sceptres is open."""
    return scene.hold(defender, HERE, 3).battle(attacker, HERE, 3)


def decided(scene: MasteryScene, attacker: int = ANA, defender: int = BEN) -> MasteryScene:
    """Play the same battle up to the window of the orbs; no sceptre is broken."""
    fought(scene, attacker, defender)
    scene.pass_windows()
    scene.no_support()
    return scene


OPENINGS: dict[str, Callable[[MasteryScene], MasteryScene]] = {
    "fracture-crown": declared,
    "fracture-sceptre": fought,
    "fracture-orb": decided,
}
"""What opens each window, by its prompt, with Ana on turn."""


def answers(scene: MasteryScene) -> dict[int, list[str]]:
    """Let everyone pass, and return who was asked, in order, with which options."""
    window = scene.prompt
    assert window.startswith("fracture-")
    asked: dict[int, list[str]] = {}
    while scene.prompt == window:
        [seat] = scene.asked
        assert seat not in asked, "asked twice"
        asked[seat] = scene.options()
        scene.do("pass")
    return asked


def knowing(one: MasteryScene, other: MasteryScene) -> set[int | None]:
    """Return the seats that can tell two tables apart, by what they see or by the last events."""
    everyone = [*range(one.state.seats), None]
    return {
        seat
        for seat in everyone
        if (one.view(seat), one.events(seat)) != (other.view(seat), other.events(seat))
    }


# Effect -------------------------------------------------------------------------------------------


@pytest.mark.clause("MM-FRACTURE-01")
def test_a_fracture_destroys_an_artefact_and_is_discarded() -> None:
    scene = mastery(2).hand(ANA, "fracture", "fracture").begin()
    scene.do("fracture influence")
    assert not scene.face_up("influence")
    assert [scene.face_up(name) for name in ("prosperity", "greed", "corruption")] == [True] * 3
    assert scene.hand_of(ANA) == scene.discarded(ANA) == ["fracture"]
    assert scene.events(None, "fractured") == [
        {"event": "fractured", "seat": ANA, "other": BEN, "artefact": "influence"}
    ]


@pytest.mark.clause("MM-FRACTURE-01")
def test_a_fracture_cancels_the_effect_of_a_crown() -> None:
    scene = declared(armed(mastery(2).artefacts(ANA, "corruption"), BEN))
    scene.do("fracture corruption")
    assert (scene.prompt, scene.asked) == ("turn", (ANA,))  # no artefact is chosen
    assert scene.state.destroyed[BEN] == [-1, -1, -1]
    assert "crown" not in scene.options()


@pytest.mark.clause("MM-FRACTURE-01", "MM-FRACTURE-10")
@pytest.mark.parametrize(
    ("broken", "scores"), [("", (4, 4)), ("rage", (3, 4)), ("loyalty", (4, 3))]
)
def test_a_fracture_cancels_the_effect_of_a_sceptre(broken: str, scores: tuple[int, int]) -> None:
    scene = armed(mastery(2).artefacts(ANA, "rage").artefacts(BEN, "loyalty"), ANA, BEN)
    fought(scene)
    assert scene.scores() == (3, 3)  # no effect before the window is over
    scene.do("fracture loyalty" if broken == "loyalty" else "pass", ANA)
    scene.do("fracture rage" if broken == "rage" else "pass", BEN)
    assert scene.scores() == scores


@pytest.mark.clause("MM-FRACTURE-01", "MM-FRACTURE-10")
@pytest.mark.parametrize("broken", [False, True])
def test_a_fracture_cancels_the_effect_of_an_orb(broken: bool) -> None:
    """Ana loses by one on equal scores; devotion would bring her a knight."""
    scene = mastery(2).artefacts(ANA, "loyalty", "devotion").artefacts(BEN, "rage")
    decided(armed(scene, BEN))
    assert scene.in_castle(ANA) == 3
    scene.do("pass", ANA)
    scene.do("fracture devotion" if broken else "pass", BEN)
    assert scene.in_castle(ANA) == 3 + 2 + (not broken)  # two of three retreat


# When it may be played ----------------------------------------------------------------------------


@pytest.mark.clause("MM-FRACTURE-02")
def test_others_may_not_play_a_fracture_before_an_artefact_is_used() -> None:
    scene = mastery(3).hand(BEN, "fracture").hand(CLEO, "fracture")
    scene.hand(ANA, "call-to-arms", "tactical-advance", "fracture").hold(ANA, (2, -1), 2).begin()
    asked = list(scene.asked)
    for answer in (
        "call-to-arms",
        "tactical-advance",
        "fracture influence",
        "redeploy",
        "done",
        f"advance {scene.number(HERE)} 2",
    ):
        scene.do(answer)
        asked += scene.asked
    assert set(asked) == {ANA}
    assert scene.hand_of(BEN) == scene.hand_of(CLEO) == ["fracture"]


@pytest.mark.clause("MM-FRACTURE-02")
@pytest.mark.parametrize("window", OPENINGS)
def test_others_may_play_a_fracture_when_an_artefact_is_used(window: str) -> None:
    scene = OPENINGS[window](armed(mastery(3), BEN, CLEO))
    offered = answers(scene)
    assert scene.state.turn == ANA
    for seat in (BEN, CLEO):
        assert any(option.startswith("fracture ") for option in offered[seat])


@pytest.mark.clause("MM-FRACTURE-02", "MM-FRACTURE-03")
def test_a_fracture_in_a_battle_is_played_in_its_windows_only() -> None:
    """With fear, conflict and support cards, all questions that a battle can ask are there."""
    scene = mastery(3).artefacts(ANA, "fear", "cleansing").artefacts(BEN, "vigour", "preparation")
    for seat in range(3):
        scene.hand(seat, "fracture", "fracture", "conflict-2", "support-1", "call-to-arms")
    scene.hold(BEN, HERE, 4).battle(ANA, HERE, 2)
    met: dict[str, bool] = {}
    while scene.state.battle is not None:
        for seat in scene.asked:
            offers = bool(scene.options(seat, "fracture"))
            met[scene.prompt] = met.get(scene.prompt, False) or offers
        scene.do(scene.options()[-1])
    assert met == {
        "fracture-sceptre": True,
        "match": False,
        "commit": False,
        "support": False,
        "fracture-orb": True,
        "discard-artefact": False,
    }


@pytest.mark.clause("MM-FRACTURE-03")
def test_a_fracture_is_not_played_during_a_redeployment_or_an_advance() -> None:
    scene = mastery(2).hand(ANA, "fracture").hold(ANA, HERE, 3).begin()
    assert scene.options(verb="fracture")
    scene.do("redeploy")
    assert scene.options(verb="move")
    assert not scene.options(verb="fracture")
    scene.do(f"move {scene.number(HERE)} {scene.castle_number(ANA)} 1")
    assert not scene.options(verb="fracture")
    scene.do("done")
    assert scene.options(verb="advance")
    assert scene.options(verb="fracture")  # between the two


@pytest.mark.clause("MM-FRACTURE-03")
def test_a_fracture_is_not_played_during_the_redeployment_of_a_crown() -> None:
    scene = declared(armed(mastery(2).artefacts(ANA, "vitality").hold(ANA, HERE, 3), ANA))
    scene.pass_windows()
    assert scene.prompt == "redeploy"
    assert not scene.options(verb="fracture")


@pytest.mark.clause("MM-FRACTURE-04", "MM-FRACTURE-14")
@pytest.mark.parametrize("after", [False, True])
def test_in_a_window_of_the_own_turn_any_artefact_of_any_opponent_may_be_broken(
    after: bool,
) -> None:
    scene = mastery(3).hand(BEN, "fracture").begin(BEN)
    if after:
        scene.do(scene.options(verb="advance")[0])
    assert scene.options(verb="fracture") == [
        f"fracture {name}"
        for name in ("corruption", "fear", "brutality", "order", "rage", "preparation")
    ]  # Ana's and Cleo's, not the own


@pytest.mark.clause("MM-FRACTURE-04")
def test_breaking_an_artefact_needs_a_fracture() -> None:
    scene = mastery(3).hand(ANA, "call-to-arms").hand(BEN, "fracture").begin(ANA)
    assert scene.options(verb="fracture") == []


# The window of a crown ----------------------------------------------------------------------------


@pytest.mark.clause("MM-FRACTURE-05", "MM-FRACTURE-12", "MM-FRACTURE-14")
@pytest.mark.parametrize("seats", COUNTS)
def test_every_other_player_may_break_a_declared_crown_and_nothing_else(seats: int) -> None:
    scene = declared(armed(mastery(seats), *range(seats)))
    offered = answers(scene)
    assert offered == {seat: ["fracture corruption", "pass"] for seat in range(1, seats)}
    assert scene.prompt == "corrupt"  # it takes effect when all have been asked


@pytest.mark.clause("MM-FRACTURE-05")
@pytest.mark.parametrize("breaker", [BEN, CLEO, DAN])
def test_a_crown_that_is_broken_takes_no_effect(breaker: int) -> None:
    scene = declared(armed(mastery(4), breaker))
    while scene.asked != (breaker,):
        scene.do("pass")
    assert scene.face_up("corruption")
    scene.do("fracture corruption")
    assert not scene.face_up("corruption")
    assert (scene.prompt, scene.asked) == ("turn", (ANA,))


@pytest.mark.clause("MM-FRACTURE-06")
@pytest.mark.parametrize(("seats", "first", "turn"), TURNS)
def test_the_window_of_a_crown_asks_clockwise_from_the_first_player(
    seats: int, first: int, turn: int
) -> None:
    scene = declared(armed(mastery(seats).first(first)), turn)
    clockwise = [(first + step) % seats for step in range(seats)]
    assert list(answers(scene)) == [seat for seat in clockwise if seat != turn]


# The windows of a battle --------------------------------------------------------------------------


@pytest.mark.clause("MM-FRACTURE-07", "MM-FRACTURE-12", "MM-FRACTURE-14")
def test_everyone_may_break_a_sceptre_of_the_fighting_players() -> None:
    scene = fought(armed(mastery(4), *range(4)))
    assert answers(scene) == {
        ANA: ["fracture influence", "pass"],
        BEN: ["fracture fear", "pass"],
        CLEO: ["fracture fear", "fracture influence", "pass"],
        DAN: ["fracture fear", "fracture influence", "pass"],
    }


@pytest.mark.clause("MM-FRACTURE-08", "MM-FRACTURE-12", "MM-FRACTURE-14")
def test_everyone_may_break_an_orb_of_the_fighting_players() -> None:
    scene = mastery(4).artefacts(BEN, "defiance").artefacts(ANA, "loyalty")
    scene = decided(armed(scene, *range(4)).destroy("defiance"))
    assert scene.prompt == "fracture-orb"
    assert answers(scene) == {
        ANA: ["fracture greed", "pass"],
        BEN: ["fracture brutality", "pass"],
        CLEO: ["fracture brutality", "fracture greed", "pass"],
        DAN: ["fracture brutality", "fracture greed", "pass"],
    }


@pytest.mark.clause("MM-FRACTURE-09", "MM-FRACTURE-07", "MM-FRACTURE-08")
@pytest.mark.parametrize(("seats", "attacker", "defender"), BATTLES)
def test_the_windows_of_a_battle_ask_clockwise_from_the_attacker(
    seats: int, attacker: int, defender: int
) -> None:
    """The first player of the game does not matter."""
    clockwise = [(attacker + step) % seats for step in range(seats)]
    scene = armed(mastery(seats).first((attacker + 1) % seats))
    fought(scene, attacker, defender)
    assert scene.prompt == "fracture-sceptre"
    assert list(answers(scene)) == clockwise
    scene.no_support()
    assert scene.prompt == "fracture-orb"
    assert list(answers(scene)) == clockwise


@pytest.mark.clause("MM-FRACTURE-10")
def test_a_sceptre_works_only_when_its_window_is_over() -> None:
    scene = armed(mastery(3).artefacts(ANA, "influence").artefacts(BEN, "loyalty"))
    fought(scene)
    for _ in range(3):
        assert scene.scores() == (3, 3)
        assert [len(scene.hand_of(seat)) for seat in range(3)] == [5, 5, 5]
        scene.do("pass")
    assert scene.scores() == (3, 4)
    assert [len(scene.hand_of(seat)) for seat in range(3)] == [5, 4, 5]


@pytest.mark.clause("MM-FRACTURE-10")
def test_an_orb_works_only_when_its_window_is_over() -> None:
    scene = mastery(3).artefacts(ANA, "loyalty", "resurgence").artefacts(BEN, "rage", "greed")
    decided(armed(scene))
    for _ in range(3):
        assert [len(scene.hand_of(seat)) for seat in range(3)] == [5, 5, 5]
        assert scene.prompt == "fracture-orb"
        scene.do("pass")
    assert [len(scene.hand_of(seat)) for seat in range(3)] == [6, 6, 5]


@pytest.mark.clause("MM-FRACTURE-10")
def test_an_artefact_that_survives_the_window_takes_effect() -> None:
    scene = armed(mastery(3).artefacts(ANA, "rage").artefacts(BEN, "loyalty"), CLEO)
    fought(scene)
    scene.do("pass", ANA)
    scene.do("pass", BEN)
    scene.do("fracture loyalty", CLEO)
    assert scene.scores() == (4, 3)


# One pass, one fracture ---------------------------------------------------------------------------


@pytest.mark.clause("MM-FRACTURE-11")
@pytest.mark.parametrize("window", OPENINGS)
@pytest.mark.parametrize("seats", COUNTS)
def test_each_player_is_asked_once(window: str, seats: int) -> None:
    scene = OPENINGS[window](armed(mastery(seats), *range(seats)))
    asked = list(answers(scene))
    assert asked == list(range(window == "fracture-crown", seats))
    assert scene.prompt != window


@pytest.mark.clause("MM-FRACTURE-11")
def test_each_player_may_play_one_fracture_in_a_window() -> None:
    """Cleo could break both sceptres; she has two fractures, and is asked once."""
    scene = mastery(3).hand(CLEO, *UNARMED[:3], "fracture", "fracture")
    fought(scene.hand(ANA, *UNARMED).hand(BEN, *UNARMED))
    scene.do("pass", ANA)
    scene.do("pass", BEN)
    assert len(scene.options(CLEO, "fracture")) == 2
    scene.do("fracture fear", CLEO)
    assert scene.prompt != "fracture-sceptre"
    assert scene.face_up("influence")
    assert scene.hand_of(CLEO).count("fracture") == 1


@pytest.mark.clause("MM-FRACTURE-11")
def test_a_player_who_has_passed_is_not_asked_again_when_others_play() -> None:
    scene = fought(armed(mastery(4), *range(4)))
    scene.do("pass", ANA)
    scene.do("fracture fear", BEN)
    assert scene.asked == (CLEO,)
    assert scene.options() == ["fracture influence", "pass"]
    scene.do("pass", CLEO)
    assert scene.asked == (DAN,)
    scene.do("pass", DAN)
    assert scene.prompt != "fracture-sceptre"


@pytest.mark.clause("MM-FRACTURE-11")
def test_several_players_may_play_one_fracture_each() -> None:
    scene = fought(armed(mastery(2), ANA, BEN))
    scene.do("fracture influence", ANA)
    scene.do("fracture fear", BEN)
    assert not scene.face_up("influence")
    assert not scene.face_up("fear")
    assert scene.prompt == "support"


@pytest.mark.clause("MM-FRACTURE-11")
def test_the_next_window_asks_everyone_anew() -> None:
    scene = mastery(3).hand(CLEO, *UNARMED[:3], "fracture", "fracture")
    fought(scene.hand(ANA, *UNARMED).hand(BEN, *UNARMED))
    scene.do("pass", ANA)
    scene.do("pass", BEN)
    scene.do("fracture influence", CLEO)
    scene.no_support()
    assert answers(scene)[CLEO] == ["fracture brutality", "fracture greed", "pass"]


# Targets ------------------------------------------------------------------------------------------


@pytest.mark.clause("MM-FRACTURE-12")
@pytest.mark.parametrize(
    ("window", "targets"),
    [
        ("fracture-crown", ["corruption"]),
        ("fracture-sceptre", ["fear", "influence"]),
        ("fracture-orb", ["brutality", "greed"]),
    ],
)
def test_a_window_is_about_its_own_artefacts(window: str, targets: list[str]) -> None:
    """It is neither about other kinds nor about artefacts of bystanders."""
    scene = OPENINGS[window](armed(mastery(4), DAN))
    while scene.asked != (DAN,):
        scene.do("pass")
    assert scene.options(DAN, "fracture") == [f"fracture {name}" for name in targets]


@pytest.mark.clause("MM-FRACTURE-13")
def test_a_sceptre_without_effect_may_be_broken() -> None:
    """A sceptre for defenders may be in the attacker's hand, and the other way round."""
    scene = mastery(3).artefacts(ANA, "loyalty").artefacts(BEN, "rage")
    fought(armed(scene, ANA, BEN, CLEO))
    assert scene.options() == ["fracture rage", "pass"]
    scene.do("fracture rage", ANA)
    assert not scene.face_up("rage")
    scene.do("fracture loyalty", BEN)
    assert not scene.face_up("loyalty")
    assert scene.scores() == (3, 3)


@pytest.mark.clause("MM-FRACTURE-13")
def test_an_orb_without_effect_may_be_broken() -> None:
    """Ana loses: an orb for victors does nothing for her, nor one for losers for Ben."""
    scene = mastery(3).artefacts(ANA, "loyalty", "greed").artefacts(BEN, "rage", "devotion")
    decided(armed(scene, CLEO))
    scene.do("pass", ANA)
    scene.do("pass", BEN)
    assert scene.options() == ["fracture greed", "fracture devotion", "pass"]


@pytest.mark.clause("MM-FRACTURE-14")
@pytest.mark.parametrize("seats", COUNTS)
def test_an_own_artefact_cannot_be_broken(seats: int) -> None:
    scene = mastery(seats).hand(ANA, "fracture").begin()
    options = scene.options(verb="fracture")
    assert len(options) == 3 * (seats - 1)
    assert not {"fracture corruption", "fracture fear", "fracture brutality"} & set(options)


@pytest.mark.clause("MM-FRACTURE-14")
@pytest.mark.parametrize("window", OPENINGS)
def test_team_mates_are_no_opponents(window: str) -> None:
    """Ana and Cleo against Ben and Dan."""
    scene = OPENINGS[window](armed(mastery(4, team=2), *range(4)))
    mine, bens = {
        "fracture-crown": ("corruption", ""),
        "fracture-sceptre": ("fear", "influence"),
        "fracture-orb": ("brutality", "greed"),
    }[window]
    expected = {
        ANA: [f"fracture {bens}", "pass"],
        BEN: [f"fracture {mine}", "pass"],
        CLEO: [f"fracture {bens}", "pass"],
        DAN: [f"fracture {mine}", "pass"],
    }
    if window == "fracture-crown":
        del expected[ANA], expected[CLEO]  # Cleo, who could break nothing
    offered = answers(scene)
    assert offered == expected
    assert list(offered) == list(expected)


@pytest.mark.clause("MM-FRACTURE-14", "MM-FRACTURE-04")
def test_artefacts_of_team_mates_cannot_be_broken_in_the_own_turn() -> None:
    scene = mastery(4, team=2).hand(ANA, "fracture").begin()
    assert scene.options(verb="fracture") == [
        f"fracture {name}"
        for name in ("prosperity", "influence", "greed", "insight", "defiance", "cleansing")
    ]


@pytest.mark.clause("MM-FRACTURE-15")
def test_a_destroyed_artefact_cannot_be_broken() -> None:
    scene = mastery(3).hand(ANA, "fracture", "fracture").destroy("influence").begin()
    assert "fracture influence" not in scene.options()
    scene.do("fracture order")
    assert scene.options(verb="fracture") == [
        f"fracture {name}" for name in ("prosperity", "greed", "rage", "preparation")
    ]


@pytest.mark.clause("MM-FRACTURE-15")
@pytest.mark.parametrize(("broken", "left"), [("fear", "influence"), ("influence", "fear")])
def test_in_a_battle_only_sceptres_that_are_face_up_can_be_broken(broken: str, left: str) -> None:
    scene = fought(armed(mastery(3).destroy(broken), *range(3)))
    offered = answers(scene)
    owner = {"fear": ANA, "influence": BEN}[left]
    assert offered == {seat: [f"fracture {left}", "pass"] for seat in range(3) if seat != owner}


@pytest.mark.clause("MM-FRACTURE-16")
def test_a_fracture_in_the_own_turn_is_not_answered() -> None:
    scene = armed(mastery(3), ANA, BEN, CLEO).begin()
    scene.do("fracture influence")
    assert (scene.prompt, scene.asked) == ("turn", (ANA,))
    assert not scene.face_up("influence")


@pytest.mark.clause("MM-FRACTURE-16")
def test_a_fracture_in_a_window_is_not_answered() -> None:
    """Ben's sceptre is broken by the attacker: whatever he has, it stays broken."""
    scene = fought(armed(mastery(3).destroy("fear"), *range(3)))
    scene.do("fracture influence", ANA)
    assert (scene.prompt, scene.asked) != ("fracture-sceptre", (BEN,))
    assert not scene.face_up("influence")
    assert scene.hand_of(BEN).count("fracture") == 1


# Closing ------------------------------------------------------------------------------------------


@pytest.mark.clause("MM-FRACTURE-17")
@pytest.mark.parametrize("breaker", [BEN, CLEO, DAN])
def test_a_crowns_window_closes_when_it_is_broken(breaker: int) -> None:
    scene = declared(armed(mastery(4), BEN, CLEO, DAN))
    while scene.asked != (breaker,):
        scene.do("pass")
    scene.do("fracture corruption")
    assert scene.prompt == "turn"


@pytest.mark.clause("MM-FRACTURE-17")
def test_a_battles_window_closes_when_nothing_is_left_to_break() -> None:
    scene = fought(armed(mastery(5), *range(5)))
    scene.do("fracture influence", ANA)
    scene.do("fracture fear", BEN)
    assert scene.prompt == "support"


@pytest.mark.clause("MM-FRACTURE-17")
def test_only_players_with_a_target_left_are_asked_further() -> None:
    """Ana breaks Ben's; of the two sceptres left, only others than Ana can break hers."""
    scene = fought(armed(mastery(3), ANA))
    scene.do("fracture influence", ANA)
    assert list(answers(scene)) == [BEN, CLEO]
    scene = fought(armed(mastery(4, team=2), ANA))
    scene.do("fracture influence", ANA)
    assert list(answers(scene)) == [BEN, DAN]  # Cleo is Ana's team-mate


@pytest.mark.clause("MM-FRACTURE-17")
def test_a_window_without_targets_does_not_open() -> None:
    scene = mastery(3)
    for name in ("fear", "influence", "brutality", "greed"):
        scene.destroy(name)
    fought(armed(scene, *range(3)))
    assert scene.prompt == "support"
    scene.no_support()
    assert scene.prompt == "turn-after"


# Territories and cards ----------------------------------------------------------------------------


@pytest.mark.clause("MM-FRACTURE-18")
@pytest.mark.parametrize("land", ["city", "village", "ruins", "marshlands", "grasslands"])
def test_nobody_is_asked_about_a_conquest(land: str) -> None:
    scene = armed(mastery(2).land(HERE, land), BEN).begin()
    scene.do(f"advance {scene.number(HERE)} 2")
    assert scene.asked == (ANA,)
    assert scene.prompt == ("discard-territory" if land == "ruins" else "turn-after")


@pytest.mark.clause("MM-FRACTURE-18")
def test_fractures_affect_neither_territory_bonuses_nor_the_arena() -> None:
    scene = fought(armed(mastery(2).land(HERE, "fort"), ANA, BEN))
    assert scene.scores() == (3, 4)  # before the first window
    scene.do("fracture influence", ANA)
    assert scene.scores() == (3, 4)
    arena = armed(mastery(2).land(HERE, "arena"), ANA, BEN).roll(5, 2)
    fought(arena)
    assert arena.scores() == (3, 2)
    assert all("arena" not in option for option in arena.options())


@pytest.mark.clause("MM-FRACTURE-18")
@pytest.mark.parametrize("card", ["call-to-arms", "tactical-advance"])
def test_nobody_is_asked_about_a_card(card: str) -> None:
    scene = armed(mastery(3).hand(ANA, "tactical-advance"), BEN, CLEO).begin()
    scene.do(card)
    assert (scene.prompt, scene.asked) == ("turn", (ANA,))


@pytest.mark.clause("MM-FRACTURE-18")
def test_nobody_is_asked_about_conflict_and_support_cards() -> None:
    scene = armed(mastery(3).hand(ANA, "conflict-2").hand(BEN, "conflict-3"), *range(3))
    fought(scene)
    scene.pass_windows()
    scene.do("commit conflict-2", ANA)
    scene.do("commit conflict-3", BEN)
    assert (scene.prompt, scene.asked) == ("support", (ANA,))
    scene.do("support 2 0", ANA)
    assert (scene.prompt, scene.asked) == ("support", (BEN,))
    scene.do("decline", BEN)
    assert scene.prompt == "fracture-orb"


# Free choice, and what the others learn -----------------------------------------------------------


@pytest.mark.clause("MM-FRACTURE-19")
@pytest.mark.parametrize("window", OPENINGS)
def test_a_player_who_is_asked_may_always_pass(window: str) -> None:
    scene = OPENINGS[window](armed(mastery(4), *range(4)))
    while scene.prompt == window:
        assert scene.decision().may_decline
        assert scene.options()[-1] == "pass"
        scene.do("pass")
    assert all("fracture" in scene.hand_of(seat) for seat in range(4))


@pytest.mark.clause("MM-FRACTURE-19")
def test_a_fracture_in_the_own_turn_is_voluntary() -> None:
    scene = mastery(2).hand(ANA, "fracture").begin()
    scene.do("end-turn")
    assert scene.hand_of(ANA) == ["fracture"]


@pytest.mark.clause("MM-FRACTURE-05", "MM-FRACTURE-07", "MM-FRACTURE-08", "MM-FRACTURE-11")
@pytest.mark.parametrize("window", OPENINGS)
@pytest.mark.parametrize("team", [1, 2])
@pytest.mark.parametrize("holder", [ANA, BEN, CLEO, DAN])
def test_a_fracture_in_a_hand_is_hidden_from_the_others(
    window: str, team: int, holder: int
) -> None:
    """Of twin tables, the holder has a fracture at one and another card at the other. In the whole
    window the same seats are asked the same question, and only the holder sees a difference."""
    one = OPENINGS[window](armed(mastery(4, team=team), holder))
    other = OPENINGS[window](armed(mastery(4, team=team)))
    asked = 0
    while one.prompt == window:
        assert knowing(one, other) == {holder}
        assert one.view(None)["waiting"] == other.view(None)["waiting"]
        assert one.asked == other.asked
        one.do("pass")
        other.do("pass")
        asked += 1
    assert asked == {("fracture-crown", 1): 3, ("fracture-crown", 2): 2}.get((window, team), 4)
    assert knowing(one, other) == {holder}


@pytest.mark.clause("MM-FRACTURE-05", "MM-FRACTURE-07", "MM-FRACTURE-08")
@pytest.mark.parametrize("window", OPENINGS)
def test_a_player_without_a_fracture_is_asked_and_can_only_pass(window: str) -> None:
    scene = OPENINGS[window](armed(mastery(3)))
    assert set(map(tuple, answers(scene).values())) == {("pass",)}
