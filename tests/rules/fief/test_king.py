"""1.8, 1.8.1, 1.8.2, FIEF-R-14, -15, -65: the king, the queen, the crown prince."""

import pytest

from tableronde.games.fief.components import BUYABLE, FIEFS, LORDS, NOBODY
from tableronde.games.fief.rules.families.lords import victory_points
from tests.rules.fief.dying import die
from tests.rules.fief.scene import ANA, BEN, CLEO, DAN, FiefScene, fief
from tests.rules.fief.voting import stand, vote


def court(seats: int = 3) -> FiefScene:
    """Ana's Quentin is king; Ben's Jeanne, his wife, is queen."""
    scene = fief(seats).lord(ANA, "quentin", "sigy").lord(BEN, "jeanne", "blaye")
    return scene.marry("quentin", "jeanne").king("quentin").queen("jeanne")


def regency(seats: int = 3) -> FiefScene:
    """Ben's Jeanne is regent."""
    return fief(seats).lord(BEN, "jeanne", "blaye").queen("jeanne")


def crown(scene: FiefScene) -> tuple[str, str, str]:
    """King, queen, prince."""
    state = scene.state
    return scene.named(state.king), scene.named(state.queen), scene.named(state.prince)


def others_pass(scene: FiefScene) -> None:
    for seat in scene.asked:
        scene.do("pass", seat)


# The king -----------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-1.8-08")
def test_the_king_is_elected_for_life() -> None:
    scene = court().title("quentin", "sigy", "sigy").begin("elections")
    assert scene.prompt == "discard"
    scene.until("window-turn").until("discard")
    assert crown(scene)[0] == "quentin"


@pytest.mark.clause("FIEF-1.8-09")
def test_the_king_keeps_his_titles_and_is_worth_a_point() -> None:
    scene = fief().lord(ANA, "charles", "sigy").title("charles", "sigy", "sigy")
    for name, see in (("othon", 1), ("eric", 2)):
        scene.lord(BEN, name, "blaye").bishop(name, see)
    scene.begin("elections")
    assert victory_points(scene.state, ANA) == 1
    stand(scene, "charles")
    vote(scene, "charles", "charles")
    assert (crown(scene)[0], scene.holds("sigy")) == ("charles", "charles")
    assert victory_points(scene.state, ANA) == 2


def buyer(scene: FiefScene, seat: int, money: int) -> FiefScene:
    """He could buy the duchy of Bourg for 8 écus."""
    scene.lord(seat, "othon", "bourg").castle("bourg").money(seat, money)
    return scene.garrison(seat, "villeneuve", "la-bussiere", "st-vivien")


@pytest.mark.clause("FIEF-1.8-10")
@pytest.mark.clause("FIEF-1.8-14")
def test_the_king_may_bring_a_price_down_to_nothing() -> None:
    scene = buyer(court(), CLEO, 3).begin("buy", first=CLEO)
    assert scene.options(verb="buy-title") == []
    scene.do("ask-waiver bourg")
    assert (scene.prompt, scene.asked) == ("waiver", (ANA,))
    scene.do("grant")
    scene.do("buy-title bourg othon bourg")
    assert (scene.holds("bourg"), scene.state.money[CLEO]) == ("othon", 3)


@pytest.mark.clause("FIEF-1.8-10")
def test_he_may_refuse() -> None:
    scene = buyer(court(), CLEO, 8).begin("buy", first=CLEO)
    scene.do("ask-waiver bourg")
    scene.do("refuse")
    assert scene.options(verb="ask-waiver") == []
    scene.do("buy-title bourg othon bourg")
    assert scene.state.money[CLEO] == 0


@pytest.mark.clause("FIEF-1.8-10")
def test_without_king_or_regent_nobody_is_asked() -> None:
    scene = buyer(fief(), CLEO, 8).begin("buy", first=CLEO)
    assert scene.options(verb="ask-waiver") == []


