"""5.0: groups that were refused: they go back or stop."""

import pytest

from tableronde.games.fief.components import LORDS, VILLAGES
from tableronde.games.fief.rules.march.parties import Marches
from tests.rules.fief.marching import at_the_gate, march, musters, posts
from tests.rules.fief.scene import ANA, BEN, CLEO, FiefScene, fief


@pytest.mark.clause("FIEF-5.0-13")
@pytest.mark.clause("FIEF-R-36")
def test_without_consent_one_turns_back_or_stops() -> None:
    scene = at_the_gate("refuse")
    assert scene.prompt == "turned-away"
    assert scene.options() == ["stop", "turn-back 0 0"], "no third road, no chevauchée, no drop"


@pytest.mark.clause("FIEF-5.0-13")
@pytest.mark.clause("FIEF-R-36")
def test_turning_back_costs_a_stage() -> None:
    scene = at_the_gate("refuse")
    scene.do("turn-back 0 0")
    assert (scene.where("baudoin"), scene.troops_at("blaye", ANA)) == ("blaye", (2, 0))
    assert (scene.prompt, scene.options(verb="lead")) == ("moves", [])


@pytest.mark.clause("FIEF-5.0-13")
@pytest.mark.clause("FIEF-R-35")
@pytest.mark.clause("FIEF-R-36")
def test_who_stops_stands_on_the_road_and_moves_no_more() -> None:
    scene = at_the_gate("refuse")
    scene.do("stop")
    assert posts(scene, "charolles", ANA) == {"road"}
    assert (scene.prompt, scene.options(verb="lead")) == ("moves", [])
    scene.do("done")
    assert scene.holder("charolles") == BEN


@pytest.mark.clause("FIEF-5.0-14")
@pytest.mark.clause("FIEF-R-36")
def test_who_was_refused_leaves_nobody_behind() -> None:
    scene = fief().lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 2, 1)
    scene.garrison(BEN, "charolles").begin("move").do("lead baudoin")
    march(scene, "charolles")
    scene.march("l-epervier", 0, 0)
    scene.do("refuse", BEN)
    assert scene.options(verb="turn-back") == ["turn-back 0 0"]
    scene.do("turn-back 0 0")
    assert scene.troops_at("charolles", ANA) == (0, 0)
    assert scene.troops_at("blaye", ANA) == (2, 1)


@pytest.mark.clause("FIEF-5.0-15")
def test_turning_back_one_takes_along_own_troops_that_stood_there() -> None:
    scene = fief().garrison(BEN, "charolles").troops(ANA, "charolles", 1, 1)
    scene.lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 2).begin("move").do("lead baudoin")
    march(scene, "charolles", "l-epervier")
    scene.do("refuse", BEN)
    assert scene.options(verb="turn-back") == [
        f"turn-back {sergeants} {knights}" for sergeants in (0, 1) for knights in (0, 1)
    ]
    scene.do("turn-back 0 1")
    assert scene.troops_at("blaye", ANA) == (2, 1)
    assert scene.troops_at("charolles", ANA) == (1, 0)


@pytest.mark.clause("FIEF-5.0-16")
def test_who_was_refused_on_the_way_declares_no_chevauchee() -> None:
    scene = fief().garrison(BEN, "charolles").lord(ANA, "baudoin", "blaye")
    scene.troops(ANA, "blaye", 0, 2).begin("move").do("lead baudoin")
    assert scene.options(verb="ride")
    march(scene, "charolles", "l-epervier")
    scene.do("refuse", BEN)
    assert not scene.options(verb="ride")
    scene.do("turn-back 0 0")
    assert scene.prompt == "moves", "no stage left either"


@pytest.mark.clause("FIEF-12.0-27")
@pytest.mark.clause("FIEF-R-38")
def test_who_was_refused_before_his_first_stage_may_still_ride() -> None:
    """It is declared at the beginning of a movement, and here is one."""
    scene = fief().lord(ANA, "baudoin", "charolles").troops(ANA, "charolles", 0, 2)
    scene.garrison(BEN, "charolles").on_road(BEN, "charolles", "blaye").begin("move")
    scene.do("lead baudoin")
    assert scene.options(verb="ride")
    march(scene, "blaye")
    scene.do("refuse", BEN)
    assert scene.options(verb="march") == ["march l-epervier", "march villeneuve"]
    scene.ride()
    march(scene, "blaye")
    assert (scene.prompt, scene.asked) == ("charge", (BEN,))


@pytest.mark.clause("FIEF-12.0-27")
@pytest.mark.clause("FIEF-6.4.1-06")
def test_who_was_refused_to_leave_a_siege_may_still_ride_out() -> None:
    scene = fief().lord(BEN, "eric", "charolles").troops(BEN, "charolles", 0, 2)
    scene.castle("charolles").lord(ANA, "baudoin", "charolles").troops(ANA, "charolles", 2)
    scene.siege(ANA, "charolles").begin("move", first=BEN).do("lead eric")
    march(scene, "blaye")
    scene.do("refuse", ANA)
    assert scene.options(verb="ride") == ["ride 2", "ride 1"]


