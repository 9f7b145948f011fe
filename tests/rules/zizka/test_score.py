"""SCORE: the sources of victory points, and what coins are worth in the end."""

import pytest

from tableronde.games.zizka.state import LAST_ROUND
from tests.rules.zizka.scene import ANA, BEN, CLEO, ZizkaScene, zizka


def band(scene: ZizkaScene, seat: int = ANA) -> ZizkaScene:
    """Two dice, no reroll."""
    return scene.commander(seat, "torak").entourage(seat, "albrecht")


def at_event(token: str) -> ZizkaScene:
    return band(zizka(2)).at(ANA, "pisek").token("pisek", token)


# During the game ----------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-SCORE-01")
@pytest.mark.parametrize("viewer", [ANA, BEN, None])
def test_points_are_marked_at_once_and_everybody_sees_them(viewer: int | None) -> None:
    scene = at_event("monks-1").coins(ANA, 6).points(ANA, 4).begin()
    scene.do("event")
    scene.do("fill 1 0")
    assert scene.prompt == "fill-more", "the event is not over yet"
    assert scene.table(viewer)["seats"][ANA]["points"] == 5
    assert scene.events(viewer, "points") == [{"event": "points", "seat": ANA, "count": 1}]
    scene.do("fill 2 0")
    assert [seat["points"] for seat in scene.table(viewer)["seats"]] == [6, 0]


@pytest.mark.clause("ZIZ-SCORE-02")
@pytest.mark.parametrize(("token", "points"), [("den-1", 1), ("monks-1", 1), ("monks-2", 0)])
def test_events_bring_what_their_rows_show(token: str, points: int) -> None:
    scene = at_event(token).coins(ANA, 2).begin()
    scene.do("event")
    scene.do("fill 1 0")
    assert scene.state.vp == [points, 0]


@pytest.mark.clause("ZIZ-SCORE-02")
def test_an_easy_castle_brings_two_points_and_a_hard_one_five() -> None:
    scene = zizka(2).commander(ANA, "torak").entourage(ANA, "zbynek", "zikes", "arnost", "borivoj")
    scene.at(ANA, "kozi-hradek").castles("easy-4").castles("hard-5").begin()
    scene.do("conquer")
    for row in (1, 2, 3):
        scene.roll("speech", "speech", "shield", "shield", "sword")
        scene.do("storm")
        scene.do(f"fill {row} 0")
    assert scene.state.vp == [2, 0]
    scene.do("vice")
    scene.state.spaces[ANA] = scene.space("rozmberk")
    scene.do("conquer")
    for row in (1, 2, 3):
        scene.roll("shield", "shield", "shield", "shield", "wild")
        scene.do("storm")
        scene.do(f"fill {row} 0")
    assert scene.state.vp == [2 + 5, 0]


@pytest.mark.clause("ZIZ-SCORE-02", "ZIZ-SCORE-07")
def test_a_tournament_brings_the_personal_reward_and_ranks() -> None:
    scene = zizka(3).at(ANA, "pisek").token("pisek", "tournament-4").coins(BEN, 1).coins(CLEO, 1)
    scene.begin()
    scene.roll(*["wild"] * 6).roll(*["sword"] * 6).roll(*["speech"] * 6)
    scene.do("event")
    scene.do("enter")
    scene.do("enter")
    for _ in range(3):
        scene.do("stop")
    assert scene.state.vp == [2 + 1, 2, 0]


@pytest.mark.clause("ZIZ-SCORE-03")
@pytest.mark.parametrize(
    ("token", "morale", "points"),
    [("den-2", -2, 1), ("den-2", -1, 0), ("monks-2", 2, 1), ("monks-2", 1, 0), ("den-2", 2, 0)],
)
def test_a_step_off_the_track_is_a_point(token: str, morale: int, points: int) -> None:
    scene = at_event(token).coins(ANA, 1).morale(ANA, morale).begin()
    scene.do("event")
    scene.do("fill 1 0")
    assert scene.state.vp == [points, 0]


