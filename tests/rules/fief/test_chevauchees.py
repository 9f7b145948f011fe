"""5.2: chevauchées: riders force their way."""

import pytest

from tableronde.games.fief.components import VILLAGES
from tests.rules.fief.fighting import both, damage, dice, fight_on, outcome, unhindered
from tests.rules.fief.marching import march, musters, posts
from tests.rules.fief.scene import ANA, BEN, CLEO, DAN, FiefScene, fief
from tests.scene import Scene


def stable(knights: int = 2, seats: int = 3) -> FiefScene:
    """Ana's Baudoin and his knights at Blaye."""
    return fief(seats).lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 0, knights)


def ride(scene: FiefScene, *villages: str) -> FiefScene:
    """Baudoin rides out with all that he has, along these villages."""
    scene.begin("move").do("lead baudoin")
    scene.ride()
    return march(scene, *villages)


def clash(scene: FiefScene, other: int = BEN) -> FiefScene:
    """The other stands firm and is fought: the first round."""
    scene.do("stand", other)
    if scene.prompt == "melee":  # somebody else could be fought instead
        scene.do(f"fight {other}")
    return unhindered(scene)


def beaten() -> FiefScene:
    """Ben's only sergeant at Charolles has fallen; Baudoin has lost nothing."""
    scene = ride(stable().garrison(BEN, "charolles"), "charolles", "l-epervier")
    scene.battle_dice(2, 0)
    return clash(scene)


def thrown_back() -> FiefScene:
    """Ana has ridden against a stronger Ben and gives up after a round."""
    scene = stable().troops(BEN, "charolles", 6)
    clash(ride(scene, "charolles", "l-epervier"))
    return both(scene, "stop-battle", "stop-battle")


# What it is for -----------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-5.2-01")
@pytest.mark.clause("FIEF-5.2-04")
@pytest.mark.clause("FIEF-5.2-09")
@pytest.mark.clause("FIEF-R-38")
def test_riders_fight_their_way_through_a_village_at_once() -> None:
    scene = ride(stable().garrison(BEN, "charolles"), "charolles", "l-epervier")
    assert (scene.prompt, scene.asked) == ("charge", (BEN,)), "nobody is asked for consent"
    scene.battle_dice(2)
    clash(scene)
    assert scene.troops_at("charolles", BEN) == (0, 0)
    assert scene.state.phase == 5, "still in the movement"
    march(scene, "l-epervier")
    assert scene.where("baudoin") == "l-epervier"


@pytest.mark.clause("FIEF-5.2-02")
@pytest.mark.clause("FIEF-R-38")
def test_it_leaves_a_besieged_castle_against_all_besiegers_whatever_the_road() -> None:
    scene = stable().castle("blaye").lord(BEN, "eric", "blaye").garrison(BEN, "blaye")
    scene.lord(CLEO, "henri", "blaye").garrison(CLEO, "blaye")
    ride(scene.siege(BEN, "blaye").siege(CLEO, "blaye"), "la-salle")
    assert (scene.prompt, scene.asked) == ("charge", (BEN, CLEO))
    scene.do("let-pass", BEN)
    scene.do("let-pass", CLEO)
    scene.do("ride-on")
    assert scene.where("baudoin") == "la-salle"


@pytest.mark.clause("FIEF-R-38")
def test_after_a_failed_sortie_the_survivors_are_inside_again() -> None:
    scene = stable().castle("blaye").lord(BEN, "eric", "blaye").troops(BEN, "blaye", 3)
    clash(ride(scene.siege(BEN, "blaye"), "la-salle"))
    both(scene, "stop-battle", "stop-battle")
    assert (scene.where("baudoin"), posts(scene, "blaye", ANA)) == ("blaye", {"inside"})
    assert scene.options(verb="lead") == []
    assert len(scene.state.sieges) == 1


@pytest.mark.clause("FIEF-5.2-03")
def test_it_passes_pieces_on_a_road_when_leaving_a_village() -> None:
    scene = stable().garrison(BEN, "blaye").on_road(BEN, "blaye", "charolles")
    ride(scene, "charolles")
    assert (scene.prompt, scene.asked) == ("charge", (BEN,))
    scene.battle_dice(1)
    clash(scene)
    march(scene, "charolles")
    assert scene.where("baudoin") == "charolles"


@pytest.mark.clause("FIEF-5.2-03")
@pytest.mark.parametrize("road", ["blaye", "l-epervier"])
def test_and_when_crossing_one(road: str) -> None:
    scene = stable().garrison(ANA, "charolles").garrison(BEN, "charolles")
    ride(scene.on_road(BEN, "charolles", road), "charolles", "l-epervier")
    assert (scene.prompt, scene.asked) == ("charge", (BEN,))
    assert scene.where("baudoin") == "charolles"


@pytest.mark.clause("FIEF-5.2-04")
@pytest.mark.clause("FIEF-R-38")
def test_walls_cannot_be_forced() -> None:
    scene = ride(stable().garrison(BEN, "charolles").castle("charolles"), "charolles", "l-epervier")
    scene.do("stand", BEN)
    assert scene.prompt == "turned-away"
    assert scene.options() == ["stop", "turn-back 0 0"]


@pytest.mark.clause("FIEF-5.2-04")
@pytest.mark.clause("FIEF-R-38")
def test_a_fortified_village_is_crossed_if_its_controller_lets_the_riders_pass() -> None:
    scene = stable().garrison(BEN, "charolles").castle("charolles").garrison(CLEO, "charolles")
    scene.on_road(CLEO, "charolles", "blaye")
    ride(scene, "charolles", "l-epervier")
    scene.do("let-pass", BEN)
    scene.do("let-pass", CLEO)
    assert scene.options() == ["ride-on", "fight 2"], "Ben's walls cannot be stormed"
    scene.do("ride-on")
    assert scene.where("baudoin") == "l-epervier"