@pytest.mark.clause("FIEF-5.0-15")
@pytest.mark.clause("FIEF-6.2.4-02")
def test_who_is_turned_away_keeps_the_prisoner_he_has_taken_along() -> None:
    """Baudoin fetches Othon from the sergeants who guard him at Charolles."""
    scene = fief().garrison(BEN, "charolles").troops(ANA, "charolles", 2)
    scene.lord(CLEO, "othon", "sigy").captive("othon", ANA, "charolles")
    scene.lord(ANA, "baudoin", "blaye").begin("move").do("lead baudoin")
    march(scene, "charolles")
    scene.do("bring othon")
    scene.march("l-epervier", 2, 0).do("refuse", BEN)
    scene.do("turn-back 2 0")
    assert (scene.where("baudoin"), scene.where("othon")) == ("blaye", "blaye")
    assert scene.captor("othon") == ANA


@pytest.mark.clause("FIEF-5.0-15")
@pytest.mark.clause("FIEF-9.1-03")
def test_with_arc_who_joined_them_those_turn_back_who_have_made_two_stages() -> None:
    scene = fief().garrison(BEN, "charolles").lord(ANA, "jeanne", "charolles").arc("jeanne")
    scene.lord(ANA, "baudoin", "la-salle").troops(ANA, "la-salle", 2).begin("move")
    scene.do("lead baudoin")
    march(scene, "blaye", "charolles")
    scene.do("lead jeanne")
    scene.do("join baudoin")
    scene.march("l-epervier", 2, 0).do("refuse", BEN)
    scene.do("turn-back 0 0")
    assert (scene.where("baudoin"), scene.where("jeanne")) == ("blaye", "blaye")
    assert scene.troops_at("blaye", ANA) == (2, 0)


def come_together() -> FiefScene:
    """Ana's Arthur comes from La Salle with 3 knights, Baudoin joins him at Blaye, and they enter
    Ben's Charolles, where Arthur has no stage left."""
    scene = fief().lord(ANA, "arthur", "la-salle").troops(ANA, "la-salle", 0, 3)
    scene.lord(ANA, "baudoin", "blaye").garrison(BEN, "charolles").begin("move")
    scene.do("lead arthur")
    march(scene, "blaye")
    scene.do("join baudoin")
    march(scene, "charolles")
    return scene


def two_roads() -> FiefScene:
    """Ana's Arthur has halted with 2 knights at Ben's Villeneuve, coming from Charolles; Baudoin
    comes there from Bourg with 3 sergeants."""
    scene = fief().garrison(BEN, "villeneuve").lord(ANA, "arthur", "charolles")
    scene.troops(ANA, "charolles", 0, 2).lord(ANA, "baudoin", "bourg").troops(ANA, "bourg", 3)
    scene.begin("move").do("lead arthur")
    march(scene, "villeneuve")
    scene.do("halt")
    scene.do("lead baudoin")
    return march(scene, "villeneuve")


@pytest.mark.clause("FIEF-5.0-14")
@pytest.mark.clause("FIEF-R-36")
def test_nobody_turns_back_from_troops_that_have_no_stage_left() -> None:
    """Arthur has brought 5 sergeants to Blaye; fresh Baudoin takes them on to Ben's Charolles."""
    scene = fief().lord(ANA, "arthur", "la-salle").troops(ANA, "la-salle", 5)
    scene.lord(ANA, "baudoin", "blaye").garrison(BEN, "charolles").begin("move")
    scene.do("lead arthur")
    march(scene, "blaye")
    scene.do("halt")
    scene.do("lead baudoin")
    march(scene, "charolles", "villeneuve")
    scene.do("refuse", BEN)
    assert scene.options() == ["stop"]


@pytest.mark.clause("FIEF-5.0-14")
@pytest.mark.clause("FIEF-R-36")
def test_nor_from_a_lord_who_has_none() -> None:
    scene = come_together()
    scene.do("lead baudoin")
    march(scene, "villeneuve")
    scene.do("refuse", BEN)
    assert scene.options() == ["stop"]


@pytest.mark.clause("FIEF-5.0-14")
@pytest.mark.clause("FIEF-R-36")
def test_who_came_with_those_who_stop_moves_no_more_either() -> None:
    """Baudoin has left Arthur's group before he asked."""
    scene = fief().lord(ANA, "arthur", "blaye").lord(ANA, "baudoin", "blaye")
    scene.garrison(BEN, "charolles").begin("move")
    for notation in ("lead arthur", "join baudoin", "march charolles", "halt", "lead arthur"):
        scene.do(notation)
    march(scene, "villeneuve")
    scene.do("refuse", BEN)
    scene.do("stop")
    assert (scene.prompt, scene.options(verb="lead")) == ("moves", [])


