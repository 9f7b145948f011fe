"""3.0: income."""

import pytest

from tableronde.games.fief.components import CARDS
from tests.rules.fief.scene import ANA, BEN, CLEO, FiefScene, fief


def besieged() -> FiefScene:
    """Cleo besieges Ben's castle of Sigy, with two mills in the village."""
    scene = fief().garrison(BEN, "sigy", "marcamps").castle("sigy").mills("sigy", 2)
    scene.lord(CLEO, "eric", "sigy").troops(CLEO, "sigy", 1).siege(CLEO, "sigy")
    return scene


@pytest.mark.clause("FIEF-3.0-01")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_one_ecu_for_each_village(count: int) -> None:
    villages = ("blaye", "bourg", "sigy")[:count]
    scene = fief().garrison(ANA, *villages).begin("collect")
    assert scene.state.money == [count, 0, 0]


@pytest.mark.clause("FIEF-3.0-01")
@pytest.mark.clause("FIEF-3.0-02")
def test_a_besieged_village_yields_nothing_to_anybody() -> None:
    scene = besieged().begin("collect")
    assert scene.state.money == [0, 1, 0]


@pytest.mark.clause("FIEF-3.0-02")
def test_two_ecus_for_each_mill_in_a_village_one_controls() -> None:
    scene = fief().garrison(ANA, "blaye", "bourg").mills("blaye", 2).mills("bourg", 1)
    scene.mills("sigy", 2).lord(BEN, "eric", "blaye").begin("collect")
    assert scene.state.money == [2 + 6, 0, 0]


@pytest.mark.clause("FIEF-3.0-03")
@pytest.mark.parametrize(
    ("cards", "each"),
    [
        ((), 2),
        (("good-harvest",), 3),
        (("fair-weather",), 3),
        (("good-harvest", "fair-weather"), 4),
    ],
)
def test_a_mill_yields_one_more_for_each_card_on_its_bishopric(
    cards: tuple[str, ...], each: int
) -> None:
    scene = fief().garrison(ANA, "blaye").mills("blaye", 2).sky(1, *cards)
    scene.garrison(BEN, "sigy").mills("sigy", 1).begin("collect")
    assert scene.state.money == [1 + 2 * each, 1 + 2, 0]


@pytest.mark.clause("FIEF-3.0-06")
@pytest.mark.clause("FIEF-R-27")
@pytest.mark.parametrize("place", ["free", "captive", "regent"])
def test_two_ecus_for_the_queens_player(place: str) -> None:
    scene = fief().garrison(BEN, "blaye").lord(BEN, "jeanne", "blaye").queen("jeanne")
    scene.lord(ANA, "thierry", "bourg")
    scene = scene if place == "regent" else scene.king("thierry").marry("thierry", "jeanne")
    if place == "captive":
        scene.garrison(CLEO, "sigy").captive("jeanne", CLEO, "sigy")
    scene.begin("collect")
    assert scene.state.money[BEN] == 1 + 2
    assert [event["queen"] for event in scene.events(None, "income")] == [0, 2, 0]


@pytest.mark.clause("FIEF-3.0-07")
@pytest.mark.parametrize("first", [ANA, BEN, CLEO])
def test_all_are_paid_at_once_and_the_order_changes_nothing(first: int) -> None:
    scene = besieged().lord(ANA, "thierry", "bourg").bishop("thierry", 4).mills("bourg", 2)
    scene.hand(ANA, "tax").begin("play", first=first)
    while scene.prompt != "window-income":
        scene.do("tithe 4" if scene.hand_of(scene.asked[0]) else "done")
    scene.pass_all()
    assert scene.state.money == [1 + 4, 1, 0]


@pytest.mark.clause("FIEF-3.0-08")
def test_everybody_hears_what_everybody_receives() -> None:
    scene = fief().garrison(ANA, "blaye").mills("blaye", 1).lord(BEN, "jeanne", "sigy")
    scene.queen("jeanne").begin("collect")
    told = [scene.events(seat, "income") for seat in (ANA, BEN, CLEO, None)]
    assert told == [told[0]] * 4
    assert [(event["seat"], event["count"]) for event in told[0]] == [(ANA, 3), (BEN, 3), (CLEO, 0)]


@pytest.mark.clause("FIEF-3.0-09")
@pytest.mark.parametrize("step", ["begin", "before_calamities", "before_income", "before_end"])
def test_money_changes_hands_in_any_window(step: str) -> None:
    scene = fief().money(BEN, 5).begin(step)
    scene.do("deal 2", BEN)
    scene.do("pass", ANA)
    scene.do("pass", CLEO)
    scene.do("give-money 3")
    scene.do("offer")
    scene.do("accept", CLEO)
    assert scene.state.money[BEN:] == [2, 3]


@pytest.mark.clause("FIEF-3.0-09")
@pytest.mark.parametrize("step", ["play", "buy", "move"])
def test_money_changes_hands_in_ones_own_turn(step: str) -> None:
    scene = fief().money(ANA, 5)
    scene.remark(ANA, "raise-hand")
    scene.begin(step)
    for answer in ("deal 1", "give-money 5", "offer"):
        scene.do(answer)
    scene.do("accept", BEN)
    assert (scene.state.money[:2], scene.asked) == ([0, 5], (ANA,))


@pytest.mark.clause("FIEF-3.0-10")
@pytest.mark.clause("FIEF-R-62")
def test_after_income_events_are_discarded_and_calamities_stay() -> None:
    scene = fief().sky(1, "good-harvest", "plague").sky(2, "fair-weather", "bad-weather")
    scene.sky(3, "famine").begin("collect")
    assert sorted(CARDS[card] for card in scene.state.event_discard) == [
        "fair-weather",
        "good-harvest",
    ]
    assert [bool(sky) for sky in scene.state.sky] == [True, True, True, False, False]


@pytest.mark.clause("FIEF-R-27")
def test_an_empty_village_of_a_governed_fief_pays_the_owner_of_the_title() -> None:
    scene = fief().lord(BEN, "eric", "sigy").title("eric", "sigy", "sigy").mills("marcamps", 1)
    scene.mills("bourg", 2).begin("collect")
    assert scene.state.money == [0, 3 + 2, 0], "those of Bourg, empty and ungoverned, pay nobody"


@pytest.mark.clause("FIEF-R-27")
def test_it_pays_him_also_while_the_holder_is_a_prisoner() -> None:
    scene = fief().lord(BEN, "eric").title("eric", "sigy", "sigy").garrison(ANA, "blaye")
    scene.captive("eric", ANA, "blaye").begin("collect")
    assert scene.state.money == [1, 3, 0]


@pytest.mark.clause("FIEF-W-09")
def test_minor_windows_after_income_and_before_ransoms() -> None:
    scene = fief().garrison(ANA, "blaye").lord(BEN, "eric").captive("eric", ANA, "blaye")
    scene.money(BEN, 2).begin("before_income")
    scene.remark(CLEO, "attend")
    scene.pass_all()
    course = []
    while scene.prompt == "window-minor":
        course.append((scene.asked, scene.state.phase))
        scene.do("pass")
    assert course == [((CLEO,), 3), ((CLEO,), 4)]
    assert (scene.prompt, scene.asked) == ("ransom-offer", (BEN,))


@pytest.mark.clause("FIEF-3.0-08")
def test_money_lies_open() -> None:
    scene = fief().money(ANA, 3).money(BEN, 7).begin("buy")
    treasuries = [
        [player["money"] for player in scene.view(seat)["table"]["seats"]]
        for seat in (ANA, CLEO, None)
    ]
    assert treasuries == [[3, 7, 0]] * 3
