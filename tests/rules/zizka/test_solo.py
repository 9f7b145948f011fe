"""SOLO: the set-up, the order of a turn, and how the game ends."""

import pytest

from tableronde.core.errors import ContradictoryOptions
from tableronde.core.event import Run
from tableronde.games.zizka.game import Zizka
from tests.rules.zizka.scene import ANA, FAR, QUIET
from tests.rules.zizka.solo import alone, keys, lay_everywhere, lists, points, stands, torak_plays
from tests.scene import Scene, ToldChance

BASIC = tuple(f"torak-basic-{number}" for number in range(1, 9))


class NewGame(Scene):
    """A game from its set-up on, with scripted chance."""

    def __init__(self, seats: int = 1, **options: str) -> None:
        game = Zizka()
        chosen = game.check_options(seats, options)
        super().__init__(game, game.setup(seats, chosen, Run(ToldChance())))
        self.settle()


# The set-up ---------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-SOLO-01")
def test_the_player_chooses_a_commander_but_not_torak() -> None:
    scene = NewGame()
    assert (scene.prompt, scene.asked) == ("choose-commander", (ANA,))
    assert scene.options() == ["command bores", "command katerina", "command zizka"]


@pytest.mark.clause("ZIZ-SOLO-01", "ZIZ-SOLO-02")
@pytest.mark.parametrize(
    ("commander", "coins", "luck", "members"),
    [
        ("bores", 3, 0, ["vojka", "pavel", "mikes", "bara"]),
        ("katerina", 5, 1, ["anezka", "blazena", "matous", "ofka"]),
        ("zizka", 4, 0, ["matej", "jira", "vasek", "kuba"]),
    ],
)
def test_the_commander_brings_members_coins_and_luck(
    commander: str, coins: int, luck: int, members: list[str]
) -> None:
    scene = NewGame()
    scene.do(f"command {commander}")
    [player] = scene.view(None)["table"]["seats"]
    assert player["commander"] == commander
    assert (player["coins"], player["luck"], player["points"]) == (coins, luck, 0)
    assert player["morale"] == 0
    assert [member["name"] for member in player["entourage"]] == members


@pytest.mark.clause("ZIZ-SOLO-02")
@pytest.mark.parametrize("side", ["a", "b"])
def test_the_rest_of_the_set_up_is_that_of_several_players(side: str) -> None:
    scene = NewGame(side=side)
    scene.do("command katerina")
    scene.do("start trocnov")
    table = scene.view(None)["table"]
    laid = [space["name"] for space in table["spaces"] if space["token"] is not None]
    assert (len(laid), table["heap"]) == (16, 18)
    assert not {"strakonice", "trocnov"} & set(laid)
    assert [(len(offer["tables"]), offer["deck"]) for offer in table["offers"]] == [
        (3, 28 - 3),
        (3, 27 - 3),
    ]
    assert [deck["count"] for deck in table["castles"]] == [5, 5]
    assert table["favours"] == ["wenceslas", "sigismund"]
    assert table["warrants"] == []
    assert table["seats"][ANA]["coins"] == (5 if side == "a" else 4)


@pytest.mark.clause("ZIZ-SOLO-03")
def test_torak_has_a_figure_and_points_and_nothing_else() -> None:
    scene = NewGame()
    scene.do("command bores")
    scene.do("start strakonice")
    table = scene.view(None)["table"]
    assert table["torak"] == {
        "space": "trocnov",
        "points": 0,
        "lying": False,
        "attacked": 0,
        "deck": 8,
        "discarded": [],
        "dice": 4,
        "luck": 0,
    }
    assert len(table["seats"]) == 1
    assert (table["luck"], table["favours"]) == (12, ["wenceslas", "sigismund"])


@pytest.mark.clause("ZIZ-SOLO-04")
@pytest.mark.parametrize(("own", "other"), [("strakonice", "trocnov"), ("trocnov", "strakonice")])
def test_torak_gets_the_remaining_start_space(own: str, other: str) -> None:
    scene = NewGame()
    scene.do("command zizka")
    assert (scene.prompt, scene.options()) == (
        "choose-start",
        ["start strakonice", "start trocnov"],
    )
    scene.do(f"start {own}")
    table = scene.view(None)["table"]
    assert (table["seats"][ANA]["space"], table["torak"]["space"]) == (own, other)


