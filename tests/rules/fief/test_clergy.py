"""1.4.1, 1.5, 1.6, FIEF-R-10: what bishops and cardinals can do, and how they come and go."""

import pytest

from tableronde.games.fief.components import BUYABLE, CARDINAL, NOBODY, REVOLT
from tests.rules.fief.dying import die
from tests.rules.fief.scene import ANA, BEN, CLEO, DAN, FiefScene, fief
from tests.rules.fief.voting import stand, vote


def see_of_eric(seats: int = 3) -> FiefScene:
    """Cleo's Éric, at Tournus, is bishop of 5."""
    return fief(seats).lord(CLEO, "eric", "tournus").bishop("eric", 5)


def others_pass(scene: FiefScene) -> None:
    for seat in scene.asked:
        scene.do("pass", seat)


def hats(scene: FiefScene) -> list[str]:
    return [scene.named(lord) for lord in scene.state.hats]


# Powers of a bishop -------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-1.4.1-03")
@pytest.mark.clause("FIEF-1.5-11")
def test_a_cardinal_taxes_governed_bishoprics_only() -> None:
    scene = see_of_eric().cardinal("eric").lord(BEN, "othon", "blaye").bishop("othon", 2)
    scene.hand(CLEO, "tax").begin("play", first=CLEO)
    assert scene.options(verb="cardinal-tithe") == [
        "cardinal-tithe 2 eric",
        "cardinal-tithe 5 eric",
    ]
    assert scene.options(verb="tithe") == ["tithe 5"]


@pytest.mark.clause("FIEF-1.4.1-03")
def test_without_its_bishop_a_bishopric_is_not_governed() -> None:
    scene = see_of_eric().cardinal("eric").lord(BEN, "othon", "blaye").bishop("othon", 2)
    scene.hand(CLEO, "tax").begin("play", first=CLEO)
    die(scene, "othon")
    assert scene.options(verb="cardinal-tithe") == ["cardinal-tithe 5 eric"]


@pytest.mark.clause("FIEF-1.4.1-08")
def test_a_bishop_does_not_marry() -> None:
    scene = see_of_eric().lord(CLEO, "henri", "tournus").lord(ANA, "jeanne", "blaye")
    scene.begin("marriages")
    assert scene.options(ANA, "propose") == ["propose jeanne henri"]
    assert scene.options(CLEO, "propose") == ["propose henri jeanne"]


@pytest.mark.clause("FIEF-1.4.1-09")
def test_a_bishop_may_hold_fief_titles() -> None:
    scene = see_of_eric().lord(CLEO, "eric", "st-paul").garrison(CLEO, "les-essarts")
    scene.castle("st-paul").money(CLEO, 4).begin("buy", first=CLEO)
    scene.do("buy-title st-paul eric st-paul")
    assert (scene.holds("st-paul"), scene.named(scene.state.croziers[4])) == ("eric", "eric")


@pytest.mark.clause("FIEF-1.4.1-10")
@pytest.mark.clause("FIEF-1.5-07")
@pytest.mark.parametrize("title", ["bishop", "cardinal"])
def test_a_bishop_may_become_pope(title: str) -> None:
    scene = see_of_eric().lord(ANA, "othon", "blaye").lord(BEN, "henri", "bourg")
    for name, see in (("othon", 1), ("henri", 4)):
        scene.bishop(name, see).cardinal(name)
    if title == "cardinal":
        scene.cardinal("eric")
    scene.begin("elections", first=CLEO)
    stand(scene, "eric")
    scene.pass_all()
    while scene.prompt == "vote":
        scene.do("vote eric none")
    assert scene.named(scene.state.pope) == "eric"
    assert scene.named(scene.state.croziers[4]) == "eric"


@pytest.mark.clause("FIEF-1.4.1-10")
@pytest.mark.clause("FIEF-1.5-06")
def test_a_cardinal_remains_bishop() -> None:
    scene = see_of_eric().hand(ANA, "cardinal").begin("begin")
    scene.do("make-cardinal eric", ANA)
    others_pass(scene)
    assert hats(scene) == ["eric", "", "", ""]
    assert scene.named(scene.state.croziers[4]) == "eric"