@pytest.mark.clause("FIEF-1.8-11", "FIEF-12.0-26")
@pytest.mark.parametrize(("answer", "money"), [("accept", [2, 0, 7]), ("refuse", [0, 0, 1])])
def test_who_is_asked_for_it_may_say_what_he_wants_for_it(answer: str, money: list[int]) -> None:
    scene = buyer(court(), CLEO, 9).begin("buy", first=CLEO)
    scene.do("ask-waiver bourg")
    assert scene.options() == ["refuse", "grant", "counter"]
    scene.do("counter")
    assert scene.keys() == ["refused"]
    assert (scene.prompt, scene.asked) == ("draft-deal", (ANA,))
    assert scene.view(ANA)["table"]["deal"]["terms"] == [{"do": "give-waiver", "fief": "bourg"}]
    for step in ("want-money 2", "offer"):
        scene.do(step, ANA)
    scene.do(answer, CLEO)
    assert scene.options(verb="ask-waiver") == []
    scene.do("buy-title bourg othon bourg")
    assert scene.state.money == money


@pytest.mark.clause("FIEF-1.8-11", "FIEF-D-09")
def test_who_wants_nothing_for_it_after_all_has_refused() -> None:
    scene = buyer(court(), CLEO, 9).begin("buy", first=CLEO)
    for step in ("ask-waiver bourg", "counter", "withdraw"):
        scene.do(step)
    assert (scene.prompt, scene.asked) == ("buy", (CLEO,))
    assert scene.options(verb="ask-waiver") == []


@pytest.mark.clause("FIEF-1.8-11")
def test_the_king_may_ask_a_favour_for_it() -> None:
    scene = buyer(court(), CLEO, 5).begin("ransoms", first=CLEO).until("buy")
    scene.do(f"deal {ANA}")
    scene.do("give-money 4")
    scene.do("want-waiver bourg")
    scene.do("offer")
    scene.do("accept", ANA)
    scene.do("buy-title bourg othon bourg")
    assert (scene.holds("bourg"), scene.state.money) == ("othon", [4, 0, 1])


@pytest.mark.clause("FIEF-1.8-12")
def test_the_king_taxes_fiefs_that_nobody_governs() -> None:
    scene = court().lord(CLEO, "othon", "bourg").title("othon", "bourg", "bourg")
    scene.title("quentin", "sigy", "sigy").hand(ANA, "tax").begin("play")
    ungoverned = ("blaye", "epervier", "mazilles", "tournus", "st-gerome", "st-paul")
    assert scene.options(verb="royal-tallage") == [f"royal-tallage {name}" for name in ungoverned]
    assert scene.options(verb="tallage") == ["tallage sigy"]
    scene.do("royal-tallage st-paul")
    before = len([1 for holder in scene.state.control if holder == ANA])
    scene.until("buy")
    assert scene.state.money[ANA] == before + 2 * 2


@pytest.mark.clause("FIEF-1.8-12")
def test_others_do_not() -> None:
    scene = court().hand(CLEO, "tax").hand(BEN, "tax").begin("play", first=BEN)
    assert scene.options(BEN, "royal-tallage") == []
    scene.do("done")
    assert scene.options(CLEO, "royal-tallage") == []


@pytest.mark.clause("FIEF-1.8-13")
@pytest.mark.clause("FIEF-1.8.1-07")
@pytest.mark.clause("FIEF-1.8.2-08")
def test_justice_reaches_neither_king_nor_queen_nor_prince() -> None:
    scene = court().lord(BEN, "henri", "blaye").prince("henri").lord(ANA, "eric", "sigy")
    scene.marked("quentin", "jeanne", "henri", "eric").hand(CLEO, "justice").begin("begin")
    assert scene.options(CLEO, "justice") == ["justice eric"]


@pytest.mark.clause("FIEF-1.8.1-07")
def test_nor_a_regent() -> None:
    scene = regency().lord(ANA, "eric", "sigy").marked("jeanne", "eric").hand(CLEO, "justice")
    assert scene.begin("begin").options(CLEO, "justice") == ["justice eric"]


