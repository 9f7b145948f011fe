"""END: the last round, and the winner."""

import pytest

from tableronde.games.zizka.state import LAST_ROUND
from tests.rules.zizka.rulings import ruled
from tests.rules.zizka.scene import ANA, BEN, CLEO, ZizkaScene, zizka


def at_the_monks(scene: ZizkaScene, seat: int, points: int = 19) -> ZizkaScene:
    """Let this seat be able to buy a point, with no more than that costs."""
    scene.at(seat, "pisek").token("pisek", "monks-1").entourage(seat)
    return scene.coins(seat, 2).points(seat, points)


def buy_a_point(scene: ZizkaScene) -> None:
    scene.do("event")
    scene.do("fill 1 0")


def turns_left(scene: ZizkaScene) -> list[int]:
    """Return the seats that still have a turn, with every turn ended at once, for more than a
    round."""
    seats: list[int] = []
    while scene.asked and len(seats) <= 2 * scene.state.seats:
        seats += scene.asked
        scene.end_turn()
    return seats


def last_turn(seats: int = 2) -> ZizkaScene:
    """Return a scene whose turn is the last of the game."""
    scene = zizka(seats)
    scene.state.end = LAST_ROUND
    return scene


# The trigger --------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-END-01")
@pytest.mark.parametrize(("points", "end"), [(17, 0), (18, 0), (19, 1), (20, 1)])
def test_twenty_points_bring_the_last_round(points: int, end: int) -> None:
    scene = at_the_monks(zizka(2), ANA, points).begin()
    assert scene.table()["end"] == 0
    buy_a_point(scene)
    assert scene.table()["end"] == end
    assert (scene.prompt, scene.asked) == ("act", (ANA,)), "the turn goes on"


@pytest.mark.clause("ZIZ-END-01")
def test_more_than_twenty_points_bring_the_last_round_too() -> None:
    scene = zizka(2).at(ANA, "pisek").token("pisek", "monks-3").entourage(ANA, "raz")
    scene.points(ANA, 19).begin()
    scene.do("event")
    scene.do("fill-giving 1 0 raz")
    assert (scene.state.vp[ANA], scene.table()["end"]) == (21, 1)


@pytest.mark.clause("ZIZ-END-01", "ZIZ-END-02")
def test_fewer_than_twenty_points_do_not_end_the_game() -> None:
    scene = at_the_monks(zizka(2), BEN, 18).points(ANA, 19).begin(BEN)
    buy_a_point(scene)
    scene.end_turn()
    assert (scene.asked, scene.result) == ((ANA,), None)


@pytest.mark.clause("ZIZ-END-01")
def test_the_last_round_is_announced_once() -> None:
    scene = at_the_monks(zizka(2), ANA).begin()
    buy_a_point(scene)
    assert scene.events(None, "last-round") == [{"event": "last-round", "seat": ANA, "count": 20}]
    scene = at_the_monks(last_turn(), BEN).points(ANA, 20).begin(BEN)
    buy_a_point(scene)
    assert scene.state.vp == [20, 20]
    assert scene.events(None, "last-round") == []
    assert scene.state.end == LAST_ROUND


# The last round -----------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-END-02", "ZIZ-END-04")
@pytest.mark.parametrize(
    ("seats", "first", "who", "left"),
    [
        (2, 0, 0, [1]),
        (2, 0, 1, []),
        (2, 1, 1, [0]),
        (2, 1, 0, []),
        (3, 0, 0, [1, 2]),
        (3, 2, 0, [1]),
        (3, 1, 0, []),
        (4, 0, 1, [2, 3]),
        (4, 3, 3, [0, 1, 2]),
        (4, 2, 3, [0, 1]),
        (4, 2, 1, []),
    ],
)
def test_all_players_have_equally_many_turns(
    seats: int, first: int, who: int, left: list[int]
) -> None:
    scene = at_the_monks(zizka(seats).first(first), who).begin(who)
    buy_a_point(scene)
    assert turns_left(scene) == [who, *left]
    assert scene.result["winners"] == [who]


