"""DECK: hands, draw piles and discard piles."""

from collections import Counter

import pytest

from tableronde.core.event import ALL
from tableronde.core.match import Match
from tableronde.games.medieval_mastery.box import boxes
from tableronde.games.medieval_mastery.components import CARDS, CONFLICTS, SUPPORTS
from tableronde.games.medieval_mastery.game import MedievalMastery
from tests.rules.medieval_mastery.scene import (
    ANA,
    BEN,
    CLEO,
    COUNTS,
    EARLIER,
    MasteryScene,
    mastery,
)

MEADOW = (1, 0)
FIVE = ("support-1", "support-1", "call-to-arms", "call-to-arms", "tactical-advance")
"""A full hand without a conflict card."""
DECK = Counter(
    {
        "conflict-2": 1,
        "conflict-3": 1,
        "conflict-4": 1,
        "conflict-5": 1,
        "ambush": 2,
        "support-1": 4,
        "support-2": 2,
        "call-to-arms": 2,
        "authority": 1,
        "tactical-advance": 1,
        "fracture": 2,
    }
)


def knowing(one: MasteryScene, other: MasteryScene) -> set[int | None]:
    """Return the seats that can tell two tables apart, by what they see or by the last events."""
    everyone = [*range(one.state.seats), None]
    return {
        seat
        for seat in everyone
        if (one.view(seat), one.events(seat)) != (other.view(seat), other.events(seat))
    }


def drawn(scene: MasteryScene) -> dict[int, int]:
    """Return how many cards the seats drew in the last events."""
    counts: Counter[int] = Counter()
    for told in scene.events(None, "drew-unseen"):
        counts[told["seat"]] += told["count"]
    return dict(counts)


def dealt(seats: int) -> Match:
    match = Match(MedievalMastery(), seats, seed=5)
    for seat in range(min(seats, 5)):  # the sixth castle is left over
        match.answer(match.decision(seat), match.decision(seat).options[0])
    return match


@pytest.mark.clause("MM-DECK-01")
def test_a_deck_has_eighteen_cards_six_of_each_kind() -> None:
    box = boxes.standard()
    assert dict(zip(CARDS, box.copies, strict=True)) == DECK
    assert sum(box.copies) == 18
    assert [sum(box.copies[card] for card in kind) for kind in (CONFLICTS, SUPPORTS)] == [6, 6]


@pytest.mark.clause("MM-DECK-01")
@pytest.mark.parametrize("seats", COUNTS)
def test_everyone_plays_with_the_same_deck_of_the_own(seats: int) -> None:
    table = dealt(seats).views([ALL])[ALL]["table"]
    for player, pile in zip(table["seats"], table["piles"], strict=True):
        assert Counter([*player["cards"], *pile, *(c["card"] for c in player["discard"])]) == DECK


# Hands --------------------------------------------------------------------------------------------


@pytest.mark.clause("MM-DECK-02")
@pytest.mark.parametrize("seats", COUNTS)
def test_a_hand_is_shown_to_its_holder_only(seats: int) -> None:
    views = dealt(seats).views([*range(seats), None])
    for viewer, view in views.items():
        shown = [player["cards"] is not None for player in view["table"]["seats"]]
        assert shown == [seat == viewer for seat in range(seats)]


@pytest.mark.clause("MM-DECK-02")
@pytest.mark.parametrize("holder", [ANA, BEN, CLEO])
def test_one_hand_looks_like_another_to_the_others(holder: int) -> None:
    def table(card: str) -> MasteryScene:
        return mastery(3).hand(holder, card, "support-1").begin()

    assert knowing(table("fracture"), table("conflict-5")) == {holder}


@pytest.mark.clause("MM-DECK-03")
def test_a_large_hand_stays_as_it_is() -> None:
    cards = [card for card in DECK.elements() if card != "authority"]
    scene = mastery(2).hand(ANA, *cards).hand(BEN, *cards).hold(BEN, MEADOW, 2).begin()
    scene.do("end-turn")
    assert [len(scene.hand_of(seat)) for seat in (ANA, BEN)] == [17, 17]
    scene.do("end-turn")
    scene.do(f"advance {scene.number(MEADOW)} 2")
    scene.pass_windows()
    assert scene.prompt == "commit"
    assert [len(scene.hand_of(seat)) for seat in (ANA, BEN)] == [17, 17]
    assert scene.discarded(ANA) == scene.discarded(BEN) == []


# When cards are drawn -----------------------------------------------------------------------------


