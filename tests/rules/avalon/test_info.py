"""INFO: what everyone sees, and what stays hidden.

Where something is hidden, two tables that differ only in it must look the same."""

from collections import Counter

import pytest
from msgspec.json import encode

from tableronde.core.chance import SeededChance
from tableronde.core.event import ALL
from tableronde.games.avalon.components import CARDS, REGIONS
from tests.rules.avalon.scene import AvalonScene, assert_alike, avalon, new_game

EVERYONE = (0, 1, None)


@pytest.mark.clause("AVA-INFO-01")
def test_a_hand_is_known_to_its_holder_and_its_size_to_all() -> None:
    scene = avalon().hand(0, "red-knight", "blue-witch").hand(1, "green-knight").begin()
    mine, theirs = {"size": 2, "known": []}, {"size": 1, "known": []}
    for seat, cards in ((0, ["red-knight", "blue-witch"]), (1, None), (None, None)):
        assert scene.table(seat)["hands"][0] == {**mine, "cards": cards}
    for seat, cards in ((0, None), (1, ["green-knight"]), (None, None)):
        assert scene.table(seat)["hands"][1] == {**theirs, "cards": cards}


@pytest.mark.clause("AVA-INFO-01")
def test_nothing_else_reveals_a_hand() -> None:
    one = avalon().hand(0, "red-knight", "red-witch").begin()
    other = avalon().hand(0, "blue-knight", "blue-witch").begin()
    assert_alike(one, other, 1, None)
    assert encode(one.view(0)) != encode(other.view(0))


@pytest.mark.clause("AVA-INFO-02")
def test_face_down_regions_are_unknown_to_everyone() -> None:
    one = avalon().own(0, 1).pile(3, 0, "green-knight")
    other = avalon().own(0, 1).pile(3, 0, "green-knight")
    other.region(2, "avalon").region(3, "forest-castle").region(7, "hill-castle")
    for scene in (one, other):
        scene.hand(0, "red-knight", "red-witch").hand(1, "blue-knight").begin()
    assert_alike(one, other, *EVERYONE)
    assert one.options() == other.options()
    for scene in (one, other):
        scene.do("attack red-knight 3")
    assert_alike(one, other, *EVERYONE)


@pytest.mark.clause("AVA-INFO-02")
def test_no_name_of_a_face_down_region_is_sent() -> None:
    scene = new_game(SeededChance("mist"))
    scene.do(scene.options(verb="reinforce")[0])
    for seat in EVERYONE:
        sent = encode([scene.table(seat)["row"], scene.view(seat)["frames"], scene.events(seat)])
        assert not [name for name in REGIONS if f'"{name}"'.encode() in sent]


@pytest.mark.clause("AVA-INFO-03")
def test_face_down_regions_are_known_as_a_set_but_not_by_place() -> None:
    scene = avalon().own(0, 3).own(1, 10).begin()
    view = scene.view(0)
    rows = [
        [REGIONS[region] for region in scene.game.resample(view, SeededChance(str(seed))).row]
        for seed in range(150)
    ]
    for row in rows:
        assert sorted(row) == sorted(REGIONS)
        assert (row[2], row[9]) == ("plain-castle", "avalon")
    for place in (0, 1, 3, 4, 5, 6, 7, 8, 10):
        assert {row[place] for row in rows} == set(REGIONS) - {"plain-castle", "avalon"}


@pytest.mark.clause("AVA-INFO-04")
def test_piles_are_public() -> None:
    scene = avalon().pile(1, 0, "red-knight", "blue-witch").pile(1, 1, "blue-witch", "red-knight")
    scene.pile(9, 1, *["green-knight"] * 3).begin()
    for seat in EVERYONE:
        row = scene.table(seat)["row"]
        assert row[0]["piles"] == [["red-knight", "blue-witch"], ["blue-witch", "red-knight"]]
        assert row[8]["piles"] == [[], ["green-knight"] * 3]


