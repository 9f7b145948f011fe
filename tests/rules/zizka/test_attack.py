"""ATTACK: fights for a bounty between players on one space."""

import pytest

from tests.rules.zizka.scene import ANA, BEN, CLEO, DAN, QUIET, ZizkaScene, zizka

BLANK_HANDS = ("sword",) * 3
"""A roll worth nothing to a defender with three dice."""


def meeting(seats: int = 2, bounty: int = 3, expert: bool = False) -> ZizkaScene:
    """Put Ana and Ben, who is wanted, on one space; each rolls three dice and has no reroll."""
    scene = zizka(seats, expert=expert).commander(ANA, "zizka").commander(BEN, "torak")
    return scene.entourage(ANA, "albrecht").entourage(BEN, "raz", "racek").warrant(BEN, bounty)


def fight(scene: ZizkaScene, attack: tuple[str, ...], defence: tuple[str, ...]) -> None:
    scene.roll(*attack).roll(*defence)
    scene.do("attack 1")


def totals(scene: ZizkaScene) -> tuple[int, int]:
    """Return what attacker and defender have counted."""
    [attack] = scene.events(None, "attack-total")
    [defence] = scene.events(None, "defence-total")
    return attack["count"], defence["count"]


# Targets ------------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-ATTACK-01")
def test_a_wanted_player_on_the_same_space_can_be_attacked() -> None:
    scene = zizka(4).warrant(ANA, 3).warrant(BEN, 3).warrant(CLEO, 3).at(CLEO, "husinec").begin()
    assert scene.stands_at(DAN) == scene.stands_at(ANA) == QUIET
    assert scene.options(verb="attack") == ["attack 1"], (
        "neither herself nor a distant nor an innocent player"
    )


@pytest.mark.clause("ZIZ-ATTACK-01")
def test_a_player_without_a_warrant_cannot_be_attacked() -> None:
    assert zizka(4).begin().options(verb="attack") == []


@pytest.mark.clause("ZIZ-ATTACK-01")
def test_a_warrant_without_coins_is_a_warrant() -> None:
    assert meeting(bounty=0).begin().options(verb="attack") == ["attack 1"]


@pytest.mark.clause("ZIZ-ATTACK-01")
def test_an_attack_is_an_action() -> None:
    scene = meeting().begin()
    fight(scene, ("sword",) * 3, BLANK_HANDS)
    assert (scene.prompt, scene.asked, scene.state.actions) == ("act", (ANA,), 1)


# What counts --------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-ATTACK-02")
@pytest.mark.parametrize(
    ("faces", "total"),
    [
        (("sword", "sword", "sword"), 3),
        (("wild", "wild", "wild"), 3),
        (("shield", "shield", "shield"), 0),
        (("speech", "speech", "speech"), 0),
        (("sword", "wild", "shield"), 2),
    ],
)
def test_the_attacker_counts_swords_and_wilds(faces: tuple[str, ...], total: int) -> None:
    scene = meeting().begin()
    fight(scene, faces, BLANK_HANDS)
    assert totals(scene) == (total, 0)


@pytest.mark.clause("ZIZ-ATTACK-03")
@pytest.mark.parametrize(
    ("faces", "total"),
    [
        (("shield", "shield", "shield"), 3),
        (("wild", "wild", "wild"), 3),
        (("sword", "sword", "sword"), 0),
        (("speech", "speech", "speech"), 0),
        (("shield", "wild", "sword"), 2),
    ],
)
def test_the_defender_counts_shields_and_wilds(faces: tuple[str, ...], total: int) -> None:
    scene = meeting().begin()
    fight(scene, ("sword",) * 3, faces)
    assert totals(scene) == (3, total)


@pytest.mark.clause("ZIZ-ATTACK-04")
def test_printed_icons_count_on_both_sides() -> None:
    scene = meeting().entourage(ANA, "zbynek", "bratrice").entourage(BEN, "zbynek", "havel")
    scene.commander(BEN, "katerina").entourage(BEN, "zbynek", "burian").begin()
    fight(scene, ("shield",), ("sword", "sword"))
    assert totals(scene) == (1 + 1 + 2, 1 + 1 + 2), "swords and wilds, shields and wilds"


