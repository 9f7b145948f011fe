"""8.0, D-06, D-07, D-10, D-11, D-13, D-14: deals, embassies, private talks."""

from typing import Any

import pytest

from tableronde.core.choice import PASS
from tableronde.core.group_decisions import REFUSE, WITHDRAW
from tableronde.games.fief.choices import GiveBack, GiveCard, WantBack, WantCard
from tableronde.games.fief.components import BACKS, CARDS, LORDS
from tests.rules.fief.acting import act, remarks, table
from tests.rules.fief.scene import ANA, BEN, CLEO, DAN, FiefScene, fief


def offer(scene: FiefScene, seat: int, other: int, *terms: str) -> FiefScene:
    act(scene, seat, f"deal {other}")
    for term in terms:
        scene.do(term, seat)
    scene.do("offer", seat)
    return scene


# Deals --------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-8.0-01", "FIEF-D-06")
def test_a_deal_moves_money_both_ways_at_once() -> None:
    scene = table(fief().money(ANA, 7).money(BEN, 4))
    offer(scene, ANA, BEN, "give-money 5", "want-money 1")
    assert (scene.prompt, scene.asked) == ("deal", (BEN,))
    assert scene.options(BEN) == ["refuse", "accept", "counter"]
    assert scene.state.money == [7, 4, 0]
    scene.do("accept", BEN)
    assert scene.state.money == [3, 8, 0]
    assert scene.keys() == ["deal-made", "paid", "paid"]


@pytest.mark.clause("FIEF-D-06", "FIEF-R-47")
def test_a_deal_without_cards_costs_no_embassy() -> None:
    scene = offer(table(fief().money(ANA, 2)), ANA, BEN, "give-money 2")
    scene.do("accept", BEN)
    assert scene.state.embassies == [3, 3, 3]


@pytest.mark.clause("FIEF-D-06")
def test_a_refused_deal_changes_nothing_and_is_told() -> None:
    scene = offer(table(fief().money(ANA, 2)), ANA, BEN, "give-money 2")
    scene.do("refuse", BEN)
    assert scene.state.money == [2, 0, 0]
    assert scene.events(CLEO) == [{"event": "deal-refused", "seat": BEN, "other": ANA}]


@pytest.mark.clause("FIEF-D-06")
def test_an_offer_can_be_withdrawn_while_the_other_thinks() -> None:
    """Nobody waits for Ana: she is not asked, and answers if she likes."""
    scene = offer(table(fief().money(ANA, 2)), ANA, BEN, "give-money 2")
    assert (scene.asked, scene.unprompted) == ((BEN,), (ANA,))
    assert scene.options(ANA) == ["withdraw"]
    assert scene.decision(ANA).prompt == "offer-stands"
    scene.do("withdraw", ANA)
    assert scene.events(CLEO) == [{"event": "deal-withdrawn", "seat": ANA, "other": BEN}]
    assert scene.state.money == [2, 0, 0]
    assert scene.prompt == "window-income"
    assert scene.unprompted == ()


@pytest.mark.clause("FIEF-D-06")
def test_a_counter_offer_is_withdrawn_by_who_made_it() -> None:
    scene = offer(table(fief().money(ANA, 2).money(BEN, 2)), ANA, BEN, "give-money 2")
    for notation in ("counter", "give-money 1", "offer"):
        scene.do(notation, BEN)
    assert (scene.asked, scene.unprompted) == ((ANA,), (BEN,))
    scene.do("withdraw", BEN)
    assert scene.prompt == "window-income"


@pytest.mark.clause("FIEF-D-06")
def test_one_deal_is_open_at_a_time_and_never_longer_than_its_step() -> None:
    """Whatever others want waits until it is settled: so does the end of the step."""
    scene = table(fief().money(ANA, 2).money(BEN, 2))
    scene.do("deal 1", ANA)
    scene.do("deal 0", BEN)
    scene.do("pass", CLEO)
    assert (scene.prompt, scene.asked, scene.unprompted) == ("draft-deal", (ANA,), ())
    scene.do("give-money 1", ANA)
    scene.do("offer", ANA)
    for seat in (ANA, BEN):
        assert scene.options(seat, "deal") == []
    scene.do("refuse", BEN)
    assert (scene.prompt, scene.asked) == ("draft-deal", (BEN,))  # what he wanted
    scene.do("withdraw", BEN)
    assert (scene.prompt, scene.asked) == ("window-income", (ANA, BEN, CLEO))  # since Ana's offer
    scene.pass_all()
    assert scene.prompt != "window-income"


@pytest.mark.clause("FIEF-D-06")
def test_a_draft_can_be_withdrawn_before_it_is_offered() -> None:
    scene = act(table(fief().money(ANA, 2)), ANA, "deal 1")
    scene.do("give-money 2", ANA)
    scene.do("withdraw", ANA)
    assert scene.prompt == "window-income"
    assert scene.state.money == [2, 0, 0]


@pytest.mark.clause("FIEF-D-06")
def test_a_counter_offer_is_made_to_the_first_who_offered() -> None:
    scene = offer(table(fief().money(ANA, 4).money(BEN, 1)), ANA, BEN, "give-money 2")
    scene.do("counter", BEN)
    scene.do("drop-term 1", BEN)
    scene.do("want-money 4", BEN)
    scene.do("offer", BEN)
    assert (scene.prompt, scene.asked) == ("deal", (ANA,))
    scene.do("accept", ANA)
    assert scene.state.money == [0, 5, 0]


@pytest.mark.clause("FIEF-D-06", "FIEF-D-01")
def test_who_drops_his_counter_offer_has_refused() -> None:
    """It is announced, and a seat that passed before the offer is asked again."""
    scene = table(fief().money(ANA, 4).money(BEN, 1))
    offer(scene, ANA, BEN, "give-money 2")
    scene.do("counter", BEN)
    scene.do("withdraw", BEN)
    assert scene.events(CLEO) == [{"event": "deal-refused", "seat": BEN, "other": ANA}]
    assert (scene.prompt, scene.asked) == ("window-income", (ANA, BEN, CLEO))


@pytest.mark.clause("FIEF-D-06", "FIEF-D-11")
def test_in_a_talk_nobody_else_hears_that_a_counter_offer_was_dropped() -> None:
    scene = talk(fief().money(ANA, 4), ANA, BEN)
    for notation in ("deal 1", "give-money 2", "offer"):
        scene.do(notation, ANA)
    scene.do("counter", BEN)
    scene.do("withdraw", BEN)
    assert [scene.keys(seat) for seat in (ANA, BEN, CLEO)] == [[], [], []]
    assert (scene.prompt, scene.asked) == ("talk", (ANA, BEN))


