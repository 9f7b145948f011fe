"""5.0, D-08, W-10: rights of passage: who is passed, who is asked, and who says no."""

import pytest

from tableronde.games.fief.game import Fief
from tests.rules.fief.marching import at_the_gate, march, musters
from tests.rules.fief.scene import ANA, BEN, CLEO, DAN, FiefScene, fief

# Who is passed, and who is asked -----------------------------------------------------------------


@pytest.mark.clause("FIEF-5.0-08")
def test_entering_an_occupied_village_and_stopping_needs_no_consent() -> None:
    scene = fief().lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 2).garrison(BEN, "charolles")
    scene.begin("move").do("lead baudoin")
    march(scene, "charolles")
    assert (scene.asked, scene.prompt) == ((ANA,), "group")
    scene.do("halt")
    scene.do("done")
    assert scene.prompt == "attack", "all have moved"
    assert scene.troops_at("charolles", ANA) == (2, 0)
    assert scene.holder("charolles") == BEN


@pytest.mark.clause("FIEF-5.0-09")
def test_an_empty_village_of_another_s_fief_is_crossed_freely() -> None:
    scene = fief().lord(BEN, "eric", "beaujeu").title("eric", "blaye", "beaujeu")
    scene.lord(ANA, "baudoin", "l-epervier").begin("move")
    assert scene.holder("charolles") == BEN
    scene.do("lead baudoin")
    march(scene, "charolles", "villeneuve")
    assert scene.where("baudoin") == "villeneuve"


@pytest.mark.clause("FIEF-5.0-10")
@pytest.mark.clause("FIEF-R-35")
@pytest.mark.parametrize(
    ("road", "asked"),
    [("blaye", (BEN, CLEO)), ("l-epervier", (BEN, CLEO)), ("villeneuve", (BEN,)), ("", (BEN,))],
)
def test_the_controller_and_those_on_the_roads_used_are_asked(
    road: str, asked: tuple[int, ...]
) -> None:
    """Ben controls Charolles; Cleo has come there by a road this turn, or stands around."""
    scene = fief().garrison(BEN, "charolles").garrison(CLEO, "charolles")
    scene.lord(ANA, "baudoin", "blaye")
    if road:
        scene.on_road(CLEO, "charolles", road)
    scene.begin("move").do("lead baudoin")
    march(scene, "charolles", "l-epervier")
    assert (scene.prompt, scene.asked) == ("passage", asked)


@pytest.mark.clause("FIEF-5.0-10")
@pytest.mark.clause("FIEF-R-35")
def test_in_one_s_own_village_only_those_on_the_roads_are_asked() -> None:
    scene = fief().garrison(ANA, "charolles").garrison(BEN, "charolles").garrison(CLEO, "charolles")
    scene.lord(ANA, "baudoin", "blaye").on_road(CLEO, "charolles", "blaye").begin("move")
    scene.do("lead baudoin")
    march(scene, "charolles", "l-epervier")
    assert (scene.prompt, scene.asked) == ("passage", (CLEO,))


@pytest.mark.clause("FIEF-R-35")
def test_who_came_in_this_phase_asks_however_groups_are_formed_anew() -> None:
    """Arthur stood in Charolles before; the sergeant whom he takes on came this turn."""
    scene = fief().garrison(BEN, "charolles").lord(ANA, "arthur", "charolles")
    scene.lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 1).begin("move")
    scene.do("lead baudoin")
    march(scene, "charolles")
    scene.do("halt")
    scene.do("lead arthur")
    march(scene, "l-epervier")
    assert (scene.prompt, scene.asked) == ("passage", (BEN,))


@pytest.mark.clause("FIEF-5.0-11")
@pytest.mark.clause("FIEF-5.0-12")
def test_the_group_comes_first_asks_then_and_goes_on_with_all_consents() -> None:
    scene = fief().garrison(BEN, "charolles").garrison(CLEO, "charolles")
    scene.on_road(CLEO, "charolles", "blaye").lord(ANA, "baudoin", "blaye").begin("move")
    scene.do("lead baudoin")
    march(scene, "charolles")
    assert scene.prompt == "group", "to come costs no question"
    march(scene, "l-epervier")
    assert scene.where("baudoin") == "charolles"
    assert [scene.decision(seat).prompt for seat in scene.asked] == ["passage", "passage"]
    scene.do("allow", CLEO)
    assert scene.asked == (BEN,)
    scene.do("allow", BEN)
    assert scene.where("baudoin") == "l-epervier"


