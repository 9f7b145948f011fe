"""12.0, 13.0: the questions at the end of the rulebook, and its lexicon; R-55, R-58."""

import pytest

from tableronde.games.fief.components import CARDS, FIEFS, LORDS, VILLAGES
from tableronde.games.fief.state import AROUND
from tests.rules.fief.acting import act, all_pass, table
from tests.rules.fief.fighting import attack, dice, outcome, stop, unhindered
from tests.rules.fief.scene import ANA, BEN, CLEO, FiefScene, fief


def spouse(scene: FiefScene, lord: str) -> str:
    return scene.named(scene.state.spouse[LORDS.index(lord)])


def couple() -> FiefScene:
    """Ana's Arthur and Ben's Jeanne are married."""
    scene = fief().lord(ANA, "arthur", "blaye").lord(BEN, "jeanne", "bourg")
    return scene.marry("arthur", "jeanne")


# A player without pieces --------------------------------------------------------------------------


@pytest.mark.clause("FIEF-12.0-01", "FIEF-R-58")
def test_a_player_without_lords_still_draws_plays_and_negotiates() -> None:
    scene = fief().garrison(ANA, "blaye").hand(CLEO, "good-harvest").money(CLEO, 2).begin("draw")
    scene.do("stop", ANA)
    scene.do("stop", BEN)
    assert scene.options(CLEO) == ["stop", "draw-event", "draw-character", "discard good-harvest"]
    scene.do("draw-character", CLEO)
    assert len(scene.hand_of(CLEO)) == 2
    scene.until("play-cards")
    assert scene.asked == (CLEO,)
    assert {"harvest 1", "deal 0", "talk"} <= set(scene.options(CLEO))
    assert scene.state.embassies[CLEO] == 3


@pytest.mark.clause("FIEF-12.0-02", "FIEF-R-58")
def test_he_buys_neither_troops_nor_buildings_but_the_cardinal_title() -> None:
    scene = fief().lord(BEN, "charles", "bourg").bishop("charles", 4).money(CLEO, 30)
    scene.begin("buy", CLEO)
    verbs = {option.split()[0] for option in scene.options(CLEO)}
    assert verbs == {"done", "buy-cardinal", "deal", "talk"}
    scene.do("buy-cardinal charles", CLEO)
    assert scene.state.money[CLEO] == 25


@pytest.mark.clause("FIEF-12.0-03", "FIEF-R-58")
def test_his_next_lord_comes_to_a_free_village_and_he_plays_normally_again() -> None:
    scene = fief().garrison(ANA, "blaye").hand(CLEO, "gauvain").money(CLEO, 9).begin("play", CLEO)
    free = {option.split()[2] for option in scene.options(CLEO, "play-lord")}
    assert free == set(VILLAGES) - {"blaye"}
    assert scene.options(CLEO, "ask-host") == ["ask-host gauvain blaye"]
    scene.do("play-lord gauvain sigy", CLEO)
    assert scene.holder("sigy") == CLEO
    scene.until("buy")
    assert {"buy-sergeant sigy", "buy-mill sigy", "buy-castle sigy"} <= set(scene.options(CLEO))


@pytest.mark.clause("FIEF-12.0-03")
@pytest.mark.parametrize(("answer", "where"), [("grant", "blaye"), ("refuse", "")])
def test_or_to_a_village_of_another_with_his_consent(answer: str, where: str) -> None:
    scene = fief().garrison(ANA, "blaye").hand(CLEO, "gauvain").begin("play", CLEO)
    scene.do("ask-host gauvain blaye", CLEO)
    assert (scene.prompt, scene.asked) == ("host", (ANA,))
    scene.do(answer, ANA)
    assert scene.where("gauvain") == where
    assert scene.hand_of(CLEO) == ([] if where else ["gauvain"])


@pytest.mark.clause("FIEF-R-58")
def test_without_a_lord_there_is_no_fief_title() -> None:
    scene = fief().lord(BEN, "charles", "mazilles").title("charles", "mazilles", "mazilles")
    scene.lord(ANA, "arthur", "blaye").hand(ANA, "assassination").money(BEN, 3).hand(BEN, "tax")
    act(table(scene), ANA, "assassinate charles arthur")
    assert scene.holds("mazilles") == ""
    assert (scene.holder("mazilles"), scene.holder("st-andromy")) == (-1, -1)
    assert (scene.state.money[BEN], scene.hand_of(BEN)) == (3, ["tax"])
    assert scene.asked == (ANA, BEN, CLEO)


