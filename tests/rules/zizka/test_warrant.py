"""WARRANT: bounties, what they cost and what they cannot pay."""

import pytest

from tests.rules.zizka.attempts import (
    HERE,
    attempt,
    before,
    bounty_hunt,
    custom_box,
    keys,
    tried,
)
from tests.rules.zizka.scene import ANA, BEN, QUIET, ZizkaScene, zizka

WANTED = {"need": {"sword": 1}, "reward": {"coins": 1, "warrant": 1}}
"""A row whose reward shows a warrant."""


def bounty(scene: ZizkaScene, seat: int = ANA) -> int | None:
    """Return the coins on a seat's warrant, as everybody sees them; None: no warrant."""
    coins: int | None = scene.table()["seats"][seat]["warrant"]
    return coins


def wanted(before_it: int | None = None) -> ZizkaScene:
    """Let Ana fill a row with a warrant; this bounty was on her head before."""
    scene = before("raid-1", 1, box=custom_box(WANTED))
    if before_it is not None:
        scene.warrant(ANA, before_it)
    attempt(scene, "sword")
    scene.do("fill 1 0")
    return scene


def alone(*writs: str) -> ZizkaScene:
    """Put Ana alone before a den whose third row brings a warrant; she has filled the first."""
    scene = zizka(1).at(ANA, HERE).token(HERE, "den-2").coins(ANA, 1).writs(*writs).begin()
    scene.do("event")
    scene.do("fill 1 0")
    return scene


def destinations(scene: ZizkaScene) -> set[str]:
    return {option.split()[1] for option in scene.options(verb="move")}


@pytest.mark.clause("ZIZ-WARRANT-01")
def test_a_warrant_comes_with_three_coins_from_the_reserve() -> None:
    scene = wanted()
    assert bounty(scene) == 3
    assert scene.state.coins[ANA] == 1, "the three are on the card, not in the purse"
    told = {"event": "warrant", "seat": ANA, "count": 3, "bounty": 3}
    assert scene.events(BEN, "warrant") == [told]
    assert bounty(scene, BEN) is None


@pytest.mark.clause("ZIZ-WARRANT-01")
@pytest.mark.parametrize(
    ("limited", "bens", "coins"), [(False, 77, 3), (True, 73, 3), (True, 75, 1), (True, 77, 0)]
)
def test_a_table_may_limit_the_coins_for_a_bounty_too(limited: bool, bens: int, coins: int) -> None:
    """There are 77 pieces, of which the row itself takes one."""
    scene = before("raid-1", 1, box=custom_box(WANTED, coin_supply_is_limited=limited))
    attempt(scene.coins(BEN, bens), "sword")
    scene.do("fill 1 0")
    assert bounty(scene) == coins


@pytest.mark.clause("ZIZ-WARRANT-02", "ZIZ-EX-24")
def test_a_second_warrant_adds_three_coins_to_the_first() -> None:
    scene = wanted(6)
    assert bounty(scene) == 9
    told = {"event": "bounty-grew", "seat": ANA, "count": 3, "bounty": 9}
    assert (scene.events(BEN, "bounty-grew"), keys(scene, "warrant")) == ([told], [])
    assert scene.table()["seats"][ANA]["range"] == 3 - 1, "one card slows her down, not two"


@pytest.mark.clause("ZIZ-WARRANT-02")
def test_an_empty_warrant_is_a_warrant_too() -> None:
    """A warrant bears no coin if coins have run out."""
    scene = wanted(0)
    assert (bounty(scene), keys(scene, "warrant", "bounty-grew")) == (3, ["bounty-grew"])


@pytest.mark.clause("ZIZ-WARRANT-03")
def test_a_row_is_taken_with_its_warrant_or_not_at_all() -> None:
    scene = tried("pickpocket-1", "shield", "speech", "speech")
    scene.do("fill 1 0")
    assert scene.options() == ["fill 2 0", "stop"], "there is no way to leave the warrant out"
    scene.do("fill 2 0")
    assert (scene.state.coins[ANA], bounty(scene)) == (6, 3)
    assert keys(scene, "filled", "coins", "warrant", "completed") == [
        "filled",
        "coins",
        "warrant",
        "completed",
    ], "nobody was asked in between"


