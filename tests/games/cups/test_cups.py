"""Every clause of Two Cups."""

import pytest

import tableronde
from tests.games.cups.scene import ANA, BEN, cups


@pytest.mark.clause("CUPS-SETUP-01")
def test_three_coins_each_and_chance_decides_who_calls_first() -> None:
    first = set()
    for seed in range(20):
        match = tableronde.new("cups", 2, seed)
        assert [seat["coins"] for seat in match.view()["table"]["seats"]] == [3, 3]
        first |= set(match.waiting())
    assert first == {ANA, BEN}


@pytest.mark.clause("CUPS-ROLL-01")
def test_only_its_owner_sees_a_die() -> None:
    scene = cups().dice(2, 5).begin()
    shown = [[seat["die"] for seat in scene.view(eyes)["table"]["seats"]] for eyes in (0, 1, None)]
    assert shown == [[2, None], [None, 5], [None, None]]


@pytest.mark.clause("CUPS-CALL-01")
def test_a_call_must_be_higher_than_the_last() -> None:
    scene = cups().begin()
    assert scene.options() == [f"call {total}" for total in range(2, 13)]
    scene.do("call 10")
    assert scene.asked == (BEN,)
    assert scene.options() == ["call 11", "call 12", "doubt"]


@pytest.mark.clause("CUPS-DOUBT-01", "CUPS-DOUBT-02")
@pytest.mark.parametrize(("total", "coins", "loser"), [(7, [3, 2], BEN), (8, [2, 3], ANA)])
def test_the_dice_decide_a_doubt_and_the_loser_begins(
    total: int, coins: list[int], loser: int
) -> None:
    scene = cups().dice(2, 5).begin(ANA)
    scene.chance.picks = [5, 0]
    scene.do(f"call {total}")
    scene.do("doubt")
    assert scene.events(None, "lifted") == [
        {"event": "lifted", "seat": BEN, "dice": [2, 5], "total": 7}
    ]
    assert scene.state.coins == coins
    assert scene.asked == (loser,)
    assert scene.state.dice == [6, 1]
    assert "doubt" not in scene.options()


@pytest.mark.clause("CUPS-END-01")
def test_without_coins_the_game_is_lost() -> None:
    scene = cups().coins(1, 2).dice(2, 5).begin(ANA)
    scene.do("call 8")
    scene.do("doubt")
    assert scene.result["winners"] == [BEN]
    assert scene.asked == ()
