"""REINFORCE: laying a card on one's own side, and no more."""

import pytest

from tests.rules.avalon.scene import avalon


@pytest.mark.clause("AVA-REINFORCE-01")
def test_a_knight_or_a_witch_is_laid_on_top_of_the_pile() -> None:
    scene = avalon().hand(0, "red-knight", "blue-witch").pile(3, 0, "green-knight").begin()
    scene.play("reinforce red-knight 3", "reinforce blue-witch 3")
    assert scene.pile_at(3, 0) == ["green-knight", "red-knight", "blue-witch"]
    assert scene.hand_of(0) == []
    assert scene.events(1, "reinforced") == [
        {"event": "reinforced", "seat": 0, "card": "blue-witch", "region": 3}
    ]


@pytest.mark.clause("AVA-REINFORCE-02")
def test_reinforcing_is_allowed_at_every_region() -> None:
    scene = avalon().own(0, 1, 2, 9).own(1, 3, 4, 10).hand(0, "red-knight", "blue-witch")
    scene.pile(3, 1, "green-knight", "green-witch").begin()
    assert scene.options(verb="reinforce") == [
        f"reinforce {card} {place}"
        for card in ("red-knight", "blue-witch")
        for place in range(1, 12)
    ]
    scene.play("reinforce red-knight 1", "reinforce blue-witch 3")
    assert scene.pile_at(1, 0) == ["red-knight"]
    assert scene.pile_at(3, 0) == ["blue-witch"]


@pytest.mark.clause("AVA-REINFORCE-03")
def test_every_card_of_a_pile_can_be_seen_by_both() -> None:
    cards = ["red-knight", "blue-witch", "red-knight"]
    scene = avalon().pile(6, 0, *cards).hand(0, "green-witch").begin()
    scene.do("reinforce green-witch 6")
    for seat in (0, 1, None):
        assert scene.table(seat)["row"][5]["piles"] == [[*cards, "green-witch"], []]


@pytest.mark.clause("AVA-REINFORCE-04")
def test_a_pile_may_grow_without_limit() -> None:
    high = [f"{colour}-knight" for colour in ("red", "blue", "green", "yellow") for _ in range(8)]
    scene = avalon().pile(1, 0, *high).hand(0, "purple-witch", "purple-knight").begin()
    assert "reinforce purple-witch 1" in scene.options()
    scene.play("reinforce purple-witch 1", "reinforce purple-knight 1")
    assert scene.pile_at(1, 0) == [*high, "purple-witch", "purple-knight"]


@pytest.mark.clause("AVA-REINFORCE-05")
@pytest.mark.parametrize("card", ["red-knight", "red-witch"])
def test_a_reinforcement_is_not_answered_and_does_nothing_else(card: str) -> None:
    scene = avalon().pile(1, 0, "blue-knight").pile(1, 1, "red-knight").hand(0, card)
    scene.hand(1, "red-knight", "red-witch").begin()
    scene.do(f"reinforce {card} 1")
    assert (scene.asked, scene.prompt) == ((0,), "play")
    assert scene.owner_of(1) == -1
    assert scene.pile_at(1, 0) == ["blue-knight", card]
    assert scene.pile_at(1, 1) == ["red-knight"]
    assert scene.discarded() == []
    assert [event["event"] for event in scene.events(None)] == ["reinforced"]


@pytest.mark.clause("AVA-REINFORCE-06")
def test_a_matching_witch_and_a_fit_knight_may_merely_reinforce() -> None:
    scene = avalon().pile(1, 0, "blue-knight").pile(1, 1, "red-knight")
    scene.hand(0, "red-witch", "red-knight").begin()
    here = [option for option in scene.options() if option.endswith(" 1")]
    assert here == [
        "reinforce red-knight 1",
        "attack red-knight 1",
        "reinforce red-witch 1",
        "bewitch red-witch 1",
    ]
    scene.play("reinforce red-witch 1", "reinforce red-knight 1")
    assert scene.pile_at(1, 0) == ["blue-knight", "red-witch", "red-knight"]
    assert scene.pile_at(1, 1) == ["red-knight"]