@pytest.mark.clause("ZIZ-EX-26", "ZIZ-END-02")
def test_ex_26_the_second_of_three_reaches_twenty() -> None:
    scene = at_the_monks(zizka(3), BEN).begin(BEN)
    buy_a_point(scene)
    scene.end_turn()
    assert turns_left(scene) == [CLEO]
    assert scene.result["winners"] == [BEN]


@pytest.mark.clause("ZIZ-END-02")
def test_a_second_trigger_makes_the_round_no_longer() -> None:
    scene = at_the_monks(zizka(3), ANA).begin()
    buy_a_point(scene)
    scene.end_turn()
    scene.at(BEN, "husinec").token("husinec", "den-1").coins(BEN, 2).points(BEN, 19).entourage(BEN)
    buy_a_point(scene)
    assert turns_left(scene) == [BEN, CLEO]


@pytest.mark.clause("ZIZ-END-04")
def test_a_trigger_in_the_last_turn_of_a_round_leaves_that_turn_only() -> None:
    scene = at_the_monks(zizka(2), BEN).begin(BEN)
    buy_a_point(scene)
    assert (scene.asked, scene.state.actions) == ((BEN,), 1)
    scene.do("move strakonice")
    assert (scene.asked, scene.stands_at(BEN)) == ((BEN,), "strakonice")
    scene.end_turn()
    assert (scene.asked, scene.result["winners"]) == ((), [BEN])


def take_a_favour(scene: ZizkaScene, loser: int) -> ZizkaScene:
    """Let Ana take the favour of Wenceslas from a player with 19 points, who gets a point for
    it."""
    scene.at(ANA, "pisek").token("pisek", "monks-2").coins(ANA, 4).entourage(ANA)
    scene.favour(loser, "wenceslas").points(loser, 19).begin()
    scene.do("event")
    scene.do("fill 1 0")
    scene.do("fill 2 0")
    return scene


@pytest.mark.clause("ZIZ-END-03")
@pytest.mark.parametrize("loser", [BEN, CLEO])
def test_a_trigger_in_another_players_turn_lets_the_round_be_finished(loser: int) -> None:
    scene = take_a_favour(zizka(3), loser)
    assert (scene.state.vp[loser], scene.table()["end"]) == (20, 1)
    assert turns_left(scene) == [ANA, BEN, CLEO]
    assert scene.result["winners"] == [loser]


@pytest.mark.clause("ZIZ-END-03")
@pytest.mark.parametrize(("finishes", "left"), [(True, [ANA, BEN, CLEO]), (False, [ANA])])
def test_a_table_may_end_after_a_turn_in_which_another_player_reaches_twenty(
    finishes: bool, left: list[int]
) -> None:
    box = ruled(trigger_in_foreign_turn_finishes_round=finishes)
    scene = take_a_favour(zizka(3, box=box), CLEO)
    assert (scene.asked, scene.state.actions) == ((ANA,), 1), "the turn itself is played out"
    assert turns_left(scene) == left


@pytest.mark.clause("ZIZ-END-03")
@pytest.mark.parametrize("finishes", [True, False])
def test_the_own_trigger_lets_the_round_be_played_at_every_table(finishes: bool) -> None:
    box = ruled(trigger_in_foreign_turn_finishes_round=finishes)
    scene = at_the_monks(zizka(3, box=box), ANA).begin()
    buy_a_point(scene)
    assert turns_left(scene) == [ANA, BEN, CLEO]


@pytest.mark.clause("ZIZ-END-03")
def test_a_defender_who_reaches_twenty_ends_the_game_too() -> None:
    scene = zizka(3).commander(ANA, "torak").entourage(ANA, "albrecht").warrant(CLEO, 3)
    scene.commander(CLEO, "zizka").entourage(CLEO, "albrecht").points(CLEO, 19).begin()
    scene.roll("shield", "shield").roll("shield", "shield", "shield")
    scene.do("attack 2")
    assert turns_left(scene) == [ANA, BEN, CLEO]
    assert scene.result["scores"][CLEO]["points"] == 20


# The count ----------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-END-05", "ZIZ-EX-27")
def test_ex_27_seven_coins_and_four_on_the_warrant() -> None:
    scene = last_turn().coins(BEN, 7).warrant(BEN, 4).points(BEN, 8).begin(BEN)
    scene.end_turn()
    assert scene.result["scores"][BEN] == {
        "total": 8 + 2,
        "points": 8,
        "coin-points": 2,
        "coins": 11,
    }
    assert scene.table()["seats"][BEN]["warrant"] is None
    assert scene.table()["seats"][BEN]["coins"] == 11


