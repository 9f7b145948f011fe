"""2.4.4 to 2.4.6: taxes: the tallage and the tithe."""

import pytest

from tableronde.games.fief.components import CARDS, FIEFS
from tests.rules.fief.scene import ANA, BEN, CLEO, FiefScene, fief

BISHOPRIC_3 = ("belleville", "pugnac", "st-gerome", "st-andre", "la-bussiere")


def levies(scene: FiefScene, seat: int | None = None) -> list[str]:
    """What a Tax card could do."""
    kinds = ("tallage", "tithe")
    return [option for option in scene.options(seat) if option.split()[0].endswith(kinds)]


def church() -> FiefScene:
    """Ana has the bishop of 3, Ben a cardinal who is bishop of 1, Cleo the pope, bishop of 2. Dan
    holds a mill in each of 1, 2, 3 and 4."""
    scene = fief(4).lord(ANA, "arthur", "l-epervier").bishop("arthur", 3)
    scene.lord(BEN, "baudoin", "sennecy").bishop("baudoin", 1).cardinal("baudoin")
    scene.lord(CLEO, "charles", "charolles").bishop("charles", 2).pope("charles")
    for village in ("blaye", "tournus", "st-gerome", "bourg"):
        scene.troops(3, village, 1).mills(village, 1)
    return scene


# The card (2.4.4) -------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-2.4.4-01")
def test_a_tax_is_a_tallage_on_a_fief_or_a_tithe_on_a_bishopric() -> None:
    scene = fief().lord(ANA, "thierry", "sigy").title("thierry", "sigy", "sigy")
    scene.bishop("thierry", 3).hand(ANA, "tax").hand(BEN, "tax").begin("play")
    assert levies(scene) == ["tallage sigy", "tithe 3"]
    scene.do("done")
    assert levies(scene, BEN) == [], "a player without a title levies nothing"


@pytest.mark.clause("FIEF-2.4.4-02")
def test_taxes_of_prisoners_are_levied_and_collected() -> None:
    scene = fief().lord(ANA, "thierry").title("thierry", "sigy", "sigy").bishop("thierry", 3)
    scene.king("thierry").garrison(BEN, "blaye").captive("thierry", BEN, "blaye")
    scene.hand(ANA, "tax").begin("play")
    assert {"tallage sigy", "royal-tallage blaye", "tithe 3"} <= set(levies(scene))
    scene.do("tallage sigy")
    scene.until("window-income").pass_all()
    assert scene.state.money[ANA] == 3 + 6


@pytest.mark.clause("FIEF-2.4.4-03")
@pytest.mark.clause("FIEF-3.0-10")
def test_the_card_is_discarded_for_a_token_that_comes_back_after_income() -> None:
    scene = fief().lord(ANA, "thierry", "sigy").title("thierry", "sigy", "sigy").hand(ANA, "tax")
    scene.begin("play")
    scene.do("tallage sigy")
    assert scene.hand_of(ANA) == []
    assert scene.state.event_discard == [CARDS.index("tax")]
    assert [(tax.seat, FIEFS[tax.area]) for tax in scene.state.taxes] == [(ANA, "sigy")]
    told = [{"event": "tallage", "seat": ANA, "fief": "sigy", "capacity": "holder"}]
    assert scene.events(BEN, "tallage") == told
    scene.until("buy")
    assert scene.state.taxes == ()


@pytest.mark.clause("FIEF-2.4.4-03")
@pytest.mark.clause("FIEF-R-25")
def test_without_a_tax_token_nothing_is_levied() -> None:
    scene = fief().lord(ANA, "thierry", "sigy").title("thierry", "sigy", "sigy")
    scene.bishop("thierry", 3).cardinal("thierry").lord(ANA, "othon", "blaye").bishop("othon", 1)
    scene.hand(ANA, "tax", "tax", "tax").begin("play")
    for tax in ("tallage sigy", "tithe 3", "cardinal-tithe 1 thierry"):
        scene.do(tax)
    scene.state.hands[ANA] = [CARDS.index("tax")]
    assert levies(scene) == [], "three tokens are all she has"


