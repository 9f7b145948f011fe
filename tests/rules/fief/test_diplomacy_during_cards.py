"""8.0-03, D-13: an embassy while a surprise card is being resolved."""

from collections.abc import Callable

import pytest

from tableronde.games.fief.components import CARDS
from tests.rules.fief.acting import act, table
from tests.rules.fief.scene import ANA, BEN, CLEO, DAN, FiefScene, fief

Effect = Callable[[FiefScene], bool]


def families(*cards: str) -> FiefScene:
    """A lord for everybody, far from each other; Ana holds the cards."""
    scene = fief().lord(ANA, "arthur", "blaye").lord(BEN, "charles", "bourg")
    return scene.lord(CLEO, "eric", "sigy").hand(ANA, *cards)


def cardinal() -> FiefScene:
    return table(families("cardinal").bishop("charles", 4))


def arc() -> FiefScene:
    return table(families("arc").lord(BEN, "jeanne", "bourg"))


def escape() -> FiefScene:
    """Two lords of Ben in the hands of Cleo, in two villages."""
    scene = families("secret-passage").lord(BEN, "henri").captive("henri", CLEO, "sigy")
    scene.lord(BEN, "othon").garrison(CLEO, "st-paul").captive("othon", CLEO, "st-paul")
    return table(scene.castle("bourg"))


def murder() -> FiefScene:
    return table(families("assassination"))


def justice() -> FiefScene:
    return table(families("justice").marked("charles"))


def battle(*cards: str) -> FiefScene:
    """Ana before the castle of Ben, a round is to come."""
    scene = fief().castle("blaye").troops(BEN, "blaye", 6).lord(BEN, "charles", "blaye")
    scene.lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 8).hand(ANA, *cards).begin("fight")
    scene.do("attack blaye 1")
    return scene.pass_all()


def tunnel() -> FiefScene:
    return battle("secret-passage")


def ambush() -> FiefScene:
    return battle("ambush")


def dig() -> FiefScene:
    """Ben is on the road by which Arthur wants to leave."""
    scene = fief().lord(ANA, "arthur", "charolles").lord(BEN, "charles", "charolles")
    scene.on_road(BEN, "charolles", "blaye").hand(ANA, "secret-passage").begin("move")
    scene.do("lead arthur", ANA)
    return scene


def digs(scene: FiefScene) -> bool:
    scene.do("march blaye", ANA)
    return scene.where("arthur") == "blaye"


def revolt() -> FiefScene:
    return table(families("revolt").sky(1, "famine").garrison(CLEO, "sennecy"))


CARDS_PLAYED: list[tuple[Callable[[], FiefScene], str, Effect]] = [
    (cardinal, "make-cardinal charles", lambda s: s.named(s.state.hats[0]) == "charles"),
    (arc, "make-arc jeanne", lambda s: s.named(s.state.arc) == "jeanne"),
    (escape, "escape henri", lambda s: s.captor("henri") == -1),
    (murder, "assassinate charles arthur", lambda s: s.owner("charles") == -1),
    (justice, "justice charles", lambda s: s.owner("charles") == -1),
    (tunnel, "tunnel", lambda s: bool(s.state.battle and s.state.battle.tunnel)),
    (ambush, "ambush charles", lambda s: s.captor("charles") == ANA),
    (dig, "dig pieces", digs),
    (revolt, "revolt sennecy", lambda s: s.holder("sennecy") == -1),
]
EVERY = pytest.mark.parametrize(
    ("replace_components", "card", "effect"),
    CARDS_PLAYED,
    ids=[card for _, card, _ in CARDS_PLAYED],
)


def played(replace_components: Callable[[], FiefScene], card: str) -> FiefScene:
    """Cleo attends; Ana plays her card."""
    scene = replace_components()
    scene.remark(CLEO, "attend")
    if scene.prompt.startswith("window"):
        return act(scene, ANA, card)
    scene.do(card, ANA)
    return scene


def discards(scene: FiefScene) -> list[str]:
    return [CARDS[card] for card in scene.state.event_discard]


@pytest.mark.clause("FIEF-8.0-03", "FIEF-D-13")
@EVERY
def test_an_embassy_pauses_any_card_which_goes_on_with_its_target(
    replace_components: Callable[[], FiefScene], card: str, effect: Effect
) -> None:
    scene = played(replace_components, card)
    assert (scene.prompt, scene.asked) == ("window-card", (CLEO,)), "nobody else is bothered"
    assert scene.options(CLEO) == ["pass", "deal 0", "deal 1", "talk"], "nothing but embassies"
    assert discards(scene) == [], "its effect is not over (FIEF-10.0-03)"
    for notation in ("talk", "invite 1", "begin-talk"):
        scene.do(notation, CLEO)
    scene.do("enter-talk", BEN)
    scene.pass_all()
    assert scene.state.embassies == [3, 3, 2]
    assert (scene.prompt, scene.asked) == ("window-card", (CLEO,))
    scene.do("pass", CLEO)
    if scene.prompt == "place":
        scene.do("place henri bourg", BEN)
    assert effect(scene)


@pytest.mark.clause("FIEF-D-02", "FIEF-D-13")
@EVERY
def test_nobody_is_asked_who_has_not_said_so(
    replace_components: Callable[[], FiefScene], card: str, effect: Effect
) -> None:
    scene = replace_components()
    if scene.prompt.startswith("window"):
        act(scene, ANA, card)
    else:
        scene.do(card, ANA)
    assert scene.prompt != "window-card"