# Who may ride -------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-5.2-05")
@pytest.mark.clause("FIEF-R-38")
def test_only_lords_and_knights_ride() -> None:
    scene = stable().troops(ANA, "blaye", 2).begin("move")
    scene.do("lead baudoin")
    assert scene.options(verb="ride") == ["ride 2", "ride 1"], "at least one knight"
    scene.do("ride 1")
    march(scene, "charolles")
    assert scene.troops_at("charolles", ANA) == (0, 1)
    assert scene.troops_at("blaye", ANA) == (2, 1)


@pytest.mark.clause("FIEF-5.2-05")
@pytest.mark.clause("FIEF-R-38")
def test_riders_pick_up_no_sergeants() -> None:
    scene = ride(stable().troops(ANA, "charolles", 3), "charolles")
    assert musters(scene, "l-epervier") == ["muster 0 2", "muster 0 1", "muster 0 0"]
    scene.do("halt")
    scene.do("lead baudoin")
    assert musters(scene, "l-epervier") == ["muster 0 2", "muster 0 1", "muster 0 0"]
    march(scene, "l-epervier")
    assert scene.troops_at("l-epervier", ANA) == (0, 2)


def marks(scene: FiefScene, village: str) -> list[tuple[bool, int]]:
    """Ana's knights there: whether they ride, how many."""
    camp = scene.state.camps[VILLAGES.index(village)]
    return [(one.riding, one.knights) for one in camp if one.seat == ANA and one.knights]


@pytest.mark.clause("FIEF-5.0-06", "FIEF-R-38")
def test_riders_pick_up_knights_who_have_not_marched() -> None:
    """They ride with them from there, and fight with them."""
    scene = stable(1).troops(ANA, "charolles", 2, 3).troops(BEN, "charolles", 1)
    scene.on_road(BEN, "charolles", "l-epervier")
    ride(scene, "charolles")
    scene.march("l-epervier", 0, 3, 0, 1)
    assert scene.events(None, "joins-ride") == [
        {"event": "joins-ride", "seat": ANA, "village": "charolles", "count": 2}
    ]
    assert sorted(marks(scene, "charolles")) == [(False, 1), (True, 1), (True, 2)]
    scene.battle_dice(1)
    clash(scene)
    assert dice(scene) == (2, 1), "10 combat points"
    march(scene, "l-epervier")
    assert sorted(marks(scene, "l-epervier")) == [(True, 1), (True, 2)]
    assert scene.troops_at("charolles", ANA) == (2, 1)


@pytest.mark.clause("FIEF-5.2-07", "FIEF-R-38")
def test_but_none_who_have() -> None:
    scene = stable(1).lord(ANA, "arthur", "villeneuve").troops(ANA, "villeneuve", 0, 3)
    scene.begin("move").do("lead arthur")
    march(scene, "charolles")
    for step in ("halt", "lead baudoin", "ride 1", "march charolles"):
        scene.do(step)
    assert musters(scene, "l-epervier") == ["muster 0 1", "muster 0 0"]
    assert "join arthur" not in scene.options()


@pytest.mark.clause("FIEF-5.0-06", "FIEF-R-38")
def test_a_lord_who_has_not_marched_joins_them_too() -> None:
    scene = ride(stable(1).lord(ANA, "arthur", "charolles"), "charolles")
    scene.do("join arthur")
    march(scene, "l-epervier")
    scene.do("lead arthur")
    assert scene.view(ANA)["table"]["group"]["riding"]


@pytest.mark.clause("FIEF-5.0-15", "FIEF-R-38")
def test_riders_who_are_turned_away_take_knights_back_with_them() -> None:
    scene = stable(1).garrison(BEN, "charolles").castle("charolles").troops(ANA, "charolles", 2, 2)
    ride(scene, "charolles", "l-epervier")
    scene.do("stand", BEN)
    assert scene.options(verb="turn-back") == ["turn-back 0 0", "turn-back 0 1", "turn-back 0 2"]
    scene.do("turn-back 0 1")
    assert sorted(marks(scene, "blaye")) == [(True, 1), (True, 1)]
    assert scene.troops_at("charolles", ANA) == (2, 1)


def misty(knights: int, brought: int = 1) -> FiefScene:
    """In the fog Baudoin has ridden from Blaye to Charolles, with his knight or without, where
    three counters of Ana's stand that have not marched; so many of them are knights."""
    scene = fief(fog="yes").lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 0, 1)
    scene.troops(ANA, "charolles", 3 - knights, knights).troops(ANA, "sigy", knights, 3 - knights)
    return ride(scene).march("charolles", 0, brought)


@pytest.mark.clause("FIEF-R-57", "FIEF-R-38")
@pytest.mark.parametrize("brought", [0, 1])
def test_in_the_fog_nobody_sees_whom_riders_could_take_up(brought: int) -> None:
    """Not by what is asked, nor by the group."""
    without, with_knights = misty(0, brought), misty(3, brought)
    for step in ("halt", "lead baudoin", "march l-epervier"):
        assert without.view(BEN) == with_knights.view(BEN)
        Scene.do(without, step)
        Scene.do(with_knights, step)
    assert without.view(BEN) == with_knights.view(BEN)
    assert without.options() == ["muster 0 1", "muster 0 0"][1 - brought :]
    assert len(with_knights.options()) > 2


