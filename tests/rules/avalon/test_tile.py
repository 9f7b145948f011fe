"""TILE: the nine reinforcement tiles.

The plains lie at 1 to 3, the forests at 4 to 6, the hills at 7 to 9, Avalon at 10, the marsh at 11.
"""

import pytest

from tests.rules.avalon.scene import AvalonScene, avalon

ALL = {
    "light-two": 2,
    "light-landscape": 2,
    "light-chain": 1,
    "dark-four": 2,
    "dark-landscape": 1,
    "dark-regions": 1,
}


def light(scene: AvalonScene, tile: str) -> int:
    """Return how many cards seat 0 draws for a light tile."""
    scene.begin(step=3).do(f"take-tile {tile}")
    return len(scene.hand_of(0))


def dark(scene: AvalonScene, tile: str) -> int:
    """Return how many cards seat 0 draws for a dark tile at the start of its turn."""
    return len(scene.tiles(pending={0: tile}).begin().hand_of(0))


@pytest.mark.clause("AVA-TILE-01")
def test_one_of_the_face_up_tiles_must_be_taken() -> None:
    scene = avalon().tiles(used={"light-two": 2, "dark-four": 1}, pending={1: "dark-landscape"})
    scene.begin().do("end")
    assert (scene.asked, scene.prompt) == ((0,), "tile")
    assert scene.options() == [
        "take-tile light-landscape",
        "take-tile light-chain",
        "take-tile dark-four",
        "take-tile dark-regions",
    ]
    assert not scene.decision().may_decline
    scene.do("take-tile dark-regions")
    assert scene.asked == (1,)  # one tile, and the turn is over
    assert scene.tiles_up() == {"light-landscape": 2, "light-chain": 1, "dark-four": 1}


@pytest.mark.clause("AVA-TILE-02")
def test_a_tile_must_be_taken_even_if_it_brings_nothing() -> None:
    used = {tile: ALL[tile] - (tile in ("light-landscape", "light-chain")) for tile in ALL}
    scene = avalon().tiles(used=used).begin()
    scene.do("end")
    assert scene.options() == ["take-tile light-landscape", "take-tile light-chain"]
    scene.do("take-tile light-landscape")
    assert scene.hand_of(0) == []
    assert scene.asked == (1,)
    assert [event["event"] for event in scene.events(1)] == ["took-tile", "turn"]


@pytest.mark.clause("AVA-TILE-21")
def test_a_single_tile_is_taken_without_a_question() -> None:
    used = {**ALL, "light-landscape": 1}
    scene = avalon().tiles(used=used).own(0, 4).draw("red-knight").begin()
    scene.do("end")
    assert (scene.asked, scene.prompt) == ((1,), "play")
    assert scene.hand_of(0) == ["red-knight"]
    happened = [event["event"] for event in scene.events(1)]
    assert happened == ["took-tile", "drew-unseen", "tiles-turned-up", "turn"]


@pytest.mark.clause("AVA-TILE-21")
def test_two_tiles_of_one_kind_are_no_choice_either() -> None:
    scene = avalon().tiles(used={**ALL, "dark-four": 0}).begin()
    scene.do("end")
    assert scene.asked == (1,)
    assert scene.tiles_up() == {"dark-four": 1}
    assert scene.table()["tiles"]["pending"] == ["dark-four", None]


@pytest.mark.clause("AVA-TILE-03")
def test_the_cards_of_a_light_tile_are_drawn_at_once() -> None:
    scene = avalon().draw("red-knight", "blue-witch", "green-knight").begin()
    scene.play("end", "take-tile light-two")
    assert scene.hand_of(0) == ["red-knight", "blue-witch"]
    assert scene.asked == (1,)
    assert scene.tiles_used() == {"light-two": 1}
    assert scene.table()["tiles"]["pending"] == [None, None]


@pytest.mark.clause("AVA-TILE-04")
def test_the_cards_of_a_dark_tile_are_drawn_at_the_next_turn() -> None:
    scene = avalon().draw("red-knight", "red-knight", "red-witch", "blue-witch").begin()
    scene.play("end", "take-tile dark-four")
    assert scene.hand_of(0) == []
    assert scene.table()["tiles"]["pending"] == ["dark-four", None]
    assert scene.tiles_used() == {}
    assert scene.tiles_up()["dark-four"] == 1
    scene.play("end", "take-tile light-chain")
    assert (scene.asked, scene.prompt) == ((0,), "play")
    assert scene.hand_of(0) == ["red-knight", "red-knight", "red-witch", "blue-witch"]
    assert scene.table()["tiles"]["pending"] == [None, None]
    assert scene.tiles_used() == {"light-chain": 1, "dark-four": 1}


