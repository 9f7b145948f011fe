"""EVENT: tokens turned up, rows filled, rewards paid, spaces refilled."""

from typing import Any

import pytest

from tableronde.games.zizka.boxes import standard
from tableronde.games.zizka.components import DATA
from tests.rules.zizka.attempts import (
    HERE,
    attempt,
    before,
    bounty_hunt,
    keys,
    other_box,
    stop,
    tried,
)
from tests.rules.zizka.scene import ANA, BEN, FAR, QUIET, ZizkaScene, zizka

LARGE = [space.name for space in standard().board.spaces if space.kind in ("start", "event")]
FAIL = "give-up"


def space_seen(scene: ZizkaScene, name: str, seat: int | None = None) -> Any:
    return next(space for space in scene.table(seat)["spaces"] if space["name"] == name)


def face_seen(scene: ZizkaScene, name: str, seat: int | None = None) -> str | None:
    """Which token a viewer knows to lie there."""
    face = space_seen(scene, name, seat)["face"]
    return None if face is None else str(face["name"])


def used(scene: ZizkaScene) -> list[str]:
    names: list[str] = scene.table()["used"]
    return names


def possessions(scene: ZizkaScene, seat: int = ANA) -> dict[str, Any]:
    """All that a reward can change, without what is as it was at the start."""
    state = scene.state
    found = {
        "coins": state.coins[seat],
        "vp": state.vp[seat],
        "morale": state.morale[seat],
        "luck": state.luck[seat],
        "favours": scene.table()["seats"][seat]["favours"],
        "warrant": state.warrants[seat],
    }
    return {
        name: value for name, value in found.items() if value not in (0, [], -1) or name == "morale"
    }


# Turning up ---------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-EVENT-01")
@pytest.mark.parametrize("space", [HERE, "strakonice"])
def test_an_event_is_attempted_where_a_token_lies(space: str) -> None:
    scene = zizka(2).at(ANA, space).token(space, "raid-1").begin()
    assert scene.options(verb="event") == ["event"]


@pytest.mark.clause("ZIZ-EVENT-01")
@pytest.mark.parametrize("space", [HERE, "strakonice", "inn-protivin", "kozi-hradek", QUIET])
def test_without_a_token_under_the_figure_there_is_no_event(space: str) -> None:
    scene = zizka(2).at(ANA, space).at(BEN, "tyn").token("tyn", "raid-1").begin()
    assert scene.options(verb="event") == []


@pytest.mark.clause("ZIZ-EVENT-02")
def test_a_token_is_turned_up_for_everybody_and_stays_so_after_a_failure() -> None:
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
def test_a_token_that_lies_open_is_not_turned_again() -> None:
    scene = before("raid-1", 1).token(HERE, "raid-1", face_up=True)
    attempt(scene, "shield")
    assert keys(scene, "turned-up") == []
    assert space_seen(scene, HERE)["face_up"]


@pytest.mark.clause("ZIZ-EVENT-02")
def test_at_a_table_where_failed_tokens_are_covered_again_all_players_know_them() -> None:
    scene = tried("raid-1", "shield", box=other_box(failed_token_stays_face_up=False))
    assert keys(scene)[-2:] == ["failed", "luck"]
    assert not space_seen(scene, HERE)["face_up"]
    assert [face_seen(scene, HERE, seat) for seat in (ANA, BEN)] == ["raid-1"] * 2
    assert "peek pisek" not in scene.options()


@pytest.mark.clause("ZIZ-EVENT-02")
def test_the_next_token_of_a_space_lies_hidden_after_one_that_lay_open() -> None:
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
    kind = next(kind for kind in DATA["event_kinds"] if kind["id"] == token["kind"])
    first = token["rows"][0]
    asked = set(first.get("need", {}))
    asked |= {"coin"} if "pay" in first else set()
    asked |= {"member"} if "discard" in first else set()
    assert asked
    assert asked <= set(kind["back_icons"])
    steps = {trait for trait in ("virtue", "vice") if trait in first["reward"]}
    assert steps == ({kind["back_morale"]} if kind["back_morale"] else set())


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
    back = next(entry for entry in DATA["event_kinds"] if entry["id"] == kind)
    assert (set(back["back_icons"]), back["back_morale"]) == (icons, morale)
    scene = before(f"{kind}-2").begin()
    seen = space_seen(scene, HERE, BEN)
    assert (seen["token"], seen["face_up"], seen["face"]) == (kind, False, None)