@pytest.mark.clause("FIEF-1.8-14")
@pytest.mark.clause("FIEF-R-65")
def test_the_king_may_grant_it_to_himself() -> None:
    scene = buyer(court(), ANA, 0).begin("buy")
    scene.do("ask-waiver bourg")
    assert (scene.prompt, scene.asked) == ("buy", (ANA,))
    scene.do("buy-title bourg othon bourg")
    assert (scene.holds("bourg"), scene.state.money[ANA]) == ("othon", 0)


@pytest.mark.clause("FIEF-R-65")
def test_each_purchase_needs_its_own() -> None:
    scene = buyer(court(), CLEO, 3).lord(CLEO, "eric", "st-paul").castle("st-paul")
    scene.garrison(CLEO, "les-essarts").begin("buy", first=CLEO)
    scene.do("ask-waiver bourg")
    scene.do("grant")
    assert all("bourg" in option.split()[1] for option in scene.options(verb="buy-title"))
    assert scene.options(verb="ask-waiver") == ["ask-waiver st-paul"]


@pytest.mark.clause("FIEF-R-65")
def test_a_purchase_uses_up_no_other_waiver() -> None:
    scene = buyer(court(), CLEO, 0).lord(CLEO, "eric", "st-paul").castle("st-paul")
    scene.garrison(CLEO, "les-essarts").begin("ransoms", first=CLEO).until("buy")
    scene.money(CLEO, 0)
    for fief_name in ("bourg", "st-paul"):
        scene.do(f"ask-waiver {fief_name}")
        scene.do("grant")
    scene.do("buy-title bourg othon bourg")
    assert [permit.thing for permit in scene.state.permits] == [FIEFS.index("st-paul")]
    scene.do("buy-title st-paul eric st-paul")
    assert scene.state.permits == ()
    assert [scene.holds(name) for name in ("bourg", "st-paul")] == ["othon", "eric"]
    assert scene.state.money[CLEO] == 0


@pytest.mark.clause("FIEF-1.5-10", "FIEF-D-06")
def test_nor_does_it_use_up_the_consent_of_a_pope() -> None:
    """Arthur and St Paul, which bear the same number."""
    assert LORDS.index("arthur") == FIEFS.index("st-paul")
    scene = fief().lord(CLEO, "eric", "st-paul").castle("st-paul").garrison(CLEO, "les-essarts")
    scene.lord(BEN, "henri", "blaye").bishop("henri", 1).pope("henri").lord(ANA, "arthur", "bourg")
    scene.bishop("arthur", 4).money(CLEO, 4 + 5).begin("buy", first=CLEO)
    for notation in ("deal 1", "want-consent arthur", "offer"):
        scene.do(notation, CLEO)
    scene.do("accept", BEN)
    scene.do("buy-title st-paul eric st-paul")
    scene.do("buy-cardinal arthur")
    assert scene.named(scene.state.hats[BUYABLE]) == "arthur", "nobody asks the pope again"


@pytest.mark.clause("FIEF-R-65")
def test_a_captive_king_keeps_his_powers() -> None:
    scene = buyer(court(), CLEO, 3).garrison(BEN, "blaye").captive("quentin", BEN, "blaye")
    scene.hand(ANA, "tax").begin("play")
    assert "royal-tallage bourg" in scene.options(ANA)
    scene.do("done")
    scene.until("buy")
    scene.do("done")
    scene.do("ask-waiver bourg", CLEO)
    assert (scene.prompt, scene.asked) == ("waiver", (ANA,))


@pytest.mark.clause("FIEF-R-65")
def test_captive_bishops_and_cardinals_still_tax() -> None:
    scene = fief().lord(ANA, "eric", "sigy").bishop("eric", 5).cardinal("eric")
    scene.lord(CLEO, "othon", "bourg").bishop("othon", 4).garrison(BEN, "blaye")
    scene.captive("eric", BEN, "blaye").hand(ANA, "tax").begin("play")
    assert [option for option in scene.options() if "tithe" in option] == [
        *("cardinal-tithe 4 eric", "tithe 5", "cardinal-tithe 5 eric")
    ]


