"""SETUP: how a round begins."""

from collections import Counter

import pytest

import tableronde
from tableronde.core.chance import SeededChance
from tableronde.core.errors import BadSeats
from tableronde.games.guilds.components import CARDS
from tests.rules.guilds.scene import ANA, BEN, CLEO, COUNTS, THIRTEEN, guilds, new_game
from tests.scene import ToldChance

WHOLE_DECK = Counter(dict.fromkeys(THIRTEEN, 8))
ODD_ORDER = [number * 5 % 104 // 8 for number in range(104)]
"""A deck in an unusual order; the last card is the top."""


@pytest.mark.clause("GLD-SETUP-01")
@pytest.mark.parametrize("seats", COUNTS)
def test_two_to_five_may_play(seats: int) -> None:
    match = tableronde.new("guilds", seats=seats, seed=1)
    assert len(match.view()["table"]["seats"]) == seats


@pytest.mark.clause("GLD-SETUP-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 7, 13])
def test_no_other_number_may_play(seats: int) -> None:
    with pytest.raises(BadSeats):
        tableronde.new("guilds", seats=seats, seed=1)


@pytest.mark.clause("GLD-SETUP-02")
@pytest.mark.parametrize("seats", COUNTS)
def test_all_104_cards_are_used_at_every_count(seats: int) -> None:
    scene = new_game(seats)
    assert scene.census() == WHOLE_DECK
    assert scene.census().total() == 104


@pytest.mark.clause("GLD-SETUP-03")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_104_guild_cards_are_shuffled_once_without_the_end_card(seats: int) -> None:
    scene = new_game(seats)
    assert [Counter(cards) for cards in scene.shuffles()] == [WHOLE_DECK]


@pytest.mark.clause("GLD-SETUP-03")
def test_another_shuffle_is_another_pile() -> None:
    piles = [new_game(3, SeededChance(f"pile {seed}")).pile() for seed in range(20)]
    assert len({tuple(pile) for pile in piles}) == 20


@pytest.mark.clause("GLD-SETUP-04")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_end_card_lies_red_side_up(seats: int) -> None:
    assert new_game(seats).side == "red"


@pytest.mark.clause("GLD-SETUP-05")
def test_the_end_card_lies_yellow_side_up_with_two_players() -> None:
    assert new_game(2).side == "yellow"


@pytest.mark.clause("GLD-SETUP-06", "GLD-SETUP-07")
@pytest.mark.parametrize("seats", COUNTS)
def test_six_cards_each_and_the_first_discard_come_from_the_top(seats: int) -> None:
    chance = ToldChance()
    chance.orders.append(ODD_ORDER)
    scene = new_game(seats, chance)
    deck = [CARDS[card] for card in reversed(ODD_ORDER)]
    hands = [scene.hand_of(seat) for seat in range(seats)]
    assert [len(hand) for hand in hands] == [6] * seats
    assert sorted(card for hand in hands for card in hand) == sorted(deck[: 6 * seats])
    assert scene.discarded() == [deck[6 * seats]]
    assert scene.pile() == deck[6 * seats + 1 :]


@pytest.mark.clause("GLD-SETUP-07")
@pytest.mark.parametrize("first_discard", THIRTEEN)
def test_the_power_of_the_first_discard_is_not_activated(first_discard: str) -> None:
    order = [card for card in range(13) for _ in range(8)]
    order.remove(CARDS.index(first_discard))
    order.insert(len(order) - 18, CARDS.index(first_discard))  # under the 18 that are dealt
    chance = ToldChance()
    chance.orders.append(order)
    scene = new_game(3, chance)
    assert scene.discarded() == [first_discard]
    assert scene.prompt == "action"
    assert [len(scene.hand_of(seat)) for seat in (ANA, BEN, CLEO)] == [6, 6, 6]


@pytest.mark.clause("GLD-SETUP-08")
@pytest.mark.parametrize(("seats", "left"), [(2, 91), (3, 85), (4, 79), (5, 73)])
def test_the_size_of_the_draw_pile_after_dealing(seats: int, left: int) -> None:
    scene = new_game(seats)
    assert len(scene.pile()) == left
    assert scene.view(None)["table"]["draw"] == left


@pytest.mark.clause("GLD-SETUP-09")
@pytest.mark.parametrize("seats", COUNTS)
def test_any_player_may_begin(seats: int) -> None:
    begun = Counter(
        new_game(seats, SeededChance(f"table {seed}")).asked for seed in range(60 * seats)
    )
    assert set(begun) == {(seat,) for seat in range(seats)}
    assert min(begun.values()) >= 30  # 60 each on the average


@pytest.mark.clause("GLD-SETUP-09")
@pytest.mark.parametrize("drawn", range(5))
def test_the_first_player_is_random(drawn: int) -> None:
    chance = ToldChance()
    chance.picks.append(drawn)
    assert new_game(5, chance).asked == (drawn,)


@pytest.mark.clause("GLD-SETUP-10")
@pytest.mark.parametrize("seats", COUNTS)
def test_turns_go_round_clockwise(seats: int) -> None:
    scene = guilds(seats).draw(*["star"] * 8)
    for seat in range(seats):
        scene.hand(seat, "jester", "monk")
    scene.begin(seats - 1)
    order = []
    for _ in range(seats):
        order.append(scene.asked[0])
        scene.do("play jester")
    assert order == [seats - 1, *range(seats - 1)]
    assert scene.asked == (seats - 1,)


@pytest.mark.clause("GLD-SETUP-11")
@pytest.mark.parametrize("seats", COUNTS)
def test_no_guild_lies_on_the_table_at_the_start(seats: int) -> None:
    scene = new_game(seats, SeededChance("start"))
    assert [scene.guilds_of(seat) for seat in range(seats)] == [[]] * seats
    assert not scene.options(verb="use")


@pytest.mark.clause("GLD-SETUP-12")
def test_discarded_cards_lie_face_up_from_the_first_on() -> None:
    scene = guilds(3).hand(ANA, "magician").discard("noble").draw("monk", "star", "priest").begin()
    scene.do("play magician")
    scene.do("keep monk star priest")
    for seat in (ANA, BEN, CLEO, None):
        seen = scene.view(seat)["table"]["discard"]
        assert seen == ["noble", "star", "priest", "magician"]
