"""CROWN: when a crown may be used, and what each of the six does."""

from itertools import permutations

import pytest

from tableronde.games.medieval_mastery.components import CARDS
from tests.rules.medieval_mastery.scene import ANA, BEN, CLEO, EARLIER, MasteryScene, mastery

CROWNS = ("corruption", "prosperity", "order", "insight", "vitality", "fury")
FIRST_QUESTIONS = {
    "corruption": "corrupt",
    "prosperity": "choose-pile",
    "order": "recover",
    "insight": "arrange",
    "vitality": "redeploy",
    "fury": "discard-artefact",
}
FIELD = (1, 0)


def crowned(crown: str, seats: int = 2) -> MasteryScene:
    """Give Ana this crown, a territory, a card in hand and an old one on her discard pile."""
    scene = mastery(seats).artefacts(ANA, crown).hold(ANA, FIELD, 3)
    return scene.hand(ANA, "ambush").discard(ANA, "conflict-2")


def use(scene: MasteryScene) -> None:
    """Declare the crown; nobody breaks it."""
    scene.do("crown")
    scene.pass_windows()


def numbers(*cards: str) -> list[int]:
    """Return a draw pile for scripted chance, from these cards on, the next one first."""
    return [CARDS.index(card) for card in reversed(cards)]


def cards(scene: MasteryScene) -> list[object]:
    """Return where every card is."""
    plain = scene.state.plain()
    return [plain["hands"], plain["draw"], plain["discard"]]


# When ---------------------------------------------------------------------------------------


@pytest.mark.clause("MM-CROWN-01")
def test_a_crown_is_used_in_the_own_turn_only() -> None:
    scene = mastery(2).artefacts(ANA, "fury").artefacts(BEN, "insight").destroy("insight")
    scene.begin(BEN)
    assert scene.asked == (BEN,)
    assert "crown" not in scene.options(BEN)
    scene.do("end-turn")
    assert scene.asked == (ANA,)
    assert "crown" in scene.options(ANA)


@pytest.mark.clause("MM-CROWN-02")
def test_a_crown_is_used_once_in_a_turn_however_many_cycles_it_has() -> None:
    scene = crowned("fury").hand(ANA, "tactical-advance").begin()
    use(scene)
    scene.do("keep")
    assert "crown" not in scene.options()
    scene.do("tactical-advance")
    assert "crown" not in scene.options()
    scene.do(f"advance {scene.number((2, 0))} 1")
    assert (scene.prompt, "crown" in scene.options()) == ("turn", False)
    scene.do(f"advance {scene.number((0, 1))} 1")
    assert (scene.prompt, "crown" in scene.options()) == ("turn-after", False)


@pytest.mark.clause("MM-CROWN-02")
def test_a_crown_is_used_again_in_the_next_turn() -> None:
    scene = crowned("fury").begin()
    use(scene)
    scene.do("keep")
    scene.do("end-turn")
    scene.do("end-turn")
    use(scene)
    assert (scene.prompt, scene.asked) == ("discard-artefact", (ANA,))


@pytest.mark.clause("MM-CROWN-02", "MM-CROWN-03")
@pytest.mark.parametrize("advances", [0, 1, 2])
def test_a_crown_is_used_before_between_or_after_the_cycles(advances: int) -> None:
    scene = crowned("fury").hand(ANA, "tactical-advance").begin()
    scene.do("tactical-advance")
    for place in ((2, 0), (0, 1))[:advances]:
        scene.do(f"advance {scene.number(place)} 1")
    use(scene)
    scene.do("discard ambush")
    assert scene.hand_of(ANA) == []


@pytest.mark.clause("MM-CROWN-03")
def test_a_crown_cannot_be_used_in_a_redeployment() -> None:
    scene = crowned("fury").begin()
    assert "crown" in scene.options()
    scene.do("redeploy")
    assert (scene.prompt, "crown" in scene.options()) == ("redeploy", False)
    scene.do(f"move {scene.number(FIELD)} {scene.castle_number(ANA)} 1")
    assert (scene.prompt, "crown" in scene.options()) == ("redeploy", False)
    scene.do("done")
    assert (scene.prompt, "crown" in scene.options()) == ("advance", True)


