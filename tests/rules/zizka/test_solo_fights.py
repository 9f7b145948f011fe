"""SOLO: fights against Torak, on either side."""

import pytest

from tests.rules.zizka.rulings import ruled
from tests.rules.zizka.scene import ANA, FAR, QUIET, ZizkaScene, zizka

WARRANTS = ("warrant-1", "warrant-2", "warrant-3", "warrant-4")
QUIET_CARD = "torak-basic-2"
"""A card that gives Torak a point and makes him come."""


def together(level: str = "normal", points: int = 0, expert: bool = False) -> ZizkaScene:
    """Put Torak with so many points on the player's space; Zizka rolls three dice and has no
    reroll."""
    scene = zizka(1, level=level, expert=expert).commander(ANA, "zizka").entourage(ANA, "albrecht")
    return scene.torak(QUIET, points=points).torak_deck(QUIET_CARD)


def ambush(scene: ZizkaScene, torak: tuple[str, ...], own: tuple[str, ...]) -> None:
    """Let Torak attack at the end of a turn without an action."""
    scene.begin()
    scene.roll(*torak, *own)
    scene.end_turn()


def assault(scene: ZizkaScene, own: tuple[str, ...], torak: tuple[str, ...]) -> None:
    """Let the player attack Torak."""
    scene.begin()
    scene.roll(*own, *torak)
    scene.do("attack-torak")


def toraks_roll(scene: ZizkaScene) -> tuple[int, int, int]:
    """Return how many dice Torak rolled, his luck, and his total."""
    [event] = scene.events(None, "torak-rolled")
    return len(event["faces"]), event["luck"], event["count"]


# How strong he is ---------------------------------------------------------------------------------

EASY_NORMAL = [
    (0, 4, 0),
    (5, 4, 0),
    (6, 5, 0),
    (10, 5, 0),
    (11, 5, 1),
    (15, 5, 1),
    (16, 6, 2),
    (19, 6, 2),
]
HARD = [
    (0, 5, 0),
    (5, 5, 0),
    (6, 6, 0),
    (10, 6, 0),
    (11, 6, 1),
    (15, 6, 1),
    (16, 7, 2),
    (19, 7, 2),
]
STRENGTHS = [
    *(("easy", *line) for line in EASY_NORMAL),
    *(("normal", *line) for line in EASY_NORMAL),
    *(("hard", *line) for line in HARD),
]


@pytest.mark.clause("ZIZ-SOLO-30", "ZIZ-SOLO-31", "ZIZ-SOLO-32", "ZIZ-SOLO-33", "ZIZ-SOLO-06")
@pytest.mark.parametrize(("level", "points", "dice", "luck"), STRENGTHS)
def test_toraks_defence_by_level_and_points(level: str, points: int, dice: int, luck: int) -> None:
    scene = together(level, points)
    assault(scene, ("shield",) * 3, ("sword",) * dice)
    assert toraks_roll(scene) == (dice, luck, luck)


@pytest.mark.clause("ZIZ-SOLO-30", "ZIZ-SOLO-31", "ZIZ-SOLO-32", "ZIZ-SOLO-33")
@pytest.mark.parametrize(
    ("level", "points", "dice", "luck"), [line for line in STRENGTHS if line[1]]
)
def test_toraks_attack_by_level_and_points_with_those_just_gained(
    level: str, points: int, dice: int, luck: int
) -> None:
    scene = together(level, points - 1)
    ambush(scene, ("shield",) * dice, ("sword",) * 3)
    assert scene.table()["torak"]["points"] == points
    assert toraks_roll(scene) == (dice, luck, luck)


@pytest.mark.clause("ZIZ-SOLO-30")
def test_torak_rerolls_nothing() -> None:
    scene = together()
    ambush(scene, ("shield", "speech", "shield", "speech"), ("shield",) * 3)
    assert scene.events(None, "torak-rolled")[0]["faces"] == ["shield", "speech"] * 2
    assert scene.events(None, "rerolled") == []
    assert scene.events(None, "held-out") == [{"event": "held-out", "seat": ANA}]


