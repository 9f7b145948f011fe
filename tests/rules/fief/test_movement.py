"""5.0: movement: stages, groups, rights of passage."""

import pytest

from tableronde.games.fief.components import LORDS, VILLAGES
from tableronde.games.fief.game import Fief
from tableronde.games.fief.groups import Marches
from tableronde.games.fief.state import POSTS
from tableronde.games.fief.troops import counted
from tests.rules.fief.fighting import attack, stop
from tests.rules.fief.scene import ANA, BEN, CLEO, DAN, FiefScene, fief
from tests.scene import Scene


def march(scene: FiefScene, *villages: str) -> FiefScene:
    for village in villages:
        scene.do(f"march {village}")
    return scene


def musters(scene: FiefScene, to: str) -> list[str]:
    """How a group could be made up that goes there."""
    kept = scene.state.copy()
    Scene.do(scene, f"march {to}")
    ways = scene.options()
    scene.state = kept
    return ways


def posts(scene: FiefScene, village: str, seat: int) -> set[str]:
    """Where the troops of a player stand there."""
    camp = scene.state.camps[VILLAGES.index(village)]
    return {POSTS[company.post] for company in camp if company.seat == seat}


def at_the_gate(*answers: str) -> FiefScene:
    """Ana's Baudoin has come with 2 sergeants from Blaye to Ben's Charolles and wants to go on to
    L'Épervier; Ben answers."""
    scene = fief().lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 2).garrison(BEN, "charolles")
    scene.begin("move").do("lead baudoin")
    march(scene, "charolles", "l-epervier")
    for answer in answers:
        scene.do(answer, BEN)
    return scene


# Stages and groups --------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-5.0-01")
def test_each_player_completes_his_moves_before_the_next() -> None:
    scene = (
        fief().lord(ANA, "baudoin", "blaye").lord(ANA, "arthur", "bourg").lord(BEN, "eric", "sigy")
    )
    scene.begin("move", first=BEN)
    assert (scene.asked, scene.prompt) == ((BEN,), "moves")
    scene.do("done")
    assert scene.asked == (ANA,), "Cleo has no lord"
    assert scene.options(ANA, "lead") == ["lead arthur", "lead baudoin"]
    scene.do("lead arthur")
    march(scene, "st-vivien", "bourg")
    assert scene.options(ANA, "lead") == ["lead baudoin"], "any of his lords, one after the other"


@pytest.mark.clause("FIEF-5.0-01")
def test_prisoners_do_not_move_by_themselves() -> None:
    scene = fief().lord(ANA, "baudoin", "blaye").lord(ANA, "arthur").garrison(BEN, "bourg")
    scene.captive("arthur", BEN, "bourg").begin("move")
    assert scene.options(verb="lead") == ["lead baudoin"]


@pytest.mark.clause("FIEF-5.0-02")
def test_a_stage_leads_along_a_road() -> None:
    scene = fief().lord(ANA, "baudoin", "charolles").begin("move")
    scene.do("lead baudoin")
    assert scene.options(verb="march") == ["march blaye", "march l-epervier", "march villeneuve"]


@pytest.mark.clause("FIEF-5.0-03")
@pytest.mark.clause("FIEF-5.0-04")
def test_two_stages_a_turn_there_and_back_too() -> None:
    scene = fief().lord(ANA, "baudoin", "blaye").begin("move")
    scene.do("lead baudoin")
    march(scene, "charolles")
    assert "march blaye" in scene.options()
    march(scene, "blaye")
    assert (scene.prompt, scene.where("baudoin")) == ("moves", "blaye")
    assert scene.options(verb="lead") == []


@pytest.mark.clause("FIEF-5.0-03")
def test_d_arc_makes_three_stages() -> None:
    scene = fief().lord(ANA, "jeanne", "blaye").arc("jeanne").begin("move")
    scene.do("lead jeanne")
    march(scene, "charolles", "l-epervier", "chateauneuf")
    assert scene.where("jeanne") == "chateauneuf"
    assert (scene.prompt, scene.options(verb="lead")) == ("moves", [])