def drafted(scene: FiefScene, seat: int = BEN) -> list[dict[str, Any]]:
    """The points that a player has written so far."""
    deal: dict[str, Any] = scene.view(seat)["table"]["deal"]
    assert deal["drafting"]
    return list(deal["terms"])


@pytest.mark.clause("FIEF-D-06")
def test_a_counter_offer_starts_as_the_offer_seen_from_the_other_side() -> None:
    scene = table(fief().money(ANA, 4).money(BEN, 3).hand(ANA, "tax").hand(BEN, "revolt"))
    offer(scene, ANA, BEN, "give-money 4", "want-money 3", "give-card tax", "want-card revolt")
    scene.do("counter", BEN)
    assert drafted(scene) == [
        {"do": "want-money", "count": 4},
        {"do": "give-money", "count": 3},
        {"do": "want-card", "card": "tax"},
        {"do": "give-card", "card": "revolt"},
    ]
    assert drafted(scene, CLEO) == []
    scene.do("offer", BEN)
    scene.do("accept", ANA)
    assert (scene.state.money, scene.hand_of(ANA)) == ([3, 4, 0], ["revolt"])


@pytest.mark.clause("FIEF-D-06")
def test_a_match_looks_the_same_from_either_side() -> None:
    scene = fief().lord(ANA, "quentin", "blaye").lord(BEN, "jeanne", "sigy").begin("marriages")
    offer(scene, ANA, BEN, "marry quentin jeanne", "promise")
    scene.do("counter", BEN)
    assert drafted(scene) == [
        {"do": "marry", "lord": "jeanne", "spouse": "quentin"},
        {"do": "promise"},
    ]


@pytest.mark.clause("FIEF-D-06")
def test_a_counter_offer_leaves_out_what_its_maker_has_not() -> None:
    scene = table(fief(money="hidden").money(ANA, 1).money(BEN, 2).hand(BEN, "revolt"))
    offer(scene, ANA, BEN, "want-money 3", "want-card tax", "give-money 1")
    scene.do("counter", BEN)
    assert drafted(scene) == [{"do": "want-money", "count": 1}]


@pytest.mark.clause("FIEF-D-06")
def test_any_point_of_a_draft_can_be_taken_out() -> None:
    scene = act(table(fief().money(ANA, 4).money(BEN, 3)), ANA, "deal 1")
    for step in ("give-money 4", "promise", "want-money 2"):
        scene.do(step, ANA)
    assert scene.options(ANA, "drop-term") == ["drop-term 1", "drop-term 2", "drop-term 3"]
    scene.do("drop-term 2", ANA)
    assert [term["do"] for term in drafted(scene, ANA)] == ["give-money", "want-money"]


@pytest.mark.clause("FIEF-D-06")
def test_nobody_offers_what_he_has_not() -> None:
    scene = table(fief().money(ANA, 2).money(BEN, 1))
    act(scene, ANA, "deal 1")
    assert scene.options(ANA, "give-money") == ["give-money 1", "give-money 2"]
    assert scene.options(ANA, "want-money") == ["want-money 1"]
    assert scene.options(ANA, "give-village") == []
    assert scene.options(ANA, "give-prisoner") == []
    assert scene.options(ANA, "give-release") == []


@pytest.mark.clause("FIEF-D-06")
def test_villages_go_to_a_player_who_is_there() -> None:
    scene = fief().garrison(ANA, "blaye", "bourg").troops(BEN, "blaye", 1)
    act(table(scene), ANA, "deal 1")
    assert scene.options(ANA, "give-village") == ["give-village blaye"]
    scene.do("give-village blaye", ANA)
    scene.do("offer", ANA)
    scene.do("accept", BEN)
    assert scene.holder("blaye") == BEN


def captive() -> FiefScene:
    """Ana holds Ben's Charles at Blaye, where Cleo has a sergeant; Ben has a castle at Bourg."""
    scene = fief(4).garrison(ANA, "blaye").lord(BEN, "charles").captive("charles", ANA, "blaye")
    return scene.castle("bourg").garrison(BEN, "bourg").troops(CLEO, "blaye", 1)


@pytest.mark.clause("FIEF-6.2.4-05", "FIEF-6.2.4-07", "FIEF-D-06")
@pytest.mark.parametrize(
    ("other", "given"),
    [
        (BEN, ["give-release charles"]),
        (CLEO, ["give-prisoner charles", "give-release charles"]),
        (DAN, ["give-release charles"]),
    ],
)
def test_a_prisoner_is_sold_to_who_has_troops_there_and_his_freedom_to_anybody(
    other: int, given: list[str]
) -> None:
    scene = act(table(captive()), ANA, f"deal {other}")
    assert [option for option in scene.options(ANA) if "charles" in option] == given


@pytest.mark.clause("FIEF-6.2.4-07", "FIEF-6.2.4-09", "FIEF-R-28")
@pytest.mark.parametrize("payer", [BEN, CLEO, DAN])
def test_anybody_buys_a_captive_free_in_one_deal(payer: int) -> None:
    """Also who could take him over; and nobody asks his family."""
    scene = offer(
        table(captive().money(payer, 3)), payer, ANA, "give-money 3", "want-release charles"
    )
    scene.do("accept", ANA)
    assert (scene.state.money[ANA], scene.state.money[payer]) == (3, 0)
    assert (scene.captor("charles"), scene.where("charles")) == (-1, "bourg")
    assert scene.prompt == "window-income"


@pytest.mark.clause("FIEF-6.2.4-05", "FIEF-D-06")
def test_a_prisoner_is_handed_over_to_who_has_troops_there() -> None:
    scene = offer(
        table(captive().money(CLEO, 2)), ANA, CLEO, "give-prisoner charles", "want-money 2"
    )
    scene.do("accept", CLEO)
    assert (scene.captor("charles"), scene.state.money) == (CLEO, [2, 0, 0, 0])


@pytest.mark.clause("FIEF-D-06")
def test_one_deal_hands_a_prisoner_over_or_sets_him_free() -> None:
    scene = act(table(captive()), ANA, "deal 2")
    scene.do("give-release charles", ANA)
    assert [option for option in scene.options(ANA) if "charles" in option] == []
    scene.do("drop-term 1", ANA)
    scene.do("give-prisoner charles", ANA)
    assert [option for option in scene.options(ANA) if "charles" in option] == []


@pytest.mark.clause("FIEF-D-06")
def test_a_relic_goes_to_a_lord_in_the_same_village() -> None:
    scene = fief(relics="yes").lord(ANA, "arthur", "blaye").relic("grail", "arthur")
    scene.lord(BEN, "charles", "blaye").lord(BEN, "eric", "bourg").money(BEN, 3)
    act(table(scene), ANA, "deal 1")
    assert scene.options(ANA, "offer-relic") == ["offer-relic grail charles"]
    scene.do("offer-relic grail charles", ANA)
    scene.do("want-money 3", ANA)
    scene.do("offer", ANA)
    scene.do("accept", BEN)
    assert scene.named(scene.state.relic_holder[0]) == "charles"
    assert scene.state.money == [3, 0, 0]


