"""GEN-17: a question is not asked if everyone sees that there is nothing to decide."""

import pytest

from tableronde.core.match import Match
from tableronde.games.medieval_mastery.game import MedievalMastery
from tests.rules.medieval_mastery.battles import HERE, bare, duel, no_piles
from tests.rules.medieval_mastery.scene import ANA, BEN, CLEO, DAN, MasteryScene, mastery

OTHERS = ("conflict-2", "support-1", "call-to-arms")
"""Cards that are no fracture."""
SUPPORTS = ("support-1",) * 4 + ("support-2",) * 2
"""All fractures of a deck."""
UNFIT = ("fracture", "fracture", "call-to-arms", "call-to-arms", "tactical-advance")
"""A full hand that is of no use in a battle: nobody draws, and so no discard pile is shuffled."""


def asked(scene: MasteryScene) -> list[int]:
    """Let everyone pass in the open window, and return who was asked, in order."""
    seats: list[int] = []
    window = scene.prompt
    while scene.prompt == window:
        seats += scene.asked
        scene.do("pass")
    return seats


# Fractures ----------------------------------------------------------------------------------------


@pytest.mark.clause("MM-GEN-17", "MM-FRACTURE-05")
def test_players_without_cards_are_not_asked_about_a_crown() -> None:
    scene = mastery(4).hand(CLEO, *OTHERS).hand(DAN, "fracture").begin()
    scene.do("crown")
    assert asked(scene) == [CLEO, DAN]


@pytest.mark.clause("MM-GEN-17", "MM-FRACTURE-05")
def test_a_crown_takes_effect_at_once_when_nobody_has_cards() -> None:
    scene = mastery(3).begin()
    scene.do("crown")
    assert scene.prompt == "corrupt"


@pytest.mark.clause("MM-GEN-17", "MM-FRACTURE-07", "MM-FRACTURE-08")
def test_players_without_cards_are_not_asked_about_sceptres_and_orbs() -> None:
    """The players in the battle have drawn; of the bystanders Cleo has a card and Dan has none."""
    scene = mastery(4).hand(CLEO, "ambush").hold(BEN, HERE, 3).battle(ANA, HERE, 3)
    assert scene.prompt == "fracture-sceptre"
    assert asked(scene) == [ANA, BEN, CLEO]


@pytest.mark.clause("MM-GEN-17", "MM-FRACTURE-05")
@pytest.mark.parametrize("held", ["fracture", "ambush"])
def test_a_player_whose_fractures_are_all_face_up_is_not_asked(held: str) -> None:
    """Both of Ben's lie on his discard pile, one of Cleo's on hers: she may hold the other."""
    scene = mastery(3).hand(BEN, *OTHERS).hand(CLEO, *OTHERS, held)
    scene.discard(BEN, "fracture", "fracture").discard(CLEO, "fracture").begin()
    scene.do("crown")
    assert asked(scene) == [CLEO]


@pytest.mark.clause("MM-GEN-17", "MM-FRACTURE-05")
def test_a_player_who_alone_knows_that_the_fracture_is_in_the_draw_pile_is_asked() -> None:
    """Ben knows that he has none; the others do not, and so he is asked."""
    scene = mastery(2).hand(BEN, *OTHERS).draw(BEN, "fracture", "fracture").begin()
    scene.do("crown")
    assert asked(scene) == [BEN]


# The turn -----------------------------------------------------------------------------------------


def stopped(*cards: str) -> MasteryScene:
    """Return a scene in which Ana has advanced with all her knights; her crown is broken."""
    scene = mastery(2).hand(ANA, *cards).destroy("corruption", turn=11).begin()
    scene.do(f"advance {scene.number(HERE)} 3")
    return scene


@pytest.mark.clause("MM-GEN-17", "MM-TURN-03")
def test_a_player_ends_the_turn_even_with_nothing_left_to_do() -> None:
    scene = stopped()
    assert (scene.prompt, scene.asked, scene.options()) == ("turn-after", (ANA,), ["end-turn"])
    assert scene.knights(HERE) == (ANA, 3)
    scene.do("end-turn")
    assert (scene.prompt, scene.asked) == ("turn", (BEN,))