@pytest.mark.clause("FIEF-5.0-05")
def test_troops_move_only_with_a_lord_of_their_family() -> None:
    scene = fief().troops(ANA, "bourg", 3).lord(ANA, "baudoin", "blaye").troops(BEN, "blaye", 2, 2)
    scene.begin("move")
    assert scene.options(verb="lead") == ["lead baudoin"], "nobody leads those of Bourg"
    scene.do("lead baudoin")
    assert scene.options(verb="sergeants") + scene.options(verb="knights") == []
    march(scene, "charolles")
    assert scene.troops_at("charolles", BEN) == (0, 0)
    assert scene.troops_at("bourg", ANA) == (3, 0)


def relief() -> FiefScene:
    """Arthur has come to Blaye from La Salle with 2 sergeants and a knight; Baudoin stands there
    with as many who have not marched."""
    scene = fief().lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 2, 1)
    scene.lord(ANA, "arthur", "la-salle").troops(ANA, "la-salle", 2, 1).begin("move")
    scene.do("lead arthur")
    march(scene, "blaye")
    scene.do("halt")
    scene.do("lead baudoin")
    return scene


def marched(scene: FiefScene, village: str) -> tuple[int, int]:
    """Sergeants and knights of Ana there who have made two stages."""
    camp = scene.state.camps[VILLAGES.index(village)]
    return counted([company for company in camp if company.stages == 2])


@pytest.mark.clause("FIEF-5.0-06")
@pytest.mark.parametrize(
    ("troops", "weary"),
    [
        ((4, 2), (2, 1)),
        ((2, 2), (0, 1)),
        ((3, 1), (1, 0)),
        ((2, 2), (1, 1)),
        ((2, 2), (2, 1)),
        ((0, 1), (0, 0)),
    ],
)
def test_he_chooses_between_fresh_troops_and_those_who_have_marched(
    troops: tuple[int, int], weary: tuple[int, int]
) -> None:
    scene = relief().march("charolles", *troops, *weary)
    assert scene.troops_at("charolles", ANA) == troops
    assert marched(scene, "charolles") == weary


@pytest.mark.clause("FIEF-5.0-06")
def test_those_whom_he_chose_go_on_with_him() -> None:
    """The choice is for the village where it was made."""
    scene = relief().march("charolles", 2, 1, 0, 0)
    march(scene, "l-epervier")
    assert scene.troops_at("l-epervier", ANA) == (2, 1)


@pytest.mark.clause("FIEF-5.0-14")
@pytest.mark.clause("FIEF-5.0-06")
def test_who_is_turned_away_takes_back_those_too_whom_he_wanted_to_leave() -> None:
    """A fresh sergeant of Ana's stands at Charolles, for whom one of the two would have stayed."""
    scene = fief().lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 2).garrison(BEN, "charolles")
    scene.troops(ANA, "charolles", 1).begin("move").do("lead baudoin")
    march(scene, "charolles")
    scene.march("l-epervier", 2, 0, 1, 0)
    scene.do("refuse", BEN)
    scene.do("turn-back 0 0")
    assert marched(scene, "blaye") == scene.troops_at("blaye", ANA) == (2, 0)


@pytest.mark.clause("FIEF-5.0-06")
@pytest.mark.clause("FIEF-R-35")
def test_with_fresh_troops_only_he_is_asked_less_for_passage() -> None:
    """Ben has come to Blaye on the road from La Salle, by which Arthur came."""
    scene = relief().lord(BEN, "eric", "blaye").on_road(BEN, "blaye", "la-salle")
    scene.march("charolles", 2, 1, 0, 0)
    assert (scene.prompt, scene.where("baudoin")) == ("group", "charolles")
    scene = relief().lord(BEN, "eric", "blaye").on_road(BEN, "blaye", "la-salle")
    march(scene, "charolles")
    assert (scene.prompt, scene.asked) == ("passage", (BEN,))


@pytest.mark.clause("FIEF-5.2-05")
@pytest.mark.clause("FIEF-5.0-06")
def test_fresh_knights_ride_though_weary_ones_stand_beside_them() -> None:
    scene = relief()
    assert scene.options(verb="ride") == ["ride 1"]
    scene.ride()
    march(scene, "charolles")
    assert scene.troops_at("charolles", ANA) == (0, 1)


