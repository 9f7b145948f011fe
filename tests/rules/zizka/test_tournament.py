"""TOURNAMENT: entry, six dice each, prizes and ranks."""

from itertools import product

import pytest

from tests.rules.zizka.rulings import ruled
from tests.rules.zizka.scene import ANA, BEN, CLEO, DAN, ZizkaScene, zizka

SWORDS = ("sword",) * 6


def lists(seats: int = 3, token: str = "tournament-2", host: int = ANA) -> ZizkaScene:
    """Put the host on a tournament; everybody has two coins."""
    scene = zizka(seats).at(host, "pisek").token("pisek", token)
    for seat in range(seats):
        scene.coins(seat, 2)
    return scene


def six(score: int) -> tuple[str, ...]:
    """Return six faces worth so much, from 6 to 18 (ZIZ-TOURNAMENT-10)."""
    wilds, speeches = divmod(score - 6, 2)
    return (*["wild"] * wilds, *["speech"] * speeches, *["sword"] * (6 - wilds - speeches))


def hold(scene: ZizkaScene, *scores: int) -> None:
    """Let all who are asked enter, and everybody stop at once with these scores, the host last."""
    for score in scores:
        scene.roll(*six(score))
    scene.do("event")
    while scene.prompt == "enter":
        scene.do("enter")
    for _ in scores:
        scene.do("stop")


def keys(scene: ZizkaScene) -> list[str]:
    return [event["event"] for event in scene.events(None)]


# Entering -----------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-TOURNAMENT-01")
def test_the_active_player_takes_part_for_free_and_unasked() -> None:
    scene = zizka(2).at(ANA, "pisek").token("pisek", "tournament-2").begin()
    scene.do("event")
    assert (scene.prompt, scene.asked) == ("ride-host", (ANA,))
    tourney = scene.table()["tourney"]
    assert (tourney["host"], tourney["riders"], tourney["pot"]) == (ANA, [ANA], 0)
    assert (scene.state.coins, scene.state.actions) == ([0, 0], 1)


@pytest.mark.clause("ZIZ-TOURNAMENT-01")
def test_the_active_player_keeps_the_own_coins() -> None:
    scene = lists(2).begin()
    scene.do("event")
    scene.do("stay-out")
    assert scene.state.coins == [2, 2]


@pytest.mark.clause("ZIZ-TOURNAMENT-02")
def test_a_player_who_enters_pays_a_coin_into_the_pot() -> None:
    scene = lists(3).begin()
    scene.do("event")
    assert scene.options() == ["enter", "stay-out"]
    scene.do("enter")
    assert (scene.state.coins, scene.table()["tourney"]["pot"]) == ([2, 1, 2], 1)
    scene.do("enter")
    assert (scene.state.coins, scene.table()["tourney"]["pot"]) == ([2, 1, 1], 2)


@pytest.mark.clause("ZIZ-TOURNAMENT-02")
def test_a_player_who_stays_out_pays_nothing_and_does_not_play() -> None:
    scene = lists(3).begin()
    scene.do("event")
    scene.do("stay-out")
    scene.do("enter")
    assert (scene.state.coins, scene.table()["tourney"]["pot"]) == ([2, 2, 1], 1)
    assert scene.table()["tourney"]["riders"] == [CLEO, ANA]


@pytest.mark.clause("ZIZ-TOURNAMENT-02")
def test_a_player_without_a_coin_cannot_enter() -> None:
    scene = lists(3).coins(BEN, 0).warrant(BEN, 6).coins(CLEO, 1).begin()
    scene.do("event")
    assert (scene.prompt, scene.asked) == ("enter", (CLEO,))
    scene.do("enter")
    assert scene.asked == (CLEO,)
    assert (scene.state.coins, scene.state.warrants[BEN]) == ([2, 0, 0], 6)