@pytest.mark.clause("FIEF-R-57", "FIEF-R-38")
def test_but_whom_they_take_up_is_shown() -> None:
    scene = misty(2).march("l-epervier", 0, 2, 0, 1)
    assert [event["count"] for event in scene.events(BEN, "joins-ride")] == [1]
    camps = scene.view(BEN)["table"]["villages"][VILLAGES.index("l-epervier")]["camps"]
    assert [(one["stages"], one["knights"]) for one in camps] == [(2, 1), (1, 1)]
    [left] = scene.view(BEN)["table"]["villages"][VILLAGES.index("charolles")]["camps"]
    assert (left["count"], left["knights"]) == (2, None)


@pytest.mark.clause("FIEF-5.2-04", "FIEF-R-38")
def test_walls_are_not_forced_because_a_guest_of_theirs_is_inside() -> None:
    scene = stable().lord(BEN, "eric", "charolles").garrison(BEN, "charolles").castle("charolles")
    scene.lord(CLEO, "henri", "charolles").garrison(CLEO, "charolles").siege(CLEO, "charolles")
    scene.lord(ANA, "arthur", "charolles", "inside")
    ride(scene, "charolles", "l-epervier")
    assert scene.asked == (BEN,), "nor do they leave the siege"
    scene.do("stand", BEN)
    assert scene.prompt == "turned-away"


@pytest.mark.clause("FIEF-5.0-04", "FIEF-5.2-04")
def test_riders_who_go_back_by_their_road_cross_nothing() -> None:
    scene = ride(stable().garrison(BEN, "charolles"), "charolles", "blaye")
    assert (scene.asked, scene.where("baudoin")) == ((ANA,), "blaye")


@pytest.mark.clause("FIEF-R-38")
def test_it_is_declared_before_the_first_stage_and_prisoners_may_be_taken_along() -> None:
    scene = stable().lord(BEN, "eric").captive("eric", ANA, "blaye").begin("move")
    scene.do("lead baudoin")
    scene.do("bring eric")
    assert scene.options(verb="ride")
    march(scene, "charolles")
    assert not scene.options(verb="ride")


@pytest.mark.clause("FIEF-5.2-06")
@pytest.mark.clause("FIEF-5.2-07")
@pytest.mark.clause("FIEF-5.2-16")
def test_it_fights_at_the_start_and_after_the_first_stage_but_not_at_the_end() -> None:
    scene = stable().garrison(BEN, "blaye", "charolles", "l-epervier")
    scene.on_road(BEN, "blaye", "charolles").battle_dice(1, 0, 0, 1, 0, 0)
    ride(scene, "charolles")
    clash(scene)
    march(scene, "charolles", "l-epervier")
    clash(scene)
    march(scene, "l-epervier")
    assert (scene.prompt, scene.where("baudoin")) == ("moves", "l-epervier")
    assert scene.options(verb="lead") == [], "no fight in the last village"
    scene.until("attack")
    assert scene.options(ANA, "attack") == ["attack l-epervier 1"]


@pytest.mark.clause("FIEF-5.2-07")
def test_with_d_arc_after_the_second_stage_too() -> None:
    scene = fief().lord(ANA, "jeanne", "blaye").troops(ANA, "blaye", 0, 2).arc("jeanne")
    scene.garrison(BEN, "l-epervier").begin("move").do("lead jeanne")
    scene.ride()
    march(scene, "charolles", "l-epervier", "chateauneuf")
    assert (scene.prompt, scene.asked) == ("charge", (BEN,))


# The fight ----------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-5.2-08")
@pytest.mark.clause("FIEF-R-38")
def test_who_is_in_the_way_may_let_pass_but_may_be_fought() -> None:
    scene = ride(stable().garrison(BEN, "charolles"), "charolles", "l-epervier")
    assert scene.options(BEN) == ["let-pass", "stand"]
    scene.do("let-pass", BEN)
    assert (scene.asked, scene.options()) == ((ANA,), ["ride-on", "fight 1"])
    scene.battle_dice(1)
    scene.do("fight 1")
    unhindered(scene)
    assert scene.troops_at("charolles", BEN) == (0, 0)


@pytest.mark.clause("FIEF-5.2-08")
@pytest.mark.clause("FIEF-R-38")
def test_who_stands_firm_must_be_fought_in_the_order_the_rider_likes() -> None:
    scene = stable().garrison(BEN, "charolles").garrison(CLEO, "charolles")
    ride(scene.on_road(CLEO, "charolles", "blaye"), "charolles", "l-epervier")
    scene.do("stand", BEN)
    scene.do("stand", CLEO)
    assert scene.options() == ["fight 1", "fight 2"]
    scene.battle_dice(1)
    scene.do("fight 2")
    scene.until("join-battle")
    scene.do("keep-out", BEN)
    unhindered(scene)
    assert scene.options() == ["ride-on", "fight 1"]
    scene.do("ride-on")
    march(scene, "l-epervier")
    assert (scene.prompt, scene.asked) == ("charge", (BEN,)), "Charolles is his: every road is"
    scene.do("stand", BEN)
    assert scene.state.battle is not None, "there is nothing to choose any more"
    assert scene.state.battle.defender == BEN


