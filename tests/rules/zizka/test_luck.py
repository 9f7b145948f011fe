"""LUCK: tokens for failures, each of them one icon once."""

import pytest

from tableronde.games.zizka.box.boxes import Box
from tests.rules.zizka.attempts import (
    HERE,
    attempt,
    before,
    besieging,
    bounty_hunt,
    conquer,
    custom_box,
    keys,
    stop,
    storm,
    tried,
)
from tests.rules.zizka.scene import ANA, BEN, ZizkaScene, zizka


def verbs(scene: ZizkaScene) -> set[str]:
    return {option.split()[0] for option in scene.options()}


def in_reserve(box: Box | None, anas: int, bens: int) -> int | None:
    """Return how many luck tokens everybody sees in the reserve."""
    scene = zizka(2, box=box).luck(ANA, anas).luck(BEN, bens).begin()
    count: int | None = scene.table()["luck"]
    return count


@pytest.mark.clause("ZIZ-LUCK-01")
@pytest.mark.parametrize(
    ("token", "face"),
    [
        ("raid-1", "shield"),
        ("pickpocket-2", "sword"),
        ("town-1", "sword"),
        ("hunt-1", "speech"),
    ],
)
def test_a_failed_event_brings_a_luck_token(token: str, face: str) -> None:
    scene = tried(token, face)
    assert scene.state.luck == [1, 0]
    assert scene.events(BEN, "luck") == [{"event": "luck", "seat": ANA, "count": 1}]


@pytest.mark.clause("ZIZ-LUCK-01")
@pytest.mark.parametrize("token", ["den-1", "den-3", "monks-1", "monks-3"])
def test_an_event_that_cannot_be_paid_brings_a_luck_token(token: str) -> None:
    assert attempt(before(token)).state.luck == [1, 0]


@pytest.mark.clause("ZIZ-LUCK-01")
def test_a_missed_bonus_row_brings_no_luck_token() -> None:
    scene = tried("raid-1", "sword", "sword")
    scene.do("fill 1 0")
    assert scene.state.luck == [0, 0]


@pytest.mark.clause("ZIZ-LUCK-02")
@pytest.mark.parametrize("rows", [0, 1, 2])
def test_a_failed_conquest_brings_a_luck_token_whichever_row_failed(rows: int) -> None:
    """The rows of easy-1 are three swords, three shields, a sword and a speech."""
    faces = [("wild", "wild", "wild")] * rows
    scene = conquer(besieging("easy-1", 3), *faces, ("speech", "speech", "speech"))
    assert keys(scene, "repelled", "luck") == ["repelled", "luck"]
    assert scene.state.luck == [1, 0]


@pytest.mark.clause("ZIZ-LUCK-03")
def test_a_luck_token_replaces_a_missing_icon() -> None:
    scene = before("raid-1", 1).luck(ANA, 2)
    attempt(scene, "sword")
    assert scene.options() == ["fill 1 1", "give-up"]
    scene.do("fill 1 1")
    told = {"event": "luck-spent", "seat": ANA, "count": 1}
    assert scene.events(BEN, "luck-spent") == [told]
    assert (scene.state.luck[ANA], scene.state.coins[ANA]) == (1, 3)


@pytest.mark.clause("ZIZ-LUCK-03")
def test_luck_is_not_spent_if_it_is_not_needed() -> None:
    scene = before("raid-1", 2).luck(ANA, 2)
    attempt(scene, "sword", "sword")
    assert scene.options() == ["fill 1 0", "give-up"]
    scene.do("fill 1 0")
    assert (keys(scene, "luck-spent"), scene.state.luck[ANA]) == ([], 2)


@pytest.mark.clause("ZIZ-LUCK-03", "ZIZ-EX-34")
def test_a_luck_token_completes_four_swords() -> None:
    scene = before("raid-4", 3).luck(ANA, 1)
    attempt(scene, "sword", "sword", "wild")
    assert scene.options() == ["fill 1 1", "give-up"]
    scene.do("fill 1 1")
    assert (scene.state.coins[ANA], scene.state.vp[ANA]) == (3, 2)
    assert (scene.state.luck[ANA], scene.table()["luck"]) == (0, 12)