@pytest.mark.clause("MM-CROWN-16", "MM-TURN-08")
def test_vitality_may_bring_home_knights_for_the_advance() -> None:
    """It is used between a redeployment that emptied the castle and its advance."""
    scene = crowned("vitality").castle(ANA, 0).begin()
    field, castle = scene.number(FIELD), scene.castle_number(ANA)
    scene.do("redeploy")
    scene.do(f"move {castle} {field} 3")
    scene.do("done")
    assert scene.options(verb="advance") == []
    use(scene)
    scene.do(f"move {field} {castle} 2")
    scene.do("done")
    assert (scene.prompt, scene.in_castle(ANA)) == ("advance", 2)
    assert scene.options(verb="advance")


@pytest.mark.clause("MM-CROWN-03")
def test_a_crown_cannot_be_used_in_a_battle() -> None:
    scene = crowned("fury").artefacts(ANA, "fear").artefacts(BEN, "rage").hold(BEN, (0, 1), 6)
    scene.draw(ANA, "support-1").draw(BEN, "conflict-2", "support-1").castle(ANA, 3).begin()
    scene.do(f"advance {scene.number((0, 1))} 3")
    met: dict[str, set[str]] = {}
    while scene.state.battle is not None:
        met.setdefault(scene.prompt, set()).update(
            option for seat in scene.asked for option in scene.options(seat)
        )
        scene.do(scene.options()[-1])
    assert list(met) == ["fracture-sceptre", "match", "commit", "support", "fracture-orb"]
    assert "crown" not in set().union(*met.values())
    assert "crown" in scene.options()


@pytest.mark.clause("MM-CROWN-04")
@pytest.mark.parametrize("crown", CROWNS)
def test_the_use_of_a_crown_is_voluntary(crown: str) -> None:
    scene = crowned(crown).begin()
    assert {"crown", "end-turn"} <= set(scene.options())
    before = cards(scene)
    scene.do("end-turn")
    assert scene.asked == (BEN,)
    assert scene.events(None, "crown-declared") == []
    assert cards(scene) == before
    assert scene.knights(FIELD) == (ANA, 3)


# Declared, broken or not, carried out -------------------------------------------------------


@pytest.mark.clause("MM-CROWN-05")
@pytest.mark.parametrize("crown", CROWNS)
def test_a_crown_is_declared_then_may_be_broken_then_works(crown: str) -> None:
    scene = crowned(crown, 3).discard(ANA, "support-1").hand(BEN, "ambush").hand(CLEO, "ambush")
    scene.begin().do("crown")
    assert scene.events(None, "crown-declared") == [
        {"event": "crown-declared", "seat": ANA, "artefact": crown}
    ]
    # Its target is not named yet.
    assert scene.decision().arguments == {"other": ANA, "artefact": crown}
    assert (scene.prompt, scene.asked) == ("fracture-crown", (BEN,))
    scene.do("pass")
    assert (scene.prompt, scene.asked) == ("fracture-crown", (CLEO,))
    scene.do("pass")
    assert (scene.prompt, scene.asked) == (FIRST_QUESTIONS[crown], (ANA,))


@pytest.mark.clause("MM-CROWN-06")
@pytest.mark.parametrize("crown", CROWNS)
def test_a_broken_crown_does_nothing_and_is_spent(crown: str) -> None:
    scene = crowned(crown).hand(BEN, "fracture").begin()
    pile = scene.pile(ANA)
    scene.do("crown")
    scene.do(f"fracture {crown}", BEN)
    assert (scene.prompt, scene.asked) == ("turn", (ANA,))
    assert "crown" not in scene.options()
    assert scene.view(None)["table"]["crown_used"] is True
    assert (scene.hand_of(ANA), scene.pile(ANA)) == (["ambush"], pile)
    assert (scene.discarded(ANA), scene.discarded(BEN)) == (["conflict-2"], ["fracture"])
    assert scene.knights(FIELD) == (ANA, 3)


