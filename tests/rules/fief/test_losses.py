"""6.2.2: from which of his companies a player takes what he loses."""

import pytest

from tests.rules.fief.marching import posts
from tests.rules.fief.scene import ANA, BEN, CLEO, DECLINING, FiefScene, fief


def hit_on_the_way(
    fresh: tuple[int, int], marched: tuple[int, int], damage: int = 3, fog: str = "no"
) -> FiefScene:
    """Ben's Éric has brought troops to others at Blaye when Cleo's revolt breaks out there."""
    scene = fief(fog=fog).troops(BEN, "blaye", *fresh).lord(BEN, "eric", "charolles")
    scene.troops(BEN, "charolles", *marched).lord(CLEO, "henri", "sigy")
    scene.hand(CLEO, "revolt").sky(1, "famine").remark(CLEO, "attend")
    scene.begin("move", BEN).until("moves")
    scene.do("lead eric")
    scene.march("blaye", *marched)
    while scene.prompt != "window-minor":
        scene.do("halt" if "halt" in scene.options() else "done")
    scene.battle_dice(damage - 1)  # and one more (FIEF-10.1-03)
    scene.do("revolt blaye", CLEO)
    while scene.prompt not in ("casualties", "losses-from", "moves"):
        options = scene.options()
        scene.do(next((verb for verb in DECLINING if verb in options), options[0]))
    return scene


def companies(scene: FiefScene, seat: int = BEN) -> list[tuple[int, int | None, int | None]]:
    """What somebody sees of them: stages, sergeants, knights."""
    villages = {village["name"]: village for village in scene.view(seat)["table"]["villages"]}
    return [
        (camp["stages"], camp["sergeants"], camp["knights"]) for camp in villages["blaye"]["camps"]
    ]


@pytest.mark.clause("FIEF-6.2.2-03", "FIEF-10.1-03")
@pytest.mark.parametrize(
    ("answers", "left"),
    [
        (["lose 2 0"], [(0, 1, 0), (1, 2, 0)]),
        (["lose 1 0"], [(0, 2, 0), (1, 1, 0)]),
        (["lose 0 0"], [(0, 3, 0)]),
    ],
)
def test_he_chooses_whether_they_have_marched(
    answers: list[str], left: list[tuple[int, int, int]]
) -> None:
    scene = hit_on_the_way((3, 0), (2, 0), 2)
    assert (scene.prompt, scene.asked) == ("losses-from", (BEN,))
    assert scene.options() == ["lose 2 0", "lose 1 0", "lose 0 0"]
    for answer in answers:
        scene.do(answer, BEN)
    assert companies(scene) == left
    assert scene.prompt != "losses-from"


@pytest.mark.clause("FIEF-6.2.2-03")
def test_where_there_is_no_choice_he_is_not_asked() -> None:
    """The only knight has marched, the sergeants have not."""
    scene = hit_on_the_way((2, 0), (0, 1))
    assert scene.prompt == "moves"
    assert companies(scene) == [(0, 2, 0)]


@pytest.mark.clause("FIEF-11.2-01", "FIEF-R-57")
@pytest.mark.parametrize(("fresh", "marched"), [((3, 0), (0, 2)), ((2, 1), (1, 1))])
def test_in_the_fog_nobody_sees_from_where_the_counters_come_what_the_others_are(
    fresh: tuple[int, int], marched: tuple[int, int]
) -> None:
    """A knight is lost: whether any of those who have not marched is one, Ben alone knows."""
    scene = hit_on_the_way(fresh, marched, fog="yes")
    scene.do("lose 0 1", BEN)
    assert (scene.prompt, scene.asked) == ("losses-from", (BEN,))
    scene.do("lose 0 0", BEN)
    camps = next(
        village["camps"]
        for village in scene.view(CLEO)["table"]["villages"]
        if village["name"] == "blaye"
    )
    assert [(camp["stages"], camp["count"]) for camp in camps] == [(0, 3), (1, 1)]
    assert {(camp["sergeants"], camp["knights"]) for camp in camps} == {(None, None)}


@pytest.mark.clause("FIEF-6.2.2-03")
@pytest.mark.parametrize(
    ("inside", "left"), [(2, {"around"}), (0, {"inside"}), (1, {"inside", "around"})]
)
def test_who_stands_on_both_sides_of_walls_chooses_where_he_loses_in_a_battle(
    inside: int, left: set[str]
) -> None:
    """Cleo helps Ben in the castle that Ana besieges; more of hers have stayed outside."""
    scene = fief(4).lord(BEN, "eric", "charolles").troops(BEN, "charolles", 2).castle("charolles")
    scene.lord(ANA, "baudoin", "charolles").troops(ANA, "charolles", 8).siege(ANA, "charolles", 2)
    scene.lord(CLEO, "othon", "charolles", "inside")
    scene.troops(CLEO, "charolles", 2, post="inside").troops(CLEO, "charolles", 2, post="around")
    scene.begin("fight").battle_dice(2, 0, 0, 0)
    scene.do(f"attack charolles {CLEO}")
    while scene.prompt in ("window-battle", "window-round", "join-battle"):
        scene.do("keep-out" if scene.prompt == "join-battle" else "pass", scene.asked[0])
    assert (scene.prompt, scene.asked) == ("losses-from", (CLEO,))
    scene.do(f"lose {inside} 0")
    assert scene.prompt == "leader"
    assert posts(scene, "charolles", CLEO) == left
    assert scene.troops_at("charolles", CLEO) == (2, 0)
