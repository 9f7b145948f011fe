"""FIEF-D-17: a card of one of the two that a deal plays, on acceptance, on a named target."""

from typing import Any

import pytest

from tableronde.games.fief.choices import GiveUnseenPlay
from tableronde.games.fief.components import BACKS, CARDS, LORDS
from tests.rules.fief.acting import act, table
from tests.rules.fief.scene import ANA, BEN, CLEO, DAN, FiefScene, fief

pytestmark = pytest.mark.clause("FIEF-D-17")


def rebels(ana: str = "revolt", ben: str = "") -> FiefScene:
    """Before income, with a famine in the bishopric of Blaye, where Cleo has a sergeant; Ana and
    Ben hold a card each, and Ben has five écus."""
    scene = fief().lord(ANA, "arthur", "bourg").lord(BEN, "charles", "sigy").money(BEN, 5)
    scene.garrison(CLEO, "blaye").lord(CLEO, "othon", "blaye").sky(1, "famine").hand(ANA, ana)
    return table(scene.hand(BEN, *([ben] if ben else [])))


def draft(scene: FiefScene, seat: int, other: int, *notations: str) -> FiefScene:
    act(scene, seat, f"deal {other}")
    for notation in notations:
        scene.do(notation, seat)
    return scene


def terms(scene: FiefScene, seat: int | None) -> list[dict[str, Any]]:
    """Of the deal on the table, as this seat sees them."""
    return list(scene.view(seat)["table"]["deal"]["terms"])


# What is agreed on --------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-8.0-01", "FIEF-D-06")
def test_a_player_sells_that_he_plays_a_card_now() -> None:
    scene = draft(rebels(), ANA, BEN, "give-play", "revolt blaye", "want-money 3", "offer")
    assert terms(scene, BEN) == [
        {"do": "give-play", "play": "revolt", "village": "blaye"},
        {"do": "want-money", "count": 3},
    ]
    assert scene.hand_of(ANA) == ["revolt"]
    scene.do("accept", BEN)
    assert (scene.state.money, scene.hand_of(ANA)) == ([3, 2, 0], [])
    assert scene.keys(CLEO)[:3] == ["deal-made", "paid", "revolt"]
    assert scene.events(CLEO, "revolt")[0]["seat"] == ANA
    assert scene.troops_at("blaye", CLEO) == (0, 0), "it has taken effect"
    assert scene.state.event_discard[-1] == CARDS.index("revolt")


@pytest.mark.clause("FIEF-8.0-01", "FIEF-D-06")
def test_a_player_pays_another_to_play_a_card_now() -> None:
    scene = draft(rebels(), BEN, ANA, "want-play", "revolt blaye", "give-money 3", "offer")
    assert terms(scene, ANA)[0] == {"do": "want-play", "play": "revolt", "village": "blaye"}
    scene.do("accept", ANA)
    assert (scene.state.money, scene.hand_of(ANA)) == ([3, 2, 0], [])
    assert scene.events(CLEO, "revolt")[0]["seat"] == ANA


@pytest.mark.clause("FIEF-D-06")
def test_who_has_not_the_card_cannot_accept_to_play_it() -> None:
    """All of the deal or nothing."""
    scene = draft(rebels("tax"), BEN, ANA, "want-play", "revolt blaye", "give-money 3", "offer")
    assert scene.options(ANA) == ["refuse", "counter"]


@pytest.mark.clause("FIEF-D-06", "FIEF-10.2.3-01")
@pytest.mark.parametrize("captor", [CLEO, -1])
def test_a_card_that_can_no_longer_be_played_so_is_not_agreed_on(captor: int) -> None:
    scene = rebels("secret-passage").lord(BEN, "henri").captive("henri", CLEO, "blaye")
    draft(scene, ANA, BEN, "give-play", "escape henri", "want-money 3", "offer")
    scene.state.captor[LORDS.index("henri")] = captor
    assert ("accept" in scene.options(BEN)) == (captor == CLEO)