@pytest.mark.clause("FIEF-D-06")
def test_consent_annulment_and_marriage_are_things_to_trade() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").bishop("arthur", 1).pope("arthur")
    scene.lord(BEN, "charles", "bourg").bishop("charles", 4).lord(BEN, "jeanne", "bourg")
    scene.lord(CLEO, "eric", "sigy").marry("jeanne", "eric").money(BEN, 3)
    scene.hand(BEN, "cardinal")
    act(table(scene), ANA, "deal 1")
    assert "give-consent charles" in scene.options(ANA)
    assert scene.options(ANA, "give-annulment") == ["give-annulment jeanne"]
    assert scene.options(ANA, "marry") == []  # only in the first step of phase 1
    for term in ("give-consent charles", "give-annulment jeanne", "want-money 3", "offer"):
        scene.do(term, ANA)
    scene.do("accept", BEN)
    assert scene.state.money == [3, 0, 0]
    assert set(scene.state.spouse) == {-1}
    act(scene, BEN, "make-cardinal charles")  # nobody asks the pope again
    assert scene.named(scene.state.hats[0]) == "charles"


def outcast(lord: str = "charles") -> FiefScene:
    """Ana's Arthur is pope and has excommunicated this lord; Ben has a Revolt."""
    scene = fief().lord(ANA, "arthur", "sigy").bishop("arthur", 5).pope("arthur")
    scene.lord(BEN, "charles", "bourg").hand(BEN, "revolt").garrison(CLEO, "blaye")
    return table(scene.excommunicated(lord) if lord else scene)


@pytest.mark.clause("FIEF-1.7.1-19", "FIEF-D-06")
@pytest.mark.parametrize(
    ("lord", "seat", "other", "terms"),
    [
        ("charles", CLEO, ANA, ["want-absolution charles"]),
        ("charles", ANA, CLEO, ["give-absolution charles"]),
        ("charles", CLEO, BEN, []),
        ("", CLEO, ANA, []),
    ],
)
def test_an_absolution_is_traded_with_the_pope(
    lord: str, seat: int, other: int, terms: list[str]
) -> None:
    scene = act(outcast(lord), seat, f"deal {other}")
    assert [option for option in scene.options(seat) if "absolution" in option] == terms


@pytest.mark.clause("FIEF-8.0-03", "FIEF-12.0-20", "FIEF-D-13")
def test_no_absolution_is_traded_while_a_card_is_in_play() -> None:
    scene = outcast().sky(1, "famine")
    scene.remark(CLEO, "attend")
    act(scene, BEN, "revolt blaye")
    assert (scene.prompt, scene.asked) == ("window-card", (CLEO,))
    scene.do("deal 0", CLEO)
    assert scene.options(CLEO, "want-absolution") == []


@pytest.mark.clause("FIEF-D-06")
def test_one_deal_gives_a_relic_to_one_lord() -> None:
    """Each side of it: Ben's Lance to one of Ana's, her Grail to one of his."""
    scene = fief(relics="yes").lord(ANA, "arthur", "blaye").lord(ANA, "thierry", "blaye")
    scene.lord(BEN, "othon", "blaye").lord(BEN, "eric", "blaye")
    table(scene.relic("grail", "arthur").relic("lance", "othon"))
    act(scene, ANA, "deal 1")
    assert len(scene.options(ANA, "offer-relic")) == len(scene.options(ANA, "want-relic")) == 2
    scene.do("offer-relic grail eric", ANA)
    assert scene.options(ANA, "offer-relic") == []
    scene.do("want-relic lance thierry", ANA)
    assert scene.options(ANA, "want-relic") == []
    scene.do("drop-term 1", ANA)
    assert scene.options(ANA, "offer-relic") == [
        "offer-relic grail eric",
        "offer-relic grail othon",
    ]


@pytest.mark.clause("FIEF-D-06")
def test_a_marriage_can_be_part_of_a_deal_in_its_step() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").lord(BEN, "jeanne", "bourg").money(ANA, 3)
    scene.begin("marriages")
    scene.do("deal 1", ANA)
    scene.do("pass", BEN)
    for term in ("marry arthur jeanne", "give-money 3", "offer"):
        scene.do(term, ANA)
    scene.do("accept", BEN)
    assert scene.state.money == [0, 3, 0]
    assert scene.events(None, "married")[0]["spouse"] == "arthur"


@pytest.mark.clause("FIEF-D-06")
def test_the_waiver_is_for_a_purchase_being_made() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").king("arthur").title("arthur", "blaye", "blaye")
    scene.lord(BEN, "charles", "mazilles").garrison(BEN, "st-andromy").castle("mazilles")
    scene.money(BEN, 2).begin("ransoms", BEN)
    assert scene.options(BEN, "buy-title") == []
    scene.do("deal 0", BEN)
    assert scene.options(BEN, "want-waiver") == ["want-waiver mazilles"]
    for term in ("want-waiver mazilles", "give-money 2", "offer"):
        scene.do(term, BEN)
    scene.do("accept", ANA)
    scene.do("buy-title mazilles charles mazilles", BEN)
    assert scene.holds("mazilles") == "charles"
    assert scene.state.money == [2, 0, 0]


@pytest.mark.clause("FIEF-D-06", "FIEF-R-60")
def test_a_right_of_passage_bought_serves_one_crossing() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").lord(ANA, "baudoin", "blaye").money(ANA, 1)
    scene.lord(BEN, "charles", "charolles").begin("move")
    for term in ("deal 1", "want-passage charolles arthur", "give-money 1", "offer"):
        scene.do(term, ANA)
    scene.do("accept", BEN)
    for move in ("lead arthur", "march charolles", "march l-epervier"):
        scene.do(move, ANA)
    assert scene.where("arthur") == "l-epervier"
    for move in ("lead baudoin", "march charolles", "march l-epervier"):
        scene.do(move, ANA)
    assert (scene.prompt, scene.asked) == ("passage", (BEN,))


def passage_for_arthur() -> FiefScene:
    """Ben lets Arthur's group pass at Charolles; Baudoin stands beside him."""
    scene = fief().lord(ANA, "arthur", "blaye").lord(ANA, "baudoin", "blaye")
    scene.lord(BEN, "charles", "charolles").begin("move")
    for term in ("deal 1", "want-passage charolles arthur", "offer"):
        scene.do(term, ANA)
    scene.do("accept", BEN)
    return scene


