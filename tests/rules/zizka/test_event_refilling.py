"""EVENT: empty spaces are refilled."""

import pytest

from tableronde.games.zizka.box.boxes import standard
from tableronde.games.zizka.components import DATA
from tests.rules.zizka.attempts import HERE, attempt, before, face_seen, space_seen, used
from tests.rules.zizka.scene import ANA, BEN, FAR, ZizkaScene, zizka

LARGE = [space.name for space in standard().board.spaces if space.kind in ("start", "event")]


def laid(scene: ZizkaScene) -> dict[str, str]:
    """Return what lies on the board."""
    found = {space: scene.lies_at(space) for space in LARGE}
    return {space: token for space, token in found.items() if token is not None}


@pytest.mark.clause("ZIZ-EVENT-24", "ZIZ-EVENT-27")
def test_empty_spaces_are_refilled_in_the_order_of_the_list_at_the_end_of_every_turn() -> None:
    scene = zizka(2).token("pisek", "den-2").heap("raid-1", "town-2", "monks-3").begin()
    scene.end_turn()
    board = laid(scene)
    assert list(board) == LARGE
    assert [board[space] for space in ("strakonice", "trocnov", "milevsko")] == [
        "raid-1",
        "town-2",
        "monks-3",
    ]
    assert board["pisek"] == "den-2"
    assert scene.events(None, "token-laid")[:3] == [
        {"event": "token-laid", "kind": "raid", "space": "strakonice"},
        {"event": "token-laid", "kind": "town", "space": "trocnov"},
        {"event": "token-laid", "kind": "monks", "space": "milevsko"},
    ]
    assert len(scene.state.heap) == 34 - 18


@pytest.mark.clause("ZIZ-EVENT-24")
@pytest.mark.parametrize("viewer", [ANA, BEN, None])
def test_refilled_tokens_lie_face_down(viewer: int | None) -> None:
    scene = zizka(2).begin()
    scene.end_turn()
    assert {face_seen(scene, space, viewer) for space in LARGE} == {None}
    assert not any(space["face_up"] for space in scene.table(viewer)["spaces"])


@pytest.mark.clause("ZIZ-EVENT-24")
def test_spaces_are_refilled_only_when_a_turn_ends() -> None:
    scene = zizka(2).heap(*(f"raid-{at}" for at in range(1, 7)), nothing_else=True)
    scene.at(ANA, "strakonice").begin()
    scene.do("move pisek")
    assert laid(scene) == {}
    scene.do("move vodnany")
    assert scene.asked == (BEN,)
    assert len(laid(scene)) == 6
    scene.used("hunt-1")
    scene.end_turn()
    assert len(laid(scene)) == 7


@pytest.mark.clause("ZIZ-EVENT-25")
@pytest.mark.parametrize("lying", [False, True])
def test_a_space_with_a_figure_is_not_refilled(lying: bool) -> None:
    scene = zizka(2).at(ANA, "tyn").at(BEN, "pisek")
    scene = (scene.lie(BEN) if lying else scene).begin()
    scene.end_turn()
    assert sorted(set(LARGE) - set(laid(scene))) == ["pisek", "tyn"]


@pytest.mark.clause("ZIZ-EVENT-25")
def test_a_space_is_refilled_once_the_figure_has_left() -> None:
    scene = zizka(2).at(ANA, "tyn").begin()
    scene.end_turn()
    assert scene.lies_at("tyn") is None
    scene.end_turn()
    assert scene.lies_at("tyn") is None
    scene.do("move inn-protivin")
    assert scene.lies_at("tyn") is None
    scene.end_turn()
    assert scene.lies_at("tyn") is not None


@pytest.mark.clause("ZIZ-EVENT-26")
def test_start_spaces_are_refilled_by_the_same_rule() -> None:
    scene = zizka(2).at(ANA, "strakonice").begin()
    scene.end_turn()
    assert scene.lies_at("strakonice") is None
    assert scene.lies_at("trocnov") is not None


@pytest.mark.clause("ZIZ-EVENT-24")
@pytest.mark.parametrize("space", ["inn-veseli", "kozi-hradek", "rozmberk", FAR])
def test_small_spaces_are_never_refilled(space: str) -> None:
    scene = zizka(2).begin()
    scene.end_turn()
    assert scene.lies_at(space) is None


@pytest.mark.clause("ZIZ-EVENT-23", "ZIZ-EVENT-28")
def test_an_empty_stack_is_refilled_from_used_tokens_and_then_spaces_stay_empty() -> None:
    scene = zizka(2).heap("raid-2", nothing_else=True).used("den-1", "hunt-1", "town-1").begin()
    order = [scene.token_number(name) for name in ("town-1", "den-1", "hunt-1")]
    scene.chance.orders = [order]
    scene.end_turn()
    assert laid(scene) == {
        "strakonice": "raid-2",
        "trocnov": "hunt-1",
        "pisek": "den-1",
        "milevsko": "town-1",
    }
    assert scene.chance.shuffled == [sorted(order)]
    assert scene.events(None, "tokens-shuffled") == [{"event": "tokens-shuffled", "count": 3}]
    assert (scene.table()["heap"], used(scene)) == (0, [])
    assert {face_seen(scene, space) for space in LARGE} == {None}, "face down"


@pytest.mark.clause("ZIZ-EVENT-23")
def test_used_tokens_wait_until_one_is_needed() -> None:
    scene = zizka(2).heap(*(f"raid-{at}" for at in range(1, 7)), nothing_else=True).used("den-1")
    for space, token in zip(LARGE[6:], DATA["events"][6:], strict=False):
        scene.token(space, token["id"])
    scene.begin()
    scene.end_turn()
    assert (scene.table()["heap"], used(scene)) == (0, ["den-1"])
    assert scene.chance.shuffled == []


@pytest.mark.clause("ZIZ-EVENT-23")
def test_a_completed_token_may_come_back_at_the_end_of_the_same_turn() -> None:
    scene = before("den-1").coins(ANA, 2).heap("raid-1", nothing_else=True)
    for space, token in zip(LARGE[4:], DATA["events"][6:], strict=False):
        scene.token(space, token["id"])
    attempt(scene)
    scene.do("fill 1 0")
    scene.do("move strakonice")
    assert scene.lies_at("trocnov") == "raid-1"
    assert scene.lies_at(HERE) == "den-1"
    assert not space_seen(scene, HERE)["face_up"]
