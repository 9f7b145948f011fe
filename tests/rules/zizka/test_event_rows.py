"""EVENT: dice and icons, and the rows that they fill."""

import pytest

from tests.rules.zizka.attempts import (
    FAIL,
    HERE,
    attempt,
    before,
    custom_box,
    keys,
    possessions,
    stop,
    tried,
)
from tests.rules.zizka.scene import ANA, BEN, zizka

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
def test_at_most_eight_dice_are_rolled_at_once(
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
    scene = attempt(before("raid-1", 0, "bratrice", box=custom_box(*rows)))
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
def test_the_origin_of_an_icon_does_not_matter(
    faces: tuple[str, ...], members: tuple[str, ...], luck: int, option: str
) -> None:
    scene = attempt(before("raid-1", len(faces), *members).luck(ANA, luck), *faces)
    assert scene.options() == [option, FAIL]
    scene.do(option)
    assert (scene.state.coins[ANA], scene.state.morale[ANA]) == (3, 1)


# Rows ---------------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-EVENT-10")
def test_the_first_row_is_filled_first() -> None:
    scene = tried("raid-1", "sword", "sword", "shield")
    assert scene.options(verb="fill") == ["fill 1 0"]
    scene.do("fill 1 0")
    assert scene.options(verb="fill") == ["fill 2 0"]


@pytest.mark.clause("ZIZ-EVENT-10")
def test_no_row_can_be_filled_without_the_first() -> None:
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
def test_some_of_the_icons_give_nothing_and_use_nothing() -> None:
    scene = before("raid-2", 1).luck(ANA, 1)
    attempt(scene, "sword")
    assert keys(scene, "filled", "luck-spent", "failed") == ["failed"], "two of three swords"
    assert possessions(scene) == {"morale": 0, "luck": 2}


@pytest.mark.clause("ZIZ-EVENT-13")
def test_some_of_the_price_gives_nothing_and_uses_nothing() -> None:
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
def test_a_row_may_ask_for_icons() -> None:
    scene = tried("pickpocket-1", "shield", "speech")
    assert scene.options() == ["fill 1 0", FAIL]
    scene.do("fill 1 0")
    assert possessions(scene) == {"coins": 3, "morale": -1}


@pytest.mark.clause("ZIZ-EVENT-14")
def test_a_condition_of_coins_is_paid_into_the_reserve() -> None:
    """There are few coins in the box, so that one sees where they go."""
    scene = before("den-1", box=custom_box(coin_supply_is_limited=True)).coins(ANA, 3)
    scene.coins(BEN, 74)
    assert scene.state.coins_in_reserve(9) == 0
    attempt(scene)
    scene.do("fill 1 0")
    assert scene.events(BEN, "paid") == [{"event": "paid", "seat": ANA, "count": 2}]
    assert scene.state.coins == [1, 74]
    assert scene.state.coins_in_reserve(9) == 2


@pytest.mark.clause("ZIZ-EVENT-14", "ZIZ-EVENT-40")
@pytest.mark.parametrize("member", ["gunter", "jitka", "ales"])
def test_a_row_may_ask_for_a_member(member: str) -> None:
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
def test_a_row_that_asks_for_a_member_cannot_be_filled_without_one() -> None:
    scene = attempt(before("den-3").coins(ANA, 9).luck(ANA, 3))
    assert keys(scene, "filled", "given", "failed") == ["failed"]
    assert possessions(scene) == {"coins": 9, "morale": 0, "luck": 4}


@pytest.mark.clause("ZIZ-EVENT-40")
def test_the_member_for_a_bonus_row_is_chosen_too() -> None:
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
    scene = before("raid-1", box=custom_box(*MIXED)).coins(ANA, coins)
    scene.entourage(ANA, *(["gunter"] if member else [])).favour(ANA, "wenceslas", "sigismund")
    dice = ["sword"] if member else []
    face = "wenceslas/shield" if icon else "wenceslas/speech"
    attempt(scene, *dice, face, "sigismund/sword")
    scene.do("fill 1 0")
    assert scene.options(verb="fill") == []
    assert scene.options(verb="fill-giving") == (["fill-giving 2 0 gunter"] if offered else [])


@pytest.mark.clause("ZIZ-EVENT-38")
def test_several_things_are_handed_over_together() -> None:
    scene = before("raid-1", 2, box=custom_box(*MIXED)).coins(ANA, 5).luck(ANA, 1)
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
def test_rows_must_be_payable_together_in_any_order() -> None:
    rows = (
        {"need": {"sword": 1}, "reward": {"coins": 1}},
        {"need": {"shield": 1}, "reward": {"coins": 2}},
        {"need": {"speech": 1}, "reward": {"coins": 4}},
    )
    scene = tried("raid-1", "sword", "wild", box=custom_box(*rows))
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
    scene = attempt(before("raid-1", 2, box=custom_box(*rows)).luck(ANA, luck), *faces)
    scene.do("fill 1 0")
    assert scene.options(verb="fill") == offered


@pytest.mark.clause("ZIZ-EVENT-39")
def test_luck_that_was_spent_stays_part_of_the_pool() -> None:
    """With two shields and a luck token, the sword is the token's and the shields are all left."""
    rows = (
        {"need": {"sword": 1, "shield": 1}, "reward": {"coins": 1}},
        {"need": {"shield": 1}, "reward": {"coins": 2}},
        {"need": {"sword": 1}, "reward": {"coins": 4}},
    )
    scene = before("raid-1", 2, box=custom_box(*rows)).luck(ANA, 2)
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
def test_printed_icons_and_luck_are_enough_without_dice(
    members: tuple[str, ...], luck: int, option: str
) -> None:
    scene = attempt(before("raid-1", 0, *members).luck(ANA, luck))
    assert scene.table()["roll"]["dice"] == []
    assert scene.options() == [option, FAIL]


@pytest.mark.clause("ZIZ-EVENT-41")
def test_rerolls_are_not_asked_for_without_dice() -> None:
    scene = attempt(before("raid-1", 0, "bratrice", "trebava"))
    assert scene.prompt == "fill-first"