@pytest.mark.clause("FIEF-R-65")
def test_an_excommunicated_king_loses_only_his_vote() -> None:
    scene = buyer(court(), CLEO, 3).excommunicated("quentin").begin("buy", first=CLEO)
    assert scene.voices(ANA, "king") == 0
    scene.do("ask-waiver bourg")
    assert (scene.prompt, scene.asked) == ("waiver", (ANA,))


# The queen ----------------------------------------------------------------------------------------


def election(married: str = "") -> FiefScene:
    """Ana's Charles is going to be elected king."""
    scene = fief().lord(ANA, "charles", "sigy").title("charles", "sigy", "sigy")
    for name, see in (("othon", 3), ("eric", 2)):
        scene.lord(BEN, name, "tournus").bishop(name, see)
    if married:
        scene.lord(BEN, married, "tournus").marry("charles", married)
    return scene


def elect(scene: FiefScene) -> FiefScene:
    scene.begin("elections")
    stand(scene, "charles")
    scene.pass_all()
    while scene.prompt == "vote":
        scene.do("vote charles none")
    return scene


@pytest.mark.clause("FIEF-1.8.1-01")
def test_the_wife_of_a_king_is_queen_when_he_is_elected() -> None:
    assert crown(elect(election("blanche"))) == ("charles", "blanche", "")
    assert crown(elect(election())) == ("charles", "", "")


@pytest.mark.clause("FIEF-1.8.1-01")
@pytest.mark.clause("FIEF-R-14")
def test_a_new_wife_becomes_queen_after_a_dead_one() -> None:
    scene = court().lord(CLEO, "blanche", "bourg").begin("begin")
    die(scene, "jeanne")
    assert crown(scene) == ("quentin", "", "")
    scene.pass_all()
    scene.do("propose quentin blanche", ANA)
    others_pass(scene)
    scene.do("grant")
    assert crown(scene) == ("quentin", "blanche", "")


@pytest.mark.clause("FIEF-1.8.1-02")
def test_the_queen_of_a_dead_king_is_regent() -> None:
    scene = buyer(court(), CLEO, 3).lord(ANA, "henri", "sigy").hand(BEN, "tax")
    scene.begin("play", first=BEN)
    die(scene, "quentin")
    assert scene.events(None, "regent") == [{"event": "regent", "seat": BEN, "lord": "jeanne"}]
    assert crown(scene) == ("", "jeanne", "")
    assert "royal-tallage sigy" in scene.options(BEN)
    scene.do("done")
    scene.until("buy")
    scene.do("done")
    scene.do("ask-waiver bourg")
    assert (scene.prompt, scene.asked) == ("waiver", (BEN,))


@pytest.mark.clause("FIEF-1.8.1-02")
@pytest.mark.clause("FIEF-R-14")
def test_a_captive_queen_becomes_regent_all_the_same() -> None:
    scene = court().garrison(CLEO, "bourg").captive("jeanne", CLEO, "bourg").begin("begin")
    die(scene, "quentin")
    assert crown(scene) == ("", "jeanne", "")
    assert len(scene.events(None, "regent")) == 1


@pytest.mark.clause("FIEF-R-14")
def test_without_a_living_queen_there_is_no_regent() -> None:
    scene = court().begin("begin")
    die(scene, "jeanne")
    die(scene, "quentin")
    assert (crown(scene), scene.events(None, "regent")) == (("", "", ""), [])


@pytest.mark.clause("FIEF-R-14")
@pytest.mark.parametrize("first", [ANA, BEN])
def test_who_dies_with_the_king_is_not_regent(first: int) -> None:
    """No matter which of the two is buried first."""
    scene = court().begin("begin", first)
    die(scene, "quentin", "jeanne")
    assert (crown(scene), scene.events(None, "regent")) == (("", "", ""), [])