@pytest.mark.clause("FIEF-8.0-04", "FIEF-R-47")
def test_it_is_no_exchange_and_costs_no_embassy() -> None:
    scene = rebels()
    scene.state.embassies = [0, 0, 0]
    draft(scene, ANA, BEN, "give-play", "revolt blaye", "offer")
    assert terms(scene, BEN)[0]["do"] == "give-play"
    assert scene.view(BEN)["table"]["deal"]["embassy"] is None
    scene.do("accept", BEN)
    assert scene.keys(CLEO)[:2] == ["deal-made", "revolt"]


@pytest.mark.clause("FIEF-D-15")
def test_one_card_at_most_is_played_by_a_deal() -> None:
    scene = draft(rebels("revolt", "revolt"), ANA, BEN, "give-play", "revolt blaye")
    assert {"give-play", "want-play"}.isdisjoint(scene.options(ANA))
    scene.do("drop-term 1", ANA)
    assert {"give-play", "want-play"} <= set(scene.options(ANA))


@pytest.mark.clause("FIEF-D-15")
def test_which_card_is_asked_for_a_few_times_at_most() -> None:
    scene = draft(rebels(), ANA, BEN)
    for _ in range(8):
        scene.do("give-play", ANA)
        assert scene.options(ANA)[0] == "no-play"
        scene.do("no-play", ANA)
    assert scene.options(ANA) == ["withdraw"]


def test_a_card_is_not_both_given_away_and_played() -> None:
    scene = draft(rebels(), ANA, BEN, "give-card revolt")
    assert "give-play" not in scene.options(ANA)
    scene = draft(rebels(), ANA, BEN, "give-play", "revolt blaye")
    assert scene.options(ANA, "give-card") == []


@pytest.mark.clause("FIEF-R-11")
def test_nor_is_one_asked_for_twice_of_who_holds_no_other() -> None:
    """Everybody sees that Ben has one card."""
    scene = draft(rebels(ben="justice"), ANA, BEN, "want-card assassination")
    assert "want-play" not in scene.options(ANA)
    scene = draft(rebels(ben="justice"), ANA, BEN, "want-play", "revolt blaye")
    assert scene.options(ANA, "want-card") == []


@pytest.mark.clause("FIEF-R-11")
def test_of_a_card_that_is_in_the_box_once_one_is_asked_for() -> None:
    scene = rebels().hand(BEN, "revolt", "tax")
    draft(scene, ANA, BEN, "want-card assassination", "want-play")
    assert scene.options(ANA, "assassinate") == []
    assert "revolt blaye" in scene.options(ANA)


@pytest.mark.clause("FIEF-D-06")
def test_who_has_the_card_once_cannot_both_play_it_and_give_it_away() -> None:
    scene = rebels().hand(BEN, "revolt", "tax")
    draft(scene, ANA, BEN, "want-play", "revolt blaye", "want-card revolt", "offer")
    assert scene.options(BEN) == ["refuse", "counter"]


@pytest.mark.clause("FIEF-D-06")
def test_who_is_set_free_by_a_deal_does_not_escape_by_it() -> None:
    scene = rebels("secret-passage").lord(ANA, "henri").captive("henri", BEN, "sigy")
    draft(scene, ANA, BEN, "want-release henri")
    assert "give-play" not in scene.options(ANA), "there is no other prisoner"
    for notation in ("drop-term 1", "give-play", "escape henri"):
        scene.do(notation, ANA)
    assert scene.options(ANA, "want-release") == []


@pytest.mark.clause("FIEF-D-06")
def test_a_counter_offer_keeps_the_card_from_the_other_side() -> None:
    scene = draft(rebels(), ANA, BEN, "give-play", "revolt blaye", "want-money 5", "offer")
    scene.do("counter", BEN)
    assert terms(scene, BEN) == [
        {"do": "want-play", "play": "revolt", "village": "blaye"},
        {"do": "give-money", "count": 5},
    ]
    for notation in ("drop-term 2", "give-money 2", "offer"):
        scene.do(notation, BEN)
    scene.do("accept", ANA)
    assert scene.state.money == [2, 3, 0]
    assert scene.events(CLEO, "revolt")[0]["seat"] == ANA