# There and back ----------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-5.0-04", "FIEF-5.0-10", "FIEF-R-35")
def test_there_and_back_goes_through_nothing_and_troops_may_stay() -> None:
    scene = fief().garrison(BEN, "charolles").lord(ANA, "baudoin", "blaye")
    scene.troops(ANA, "blaye", 3).begin("move").do("lead baudoin")
    scene.march("charolles", 3, 0)
    scene.march("blaye", 1, 0)
    assert (scene.asked, scene.where("baudoin")) == ((ANA,), "blaye")
    assert (scene.troops_at("blaye", ANA), scene.troops_at("charolles", ANA)) == ((1, 0), (2, 0))
    assert scene.holder("charolles") == BEN


@pytest.mark.clause("FIEF-5.0-06", "FIEF-5.0-10", "FIEF-R-35")
def test_also_with_troops_that_stood_there() -> None:
    scene = fief().garrison(BEN, "charolles").troops(ANA, "charolles", 2)
    scene.lord(ANA, "baudoin", "blaye").begin("move").do("lead baudoin")
    march(scene, "charolles")
    scene.march("blaye", 2, 0)
    assert scene.troops_at("blaye", ANA) == (2, 0)


@pytest.mark.clause("FIEF-5.0-10", "FIEF-R-35")
def test_only_those_on_that_very_road_are_asked() -> None:
    scene = fief().garrison(BEN, "charolles").garrison(CLEO, "charolles")
    scene.on_road(CLEO, "charolles", "blaye").lord(ANA, "baudoin", "blaye").begin("move")
    scene.do("lead baudoin")
    march(scene, "charolles", "blaye")
    assert (scene.prompt, scene.asked) == ("passage", (CLEO,))
    scene.do("refuse")
    assert scene.options() == ["stop", "turn-back 0 0"]


@pytest.mark.clause("FIEF-5.0-10", "FIEF-R-35")
def test_who_takes_others_along_that_came_by_another_road_goes_through() -> None:
    """The sergeant has come from L'Épervier, with Arthur."""
    scene = fief().garrison(BEN, "charolles").lord(ANA, "baudoin", "blaye")
    scene.lord(ANA, "arthur", "l-epervier").garrison(ANA, "l-epervier").begin("move")
    for step in ("lead arthur", "march charolles", "halt", "lead baudoin"):
        scene.do(step)
    march(scene, "charolles")
    scene.march("blaye", 1, 0)
    assert (scene.prompt, scene.asked) == ("passage", (BEN,))


@pytest.mark.clause("FIEF-5.0-19", "FIEF-5.0-04")
def test_nobody_goes_back_out_of_a_siege_like_that() -> None:
    scene = fief().lord(BEN, "eric", "charolles").castle("charolles").lord(CLEO, "henri", "blaye")
    scene.lord(ANA, "baudoin", "charolles").garrison(ANA, "charolles").siege(ANA, "charolles")
    scene.begin("move", first=CLEO).do("lead henri")
    scene.do("relieve charolles")
    scene.do("grant", BEN)
    march(scene, "blaye")
    assert (scene.prompt, scene.asked) == ("passage", (ANA,))


# Asking (FIEF-D-08) ------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-D-08")
def test_the_first_refusal_ends_the_request() -> None:
    scene = fief().garrison(BEN, "charolles").garrison(CLEO, "charolles")
    scene.on_road(CLEO, "charolles", "blaye").lord(ANA, "baudoin", "blaye").begin("move")
    scene.do("lead baudoin")
    march(scene, "charolles", "l-epervier")
    told = scene.events(None, "asks-passage")
    assert told == [
        {
            "event": "asks-passage",
            "seat": ANA,
            "seats": [BEN, CLEO],
            "village": "charolles",
            "to": "l-epervier",
        }
    ]
    scene.do("refuse", CLEO)
    assert (scene.prompt, scene.asked) == ("turned-away", (ANA,)), "Ben need not answer any more"


