"""The worked examples of chapters 3, 4 and 6.2.5; those of chapter 2 stand with its rules."""

import pytest

from tableronde.games.fief.components import FIEFS, LORDS, RANK_OF, RANKS
from tableronde.games.fief.rules.families.lords import ransom
from tests.rules.fief.scene import ANA, BEN, fief


@pytest.mark.clause("FIEF-EX-17")
@pytest.mark.clause("FIEF-4.1-06")
def test_four_of_five_new_units_at_st_medard() -> None:
    scene = fief().lord(ANA, "thierry", "st-medard").troops(ANA, "st-medard", 4, 3)
    scene.garrison(ANA, "blaye").castle("blaye").money(ANA, 9).begin("buy")
    for _ in range(2):
        scene.do("buy-sergeant st-medard")
        scene.do("buy-knight st-medard")
    assert scene.troops_at("st-medard", ANA) == (6, 5)
    assert scene.options(verb="buy-sergeant") == ["buy-sergeant blaye"]
    scene.do("buy-sergeant blaye")
    assert scene.state.money[ANA] == 0


@pytest.mark.clause("FIEF-EX-18")
def test_the_green_fief_on_the_right_is_a_county_for_six() -> None:
    scene = fief().garrison(ANA, "tournus", "belleville", "pugnac").castle("pugnac")
    scene.lord(ANA, "eric", "pugnac").money(ANA, 6).begin("buy")
    scene.do("buy-title tournus eric pugnac")
    assert scene.state.money[ANA] == 0
    assert RANKS[RANK_OF[FIEFS.index("tournus")]] == "county"


@pytest.mark.clause("FIEF-EX-19")
@pytest.mark.clause("FIEF-4.3-09")
def test_charles_duke_of_bourg_count_and_bishop_of_sigy() -> None:
    scene = fief().lord(ANA, "charles", "sigy").garrison(ANA, "marcamps", "st-ciers-d-abzac")
    scene.castle("sigy").title("charles", "bourg", "bourg").bishop("charles", 5).money(ANA, 6)
    scene.begin("buy")
    scene.do("buy-title sigy charles sigy")
    assert [scene.holds(name) for name in ("bourg", "sigy")] == ["charles", "charles"]
    assert scene.named(scene.state.croziers[4]) == "charles"


@pytest.mark.clause("FIEF-EX-20")
@pytest.mark.clause("FIEF-4.3-10")
def test_charles_keeps_the_county_and_may_hand_on_the_barony() -> None:
    scene = fief().lord(ANA, "charles", "blaye").lord(ANA, "eric", "blaye")
    scene.title("charles", "sigy", "sigy").title("charles", "st-paul", "st-paul").begin("buy")
    assert scene.options(verb="hand-title") == ["hand-title st-paul eric"]
    scene.do("hand-title st-paul eric")
    assert [scene.holds(name) for name in ("sigy", "st-paul")] == ["charles", "eric"]


@pytest.mark.clause("FIEF-EX-29")
def test_the_ransom_of_a_bishop_and_baron_is_six() -> None:
    scene = fief().lord(ANA, "baudoin", "blaye").bishop("baudoin", 1)
    scene.title("baudoin", "mazilles", "mazilles")
    assert ransom(scene.state, LORDS.index("baudoin")) == 6


@pytest.mark.clause("FIEF-EX-30")
@pytest.mark.clause("FIEF-6.2.5-03")
def test_baudoins_full_ransom_is_due_when_the_lower_offer_is_refused() -> None:
    scene = (
        fief().lord(ANA, "baudoin").bishop("baudoin", 1).title("baudoin", "mazilles", "mazilles")
    )
    scene.garrison(BEN, "blaye").captive("baudoin", BEN, "blaye").money(ANA, 10).begin("ransoms")
    for step in ("deal 1", "give-money 4", "want-release baudoin", "offer"):
        scene.do(step)
    scene.do("refuse", BEN)
    scene.do("no-offer", ANA)
    assert (scene.captor("baudoin"), scene.state.money) == (-1, [4, 6, 0])


@pytest.mark.clause("FIEF-EX-31")
@pytest.mark.clause("FIEF-6.2.5-04")
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_eight_ecus_for_arthur_and_the_queen(answer: str) -> None:
    scene = fief().lord(ANA, "arthur").bishop("arthur", 1).cardinal("arthur").lord(ANA, "alienor")
    scene.queen("alienor").garrison(BEN, "blaye").captive("arthur", BEN, "blaye")
    scene.captive("alienor", BEN, "blaye").garrison(ANA, "bourg").money(ANA, 8).begin("ransoms")
    both = ("want-release arthur", "want-release alienor")
    for step in ("deal 1", "give-money 8", *both, "offer"):
        scene.do(step)
    scene.do(answer, BEN)
    scene.until("buy")
    captors = [scene.captor(name) for name in ("arthur", "alienor")]
    if answer == "accept":
        assert (captors, scene.state.money) == ([-1, -1], [0, 8, 0])
    else:
        assert (captors, scene.state.money) == ([-1, BEN], [2, 6, 0])


@pytest.mark.clause("FIEF-EX-46")
@pytest.mark.clause("FIEF-4.3-03")
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_the_king_wants_two_ecus_and_a_village_for_his_waiver(answer: str) -> None:
    scene = fief().lord(ANA, "eric", "st-paul").garrison(ANA, "les-essarts", "blaye")
    scene.castle("st-paul").lord(BEN, "othon", "blaye").king("othon").money(ANA, 6)
    scene.begin("ransoms")
    for step in ("deal 1", "want-waiver st-paul", "offer"):
        scene.do(step)
    for step in ("counter", "want-money 2", "want-village blaye", "offer"):
        scene.do(step, BEN)
    scene.do(answer, ANA)
    scene.do("buy-title st-paul eric st-paul")
    assert scene.holds("st-paul") == "eric"
    accepted = answer == "accept"
    assert scene.state.money == ([4, 2, 0] if accepted else [2, 0, 0])
    assert scene.holder("blaye") == (BEN if accepted else ANA)