@pytest.mark.clause("MM-GEN-17", "MM-TURN-03")
@pytest.mark.parametrize("done", ["redeployment", "advance", "crown", "card"])
def test_a_turn_can_be_undone_until_its_player_ends_it(done: str) -> None:
    """Ana has nothing left to do, and everyone can see it."""
    scene = mastery(2).hold(ANA, HERE, 1)
    if done != "crown":
        scene.destroy("corruption")
    if done == "card":
        scene.hand(ANA, "call-to-arms")
    scene.begin()
    castle, here, beyond = scene.castle_number(ANA), scene.number(HERE), scene.number((0, 1))
    answers = {
        "redeployment": ["redeploy", f"move {castle} {here} 3", "done"],
        "advance": [f"advance {beyond} 3"],
        "crown": [f"advance {beyond} 3", "crown", "destroy fear"],
        "card": ["call-to-arms", "redeploy", f"move {castle} {here} 5", "done"],
    }[done]
    match = Match(scene.game, 2, seed=1, start=scene.state.plain())
    for answer in answers:
        [decision] = match.pending()
        match.answer(decision, answer)
        assert match.may_undo(ANA, to=0)
    [decision] = match.pending()
    assert (decision.seat, decision.prompt) == (ANA, "turn-after")
    assert decision.options == [{"do": "end-turn"}]


@pytest.mark.clause("MM-GEN-17", "MM-TURN-03")
def test_a_turn_that_offers_nothing_is_passed() -> None:
    """All of Ana's dice show six knights on forests, which hold no more; her crown is broken."""
    scene = mastery(3).destroy("corruption")
    forests = [slot for slot in scene.state.map.slots if slot.kind == "territory"]
    for slot in forests[:10]:
        scene.hold(ANA, (slot.q, slot.r), 6)
    scene.begin()
    assert (scene.prompt, scene.asked) == ("turn", (BEN,))


@pytest.mark.clause("MM-GEN-17", "MM-TURN-03")
@pytest.mark.parametrize("card", ["ambush", "support-1", "fracture"])
def test_a_turn_goes_on_for_a_player_who_may_hold_a_playable_card(card: str) -> None:
    scene = stopped(card)
    assert (scene.prompt, scene.asked) == ("turn-after", (ANA,))


@pytest.mark.clause("MM-GEN-17", "MM-TURN-03")
def test_a_turn_goes_on_with_a_crown() -> None:
    scene = mastery(2).begin()
    scene.do(f"advance {scene.number(HERE)} 3")
    assert (scene.prompt, scene.options()) == ("turn-after", ["crown", "end-turn"])


@pytest.mark.clause("MM-GEN-17", "MM-TURN-03")
@pytest.mark.parametrize("shown", [True, False])
def test_a_turn_with_only_publicly_known_useless_cards_is_passed(shown: bool) -> None:
    """All playable cards lie on Ana's discard pile, or all but one tactical advance."""
    cards = ["call-to-arms", "call-to-arms", "fracture", "fracture"]
    scene = mastery(3).hand(ANA, "ambush").destroy("corruption")
    scene.discard(ANA, *cards, *(["tactical-advance"] if shown else []))
    for slot in [slot for slot in scene.state.map.slots if slot.kind == "territory"][:10]:
        scene.hold(ANA, (slot.q, slot.r), 6)
    scene.begin()
    assert scene.asked == ((BEN,) if shown else (ANA,))


@pytest.mark.clause("MM-GEN-17", "MM-REDEPLOY-05")
def test_a_player_ends_a_redeployment_even_with_nothing_left_to_move() -> None:
    scene = mastery(2).hold(ANA, HERE, 1).castle(ANA, 0).begin()
    scene.do("redeploy")
    scene.do(f"move {scene.castle_number(ANA)} {scene.number(HERE)} 3")
    assert (scene.prompt, scene.options()) == ("redeploy", ["done"])
    scene.do("done")
    assert (scene.prompt, scene.knights(HERE)) == ("turn-after", (ANA, 4))


# Battles ------------------------------------------------------------------------------------------


@pytest.mark.clause("MM-GEN-17", "MM-BATTLE-17")
def test_without_cards_step_5_ends_at_once() -> None:
    scene = no_piles(bare(mastery(2))).hold(BEN, HERE, 2).battle(ANA, HERE, 4)
    assert (scene.state.battle, scene.knights(HERE)) == (None, (ANA, 4))
    declined = [told["seat"] for told in scene.events(None, "declined")]
    assert declined == [BEN]  # Ben's score is lower, so he begins


@pytest.mark.clause("MM-GEN-17", "MM-BATTLE-17")
@pytest.mark.parametrize("held", [True, False])
def test_a_player_without_cards_declines_by_itself(held: bool) -> None:
    """Ben has made up for his knights; everyone sees whether Ana, who may have no card, can
    answer."""
    scene = duel(3, 2, ana=("conflict-2",), ben=("conflict-2", "support-2", "support-1"))
    if held:
        scene.hand(ANA, "fracture")
    scene.do("commit conflict-2", ANA)
    scene.do("commit conflict-2", BEN)
    scene.do("support 0 1")
    if held:
        assert (scene.prompt, scene.asked, scene.options()) == ("support", (ANA,), ["decline"])
        scene.do("decline")
    assert (scene.state.battle, scene.knights(HERE)) == (None, (BEN, 2))


