"""6.4: sieges and siege engines."""

import pytest

from tableronde.games.fief.components import LORDS, VILLAGES
from tableronde.games.fief.state import AROUND, INSIDE, ROAD
from tests.rules.fief.fighting import attack, both, dice, outcome, unhindered
from tests.rules.fief.marching import march, posts
from tests.rules.fief.scene import ANA, BEN, CLEO, DAN, FiefScene, fief
from tests.rules.fief.test_prisoners import act

HERE = "charolles"


def castle(ours: int = 3, theirs: int = 3, seats: int = 3) -> FiefScene:
    """Ana's Baudoin with sergeants before the castle of Charolles, which Ben's Éric holds."""
    scene = fief(seats).lord(BEN, "eric", HERE).troops(BEN, HERE, theirs).castle(HERE)
    return scene.lord(ANA, "baudoin", HERE).troops(ANA, HERE, ours)


def besieged(ours: int = 3, theirs: int = 3, seats: int = 3, dice: int = 1) -> FiefScene:
    return castle(ours, theirs, seats).siege(ANA, HERE, dice)


def engines(scene: FiefScene) -> list[tuple[str, int, int]]:
    """Where counters lie: village, player, dice that show."""
    return [(VILLAGES[siege.village], siege.seat, siege.dice) for siege in scene.state.sieges]


# Beginning and going on (6.4) --------------------------------------------------------------------


@pytest.mark.clause("FIEF-6.4-01")
@pytest.mark.clause("FIEF-6.4-02")
@pytest.mark.clause("FIEF-6.4.1-01")
def test_after_his_battles_one_besieges_with_the_one_die_side_up() -> None:
    scene = castle().begin("fight")
    assert (scene.prompt, scene.options(verb="besiege")) == ("attack", [])
    scene.do("done")
    assert (scene.prompt, scene.asked) == ("siege", (ANA,))
    scene.do("besiege charolles")
    assert engines(scene) == [(HERE, ANA, 1)]
    assert scene.holder(HERE) == BEN
    assert scene.options(verb="besiege") == [], "one engine a village"


@pytest.mark.clause("FIEF-6.4-01")
@pytest.mark.clause("FIEF-R-45")
def test_a_siege_needs_walls_that_another_holds_and_a_lord_with_troops() -> None:
    scene = (
        castle(ours=0).troops(ANA, "sigy", 1).lord(BEN, "henri", "bourg").castle("bourg", "sigy")
    )
    scene.troops(ANA, "bourg", 3).lord(ANA, "arthur", "blaye").garrison(ANA, "blaye")
    scene.garrison(BEN, "blaye", "pugnac").lord(ANA, "othon", "pugnac").garrison(ANA, "pugnac")
    scene.begin("fight").until("window-end")
    assert engines(scene) == []
    scene = castle().garrison(BEN, "pugnac").lord(ANA, "othon", "pugnac").garrison(ANA, "pugnac")
    scene.begin("fight").do("done")
    assert scene.options(verb="besiege") == ["besiege charolles"], "Pugnac has no walls"


@pytest.mark.clause("FIEF-6.4-01")
@pytest.mark.parametrize(
    ("lord", "troops"), [("", 3), ("baudoin", 0)], ids=["troops alone", "a lord alone"]
)
@pytest.mark.clause("FIEF-R-45")
def test_neither_troops_nor_a_lord_alone_besiege(lord: str, troops: int) -> None:
    scene = fief().garrison(BEN, HERE).castle(HERE).troops(ANA, HERE, troops)
    if lord:
        scene.lord(ANA, lord, HERE)
    assert scene.begin("fight").prompt == "window-end"


@pytest.mark.clause("FIEF-R-45")
def test_empty_walls_are_not_besieged_and_guests_do_not_besiege_their_host() -> None:
    scene = fief().lord(BEN, "eric", "sigy").title("eric", "blaye", "beaujeu").castle(HERE)
    scene.troops(ANA, HERE, 3).lord(ANA, "baudoin", HERE).begin("fight")
    assert (scene.holder(HERE), scene.prompt) == (ANA, "window-end")
    scene = besieged().lord(CLEO, "othon", HERE, "inside").troops(CLEO, HERE, 2, post="inside")
    scene.begin("fight", first=CLEO).do("done")
    assert scene.asked == (ANA,), "Cleo has nothing to besiege"