@pytest.mark.clause("FIEF-1.4.1-12")
def test_a_bishop_taxes_his_own_bishopric() -> None:
    scene = see_of_eric().lord(BEN, "othon", "blaye").bishop("othon", 2).hand(CLEO, "tax")
    scene.garrison(ANA, "sigy").mills("sigy", 2).begin("play", first=CLEO)
    assert [option for option in scene.options() if "tithe" in option] == ["tithe 5"]
    scene.do("tithe 5")
    assert scene.events(None, "tithe") == [
        {"event": "tithe", "seat": CLEO, "bishopric": 5, "capacity": "bishop"}
    ]
    scene.until("buy")
    assert scene.state.money == [1, 1, 5]


def rising(scene: FiefScene, cards: int = 1) -> FiefScene:
    """A revolt at Sigy against Ben's four sergeants; who could calm it is asked."""
    scene.troops(BEN, "sigy", 4).hand(ANA, *["revolt"] * cards).sky(5, "famine")
    scene.begin("before_income")
    scene.do("revolt sigy", ANA)
    others_pass(scene)
    if cards > 1:
        scene.do(f"join-revolt {cards - 1}", ANA)
    return scene


def joined(scene: FiefScene) -> FiefScene:
    """Nobody (else) joins."""
    while scene.prompt == "join-revolt":
        scene.do("pass")
    return scene


@pytest.mark.clause("FIEF-1.4.1-13")
def test_a_bishop_may_calm_from_afar() -> None:
    scene = joined(rising(see_of_eric()))
    assert (scene.prompt, scene.asked) == ("calm", (CLEO,))
    assert scene.options() == ["decline", "calm eric"]


@pytest.mark.clause("FIEF-1.4.1-13")
def test_a_captive_bishop_may_not() -> None:
    scene = see_of_eric().garrison(ANA, "blaye").captive("eric", ANA, "blaye")
    rising(scene)
    scene.battle_dice(0)
    joined(scene)
    assert scene.prompt != "calm"
    assert scene.troops_at("sigy", BEN) == (3, 0)


@pytest.mark.clause("FIEF-1.4.1-13")
def test_the_bishop_of_another_see_may_not() -> None:
    scene = fief().lord(CLEO, "eric", "sigy").bishop("eric", 4)
    assert joined(rising(scene)).prompt != "calm"


@pytest.mark.clause("FIEF-1.4.1-13")
def test_he_may_try_for_each_card() -> None:
    scene = joined(rising(see_of_eric(), cards=2)).dice(3, 3)
    scene.do("calm eric")
    assert (scene.prompt, scene.asked) == ("calm", (CLEO,))
    scene.do("calm eric")
    assert scene.troops_at("sigy", BEN) == (4, 0)
    assert scene.state.event_discard.count(REVOLT) == 2


@pytest.mark.clause("FIEF-1.4.1-14")
@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_three_to_six_calms(number: int) -> None:
    scene = joined(rising(see_of_eric())).dice(number)
    scene.do("calm eric")
    assert len(scene.events(None, "revolt-calmed")) == 1
    assert scene.troops_at("sigy", BEN) == (4, 0)
    assert scene.state.event_discard == [REVOLT]
    assert scene.owner("eric") == CLEO


@pytest.mark.clause("FIEF-1.4.1-15")
@pytest.mark.clause("FIEF-1.4.1-16")
@pytest.mark.parametrize("number", [1, 2])
def test_one_or_two_stones_the_bishop(number: int) -> None:
    scene = joined(rising(see_of_eric())).dice(number).battle_dice(1)
    scene.do("calm eric")
    assert scene.events(None, "dies") == [
        {"event": "dies", "seat": CLEO, "lord": "eric", "death": "stoned"}
    ]
    assert scene.troops_at("sigy", BEN) == (2, 0)
    assert (scene.owner("eric"), scene.state.croziers[4]) == (NOBODY, NOBODY)


# Cardinals ----------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-1.5-01")
def test_there_is_no_election_of_cardinals() -> None:
    scene = see_of_eric().lord(ANA, "othon", "blaye").bishop("othon", 1).begin("elections")
    assert scene.prompt == "discard"


@pytest.mark.clause("FIEF-1.5-02")
@pytest.mark.clause("FIEF-R-10")
@pytest.mark.parametrize("step", ["begin", "before_calamities", "before_income", "before_end"])
def test_a_cardinal_card_is_for_any_bishop_at_any_time(step: str) -> None:
    scene = see_of_eric().lord(ANA, "othon", "blaye").bishop("othon", 1).lord(BEN, "henri", "bourg")
    scene.garrison(ANA, "blaye").captive("eric", ANA, "blaye").hand(BEN, "cardinal")
    scene.track("famine").begin(step)
    assert scene.options(BEN, "make-cardinal") == ["make-cardinal othon", "make-cardinal eric"]
    scene.do("make-cardinal eric", BEN)
    others_pass(scene)
    assert "eric" in hats(scene)
    assert scene.prompt != "hat"