@pytest.mark.clause("FIEF-D-08")
def test_silence_is_a_refusal() -> None:
    answers = at_the_gate().options(BEN)
    assert [answer for answer in answers if answer in Fief.DECLINING] == ["refuse"]


@pytest.mark.clause("FIEF-D-08")
@pytest.mark.parametrize(
    ("policy", "prompt", "where"),
    [
        ("always", "moves", "l-epervier"),
        ("never", "turned-away", "charolles"),
        ("ask", "passage", "charolles"),
    ],
)
def test_standing_policies_answer_without_delay(policy: str, prompt: str, where: str) -> None:
    scene = fief().garrison(BEN, "charolles").lord(ANA, "baudoin", "blaye").begin("move")
    if policy != "ask":
        scene.remark(BEN, f"policy 0 {policy}")
    scene.do("lead baudoin")
    march(scene, "charolles", "l-epervier")
    assert (scene.prompt, scene.where("baudoin")) == (prompt, where)


@pytest.mark.clause("FIEF-D-08")
def test_a_policy_is_meant_for_one_asker() -> None:
    scene = fief().garrison(BEN, "charolles").lord(ANA, "baudoin", "blaye").begin("move")
    scene.remark(BEN, "policy 2 always")
    scene.do("lead baudoin")
    march(scene, "charolles", "l-epervier")
    assert scene.prompt == "passage"


@pytest.mark.clause("FIEF-D-08")
def test_a_price_may_be_asked() -> None:
    scene = fief().garrison(BEN, "charolles").lord(ANA, "baudoin", "blaye").money(ANA, 5)
    scene.begin("move").do("lead baudoin")
    march(scene, "charolles", "l-epervier")
    scene.do("toll 3")
    assert (scene.prompt, scene.asked) == ("toll", (ANA,))
    scene.do("pay-toll")
    assert (scene.state.money[ANA], scene.state.money[BEN]) == (2, 3)
    assert scene.where("baudoin") == "l-epervier"


@pytest.mark.clause("FIEF-D-08")
def test_a_price_that_is_not_paid_is_a_refusal() -> None:
    scene = fief().garrison(BEN, "charolles").lord(ANA, "baudoin", "blaye").money(ANA, 3)
    scene.begin("move").do("lead baudoin")
    march(scene, "charolles", "l-epervier")
    scene.do("toll 3")
    scene.do("decline")
    assert (scene.prompt, scene.state.money[ANA]) == ("turned-away", 3)


@pytest.mark.clause("FIEF-D-08")
def test_a_price_that_one_does_not_have_is_a_refusal() -> None:
    scene = fief().garrison(BEN, "charolles").lord(ANA, "baudoin", "blaye").money(ANA, 2)
    scene.begin("move").do("lead baudoin")
    march(scene, "charolles", "l-epervier")
    scene.do("toll 3")
    assert (scene.prompt, scene.state.money[ANA]) == ("turned-away", 2)


@pytest.mark.clause("FIEF-D-05", "FIEF-D-08", "FIEF-12.0-04")
def test_where_money_is_hidden_he_is_asked_whether_he_has_it_or_not() -> None:
    for money in (2, 3):
        scene = fief(money="hidden").garrison(BEN, "charolles").lord(ANA, "baudoin", "blaye")
        scene.money(ANA, money).begin("move").do("lead baudoin")
        march(scene, "charolles", "l-epervier")
        scene.do("toll 3")
        assert (scene.prompt, scene.asked) == ("toll", (ANA,))
        assert scene.options() == ["decline", "pay-toll"][: money - 1]


@pytest.mark.clause("FIEF-D-08")
def test_a_standing_price_is_asked_without_delay() -> None:
    scene = fief().garrison(BEN, "charolles").lord(ANA, "baudoin", "blaye").money(ANA, 4)
    scene.remark(BEN, "policy 0 toll-3")
    scene.begin("move").do("lead baudoin")
    march(scene, "charolles", "l-epervier")
    assert (scene.prompt, scene.asked) == ("toll", (ANA,))
    scene.do("pay-toll")
    assert (scene.where("baudoin"), scene.state.money[:2]) == ("l-epervier", [1, 3])