@pytest.mark.clause("ZIZ-LUCK-04")
@pytest.mark.parametrize("may_be_wild", [True, False])
@pytest.mark.parametrize("icon", ["sword", "shield", "speech", "wild"])
def test_a_luck_token_is_any_icon_and_a_table_may_except_the_wild(
    icon: str, may_be_wild: bool
) -> None:
    row = {"need": {icon: 1}, "reward": {"coins": 5}}
    box = custom_box(row, luck_token_may_be_wild=may_be_wild)
    scene = attempt(before("raid-1", box=box).luck(ANA, 1))
    serves = may_be_wild or icon != "wild"
    assert scene.options(verb="fill") == (["fill 1 1"] if serves else [])
    assert scene.state.luck[ANA] == (1 if serves else 2), "else it has failed already"


@pytest.mark.clause("ZIZ-LUCK-04", "ZIZ-EX-21")
@pytest.mark.parametrize(
    ("luck", "may_be_wild", "offered"),
    [(0, True, []), (1, True, ["fill 1 1"]), (1, False, []), (9, False, [])],
)
def test_five_swords_and_a_wild_are_not_two_wilds_but_with_luck_they_are(
    luck: int, may_be_wild: bool, offered: list[str]
) -> None:
    row = {"need": {"wild": 2}, "reward": {"coins": 5}}
    box = custom_box(row, luck_token_may_be_wild=may_be_wild)
    scene = before("raid-1", 6, box=box).luck(ANA, luck)
    attempt(scene, *["sword"] * 5, "wild")
    assert scene.options(verb="fill") == offered


@pytest.mark.clause("ZIZ-LUCK-04")
@pytest.mark.parametrize(
    ("faces", "luck", "offered"),
    [
        (("wild", "shield"), 1, ["fill 1 1"]),
        (("wild", "wild"), 0, ["fill 1 0"]),
        (("sword", "shield"), 3, []),
    ],
)
def test_luck_that_is_no_wild_may_free_a_wild(
    faces: tuple[str, ...], luck: int, offered: list[str]
) -> None:
    """A sword and a wild are needed."""
    row = {"need": {"sword": 1, "wild": 1}, "reward": {"coins": 5}}
    box = custom_box(row, luck_token_may_be_wild=False)
    scene = attempt(before("raid-1", 2, box=box).luck(ANA, luck), *faces)
    assert scene.options(verb="fill") == offered


@pytest.mark.clause("ZIZ-LUCK-05")
def test_any_number_serves_the_first_row_and_the_others() -> None:
    scene = attempt(before("raid-1").luck(ANA, 7))
    scene.do("fill 1 2")
    assert scene.options() == ["fill 2 1", "fill 3 3", "stop"]
    scene.do("fill 3 3")
    scene.do("fill 2 1")
    assert scene.state.coins[ANA] == 5
    assert scene.state.luck[ANA] == 7 - 2 - 3 - 1 + 1, "the third row has brought one"


@pytest.mark.clause("ZIZ-LUCK-05")
def test_luck_spent_on_one_row_is_gone_for_the_next() -> None:
    scene = attempt(before("raid-1").luck(ANA, 3))
    scene.do("fill 1 2")
    assert scene.options() == ["fill 2 1", "stop"], "three swords are out of reach"
    scene.do("fill 2 1")
    assert (scene.prompt, scene.state.luck[ANA]) == ("act", 0)


@pytest.mark.clause("ZIZ-LUCK-06")
def test_luck_is_spent_after_the_last_reroll() -> None:
    scene = before("raid-1", 1, "bara").luck(ANA, 2).begin().roll("shield")
    scene.do("event")
    assert scene.options() == ["reroll 1", "stop"]
    scene.roll("sword")
    scene.do("reroll 1")
    assert scene.options() == ["fill 1 1", "give-up"]
    scene.do("fill 1 1")
    assert scene.options(verb="reroll") == []


