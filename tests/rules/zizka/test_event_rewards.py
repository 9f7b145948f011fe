"""EVENT: the rewards of filled rows."""

from typing import Any

import pytest

from tests.rules.zizka.attempts import (
    HERE,
    attempt,
    before,
    bounty_hunt,
    custom_box,
    keys,
    possessions,
    tried,
)
from tests.rules.zizka.scene import ANA, BEN, ZizkaScene


def rewarded(**reward: Any) -> ZizkaScene:
    """Let Ana fill a row with this reward, for which she needs nothing but a sword."""
    scene = tried("raid-1", "sword", box=custom_box({"need": {"sword": 1}, "reward": reward}))
    scene.do("fill 1 0")
    return scene


@pytest.mark.clause("ZIZ-EVENT-29")
def test_a_row_may_reward_coins() -> None:
    scene = rewarded(coins=4)
    assert possessions(scene) == {"coins": 4, "morale": 0}
    assert scene.events(BEN, "coins") == [{"event": "coins", "seat": ANA, "count": 4}]
    assert possessions(scene, BEN) == {"morale": 0}


@pytest.mark.clause("ZIZ-EVENT-29")
@pytest.mark.parametrize(
    ("limited", "bens", "bounty", "gained"),
    [(False, 76, 0, 3), (True, 76, 0, 1), (True, 70, 6, 1), (True, 77, 0, 0), (True, 74, 0, 3)],
)
def test_coins_come_from_a_reserve_that_a_table_may_limit(
    limited: bool, bens: int, bounty: int, gained: int
) -> None:
    """There are 77 pieces, those on warrants included; raid-1 pays three."""
    scene = before("raid-1", 2, box=custom_box(coin_supply_is_limited=limited))
    scene.coins(BEN, bens)
    attempt(scene.warrant(BEN, bounty) if bounty else scene, "sword", "sword")
    scene.do("fill 1 0")
    assert (scene.state.coins[ANA], scene.state.coins[BEN]) == (gained, bens)


@pytest.mark.clause("ZIZ-EVENT-30")
def test_a_row_may_reward_points() -> None:
    scene = rewarded(vp=2)
    assert possessions(scene) == {"vp": 2, "morale": 0}
    assert scene.events(BEN, "points") == [{"event": "points", "seat": ANA, "count": 2}]


@pytest.mark.clause("ZIZ-EVENT-31")
@pytest.mark.parametrize(
    ("reward", "start", "morale", "points"),
    [
        ({"virtue": 1}, 0, 1, 0),
        ({"vice": 1}, 0, -1, 0),
        ({"virtue": 2}, -1, 1, 0),
        ({"vice": 2}, 1, -1, 0),
        ({"virtue": 2}, 1, 2, 1),
        ({"vice": 2}, -2, -2, 2),
    ],
)
def test_a_row_may_reward_morale(
    reward: dict[str, int], start: int, morale: int, points: int
) -> None:
    row = {"need": {"sword": 1}, "reward": reward}
    scene = before("raid-1", 1, box=custom_box(row)).morale(ANA, start)
    attempt(scene, "sword")
    scene.do("fill 1 0")
    assert (scene.state.morale[ANA], scene.state.vp[ANA]) == (morale, points)


@pytest.mark.clause("ZIZ-EVENT-32")
@pytest.mark.parametrize("sovereign", ["wenceslas", "sigismund"])
def test_a_row_may_reward_the_favour_of_a_sovereign(sovereign: str) -> None:
    scene = rewarded(favour=sovereign)
    assert possessions(scene) == {"morale": 0, "favours": [sovereign]}
    assert scene.table()["favours"] == [
        name for name in ("wenceslas", "sigismund") if name != sovereign
    ]


@pytest.mark.clause("ZIZ-EVENT-33")
def test_a_row_may_reward_luck() -> None:
    scene = rewarded(luck=2)
    assert possessions(scene) == {"morale": 0, "luck": 2}
    assert scene.events(BEN, "luck") == [{"event": "luck", "seat": ANA, "count": 2}]


@pytest.mark.clause("ZIZ-EVENT-33")
def test_luck_of_a_row_is_for_the_next_action() -> None:
    """A shield is missing for the third row of raid-2, and the second has just brought luck."""
    scene = before("raid-2", 6).at(BEN, HERE).warrant(BEN, 3)
    attempt(scene, "sword", "sword", "sword", "speech", "shield", "shield")
    scene.do("fill 1 0")
    scene.do("fill 2 0")
    assert scene.state.luck[ANA] == 1
    assert scene.prompt == "act", "the luck is not for this event"
    bounty_hunt(scene, *["shield"] * 6)
    assert scene.options() == ["spend 1", "keep-luck"]


