"""DECK: the draw pile and the reshuffle."""

import pytest

from tableronde.games.avalon.components import CARDS
from tests.rules.avalon.scene import avalon


def numbers(*cards: str) -> list[int]:
    return sorted(CARDS.index(card) for card in cards)


@pytest.mark.clause("AVA-DECK-01")
def test_the_discard_pile_is_shuffled_and_becomes_the_draw_pile() -> None:
    discarded = ["red-knight", "red-witch", "blue-knight"]
    scene = avalon().draw(nothing_else=True).discard(*discarded)
    scene.chance.orders = [
        [CARDS.index(card) for card in ("red-witch", "blue-knight", "red-knight")]
    ]
    scene.begin().play("end", "take-tile light-two")
    assert scene.chance.shuffled == [numbers(*discarded)]
    assert scene.hand_of(0) == ["red-knight", "blue-knight"]  # as the shuffle left them
    assert scene.draw_pile() == ["red-witch"]
    assert scene.discarded() == []
    assert scene.events(1, "reshuffled") == [{"event": "reshuffled", "count": 3}]


@pytest.mark.clause("AVA-DECK-02")
def test_a_draw_in_progress_goes_on_after_the_reshuffle() -> None:
    scene = avalon().draw("green-knight", nothing_else=True).discard("red-witch", "red-witch")
    scene.begin()
    assert scene.chance.shuffled == []
    scene.play("end", "take-tile light-two")
    assert scene.chance.shuffled == [numbers("red-witch", "red-witch")]
    assert scene.hand_of(0) == ["green-knight", "red-witch"]
    assert scene.draw_pile() == ["red-witch"]


@pytest.mark.clause("AVA-DECK-02")
def test_no_reshuffle_while_no_card_has_to_be_drawn() -> None:
    scene = avalon().draw(nothing_else=True).discard("red-witch").begin()
    scene.play("end", "take-tile light-chain")  # worth nothing
    assert scene.chance.shuffled == []
    assert scene.discarded() == ["red-witch"]


@pytest.mark.clause("AVA-DECK-03")
def test_with_both_piles_empty_the_rest_of_the_draw_is_lost() -> None:
    scene = avalon().draw("red-knight", nothing_else=True).discard("blue-witch")
    scene.pile(1, 0, "yellow-witch").hand(0, "green-knight")
    scene.tiles(pending={0: "dark-four"}).begin()
    assert scene.hand_of(0) == ["green-knight", "red-knight", "blue-witch"]  # two of four
    assert scene.tiles_used() == {"dark-four": 1}
    scene.play("attack green-knight 1", "give-top 1", "give-top 1")
    assert scene.discarded() == ["green-knight", "yellow-witch"]
    # The next draw does not make up for it: one card for one plain, although two are available.
    scene.play("end", "take-tile light-landscape")
    assert len(scene.hand_of(0)) == 3
    assert len(scene.draw_pile()) == 1


@pytest.mark.clause("AVA-DECK-04")
def test_cards_in_piles_and_hands_stay_out_of_a_reshuffle() -> None:
    scene = avalon().draw(nothing_else=True).discard("red-witch", "blue-witch", "blue-witch")
    scene.pile(1, 0, "green-knight").pile(1, 1, "green-witch").hand(1, "purple-knight")
    scene.hand(0, "yellow-knight").begin().play("end", "take-tile light-two")
    assert scene.chance.shuffled == [numbers("red-witch", "blue-witch", "blue-witch")]
    assert (scene.pile_at(1, 0), scene.pile_at(1, 1)) == (["green-knight"], ["green-witch"])
    assert scene.hand_of(1) == ["purple-knight"]
    assert "yellow-knight" in scene.hand_of(0)


@pytest.mark.clause("AVA-DECK-05")
def test_a_pile_emptied_by_the_last_card_stays_empty_until_the_next_draw() -> None:
    scene = avalon().draw("red-knight", "red-witch", nothing_else=True).discard("blue-witch")
    scene.hand(0, "green-knight", "green-knight", "green-witch", "green-witch").begin()
    scene.play("end", "take-tile light-two")
    assert scene.chance.shuffled == []
    assert (scene.draw_pile(), scene.discarded()) == ([], ["blue-witch"])
    # A card discarded before the next draw takes part in its reshuffle.
    scene.play("discard green-knight", "end", "take-tile light-two")
    assert scene.chance.shuffled == [numbers("blue-witch", "green-knight")]
    assert scene.hand_of(1) == ["green-knight", "blue-witch"]