@pytest.mark.clause("ZIZ-ATTACK-04")
@pytest.mark.parametrize("side", [ANA, BEN])
def test_a_fight_has_at_most_eight_dice_and_those_of_the_sovereigns(side: int) -> None:
    scene = meeting().entourage(side, "jaroslav", "heralt", "cernin")
    scene.favour(side, "wenceslas", "sigismund").begin()
    other = () if side == ANA else BLANK_HANDS
    scene.roll(*other, *["shield"] * 8, "wenceslas/wild", "sigismund/coin")
    scene.do("attack 1")
    roll = scene.table()["roll"]
    assert (roll["seat"], scene.prompt) == (side, "reroll" if side == ANA else "defend")
    kinds = [die["die"] for die in roll["dice"]]
    assert kinds == ["entourage"] * 8 + ["wenceslas", "sigismund"]
    assert roll["total"] == (1 if side == ANA else 9)


@pytest.mark.clause("ZIZ-ATTACK-04")
def test_both_sides_reroll_in_a_fight() -> None:
    scene = meeting().entourage(ANA, "albrecht", "trebava").entourage(BEN, "albrecht", "dubrava")
    scene.begin()
    scene.roll("shield", "shield", "shield")
    scene.do("attack 1")
    assert (scene.prompt, scene.asked) == ("reroll", (ANA,))
    scene.roll("sword")
    scene.do("reroll 1")
    scene.roll("wild", "shield", "speech")
    scene.do("reroll 2")
    assert (scene.prompt, scene.asked) == ("defend", (BEN,)), "no third one"
    assert scene.events(None, "attack-total")[0]["count"] == 2
    scene.roll("shield")
    scene.do("reroll 2")
    assert scene.events(None, "defence-total")[0]["count"] == 2


@pytest.mark.clause("ZIZ-ATTACK-04")
def test_each_luck_token_adds_one() -> None:
    scene = meeting().luck(ANA, 3).luck(BEN, 2).begin()
    fight(scene, ("sword", "shield", "shield"), ("shield", "sword", "sword"))
    assert (scene.prompt, scene.asked) == ("luck-attack", (ANA,))
    assert scene.options() == ["spend 1", "spend 2", "spend 3", "keep-luck"]
    scene.do("spend 2")
    assert (scene.prompt, scene.asked) == ("luck-defence", (BEN,))
    assert scene.options() == ["spend 1", "spend 2", "keep-luck"]
    scene.do("spend 1")
    assert scene.state.luck == [1, 1]
    assert scene.events(None, "defence-total")[0]["count"] == 2
    assert scene.events(None, "captured") != [], "3 against 2"


@pytest.mark.clause("ZIZ-ATTACK-04")
def test_luck_may_be_saved() -> None:
    scene = meeting().luck(ANA, 3).luck(BEN, 2).begin()
    fight(scene, ("sword", "shield", "shield"), BLANK_HANDS)
    scene.do("keep-luck")
    assert scene.events(None, "attack-total")[0]["count"] == 1
    scene.do("keep-luck")
    assert scene.state.luck == [3, 2]


@pytest.mark.clause("ZIZ-ATTACK-05")
def test_conditional_abilities_do_nothing_in_a_fight() -> None:
    members = ("dorota", "ctibor", "lukas", "trebava")
    scene = meeting().entourage(ANA, *members).entourage(BEN, *members).begin()
    scene.luck(BEN, 2).roll("sword", "shield").roll("speech")
    scene.do("attack 1")
    assert len(scene.table()["roll"]["dice"]) == 2, "one of Zizka and one of Ctibor"
    assert scene.options(verb="free-reroll") == []
    scene.do("stop")
    assert (scene.asked, len(scene.table()["roll"]["dice"])) == ((BEN,), 1)
    assert scene.options(verb="free-reroll") == []


# In which order -----------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-ATTACK-06")
def test_the_attacker_finishes_everything_before_the_defender_rolls() -> None:
    scene = meeting().entourage(ANA, "albrecht", "hynek").entourage(BEN, "hynek", "albrecht")
    scene.luck(ANA, 1).luck(BEN, 1).begin()
    questions = []
    scene.roll("sword", "shield", "shield", "shield").roll("shield", "speech", "speech")
    scene.do("attack 1")
    for answer in ("stop", "spend 1", "stop", "keep-luck"):
        questions.append((scene.prompt, scene.asked[0], scene.table()["roll"]["seat"]))
        scene.do(answer)
    assert questions == [
        ("reroll", ANA, ANA),
        ("luck-attack", ANA, ANA),
        ("defend", BEN, BEN),
        ("luck-defence", BEN, BEN),
    ]