# Corruption ---------------------------------------------------------------------------------


@pytest.mark.clause("MM-CROWN-07", "MM-CROWN-09")
def test_corruption_destroys_one_face_up_artefact_of_anybody() -> None:
    scene = mastery(3).artefacts(ANA, "corruption", "rage", "greed")
    scene.artefacts(BEN, "fury", "fear", "cleansing").artefacts(CLEO, "order", "vigour", "devotion")
    scene.destroy("fear").destroy("greed").destroy("order").begin()
    use(scene)
    assert set(scene.options()) == {
        *("destroy corruption", "destroy rage"),
        *("destroy fury", "destroy cleansing"),
        *("destroy vigour", "destroy devotion"),
    }
    scene.do("destroy vigour")
    assert [scene.face_up(name) for name in ("corruption", "rage", "fury", "cleansing")] == [
        True
    ] * 4
    assert (scene.face_up("vigour"), scene.face_up("devotion")) == (False, True)
    assert (scene.prompt, scene.asked) == ("turn", (ANA,))


@pytest.mark.clause("MM-CROWN-07", "MM-CROWN-09")
@pytest.mark.parametrize("own", ["corruption", "rage"])
def test_corruption_can_hit_its_owner(own: str) -> None:
    scene = mastery(2).artefacts(ANA, "corruption", "rage").begin()
    use(scene)
    scene.do(f"destroy {own}")
    assert not scene.face_up(own)


# Prosperity ---------------------------------------------------------------------------------


@pytest.mark.clause("MM-CROWN-08", "MM-CROWN-09")
@pytest.mark.parametrize("other", [ANA, BEN, CLEO])
def test_prosperity_shows_the_top_of_anybodys_pile_to_the_crowns_owner_alone(other: int) -> None:
    scene = crowned("prosperity", 3).draw(other, "support-2", "support-1").begin()
    use(scene)
    assert set(scene.options()) == {"look 0", "look 1", "look 2"}
    scene.do(f"look {other}")
    [looked] = scene.events(ANA, "looked")
    assert (looked["other"], looked["card"]) == (other, "support-2")
    assert [scene.events(seat, "looked") for seat in (BEN, CLEO, None)] == [[], [], []]
    known = [scene.view(seat)["table"]["seats"][other]["known"] for seat in (ANA, BEN, CLEO, None)]
    assert known == [["support-2"], [], [], []]
    assert (scene.asked, scene.options()) == ((ANA,), ["leave", "throw-away"])


@pytest.mark.clause("MM-CROWN-08", "MM-CROWN-09")
@pytest.mark.parametrize(("seats", "team"), [(4, 2), (6, 2), (6, 3)])
def test_prosperity_looks_at_a_team_mates_pile_and_shows_it_to_no_team_mate(
    seats: int, team: int
) -> None:
    mate = seats // team
    scene = mastery(seats, team=team).artefacts(ANA, "prosperity").draw(mate, "support-2").begin()
    use(scene)
    assert set(scene.options()) == {f"look {seat}" for seat in range(seats)}
    scene.do(f"look {mate}")
    assert [event["card"] for event in scene.events(ANA, "looked")] == ["support-2"]
    assert scene.events(mate, "looked") == []
    scene.do("throw-away")
    assert scene.discarded(mate) == ["support-2"]


@pytest.mark.clause("MM-CROWN-08")
def test_prosperity_may_leave_the_card() -> None:
    scene = crowned("prosperity").draw(BEN, "support-2", "support-1").begin()
    use(scene)
    scene.do("look 1")
    scene.do("leave")
    assert scene.pile(BEN)[:2] == ["support-2", "support-1"]
    assert scene.discarded(BEN) == []
    assert scene.prompt == "turn"


