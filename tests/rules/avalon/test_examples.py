"""Tests the worked examples of the rules page, with all their figures."""

import pytest

from tableronde.games.avalon.components import CARDS
from tests.rules.avalon.scene import AvalonScene, avalon


def pay_from_hand(scene: AvalonScene, card: str) -> int:
    """Pay all that is owed with hand cards of one kind, and return how many there were."""
    paid = 0
    while scene.prompt == "pay":
        scene.do(f"give-card {card}")
        paid += 1
    return paid


@pytest.mark.clause("AVA-EX-01")
def test_example_01_three_against_one() -> None:
    scene = avalon().pile(1, 0, "blue-knight", "blue-witch").pile(1, 1, "green-knight")
    scene.hand(0, "red-knight", *["red-witch"] * 3).hand(1, "blue-knight").begin()
    scene.do("attack red-knight 1")
    assert (len(scene.pile_at(1, 0)), len(scene.pile_at(1, 1))) == (3, 1)
    before = scene.cards_of(0)
    scene.do("pass")
    assert scene.pile_at(1, 1) == []
    assert scene.pile_at(1, 0) == ["blue-knight", "blue-witch"]
    assert scene.discarded() == ["green-knight", "red-knight"]
    assert scene.owed() == 4
    assert scene.options() == ["give-card red-witch", "give-top 1"]
    scene.play("give-card red-witch", "give-top 1", "give-card red-witch", "give-top 1")
    assert scene.prompt == "play"
    assert before - scene.cards_of(0) == 5
    assert scene.owner_of(1) == 0


@pytest.mark.clause("AVA-EX-02")
def test_example_02_one_against_none() -> None:
    scene = avalon().hand(0, "red-knight", "red-witch").begin()
    scene.play("attack red-knight 1")
    assert scene.discarded() == []
    assert scene.owed() == 1
    scene.do("give-top 1")
    assert scene.discarded() == ["red-knight"]
    assert scene.prompt == "play"


@pytest.mark.clause("AVA-EX-03")
def test_example_03_a_castle_with_one_defender() -> None:
    for mine, allowed in ((1, False), (2, True)):
        scene = avalon().own(1, 3).pile(3, 0, *["blue-knight"] * mine)
        scene.pile(3, 1, "green-knight").hand(0, "red-knight", *["red-witch"] * 6)
        scene.hand(1, "blue-knight").begin()
        assert ("attack red-knight 3" in scene.options()) == allowed
    scene.do("attack red-knight 3")
    assert len(scene.pile_at(3, 0)) == 3
    before = scene.cards_of(0)
    scene.do("pass")
    assert scene.pile_at(3, 1) == []
    assert scene.pile_at(3, 0) == ["blue-knight", "blue-knight"]
    assert scene.owed() == 5
    assert pay_from_hand(scene, "red-witch") == 5
    assert before - scene.cards_of(0) == 6


@pytest.mark.clause("AVA-EX-04")
def test_example_04_avalon_saves_one_of_three() -> None:
    scene = avalon().own(0, 10).pile(1, 0, "blue-knight").pile(1, 1, "green-knight")
    scene.hand(0, "red-knight", *["red-witch"] * 4).begin()
    scene.play("attack red-knight 1")
    assert (scene.prompt, scene.owed()) == ("avalon", 3)
    scene.do("use-avalon")
    assert pay_from_hand(scene, "red-witch") == 2


@pytest.mark.clause("AVA-EX-05")
def test_example_05_the_light_landscape_tile() -> None:
    scene = avalon().own(0, 4, 5, 1, 7).begin()  # two forests, a plain, a hill
    scene.play("end", "take-tile light-landscape")
    assert len(scene.hand_of(0)) == 2


@pytest.mark.clause("AVA-EX-06")
def test_example_06_the_dark_landscape_tile() -> None:
    scene = avalon().own(0, 4, 5, 1, 7).begin()
    scene.play("end", "take-tile dark-landscape", "end", "take-tile light-chain")
    assert scene.asked == (0,)
    assert len(scene.hand_of(0)) == 4


@pytest.mark.clause("AVA-EX-07")
def test_example_07_a_spell() -> None:
    scene = avalon().pile(1, 0, "red-knight").pile(1, 1, "blue-knight", "green-witch")
    scene.hand(0, "green-witch").begin().play("bewitch green-witch 1")
    assert scene.pile_at(1, 0) == ["red-knight", "green-witch", "green-witch"]
    assert scene.pile_at(1, 1) == ["blue-knight"]


@pytest.mark.clause("AVA-EX-08")
def test_example_08_a_spell_countered() -> None:
    scene = avalon().pile(1, 0, "red-knight").pile(1, 1, "blue-knight", "green-witch")
    scene.hand(0, "green-witch", "green-witch").hand(1, "green-witch").begin()
    scene.play("bewitch green-witch 1", "counter green-witch")
    assert scene.pile_at(1, 1) == ["blue-knight", "green-witch", "green-witch"]
    assert scene.pile_at(1, 0) == ["red-knight"]
    assert scene.hand_of(1) == ["green-witch"]
    scene.do("bewitch green-witch 1")
    assert "counter green-witch" in scene.options()