@pytest.mark.clause("FIEF-6.4-03")
@pytest.mark.clause("FIEF-R-45")
def test_in_the_next_turn_after_the_battles_the_counter_is_turned() -> None:
    scene = castle().begin("fight")
    scene.do("done")
    scene.do("besiege charolles")
    scene.do("done")
    assert engines(scene) == [(HERE, ANA, 1)]
    scene.until("window-turn")
    scene.until("attack").do("done", BEN)
    assert (scene.asked, engines(scene)) == ((ANA,), [(HERE, ANA, 1)]), "before her battles"
    scene.do("done")
    assert (scene.prompt, engines(scene)) == ("siege", [(HERE, ANA, 1)])
    scene.do("done")
    assert engines(scene) == [(HERE, ANA, 2)]


@pytest.mark.clause("FIEF-6.4-03")
def test_who_does_not_go_on_takes_the_counter_away() -> None:
    scene = besieged().begin("fight").until("siege")
    scene.do("lift-siege charolles")
    assert engines(scene) == []


@pytest.mark.clause("FIEF-6.4-04")
def test_a_player_has_two_engines() -> None:
    scene = castle()
    for village, lord in (("bourg", "arthur"), ("sigy", "othon")):
        scene.garrison(BEN, village).castle(village).lord(ANA, lord, village)
        scene.garrison(ANA, village)
    scene.begin("fight").do("done")
    assert len(scene.options(verb="besiege")) == 3
    scene.do("besiege charolles")
    assert len(scene.options(verb="besiege")) == 2
    scene.do("besiege sigy")
    assert scene.options(verb="besiege") == []


@pytest.mark.clause("FIEF-6.4-05")
@pytest.mark.clause("FIEF-R-45")
def test_several_besiege_together_and_their_engines_add_up_on_one_side() -> None:
    scene = castle(ours=6).title("eric", "blaye", HERE).lord(CLEO, "othon", HERE)
    scene.troops(CLEO, HERE, 5).siege(ANA, HERE).begin("fight", first=CLEO).do("done")
    scene.do("besiege charolles")
    assert engines(scene) == [(HERE, ANA, 1), (HERE, CLEO, 1)]
    scene.do("done")
    attack(scene, HERE, BEN)
    scene.do("join-side attacker")
    scene.do("accept")
    unhindered(scene)
    assert dice(scene)[0] == 3, "13 points, two engines, a city"


@pytest.mark.clause("FIEF-R-45")
def test_engines_of_a_besieger_who_takes_no_part_do_not_count() -> None:
    scene = besieged(ours=12).title("eric", "blaye", HERE).lord(CLEO, "othon", HERE)
    scene.troops(CLEO, HERE, 5).siege(CLEO, HERE, 2).begin("fight")
    attack(scene, HERE, BEN)
    scene.do("keep-out")
    unhindered(scene)
    assert dice(scene)[0] == 2, "3 - 2 + 1"


# Effects (6.4.1) ---------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-6.4.1-02")
@pytest.mark.parametrize("siege", [False, True])
def test_a_besieged_village_yields_nothing_to_anybody(siege: bool) -> None:
    scene = (besieged() if siege else castle()).mills(HERE, 2).begin("collect")
    assert scene.state.money[:2] == ([0, 0] if siege else [0, 1 + 2 * 2])


@pytest.mark.clause("FIEF-6.4.1-03")
@pytest.mark.clause("FIEF-6.4.1-05")
def test_the_besieged_buys_no_troops_there_the_besieger_does() -> None:
    scene = besieged().money(ANA, 3).money(BEN, 3).begin("buy")
    assert {"buy-sergeant charolles", "buy-knight charolles"} <= set(scene.options())
    scene.do("buy-sergeant charolles")
    assert scene.troops_at(HERE, ANA) == (4, 0)
    assert posts(scene, HERE, ANA) == {"around"}
    scene.do("done")
    assert scene.options(BEN, "buy-sergeant") + scene.options(BEN, "buy-knight") == []
    assert scene.options(BEN, "buy-mill") == ["buy-mill charolles"], "only troops are barred"


@pytest.mark.clause("FIEF-6.4.1-04")
def test_the_besieged_places_new_lords_there() -> None:
    scene = besieged().hand(BEN, "henri").begin("play", first=BEN)
    scene.do("play-lord henri charolles")
    assert scene.where("henri") == HERE


@pytest.mark.clause("FIEF-6.4.1-06")
@pytest.mark.parametrize("answer", ["allow", "refuse"])
def test_the_besieged_leaves_only_with_consent(answer: str) -> None:
    scene = besieged().begin("move", first=BEN)
    scene.do("lead eric")
    march(scene, "blaye")
    assert (scene.prompt, scene.asked) == ("passage", (ANA,))
    scene.do(answer)
    assert scene.where("eric") == ("blaye" if answer == "allow" else HERE)