@pytest.mark.clause("ZIZ-SCORE-04", "ZIZ-SCORE-05")
@pytest.mark.parametrize(("holder", "points"), [(None, [1, 0]), (ANA, [1 + 1, 0]), (BEN, [1, 1])])
def test_a_favour_already_held_and_a_favour_lost_are_a_point(
    holder: int | None, points: list[int]
) -> None:
    scene = at_event("monks-2").coins(ANA, 4)
    if holder is not None:
        scene.favour(holder, "wenceslas")
    scene.begin()
    scene.do("event")
    scene.do("fill 1 0")
    scene.do("fill 2 0")  # a point and the favour of Wenceslas
    assert scene.state.vp == points
    assert scene.table()["seats"][ANA]["favours"] == ["wenceslas"]


@pytest.mark.clause("ZIZ-SCORE-06")
@pytest.mark.parametrize(
    ("attack", "points"), [(("sword", "sword"), [2, 0]), (("sword", "shield"), [0, 1])]
)
def test_a_won_attack_is_two_points_and_a_won_defence_one(
    attack: tuple[str, ...], points: list[int]
) -> None:
    scene = band(band(zizka(2)), BEN).warrant(BEN, 3).begin()
    scene.roll(*attack).roll("shield", "sword")
    scene.do("attack 1")
    assert scene.state.vp == points


@pytest.mark.clause("ZIZ-SCORE-07")
def test_the_ranks_of_a_tournament_are_worth_none_to_three() -> None:
    scene = zizka(4).at(ANA, "pisek").token("pisek", "tournament-4")
    for seat in range(1, 4):
        scene.coins(seat, 1)
    scene.begin()
    for speeches in (1, 2, 3, 0):  # Ana, who plays last, misses her goal
        scene.roll(*["speech"] * speeches, *["sword"] * (6 - speeches))
    scene.do("event")
    for answer in ("enter", "enter", "enter", "stop", "stop", "stop", "stop"):
        scene.do(answer)
    assert scene.state.vp == [0, 1, 2, 3]


@pytest.mark.clause("ZIZ-SCORE-08")
def test_points_beyond_twenty_count() -> None:
    scene = at_event("monks-3").points(ANA, 19).coins(ANA, 7).begin()
    scene.do("event")
    scene.do("fill-giving 1 0 albrecht")
    assert scene.state.vp == [21, 0]
    scene.do("fill 3 0")
    assert scene.state.vp == [24, 0]


@pytest.mark.clause("ZIZ-SCORE-08")
def test_points_are_never_lost() -> None:
    scene = band(band(zizka(2)), BEN).points(BEN, 20).points(ANA, 20).warrant(BEN, 3)
    scene.favour(BEN, "wenceslas").begin()
    scene.roll("sword", "sword").roll("sword", "sword", "wenceslas/blank")
    scene.do("attack 1")
    assert scene.state.vp == [22, 20]


# In the end ---------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-SCORE-09")
@pytest.mark.parametrize(
    ("purse", "bounty", "points"),
    [
        (0, None, 0),
        (4, None, 0),
        (5, None, 1),
        (9, None, 1),
        (10, None, 2),
        (26, None, 5),
        (0, 3, 0),
        (2, 3, 1),
        (7, 6, 2),
        (4, 6, 2),
    ],
)
def test_every_five_coins_are_a_point(purse: int, bounty: int | None, points: int) -> None:
    scene = zizka(2).coins(BEN, purse).points(BEN, 3)
    if bounty is not None:
        scene.warrant(BEN, bounty)
    scene.state.end = LAST_ROUND
    scene.begin(BEN)
    scene.end_turn()
    score = scene.result["scores"][BEN]
    assert score == {
        "total": 3 + points,
        "points": 3,
        "coin-points": points,
        "coins": purse + (bounty or 0),
    }