# Phase 1 ------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-12.0-05")
def test_a_village_is_ceded_at_any_moment_and_back() -> None:
    scene = fief().garrison(ANA, "blaye").troops(BEN, "blaye", 1).money(ANA, 3).begin("buy")
    scene.remark(BEN, "attend")
    scene.do("cede blaye 1", ANA)
    assert scene.holder("blaye") == BEN
    scene.do("done", ANA)
    assert scene.prompt == "window-minor"
    scene.do("cede blaye 0", BEN)
    assert scene.holder("blaye") == ANA


@pytest.mark.clause("FIEF-12.0-06")
def test_spouses_cannot_part_without_the_pope() -> None:
    scene = table(couple())
    mine = {option.split()[0] for option in scene.options(ANA)}
    assert mine == {"pass", "deal", "talk"}
    scene = couple().lord(CLEO, "eric", "sigy").bishop("eric", 5).pope("eric")
    act(table(scene), ANA, "ask-annulment arthur")
    scene.do("refuse", CLEO)
    assert spouse(scene, "arthur") == "jeanne"


@pytest.mark.clause("FIEF-12.0-06")
@pytest.mark.parametrize("end", ["annulment", "death"])
def test_the_pope_or_death_ends_a_marriage(end: str) -> None:
    scene = couple().lord(CLEO, "eric", "sigy").bishop("eric", 5).pope("eric")
    table(scene.hand(CLEO, "assassination"))
    if end == "death":
        act(scene, CLEO, "assassinate jeanne eric")
    else:
        act(scene, BEN, "ask-annulment jeanne")
        scene.do("grant", CLEO)
    assert spouse(scene, "arthur") == ""


@pytest.mark.clause("FIEF-12.0-07")
def test_taking_an_ally_s_city_and_title_leaves_the_alliance_in_force() -> None:
    scene = fief(4).lord(ANA, "arthur", "st-andromy").troops(ANA, "st-andromy", 1)
    scene.lord(BEN, "jeanne", "bourg").title("jeanne", "mazilles", "mazilles")
    scene.marry("arthur", "jeanne").begin("move").do("lead arthur")
    scene.do("march mazilles")
    scene.do("halt")
    scene.do("done")
    assert (scene.holder("mazilles"), scene.holds("mazilles")) == (ANA, "arthur")
    assert spouse(scene, "arthur") == "jeanne"


@pytest.mark.clause("FIEF-12.0-07")
def test_allies_may_fight_and_stay_allied() -> None:
    scene = fief(4).lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 3)
    scene.lord(BEN, "jeanne", "bourg").troops(BEN, "blaye", 1).marry("arthur", "jeanne")
    scene.battle_dice(1, 0).begin("fight")
    attack(scene, "blaye", BEN)
    assert outcome(scene) == "attacker"
    assert spouse(scene, "arthur") == "jeanne"


@pytest.mark.clause("FIEF-12.0-08")
def test_among_three_a_spouse_inherits_and_a_king_s_wife_is_queen() -> None:
    scene = fief().lord(ANA, "arthur", "mazilles").title("arthur", "mazilles", "mazilles")
    scene.king("arthur").lord(BEN, "jeanne", "bourg").lord(CLEO, "eric", "sigy")
    scene.hand(CLEO, "assassination").begin("marriages")
    act(scene, ANA, "propose arthur jeanne")
    scene.do("grant", BEN)
    assert scene.named(scene.state.queen) == "jeanne"
    scene.until("window-income")
    act(scene, CLEO, "assassinate arthur eric")
    assert scene.holds("mazilles") == "jeanne"


def conclave() -> FiefScene:
    """Three cardinals elect a pope: of Ana two, of Ben one."""
    scene = fief().lord(ANA, "arthur", "blaye").bishop("arthur", 1).cardinal("arthur")
    scene.lord(ANA, "baudoin", "blaye").bishop("baudoin", 2).cardinal("baudoin")
    scene.lord(BEN, "charles", "bourg").bishop("charles", 4).cardinal("charles")
    return scene.begin("elections")


@pytest.mark.clause("FIEF-12.0-09", "FIEF-12.0-10")
@pytest.mark.parametrize(
    ("first", "second", "pope"),
    [
        ("vote arthur none", "vote none arthur", "arthur"),
        ("vote arthur none", "vote none none", "arthur"),
        ("vote none arthur", "vote charles none", "charles"),
        ("vote none arthur", "vote none none", ""),
    ],
)
def test_who_abstains_counts_for_no_majority(first: str, second: str, pope: str) -> None:
    """One voice of three elects a pope, if no other is given For."""
    scene = conclave()
    scene.do("present arthur", ANA)
    scene.do("present charles", BEN)
    scene.pass_all()
    scene.do(first, ANA)
    scene.do(second, BEN)
    assert scene.named(scene.state.pope) == pope