@pytest.mark.clause("AVA-TILE-04")
def test_a_dark_tile_pays_once() -> None:
    scene = avalon().tiles(pending={0: "dark-four"}).begin()
    assert len(scene.hand_of(0)) == 4
    scene.play("end", "take-tile light-chain", "end", "take-tile light-two")
    assert len(scene.hand_of(0)) == 4


@pytest.mark.clause("AVA-TILE-04")
def test_both_players_may_have_a_dark_tile_before_them() -> None:
    scene = avalon().begin().play("end", "take-tile dark-four", "end", "take-tile dark-four")
    assert (len(scene.hand_of(0)), len(scene.hand_of(1))) == (4, 0)
    scene.play("end", "take-tile light-chain")
    assert (len(scene.hand_of(0)), len(scene.hand_of(1))) == (4, 4)


@pytest.mark.clause("AVA-TILE-05")
def test_a_used_tile_cannot_be_taken_again() -> None:
    scene = avalon().begin().play("end", "take-tile light-chain")
    assert scene.tiles_used() == {"light-chain": 1}
    assert "light-chain" not in scene.tiles_up()
    scene.do("end")
    assert "take-tile light-chain" not in scene.options()
    assert len(scene.options()) == 5


@pytest.mark.clause("AVA-TILE-06")
def test_when_all_nine_are_used_all_are_turned_up() -> None:
    scene = avalon().tiles(used={**ALL, "light-two": 1}).begin()
    scene.do("end")
    assert scene.events(1, "tiles-turned-up") == [{"event": "tiles-turned-up"}]
    assert scene.tiles_up() == ALL
    assert scene.tiles_used() == {}


@pytest.mark.clause("AVA-TILE-06")
def test_the_ninth_may_be_a_dark_one_that_has_paid() -> None:
    used = {**ALL, "dark-four": 1}
    scene = avalon().tiles(used=used, pending={0: "dark-four"}).begin()
    assert scene.tiles_up() == ALL
    assert scene.tiles_used() == {}


@pytest.mark.clause("AVA-TILE-06")
def test_no_tile_is_turned_up_before_the_ninth_is_used() -> None:
    scene = avalon().tiles(used={**ALL, "light-two": 1, "dark-regions": 0}).begin()
    scene.play("end", "take-tile light-two")
    assert scene.tiles_up() == {"dark-regions": 1}
    assert scene.tiles_used() == {tile: ALL[tile] for tile in ALL if tile != "dark-regions"}
    assert scene.events(None, "tiles-turned-up") == []


@pytest.mark.clause("AVA-TILE-06")
def test_no_tile_is_turned_up_while_one_is_pending() -> None:
    """All nine must have been used."""
    used = {**ALL, "dark-four": 1, "light-two": 1}
    scene = avalon().tiles(used=used, pending={1: "dark-four"}).begin()
    scene.do("end")
    assert scene.events(0, "took-tile") == [{"event": "took-tile", "seat": 0, "tile": "light-two"}]
    assert len(scene.hand_of(0)) == 2
    assert (scene.asked, scene.prompt) == ((1,), "play")
    told = [event["event"] for event in scene.events(1)]
    assert told.index("turn") < told.index("tiles-turned-up"), "when the dark tile has paid"
    assert scene.tiles_up() == ALL


@pytest.mark.clause("AVA-TILE-07")
def test_the_used_tiles_are_turned_up_when_the_last_one_is_pending() -> None:
    used = {**ALL, "dark-four": 1}
    scene = avalon().tiles(used=used).begin(seat=1)
    scene.do("end")
    assert scene.tiles_up() == {}  # they stay down until a tile has to be taken
    scene.do("end")
    assert scene.events(1, "tiles-turned-up") == [{"event": "tiles-turned-up"}]
    assert scene.tiles_up() == used
    assert len(scene.options()) == 6
    assert scene.table()["tiles"]["pending"] == [None, "dark-four"]
    scene.do("take-tile light-chain")
    # The pending one has paid at the start of the opponent's turn and joined the used ones.
    assert scene.tiles_used() == {"light-chain": 1, "dark-four": 1}
    assert scene.tiles_up() == {tile: used[tile] for tile in used if tile != "light-chain"}


@pytest.mark.clause("AVA-TILE-08")
def test_the_light_tile_of_two_cards() -> None:
    assert light(avalon(), "light-two") == 2
    assert light(avalon().own(0, 1, 2, 3, 4), "light-two") == 2


@pytest.mark.clause("AVA-TILE-09")
@pytest.mark.parametrize(
    ("places", "drawn"), [((), 0), ((1,), 1), ((1, 4, 7), 1), ((4, 8, 9), 2), ((1, 2, 3, 4, 5), 3)]
)
def test_the_light_tile_of_the_commonest_landscape(places: tuple[int, ...], drawn: int) -> None:
    assert light(avalon().own(0, *places).own(1, 6), "light-landscape") == drawn