@pytest.mark.clause("FIEF-5.2-10")
@pytest.mark.clause("FIEF-R-38")
def test_only_the_defender_has_partners() -> None:
    scene = stable().garrison(BEN, "charolles").lord(CLEO, "henri", "charolles")
    scene.troops(CLEO, "charolles", 7)
    clash(ride(scene, "charolles", "l-epervier"))
    assert (scene.prompt, scene.asked) == ("join-battle", (CLEO,))
    assert scene.options() == ["keep-out", "join-side defender"]
    scene.do("join-side defender")
    assert scene.asked == (BEN,)
    scene.do("accept")
    unhindered(scene)
    assert dice(scene) == (2, 2), "7 against 1 and 8"


@pytest.mark.clause("FIEF-5.2-11")
def test_his_partners_may_leave_but_not_change_sides() -> None:
    scene = stable().troops(BEN, "charolles", 3).lord(CLEO, "henri", "charolles")
    clash(ride(scene, "charolles", "l-epervier"))
    scene.do("join-side defender")
    scene.do("accept")
    unhindered(scene)
    assert (scene.prompt, scene.asked) == ("partner", (CLEO,))
    assert scene.options() == ["stay-true", "leave-battle"]


@pytest.mark.clause("FIEF-5.2-12")
def test_the_defender_adds_one_damage_for_each_die() -> None:
    scene = stable().troops(BEN, "charolles", 7)
    ride(scene, "charolles", "l-epervier")
    scene.battle_dice(3, 1, 0, 2)
    clash(scene)
    assert dice(scene) == (2, 2), "7 and 7 combat points"
    assert damage(scene) == (4, 4), "3 + 1 without, 0 + 2 with a bonus of 2"
    assert scene.events(None, "riders-hurt") == [
        {"event": "riders-hurt", "side": "defender", "count": 2}
    ]


@pytest.mark.clause("FIEF-R-38")
def test_only_the_group_fights_on_his_side() -> None:
    """Ana's sergeants at Blaye neither strengthen the riders nor die for them."""
    scene = stable(knights=1).troops(ANA, "blaye", 9).lord(ANA, "arthur", "blaye")
    scene.troops(BEN, "blaye", 3).on_road(BEN, "blaye", "charolles").begin("move")
    scene.do("lead baudoin")
    scene.ride()
    march(scene, "charolles")
    scene.battle_dice(0, 3)
    clash(scene)
    assert dice(scene) == (1, 1)
    assert scene.troops_at("blaye", ANA) == (9, 0), "4 damage: the knight and Baudoin"
    assert (scene.owner("baudoin"), scene.owner("arthur")) == (-1, ANA)


def two_rides(knights: int = 6, others: int = 5) -> FiefScene:
    """Ana's Baudoin and Arthur are besieged by Ben at Blaye; Baudoin has declared a chevauchée with
    all but one of the knights and halted, Arthur rides out with the last."""
    scene = stable(knights=knights).lord(ANA, "arthur", "blaye").castle("blaye")
    scene.lord(BEN, "eric", "blaye").troops(BEN, "blaye", others).siege(BEN, "blaye")
    scene.begin("move").do("lead baudoin")
    for step in (f"ride {knights - 1}", "halt", "lead arthur", "ride 1"):
        scene.do(step)
    return march(scene, "charolles")


@pytest.mark.clause("FIEF-R-38")
def test_another_chevauchee_in_the_village_stays_out_of_the_fight() -> None:
    """Arthur alone has 4 combat points; the 15 of Baudoin's knights are not in it."""
    scene = two_rides()
    scene.battle_dice(0, 3)
    clash(scene)
    assert dice(scene) == (1, 1)
    assert (scene.owner("arthur"), scene.owner("baudoin")) == (-1, ANA), "4 damage"
    assert scene.troops_at("blaye", ANA) == (0, 5)
    assert scene.keys()[-1] == "ride-stopped"
    scene.do("lead baudoin")
    assert musters(scene, "charolles")[0] == "muster 0 5", "he has not ridden yet"


@pytest.mark.clause("FIEF-5.2-15", "FIEF-R-38")
def test_only_the_group_that_failed_moves_no_more() -> None:
    scene = clash(two_rides())
    both(scene, "stop-battle", "stop-battle")
    assert scene.options(verb="lead") == ["lead baudoin"]
    scene.do("lead baudoin")
    assert musters(scene, "charolles")[0] == "muster 0 5"


@pytest.mark.clause("FIEF-5.2-13", "FIEF-R-38")
def test_only_the_group_that_won_must_go_on() -> None:
    scene = two_rides(others=1).battle_dice(1)
    clash(scene)
    scene.do("capture eric 0")
    assert (scene.prompt, scene.options(verb="halt")) == ("ride-on", [])
    march(scene, "charolles")
    assert scene.where("arthur") == "charolles"
    assert scene.troops_at("charolles", ANA) == (0, 1)
    scene.do("halt")
    scene.do("lead baudoin")
    assert "halt" in scene.options()


@pytest.mark.clause("FIEF-5.0-06", "FIEF-R-38")
def test_knights_who_do_not_come_along_do_not_fight_along() -> None:
    """Of five who ride, four stay at Blaye."""
    scene = stable(knights=5).garrison(BEN, "blaye").on_road(BEN, "blaye", "charolles")
    scene.begin("move").do("lead baudoin")
    scene.ride().march("charolles", 0, 1).battle_dice(0, 2)
    clash(scene)
    assert dice(scene) == (1, 1)
    assert scene.troops_at("blaye", ANA) == (0, 4)
    assert outcome(scene) == "defender", "Baudoin has nobody left, and Ben has no lord"