@pytest.mark.clause("FIEF-D-06")
def test_a_right_of_passage_is_for_the_group_that_was_named() -> None:
    scene = passage_for_arthur()
    granted = {"kind": "passage", "giver": BEN, "taker": ANA, "thing": "charolles"}
    granted |= {"secret": False, "lords": ["arthur"]}
    assert scene.view(None)["table"]["permits"] == [granted]
    for move in ("lead baudoin", "march charolles", "march l-epervier"):
        scene.do(move, ANA)
    assert (scene.prompt, scene.asked) == ("passage", (BEN,)), "Baudoin's group was not named"
    scene.do("allow", BEN)
    for move in ("lead arthur", "march charolles", "march l-epervier"):
        scene.do(move, ANA)
    assert scene.where("arthur") == "l-epervier", "his right is not used up by another group"
    assert scene.state.permits == ()


@pytest.mark.clause("FIEF-D-06")
def test_a_named_group_is_the_one_in_which_the_lord_goes() -> None:
    """The one who leads it, and those who join him."""
    scene = passage_for_arthur()
    for move in ("lead baudoin", "join arthur", "march charolles", "march l-epervier"):
        scene.do(move, ANA)
    assert (scene.where("arthur"), scene.where("baudoin")) == ("l-epervier", "l-epervier")
    assert scene.state.permits == ()


@pytest.mark.clause("FIEF-D-06")
def test_a_right_of_passage_is_sold_only_to_a_group_that_can_go() -> None:
    """Henri is a prisoner, Arthur is too far from Sigy, and nobody marches but the active."""
    scene = fief().lord(ANA, "arthur", "blaye").lord(ANA, "henri").captive("henri", CLEO, "bourg")
    scene.troops(CLEO, "bourg", 1).lord(BEN, "charles", "charolles").garrison(BEN, "sigy")
    scene.begin("move").do("deal 1", ANA)
    assert scene.options(ANA, "want-passage") == ["want-passage charolles arthur"]
    assert scene.options(ANA, "give-passage") == []
    scene.do("withdraw", ANA)
    for move in ("lead arthur", "march charolles", "halt", "deal 1"):
        scene.do(move, ANA)
    assert scene.options(ANA, "want-passage") == ["want-passage charolles arthur"]
    scene.do("withdraw", ANA)
    scene.do("lead arthur", ANA)
    scene.do("march villeneuve", ANA)
    scene.do("allow", BEN)
    scene.do("deal 1", ANA)
    assert scene.options(ANA, "want-passage") == [], "he has no stage left"


@pytest.mark.clause("FIEF-D-06", "FIEF-9.1-03")
def test_with_d_arc_a_group_can_buy_its_way_one_stage_farther() -> None:
    scene = fief().lord(ANA, "jeanne", "blaye").garrison(BEN, "charolles", "l-epervier")
    scene.begin("move").do("deal 1", ANA)
    assert scene.options(ANA, "want-passage") == ["want-passage charolles jeanne"]
    scene.arc("jeanne")
    assert "want-passage l-epervier jeanne" in scene.options(ANA)


@pytest.mark.clause("FIEF-D-06")
def test_an_offer_over_a_group_that_can_no_longer_go_cannot_be_accepted() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").lord(BEN, "charles", "charolles").begin("move")
    for term in ("deal 1", "want-passage charolles arthur", "offer"):
        scene.do(term, ANA)
    assert "accept" in scene.options(BEN)
    scene.state.captor[LORDS.index("arthur")] = CLEO
    assert scene.options(BEN) == ["refuse", "counter"]


@pytest.mark.clause("FIEF-D-06", "FIEF-R-60")
def test_all_of_a_deal_or_nothing() -> None:
    """Ben has the money and not the card: he cannot accept."""
    scene = table(fief().hand(ANA, "tax").hand(BEN, "revolt").money(BEN, 5))
    offer(scene, ANA, BEN, "want-money 5", "want-card justice")
    assert scene.options(BEN) == ["refuse", "counter"]


@pytest.mark.clause("FIEF-D-06")
@pytest.mark.parametrize(("wanted", "feasible"), [(3, True), (4, False)])
def test_nobody_can_accept_to_pay_what_he_has_not(wanted: int, feasible: bool) -> None:
    """Ben's three écus are hidden: any sum may be asked for."""
    scene = table(fief(money="hidden").money(BEN, 3))
    offer(scene, ANA, BEN, f"want-money {wanted}")
    assert ("accept" in scene.options(BEN)) == feasible


@pytest.mark.clause("FIEF-D-06")
def test_three_offers_end_a_negotiation() -> None:
    scene = table(fief().money(ANA, 9).money(BEN, 9))
    offer(scene, ANA, BEN, "give-money 1")
    for seat in (BEN, ANA):
        scene.do("counter", seat)
        scene.do("offer", seat)
    assert scene.options(BEN) == ["refuse", "accept"]


@pytest.mark.clause("FIEF-D-07", "FIEF-R-60")
def test_a_promise_binds_nobody() -> None:
    scene = offer(table(fief().money(BEN, 3)), ANA, BEN, "want-money 3", "promise")
    scene.do("accept", BEN)
    assert scene.state.money == [3, 0, 0]
    assert scene.state.permits == ()
    options = scene.options(ANA)
    assert options == ["pass", "deal 1", "deal 2", "talk"]  # as free as before


@pytest.mark.clause("FIEF-D-07")
def test_a_deal_may_hold_nothing_but_a_promise() -> None:
    scene = offer(table(fief()), ANA, BEN, "promise")
    scene.do("accept", BEN)
    assert scene.keys(CLEO) == ["deal-made", "promised"]


# Embassies: cards ---------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-8.0-02", "FIEF-R-47")
def test_everybody_has_three_embassies() -> None:
    assert [fief(seats).state.embassies for seats in (3, 6)] == [[3] * 3, [3] * 6]


@pytest.mark.clause("FIEF-8.0-04", "FIEF-D-10", "FIEF-R-47")
def test_cards_are_exchanged_for_an_embassy_of_the_proposer() -> None:
    scene = table(fief().hand(ANA, "tax", "arc").hand(BEN, "revolt"))
    offer(scene, ANA, BEN, "give-card tax", "give-card arc", "want-card revolt")
    assert scene.state.embassies == [3, 3, 3]  # spent for an exchange, not for an offer
    scene.do("accept", BEN)
    assert scene.hand_of(ANA) == ["revolt"]
    assert sorted(scene.hand_of(BEN)) == ["arc", "tax"]
    assert scene.state.embassies == [2, 3, 3]