@pytest.mark.clause("AVA-TILE-10")
@pytest.mark.parametrize(
    ("places", "drawn"),
    [((), 0), ((5,), 1), ((1, 3, 5), 1), ((3, 4, 5), 3), ((1, 2, 5, 6, 7, 9), 3), ((8, 9), 2)],
)
def test_the_light_tile_of_the_longest_chain(places: tuple[int, ...], drawn: int) -> None:
    assert light(avalon().own(0, *places), "light-chain") == drawn


@pytest.mark.clause("AVA-TILE-11")
def test_the_dark_tile_of_four_cards() -> None:
    assert dark(avalon(), "dark-four") == 4
    assert dark(avalon().own(0, 1, 2, 3), "dark-four") == 4


@pytest.mark.clause("AVA-TILE-12")
@pytest.mark.parametrize(
    ("places", "drawn"), [((), 0), ((1,), 2), ((1, 4, 7), 2), ((4, 8, 9), 4), ((1, 2, 3, 4, 5), 6)]
)
def test_the_dark_tile_of_the_commonest_landscape(places: tuple[int, ...], drawn: int) -> None:
    assert dark(avalon().own(0, *places).own(1, 6), "dark-landscape") == drawn


@pytest.mark.clause("AVA-TILE-13")
@pytest.mark.parametrize(
    ("places", "drawn"), [((), 0), ((1,), 1), ((1, 4, 7), 3), ((1, 2, 4, 5, 9), 5)]
)
def test_the_dark_tile_of_all_regions(places: tuple[int, ...], drawn: int) -> None:
    assert dark(avalon().own(0, *places).own(1, 6, 8), "dark-regions") == drawn


@pytest.mark.clause("AVA-TILE-14")
def test_avalon_and_the_marsh_are_left_out_of_every_count() -> None:
    assert light(avalon().own(0, 10, 11), "light-landscape") == 0
    assert light(avalon().own(0, 9, 10, 11), "light-landscape") == 1
    assert light(avalon().own(0, 10, 11), "light-chain") == 0
    assert dark(avalon().own(0, 10, 11), "dark-landscape") == 0
    assert dark(avalon().own(0, 2, 10, 11), "dark-regions") == 1


@pytest.mark.clause("AVA-TILE-14")
@pytest.mark.parametrize("name", ["avalon", "marsh"])
def test_avalon_and_the_marsh_break_a_chain(name: str) -> None:
    assert light(avalon().region(2, name).own(0, 1, 2, 3), "light-chain") == 1


@pytest.mark.clause("AVA-TILE-15")
def test_a_dark_tile_is_worth_what_is_owned_when_it_pays() -> None:
    scene = avalon().own(0, 1, 2, 3, 4).hand(1, "red-knight").begin()
    scene.play("end", "take-tile dark-landscape")  # three plains by now
    scene.play("attack red-knight 2", "end", "take-tile light-chain")
    assert len(scene.hand_of(0)) == 4  # two plains are left


@pytest.mark.clause("AVA-TILE-16")
def test_the_ends_of_the_row_are_no_neighbours() -> None:
    scene = avalon().region(10, "plain").region(11, "hill").own(0, 1, 10, 11)
    assert light(scene, "light-chain") == 2


@pytest.mark.clause("AVA-TILE-17")
@pytest.mark.parametrize("owner", [-1, 1])
def test_a_region_of_others_breaks_a_chain(owner: int) -> None:
    assert light(avalon().own(0, 1, 2, 4, 5, 6).owner(3, owner), "light-chain") == 3


@pytest.mark.clause("AVA-TILE-18")
def test_the_full_number_is_drawn_as_far_as_there_are_cards() -> None:
    scene = avalon().hand(0, *["red-knight"] * 5).begin()
    scene.play("end", "take-tile light-two")
    assert len(scene.hand_of(0)) == 7  # without being asked, though two must go again
    scene = avalon().draw("red-knight", nothing_else=True).begin()
    scene.play("end", "take-tile light-two")
    assert scene.hand_of(0) == ["red-knight"]


@pytest.mark.clause("AVA-TILE-19")
def test_a_tie_between_landscapes_makes_no_difference() -> None:
    assert light(avalon().own(0, 1, 2, 4, 5), "light-landscape") == 2
    assert light(avalon().own(0, 1, 4, 7), "light-landscape") == 1
    assert dark(avalon().own(0, 1, 2, 8, 9), "dark-landscape") == 4


@pytest.mark.clause("AVA-TILE-20")
def test_a_light_tile_is_worth_what_is_owned_when_it_is_taken() -> None:
    scene = avalon().own(0, 1).hand(0, "red-knight", "blue-knight").begin()
    scene.play("attack red-knight 2", "give-card blue-knight")
    scene.play("end", "take-tile light-landscape")
    assert len(scene.hand_of(0)) == 2  # the plain conquered in this turn counts