@pytest.mark.clause("FIEF-5.0-06")
def test_where_all_are_fresh_or_all_have_marched_there_is_nothing_to_choose() -> None:
    scene = fief().lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 2, 1).begin("move")
    scene.do("lead baudoin")
    for road in ("charolles", "l-epervier"):
        assert musters(scene, road) == [
            f"muster {sergeants} {knights}" for sergeants in (2, 1, 0) for knights in (1, 0)
        ]
        march(scene, road)


@pytest.mark.clause("FIEF-5.0-06")
def test_troops_are_picked_up_on_the_way() -> None:
    scene = fief().lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 1)
    scene.troops(ANA, "charolles", 2, 1).begin("move")
    scene.do("lead baudoin")
    march(scene, "charolles")
    scene.march("l-epervier", 2, 1, 1, 0)
    assert scene.troops_at("l-epervier", ANA) == (2, 1)
    assert scene.troops_at("charolles", ANA) == (1, 0)


@pytest.mark.clause("FIEF-5.0-07")
@pytest.mark.clause("FIEF-R-37")
def test_a_unit_is_not_relayed_farther_by_another_lord() -> None:
    scene = fief().lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 2)
    scene.lord(ANA, "arthur", "l-epervier").troops(ANA, "l-epervier", 1).begin("move")
    scene.do("lead baudoin")
    march(scene, "charolles", "l-epervier")
    scene.do("lead arthur")
    ways = musters(scene, "chateauneuf")
    assert ways == ["muster 1 0", "muster 0 0"], "only the one who stood there"
    march(scene, "chateauneuf")
    assert scene.troops_at("chateauneuf", ANA) == (1, 0)
    assert scene.troops_at("l-epervier", ANA) == (2, 0)


@pytest.mark.clause("FIEF-5.0-07")
@pytest.mark.clause("FIEF-R-37")
def test_a_third_stage_is_made_only_with_d_arc() -> None:
    scene = fief().lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 2).arc("jeanne")
    scene.lord(ANA, "jeanne", "l-epervier").begin("move")
    scene.do("lead baudoin")
    march(scene, "charolles", "l-epervier")
    scene.do("lead jeanne")
    scene.do("join baudoin")
    march(scene, "chateauneuf")
    assert scene.troops_at("chateauneuf", ANA) == (2, 0)
    assert scene.where("baudoin") == "chateauneuf"
    scene.do("lead jeanne")
    assert scene.options(verb="join") + scene.options(verb="sergeants") == [], "three behind them"


@pytest.mark.clause("FIEF-R-37")
def test_stages_of_several_groups_may_be_interleaved() -> None:
    scene = fief().lord(ANA, "baudoin", "blaye").lord(ANA, "arthur", "charolles").begin("move")
    scene.do("lead baudoin")
    march(scene, "charolles")
    scene.do("halt")
    scene.do("lead arthur")
    march(scene, "villeneuve")
    scene.do("halt")
    scene.do("lead baudoin")
    march(scene, "villeneuve")
    assert (scene.where("baudoin"), scene.where("arthur")) == ("villeneuve", "villeneuve")
    assert scene.options(verb="lead") == ["lead arthur"], "one stage is left to him"


@pytest.mark.clause("FIEF-R-37")
def test_prisoners_are_taken_along_and_count_their_stages() -> None:
    scene = fief().lord(ANA, "baudoin", "blaye").lord(ANA, "arthur", "l-epervier")
    scene.lord(BEN, "eric").captive("eric", ANA, "blaye").begin("move")
    scene.do("lead baudoin")
    scene.do("bring eric")
    march(scene, "charolles", "l-epervier")
    assert (scene.where("eric"), scene.captor("eric")) == ("l-epervier", ANA)
    scene.do("lead arthur")
    assert scene.options(verb="bring") == []


@pytest.mark.clause("FIEF-5.0-20")
@pytest.mark.clause("FIEF-R-37")
def test_a_group_without_a_lord_stands_until_another_takes_it_on() -> None:
    scene = fief().lord(ANA, "baudoin", "l-epervier").troops(ANA, "l-epervier", 1)
    scene.lord(ANA, "arthur", "mazilles").sky(2, "plague").begin("move").dice(1)
    scene.do("lead baudoin")
    march(scene, "chateauneuf")
    assert (scene.owner("baudoin"), scene.prompt) == (-1, "moves")
    assert scene.troops_at("chateauneuf", ANA) == (1, 0)
    scene.do("lead arthur")
    march(scene, "chateauneuf")
    scene.do("halt")
    scene.do("lead arthur")
    march(scene, "mazilles")
    assert scene.troops_at("mazilles", ANA) == (1, 0)


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