@pytest.mark.clause("MM-CROWN-08")
def test_prosperity_may_send_the_card_to_its_owners_discard_pile() -> None:
    scene = crowned("prosperity").draw(BEN, "support-2", "support-1").begin()
    use(scene)
    scene.do("look 1")
    scene.do("throw-away")
    assert scene.pile(BEN)[0] == "support-1"
    assert (scene.discarded(BEN), scene.discarded(ANA)) == (["support-2"], ["conflict-2"])
    assert scene.hand_of(ANA) == ["ambush"]
    assert scene.prompt == "turn"


@pytest.mark.clause("MM-CROWN-10")
def test_prosperity_has_an_empty_pile_shuffled_first() -> None:
    scene = crowned("prosperity").draw(BEN, nothing_else=True)
    scene.discard(BEN, "conflict-3", "support-1", "ambush").begin()
    scene.chance.orders = [numbers("support-1", "ambush", "conflict-3")]
    use(scene)
    scene.do("look 1")
    assert scene.events(ANA, "looked")[0]["card"] == "support-1"
    assert scene.pile(BEN) == ["support-1", "ambush", "conflict-3"]
    assert scene.discarded(BEN) == []
    scene.do("throw-away")
    assert (scene.pile(BEN), scene.discarded(BEN)) == (["ambush", "conflict-3"], ["support-1"])


@pytest.mark.clause("MM-CROWN-10")
def test_prosperity_shuffles_nothing_while_one_card_is_left() -> None:
    scene = crowned("prosperity").draw(BEN, "support-2", nothing_else=True)
    scene.discard(BEN, "conflict-3").begin()
    use(scene)
    scene.do("look 1")
    assert scene.events(ANA, "looked")[0]["card"] == "support-2"
    assert (scene.discarded(BEN), scene.chance.shuffled) == (["conflict-3"], [])


@pytest.mark.clause("MM-CROWN-10")
def test_prosperity_finds_no_card_at_all() -> None:
    scene = crowned("prosperity").draw(BEN, nothing_else=True).begin()
    use(scene)
    scene.do("look 1")
    assert (scene.prompt, scene.asked) == ("turn", (ANA,))
    assert "crown" not in scene.options()


# Order --------------------------------------------------------------------------------------


@pytest.mark.clause("MM-CROWN-11")
@pytest.mark.parametrize("turn", [EARLIER, EARLIER - 1, 1])
def test_order_shuffles_one_old_card_into_the_draw_pile(turn: int) -> None:
    scene = mastery(2).artefacts(ANA, "order").draw(ANA, "ambush", "support-1", nothing_else=True)
    scene.discard(ANA, "conflict-5", "fracture", "conflict-4", turn=turn).begin()
    use(scene)
    assert set(scene.options()) == {"recover conflict-5", "recover fracture", "recover conflict-4"}
    scene.chance.orders = [numbers("support-1", "fracture", "ambush")]
    scene.do("recover fracture")
    assert scene.pile(ANA) == ["support-1", "fracture", "ambush"]
    assert scene.discarded(ANA) == ["conflict-5", "conflict-4"]
    assert scene.hand_of(ANA) == []
    assert scene.prompt == "turn"


@pytest.mark.clause("MM-CROWN-11")
def test_order_looks_at_the_own_discard_pile_only() -> None:
    scene = mastery(2).artefacts(ANA, "order").discard(ANA, "ambush", "support-1")
    scene.discard(BEN, "fracture").begin()
    use(scene)
    assert scene.options() == ["recover ambush", "recover support-1"]


@pytest.mark.clause("MM-CROWN-12")
def test_order_brings_back_no_card_of_this_turn() -> None:
    scene = mastery(2).artefacts(ANA, "order").hand(ANA, "call-to-arms", "tactical-advance")
    scene.discard(ANA, "support-1", "support-2").begin()
    scene.do("call-to-arms")
    scene.do("tactical-advance")
    use(scene)
    assert scene.options() == ["recover support-1", "recover support-2"]