@pytest.mark.clause("FIEF-D-08")
def test_a_granted_right_serves_one_crossing_and_does_not_bring_peace() -> None:
    scene = fief().garrison(BEN, "charolles").lord(ANA, "baudoin", "blaye")
    scene.lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 1).begin("move").do("lead baudoin")
    scene.march("charolles", 0, 0).do("march l-epervier")
    scene.do("allow")
    scene.do("lead arthur")
    march(scene, "charolles", "l-epervier")
    assert (scene.prompt, scene.asked) == ("passage", (BEN,)), "asked again for another group"
    scene.do("refuse")
    scene.do("stop")
    scene.until("attack")
    assert scene.options(ANA, "attack") == ["attack charolles 1"]


@pytest.mark.clause("FIEF-D-08")
def test_a_right_that_was_part_of_a_deal_serves_one_crossing_too() -> None:
    scene = fief().garrison(BEN, "charolles").lord(ANA, "baudoin", "blaye")
    scene.lord(ANA, "arthur", "blaye").begin("move")
    scene.do("deal 1")
    scene.do("want-passage charolles baudoin")
    scene.do("offer")
    scene.do("accept", BEN)
    scene.do("lead baudoin")
    march(scene, "charolles", "l-epervier")
    assert scene.where("baudoin") == "l-epervier", "granted beforehand"
    scene.do("lead arthur")
    march(scene, "charolles", "l-epervier")
    assert (scene.prompt, scene.asked) == ("passage", (BEN,))


# Windows (FIEF-W-10) -----------------------------------------------------------------------------


def attended() -> FiefScene:
    """Dan wants to be asked at every moment."""
    scene = fief(4).garrison(BEN, "charolles").lord(ANA, "baudoin", "blaye")
    scene.troops(ANA, "blaye", 0, 1).lord(BEN, "othon", "tournus")
    scene.remark(DAN, "attend")
    return scene.begin("move")


@pytest.mark.clause("FIEF-W-10")
def test_a_window_before_and_after_each_player_s_movement() -> None:
    scene = attended()
    assert (scene.prompt, scene.asked) == ("window-minor", (DAN,))
    scene.do("pass")
    assert (scene.prompt, scene.asked) == ("moves", (ANA,))
    scene.do("done")
    assert scene.prompt == "window-minor"
    scene.do("pass")
    assert scene.prompt == "window-minor", "after Ana's, before Ben's"
    scene.do("pass")
    assert (scene.prompt, scene.asked) == ("moves", (BEN,))


@pytest.mark.clause("FIEF-W-10")
def test_a_window_when_one_comes_to_others_and_when_passage_is_refused() -> None:
    scene = attended()
    scene.do("pass")
    scene.do("lead baudoin")
    march(scene, "la-salle")
    assert scene.prompt == "group", "nobody is there"
    scene = attended()
    scene.do("pass")
    scene.do("lead baudoin")
    march(scene, "charolles")
    assert scene.prompt == "window-minor"
    scene.do("pass")
    march(scene, "l-epervier")
    assert scene.prompt == "passage"
    scene.do("refuse")
    assert scene.prompt == "window-minor"
    scene.do("pass")
    assert scene.prompt == "turned-away"


@pytest.mark.clause("FIEF-W-10")
def test_a_window_when_a_chevauchee_is_declared_and_those_of_a_battle_in_its_fight() -> None:
    scene = attended()
    scene.do("pass")
    scene.do("lead baudoin")
    scene.ride()
    assert (scene.prompt, scene.asked) == ("window-minor", (DAN,))
    scene.do("pass")
    march(scene, "charolles")
    scene.do("pass")
    march(scene, "l-epervier")
    scene.do("stand", BEN)
    assert (scene.prompt, scene.asked) == ("window-battle", (ANA, BEN, CLEO, DAN))
    scene.pass_all()
    assert (scene.prompt, scene.asked) == ("window-round", (ANA, BEN, CLEO, DAN))


# Asking again ----------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-D-09")
def test_what_was_refused_to_one_group_another_may_ask_for() -> None:
    scene = fief().lord(ANA, "baudoin", "blaye").lord(ANA, "arthur", "blaye")
    scene.troops(ANA, "blaye", 2).lord(BEN, "eric", "blaye").on_road(BEN, "blaye", "charolles")
    scene.begin("move").do("lead baudoin")
    scene.do("march charolles")
    scene.do("refuse", BEN)
    assert "march charolles" not in scene.options()
    scene.do("halt")
    scene.do("lead arthur")
    assert "march charolles" in scene.options()