@pytest.mark.clause("ZIZ-EVENT-04")
@pytest.mark.parametrize("kind", ["raid", "pickpocket", "town", "hunt"])
def test_raids_pickpocketing_towns_and_hunts_are_rolled_for(kind: str) -> None:
    scene = attempt(before(f"{kind}-1", 2), "wild", "wild")
    assert keys(scene, "rolled", "tournament") == ["rolled"]
    assert scene.prompt == "fill-first"


@pytest.mark.clause("ZIZ-EVENT-04")
@pytest.mark.parametrize("kind", ["den", "monks"])
def test_dens_and_monks_are_paid_for(kind: str) -> None:
    scene = attempt(before(f"{kind}-1", 2).coins(ANA, 2))
    assert keys(scene, "rolled", "tournament") == []
    assert scene.prompt == "pay-first"


@pytest.mark.clause("ZIZ-EVENT-04")
def test_a_tournament_has_its_own_rules() -> None:
    scene = attempt(before("tournament-1", 2), *["sword"] * 6)
    assert keys(scene, "rolled", "tournament", "jousts") == ["tournament", "jousts"]


# Dice and icons -----------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-EVENT-05")
@pytest.mark.parametrize(
    ("token", "members", "dice"),
    [
        ("hunt-1", ("gunter", "ctibor"), 2),
        ("raid-1", ("gunter", "ctibor"), 3),
        ("raid-1", ("bocek", "ales", "albrecht"), 7),
        ("raid-1", ("bocek", "ales", "albrecht", "ctibor"), 8),
        ("raid-1", ("bocek", "heralt", "ales", "sezima"), 8),
    ],
)
def test_all_dice_are_rolled_at_once_and_at_most_eight(
    token: str, members: tuple[str, ...], dice: int
) -> None:
    scene = attempt(before(token, 0, *members), *["shield"] * dice)
    [told] = scene.events(None, "rolled")
    assert told["thrown"] == ["entourage"] * dice
    assert told["purpose"] == "event"


@pytest.mark.clause("ZIZ-EVENT-05")
def test_sovereign_dice_are_rolled_beside_the_eight() -> None:
    scene = before("raid-1", 0, "bocek", "heralt", "ales", "sezima")
    scene.favour(ANA, "wenceslas", "sigismund")
    attempt(scene, *["shield"] * 8, "wenceslas/speech", "sigismund/sword")
    [told] = scene.events(None, "rolled")
    assert told["thrown"] == ["entourage"] * 8 + ["wenceslas", "sigismund"]
    assert told["faces"] == ["shield"] * 8 + ["speech", "sword"]


@pytest.mark.clause("ZIZ-EVENT-06")
def test_rerolls_come_before_rows_and_none_after() -> None:
    scene = before("raid-1", 3, "bara").begin().roll("sword", "sword", "shield")
    scene.do("event")
    assert scene.prompt == "reroll"
    assert scene.options() == ["reroll 1", "reroll 2", "reroll 3", "stop"]
    stop(scene)
    assert scene.prompt == "fill-first"
    assert scene.options() == ["fill 1 0", FAIL]
    scene.do("fill 1 0")
    assert scene.options() == ["fill 2 0", "stop"]


@pytest.mark.clause("ZIZ-EVENT-06")
def test_coins_of_a_row_buy_no_reroll_for_the_next() -> None:
    scene = zizka(2, expert=True).commander(ANA, "torak").entourage(ANA, "albrecht", "gunter")
    scene.at(ANA, HERE).token(HERE, "raid-1")
    attempt(scene, "sword", "sword", "speech")
    assert scene.prompt == "fill-first", "without coins there is nothing to reroll with"
    scene.do("fill 1 0")
    assert scene.state.coins[ANA] == 3
    assert scene.prompt == "act", "the event is over: no row within reach, no reroll"