@pytest.mark.clause("MM-CROWN-12")
def test_order_takes_the_older_of_two_equal_cards() -> None:
    scene = mastery(2).artefacts(ANA, "order").hand(ANA, "call-to-arms")
    scene.discard(ANA, "ambush", "call-to-arms").begin()
    scene.do("call-to-arms")
    use(scene)
    scene.do("recover call-to-arms")
    [_, left] = scene.view(None)["table"]["seats"][ANA]["discard"]
    assert left == {"card": "call-to-arms", "turn": EARLIER + 1}


@pytest.mark.clause("MM-CROWN-12")
def test_order_finds_no_old_card() -> None:
    scene = mastery(2).artefacts(ANA, "order").hand(ANA, "call-to-arms").begin()
    scene.do("call-to-arms")
    use(scene)
    assert (scene.prompt, scene.asked) == ("turn", (ANA,))
    assert scene.discarded(ANA) == ["call-to-arms"]
    assert scene.chance.shuffled == []


# Insight ------------------------------------------------------------------------------------

FOUR = ("conflict-2", "ambush", "support-1", "fracture")


@pytest.mark.clause("MM-CROWN-13")
@pytest.mark.parametrize("order", list(permutations(FOUR)))
def test_insight_puts_the_top_four_back_in_any_order(order: tuple[str, ...]) -> None:
    scene = mastery(2).artefacts(ANA, "insight").draw(ANA, *FOUR, "support-2", "conflict-3").begin()
    use(scene)
    offered = []
    for card in order[:3]:
        offered.append({option.removeprefix("lay ") for option in scene.options()})
        scene.do(f"lay {card}")
    assert offered == [set(order), set(order[1:]), set(order[2:])]
    assert scene.prompt == "turn"
    assert scene.pile(ANA)[:6] == [*order, "support-2", "conflict-3"]
    assert scene.hand_of(ANA) == []


@pytest.mark.clause("MM-CROWN-13")
def test_insight_arranges_equal_cards_too() -> None:
    scene = mastery(2).artefacts(ANA, "insight")
    scene.draw(ANA, "ambush", "support-1", "ambush", "support-1").begin()
    use(scene)
    assert set(scene.options()) == {"lay ambush", "lay support-1"}
    scene.do("lay support-1")
    scene.do("lay support-1")
    assert scene.options() == ["lay ambush"]
    scene.do("lay ambush")
    assert scene.pile(ANA)[:4] == ["support-1", "support-1", "ambush", "ambush"]


@pytest.mark.clause("MM-CROWN-13")
def test_insight_shows_the_cards_to_its_owner_alone() -> None:
    scene = mastery(2).artefacts(ANA, "insight").draw(ANA, *FOUR, "support-2").begin()
    use(scene)
    assert [event["cards"] for event in scene.events(ANA, "looked-ahead")] == [list(FOUR)]
    assert [scene.events(seat, "looked-ahead") for seat in (BEN, None)] == [[], []]
    known = [scene.view(seat)["table"]["seats"][ANA]["known"] for seat in (ANA, BEN, None)]
    assert known == [list(FOUR), [], []]


@pytest.mark.clause("MM-CROWN-13")
def test_a_player_who_knew_the_top_card_does_not_know_where_insight_puts_it() -> None:
    scene = mastery(2).artefacts(ANA, "insight").artefacts(BEN, "prosperity").draw(ANA, *FOUR)
    scene.begin(BEN)
    use(scene)
    scene.do("look 0")
    scene.do("leave")
    scene.do("end-turn")
    known = [scene.view(BEN)["table"]["seats"][ANA]["known"]]
    use(scene)
    known.append(scene.view(BEN)["table"]["seats"][ANA]["known"])
    scene.do("lay ambush")
    scene.do("lay support-1")
    scene.do("lay conflict-2")
    known.append(scene.view(BEN)["table"]["seats"][ANA]["known"])
    assert known == [["conflict-2"], [], []]
    own = scene.view(ANA)["table"]["seats"][ANA]["known"]
    assert own == ["ambush", "support-1", "conflict-2", "fracture"]