@pytest.mark.clause("ZIZ-TOURNAMENT-03")
def test_entry_goes_clockwise_before_any_die_and_all_see_the_answers() -> None:
    scene = lists(4, host=CLEO).begin(CLEO)
    scene.do("event")
    asked, seen = [], []
    for answer in ("enter", "stay-out", "enter"):
        asked.append(scene.asked)
        assert scene.prompt == "enter"
        assert scene.table()["tourney"]["faces"] == []
        seen.append([scene.table(viewer)["tourney"]["riders"] for viewer in (ANA, BEN, DAN, None)])
        scene.do(answer)
    assert asked == [(DAN,), (ANA,), (BEN,)]
    assert seen == [[[]] * 4, [[DAN]] * 4, [[DAN]] * 4]
    assert (scene.prompt, scene.asked) == ("ride", (DAN,))


@pytest.mark.clause("ZIZ-TOURNAMENT-03")
def test_every_answer_about_entering_is_public() -> None:
    scene = lists(4).begin()
    scene.do("event")
    scene.do("enter")
    assert scene.events(DAN, "entered") == [{"event": "entered", "seat": BEN, "count": 1}]
    scene.do("stay-out")
    assert scene.events(DAN, "stayed-out") == [{"event": "stayed-out", "seat": CLEO}]


@pytest.mark.clause("ZIZ-TOURNAMENT-04")
@pytest.mark.parametrize("space", ["pisek", "rozmberk", "inn-veseli", "trocnov"])
def test_players_enter_from_any_space(space: str) -> None:
    scene = lists(2).at(BEN, space).lie(BEN).begin()
    scene.do("event")
    assert (scene.prompt, scene.asked) == ("enter", (BEN,))
    scene.do("enter")
    assert (scene.prompt, scene.asked) == ("ride", (BEN,))
    assert scene.stands_at(BEN) == space


@pytest.mark.clause("ZIZ-TOURNAMENT-20")
def test_the_token_is_turned_up_before_anybody_enters() -> None:
    scene = lists(3, token="tournament-4").begin()
    scene.do("event")
    assert scene.prompt == "enter"
    assert scene.decision().arguments == {"other": ANA, "token": "tournament-4"}
    [face] = [space["face"] for space in scene.table()["spaces"] if space["name"] == "pisek"]
    assert face["goal"] == 11
    assert (face["personal"]["vp"], face["personal"]["favour"]) == (2, "sigismund")
    assert face["common"]["coins"] == 4
    assert scene.events(None, "turned-up") == [
        {"event": "turned-up", "seat": ANA, "token": "tournament-4", "space": "pisek"}
    ]


# Playing ------------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-TOURNAMENT-05")
@pytest.mark.parametrize(
    ("answers", "order"),
    [
        (("enter", "enter", "enter"), [DAN, ANA, BEN, CLEO]),
        (("enter", "stay-out", "enter"), [DAN, BEN, CLEO]),
        (("stay-out", "enter", "stay-out"), [ANA, CLEO]),
    ],
)
def test_players_play_clockwise_and_the_active_player_last(
    answers: tuple[str, ...], order: list[int]
) -> None:
    scene = lists(4, host=CLEO).begin(CLEO)
    scene.do("event")
    for answer in answers:
        scene.do(answer)
    played: list[int] = []
    while scene.prompt in ("ride", "ride-host"):
        played += scene.asked
        scene.do("stop")
    assert played == order


@pytest.mark.clause("ZIZ-TOURNAMENT-06")
@pytest.mark.parametrize("members", [(), ("jaroslav", "hron", "heralt", "bocek"), ("trebava",)])
@pytest.mark.parametrize("rider", [ANA, BEN])
def test_everybody_rolls_six_entourage_dice(rider: int, members: tuple[str, ...]) -> None:
    scene = lists(2).entourage(rider, *members).favour(rider, "wenceslas", "sigismund").begin()
    scene.roll(*six(9)).roll(*six(11))
    scene.do("event")
    scene.do("enter")
    assert scene.table()["tourney"]["faces"] == list(six(9))
    scene.do("stop")
    assert scene.table()["tourney"]["faces"] == list(six(11))