@pytest.mark.clause("AVA-EX-09")
def test_example_09_outnumbered_resistance() -> None:
    scene = avalon().pile(1, 0, "red-knight", "red-witch", "blue-witch")
    scene.hand(0, "yellow-knight", "blue-knight").hand(1, "yellow-knight").begin()
    scene.play("attack yellow-knight 1", "resist yellow-knight")
    assert (len(scene.pile_at(1, 0)), len(scene.pile_at(1, 1))) == (4, 1)
    assert scene.owner_of(1) == -1
    assert "attack blue-knight 1" in scene.options()


@pytest.mark.clause("AVA-EX-10")
def test_example_10_reinforce_then_attack() -> None:
    scene = avalon().pile(1, 0, "blue-knight").pile(1, 1, "green-knight", "green-witch")
    scene.hand(0, "red-knight", "red-knight").begin()
    assert "attack red-knight 1" not in scene.options()
    scene.do("reinforce red-knight 1")
    assert (len(scene.pile_at(1, 0)), len(scene.pile_at(1, 1))) == (2, 2)
    assert "attack red-knight 1" in scene.options()


@pytest.mark.clause("AVA-EX-11")
def test_example_11_the_marsh_in_a_chain() -> None:
    scene = avalon().region(6, "marsh").own(0, 2, 3, 5, 6, 7).begin()
    scene.play("end", "take-tile light-chain")
    assert len(scene.hand_of(0)) == 2


@pytest.mark.clause("AVA-EX-12")
def test_example_12_a_region_lost_before_the_dark_tile_pays() -> None:
    scene = avalon().own(0, 1, 2, 4, 7).hand(1, "red-knight").begin()
    scene.play("end", "take-tile dark-regions")
    scene.play("attack red-knight 4", "end", "take-tile light-chain")
    assert scene.asked == (0,)
    assert len(scene.hand_of(0)) == 3


@pytest.mark.clause("AVA-EX-13")
def test_example_13_the_ninth_tile_is_dark() -> None:
    eight = {
        "light-two": 2,
        "light-landscape": 2,
        "light-chain": 1,
        "dark-four": 2,
        "dark-landscape": 1,
    }
    scene = avalon().own(0, 1).tiles(used=eight).begin()
    scene.do("end")
    assert scene.events(1, "took-tile")[0]["tile"] == "dark-regions"
    assert scene.tiles_up() == {}
    scene.do("end")
    assert scene.asked == (1,)
    assert scene.tiles_up() == eight
    assert scene.options() == [f"take-tile {tile}" for tile in eight]
    assert scene.table()["tiles"]["pending"] == ["dark-regions", None]
    scene.do("take-tile light-chain")
    assert (scene.asked, len(scene.hand_of(0))) == ((0,), 1)  # it has paid
    assert scene.tiles_used() == {"light-chain": 1, "dark-regions": 1}


@pytest.mark.clause("AVA-EX-14")
@pytest.mark.parametrize(("answer", "owed"), [("use-avalon", 2), ("keep-avalon", 3)])
def test_example_14_conquering_avalon(answer: str, owed: int) -> None:
    scene = avalon().pile(10, 0, "blue-knight").pile(10, 1, "green-knight")
    scene.hand(0, "red-knight", "red-knight", *["red-witch"] * 6).begin()
    scene.play("attack red-knight 10")
    assert scene.discarded() == ["green-knight", "red-knight"]
    scene.do(answer)
    assert pay_from_hand(scene, "red-witch") == owed
    scene.play("attack red-knight 1")
    # 1 + 0 owed, or one less.
    assert scene.prompt == ("pay" if answer == "use-avalon" else "play")
    assert bool(scene.events(1, "used-avalon")) is (answer == "keep-avalon")


@pytest.mark.clause("AVA-EX-15")
def test_example_15_a_witch_does_not_stop_a_witch() -> None:
    scene = avalon().own(0, 5).hand(0, "blue-witch").hand(1, "blue-witch", "red-knight")
    scene.pile(1, 0, "green-witch").pile(1, 1, "blue-knight").begin()
    scene.do("attack blue-witch 1")
    assert (scene.prompt, scene.options()) == ("resist", ["pass"])
    scene.do("pass")
    assert scene.owner_of(1) == 0


@pytest.mark.clause("AVA-EX-16")
def test_example_16_four_cards_and_a_light_tile() -> None:
    four = ["red-knight", "red-witch", "blue-knight", "blue-witch"]
    scene = avalon().hand(0, *four).draw("green-knight", "green-witch").begin()
    scene.play("end", "take-tile light-two")
    assert len(scene.hand_of(0)) == 6
    assert (scene.prompt, scene.owed()) == ("discard", 1)
    assert len(scene.options()) == 6
    scene.do("discard red-witch")
    assert scene.hand_of(0) == [
        "green-knight",
        "green-witch",
        "red-knight",
        "blue-knight",
        "blue-witch",
    ]
    assert scene.asked == (1,)