@pytest.mark.clause("MM-CROWN-14")
def test_insight_lays_the_shuffled_discard_pile_under_a_short_draw_pile() -> None:
    """Two cards are left and seven are discarded, as in MM-EX-15."""
    seven = ["conflict-2", "conflict-3", "support-1", "support-1", "fracture", "ambush", "ambush"]
    scene = mastery(2).artefacts(ANA, "insight")
    scene.draw(ANA, "conflict-5", "conflict-4", nothing_else=True).discard(ANA, *seven).begin()
    scene.chance.orders = [numbers(*seven)]
    use(scene)
    assert scene.events(ANA, "looked-ahead")[0]["cards"] == [
        *("conflict-5", "conflict-4"),
        *("conflict-2", "conflict-3"),
    ]
    scene.do("lay conflict-3")
    scene.do("lay conflict-5")
    scene.do("lay conflict-2")
    assert scene.pile(ANA) == [
        *("conflict-3", "conflict-5", "conflict-2", "conflict-4"),
        *("support-1", "support-1", "fracture", "ambush", "ambush"),
    ]
    assert scene.discarded(ANA) == []


@pytest.mark.clause("MM-CROWN-14")
@pytest.mark.parametrize(("left", "shuffled"), [(0, True), (3, True), (4, False)])
def test_insight_shuffles_when_fewer_than_four_are_left(left: int, shuffled: bool) -> None:
    scene = mastery(2).artefacts(ANA, "insight").draw(ANA, *FOUR[:left], nothing_else=True)
    scene.discard(ANA, "conflict-3", "conflict-4", "conflict-5", "support-2").begin()
    use(scene)
    assert scene.pile(ANA)[:left] == list(FOUR[:left])
    assert (len(scene.pile(ANA)), scene.discarded(ANA) == []) == (left + 4 * shuffled, shuffled)
    assert scene.decision().arguments["count"] == 4


@pytest.mark.clause("MM-CROWN-15")
def test_insight_works_on_three_cards_if_there_are_no_more() -> None:
    scene = mastery(2).artefacts(ANA, "insight").draw(ANA, "ambush", nothing_else=True)
    scene.discard(ANA, "conflict-3", "conflict-4").begin()
    scene.chance.orders = [numbers("conflict-4", "conflict-3")]
    use(scene)
    assert scene.events(ANA, "looked-ahead")[0]["cards"] == ["ambush", "conflict-4", "conflict-3"]
    scene.do("lay conflict-3")
    scene.do("lay ambush")
    assert scene.pile(ANA) == ["conflict-3", "ambush", "conflict-4"]
    assert scene.prompt == "turn"


@pytest.mark.clause("MM-CROWN-15")
def test_insight_shows_a_single_card() -> None:
    scene = mastery(2).artefacts(ANA, "insight").draw(ANA, "ambush", nothing_else=True).begin()
    use(scene)
    assert scene.events(ANA, "looked-ahead")[0]["cards"] == ["ambush"]
    assert (scene.prompt, scene.pile(ANA)) == ("turn", ["ambush"])


@pytest.mark.clause("MM-CROWN-15")
def test_insight_finds_no_card_at_all() -> None:
    scene = mastery(2).artefacts(ANA, "insight").draw(ANA, nothing_else=True).begin()
    use(scene)
    assert (scene.prompt, scene.asked) == ("turn", (ANA,))
    assert scene.events(ANA, "looked-ahead") == []


# Vitality -----------------------------------------------------------------------------------


@pytest.mark.clause("MM-CROWN-16")
def test_vitality_is_a_redeployment_with_all_its_rules() -> None:
    """There are a full cave of four, a territory with a single knight, and one without supply
    line."""
    scene = mastery(2).artefacts(ANA, "vitality").land((2, 0), "cave")
    scene.hold(ANA, (2, 0), 4).hold(ANA, (0, 2), 1).hold(ANA, (0, -2), 5).begin()
    castle, cave, lone = scene.castle_number(ANA), scene.number((2, 0)), scene.number((0, 2))
    use(scene)
    assert set(scene.options()) == {
        "done",
        *(f"move {castle} {lone} {count}" for count in (1, 2, 3)),
        *(f"move {cave} {castle} {count}" for count in (1, 2, 3)),
        *(f"move {cave} {lone} {count}" for count in (1, 2, 3)),
    }
    in_addition = scene.options()
    scene.do("done")
    scene.do("redeploy")
    assert scene.options() == in_addition