@pytest.mark.clause("FIEF-D-10")
def test_others_learn_how_many_cards_by_their_backs() -> None:
    scene = table(fief().hand(ANA, "tax", "arc").hand(BEN, "revolt"))
    offer(scene, ANA, BEN, "give-card tax", "give-card arc", "want-card revolt")
    assert scene.events(CLEO) == [{"event": "offered", "seat": ANA, "other": BEN}]
    frame = scene.state.stack[-1]
    character, event = BACKS.index("character"), BACKS.index("event")
    assert frame.seen_by(CLEO)[3] == (GiveBack(event), GiveBack(character), WantBack(event))
    tax, arc, revolt = (CARDS.index(card) for card in ("tax", "arc", "revolt"))
    assert frame.seen_by(BEN)[3] == (GiveCard(tax), GiveCard(arc), WantCard(revolt))
    scene.do("accept", BEN)
    assert scene.events(CLEO, "embassy") == [{"event": "embassy", "seat": ANA, "other": BEN}]
    assert scene.events(CLEO, "cards-traded") == [
        {"event": "cards-traded", "seat": ANA, "other": BEN, "characters": 1, "events": 1},
        {"event": "cards-traded", "seat": BEN, "other": ANA, "characters": 0, "events": 1},
    ]


@pytest.mark.clause("FIEF-8.0-04", "FIEF-D-10")
@pytest.mark.parametrize(
    ("seat", "notations"), [(BEN, ["refuse"]), (ANA, ["withdraw"]), (BEN, ["counter", "withdraw"])]
)
def test_an_exchange_that_does_not_take_place_costs_no_embassy(
    seat: int, notations: list[str]
) -> None:
    scene = offer(table(fief().hand(ANA, "tax")), ANA, BEN, "give-card tax")
    for notation in notations:
        scene.do(notation, seat)
    assert scene.state.embassies == [3, 3, 3]
    assert scene.hand_of(ANA) == ["tax"]
    assert scene.prompt == "window-income"


@pytest.mark.clause("FIEF-8.0-04", "FIEF-D-10")
def test_an_exchange_that_cannot_take_place_costs_no_embassy() -> None:
    """Ben has no Justice; what he can only refuse he refuses."""
    scene = table(fief().hand(ANA, "tax").hand(BEN, "revolt"))
    offer(scene, ANA, BEN, "give-card tax", "want-card justice")
    assert scene.options(BEN) == ["refuse", "counter"]
    scene.do("refuse", BEN)
    assert scene.state.embassies == [3, 3, 3]


@pytest.mark.clause("FIEF-D-10")
def test_who_first_offered_cards_pays_for_their_exchange() -> None:
    """Ana has offered money; the cards are Ben's idea, though it is her offer that is accepted."""
    scene = table(fief().money(ANA, 2).hand(BEN, "revolt"))
    offer(scene, ANA, BEN, "give-money 1")
    for notation in ("counter", "give-card revolt", "offer"):
        scene.do(notation, BEN)
    for notation in ("counter", "drop-term 1", "give-money 2", "offer"):
        scene.do(notation, ANA)
    scene.do("accept", BEN)
    assert (scene.hand_of(ANA), scene.state.embassies) == (["revolt"], [3, 2, 3])
    assert scene.events(CLEO, "embassy") == [{"event": "embassy", "seat": BEN, "other": ANA}]


@pytest.mark.clause("FIEF-8.0-04", "FIEF-D-10")
def test_a_negotiation_that_ends_without_cards_costs_no_embassy() -> None:
    scene = table(fief().hand(ANA, "tax").money(ANA, 2))
    offer(scene, ANA, BEN, "give-card tax")
    for notation in ("counter", "drop-term 1", "want-money 2", "offer"):
        scene.do(notation, BEN)
    scene.do("accept", ANA)
    assert (scene.state.money, scene.state.embassies) == ([0, 2, 0], [3, 3, 3])
    assert scene.keys(CLEO) == ["deal-made", "paid"]


@pytest.mark.clause("FIEF-D-10")
def test_everybody_sees_who_would_pay_an_embassy() -> None:
    """Of a draft only who draws it up, and of a deal in private nobody: its talk is paid for."""

    def payers(scene: FiefScene, *seats: int) -> list[int | None]:
        deals = [scene.view(seat)["table"]["deal"] for seat in seats or (ANA, BEN, CLEO)]
        return [deal["embassy"] for deal in deals]

    scene = act(table(fief().hand(ANA, "tax").money(BEN, 1)), ANA, "deal 1")
    assert payers(scene) == [None, None, None]
    scene.do("give-card tax", ANA)
    assert payers(scene) == [ANA, None, None]
    scene.do("offer", ANA)
    assert payers(scene) == [ANA, ANA, ANA]
    scene.do("counter", BEN)
    assert payers(scene) == [None, ANA, None]
    for notation in ("drop-term 1", "give-money 1", "offer"):
        scene.do(notation, BEN)
    assert payers(scene) == [None, None, None]
    for scene in (
        offer(table(fief(diplomacy="free").hand(ANA, "tax")), ANA, BEN, "give-card tax"),
        private_offer("give-card tax"),
    ):
        assert scene.prompt == "deal"
        assert payers(scene, ANA, BEN) == [None, None]


def private_offer(*terms: str) -> FiefScene:
    scene = talk(fief().hand(ANA, "tax"), ANA, BEN)
    for notation in ("deal 1", *terms, "offer"):
        scene.do(notation, ANA)
    return scene


@pytest.mark.clause("FIEF-D-10", "FIEF-R-47")
def test_a_gift_of_cards_is_an_exchange() -> None:
    scene = offer(table(fief().hand(ANA, "tax")), ANA, BEN, "give-card tax")
    scene.do("accept", BEN)
    assert scene.hand_of(BEN) == ["tax"]
    assert scene.state.embassies == [2, 3, 3]


@pytest.mark.clause("FIEF-8.0-04", "FIEF-R-47")
def test_without_an_embassy_no_card_changes_hands() -> None:
    scene = table(fief().hand(ANA, "tax").hand(BEN, "revolt").money(ANA, 1))
    scene.state.embassies[ANA] = 0
    assert "talk" not in scene.options(ANA)
    act(scene, ANA, "deal 1")
    assert scene.options(ANA) == ["withdraw", "give-money 1", "promise"]


@pytest.mark.clause("FIEF-8.0-05", "FIEF-D-10")
@pytest.mark.parametrize(("given", "wanted", "fits"), [(1, 0, False), (1, 1, True), (2, 1, False)])
def test_no_hand_grows_above_three(given: int, wanted: int, fits: bool) -> None:
    """What does not fit, as everybody sees, cannot be offered."""
    scene = fief().hand(ANA, "tax", "tax").hand(BEN, "revolt", "revolt", "justice")
    act(table(scene), ANA, "deal 1")
    for term in (*["give-card tax"] * given, *["want-card justice"] * wanted):
        scene.do(term, ANA)
    assert ("offer" in scene.options(ANA)) == fits
    if fits:
        scene.do("offer", ANA)
        assert "accept" in scene.options(BEN)