@pytest.mark.clause("FIEF-8.0-05")
def test_a_card_that_is_played_makes_room_in_the_hand() -> None:
    scene = rebels("revolt", "justice").hand(ANA, "revolt", "tax", "tax")
    draft(scene, ANA, BEN, "give-play", "revolt blaye", "want-card justice", "offer")
    scene.do("accept", BEN)
    assert scene.hand_of(ANA) == ["tax", "tax", "justice"]


@pytest.mark.clause("FIEF-8.0-05", "FIEF-1.5-10")
def test_a_cardinal_stays_in_the_hand_until_it_takes_effect() -> None:
    scene = rebels("revolt", "justice").hand(ANA, "cardinal", "tax", "tax").bishop("charles", 5)
    draft(
        scene.bishop("othon", 1).cardinal("othon"),
        ANA,
        BEN,
        "give-play",
        "make-cardinal charles",
        "want-card justice",
    )
    assert "offer" not in scene.options(ANA)
    scene.do("drop-term 2", ANA)
    scene.do("offer", ANA)
    scene.do("accept", BEN)
    assert scene.named(scene.state.hats[1]) == "charles"
    assert scene.hand_of(ANA) == ["tax", "tax"]


def papacy() -> FiefScene:
    """Cleo is pope, Ana and Ben have a bishop each, and Ana holds a Cardinal."""
    scene = rebels("cardinal").bishop("arthur", 4).bishop("charles", 5)
    return scene.bishop("othon", 1).cardinal("othon").pope("othon").money(CLEO, 2)


@pytest.mark.clause("FIEF-1.5-10", "FIEF-D-06")
@pytest.mark.parametrize("mine", [True, False])
def test_a_pope_who_makes_the_deal_has_consented_by_it(mine: bool) -> None:
    if mine:
        seat, other, play, money = ANA, CLEO, "give-play", "want-money 2"
    else:
        seat, other, play, money = CLEO, ANA, "want-play", "give-money 2"
    scene = draft(papacy(), seat, other, play, "make-cardinal arthur", money, "offer")
    scene.do("accept", other)
    assert (scene.named(scene.state.hats[1]), scene.hand_of(ANA)) == ("arthur", [])
    assert (scene.state.money, scene.state.permits) == ([2, 5, 0], ())


@pytest.mark.clause("FIEF-1.5-10", "FIEF-D-06")
@pytest.mark.parametrize(
    ("seat", "terms"), [(ANA, ("give-play", "want-money 3")), (BEN, ("want-play", "give-money 3"))]
)
def test_another_pope_must_have_consented_before(seat: int, terms: tuple[str, str]) -> None:
    play, money = terms
    scene = draft(papacy(), seat, BEN if seat == ANA else ANA)
    assert play not in scene.options(seat)
    scene = draft(papacy(), CLEO, ANA, "give-consent charles", "offer")
    scene.do("accept", ANA)
    draft(scene, seat, BEN if seat == ANA else ANA, play)
    assert scene.options(seat) == ["no-play", "make-cardinal charles"]
    for notation in ("make-cardinal charles", money, "offer"):
        scene.do(notation, seat)
    scene.do("accept", BEN if seat == ANA else ANA)
    assert (scene.named(scene.state.hats[1]), scene.hand_of(ANA)) == ("charles", [])
    assert scene.state.money == [3, 2, 2]
    assert scene.state.permits == (), "it is used up"


@pytest.mark.clause("FIEF-1.5-10", "FIEF-D-06")
def test_a_deal_about_a_new_cardinal_needs_the_consent_when_it_is_accepted() -> None:
    scene = draft(papacy(), CLEO, ANA, "give-consent charles", "offer")
    scene.do("accept", ANA)
    draft(scene, ANA, BEN, "give-play", "make-cardinal charles", "offer")
    assert "accept" in scene.options(BEN)
    scene.state.permits = ()
    assert "accept" not in scene.options(BEN)