@pytest.mark.clause("ZIZ-EVENT-07")
def test_icons_are_the_faces_of_all_dice_and_the_prints_on_members() -> None:
    scene = before("pickpocket-1", 2, "jitka", "zikes").favour(ANA, "wenceslas")
    attempt(scene, "shield", "speech", "wild", "wenceslas/speech")
    assert scene.icons() == {"sword": 1, "shield": 2, "speech": 3, "wild": 3}


@pytest.mark.clause("ZIZ-EVENT-07", "ZIZ-MORALE-12")
def test_a_member_that_leaves_in_the_middle_has_still_helped() -> None:
    """Ludmila rejects vice, and the first row brings it; her speech fills the second."""
    scene = before("pickpocket-1", 1, "ludmila", "divis").morale(ANA, -1)
    attempt(scene, "speech", "wild")
    stop(scene)
    scene.do("fill 1 0")
    assert scene.entourage_of(ANA) == ["gunter", "divis"]
    assert scene.icons() == {"sword": 0, "shield": 1, "speech": 2, "wild": 1}
    assert scene.options() == ["fill 2 0", "stop"]


@pytest.mark.clause("ZIZ-EVENT-07", "ZIZ-MORALE-12")
def test_a_member_that_is_given_away_in_the_middle_has_still_helped() -> None:
    """Bratrice shows two swords: one for the first row, one for the third."""
    rows = (
        {"need": {"sword": 1}, "reward": {"vp": 1}},
        {"discard": 1, "reward": {"vp": 2}},
        {"need": {"sword": 1}, "reward": {"vp": 4}},
    )
    scene = attempt(before("raid-1", 0, "bratrice", box=other_box(*rows)))
    scene.do("fill 1 0")
    scene.do("fill-giving 2 0 bratrice")
    assert (scene.entourage_of(ANA), scene.options()) == ([], ["fill 3 0", "stop"])
    scene.do("fill 3 0")
    assert scene.state.vp[ANA] == 7


@pytest.mark.clause("ZIZ-EVENT-08")
@pytest.mark.parametrize(("swords", "third"), [(4, False), (5, True)])
def test_an_icon_serves_one_row_only(swords: int, third: bool) -> None:
    scene = tried("raid-1", *["sword"] * swords, "shield")
    scene.do("fill 1 0")
    assert ("fill 3 0" in scene.options()) is third
    assert "fill 2 0" in scene.options()


@pytest.mark.clause("ZIZ-EVENT-09")
@pytest.mark.parametrize(
    ("faces", "members", "luck", "option"),
    [
        (("sword", "sword"), (), 0, "fill 1 0"),
        ((), ("bratrice",), 0, "fill 1 0"),
        ((), (), 2, "fill 1 2"),
        (("sword",), ("lukas",), 0, "fill 1 0"),
        (("sword",), (), 1, "fill 1 1"),
        ((), ("lukas",), 1, "fill 1 1"),
        (("wild",), ("jost",), 0, "fill 1 0"),
    ],
)
def test_it_does_not_matter_where_an_icon_comes_from(
    faces: tuple[str, ...], members: tuple[str, ...], luck: int, option: str
) -> None:
    scene = attempt(before("raid-1", len(faces), *members).luck(ANA, luck), *faces)
    assert scene.options() == [option, FAIL]
    scene.do(option)
    assert (scene.state.coins[ANA], scene.state.morale[ANA]) == (3, 1)


# Rows ---------------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-EVENT-10")
def test_the_first_row_comes_first() -> None:
    scene = tried("raid-1", "sword", "sword", "shield")
    assert scene.options(verb="fill") == ["fill 1 0"]
    scene.do("fill 1 0")
    assert scene.options(verb="fill") == ["fill 2 0"]


@pytest.mark.clause("ZIZ-EVENT-10")
def test_without_the_first_row_no_other_can_be_filled() -> None:
    scene = tried("raid-1", "shield", "shield", "speech")
    assert keys(scene, "filled", "failed") == ["failed"]
    assert scene.state.coins[ANA] == 0