@pytest.mark.clause("FIEF-6.4.1-06")
@pytest.mark.clause("FIEF-R-45")
def test_every_besieger_is_asked_and_no_guest_goes_without_them_either() -> None:
    scene = besieged(seats=4).lord(CLEO, "othon", HERE).garrison(CLEO, HERE).siege(CLEO, HERE)
    scene.lord(DAN, "henri", HERE, "inside").begin("move", first=DAN).do("lead henri")
    march(scene, "blaye")
    assert (scene.prompt, scene.asked) == ("passage", (ANA, CLEO))


@pytest.mark.clause("FIEF-6.4.1-06")
def test_besiegers_and_others_outside_come_and_go_freely() -> None:
    scene = besieged().lord(CLEO, "othon", HERE).begin("move", first=CLEO)
    scene.do("lead othon")
    march(scene, "blaye")
    assert scene.where("othon") == "blaye"


@pytest.mark.clause("FIEF-6.4.1-07")
@pytest.mark.clause("FIEF-R-45")
def test_relief_of_the_besieged_goes_straight_inside() -> None:
    scene = besieged().lord(BEN, "henri", "blaye").troops(BEN, "blaye", 2)
    scene.begin("move", first=BEN).do("lead henri")
    march(scene, HERE)
    assert (scene.asked, posts(scene, HERE, BEN)) == ((BEN,), {"inside"}), "Ana is not asked"
    assert scene.troops_at(HERE, BEN) == (5, 0)


@pytest.mark.clause("FIEF-6.4.1-07")
@pytest.mark.parametrize(("answer", "post"), [("grant", "inside"), ("refuse", "road")])
def test_a_third_player_brings_relief_with_the_consent_of_the_besieged(
    answer: str, post: str
) -> None:
    scene = besieged().lord(CLEO, "othon", "blaye").troops(CLEO, "blaye", 2)
    scene.begin("move", first=CLEO).do("lead othon")
    scene.do("relieve charolles")
    assert (scene.prompt, scene.asked) == ("admission", (BEN,))
    scene.do(answer)
    assert (scene.where("othon"), posts(scene, HERE, CLEO)) == (HERE, {post})


def half_inside(lord: str = "henri") -> FiefScene:
    """Cleo's Othon and two sergeants are guests in the castle, six more stand before it, with
    Henri if he is named."""
    scene = besieged(ours=6).lord(CLEO, "othon", HERE, "inside")
    scene.troops(CLEO, HERE, 2, post="inside").troops(CLEO, HERE, 6, post="around")
    return scene.lord(CLEO, lord, HERE, "around") if lord else scene


@pytest.mark.clause("FIEF-5.0-19", "FIEF-6.4.1-06")
@pytest.mark.parametrize(("count", "asked"), [(0, False), (6, False), (7, True)])
def test_who_stands_before_the_walls_leaves_freely_though_others_of_his_are_inside(
    count: int, asked: bool
) -> None:
    """Only with one of those inside he would have to ask."""
    scene = half_inside().begin("move", first=CLEO)
    scene.do("lead henri")
    scene.march("villeneuve", count, 0)
    assert scene.prompt == ("passage" if asked else "group")
    assert scene.where("henri") == (HERE if asked else "villeneuve")
    assert posts(scene, HERE, CLEO) == ({"inside"} if count == 6 else {"inside", "around"})


@pytest.mark.clause("FIEF-5.0-19", "FIEF-6.4.1-06")
@pytest.mark.parametrize("with_henri", [False, True])
def test_and_who_is_inside_does_not_leave_because_others_of_his_are_not(with_henri: bool) -> None:
    scene = half_inside().begin("move", first=CLEO)
    scene.do("lead henri" if with_henri else "lead othon")
    if with_henri:
        scene.do("join othon")
    scene.march("villeneuve", 0, 0)
    assert (scene.prompt, scene.asked) == ("passage", (ANA,))


@pytest.mark.clause("FIEF-5.0-15", "FIEF-6.4.1-06")
def test_who_turns_back_from_the_walls_takes_none_along_who_are_inside() -> None:
    scene = half_inside("").lord(CLEO, "henri", "blaye").begin("move", first=CLEO)
    scene.do("lead henri")
    march(scene, HERE)
    scene.march("villeneuve", 0, 0)
    scene.do("refuse", BEN)
    assert scene.options(verb="turn-back")[-1] == "turn-back 6 0"
    scene.do("turn-back 6 0")
    assert posts(scene, HERE, CLEO) == {"inside"}


