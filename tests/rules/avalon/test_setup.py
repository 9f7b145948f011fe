"""SETUP: the table before the first turn."""

from collections import Counter

import pytest

from tableronde.core.chance import SeededChance
from tableronde.core.errors import BadSeats
from tableronde.games.avalon.components import CARDS, COLOURS, REGIONS
from tableronde.games.avalon.game import Avalon
from tests.rules.avalon.scene import AvalonScene, new_game
from tests.scene import ToldChance


def seeded(seed: int) -> AvalonScene:
    return new_game(SeededChance(f"seed {seed}"))


@pytest.mark.clause("AVA-SETUP-01")
def test_exactly_two_players_face_each_other_across_the_row() -> None:
    assert Avalon().check_seats(2) == 2
    for seats in (0, 1, 3, 4):
        with pytest.raises(BadSeats):
            Avalon().check_seats(seats)
    assert [len(region["piles"]) for region in seeded(1).table()["row"]] == [2] * 11
    assert len(seeded(1).table()["hands"]) == seeded(1).view(None)["seats"] == 2


@pytest.mark.clause("AVA-SETUP-02")
def test_the_eleven_regions_are_shuffled_into_a_face_down_row() -> None:
    chance = ToldChance()
    chance.orders = [[10, 3, 0, 7, 1, 9, 2, 8, 4, 6, 5]]
    scene = new_game(chance)
    assert chance.shuffled[0] == list(range(11))
    assert len(set(REGIONS)) == 11
    assert scene.state.row == [10, 3, 0, 7, 1, 9, 2, 8, 4, 6, 5]
    for seat in (0, 1, None):
        assert [region["region"] for region in scene.table(seat)["row"]] == [None] * 11


@pytest.mark.clause("AVA-SETUP-02")
def test_every_region_can_lie_at_every_place() -> None:
    found: list[set[int]] = [set() for _ in range(11)]
    for seed in range(150):
        for place, region in enumerate(seeded(seed).state.row):
            found[place].add(region)
    assert found == [set(range(11))] * 11


@pytest.mark.clause("AVA-SETUP-03")
def test_no_region_belongs_to_anybody() -> None:
    table = seeded(2).table()
    assert [region["owner"] for region in table["row"]] == [None] * 11
    assert table["crowns"] == [0, 0]


@pytest.mark.clause("AVA-SETUP-04")
def test_the_nine_tiles_lie_face_up_sorted_into_light_and_dark() -> None:
    scene = seeded(3)
    for seat in (0, 1):
        tiles = scene.table(seat)["tiles"]
        assert list(tiles["face_up"].items()) == [
            ("light-two", 2),
            ("light-landscape", 2),
            ("light-chain", 1),
            ("dark-four", 2),
            ("dark-landscape", 1),
            ("dark-regions", 1),
        ]
        assert sum(tiles["used"].values()) == 0
        assert tiles["pending"] == [None, None]


@pytest.mark.clause("AVA-SETUP-05")
def test_all_eighty_characters_are_shuffled_together() -> None:
    chance = ToldChance()
    new_game(chance)
    shuffled = Counter(CARDS[card] for card in chance.shuffled[1])
    assert shuffled == {
        f"{colour}-{kind}": 8
        for colour in ("yellow", "green", "red", "blue", "purple")
        for kind in ("knight", "witch")
    }
    assert shuffled.total() == 80


@pytest.mark.clause("AVA-SETUP-06", "AVA-SETUP-08", "AVA-SETUP-09")
def test_two_cards_at_each_region_five_in_each_hand_and_the_rest_to_draw() -> None:
    cards = [card for card in range(10) for _ in range(8)]
    rest, hands, table = cards[:48], cards[48:58], cards[58:]
    chance = ToldChance()
    chance.orders = [list(range(11)), rest + hands + table]  # the last is dealt first
    state = new_game(chance).state
    assert sorted(card for side in state.piles for pile in side for card in pile) == table
    assert [[len(pile) for pile in side] for side in state.piles] == [[1] * 11] * 2
    held = [card for hand in state.hands for card in range(10) for _ in range(hand[card])]
    assert sorted(held) == hands
    assert [sum(hand) for hand in state.hands] == [5, 5]
    assert state.draw == rest
    assert state.discard == []


@pytest.mark.clause("AVA-SETUP-06")
def test_the_first_characters_lie_face_up() -> None:
    scene = seeded(4)
    for seat in (0, 1, None):
        shown = [region["piles"] for region in scene.table(seat)["row"]]
        assert shown == [[scene.pile_at(at, 0), scene.pile_at(at, 1)] for at in range(1, 12)]
        assert sum(len(pile) for piles in shown for pile in piles) == 22


@pytest.mark.clause("AVA-SETUP-07")
def test_the_first_characters_are_left_to_chance_and_may_coincide() -> None:
    tops = [
        (scene.pile_at(place, 0)[0], scene.pile_at(place, 1)[0])
        for scene in map(seeded, range(60))
        for place in range(1, 12)
    ]
    for side in (0, 1):
        assert {pair[side] for pair in tops} == set(CARDS)
    same = sum(first == second for first, second in tops)
    assert 20 < same < 120  # 660 pairs, a chance of 7 in 79 each: 58 or so
    assert {first.split("-")[0] for first, second in tops if first == second} == set(COLOURS)


@pytest.mark.clause("AVA-SETUP-08")
def test_the_first_hands_are_hidden() -> None:
    scene = seeded(5)
    assert scene.table(0)["hands"][0]["cards"] == scene.hand_of(0)
    assert scene.table(0)["hands"][1] == {"size": 5, "cards": None, "known": []}
    assert scene.table(1)["hands"][0] == {"size": 5, "cards": None, "known": []}


@pytest.mark.clause("AVA-SETUP-09")
def test_forty_eight_cards_are_face_down_and_none_is_discarded() -> None:
    for seed in range(5):
        table = seeded(seed).table()
        assert table["draw"] == 48
        assert table["discard"] == []


@pytest.mark.clause("AVA-SETUP-10")
def test_the_starting_player_is_drawn_at_random() -> None:
    starts = Counter(seeded(seed).asked for seed in range(200))
    assert set(starts) == {(0,), (1,)}
    assert 70 <= starts[(0,)] <= 130


@pytest.mark.clause("AVA-SETUP-10")
def test_the_drawn_player_begins() -> None:
    for first in (0, 1):
        chance = ToldChance()
        chance.picks = [first]
        scene = new_game(chance)
        assert scene.asked == (first,)
        assert scene.prompt == "play"
        assert scene.table()["turn"] == first
        assert scene.events(1 - first) == [
            {"event": "began", "seat": first},
            {"event": "turn", "seat": first},
        ]