@pytest.mark.clause("AVA-EX-17")
def test_example_17_from_fourteen_crowns_to_victory() -> None:
    scene = avalon().own(0, 1, 4, 7, 2, 8, 11).hand(0, "red-knight", "red-witch").begin()
    assert scene.table()["crowns"] == [14, 0]
    scene.play("attack red-knight 5", "give-card red-witch")
    assert scene.table()["crowns"] == [16, 0]
    assert not scene.over()
    scene.do("end")
    assert (scene.result["winners"], scene.result["reason"]) == ([0], "crowns")
    assert sum(scene.tiles_up().values()) == 9


@pytest.mark.clause("AVA-EX-18")
def test_example_18_a_castle_in_the_mist() -> None:
    scene = avalon().pile(3, 0, "blue-knight").pile(3, 1, "green-knight")
    scene.hand(0, "red-knight", *["red-witch"] * 3).begin()
    scene.play("attack red-knight 3")
    assert scene.table()["row"][2]["region"] == "plain-castle"
    assert pay_from_hand(scene, "red-witch") == 3


@pytest.mark.clause("AVA-EX-19")
def test_example_19_too_few_cards_for_the_losses() -> None:
    scene = avalon().pile(1, 0, "blue-knight", "blue-witch").pile(1, 1, "green-knight")
    scene.hand(0, "red-knight", "red-witch").begin().play("attack red-knight 1")
    assert scene.events(None, "owes") == [{"event": "owes", "seat": 0, "count": 4}]
    assert scene.events(None, "gave-all")[0]["count"] == 3
    assert scene.cards_of(0) == 0
    assert scene.owner_of(1) == 0
    assert scene.prompt == "play"


@pytest.mark.clause("AVA-EX-20")
def test_example_20_all_cards_on_the_table() -> None:
    scene = avalon().own(0, 1).own(1, 2)
    for place, card in enumerate(CARDS, 1):
        scene.pile(place, 0, *[card] * 4).pile(place, 1, *[card] * 4)
    scene.begin()
    assert (scene.cards_of(0), scene.cards_of(1)) == (40, 40)
    assert scene.options() == ["end"]
    scene.play("end", "take-tile light-two")
    assert (scene.result, scene.options()) == (None, ["end"])
    scene.play("end", "take-tile light-two")
    assert scene.result == {
        "winners": [0],
        "reason": "stalemate",
        "scores": [{"crowns": 3}, {"crowns": 2}],
    }


@pytest.mark.clause("AVA-EX-21")
def test_example_21_an_empty_castle() -> None:
    scene = avalon().own(1, 3).hand(0, "red-knight", "red-knight", *["red-witch"] * 3).begin()
    assert "attack red-knight 3" not in scene.options()
    scene.play("reinforce red-knight 3", "attack red-knight 3")
    assert scene.pile_at(3, 0) == ["red-knight", "red-knight"]
    assert scene.discarded() == []
    assert pay_from_hand(scene, "red-witch") == 3


@pytest.mark.clause("AVA-EX-22")
def test_example_22_the_discount_kept_for_the_second_conquest() -> None:
    scene = avalon().own(0, 10).hand(0, *["red-knight"] * 3, *["red-witch"] * 6)
    for place in (1, 2):
        scene.pile(place, 0, "blue-knight").pile(place, 1, "green-knight")
    scene.begin().play("attack red-knight 1", "keep-avalon")
    assert pay_from_hand(scene, "red-witch") == 3
    scene.play("attack red-knight 2")
    assert pay_from_hand(scene, "red-witch") == 2
    assert scene.options(verb="attack") == []
    assert "reinforce red-knight 4" in scene.options()


@pytest.mark.clause("AVA-EX-23")
def test_example_23_a_draw_across_a_reshuffle() -> None:
    six = ["red-knight", "red-witch", "blue-knight", "blue-witch", "green-knight", "green-witch"]
    scene = avalon().draw("yellow-knight", nothing_else=True).discard(*six)
    scene.tiles(pending={0: "dark-four"}).begin()
    assert scene.chance.shuffled == [sorted(CARDS.index(card) for card in six)]
    assert len(scene.hand_of(0)) == 4
    assert "yellow-knight" in scene.hand_of(0)
    assert len(scene.draw_pile()) == 3
    assert sorted([*scene.hand_of(0), *scene.draw_pile()]) == sorted(["yellow-knight", *six])
    assert scene.discarded() == []


@pytest.mark.clause("AVA-EX-24")
def test_example_24_an_attacking_witch_repelled() -> None:
    scene = avalon().own(0, 5).pile(1, 0, "blue-knight").pile(1, 1, "red-witch")
    scene.hand(0, "red-witch", "green-knight").hand(1, "red-knight").begin()
    scene.play("attack red-witch 1", "resist red-knight")
    assert scene.pile_at(1, 0) == ["blue-knight", "red-witch"]
    assert scene.pile_at(1, 1) == ["red-witch", "red-knight"]
    assert scene.owner_of(1) == -1
    assert (scene.asked, scene.prompt) == ((0,), "play")
    assert "attack green-knight 1" in scene.options()