@pytest.mark.clause("FIEF-5.0-13", "FIEF-R-36")
def test_those_who_came_turn_back_from_the_walls_though_who_took_them_on_is_inside() -> None:
    scene = besieged().lord(CLEO, "othon", HERE, "inside").lord(CLEO, "henri", "blaye")
    scene.troops(CLEO, "blaye", 2).begin("move", first=CLEO)
    for step in ("lead henri", "march charolles", "halt", "lead othon"):
        scene.do(step)
    scene.march("villeneuve", 2, 0)
    assert (scene.prompt, scene.asked) == ("passage", (ANA, BEN))
    scene.do("refuse", BEN)
    assert scene.options() == ["stop", "turn-back 0 0"]
    scene.do("turn-back 0 0")
    assert (scene.where("henri"), scene.troops_at("blaye", CLEO)) == ("blaye", (2, 0))
    assert scene.where("othon") == HERE


@pytest.mark.clause("FIEF-6.2.1-01", "FIEF-R-41", "FIEF-12.0-36")
@pytest.mark.parametrize("outside", [False, True])
def test_walls_protect_no_guest_whose_troops_stand_outside_too(outside: bool) -> None:
    scene = castle(ours=6, seats=4)
    scene.lord(DAN, "lambert", HERE).garrison(DAN, HERE).siege(DAN, HERE)
    scene.lord(CLEO, "othon", HERE, "inside").troops(CLEO, HERE, 2, post="inside")
    if outside:
        scene.troops(CLEO, HERE, 1, post="around")
    attack(scene.begin("fight"), HERE, CLEO)
    for seat in (BEN, DAN):
        scene.do("keep-out", seat)
    unhindered(scene)
    assert dice(scene)[0] == (2 if outside else 1), "7 combat points, a castle"


@pytest.mark.clause("FIEF-R-29", "FIEF-6.4.1-03")
@pytest.mark.parametrize("lord", ["", "henri"])
def test_new_troops_stand_with_the_lord_before_the_walls_if_there_is_one(lord: str) -> None:
    scene = half_inside(lord).money(CLEO, 3).begin("buy", first=CLEO)
    assert ("buy-sergeant charolles" in scene.options(CLEO)) == bool(lord)
    if lord:
        scene.do("buy-sergeant charolles")
        camp = scene.state.camps[VILLAGES.index(HERE)]
        assert sum(one.sergeants for one in camp if (one.seat, one.post) == (CLEO, AROUND)) == 7


@pytest.mark.clause("FIEF-6.4.1-07")
@pytest.mark.parametrize(
    ("verb", "answer", "post"),
    [("march", "", "road"), ("relieve", "refuse", "road"), ("relieve", "grant", "inside")],
)
def test_each_reinforcement_needs_consent_though_a_guest_is_there(
    verb: str, answer: str, post: str
) -> None:
    scene = besieged().lord(CLEO, "othon", HERE, "inside").lord(CLEO, "henri", "blaye")
    scene.troops(CLEO, "blaye", 9, 5).begin("move", first=CLEO).do("lead henri")
    scene.do(f"{verb} charolles")
    if answer:
        assert (scene.prompt, scene.asked) == ("admission", (BEN,))
        scene.do(answer)
    assert (scene.where("henri"), posts(scene, HERE, CLEO)) == (HERE, {post})


@pytest.mark.clause("FIEF-6.4.1-07")
def test_consent_for_one_group_lets_no_other_in() -> None:
    """Henri is let in, but Dan does not let him off; Othon goes in his place by another road."""
    scene = besieged(seats=4).lord(CLEO, "henri", "blaye").lord(CLEO, "othon", "villeneuve")
    scene.lord(DAN, "lambert", "blaye").on_road(DAN, "blaye", HERE).begin("move", first=CLEO)
    scene.do("lead henri")
    scene.do("relieve charolles")
    scene.do("grant", BEN)
    scene.do("refuse", DAN)
    scene.do("halt", CLEO)
    scene.do("lead othon")
    march(scene, HERE)
    assert scene.where("othon") == HERE
    assert scene.state.post[LORDS.index("othon")] == ROAD