@pytest.mark.clause("FIEF-D-06")
@pytest.mark.clause("FIEF-D-08")
def test_after_a_refusal_the_passage_can_be_bought() -> None:
    scene = fief().lord(ANA, "baudoin", "blaye").money(ANA, 4)
    scene.lord(BEN, "eric", "blaye").on_road(BEN, "blaye", "charolles").begin("move")
    for notation in ("lead baudoin", "march charolles", "refuse", "halt", "deal 1"):
        scene.do(notation)
    for notation in ("want-passage blaye baudoin", "give-money 2", "offer", "accept"):
        scene.do(notation)
    scene.do("lead baudoin")
    scene.do("march charolles")
    assert (scene.where("baudoin"), scene.state.money[:2]) == ("charolles", [2, 2])


def refused_beside_cleo(sergeants: int, knights: int) -> FiefScene:
    """Ben, who stands on the road to Charolles, has refused it to Ana's Baudoin at Blaye; he has a
    right of Cleo's, who stands there in nobody's way."""
    scene = fief().lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", sergeants, knights)
    scene.lord(BEN, "eric", "blaye").on_road(BEN, "blaye", "charolles")
    scene.lord(CLEO, "henri", "blaye").begin("move")
    for notation in ("lead baudoin", "march charolles", "refuse", "halt"):
        scene.do(notation)
    for notation in ("deal 2", "want-passage blaye baudoin", "offer", "accept", "lead baudoin"):
        scene.do(notation)
    return scene


@pytest.mark.clause("FIEF-D-09")
def test_a_right_of_somebody_who_bars_nothing_does_not_lift_a_refusal() -> None:
    assert refused_beside_cleo(2, 0).options(verb="march") == ["march la-salle"]


@pytest.mark.clause("FIEF-D-09")
def test_a_refusal_stands_until_everyone_who_bars_the_road_has_sold_the_right() -> None:
    """Cleo stands on the road to Charolles, too."""
    scene = fief().lord(ANA, "baudoin", "blaye")
    for seat, name in ((BEN, "eric"), (CLEO, "henri")):
        scene.lord(seat, name, "blaye").on_road(seat, "blaye", "charolles")
    scene.begin("move").do("lead baudoin")
    march(scene, "charolles")
    scene.do("refuse", BEN)
    for other, roads in ((1, ["march la-salle"]), (2, ["march la-salle", "march charolles"])):
        for notation in ("halt", f"deal {other}", "want-passage blaye baudoin", "offer", "accept"):
            scene.do(notation)
        scene.do("lead baudoin")
        assert scene.options(verb="march") == roads
    march(scene, "charolles")
    assert scene.where("baudoin") == "charolles"


@pytest.mark.clause("FIEF-D-09", "FIEF-R-35")
def test_a_road_that_was_refused_is_open_only_to_those_for_whom_nobody_is_asked() -> None:
    """Ben has sold Baudoin the way since; with the sergeant who came from La Salle he would have to
    ask Cleo, too, who stands on that road."""
    scene = fief().lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 1)
    scene.lord(BEN, "eric", "blaye").on_road(BEN, "blaye", "charolles")
    scene.lord(CLEO, "henri", "blaye").on_road(CLEO, "blaye", "la-salle")
    scene.lord(ANA, "arthur", "la-salle").troops(ANA, "la-salle", 1).begin("move")
    for notation in ("lead baudoin", "march charolles", "refuse", "halt"):
        scene.do(notation)
    for notation in ("lead arthur", "march blaye", "halt"):
        scene.do(notation)
    scene.do("lead baudoin")
    assert scene.options(verb="march") == ["march la-salle"]
    for notation in ("halt", "deal 1", "want-passage blaye baudoin", "offer", "accept"):
        scene.do(notation)
    scene.do("lead baudoin")
    assert scene.options(verb="march") == ["march la-salle", "march charolles"]
    assert musters(scene, "charolles") == ["muster-mixed 1 0 0 0", "muster-mixed 0 0 0 0"]
    scene.march("charolles", 1, 0, 0, 0)
    assert scene.where("baudoin") == "charolles"