@pytest.mark.clause("AVA-INFO-05")
def test_hand_cards_given_up_for_losses_are_public() -> None:
    scene = avalon().discard("green-witch").hand(0, "red-knight", "blue-witch").begin()
    scene.play("attack red-knight 1", "give-card blue-witch")
    for seat in EVERYONE:
        assert scene.table(seat)["discard"] == ["green-witch", "blue-witch"]
        assert scene.events(seat, "gave-card") == [
            {"event": "gave-card", "seat": 0, "card": "blue-witch"}
        ]


@pytest.mark.clause("AVA-INFO-05")
def test_hand_cards_discarded_to_the_limit_are_public() -> None:
    scene = avalon().hand(0, *["red-knight"] * 5, "blue-witch").begin()
    scene.play("end", "take-tile dark-four", "discard blue-witch")
    for seat in EVERYONE:
        assert scene.table(seat)["discard"] == ["blue-witch"]
        assert scene.events(seat, "discarded") == [
            {"event": "discarded", "seat": 0, "card": "blue-witch"}
        ]


@pytest.mark.clause("AVA-INFO-05")
def test_a_hand_given_up_because_too_much_is_owed_is_public() -> None:
    scene = avalon().pile(1, 0, "green-knight").pile(1, 1, "green-witch")
    scene.hand(0, "red-knight", "blue-witch").begin().play("attack red-knight 1")
    for seat in EVERYONE:
        discarded = scene.table(seat)["discard"]
        assert sorted(discarded) == ["blue-witch", "green-knight", "green-witch", "red-knight"]
        (given,) = scene.events(seat, "gave-all")
        assert sorted(given["cards"]) == ["blue-witch", "green-knight"]
        assert given["count"] == 2


@pytest.mark.clause("AVA-INFO-06")
def test_the_size_of_the_draw_pile_is_public_but_its_order_is_not() -> None:
    one = avalon().draw("red-knight", "blue-witch", "green-knight", nothing_else=True)
    other = avalon().draw("green-knight", "red-knight", "blue-witch", nothing_else=True)
    one.begin()
    other.begin()
    assert_alike(one, other, *EVERYONE)
    for seat in EVERYONE:
        assert one.table(seat)["draw"] == 3


@pytest.mark.clause("AVA-INFO-06")
def test_the_draw_pile_and_the_other_hand_cannot_be_told_apart() -> None:
    one = avalon().hand(1, "red-knight").draw("blue-witch", nothing_else=True).begin()
    other = avalon().hand(1, "blue-witch").draw("red-knight", nothing_else=True).begin()
    assert_alike(one, other, 0, None)


@pytest.mark.clause("AVA-INFO-06")
def test_the_cards_out_of_sight_are_known_as_a_set() -> None:
    """Dealt anew from what a seat sees, they lie otherwise, but the table looks the same."""
    scene = avalon().own(1, 10).pile(1, 1, "red-knight").pile(2, 0, "green-witch")
    scene.discard("purple-witch").hand(0, "yellow-witch").hand(1, "blue-knight", "red-witch")
    scene.begin(seat=1).play("attack blue-knight 3", "pass", "use-avalon")
    held = set()
    for seed in range(150):
        imagined = avalon()
        imagined.state = scene.game.resample(scene.view(0), SeededChance(str(seed)))
        assert encode(imagined.view(0)) == encode(scene.view(0))
        assert Counter(imagined.everywhere()) == dict.fromkeys(range(10), 8)
        held.update(imagined.hand_of(1))
    assert held == set(CARDS)


@pytest.mark.clause("AVA-INFO-06")
def test_a_reshuffle_shows_the_number_of_cards_but_not_their_order() -> None:
    tables = []
    for order in ([0, 3, 6], [6, 0, 3]):
        scene = avalon().draw(nothing_else=True).discard(*(CARDS[card] for card in (0, 3, 6)))
        scene.chance.orders = [order]
        tables.append(scene.begin().play("end", "take-tile light-two"))
    assert_alike(tables[0], tables[1], 1, None)
    assert tables[0].events(1, "reshuffled") == [{"event": "reshuffled", "count": 3}]