@pytest.mark.clause("FIEF-6.4.1-07", "FIEF-10.2.1-03")
def test_also_through_bad_weather_by_a_secret_passage() -> None:
    scene = besieged().lord(CLEO, "othon", "blaye").troops(CLEO, "blaye", 2)
    scene.sky(1, "bad-weather").hand(CLEO, "secret-passage").begin("move", first=CLEO)
    for step in ("lead othon", "dig weather", "relieve charolles"):
        scene.do(step, CLEO)
    assert (scene.prompt, scene.asked) == ("admission", (BEN,))
    scene.do("grant")
    assert (scene.where("othon"), posts(scene, HERE, CLEO)) == (HERE, {"inside"})


@pytest.mark.clause("FIEF-6.4.1-07", "FIEF-R-38")
def test_and_with_riders() -> None:
    scene = besieged().lord(CLEO, "othon", "blaye").troops(CLEO, "blaye", 0, 2)
    scene.begin("move", first=CLEO).do("lead othon")
    scene.ride().do("relieve charolles")
    scene.do("grant", BEN)
    assert scene.troops_at(HERE, CLEO) == (0, 2)
    assert posts(scene, HERE, CLEO) == {"inside"}


@pytest.mark.clause("FIEF-6.4.1-07", "FIEF-5.2-13")
def test_riders_who_had_to_fight_their_way_are_let_in_too() -> None:
    """Ana stands on the road from Blaye to Charolles."""
    scene = besieged().lord(CLEO, "othon", "blaye").troops(CLEO, "blaye", 0, 2)
    scene.garrison(ANA, "blaye").on_road(ANA, "blaye", HERE).battle_dice(1)
    scene.begin("move", first=CLEO).do("lead othon")
    scene.ride().do(f"march {HERE}")
    scene.do("stand", ANA)
    unhindered(scene)
    assert f"relieve {HERE}" in scene.options(CLEO)


def refused_relief(*cards: str) -> FiefScene:
    """Ben's Henri has brought a sergeant from Blaye into the besieged castle and wants to go on to
    Villeneuve; Ana refuses."""
    scene = besieged().lord(BEN, "henri", "blaye").garrison(BEN, "blaye").hand(BEN, *cards)
    scene.begin("move", first=BEN).do("lead henri")
    march(scene, HERE, "villeneuve")
    assert (scene.prompt, scene.asked) == ("passage", (ANA,))
    scene.do("refuse")
    return scene


@pytest.mark.clause("FIEF-6.4.1-06", "FIEF-5.0-19")
def test_relief_that_is_refused_to_go_on_does_not_turn_back_out_of_the_siege() -> None:
    """Nor does it take the garrison along."""
    scene = refused_relief()
    assert (scene.prompt, scene.options()) == ("turned-away", ["stop"])
    scene.do("stop")
    assert scene.troops_at(HERE, BEN) == (4, 0)
    assert scene.where("henri") == HERE


@pytest.mark.clause("FIEF-6.4.1-06", "FIEF-D-06")
def test_but_the_besieger_can_sell_the_way() -> None:
    scene = besieged().lord(BEN, "henri", "blaye").garrison(BEN, "blaye")
    scene.lord(CLEO, "othon", HERE).on_road(CLEO, HERE, "villeneuve").begin("move", first=BEN)
    for step in ("deal 0", f"want-passage {HERE} henri", "offer", "accept"):
        scene.do(step)
    scene.do("lead henri")
    march(scene, HERE, "villeneuve")
    assert (scene.prompt, scene.asked) == ("passage", (CLEO,))
    scene.do("refuse")
    scene.do("turn-back 0 0")
    assert scene.where("henri") == "blaye"


@pytest.mark.clause("FIEF-10.2.1-02", "FIEF-6.4.1-06", "FIEF-R-36")
def test_after_the_refusal_a_secret_passage_leads_out_of_the_siege() -> None:
    scene = refused_relief("secret-passage")
    assert scene.options() == ["stop", "dig siege"]
    scene.do("dig siege")
    assert scene.where("henri") == "villeneuve"
    assert (scene.prompt, scene.hand_of(BEN)) == ("moves", []), "Ana is not asked again"