@pytest.mark.clause("FIEF-5.2-15", "FIEF-R-38")
def test_riders_who_were_stopped_do_not_fight_for_those_who_come_after() -> None:
    """Baudoin has failed at Charolles; Arthur comes there with a knight of his own."""
    scene = stable(knights=5).troops(BEN, "charolles", 6).lord(ANA, "arthur", "villeneuve")
    clash(ride(scene.troops(ANA, "villeneuve", 0, 1), "charolles", "l-epervier"))
    both(scene, "stop-battle", "stop-battle")
    scene.do("lead arthur")
    scene.ride()
    march(scene, "charolles", "l-epervier")
    scene.battle_dice(0, 3)
    clash(scene)
    assert dice(scene) == (1, 1), "4 and 6 combat points"
    assert scene.troops_at("charolles", ANA) == (0, 5)
    assert (scene.owner("baudoin"), scene.owner("arthur")) == (ANA, -1)


@pytest.mark.clause("FIEF-5.2-08", "FIEF-R-38")
def test_what_one_fight_has_cost_is_missing_in_the_next() -> None:
    """Baudoin rides with two of six knights and loses one against Ben; then Cleo is to be fought.
    Those who stayed out do not take its place."""
    scene = stable(knights=6).troops(BEN, "blaye", 0, 1).on_road(BEN, "blaye", "charolles")
    scene.garrison(CLEO, "blaye").on_road(CLEO, "blaye", "charolles").begin("move")
    scene.do("lead baudoin")
    scene.ride().march("charolles", 0, 2).battle_dice(3, 0, 2)
    scene.do("stand", CLEO)
    clash(scene)
    scene.do("keep-out", CLEO)
    unhindered(scene)
    assert scene.troops_at("blaye", ANA) == (0, 5)
    scene.do("fight 2")
    unhindered(scene)
    assert dice(scene) == (1, 1), "4 combat points, not 7"


@pytest.mark.clause("FIEF-D-05", "FIEF-5.2-14")
@pytest.mark.parametrize(("fog", "asked"), [("no", False), ("yes", True)])
def test_whose_last_knight_must_ride_on_is_asked_only_in_the_fog_of_war(
    fog: str, asked: bool
) -> None:
    """Where others do not see what else stands there."""
    scene = fief(fog=fog).lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 0, 1)
    scene = ride(scene.garrison(BEN, "charolles"), "charolles", "l-epervier").battle_dice(2)
    clash(scene)
    assert scene.prompt == "ride-on"
    Scene.do(scene, "march l-epervier")
    assert (scene.prompt == "muster") == asked
    assert scene.troops_at("l-epervier", ANA) == (0, 1 - asked)


@pytest.mark.clause("FIEF-R-38", "FIEF-10.5-03")
def test_a_card_that_takes_the_lord_brings_no_other_rider_into_the_fight() -> None:
    """Arthur is ambushed: his knight stops, and Baudoin's ride is still to come."""
    scene = two_rides()
    scene.hand(BEN, "ambush")
    scene.do("stand", BEN)
    scene.pass_all()
    scene.do("pass", ANA)
    scene.do("pass", CLEO)
    assert scene.options(BEN, "ambush") == ["ambush arthur"]
    scene.do("ambush arthur", BEN)
    unhindered(scene)
    assert (scene.prompt, outcome(scene)) == ("moves", "stopped")
    assert scene.options(verb="lead") == ["lead baudoin"]
    scene.do("lead baudoin")
    assert musters(scene, "charolles")[0] == "muster 0 5"


@pytest.mark.clause("FIEF-5.2-13", "FIEF-5.2-16", "FIEF-R-37")
def test_who_has_not_fought_yet_may_halt() -> None:
    """Only a won fight obliges riders to go on."""
    scene = ride(stable().garrison(BEN, "charolles"))
    assert "halt" in scene.options()
    march(scene, "charolles")
    scene.do("halt")
    scene.do("done")
    assert scene.until("attack").options(ANA, "attack") == ["attack charolles 1"]


@pytest.mark.clause("FIEF-R-38")
def test_a_lord_alone_in_the_way_is_captured_without_a_roll() -> None:
    scene = ride(stable().lord(BEN, "eric", "charolles"), "charolles", "l-epervier")
    clash(scene)
    assert scene.prompt == "captures"
    scene.do("capture eric 0")
    assert scene.captor("eric") == ANA
    assert scene.prompt == "ride-on"


@pytest.mark.clause("FIEF-5.2-13")
@pytest.mark.clause("FIEF-R-38")
def test_a_spared_lord_does_not_bar_the_way_a_second_time() -> None:
    """Ben's Éric has lost and still controls Charolles; the victors must go on."""
    scene = ride(stable().lord(BEN, "eric", "charolles"), "charolles", "l-epervier")
    clash(scene)
    scene.do("spare eric")
    assert (scene.prompt, scene.holder("charolles")) == ("ride-on", BEN)
    march(scene, "l-epervier")
    assert scene.where("baudoin") == "l-epervier"


# Afterwards ---------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-5.2-13")
def test_a_victorious_group_must_go_on_by_any_road() -> None:
    scene = beaten()
    assert (scene.prompt, scene.options(verb="halt")) == ("ride-on", [])
    assert scene.options(verb="march") == ["march blaye", "march l-epervier", "march villeneuve"]


def held_up(knights: int = 2, others: int = 3, damage: int = 0) -> FiefScene:
    """At Charolles Ben's only sergeant has fallen, and all that he could do was this damage; Cleo's
    sergeants on the road to L'Épervier stood firm too, but kept out of it."""
    scene = stable(knights).garrison(BEN, "charolles").troops(CLEO, "charolles", others)
    ride(scene.on_road(CLEO, "charolles", "l-epervier"), "charolles", "l-epervier")
    scene.do("stand", CLEO)
    scene.battle_dice(1, *((0,) if knights > 1 else ()), damage)
    clash(scene)
    scene.do("keep-out", CLEO)
    return unhindered(scene)