@pytest.mark.clause("ZIZ-END-05")
def test_the_count_of_coins_is_reported() -> None:
    scene = last_turn(3).coins(ANA, 4).coins(BEN, 3).warrant(BEN, 3).coins(CLEO, 12).begin(CLEO)
    scene.end_turn()
    assert scene.events(None, "coins-count") == [
        {"event": "coins-count", "seat": BEN, "coins": 6, "count": 1},
        {"event": "coins-count", "seat": CLEO, "coins": 12, "count": 2},
    ]


@pytest.mark.clause("ZIZ-END-06")
@pytest.mark.parametrize(
    ("points", "coins", "winner"),
    [
        ([20, 22, 21], [0, 0, 0], BEN),
        ([20, 19, 21], [0, 0, 0], CLEO),
        ([20, 19, 18], [0, 10, 4], BEN),
        ([20, 3, 0], [0, 0, 105], CLEO),
    ],
)
def test_the_highest_total_wins(points: list[int], coins: list[int], winner: int) -> None:
    scene = last_turn(3)
    scene.state.vp, scene.state.coins = points[:], coins[:]
    scene.begin(CLEO)
    scene.end_turn()
    assert (scene.result["winners"], scene.result["reason"]) == ([winner], "points")
    assert scene.events(None, "won")[0]["seats"] == [winner]


@pytest.mark.clause("ZIZ-END-07")
@pytest.mark.parametrize(
    ("points", "coins", "bounties", "winner"),
    [
        ([20, 20], [3, 4], [None, None], BEN),
        ([20, 20], [4, 3], [None, None], ANA),
        ([20, 19], [4, 5], [None, None], BEN),  # a coin that was counted is not spent
        ([20, 20], [3, 1], [None, 3], BEN),  # coins of a warrant count
        ([19, 20], [0, 4], [6, None], ANA),
    ],
)
def test_more_coins_win_a_tie(
    points: list[int], coins: list[int], bounties: list[int | None], winner: int
) -> None:
    scene = last_turn()
    scene.state.vp, scene.state.coins = points[:], coins[:]
    for seat, bounty in enumerate(bounties):
        if bounty is not None:
            scene.warrant(seat, bounty)
    scene.begin(BEN)
    scene.end_turn()
    assert (scene.result["winners"], scene.result["reason"]) == ([winner], "coins")


@pytest.mark.clause("ZIZ-END-07")
def test_coins_break_a_tie_only_at_the_top() -> None:
    scene = last_turn(3)
    scene.state.vp, scene.state.coins = [21, 20, 19], [0, 4, 9]
    scene.begin(CLEO)
    scene.end_turn()
    assert (scene.result["winners"], scene.result["reason"]) == ([ANA], "points")


@pytest.mark.clause("ZIZ-END-08")
@pytest.mark.parametrize(
    ("points", "coins", "winners"),
    [
        ([20, 20, 20], [4, 4, 4], [ANA, BEN, CLEO]),
        ([20, 12, 20], [4, 4, 4], [ANA, CLEO]),
        ([20, 20, 20], [3, 4, 4], [BEN, CLEO]),
    ],
)
def test_players_who_are_still_tied_share_the_victory(
    points: list[int], coins: list[int], winners: list[int]
) -> None:
    scene = last_turn(3)
    scene.state.vp, scene.state.coins = points[:], coins[:]
    scene.begin(CLEO)
    scene.end_turn()
    assert (scene.result["winners"], scene.result["reason"]) == (winners, "shared")


@pytest.mark.clause("ZIZ-END-09")
def test_coins_do_not_trigger_the_end() -> None:
    scene = zizka(2).points(ANA, 19).points(BEN, 19).coins(ANA, 50).coins(BEN, 50).warrant(BEN, 9)
    scene.begin()
    scene.end_turn()
    scene.end_turn()
    assert (scene.asked, scene.result, scene.table()["end"]) == ((ANA,), None, 0)