@pytest.mark.clause("FIEF-R-45")
@pytest.mark.clause("FIEF-R-35")
def test_guests_share_the_walls_and_come_out_when_the_siege_ends() -> None:
    scene = besieged(ours=6).lord(CLEO, "othon", HERE, "inside")
    scene.troops(CLEO, HERE, 2, post="inside").begin("fight")
    scene.do("attack charolles 2")
    unhindered(scene)
    scene.do("keep-out", BEN)
    unhindered(scene)
    assert dice(scene) == (2, 1), "the engine cancels what the castle costs"
    scene = castle(ours=6).lord(CLEO, "othon", HERE, "inside").troops(CLEO, HERE, 2, post="inside")
    scene.siege(ANA, HERE).begin("before_income")
    act(scene, "lift-siege charolles", ANA)
    assert posts(scene, HERE, CLEO) == {"around"}


@pytest.mark.clause("FIEF-6.4.1-08")
def test_the_besieger_pillages_the_mills() -> None:
    scene = besieged().mills(HERE, 2).begin("plunder")
    assert scene.options(ANA, "pillage") == ["pillage charolles"]


@pytest.mark.clause("FIEF-6.4.1-09")
def test_the_besieged_may_sally_and_nobody_has_a_penalty() -> None:
    scene = besieged(ours=6, theirs=6).begin("fight", first=BEN)
    attack(scene, HERE, ANA)
    assert dice(scene) == (2, 2)


@pytest.mark.clause("FIEF-6.4.1-10")
@pytest.mark.clause("FIEF-6.4.1-12")
def test_without_a_lord_of_the_besieger_it_is_broken_off_at_once() -> None:
    scene = besieged().lord(CLEO, "othon", "sigy").hand(CLEO, "assassination")
    act(scene.begin("before_income"), "assassinate baudoin othon", CLEO)
    assert engines(scene) == []


@pytest.mark.clause("FIEF-6.4.1-10")
@pytest.mark.clause("FIEF-6.4.1-12")
@pytest.mark.parametrize(("card", "rolled"), [("pass", 2), ("ambush baudoin", 1)])
def test_engines_do_not_count_once_their_lord_has_fallen_in_the_battle(
    card: str, rolled: int
) -> None:
    """Othon fights on beside Ana's troops: 7 points in all, without Baudoin 6, are worth 2 dice,
    and the castle costs one where the engine does not make up for it."""
    scene = besieged(ours=3, theirs=6).lord(CLEO, "othon", HERE).troops(CLEO, HERE, 3)
    scene.hand(BEN, "ambush").begin("fight").do(f"attack {HERE} {BEN}")
    while scene.prompt == "window-battle":
        scene.pass_all()
    scene.do("join-side attacker", CLEO)
    scene.do("accept", ANA)
    for seat in scene.asked:
        scene.do(card if seat == BEN else "pass", seat)
    unhindered(scene)
    assert dice(scene)[0] == rolled


@pytest.mark.clause("FIEF-6.4.1-10")
@pytest.mark.clause("FIEF-R-45")
def test_a_besieger_who_leaves_his_troops_lifts_it() -> None:
    """Baudoin goes off without his men."""
    scene = besieged().begin("move")
    scene.do("lead baudoin")
    scene.march("blaye", 0, 0)
    assert scene.troops_at(HERE, ANA) == (3, 0)
    assert engines(scene) == []


@pytest.mark.clause("FIEF-6.4.1-10")
@pytest.mark.clause("FIEF-R-45")
def test_a_lord_goes_on_with_it_alone() -> None:
    """The men go off with Baudoin, Arthur stays: a lord is there to lead it. But without men he
    could not begin one."""
    scene = besieged().lord(ANA, "arthur", HERE).begin("move")
    scene.do("lead baudoin")
    march(scene, "blaye")
    assert (scene.troops_at(HERE, ANA), engines(scene)) == ((0, 0), [(HERE, ANA, 1)])
    alone = castle(ours=0).begin("fight")
    assert alone.until("window-end").state.sieges == ()


@pytest.mark.clause("FIEF-6.4.1-11")
@pytest.mark.clause("FIEF-6.4.1-12")
def test_the_besieger_may_lift_it_at_any_time() -> None:
    scene = besieged().begin("before_income")
    assert scene.options(BEN, "lift-siege") == []
    act(scene, "lift-siege charolles", ANA)
    assert engines(scene) == []
    assert [event["seat"] for event in scene.events(None, "siege-lifted")] == [ANA]


@pytest.mark.clause("FIEF-6.4.1-13")
@pytest.mark.clause("FIEF-R-45")
def test_conquest_by_anybody_ends_every_siege() -> None:
    scene = besieged(theirs=1).lord(CLEO, "othon", HERE).troops(CLEO, HERE, 12).siege(CLEO, HERE)
    scene.begin("fight", first=CLEO).battle_dice(3)
    attack(scene, HERE, BEN)
    scene.do("keep-out", ANA)
    unhindered(scene)
    assert (scene.holder(HERE), engines(scene)) == (CLEO, [])