# Refused ------------------------------------------------------------------------------------------


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


@pytest.mark.clause("FIEF-5.0-16")
@pytest.mark.clause("FIEF-R-38")
def test_who_was_refused_at_the_exit_declares_no_chevauchee_either() -> None:
    """A chevauchée is an alternative to asking, not an answer to a refusal."""
    scene = fief().lord(ANA, "baudoin", "charolles").troops(ANA, "charolles", 0, 2)
    scene.garrison(BEN, "charolles").on_road(BEN, "charolles", "blaye").begin("move")
    scene.do("lead baudoin")
    assert scene.options(verb="ride")
    march(scene, "blaye")
    scene.do("refuse", BEN)
    assert scene.options(verb="march") == ["march l-epervier", "march villeneuve"]
    assert not scene.options(verb="ride")


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


@pytest.mark.clause("FIEF-5.0-16")
@pytest.mark.clause("FIEF-D-09")
def test_but_he_has_been_refused_and_neither_rides_nor_asks_again() -> None:
    """Cleo's Henri too has come to Villeneuve on the road to St-Médard."""
    scene = taken_on()
    scene.lord(CLEO, "henri", "villeneuve").on_road(CLEO, "villeneuve", "st-medard")
    scene.troops(ANA, "villeneuve", 0, 2)
    scene.do("stop")
    scene.do("lead arthur")
    assert scene.options(verb="ride") == []
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


# Leaving ------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-5.0-17")
def test_two_players_in_one_village_need_not_fight() -> None:
    scene = fief().lord(ANA, "baudoin", "charolles").troops(ANA, "charolles", 3)
    scene.lord(BEN, "eric", "charolles").troops(BEN, "charolles", 3).begin("move")
    assert scene.prompt == "moves", "no battle in this phase"
    scene.until("attack").do("done")
    assert (scene.prompt, scene.asked) == ("attack", (BEN,))
    scene.do("done")
    assert scene.troops_at("charolles", ANA) == scene.troops_at("charolles", BEN) == (3, 0)


@pytest.mark.clause("FIEF-5.0-18")
@pytest.mark.clause("FIEF-R-35")
def test_the_road_on_which_others_stand_is_left_with_their_consent_only() -> None:
    scene = fief().lord(ANA, "baudoin", "charolles").lord(ANA, "arthur", "charolles")
    scene.garrison(BEN, "charolles").on_road(BEN, "charolles", "blaye").begin("move")
    scene.do("lead baudoin")
    march(scene, "villeneuve")
    assert scene.where("baudoin") == "villeneuve"
    scene.do("halt")
    scene.do("lead arthur")
    march(scene, "blaye")
    assert (scene.prompt, scene.asked) == ("passage", (BEN,))
    scene.do("allow")
    assert scene.where("arthur") == "blaye"


@pytest.mark.clause("FIEF-5.0-18")
def test_or_by_a_secret_passage() -> None:
    scene = fief().lord(ANA, "baudoin", "charolles").hand(ANA, "secret-passage")
    scene.garrison(BEN, "charolles").on_road(BEN, "charolles", "blaye").begin("move")
    scene.do("lead baudoin")
    scene.do("dig pieces")
    march(scene, "blaye")
    assert (scene.asked, scene.where("baudoin")) == ((ANA,), "blaye")


@pytest.mark.clause("FIEF-R-35")
@pytest.mark.parametrize("post", ["around", "inside"])
def test_who_stood_there_before_asks_nobody_who_is_not_on_his_road(post: str) -> None:
    scene = fief().garrison(BEN, "charolles").lord(ANA, "baudoin", "charolles", post).begin("move")
    scene.do("lead baudoin")
    march(scene, "l-epervier")
    assert scene.where("baudoin") == "l-epervier", "Ben controls Charolles, but is on no road"