@pytest.mark.clause("FIEF-12.0-11", "FIEF-12.0-12")
def test_a_pope_stays_cardinal_and_bishop() -> None:
    scene = conclave()
    scene.do("present arthur", ANA)
    scene.do("decline", BEN)
    scene.pass_all()
    scene.do("vote arthur none", ANA)
    scene.do("vote none none", BEN)
    assert scene.named(scene.state.pope) == "arthur"
    assert scene.named(scene.state.hats[0]) == "arthur"
    assert scene.named(scene.state.croziers[0]) == "arthur"


@pytest.mark.clause("FIEF-12.0-11")
def test_a_new_cardinal_stays_bishop() -> None:
    scene = fief().lord(BEN, "charles", "bourg").bishop("charles", 4).hand(ANA, "cardinal")
    act(table(scene), ANA, "make-cardinal charles")
    assert scene.named(scene.state.croziers[3]) == "charles"


@pytest.mark.clause("FIEF-12.0-12")
def test_nobody_is_twice_bishop_or_twice_cardinal_and_only_bishops_rise() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").bishop("arthur", 1).cardinal("arthur")
    scene.lord(ANA, "baudoin", "blaye").bishop("baudoin", 2).lord(ANA, "eric", "blaye")
    scene.lord(BEN, "charles", "bourg").bishop("charles", 4).cardinal("charles")
    scene.garrison(BEN, "sigy", "st-paul", "st-ciers-d-abzac", "beaujeu").hand(ANA, "cardinal")
    scene.begin("elections")
    assert scene.prompt == "present-bishop"
    assert scene.options(ANA) == ["decline", "present eric"]
    scene.do("decline", ANA)
    assert scene.prompt == "present-pope"
    assert scene.options(ANA) == ["decline", "present arthur", "present baudoin"]
    scene.until("play-cards")
    assert scene.options(ANA, "make-cardinal") == ["make-cardinal baudoin"]


@pytest.mark.clause("FIEF-12.0-14")
def test_the_royal_marriage_may_be_annulled_until_a_prince_is_named() -> None:
    scene = couple().king("arthur").queen("jeanne").hand(BEN, "gauvain")
    scene.lord(CLEO, "eric", "sigy").bishop("eric", 5).pope("eric").begin("play", BEN)
    assert scene.options(BEN, "ask-annulment") == ["ask-annulment jeanne"]
    scene.do("play-lord gauvain bourg", BEN)
    scene.do("name-prince gauvain", BEN)
    assert scene.options(BEN, "ask-annulment") == []
    scene.until("window-income")
    assert scene.options(ANA, "ask-annulment") == []


@pytest.mark.clause("FIEF-12.0-14")
def test_the_king_or_the_queen_may_ask_for_it() -> None:
    scene = couple().king("arthur").queen("jeanne").lord(CLEO, "eric", "sigy")
    table(scene.bishop("eric", 5).pope("eric"))
    assert scene.options(ANA, "ask-annulment") == ["ask-annulment arthur"]
    assert scene.options(CLEO, "ask-annulment") == []
    act(scene, ANA, "ask-annulment arthur")
    assert (scene.prompt, scene.asked) == ("annulment", (CLEO,))
    scene.do("grant", CLEO)
    assert (spouse(scene, "arthur"), scene.state.queen) == ("", -1)


@pytest.mark.clause("FIEF-12.0-15", "FIEF-R-48")
def test_between_candidates_and_vote_embassies_and_surprise_cards_are_played() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").bishop("arthur", 1).cardinal("arthur")
    scene.lord(BEN, "charles", "bourg").bishop("charles", 4).cardinal("charles")
    scene.lord(CLEO, "eric", "sigy").hand(CLEO, "assassination").begin("elections")
    scene.do("present arthur", ANA)
    scene.do("present charles", BEN)
    assert scene.prompt == "window-vote"
    assert {"talk", "deal 0", "assassinate arthur eric"} <= set(scene.options(CLEO))
    act(scene, CLEO, "assassinate arthur eric")
    scene.pass_all()
    assert (scene.prompt, scene.asked) == ("vote", (BEN,))
    assert "vote arthur none" not in scene.options(BEN)  # he is struck off
    assert scene.options(BEN, "assassinate") == []  # too late: the vote has begun


# Phase 2 ------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-12.0-18")
def test_an_exhausted_pile_is_renewed_when_somebody_wants_to_draw() -> None:
    scene = fief().begin("draw")
    scene.state.characters = []
    scene.state.character_discard = [CARDS.index("gauvain")]
    assert "draw-character" in scene.options(ANA)
    assert scene.state.characters == []  # not before
    scene.do("draw-character", ANA)
    assert scene.hand_of(ANA) == ["gauvain"]
    assert scene.state.character_discard == []