@pytest.mark.clause("FIEF-1.5-02")
def test_not_while_cards_are_drawn() -> None:
    scene = see_of_eric().hand(ANA, "cardinal").begin("draw")
    scene.do("draw-event")
    assert (scene.asked, scene.options(verb="make-cardinal")) == ((ANA,), [])


@pytest.mark.clause("FIEF-1.5-03")
@pytest.mark.clause("FIEF-1.5-04")
def test_the_card_lies_under_a_marker_that_is_not_for_sale() -> None:
    scene = see_of_eric().hand(ANA, "cardinal").money(ANA, 5).begin("buy")
    scene.lord(BEN, "othon", "blaye").bishop("othon", 1)
    scene.do("make-cardinal eric")
    assert hats(scene) == ["eric", "", "", ""]
    assert (scene.hand_of(ANA), scene.state.character_discard) == ([], [])
    assert CARDINAL not in scene.state.hands[ANA]
    assert scene.options(verb="buy-cardinal") == ["buy-cardinal othon"]


@pytest.mark.clause("FIEF-1.5-05")
@pytest.mark.clause("FIEF-R-10")
def test_the_fourth_title_costs_five_ecus_and_goes_to_a_bishop() -> None:
    scene = see_of_eric().lord(ANA, "henri", "bourg").lord(BEN, "othon", "blaye").bishop("othon", 1)
    scene.money(ANA, 6).begin("buy")
    assert scene.options(verb="buy-cardinal") == ["buy-cardinal othon", "buy-cardinal eric"]
    scene.do("buy-cardinal eric")
    assert (hats(scene), scene.state.money[ANA]) == (["", "", "", "eric"], 1)
    scene.money(ANA, 6)
    assert scene.options(verb="buy-cardinal") == []


@pytest.mark.clause("FIEF-1.5-05")
def test_four_ecus_do_not_buy_it() -> None:
    assert see_of_eric().money(ANA, 4).begin("buy").options(verb="buy-cardinal") == []


@pytest.mark.clause("FIEF-1.5-06")
def test_only_a_bishop_becomes_cardinal() -> None:
    scene = fief().lord(CLEO, "eric", "tournus").lord(CLEO, "othon", "tournus").bishop("othon", 2)
    scene.cardinal("othon").hand(ANA, "cardinal").money(ANA, 5).begin("buy")
    assert scene.options(verb="make-cardinal") == []
    assert scene.options(verb="buy-cardinal") == []


@pytest.mark.clause("FIEF-1.5-10")
@pytest.mark.clause("FIEF-1.7.1-06")
def test_the_pope_consents_to_a_card() -> None:
    scene = see_of_eric().lord(BEN, "othon", "blaye").bishop("othon", 1).pope("othon")
    scene.hand(ANA, "cardinal").begin("begin")
    scene.do("make-cardinal eric", ANA)
    others_pass(scene)
    assert (scene.prompt, scene.asked) == ("hat", (BEN,))
    assert (hats(scene), scene.hand_of(ANA)) == ([""] * 4, ["cardinal"])
    scene.do("grant")
    assert (hats(scene), scene.hand_of(ANA)) == (["eric", "", "", ""], [])


@pytest.mark.clause("FIEF-1.5-10")
@pytest.mark.clause("FIEF-1.7.1-06")
@pytest.mark.clause("FIEF-R-10")
def test_a_refused_card_stays_in_hand() -> None:
    scene = see_of_eric().lord(BEN, "othon", "blaye").bishop("othon", 1).pope("othon")
    scene.hand(ANA, "cardinal").begin("begin")
    scene.do("make-cardinal eric", ANA)
    others_pass(scene)
    scene.do("refuse")
    assert (hats(scene), scene.hand_of(ANA)) == ([""] * 4, ["cardinal"])
    assert scene.options(ANA, "make-cardinal") == ["make-cardinal othon"]


