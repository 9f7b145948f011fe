"""FAVOUR: the tokens of Wenceslas and Sigismund, and their dice."""

import pytest

from tableronde.games.zizka.box.boxes import standard
from tableronde.games.zizka.components import BLANK, COIN, DICE
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
)
from tests.rules.zizka.scene import ANA, BEN, CLEO, ZizkaScene, zizka

COIN_FACE = "sigismund/coin"


def thrown(scene: ZizkaScene) -> list[str]:
    """Return the dice that were rolled last."""
    dice: list[str] = scene.events(None, "rolled")[-1]["thrown"]
    return dice


def favours(scene: ZizkaScene, seat: int) -> list[str]:
    held: list[str] = scene.table()["seats"][seat]["favours"]
    return held


def granted(sovereign: str, holder: int | None) -> ZizkaScene:
    """Let Ana fill a row that shows this sovereign, whose token this seat held."""
    row = {"need": {"sword": 1}, "reward": {"favour": sovereign}}
    scene = before("raid-1", 1, box=custom_box(row))
    if holder is not None:
        scene.favour(holder, sovereign)
    dice = [f"{sovereign}/blank"] if holder == ANA else []
    attempt(scene, "sword", *dice)
    scene.do("fill 1 0")
    return scene


def with_coin(*members: str, dice: int = 1) -> ZizkaScene:
    """Let Ana raid with Sigismund's die, which shows the coin, behind dice that show shields."""
    scene = before("raid-1", dice, *members).favour(ANA, "sigismund")
    return attempt(scene, *["shield"] * dice, COIN_FACE)


# The token ----------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-FAVOUR-01")
@pytest.mark.parametrize("sovereign", ["wenceslas", "sigismund"])
def test_the_owner_rolls_the_sovereign_s_die_in_an_event(sovereign: str) -> None:
    scene = attempt(before("raid-1", 2).favour(ANA, sovereign), "sword", "sword")
    assert thrown(scene) == ["entourage", "entourage", sovereign]


@pytest.mark.clause("ZIZ-FAVOUR-01")
@pytest.mark.parametrize("sovereign", ["wenceslas", "sigismund"])
def test_the_owner_rolls_the_sovereign_s_die_for_every_row_of_a_castle(sovereign: str) -> None:
    scene = besieging("easy-1", 2).favour(ANA, sovereign)
    conquer(scene, ("wild", "wild", f"{sovereign}/sword"))
    assert thrown(scene) == ["entourage", "entourage", sovereign]
    scene.do("fill 1 0")
    storm(scene, "wild", "wild", f"{sovereign}/shield")
    assert thrown(scene) == ["entourage", "entourage", sovereign]


@pytest.mark.clause("ZIZ-FAVOUR-01")
def test_attacker_and_defender_roll_the_dice_of_their_own_tokens() -> None:
    scene = before("raid-1", 1).favour(ANA, "wenceslas").favour(BEN, "sigismund")
    scene.at(BEN, HERE).warrant(BEN, 3).entourage(BEN, "matous", "anezka").begin()
    bounty_hunt(scene, "sword", "wenceslas/sword", "shield", "shield", "sigismund/shield")
    assert [told["thrown"] for told in scene.events(None, "rolled")] == [
        ["entourage", "wenceslas"],
        ["entourage", "entourage", "sigismund"],
    ]
    assert scene.state.vp == [0, 1], "two against three"


@pytest.mark.clause("ZIZ-FAVOUR-01")
def test_only_the_owner_of_a_token_rolls_its_die() -> None:
    scene = attempt(before("raid-1", 2).favour(BEN, "wenceslas"), "sword", "sword")
    assert thrown(scene) == ["entourage", "entourage"]