@pytest.mark.clause("FIEF-12.0-21")
def test_after_a_prince_s_death_another_may_be_named() -> None:
    scene = couple().king("arthur").queen("jeanne").lord(BEN, "gauvain", "bourg").prince("gauvain")
    scene.lord(CLEO, "eric", "sigy").hand(CLEO, "assassination").hand(BEN, "henri")
    scene.track("famine").dice(6).begin("before_calamities", BEN)
    act(scene, CLEO, "assassinate gauvain eric")
    assert scene.state.prince == -1
    scene.until("play-cards").do("play-lord henri bourg", BEN)
    assert (scene.prompt, scene.asked) == ("name-prince", (BEN,))
    scene.do("name-prince henri", BEN)
    assert scene.named(scene.state.prince) == "henri"


def widow(*fiefs: str) -> FiefScene:
    """Ana's last lord, baron of Mazilles, is murdered; his wife Jeanne holds titles already."""
    scene = fief().lord(ANA, "arthur", "mazilles").title("arthur", "mazilles", "mazilles")
    scene.lord(BEN, "jeanne", "bourg").lord(BEN, "charles", "bourg").marry("arthur", "jeanne")
    capitals = {"bourg": "bourg", "st-paul": "st-paul"}
    for name in fiefs:
        scene.title("jeanne", name, capitals[name])
    scene.lord(CLEO, "eric", "sigy").hand(CLEO, "assassination")
    return act(table(scene), CLEO, "assassinate arthur eric")


@pytest.mark.clause("FIEF-12.0-22")
def test_a_spouse_with_two_titles_may_hand_one_on_and_then_inherit() -> None:
    """The lesser one, the barony of St Paul, goes to her brother."""
    scene = widow("bourg", "st-paul")
    assert (scene.prompt, scene.asked) == ("inheritance", (BEN,))
    scene.do("hand-title st-paul charles", BEN)
    assert scene.holds("st-paul") == "charles"
    assert scene.holds("mazilles") == "jeanne"


@pytest.mark.clause("FIEF-12.0-22")
def test_otherwise_the_title_does_not_pass() -> None:
    scene = widow("bourg", "st-paul")
    scene.do("decline", BEN)
    assert (scene.holds("mazilles"), scene.holds("st-paul")) == ("", "jeanne")


@pytest.mark.clause("FIEF-12.0-23")
@pytest.mark.parametrize("fiefs", [(), ("bourg",), ("bourg", "st-paul")])
def test_the_rest_of_the_spouse_s_family_never_inherits(fiefs: tuple[str, ...]) -> None:
    scene = widow(*fiefs)
    if len(fiefs) == 2:
        assert scene.options(BEN, "inherit") == []
    else:
        assert scene.holds("mazilles") == "jeanne"


# Phase 3 ------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-12.0-24")
@pytest.mark.parametrize(("brother", "tallage"), [(True, 6), (False, 0)])
def test_a_tax_is_collected_if_its_title_stays_in_the_family(brother: bool, tallage: int) -> None:
    """The county of Tournus: 2 écus for each of its three villages."""
    scene = fief().lord(ANA, "arthur", "tournus").title("arthur", "tournus", "tournus")
    if brother:
        scene.lord(ANA, "baudoin", "tournus")
    scene.lord(BEN, "charles", "bourg").hand(BEN, "assassination").hand(ANA, "tax").begin("play")
    scene.do("tallage tournus", ANA)
    scene.until("window-income")
    act(scene, BEN, "assassinate arthur charles")
    scene.pass_all()
    assert scene.events(None, "income")[ANA]["tallage"] == tallage


@pytest.mark.clause("FIEF-12.0-24")
def test_a_tithe_of_an_excommunicated_bishop_is_void() -> None:
    scene = fief().lord(ANA, "arthur", "tournus").bishop("arthur", 2).mills("tournus", 2)
    scene.lord(BEN, "charles", "bourg").bishop("charles", 4).pope("charles").hand(ANA, "tax")
    scene.begin("play").do("tithe 2", ANA)
    scene.until("window-income")
    act(scene, BEN, "excommunicate arthur")
    scene.pass_all()
    assert scene.events(None, "income")[ANA]["tithe"] == 0


# Phase 4 ------------------------------------------------------------------------------------------


def rich() -> FiefScene:
    scene = fief().lord(ANA, "arthur", "blaye").bishop("arthur", 1).money(ANA, 40)
    return scene.garrison(ANA, "bourg")