@pytest.mark.clause("FIEF-1.8.1-03")
@pytest.mark.clause("FIEF-R-14")
def test_a_regent_yields_to_a_king_who_is_elected() -> None:
    scene = election().lord(CLEO, "jeanne", "bourg").title("jeanne", "bourg", "bourg")
    scene.queen("jeanne")
    elect(scene)
    assert crown(scene) == ("charles", "", "")
    assert scene.events(None, "queen-no-more") == [
        {"event": "queen-no-more", "seat": CLEO, "lord": "jeanne"}
    ]
    assert scene.holds("bourg") == "jeanne"


@pytest.mark.clause("FIEF-1.8.1-08")
@pytest.mark.clause("FIEF-R-14")
def test_a_regent_whose_husband_is_elected_is_his_queen() -> None:
    scene = elect(election("blanche").queen("blanche"))
    assert crown(scene) == ("charles", "blanche", "")
    assert scene.events(None, "queen-no-more") == []


@pytest.mark.clause("FIEF-1.8.1-08")
def test_the_regency_ends_with_it() -> None:
    scene = election("blanche").queen("blanche").hand(BEN, "tax").hand(ANA, "tax")
    elect(scene).until("play-cards")
    assert "royal-tallage st-paul" in scene.options(ANA)
    scene.do("done")
    assert (scene.asked, scene.options(BEN, "royal-tallage")) == ((BEN,), [])


@pytest.mark.clause("FIEF-1.8.1-04")
def test_the_queen_keeps_her_titles_and_gives_no_point() -> None:
    scene = election("blanche").title("blanche", "tournus", "tournus").lord(ANA, "henri", "sigy")
    assert victory_points(scene.state, BEN) == 1
    elect(scene)
    assert (crown(scene)[1], scene.holds("tournus")) == ("blanche", "blanche")
    assert victory_points(scene.state, BEN) == 1
    die(scene, "charles")
    assert (crown(scene), victory_points(scene.state, BEN)) == (("", "blanche", ""), 1)


@pytest.mark.clause("FIEF-1.8.1-05")
@pytest.mark.parametrize("king", [True, False])
def test_the_queen_brings_two_ecus(king: bool) -> None:
    scene = (court() if king else regency()).begin("collect")
    income = next(event for event in scene.events(None, "income") if event["seat"] == BEN)
    assert (income["queen"], income["villages"], scene.state.money[BEN]) == (2, 1, 3)


# The crown prince ---------------------------------------------------------------------------------


def nursery(scene: FiefScene) -> FiefScene:
    """Ben, who has the queen, is going to play Henri."""
    return scene.castle("blaye").hand(BEN, "henri", "othon").begin("play", first=BEN)


@pytest.mark.clause("FIEF-1.8.2-01")
def test_the_family_of_the_queen_may_name_a_new_man_prince() -> None:
    scene = nursery(court())
    scene.do("play-lord henri blaye")
    assert (scene.prompt, scene.asked) == ("name-prince", (BEN,))
    assert scene.options() == ["decline", "name-prince henri"]
    scene.do("name-prince henri")
    assert crown(scene) == ("quentin", "jeanne", "henri")
    assert scene.events(None) == [{"event": "prince", "seat": BEN, "lord": "henri"}]


@pytest.mark.clause("FIEF-1.8.2-01")
@pytest.mark.clause("FIEF-R-15")
def test_nobody_must_and_a_later_son_will_do() -> None:
    scene = nursery(court())
    scene.do("play-lord henri blaye")
    scene.do("decline")
    assert crown(scene)[2] == ""
    scene.do("play-lord othon blaye")
    scene.do("name-prince othon")
    assert crown(scene)[2] == "othon"