@pytest.mark.clause("ZIZ-FAVOUR-02")
@pytest.mark.parametrize(
    ("sovereign", "other"), [("wenceslas", "sigismund"), ("sigismund", "wenceslas")]
)
def test_the_token_comes_from_the_reserve(sovereign: str, other: str) -> None:
    scene = granted(sovereign, None)
    assert (favours(scene, ANA), scene.table()["favours"]) == ([sovereign], [other])
    told = {"event": "favour", "seat": ANA, "sovereign": sovereign}
    assert scene.events(BEN, "favour") == [told]
    assert scene.state.vp == [0, 0]


@pytest.mark.clause("ZIZ-FAVOUR-02", "ZIZ-FAVOUR-04", "ZIZ-SCORE-05")
@pytest.mark.parametrize("sovereign", ["wenceslas", "sigismund"])
def test_the_token_comes_from_its_holder_who_gains_a_point(sovereign: str) -> None:
    scene = granted(sovereign, BEN)
    assert (favours(scene, ANA), favours(scene, BEN)) == ([sovereign], [])
    assert scene.state.vp == [0, 1]
    told = {"event": "favour-taken", "seat": ANA, "other": BEN, "sovereign": sovereign, "count": 1}
    assert scene.events(None, "favour-taken") == [told]


@pytest.mark.clause("ZIZ-FAVOUR-03")
@pytest.mark.parametrize("sovereign", ["wenceslas", "sigismund"])
def test_a_player_who_holds_the_token_already_gains_a_point_and_keeps_it(sovereign: str) -> None:
    scene = granted(sovereign, ANA)
    assert (favours(scene, ANA), scene.state.vp) == ([sovereign], [1, 0])
    told = {"event": "favour-kept", "seat": ANA, "sovereign": sovereign, "count": 1}
    assert scene.events(BEN, "favour-kept") == [told]


@pytest.mark.clause("ZIZ-FAVOUR-04")
def test_only_the_loser_of_a_token_gains_a_point() -> None:
    scene = zizka(3).at(ANA, HERE).token(HERE, "monks-2").coins(ANA, 4)
    scene.favour(CLEO, "wenceslas").favour(BEN, "sigismund").begin()
    scene.do("event")
    scene.do("fill 1 0")
    scene.do("fill 2 0")
    assert (favours(scene, ANA), favours(scene, BEN)) == (["wenceslas"], ["sigismund"])
    assert scene.state.vp == [1, 0, 1], "the point of Ana's is the row's own"


@pytest.mark.clause("ZIZ-FAVOUR-04")
def test_the_loser_s_point_can_bring_the_last_round() -> None:
    scene = before("monks-2").coins(ANA, 4).favour(BEN, "wenceslas").points(BEN, 19)
    attempt(scene)
    scene.do("fill 1 0")
    assert scene.table()["end"] == 0
    scene.do("fill 2 0")
    assert (scene.state.vp[BEN], scene.table()["end"]) == (20, 1)


@pytest.mark.clause("ZIZ-FAVOUR-05")
def test_one_player_may_hold_both_and_roll_both() -> None:
    row = {"need": {"sword": 1}, "reward": {"favour": "sigismund"}}
    scene = before("raid-1", 1, box=custom_box(row)).favour(ANA, "wenceslas")
    scene.at(BEN, HERE).warrant(BEN, 3)
    attempt(scene, "sword", "wenceslas/blank")
    scene.do("fill 1 0")
    assert favours(scene, ANA) == ["wenceslas", "sigismund"]
    bounty_hunt(scene, "sword", "wenceslas/sword", "sigismund/sword")
    assert scene.events(None, "rolled")[0]["thrown"] == ["entourage", "wenceslas", "sigismund"]
    assert scene.events(None, "attack-total") == [
        {"event": "attack-total", "seat": ANA, "count": 3}
    ]