@pytest.mark.clause("FIEF-12.0-25")
@pytest.mark.parametrize(
    "verb", ["buy-mill", "buy-castle", "buy-knight", "buy-sergeant", "buy-cardinal"]
)
def test_nothing_is_bought_whose_counters_are_used_up(verb: str) -> None:
    scene = rich()
    assert scene.begin("buy").options(ANA, verb) != []
    scene = rich()
    if verb == "buy-mill":
        for village in VILLAGES[8:15]:
            scene.mills(village, 2)
        scene.mills("beaujeu", 1)
    elif verb == "buy-castle":
        scene.castle(*[village for village in VILLAGES if village not in ("blaye", "bourg")][:12])
    elif verb == "buy-knight":
        scene.troops(ANA, "blaye", 0, 8)
    elif verb == "buy-sergeant":
        scene.troops(ANA, "blaye", 12)
    else:
        scene.lord(BEN, "charles", "sigy").bishop("charles", 5).cardinal("charles", bought=True)
    assert scene.begin("buy").options(ANA, verb) == []


@pytest.mark.clause("FIEF-12.0-25")
@pytest.mark.parametrize(("sieges", "left"), [(1, ["besiege sigy"]), (2, [])])
def test_there_are_two_siege_engines_a_player(sieges: int, left: list[str]) -> None:
    scene = fief().castle("blaye", "bourg", "sigy")
    for village, lord in (("blaye", "arthur"), ("bourg", "baudoin"), ("sigy", "eric")):
        scene.garrison(BEN, village).lord(ANA, lord, village).troops(ANA, village, 1)
    for village in ("blaye", "bourg")[:sieges]:
        scene.siege(ANA, village)
    scene.begin("fight").until("siege")
    besieged = [option for option in scene.options(ANA, "besiege") if "sigy" in option]
    assert besieged == left


@pytest.mark.clause("FIEF-12.0-26")
@pytest.mark.parametrize(("answer", "paid"), [("accept", 2), ("refuse", 4)])
def test_the_king_may_ask_money_and_a_village_for_his_waiver(answer: str, paid: int) -> None:
    """The barony of Mazilles costs 4; Ben may pay that as well."""
    scene = fief().lord(ANA, "arthur", "blaye").king("arthur").title("arthur", "blaye", "blaye")
    scene.lord(BEN, "charles", "mazilles").garrison(BEN, "st-andromy", "tournus")
    scene.castle("mazilles").troops(ANA, "tournus", 1).money(BEN, 6).begin("ransoms", BEN)
    scene.do("deal 0", BEN)
    scene.do("want-waiver mazilles", BEN)
    scene.do("offer", BEN)
    scene.do("counter", ANA)
    for term in ("want-money 2", "want-village tournus", "offer"):
        scene.do(term, ANA)
    scene.do(answer, BEN)
    scene.do("buy-title mazilles charles mazilles", BEN)
    assert scene.state.money[BEN] == 6 - paid
    assert scene.holder("tournus") == (ANA if answer == "accept" else BEN)


# Phase 5 ------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-12.0-27")
@pytest.mark.parametrize(
    ("answers", "where"),
    [
        (("allow", "allow"), "villeneuve"),
        (("allow", "refuse"), "charolles"),
        (("refuse", "allow"), "charolles"),
    ],
)
def test_controller_and_those_on_the_roads_must_all_agree(
    answers: tuple[str, str], where: str
) -> None:
    """Ben has Charolles, Cleo stands on the road to Villeneuve."""
    scene = fief().lord(ANA, "arthur", "blaye").garrison(BEN, "charolles")
    scene.troops(CLEO, "charolles", 1).on_road(CLEO, "charolles", "villeneuve").begin("move")
    for step in ("lead arthur", "march charolles", "march villeneuve"):
        scene.do(step, ANA)
    assert (scene.prompt, scene.asked) == ("passage", (BEN, CLEO))
    for seat, answer in zip((BEN, CLEO), answers, strict=True):
        if seat in scene.asked:
            scene.do(answer, seat)
    assert scene.where("arthur") == where


@pytest.mark.clause("FIEF-12.0-27")
def test_those_on_other_roads_are_not_asked() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").garrison(BEN, "charolles")
    scene.troops(CLEO, "charolles", 1).on_road(CLEO, "charolles", "l-epervier").begin("move")
    for step in ("lead arthur", "march charolles", "march villeneuve"):
        scene.do(step, ANA)
    assert scene.asked == (BEN,)


@pytest.mark.clause("FIEF-12.0-27")
def test_after_a_refusal_there_is_no_chevauchee() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 0, 3)
    scene.garrison(BEN, "charolles").begin("move")
    for step in ("lead arthur", "march charolles", "march villeneuve"):
        scene.do(step, ANA)
    scene.do("refuse", BEN)
    assert scene.prompt == "turned-away"
    assert scene.options(ANA, "ride") == []


def ride(scene: FiefScene, *roads: str) -> FiefScene:
    scene.do("lead arthur")
    scene.ride()
    for road in roads:
        scene.do(f"march {road}")
    return scene


