"""5.0: movement: stages, groups, where pieces stand."""

import pytest

from tableronde.games.fief.components import LORDS, VILLAGES
from tableronde.games.fief.rules.troops import counted
from tableronde.games.fief.state import POSTS
from tests.rules.fief.fighting import attack, stop
from tests.rules.fief.marching import at_the_gate, march, musters, posts
from tests.rules.fief.scene import ANA, BEN, CLEO, FiefScene, fief

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


def by_two_roads(*order: str) -> FiefScene:
    """Ana's Henri and Baudoin have come to Ben's Charolles with a sergeant each, from Villeneuve
    and from Blaye."""
    scene = fief().garrison(BEN, "charolles")
    for lord, village in (("henri", "villeneuve"), ("baudoin", "blaye")):
        scene.lord(ANA, lord, village).troops(ANA, village, 1)
    scene.begin("move")
    for lord in order:
        scene.do(f"lead {lord}")
        march(scene, "charolles")
        scene.do("halt")
    return scene


@pytest.mark.clause("FIEF-5.0-06")
@pytest.mark.clause("FIEF-5.0-04")
@pytest.mark.parametrize("order", [("henri", "baudoin"), ("baudoin", "henri")])
def test_a_lord_takes_those_first_who_came_by_his_road(order: tuple[str, str]) -> None:
    """There and back asks nobody: not with the sergeant of the other road."""
    scene = by_two_roads(*order)
    scene.do("lead baudoin")
    scene.march("blaye", 1, 0)
    assert (scene.prompt, scene.where("baudoin")) == ("moves", "blaye")
    camp = scene.state.camps[VILLAGES.index("charolles")]
    assert [VILLAGES[company.came] for company in camp if company.seat == ANA] == ["villeneuve"]


@pytest.mark.clause("FIEF-5.0-06")
def test_or_those_of_another_road_first_if_he_likes() -> None:
    scene = by_two_roads("henri", "baudoin")
    scene.do("lead baudoin")
    assert scene.options(verb="first-from") == ["first-from villeneuve"]
    scene.do("first-from villeneuve")
    assert scene.options(verb="first-from") == []
    scene.march("blaye", 1, 0)
    assert (scene.prompt, scene.asked) == ("passage", (BEN,)), "he came by another road"


@pytest.mark.clause("FIEF-5.0-06")
def test_who_stood_there_says_by_which_road_they_came_whom_he_takes_first() -> None:
    scene = by_two_roads("henri", "baudoin").lord(ANA, "arthur", "charolles")
    scene.do("lead arthur")
    assert scene.options(verb="first-from") == ["first-from blaye", "first-from villeneuve"]
    scene.do("first-from blaye")
    scene.march("blaye", 1, 0)
    assert scene.where("arthur") == "blaye"


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


# Groups that do not march (FIEF-D-15) -------------------------------------------------------------


def dithering(times: int) -> FiefScene:
    """So often Ana has formed a group of Baudoin's at Blaye and dissolved it."""
    scene = fief().lord(ANA, "baudoin", "blaye").lord(ANA, "arthur", "bourg").begin("move")
    for _ in range(times):
        scene.do("lead baudoin")
        scene.do("halt")
    return scene


@pytest.mark.clause("FIEF-D-15")
def test_groups_are_not_formed_and_dissolved_for_ever() -> None:
    """Six times, then it must march; nobody loses his stages by that."""
    scene = dithering(6)
    assert scene.options(verb="lead") == ["lead arthur", "lead baudoin"]
    scene.do("lead arthur")
    assert "halt" not in scene.options()
    march(scene, "st-vivien")
    assert "halt" in scene.options(), "a stage was made"
    scene.do("halt")
    scene.do("lead baudoin")
    assert "halt" in scene.options()


@pytest.mark.clause("FIEF-D-15")
def test_then_only_such_are_formed_as_have_a_road() -> None:
    """In bad weather Baudoin cannot leave Blaye."""
    scene = fief().lord(ANA, "baudoin", "blaye").lord(ANA, "arthur", "bourg")
    scene.sky(1, "bad-weather").begin("move")
    for _ in range(6):
        scene.do("lead baudoin")
        assert not scene.options(verb="march")
        scene.do("halt")
    assert scene.options(verb="lead") == ["lead arthur"]


@pytest.mark.clause("FIEF-D-15")
def test_nor_does_anybody_join_them_who_has_none() -> None:
    """Both roads from Blaye were refused to Arthur."""
    scene = fief().lord(ANA, "baudoin", "blaye").lord(ANA, "arthur", "blaye").garrison(BEN, "blaye")
    scene.garrison(CLEO, "blaye").on_road(BEN, "blaye", "charolles")
    scene.on_road(CLEO, "blaye", "la-salle").begin("move").do("lead arthur")
    for road in ("charolles", "la-salle"):
        march(scene, road)
        scene.do("refuse")
    scene.do("halt")
    for _ in range(5):
        scene.do("lead baudoin")
        assert "join arthur" in scene.options()
        scene.do("halt")
    assert scene.options(verb="lead") == ["lead baudoin"]
    scene.do("lead baudoin")
    assert scene.options() == ["march la-salle", "march charolles"]


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