@pytest.mark.clause("FIEF-1.5-10")
@pytest.mark.clause("FIEF-1.7.1-06")
@pytest.mark.parametrize(("answer", "hat", "money"), [("grant", "eric", 0), ("refuse", "", 5)])
def test_the_pope_consents_to_a_purchase(answer: str, hat: str, money: int) -> None:
    scene = see_of_eric().lord(BEN, "othon", "blaye").bishop("othon", 1).pope("othon")
    scene.money(ANA, 5).begin("buy")
    scene.do("buy-cardinal eric")
    assert (scene.prompt, scene.asked) == ("hat", (BEN,))
    scene.do(answer)
    assert (hats(scene)[BUYABLE], scene.state.money[ANA]) == (hat, money)


@pytest.mark.clause("FIEF-R-10")
def test_the_player_of_the_pope_needs_no_other_consent() -> None:
    scene = see_of_eric().lord(BEN, "othon", "blaye").bishop("othon", 1).pope("othon")
    scene.hand(BEN, "cardinal").begin("begin")
    scene.do("make-cardinal othon", BEN)
    others_pass(scene)
    assert (scene.prompt, hats(scene)) == ("window-turn", ["othon", "", "", ""])


@pytest.mark.clause("FIEF-1.5-11")
def test_the_tithe_of_a_cardinal() -> None:
    scene = see_of_eric().cardinal("eric").lord(BEN, "othon", "blaye").bishop("othon", 2)
    scene.garrison(ANA, "mazilles").mills("mazilles", 2).hand(CLEO, "tax")
    scene.begin("play", first=CLEO)
    scene.do("cardinal-tithe 2 eric")
    scene.until("buy")
    assert scene.state.money == [1, 1, 5]


@pytest.mark.clause("FIEF-1.5-12")
@pytest.mark.clause("FIEF-1.7.1-10")
@pytest.mark.parametrize(
    ("levies", "collector"),
    [
        ({BEN: "papal-tithe", CLEO: "cardinal-tithe 5 eric"}, CLEO),
        ({CLEO: "cardinal-tithe 5 eric", DAN: "cardinal-tithe 5 charles"}, CLEO),
        ({BEN: "papal-tithe", DAN: "cardinal-tithe 5 charles", ANA: "tithe 5"}, ANA),
        ({BEN: "papal-tithe"}, BEN),
    ],
)
def test_who_comes_first_for_the_tithe(levies: dict[int, str], collector: int) -> None:
    scene = fief(4).lord(ANA, "henri", "sigy").bishop("henri", 5).mills("sigy", 2)
    for seat, name, village, see in (
        (BEN, "othon", "blaye", 1),
        (CLEO, "eric", "tournus", 2),
        (DAN, "charles", "bourg", 4),
    ):
        scene.lord(seat, name, village).bishop(name, see)
    scene.pope("othon").cardinal("eric").cardinal("charles")
    for seat in levies:
        scene.hand(seat, "tax")
    scene.begin("play", first=BEN)
    for _ in levies:
        scene.do(levies[scene.asked[0]])
        scene.do("done")
    scene.until("buy")
    assert scene.state.money == [1 + 4 * (seat == collector) for seat in range(4)]


def with_cardinal(money: int) -> FiefScene:
    """Dan's Othon, bishop of 2, is cardinal; see 5 has no bishop."""
    scene = fief(4).lord(DAN, "othon", "tournus").bishop("othon", 2).cardinal("othon")
    return scene.money(DAN, money)


@pytest.mark.clause("FIEF-1.5-13")
def test_a_cardinal_pays_three_to_calm_anywhere() -> None:
    scene = joined(rising(with_cardinal(7), cards=2)).dice(3, 3)
    assert (scene.prompt, scene.asked) == ("calm", (DAN,))
    assert scene.options() == ["decline", "pay-to-calm othon"]
    scene.do("pay-to-calm othon")
    assert scene.state.money[DAN] == 4
    scene.do("pay-to-calm othon")
    assert scene.state.money[DAN] == 1
    assert scene.troops_at("sigy", BEN) == (4, 0)


@pytest.mark.clause("FIEF-1.5-13")
def test_who_cannot_pay_cannot_calm_elsewhere() -> None:
    assert joined(rising(with_cardinal(2))).prompt != "calm"


@pytest.mark.clause("FIEF-1.5-14")
@pytest.mark.parametrize("number", [3, 6])
def test_a_cardinal_calms_with_three_to_six(number: int) -> None:
    scene = joined(rising(with_cardinal(3))).dice(number)
    scene.do("pay-to-calm othon")
    assert scene.troops_at("sigy", BEN) == (4, 0)
    assert scene.state.event_discard == [REVOLT]


