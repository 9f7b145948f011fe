"""Positions of Fief that the browser's tests begin with."""

from typing import Final

from tests.rules.fief.scene import ANA, BEN, CLEO, DAN, EVA, FRED, FiefScene, fief

LANGUAGES: Final = ("fr", "en")


def crowd() -> FiefScene:
    """Six families in the middle of their quarrels, in Ana's purchases."""
    scene = fief(6).lord(ANA, "thierry", "bourg").troops(ANA, "bourg", 4, 2)
    scene.title("thierry", "bourg", "bourg").lord(ANA, "mireille", "villeneuve")
    scene.troops(ANA, "villeneuve", 2).arc("mireille").mills("bourg", 2).mills("st-vivien", 1)
    scene.lord(BEN, "francois", "sigy").bishop("francois", 5).cardinal("francois")
    scene.troops(BEN, "sigy", 3, 1).castle("sigy").mills("sigy", 1).pope("francois")
    scene.lord(CLEO, "alienor", "blaye").lord(CLEO, "charles", "blaye").troops(CLEO, "blaye", 2, 3)
    scene.title("charles", "blaye", "blaye").lord(DAN, "philippe", "tournus")
    scene.king("philippe").marry("alienor", "philippe").queen("alienor")
    scene.troops(DAN, "tournus", 5).title("philippe", "tournus", "tournus")
    scene.lord(EVA, "isabelle", "mazilles").troops(EVA, "mazilles", 2, 1).castle("mazilles")
    scene.lord(EVA, "gauvain", "tournus").troops(EVA, "tournus", 3, 2).siege(EVA, "tournus")
    scene.lord(FRED, "lambert", "st-gerome").troops(FRED, "st-gerome", 3).castle("st-gerome")
    scene.lord(FRED, "quentin").captive("quentin", CLEO, "blaye").marked("lambert")
    scene.sky(1, "famine").sky(3, "bad-weather").sky(4, "good-harvest").excommunicated("gauvain")
    for seat, money in enumerate((14, 3, 8, 11, 5, 2)):
        scene.money(seat, money)
    scene.hand(ANA, "revolt", "henri").hand(BEN, "tax", "tax").hand(CLEO, "assassination")
    return scene.begin("buy")


def positions() -> dict[str, FiefScene]:
    """By the name of the table."""
    return {f"fief-crowd-{language}": crowd() for language in LANGUAGES}