@pytest.mark.clause("FIEF-8.0-05", "FIEF-D-10")
def test_the_hand_of_the_proposer_is_bounded_too() -> None:
    scene = fief().hand(ANA, "tax", "tax", "tax").hand(BEN, "revolt", "justice")
    act(table(scene), ANA, "deal 1")
    scene.do("want-card revolt", ANA)
    assert "offer" not in scene.options(ANA)
    scene.do("give-card tax", ANA)
    assert "offer" in scene.options(ANA)
    assert scene.state.embassies == [3, 3, 3]


@pytest.mark.clause("FIEF-D-10")
def test_nobody_asks_for_a_card_that_is_all_in_his_own_hand() -> None:
    """There is one Justice, and there are four Revolts."""
    scene = table(fief().hand(ANA, "justice", "revolt").hand(BEN, "tax"))
    act(scene, ANA, "deal 1")
    wanted = scene.options(ANA, "want-card")
    assert "want-card revolt" in wanted
    assert "want-card justice" not in wanted


@pytest.mark.clause("FIEF-D-10", "FIEF-R-11")
def test_nobody_asks_for_more_cards_of_a_back_than_there_are() -> None:
    """Ben holds one event and no character, Cleo nothing: everybody sees that."""
    scene = table(fief().hand(ANA, "tax").hand(BEN, "revolt"))
    act(scene, ANA, "deal 2")
    assert scene.options(ANA, "want-card") == []
    scene.do("withdraw", ANA)
    act(scene, ANA, "deal 1")
    wanted = scene.options(ANA, "want-card")
    assert {"want-card justice", "want-card revolt"} <= set(wanted)
    assert not {"want-card arthur", "want-card arc", "want-card cardinal"} & set(wanted)
    scene.do("want-card justice", ANA)
    assert scene.options(ANA, "want-card") == []


@pytest.mark.clause("FIEF-R-47")
@pytest.mark.parametrize(("refresh", "left"), [("never", 1), ("turn", 3)])
def test_embassies_come_back_only_by_option(refresh: str, left: int) -> None:
    scene = fief(refresh=refresh)
    scene.state.embassies = [1, 1, 1]
    scene.begin("finish")
    assert scene.state.embassies == [left] * 3


@pytest.mark.clause("FIEF-8.0-03")
@pytest.mark.parametrize(
    "step", ["begin", "before_calamities", "play", "before_income", "buy", "move", "before_end"]
)
def test_an_embassy_may_be_spent_at_any_moment(step: str) -> None:
    scene = fief().lord(ANA, "arthur", "blaye").begin(step)
    assert "talk" in scene.options(ANA)
    assert "deal 1" in scene.options(ANA)


@pytest.mark.clause("FIEF-8.0-03", "FIEF-D-13")
def test_an_embassy_may_be_spent_while_a_surprise_card_is_resolved() -> None:
    """What is received meanwhile cannot be played into the card that is being resolved."""
    scene = fief().hand(ANA, "revolt").hand(BEN, "revolt").garrison(CLEO, "blaye")
    table(scene.sky(1, "famine")).remark(CLEO, "attend")
    act(scene, ANA, "revolt blaye")
    assert (scene.prompt, scene.asked) == ("window-card", (CLEO,))
    assert scene.options(CLEO) == ["pass", "deal 0", "deal 1", "talk"]  # nothing but embassies
    for term in ("deal 1", "want-card revolt", "offer"):
        scene.do(term, CLEO)
    scene.do("accept", BEN)
    scene.do("pass", CLEO)
    assert scene.hand_of(CLEO) == ["revolt"]
    assert scene.prompt == "join-revolt"
    assert scene.options(CLEO, "join-revolt") == []
    assert scene.state.embassies == [3, 3, 2]


# Private talks ------------------------------------------------------------------------------------


def talk(scene: FiefScene, host: int, *guests: int) -> FiefScene:
    """All who are invited come."""
    act(table(scene), host, "talk")
    for guest in guests:
        scene.do(f"invite {guest}", host)
    scene.do("begin-talk", host)
    for guest in guests:
        scene.do("enter-talk", guest)
    return scene


@pytest.mark.clause("FIEF-8.0-06", "FIEF-D-11")
def test_a_private_talk_costs_an_embassy_and_is_public() -> None:
    scene = talk(fief(4), ANA, BEN, CLEO)
    assert scene.state.embassies == [2, 3, 3, 3]
    assert (scene.prompt, scene.asked) == ("talk", (ANA, BEN, CLEO))
    begins = {"event": "talk-begins", "seat": ANA, "seats": [BEN, CLEO], "count": 1}
    assert scene.events(None) == [begins]
    scene.pass_all()
    assert scene.events(None) == [{"event": "talk-ends", "count": 1}]
    assert scene.prompt == "window-income"


@pytest.mark.clause("FIEF-8.0-06", "FIEF-D-11")
@pytest.mark.parametrize(("answer", "paid"), [("stay-out", 0), ("enter-talk", 1)])
def test_the_token_is_spent_when_somebody_comes(answer: str, paid: int) -> None:
    scene = act(table(fief(4)), ANA, "talk")
    assert "begin-talk" not in scene.options(ANA)
    scene.do("invite 1", ANA)
    scene.do("invite 2", ANA)
    scene.do("begin-talk", ANA)
    assert scene.events(DAN) == [{"event": "talk-called", "seat": ANA, "seats": [BEN, CLEO]}]
    assert scene.options(BEN) == ["stay-out", "enter-talk"]
    scene.do(answer, BEN)
    assert scene.state.embassies == [3, 3, 3, 3]  # nobody sees yet whether he comes
    scene.do("stay-out", CLEO)
    assert scene.state.embassies == [3 - paid, 3, 3, 3]
    assert [event["count"] for event in scene.events(DAN, "talk-begins")] == [paid]
    assert scene.prompt == ("talk" if paid else "window-income")


@pytest.mark.clause("FIEF-8.0-06")
def test_who_calls_no_talk_after_all_keeps_his_token() -> None:
    scene = act(table(fief()), ANA, "talk")
    scene.do("invite 1", ANA)
    scene.do("withdraw", ANA)
    assert scene.state.embassies == [3, 3, 3]


