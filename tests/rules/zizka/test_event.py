"""EVENT: tokens turned up, completed or failed; dens and monks."""

from typing import Any

import pytest

from tableronde.games.zizka.components import BACK_ICONS, BACK_MORALE, DATA, EVENT_KINDS
from tests.rules.zizka.attempts import (
    FAIL,
    HERE,
    attempt,
    before,
    custom_box,
    face_seen,
    keys,
    possessions,
    space_seen,
    stop,
    tried,
    used,
)
from tests.rules.zizka.scene import ANA, BEN, QUIET, zizka

# Turning up ---------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-EVENT-01")
@pytest.mark.parametrize("space", [HERE, "strakonice"])
def test_an_event_is_attempted_where_a_token_lies(space: str) -> None:
    scene = zizka(2).at(ANA, space).token(space, "raid-1").begin()
    assert scene.options(verb="event") == ["event"]


@pytest.mark.clause("ZIZ-EVENT-01")
@pytest.mark.parametrize("space", [HERE, "strakonice", "inn-protivin", "kozi-hradek", QUIET])
def test_an_event_needs_a_token_under_the_figure(space: str) -> None:
    scene = zizka(2).at(ANA, space).at(BEN, "tyn").token("tyn", "raid-1").begin()
    assert scene.options(verb="event") == []


@pytest.mark.clause("ZIZ-EVENT-02")
def test_a_token_is_turned_up_for_everybody_and_stays_face_up_after_a_failure() -> None:
    scene = before("raid-1", 1).begin().roll("shield")
    assert [face_seen(scene, HERE, seat) for seat in (ANA, BEN, None)] == [None] * 3
    scene.do("event")
    told = {"event": "turned-up", "seat": ANA, "token": "raid-1", "space": HERE}
    assert scene.events(BEN, "turned-up") == [told]
    assert keys(scene, "turned-up", "rolled", "failed") == ["turned-up", "rolled", "failed"]
    scene.do("end-turn")
    scene.do("end-turn")
    assert scene.asked == (ANA,)
    assert [face_seen(scene, HERE, seat) for seat in (ANA, BEN, None)] == ["raid-1"] * 3
    assert space_seen(scene, HERE)["face_up"]


@pytest.mark.clause("ZIZ-EVENT-02")
def test_a_face_up_token_is_not_turned_again() -> None:
    scene = before("raid-1", 1).token(HERE, "raid-1", face_up=True)
    attempt(scene, "shield")
    assert keys(scene, "turned-up") == []
    assert space_seen(scene, HERE)["face_up"]


@pytest.mark.clause("ZIZ-EVENT-02")
def test_at_a_table_where_failed_tokens_are_covered_again_all_players_know_them() -> None:
    scene = tried("raid-1", "shield", box=custom_box(failed_token_stays_face_up=False))
    assert keys(scene)[-2:] == ["failed", "luck"]
    assert not space_seen(scene, HERE)["face_up"]
    assert [face_seen(scene, HERE, seat) for seat in (ANA, BEN)] == ["raid-1"] * 2
    assert "peek pisek" not in scene.options()


@pytest.mark.clause("ZIZ-EVENT-02")
def test_the_next_token_of_a_space_lies_face_down() -> None:
    scene = before("den-1").coins(ANA, 2).at(BEN, "trocnov").heap("raid-2")
    attempt(scene)
    scene.do("fill 1 0")
    scene.do("move strakonice")
    assert scene.lies_at(HERE) == "raid-2"
    assert not space_seen(scene, HERE)["face_up"]
    assert [face_seen(scene, HERE, seat) for seat in (ANA, BEN, None)] == [None] * 3


@pytest.mark.clause("ZIZ-EVENT-03")
@pytest.mark.parametrize("token", [token for token in DATA["events"] if "rows" in token])
def test_the_back_shows_what_the_first_row_may_ask_for_and_its_step(token: Any) -> None:
    kind = EVENT_KINDS.index(token["kind"])
    first = token["rows"][0]
    asked = set(first.get("need", {}))
    asked |= {"coin"} if "pay" in first else set()
    asked |= {"member"} if "discard" in first else set()
    assert asked
    assert asked <= BACK_ICONS[kind]
    steps = {trait for trait in ("virtue", "vice") if trait in first["reward"]}
    assert steps == ({BACK_MORALE[kind]} if BACK_MORALE[kind] else set())