@pytest.mark.clause("FIEF-2.4.4-04")
@pytest.mark.parametrize(
    ("tax", "villages"),
    [
        ("tallage sigy", ("marcamps", "sigy", "st-ciers-d-abzac")),
        ("tithe 3", BISHOPRIC_3),
    ],
)
def test_taxes_are_causes_of_revolt(tax: str, villages: tuple[str, ...]) -> None:
    scene = fief().lord(ANA, "thierry", "sigy").title("thierry", "sigy", "sigy")
    scene.bishop("thierry", 3).hand(ANA, "tax").hand(BEN, "revolt").begin("play")
    scene.do(tax)
    scene.do("done")
    revolts = scene.options(BEN, "revolt")
    assert sorted(revolts) == sorted(f"revolt {village}" for village in villages)


# The tallage (2.4.5) ----------------------------------------------------------------------------


@pytest.mark.clause("FIEF-2.4.5-01")
def test_a_holder_taxes_his_own_fief_alone() -> None:
    scene = fief().lord(ANA, "thierry", "sigy").title("thierry", "sigy", "sigy")
    scene.lord(BEN, "eric", "tournus").title("eric", "tournus", "tournus")
    scene.hand(ANA, "tax").hand(BEN, "tax").begin("play")
    assert levies(scene) == ["tallage sigy"]
    scene.do("done")
    assert levies(scene) == ["tallage tournus"]


@pytest.mark.clause("FIEF-2.4.5-02")
@pytest.mark.parametrize("reigning", ["king", "regent"])
def test_the_king_or_the_regent_taxes_any_fief_that_is_not_governed(reigning: str) -> None:
    scene = fief().lord(ANA, "thierry", "blaye").lord(ANA, "jeanne", "blaye")
    scene.lord(BEN, "eric", "tournus").title("eric", "tournus", "tournus").hand(ANA, "tax")
    scene = scene.king("thierry") if reigning == "king" else scene.queen("jeanne")
    scene.begin("play")
    ungoverned = [fief for fief in FIEFS if fief != "tournus"]
    assert levies(scene) == [f"royal-tallage {fief}" for fief in ungoverned]


@pytest.mark.clause("FIEF-2.4.5-02")
@pytest.mark.clause("FIEF-R-25")
def test_the_regent_collects_what_she_has_levied() -> None:
    scene = fief().lord(ANA, "jeanne", "blaye").queen("jeanne").hand(ANA, "tax").begin("play")
    scene.do("royal-tallage sigy")
    scene.until("window-income").pass_all()
    assert scene.state.money[ANA] == 1 + 6 + 2, "a village, the tallage, the queen"


@pytest.mark.clause("FIEF-2.4.5-02")
def test_a_queen_beside_a_living_king_levies_nothing() -> None:
    scene = fief().lord(ANA, "jeanne", "blaye").lord(BEN, "thierry", "bourg").queen("jeanne")
    scene.king("thierry").hand(ANA, "tax").begin("play")
    assert levies(scene) == []


@pytest.mark.clause("FIEF-2.4.5-03")
@pytest.mark.clause("FIEF-2.4.5-04")
@pytest.mark.clause("FIEF-3.0-04")
def test_the_tallage_counts_villages_of_others_free_and_besieged_ones() -> None:
    scene = fief().lord(ANA, "thierry", "blaye").king("thierry").hand(ANA, "tax")
    scene.garrison(BEN, "sigy").castle("sigy").lord(CLEO, "eric", "sigy").troops(CLEO, "sigy", 1)
    scene.siege(CLEO, "sigy").garrison(BEN, "marcamps").begin("play")
    scene.do("royal-tallage sigy")
    scene.until("window-income").pass_all()
    assert scene.state.money == [1 + 6, 1, 0]


@pytest.mark.clause("FIEF-2.4.5-02")
@pytest.mark.clause("FIEF-2.4.5-03")
@pytest.mark.clause("FIEF-2.4.5-04")
@pytest.mark.clause("FIEF-EX-13")
def test_the_royal_tallage_on_bourg() -> None:
    scene = fief().lord(ANA, "thierry", "blaye").king("thierry").hand(ANA, "tax")
    scene.garrison(BEN, "bourg", "villeneuve", "st-vivien").garrison(CLEO, "la-bussiere")
    scene.begin("play")
    scene.do("royal-tallage bourg")
    scene.until("window-income").pass_all()
    assert scene.state.money == [1 + 8, 3, 1]