@pytest.mark.clause("FIEF-8.0-07", "FIEF-D-11", "FIEF-D-14")
def test_in_a_talk_cards_and_money_change_hands_in_secret() -> None:
    scene = talk(fief().hand(ANA, "tax").money(BEN, 5), ANA, BEN)
    assert scene.options(BEN) == ["pass", "deal 0", "prolong"]  # nothing but deals, also for bots
    scene.do("deal 1", ANA)
    for term in ("give-card tax", "want-money 4", "offer"):
        scene.do(term, ANA)
    assert scene.state.stack[-1].seen_by(CLEO)[3] == ()
    scene.do("accept", BEN)
    assert scene.hand_of(BEN) == ["tax"]
    assert scene.state.money == [4, 1, 0]
    assert scene.state.embassies == [2, 3, 3]  # the talk has paid for it
    assert scene.keys(ANA) == scene.keys(BEN) == ["private-deal"]
    assert scene.keys(CLEO) == scene.keys(None) == []


@pytest.mark.clause("FIEF-8.0-08", "FIEF-D-11")
def test_any_participant_may_prolong_the_talk() -> None:
    scene = talk(fief(), ANA, BEN)
    scene.do("prolong", BEN)
    assert scene.state.embassies == [2, 2, 3]
    assert scene.keys(CLEO) == ["talk-prolonged"]
    scene.state.embassies[ANA] = 0
    assert "prolong" not in scene.options(ANA)
    assert scene.decision(ANA).arguments == {"count": 2}
    scene.pass_all()
    assert scene.events(CLEO) == [{"event": "talk-ends", "count": 2}]


@pytest.mark.clause("FIEF-8.0-09", "FIEF-D-11")
def test_those_outside_trade_no_cards_meanwhile() -> None:
    scene = talk(fief(4), ANA, BEN)
    assert scene.asked == (ANA, BEN)
    assert scene.options(ANA, "deal") == ["deal 1"]  # with those inside only


@pytest.mark.clause("FIEF-8.0-08", "FIEF-D-11")
def test_a_talk_is_prolonged_at_any_moment_of_it() -> None:
    """Also by who is not asked, while others draft and think; and the draft stands."""
    scene = talk(fief(4).money(ANA, 3), ANA, BEN, CLEO)
    scene.do("deal 1", ANA)
    scene.do("give-money 2", ANA)
    assert (scene.asked, scene.unprompted) == ((ANA,), (BEN, CLEO))
    assert scene.options(CLEO) == ["prolong"]
    assert scene.decision(CLEO).prompt == "talk-goes-on"
    scene.do("prolong", CLEO)
    scene.do("prolong", ANA)
    scene.do("offer", ANA)
    assert scene.options(ANA) == ["withdraw", "prolong"]
    scene.do("prolong", BEN)
    scene.do("accept", BEN)
    assert scene.state.money == [1, 2, 0, 0]
    assert scene.state.embassies == [1, 2, 2, 3]
    assert scene.decision(ANA).arguments == {"count": 4}


@pytest.mark.clause("FIEF-8.0-07")
def test_who_has_finished_may_think_better_of_it() -> None:
    scene = talk(fief().money(BEN, 1), ANA, BEN)
    scene.do("pass", BEN)
    assert (scene.asked, scene.unprompted) == ((ANA,), (BEN,))
    assert scene.options(BEN) == ["deal 0", "prolong"]
    for notation in ("deal 0", "give-money 1", "offer"):
        scene.do(notation, BEN)
    scene.do("accept", ANA)
    assert scene.asked == (ANA, BEN), "both are asked again"


@pytest.mark.clause("FIEF-D-15")
def test_six_deals_each_for_a_token() -> None:
    scene = talk(fief(), ANA, BEN)
    for _ in range(6):
        scene.do("deal 1", ANA)
        scene.do("withdraw", ANA)
    assert scene.options(ANA) == ["pass", "prolong"]
    assert scene.options(BEN, "deal") == ["deal 0"]
    scene.do("prolong", BEN)
    assert scene.options(ANA, "deal") == ["deal 1"]


@pytest.mark.clause("FIEF-D-11")
def test_outside_a_talk_nobody_sees_who_deals_with_whom() -> None:
    """Ana, Ben and Cleo talk, Dan and the gallery are outside: but for the number of answers they
    see the same whatever goes on inside."""
    scene = fief(4).money(ANA, 5).hand(BEN, "tax").hand(CLEO, "arc", "revolt")
    talk(scene, ANA, BEN, CLEO)

    def outside() -> list[Any]:
        views = [scene.view(seat) for seat in (DAN, None)]
        for view in views:
            number = view.pop("number")
            for asked in view["waiting"]:
                assert asked.pop("id") == f"{number}.{asked['seat']}"
        return views

    first = outside()
    assert [asked["seat"] for asked in first[0]["waiting"]] == [ANA, BEN, CLEO]
    assert {asked["prompt"] for asked in first[0]["waiting"]} == {"talk"}
    assert first[0]["table"]["talk"] == {"seats": [ANA, BEN, CLEO], "tokens": 1}
    for seat, notation in (
        (BEN, "pass"),
        (ANA, "deal 2"),
        (ANA, "give-money 4"),
        (ANA, "want-card arc"),
        (ANA, "offer"),
        (CLEO, "counter"),
        (CLEO, "drop-term 1"),
        (CLEO, "want-money 5"),
        (CLEO, "offer"),
        (ANA, "accept"),
        (ANA, "pass"),
        (BEN, "deal 0"),
        (BEN, "give-card tax"),
        (BEN, "offer"),
        (ANA, "refuse"),
    ):
        scene.do(notation, seat)
        assert outside() == first, notation
        assert scene.events(DAN) == []
    assert scene.state.money == [0, 0, 5, 0]
    inside = scene.view(BEN)
    assert [player["money"] for player in inside["table"]["seats"]] == [0, 0, 5, 0]
    scene.pass_all()
    assert scene.keys(DAN) == ["talk-ends"]
    after = scene.view(DAN)["table"]["seats"]
    assert [player["money"] for player in after] == [0, 0, 5, 0]
    assert [player["hand"] for player in after] == [["character"], ["event"], ["event"], []]


@pytest.mark.clause("FIEF-D-11")
def test_those_in_a_talk_see_who_deals_with_whom() -> None:
    scene = talk(fief(4).money(ANA, 5), ANA, BEN, CLEO)
    for notation in ("deal 2", "give-money 4", "offer"):
        scene.do(notation, ANA)
    assert [asked["seat"] for asked in scene.view(BEN)["waiting"]] == [CLEO]
    deals = [scene.view(seat)["table"]["deal"] for seat in (ANA, BEN, CLEO)]
    assert [(deal["proposer"], deal["partner"]) for deal in deals] == [(ANA, CLEO)] * 3
    assert [len(deal["terms"]) for deal in deals] == [1, 0, 1]


