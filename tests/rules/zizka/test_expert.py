"""EXPERT: rerolls for coins."""

import pytest

from tests.rules.zizka.scene import ANA, BEN, ZizkaScene, zizka


def expert(seats: int = 2, on: bool = True) -> ZizkaScene:
    """Return a scene where Ana and Ben roll two dice each and have no free reroll."""
    scene = zizka(seats, expert=on).commander(ANA, "torak").entourage(ANA, "albrecht")
    return scene.commander(BEN, "katerina").entourage(BEN, "racek")


def raid(on: bool = True) -> ZizkaScene:
    return expert(on=on).at(ANA, "pisek").token("pisek", "raid-1")


PAID = ["pay-reroll 1", "pay-reroll 2", "stop"]


@pytest.mark.clause("ZIZ-EXPERT-01")
def test_a_coin_buys_a_reroll_of_one_die() -> None:
    scene = raid().coins(ANA, 3).begin()
    scene.roll("shield", "speech")
    scene.do("event")
    assert (scene.prompt, scene.options()) == ("reroll-expert", PAID)
    scene.roll("sword")
    scene.do("pay-reroll 1")
    assert [die["face"] for die in scene.table()["roll"]["dice"]] == ["sword", "speech"]
    assert scene.state.coins == [2, 0]
    assert scene.events(None, "rerolled") == [
        {
            "event": "rerolled",
            "seat": ANA,
            "which": "entourage",
            "place": 1,
            "before": "shield",
            "face": "sword",
            "paid": 1,
        }
    ]


@pytest.mark.clause("ZIZ-EXPERT-01")
def test_coins_buy_no_reroll_without_the_variant() -> None:
    scene = raid(on=False).coins(ANA, 3).begin()
    scene.roll("sword", "sword")
    scene.do("event")
    assert (scene.prompt, scene.state.coins) == ("fill-first", [3, 0])


@pytest.mark.clause("ZIZ-EXPERT-01")
def test_coins_on_a_warrant_buy_no_reroll() -> None:
    scene = raid().warrant(ANA, 6).begin()
    scene.roll("sword", "sword")
    scene.do("event")
    assert scene.prompt == "fill-first"


@pytest.mark.clause("ZIZ-EXPERT-01")
def test_a_free_reroll_costs_nothing_in_the_variant() -> None:
    scene = raid().entourage(ANA, "albrecht", "dubrava").coins(ANA, 1).begin()
    scene.do("event")
    assert scene.options() == ["reroll 1", "pay-reroll 1", "reroll 2", "pay-reroll 2", "stop"]
    scene.do("pay-reroll 1")
    assert (scene.state.coins[ANA], scene.table()["roll"]["rerolls"]) == (0, 1)
    scene.do("reroll 2")
    assert (scene.state.coins[ANA], scene.prompt) == (0, "fill-first")


@pytest.mark.clause("ZIZ-EXPERT-02")
@pytest.mark.parametrize("dice", [(1, 1, 1), (1, 2, 1), (2, 1, 2)])
def test_any_die_may_be_rerolled_as_often_as_there_are_coins(dice: tuple[int, ...]) -> None:
    scene = raid().coins(ANA, 3).begin()
    scene.do("event")
    left = []
    for die in dice:
        assert scene.options() == PAID
        scene.do(f"pay-reroll {die}")
        left.append(scene.state.coins[ANA])
    assert left == [2, 1, 0]
    assert scene.prompt == "fill-first", "no coin is left"


@pytest.mark.clause("ZIZ-EXPERT-03")
@pytest.mark.parametrize("token", ["raid-1", "pickpocket-1", "town-1", "hunt-1"])
def test_rerolls_are_bought_in_every_event_with_dice(token: str) -> None:
    scene = expert().at(ANA, "pisek").token("pisek", token).coins(ANA, 1).begin()
    scene.do("event")
    assert scene.options(verb="pay-reroll") == PAID[:2]


@pytest.mark.clause("ZIZ-EXPERT-03")
def test_rerolls_are_bought_in_every_row_of_a_conquest() -> None:
    scene = expert().at(ANA, "kozi-hradek").castles("easy-4").coins(ANA, 2).begin()
    scene.do("conquer")
    scene.roll("speech", "sword")
    scene.do("storm")
    assert scene.options() == PAID
    scene.roll("wild")
    scene.do("pay-reroll 2")
    scene.do("fill 1 0")
    scene.do("storm")
    assert scene.options() == PAID
    assert scene.state.coins[ANA] == 1