@pytest.mark.clause("ZIZ-FAVOUR-06", "ZIZ-EX-23")
def test_a_token_that_was_taken_is_for_the_next_action_and_its_loser_has_a_point() -> None:
    """Ana plays Q, Ben plays P; the first row of town-1 pays for the second, which shows
    Wenceslas."""
    scene = before("town-1", 3).favour(BEN, "wenceslas").at(BEN, HERE).warrant(BEN, 3)
    attempt(scene, "speech", "speech", "shield")
    scene.do("fill 1 0")
    scene.do("fill 2 0")
    assert (favours(scene, ANA), favours(scene, BEN)) == (["wenceslas"], [])
    assert scene.state.vp == [1, 1], "the row itself gives Ana one, the token none"
    assert scene.prompt == "act", "a speech of the third row is missing, and no die was added"
    bounty_hunt(scene, "sword", "sword", "sword", "wenceslas/wild")
    assert scene.events(None, "rolled")[0]["thrown"] == ["entourage"] * 3 + ["wenceslas"]
    assert scene.events(None, "rolled")[1]["thrown"] == ["entourage"] * 3, "Ben's is gone"


@pytest.mark.clause("ZIZ-FAVOUR-06")
def test_a_new_die_is_not_rolled_within_the_event() -> None:
    scene = before("town-1", 6)
    attempt(scene, *["speech"] * 5, "shield")
    scene.do("fill 1 0")
    scene.do("fill 2 0")
    assert favours(scene, ANA) == ["wenceslas"]
    assert [die["die"] for die in scene.table()["roll"]["dice"]] == ["entourage"] * 6


@pytest.mark.clause("ZIZ-FAVOUR-07")
def test_sovereign_dice_are_not_used_in_a_tournament() -> None:
    scene = before("tournament-1", 2).favour(ANA, "wenceslas", "sigismund")
    attempt(scene, *["speech"] * 6)
    assert keys(scene, "rolled") == []
    assert scene.events(None, "jousts")[0]["faces"] == ["speech"] * 6
    assert {option.split()[0] for option in scene.options()} == {"joust", "stop"}


# The dice -----------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-FAVOUR-08")
@pytest.mark.parametrize("sovereign", ["wenceslas", "sigismund"])
def test_each_sovereign_die_has_one_blank_face_and_it_yields_nothing(sovereign: str) -> None:
    faces = standard().faces[DICE.index(sovereign)]
    assert (len(faces), faces.count(BLANK)) == (6, 1)
    scene = before("hunt-1", 2).favour(ANA, sovereign)
    attempt(scene, "sword", "shield", f"{sovereign}/blank")
    assert scene.icons() == {"sword": 1, "shield": 1, "speech": 0, "wild": 0}


@pytest.mark.clause("ZIZ-FAVOUR-09")
def test_the_coin_may_be_taken_from_the_reserve() -> None:
    scene = with_coin()
    assert (scene.prompt, scene.options()) == ("take-coin", ["take-coin 2", "stop"])
    scene.do("take-coin 2")
    assert scene.state.coins == [1, 0]
    assert scene.events(BEN, "coins") == [{"event": "coins", "seat": ANA, "count": 1}]


@pytest.mark.clause("ZIZ-FAVOUR-09")
def test_the_coin_may_be_left() -> None:
    scene = stop(with_coin())
    assert scene.state.coins == [0, 0]


@pytest.mark.clause("ZIZ-FAVOUR-09")
def test_only_sigismund_s_die_shows_a_coin() -> None:
    assert [faces.count(COIN) for faces in standard().faces] == [0, 0, 1]


@pytest.mark.clause("ZIZ-FAVOUR-09")
@pytest.mark.parametrize(("limited", "coins"), [(False, 1), (True, 0)])
def test_the_coin_comes_from_a_reserve_that_a_table_may_limit(limited: bool, coins: int) -> None:
    scene = before("raid-1", 1, box=custom_box(coin_supply_is_limited=limited))
    attempt(scene.favour(ANA, "sigismund").coins(BEN, 77), "shield", COIN_FACE)
    scene.do("take-coin 2")
    assert scene.state.coins == [coins, 77]