@pytest.mark.clause("ZIZ-EVENT-33")
def test_luck_of_a_row_does_not_help_in_the_same_event() -> None:
    scene = before("raid-2", 6).luck(ANA, 1)
    attempt(scene, "sword", "sword", "sword", "speech", "shield", "speech")
    scene.do("fill 1 0")
    scene.do("fill 2 0")
    assert (scene.prompt, scene.state.luck[ANA]) == ("act", 2), "two are needed, one counts"


@pytest.mark.clause("ZIZ-EVENT-34")
def test_a_row_may_reward_a_warrant() -> None:
    scene = rewarded(warrant=1)
    assert possessions(scene) == {"morale": 0, "warrant": 3}


@pytest.mark.clause("ZIZ-EVENT-35")
@pytest.mark.parametrize("member", ["jitka", "benes", "divis", "eliska"])
def test_a_rewarded_member_is_one_of_the_four_available_of_its_level_for_free(member: str) -> None:
    scene = before("hunt-3", 4).tables(1, "jitka", "benes", "divis").deck(1, "eliska", "havel")
    scene.tables(2, "hron", "hanus", "bocek")
    attempt(scene, "sword", "sword", "sword", "speech")
    scene.do("fill 1 0")
    scene.do("fill 3 0")
    assert (scene.prompt, scene.decision().arguments) == ("recruit", {"level": 1})
    assert scene.options() == ["take jitka", "take benes", "take divis", "take eliska", "decline"]
    scene.do(f"take {member}")
    assert scene.entourage_of(ANA) == ["albrecht", "ales", member]
    assert scene.state.coins[ANA] == 3, "nothing is paid"
    offered = {"jitka", "benes", "divis", "eliska"} - {member}
    assert set(scene.offered(1)) == offered
    assert scene.top(1) == "havel"


@pytest.mark.clause("ZIZ-EVENT-35")
def test_a_row_may_reward_a_member_of_the_second_level() -> None:
    scene = before("den-1", 1).coins(ANA, 5).tables(1, "jitka", "benes", "divis")
    scene.tables(2, "ales", "arnost", "bocek").deck(2, "hron", "hanus")
    attempt(scene)
    scene.do("fill 1 0")
    scene.do("fill 2 0")
    assert scene.options(verb="take") == ["take ales", "take arnost", "take bocek", "take hron"]
    scene.do("take arnost")
    assert (scene.entourage_of(ANA), scene.state.coins[ANA]) == (["gunter", "arnost"], 0)
    assert (scene.offered(2), scene.top(2)) == (["ales", "hron", "bocek"], "hanus")


@pytest.mark.clause("ZIZ-EVENT-35")
def test_with_four_members_one_is_dismissed_for_the_new_one() -> None:
    scene = before("hunt-3", 6).tables(1, "jitka", "benes", "divis").deck(1, "eliska")
    attempt(scene, "sword", "sword", "sword", "speech", "shield", "shield")
    scene.do("fill 1 0")
    scene.do("fill 3 0")
    assert scene.options(verb="take") == []
    assert len(scene.options(verb="take-instead")) == 4 * 4
    scene.do("take-instead eliska albrecht")
    assert scene.entourage_of(ANA) == ["ales", "gunter", "hans", "eliska"]
    assert scene.discarded(1) == ["albrecht"]


@pytest.mark.clause("ZIZ-EVENT-35")
def test_a_deck_whose_last_card_is_taken_is_refilled() -> None:
    scene = before("hunt-3", 4).tables(1, "jitka", "benes", "divis")
    scene.deck(1, "eliska", nothing_else=True).pile(1, "havel", "hynek")
    attempt(scene, "sword", "sword", "sword", "speech")
    scene.do("fill 1 0")
    scene.do("fill 3 0")
    scene.do("take benes")
    assert set(scene.offered(1)) == {"jitka", "eliska", "divis"}
    assert (scene.top(1), scene.discarded(1)) == ("hynek", [])
    renewed = {"event": "deck-renewed", "level": 1, "count": 2}
    assert scene.events(None, "deck-renewed") == [renewed]