@pytest.mark.clause("FIEF-R-11")
@pytest.mark.parametrize("arc", [True, False])
def test_a_card_that_lies_in_play_is_not_asked_for(arc: bool) -> None:
    """There is one d'Arc; two women could be her."""
    scene = rebels("cardinal").lord(CLEO, "jeanne", "blaye").lord(CLEO, "blanche", "blaye")
    if arc:
        scene.arc("jeanne")
    draft(scene, BEN, ANA)
    assert ("want-card arc" in scene.options(BEN)) == (not arc)
    assert ("want-play" in scene.options(BEN)) == (not arc)


# When ---------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-2.4-02", "FIEF-2.4-04")
def test_ordinary_cards_are_played_so_in_ones_own_turn_of_their_step() -> None:
    """Ana's, whose turn it is; of Ben's cards only surprises."""
    scene = fief().lord(ANA, "arthur", "bourg").lord(BEN, "charles", "sigy").money(BEN, 2)
    scene.hand(ANA, "good-harvest").hand(BEN, "fair-weather", "justice").marked("arthur")
    scene.begin("play")
    assert (scene.prompt, scene.asked) == ("play-cards", (ANA,))
    scene.do("deal 1")
    scene.do("want-play")
    verbs = {option.split()[0] for option in scene.options()}
    assert {"justice", "assassinate"} <= verbs
    assert {"weather", "harvest", "play-lord"}.isdisjoint(verbs)
    for notation in ("no-play", "give-play", "harvest 3", "want-money 2", "offer"):
        scene.do(notation)
    scene.do("accept", BEN)
    assert scene.keys(CLEO) == ["deal-made", "paid", "harvest"]
    assert (scene.state.money, scene.hand_of(ANA)) == ([2, 0, 0], [])
    assert (scene.prompt, scene.asked) == ("play-cards", (ANA,))


@pytest.mark.clause("FIEF-2.4.1-05")
def test_a_lord_of_the_own_hand_comes_in_by_a_deal() -> None:
    scene = fief().lord(ANA, "arthur", "bourg").hand(ANA, "henri").begin("play")
    for notation in ("deal 1", "give-play", "play-lord henri bourg", "offer"):
        scene.do(notation)
    scene.do("accept", BEN)
    assert (scene.owner("henri"), scene.where("henri")) == (ANA, "bourg")


@pytest.mark.clause("FIEF-R-48")
def test_in_anothers_own_turn_there_is_a_window_after_the_card() -> None:
    scene = fief().lord(ANA, "arthur", "bourg").money(ANA, 5).lord(BEN, "charles", "sigy")
    scene.hand(BEN, "justice").marked("charles").lord(BEN, "eric", "sigy").begin("buy")
    scene.remark(CLEO, "attend")
    for notation in ("deal 1", "want-play", "justice charles", "give-money 2", "offer"):
        scene.do(notation, ANA)
    scene.do("accept", BEN)
    assert (scene.prompt, scene.asked) == ("window-card", (CLEO,))
    assert scene.state.money == [3, 2, 0], "all else has changed hands by then"
    scene.do("pass", CLEO)
    assert scene.owner("charles") == -1
    assert (scene.prompt, scene.asked) == ("window-minor", (CLEO,))
    scene.do("pass", CLEO)
    assert (scene.prompt, scene.asked) == ("buy", (ANA,))


@pytest.mark.clause("FIEF-10.5-01")
@pytest.mark.parametrize("moment", ["window-battle", "window-round"])
def test_an_ambush_is_agreed_on_before_a_round_only(moment: str) -> None:
    scene = fief().lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 9).money(CLEO, 3)
    scene.lord(BEN, "charles", "blaye").troops(BEN, "blaye", 9).hand(ANA, "ambush")
    scene.begin("fight").until("attack")
    scene.do("attack blaye 1")
    scene.until(moment)
    draft(scene, ANA, CLEO)
    assert ("give-play" in scene.options(ANA)) == (moment == "window-round")