@pytest.mark.clause("FIEF-6.4.1-13")
def test_ceding_it_to_the_besieger_ends_it() -> None:
    scene = besieged().begin("before_income")
    act(scene, "cede charolles 0", BEN)
    assert (scene.holder(HERE), engines(scene)) == (ANA, [])


@pytest.mark.clause("FIEF-6.4.1-13")
@pytest.mark.clause("FIEF-R-45")
def test_the_destruction_of_the_castle_ends_it() -> None:
    """Two revolts, one die left by the castle: 4 damage clear the village of all troops."""
    scene = besieged(ours=1, theirs=1).sky(1, "famine").hand(CLEO, "revolt", "revolt")
    scene.battle_dice(3).begin("before_income")
    act(scene, "revolt charolles", CLEO)
    scene.do("strike 1")
    scene.do("join-revolt 1", CLEO)
    assert (scene.fort(HERE), engines(scene)) == (0, [])


# Engines (6.4.2) ---------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-6.4.2-01")
@pytest.mark.clause("FIEF-6.4.2-02")
@pytest.mark.clause("FIEF-6.4.2-03")
@pytest.mark.parametrize(
    ("city", "engine", "expected"),
    [
        (False, 0, 2),
        (False, 1, 3),
        (False, 2, 3),
        (True, 0, 1),
        (True, 1, 2),
        (True, 2, 3),
    ],
)
def test_each_die_shown_cancels_a_die_of_the_penalty(
    city: bool, engine: int, expected: int
) -> None:
    """13 combat points are three dice: the engine never makes them more."""
    scene = besieged(ours=12, dice=engine) if engine else castle(ours=12)
    if city:
        scene.title("eric", "blaye", HERE)
    assert dice(attack(scene.begin("fight"), HERE, BEN))[0] == expected


@pytest.mark.clause("FIEF-6.4.2-03")
@pytest.mark.parametrize(("ours", "expected"), [(5, 1), (6, 2)])
def test_engines_add_no_combat_points(ours: int, expected: int) -> None:
    scene = besieged(ours=ours, dice=2).begin("fight")
    assert dice(attack(scene, HERE, BEN))[0] == expected


@pytest.mark.clause("FIEF-6.4.2-04")
@pytest.mark.clause("FIEF-R-45")
def test_engines_take_no_damage_and_a_stopped_battle_is_not_lost() -> None:
    scene = besieged(ours=4, theirs=5).begin("fight").battle_dice(0, 3)
    attack(scene, HERE, BEN)
    assert (scene.troops_at(HERE, ANA), engines(scene)) == ((1, 0), [(HERE, ANA, 1)])
    both(scene, "stop-battle", "fight-on")
    assert (outcome(scene), engines(scene)) == ("stopped", [(HERE, ANA, 1)])


@pytest.mark.clause("FIEF-6.4.2-05")
@pytest.mark.parametrize("surrenders", [True, False])
def test_engines_of_the_losing_side_are_destroyed(surrenders: bool) -> None:
    """Baudoin surrenders, or loses his only sergeant; he is spared."""
    scene = besieged(ours=1, theirs=5).begin("fight").battle_dice(0, 0 if surrenders else 1)
    attack(scene, HERE, BEN)
    if surrenders:
        both(scene, "surrender", "fight-on")
    assert outcome(scene) == "defender"
    scene.do("spare baudoin")
    assert engines(scene) == []


@pytest.mark.clause("FIEF-6.4.2-05")
def test_a_beaten_partner_loses_his_engine_too_a_bystander_does_not() -> None:
    scene = besieged(ours=1, theirs=7, seats=4).lord(CLEO, "othon", HERE).garrison(CLEO, HERE)
    scene.siege(CLEO, HERE).lord(DAN, "henri", HERE).garrison(DAN, HERE).siege(DAN, HERE)
    scene.begin("fight")
    attack(scene, HERE, BEN)
    scene.do("join-side attacker", CLEO)
    scene.do("keep-out", DAN)
    scene.do("accept")
    unhindered(scene)
    scene.do("stay-true", CLEO)
    both(scene, "surrender", "fight-on")
    scene.do("spare baudoin")
    scene.do("spare othon")
    assert engines(scene) == [(HERE, DAN, 1)]


