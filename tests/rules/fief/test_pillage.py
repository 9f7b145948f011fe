"""6.5: pillage."""

import pytest

from tableronde.games.fief.components import VILLAGES
from tests.rules.fief.scene import ANA, BEN, CLEO, fief

BLAYE = VILLAGES.index("blaye")


@pytest.mark.clause("FIEF-6.5-01")
def test_after_all_battles_each_in_turn_order_in_what_he_controls() -> None:
    scene = fief().garrison(ANA, "blaye", "sigy").mills("blaye", 1).mills("charolles", 1)
    scene.garrison(BEN, "bourg").mills("bourg", 1).begin("before_pillage", first=BEN)
    assert scene.prompt == "window-pillage"
    scene.pass_all()
    assert (scene.asked, scene.options()) == ((BEN,), ["done", "pillage bourg"])
    scene.do("done")
    assert (scene.asked, scene.options()) == ((ANA,), ["done", "pillage blaye"])
    scene.do("done")
    assert scene.prompt == "window-end", "Cleo has no mill"


@pytest.mark.clause("FIEF-6.5-02")
@pytest.mark.clause("FIEF-6.5-03")
def test_each_mill_gives_one_and_goes_back_to_the_supply() -> None:
    """All fifteen mills stand; one that is pillaged can be bought again."""
    scene = fief().garrison(ANA, "blaye", "sigy").mills("blaye", 2).mills("sigy", 1)
    for village in ("bourg", "tournus", "st-gerome", "pugnac", "st-paul", "marcamps"):
        scene.mills(village, 2)
    scene.begin("plunder")
    scene.do("pillage blaye")
    scene.do("pillage blaye")
    assert (scene.state.money[ANA], scene.state.mills[BLAYE]) == (2, 0)
    assert scene.options() == ["done", "pillage sigy"], "mill by mill, as many as one likes"
    scene.do("done")
    scene.state.money[ANA] = 3
    scene.begin("buy")
    assert "buy-mill blaye" in scene.options(ANA)


@pytest.mark.clause("FIEF-6.5-04")
@pytest.mark.clause("FIEF-R-46")
def test_besiegers_pillage_in_turn_order_and_not_the_besieged() -> None:
    scene = fief().garrison(BEN, "blaye").castle("blaye").mills("blaye", 2)
    scene.lord(ANA, "baudoin", "blaye").garrison(ANA, "blaye").siege(ANA, "blaye")
    scene.lord(CLEO, "othon", "blaye").garrison(CLEO, "blaye").siege(CLEO, "blaye")
    scene.begin("plunder", first=BEN)
    assert scene.asked == (CLEO,), "Ben, the first player, may not"
    scene.do("pillage blaye")
    scene.do("done")
    assert scene.asked == (ANA,)
    scene.do("pillage blaye")
    assert (scene.state.money, scene.state.mills[BLAYE]) == ([1, 0, 1], 0)
    assert scene.prompt == "window-end", "there is nothing left"


@pytest.mark.clause("FIEF-R-46")
def test_the_second_besieger_takes_what_is_left() -> None:
    scene = fief().garrison(BEN, "blaye").castle("blaye").mills("blaye", 1)
    scene.lord(ANA, "baudoin", "blaye").garrison(ANA, "blaye").siege(ANA, "blaye")
    scene.lord(CLEO, "othon", "blaye").garrison(CLEO, "blaye").siege(CLEO, "blaye")
    scene.begin("plunder").do("pillage blaye")
    scene.until("window-end")
    assert scene.state.money == [1, 0, 0]