def riders() -> FiefScene:
    """Ana's Arthur with four knights at Blaye, one sergeant of Ben's at Charolles."""
    scene = fief().lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 0, 4)
    return scene.garrison(BEN, "charolles")


@pytest.mark.clause("FIEF-12.0-28")
def test_after_a_won_chevauchee_it_goes_on_also_back_and_with_less() -> None:
    scene = riders().begin("move")
    ride(scene, "charolles", "villeneuve").do("stand", BEN)
    unhindered(scene.battle_dice(1, 0, 0, 0))
    assert scene.prompt == "ride-on"
    assert "halt" not in scene.options(ANA)
    assert "march blaye" in scene.options(ANA)
    scene.march("blaye", 0, 1)
    assert scene.troops_at("charolles", ANA) == (0, 3)
    assert scene.troops_at("blaye", ANA) == (0, 1)


@pytest.mark.clause("FIEF-12.0-29")
def test_where_the_ride_ends_there_is_no_fight_before_phase_6() -> None:
    scene = riders().begin("move")
    ride(scene, "charolles").do("halt")
    assert scene.prompt == "moves"
    scene.do("done", ANA)
    assert scene.troops_at("charolles", BEN) == (1, 0)
    scene.until("attack")
    assert scene.options(ANA, "attack") == ["attack charolles 1"]


@pytest.mark.clause("FIEF-12.0-30")
def test_a_chevauchee_out_of_a_besieged_castle_fights_the_besieger_at_once() -> None:
    scene = fief().castle("blaye").lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 0, 4)
    scene.lord(BEN, "charles", "blaye").troops(BEN, "blaye", 1).siege(BEN, "blaye").begin("move")
    ride(scene, "charolles").do("stand", BEN)
    unhindered(scene.battle_dice(2, 0, 0, 0))
    assert scene.prompt == "ride-on"
    assert "halt" not in scene.options(ANA)
    scene.do("march charolles", ANA)
    assert scene.where("arthur") == "charolles"


def next_turn(scene: FiefScene, seat: int) -> FiefScene:
    """The movement of this player in the following turn."""
    scene.until("window-turn").until("moves")
    while scene.asked != (seat,):
        scene.do("done")
    return scene


@pytest.mark.clause("FIEF-12.0-31")
def test_in_the_next_turn_nobody_stands_on_a_road() -> None:
    """Ben came to Charolles from Blaye: now Ana may leave by that road unasked."""
    scene = fief().lord(ANA, "arthur", "charolles").lord(BEN, "charles", "charolles")
    scene.troops(BEN, "charolles", 2).on_road(BEN, "charolles", "blaye").begin("before_end")
    scene.until("window-turn")
    (troops,) = scene.state.camps[VILLAGES.index("charolles")]
    assert (troops.post, scene.state.post[LORDS.index("charles")]) == (AROUND, AROUND)
    scene.until("moves")
    while scene.asked != (ANA,):
        scene.do("done")
    scene.do("lead arthur")
    scene.do("march blaye")
    assert scene.where("arthur") == "blaye"


@pytest.mark.clause("FIEF-12.0-32")
def test_a_refused_group_may_leave_troops_behind_in_a_later_turn() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 3)
    scene.garrison(BEN, "charolles").begin("move")
    for step in ("lead arthur", "march charolles", "march villeneuve"):
        scene.do(step, ANA)
    scene.do("refuse", BEN)
    assert scene.options(ANA) == ["stop", "turn-back 0 0"]  # with all that came
    scene.do("stop", ANA)
    next_turn(scene, ANA).do("lead arthur")
    scene.march("l-epervier", 1, 0)
    assert scene.troops_at("charolles", ANA) == (2, 0)
    assert scene.troops_at("l-epervier", ANA) == (1, 0)


@pytest.mark.clause("FIEF-12.0-33")
def test_who_was_there_before_leaves_unasked_except_by_a_road_just_taken() -> None:
    """Ben has Charolles; Cleo came from Blaye this turn. Reinforcements change nothing."""
    scene = fief().garrison(BEN, "charolles").lord(ANA, "arthur", "charolles")
    scene.troops(ANA, "charolles", 1).lord(ANA, "baudoin", "charolles").troops(CLEO, "charolles", 1)
    scene.on_road(CLEO, "charolles", "blaye").money(ANA, 1).begin("buy")
    scene.do("buy-sergeant charolles", ANA)
    scene.until("moves").do("lead arthur")
    scene.do("march l-epervier")
    assert scene.troops_at("l-epervier", ANA) == (2, 0)
    scene.do("halt")
    scene.do("lead baudoin")
    scene.do("march blaye")
    assert (scene.prompt, scene.asked) == ("passage", (CLEO,))