@pytest.mark.clause("ZIZ-LUCK-06", "ZIZ-LUCK-08")
def test_luck_is_spent_after_the_last_reroll_of_a_fight() -> None:
    scene = before("raid-1", 1, "bara").luck(ANA, 2).at(BEN, HERE).warrant(BEN, 3).begin()
    bounty_hunt(scene, "shield")
    assert scene.options() == ["reroll 1", "stop"]
    stop(scene)
    assert (scene.prompt, scene.options()) == ("luck-attack", ["spend 1", "spend 2", "keep-luck"])


@pytest.mark.clause("ZIZ-LUCK-07")
def test_a_spent_token_is_back_in_the_reserve() -> None:
    """All twelve are in use, so the token gained in the end can only be the spent one."""
    scene = before("raid-1", 1).luck(ANA, 1).luck(BEN, 11)
    assert scene.begin().table()["luck"] == 0
    scene.roll("sword")
    scene.do("event")
    scene.do("fill 1 1")
    assert (scene.state.luck, scene.table()["luck"]) == ([0, 11], 1)


@pytest.mark.clause("ZIZ-LUCK-07")
def test_a_spent_token_may_come_back_as_the_reward_of_the_same_row() -> None:
    """All twelve are in use; three swords bring a point and a luck token."""
    scene = attempt(before("raid-1").luck(ANA, 5).luck(BEN, 7))
    scene.do("fill 1 2")
    scene.do("fill 3 3")
    assert (scene.state.luck, scene.table()["luck"]) == ([1, 7], 4)


@pytest.mark.clause("ZIZ-LUCK-07")
def test_luck_of_an_earlier_row_is_gone_even_if_the_conquest_fails_afterwards() -> None:
    scene = conquer(besieging("easy-1", 2).luck(ANA, 3), ("sword", "wild"))
    scene.do("fill 1 1")
    assert (scene.state.luck[ANA], scene.table()["luck"]) == (2, 10)
    storm(scene, "speech", "speech")
    assert keys(scene, "repelled", "luck") == ["repelled", "luck"]
    assert scene.state.luck[ANA] == 3, "two are left, and one for the failure"


@pytest.mark.clause("ZIZ-LUCK-08")
@pytest.mark.parametrize(
    ("anas", "bens", "points", "luck"),
    [
        ("keep-luck", "", [0, 1], [1, 2]),
        ("spend 1", "keep-luck", [2, 0], [0, 2]),
        ("spend 1", "spend 1", [0, 1], [0, 1]),
        ("spend 1", "spend 2", [0, 1], [0, 0]),
    ],
)
def test_attacker_and_defender_may_spend_luck(
    anas: str, bens: str, points: list[int], luck: list[int]
) -> None:
    """A sword against a shield, which is enough without luck."""
    scene = before("raid-1", 1).luck(ANA, 1)
    scene.at(BEN, HERE).warrant(BEN, 3).entourage(BEN, "matous").luck(BEN, 2).begin()
    bounty_hunt(scene, "sword", "shield")
    assert (scene.asked, scene.options()) == ((ANA,), ["spend 1", "keep-luck"])
    scene.do(anas)
    if bens:
        assert (scene.asked, scene.options()) == ((BEN,), ["spend 1", "spend 2", "keep-luck"])
        scene.do(bens)
    assert (scene.state.vp, scene.state.luck) == (points, luck)


@pytest.mark.clause("ZIZ-LUCK-09")
def test_luck_does_not_help_in_a_tournament() -> None:
    scene = before("tournament-1", 2).luck(ANA, 5).luck(BEN, 5).coins(BEN, 1).begin()
    scene.do("event")
    scene.roll(*["sword"] * 12)
    scene.do("enter")
    assert (scene.asked, verbs(scene)) == ((BEN,), {"joust", "stop"})
    scene.do("stop")
    assert (scene.asked, verbs(scene)) == ((ANA,), {"joust", "stop"})
    scene.do("stop")
    assert scene.state.luck == [5, 5]


@pytest.mark.clause("ZIZ-LUCK-10")
@pytest.mark.parametrize(("bens", "gained"), [(10, 1), (11, 1), (12, 0)])
def test_there_are_twelve_luck_tokens(bens: int, gained: int) -> None:
    scene = attempt(before("raid-1", 1).luck(BEN, bens), "shield")
    assert scene.state.luck == [gained, bens]
    assert keys(scene, "luck") == ["luck"] * gained