@pytest.mark.clause("ZIZ-SOLO-33", "ZIZ-SOLO-60")
def test_toraks_luck_applies_to_every_fight_and_is_not_of_the_twelve_tokens() -> None:
    scene = together(points=16).luck(ANA, 12)
    assault(scene, ("sword",) * 3, ("sword",) * 6)
    scene.do("keep-luck")
    assert toraks_roll(scene)[1:] == (2, 2)
    assert scene.state.luck == [12]
    scene.roll(*["shield"] * 6).roll("sword", "sword", "sword")
    scene.end_turn()
    assert scene.prompt == "act", "he lies: no second fight"
    scene.end_turn()
    assert toraks_roll(scene)[1] == 2
    assert scene.table()["luck"] == 0


@pytest.mark.clause("ZIZ-SOLO-60")
def test_toraks_luck_leaves_the_reserve_as_it_is() -> None:
    scene = together(points=16)
    ambush(scene, ("shield",) * 6, ("shield",) * 3)
    assert toraks_roll(scene)[1] == 2
    assert scene.table()["luck"] == 12


@pytest.mark.clause("ZIZ-SOLO-34")
@pytest.mark.parametrize(
    ("face", "attack", "defence"),
    [("sword", 4, 0), ("shield", 0, 4), ("speech", 0, 0), ("wild", 4, 4)],
)
def test_the_icons_that_torak_counts(face: str, attack: int, defence: int) -> None:
    attacking, defending = together(), together()
    ambush(attacking, (face,) * 4, ("sword",) * 3)
    assault(defending, ("shield",) * 3, (face,) * 4)
    assert toraks_roll(attacking)[2] == attack
    assert toraks_roll(defending)[2] == defence


@pytest.mark.clause("ZIZ-EX-29", "ZIZ-SOLO-31", "ZIZ-SOLO-33", "ZIZ-SOLO-34")
def test_ex_29_torak_attacks_with_twelve_points() -> None:
    scene = together(points=11)
    ambush(scene, ("sword", "sword", "speech", "wild", "shield"), ("sword",) * 3)
    assert scene.table()["torak"]["points"] == 12
    assert toraks_roll(scene) == (5, 1, 4)


# Torak attacks ------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-SOLO-35", "ZIZ-SOLO-41")
@pytest.mark.parametrize(
    ("torak", "own", "beaten"),
    [
        (("sword", "sword", "sword", "shield"), ("shield", "shield", "sword"), True),
        (("sword", "sword", "shield", "shield"), ("shield", "shield", "sword"), False),
        (("sword", "shield", "shield", "shield"), ("shield", "shield", "sword"), False),
    ],
)
def test_a_tie_is_the_players_when_torak_attacks(
    torak: tuple[str, ...], own: tuple[str, ...], beaten: bool
) -> None:
    scene = together().torak_deck(QUIET_CARD, "torak-basic-6")
    ambush(scene, torak, own)
    assert bool(scene.events(None, "beaten")) is beaten
    assert bool(scene.events(None, "held-out")) is not beaten
    assert scene.state.vp == [0]


@pytest.mark.clause("ZIZ-SOLO-35", "ZIZ-SOLO-63")
def test_the_attacking_torak_rolls_first_and_the_player_knows_his_total() -> None:
    scene = together().luck(ANA, 2)
    ambush(scene, ("sword", "sword", "wild", "speech"), ("shield", "sword", "sword"))
    assert (scene.prompt, scene.asked) == ("luck-defence", (ANA,))
    assert scene.decision().arguments == {"own": 1, "rival": 3}
    scene.do("spend 2")
    assert scene.state.luck == [0]
    assert scene.events(None, "held-out") != []


@pytest.mark.clause("ZIZ-SOLO-36")
@pytest.mark.parametrize("warrants", [(), ("warrant-4",)])
def test_torak_attacks_with_or_without_a_warrant(warrants: tuple[str, ...]) -> None:
    scene = together().writs(*warrants)
    ambush(scene, ("shield",) * 4, ("shield",) * 3)
    assert scene.events(None, "torak-attacks") == [{"event": "torak-attacks", "seat": ANA}]
    assert len(scene.table()["warrants"]) == len(warrants)


@pytest.mark.clause("ZIZ-SOLO-36")
def test_the_players_figure_does_not_lie_down() -> None:
    scene = together()
    ambush(scene, ("sword",) * 4, ("sword",) * 3)
    assert scene.state.lying == [False]
    assert (scene.prompt, scene.state.actions) == ("act", 2)