@pytest.mark.clause("FIEF-2.4-03", "FIEF-W-05")
def test_no_card_is_played_so_between_draws_or_at_the_courtship() -> None:
    scene = fief().lord(ANA, "arthur", "bourg").lord(BEN, "jeanne", "sigy").hand(ANA, "arc")
    scene.begin("marriages").do("pass", BEN)
    scene.do("deal 1", ANA)
    assert "give-play" not in scene.options(ANA)
    scene = fief().lord(ANA, "arthur", "bourg").lord(BEN, "jeanne", "sigy").hand(ANA, "arc")
    scene.begin("draw").remark(ANA, "attend")
    scene.do("stop", ANA)
    assert scene.prompt == "window-draws"
    scene.do("deal 1", ANA)
    assert "give-play" not in scene.options(ANA)


@pytest.mark.clause("FIEF-9.1-06", "FIEF-W-02")
def test_a_deal_does_not_both_marry_a_woman_and_make_her_d_arc() -> None:
    """In the window after the marriage of two others either is possible."""
    scene = fief(4).lord(ANA, "arthur", "bourg").lord(BEN, "jeanne", "sigy").hand(ANA, "arc")
    scene.lord(CLEO, "eric", "blaye").lord(DAN, "blanche", "tournus").begin("marriages")
    scene.remark(ANA, "attend")
    for seat in (ANA, BEN, DAN):
        scene.do("pass", seat)
    scene.do("propose eric blanche", CLEO)
    scene.do("grant", DAN)
    assert (scene.prompt, scene.asked) == ("window-minor", (ANA,))
    scene.do("deal 1", ANA)
    assert {"marry arthur jeanne", "give-play"} <= set(scene.options(ANA))
    scene.do("marry arthur jeanne", ANA)
    assert "give-play" not in scene.options(ANA)
    for notation in ("drop-term 1", "give-play", "make-arc jeanne"):
        scene.do(notation, ANA)
    assert scene.options(ANA, "marry") == []


@pytest.mark.clause("FIEF-12.0-20", "FIEF-D-13")
def test_no_card_is_played_so_while_another_is_resolved() -> None:
    scene = rebels("revolt", "revolt")
    scene.remark(BEN, "attend")
    act(scene, ANA, "revolt blaye")
    assert (scene.prompt, scene.asked) == ("window-card", (BEN,))
    scene.do("deal 2", BEN)
    assert "give-play" not in scene.options(BEN)


@pytest.mark.clause("FIEF-D-11")
def test_no_card_is_played_in_a_private_talk() -> None:
    scene = rebels()
    act(scene, ANA, "talk")
    for notation in ("invite 1", "begin-talk"):
        scene.do(notation, ANA)
    scene.do("enter-talk", BEN)
    scene.do("deal 1", ANA)
    assert "give-play" not in scene.options(ANA)


@pytest.mark.clause("FIEF-D-02")
def test_who_is_not_asked_in_a_window_may_still_be_partner_to_it() -> None:
    """Nobody but Ana has asked for this one."""
    scene = fief().lord(ANA, "arthur", "bourg").money(ANA, 3).lord(BEN, "charles", "sigy")
    scene.hand(BEN, "justice").marked("charles").lord(BEN, "eric", "sigy")
    scene.remark(ANA, "attend")
    scene.begin("buy").do("done", ANA)
    assert (scene.prompt, scene.asked) == ("window-minor", (ANA,))
    for notation in ("deal 1", "want-play", "justice charles", "give-money 2", "offer"):
        scene.do(notation, ANA)
    scene.do("accept", BEN)
    scene.pass_all()
    assert (scene.owner("charles"), scene.state.money) == (-1, [1, 2, 0])