@pytest.mark.clause("ZIZ-EVENT-03")
@pytest.mark.parametrize(
    ("kind", "icons", "morale"),
    [
        ("raid", {"sword"}, "virtue"),
        ("pickpocket", {"shield", "speech"}, "vice"),
        ("town", {"speech"}, ""),
        ("hunt", {"sword", "shield"}, ""),
        ("den", {"coin", "member"}, "vice"),
        ("monks", {"coin", "member"}, "virtue"),
        ("tournament", set(), ""),
    ],
)
def test_all_tokens_of_a_kind_share_one_back(kind: str, icons: set[str], morale: str) -> None:
    back = EVENT_KINDS.index(kind)
    assert BACK_ICONS[back] == frozenset(icons)
    assert BACK_MORALE[back] == morale
    scene = before(f"{kind}-2").begin()
    seen = space_seen(scene, HERE, BEN)
    assert (seen["token"], seen["face_up"], seen["face"]) == (kind, False, None)


@pytest.mark.clause("ZIZ-EVENT-04")
@pytest.mark.parametrize("kind", ["raid", "pickpocket", "town", "hunt"])
def test_raids_pickpocketing_towns_and_hunts_take_dice(kind: str) -> None:
    scene = attempt(before(f"{kind}-1", 2), "wild", "wild")
    assert keys(scene, "rolled", "tournament") == ["rolled"]
    assert scene.prompt == "fill-first"


@pytest.mark.clause("ZIZ-EVENT-04")
@pytest.mark.parametrize("kind", ["den", "monks"])
def test_dens_and_monks_take_payment(kind: str) -> None:
    scene = attempt(before(f"{kind}-1", 2).coins(ANA, 2))
    assert keys(scene, "rolled", "tournament") == []
    assert scene.prompt == "pay-first"


@pytest.mark.clause("ZIZ-EVENT-04")
def test_a_tournament_has_its_own_rules() -> None:
    scene = attempt(before("tournament-1", 2), *["sword"] * 6)
    assert keys(scene, "rolled", "tournament", "jousts") == ["tournament", "jousts"]


# Completed or failed ------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-EVENT-17")
def test_a_completed_token_leaves_the_board_after_the_rows() -> None:
    scene = tried("raid-1", "sword", "sword", "shield")
    scene.do("fill 1 0")
    assert (scene.lies_at(HERE), used(scene)) == ("raid-1", [])
    scene.do("fill 2 0")
    assert (scene.lies_at(HERE), used(scene)) == (None, ["raid-1"])
    told = {"event": "completed", "seat": ANA, "token": "raid-1", "kind": "raid"}
    assert scene.events(None, "completed") == [told]
    assert keys(scene, "luck", "failed") == []
    assert scene.options(verb="event") == []


@pytest.mark.clause("ZIZ-EVENT-18")
@pytest.mark.parametrize("token", ["raid-1", "pickpocket-2", "town-1", "hunt-1", "den-1"])
def test_a_failed_token_stays_and_brings_one_luck_token(token: str) -> None:
    dice = 0 if token == "den-1" else 1
    scene = attempt(before(token, dice), *["shield"] * dice)
    assert (scene.lies_at(HERE), used(scene)) == (token, [])
    assert possessions(scene) == {"morale": 0, "luck": 1}
    assert keys(scene, "completed", "failed", "luck") == ["failed", "luck"]
    assert (scene.prompt, scene.state.actions) == ("act", 1)


@pytest.mark.clause("ZIZ-EVENT-19")
def test_refusing_the_first_row_is_a_failure_like_any_other() -> None:
    scene = tried("raid-1", "sword", "sword", "shield")
    scene.do(FAIL)
    assert scene.prompt == "act", "no other row is offered"
    assert (scene.lies_at(HERE), possessions(scene)) == ("raid-1", {"morale": 0, "luck": 1})
    assert keys(scene, "completed", "failed", "luck") == ["failed", "luck"]


@pytest.mark.clause("ZIZ-EVENT-19")
def test_a_table_may_give_luck_for_failing_but_not_for_refusing() -> None:
    box = custom_box(refused_first_row_gives_luck=False)
    refused = tried("raid-1", "sword", "sword", box=box)
    refused.do(FAIL)
    assert (refused.lies_at(HERE), possessions(refused)) == ("raid-1", {"morale": 0})
    failed = tried("raid-1", "sword", "shield", box=box)
    assert (failed.lies_at(HERE), possessions(failed)) == ("raid-1", {"morale": 0, "luck": 1})


@pytest.mark.clause("ZIZ-EVENT-19")
@pytest.mark.parametrize(("switch", "luck"), [(True, 2), (False, 1)])
def test_not_filling_a_row_that_luck_could_have_filled_is_refusing(switch: bool, luck: int) -> None:
    scene = before("raid-1", 1, box=custom_box(refused_first_row_gives_luck=switch)).luck(ANA, 1)
    attempt(scene, "sword")
    scene.do(FAIL)
    assert scene.state.luck[ANA] == luck