@pytest.mark.clause("ZIZ-ATTACK-06")
def test_the_defender_knows_what_is_to_be_reached() -> None:
    scene = meeting().luck(BEN, 1).begin()
    fight(scene, ("sword", "wild", "speech"), ("shield", "sword", "sword"))
    assert scene.prompt == "luck-defence"
    assert scene.decision().arguments == {"own": 1, "rival": 2}


# Questions without effect are not asked -----------------------------------------------------------


def defence(*dice: str, rerolls: int = 0, luck: int = 0, coins: int = 0) -> ZizkaScene:
    """Return Ben's defence against three swords, with one free reroll or none; Sigismund's die is
    the third."""
    members = ("albrecht", "dubrava") if rerolls else ("albrecht",)
    scene = meeting(expert=coins > 0).entourage(BEN, *members).luck(BEN, luck).coins(BEN, coins)
    scene.favour(BEN, *("sigismund",) * (len(dice) - 2)).begin()
    fight(scene, ("sword",) * 3, dice)
    return scene


def asked(scene: ZizkaScene) -> str:
    """Return what Ben is asked; it is empty once the fight is over."""
    return scene.prompt if scene.asked == (BEN,) else ""


@pytest.mark.clause("ZIZ-ATTACK-16")
def test_a_defender_who_is_safe_already_is_not_asked_about_rerolls_and_luck() -> None:
    scene = meeting().entourage(BEN, "albrecht", "dubrava", "havel").luck(BEN, 2).begin()
    fight(scene, ("sword", "sword", "shield"), ("shield", "sword"))
    assert asked(scene) == ""
    assert scene.events(None, "escaped") != [], "one rolled and two printed against two"
    assert scene.state.luck == [0, 2]


@pytest.mark.clause("ZIZ-ATTACK-16")
def test_rerolls_end_as_soon_as_the_defence_succeeds() -> None:
    scene = meeting().entourage(BEN, "albrecht", "dubrava", "hynek").luck(BEN, 1).begin()
    fight(scene, ("sword", "shield", "shield"), ("speech", "speech", "speech"))
    assert asked(scene) == "defend"
    scene.roll("shield")
    scene.do("reroll 1")
    assert asked(scene) == ""
    assert scene.events(None, "escaped") != []


@pytest.mark.clause("ZIZ-ATTACK-16")
@pytest.mark.parametrize(
    ("dice", "luck", "question"),
    [
        (("sword", "sword"), 2, ""),
        (("sword", "sword"), 3, "luck-defence"),
        (("shield", "sword"), 1, ""),
        (("shield", "sword"), 2, "luck-defence"),
        (("shield", "wild"), 1, "luck-defence"),
    ],
)
def test_luck_is_asked_for_only_if_it_is_enough(
    dice: tuple[str, ...], luck: int, question: str
) -> None:
    scene = defence(*dice, luck=luck)
    assert asked(scene) == question
    if not question:
        assert scene.events(None, "captured") != []
        assert scene.state.luck[BEN] == luck


@pytest.mark.clause("ZIZ-ATTACK-16")
@pytest.mark.parametrize(
    ("dice", "rerolls", "luck", "question"),
    [
        (("sword", "sword"), 1, 1, ""),
        (("sword", "sword"), 1, 2, "defend"),
        (("shield", "sword"), 1, 0, ""),
        (("shield", "sword"), 1, 1, "defend"),
        (("shield", "shield"), 1, 0, ""),
        (("shield", "shield"), 1, 1, "luck-defence"),
    ],
)
def test_rerolls_are_asked_for_only_if_they_can_be_enough(
    dice: tuple[str, ...], rerolls: int, luck: int, question: str
) -> None:
    """Each adds at most one, and only where a die does not count yet."""
    scene = defence(*dice, rerolls=rerolls, luck=luck)
    assert asked(scene) == question
    if not question:
        assert scene.events(None, "captured") != []