@pytest.mark.clause("ZIZ-EVENT-35", "ZIZ-EVENT-36")
def test_a_reward_brings_no_member_if_none_is_left() -> None:
    scene = before("hunt-3", 4).deck(1, nothing_else=True)
    attempt(scene, "sword", "sword", "sword", "speech")
    scene.do("fill 1 0")
    scene.do("fill 3 0")
    assert keys(scene, "nobody-willing", "completed") == ["nobody-willing", "completed"]


@pytest.mark.clause("ZIZ-EVENT-36")
def test_a_member_may_be_declined() -> None:
    scene = before("hunt-3", 4).tables(1, "jitka", "benes", "divis").deck(1, "eliska")
    attempt(scene, "sword", "sword", "sword", "speech")
    scene.do("fill 1 0")
    scene.do("fill 3 0")
    scene.do("decline")
    assert keys(scene, "declined", "recruited", "completed") == ["declined", "completed"]
    assert scene.entourage_of(ANA) == ["albrecht", "ales"]
    assert scene.offered(1) == ["jitka", "benes", "divis"]


@pytest.mark.clause("ZIZ-EVENT-36")
@pytest.mark.parametrize(
    ("morale", "options"),
    [
        (2, ["take ludmila", "decline"]),
        (1, ["take racek", "take smil", "take ludmila", "take ota", "decline"]),
        (-2, ["take racek", "take smil", "take ota", "decline"]),
    ],
)
def test_members_who_are_barred_by_morale_cannot_be_taken(morale: int, options: list[str]) -> None:
    scene = before("hunt-3", 4).tables(1, "racek", "smil", "ludmila").deck(1, "ota")
    attempt(scene.morale(ANA, morale), "sword", "sword", "sword", "speech")
    scene.do("fill 1 0")
    scene.do("fill 3 0")
    assert scene.options() == options


@pytest.mark.clause("ZIZ-EVENT-36")
def test_a_reward_of_barred_members_only_is_not_asked_for() -> None:
    scene = before("hunt-3", 4).tables(1, "racek", "smil", "marka").deck(1, "ota")
    attempt(scene.morale(ANA, 2), "sword", "sword", "sword", "speech")
    scene.do("fill 1 0")
    scene.do("fill 3 0")
    assert scene.events(BEN, "nobody-willing") == [
        {"event": "nobody-willing", "seat": ANA, "level": 1}
    ]
    assert (scene.prompt, scene.entourage_of(ANA)) == ("act", ["albrecht", "ales"])


EVERYTHING = {
    "warrant": 1,
    "member": 1,
    "favour": "sigismund",
    "luck": 1,
    "virtue": 1,
    "vp": 1,
    "coins": 1,
}


@pytest.mark.clause("ZIZ-EVENT-37")
def test_the_parts_of_a_reward_come_in_their_order() -> None:
    scene = rewarded(**EVERYTHING)
    assert keys(scene)[1:] == ["coins", "points", "step", "luck", "favour"]
    assert scene.prompt == "recruit"
    assert scene.table()["seats"][ANA]["warrant"] is None, "the member comes before"
    member = scene.options(verb="take")[0]
    scene.do(member)
    told = keys(scene)
    assert (told[0], told[-2:]) == ("recruited", ["warrant", "completed"])


@pytest.mark.clause("ZIZ-EVENT-37")
def test_declining_the_member_does_not_avoid_the_warrant() -> None:
    scene = rewarded(**EVERYTHING)
    scene.do("decline")
    assert keys(scene) == ["declined", "warrant", "completed"]
    assert scene.state.warrants[ANA] == 3


@pytest.mark.clause("ZIZ-EVENT-37")
def test_a_step_can_make_room_for_the_member_that_comes_after_it() -> None:
    """Racek rejects virtue, and so does Smil, who is on offer."""
    row = {"need": {"sword": 1}, "reward": {"member": 1, "virtue": 1}}
    scene = before("raid-1", 3, "racek", "jost", box=custom_box(row)).morale(ANA, 1)
    scene.tables(1, "jitka", "smil", "divis").deck(1, "eliska")
    attempt(scene, *["sword"] * 5)
    scene.do("fill 1 0")
    assert scene.entourage_of(ANA) == ["albrecht", "gunter", "jost"]
    assert scene.options() == ["take jitka", "take divis", "take eliska", "decline"]