@pytest.mark.clause("FIEF-D-11")
def test_what_a_secret_deal_sets_off_is_settled_before_all() -> None:
    """A prisoner who is set free in a talk is placed on the board; then it goes on."""
    scene = fief(4).garrison(ANA, "blaye").lord(BEN, "charles").captive("charles", ANA, "blaye")
    talk(scene.castle("bourg", "sigy").garrison(BEN, "bourg", "sigy"), ANA, BEN)
    for notation in ("deal 1", "give-release charles", "offer"):
        scene.do(notation, ANA)
    scene.do("accept", BEN)
    assert [asked["prompt"] for asked in scene.view(CLEO)["waiting"]] == ["place"]
    told = scene.game.talk(scene.state)
    assert told is not None
    assert told.closing is None
    scene.do("place charles bourg", BEN)
    assert scene.prompt == "talk"


@pytest.mark.clause("FIEF-D-11")
def test_a_table_is_told_how_a_talk_ends() -> None:
    """For each who is asked by the answer that closes it, whatever is open."""
    scene = table(fief().money(ANA, 2))
    assert scene.game.talk(scene.state) is None
    talk(scene, ANA, BEN)
    began = scene.state.number
    closing = []
    for notation in ("deal 1", "give-money 1", "offer", "prolong"):
        told = scene.game.talk(scene.state)
        assert told is not None
        closing.append(told.closing)
        scene.do(notation, ANA)
    assert closing == [PASS, WITHDRAW, WITHDRAW, REFUSE]
    told = scene.game.talk(scene.state)
    assert told is not None
    assert (told.seats, told.began, told.tokens) == ((ANA, BEN), began, 2)


@pytest.mark.clause("FIEF-D-14")
@pytest.mark.parametrize(("given", "answer"), [(9, "accept"), (1, "refuse")])
def test_a_bot_comes_to_a_talk_and_deals_by_what_things_are_worth_to_it(
    given: int, answer: str
) -> None:
    """Ben's village, where Ana stands too, for nine écus or for one."""
    scene = fief().garrison(BEN, "blaye", "bourg").troops(ANA, "blaye", 1).money(ANA, 9)

    def choose() -> str:
        choices = scene.state.stack[-1].options(scene.state, BEN)
        best = max(choices, key=lambda choice: scene.game.worth(scene.state, BEN, choice))
        return scene.game.LEXICON.text(best)

    act(table(scene), ANA, "talk")
    scene.do("invite 1", ANA)
    scene.do("begin-talk", ANA)
    assert choose() == "enter-talk"
    scene.do("enter-talk", BEN)
    assert choose() == "pass", "it has nothing to propose, and waits"
    for notation in ("deal 1", "want-village blaye", f"give-money {given}", "offer"):
        scene.do(notation, ANA)
    assert choose() == answer


@pytest.mark.clause("FIEF-D-14")
def test_standing_answers_and_armed_reactions_are_open_to_every_seat() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").begin("before_income")
    said = set(remarks(scene, CLEO))
    assert {"raise-hand", "attend", "policy 0 always", "arm-justice arthur"} <= said


# Free diplomacy -----------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-11.3-01")
def test_with_free_diplomacy_private_talks_cost_nothing() -> None:
    scene = table(fief(diplomacy="free"))
    scene.state.embassies = [0, 0, 0]
    scene.do("pass", BEN)
    scene.do("pass", CLEO)
    scene.do("talk", ANA)
    scene.do("invite 1")
    scene.do("begin-talk")
    scene.do("enter-talk")
    assert scene.prompt == "talk"
    assert scene.options(ANA) == ["pass", "deal 1"]
    assert scene.state.embassies == [0, 0, 0]


@pytest.mark.clause("FIEF-11.3-01")
def test_with_free_diplomacy_cards_cost_nothing() -> None:
    scene = table(fief(diplomacy="free").hand(ANA, "tax").money(ANA, 2))
    offer(scene, ANA, BEN, "give-card tax", "give-money 2")
    assert scene.keys() == ["offered"]
    scene.do("accept", BEN)
    assert scene.hand_of(BEN) == ["tax"]
    assert scene.state.money == [0, 2, 0]
    assert scene.state.embassies == [3, 3, 3]


@pytest.mark.clause("FIEF-D-10")
def test_a_counter_offer_costs_no_second_embassy() -> None:
    scene = table(fief().hand(ANA, "tax").hand(BEN, "revolt"))
    scene.state.embassies[BEN] = 0
    offer(scene, ANA, BEN, "give-card tax")
    scene.do("counter", BEN)
    scene.do("give-card revolt", BEN)
    scene.do("offer", BEN)
    scene.do("accept", ANA)
    assert (scene.hand_of(ANA), scene.state.embassies) == (["revolt"], [2, 0, 3])


@pytest.mark.clause("FIEF-8.0-07")
@pytest.mark.clause("FIEF-D-11")
def test_what_is_offered_and_granted_in_a_talk_nobody_else_hears() -> None:
    scene = table(fief(4).lord(BEN, "francois", "sigy").bishop("francois", 5).pope("francois"))
    scene.lord(ANA, "eric", "bourg").bishop("eric", 4)
    for seat in (BEN, CLEO, 3):
        scene.do("pass", seat)
    for notation in ("talk", "invite 1", "begin-talk", "enter-talk"):
        scene.do(notation)
    scene.do("pass", BEN)
    heard = []
    for notation in ("deal 1", "want-consent eric", "offer", "accept"):
        scene.do(notation)
        heard += scene.events(CLEO)
    assert heard == []
    permits = [scene.view(seat)["table"]["permits"] for seat in (ANA, BEN, CLEO, None)]
    assert [len(known) for known in permits] == [1, 1, 0, 0]


@pytest.mark.clause("FIEF-11.3-01", "FIEF-8.0-06")
@pytest.mark.parametrize(("diplomacy", "paid"), [("free", 0), ("embassies", 1)])
def test_what_pays_for_a_talk_is_told_as_it_is(diplomacy: str, paid: int) -> None:
    """By the question, the chronicle and the table."""
    scene = act(table(fief(diplomacy=diplomacy)), ANA, "talk")
    assert scene.decision(ANA).arguments == {"count": paid}
    scene.do("invite 1", ANA)
    scene.do("begin-talk", ANA)
    assert scene.events(None) == [{"event": "talk-called", "seat": ANA, "seats": [BEN]}]
    scene.do("enter-talk", BEN)
    begins = {"event": "talk-begins", "seat": ANA, "seats": [BEN], "count": paid}
    assert scene.events(None) == [begins]
    assert scene.decision(BEN).arguments == {"count": paid}
    assert scene.view(None)["table"]["talk"] == {"seats": [ANA, BEN], "tokens": paid}
    told = scene.game.talk(scene.state)
    assert told is not None
    assert told.tokens == paid
    scene.pass_all()
    assert scene.events(None) == [{"event": "talk-ends", "count": paid}]
    assert scene.state.embassies == [3 - paid, 3, 3]