@pytest.mark.clause("ZIZ-SOLO-41")
def test_a_won_defence_brings_nothing() -> None:
    scene = together().writs("warrant-1").coins(ANA, 3)
    ambush(scene, ("shield",) * 4, ("shield",) * 3)
    assert (scene.state.vp, scene.state.coins, scene.state.luck) == ([0], [3], [0])
    assert scene.table()["warrants"] == ["warrant-1"]
    assert scene.table()["torak"]["discarded"] == [QUIET_CARD], "no card for a loss"
    assert not scene.table()["torak"]["lying"]


LOSSES = {
    "torak-basic-1": "half-coins",
    "torak-basic-2": "member",
    "torak-basic-3": "half-coins",
    "torak-basic-4": "half-coins",
    "torak-basic-5": "half-coins",
    "torak-basic-6": "all-coins",
    "torak-basic-7": "member",
    "torak-basic-8": "half-coins",
    "torak-easy": "half-coins",
    "torak-hard": "all-coins",
}


def beaten(loss: str, level: str = "normal") -> ZizkaScene:
    """Let Torak win; this card names the loss."""
    played = "torak-basic-8" if loss == QUIET_CARD else QUIET_CARD
    return together(level).torak_deck(played, loss)


@pytest.mark.clause("ZIZ-SOLO-37")
@pytest.mark.parametrize("card", LOSSES)
def test_the_next_card_of_torak_names_the_loss(card: str) -> None:
    level = card.removeprefix("torak-") if card in ("torak-easy", "torak-hard") else "normal"
    scene = beaten(card, level).coins(ANA, 6)
    ambush(scene, ("sword",) * (5 if level == "hard" else 4), ("sword",) * 3)
    assert scene.events(None, "beaten") == [
        {"event": "beaten", "seat": ANA, "card": card, "loss": LOSSES[card]}
    ]
    played = scene.events(None, "torak-card")[0]["card"]
    assert scene.table()["torak"]["discarded"] == [played, card]
    gain = 3 if played == "torak-basic-8" else 1
    assert scene.table()["torak"]["points"] == gain, "nothing else of that card counts"
    left = {"half-coins": 3, "all-coins": 0, "member": 6}[LOSSES[card]]
    assert scene.state.coins == [left]


@pytest.mark.clause("ZIZ-SOLO-38")
@pytest.mark.parametrize(("coins", "kept"), [(0, 0), (1, 1), (2, 1), (3, 2), (8, 4), (9, 5)])
def test_half_the_coins_are_returned_rounded_down(coins: int, kept: int) -> None:
    scene = beaten("torak-basic-1").coins(ANA, coins)
    ambush(scene, ("sword",) * 4, ("sword",) * 3)
    assert scene.state.coins == [kept]


@pytest.mark.clause("ZIZ-EX-30", "ZIZ-SOLO-38")
def test_ex_30_three_of_seven_coins() -> None:
    scene = beaten("torak-basic-1").coins(ANA, 7)
    ambush(scene, ("sword",) * 4, ("sword",) * 3)
    assert scene.events(None, "lost-coins") == [{"event": "lost-coins", "seat": ANA, "count": 3}]
    assert scene.state.coins == [4]


@pytest.mark.clause("ZIZ-SOLO-39")
@pytest.mark.parametrize("coins", [1, 7])
def test_all_coins_are_returned(coins: int) -> None:
    scene = beaten("torak-basic-6").coins(ANA, coins)
    ambush(scene, ("sword",) * 4, ("sword",) * 3)
    assert scene.state.coins == [0]
    assert scene.entourage_of(ANA) == ["albrecht"]


