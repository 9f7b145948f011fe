"""TURN: the steps of a turn."""

import pytest

from tests.rules.avalon.scene import avalon


@pytest.mark.clause("AVA-TURN-01")
def test_a_turn_goes_from_the_dark_tile_to_the_hand_limit() -> None:
    scene = avalon().hand(0, "red-knight", "red-witch", "blue-knight")
    scene.tiles(pending={0: "dark-four"}).begin()
    assert len(scene.hand_of(0)) == 7  # the dark tile has paid before anything else
    assert (scene.asked, scene.prompt) == ((0,), "play")
    scene.do("reinforce red-knight 1")
    assert scene.prompt == "play"
    scene.do("end")
    assert (scene.asked, scene.prompt) == ((0,), "tile")
    scene.do("take-tile light-two")
    assert len(scene.hand_of(0)) == 8  # drawn at once
    assert (scene.asked, scene.prompt, scene.owed()) == ((0,), "discard", 3)
    scene.play("discard red-witch", "discard blue-knight")
    assert scene.prompt == "discard"
    scene.do(scene.options()[0])
    assert (scene.asked, scene.prompt) == ((1,), "play")


@pytest.mark.clause("AVA-TURN-01")
def test_victory_is_checked_after_playing_and_before_the_tile() -> None:
    scene = avalon().own(0, 1, 4, 7, 2, 3, 5).hand(0, *["red-knight"] * 7).begin()
    assert not scene.over()
    scene.do("end")
    assert scene.result["winners"] == [0]
    assert len(scene.hand_of(0)) == 7
    assert sum(scene.tiles_up().values()) == 9


@pytest.mark.clause("AVA-TURN-02")
def test_a_turn_may_pass_without_a_card() -> None:
    scene = avalon().hand(0, "red-knight").begin()
    scene.do("end")
    assert scene.prompt == "tile"
    assert scene.hand_of(0) == ["red-knight"]


@pytest.mark.clause("AVA-TURN-02")
def test_any_number_of_cards_may_be_played_one_after_the_other() -> None:
    cards = ["red-knight", "red-witch", "blue-knight", "blue-witch", "green-knight", "green-witch"]
    scene = avalon().hand(0, *cards).begin()
    for number, card in enumerate(cards):
        assert (scene.asked, scene.prompt) == ((0,), "play")
        scene.do(f"reinforce {card} {number + 1}")
    assert scene.hand_of(0) == []
    assert [scene.pile_at(place, 0) for place in range(1, 7)] == [[card] for card in cards]
    assert scene.options() == ["end"]


@pytest.mark.clause("AVA-TURN-02")
def test_only_cards_in_hand_are_played() -> None:
    scene = avalon().hand(0, "red-knight").hand(1, "blue-knight").pile(1, 0, "green-knight")
    offered = scene.begin().options()
    assert {option.split()[1] for option in offered if option != "end"} == {"red-knight"}


@pytest.mark.clause("AVA-TURN-03")
def test_every_card_is_laid_on_the_own_side() -> None:
    scene = avalon().hand(0, "red-knight", "red-witch", "blue-knight").hand(1, "green-knight")
    scene.pile(4, 1, "red-knight").pile(4, 0, "green-knight").begin()
    assert scene.options(verb="reinforce")[:11] == [
        f"reinforce red-knight {n}" for n in range(1, 12)
    ]
    scene.do("reinforce red-knight 9")
    assert (scene.pile_at(9, 0), scene.pile_at(9, 1)) == (["red-knight"], [])
    scene.do("bewitch red-witch 4")
    assert scene.pile_at(4, 0) == ["green-knight", "red-witch"]
    assert scene.pile_at(4, 1) == ["red-knight"]
    scene.play("pass", "attack blue-knight 5")
    assert (scene.pile_at(5, 0), scene.pile_at(5, 1)) == (["blue-knight"], [])