@pytest.mark.clause("FIEF-D-13")
@pytest.mark.parametrize(
    ("replace_components", "card", "received", "verb"),
    [
        (murder, "assassinate charles arthur", "justice", "justice"),
        (justice, "justice charles", "assassination", "assassinate"),
        (escape, "escape henri", "secret-passage", "escape"),
    ],
)
def test_what_is_received_meanwhile_cannot_be_played_before_it_is_over(
    replace_components: Callable[[], FiefScene], card: str, received: str, verb: str
) -> None:
    scene = replace_components().hand(BEN, received)
    scene.remark(CLEO, "attend")
    act(scene, ANA, card)
    for notation in ("deal 1", f"want-card {received}", "offer"):
        scene.do(notation, CLEO)
    scene.do("accept", BEN)
    assert scene.hand_of(CLEO) == [received]
    assert scene.options(CLEO) == ["pass", "deal 0", "deal 1", "talk"]
    scene.do("pass", CLEO)
    if scene.prompt == "place":
        scene.do("place henri bourg", BEN)
    assert scene.options(CLEO, verb), "now it can"


@pytest.mark.clause("FIEF-D-13", "FIEF-9.2-03")
@pytest.mark.parametrize("bought", [False, True])
def test_the_pope_s_consent_may_be_bought_while_the_cardinal_card_lies_there(bought: bool) -> None:
    scene = families("cardinal").bishop("charles", 4).bishop("eric", 5).pope("eric").money(ANA, 3)
    table(scene).remark(ANA, "attend")
    act(scene, ANA, "make-cardinal charles")
    assert scene.events(None, "hat-by-card")[0]["lord"] == "charles"
    assert (scene.prompt, scene.asked) == ("window-card", (ANA,))
    if bought:
        scene.do("deal 2", ANA)
        assert scene.options(ANA, "give-card") == [], "it is being played"
        for notation in ("want-consent charles", "give-money 3", "offer"):
            scene.do(notation, ANA)
        scene.do("accept", CLEO)
    scene.do("pass", ANA)
    if not bought:
        assert (scene.prompt, scene.asked) == ("hat", (CLEO,))
        scene.do("refuse", CLEO)
    assert scene.hand_of(ANA) == ([] if bought else ["cardinal"])
    assert (scene.named(scene.state.hats[0]) == "charles") == bought


@pytest.mark.clause("FIEF-D-13")
def test_nobody_can_ask_for_the_cardinal_card_that_is_being_played() -> None:
    scene = families("cardinal").bishop("charles", 4)
    table(scene).remark(CLEO, "attend")
    act(scene, ANA, "make-cardinal charles")
    for notation in ("deal 0", "want-card cardinal", "offer"):
        scene.do(notation, CLEO)
    assert "accept" not in scene.options(ANA)


@pytest.mark.clause("FIEF-D-13", "FIEF-12.0-20")
def test_a_prisoner_who_is_escaping_is_not_handed_over_meanwhile() -> None:
    scene = escape()
    scene.remark(CLEO, "attend")
    act(scene, ANA, "escape henri")
    scene.do("deal 1", CLEO)
    assert scene.options(CLEO, "give-prisoner") == []
    assert scene.options(CLEO, "give-release") == []
    scene.do("withdraw", CLEO)
    scene.do("pass", CLEO)
    assert (scene.prompt, scene.captor("henri")) == ("window-income", -1)
    assert discards(scene) == ["secret-passage"]


@pytest.mark.clause("FIEF-D-03", "FIEF-D-13")
def test_a_hand_is_not_spent_where_only_embassies_are_open() -> None:
    scene = murder()
    scene.remark(CLEO, "raise-hand")
    act(scene, ANA, "assassinate charles arthur")
    assert (scene.prompt, scene.asked) == ("window-card", (CLEO,))
    scene.do("pass", CLEO)
    assert scene.state.raised == 1 << CLEO
    assert scene.state.hand_spent == 0


@pytest.mark.clause("FIEF-12.0-20", "FIEF-8.0-03", "FIEF-D-13")
def test_a_card_in_play_is_not_answered_by_handing_over_what_it_is_about() -> None:
    """A village is ceded like a surprise; only cards and money change hands meanwhile."""
    scene = fief().lord(ANA, "arthur", "blaye").hand(ANA, "assassination")
    scene.lord(BEN, "henri", "mazilles").title("henri", "mazilles", "mazilles")
    scene = table(scene.lord(CLEO, "eric", "mazilles"))
    scene.remark(BEN, "attend")
    act(scene, ANA, "assassinate henri arthur")
    scene.do("deal 2", BEN)
    assert (scene.prompt, scene.options(BEN, "give-village")) == ("draft-deal", [])
    scene.do("withdraw", BEN)
    scene.do("pass", BEN)
    assert (scene.owner("henri"), scene.prompt) == (-1, "window-income")
    assert "deal 2" in scene.options(BEN), "and now anything can be agreed on again"


@pytest.mark.clause("FIEF-12.0-20", "FIEF-8.0-03", "FIEF-D-13")
def test_nor_is_a_revolt() -> None:
    """Cleo's prisoner cannot be bought out of the village that has risen."""
    scene = fief(4).troops(CLEO, "sennecy", 1).lord(ANA, "arthur")
    scene.captive("arthur", CLEO, "sennecy").lord(ANA, "henri", "bourg").money(ANA, 9)
    scene.lord(DAN, "othon", "sigy").hand(DAN, "revolt").sky(1, "famine")
    table(scene).remark(ANA, "attend")
    act(scene, DAN, "revolt sennecy")
    assert (scene.prompt, scene.asked) == ("window-card", (ANA,))
    scene.do("deal 2", ANA)
    assert scene.options(ANA, "want-release") == []
    assert scene.options(ANA, "want-village") == []
