"""COMMANDER: what the boards grant."""

import pytest

from tests.rules.zizka.paths import within
from tests.rules.zizka.scene import ANA, BEN, ZizkaScene, zizka

COMMANDERS = ("bores", "katerina", "torak", "zizka")
NOTHING = {"die": 0, "reroll": 0, "move": 0, "peek": 0}
NOTHING |= {"sword": 0, "shield": 0, "speech": 0, "wild": 0}
SIDE_A = {
    "bores": NOTHING | {"move": 2, "reroll": 2},
    "katerina": NOTHING | {"move": 2, "peek": 1},
    "torak": NOTHING | {"move": 3},
    "zizka": NOTHING | {"move": 2, "die": 1},
}
SIDE_B = NOTHING | {"move": 2, "reroll": 1}


def alone(commander: str, side: str = "a") -> ZizkaScene:
    """Put a commander without members on a token."""
    scene = zizka(2, side=side).commander(ANA, commander).entourage(ANA)
    return scene.at(ANA, "pisek").token("pisek", "raid-1").begin()


def reached(scene: ZizkaScene) -> set[str]:
    return {option.removeprefix("move ") for option in scene.options(verb="move")}


@pytest.mark.clause(
    "ZIZ-COMMANDER-01",
    "ZIZ-COMMANDER-02",
    "ZIZ-COMMANDER-03",
    "ZIZ-COMMANDER-04",
    "ZIZ-COMMANDER-05",
)
@pytest.mark.parametrize("commander", COMMANDERS)
def test_what_a_board_shows_on_side_a(commander: str) -> None:
    assert alone(commander).table()["seats"][ANA]["abilities"] == SIDE_A[commander]


@pytest.mark.clause("ZIZ-COMMANDER-01", "ZIZ-COMMANDER-04")
@pytest.mark.parametrize(
    ("commander", "steps"), [("bores", 2), ("katerina", 2), ("torak", 3), ("zizka", 2)]
)
def test_how_far_a_commander_goes_on_side_a(commander: str, steps: int) -> None:
    assert reached(alone(commander)) == within("pisek", steps)


@pytest.mark.clause("ZIZ-COMMANDER-02")
def test_bores_rerolls_two_dice() -> None:
    scene = zizka(2).entourage(ANA, "albrecht").at(ANA, "pisek").token("pisek", "hunt-6").begin()
    scene.roll("speech", "speech")
    scene.do("event")
    scene.roll("sword")
    scene.do("reroll 1")
    scene.roll("shield")
    scene.do("reroll 2")
    assert scene.events(None, "rerolled")
    assert scene.prompt == "act", "no third one"


@pytest.mark.clause("ZIZ-COMMANDER-02")
def test_bores_may_reroll_one_die_twice() -> None:
    scene = zizka(2).entourage(ANA, "albrecht").at(ANA, "pisek").token("pisek", "raid-1").begin()
    scene.roll("speech", "sword")
    scene.do("event")
    scene.roll("shield")
    scene.do("reroll 1")
    scene.roll("sword")
    scene.do("reroll 1")
    assert scene.prompt == "fill-first"


@pytest.mark.clause("ZIZ-COMMANDER-03")
@pytest.mark.parametrize("commander", COMMANDERS)
def test_only_katerina_peeks_on_side_a(commander: str) -> None:
    scene = alone(commander)
    peeks = ["peek pisek", "peek-castle easy", "peek-castle hard"]
    assert [option for option in scene.options() if option.startswith("peek")] == (
        peeks if commander == "katerina" else []
    )
    if commander == "katerina":
        scene.do("peek pisek")
        assert not any(option.startswith("peek") for option in scene.options())


@pytest.mark.clause("ZIZ-COMMANDER-05")
@pytest.mark.parametrize(
    ("commander", "dice"), [("bores", 0), ("katerina", 0), ("torak", 0), ("zizka", 1)]
)
def test_only_the_board_of_zizka_has_a_die_on_side_a(commander: str, dice: int) -> None:
    scene = alone(commander)
    scene.do("event")
    assert [len(roll["faces"]) for roll in scene.events(None, "rolled")] == [dice] * (dice > 0)


@pytest.mark.clause("ZIZ-COMMANDER-06")
@pytest.mark.parametrize("commander", COMMANDERS)
def test_on_side_b_all_boards_grant_the_same(commander: str) -> None:
    scene = alone(commander, side="b")
    assert scene.table()["seats"][ANA]["abilities"] == SIDE_B
    assert reached(scene) == within("pisek", 2)
    assert not any(option.startswith("peek") for option in scene.options())
    scene.do("event")
    assert scene.events(None, "rolled") == []


@pytest.mark.clause("ZIZ-COMMANDER-06")
@pytest.mark.parametrize("commander", COMMANDERS)
def test_on_side_b_everybody_rerolls_one_die(commander: str) -> None:
    scene = zizka(2, side="b").commander(ANA, commander).entourage(ANA, "albrecht")
    scene.at(ANA, "pisek").token("pisek", "hunt-6").begin()
    scene.do("event")
    assert scene.table()["roll"]["rerolls"] == 1
    scene.do("reroll 1")
    assert scene.prompt == "act"


@pytest.mark.clause("ZIZ-COMMANDER-08")
@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("commander", COMMANDERS)
def test_a_board_always_keeps_its_abilities(commander: str, side: str) -> None:
    """It keeps them without members, at the end of the track, and beaten in a fight."""
    scene = zizka(2, side=side).commander(ANA, commander).entourage(ANA).morale(ANA, -2)
    scene.warrant(ANA, 3).entourage(BEN, "bohuslav").begin(BEN)
    scene.do(f"attack {ANA}")
    while scene.asked == (ANA,):
        scene.do("stop")
    assert scene.events(None, "captured")
    player = scene.table()["seats"][ANA]
    assert player["abilities"] == player["totals"]
    assert player["abilities"] == (SIDE_A[commander] if side == "a" else SIDE_B)


@pytest.mark.clause("ZIZ-COMMANDER-08")
def test_giving_away_the_last_member_leaves_the_abilities_of_the_board() -> None:
    scene = zizka(2).commander(ANA, "zizka").entourage(ANA, "kuba")
    scene.at(ANA, "pisek").token("pisek", "den-3").begin()
    scene.do("event")
    scene.do("fill-giving 1 0 kuba")
    while scene.prompt != "act":
        scene.do(scene.options()[-1])
    assert scene.entourage_of(ANA) == []
    assert scene.table()["seats"][ANA]["totals"] == SIDE_A["zizka"]