@pytest.mark.clause("FIEF-1.8.1-06")
@pytest.mark.clause("FIEF-1.8.2-01")
@pytest.mark.clause("FIEF-R-15")
def test_no_prince_of_a_regent_or_a_captive_queen() -> None:
    scene = nursery(regency())
    scene.do("play-lord henri blaye")
    assert scene.prompt == "play-cards"
    scene = nursery(court().garrison(BEN, "blaye").captive("jeanne", ANA, "sigy"))
    scene.do("play-lord henri blaye")
    assert scene.prompt == "play-cards"


@pytest.mark.clause("FIEF-1.8.1-06")
@pytest.mark.clause("FIEF-R-15")
def test_a_captive_king_does_not_prevent_it() -> None:
    scene = nursery(court().garrison(CLEO, "bourg").captive("quentin", CLEO, "bourg"))
    scene.do("play-lord henri blaye")
    assert scene.prompt == "name-prince"


@pytest.mark.clause("FIEF-1.8.2-01")
@pytest.mark.clause("FIEF-R-15")
def test_neither_a_woman_nor_a_man_of_the_king_becomes_prince() -> None:
    scene = court().castle("blaye", "sigy").hand(BEN, "mireille").hand(ANA, "henri")
    scene.begin("play")
    scene.do("play-lord henri sigy")
    assert scene.prompt == "play-cards"
    scene.do("done")
    scene.do("play-lord mireille blaye")
    assert scene.prompt == "play-cards"


@pytest.mark.clause("FIEF-1.8.2-02")
def test_one_prince_at_a_time() -> None:
    scene = nursery(court())
    scene.do("play-lord henri blaye")
    scene.do("name-prince henri")
    scene.do("play-lord othon blaye")
    assert (scene.prompt, crown(scene)[2]) == ("play-cards", "henri")


@pytest.mark.clause("FIEF-1.8.2-02")
def test_another_may_follow_a_dead_one() -> None:
    scene = nursery(court())
    scene.do("play-lord henri blaye")
    scene.do("name-prince henri")
    die(scene, "henri")
    scene.do("play-lord othon blaye")
    scene.do("name-prince othon")
    assert crown(scene)[2] == "othon"


def heir(scene: FiefScene | None = None) -> FiefScene:
    """Ben's Henri is crown prince."""
    return (scene or court()).lord(BEN, "henri", "blaye").prince("henri")


@pytest.mark.clause("FIEF-1.8.2-03")
@pytest.mark.clause("FIEF-1.8.2-05")
def test_the_prince_follows_the_king_and_the_queen_loses_her_title() -> None:
    scene = heir().begin("begin")
    die(scene, "quentin")
    assert crown(scene) == ("henri", "", "")
    assert scene.events(None, "king") == [{"event": "king", "seat": BEN, "lord": "henri"}]
    assert scene.events(None, "queen-no-more") == [
        {"event": "queen-no-more", "seat": BEN, "lord": "jeanne"}
    ]
    assert victory_points(scene.state, BEN) == 1


@pytest.mark.clause("FIEF-1.8.2-04")
@pytest.mark.clause("FIEF-R-15")
def test_the_new_king_does_not_inherit_fiefs() -> None:
    scene = heir().title("quentin", "sigy", "sigy").lord(ANA, "eric", "sigy").begin("begin")
    die(scene, "quentin")
    assert (crown(scene)[0], scene.holds("sigy")) == ("henri", "eric")


@pytest.mark.clause("FIEF-1.8.2-04")
@pytest.mark.clause("FIEF-R-15")
def test_they_follow_the_rules_of_inheritance_to_the_widow() -> None:
    scene = heir().title("quentin", "sigy", "sigy").begin("begin")
    die(scene, "quentin")
    assert (crown(scene)[0], scene.holds("sigy")) == ("henri", "jeanne")


@pytest.mark.clause("FIEF-R-14")
def test_the_wife_of_a_prince_who_succeeds_is_queen() -> None:
    scene = heir().lord(CLEO, "blanche", "bourg").marry("henri", "blanche").begin("begin")
    die(scene, "quentin")
    assert crown(scene) == ("henri", "blanche", "")


