"""LOSS: what a conquest costs."""

import pytest

from tests.rules.avalon.scene import AvalonScene, avalon

SPARE = ["purple-knight", "purple-witch", "yellow-knight", "yellow-witch"]


def conquered() -> AvalonScene:
    """Return a scene in which region 1 was just conquered with 4 against 2: 6 cards are owed, 8 are
    left."""
    scene = avalon().pile(1, 0, "blue-knight", "blue-witch", "green-knight")
    scene.pile(1, 1, "yellow-knight", "yellow-witch").pile(6, 0, "green-witch", "red-witch")
    scene.hand(0, "red-knight", *SPARE).hand(1, "red-knight").begin()
    return scene.play("attack red-knight 1", "pass")


@pytest.mark.clause("AVA-LOSS-01")
def test_the_loser_discards_all_cards_at_the_region() -> None:
    scene = conquered()
    assert scene.pile_at(1, 1) == []
    assert sorted(scene.discarded()[:2]) == ["yellow-knight", "yellow-witch"]
    assert scene.events(1, "equal-loss")[0] == {
        "event": "equal-loss",
        "seat": 1,
        "cards": ["yellow-witch", "yellow-knight"],
        "region": 1,
        "count": 2,
    }


@pytest.mark.clause("AVA-LOSS-01")
def test_the_loser_keeps_all_other_cards() -> None:
    scene = avalon().pile(1, 0, "blue-knight").pile(1, 1, "green-knight")
    scene.pile(2, 1, "green-witch").hand(0, "red-knight").hand(1, "red-witch").begin()
    scene.play("attack red-knight 1", "pass")
    assert scene.pile_at(1, 1) == []
    assert scene.pile_at(2, 1) == ["green-witch"]
    assert scene.hand_of(1) == ["red-witch"]


@pytest.mark.clause("AVA-LOSS-01")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_loser_is_the_opponent_of_the_conqueror(seat: int) -> None:
    scene = avalon().pile(1, seat, "blue-knight").pile(1, 1 - seat, "green-knight")
    scene.hand(seat, "red-knight", *["red-witch"] * 4).begin(seat)
    scene.play("attack red-knight 1")
    losses = [(loss["seat"], loss["cards"]) for loss in scene.events(None, "equal-loss")]
    assert losses == [(1 - seat, ["green-knight"]), (seat, ["red-knight"])]
    assert scene.pile_at(1, 1 - seat) == []
    assert scene.asked == (seat,)


@pytest.mark.clause("AVA-LOSS-02")
def test_the_conqueror_matches_them_from_the_top_beginning_with_the_attacker() -> None:
    scene = conquered()
    assert scene.pile_at(1, 0) == ["blue-knight", "blue-witch"]
    assert scene.discarded()[2:] == ["red-knight", "green-knight"]
    assert scene.events(1, "equal-loss")[1] == {
        "event": "equal-loss",
        "seat": 0,
        "cards": ["red-knight", "green-knight"],
        "region": 1,
        "count": 2,
    }
    assert scene.pile_at(6, 0) == ["green-witch", "red-witch"]
    assert sorted(scene.hand_of(0)) == SPARE


@pytest.mark.clause("AVA-LOSS-03")
def test_without_an_enemy_card_there_are_no_equal_losses() -> None:
    scene = avalon().pile(1, 0, "blue-knight").hand(0, "red-knight", "red-witch").begin()
    scene.play("attack red-knight 1")
    assert scene.pile_at(1, 0) == ["blue-knight", "red-knight"]
    assert scene.discarded() == []
    assert scene.events(None, "equal-loss") == []
    assert scene.owed() == 2


@pytest.mark.clause("AVA-LOSS-04")
@pytest.mark.parametrize(
    ("mine", "theirs", "owed"), [(0, 0, 1), (1, 0, 2), (1, 1, 3), (2, 1, 4), (2, 2, 5), (4, 2, 7)]
)
def test_extra_losses_are_all_cards_of_both_sides(mine: int, theirs: int, owed: int) -> None:
    scene = avalon().pile(1, 0, *["blue-knight"] * mine).pile(1, 1, *["green-knight"] * theirs)
    scene.hand(0, "red-knight", *["red-witch"] * 8).begin()
    scene.play("attack red-knight 1")
    assert (scene.asked, scene.prompt, scene.owed()) == ((0,), "pay", owed)
    before = scene.cards_of(0)
    while scene.prompt == "pay":
        scene.do("give-card red-witch")
    assert before - scene.cards_of(0) == owed