@pytest.mark.clause("FIEF-5.0-13")
@pytest.mark.clause("FIEF-R-36")
def test_who_stops_does_not_hold_back_others_who_came_by_another_road() -> None:
    scene = two_roads()
    march(scene, "st-medard")
    scene.do("refuse", BEN)
    scene.do("stop")
    assert scene.options(verb="lead") == ["lead arthur"]
    scene.do("lead arthur")
    ways = musters(scene, "st-medard")
    assert ways == ["muster 0 2", "muster 0 1", "muster 0 0"], "those of Baudoin have stopped"


@pytest.mark.clause("FIEF-5.0-13")
@pytest.mark.clause("FIEF-R-36")
def test_lords_who_came_by_two_roads_have_none_to_turn_back_by() -> None:
    scene = two_roads()
    scene.do("join arthur")
    march(scene, "st-medard")
    scene.do("refuse", BEN)
    assert scene.options() == ["stop"]


def taken_on(goes_on: bool = False) -> FiefScene:
    """Arthur stood at Ben's Villeneuve before and is refused the passage with the three sergeants
    whom Baudoin brought there from Bourg. Baudoin may have gone on without them."""
    scene = fief().garrison(BEN, "villeneuve").lord(ANA, "arthur", "villeneuve")
    scene.lord(ANA, "baudoin", "bourg").troops(ANA, "bourg", 3).begin("move").do("lead baudoin")
    march(scene, "villeneuve")
    if goes_on:
        scene.march("st-medard", 0, 0).do("allow", BEN)
    else:
        scene.do("halt")
    scene.do("lead arthur")
    march(scene, "st-medard")
    scene.do("refuse", BEN)
    return scene


@pytest.mark.clause("FIEF-5.0-13")
@pytest.mark.clause("FIEF-R-36")
def test_troops_that_were_refused_with_another_turn_back_with_the_lord_who_brought_them() -> None:
    scene = taken_on()
    assert scene.options() == ["stop", "turn-back 0 0"]
    scene.do("turn-back 0 0")
    assert (scene.where("baudoin"), scene.troops_at("bourg", ANA)) == ("bourg", (3, 0))
    assert scene.where("arthur") == "villeneuve", "he has not come by that road"


@pytest.mark.clause("FIEF-5.0-13")
@pytest.mark.clause("FIEF-12.0-33")
@pytest.mark.clause("FIEF-R-36")
def test_or_they_stop_with_him_and_only_who_stood_there_before_is_free_to_go() -> None:
    scene = taken_on()
    scene.do("stop")
    assert scene.options(verb="lead") == ["lead arthur"]
    scene.do("lead arthur")
    march(scene, "charolles")
    assert (scene.where("arthur"), scene.troops_at("charolles", ANA)) == ("charolles", (0, 0))
    assert scene.troops_at("villeneuve", ANA) == (3, 0)


@pytest.mark.clause("FIEF-D-09")
def test_but_he_has_been_refused_and_does_not_ask_again() -> None:
    """Cleo's Henri too has come to Villeneuve on the road to St-Médard."""
    scene = taken_on()
    scene.lord(CLEO, "henri", "villeneuve").on_road(CLEO, "villeneuve", "st-medard")
    scene.do("stop")
    scene.do("lead arthur")
    assert "march st-medard" not in scene.options(verb="march")


@pytest.mark.clause("FIEF-5.0-13")
@pytest.mark.clause("FIEF-R-36")
def test_if_he_has_gone_on_they_turn_back_with_the_lord_who_took_them_on() -> None:
    scene = taken_on(goes_on=True)
    assert scene.options() == ["stop", "turn-back 0 0"]
    scene.do("turn-back 0 0")
    assert (scene.where("arthur"), scene.troops_at("bourg", ANA)) == ("bourg", (3, 0))


@pytest.mark.clause("FIEF-5.0-14")
@pytest.mark.clause("FIEF-R-38")
def test_riders_who_came_by_the_same_road_are_not_turned_back_with_others() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").lord(ANA, "baudoin", "blaye")
    scene.troops(ANA, "blaye", 0, 3).garrison(BEN, "charolles").begin("move").do("lead arthur")
    for step in ("ride 2", "march charolles", "halt", "lead baudoin"):
        scene.do(step)
    march(scene, "charolles", "l-epervier")
    scene.do("refuse", BEN)
    scene.do("turn-back 0 0")
    camp = scene.state.camps[VILLAGES.index("charolles")]
    assert [(one.riding, one.knights) for one in camp if one.seat == ANA] == [(True, 2)]