@pytest.mark.clause("ZIZ-EVENT-11")
@pytest.mark.parametrize("order", [(2, 3), (3, 2)])
def test_further_rows_are_filled_in_any_order(order: tuple[int, int]) -> None:
    scene = tried("raid-1", *["sword"] * 5, "shield")
    scene.do("fill 1 0")
    assert scene.options() == ["fill 2 0", "fill 3 0", "stop"]
    scene.do(f"fill {order[0]} 0")
    assert scene.options() == [f"fill {order[1]} 0", "stop"]
    scene.do(f"fill {order[1]} 0")
    assert possessions(scene) == {"coins": 5, "vp": 1, "morale": 1, "luck": 1}


@pytest.mark.clause("ZIZ-EVENT-11")
def test_each_row_is_filled_once_at_most() -> None:
    scene = tried("raid-1", "sword", "sword", "sword", "sword", "shield", "shield")
    scene.do("fill 1 0")
    assert scene.options() == ["fill 2 0", "stop"], "not the first again"
    scene.do("fill 2 0")
    assert scene.prompt == "act", "a second shield fills nothing"
    assert scene.state.coins[ANA] == 5


@pytest.mark.clause("ZIZ-EVENT-12")
def test_bonus_rows_may_be_left_unfilled() -> None:
    scene = tried("raid-1", *["sword"] * 5, "shield")
    scene.do("fill 1 0")
    assert scene.prompt == "fill-more"
    scene.do("stop")
    assert possessions(scene) == {"coins": 3, "morale": 1}
    assert keys(scene, "completed", "failed") == ["completed"]


@pytest.mark.clause("ZIZ-EVENT-13")
def test_part_of_the_icons_gives_nothing_and_uses_nothing() -> None:
    scene = before("raid-2", 1).luck(ANA, 1)
    attempt(scene, "sword")
    assert keys(scene, "filled", "luck-spent", "failed") == ["failed"], "two of three swords"
    assert possessions(scene) == {"morale": 0, "luck": 2}


@pytest.mark.clause("ZIZ-EVENT-13")
def test_part_of_the_price_gives_nothing_and_uses_nothing() -> None:
    scene = attempt(before("den-1").coins(ANA, 1))
    assert keys(scene, "filled", "paid", "failed") == ["failed"]
    assert possessions(scene) == {"coins": 1, "morale": 0, "luck": 1}


@pytest.mark.clause("ZIZ-EVENT-13")
@pytest.mark.parametrize(
    ("faces", "offered"),
    [
        (("sword", "sword", "sword"), []),
        (("sword", "sword", "shield"), []),
        (("sword", "sword", "sword", "shield"), ["fill 2 0"]),
        (("sword", "sword", "sword", "wild"), ["fill 2 0"]),
        (("sword", "sword", "wild", "wild"), ["fill 2 0"]),
    ],
)
def test_a_bonus_row_needs_all_its_icons(faces: tuple[str, ...], offered: list[str]) -> None:
    """The second row of raid-5 asks for a sword and a shield."""
    scene = tried("raid-5", *faces)
    scene.do("fill 1 0")
    assert scene.options(verb="fill") == offered


@pytest.mark.clause("ZIZ-EVENT-14")
def test_a_condition_of_icons() -> None:
    scene = tried("pickpocket-1", "shield", "speech")
    assert scene.options() == ["fill 1 0", FAIL]
    scene.do("fill 1 0")
    assert possessions(scene) == {"coins": 3, "morale": -1}


@pytest.mark.clause("ZIZ-EVENT-14")
def test_a_condition_of_coins_is_paid_into_the_reserve() -> None:
    """With so few coins as are in the box one sees where they go."""
    scene = before("den-1", box=other_box(coin_supply_is_limited=True)).coins(ANA, 3)
    scene.coins(BEN, 74)
    assert scene.state.coins_in_reserve(9) == 0
    attempt(scene)
    scene.do("fill 1 0")
    assert scene.events(BEN, "paid") == [{"event": "paid", "seat": ANA, "count": 2}]
    assert scene.state.coins == [1, 74]
    assert scene.state.coins_in_reserve(9) == 2