# What is seen -------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-D-10")
@pytest.mark.parametrize("play", ["assassinate othon arthur", "assassinate charles arthur"])
def test_others_see_the_back_of_the_card_and_not_on_whom(play: str) -> None:
    scene = draft(rebels("assassination"), ANA, BEN, "give-play", play, "offer")
    assert terms(scene, BEN)[0]["play"] == "assassinate"
    hidden = [{"do": "give-unseen-play", "back": "event"}]
    assert terms(scene, CLEO) == terms(scene, None) == hidden
    assert scene.state.stack[-1].seen_by(CLEO)[3] == (GiveUnseenPlay(BACKS.index("event")),)


@pytest.mark.clause("FIEF-R-11")
def test_nobody_learns_from_what_he_could_ask_for_what_the_other_holds() -> None:
    """Ben's questions are the same whatever event Ana holds."""
    asked = []
    for card in ("revolt", "tax", "assassination"):
        scene = draft(rebels(card), BEN, ANA, "want-play")
        asked.append(scene.options(BEN))
    assert asked[0] == asked[1] == asked[2]
    assert {"revolt blaye", "assassinate othon arthur"} <= set(asked[0])
    assert not any(option.startswith("make-") for option in asked[0]), "she holds no character"


def test_nobody_sees_that_a_card_is_being_named() -> None:
    scene = draft(rebels(), ANA, BEN)
    before = [scene.view(seat) for seat in (BEN, CLEO, None)]
    scene.do("give-play", ANA)
    for seat, view in zip((BEN, CLEO, None), before, strict=True):
        now = scene.view(seat)
        for each in (view, now):
            each.pop("number")
            each["waiting"][0].pop("id")
        assert now == view


@pytest.mark.clause("FIEF-D-11")
def test_what_was_granted_in_private_to_others_shows_in_no_question() -> None:
    """The pope has refused Cleo's Cardinal for Charles before all, and agreed in private: Ben, who
    asks her to play it, cannot know."""
    asked = []
    for granted in (False, True):
        scene = fief(4).lord(ANA, "arthur", "bourg").bishop("arthur", 4).pope("arthur")
        scene.lord(BEN, "charles", "sigy").bishop("charles", 5).cardinal("arthur")
        scene.lord(CLEO, "othon", "blaye").hand(CLEO, "cardinal")
        table(scene)
        act(scene, CLEO, "make-cardinal charles")
        scene.do("refuse", ANA)
        if granted:
            act(scene, ANA, "talk")
            for notation in ("invite 2", "begin-talk"):
                scene.do(notation, ANA)
            scene.do("enter-talk", CLEO)
            for notation in ("deal 2", "give-consent charles", "offer"):
                scene.do(notation, ANA)
            scene.do("accept", CLEO)
            scene.pass_all()
        act(scene, BEN, f"deal {CLEO}")
        asked.append(scene.options(BEN))
    assert asked[0] == asked[1]
    assert "want-play" not in asked[0]


# Bots ---------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-D-14")
@pytest.mark.parametrize(
    ("seat", "notations", "answer"),
    [
        (ANA, ["give-play", "assassinate othon arthur", "want-money 1"], "refuse"),
        (ANA, ["give-play", "assassinate charles arthur"], "refuse"),
        (BEN, ["want-play", "assassinate othon arthur", "give-money 1"], "refuse"),
    ],
)
def test_bots_weigh_what_a_card_does(seat: int, notations: list[str], answer: str) -> None:
    """Nobody is near victory: a death brings Ben nothing, least of all that of his own lord; and
    for one écu Ana does not part with her Assassination."""
    other = BEN if seat == ANA else ANA
    scene = draft(rebels("assassination"), seat, other, *notations, "offer")
    choices = scene.state.stack[-1].options(scene.state, other)
    best = max(choices, key=lambda choice: scene.game.worth(scene.state, other, choice))
    assert scene.game.LEXICON.text(best) == answer