@pytest.mark.clause("ZIZ-SOLO-40")
@pytest.mark.parametrize(
    ("lost", "kept", "piles"),
    [
        ("raz", ["matej", "ales"], (["raz"], [])),
        ("ales", ["matej", "raz"], ([], ["ales"])),
        ("matej", ["raz", "ales"], ([], [])),  # a starting member is out of the game
    ],
)
def test_one_member_of_the_players_choice_is_lost(
    lost: str, kept: list[str], piles: tuple[list[str], list[str]]
) -> None:
    scene = beaten("torak-basic-7").entourage(ANA, "matej", "raz", "ales").coins(ANA, 5)
    ambush(scene, ("sword",) * 4, ("sword",) * 5)
    assert (scene.prompt, scene.asked) == ("lose-member", (ANA,))
    assert scene.options() == ["lose matej", "lose raz", "lose ales"]
    scene.do(f"lose {lost}")
    assert scene.entourage_of(ANA) == kept
    assert (scene.discarded(1), scene.discarded(2)) == piles
    assert scene.state.coins == [5]
    assert scene.prompt == "act"


@pytest.mark.clause("ZIZ-SOLO-40")
def test_no_member_is_lost_without_members() -> None:
    scene = beaten("torak-basic-7").entourage(ANA).coins(ANA, 5)
    ambush(scene, ("sword",) * 4, ("sword",))
    assert scene.events(None, "beaten")[0]["loss"] == "member"
    assert (scene.prompt, scene.state.coins) == ("act", [5])


@pytest.mark.clause("ZIZ-SOLO-21", "ZIZ-SOLO-37")
def test_the_deck_is_refilled_for_a_loss_with_the_card_just_played() -> None:
    scene = together().torak_deck(QUIET_CARD, nothing_else=True).torak_discard("torak-basic-6")
    scene.coins(ANA, 5).begin()
    scene.chance.orders = [[scene.torak_card(QUIET_CARD), scene.torak_card("torak-basic-6")]]
    scene.roll("sword", "sword", "sword", "sword").roll("sword", "sword", "sword")
    scene.end_turn()
    assert scene.events(None, "torak-shuffled") == [{"event": "torak-shuffled", "count": 2}]
    assert scene.state.coins == [0]
    assert scene.table()["torak"]["discarded"] == ["torak-basic-6"]
    assert scene.table()["torak"]["deck"] == 1


# The player attacks -------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-SOLO-42")
@pytest.mark.parametrize("warrants", [(), ("warrant-2",)])
def test_torak_is_attacked_where_he_stands_with_or_without_a_warrant(
    warrants: tuple[str, ...],
) -> None:
    scene = together().writs(*warrants).begin()
    assert scene.options(verb="attack-torak") == ["attack-torak"]
    scene.roll("sword", "sword", "sword").roll("sword", "sword", "sword", "sword")
    scene.do("attack-torak")
    assert scene.state.actions == 1


@pytest.mark.clause("ZIZ-SOLO-42")
@pytest.mark.parametrize("space", [FAR, "strakonice"])
def test_torak_is_not_attacked_from_elsewhere(space: str) -> None:
    scene = together().torak(space).begin()
    assert scene.options(verb="attack-torak") == []


@pytest.mark.clause("ZIZ-SOLO-42")
def test_torak_is_reached_with_the_first_action_and_attacked_with_the_second() -> None:
    scene = together().torak("husinec").begin()
    scene.do("move husinec")
    assert scene.options(verb="attack-torak") == ["attack-torak"]


@pytest.mark.clause("ZIZ-SOLO-35", "ZIZ-SOLO-46")
@pytest.mark.parametrize("shields", [2, 3, 4])
def test_a_tie_is_toraks_when_the_player_attacks(shields: int) -> None:
    scene = together().coins(ANA, 4).writs("warrant-1")
    torak = (*["shield"] * shields, *["sword"] * (4 - shields))
    assault(scene, ("sword", "sword", "shield"), torak)
    assert scene.events(None, "torak-held-out") == [{"event": "torak-held-out"}]
    assert scene.table()["torak"]["lying"] is False
    assert (scene.prompt, scene.state.actions) == ("act", 1)
    assert (scene.state.coins, scene.state.vp, scene.state.luck) == ([4], [0], [0])
    assert scene.table()["torak"]["points"] == 0
    assert scene.table()["torak"]["discarded"] == [], "and no loss"
    assert scene.table()["warrants"] == ["warrant-1"]