@pytest.mark.clause("FIEF-5.2-13")
@pytest.mark.clause("FIEF-12.0-28")
def test_who_has_won_may_turn_back_from_others_who_stood_firm() -> None:
    scene = held_up(others=13)
    assert scene.options() == ["ride-on", "fight 2"]
    scene.do("ride-on")
    assert (scene.prompt, scene.options(verb="halt")) == ("ride-on", [])
    march(scene, "blaye")
    assert (scene.prompt, scene.where("baudoin")) == ("moves", "blaye")


@pytest.mark.clause("FIEF-5.2-08")
@pytest.mark.clause("FIEF-R-38")
def test_or_meet_them_on_the_road_they_bar() -> None:
    scene = held_up()
    scene.do("ride-on")
    march(scene, "l-epervier")
    assert (scene.prompt, scene.asked) == ("charge", (CLEO,)), "Ben is beaten, Cleo is not"
    scene.do("stand", CLEO)
    assert scene.state.battle is not None
    assert scene.state.battle.defender == CLEO


@pytest.mark.clause("FIEF-5.2-13")
@pytest.mark.clause("FIEF-R-39")
def test_a_lord_who_has_won_but_lost_his_knights_fights_nobody_else() -> None:
    scene = held_up(knights=1, damage=2)
    assert scene.troops_at("charolles", ANA) == (0, 0)
    assert (scene.prompt, scene.options(verb="halt")) == ("ride-on", [])
    assert scene.options(verb="march") == ["march blaye", "march l-epervier", "march villeneuve"]
    march(scene, "villeneuve")
    assert scene.where("baudoin") == "villeneuve"


@pytest.mark.clause("FIEF-5.0-13")
@pytest.mark.clause("FIEF-5.2-13")
@pytest.mark.clause("FIEF-R-39")
def test_who_stands_firm_against_him_turns_him_back() -> None:
    """He must go on: to stop is nothing that he could choose."""
    scene = held_up(knights=1, damage=2)
    march(scene, "l-epervier")
    scene.do("stand", CLEO)
    assert (scene.prompt, scene.options()) == ("turned-away", ["turn-back 0 0"])
    scene.do("turn-back 0 0")
    assert (scene.where("baudoin"), scene.owner("baudoin")) == ("blaye", ANA)


def unescorted(*answers: str) -> FiefScene:
    """d'Arc has ridden to Charolles, left her knights there and gone on alone to L'Épervier, which
    is Ben's; she wants to go on, and he answers."""
    scene = fief().lord(ANA, "jeanne", "blaye").troops(ANA, "blaye", 0, 2).arc("jeanne")
    scene.garrison(BEN, "l-epervier").begin("move").do("lead jeanne")
    scene.ride()
    march(scene, "charolles")
    scene.march("l-epervier", 0, 0)
    march(scene, "chateauneuf")
    for answer in answers:
        scene.do(answer, BEN)
    return scene


@pytest.mark.clause("FIEF-5.0-13")
@pytest.mark.clause("FIEF-R-39")
def test_riders_without_knights_force_nobody() -> None:
    scene = unescorted("stand")
    assert (scene.prompt, scene.options()) == ("turned-away", ["stop", "turn-back 0 0"])


@pytest.mark.clause("FIEF-5.2-08")
@pytest.mark.clause("FIEF-R-39")
def test_nor_do_they_fight_who_lets_them_pass() -> None:
    assert unescorted("let-pass").where("jeanne") == "chateauneuf"


@pytest.mark.clause("FIEF-R-38")
def test_who_joined_the_defence_is_beaten_with_it() -> None:
    """Cleo's Henri stood firm on his road and helped Ben; both have lost their sergeants, and he is
    spared."""
    scene = stable(knights=4).garrison(BEN, "charolles").lord(CLEO, "henri", "charolles")
    scene.garrison(CLEO, "charolles").on_road(CLEO, "charolles", "l-epervier")
    ride(scene, "charolles", "l-epervier")
    scene.do("stand", CLEO)
    scene.battle_dice(2)
    clash(scene)
    scene.do("join-side defender", CLEO)
    scene.do("accept", BEN)
    unhindered(scene)
    scene.do("spare henri")
    assert (scene.prompt, scene.where("henri")) == ("ride-on", "charolles")
    march(scene, "l-epervier")
    assert scene.where("baudoin") == "l-epervier", "Henri bars the road no more"


@pytest.mark.clause("FIEF-5.2-14")
def test_it_may_leave_part_of_its_troops_to_control_the_village() -> None:
    scene = beaten()
    scene.march("l-epervier", 0, 1)
    assert scene.holder("charolles") == ANA
    assert scene.troops_at("charolles", ANA) == scene.troops_at("l-epervier", ANA) == (0, 1)


@pytest.mark.clause("FIEF-5.0-06", "FIEF-5.2-14", "FIEF-5.2-15")
def test_another_lord_takes_on_those_who_were_left_and_they_ride_no_more() -> None:
    """Only who has failed moves no more."""
    scene = stable().garrison(BEN, "charolles").lord(ANA, "arthur", "villeneuve")
    ride(scene.battle_dice(2, 0), "charolles", "l-epervier")
    clash(scene)
    scene.march("l-epervier", 0, 1).do("lead arthur")
    march(scene, "charolles")
    assert musters(scene, "blaye") == ["muster 0 1", "muster 0 0"]
    scene.march("blaye", 0, 1)
    assert (marks(scene, "blaye"), scene.troops_at("charolles", ANA)) == ([(False, 1)], (0, 0))