@pytest.mark.clause("ZIZ-ATTACK-16", "ZIZ-EXPERT-03")
@pytest.mark.parametrize(("coins", "question"), [(1, ""), (2, "defend-expert")])
def test_paid_rerolls_count_among_those_that_can_be_enough(coins: int, question: str) -> None:
    assert asked(defence("sword", "sword", luck=1, coins=coins)) == question


@pytest.mark.clause("ZIZ-ATTACK-16", "ZIZ-FAVOUR-14")
def test_sigismunds_coin_is_offered_although_the_defence_is_lost() -> None:
    scene = defence("sword", "sword", "sigismund/coin")
    assert asked(scene) == "take-coin"
    scene.do("take-coin 3")
    assert scene.state.coins[BEN] == 1
    assert asked(scene) == ""


@pytest.mark.clause("ZIZ-ATTACK-16", "ZIZ-FAVOUR-14")
def test_a_free_reroll_may_still_fetch_sigismunds_coin() -> None:
    scene = meeting().entourage(BEN, "albrecht", "dubrava", "lukas").favour(BEN, "sigismund")
    scene.begin()
    fight(scene, ("sword", "shield", "shield"), ("shield", "sword", "sigismund/blank"))
    assert asked(scene) == "defend", "it stands, and the die may show the coin"
    scene.roll("sigismund/coin")
    scene.do("reroll 3")
    assert asked(scene) == "take-coin"
    scene.do("take-coin 3")
    assert asked(scene) == ""
    assert scene.state.coins[BEN] == 1


@pytest.mark.clause("ZIZ-ATTACK-16", "ZIZ-FAVOUR-11")
def test_nothing_is_asked_once_the_coin_is_taken() -> None:
    scene = meeting().entourage(BEN, "albrecht", "dubrava", "havel").favour(BEN, "sigismund")
    scene.begin()
    fight(scene, ("sword", "shield", "shield"), ("shield", "sword", "sigismund/coin"))
    assert asked(scene) == "defend"
    scene.do("take-coin 3")
    assert asked(scene) == "", "the die is locked"


@pytest.mark.clause("ZIZ-ATTACK-16")
def test_a_reroll_that_can_bring_no_more_than_its_price_is_not_offered() -> None:
    scene = meeting(expert=True).entourage(BEN, "albrecht", "lukas").coins(BEN, 3)
    scene.favour(BEN, "sigismund").begin()
    fight(scene, ("sword", "shield", "shield"), ("shield", "sword", "sigismund/blank"))
    assert asked(scene) == ""


# Outcome ------------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-ATTACK-07", "ZIZ-WARRANT-09")
@pytest.mark.parametrize("bounty", [3, 9, 10, 24])
@pytest.mark.parametrize("defence", [0, 1, 2])
def test_an_attacker_with_the_higher_total_captures_the_defender(defence: int, bounty: int) -> None:
    scene = meeting(bounty=bounty).coins(ANA, 1).coins(BEN, 4).points(BEN, 5).begin()
    fight(scene, ("sword",) * 3, (*["shield"] * defence, *["sword"] * (3 - defence)))
    assert scene.state.vp == [2, 5]
    assert scene.state.coins == [1 + bounty, 4]
    assert scene.table()["seats"][BEN]["warrant"] is None
    assert scene.events(None, "captured") == [
        {"event": "captured", "seat": ANA, "other": BEN, "count": bounty}
    ]


@pytest.mark.clause("ZIZ-ATTACK-07")
def test_a_captured_player_is_no_longer_wanted() -> None:
    scene = meeting().begin()
    fight(scene, ("sword",) * 3, BLANK_HANDS)
    assert scene.table()["seats"][ANA]["warrant"] is None, "it goes to the reserve"
    assert scene.table()["seats"][BEN]["range"] == 3 + 1, "Torak and Raz"


@pytest.mark.clause("ZIZ-ATTACK-08")
@pytest.mark.parametrize("attack", [0, 1, 2, 3])
def test_a_defender_with_an_equal_or_higher_total_is_safe(attack: int) -> None:
    scene = meeting(bounty=6).coins(ANA, 1).coins(BEN, 4).begin()
    fight(scene, (*["sword"] * attack, *["shield"] * (3 - attack)), ("shield",) * 3)
    assert scene.state.vp == [0, 1]
    assert scene.state.coins == [1, 4]
    assert scene.table()["seats"][BEN]["warrant"] == 6