@pytest.mark.clause("ZIZ-EVENT-14", "ZIZ-EVENT-40")
@pytest.mark.parametrize("member", ["gunter", "jitka", "ales"])
def test_a_condition_of_a_member(member: str) -> None:
    scene = attempt(before("den-3", 0, "gunter", "jitka", "ales"))
    assert scene.options() == [
        "fill-giving 1 0 gunter",
        "fill-giving 1 0 jitka",
        "fill-giving 1 0 ales",
        FAIL,
    ]
    scene.do(f"fill-giving 1 0 {member}")
    given = {"event": "given", "seat": ANA, "member": member}
    assert scene.events(BEN, "given") == [given]
    assert scene.entourage_of(ANA) == [
        name for name in ("gunter", "jitka", "ales") if name != member
    ]
    assert scene.discarded(1) == (["jitka"] if member == "jitka" else [])
    assert scene.discarded(2) == (["ales"] if member == "ales" else [])
    assert possessions(scene) == {"coins": 4, "vp": 1, "morale": -1}


@pytest.mark.clause("ZIZ-EVENT-40")
def test_without_members_a_row_that_asks_for_one_cannot_be_filled() -> None:
    scene = attempt(before("den-3").coins(ANA, 9).luck(ANA, 3))
    assert keys(scene, "filled", "given", "failed") == ["failed"]
    assert possessions(scene) == {"coins": 9, "morale": 0, "luck": 4}


@pytest.mark.clause("ZIZ-EVENT-40")
def test_a_bonus_row_too_lets_one_choose_the_member() -> None:
    scene = attempt(before("monks-1", 0, "gunter", "jitka").coins(ANA, 2))
    scene.do("fill 1 0")
    assert scene.options() == ["fill-giving 3 0 gunter", "fill-giving 3 0 jitka", "stop"]
    scene.do("fill-giving 3 0 gunter")
    assert (scene.entourage_of(ANA), scene.state.vp[ANA]) == (["jitka"], 3)


MIXED = (
    {"need": {"sword": 1}, "reward": {"vp": 1}},
    {"need": {"shield": 1}, "pay": 2, "discard": 1, "reward": {"vp": 3}},
)
"""A row that asks for everything at once."""


@pytest.mark.clause("ZIZ-EVENT-14", "ZIZ-EVENT-38")
@pytest.mark.parametrize(
    ("icon", "coins", "member", "offered"),
    [
        (True, 2, True, True),
        (False, 2, True, False),
        (True, 1, True, False),
        (True, 2, False, False),
    ],
)
def test_a_row_with_several_conditions_needs_all_of_them(
    icon: bool, coins: int, member: bool, offered: bool
) -> None:
    scene = before("raid-1", box=other_box(*MIXED)).coins(ANA, coins)
    scene.entourage(ANA, *(["gunter"] if member else [])).favour(ANA, "wenceslas", "sigismund")
    dice = ["sword"] if member else []
    face = "wenceslas/shield" if icon else "wenceslas/speech"
    attempt(scene, *dice, face, "sigismund/sword")
    scene.do("fill 1 0")
    assert scene.options(verb="fill") == []
    assert scene.options(verb="fill-giving") == (["fill-giving 2 0 gunter"] if offered else [])


@pytest.mark.clause("ZIZ-EVENT-38")
def test_several_things_are_handed_over_together() -> None:
    scene = before("raid-1", 2, box=other_box(*MIXED)).coins(ANA, 5).luck(ANA, 1)
    attempt(scene, "sword", "speech")
    scene.do("fill 1 0")
    assert scene.options() == ["fill-giving 2 1 albrecht", "stop"]
    scene.do("fill-giving 2 1 albrecht")
    assert keys(scene)[:4] == ["luck-spent", "filled", "paid", "given"]
    assert possessions(scene) == {"coins": 3, "vp": 4, "morale": 0}
    assert (scene.entourage_of(ANA), scene.discarded(1)) == ([], ["albrecht"])


