"""6.2.5: ransoms."""

from random import Random

import pytest

from tableronde.core import kernel
from tableronde.core.chance import LooseChance
from tableronde.games.fief.components import LORDS
from tableronde.games.fief.rules.families.lords import ransom
from tests.rules.fief.scene import ANA, BEN, CLEO, FiefScene, fief


def captivity(money: int, *lords: str) -> FiefScene:
    """Ben holds these lords of Ana at Bourg; she has money, and a sergeant at Blaye."""
    scene = fief().garrison(BEN, "bourg").garrison(ANA, "blaye").money(ANA, money)
    for name in lords:
        scene.lord(ANA, name).captive(name, BEN, "bourg")
    return scene


@pytest.mark.clause("FIEF-6.2.5-02")
@pytest.mark.clause("FIEF-R-28")
@pytest.mark.parametrize(
    ("titles", "price"),
    [
        ("", 2),
        ("fief", 4),
        ("bishop", 4),
        ("bishop fief", 6),
        ("bishop cardinal", 6),
        ("bishop cardinal pope", 8),
        ("king fief fief", 8),
        ("prince", 4),
    ],
)
def test_two_ecus_and_two_for_each_title(titles: str, price: int) -> None:
    scene = fief().lord(ANA, "baudoin", "blaye").marked("baudoin")
    fiefs = iter(("sigy", "mazilles"))
    for title in titles.split():
        if title == "fief":
            name = next(fiefs)
            scene.title("baudoin", name, name)
        elif title == "bishop":
            scene.bishop("baudoin", 1)
        else:
            getattr(scene, title)("baudoin")
    assert ransom(scene.state, LORDS.index("baudoin")) == price


@pytest.mark.clause("FIEF-6.2.5-02")
@pytest.mark.clause("FIEF-R-28")
def test_the_queen_has_a_title_darc_has_none() -> None:
    scene = fief().lord(ANA, "alienor", "blaye").queen("alienor").lord(ANA, "jeanne", "blaye")
    scene.arc("jeanne")
    assert [ransom(scene.state, LORDS.index(name)) for name in ("alienor", "jeanne")] == [4, 2]


@pytest.mark.clause("FIEF-6.2.5-01")
@pytest.mark.clause("FIEF-R-28")
def test_ransoms_are_paid_in_turn_order_before_purchases() -> None:
    scene = captivity(2, "eric").lord(CLEO, "othon").captive("othon", BEN, "bourg").money(CLEO, 3)
    scene.begin("ransoms", first=CLEO)
    course = []
    while scene.prompt != "buy":
        course.append((scene.prompt, scene.asked[0]))
        scene.do(scene.options()[0])
    assert [seat for prompt, seat in course if prompt == "ransom-offer"] == [CLEO, ANA]
    assert (scene.asked, scene.state.money) == ((CLEO,), [0, 4, 1])


@pytest.mark.clause("FIEF-6.2.5-03")
@pytest.mark.clause("FIEF-6.2.5-05")
def test_a_ransom_must_be_paid_and_accepted() -> None:
    scene = captivity(5, "eric").begin("ransoms")
    scene.do("no-offer")
    assert (scene.captor("eric"), scene.state.money) == (-1, [3, 2, 0])
    assert scene.keys(CLEO) == ["ransom-due", "ransomed", "released", "placed"]


@pytest.mark.clause("FIEF-6.2.5-03")
def test_all_of_them_as_long_as_the_money_lasts() -> None:
    scene = captivity(5, "eric", "othon", "thierry").begin("ransoms")
    scene.do("no-offer")
    assert (scene.prompt, scene.options()) == (
        "ransom",
        ["pay-ransom eric", "pay-ransom othon", "pay-ransom thierry"],
    )
    scene.do("pay-ransom othon")
    scene.do("pay-ransom thierry")
    assert [scene.captor(name) for name in ("eric", "othon", "thierry")] == [BEN, -1, -1]
    assert (scene.prompt, scene.state.money) == ("buy", [1, 4, 0])


