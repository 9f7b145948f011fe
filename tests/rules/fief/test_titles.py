"""1.2: titles of fiefs, of the church, of the crown."""

import pytest

from tests.rules.fief.scene import ANA, BEN, CLEO, DAN, FiefScene, fief
from tests.rules.fief.voting import stand, voters

ST_PAUL = ("les-essarts", "st-paul")


def buyer() -> FiefScene:
    """Ana could buy the barony of St Paul, for 4 écus."""
    scene = fief().lord(ANA, "othon", "st-paul").garrison(ANA, "les-essarts")
    return scene.castle("st-paul").money(ANA, 4)


@pytest.mark.clause("FIEF-1.2-01")
@pytest.mark.parametrize(
    ("higher", "lower"), [("bourg", "sigy"), ("bourg", "st-paul"), ("sigy", "st-paul")]
)
def test_duchies_come_before_counties_before_baronies(higher: str, lower: str) -> None:
    scene = fief().lord(ANA, "othon", "blaye").lord(ANA, "eric", "blaye")
    for name in (lower, higher):
        scene.title("othon", name, name)
    scene.begin("buy")
    assert scene.options(verb="hand-title") == [f"hand-title {lower} eric"]


@pytest.mark.clause("FIEF-1.2-01")
def test_women_hold_fief_titles_too() -> None:
    scene = buyer().lord(ANA, "jeanne", "st-paul").begin("buy")
    assert scene.options(verb="buy-title") == [
        "buy-title st-paul jeanne st-paul",
        "buy-title st-paul othon st-paul",
    ]
    scene.do("buy-title st-paul jeanne st-paul")
    assert scene.holds("st-paul") == "jeanne"


@pytest.mark.clause("FIEF-1.2-02")
def test_a_title_needs_every_village_and_a_castle() -> None:
    assert buyer().begin("buy").options(verb="buy-title") == ["buy-title st-paul othon st-paul"]
    no_castle = fief().lord(ANA, "othon", "st-paul").garrison(ANA, "les-essarts").money(ANA, 4)
    assert no_castle.begin("buy").options(verb="buy-title") == []


@pytest.mark.clause("FIEF-1.2-02")
@pytest.mark.parametrize("village", ST_PAUL)
def test_one_village_is_not_enough(village: str) -> None:
    scene = fief().lord(ANA, "othon", village).castle(village).money(ANA, 4).begin("buy")
    assert scene.options(verb="buy-title") == []


@pytest.mark.clause("FIEF-1.2-02")
@pytest.mark.parametrize("step", ["begin", "play", "before_income", "move", "before_end"])
def test_titles_are_bought_in_the_purchases_only(step: str) -> None:
    assert buyer().begin(step).options(ANA, "buy-title") == []


@pytest.mark.clause("FIEF-1.2-04")
def test_three_cardinals_by_card_and_a_fourth_for_money() -> None:
    scene = fief().lord(ANA, "othon", "blaye").lord(ANA, "eric", "blaye").money(ANA, 9)
    scene.lord(ANA, "henri", "blaye").lord(ANA, "charles", "blaye")
    for see, name in enumerate(("othon", "eric", "henri", "charles"), 1):
        scene.bishop(name, see)
    scene.hand(ANA, "cardinal", "cardinal", "cardinal").begin("buy")
    for name in ("othon", "eric", "henri"):
        scene.do(f"make-cardinal {name}")
    scene.do("buy-cardinal charles")
    assert [scene.named(lord) for lord in scene.state.hats] == [
        *("othon", "eric", "henri", "charles")
    ]


@pytest.mark.clause("FIEF-1.2-05")
def test_titled_lords_elect_the_king() -> None:
    scene = fief(4).lord(ANA, "charles", "sigy").title("charles", "sigy", "sigy")
    scene.lord(BEN, "othon", "tournus").bishop("othon", 2).lord(CLEO, "eric", "blaye")
    scene.lord(DAN, "jeanne", "bourg").queen("jeanne").begin("elections")
    stand(scene, "charles")
    assert voters(scene) == {ANA: 1, BEN: 1, DAN: 1}


@pytest.mark.clause("FIEF-1.2-05")
@pytest.mark.clause("FIEF-1.2-06")
@pytest.mark.parametrize(
    "title", ["fief", "bishop", "cardinal", "pope", "king", "queen", "prince", ""]
)
def test_who_is_titled(title: str) -> None:
    scene = fief().lord(ANA, "othon", "blaye").lord(ANA, "jeanne", "blaye")
    {
        "fief": lambda: scene.title("othon", "blaye", "blaye"),
        "bishop": lambda: scene.bishop("othon", 1),
        "cardinal": lambda: scene.cardinal("othon"),
        "pope": lambda: scene.pope("othon"),
        "king": lambda: scene.king("othon"),
        "queen": lambda: scene.queen("jeanne"),
        "prince": lambda: scene.prince("othon"),
        "": lambda: scene.arc("jeanne"),
    }[title]()
    assert scene.voices(ANA, "king") == (title != "")


@pytest.mark.clause("FIEF-1.2-07")
def test_titles_are_public() -> None:
    scene = buyer().begin("buy")
    scene.do("buy-title st-paul othon st-paul")
    crowned = [{"event": "crowned", "seat": ANA, "lord": "othon", "fief": "st-paul"}]
    assert [scene.events(seat, "crowned") for seat in (ANA, BEN, CLEO, None)] == [crowned] * 4


@pytest.mark.clause("FIEF-1.2-08")
def test_a_lord_holds_two_fief_titles_at_most() -> None:
    scene = buyer().lord(ANA, "eric", "st-paul").title("othon", "sigy", "sigy")
    assert "buy-title st-paul othon st-paul" in scene.begin("buy").options()
    scene = buyer().lord(ANA, "eric", "st-paul").title("othon", "sigy", "sigy")
    scene.title("othon", "blaye", "blaye").begin("buy")
    assert scene.options(verb="buy-title") == ["buy-title st-paul eric st-paul"]


@pytest.mark.clause("FIEF-1.2-09")
def test_a_bishop_does_not_stand_for_a_second_see() -> None:
    scene = fief().garrison(ANA, "beaujeu", "st-paul", "sigy", "st-ciers-d-abzac")
    scene.lord(ANA, "othon", "blaye").bishop("othon", 1).lord(ANA, "eric", "blaye")
    scene.begin("elections")
    assert scene.options() == ["decline", "present eric"]