@pytest.mark.clause("ZIZ-EVENT-15")
def test_a_filled_row_gives_its_whole_reward_at_once() -> None:
    scene = tried("hunt-5", "sword", "sword", "wild", "wild", "shield", "shield")
    scene.do("fill 1 0")
    assert possessions(scene) == {"coins": 2, "vp": 1, "morale": 0}
    assert scene.options() == ["fill 2 0", "fill 3 0", "stop"], "no part can be named"
    scene.do("fill 3 0")
    assert possessions(scene) == {"coins": 2, "vp": 3, "morale": -1, "warrant": 3}


@pytest.mark.clause("ZIZ-EVENT-16", "ZIZ-EX-32")
def test_coins_of_a_row_pay_a_later_row() -> None:
    scene = tried("town-1", "speech", "speech")
    scene.do("fill 1 0")
    assert scene.state.coins[ANA] == 2
    assert scene.options() == ["fill 2 0", "stop"]
    scene.do("fill 2 0")
    assert possessions(scene) == {"vp": 1, "morale": 0, "favours": ["wenceslas"]}


@pytest.mark.clause("ZIZ-EVENT-39", "ZIZ-EX-33")
def test_rows_must_be_payable_together_whichever_icon_was_named_first() -> None:
    rows = (
        {"need": {"sword": 1}, "reward": {"coins": 1}},
        {"need": {"shield": 1}, "reward": {"coins": 2}},
        {"need": {"speech": 1}, "reward": {"coins": 4}},
    )
    scene = tried("raid-1", "sword", "wild", box=other_box(*rows))
    scene.do("fill 1 0")
    assert scene.options() == ["fill 2 0", "fill 3 0", "stop"]
    scene.do("fill 2 0")
    assert scene.prompt == "act", "nothing is left for the third"
    assert scene.state.coins[ANA] == 3


@pytest.mark.clause("ZIZ-EVENT-39")
@pytest.mark.parametrize(
    ("faces", "luck", "offered"),
    [
        (("sword", "wild"), 0, ["fill 2 0"]),
        (("shield", "wild"), 0, []),
        (("wild", "wild"), 0, ["fill 2 0"]),
        (("shield", "wild"), 1, ["fill 2 1"]),
        (("sword", "sword"), 0, []),
        (("sword", "sword"), 1, ["fill 2 1"]),
    ],
)
def test_a_wild_serves_one_row_and_the_first_has_no_claim_on_it(
    faces: tuple[str, ...], luck: int, offered: list[str]
) -> None:
    """A sword, then a wild itself."""
    rows = (
        {"need": {"sword": 1}, "reward": {"coins": 1}},
        {"need": {"wild": 1}, "reward": {"coins": 2}},
    )
    scene = attempt(before("raid-1", 2, box=other_box(*rows)).luck(ANA, luck), *faces)
    scene.do("fill 1 0")
    assert scene.options(verb="fill") == offered


@pytest.mark.clause("ZIZ-EVENT-39")
def test_luck_that_was_spent_stays_part_of_the_pool() -> None:
    """Two shields and a luck token: the sword is the token's, and the shields are all left."""
    rows = (
        {"need": {"sword": 1, "shield": 1}, "reward": {"coins": 1}},
        {"need": {"shield": 1}, "reward": {"coins": 2}},
        {"need": {"sword": 1}, "reward": {"coins": 4}},
    )
    scene = before("raid-1", 2, box=other_box(*rows)).luck(ANA, 2)
    attempt(scene, "shield", "shield")
    scene.do("fill 1 1")
    assert scene.options(verb="fill") == ["fill 2 0", "fill 3 1"]
    scene.do("fill 2 0")
    scene.do("fill 3 1")
    assert possessions(scene) == {"coins": 7, "morale": 0}


@pytest.mark.clause("ZIZ-EVENT-41")
@pytest.mark.parametrize(
    ("members", "luck", "option"), [(("bratrice",), 0, "fill 1 0"), ((), 2, "fill 1 2")]
)
def test_without_a_die_prints_and_luck_are_enough(
    members: tuple[str, ...], luck: int, option: str
) -> None:
    scene = attempt(before("raid-1", 0, *members).luck(ANA, luck))
    assert scene.table()["roll"]["dice"] == []
    assert scene.options() == [option, FAIL]


