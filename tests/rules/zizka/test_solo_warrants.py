"""SOLO: Torak's warrants."""

import pytest

from tests.rules.zizka.scene import ANA, ZizkaScene
from tests.rules.zizka.solo import PATH, alone, points, stands, torak_plays

WARRANTS = ("warrant-1", "warrant-2", "warrant-3", "warrant-4")


def pickpocket(scene: ZizkaScene) -> ZizkaScene:
    """The first two rows of pickpocket-1 can be filled; the second brings a warrant."""
    scene.at(ANA, "pisek").token("pisek", "pickpocket-1").begin()
    scene.roll("shield", "speech", "speech")
    scene.do("event")
    scene.do("fill 1 0")
    return scene


@pytest.mark.clause("ZIZ-SOLO-22", "ZIZ-SOLO-23")
@pytest.mark.parametrize("drawn", range(4))
def test_a_warrant_is_drawn_at_random(drawn: int) -> None:
    scene = pickpocket(alone())
    scene.pick(drawn)
    scene.do("fill 2 0")
    assert scene.table()["warrants"] == [WARRANTS[drawn]]
    assert scene.table()["seats"][ANA]["warrant"] is None, "no coins lie on it"
    assert scene.state.coins[ANA] == 3 + 3


@pytest.mark.clause("ZIZ-SOLO-22", "ZIZ-SOLO-23")
def test_warrants_of_the_player_are_not_drawn_again() -> None:
    scene = pickpocket(alone().writs("warrant-3", "warrant-1"))
    scene.pick(1)
    scene.do("fill 2 0")
    assert scene.table()["warrants"] == ["warrant-3", "warrant-1", "warrant-4"]


@pytest.mark.clause("ZIZ-SOLO-22")
def test_a_warrant_works_at_once() -> None:
    scene = pickpocket(alone())
    assert scene.table()["seats"][ANA]["range"] == 2
    scene.pick(1)
    scene.do("fill 2 0")
    assert scene.table()["seats"][ANA]["range"] == 1
    assert scene.prompt == "act"
    assert scene.options(verb="move") == [
        "move strakonice",
        "move inn-protivin",
        "move road-zvikov",
    ]


@pytest.mark.clause("ZIZ-SOLO-23", "ZIZ-SOLO-24")
def test_a_fourth_warrant_may_be_taken() -> None:
    scene = pickpocket(alone().writs("warrant-1", "warrant-2", "warrant-3"))
    assert "fill 2 0" in scene.options()
    scene.do("fill 2 0")
    assert sorted(scene.table()["warrants"]) == list(WARRANTS)


@pytest.mark.clause("ZIZ-SOLO-24")
def test_no_row_with_a_warrant_can_be_filled_with_four_warrants() -> None:
    scene = alone().writs(*WARRANTS).at(ANA, "pisek").token("pisek", "pickpocket-3")
    scene.entourage(ANA, "jaroslav").begin()
    scene.roll("shield", "wild", "speech", "sword", "sword")
    scene.do("event")
    scene.do("stop")
    scene.do("fill 1 0")
    assert scene.prompt == "act", "two swords would bring a warrant"
    assert (scene.state.coins[ANA], scene.table()["warrants"]) == (3, list(WARRANTS))


@pytest.mark.clause("ZIZ-SOLO-24")
def test_other_rows_can_be_filled_with_four_warrants() -> None:
    scene = alone().writs(*WARRANTS).at(ANA, "pisek").token("pisek", "pickpocket-2")
    scene.entourage(ANA, "jaroslav").begin()
    scene.roll("shield", "shield", "shield", "speech", "wild")
    scene.do("event")
    scene.do("stop")
    scene.do("fill 1 0")
    assert scene.options() == ["fill 2 0", "stop"]


@pytest.mark.clause("ZIZ-SOLO-25")
@pytest.mark.parametrize(
    ("card", "end"),
    [("torak-basic-8", PATH[2]), ("torak-basic-3", PATH[3]), ("torak-basic-5", PATH[4])],
)
def test_the_first_warrant_lets_torak_go_one_space_farther(card: str, end: str) -> None:
    scene = alone().writs("warrant-1").torak_deck(card)
    torak_plays(scene)
    assert stands(scene) == end


@pytest.mark.clause("ZIZ-SOLO-25")
@pytest.mark.parametrize("warrant", WARRANTS[1:])
def test_the_other_warrants_do_not_let_torak_go_farther(warrant: str) -> None:
    scene = alone().writs(warrant).torak_deck("torak-basic-8")
    torak_plays(scene)
    assert stands(scene) == PATH[1]


@pytest.mark.clause("ZIZ-SOLO-26")
@pytest.mark.parametrize(
    ("warrants", "steps"),
    [
        ((), 2),
        (("warrant-1",), 2),
        (("warrant-2",), 1),
        (("warrant-3",), 2),
        (("warrant-4",), 2),
        (("warrant-1", "warrant-3", "warrant-4"), 2),
        (WARRANTS, 1),
    ],
)
def test_the_second_warrant_alone_shortens_the_way(warrants: tuple[str, ...], steps: int) -> None:
    scene = alone().writs(*warrants).begin()
    assert scene.table()["seats"][ANA]["range"] == steps
    near = {"move strakonice", "move husinec"}
    farther = {"move pisek", "move vodnany", "move prachatice", "move netolice"}
    assert set(scene.options(verb="move")) == (near if steps == 1 else near | farther)