# Phase 6 ------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-12.0-34")
def test_a_lord_alone_is_captured_without_a_roll() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 1)
    scene.lord(BEN, "charles", "blaye").begin("fight")
    scene.do("attack blaye 1", ANA)
    scene.pass_all()
    assert (scene.prompt, scene.asked) == ("captures", (ANA,))  # no round is to be fought
    scene.do("capture charles 0", ANA)
    assert scene.captor("charles") == ANA


@pytest.mark.clause("FIEF-12.0-35")
@pytest.mark.parametrize(("help_", "goes_on"), [("join-side attacker", True), ("keep-out", False)])
def test_a_battle_goes_on_with_the_lord_of_a_partner(help_: str, goes_on: bool) -> None:
    scene = fief().lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 3)
    scene.lord(BEN, "charles", "blaye").troops(BEN, "blaye", 3).hand(BEN, "assassination")
    scene.lord(CLEO, "eric", "blaye").troops(CLEO, "blaye", 1).begin("fight").do("attack blaye 1")
    scene.pass_all()
    scene.do(help_, CLEO)
    if goes_on:
        scene.do("accept", ANA)
    act(scene, BEN, "assassinate arthur charles")
    all_pass(scene)
    assert bool(scene.events(None, "battle-roll")) == goes_on
    assert outcome(scene) == ("" if goes_on else "stopped")


@pytest.mark.clause("FIEF-12.0-35", "FIEF-R-61")
def test_a_partner_may_still_join_an_attacker_whose_lord_has_just_died() -> None:
    """Both sides have troops: nothing is called off before partners are called."""
    scene = fief().lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 3)
    scene.lord(BEN, "charles", "blaye").troops(BEN, "blaye", 3).hand(BEN, "assassination")
    scene.lord(CLEO, "eric", "blaye").troops(CLEO, "blaye", 1).begin("fight").do("attack blaye 1")
    act(scene, BEN, "assassinate arthur charles")
    all_pass(scene)
    assert (scene.prompt, scene.asked) == ("join-battle", (CLEO,))
    scene.do("join-side attacker", CLEO)
    scene.do("accept", ANA)
    scene.pass_all()
    assert (bool(scene.events(None, "battle-roll")), outcome(scene)) == (True, "")


@pytest.mark.clause("FIEF-12.0-36")
def test_troops_from_two_roads_fight_together_and_then_stand_together() -> None:
    """3 + 4 sergeants and two lords are nine points: two dice."""
    scene = fief().lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 3).troops(BEN, "charolles", 6)
    scene.lord(ANA, "baudoin", "l-epervier").troops(ANA, "l-epervier", 4).begin("move")
    for lord in ("arthur", "baudoin"):
        scene.do(f"lead {lord}")
        scene.do("march charolles")
        scene.do("halt")
    attack(scene.until("attack"), "charolles", BEN)
    assert dice(scene) == (2, 1)
    stop(scene)
    camp = scene.state.camps[VILLAGES.index("charolles")]
    assert {company.post for company in camp if company.seat == ANA} == {AROUND}
    assert scene.troops_at("charolles", ANA) == (7, 0)


# Lexicon ------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-13.0-01")
def test_controlled_is_what_is_occupied_or_empty_in_a_governed_fief() -> None:
    """The county of Tournus: its city, an empty village, and one with a sergeant of Ben's."""
    scene = fief().lord(ANA, "arthur", "blaye").garrison(ANA, "tournus")
    scene.title("arthur", "tournus", "tournus").garrison(BEN, "pugnac").begin("collect")
    assert [scene.holder(village) for village in ("tournus", "belleville", "pugnac")] == [
        ANA,
        ANA,
        BEN,
    ]
    assert scene.holder("blaye") == ANA  # by a lord alone
    villages = [income["villages"] for income in scene.events(None, "income")]
    assert villages == [3, 1, 0]


@pytest.mark.clause("FIEF-13.0-01")
def test_what_is_left_empty_is_controlled_only_in_a_governed_fief() -> None:
    """Arthur, count of Tournus, leaves Belleville for Mazilles, and Mazilles for Châteauneuf."""
    scene = fief().garrison(ANA, "tournus").lord(ANA, "arthur", "belleville")
    scene.title("arthur", "tournus", "tournus").lord(ANA, "baudoin", "mazilles").begin("move")
    scene.do("lead arthur")
    scene.do("march mazilles")
    assert scene.holder("belleville") == ANA
    scene.do("join baudoin")
    scene.do("march chateauneuf")
    assert scene.holder("mazilles") == -1