@pytest.mark.clause("FIEF-6.4.2-05")
@pytest.mark.clause("FIEF-R-38")
def test_a_lost_chevauchee_of_others_costs_the_besiegers_no_engine() -> None:
    """Arthur wants to ride off past Cleo's men, who have come by the road to Blaye, and is beaten;
    Baudoin, who goes on with the siege, was not in that fight."""
    scene = besieged().lord(ANA, "arthur", HERE).troops(ANA, HERE, 0, 1, post="around")
    scene.troops(CLEO, HERE, 7).on_road(CLEO, HERE, "blaye").begin("move")
    for answer in ("lead arthur", "ride 1", "march blaye"):
        scene.do(answer)
    scene.do("stand", CLEO)
    unhindered(scene).do("keep-out", BEN)
    scene.battle_dice(0, 1, 1)
    unhindered(scene)
    assert outcome(scene) == "defender"
    scene.until("moves")
    assert (scene.troops_at(HERE, ANA), engines(scene)) == ((3, 0), [(HERE, ANA, 1)])


@pytest.mark.clause("FIEF-6.4.1-13")
@pytest.mark.clause("FIEF-R-34")
def test_ceding_to_a_third_player_does_not_lift_the_siege() -> None:
    """Else the besieged would break it by ceding to and fro."""
    scene = fief().lord(BEN, "eric", "sigy").troops(BEN, "sigy", 2).castle("sigy")
    scene.lord(ANA, "thierry", "sigy").troops(ANA, "sigy", 3).siege(ANA, "sigy")
    scene.troops(CLEO, "sigy", 1).begin("before_income")
    scene.do("pass", ANA)
    scene.do("pass", CLEO)
    scene.do("cede sigy 2", BEN)
    assert scene.holder("sigy") == CLEO
    assert [siege.seat for siege in scene.state.sieges] == [ANA]


@pytest.mark.clause("FIEF-6.4.1-06", "FIEF-5.0-19", "FIEF-R-34")
@pytest.mark.parametrize("post", ["inside", "around"])
def test_nobody_walks_out_of_a_siege_by_ceding_the_walls(post: str) -> None:
    """Ben cedes to Cleo, who has a sergeant there: he stays inside, as her guest."""
    scene = fief().lord(BEN, "eric", "sennecy").troops(BEN, "sennecy", 4).castle("sennecy")
    scene.lord(ANA, "arthur", "sennecy").troops(ANA, "sennecy", 3).siege(ANA, "sennecy")
    scene.troops(CLEO, "sennecy", 1, post=post).begin("move", first=BEN)
    scene.do("cede sennecy 2", BEN)
    scene.do("lead eric", BEN)
    scene.march("la-salle", 4, 0)
    assert (scene.prompt, scene.asked) == ("passage", (ANA,))
    scene.do("refuse", ANA)
    assert scene.where("eric") == "sennecy"


@pytest.mark.clause("FIEF-6.4.1-03", "FIEF-R-34")
def test_nobody_hires_in_a_siege_by_ceding_the_walls() -> None:
    scene = fief().lord(BEN, "eric", "sennecy").troops(BEN, "sennecy", 4).castle("sennecy")
    scene.lord(ANA, "arthur", "sennecy").troops(ANA, "sennecy", 3).siege(ANA, "sennecy")
    scene.troops(CLEO, "sennecy", 1, post="around").money(BEN, 4).begin("buy", first=BEN)
    assert scene.options(BEN, "buy-sergeant") == []
    scene.do("cede sennecy 2", BEN)
    assert scene.options(BEN, "buy-sergeant") == []


@pytest.mark.clause("FIEF-R-34", "FIEF-R-35")
def test_who_has_ceded_besieged_walls_comes_out_when_the_siege_is_lifted() -> None:
    scene = fief().lord(BEN, "eric", "sennecy").troops(BEN, "sennecy", 4).castle("sennecy")
    scene.lord(ANA, "arthur", "sennecy").troops(ANA, "sennecy", 3).siege(ANA, "sennecy")
    scene.troops(CLEO, "sennecy", 1).begin("before_income")
    scene.do("pass", ANA)
    scene.do("pass", CLEO)
    scene.do("cede sennecy 2", BEN)
    assert scene.state.post[LORDS.index("eric")] == INSIDE
    for seat in scene.asked:
        scene.do("cede sennecy 0" if seat == CLEO else "pass", seat)
    assert (scene.holder("sennecy"), scene.state.sieges) == (ANA, ())
    assert scene.state.post[LORDS.index("eric")] == AROUND