@pytest.mark.clause("ZIZ-SOLO-05")
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_there_are_three_levels(level: str) -> None:
    assert NewGame(level=level).view(None)["table"]["modes"]["level"] == level


@pytest.mark.clause("ZIZ-SOLO-05")
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_only_a_solo_game_has_a_level(level: str) -> None:
    with pytest.raises(ContradictoryOptions):
        NewGame(2, level=level)


@pytest.mark.clause("ZIZ-SOLO-06", "ZIZ-SOLO-07")
@pytest.mark.parametrize(
    ("level", "extra", "dice"),
    [("easy", ["torak-easy"], 4), ("normal", [], 4), ("hard", ["torak-hard"], 5)],
)
def test_the_deck_and_the_combat_card_of_a_level(level: str, extra: list[str], dice: int) -> None:
    scene = NewGame(level=level)
    scene.do("command bores")
    scene.do("start trocnov")
    torak = scene.state.torak
    names = [scene.state.box.torak[card].name for card in torak.deck]
    assert sorted(names) == sorted([*BASIC, *extra]), "the combat card is none of them"
    assert scene.view(None)["table"]["torak"]["dice"] == dice


@pytest.mark.clause("ZIZ-SOLO-07")
def test_toraks_deck_is_shuffled_face_down() -> None:
    scene = NewGame()
    scene.do("command bores")
    order = [3, 1, 4, 0, 5, 2, 6, 7]
    scene.chance.orders = [order]
    scene.do("start trocnov")
    assert scene.state.torak.deck == order
    for viewer in (ANA, None):
        table = scene.view(viewer)["table"]
        assert table["torak"]["deck"] == 8
        assert "torak-basic" not in str(table)


@pytest.mark.clause("ZIZ-SOLO-62")
@pytest.mark.parametrize("first", ["random", "0"])
def test_the_player_begins(first: str) -> None:
    scene = NewGame(first=first)
    scene.do("command bores")
    assert scene.events(None, "first-player") == [], "there is no choice"
    scene.do("start trocnov")
    assert (scene.prompt, scene.asked) == ("act", (ANA,))
    assert scene.view(None)["table"]["torak"]["discarded"] == [], "Torak has not moved yet"


@pytest.mark.clause("ZIZ-SOLO-62")
def test_no_other_seat_can_begin() -> None:
    with pytest.raises(ContradictoryOptions):
        NewGame(first="1")


# The order of a turn ------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-SOLO-08")
def test_the_player_comes_first_then_refilling_then_torak() -> None:
    scene = alone().torak_deck("torak-basic-2").begin()
    scene.do("move husinec")
    assert scene.asked == (ANA,), "the second action comes before Torak"
    scene.do("move road-volyne")
    told = keys(scene)
    assert told[0] == "moved"
    assert told.index("token-laid") < told.index("torak-card") < told.index("turn")
    assert "token-laid" not in told[told.index("torak-card") :]
    assert (scene.prompt, scene.asked, scene.state.actions) == ("act", (ANA,), 2)


@pytest.mark.clause("ZIZ-SOLO-08", "ZIZ-SOLO-59")
def test_a_space_that_torak_leaves_is_refilled_after_the_next_turn_only() -> None:
    scene = alone().torak("krumlov").torak_deck("torak-basic-8")
    torak_plays(scene)
    assert (stands(scene), scene.lies_at("krumlov")) == ("prachatice", None)
    scene.do("move strakonice")
    assert scene.lies_at("krumlov") is None
    scene.end_turn()
    assert scene.lies_at("krumlov") is not None


