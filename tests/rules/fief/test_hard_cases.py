"""What a hard look has found: moments at which one rule meets another."""

import pytest

from tableronde.core.match import Match
from tableronde.games.fief.components import LORDS, VILLAGES
from tableronde.games.fief.game import Fief
from tests.rules.fief.scene import ANA, BEN, CLEO, DAN, FiefScene, fief
from tests.scene import Scene


def match_from(scene: FiefScene) -> Match:
    return Match(Fief(), scene.state.seats, 1, {}, None, scene.state.plain())


def answer(match: Match, notation: str) -> None:
    decision = match.pending()[0]
    match.answer(decision.id, notation, decision.seat)


# Passage ------------------------------------------------------------------------------------------


def at_the_road() -> FiefScene:
    """Ana's riders in Charolles, where Ben stands on the road to Blaye."""
    scene = fief().lord(ANA, "arthur", "charolles").lord(ANA, "lambert", "charolles")
    scene.troops(ANA, "charolles", 0, 2).lord(BEN, "charles", "charolles")
    scene.troops(BEN, "charolles", 2).on_road(BEN, "charolles", "blaye")
    return scene.lord(CLEO, "eric", "sigy").begin("move")


@pytest.mark.clause("FIEF-D-09")
def test_who_was_refused_is_refused_in_other_company_too() -> None:
    scene = at_the_road()
    scene.do("lead arthur", ANA)
    assert "march blaye" in scene.options(ANA)
    scene.do("march blaye", ANA)
    scene.do("refuse", BEN)
    scene.do("join lambert", ANA)
    assert "march blaye" not in scene.options(ANA)
    scene.do("halt", ANA)
    scene.do("lead lambert", ANA)  # who has not asked yet
    assert "march blaye" in scene.options(ANA)


@pytest.mark.clause("FIEF-D-06", "FIEF-D-11")
def test_a_passage_granted_in_private_does_not_show() -> None:
    scene = at_the_road()
    scene.do("lead arthur", ANA)
    scene.do("march blaye", ANA)
    scene.do("refuse", BEN)
    before = scene.view(CLEO)["table"]["refused"]
    assert before
    for seat, notation in (
        (ANA, "halt"),
        (ANA, "talk"),
        (ANA, "invite 1"),
        (ANA, "begin-talk"),
        (BEN, "enter-talk"),
        (BEN, "deal 0"),
        (BEN, "give-passage charolles arthur"),
        (BEN, "offer"),
        (ANA, "accept"),
    ):
        scene.do(notation, seat)
    assert scene.view(CLEO)["table"]["refused"] == before
    for seat in scene.asked:
        scene.do("pass", seat)
    scene.do("lead arthur", ANA)
    assert "march blaye" in scene.options(ANA)


@pytest.mark.clause("FIEF-5.0-13", "FIEF-D-06")
def test_a_right_bought_after_the_refusal_opens_the_way() -> None:
    scene = fief().lord(ANA, "arthur", "villeneuve").troops(ANA, "villeneuve", 2)
    scene.lord(BEN, "charles", "charolles").troops(BEN, "charolles", 1)
    scene.lord(CLEO, "eric", "sigy").money(ANA, 5).begin("move")
    scene.do("lead arthur", ANA)
    scene.do("march charolles", ANA)
    scene.remark(ANA, "attend")
    scene.do("march blaye", ANA)
    scene.do("refuse", BEN)
    for notation in ("deal 1", "want-passage charolles arthur", "give-money 4", "offer"):
        scene.do(notation, ANA)
    scene.do("accept", BEN)
    scene.do("pass", ANA)
    assert scene.prompt == "turned-away"
    Scene.do(scene, "march blaye", ANA)  # nobody is left behind now (FIEF-R-36)
    assert (scene.where("arthur"), scene.troops_at("blaye", ANA)) == ("blaye", (2, 0))


@pytest.mark.clause("FIEF-D-08")
def test_what_a_standing_answer_has_said_cannot_be_undone() -> None:
    scene = fief().lord(ANA, "arthur", "villeneuve").troops(ANA, "villeneuve", 0, 2)
    scene.lord(BEN, "charles", "charolles").troops(BEN, "charolles", 1)
    match = match_from(scene.lord(CLEO, "eric", "sigy").begin("move"))
    match.remark(BEN, "policy 0 never")
    answer(match, "lead arthur")
    for notation in ("march charolles", "muster 0 2", "march blaye"):
        answer(match, notation)
        assert match.may_undo(ANA)
    answer(match, "muster 0 2")
    assert match.pending()[0].prompt == "turned-away"
    assert not match.may_undo(ANA)