@pytest.mark.clause("FIEF-R-25")
def test_one_tallage_a_fief_and_turn() -> None:
    scene = fief().lord(ANA, "thierry", "sigy").title("thierry", "sigy", "sigy")
    scene.lord(BEN, "eric", "blaye").king("eric").hand(ANA, "tax", "tax").hand(BEN, "tax")
    scene.begin("play")
    scene.do("tallage sigy")
    assert levies(scene) == []
    scene.do("done")
    assert "royal-tallage sigy" not in levies(scene)


def lost_fief() -> FiefScene:
    """Ana has levied the tallage on Sigy and lost its city to Ben."""
    scene = fief().troops(ANA, "sigy", 1).lord(ANA, "thierry", "bourg").hand(ANA, "tax")
    scene.title("thierry", "sigy", "sigy").troops(BEN, "sigy", 2).lord(BEN, "eric", "sigy")
    scene.hand(BEN, "tax").begin("play")
    for notation in ("tallage sigy", "cede sigy 1", "done"):
        scene.do(notation, ANA)
    return scene


@pytest.mark.clause("FIEF-R-25")
@pytest.mark.clause("FIEF-2.4.5-01")
def test_a_tallage_that_is_void_does_not_bar_the_new_holder() -> None:
    scene = lost_fief()
    assert levies(scene) == ["tallage sigy"]
    scene.do("tallage sigy", BEN)
    scene.until("window-income").pass_all()
    assert scene.state.money[:2] == [1, 3 + 6]


@pytest.mark.clause("FIEF-R-25")
@pytest.mark.clause("FIEF-2.4.5-02")
def test_nor_the_king_and_it_is_no_second_one_when_the_title_comes_back() -> None:
    """Ben's Eric levies it on a fief that is not governed; then Thierry has the title again."""
    scene = lost_fief().king("eric")
    sigy = FIEFS.index("sigy")
    scene.state.crowns[sigy] = -1
    assert "royal-tallage sigy" in levies(scene)
    scene.do("royal-tallage sigy", BEN)
    scene.state.crowns[sigy] = CARDS.index("thierry")
    assert [(tax.seat, tax.area) for tax in scene.state.taxes] == [(BEN, sigy)]
    scene.until("window-income").pass_all()
    assert scene.state.money[:2] == [1, 3 + 6]


@pytest.mark.clause("FIEF-R-25")
def test_a_fief_that_becomes_governed_later_still_pays_the_king() -> None:
    scene = fief().lord(ANA, "thierry", "blaye").king("thierry").hand(ANA, "tax").begin("play")
    scene.do("royal-tallage sigy")
    scene.lord(BEN, "eric").state.crowns[FIEFS.index("sigy")] = CARDS.index("eric")
    scene.until("window-income").pass_all()
    assert scene.state.money[ANA] == 1 + 6


# The tithe (2.4.6) ------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-2.4.6-01")
def test_bishop_cardinal_and_pope_levy_the_tithe() -> None:
    scene = church().hand(ANA, "tax").hand(BEN, "tax").hand(CLEO, "tax").begin("play")
    assert levies(scene) == ["tithe 3"]
    scene.do("done")
    governed = [f"cardinal-tithe {see} baudoin" for see in (1, 2, 3)]
    assert sorted(levies(scene)) == [*governed, "tithe 1"]
    scene.do("done")
    assert levies(scene) == ["tithe 2", "papal-tithe"]


@pytest.mark.clause("FIEF-2.4.6-01")
def test_without_a_governed_bishopric_there_is_no_papal_tithe() -> None:
    scene = fief().lord(ANA, "thierry", "blaye").pope("thierry").hand(ANA, "tax").begin("play")
    assert levies(scene) == []