@pytest.mark.clause("ZIZ-SOLO-09")
@pytest.mark.parametrize("lying", [False, True])
def test_toraks_figure_keeps_a_space_from_being_refilled(lying: bool) -> None:
    scene = alone().torak("krumlov", lying=lying).torak_deck("torak-basic-2")
    torak_plays(scene)
    assert scene.lies_at("krumlov") is None
    assert scene.lies_at("zlata-koruna") is not None


# The expert variant -------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-SOLO-57")
def test_rerolls_are_bought_in_the_solo_game_too() -> None:
    scene = alone(expert=True).at(ANA, "pisek").token("pisek", "raid-1").coins(ANA, 1).begin()
    scene.do("event")
    assert scene.options() == ["pay-reroll 1", "pay-reroll 2", "pay-reroll 3", "stop"]
    scene.do("pay-reroll 1")
    assert scene.state.coins[ANA] == 0


# The end ------------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-SOLO-52")
def test_the_solo_game_goes_on_below_twenty_points() -> None:
    scene = alone().points(ANA, 19).torak(FAR, points=18).torak_deck("torak-basic-2")
    torak_plays(scene)
    assert (points(scene), scene.result, scene.asked) == (19, None, (ANA,))


@pytest.mark.clause("ZIZ-SOLO-52", "ZIZ-SOLO-53")
def test_a_player_who_reaches_twenty_finishes_the_turn_and_torak_follows() -> None:
    scene = alone().points(ANA, 19).at(ANA, "pisek").token("pisek", "monks-1").coins(ANA, 2)
    scene.entourage(ANA).torak(FAR, points=18).torak_deck("torak-basic-8").begin()
    scene.do("event")
    scene.do("fill 1 0")
    assert (scene.asked, scene.state.actions) == ((ANA,), 1)
    scene.end_turn()
    assert scene.events(None, "torak-card") == [{"event": "torak-card", "card": "torak-basic-8"}]
    assert scene.asked == ()
    assert (scene.result["winners"], scene.result["reason"]) == ([], "torak")
    assert scene.result["scores"] == [
        {"total": 20, "points": 20, "coin-points": 0, "coins": 0, "torak": 21}
    ]


@pytest.mark.clause("ZIZ-SOLO-53")
def test_toraks_last_turn_has_its_fight() -> None:
    scene = alone().points(ANA, 19).at(ANA, "pisek").token("pisek", "monks-1").coins(ANA, 7)
    scene.entourage(ANA).torak("strakonice").torak_deck("torak-basic-8", "torak-basic-6").begin()
    scene.do("event")
    scene.do("fill 1 0")
    scene.do("stop")
    scene.end_turn()
    assert scene.events(None, "lost-coins") == [{"event": "lost-coins", "seat": ANA, "count": 5}]
    assert (scene.result["winners"], scene.result["scores"][ANA]["total"]) == ([ANA], 20)


@pytest.mark.clause("ZIZ-SOLO-54")
def test_toraks_twenty_points_end_the_game_after_his_fight() -> None:
    scene = lay_everywhere(alone()).coins(ANA, 9).torak(QUIET, points=19).luck(ANA, 8)
    scene.torak_deck("torak-basic-5", "torak-basic-1")
    scene.begin()
    scene.roll(*["sword"] * 6).roll("sword", "sword", "sword")
    scene.end_turn()
    assert (scene.prompt, scene.result) == ("luck-defence", None)
    scene.do("keep-luck")
    assert scene.events(None, "lost-coins") == [{"event": "lost-coins", "seat": ANA, "count": 4}]
    assert (scene.result["winners"], scene.result["reason"]) == ([], "torak")
    assert scene.result["scores"][ANA] == {
        "total": 1,
        "points": 0,
        "coin-points": 1,
        "coins": 5,
        "torak": 21,
    }


@pytest.mark.clause("ZIZ-SOLO-55")
def test_both_turns_are_finished_when_torak_reaches_twenty_in_a_tournament() -> None:
    scene = lists("torak-basic-8").torak(FAR, points=19)
    scene.torak_deck("torak-basic-8", "torak-basic-2").begin()
    scene.roll(*["sword"] * 6)
    scene.do("event")
    scene.do("stop")
    assert (points(scene), scene.table()["end"]) == (20, 1)
    assert (scene.asked, scene.state.actions) == ((ANA,), 1)
    scene.do("move strakonice")
    assert scene.events(None, "torak-card") == [{"event": "torak-card", "card": "torak-basic-2"}]
    assert (scene.asked, scene.result["scores"][ANA]["torak"]) == ((), 21)