@pytest.mark.clause("ZIZ-EVENT-41")
def test_rerolls_without_a_die_are_not_asked_for() -> None:
    scene = attempt(before("raid-1", 0, "bratrice", "trebava"))
    assert scene.prompt == "fill-first"


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
def test_the_first_row_may_be_refused_and_that_is_a_failure_like_any_other() -> None:
    scene = tried("raid-1", "sword", "sword", "shield")
    scene.do(FAIL)
    assert scene.prompt == "act", "no other row is offered"
    assert (scene.lies_at(HERE), possessions(scene)) == ("raid-1", {"morale": 0, "luck": 1})
    assert keys(scene, "completed", "failed", "luck") == ["failed", "luck"]


@pytest.mark.clause("ZIZ-EVENT-19")
def test_at_a_table_where_refusing_brings_no_luck_failing_still_does() -> None:
    box = other_box(refused_first_row_gives_luck=False)
    refused = tried("raid-1", "sword", "sword", box=box)
    refused.do(FAIL)
    assert (refused.lies_at(HERE), possessions(refused)) == ("raid-1", {"morale": 0})
    failed = tried("raid-1", "sword", "shield", box=box)
    assert (failed.lies_at(HERE), possessions(failed)) == ("raid-1", {"morale": 0, "luck": 1})


@pytest.mark.clause("ZIZ-EVENT-19")
@pytest.mark.parametrize(("switch", "luck"), [(True, 2), (False, 1)])
def test_a_row_that_luck_could_have_filled_was_refused(switch: bool, luck: int) -> None:
    scene = before("raid-1", 1, box=other_box(refused_first_row_gives_luck=switch)).luck(ANA, 1)
    attempt(scene, "sword")
    scene.do(FAIL)
    assert scene.state.luck[ANA] == luck


@pytest.mark.clause("ZIZ-EVENT-20")
def test_a_failed_event_may_be_tried_again_at_once_and_afresh() -> None:
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
def test_dens_and_monks_know_no_dice_no_icons_no_rerolls_and_no_luck(token: str) -> None:
    scene = before(token, 2, "zbynek", "trebava").luck(ANA, 5).favour(ANA, "sigismund")
    attempt(scene)
    assert keys(scene, "rolled", "filled", "luck-spent", "failed") == ["failed"]
    assert possessions(scene) == {"morale": 0, "luck": 6, "favours": ["sigismund"]}


@pytest.mark.clause("ZIZ-EVENT-21")
def test_while_a_den_is_visited_nothing_lies_on_the_table() -> None:
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
def test_in_a_den_the_first_row_comes_first_and_the_others_are_optional() -> None:
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
def test_who_refuses_the_monks_has_failed(switch: bool, luck: int) -> None:
    scene = before("monks-1", 1, box=other_box(refused_first_row_gives_luck=switch))
    attempt(scene.coins(ANA, 5))
    scene.do(FAIL)
    assert (scene.lies_at(HERE), scene.state.luck[ANA]) == ("monks-1", luck)


# Refilling ----------------------------------------------------------------------------------------


def laid(scene: ZizkaScene) -> dict[str, str]:
    """What lies on the board."""
    found = {space: scene.lies_at(space) for space in LARGE}
    return {space: token for space, token in found.items() if token is not None}


@pytest.mark.clause("ZIZ-EVENT-24", "ZIZ-EVENT-27")
def test_at_the_end_of_every_turn_empty_spaces_are_refilled_in_the_order_of_the_list() -> None:
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
def test_what_is_refilled_lies_face_down(viewer: int | None) -> None:
    scene = zizka(2).begin()
    scene.end_turn()
    assert {face_seen(scene, space, viewer) for space in LARGE} == {None}
    assert not any(space["face_up"] for space in scene.table(viewer)["spaces"])


@pytest.mark.clause("ZIZ-EVENT-24")
def test_nothing_is_refilled_before_the_turn_ends_and_the_second_player_s_end_counts_too() -> None:
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
def test_an_empty_stack_is_made_anew_of_the_used_tokens_and_then_spaces_stay_empty() -> None:
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