@pytest.mark.clause("FIEF-5.0-06", "FIEF-5.2-14")
def test_or_they_ride_on_with_other_riders() -> None:
    scene = stable().garrison(BEN, "charolles").lord(ANA, "arthur", "villeneuve")
    ride(scene.troops(ANA, "villeneuve", 0, 1).battle_dice(2, 0), "charolles", "l-epervier")
    clash(scene)
    scene.march("l-epervier", 0, 1).do("lead arthur")
    scene.ride()
    march(scene, "charolles")
    scene.march("blaye", 0, 2)
    assert marks(scene, "blaye") == [(True, 2)]


@pytest.mark.clause("FIEF-5.2-14")
@pytest.mark.clause("FIEF-12.0-28")
@pytest.mark.clause("FIEF-R-38")
def test_but_not_all_of_its_knights_stay() -> None:
    assert musters(beaten(), "l-epervier") == ["muster 0 2", "muster 0 1"]


@pytest.mark.clause("FIEF-5.2-13")
@pytest.mark.clause("FIEF-R-63")
def test_nor_does_d_arc_without_whom_the_others_could_not_go_on() -> None:
    scene = fief().lord(ANA, "jeanne", "blaye").lord(ANA, "baudoin", "blaye").arc("jeanne")
    scene.troops(ANA, "blaye", 0, 2).garrison(BEN, "l-epervier").begin("move").do("lead jeanne")
    scene.do("join baudoin")
    scene.ride().battle_dice(2)
    march(scene, "charolles", "l-epervier", "chateauneuf")
    clash(scene)
    assert scene.options(verb="stay") == ["stay baudoin"], "a third stage only with d'Arc"


@pytest.mark.clause("FIEF-5.2-14")
@pytest.mark.clause("FIEF-R-38")
def test_also_where_another_has_let_it_pass() -> None:
    scene = stable().garrison(BEN, "charolles").garrison(CLEO, "charolles")
    ride(scene.on_road(CLEO, "charolles", "blaye"), "charolles", "l-epervier")
    scene.do("let-pass", CLEO)
    scene.battle_dice(1)
    clash(scene)
    scene.do("keep-out", CLEO)
    unhindered(scene)
    assert "ride-on" in scene.options(), "Cleo need not be fought"
    scene.do("ride-on")
    scene.march("l-epervier", 0, 1)
    assert scene.troops_at("charolles", ANA) == scene.troops_at("l-epervier", ANA) == (0, 1)


@pytest.mark.clause("FIEF-D-06", "FIEF-5.2-14")
def test_who_let_the_riders_pass_has_not_let_another_group_pass() -> None:
    """The riders take another road in the end, where Cleo is not in their way."""
    scene = stable().lord(ANA, "arthur", "blaye").garrison(BEN, "blaye").garrison(CLEO, "blaye")
    scene.on_road(BEN, "blaye", "charolles").on_road(CLEO, "blaye", "charolles")
    ride(scene, "charolles")
    scene.do("let-pass", CLEO)
    scene.battle_dice(1)
    clash(scene)
    scene.do("keep-out", CLEO)
    unhindered(scene)
    scene.do("ride-on")
    march(scene, "la-salle")
    scene.do("halt")
    scene.do("lead arthur")
    march(scene, "charolles")
    assert (scene.prompt, scene.asked) == ("passage", (CLEO,))


@pytest.mark.clause("FIEF-5.2-13")
@pytest.mark.clause("FIEF-5.2-15")
def test_without_a_lord_left_it_does_not_go_on() -> None:
    """An ambush takes Baudoin; his knights stay where they are."""
    scene = stable().lord(BEN, "eric", "charolles").garrison(BEN, "charolles")
    ride(scene.hand(BEN, "ambush"), "charolles", "l-epervier")
    scene.do("stand", BEN)
    scene.pass_all()
    scene.do("pass", ANA)
    scene.do("pass", CLEO)
    scene.do("ambush baudoin", BEN)
    unhindered(scene)
    assert (scene.prompt, scene.asked) == ("moves", (ANA,))
    assert scene.troops_at("charolles", ANA) == (0, 2)


@pytest.mark.clause("FIEF-5.2-15")
def test_any_other_outcome_stops_the_riders_for_this_turn() -> None:
    scene = thrown_back()
    assert (scene.prompt, scene.where("baudoin")) == ("moves", "charolles")
    assert scene.options(verb="lead") == []
    assert scene.keys()[-1] == "ride-stopped"


@pytest.mark.clause("FIEF-5.2-15")
def test_nor_does_a_lord_of_theirs_who_was_captured_and_got_free() -> None:
    """Baudoin escapes to his own Bourg at once."""
    scene = stable(knights=1).troops(BEN, "charolles", 6).lord(ANA, "arthur", "bourg")
    scene.castle("bourg").troops(ANA, "bourg", 2).hand(ANA, "secret-passage")
    ride(scene, "charolles", "l-epervier")
    scene.battle_dice(0, 2)
    clash(scene)
    scene.do("capture baudoin 1")
    scene.do("escape baudoin")
    scene.until("moves")
    assert (scene.where("baudoin"), scene.captor("baudoin")) == ("bourg", -1)
    assert scene.options(verb="lead") == ["lead arthur"]
    scene.do("lead arthur")
    assert scene.options(verb="join") == []