@pytest.mark.clause("FIEF-5.0-19")
def test_besieged_walls_are_left_with_the_besieger_s_consent() -> None:
    scene = fief().lord(ANA, "baudoin", "charolles").castle("charolles")
    scene.lord(BEN, "eric", "charolles").garrison(BEN, "charolles").siege(BEN, "charolles")
    scene.begin("move").do("lead baudoin")
    march(scene, "villeneuve")
    assert (scene.prompt, scene.asked) == ("passage", (BEN,))
    scene.do("refuse")
    assert scene.where("baudoin") == "charolles"


@pytest.mark.clause("FIEF-5.0-19")
def test_or_by_a_secret_passage_or_a_chevauchee() -> None:
    scene = fief().lord(ANA, "baudoin", "charolles").troops(ANA, "charolles", 0, 1)
    scene.castle("charolles").lord(BEN, "eric", "charolles").garrison(BEN, "charolles")
    scene.siege(BEN, "charolles").hand(ANA, "secret-passage").begin("move").do("lead baudoin")
    assert scene.options(verb="ride")
    scene.do("dig siege")
    march(scene, "villeneuve")
    assert (scene.asked, scene.where("baudoin")) == ((ANA,), "villeneuve")


# Where pieces stand (FIEF-R-35) ------------------------------------------------------------------


@pytest.mark.clause("FIEF-R-35")
def test_newcomers_stand_on_their_road_and_around_from_the_next_turn() -> None:
    scene = at_the_gate("allow")
    assert posts(scene, "l-epervier", ANA) == {"road"}
    scene = at_the_gate("refuse")
    scene.do("stop")
    scene.until("window-turn")
    assert scene.state.turn == 2
    assert posts(scene, "charolles", ANA) == {"around"}
    assert POSTS[scene.state.post[LORDS.index("baudoin")]] == "around"
    assert posts(scene, "charolles", BEN) == {"inside"}


@pytest.mark.clause("FIEF-R-35")
def test_survivors_of_a_battle_stand_around() -> None:
    scene = fief().garrison(BEN, "charolles").lord(ANA, "baudoin", "charolles")
    scene.troops(ANA, "charolles", 2).on_road(ANA, "charolles", "blaye").begin("fight")
    assert posts(scene, "charolles", ANA) == {"road"}
    stop(attack(scene, "charolles", BEN))
    assert posts(scene, "charolles", ANA) == {"around"}
    assert posts(scene, "charolles", BEN) == {"inside"}


@pytest.mark.clause("FIEF-R-35")
def test_in_one_s_own_village_one_is_inside() -> None:
    scene = fief().garrison(ANA, "charolles").lord(ANA, "baudoin", "blaye")
    scene.troops(ANA, "blaye", 2).begin("move").do("lead baudoin")
    march(scene, "charolles")
    assert posts(scene, "charolles", ANA) == {"inside"}


@pytest.mark.clause("FIEF-R-35")
def test_who_gains_control_goes_inside() -> None:
    scene = fief().lord(BEN, "eric", "charolles").garrison(ANA, "charolles")
    scene.on_road(ANA, "charolles", "blaye").begin("move", first=BEN)
    scene.do("lead eric")
    march(scene, "l-epervier")
    assert scene.holder("charolles") == ANA
    assert posts(scene, "charolles", ANA) == {"inside"}


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
    assert scene.options() == ["decline"]
    scene.do("decline")
    assert (scene.prompt, scene.state.money[ANA]) == ("turned-away", 2)


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
    scene.do("fight 1")
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


@pytest.mark.clause("FIEF-5.0-16")
def test_nor_does_it_let_the_refused_ride() -> None:
    assert not refused_beside_cleo(0, 2).options(verb="ride")


@pytest.mark.clause("FIEF-5.0-16")
def test_who_was_refused_does_not_ride_though_he_has_bought_his_way_since() -> None:
    scene = refused_beside_cleo(0, 2)
    for notation in ("halt", "deal 1", "want-passage blaye baudoin", "offer", "accept"):
        scene.do(notation)
    scene.do("lead baudoin")
    assert scene.options(verb="march") == ["march la-salle", "march charolles"]
    assert not scene.options(verb="ride")


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