@pytest.mark.clause("FIEF-2.4.6-02")
@pytest.mark.parametrize(
    ("seat", "tax", "event", "sees"),
    [
        (ANA, "tithe 3", {"event": "tithe", "bishopric": 3, "capacity": "bishop"}, [3]),
        (
            BEN,
            "cardinal-tithe 2 baudoin",
            {"event": "tithe", "bishopric": 2, "capacity": "cardinal"},
            [2],
        ),
        (CLEO, "papal-tithe", {"event": "papal-tithe"}, [1, 2, 3]),
    ],
)
def test_the_token_lies_on_the_bishopric_or_on_all_for_the_pope(
    seat: int, tax: str, event: dict[str, object], sees: list[int]
) -> None:
    scene = church().hand(seat, "tax").begin("play", first=seat)
    scene.do(tax)
    assert scene.events(None, str(event["event"])) == [{**event, "seat": seat}]
    (token,) = scene.state.taxes
    assert [see for see in range(1, 6) if token.sees >> (see - 1) & 1] == sees


@pytest.mark.clause("FIEF-2.4.6-03")
@pytest.mark.clause("FIEF-R-25")
@pytest.mark.parametrize(
    ("levied", "collects"),
    [
        ("bishop cardinal pope", ANA),
        ("pope cardinal bishop", ANA),
        ("cardinal pope", BEN),
        ("pope cardinal", BEN),
        ("pope", CLEO),
    ],
)
def test_the_bishop_comes_before_a_cardinal_and_he_before_the_pope(
    levied: str, collects: int
) -> None:
    names = levied.split()
    seats = {"bishop": ANA, "cardinal": BEN, "pope": CLEO}
    scene = church()
    for name in names:
        scene.hand(seats[name], "tax")
    scene.begin("play", first=seats[names[0]])
    for _ in names:
        taxes = {ANA: "tithe 3", BEN: "cardinal-tithe 3 baudoin", CLEO: "papal-tithe"}
        scene.do(taxes[scene.asked[0]])
        scene.do("done")
    scene.pass_all()
    pope = 4 if "pope" in names else 0  # the mills of 1 and 2
    money = [1, 1, 1 + pope, 4 + 2 + (0 if pope else 4)]
    money[collects] += 2
    assert scene.state.money == money


@pytest.mark.clause("FIEF-R-25")
def test_of_two_cardinals_the_first_who_levied_collects() -> None:
    scene = church().lord(ANA, "henri", "l-epervier").bishop("henri", 4).cardinal("henri")
    scene.hand(ANA, "tax").hand(BEN, "tax").begin("play", first=BEN)
    scene.do("cardinal-tithe 2 baudoin")
    scene.do("done")
    scene.do("cardinal-tithe 2 henri", ANA)
    scene.do("done")
    scene.pass_all()
    assert scene.state.money == [1, 1 + 2, 1, 4 + 6]


@pytest.mark.clause("FIEF-R-25")
@pytest.mark.parametrize(("named", "collected"), [("baudoin", 0), ("henri", 2)])
def test_the_tithe_hangs_on_the_cardinal_who_was_named(named: str, collected: int) -> None:
    scene = church().lord(BEN, "henri", "sennecy").bishop("henri", 4).cardinal("henri")
    scene.hand(BEN, "tax").hand(ANA, "assassination").begin("play", first=BEN)
    scene.do(f"cardinal-tithe 2 {named}")
    scene.until("window-income")
    scene.do("assassinate baudoin arthur", ANA)
    scene.pass_all()
    assert scene.state.money[BEN] == 1 + collected


@pytest.mark.clause("FIEF-R-25")
def test_the_same_tithe_is_not_levied_twice_by_one_player() -> None:
    scene = church().hand(BEN, "tax", "tax", "tax").hand(CLEO, "tax", "tax")
    scene.begin("play", first=BEN)
    scene.do("cardinal-tithe 2 baudoin")
    left = ["cardinal-tithe 1 baudoin", "cardinal-tithe 3 baudoin"]
    assert sorted(levies(scene)) == [*left, "tithe 1"]
    scene.do("tithe 1")
    assert sorted(levies(scene)) == left
    scene.do("done")
    scene.do("papal-tithe")
    assert levies(scene) == ["tithe 2"]


@pytest.mark.clause("FIEF-R-25")
def test_a_papal_tithe_covers_the_bishoprics_governed_when_it_is_played() -> None:
    scene = church().hand(CLEO, "tax").begin("play", first=CLEO)
    scene.do("papal-tithe")
    scene.state.croziers[3] = scene.state.croziers[2]
    scene.until("window-income").pass_all()
    assert scene.state.money[3] == 4 + 2, "the mill of 4 is not the pope's"