@pytest.mark.clause("AVA-LOSS-05", "AVA-LOSS-06")
def test_extra_losses_come_from_the_hand_and_any_own_pile() -> None:
    scene = conquered()
    assert scene.options() == [
        "give-card yellow-knight",
        "give-card yellow-witch",
        "give-card purple-knight",
        "give-card purple-witch",
        "give-top 1",
        "give-top 6",
    ]
    scene.play("give-top 6", "give-card purple-witch", "give-top 1", "give-top 6", "give-top 1")
    assert scene.options() == [f"give-card {card}" for card in scene.hand_of(0)]
    scene.do("give-card yellow-knight")
    assert scene.hand_of(0) == ["yellow-witch", "purple-knight"]
    assert scene.pile_at(1, 0) == scene.pile_at(6, 0) == []
    assert scene.prompt == "play"


@pytest.mark.clause("AVA-LOSS-05")
def test_extra_losses_may_come_from_the_hand_alone() -> None:
    scene = avalon().hand(0, "red-knight", "red-witch").begin()
    scene.play("attack red-knight 1", "give-card red-witch")
    assert scene.pile_at(1, 0) == ["red-knight"]
    assert scene.hand_of(0) == []


@pytest.mark.clause("AVA-LOSS-05")
def test_the_cards_of_the_loser_do_not_pay() -> None:
    scene = avalon().pile(2, 1, "green-knight").hand(1, "green-witch").pile(3, 0, "blue-knight")
    scene.hand(0, "red-knight").begin().play("attack red-knight 1", "pass")
    assert scene.options() == ["give-top 1", "give-top 3"]


@pytest.mark.clause("AVA-LOSS-06")
def test_the_attacking_card_itself_may_be_given_up() -> None:
    scene = avalon().hand(0, "red-knight", "red-witch").begin()
    scene.play("attack red-knight 1", "give-top 1")
    assert scene.pile_at(1, 0) == []
    assert scene.discarded() == ["red-knight"]
    assert scene.owner_of(1) == 0


@pytest.mark.clause("AVA-LOSS-07")
def test_from_a_pile_the_top_card_is_given_up() -> None:
    scene = conquered()
    scene.do("give-top 6")
    assert scene.pile_at(6, 0) == ["green-witch"]
    assert scene.discarded()[-1] == "red-witch"
    assert scene.events(1) == [{"event": "gave-top", "seat": 0, "card": "red-witch", "region": 6}]
    scene.do("give-top 1")
    assert scene.pile_at(1, 0) == ["blue-knight"]
    assert scene.discarded()[-1] == "blue-witch"


@pytest.mark.clause("AVA-LOSS-08")
def test_the_loser_pays_no_extra_losses() -> None:
    scene = conquered()
    loser = scene.cards_of(1)
    for _ in range(6):
        assert scene.asked == (0,)
        scene.do(scene.options()[0])
    assert (scene.asked, scene.prompt) == ((0,), "play")
    assert scene.cards_of(1) == loser == 1


@pytest.mark.clause("AVA-LOSS-09")
def test_all_lost_cards_go_to_the_discard_pile() -> None:
    scene = conquered()
    drawable = scene.draw_pile()
    scene.play(*(f"give-card {card}" for card in SPARE), "give-top 1", "give-top 6")
    equal = ["yellow-knight", "yellow-witch", "red-knight", "green-knight"]
    assert sorted(scene.discarded()) == sorted([*equal, *SPARE, "blue-witch", "red-witch"])
    assert scene.draw_pile() == drawable