@pytest.mark.clause("FIEF-6.2.5-04")
@pytest.mark.clause("FIEF-R-28")
def test_the_highest_ransom_first() -> None:
    scene = captivity(6, "eric", "othon").bishop("othon", 1).begin("ransoms")
    scene.do("no-offer")
    assert [event["lord"] for event in scene.events(None, "ransomed")] == ["othon", "eric"]


@pytest.mark.clause("FIEF-6.2.5-04")
@pytest.mark.clause("FIEF-R-28")
def test_one_that_cannot_be_paid_is_skipped() -> None:
    scene = captivity(3, "eric", "othon").bishop("othon", 1).begin("ransoms")
    scene.do("no-offer")
    assert (scene.captor("eric"), scene.captor("othon")) == (-1, BEN)
    assert scene.state.money == [1, 2, 0]


@pytest.mark.clause("FIEF-6.2.5-06")
@pytest.mark.clause("FIEF-6.2.5-07")
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_less_may_be_offered_without_an_embassy_and_refused(answer: str) -> None:
    scene = captivity(5, "eric").bishop("eric", 1)
    scene.state.embassies[ANA] = 0
    scene.begin("ransoms")
    for step in ("deal 1", "give-money 1", "want-release eric", "offer"):
        scene.do(step)
    assert scene.asked == (BEN,)
    scene.do(answer)
    assert scene.state.embassies == [0, 3, 3]
    if answer == "accept":
        assert (scene.captor("eric"), scene.state.money) == (-1, [4, 1, 0])
    else:
        assert (scene.captor("eric"), scene.prompt) == (BEN, "ransom-offer")
        scene.do("no-offer")
        assert (scene.captor("eric"), scene.state.money) == (-1, [1, 4, 0])


@pytest.mark.clause("FIEF-6.2.5-06")
@pytest.mark.clause("FIEF-R-28")
def test_lower_offers_come_before_the_duty_also_for_several_prisoners() -> None:
    scene = captivity(3, "eric", "othon").begin("ransoms")
    for step in ("deal 1", "give-money 3", "want-release eric", "want-release othon", "offer"):
        scene.do(step)
    scene.do("accept")
    assert [scene.captor(name) for name in ("eric", "othon")] == [-1, -1]
    assert scene.state.money == [0, 3, 0]


@pytest.mark.clause("FIEF-6.2.5-06", "FIEF-D-15")
def test_after_six_offers_the_ransom_is_due() -> None:
    """As if nothing more had been offered."""
    scene = captivity(5, "eric").begin("ransoms")
    for _ in range(6):
        assert (scene.prompt, scene.options()) == ("ransom-offer", ["no-offer", "deal 1"])
        for step in ("deal 1", "give-money 1", "want-release eric", "offer"):
            scene.do(step, ANA)
        scene.do("refuse", BEN)
    assert scene.keys(CLEO) == ["deal-refused", "ransom-due", "ransomed", "released", "placed"]
    assert (scene.captor("eric"), scene.state.money) == (-1, [3, 2, 0])


@pytest.mark.clause("FIEF-6.2.5-06", "FIEF-D-15")
def test_a_draft_that_is_dropped_is_no_offer() -> None:
    """Six of them; more are not free, so that it comes to an end."""
    scene = captivity(5, "eric").begin("ransoms")
    for drafts in range(12):
        assert (scene.prompt, scene.state.money) == ("ransom-offer", [5, 0, 0]), drafts
        scene.do("deal 1")
        scene.do("withdraw")
    assert (scene.captor("eric"), scene.state.money) == (-1, [3, 2, 0])
    assert "ransom-due" in scene.keys(CLEO)


@pytest.mark.clause("FIEF-6.2.5-06", "FIEF-D-01")
def test_nobody_else_is_asked_about_a_draft_that_is_dropped() -> None:
    scene = captivity(5, "eric").begin("ransoms")
    scene.remark(CLEO, "attend")
    scene.do("deal 1", ANA)
    scene.do("withdraw", ANA)
    assert (scene.prompt, scene.asked) == ("ransom-offer", (ANA,))