@pytest.mark.clause("FIEF-5.2-15")
def test_nor_does_another_rider_take_their_knights_on() -> None:
    scene = stable().troops(BEN, "charolles", 6).lord(ANA, "arthur", "villeneuve")
    clash(ride(scene.troops(ANA, "villeneuve", 0, 1), "charolles", "l-epervier"))
    both(scene, "stop-battle", "stop-battle")
    scene.do("lead arthur")
    scene.ride()
    march(scene, "charolles")
    scene.do("halt")
    scene.do("lead arthur")
    ways = musters(scene, "l-epervier")
    assert ways == ["muster 0 1", "muster 0 0"], "his own one stays behind or comes"


@pytest.mark.clause("FIEF-5.2-15")
@pytest.mark.clause("FIEF-R-38")
def test_a_failure_does_not_hold_back_others_who_came_by_themselves() -> None:
    scene = stable().troops(BEN, "charolles", 6).lord(ANA, "arthur", "l-epervier")
    scene.troops(ANA, "l-epervier", 2).begin("move").do("lead arthur")
    march(scene, "charolles")
    scene.do("halt")
    scene.do("lead baudoin")
    scene.ride()
    march(scene, "charolles", "villeneuve")
    clash(scene)
    both(scene, "stop-battle", "stop-battle")
    scene.do("lead arthur")
    assert musters(scene, "villeneuve") == ["muster 2 0", "muster 1 0", "muster 0 0"]


@pytest.mark.clause("FIEF-5.2-15")
@pytest.mark.clause("FIEF-R-38")
def test_it_is_no_victory_while_an_enemy_of_the_fight_has_troops_there() -> None:
    """Ben's Éric is alone, but Cleo's army has joined his defence."""
    scene = stable().lord(BEN, "eric", "charolles").lord(CLEO, "henri", "charolles")
    clash(ride(scene.troops(CLEO, "charolles", 3), "charolles", "l-epervier"))
    scene.do("join-side defender")
    scene.do("accept")
    unhindered(scene)
    scene.do("stay-true", CLEO)
    both(scene, "stop-battle", "stop-battle")
    assert scene.prompt == "moves", "the ride is over"
    assert scene.options(verb="lead") == []


@pytest.mark.clause("FIEF-5.2-15")
@pytest.mark.clause("FIEF-6.3-04")
def test_it_is_no_victory_where_only_lords_are_left_on_both_sides() -> None:
    """Éric stood firm with one sergeant; he and Baudoin's knight fall in the same round."""
    scene = stable(knights=1).lord(BEN, "eric", "charolles").troops(BEN, "charolles", 1)
    ride(scene, "charolles", "l-epervier").battle_dice(1, 2)
    clash(scene)
    assert (outcome(scene), scene.holder("charolles")) == ("stopped", BEN)
    assert (scene.prompt, scene.options(verb="lead")) == ("moves", [])


@pytest.mark.clause("FIEF-R-38")
def test_survivors_of_a_chevauchee_keep_their_place_on_the_road() -> None:
    assert posts(thrown_back(), "charolles", ANA) == {"road"}


@pytest.mark.clause("FIEF-5.2-15")
def test_three_rounds_without_loss_stop_it_too() -> None:
    scene = stable(knights=1).troops(BEN, "charolles", 0, 1)
    clash(ride(scene, "charolles", "l-epervier"))
    fight_on(scene)
    fight_on(scene)
    assert outcome(scene) == "stopped"
    assert (scene.prompt, scene.options(verb="lead")) == ("moves", [])


@pytest.mark.clause("FIEF-5.2-08")
def test_nobody_else_is_asked() -> None:
    """Dan stands around at Charolles: he is not in the way."""
    scene = stable(seats=4).garrison(BEN, "charolles").garrison(DAN, "charolles")
    ride(scene, "charolles", "l-epervier")
    assert scene.asked == (BEN,)


@pytest.mark.clause("FIEF-5.2-10")
@pytest.mark.clause("FIEF-R-40")
def test_others_in_the_way_may_stand_together_without_a_lord() -> None:
    scene = stable().garrison(BEN, "charolles").garrison(CLEO, "charolles")
    ride(scene.on_road(CLEO, "charolles", "blaye"), "charolles", "l-epervier")
    scene.do("stand", BEN)
    scene.do("stand", CLEO)
    scene.do("fight 1")
    scene.until("join-battle")
    scene.do("join-side defender", CLEO)
    scene.do("accept", BEN)
    assert scene.state.battle is not None
    assert scene.state.battle.sides == (1, 2, 2)


@pytest.mark.clause("FIEF-5.2-10")
@pytest.mark.clause("FIEF-R-40")
def test_troops_without_a_lord_that_are_in_nobody_s_way_stay_out() -> None:
    scene = stable().troops(BEN, "charolles", 3).troops(CLEO, "charolles", 4)
    clash(ride(scene, "charolles", "l-epervier"))
    assert scene.prompt == "leader", "a round has been fought, and nobody was asked to join"


@pytest.mark.clause("FIEF-5.0-15")
@pytest.mark.clause("FIEF-R-38")
def test_riders_who_are_turned_away_take_no_sergeants_back_with_them() -> None:
    scene = stable().garrison(BEN, "charolles").castle("charolles").troops(ANA, "charolles", 2)
    ride(scene, "charolles", "l-epervier")
    scene.do("stand", BEN)
    assert scene.options() == ["stop", "turn-back 0 0"]
    scene.do("turn-back 0 0")
    assert (scene.troops_at("blaye", ANA), scene.troops_at("charolles", ANA)) == ((0, 2), (2, 0))