# Secret Passage -----------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-D-13", "FIEF-12.0-20", "FIEF-10.2.1-01")
def test_nobody_is_freed_while_the_passage_is_dug() -> None:
    scene = fief().lord(ANA, "arthur", "villeneuve").troops(ANA, "villeneuve", 2)
    scene.lord(BEN, "henri").captive("henri", ANA, "villeneuve").lord(BEN, "charles", "sigy")
    scene.castle("sigy").money(BEN, 5).lord(CLEO, "eric", "charolles")
    scene.hand(ANA, "secret-passage").begin("move")
    for notation in ("lead arthur", "bring henri", "march charolles", "march blaye"):
        scene.do(notation, ANA)
    scene.do("refuse", CLEO)
    scene.remark(BEN, "attend")
    scene.do("dig pieces", ANA)
    scene.do("deal 0", BEN)
    assert scene.options(BEN, "want-release") == []
    scene.do("withdraw", BEN)
    scene.do("pass", BEN)
    assert (scene.where("arthur"), scene.where("henri")) == ("blaye", "blaye")


@pytest.mark.clause("FIEF-10.2.1-02")
def test_out_of_a_siege_one_need_not_ask_the_besieger_on_the_road() -> None:
    scene = fief().castle("charolles").lord(ANA, "arthur", "charolles")
    scene.troops(ANA, "charolles", 2).lord(BEN, "charles", "charolles")
    scene.troops(BEN, "charolles", 3).siege(BEN, "charolles")
    scene.lord(BEN, "henri", "charolles", post="road").hand(ANA, "secret-passage")
    henri = LORDS.index("henri")
    scene.state.came[henri], scene.state.stages[henri] = VILLAGES.index("blaye"), 1
    scene.begin("move")
    scene.do("lead arthur", ANA)
    scene.do("dig siege", ANA)
    scene.do("march blaye", ANA)
    assert scene.where("arthur") == "blaye"


# Marriages, control, cardinals --------------------------------------------------------------------


@pytest.mark.clause("FIEF-1.1-02", "FIEF-1.7.1-07")
def test_whose_marriage_is_annulled_may_marry_in_the_same_step() -> None:
    scene = fief(4).lord(ANA, "alienor", "blaye").lord(BEN, "arthur", "bourg")
    scene.lord(CLEO, "charles", "sigy").lord(CLEO, "eric", "sigy")
    scene.lord(DAN, "jeanne", "tournus").lord(DAN, "henri", "tournus")
    scene.bishop("charles", 5).pope("charles").marry("alienor", "arthur").begin("marriages")
    assert scene.asked == (CLEO, DAN)
    assert "talk" in scene.options(CLEO)  # FIEF-8.0-03
    scene.do("deal 0", CLEO)
    scene.do("pass", DAN)
    scene.do("give-annulment alienor", CLEO)
    scene.do("offer", CLEO)
    scene.do("accept", ANA)
    assert {ANA, BEN} <= set(scene.asked)


@pytest.mark.clause("FIEF-D-13", "FIEF-10.4-02")
def test_nobody_is_wed_while_a_card_is_in_play() -> None:
    """Justice is on its way to Jeanne: she cannot be made queen to be spared, nor in vain."""
    scene = fief(4).lord(ANA, "alienor", "blaye").lord(BEN, "arthur", "bourg")
    scene.lord(CLEO, "charles", "sigy").lord(CLEO, "eric", "sigy").lord(DAN, "jeanne", "tournus")
    scene.king("charles").hand(ANA, "justice").marked("jeanne").begin("marriages")
    for seat in (ANA, CLEO, DAN):
        scene.remark(seat, "attend")
    scene.do("propose alienor arthur", ANA)
    for seat in scene.asked:
        scene.do("pass", seat)
    scene.do("grant", BEN)
    scene.do("justice jeanne", ANA)
    for seat in scene.asked:
        scene.do("pass", seat)
    assert scene.prompt == "window-card"
    scene.do("pass", ANA)
    scene.do("deal 3", CLEO)
    scene.do("pass", DAN)
    assert scene.options(CLEO, "marry") == []