@pytest.mark.clause("AVA-LOSS-10")
def test_losses_are_due_after_each_conquest() -> None:
    scene = avalon().pile(1, 0, "blue-knight").pile(1, 1, "green-knight")
    scene.hand(0, "red-knight", "red-knight", *["red-witch"] * 5).begin()
    scene.play("attack red-knight 1")
    assert scene.owed() == 3
    scene.play("give-top 1", "give-card red-witch", "give-card red-witch")
    scene.play("attack red-knight 2")
    assert (scene.prompt, scene.owed()) == ("pay", 1)
    scene.do("give-top 2")
    assert scene.prompt == "play"


@pytest.mark.clause("AVA-LOSS-11")
def test_a_conqueror_who_cannot_pay_gives_up_everything_and_keeps_the_region() -> None:
    scene = avalon().pile(1, 0, "blue-knight").pile(1, 1, "green-knight")
    scene.hand(0, "red-knight", "red-witch").begin()
    scene.play("attack red-knight 1")  # 3 owed, 2 left
    assert scene.cards_of(0) == 0
    assert sorted(scene.discarded()) == ["blue-knight", "green-knight", "red-knight", "red-witch"]
    assert scene.owner_of(1) == 0
    assert (scene.asked, scene.prompt, scene.options()) == ((0,), "play", ["end"])
    # Nothing is owed later.
    scene.play("end", "take-tile light-two")
    assert len(scene.hand_of(0)) == 2


@pytest.mark.clause("AVA-LOSS-11")
def test_a_conqueror_who_has_exactly_what_is_owed_is_left_with_nothing() -> None:
    scene = avalon().pile(1, 0, "blue-knight").pile(1, 1, "green-knight")
    scene.hand(0, "red-knight", *["red-witch"] * 2).begin()
    scene.play("attack red-knight 1")  # 3 owed, 3 left
    assert scene.cards_of(0) == 0
    assert len(scene.discarded()) == 5
    assert scene.prompt == "play"


@pytest.mark.clause("AVA-LOSS-11")
def test_a_conqueror_who_has_more_keeps_the_rest() -> None:
    scene = avalon().pile(1, 0, "blue-knight").pile(1, 1, "green-knight")
    scene.hand(0, "red-knight", *["red-witch"] * 3).begin()
    scene.play("attack red-knight 1")  # 3 owed, 4 left
    scene.play("give-top 1", "give-card red-witch", "give-card red-witch")
    assert scene.hand_of(0) == ["red-witch"]


@pytest.mark.clause("AVA-LOSS-14")
def test_from_the_last_pile_of_an_empty_hand_the_rest_is_given_without_a_question() -> None:
    scene = avalon().pile(1, 0, "blue-knight").pile(1, 1, "green-knight")
    scene.pile(2, 0, "green-witch", "blue-witch", "red-witch").hand(0, "red-knight").begin()
    scene.do("attack red-knight 1")
    assert (scene.prompt, scene.owed()) == ("pay", 3)
    assert scene.options() == ["give-top 1", "give-top 2"]
    scene.do("give-top 1")
    assert scene.prompt == "play"
    assert scene.pile_at(2, 0) == ["green-witch"]
    given = [(event["card"], event["region"]) for event in scene.events(1, "gave-top")]
    assert given == [("blue-knight", 1), ("red-witch", 2), ("blue-witch", 2)]


@pytest.mark.clause("AVA-LOSS-12")
def test_the_extra_losses_do_not_change_while_they_are_paid() -> None:
    scene = conquered()
    counts = []
    for payment in ("give-top 1", "give-top 1", "give-top 6", "give-card yellow-witch"):
        counts.append(scene.owed())
        scene.do(payment)
    assert counts == [6, 5, 4, 3]  # the piles shrink, what is owed stays
    assert scene.owed() == 2


@pytest.mark.clause("AVA-LOSS-13")
@pytest.mark.parametrize("cards", [0, 1, 2, 3, 4])
def test_at_least_one_card_remains_after_the_equal_losses(cards: int) -> None:
    scene = avalon().pile(1, 0, *["blue-knight"] * cards).pile(1, 1, *["green-knight"] * cards)
    scene.hand(0, "red-knight", *["red-witch"] * 8, "blue-witch", "blue-witch").begin()
    scene.play("attack red-knight 1")
    assert len(scene.pile_at(1, 0)) == 1
    assert "give-top 1" in scene.options()