@pytest.mark.clause("ZIZ-EX-25", "ZIZ-ATTACK-08", "ZIZ-ATTACK-09")
def test_ex_25_four_against_four() -> None:
    scene = meeting().entourage(ANA, "albrecht", "jost").entourage(BEN, "albrecht", "havel")
    scene.begin()
    scene.roll("sword", "sword", "wild").roll("shield", "wild")
    scene.do("attack 1")
    assert scene.events(None, "defence-total")[0]["count"] == 4
    assert (scene.state.vp, scene.state.warrants[BEN]) == ([0, 1], 3)
    assert scene.state.lying == [False, True]
    scene.end_turn()
    assert (scene.asked, scene.state.lying) == ((BEN,), [False, False])


# Lying down ---------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-ATTACK-09")
@pytest.mark.parametrize("attack", ["sword", "shield"])
def test_an_attacked_figure_lies_down_after_the_fight(attack: str) -> None:
    scene = meeting().begin()
    fight(scene, (attack,) * 3, BLANK_HANDS)
    assert scene.state.lying == [False, True]
    assert scene.table()["seats"][BEN]["lying"] is True


@pytest.mark.clause("ZIZ-ATTACK-09", "ZIZ-ATTACK-10")
def test_a_player_is_attacked_at_most_once_between_two_own_turns() -> None:
    scene = zizka(3).commander(ANA, "torak").commander(CLEO, "zizka").entourage(ANA, "albrecht")
    scene.entourage(CLEO, "albrecht").warrant(CLEO, 3).begin()
    scene.roll("shield", "shield").roll("shield", "shield", "shield")
    scene.do("attack 2")
    assert (scene.prompt, scene.options(verb="attack")) == ("act", []), "not by the same"
    scene.end_turn()
    assert (scene.asked, scene.options(verb="attack")) == ((BEN,), []), "nor by another"
    scene.end_turn()
    assert (scene.asked, scene.state.lying[CLEO]) == ((CLEO,), False)
    scene.end_turn()
    assert scene.options(verb="attack") == ["attack 2"]


@pytest.mark.clause("ZIZ-ATTACK-10")
def test_a_lying_figure_cannot_be_attacked_until_its_owner_has_a_turn() -> None:
    scene = zizka(3).warrant(CLEO, 3).lie(CLEO).begin()
    assert scene.options(verb="attack") == []
    scene.end_turn()
    assert scene.state.lying[CLEO], "it is not her turn yet"
    scene.end_turn()
    assert not scene.state.lying[CLEO]


@pytest.mark.clause("ZIZ-ATTACK-11")
def test_a_player_whose_figure_lay_has_a_whole_turn() -> None:
    scene = meeting().lie(BEN).begin(BEN)
    upright = meeting().begin(BEN)
    assert scene.state.actions == 2
    assert scene.options() == upright.options()


@pytest.mark.clause("ZIZ-ATTACK-11")
def test_a_lying_figure_enters_tournaments_and_keeps_its_space_empty() -> None:
    scene = meeting().at(BEN, "husinec").lie(BEN).coins(BEN, 1).at(ANA, "pisek")
    scene.token("pisek", "tournament-1").begin()
    scene.do("event")
    assert (scene.prompt, scene.asked) == ("enter", (BEN,))
    scene.do("enter")
    scene.do("stop")
    scene.do("stop")
    scene.end_turn()
    assert scene.lies_at("husinec") is None


# Costs --------------------------------------------------------------------------------------------


def belongings(scene: ZizkaScene, seat: int) -> dict[str, object]:
    player = dict(scene.table()["seats"][seat])
    for changing in ("lying", "points", "range"):
        del player[changing]
    return player