@pytest.mark.clause("AVA-INFO-07")
def test_tiles_are_public() -> None:
    scene = avalon().tiles(used={"light-two": 1}, pending={1: "dark-four"}).begin()
    scene.play("end", "take-tile dark-regions")  # the four cards come, and it is used
    for seat in EVERYONE:
        tiles = scene.table(seat)["tiles"]
        assert tiles["face_up"] == {
            "light-two": 1,
            "light-landscape": 2,
            "light-chain": 1,
            "dark-four": 1,
            "dark-landscape": 1,
            "dark-regions": 0,
        }
        assert {tile: count for tile, count in tiles["used"].items() if count} == {
            "light-two": 1,
            "dark-four": 1,
        }
        assert tiles["pending"] == ["dark-regions", None]
        assert scene.events(seat, "took-tile") == [
            {"event": "took-tile", "seat": 0, "tile": "dark-regions"}
        ]
        assert scene.events(seat, "dark-tile-pays") == [
            {"event": "dark-tile-pays", "seat": 1, "tile": "dark-four"}
        ]


@pytest.mark.clause("AVA-INFO-08")
def test_drawn_cards_are_known_to_the_drawer_only() -> None:
    scene = avalon().draw("red-knight", "blue-witch").begin().play("end", "take-tile light-two")
    assert scene.events(0, "drew") == [
        {"event": "drew", "seat": 0, "cards": ["red-knight", "blue-witch"], "count": 2}
    ]
    for seat in (1, None):
        assert scene.events(seat, "drew") == []
        assert scene.events(seat, "drew-unseen") == [
            {"event": "drew-unseen", "seat": 0, "count": 2}
        ]
        assert scene.table(seat)["hands"][0] == {"size": 2, "cards": None, "known": []}


@pytest.mark.clause("AVA-INFO-08")
@pytest.mark.parametrize("tile", ["light-two", "dark-four"])
def test_the_other_side_cannot_tell_one_draw_from_another(tile: str) -> None:
    tables = []
    for cards in (["red-knight"] * 4, ["blue-witch", "green-knight", "red-witch", "red-knight"]):
        scene = avalon().draw(*cards).begin().play("end", f"take-tile {tile}")
        tables.append(scene.play("end", "take-tile light-chain"))
    assert_alike(tables[0], tables[1], 1, None)
    assert encode(tables[0].view(0)) != encode(tables[1].view(0))


def countered() -> AvalonScene:
    """Return a scene in which seat 1 has just countered a red witch; it holds her, another one, and
    a blue one."""
    scene = avalon().pile(1, 1, "red-knight").hand(0, "red-witch")
    scene.hand(1, "red-witch", "red-witch", "blue-witch").begin()
    return scene.play("bewitch red-witch 1", "counter red-witch")


@pytest.mark.clause("AVA-INFO-09")
def test_a_countered_witch_in_the_defenders_hand_is_known_to_all() -> None:
    scene = countered()
    for seat in EVERYONE:
        hand = scene.table(seat)["hands"][1]
        assert (hand["size"], hand["known"]) == (3, ["red-witch"])
        assert scene.events(seat) == [
            {"event": "countered", "seat": 1, "card": "red-witch", "region": 1}
        ]
    assert scene.table(0)["hands"][1]["cards"] is None
    for seed in range(20):
        imagined = scene.game.resample(scene.view(0), SeededChance(str(seed)))
        assert imagined.hands[1][CARDS.index("red-witch")] >= 1
        assert sum(imagined.hands[1]) == 3