@pytest.mark.clause("ZIZ-EXPERT-03")
def test_rerolls_are_bought_by_attacker_and_defender() -> None:
    scene = expert().warrant(BEN, 3).coins(ANA, 1).coins(BEN, 1).begin()
    scene.roll("shield", "sword")
    scene.do("attack 1")
    assert (scene.asked, scene.options()) == ((ANA,), PAID)
    scene.roll("sword", "shield", "sword")
    scene.do("pay-reroll 1")
    assert (scene.asked, scene.options()) == ((BEN,), PAID)
    scene.roll("speech")
    scene.do("pay-reroll 2")
    assert scene.events(None, "captured")[0]["count"] == 3, "2 against 1"
    assert scene.state.coins == [3, 0]


@pytest.mark.clause("ZIZ-EXPERT-04")
def test_rerolls_are_not_bought_in_a_tournament() -> None:
    scene = expert().at(ANA, "pisek").token("pisek", "tournament-1").coins(ANA, 5).coins(BEN, 5)
    scene.begin()
    scene.do("event")
    scene.do("enter")
    assert (scene.asked, scene.options(verb="pay-reroll")) == ((BEN,), [])
    scene.do("stop")
    assert (scene.asked, scene.options(verb="pay-reroll")) == ((ANA,), [])


@pytest.mark.clause("ZIZ-EXPERT-05")
def test_rerolls_are_not_bought_once_rows_are_filled() -> None:
    scene = raid().coins(ANA, 4).luck(ANA, 2).begin()
    scene.roll("sword", "sword")
    scene.do("event")
    scene.do("stop")
    assert scene.options() == ["fill 1 0", "give-up"]
    scene.do("fill 1 0")
    assert scene.state.coins[ANA] == 7
    assert scene.options() == ["fill 2 1", "stop"], "coins just won buy none either"


@pytest.mark.clause("ZIZ-EXPERT-05")
def test_rerolls_are_not_bought_once_luck_is_spent_in_a_fight() -> None:
    scene = expert().warrant(BEN, 3).coins(ANA, 4).luck(ANA, 1).coins(BEN, 4).luck(BEN, 1).begin()
    scene.roll("shield", "shield").roll("sword", "sword")
    scene.do("attack 1")
    scene.do("stop")
    assert (scene.asked, scene.options()) == ((ANA,), ["spend 1", "keep-luck"])
    scene.do("spend 1")
    scene.do("stop")
    assert (scene.asked, scene.options()) == ((BEN,), ["spend 1", "keep-luck"])


@pytest.mark.clause("ZIZ-EXPERT-06")
def test_a_locked_die_of_sigismund_is_not_rerolled_for_coins() -> None:
    scene = raid().favour(ANA, "sigismund").coins(ANA, 2).begin()
    scene.roll("sword", "sword", "sigismund/coin")
    scene.do("event")
    assert scene.options() == [
        "pay-reroll 1",
        "pay-reroll 2",
        "pay-reroll 3",
        "take-coin 3",
        "stop",
    ]
    scene.do("take-coin 3")
    assert (scene.options(), scene.state.coins[ANA]) == (PAID, 3)


@pytest.mark.clause("ZIZ-EXPERT-06")
def test_a_coin_not_taken_does_not_lock_the_die() -> None:
    scene = raid().favour(ANA, "sigismund").coins(ANA, 1).begin()
    scene.roll("sword", "sword", "sigismund/coin")
    scene.do("event")
    scene.roll("sigismund/sword")
    scene.do("pay-reroll 3")
    assert scene.icons()["sword"] == 3


@pytest.mark.clause("ZIZ-EXPERT-01", "ZIZ-EXPERT-06")
def test_the_coin_of_sigismund_buys_a_reroll_of_another_die() -> None:
    scene = raid().favour(ANA, "sigismund").begin()
    scene.roll("shield", "sword", "sigismund/coin")
    scene.do("event")
    assert scene.options() == ["take-coin 3", "stop"]
    scene.do("take-coin 3")
    scene.roll("sword")
    scene.do("pay-reroll 1")
    assert (scene.icons()["sword"], scene.state.coins[ANA]) == (2, 0)