@pytest.mark.clause("MM-GEN-17", "MM-TEAM-10", "MM-TEAM-12")
def test_team_mates_without_cards_decline_by_themselves() -> None:
    there = (1, 0)
    scene = no_piles(bare(mastery(4, team=2))).hold(BEN, there, 2)
    scene.hand(CLEO, "support-1", "support-1").battle(ANA, there, 2)
    assert (scene.prompt, scene.asked) == ("support-team", (CLEO,))
    scene.do("support 1 0")
    assert (scene.prompt, scene.asked) == ("support-team", (CLEO,))  # all the others have passed
    scene.do("decline")
    assert scene.knights(there) == (ANA, 2)


@pytest.mark.clause("MM-GEN-17", "MM-BATTLE-17")
def test_a_player_whose_support_cards_are_all_face_up_declines_by_itself() -> None:
    for gone, goes_on in ((("support-1",) * 4 + ("support-2",), True), (SUPPORTS, False)):
        scene = no_piles(bare(mastery(2))).hand(ANA, *UNFIT).discard(ANA, *gone)
        scene.hold(BEN, HERE, 3).battle(ANA, HERE, 2)
        assert (scene.state.battle is not None) == goes_on
        assert not goes_on or (scene.prompt, scene.asked) == ("support", (ANA,))


@pytest.mark.clause("MM-GEN-17", "MM-BATTLE-17")
@pytest.mark.parametrize(("gone", "goes_on"), [(3, True), (4, False)])
def test_support_cards_played_in_this_battle_count_as_face_up(gone: int, goes_on: bool) -> None:
    """Ana has played both +2; so many of her +1 lie on her discard pile."""
    scene = no_piles(bare(mastery(2))).hand(ANA, "support-2", "support-2", *UNFIT)
    scene.discard(ANA, *["support-1"] * gone).hand(BEN, "support-2", *UNFIT)
    scene.hold(BEN, HERE, 3).battle(ANA, HERE, 2)
    scene.do("support 0 2")
    assert (scene.asked, scene.scores()) == ((BEN,), (6, 3))
    scene.do("support 0 1")
    if goes_on:
        assert (scene.prompt, scene.asked, scene.options()) == ("support", (ANA,), ["decline"])
    else:
        assert (scene.state.battle, scene.knights(HERE)) == (None, (ANA, 2))


@pytest.mark.clause("MM-GEN-17", "MM-BATTLE-08", "MM-BATTLE-09")
def test_the_last_kind_of_conflict_card_is_laid_by_itself() -> None:
    """Of Ana's conflict cards only ambushes are not face up; Ben chooses."""
    scene = no_piles(bare(mastery(2))).hand(ANA, "ambush", *UNFIT[1:])
    scene.hand(BEN, "conflict-2", "conflict-3", "fracture")
    scene.discard(ANA, "conflict-2", "conflict-3", "conflict-4", "conflict-5")
    scene.hold(BEN, HERE, 3).battle(ANA, HERE, 3)
    assert (scene.prompt, scene.asked) == ("commit", (BEN,))
    assert scene.events(None, "committed") == []
    assert scene.view(None)["table"]["battle"]["conflict"] == [None, None]
    scene.roll(4).do("commit conflict-3")
    told = [(event["seat"], event["card"]) for event in scene.events(None, "committed")]
    assert told == [(ANA, "ambush"), (BEN, "conflict-3")]


# Single choices -----------------------------------------------------------------------------------


@pytest.mark.clause("MM-GEN-17", "MM-CROWN-11")
def test_the_only_old_card_comes_back_by_itself() -> None:
    scene = mastery(2).artefacts(ANA, "order").discard(ANA, "ambush", "ambush").begin()
    scene.do("crown")
    assert scene.prompt == "turn"
    assert scene.discarded(ANA) == ["ambush"]
    assert [told["card"] for told in scene.events(None, "recovered")] == ["ambush"]


@pytest.mark.clause("MM-GEN-17", "MM-CROWN-07")
def test_the_only_artefact_is_destroyed_by_itself() -> None:
    """All others lie face down: corruption destroys itself."""
    scene = mastery(2)
    for names in ("fear brutality", "prosperity influence greed"):
        for name in names.split():
            scene.destroy(name)
    scene.begin().do("crown")
    assert (scene.prompt, scene.face_up("corruption")) == ("turn", False)


@pytest.mark.clause("MM-GEN-17", "MM-SETUP-02")
def test_the_last_castle_needs_no_choice() -> None:
    match = Match(MedievalMastery(), 6, seed=1)
    for _ in range(5):
        [decision] = match.pending()
        match.answer(decision, decision.options[0])
    view = match.view()
    assert len({player["castle"] for player in view["table"]["seats"]}) == 6
    assert [decision.prompt for decision in match.pending()] == ["turn"]