@pytest.mark.clause("ZIZ-LUCK-10")
@pytest.mark.parametrize(
    ("limited", "bens", "gained"), [(True, 11, 1), (True, 12, 0), (False, 11, 2), (False, 12, 2)]
)
def test_a_reward_gives_the_luck_tokens_there_are_unless_the_table_has_more(
    limited: bool, bens: int, gained: int
) -> None:
    row = {"need": {"sword": 1}, "reward": {"luck": 2}}
    scene = before("raid-1", 1, box=custom_box(row, luck_supply_is_limited=limited))
    attempt(scene.luck(BEN, bens), "sword")
    scene.do("fill 1 0")
    assert scene.state.luck == [gained, bens]


@pytest.mark.clause("ZIZ-LUCK-10")
def test_the_number_of_luck_tokens_left_is_public() -> None:
    assert in_reserve(None, 0, 0) == 12
    assert in_reserve(None, 3, 4) == 5
    assert in_reserve(None, 0, 12) == 0
    assert in_reserve(custom_box(luck_supply_is_limited=False), 3, 4) is None


@pytest.mark.clause("ZIZ-LUCK-11")
def test_remaining_luck_scores_nothing() -> None:
    """Ben, last of the round, reaches twenty points; only points and coins count."""
    scene = zizka(2).at(BEN, HERE).token(HERE, "den-1").points(ANA, 19).points(BEN, 19)
    scene.coins(BEN, 2).luck(ANA, 9).luck(BEN, 1).begin(BEN)
    scene.do("event")
    scene.do("fill 1 0")
    scene.do("end-turn")
    assert [score["total"] for score in scene.result["scores"]] == [19, 20]
    assert scene.result["winners"] == [BEN]


@pytest.mark.clause("ZIZ-LUCK-11")
def test_luck_breaks_no_tie() -> None:
    scene = zizka(2).at(BEN, HERE).token(HERE, "den-1").points(ANA, 20).points(BEN, 19)
    scene.coins(BEN, 2).luck(ANA, 11).luck(BEN, 1).begin(BEN)
    scene.do("event")
    scene.do("fill 1 0")
    scene.do("end-turn")
    assert [score["total"] for score in scene.result["scores"]] == [20, 20]
    assert scene.result["winners"] == [ANA, BEN]


@pytest.mark.clause("ZIZ-LUCK-12")
@pytest.mark.parametrize("held", [0, 1, 3, 4, 5, 8, 11])
def test_a_player_may_hold_any_number(held: int) -> None:
    assert attempt(before("den-1").luck(ANA, held)).state.luck[ANA] == held + 1


@pytest.mark.clause("ZIZ-LUCK-13")
def test_luck_of_a_failure_may_be_spent_in_the_next_attempt_of_the_same_turn() -> None:
    scene = tried("raid-1", "sword")
    assert (scene.asked, scene.state.actions, scene.state.luck[ANA]) == ((ANA,), 1, 1)
    scene.roll("sword")
    scene.do("event")
    assert scene.options() == ["fill 1 1", "give-up"]
    scene.do("fill 1 1")
    assert (scene.state.coins[ANA], scene.state.luck[ANA]) == (3, 0)


@pytest.mark.clause("ZIZ-LUCK-14")
@pytest.mark.parametrize("token", ["den-1", "den-3", "monks-2", "monks-3"])
def test_luck_pays_no_coins_and_stands_in_for_no_member(token: str) -> None:
    scene = attempt(before(token).luck(ANA, 9))
    assert keys(scene, "filled", "luck-spent", "failed") == ["failed"]
    assert scene.state.luck[ANA] == 10


@pytest.mark.clause("ZIZ-LUCK-14")
def test_luck_fills_the_icons_of_a_row_but_not_its_price() -> None:
    """The third row of town-6 costs three coins beside a speech; two are what the first brings."""
    scene = attempt(before("town-6", 1).luck(ANA, 9), "speech")
    scene.do("fill 1 2")
    assert scene.state.coins[ANA] == 2
    assert scene.options(verb="fill") == ["fill 2 1", "fill 4 4"]