@pytest.mark.clause("ZIZ-TOURNAMENT-07")
@pytest.mark.parametrize("left", [6, 5, 4, 3, 2])
def test_one_die_is_set_aside_and_any_of_the_others_rolled_again(left: int) -> None:
    scene = lists(2).coins(BEN, 0).begin()
    scene.do("event")
    for _ in range(6 - left):
        scene.do("joust 1 2")
    dice = range(1, left + 1)
    expected = {"stop"}
    for aside in dice:
        for kept in product((False, True), repeat=left - 1):
            others = [die for die in dice if die != aside]
            again = [str(die) for die, keep in zip(others, kept, strict=True) if not keep]
            expected.add(f"joust {aside} {'+'.join(again) or 'none'}")
        expected.discard(f"joust {aside} none")  # at least one
    assert set(scene.options()) == expected
    assert len(scene.options()) == left * (2 ** (left - 1) - 1) + 1


@pytest.mark.clause("ZIZ-TOURNAMENT-07")
def test_only_the_chosen_dice_are_rolled_again() -> None:
    scene = lists(2).coins(BEN, 0).begin()
    scene.roll("sword", "shield", "speech", "wild", "sword", "shield")
    scene.do("event")
    scene.roll("wild", "speech")
    scene.do("joust 1 2+5")
    assert scene.table()["tourney"]["faces"] == ["wild", "speech", "wild", "speech", "shield"]
    assert scene.table()["tourney"]["aside"] == ["sword"]
    assert (scene.prompt, scene.decision().arguments["score"]) == ("ride-host", 3 + 2 + 3 + 2 + 1)


@pytest.mark.clause("ZIZ-TOURNAMENT-07")
def test_the_last_die_cannot_be_set_aside() -> None:
    scene = lists(2).coins(BEN, 0).begin()
    scene.do("event")
    for _ in range(4):
        scene.do("joust 1 2")
    scene.roll("wild")
    scene.do("joust 1 2")  # one die is left: there is nothing to choose any more
    assert scene.events(None, "scored") == [{"event": "scored", "seat": ANA, "score": 3}]
    assert (scene.prompt, scene.state.tourney) == ("act", None)


@pytest.mark.clause("ZIZ-TOURNAMENT-08")
def test_a_die_set_aside_is_neither_rolled_nor_scored() -> None:
    scene = lists(2).coins(BEN, 0).begin()
    scene.roll("wild", *SWORDS[:5])
    scene.do("event")
    scene.roll("speech")
    scene.do("joust 1 2")
    scene.do("joust 5 2+3+4")
    assert len(scene.table()["tourney"]["faces"]) == 4
    assert scene.table()["tourney"]["aside"] == ["wild", "sword"]
    scene.do("stop")
    assert scene.events(None, "scored")[0]["score"] == 2 + 1 + 1 + 1


@pytest.mark.clause("ZIZ-TOURNAMENT-08", "ZIZ-TOURNAMENT-09")
@pytest.mark.parametrize(("scores", "total"), [(False, 5), (True, 8)])
def test_a_table_may_let_dice_set_aside_score(scores: bool, total: int) -> None:
    box = ruled(set_aside_tournament_dice_score=scores)
    scene = zizka(2, box=box).at(ANA, "pisek").token("pisek", "tournament-1").begin()
    scene.roll("wild", *SWORDS[:5])
    scene.do("event")
    scene.do("joust 1 2")
    assert scene.decision().arguments == {"score": total, "goal": 8}
    scene.do("stop")
    assert scene.events(None, "scored") == [{"event": "scored", "seat": ANA, "score": total}]
    assert scene.state.luck[ANA] == scores, "the goal is 8"


@pytest.mark.clause("ZIZ-TOURNAMENT-09")
@pytest.mark.parametrize("jousts", [0, 1, 2, 3, 4])
def test_a_player_may_stop_at_any_time(jousts: int) -> None:
    scene = lists(2).coins(BEN, 0).begin()
    scene.roll(*["speech"] * 6)
    scene.do("event")
    for _ in range(jousts):
        scene.roll("speech")
        scene.do("joust 1 2")
    scene.do("stop")
    assert scene.events(None, "scored")[0]["score"] == 2 * (6 - jousts)


