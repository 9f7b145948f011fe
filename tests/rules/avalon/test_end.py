"""END: fifteen crowns, stalemate, idleness."""

import pytest

from tableronde.games.avalon.components import CARDS
from tests.rules.avalon.scene import AvalonScene, avalon, new_game

FOURTEEN = (1, 4, 7, 2, 8, 11)  # 3 + 3 + 3 + 2 + 2 + 1 crowns
FIFTEEN = (1, 4, 7, 2, 5, 8)  # 3 + 3 + 3 + 2 + 2 + 2


def no_cards(*owned: tuple[int, int]) -> AvalonScene:
    """Return a scene in which nobody has a card and there is none to draw."""
    scene = avalon().draw(nothing_else=True)
    for seat, place in owned:
        scene.owner(place, seat)
    return scene.begin()


def pass_turn(scene: AvalonScene) -> None:
    """Take a turn without playing a card: any tile, any discards."""
    scene.do("end")
    scene.do(scene.options()[0])
    while scene.prompt == "discard":
        scene.do(scene.options()[0])


@pytest.mark.clause("AVA-END-01")
@pytest.mark.parametrize(("seat", "crowns"), [(0, [15, 0]), (1, [0, 15])])
def test_fifteen_crowns_at_the_end_of_the_own_turn_win(seat: int, crowns: list[int]) -> None:
    scene = avalon().own(seat, *FIFTEEN).begin(seat)
    assert scene.table()["crowns"] == crowns
    scene.do("end")
    assert scene.result == {
        "winners": [seat],
        "reason": "crowns",
        "scores": [{"crowns": crowns[0]}, {"crowns": crowns[1]}],
    }
    assert scene.asked == ()
    assert scene.events(None, "ended-crowns") == [{"event": "ended-crowns", "seats": [seat]}]


@pytest.mark.clause("AVA-END-01")
def test_fourteen_crowns_do_not_win() -> None:
    scene = avalon().own(0, *FOURTEEN).begin()
    assert scene.table()["crowns"] == [14, 0]
    scene.do("end")
    assert not scene.over()
    assert scene.prompt == "tile"


@pytest.mark.clause("AVA-END-02")
def test_crowns_are_checked_after_the_losses_and_before_the_tile() -> None:
    scene = avalon().own(0, *FOURTEEN).hand(0, "red-knight", "red-witch").begin()
    scene.play("attack red-knight 5")
    assert scene.prompt == "pay"
    assert not scene.over()
    scene.play("give-top 5", "end")
    assert scene.result["winners"] == [0]
    assert sum(scene.tiles_up().values()) == 9
    assert scene.hand_of(0) == ["red-witch"]
    assert scene.discarded() == ["red-knight"]


@pytest.mark.clause("AVA-END-03")
def test_only_the_active_player_is_checked() -> None:
    scene = avalon().own(1, *FIFTEEN).begin()
    scene.play("end", "take-tile light-two")
    assert not scene.over()
    assert scene.asked == (1,)
    scene.do("end")
    assert scene.result["winners"] == [1]


@pytest.mark.clause("AVA-END-03")
def test_fifteen_crowns_may_be_lost_before_the_own_turn_ends() -> None:
    scene = avalon().own(1, *FIFTEEN).hand(0, "red-knight").begin()
    scene.play("attack red-knight 1", "end", "take-tile light-two", "end")
    assert not scene.over()
    assert scene.prompt == "tile"


@pytest.mark.clause("AVA-END-04")
def test_reaching_fifteen_does_not_end_the_turn() -> None:
    scene = avalon().own(0, *FOURTEEN).hand(0, *["red-knight"] * 3).begin()
    scene.play("attack red-knight 5", "give-top 5")
    assert scene.table()["crowns"][0] == 16
    assert (scene.result, scene.prompt) == (None, "play")
    scene.play("reinforce red-knight 1", "attack red-knight 6", "give-top 6")
    assert (scene.result, scene.prompt) == (None, "play")
    scene.do("end")
    assert scene.result["scores"][0] == {"crowns": 18}