@pytest.mark.clause("MM-CROWN-16")
def test_vitality_finds_nothing_to_move() -> None:
    scene = mastery(2).artefacts(ANA, "vitality").begin()
    use(scene)
    assert (scene.prompt, scene.asked) == ("turn", (ANA,))


@pytest.mark.clause("MM-CROWN-17")
def test_vitality_replaces_neither_the_redeployment_nor_the_advance() -> None:
    scene = crowned("vitality").begin()
    castle, field = scene.castle_number(ANA), scene.number(FIELD)
    use(scene)
    scene.do(f"move {field} {castle} 2")
    scene.do("done")
    assert (scene.prompt, scene.view(None)["table"]["cycles"]) == ("turn", 1)
    scene.do("redeploy")
    scene.do(f"move {castle} {field} 3")
    scene.do("done")
    assert scene.prompt == "advance"
    assert (scene.knights(FIELD), scene.in_castle(ANA)) == ((ANA, 4), 2)
    scene.do(f"advance {scene.number((0, 1))} 2")
    assert scene.knights((0, 1)) == (ANA, 2)


@pytest.mark.clause("MM-CROWN-17")
def test_vitality_after_the_advance_reaches_what_was_just_conquered() -> None:
    scene = crowned("vitality").begin()
    scene.do(f"advance {scene.number((0, 1))} 1")
    assert scene.options(verb="redeploy") == []
    use(scene)
    scene.do(f"move {scene.number(FIELD)} {scene.number((0, 1))} 2")
    scene.do("done")
    assert (scene.knights(FIELD), scene.knights((0, 1))) == ((ANA, 1), (ANA, 3))
    assert scene.prompt == "turn-after"
    assert scene.options(verb="advance") == []


# Fury ---------------------------------------------------------------------------------------


@pytest.mark.clause("MM-CROWN-18")
@pytest.mark.parametrize("card", ["conflict-5", "support-1", "fracture"])
def test_fury_discards_a_card_of_the_own_choice(card: str) -> None:
    hand = ["conflict-5", "support-1", "fracture"]
    scene = mastery(2).artefacts(ANA, "fury").hand(ANA, *hand).hand(BEN, "ambush").begin()
    use(scene)
    assert set(scene.options()) == {*(f"discard {one}" for one in hand), "keep"}
    scene.do(f"discard {card}")
    assert scene.hand_of(ANA) == [one for one in hand if one != card]
    assert (scene.discarded(ANA), scene.hand_of(BEN)) == ([card], ["ambush"])
    assert scene.prompt == "turn"


@pytest.mark.clause("MM-CROWN-18")
def test_fury_may_be_declined() -> None:
    scene = crowned("fury").begin()
    use(scene)
    scene.do("keep")
    assert (scene.hand_of(ANA), scene.discarded(ANA)) == (["ambush"], ["conflict-2"])
    assert scene.prompt == "turn"


@pytest.mark.clause("MM-CROWN-18")
def test_fury_with_an_empty_hand() -> None:
    scene = mastery(2).artefacts(ANA, "fury").begin()
    use(scene)
    assert (scene.prompt, scene.asked) == ("turn", (ANA,))


@pytest.mark.clause("MM-CROWN-07", "MM-CROWN-09")
def test_corruption_destroys_a_team_mates_artefact_too() -> None:
    scene = mastery(4, team=2).artefacts(ANA, "corruption").artefacts(CLEO, "rage").begin()
    use(scene)
    scene.do("destroy rage")
    assert not scene.face_up("rage")