@pytest.mark.clause("ZIZ-TOURNAMENT-10")
@pytest.mark.parametrize(
    ("faces", "score"),
    [
        (("sword",) * 6, 6),
        (("shield",) * 6, 6),
        (("speech",) * 6, 12),
        (("wild",) * 6, 18),
        (("sword", "shield", "speech", "wild", "sword", "shield"), 9),
    ],
)
def test_the_worth_of_each_icon(faces: tuple[str, ...], score: int) -> None:
    scene = lists(2).coins(BEN, 0).begin()
    scene.roll(*faces)
    scene.do("event")
    assert scene.table()["tourney"]["score"] == score
    scene.do("stop")
    assert scene.events(None, "scored")[0]["score"] == score


@pytest.mark.clause("ZIZ-TOURNAMENT-11")
@pytest.mark.parametrize("rider", [ANA, BEN])
def test_nothing_else_helps_in_a_tournament(rider: int) -> None:
    scene = zizka(2, expert=True).at(ANA, "pisek").token("pisek", "tournament-2").coins(BEN, 1)
    scene.commander(rider, "bores").entourage(rider, "hron", "trebava", "zikes", "perchta")
    scene.favour(rider, "wenceslas", "sigismund").luck(rider, 4).coins(rider, 9).begin()
    scene.roll(*SWORDS).roll(*SWORDS)
    scene.do("event")
    scene.do("enter")
    if rider == ANA:
        scene.do("stop")
    assert scene.asked == (rider,)
    verbs = {option.split()[0] for option in scene.options()}
    assert verbs == {"joust", "stop"}
    scene.do("stop")
    assert [event["score"] for event in scene.events(None, "scored")] == [6]
    assert scene.state.luck[rider] == 4


@pytest.mark.clause("ZIZ-TOURNAMENT-12")
@pytest.mark.parametrize("rider", [ANA, BEN])
def test_a_tournament_member_rerolls_a_die_for_free(rider: int) -> None:
    scene = lists(2).entourage(rider, "lukas", "rynes").begin()
    scene.do("event")  # unscripted dice show swords
    scene.do("enter")
    if rider == ANA:
        scene.do("stop")
    assert scene.options(verb="free-reroll") == [f"free-reroll {die}" for die in range(1, 7)]
    scene.roll("speech")
    scene.do("free-reroll 3")
    assert scene.table()["tourney"]["faces"] == ["sword", "sword", "speech", *SWORDS[:3]]
    scene.roll("wild")
    scene.do("free-reroll 3")  # the same die again: there are two such members
    assert scene.table()["tourney"]["faces"] == ["sword", "sword", "wild", *SWORDS[:3]]
    assert scene.table()["tourney"]["aside"] == []
    assert scene.options(verb="free-reroll") == []
    assert scene.options(verb="joust") != []


@pytest.mark.clause("ZIZ-TOURNAMENT-12")
def test_a_free_reroll_waits_until_the_last_die() -> None:
    scene = lists(2).coins(BEN, 0).entourage(ANA, "burian").begin()
    scene.do("event")
    for _ in range(5):
        scene.roll("sword")
        scene.do("joust 1 2")
    assert scene.options() == ["free-reroll 1", "stop"]
    scene.roll("speech")
    scene.do("free-reroll 1")
    assert scene.events(None, "scored") == [{"event": "scored", "seat": ANA, "score": 2}]


@pytest.mark.clause("ZIZ-TOURNAMENT-12")
def test_members_for_other_events_give_no_reroll() -> None:
    scene = lists(2).coins(BEN, 0).entourage(ANA, "dorota", "prokop", "ludmila", "zdenek").begin()
    scene.do("event")
    assert scene.options(verb="free-reroll") == []


@pytest.mark.clause("ZIZ-TOURNAMENT-12")
def test_free_rerolls_are_available_again_in_the_next_tournament() -> None:
    scene = lists(2).coins(BEN, 0).entourage(ANA, "jesek").begin()
    scene.do("event")
    scene.do("free-reroll 1")
    scene.do("stop")
    scene.token("pisek", "tournament-1")
    scene.do("event")
    assert scene.table()["tourney"]["free"] == 1


