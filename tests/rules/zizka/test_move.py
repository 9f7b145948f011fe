"""MOVE: how far, and where to."""

import pytest

from tests.rules.zizka.paths import SPACES, within
from tests.rules.zizka.scene import ANA, BEN, CLEO, DAN, ZizkaScene, zizka


def reached(scene: ZizkaScene) -> set[str]:
    return {option.removeprefix("move ") for option in scene.options(verb="move")}


@pytest.mark.clause("ZIZ-MOVE-01")
@pytest.mark.parametrize("wanted", [False, True])
@pytest.mark.parametrize(
    ("commander", "members", "symbols"),
    [
        ("bores", (), 2),
        ("torak", (), 3),
        ("bores", ("raz",), 3),
        ("torak", ("raz", "dubrava"), 5),
        ("torak", ("chval", "cernin", "ales", "raz"), 8),
    ],
)
def test_the_range_is_the_move_symbols_less_one_for_a_warrant(
    commander: str, members: tuple[str, ...], symbols: int, wanted: bool
) -> None:
    scene = zizka(2).commander(ANA, commander).entourage(ANA, *members).at(ANA, "strakonice")
    if wanted:
        scene.warrant(ANA, 3)
    scene.begin()
    assert scene.table()["seats"][ANA]["range"] == symbols - wanted
    assert reached(scene) == within("strakonice", symbols - wanted)


@pytest.mark.clause("ZIZ-MOVE-01")
def test_a_move_takes_the_figure_to_its_target() -> None:
    scene = zizka(2).at(ANA, "tyn").begin()
    scene.do("move hluboka")
    assert scene.stands_at(ANA) == "hluboka"
    for viewer in (ANA, BEN, None):
        told = {"event": "moved", "seat": ANA, "space": "hluboka"}
        assert scene.events(viewer) == [told]
        assert scene.table(viewer)["seats"][ANA]["space"] == "hluboka"


@pytest.mark.clause("ZIZ-MOVE-01")
def test_zizka_with_raz_reaches_three_spaces_and_not_four() -> None:
    scene = zizka(2).commander(ANA, "zizka").entourage(ANA, "raz").at(ANA, "rozmberk").begin()
    assert "move prachatice" in scene.options()
    assert "move husinec" in scene.options()
    assert "move netolice" not in scene.options()


@pytest.mark.clause("ZIZ-MOVE-01", "ZIZ-EX-07")
def test_ex_07_zizka_and_raz_reach_the_pickpocketing_token() -> None:
    scene = zizka(2).commander(ANA, "zizka").entourage(ANA, "raz", "dorota", "benes", "jitka")
    scene.at(ANA, "krumlov").token("netolice", "pickpocket-1").begin()
    assert scene.table()["seats"][ANA]["range"] == 3
    scene.do("move netolice")
    assert scene.stands_at(ANA) == "netolice"
    assert "event" in scene.options()


@pytest.mark.clause("ZIZ-MOVE-02")
@pytest.mark.parametrize(
    ("here", "there"),
    [
        ("strakonice", "milevsko"),  # over Písek and Zvíkov, a large and a small one
        ("husinec", "strakonice"),  # over Volyně, a small one
        ("krumlov", "trocnov"),  # over Rožmberk and Kaplice, small ones
    ],
)
@pytest.mark.parametrize("commander", ["bores", "torak"])
def test_small_and_large_spaces_count_as_one_each(here: str, there: str, commander: str) -> None:
    steps = {"bores": 2, "torak": 3}[commander]
    away = {"milevsko": 3, "strakonice": 2, "trocnov": 3}[there]
    scene = zizka(2).commander(ANA, commander).entourage(ANA).at(ANA, here).begin()
    assert (f"move {there}" in scene.options()) == (away <= steps)


@pytest.mark.clause("ZIZ-MOVE-03")
def test_other_figures_block_neither_passing_nor_stopping() -> None:
    """A figure stands on every way from Rožmberk; one lies."""
    scene = zizka(4).at(ANA, "rozmberk").at(BEN, "krumlov").at(CLEO, "road-kaplice").lie(CLEO)
    scene.at(DAN, "nove-hrady").begin()
    assert reached(scene) == within("rozmberk", 2)
    scene.do("move nove-hrady")
    scene.do("move trebon")
    assert scene.stands_at(ANA) == "trebon"


@pytest.mark.clause("ZIZ-MOVE-04", "ZIZ-EX-38")
@pytest.mark.parametrize("space", SPACES)
def test_ex_38_a_range_of_two_reaches_all_spaces_at_distance_one_or_two(space: str) -> None:
    scene = zizka(2).at(ANA, space).begin()
    assert scene.table()["seats"][ANA]["range"] == 2
    options = scene.options(verb="move")
    assert len(options) == len(set(options))
    assert reached(scene) == within(space, 2)
    assert space not in reached(scene)


@pytest.mark.clause("ZIZ-MOVE-04")
def test_a_move_may_stop_early_but_not_return_to_its_start() -> None:
    scene = zizka(2).commander(ANA, "torak").entourage(ANA, "chval").at(ANA, "bechyne").begin()
    assert scene.table()["seats"][ANA]["range"] == 5
    assert {"usti", "tyn", "milevsko", "road-zelec"} <= reached(scene)
    assert "bechyne" not in reached(scene)


@pytest.mark.clause("ZIZ-MOVE-05")
def test_passing_over_a_space_triggers_nothing() -> None:
    """Písek holds a token and a wanted figure."""
    scene = zizka(2).at(ANA, "strakonice").at(BEN, "pisek").warrant(BEN, 3)
    scene.token("pisek", "raid-1").begin()
    scene.do("move road-zvikov")
    assert [event["event"] for event in scene.events(ANA)] == ["moved"]
    assert scene.prompt == "act"
    assert {option.split()[0] for option in scene.options()} == {"move", "end-turn"}
    assert not scene.state.face_up[scene.space("pisek")]
    assert scene.lies_at("pisek") == "raid-1"


@pytest.mark.clause("ZIZ-MOVE-06")
def test_each_move_has_the_full_range() -> None:
    scene = zizka(2).at(ANA, "strakonice").begin()
    scene.do("move road-zvikov")
    assert reached(scene) == within("road-zvikov", 2)
    scene.do("move usti")
    assert scene.stands_at(ANA) == "usti"


@pytest.mark.clause("ZIZ-MOVE-06")
def test_a_short_move_saves_nothing_for_the_next() -> None:
    scene = zizka(2).at(ANA, "strakonice").begin()
    scene.do("move pisek")
    assert reached(scene) == within("pisek", 2)


@pytest.mark.clause("ZIZ-MOVE-07")
@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("commander", ["bores", "katerina", "zizka"])
@pytest.mark.parametrize("bounty", [3, 6, 30])
def test_a_wanted_commander_without_members_still_goes_one_space(
    commander: str, side: str, bounty: int
) -> None:
    scene = zizka(2, side=side).commander(ANA, commander).entourage(ANA).warrant(ANA, bounty)
    scene.at(ANA, "rozmberk").begin()
    assert reached(scene) == {"krumlov", "road-kaplice"}


@pytest.mark.clause("ZIZ-MOVE-07")
def test_a_solo_commander_with_all_warrants_still_goes_one_space() -> None:
    scene = zizka(1).entourage(ANA).writs("warrant-1", "warrant-2", "warrant-3", "warrant-4")
    scene.at(ANA, "rozmberk").begin()
    assert reached(scene) == {"krumlov", "road-kaplice"}