@pytest.mark.clause("FIEF-13.0-02")
@pytest.mark.parametrize(("own", "room"), [(3, True), (4, False)])
def test_a_spouse_is_no_member_of_the_family(own: int, room: bool) -> None:
    scene = couple().hand(ANA, "henri")
    for name in ("baudoin", "charles", "eric")[: own - 1]:
        scene.lord(ANA, name, "blaye")
    scene.begin("play")
    assert bool(scene.options(ANA, "play-lord")) == room


@pytest.mark.clause("FIEF-13.0-03")
@pytest.mark.parametrize("fort", ["castle", "city", ""])
def test_castles_and_cities_are_fortifications(fort: str) -> None:
    """Troops may be raised there without a lord."""
    scene = fief().lord(ANA, "arthur", "sigy").garrison(ANA, "blaye").money(ANA, 3)
    if fort == "castle":
        scene.castle("blaye")
    elif fort == "city":
        scene.title("arthur", "blaye", "blaye")
    found = scene.begin("buy").options(ANA, "buy-sergeant")
    assert ("buy-sergeant blaye" in found) == bool(fort)


@pytest.mark.clause("FIEF-13.0-04")
def test_governed_is_a_see_with_a_bishop_and_a_fief_with_a_title_holder() -> None:
    """A cardinal tithes governed bishoprics, the king ungoverned fiefs."""
    scene = fief().lord(ANA, "arthur", "blaye").title("arthur", "blaye", "blaye").king("arthur")
    scene.lord(ANA, "baudoin", "blaye").bishop("baudoin", 1).cardinal("baudoin")
    scene.lord(BEN, "charles", "bourg").bishop("charles", 4).title("charles", "bourg", "bourg")
    scene.hand(ANA, "tax").begin("play")
    tithes = {option.split()[1] for option in scene.options(ANA, "cardinal-tithe")}
    assert tithes == {"1", "4"}
    royal = [f"royal-tallage {name}" for name in FIEFS if name not in ("blaye", "bourg")]
    assert scene.options(ANA, "royal-tallage") == royal


@pytest.mark.clause("FIEF-13.0-05")
@pytest.mark.parametrize(
    ("title", "voices"),
    [("fief", 1), ("bishop", 1), ("queen", 1), ("prince", 1), ("arc", 0), ("", 0)],
)
def test_titled_are_holders_of_fief_religious_and_royal_titles(title: str, voices: int) -> None:
    scene = fief().lord(ANA, "arthur", "blaye").lord(ANA, "jeanne", "blaye")
    if title == "fief":
        scene.title("jeanne", "mazilles", "mazilles")
    elif title == "bishop":
        scene.bishop("arthur", 1)
    elif title == "queen":
        scene.queen("jeanne")
    elif title == "prince":
        scene.prince("arthur")
    elif title == "arc":
        scene.arc("jeanne")
    assert scene.voices(ANA, "king") == voices


@pytest.mark.clause("FIEF-13.0-06")
def test_troops_are_sergeants_and_knights_not_lords() -> None:
    """A prisoner is handed to who has troops there; lords without troops do not attack."""
    scene = fief(4).garrison(ANA, "blaye").lord(BEN, "charles").captive("charles", ANA, "blaye")
    scene.lord(CLEO, "eric", "blaye").troops(3, "blaye", 0, 1).begin("buy")
    assert scene.options(ANA, "hand-over") == ["hand-over charles 3"]
    scene.until("window-end")
    assert scene.troops_at("blaye", ANA) == (1, 0)
    scene = fief().lord(ANA, "arthur", "blaye").garrison(BEN, "blaye").begin("fight")
    assert scene.prompt == "window-end"


# References ---------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-R-55")
def test_questions_refer_to_the_sections_that_hold_the_rule() -> None:
    """Ransom 6.2.5, the consent of the pope 1.5 and 1.7, annulment 1.7, the passage 10.2.2."""
    scene = couple().lord(CLEO, "eric", "sigy").bishop("eric", 5).pope("eric")
    scene.bishop("arthur", 1).hand(ANA, "cardinal")
    act(table(scene), ANA, "make-cardinal arthur")
    assert scene.decision().clauses == ("FIEF-1.5-10", "FIEF-1.7.1-06")
    scene.do("refuse", CLEO)
    act(scene, BEN, "ask-annulment jeanne")
    assert scene.decision().clauses == ("FIEF-1.7.1-07",)
    scene = fief().lord(BEN, "charles").garrison(ANA, "blaye").captive("charles", ANA, "blaye")
    scene.money(BEN, 1).begin("ransoms")
    assert scene.decision().clauses == ("FIEF-6.2.5-06", "FIEF-6.2.5-07")
    scene = fief().lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 3).troops(BEN, "blaye", 3)
    scene.begin("fight").do("attack blaye 1")
    scene.pass_all()
    assert "FIEF-10.2.2-01" in scene.decision().clauses