@pytest.mark.clause("FIEF-5.0-14")
@pytest.mark.clause("FIEF-R-36")
def test_another_group_that_came_by_the_same_road_is_not_turned_back() -> None:
    scene = fief().garrison(BEN, "villeneuve").lord(ANA, "arthur", "charolles")
    scene.lord(ANA, "baudoin", "charolles").troops(ANA, "charolles", 3, 2).begin("move")
    scene.do("lead arthur")
    scene.march("villeneuve", 0, 2).do("halt")
    scene.do("lead baudoin")
    march(scene, "villeneuve")
    scene.march("st-medard", 3, 0)
    scene.do("refuse", BEN)
    scene.do("turn-back 0 0")
    assert (scene.where("arthur"), scene.troops_at("villeneuve", ANA)) == ("villeneuve", (0, 2))
    assert (scene.where("baudoin"), scene.troops_at("charolles", ANA)) == ("charolles", (3, 0))


@pytest.mark.clause("FIEF-11.2-01")
def test_in_the_fog_nobody_sees_what_troops_came_together() -> None:
    scene = fief(fog="yes").lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 3, 1).begin("move")
    scene.do("lead baudoin")
    march(scene, "charolles")
    moves = next(frame for frame in scene.state.stack if isinstance(frame, Marches))
    who = 1 << LORDS.index("baudoin")
    assert moves.seen_by(ANA)[-1] == ((who, ((1, 3, 1),)),)
    assert moves.seen_by(BEN)[-1] == moves.seen_by(None)[-1] == ((who, ()),)


@pytest.mark.clause("FIEF-5.0-21")
@pytest.mark.clause("FIEF-R-36")
def test_turning_back_needs_nobody_s_consent() -> None:
    scene = fief().garrison(BEN, "charolles").garrison(CLEO, "charolles")
    scene.on_road(CLEO, "charolles", "blaye").lord(ANA, "baudoin", "blaye").begin("move")
    scene.do("lead baudoin")
    march(scene, "charolles", "l-epervier")
    scene.do("allow", CLEO)
    scene.do("refuse", BEN)
    scene.do("turn-back 0 0")
    assert (scene.asked, scene.where("baudoin")) == ((ANA,), "blaye")


def out_of_the_storm(*cards: str) -> FiefScene:
    """Ana's Baudoin has left Villeneuve, where the weather is bad, by a Secret Passage; in Ben's
    Bourg passage is refused to him."""
    scene = fief().lord(ANA, "baudoin", "villeneuve").troops(ANA, "villeneuve", 2)
    scene.garrison(BEN, "bourg").sky(1, "bad-weather").hand(ANA, "secret-passage", *cards)
    scene.begin("move").do("lead baudoin")
    scene.do("dig weather")
    march(scene, "bourg", "st-vivien")
    scene.do("refuse", BEN)
    return scene


@pytest.mark.clause("FIEF-2.3.1-01", "FIEF-5.0-13")
def test_nobody_turns_back_into_bad_weather() -> None:
    assert out_of_the_storm().options() == ["stop"]


@pytest.mark.clause("FIEF-10.2.1-03", "FIEF-R-36")
def test_but_by_another_secret_passage() -> None:
    scene = out_of_the_storm("secret-passage")
    assert scene.options() == ["stop", "dig pieces", "dig weather"], "to go on, or back"
    scene.do("dig weather")
    assert (scene.prompt, scene.options()) == ("turned-away", ["stop", "turn-back 0 0"])
    scene.do("turn-back 0 0")
    assert (scene.where("baudoin"), scene.troops_at("villeneuve", ANA)) == ("villeneuve", (2, 0))


@pytest.mark.clause("FIEF-R-36")
def test_after_a_refusal_a_secret_passage_is_still_possible() -> None:
    scene = fief().garrison(BEN, "charolles").lord(ANA, "baudoin", "blaye")
    scene.hand(ANA, "secret-passage").begin("move").do("lead baudoin")
    march(scene, "charolles", "l-epervier")
    scene.do("refuse", BEN)
    scene.do("dig pieces")
    assert (scene.where("baudoin"), scene.hand_of(ANA)) == ("l-epervier", [])


@pytest.mark.clause("FIEF-5.0-18")
@pytest.mark.clause("FIEF-R-36")
def test_a_secret_passage_opens_the_road_that_was_refused_at_the_exit() -> None:
    scene = fief().lord(ANA, "baudoin", "charolles").garrison(BEN, "charolles")
    scene.on_road(BEN, "charolles", "blaye").hand(ANA, "secret-passage").begin("move")
    scene.do("lead baudoin")
    march(scene, "blaye")
    scene.do("refuse", BEN)
    scene.do("dig pieces")
    assert "march blaye" in scene.options()
    march(scene, "blaye")
    assert scene.where("baudoin") == "blaye"