@pytest.mark.clause("ZIZ-SOLO-56")
@pytest.mark.parametrize(
    ("own", "coins", "winners", "reason", "told"),
    [
        (21, 0, [ANA], "points", "beat-torak-in-the-end"),
        (20, 5, [ANA], "points", "beat-torak-in-the-end"),
        (16, 27, [ANA], "points", "beat-torak-in-the-end"),
        (20, 1, [ANA], "coins", "beat-torak-in-the-end"),
        (19, 5, [ANA], "coins", "beat-torak-in-the-end"),
        (20, 0, [], "draw", "drew-with-torak"),
        (19, 4, [], "torak", "torak-won"),
        (3, 0, [], "torak", "torak-won"),
    ],
)
def test_the_winner_of_the_solo_game(
    own: int, coins: int, winners: list[int], reason: str, told: str
) -> None:
    scene = alone().points(ANA, own).coins(ANA, coins).torak(FAR, points=19)
    scene.torak_deck("torak-basic-2")
    torak_plays(scene)
    assert (scene.result["winners"], scene.result["reason"]) == (winners, reason)
    assert scene.result["scores"][ANA]["torak"] == 20
    total = own + coins // 5
    assert scene.events(None, told) == [
        {"event": told, "seat": ANA, "count": total, "other_count": 20}
    ]


@pytest.mark.clause("ZIZ-SOLO-58", "ZIZ-SOLO-52", "ZIZ-EX-36")
def test_ex_36_the_player_gets_there_through_a_claim_of_torak() -> None:
    scene = alone().points(ANA, 19).favour(ANA, "wenceslas").coins(ANA, 3).torak(QUIET)
    scene.torak_deck("torak-basic-3", "torak-basic-6").begin()
    scene.roll(*["sword"] * 4).roll("sword", "sword", "sword")
    scene.end_turn()
    assert scene.state.vp[ANA] == 20
    assert scene.table()["favours"] == ["wenceslas", "sigismund"]
    assert scene.events(None, "torak-attacks") != []
    assert scene.events(None, "lost-coins") == [{"event": "lost-coins", "seat": ANA, "count": 3}]
    assert (scene.asked, scene.result["winners"]) == ((), [ANA])


@pytest.mark.clause("ZIZ-EX-37", "ZIZ-SOLO-53")
def test_ex_37_a_lying_torak_is_stood_up_and_the_game_ends() -> None:
    scene = alone().points(ANA, 19).at(ANA, "pisek").token("pisek", "monks-1").coins(ANA, 2)
    scene.entourage(ANA).torak("pisek", points=4, lying=True).begin()
    scene.do("event")
    scene.do("fill 1 0")
    scene.end_turn()
    assert scene.table()["torak"]["discarded"] == []
    assert not scene.table()["torak"]["lying"]
    assert scene.events(None, "torak-stands-up") == [{"event": "torak-stands-up"}]
    assert (scene.asked, scene.result["winners"]) == ((), [ANA])


@pytest.mark.clause("ZIZ-SOLO-52", "ZIZ-SOLO-54", "ZIZ-SOLO-56")
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_player_who_never_acts_loses(level: str) -> None:
    scene = NewGame(level=level)
    scene.do("command bores")
    scene.do("start strakonice")
    gained = [0]
    while scene.asked and len(gained) < 25:  # a point in every turn, or nearly
        scene.do("end-turn")
        while scene.asked and scene.prompt != "act":
            scene.do(scene.options()[-1])
        gained.append(scene.state.torak.vp)
    assert gained[-2] < 20 <= gained[-1]
    assert (scene.result["winners"], scene.result["reason"]) == ([], "torak")