@pytest.mark.clause("FIEF-6.2.5-08")
def test_who_cannot_pay_a_ransom_may_buy() -> None:
    scene = captivity(3, "eric").bishop("eric", 1).castle("blaye").begin("ransoms")
    scene.do("no-offer")
    assert (scene.prompt, scene.captor("eric")) == ("buy", BEN)
    scene.do("buy-knight blaye")
    assert scene.state.money[ANA] == 0


@pytest.mark.clause("FIEF-R-28")
def test_the_duty_is_checked_again_before_ones_own_purchases() -> None:
    scene = captivity(1, "eric").garrison(CLEO, "sigy").money(CLEO, 3)
    scene.begin("ransoms", first=CLEO)
    scene.do("no-offer")
    assert (scene.prompt, scene.asked, scene.captor("eric")) == ("buy", (CLEO,), BEN)
    for step in ("deal 0", "give-money 1", "offer"):
        scene.do(step)
    scene.do("accept", ANA)
    scene.do("done", CLEO)
    assert (scene.where("eric"), scene.captor("eric")) == ("blaye", -1)
    assert scene.state.money == [0, 2, 2]


@pytest.mark.clause("FIEF-R-28")
def test_money_may_be_given_away_beforehand() -> None:
    scene = captivity(2, "eric").begin("before_income")
    scene.do("deal 2", ANA)
    scene.do("pass", BEN)
    scene.do("pass", CLEO)
    scene.do("give-money 2")
    scene.do("offer")
    scene.do("accept", CLEO)
    scene.until("window-end")
    assert (scene.captor("eric"), scene.state.money[ANA]) == (BEN, 1)


@pytest.mark.clause("FIEF-6.2.5-09")
@pytest.mark.parametrize(
    ("castles", "place"),
    [(("blaye",), "blaye"), ((), "bourg")],
)
def test_a_ransomed_lord_is_placed_at_once_like_a_new_one(
    castles: tuple[str, ...], place: str
) -> None:
    scene = captivity(2, "eric").lord(ANA, "othon", "bourg").castle(*castles).begin("ransoms")
    scene.do("no-offer")
    assert scene.where("eric") == place


@pytest.mark.clause("FIEF-W-09")
def test_a_minor_window_after_each_ransom() -> None:
    scene = captivity(4, "eric", "othon").bishop("othon", 1).begin("ransoms")
    scene.remark(CLEO, "attend")
    scene.do("no-offer")
    assert (scene.prompt, scene.asked, scene.captor("eric")) == ("window-minor", (CLEO,), BEN)


@pytest.mark.clause("FIEF-W-09")
def test_also_after_one_that_was_agreed_on() -> None:
    scene = captivity(1, "eric").begin("ransoms")
    scene.remark(CLEO, "attend")
    for step in ("deal 1", "give-money 1", "want-release eric", "offer"):
        scene.do(step)
    scene.do("accept")
    assert (scene.prompt, scene.asked) == ("window-minor", (CLEO,))


@pytest.mark.clause("FIEF-6.2.5-04", "FIEF-12.0-04")
def test_who_looks_on_knows_that_a_ransom_can_be_paid() -> None:
    """Who is asked whom he buys out has the money for one of them, hidden or not."""
    scene = fief(money="hidden").lord(BEN, "henri", "blaye").troops(BEN, "blaye", 2).money(ANA, 3)
    for name in ("eric", "thierry"):
        scene.lord(ANA, name).captive(name, BEN, "blaye")
    scene.begin("ransoms").do("no-offer")
    assert (scene.prompt, scene.asked) == ("ransom", (ANA,))
    for number in range(20):
        imagined = scene.game.resample(scene.view(CLEO), LooseChance(Random(number)))
        assert kernel.view(scene.game, imagined, CLEO) == scene.view(CLEO)