@pytest.mark.clause("ZIZ-WARRANT-03")
def test_leaving_the_row_avoids_the_warrant() -> None:
    scene = tried("pickpocket-1", "shield", "speech", "speech")
    scene.do("fill 1 0")
    scene.do("stop")
    assert (scene.state.coins[ANA], bounty(scene)) == (3, None)


@pytest.mark.clause("ZIZ-WARRANT-04")
@pytest.mark.parametrize("coins", [0, 3, 9])
def test_a_warrant_shortens_both_moves_of_a_turn_by_one_space(coins: int) -> None:
    free = zizka(2).at(ANA, "strakonice").begin()
    scene = zizka(2).at(ANA, "strakonice").warrant(ANA, coins).begin()
    assert destinations(scene) == {"pisek", "vodnany", QUIET}
    assert destinations(free) == destinations(scene) | {
        "husinec",
        "inn-protivin",
        "road-zvikov",
        "netolice",
        "hluboka",
    }
    scene.do(f"move {QUIET}")
    assert destinations(scene) == {"strakonice", "husinec"}


@pytest.mark.clause("ZIZ-WARRANT-04")
def test_a_warrant_works_from_the_next_action_on() -> None:
    scene = wanted()
    assert scene.table()["seats"][ANA]["range"] == 2, "three moves of Torak's board, less one"
    assert "tyn" in destinations(scene)
    assert "bechyne" not in destinations(scene)


@pytest.mark.clause("ZIZ-WARRANT-05")
def test_the_shortening_ends_with_the_warrant() -> None:
    scene = before("raid-1", 1).at(BEN, HERE).warrant(BEN, 3).entourage(BEN).begin()
    assert scene.table()["seats"][BEN]["range"] == 1
    bounty_hunt(scene, "sword")
    assert (bounty(scene, BEN), scene.table()["seats"][BEN]["range"]) == (None, 2)
    scene.end_turn()
    assert scene.asked == (BEN,)
    assert "tyn" in destinations(scene)


@pytest.mark.clause("ZIZ-WARRANT-06")
def test_a_bounty_pays_no_hire() -> None:
    scene = zizka(2).at(ANA, "inn-protivin").entourage(ANA).warrant(ANA, 9).coins(ANA, 2)
    scene.tables(1, "jitka", "bratrice", "benes").begin()
    hired = {option.split()[1] for option in scene.options(verb="hire")}
    assert "bratrice" in hired, "for two coins"
    assert not hired & {"jitka", "benes"}, "for four and for three"


@pytest.mark.clause("ZIZ-WARRANT-06")
def test_a_bounty_pays_no_condition() -> None:
    scene = attempt(before("den-1").warrant(ANA, 9).coins(ANA, 1))
    assert keys(scene, "filled", "paid", "failed") == ["failed"]
    assert (bounty(scene), scene.state.coins[ANA]) == (9, 1)


@pytest.mark.clause("ZIZ-WARRANT-06")
@pytest.mark.parametrize(("coins", "asked"), [(0, ANA), (1, BEN)])
def test_a_bounty_pays_no_fee(coins: int, asked: int) -> None:
    scene = before("tournament-1", 1).warrant(BEN, 9).coins(BEN, coins)
    attempt(scene, *["sword"] * 6)
    assert scene.asked == (asked,)
    assert bounty(scene, BEN) == 9


@pytest.mark.clause("ZIZ-WARRANT-06")
@pytest.mark.parametrize(("coins", "options"), [(0, []), (1, ["pay-reroll 1"])])
def test_a_bounty_buys_no_reroll(coins: int, options: list[str]) -> None:
    scene = zizka(2, expert=True).commander(ANA, "torak").entourage(ANA, "gunter")
    scene.at(ANA, HERE).token(HERE, "raid-1").warrant(ANA, 9).coins(ANA, coins)
    attempt(scene, "shield")
    assert scene.options(verb="pay-reroll") == options