# Rewards ------------------------------------------------------------------------------------------


def rewarded(**reward: Any) -> ZizkaScene:
    """Ana has filled a row with this reward, for which she needed nothing but a sword."""
    scene = tried("raid-1", "sword", box=other_box({"need": {"sword": 1}, "reward": reward}))
    scene.do("fill 1 0")
    return scene


@pytest.mark.clause("ZIZ-EVENT-29")
def test_reward_coins() -> None:
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
    """77 pieces, those on warrants included; raid-1 pays three."""
    scene = before("raid-1", 2, box=other_box(coin_supply_is_limited=limited))
    scene.coins(BEN, bens)
    attempt(scene.warrant(BEN, bounty) if bounty else scene, "sword", "sword")
    scene.do("fill 1 0")
    assert (scene.state.coins[ANA], scene.state.coins[BEN]) == (gained, bens)


@pytest.mark.clause("ZIZ-EVENT-30")
def test_reward_points() -> None:
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
def test_reward_morale(reward: dict[str, int], start: int, morale: int, points: int) -> None:
    row = {"need": {"sword": 1}, "reward": reward}
    scene = before("raid-1", 1, box=other_box(row)).morale(ANA, start)
    attempt(scene, "sword")
    scene.do("fill 1 0")
    assert (scene.state.morale[ANA], scene.state.vp[ANA]) == (morale, points)


@pytest.mark.clause("ZIZ-EVENT-32")
@pytest.mark.parametrize("sovereign", ["wenceslas", "sigismund"])
def test_reward_sovereign(sovereign: str) -> None:
    scene = rewarded(favour=sovereign)
    assert possessions(scene) == {"morale": 0, "favours": [sovereign]}
    assert scene.table()["favours"] == [
        name for name in ("wenceslas", "sigismund") if name != sovereign
    ]


@pytest.mark.clause("ZIZ-EVENT-33")
def test_reward_luck() -> None:
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
def test_luck_that_was_there_before_is_not_increased_by_a_row() -> None:
    scene = before("raid-2", 6).luck(ANA, 1)
    attempt(scene, "sword", "sword", "sword", "speech", "shield", "speech")
    scene.do("fill 1 0")
    scene.do("fill 2 0")
    assert (scene.prompt, scene.state.luck[ANA]) == ("act", 2), "two are needed, one counts"


@pytest.mark.clause("ZIZ-EVENT-34")
def test_reward_warrant() -> None:
    scene = rewarded(warrant=1)
    assert possessions(scene) == {"morale": 0, "warrant": 3}


@pytest.mark.clause("ZIZ-EVENT-35")
@pytest.mark.parametrize("member", ["jitka", "benes", "divis", "eliska"])
def test_reward_member_is_one_of_the_four_available_of_its_level_for_nothing(member: str) -> None:
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
def test_reward_member_of_the_second_level() -> None:
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
def test_the_deck_of_which_the_last_card_is_taken_is_made_anew() -> None:
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
def test_where_nobody_is_left_nobody_comes() -> None:
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
def test_where_all_are_barred_nobody_is_asked() -> None:
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
def test_who_declines_the_member_is_wanted_all_the_same() -> None:
    scene = rewarded(**EVERYTHING)
    scene.do("decline")
    assert keys(scene) == ["declined", "warrant", "completed"]
    assert scene.state.warrants[ANA] == 3


@pytest.mark.clause("ZIZ-EVENT-37")
def test_a_step_can_make_room_for_the_member_that_comes_after_it() -> None:
    """Racek rejects virtue, and so does Smil, who is on offer."""
    row = {"need": {"sword": 1}, "reward": {"member": 1, "virtue": 1}}
    scene = before("raid-1", 3, "racek", "jost", box=other_box(row)).morale(ANA, 1)
    scene.tables(1, "jitka", "smil", "divis").deck(1, "eliska")
    attempt(scene, *["sword"] * 5)
    scene.do("fill 1 0")
    assert scene.entourage_of(ANA) == ["albrecht", "gunter", "jost"]
    assert scene.options() == ["take jitka", "take divis", "take eliska", "decline"]