@pytest.mark.clause("ZIZ-FAVOUR-10")
def test_a_die_whose_coin_was_not_taken_may_be_rerolled() -> None:
    scene = with_coin("trebava")
    assert scene.options() == ["reroll 1", "reroll 2", "take-coin 2", "stop"]
    scene.roll("sigismund/sword")
    scene.do("reroll 2")
    assert scene.state.coins[ANA] == 0
    assert scene.icons() == {"sword": 1, "shield": 1, "speech": 0, "wild": 0}


@pytest.mark.clause("ZIZ-FAVOUR-11")
def test_a_die_whose_coin_was_taken_is_locked_for_the_rest_of_the_event() -> None:
    scene = with_coin("trebava")
    scene.do("take-coin 2")
    assert scene.table()["roll"]["dice"][1] == {"die": "sigismund", "face": "coin", "locked": True}
    assert scene.options() == ["reroll 1", "stop"]
    scene.roll("speech")
    scene.do("reroll 1")
    assert scene.options() == ["reroll 1", "stop"], "still locked"


@pytest.mark.clause("ZIZ-FAVOUR-11")
def test_a_locked_die_cannot_be_rerolled_for_coins_either() -> None:
    scene = zizka(2, expert=True).commander(ANA, "torak").entourage(ANA, "gunter").coins(ANA, 3)
    scene.at(ANA, HERE).token(HERE, "raid-1").favour(ANA, "sigismund")
    attempt(scene, "shield", COIN_FACE)
    assert scene.options() == ["pay-reroll 1", "pay-reroll 2", "take-coin 2", "stop"]
    scene.do("take-coin 2")
    assert scene.options() == ["pay-reroll 1", "stop"]


@pytest.mark.clause("ZIZ-FAVOUR-11")
def test_nothing_is_asked_if_every_die_is_locked() -> None:
    scene = with_coin("trebava", dice=0)
    scene.do("take-coin 1")
    assert keys(scene, "failed") == ["failed"]


@pytest.mark.clause("ZIZ-FAVOUR-11")
def test_the_lock_ends_with_the_row_of_a_castle() -> None:
    scene = besieging("easy-1", 3, "bara").favour(ANA, "sigismund")
    conquer(scene, ("sword", "sword", "speech", COIN_FACE))
    scene.do("take-coin 4")
    assert scene.options() == ["reroll 1", "reroll 2", "reroll 3", "stop"]
    scene.roll("sword")
    scene.do("reroll 3")
    scene.do("fill 1 0")
    storm(scene, "shield", "shield", "shield", COIN_FACE)
    assert "reroll 4" in scene.options()
    scene.do("take-coin 4")
    assert scene.state.coins[ANA] == 2


@pytest.mark.clause("ZIZ-FAVOUR-11")
def test_the_lock_ends_with_the_fight_and_with_the_event() -> None:
    scene = before("raid-1", 1, "bara").favour(ANA, "sigismund").at(BEN, HERE).warrant(BEN, 3)
    scene.entourage(BEN).begin()
    bounty_hunt(scene, "shield", COIN_FACE)
    scene.do("take-coin 2")
    assert scene.options() == ["reroll 1", "stop"]
    stop(scene)
    scene.roll("shield", COIN_FACE)
    scene.do("event")
    assert scene.options() == ["reroll 1", "reroll 2", "take-coin 2", "stop"]


@pytest.mark.clause("ZIZ-FAVOUR-11")
def test_the_attacker_s_lock_is_not_the_defender_s() -> None:
    scene = before("raid-1", 1).favour(ANA, "sigismund").at(BEN, HERE).warrant(BEN, 3).begin()
    bounty_hunt(scene, "sword", COIN_FACE).roll("speech", "speech", "speech")
    scene.do("take-coin 2")
    assert scene.asked == (BEN,)
    assert scene.options() == ["reroll 1", "reroll 2", "reroll 3", "stop"]