@pytest.mark.clause("ZIZ-SOLO-43", "ZIZ-SOLO-44")
@pytest.mark.parametrize("lifted", ["warrant-1", "warrant-2", "warrant-4"])
def test_beating_torak_removes_one_warrant(lifted: str) -> None:
    scene = together().writs("warrant-4", "warrant-1", "warrant-2")
    assault(scene, ("sword", "sword", "shield"), ("shield", "sword", "sword", "sword"))
    assert scene.prompt == "lift-writ"
    assert set(scene.options()) == {"lift warrant-1", "lift warrant-2", "lift warrant-4"}
    scene.do(f"lift {lifted}")
    held = [warrant for warrant in ("warrant-4", "warrant-1", "warrant-2") if warrant != lifted]
    assert scene.table()["warrants"] == held
    assert (scene.state.vp, scene.state.coins) == ([0], [0])
    assert scene.table()["torak"]["lying"] is True
    assert scene.table()["torak"]["points"] == 0


@pytest.mark.clause("ZIZ-SOLO-43")
def test_a_removed_warrant_has_no_effect_and_can_be_drawn_again() -> None:
    scene = together().at(ANA, "pisek").torak("pisek").token("pisek", "pickpocket-1")
    scene.writs(*WARRANTS)
    assault(scene, ("sword",) * 3, ("sword",) * 4)
    assert scene.table()["seats"][ANA]["range"] == 1
    scene.do("lift warrant-2")
    assert scene.table()["seats"][ANA]["range"] == 2
    scene.roll("shield", "speech", "speech")
    scene.do("event")
    scene.do("fill 1 0")
    scene.do("fill 2 0")
    assert sorted(scene.table()["warrants"]) == list(WARRANTS)


@pytest.mark.clause("ZIZ-SOLO-43")
def test_a_beaten_torak_lies_down_even_without_a_warrant() -> None:
    scene = together()
    assault(scene, ("sword",) * 3, ("shield", "sword", "sword", "sword"))
    assert (scene.prompt, scene.state.actions) == ("act", 1)
    assert scene.table()["torak"]["lying"] is True
    assert scene.events(None, "beat-torak") == [{"event": "beat-torak", "seat": ANA}]


@pytest.mark.clause("ZIZ-SOLO-45")
def test_a_lying_torak_is_stood_up_instead_of_a_card() -> None:
    scene = together()
    assault(scene, ("sword",) * 3, ("sword",) * 4)
    scene.end_turn()
    assert scene.events(None, "torak-stands-up") == [{"event": "torak-stands-up"}]
    torak = scene.table()["torak"]
    assert (torak["lying"], torak["discarded"], torak["points"]) == (False, [], 0)
    assert scene.events(None, "torak-attacks") == [], "although he is there"
    assert (scene.prompt, scene.state.actions) == ("act", 2)
    scene.end_turn()
    assert scene.table()["torak"]["discarded"][0] == QUIET_CARD, "the next turn is as usual"


@pytest.mark.clause("ZIZ-SOLO-46")
def test_an_unbeaten_torak_plays_his_card_as_usual() -> None:
    scene = together()
    assault(scene, ("shield",) * 3, ("shield",) * 4)
    scene.end_turn()
    assert scene.table()["torak"]["discarded"][0] == QUIET_CARD
    assert scene.events(None, "torak-attacks") != []


@pytest.mark.clause("ZIZ-SOLO-47")
@pytest.mark.parametrize("own", ["sword", "shield"])
def test_torak_is_attacked_once_a_turn_won_or_lost(own: str) -> None:
    scene = together()
    assault(scene, (own,) * 3, ("shield", "sword", "sword", "sword"))
    assert (scene.prompt, scene.state.actions) == ("act", 1)
    assert scene.options(verb="attack-torak") == []
    scene.end_turn()
    assert scene.options(verb="attack-torak") == ["attack-torak"], "again in the next turn"


@pytest.mark.clause("ZIZ-SOLO-47")
@pytest.mark.parametrize(("most", "again"), [(1, []), (2, ["attack-torak"])])
def test_a_table_may_allow_two_attacks_on_torak(most: int, again: list[str]) -> None:
    scene = zizka(1, box=ruled(torak_attacks_per_turn_max=most)).commander(ANA, "zizka")
    scene.entourage(ANA, "albrecht").torak(QUIET)
    assault(scene, ("shield",) * 3, ("shield",) * 4)
    assert scene.options(verb="attack-torak") == again