@pytest.mark.clause("AVA-INFO-09")
def test_a_known_witch_stays_known_until_a_like_one_leaves_the_hand() -> None:
    scene = countered().play("end", "take-tile light-chain")
    scene.do("reinforce blue-witch 2")
    assert scene.table(0)["hands"][1]["known"] == ["red-witch"]
    scene.do("reinforce red-witch 2")
    assert scene.table(0)["hands"][1] == {"size": 1, "cards": None, "known": []}


@pytest.mark.clause("AVA-INFO-09")
def test_a_known_witch_who_counters_is_replaced_by_the_one_she_counters() -> None:
    scene = avalon().pile(1, 1, "red-knight").hand(0, "red-witch", "red-witch")
    scene.hand(1, "red-witch", "blue-witch").begin()
    for _ in range(2):
        scene.play("bewitch red-witch 1", "counter red-witch")
        hand = scene.table(0)["hands"][1]
        assert (hand["size"], hand["known"]) == (2, ["red-witch"])


@pytest.mark.clause("AVA-INFO-09")
@pytest.mark.parametrize(
    "way",
    [
        ("bewitch red-witch 2",),
        ("attack red-witch 3", "give-top 3"),
        ("attack blue-knight 3", "give-card red-witch"),
        ("reinforce blue-knight 3", "end", "take-tile light-two", "discard red-witch"),
        ("attack blue-knight 4",),  # 9 owed, less left: all is given up
    ],
)
def test_a_known_witch_who_left_the_hand_is_known_no_more(way: tuple[str, ...]) -> None:
    scene = avalon().pile(1, 1, "red-knight").hand(0, "red-witch").own(1, 5)
    scene.pile(2, 0, "red-knight").hand(1, "red-witch", "blue-knight")
    if "attack blue-knight 4" in way:
        scene.pile(4, 1, *["green-knight"] * 4).pile(4, 0, *["green-witch"] * 4)
    if "discard red-witch" in way:
        scene.hand(1, *["green-knight"] * 3)
    scene.begin().play("bewitch red-witch 1", "counter red-witch", "end", "take-tile light-chain")
    assert scene.table(0)["hands"][1]["known"] == ["red-witch"]
    scene.play(*way)
    assert "red-witch" not in scene.hand_of(1)
    assert scene.table(0)["hands"][1]["known"] == []


@pytest.mark.clause("AVA-INFO-10")
def test_a_passed_answer_to_an_attack_shows_only_that_it_was_passed() -> None:
    tables = [
        avalon().hand(0, "red-knight", "green-knight").hand(1, card).begin()
        for card in ("red-knight", "blue-witch")
    ]
    for step in ("attack red-knight 1", "pass", "give-top 1"):
        for scene in tables:
            scene.do(step)
        assert_alike(tables[0], tables[1], 0, None)
    assert tables[0].hand_of(1) != tables[1].hand_of(1)


@pytest.mark.clause("AVA-INFO-10")
def test_a_passed_answer_to_a_spell_shows_only_that_it_was_passed() -> None:
    tables = [
        avalon().pile(1, 1, "red-knight").hand(0, "red-witch").hand(1, card).begin()
        for card in ("red-witch", "red-knight")
    ]
    for step in ("bewitch red-witch 1", "pass"):
        for scene in tables:
            scene.do(step)
        assert_alike(tables[0], tables[1], 0, None)
    assert tables[0].hand_of(1) != tables[1].hand_of(1)


@pytest.mark.clause("AVA-INFO-02")
def test_a_view_of_everything_shows_all_regions() -> None:
    """It is used for looking back after the game; nobody who plays has it."""
    scene = new_game(SeededChance("mist"))
    open_table = scene.table(ALL)
    assert sorted(region["region"] for region in open_table["row"]) == sorted(REGIONS)
    assert {region["owner"] for region in open_table["row"]} == {None}
    assert all(hand["cards"] is not None for hand in open_table["hands"])
    assert len(open_table["draw_cards"]) == open_table["draw"]
    for seat in EVERYONE:
        seen = scene.table(seat)
        assert {region["region"] for region in seen["row"]} == {None}
        assert "draw_cards" not in seen