@pytest.mark.clause("FIEF-5.1-02", "FIEF-R-33")
def test_who_has_marched_into_a_free_village_was_there_first() -> None:
    scene = fief().lord(ANA, "arthur", "villeneuve").troops(ANA, "villeneuve", 3)
    scene.lord(ANA, "lambert", "villeneuve").lord(BEN, "henri")
    scene.captive("henri", ANA, "villeneuve").lord(CLEO, "eric", "sigy").begin("move")
    scene.do("lead arthur", ANA)
    scene.march("charolles", 2, 0)
    for notation in ("halt", "release henri"):
        scene.do(notation, ANA)
    scene.do("place henri charolles", BEN)
    assert scene.holder("charolles") == -1
    scene.do("done", ANA)
    assert scene.holder("charolles") == ANA


@pytest.mark.clause("FIEF-D-05", "FIEF-D-11")
def test_a_consent_given_in_private_changes_no_prompt() -> None:
    seen = []
    for secret in (False, True):
        scene = fief(4).lord(ANA, "charles", "sigy").lord(BEN, "arthur", "bourg")
        scene.lord(CLEO, "eric", "blaye").lord(DAN, "henri", "tournus")
        scene.bishop("charles", 5).pope("charles").cardinal("charles").bishop("arthur", 4)
        scene.hand(BEN, "cardinal").begin("play", first=BEN)
        scene.do("make-cardinal arthur", BEN)
        scene.do("refuse", ANA)
        for seat, notation in (
            (BEN, "talk"),
            (BEN, "invite 0"),
            (BEN, "begin-talk"),
            (ANA, "enter-talk"),
        ):
            scene.do(notation, seat)
        if secret:
            for seat, notation in (
                (ANA, "deal 1"),
                (ANA, "give-consent arthur"),
                (ANA, "offer"),
                (BEN, "accept"),
            ):
                scene.do(notation, seat)
        for seat in scene.asked:
            scene.do("pass", seat)
        scene.do("done", BEN)
        waiting = scene.view(DAN)["waiting"]
        seen.append([(asked["seat"], asked["prompt"]) for asked in waiting])
    assert seen[0] == seen[1]


# Behind the screen --------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-D-01", "FIEF-D-05")
def test_a_draft_that_is_dropped_asks_nobody_again() -> None:
    """Or else one could see who wants to act, for nothing."""
    scene = fief(4).lord(ANA, "arthur", "blaye").lord(BEN, "charles", "bourg")
    scene.lord(CLEO, "eric", "sigy").lord(DAN, "henri", "tournus").hand(ANA, "assassination")
    scene.hand(CLEO, "revolt").hand(DAN, "secret-passage").sky(1, "famine")
    scene.begin("before_income")
    for seat, notation in ((ANA, "deal 1"), (BEN, "pass"), (CLEO, "revolt blaye"), (DAN, "pass")):
        scene.do(notation, seat)
    scene.do("withdraw", ANA)
    assert scene.asked == (ANA,)
    scene.do("pass", ANA)
    told = scene.keys(None)
    assert "revolt" in told


@pytest.mark.clause("FIEF-D-01", "FIEF-R-44")
def test_who_answers_last_cannot_take_it_back_when_all_is_open() -> None:
    """Ana passes last before the income, and is the first to buy."""
    scene = fief().castle("bourg").lord(ANA, "arthur", "bourg").troops(ANA, "bourg", 4)
    scene.lord(BEN, "charles", "blaye").lord(CLEO, "eric", "sigy").money(ANA, 9)
    match = match_from(scene.begin("before_income"))
    for seat in (BEN, CLEO, ANA):
        match.answer(match.decision_of(seat), "pass", seat)
    assert (match.waiting(), match.pending()[0].prompt) == ((ANA,), "buy")
    assert not match.may_undo(ANA)


@pytest.mark.clause("FIEF-W-11", "FIEF-D-02")
def test_who_could_change_a_battle_of_others_is_asked_when_it_is_declared() -> None:
    """Cleo has a card that could be a Revolt, Dan has none."""
    scene = fief(4).lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 6)
    scene.lord(BEN, "charles", "blaye").troops(BEN, "blaye", 3).lord(CLEO, "eric", "sigy")
    scene.lord(DAN, "henri", "tournus").hand(CLEO, "justice").sky(1, "famine")
    scene.begin("fight")
    scene.do("attack blaye 1", ANA)
    waiting = {asked["seat"]: asked["prompt"] for asked in scene.view(None)["waiting"]}
    assert waiting[CLEO] == "window-battle"
    assert waiting[DAN] == "window-battle-aside"