@pytest.mark.clause("ZIZ-SOLO-47", "ZIZ-ATTACK-10")
def test_a_lying_torak_is_never_attacked() -> None:
    scene = zizka(1, box=ruled(torak_attacks_per_turn_max=2)).commander(ANA, "zizka")
    scene.entourage(ANA, "albrecht").torak(QUIET)
    assault(scene, ("sword",) * 3, ("sword",) * 4)
    assert scene.table()["torak"]["lying"] is True
    assert scene.options(verb="attack-torak") == []


# Decisions ----------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-SOLO-63")
def test_a_defender_rerolls_takes_sigismunds_coin_and_spends_luck() -> None:
    scene = together().entourage(ANA, "albrecht", "dubrava").favour(ANA, "sigismund").luck(ANA, 1)
    torak = ("sword", "wild", "shield", "shield")
    ambush(scene, torak, ("sword", "sword", "sword", "sigismund/coin"))
    assert (scene.prompt, scene.asked) == ("defend", (ANA,))
    assert scene.decision().arguments == {"count": 1, "own": 0, "rival": 2}
    assert scene.options() == [
        *(f"reroll {die}" for die in range(1, 5)),
        "take-coin 4",
        "stop",
    ]
    scene.do("take-coin 4")
    assert scene.state.coins == [1]
    assert scene.options() == ["reroll 1", "reroll 2", "reroll 3", "stop"]
    scene.roll("wild")
    scene.do("reroll 1")
    assert (scene.prompt, scene.options()) == ("luck-defence", ["spend 1", "keep-luck"])
    scene.do("spend 1")
    assert scene.events(None, "defence-total") == [
        {"event": "defence-total", "seat": ANA, "count": 2}
    ]


@pytest.mark.clause("ZIZ-SOLO-63")
def test_an_attacker_rerolls_takes_sigismunds_coin_and_spends_luck_before_torak_rolls() -> None:
    scene = together().entourage(ANA, "albrecht", "dubrava").favour(ANA, "sigismund").luck(ANA, 1)
    scene.begin()
    scene.roll("shield", "shield", "sword", "sigismund/coin")
    scene.do("attack-torak")
    assert scene.options() == [
        *(f"reroll {die}" for die in range(1, 5)),
        "take-coin 4",
        "stop",
    ]
    scene.do("take-coin 4")
    scene.roll("wild")
    scene.do("reroll 1")
    assert (scene.prompt, scene.options()) == ("luck-attack", ["spend 1", "keep-luck"])
    assert scene.events(None, "torak-rolled") == []
    scene.roll("shield", "wild", "sword", "sword")
    scene.do("spend 1")
    assert scene.events(None, "attack-total")[0]["count"] == 3
    assert scene.events(None, "beat-torak") == [{"event": "beat-torak", "seat": ANA}]


@pytest.mark.clause("ZIZ-SOLO-57", "ZIZ-SOLO-63")
def test_rerolls_are_bought_in_fights_by_the_player_alone() -> None:
    scene = together(expert=True).coins(ANA, 2)
    assault(scene, ("shield", "sword", "sword"), ())
    assert (scene.prompt, scene.options(verb="pay-reroll")) == (
        "reroll-expert",
        ["pay-reroll 1", "pay-reroll 2", "pay-reroll 3"],
    )
    scene.roll("sword").roll("sword", "sword", "sword", "shield")
    scene.do("pay-reroll 1")
    assert toraks_roll(scene) == (4, 0, 1), "he takes what he rolls"
    assert scene.state.coins == [1]


@pytest.mark.clause("ZIZ-SOLO-57", "ZIZ-SOLO-63")
def test_rerolls_are_bought_in_a_defence_too() -> None:
    scene = together(expert=True).coins(ANA, 1)
    ambush(scene, ("sword", "shield", "shield", "shield"), ("sword", "sword", "sword"))
    assert scene.options(verb="pay-reroll") == ["pay-reroll 1", "pay-reroll 2", "pay-reroll 3"]
    scene.roll("shield")
    scene.do("pay-reroll 2")
    assert scene.events(None, "held-out") == [{"event": "held-out", "seat": ANA}]
    assert scene.state.coins == [0]