@pytest.mark.clause("ZIZ-SOLO-27")
@pytest.mark.parametrize(
    ("held", "gain"), [((), 0), (("sigismund",), 1), (("wenceslas", "sigismund"), 2)]
)
def test_the_third_warrant_sends_favours_back_for_a_point_each(
    held: tuple[str, ...], gain: int
) -> None:
    scene = alone().favour(ANA, *held).points(ANA, 4).at(ANA, "pisek")
    scene.token("pisek", "pickpocket-1").begin()
    scene.roll("shield", "speech", "speech", *(f"{king}/blank" for king in held))
    scene.do("event")
    scene.do("fill 1 0")
    scene.pick(2)
    scene.do("fill 2 0")
    assert scene.table()["warrants"] == ["warrant-3"]
    assert scene.state.vp[ANA] == 4 + gain
    assert scene.table()["favours"] == ["wenceslas", "sigismund"]


@pytest.mark.clause("ZIZ-SOLO-27")
@pytest.mark.parametrize("drawn", [0, 1, 3])
def test_the_other_warrants_do_not_affect_favours(drawn: int) -> None:
    scene = alone().favour(ANA, "wenceslas").at(ANA, "pisek").token("pisek", "pickpocket-1").begin()
    scene.roll("shield", "speech", "speech", "wenceslas/blank")
    scene.do("event")
    scene.do("fill 1 0")
    scene.pick(drawn)
    scene.do("fill 2 0")
    assert scene.table()["seats"][ANA]["favours"] == ["wenceslas"]
    assert scene.state.vp[ANA] == 0


@pytest.mark.clause("ZIZ-SOLO-28", "ZIZ-SOLO-27")
def test_the_third_warrant_cancels_a_favour_but_not_the_rest_of_the_reward() -> None:
    scene = alone().writs("warrant-3").at(ANA, "pisek").token("pisek", "monks-2").coins(ANA, 4)
    scene.begin()
    scene.do("event")
    scene.do("fill 1 0")
    assert "fill 2 0" in scene.options()
    scene.do("fill 2 0")
    assert (scene.state.vp[ANA], scene.state.coins[ANA]) == (1, 0)
    assert scene.table()["favours"] == ["wenceslas", "sigismund"]


@pytest.mark.clause("ZIZ-SOLO-27", "ZIZ-SOLO-28")
def test_the_third_warrant_cancels_a_favour_of_a_tournaments_personal_reward() -> None:
    scene = alone().writs("warrant-3").at(ANA, "pisek").token("pisek", "tournament-3")
    scene.torak_deck("torak-basic-8").begin()
    scene.roll(*["speech"] * 6)
    scene.do("event")
    scene.do("stop")
    assert scene.state.vp[ANA] == 1, "a tie: no rank"
    assert scene.table()["seats"][ANA]["favours"] == []


@pytest.mark.clause("ZIZ-SOLO-29")
@pytest.mark.parametrize(
    ("warrants", "price"),
    [((), 2), (("warrant-4",), 3), (("warrant-1", "warrant-2", "warrant-3"), 2)],
)
def test_the_fourth_warrant_makes_every_hire_more_expensive(
    warrants: tuple[str, ...], price: int
) -> None:
    scene = alone().writs(*warrants).at(ANA, "inn-veseli").tables(1, "raz", "jitka", "benes")
    scene.deck(1, "ctibor").coins(ANA, price).begin()
    assert scene.table()["offers"][0]["tables"][0]["cost"] == price
    assert "hire raz" in scene.options()
    scene.do("hire raz")
    assert scene.state.coins[ANA] == 0


@pytest.mark.clause("ZIZ-SOLO-29")
def test_a_player_without_the_extra_coin_cannot_hire() -> None:
    scene = alone().writs("warrant-4").at(ANA, "inn-veseli").tables(1, "raz", "jitka", "benes")
    scene.deck(1, "ctibor").coins(ANA, 2).begin()
    assert scene.options(verb="hire") == []


@pytest.mark.clause("ZIZ-SOLO-29")
def test_each_hire_of_an_action_is_more_expensive() -> None:
    scene = alone().writs("warrant-4").at(ANA, "inn-veseli").tables(1, "raz", "divis", "benes")
    scene.deck(1, "ctibor").coins(ANA, 6).begin()
    scene.do("hire raz")
    scene.do("hire divis")
    assert scene.state.coins[ANA] == 0


@pytest.mark.clause("ZIZ-SOLO-29")
def test_a_rewarded_member_stays_free() -> None:
    scene = alone().writs("warrant-4").at(ANA, "pisek").token("pisek", "monks-3").coins(ANA, 2)
    scene.tables(1, "raz", "jitka", "benes").begin()
    scene.do("event")
    scene.do("fill-giving 1 0 albrecht")
    scene.do("fill 2 0")
    scene.do("take jitka")
    assert (scene.entourage_of(ANA), scene.state.coins[ANA]) == (["jitka"], 0)


@pytest.mark.clause("ZIZ-SOLO-61")
@pytest.mark.parametrize("card", ["torak-basic-3", "torak-basic-4"])
def test_a_claim_gives_torak_a_point_with_the_third_warrant(card: str) -> None:
    scene = alone().favour(ANA, "wenceslas", "sigismund").at(ANA, "pisek").torak_deck(card)
    scene.token("pisek", "pickpocket-1").begin()
    scene.roll("shield", "speech", "speech", "wenceslas/blank", "sigismund/blank")
    scene.do("event")
    scene.do("fill 1 0")
    scene.pick(2)
    scene.do("fill 2 0")
    assert scene.state.vp[ANA] == 2
    scene.end_turn()
    assert (scene.state.vp[ANA], points(scene)) == (2, 1 + 1)