@pytest.mark.clause("AVA-TURN-04")
def test_a_card_reinforces_bewitches_or_attacks() -> None:
    scene = avalon().hand(0, "red-knight", "red-witch").pile(2, 1, "red-knight").begin()
    assert {option.split()[0] for option in scene.options()} == {
        "reinforce",
        "bewitch",
        "attack",
        "end",
    }
    assert [option for option in scene.options() if option.endswith(" 1")] == [
        "reinforce red-knight 1",
        "attack red-knight 1",
        "reinforce red-witch 1",
    ]
    assert [option for option in scene.options() if option.endswith(" 2")] == [
        "reinforce red-knight 2",
        "reinforce red-witch 2",
        "bewitch red-witch 2",
    ]


@pytest.mark.clause("AVA-TURN-05")
def test_the_three_ways_mix_in_any_order_up_to_two_conquests() -> None:
    scene = avalon().hand(0, *["red-knight"] * 5, *["red-witch"] * 3)
    scene.pile(7, 1, "red-knight").pile(8, 1, "red-witch").pile(9, 1, "red-witch").begin()
    scene.play("attack red-knight 1", "give-top 1")
    scene.play("bewitch red-witch 7")
    scene.do("reinforce red-knight 2")
    scene.play("bewitch red-witch 8")
    scene.do("reinforce red-knight 2")
    scene.play("attack red-knight 3", "give-top 3")
    assert [scene.owner_of(place) for place in (1, 3)] == [0, 0]
    assert scene.options(verb="attack") == []
    assert len(scene.options(verb="reinforce")) == 2 * 11
    assert scene.options(verb="bewitch") == ["bewitch red-witch 9"]


@pytest.mark.clause("AVA-TURN-06")
def test_a_card_is_resolved_before_the_next_is_played() -> None:
    scene = avalon().hand(0, "red-knight", "blue-witch", "green-knight", "green-knight")
    scene.pile(1, 1, "blue-witch").hand(1, "blue-knight").begin()
    scene.do("bewitch blue-witch 1")
    assert (scene.asked, scene.prompt) == ((1,), "counter")
    scene.do("pass")
    assert (scene.asked, scene.prompt) == ((0,), "play")
    scene.do("attack red-knight 1")
    assert (scene.asked, scene.prompt) == ((1,), "resist")
    scene.do("pass")
    for owed in (3, 2, 1):
        assert (scene.asked, scene.prompt, scene.owed()) == ((0,), "pay", owed)
        assert {option.split()[0] for option in scene.options()} == {"give-card", "give-top"}
        scene.do("give-top 1")
    assert (scene.asked, scene.prompt) == ((0,), "play")


@pytest.mark.clause("AVA-TURN-07")
def test_the_play_step_can_be_ended_at_any_time() -> None:
    plays = (
        (),
        ("reinforce red-knight 1",),
        ("bewitch red-witch 2",),
        ("attack red-knight 1", "give-card red-witch"),
    )
    for played in plays:
        scene = avalon().hand(0, "red-knight", "red-witch").pile(2, 1, "red-knight").begin()
        scene.play(*played)
        assert "end" in scene.options()
        scene.do("end")
        assert (scene.asked, scene.prompt) == ((0,), "tile")


@pytest.mark.clause("AVA-TURN-07")
def test_the_play_step_ends_only_when_its_player_ends_it() -> None:
    scene = avalon().hand(0, "red-knight").begin()
    scene.do("reinforce red-knight 1")
    assert (scene.asked, scene.prompt, scene.options()) == ((0,), "play", ["end"])


@pytest.mark.clause("AVA-TURN-08")
def test_turns_alternate() -> None:
    scene = avalon().begin(seat=1)
    seats: list[object] = []
    for tile in ("light-two", "light-two", "light-chain", "light-landscape", "light-landscape"):
        seats.append((scene.asked, scene.table()["turn"]))
        scene.play("end", f"take-tile {tile}")
    assert seats == [((1,), 1), ((0,), 0), ((1,), 1), ((0,), 0), ((1,), 1)]
