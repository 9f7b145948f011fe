"""FIEF-D-09: requests to one office holder."""

from collections.abc import Callable
from random import Random

import pytest

from tableronde.core import kernel
from tableronde.core.chance import LooseChance
from tableronde.games.fief.components import CARDS
from tests.rules.fief.scene import ANA, BEN, CLEO, FiefScene, fief


def waiver() -> FiefScene:
    scene = fief().lord(ANA, "eric", "st-paul").garrison(ANA, "les-essarts").castle("st-paul")
    return scene.lord(BEN, "othon", "blaye").king("othon").begin("buy")


def hat() -> FiefScene:
    scene = fief().lord(ANA, "eric", "st-paul").bishop("eric", 1).money(ANA, 5)
    return scene.lord(BEN, "othon", "blaye").pope("othon").begin("buy")


def card() -> FiefScene:
    scene = fief().lord(ANA, "eric", "st-paul").bishop("eric", 1).hand(ANA, "cardinal")
    return scene.lord(BEN, "othon", "blaye").pope("othon").begin("play")


def annulment() -> FiefScene:
    scene = fief().lord(ANA, "eric", "st-paul").lord(CLEO, "jeanne", "sigy").marry("eric", "jeanne")
    return scene.lord(BEN, "othon", "blaye").pope("othon").hand(ANA, "tax").begin("play")


def host() -> FiefScene:
    return fief().garrison(BEN, "sigy", "bourg").hand(ANA, "thierry").begin("play")


def relic() -> FiefScene:
    scene = fief(relics="yes").garrison(BEN, "blaye").lord(ANA, "eric", "blaye").bishop("eric", 1)
    return scene.relic("grail", village="blaye").hand(ANA, "tax").begin("play")


REQUESTS = [
    (waiver, "ask-waiver st-paul", "waiver"),
    (hat, "buy-cardinal eric", "hat"),
    (card, "make-cardinal eric", "hat"),
    (annulment, "ask-annulment eric", "annulment"),
    (host, "ask-host thierry sigy", "host"),
    (relic, "take-relic blaye eric", "relic"),
]


@pytest.mark.clause("FIEF-D-09")
@pytest.mark.parametrize(("replace_components", "asked_for", "prompt"), REQUESTS)
def test_a_refused_request_is_not_repeated_in_the_phase(
    replace_components: Callable[[], FiefScene], asked_for: str, prompt: str
) -> None:
    scene = replace_components()
    scene.do(asked_for)
    assert (scene.prompt, scene.asked) == (prompt, (BEN,))
    assert scene.options() == ["refuse", "grant", *(["counter"] if prompt == "waiver" else [])]
    scene.do("refuse")
    assert scene.asked == (ANA,)
    assert asked_for not in scene.options()


@pytest.mark.clause("FIEF-D-09")
def test_a_different_request_may_follow_at_once() -> None:
    """To another bishop the pope may consent."""
    scene = fief().lord(ANA, "eric", "st-paul").bishop("eric", 1).lord(ANA, "henri", "bourg")
    scene.bishop("henri", 4).money(ANA, 5).lord(BEN, "othon", "blaye").pope("othon").begin("buy")
    scene.do("buy-cardinal eric")
    scene.do("refuse")
    assert scene.options(verb="buy-cardinal") == ["buy-cardinal henri"]


@pytest.mark.clause("FIEF-D-09", "FIEF-2.4.1-05")
def test_a_host_who_refuses_one_village_may_be_asked_for_another() -> None:
    """Not for the same one, not even for another lord."""
    scene = fief().garrison(BEN, "sigy", "bourg").garrison(CLEO, "blaye")
    scene.hand(ANA, "thierry", "alienor").begin("play")
    villages = ["blaye", "bourg", "sigy"]
    for village, host in (("sigy", BEN), ("blaye", CLEO), ("bourg", BEN)):
        assert sorted(scene.options(verb="ask-host")) == [
            f"ask-host {lord} {at}" for lord in ("alienor", "thierry") for at in villages
        ]
        scene.do(f"ask-host thierry {village}")
        assert (scene.prompt, scene.asked) == ("host", (host,))
        scene.do("refuse")
        villages.remove(village)
    assert scene.options(verb="ask-host") == []


@pytest.mark.clause("FIEF-D-09", "FIEF-2.4.1-05")
def test_what_a_host_has_refused_one_player_another_may_ask_for() -> None:
    scene = fief().garrison(CLEO, "sigy").hand(ANA, "thierry").hand(BEN, "eric").begin("play")
    scene.do("ask-host thierry sigy")
    scene.do("refuse")
    scene.do("done", ANA)
    assert scene.options(BEN, "ask-host") == ["ask-host eric sigy"]


@pytest.mark.clause("FIEF-D-09")
@pytest.mark.parametrize("answer", ["grant", "refuse"])
def test_everybody_hears_the_answer(answer: str) -> None:
    scene = annulment()
    scene.do("ask-annulment eric")
    scene.do(answer)
    key = "granted" if answer == "grant" else "refused"
    told = [{"event": key, "seat": BEN, "other": ANA, "request": "annulment"}]
    assert [scene.events(seat, key) for seat in (ANA, CLEO, None)] == [told] * 3


@pytest.mark.clause("FIEF-D-09")
def test_it_may_be_repeated_in_a_later_phase() -> None:
    scene = annulment()
    scene.do("ask-annulment eric")
    scene.do("refuse")
    scene.until("window-income")
    assert scene.options(ANA, "ask-annulment") == [], "still the phase of cards"
    scene.until("buy")
    scene.do("ask-annulment eric")
    scene.do("grant")
    assert len(scene.events(None, "annulled")) == 1


@pytest.mark.clause("FIEF-D-09")
@pytest.mark.parametrize(
    ("replace_components", "asked_for", "named"),
    [(card, "make-cardinal eric", "cardinal"), (host, "ask-host thierry sigy", "thierry")],
)
def test_who_is_asked_knows_that_the_card_is_held_for_which_he_is_asked(
    replace_components: Callable[[], FiefScene], asked_for: str, named: str
) -> None:
    scene = replace_components()
    scene.do(asked_for)
    for number in range(10):
        imagined = scene.game.resample(scene.view(BEN), LooseChance(Random(number)))
        assert CARDS.index(named) in imagined.hands[ANA]
        assert kernel.view(scene.game, imagined, BEN) == scene.view(BEN)


@pytest.mark.clause("FIEF-D-08")
def test_who_is_asked_for_passage_knows_that_nobody_has_refused_it_yet() -> None:
    scene = fief().garrison(BEN, "charolles").lord(CLEO, "othon", "charolles")
    scene.on_road(CLEO, "charolles", "blaye").lord(ANA, "baudoin", "blaye").begin("move")
    for notation in ("lead baudoin", "march charolles", "march l-epervier"):
        scene.do(notation, ANA)
    scene.do("allow", CLEO)
    for number in range(20):
        imagined = scene.game.resample(scene.view(BEN), LooseChance(Random(number)))
        assert kernel.view(scene.game, imagined, BEN) == scene.view(BEN)