@pytest.mark.clause("AVA-END-05")
@pytest.mark.parametrize(
    ("owned", "winners"),
    [
        (((0, 1), (1, 2)), [0]),  # 3 against 2
        (((0, 10), (1, 2)), [1]),  # 1 against 2
        (((0, 2), (1, 10), (1, 11)), [0, 1]),  # 2 against 1 + 1
        ((), [0, 1]),
    ],
)
def test_two_idle_turns_with_empty_piles_end_the_game_by_crowns(
    owned: tuple[tuple[int, int], ...], winners: list[int]
) -> None:
    scene = no_cards(*owned)
    pass_turn(scene)
    assert not scene.over()
    assert scene.asked == (1,)
    scene.do("end")
    assert not scene.over()  # only when the second turn is over
    scene.do("take-tile light-landscape")
    assert (scene.result["reason"], scene.result["winners"]) == ("stalemate", winners)
    assert scene.events(None, "ended-stalemate") == [{"event": "ended-stalemate", "seats": winners}]


@pytest.mark.clause("AVA-END-05")
def test_a_card_played_breaks_the_stalemate() -> None:
    scene = avalon().draw(nothing_else=True).hand(1, "red-knight").begin()
    pass_turn(scene)
    scene.do("reinforce red-knight 1")
    pass_turn(scene)
    pass_turn(scene)
    assert not scene.over()
    pass_turn(scene)
    assert scene.result["reason"] == "stalemate"


@pytest.mark.clause("AVA-END-05")
@pytest.mark.parametrize("where", ["draw", "discard"])
def test_a_card_in_either_pile_keeps_the_game_going(where: str) -> None:
    scene = avalon().draw(nothing_else=True).begin()
    pile = scene.state.draw if where == "draw" else scene.state.discard
    pile.append(CARDS.index("red-knight"))
    scene.play("end", "take-tile light-landscape", "end", "take-tile light-chain")
    assert not scene.over()


@pytest.mark.clause("AVA-END-05")
def test_both_turns_must_end_with_empty_piles() -> None:
    scene = avalon().draw("red-knight", nothing_else=True).begin()
    scene.play("end", "take-tile light-chain")  # nothing drawn: one card is left to draw
    scene.play("end", "take-tile light-two")  # drawn by seat 1: both piles are empty now
    assert not scene.over()
    scene.play("end", "take-tile light-two")
    assert scene.result["reason"] == "stalemate"


@pytest.mark.clause("AVA-END-06")
def test_only_one_player_can_hold_fifteen_crowns() -> None:
    everything = avalon().own(0, *range(1, 12)).begin().table()["crowns"]
    assert everything == [23, 0]
    assert everything[0] < 15 + 15


@pytest.mark.clause("AVA-END-07")
@pytest.mark.parametrize(
    ("owned", "winners"), [(((0, 2), (1, 1)), [1]), (((0, 2), (1, 5)), [0, 1])]
)
def test_ten_idle_turns_end_the_game_by_crowns(
    owned: tuple[tuple[int, int], ...], winners: list[int]
) -> None:
    scene = avalon()
    for seat, place in owned:
        scene.owner(place, seat)
    scene.begin()
    for turn in range(10):
        assert not scene.over()
        assert scene.asked == (turn % 2,)
        pass_turn(scene)
    assert (scene.result["reason"], scene.result["winners"]) == ("idleness", winners)
    assert scene.events(None, "ended-idleness") == [{"event": "ended-idleness", "seats": winners}]


@pytest.mark.clause("AVA-END-07")
def test_the_first_turn_of_a_game_may_be_the_first_idle_one() -> None:
    scene = new_game(first="0")
    for _ in range(10):
        assert not scene.over()
        pass_turn(scene)
    assert (scene.result["reason"], scene.result["winners"]) == ("idleness", [0, 1])


@pytest.mark.clause("AVA-END-07")
def test_a_card_played_restarts_the_count() -> None:
    scene = avalon().hand(0, "red-knight").begin()
    for _ in range(8):
        pass_turn(scene)
    scene.do("reinforce red-knight 1")
    pass_turn(scene)
    for _ in range(9):
        pass_turn(scene)
        assert not scene.over()
    pass_turn(scene)
    assert scene.result["reason"] == "idleness"