@pytest.mark.clause("MM-DECK-04")
def test_a_turn_without_a_battle_draws_no_card() -> None:
    scene = mastery(3).hand(ANA, "call-to-arms", "tactical-advance", "fracture")
    scene.artefacts(ANA, "vitality").land(MEADOW, "village").hold(ANA, (2, -1), 2).begin()
    told = drawn(scene)
    answers = ["call-to-arms", "tactical-advance", "fracture influence", "crown"]
    answers += ["done", "redeploy", "done", f"advance {scene.number(MEADOW)} 2"]
    answers += [f"advance {scene.number((1, 1))} 2", "end-turn"]
    for answer in answers:
        scene.do(answer)
        told.update(drawn(scene))
    assert scene.asked == (BEN,)
    assert told == {}
    assert [len(scene.hand_of(seat)) for seat in range(3)] == [0, 0, 0]


@pytest.mark.clause("MM-DECK-04")
@pytest.mark.parametrize("seats", COUNTS)
def test_no_card_is_drawn_as_turns_begin_and_end(seats: int) -> None:
    scene = mastery(seats).begin()
    for _ in range(2 * seats):
        scene.do("end-turn")
        assert drawn(scene) == {}
    assert scene.state.hands == [[0] * 11] * seats


@pytest.mark.clause("MM-DECK-04")
def test_cards_are_drawn_in_step_2_of_a_battle_with_authority_and_until_six() -> None:
    scene = mastery(3).hold(BEN, MEADOW, 1).artefacts(ANA, "rage", "greed")
    scene.artefacts(BEN, "loyalty", "devotion").hand(ANA, *FIVE[:4]).hand(BEN, *FIVE[:2])
    scene.draw(ANA, "authority", "support-1", "support-1", "support-2")
    scene.draw(BEN, "support-1", "support-1", "tactical-advance")
    scene.battle(ANA, MEADOW, 5)
    assert drawn(scene) == {ANA: 1 + 2, BEN: 3}
    scene.pass_windows()
    scene.do("decline", BEN)
    scene.pass_windows()
    assert scene.state.battle is None
    assert drawn(scene) == {}  # six already: four and two
    assert len(scene.hand_of(ANA)) == 6


# When the pile is empty ---------------------------------------------------------------------------


def refilled(pile: tuple[str, ...], discarded: tuple[str, ...]) -> MasteryScene:
    """Let Ben, with two cards, be attacked, so that he must draw three."""
    scene = mastery(2).hold(BEN, MEADOW, 2).hand(ANA, *FIVE).hand(BEN, "call-to-arms", "fracture")
    scene.draw(BEN, *pile, nothing_else=True).discard(BEN, *discarded)
    return scene.battle(ANA, MEADOW, 2)


@pytest.mark.clause("MM-DECK-05")
def test_an_empty_pile_is_refilled_from_the_discard_pile_while_drawing() -> None:
    scene = refilled(("ambush",), ("conflict-2", "conflict-3", "conflict-4", "conflict-5"))
    assert len(scene.hand_of(BEN)) == 5
    assert "ambush" in scene.hand_of(BEN)
    assert scene.discarded(BEN) == []
    assert len(scene.pile(BEN)) == 2
    assert scene.events(None, "reshuffled") == [{"event": "reshuffled", "seat": BEN, "count": 4}]
    held = [card for card in scene.hand_of(BEN) if card.startswith("conflict-")]
    assert sorted(held + scene.pile(BEN)) == [f"conflict-{value}" for value in (2, 3, 4, 5)]


@pytest.mark.clause("MM-DECK-05")
def test_the_discard_pile_is_shuffled_into_a_new_draw_pile() -> None:
    scene = mastery(2).hold(BEN, MEADOW, 2).hand(ANA, *FIVE).hand(BEN, "call-to-arms", "fracture")
    scene.draw(BEN, nothing_else=True)
    scene.discard(BEN, "conflict-2", "conflict-3", "conflict-4", "conflict-5")
    scene.chance.orders.append([3, 0, 2, 1])  # the last is on top
    scene.battle(ANA, MEADOW, 2)
    assert len(scene.chance.shuffled) == 1
    assert sorted(scene.hand_of(BEN))[1:4] == ["conflict-2", "conflict-3", "conflict-4"]
    assert scene.pile(BEN) == ["conflict-5"]


@pytest.mark.clause("MM-DECK-05")
def test_a_pile_with_enough_cards_is_not_refilled() -> None:
    scene = refilled(("ambush", "conflict-2", "conflict-3"), ("support-1",))
    assert scene.pile(BEN) == []
    assert scene.discarded(BEN) == ["support-1"]
    assert scene.chance.shuffled == []


@pytest.mark.clause("MM-DECK-05")
def test_only_the_own_discard_pile_is_shuffled() -> None:
    scene = mastery(2).hold(BEN, MEADOW, 2).hand(ANA, *FIVE).discard(ANA, "ambush", "support-2")
    scene.draw(BEN, nothing_else=True).discard(BEN, *FIVE).battle(ANA, MEADOW, 2)
    assert scene.discarded(ANA) == ["ambush", "support-2"]
    assert Counter(scene.hand_of(BEN)) == Counter(FIVE)