@pytest.mark.clause("ZIZ-EVENT-20")
def test_a_failed_event_may_be_tried_again_at_once_from_the_start() -> None:
    scene = before("raid-4", 2, "bara").begin().roll("sword", "speech")
    scene.do("event")
    scene.roll("speech")
    scene.do("reroll 1")
    assert (scene.prompt, scene.state.actions, scene.state.luck[ANA]) == ("act", 1, 1)
    scene.roll("wild", "wild")
    scene.do("event")
    assert scene.icons() == {"sword": 0, "shield": 0, "speech": 0, "wild": 2}
    assert scene.options() == ["reroll 1", "reroll 2", "stop"], "the reroll is there again"
    stop(scene)
    assert scene.asked == (BEN,), "four swords are asked for; there is no third action"
    assert scene.state.luck[ANA] == 2


@pytest.mark.clause("ZIZ-EVENT-20")
def test_a_failed_event_may_be_tried_again_on_a_later_turn() -> None:
    scene = tried("raid-1", "sword", "shield")
    scene.do("end-turn")
    scene.do("end-turn")
    assert scene.asked == (ANA,)
    scene.roll("sword", "sword")
    scene.do("event")
    scene.do("fill 1 0")
    assert scene.state.coins[ANA] == 3


# Dens and monks -----------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-EVENT-21")
@pytest.mark.parametrize("token", ["den-1", "den-2", "monks-1", "monks-2"])
def test_dens_and_monks_use_no_dice_icons_rerolls_or_luck(token: str) -> None:
    scene = before(token, 2, "zbynek", "trebava").luck(ANA, 5).favour(ANA, "sigismund")
    attempt(scene)
    assert keys(scene, "rolled", "filled", "luck-spent", "failed") == ["failed"]
    assert possessions(scene) == {"morale": 0, "luck": 6, "favours": ["sigismund"]}


@pytest.mark.clause("ZIZ-EVENT-21")
def test_a_visit_to_a_den_shows_no_roll() -> None:
    scene = before("den-1", 2, "zbynek", "trebava").luck(ANA, 5).coins(ANA, 2)
    attempt(scene)
    roll = scene.table()["roll"]
    assert (roll["dice"], roll["rerolls"], roll["luck"]) == ([], 0, 0)
    assert scene.icons() == {"sword": 0, "shield": 0, "speech": 0, "wild": 0}
    assert scene.options() == ["fill 1 0", FAIL]


@pytest.mark.clause("ZIZ-EVENT-21")
@pytest.mark.parametrize(
    "token", [token for token in DATA["events"] if token["kind"] in ("den", "monks")]
)
def test_dens_and_monks_ask_for_coins_or_members(token: Any) -> None:
    conditions = [set(row) - {"reward"} for row in token["rows"]]
    assert all(condition in ({"pay"}, {"discard"}) for condition in conditions)


@pytest.mark.clause("ZIZ-EVENT-22")
def test_the_first_row_of_a_den_comes_first_and_the_others_are_optional() -> None:
    scene = attempt(before("den-1", 1).coins(ANA, 9).deck(2, "ales"))
    assert scene.options() == ["fill 1 0", FAIL]
    scene.do("fill 1 0")
    assert scene.options() == ["fill 2 0", "fill 3 0", "stop"]
    scene.do("fill 3 0")
    assert scene.options() == ["fill 2 0", "stop"]
    scene.do("stop")
    assert possessions(scene) == {"coins": 3, "vp": 3, "morale": -1}
    assert scene.lies_at(HERE) is None


@pytest.mark.clause("ZIZ-EVENT-22")
def test_coins_for_a_bonus_row_alone_do_not_help_among_the_monks() -> None:
    """The first row of monks-3 asks for a member, the others for coins."""
    scene = attempt(before("monks-3").coins(ANA, 9))
    assert keys(scene, "filled", "failed", "luck") == ["failed", "luck"]
    assert possessions(scene) == {"coins": 9, "morale": 0, "luck": 1}


@pytest.mark.clause("ZIZ-EVENT-22")
@pytest.mark.parametrize(("switch", "luck"), [(True, 1), (False, 0)])
def test_refusing_the_monks_is_a_failure(switch: bool, luck: int) -> None:
    scene = before("monks-1", 1, box=custom_box(refused_first_row_gives_luck=switch))
    attempt(scene.coins(ANA, 5))
    scene.do(FAIL)
    assert (scene.lies_at(HERE), scene.state.luck[ANA]) == ("monks-1", luck)