@pytest.mark.clause("ZIZ-ATTACK-12")
def test_a_captured_player_loses_the_warrant_and_spent_luck_only() -> None:
    scene = meeting(bounty=6).favour(BEN, "wenceslas").coins(BEN, 4).luck(BEN, 3).morale(BEN, 1)
    scene.points(BEN, 7).conquered(BEN, "easy-1").begin()
    before = belongings(scene, BEN)
    fight(scene, ("sword",) * 3, (*BLANK_HANDS, "wenceslas/blank"))
    scene.do("spend 2")
    assert belongings(scene, BEN) == {**before, "warrant": None, "luck": 1}
    assert scene.state.vp[BEN] == 7


@pytest.mark.clause("ZIZ-ATTACK-12", "ZIZ-ATTACK-14")
def test_a_repelled_attacker_loses_spent_luck_only_and_gains_none() -> None:
    scene = meeting().favour(ANA, "wenceslas").coins(ANA, 4).luck(ANA, 3).warrant(ANA, 9)
    scene.points(ANA, 7).begin()
    before = belongings(scene, ANA)
    fight(scene, ("shield", "shield", "shield", "wenceslas/blank"), ("shield", "shield", "sword"))
    scene.do("spend 2")
    assert scene.events(None, "escaped") == [{"event": "escaped", "seat": BEN, "other": ANA}]
    assert belongings(scene, ANA) == {**before, "luck": 1}
    assert scene.state.vp[ANA] == 7


@pytest.mark.clause("ZIZ-ATTACK-13")
def test_two_players_can_be_attacked_in_one_turn() -> None:
    scene = meeting(3).entourage(CLEO, "albrecht").warrant(CLEO, 6).begin()
    assert scene.options(verb="attack") == ["attack 1", "attack 2"]
    fight(scene, ("sword",) * 3, BLANK_HANDS)
    assert scene.options(verb="attack") == ["attack 2"]
    scene.roll("sword", "sword", "sword").roll("sword", "sword")
    scene.do("attack 2")
    assert (scene.state.vp, scene.state.coins) == ([4, 0, 0], [9, 0, 0])
    assert scene.asked == (BEN,), "the turn is over"


@pytest.mark.clause("ZIZ-ATTACK-14")
@pytest.mark.parametrize("attack", ["sword", "shield"])
def test_no_fight_brings_luck(attack: str) -> None:
    scene = meeting().begin()
    fight(scene, (attack,) * 3, ("shield", "sword", "sword"))
    assert scene.state.luck == [0, 0]


@pytest.mark.clause("ZIZ-ATTACK-15")
def test_every_fight_has_all_dice_and_rerolls() -> None:
    scene = meeting(3).entourage(ANA, "albrecht", "trebava").entourage(CLEO).warrant(CLEO, 3)
    scene.begin()
    scene.roll("sword", "shield", "sword")
    scene.do("attack 1")
    scene.do("reroll 1")
    scene.do("reroll 1")
    assert scene.prompt == "act"
    scene.roll("sword", "shield", "sword")
    scene.do("attack 2")
    roll = scene.table()["roll"]
    assert (roll["rerolls"], len(roll["dice"])) == (2, 3)


@pytest.mark.clause("ZIZ-ATTACK-15")
def test_an_earlier_event_takes_nothing_from_a_fight() -> None:
    scene = meeting().entourage(ANA, "albrecht", "trebava").at(ANA, "pisek").at(BEN, "pisek")
    scene.token("pisek", "raid-4").begin()
    scene.do("event")
    scene.do("reroll 1")
    scene.do("reroll 1")
    assert scene.prompt == "act", "three dice do not fill the first row"
    scene.do("attack 1")
    roll = scene.table()["roll"]
    assert (roll["rerolls"], len(roll["dice"])) == (2, 3)


@pytest.mark.clause("ZIZ-ATTACK-15")
def test_a_defence_takes_nothing_from_the_next_turn() -> None:
    scene = meeting().at(ANA, "pisek").at(BEN, "pisek").token("pisek", "raid-1")
    scene.entourage(BEN, "albrecht", "trebava").begin()
    scene.roll("sword", "wild", "speech").roll("speech", "speech")
    scene.do("attack 1")
    scene.roll("shield", "shield")
    scene.do("reroll 1")
    scene.do("reroll 2")
    scene.end_turn()
    assert (scene.asked, scene.state.actions) == ((BEN,), 2)
    scene.do("event")
    roll = scene.table()["roll"]
    assert (roll["rerolls"], len(roll["dice"])) == (2, 2)
