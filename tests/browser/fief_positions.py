"""Positions of Fief that the browser's tests begin with."""

from typing import Final

from tests.rules.fief.scene import ANA, BEN, CLEO, DAN, EVA, FRED, FiefScene, fief

LANGUAGES: Final = ("fr", "en")


def three() -> FiefScene:
    """A turn in which everything happens: Ana holds d'Arc and could marry Thierry to Ben's Jeanne;
    the bishopric of Bourg is wholly held; Cleo stands before Ben's castle."""
    scene = fief(3).lord(ANA, "thierry", "bourg").lord(ANA, "blanche", "bourg")
    scene.troops(ANA, "bourg", 3, 1).garrison(ANA, "st-vivien", "les-essarts")
    scene.lord(BEN, "jeanne", "sigy").lord(BEN, "eric", "sigy").troops(BEN, "sigy", 2, 1)
    scene.castle("bourg", "sigy").garrison(BEN, "marcamps")
    scene.lord(CLEO, "othon", "st-paul").troops(CLEO, "sigy", 4, 2).lord(CLEO, "henri", "sigy")
    scene.mills("bourg", 1).money(ANA, 9).money(BEN, 6).money(CLEO, 4)
    return scene.hand(ANA, "arc", "tax").hand(CLEO, "justice").begin("begin")


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


def battle() -> FiefScene:
    """Ana can attack Ben's castle, with Cleo looking on."""
    scene = fief(4).lord(BEN, "eric", "sigy").troops(BEN, "sigy", 4, 2).castle("sigy")
    scene.lord(ANA, "thierry", "sigy").troops(ANA, "sigy", 5, 3).siege(ANA, "sigy", 2)
    scene.lord(CLEO, "jeanne", "sigy").troops(CLEO, "sigy", 2)
    scene.lord(DAN, "othon", "bourg").troops(DAN, "bourg", 1)
    return scene.begin("fight")


def positions() -> dict[str, FiefScene]:
    """By the name of the table."""
    return {
        "fief-three": three(),
        **{f"fief-crowd-{language}": crowd() for language in LANGUAGES},
        **{f"fief-battle-{language}": battle() for language in LANGUAGES},
    }