@pytest.mark.clause("FIEF-1.5-14")
@pytest.mark.parametrize("number", [1, 2])
def test_a_cardinal_who_fails_is_unharmed(number: int) -> None:
    scene = joined(rising(with_cardinal(3))).dice(number).battle_dice(1)
    scene.do("pay-to-calm othon")
    assert scene.troops_at("sigy", BEN) == (2, 0)
    assert (scene.owner("othon"), scene.state.money[DAN]) == (DAN, 0)


@pytest.mark.clause("FIEF-1.5-15")
@pytest.mark.parametrize(
    ("money", "options"),
    [(3, ["decline", "calm eric", "pay-to-calm eric"]), (2, ["decline", "calm eric"])],
)
def test_in_his_own_see_a_cardinal_may_act_as_bishop(money: int, options: list[str]) -> None:
    scene = joined(rising(see_of_eric().cardinal("eric").money(CLEO, money)))
    assert scene.options() == options
    scene.dice(2)
    scene.do("calm eric")
    assert (scene.owner("eric"), scene.state.money[CLEO]) == (NOBODY, money)


@pytest.mark.clause("FIEF-1.5-15")
def test_in_his_own_see_a_cardinal_who_pays_is_not_stoned() -> None:
    scene = joined(rising(see_of_eric().cardinal("eric").money(CLEO, 3))).dice(2)
    scene.do("pay-to-calm eric")
    assert (scene.owner("eric"), scene.state.money[CLEO]) == (CLEO, 0)


# Deaths -------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-1.6-01")
@pytest.mark.clause("FIEF-1.6-02")
def test_the_marks_and_the_card_of_a_dead_cardinal_go_back() -> None:
    scene = see_of_eric().cardinal("eric").begin("begin")
    die(scene, "eric")
    assert (scene.state.croziers[4], hats(scene)) == (NOBODY, [""] * 4)
    assert scene.state.character_discard.count(CARDINAL) == 1


@pytest.mark.clause("FIEF-1.6-01")
@pytest.mark.clause("FIEF-1.6-02")
def test_a_dead_bishop_leaves_his_crozier_only() -> None:
    scene = see_of_eric().lord(BEN, "othon", "blaye").bishop("othon", 1).cardinal("othon")
    scene.begin("begin")
    die(scene, "eric")
    assert (scene.state.croziers[4], hats(scene)) == (NOBODY, ["othon", "", "", ""])
    assert CARDINAL not in scene.state.character_discard


@pytest.mark.clause("FIEF-1.6-03")
@pytest.mark.clause("FIEF-R-10")
def test_the_bought_title_can_be_bought_again() -> None:
    scene = see_of_eric().cardinal("eric", bought=True).money(ANA, 5).garrison(ANA, "bourg")
    scene.lord(BEN, "othon", "blaye").bishop("othon", 1).begin("buy")
    assert scene.options(verb="buy-cardinal") == []
    die(scene, "eric")
    assert CARDINAL not in scene.state.character_discard
    assert scene.options(verb="buy-cardinal") == ["buy-cardinal othon"]


@pytest.mark.clause("FIEF-1.6-01")
def test_a_new_bishop_may_follow() -> None:
    scene = see_of_eric().garrison(ANA, "beaujeu", "st-paul", "sigy", "st-ciers-d-abzac")
    scene.lord(ANA, "othon", "blaye").begin("begin")
    die(scene, "eric")
    scene.pass_all()
    stand(scene, "othon")
    vote(scene, "othon")
    assert scene.named(scene.state.croziers[4]) == "othon"


@pytest.mark.clause("FIEF-D-06")
@pytest.mark.clause("FIEF-1.5-10")
def test_a_consent_that_was_bought_outlasts_the_purchases_of_others() -> None:
    scene = fief().lord(ANA, "eric", "bourg").bishop("eric", 4).money(ANA, 4)
    scene.lord(BEN, "francois", "sigy").bishop("francois", 5).pope("francois")
    scene.hand(ANA, "cardinal").lord(CLEO, "othon", "blaye").begin("buy")
    for notation in ("deal 1", "want-consent eric", "give-money 1", "offer", "accept", "done"):
        scene.do(notation)
    scene.until("moves")
    scene.do("make-cardinal eric")
    assert scene.prompt == "moves"
    assert scene.events(None, "cardinal")