# Prizes -------------------------------------------------------------------------------------------

PERSONAL = {
    "tournament-1": (8, {"coins": 2, "luck": 1}),
    "tournament-2": (9, {"coins": 1, "vp": 1}),
    "tournament-3": (10, {"vp": 1, "favour": 0}),
    "tournament-4": (11, {"vp": 2, "favour": 1}),
}


def won(scene: ZizkaScene, seat: int) -> dict[str, int]:
    """Return what a seat has that began with two coins."""
    state = scene.state
    gains = {"coins": state.coins[seat] - 2, "vp": state.vp[seat], "luck": state.luck[seat]}
    if seat in state.favours:
        gains["favour"] = state.favours.index(seat)
    return {what: count for what, count in gains.items() if count or what == "favour"}


@pytest.mark.clause("ZIZ-TOURNAMENT-13")
@pytest.mark.parametrize("token", PERSONAL)
def test_reaching_the_goal_brings_the_personal_reward_for_any_score_of_the_others(
    token: str,
) -> None:
    goal, reward = PERSONAL[token]
    scene = lists(2, token=token).begin()
    hold(scene, 18, goal)
    assert won(scene, ANA) == reward


@pytest.mark.clause("ZIZ-TOURNAMENT-13")
@pytest.mark.parametrize("token", PERSONAL)
def test_missing_the_goal_brings_no_personal_reward(token: str) -> None:
    scene = lists(2, token=token).begin()
    hold(scene, 18, PERSONAL[token][0] - 1)
    assert won(scene, ANA) == {}


@pytest.mark.clause("ZIZ-TOURNAMENT-13")
def test_the_goal_applies_to_the_active_player_only() -> None:
    scene = lists(2, token="tournament-1").begin()
    hold(scene, 8, 7)
    assert won(scene, BEN) == {"coins": -1 + 1 + 3, "vp": 1}


@pytest.mark.clause("ZIZ-TOURNAMENT-14")
@pytest.mark.parametrize(
    ("scores", "coins"),
    [
        ((12, 8, 7), [2, 1 + 3 + 2, 1]),
        ((7, 12, 8), [2, 1, 1 + 3 + 2]),
        ((7, 6, 8), [2 + 3 + 2, 1, 1]),
    ],
)
def test_the_best_gets_the_common_reward_and_the_pot(
    scores: tuple[int, ...], coins: list[int]
) -> None:
    scene = lists(3, token="tournament-2").begin()
    hold(scene, *scores)
    assert scene.state.coins == coins


@pytest.mark.clause("ZIZ-TOURNAMENT-14")
@pytest.mark.parametrize(("token", "common"), [("tournament-1", 3), ("tournament-4", 4)])
def test_the_common_reward_is_that_of_the_token(token: str, common: int) -> None:
    scene = lists(2, token=token).begin()
    hold(scene, 10, 6)
    assert scene.state.coins == [2, 1 + common + 1]


@pytest.mark.clause("ZIZ-TOURNAMENT-15", "ZIZ-EX-28")
def test_ex_28_the_best_share_and_the_rest_goes_to_the_reserve() -> None:
    scene = lists(3, token="tournament-2").begin()
    hold(scene, 8, 8, 7)
    assert scene.state.coins == [2, 1 + 2, 1 + 2]


@pytest.mark.clause("ZIZ-TOURNAMENT-15")
def test_four_tied_players_share_what_can_be_divided_by_four() -> None:
    scene = lists(4, token="tournament-2").begin()
    hold(scene, 8, 8, 8, 8)
    assert scene.state.coins == [2 + 1, 1 + 1, 1 + 1, 1 + 1], "six coins, two of them left over"