@pytest.mark.clause("MM-DECK-06")
@pytest.mark.parametrize(
    ("pile", "discarded", "cards"),
    [((), (), 2), (("ambush",), (), 3), ((), ("ambush",), 3), (("ambush",), ("support-2",), 4)],
)
def test_drawing_stops_when_both_piles_are_empty(
    pile: tuple[str, ...], discarded: tuple[str, ...], cards: int
) -> None:
    scene = refilled(pile, discarded)
    assert len(scene.hand_of(BEN)) == cards
    assert (scene.pile(BEN), scene.discarded(BEN)) == ([], [])
    assert scene.prompt == "fracture-sceptre"  # the battle goes on


# Cards in play ------------------------------------------------------------------------------------


@pytest.mark.clause("MM-DECK-07")
def test_cards_before_a_player_are_not_shuffled_in() -> None:
    """Greed draws in step 7 from an empty pile; the cards played in the battle lie on the table."""
    scene = mastery(2).hold(BEN, MEADOW, 1).artefacts(ANA, "loyalty", "greed")
    scene.artefacts(BEN, "rage", "devotion").hand(BEN, *FIVE[:4], "conflict-5")
    scene.hand(ANA, "conflict-2", "support-1", "support-2", "call-to-arms", "fracture")
    scene.draw(ANA, nothing_else=True).discard(ANA, "ambush", "ambush")
    scene.battle(ANA, MEADOW, 4)
    scene.pass_windows()
    scene.do("commit conflict-2", ANA)
    scene.do("commit conflict-5", BEN)
    assert scene.scores() == (6, 6)
    scene.do("support 1 1", ANA)
    for pile in (scene.hand_of(ANA), scene.discarded(ANA), scene.pile(ANA)):
        assert not {"conflict-2", "support-1", "support-2"} & set(pile)
    scene.do("decline", BEN)
    scene.pass_windows()
    assert scene.events(None, "reshuffled") == [{"event": "reshuffled", "seat": ANA, "count": 2}]
    assert Counter(scene.hand_of(ANA)) == Counter(["ambush", "ambush", "call-to-arms", "fracture"])
    assert Counter(scene.discarded(ANA)) == Counter(["conflict-2", "support-1", "support-2"])


@pytest.mark.clause("MM-DECK-08")
def test_authority_is_not_shuffled_back_by_its_own_draws() -> None:
    scene = mastery(2).hold(BEN, MEADOW, 2).hand(ANA, *FIVE).hand(BEN, *FIVE[:4])
    scene.draw(BEN, "authority", nothing_else=True)
    scene.discard(BEN, "ambush", "support-2", "support-2").battle(ANA, MEADOW, 2)
    assert scene.events(None, "reshuffled") == [{"event": "reshuffled", "seat": BEN, "count": 3}]
    assert [told["seat"] for told in scene.events(None, "authority")] == [BEN]  # once
    assert len(scene.hand_of(BEN)) == 4 + 2
    assert len(scene.pile(BEN)) == 1
    assert scene.discarded(BEN) == ["authority"]


# Discard piles ------------------------------------------------------------------------------------


@pytest.mark.clause("MM-DECK-09")
def test_everyone_may_look_through_all_discard_piles() -> None:
    scene = mastery(3).discard(BEN, "ambush", "fracture", "conflict-2").hand(ANA, "call-to-arms")
    scene.begin().do("call-to-arms")
    for seat in (ANA, BEN, CLEO, None):
        piles = [
            [laid["card"] for laid in player["discard"]]
            for player in scene.view(seat)["table"]["seats"]
        ]
        assert piles == [["call-to-arms"], ["ambush", "fracture", "conflict-2"], []]


@pytest.mark.clause("MM-DECK-10")
def test_the_turn_of_each_discarded_card_is_remembered() -> None:
    scene = mastery(2).discard(ANA, "ambush", turn=3).discard(ANA, "fracture", turn=EARLIER)
    scene.hand(ANA, "call-to-arms").hand(BEN, "call-to-arms").begin()
    scene.do("call-to-arms")
    scene.do("end-turn")
    scene.do("call-to-arms")
    seats = scene.view(None)["table"]["seats"]
    assert [(laid["card"], laid["turn"]) for laid in seats[ANA]["discard"]] == [
        ("ambush", 3),
        ("fracture", EARLIER),
        ("call-to-arms", EARLIER + 1),
    ]
    assert [laid["turn"] for laid in seats[BEN]["discard"]] == [EARLIER + 2]


@pytest.mark.clause("MM-DECK-10")
def test_order_knows_what_was_discarded_in_this_turn() -> None:
    scene = mastery(2).artefacts(ANA, "order").discard(ANA, "ambush", "fracture")
    scene.hand(ANA, "call-to-arms").begin()
    scene.do("call-to-arms")
    scene.do("crown")
    scene.pass_windows()
    assert scene.options() == ["recover ambush", "recover fracture"]