@pytest.mark.clause("FIEF-R-14")
def test_a_wife_who_dies_with_the_old_king_is_no_queen() -> None:
    scene = heir().lord(CLEO, "blanche", "bourg").marry("henri", "blanche").begin("begin")
    die(scene, "quentin", "blanche")
    assert crown(scene) == ("henri", "", "")
    assert scene.events(None, "queen") == []


@pytest.mark.clause("FIEF-R-14")
@pytest.mark.parametrize("order", [("quentin", "henri"), ("henri", "quentin")])
def test_a_prince_who_dies_with_the_king_does_not_succeed(order: tuple[str, str]) -> None:
    scene = heir().begin("begin")
    die(scene, *order)
    assert crown(scene) == ("", "jeanne", "")
    assert len(scene.events(None, "regent")) == 1


@pytest.mark.clause("FIEF-1.8.2-06")
def test_the_death_of_the_queen_leaves_the_prince() -> None:
    scene = heir().begin("begin")
    die(scene, "jeanne")
    assert crown(scene) == ("quentin", "", "henri")
    die(scene, "quentin")
    assert crown(scene) == ("henri", "", "")


@pytest.mark.clause("FIEF-1.8.2-07")
@pytest.mark.clause("FIEF-R-15")
def test_a_prince_who_takes_orders_leaves_the_place_free() -> None:
    scene = heir().garrison(BEN, "beaujeu", "st-paul", "st-ciers-d-abzac").castle("blaye")
    scene.hand(BEN, "othon").begin("elections", first=BEN)
    stand(scene, "henri")
    scene.pass_all()
    while scene.prompt == "vote":
        scene.do("vote henri none")
    assert (crown(scene)[2], scene.named(scene.state.croziers[4])) == ("", "henri")
    assert scene.events(None, "prince-no-more") == [
        {"event": "prince-no-more", "seat": BEN, "lord": "henri"}
    ]
    scene.until("play-cards")
    scene.do("play-lord othon blaye")
    assert scene.prompt == "name-prince"


@pytest.mark.clause("FIEF-1.8.2-09")
def test_a_man_played_before_there_was_a_king_is_never_prince() -> None:
    scene = nursery(regency().lord(ANA, "quentin", "sigy").marry("quentin", "jeanne"))
    scene.do("play-lord henri blaye")
    assert scene.prompt == "play-cards"
    scene.king("quentin")
    assert [option for option in scene.options() if "prince" in option] == []
    scene.do("play-lord othon blaye")
    assert scene.options() == ["decline", "name-prince othon"]


@pytest.mark.clause("FIEF-R-15")
def test_a_prince_belongs_to_the_family_of_the_queen() -> None:
    scene = nursery(court(4))
    scene.do("play-lord henri blaye")
    scene.do("name-prince henri")
    die(scene, "quentin")
    assert (scene.owner("henri"), crown(scene)[0]) == (BEN, "henri")
    assert [victory_points(scene.state, seat) for seat in (ANA, BEN, CLEO, DAN)] == [0, 1, 0, 0]


@pytest.mark.clause("FIEF-R-15")
@pytest.mark.parametrize("fate", ["captive", "excommunicated"])
def test_captive_or_excommunicated_he_succeeds_all_the_same(fate: str) -> None:
    scene = heir()
    if fate == "captive":
        scene.garrison(CLEO, "bourg").captive("henri", CLEO, "bourg")
    else:
        scene.excommunicated("henri")
    scene.begin("begin")
    die(scene, "quentin")
    assert crown(scene) == ("henri", "", "")


@pytest.mark.clause("FIEF-1.1-10")
def test_the_widower_of_a_queen_stays_king() -> None:
    scene = court().begin("begin")
    die(scene, "jeanne")
    assert crown(scene) == ("quentin", "", "")
    assert scene.state.spouse[LORDS.index("quentin")] == NOBODY
