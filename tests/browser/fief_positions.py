"""Positions of Fief that browser tests begin with."""

from typing import Final

from tests.rules.fief.scene import ANA, BEN, CLEO, DAN, EVA, FRED, FiefScene, fief

LANGUAGES: Final = ("fr", "en")


def crowded_game(step: str = "buy") -> FiefScene:
    """Six families in the middle of their quarrels, in Ana's purchases or another step."""
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
    return scene.begin(step)


def rivals() -> FiefScene:
    """Three families in a battle phase. Ana holds Bourg and stands before Cleo's Tournus: that city
    and the crown are the two points that she needs."""
    scene = fief(3).lord(ANA, "thierry", "bourg").troops(ANA, "bourg", 2)
    scene.title("thierry", "bourg", "bourg").lord(ANA, "henri", "bourg")
    scene.bishop("henri", 4).cardinal("henri")
    scene.lord(BEN, "francois", "mazilles").lord(BEN, "jeanne", "mazilles")
    scene.troops(BEN, "mazilles", 3, 1).title("francois", "mazilles", "mazilles")
    scene.troops(BEN, "st-andromy", 1).lord(ANA, "mireille", "st-andromy")
    scene.lord(CLEO, "charles", "tournus").troops(CLEO, "tournus", 4, 4)
    scene.lord(CLEO, "philippe", "belleville").title("philippe", "tournus", "tournus")
    scene.lord(ANA, "gauvain", "tournus").lord(ANA, "blanche", "tournus")
    scene.troops(ANA, "tournus", 10, 4)
    for seat, money in enumerate((9, 4, 3)):
        scene.money(seat, money)
    scene.hand(ANA, "arc", "quentin", "tax").hand(BEN, "tax").hand(CLEO, "assassination")
    return scene.begin("fight")


def _peers() -> FiefScene:
    """Six families, each with a title; those of Ana, Dan, Eva and Fred meet at Tournus."""
    scene = fief(6).lord(ANA, "thierry", "bourg").title("thierry", "bourg", "bourg")
    scene.lord(BEN, "francois", "sigy").bishop("francois", 5).cardinal("francois")
    scene.lord(BEN, "henri", "sigy").title("henri", "sigy", "sigy").troops(BEN, "sigy", 3, 1)
    scene.lord(CLEO, "charles", "blaye").title("charles", "blaye", "blaye")
    scene.lord(EVA, "othon", "mazilles").title("othon", "mazilles", "mazilles")
    scene.lord(FRED, "lambert", "st-gerome").title("lambert", "st-gerome", "st-gerome")
    scene.lord(DAN, "philippe", "tournus").title("philippe", "tournus", "tournus")
    scene.troops(DAN, "tournus", 5, 2).lord(EVA, "gauvain", "tournus").troops(EVA, "tournus", 8, 2)
    scene.lord(ANA, "guenievre", "tournus").troops(ANA, "tournus", 2, 1).siege(EVA, "tournus")
    scene.lord(FRED, "arthur", "tournus").troops(FRED, "tournus", 1, 1)
    return scene.hand(ANA, "revolt", "secret-passage", "assassination")


def poll() -> FiefScene:
    """Every family has a candidate for the crown; Ana votes last."""
    scene = _peers().begin("elections", BEN).until("present-king")
    for lord in ("henri", "charles", "philippe", "othon", "lambert", "thierry"):
        scene.do(f"present {lord}", scene.asked[0])
    scene.until("vote")
    for seat, vote in (
        (BEN, "vote henri charles"),
        (CLEO, "vote charles thierry"),
        (DAN, "vote thierry none"),
        (EVA, "vote othon thierry"),
        (FRED, "vote lambert lambert"),
    ):
        scene.do(vote, seat)
    return scene


def draft() -> FiefScene:
    """Ana draws up an offer for Dan."""
    scene = crowded_game()
    for step in ("deal 3", "give-money 3", "want-money 7", "give-card henri", "promise"):
        scene.do(step, ANA)
    return scene


def recruits() -> FiefScene:
    """In the fog of war Ana has hired three troops and placed one of them."""
    scene = fief(3, fog="yes").lord(ANA, "thierry", "bourg").troops(ANA, "bourg", 4, 2)
    scene.title("thierry", "bourg", "bourg").lord(ANA, "mireille", "villeneuve")
    scene.lord(BEN, "francois", "sigy").troops(BEN, "sigy", 3, 1).lord(CLEO, "charles", "blaye")
    scene.money(ANA, 14).begin("buy")
    for step in ("hire-sergeant", "hire-sergeant", "hire-knight", "post-sergeant bourg"):
        scene.do(step, ANA)
    return scene


def melee() -> FiefScene:
    """Four families are in one battle, all ready for the first round but Ana, a partner."""
    scene = _peers().begin("fight", EVA)
    scene.do("attack tournus 3", EVA)
    scene.until("join-battle").do("join-side attacker", ANA)
    scene.do("join-side defender", FRED)
    while scene.prompt == "accept-partner":
        scene.do("accept", scene.asked[0])
    for seat in [seat for seat in scene.asked if seat != ANA]:
        scene.do("pass", seat)
    return scene


def positions() -> dict[str, FiefScene]:
    """Return the scenes by the name of the table."""
    return {
        "fief-rivals": rivals(),
        "fief-names": rivals(),
        "fief-poll": poll(),
        "fief-draft": draft(),
        "fief-naming": draft(),
        "fief-march": crowded_game("move"),
        "fief-talk": crowded_game("move"),
        "fief-melee": melee(),
        "fief-recruits": recruits(),
        **{f"fief-crowd-{language}": crowded_game() for language in LANGUAGES},
    }