@pytest.mark.clause("ZIZ-TOURNAMENT-16")
@pytest.mark.parametrize(
    ("scores", "points"),
    [
        ((7, 8), (0, 1)),
        ((8, 7), (1, 0)),
        ((8, 8), (0, 0)),
        ((6, 8, 7), (0, 2, 1)),
        ((7, 7, 8), (0, 0, 1)),
        ((8, 7, 8), (1, 0, 1)),
        ((6, 7, 8, 17), (0, 1, 2, 3)),
        ((17, 8, 7, 6), (3, 2, 1, 0)),
        ((8, 6, 6, 8), (1, 0, 0, 1)),
        ((7, 7, 7, 7), (0, 0, 0, 0)),
    ],
)
def test_ranks_count_from_the_lowest_score(
    scores: tuple[int, ...], points: tuple[int, ...]
) -> None:
    scene = lists(len(scores), token="tournament-1").begin()
    hold(scene, *scores[1:], scores[0])
    assert tuple(scene.state.vp) == points


@pytest.mark.clause("ZIZ-EX-04", "ZIZ-TOURNAMENT-16")
def test_ex_04_eleven_nine_nine_and_seven() -> None:
    scene = lists(4, token="tournament-1").begin()
    hold(scene, 9, 11, 9, 7)
    assert scene.state.vp == [0, 1, 2, 1]


@pytest.mark.clause("ZIZ-EX-05", "ZIZ-TOURNAMENT-17")
def test_ex_05_a_single_player_without_the_goal_gets_the_common_coins_and_no_points() -> None:
    scene = lists(2, token="tournament-4").begin()
    scene.roll(*six(10))
    scene.do("event")
    scene.do("stay-out")
    scene.do("stop")
    assert won(scene, ANA) == {"coins": 4}
    assert scene.lies_at("pisek") is None
    assert scene.table()["used"] == ["tournament-4"]


@pytest.mark.clause("ZIZ-TOURNAMENT-17")
def test_a_single_player_with_the_goal_gets_both_rewards_and_no_rank() -> None:
    scene = lists(2, token="tournament-2").coins(BEN, 0).begin()
    hold(scene, 9)
    assert won(scene, ANA) == {"coins": 1 + 3, "vp": 1}


@pytest.mark.clause("ZIZ-TOURNAMENT-18")
@pytest.mark.parametrize("score", [6, 17])
def test_the_token_is_used_and_a_missed_goal_brings_no_luck(score: int) -> None:
    scene = lists(2, token="tournament-2").begin()
    hold(scene, 18, score)
    assert scene.lies_at("pisek") is None
    assert scene.table()["used"] == ["tournament-2"]
    assert scene.state.luck == [0, 0]
    assert scene.options(verb="event") == []


@pytest.mark.clause("ZIZ-TOURNAMENT-19")
def test_the_personal_reward_comes_first_then_the_coins_then_the_ranks() -> None:
    scene = lists(2, token="tournament-2").begin()
    hold(scene, 7, 9)
    assert keys(scene) == [
        "scored",
        "goal-reached",
        "coins",  # the personal reward
        "points",
        "won-tournament",
        "coins",  # the common reward and the pot
        "points",  # the rank
    ]
    assert [event["count"] for event in scene.events(None, "coins")] == [1, 3 + 1]
    assert [event["count"] for event in scene.events(None, "points")] == [1, 1]


@pytest.mark.clause("ZIZ-TOURNAMENT-21")
@pytest.mark.parametrize("viewer", [ANA, BEN, CLEO, None])
def test_participants_and_scores_are_public(viewer: int | None) -> None:
    scene = lists(3).begin()
    scene.roll(*six(7)).roll(*six(11)).roll(*six(8))
    scene.do("event")
    scene.do("enter")
    scene.do("enter")
    scene.do("stop")
    tourney = scene.table(viewer)["tourney"]
    assert (tourney["riders"], tourney["scores"]) == ([BEN, CLEO, ANA], [7])
    assert (tourney["rider"], tourney["faces"], tourney["score"]) == (CLEO, list(six(11)), 11)
    scene.do("stop")
    assert scene.table(viewer)["tourney"]["scores"] == [7, 11]
    scene.do("stop")
    assert scene.table(viewer)["tourney"] is None