@pytest.mark.clause("ZIZ-FAVOUR-12")
def test_the_coin_face_is_no_icon_and_pays_no_price() -> None:
    row = {"need": {"sword": 1}, "pay": 1, "reward": {"vp": 1}}
    scene = before("raid-1", 1, box=custom_box(row)).favour(ANA, "sigismund")
    attempt(scene, "sword", COIN_FACE)
    assert scene.icons() == {"sword": 1, "shield": 0, "speech": 0, "wild": 0}
    stop(scene)
    assert keys(scene, "filled", "failed") == ["failed"]


@pytest.mark.clause("ZIZ-FAVOUR-12")
@pytest.mark.parametrize("icon", ["sword", "shield", "speech", "wild"])
def test_the_coin_face_fulfils_no_condition(icon: str) -> None:
    row = {"need": {icon: 1}, "reward": {"vp": 1}}
    scene = before("raid-1", box=custom_box(row)).favour(ANA, "sigismund")
    stop(attempt(scene, COIN_FACE))
    assert keys(scene, "filled", "failed") == ["failed"]


@pytest.mark.clause("ZIZ-FAVOUR-12")
def test_a_coin_that_was_taken_is_a_coin_like_any_other() -> None:
    row = {"need": {"sword": 1}, "pay": 1, "reward": {"vp": 1}}
    scene = before("raid-1", 1, box=custom_box(row)).favour(ANA, "sigismund")
    attempt(scene, "sword", COIN_FACE)
    scene.do("take-coin 2")
    scene.do("fill 1 0")
    assert (scene.state.coins[ANA], scene.state.vp[ANA]) == (0, 1)


@pytest.mark.clause("ZIZ-FAVOUR-13")
def test_the_dice_of_all_tokens_are_rolled_without_asking() -> None:
    scene = before("raid-1", 1).favour(ANA, "wenceslas", "sigismund")
    attempt(scene, "sword", "wenceslas/blank", "sigismund/blank")
    assert thrown(scene) == ["entourage", "wenceslas", "sigismund"]
    assert keys(scene)[-2:] == ["failed", "luck"], "no question came between"


@pytest.mark.clause("ZIZ-FAVOUR-14")
def test_a_coin_may_be_taken_before_or_after_other_rerolls() -> None:
    scene = with_coin("trebava")
    scene.roll("speech", "sword")
    scene.do("reroll 1")
    assert "take-coin 2" in scene.options()
    scene.do("reroll 1")
    assert scene.options() == ["take-coin 2", "stop"], "also when no reroll is left"
    scene.do("take-coin 2")
    assert scene.state.coins[ANA] == 1


@pytest.mark.clause("ZIZ-FAVOUR-14")
def test_a_coin_that_comes_up_again_is_offered_again_but_taken_once() -> None:
    scene = with_coin("trebava")
    scene.roll(COIN_FACE)
    scene.do("reroll 2")
    assert scene.options() == ["reroll 1", "reroll 2", "take-coin 2", "stop"]
    scene.do("take-coin 2")
    assert scene.options(verb="take-coin") == []
    stop(scene)
    assert scene.state.coins[ANA] == 1


@pytest.mark.clause("ZIZ-FAVOUR-14")
def test_a_coin_that_comes_up_in_the_last_reroll_may_still_be_taken() -> None:
    scene = before("raid-1", 1, "bara").favour(ANA, "sigismund")
    attempt(scene, "shield", "sigismund/blank").roll(COIN_FACE)
    scene.do("reroll 2")
    assert (scene.prompt, scene.options()) == ("take-coin", ["take-coin 2", "stop"])


@pytest.mark.clause("ZIZ-FAVOUR-14")
def test_a_coin_not_taken_by_then_is_lost() -> None:
    scene = before("raid-1", 2).favour(ANA, "sigismund")
    stop(attempt(scene, "sword", "sword", COIN_FACE))
    assert scene.options() == ["fill 1 0", "give-up"]
    scene.do("fill 1 0")
    assert scene.state.coins[ANA] == 3, "those of the row"