@pytest.mark.clause("FIEF-R-25")
@pytest.mark.parametrize(
    ("tax", "taken"),
    [("tithe 3", "croziers"), ("tallage sigy", "crowns"), ("royal-tallage blaye", "king")],
)
def test_a_tax_whose_title_has_left_the_family_is_void(tax: str, taken: str) -> None:
    scene = fief().lord(ANA, "thierry").lord(BEN, "eric", "bourg").bishop("thierry", 3)
    scene.garrison(BEN, "pugnac", "sigy", "marcamps", "st-ciers-d-abzac").mills("pugnac", 1)
    scene.captive("thierry", BEN, "pugnac").title("thierry", "sigy", "sigy").king("thierry")
    scene.hand(ANA, "tax").begin("play").do(tax)
    thierry, eric = CARDS.index("thierry"), CARDS.index("eric")
    if taken == "king":
        scene.state.king = eric
    else:
        titles = scene.state.croziers if taken == "croziers" else scene.state.crowns
        titles[titles.index(thierry)] = eric
    scene.until("window-income").pass_all()
    assert scene.state.money == [0, 5 + 2, 0]


@pytest.mark.clause("FIEF-R-25")
def test_a_tax_whose_title_stays_in_the_family_is_collected() -> None:
    scene = fief().lord(ANA, "thierry", "sigy").lord(ANA, "othon", "blaye").hand(ANA, "tax")
    scene.title("thierry", "sigy", "sigy").lord(BEN, "eric", "bourg").hand(BEN, "assassination")
    scene.begin("play")
    scene.do("tallage sigy")
    scene.do("done")
    scene.do("assassinate thierry eric")
    assert scene.holds("sigy") == "othon"
    scene.until("window-income").pass_all()
    assert scene.state.money[ANA] == 4 + 6


@pytest.mark.clause("FIEF-2.4.6-04")
@pytest.mark.clause("FIEF-3.0-05")
@pytest.mark.clause("FIEF-R-26")
def test_the_tithe_takes_the_income_of_all_mills_instead_of_their_owners() -> None:
    scene = fief().lord(ANA, "thierry", "blaye").bishop("thierry", 3).hand(ANA, "tax")
    scene.garrison(BEN, "pugnac").mills("pugnac", 2).garrison(CLEO, "st-andre", "bourg")
    scene.mills("st-andre", 1).mills("bourg", 1).mills("belleville", 1)
    scene.sky(3, "good-harvest").begin("play")
    scene.do("tithe 3")
    scene.until("window-income").pass_all()
    assert scene.state.money == [1 + 4 * 3, 1, 2 + 2], "also the mill of free Belleville"


@pytest.mark.clause("FIEF-R-26")
def test_besieged_mills_and_those_under_famine_pay_no_tithe() -> None:
    scene = fief().lord(ANA, "thierry", "blaye").bishop("thierry", 3).hand(ANA, "tax")
    scene.lord(ANA, "othon", "blaye").bishop("othon", 4).garrison(BEN, "pugnac", "bourg")
    scene.castle("pugnac").lord(CLEO, "eric", "pugnac").troops(CLEO, "pugnac", 1)
    scene.siege(CLEO, "pugnac").mills("pugnac", 2).mills("bourg", 2).sky(4, "famine")
    scene.hand(ANA, "tax", "tax").begin("play")
    scene.do("tithe 3")
    scene.do("tithe 4")
    scene.until("window-income").pass_all()
    assert scene.state.money == [1, 1, 0]


@pytest.mark.clause("FIEF-EX-08")
@pytest.mark.clause("FIEF-2.4.6-03")
def test_the_papal_tithe_leaves_the_bishop_his_own() -> None:
    scene = church().hand(ANA, "tax").hand(CLEO, "tax").begin("play", first=CLEO)
    scene.do("papal-tithe")
    scene.do("done")
    scene.do("tithe 3", ANA)
    scene.until("window-income").pass_all()
    assert scene.state.money == [1 + 2, 1, 1 + 4, 4 + 2]