@pytest.mark.clause("ZIZ-WARRANT-07")
@pytest.mark.parametrize(
    ("coins", "space", "options"),
    [
        (3, HERE, ["attack 1"]),
        (0, HERE, ["attack 1"]),
        (None, HERE, []),
        (3, "tyn", []),
    ],
)
def test_a_player_with_a_warrant_can_be_attacked(
    coins: int | None, space: str, options: list[str]
) -> None:
    scene = zizka(2).at(ANA, HERE).at(BEN, space)
    if coins is not None:
        scene.warrant(BEN, coins)
    assert scene.begin().options(verb="attack") == options


@pytest.mark.clause("ZIZ-WARRANT-07")
def test_the_own_warrant_gives_no_target() -> None:
    scene = zizka(2).at(ANA, HERE).at(BEN, HERE).warrant(ANA, 3).begin()
    assert scene.options(verb="attack") == []
    scene.end_turn()
    assert scene.options(verb="attack") == ["attack 0"]


@pytest.mark.clause("ZIZ-WARRANT-08")
@pytest.mark.parametrize(
    ("purse", "on_it", "points", "coins"), [(7, 4, 2, 11), (3, 2, 1, 5), (2, 2, 0, 4), (0, 9, 1, 9)]
)
def test_the_bounty_joins_the_purse_before_coins_are_counted(
    purse: int, on_it: int, points: int, coins: int
) -> None:
    """Ben, last of the round, brings the end with the monks, whom he pays two coins."""
    scene = zizka(2).at(BEN, HERE).token(HERE, "monks-1").points(BEN, 19).coins(BEN, 2)
    scene.coins(ANA, purse).warrant(ANA, on_it).begin(BEN)
    scene.do("event")
    scene.do("fill 1 0")
    scene.do("stop")
    scene.end_turn()
    anas = scene.result["scores"][ANA]
    assert (anas["coin-points"], anas["total"], anas["coins"]) == (points, points, coins)


@pytest.mark.clause("ZIZ-WARRANT-09")
@pytest.mark.parametrize("coins", [12, 30, 99])
def test_a_bounty_has_no_upper_limit(coins: int) -> None:
    assert bounty(wanted(coins)) == coins + 3


@pytest.mark.clause("ZIZ-WARRANT-10")
def test_a_solo_warrant_bears_no_coins_and_has_an_effect() -> None:
    scene = alone().pick(2)
    scene.do("fill-giving 3 0 vojka")
    assert scene.table()["warrants"] == ["warrant-3"]
    assert (bounty(scene), keys(scene, "warrant", "writ")) == (None, ["writ"])
    assert scene.state.coins[ANA] == 4, "those of the row"


@pytest.mark.clause("ZIZ-WARRANT-10")
def test_a_solo_player_may_hold_several_warrants() -> None:
    scene = alone("warrant-1").pick(2)
    scene.do("fill-giving 3 0 vojka")
    assert scene.table()["warrants"] == ["warrant-1", "warrant-4"]
    assert bounty(scene) is None


@pytest.mark.clause("ZIZ-WARRANT-10")
@pytest.mark.parametrize(
    ("writs", "spaces"),
    [
        ((), 2),
        (("warrant-1", "warrant-3", "warrant-4"), 2),
        (("warrant-2",), 1),
        (("warrant-1", "warrant-2", "warrant-3", "warrant-4"), 1),
    ],
)
def test_only_the_second_solo_warrant_shortens_a_move(writs: tuple[str, ...], spaces: int) -> None:
    scene = zizka(1).writs(*writs).begin()
    assert scene.table()["seats"][ANA]["range"] == spaces


@pytest.mark.clause("ZIZ-WARRANT-10")
@pytest.mark.parametrize("writs", [(), ("warrant-1",)])
def test_a_solo_player_is_attacked_with_or_without_a_warrant(writs: tuple[str, ...]) -> None:
    """Torak stands on the same space; his card is the one that moves by one and gives three."""
    scene = zizka(1).at(ANA, QUIET).torak(QUIET).writs(*writs).torak_deck("torak-basic-8").begin()
    scene.roll("shield", "shield", "shield", "shield")
    scene.end_turn()
    assert keys(scene, "torak-attacks") == ["torak-attacks"]
