"""5.1: control of a village."""

import pytest

from tableronde.games.fief.components import CASTLE, CITY, LORDS, VILLAGES
from tableronde.games.fief.state import INSIDE
from tests.rules.fief.fighting import attack
from tests.rules.fief.marching import march, posts
from tests.rules.fief.scene import ANA, BEN, CLEO, DAN, FiefScene, fief

NOBODY = -1


def done(scene: FiefScene) -> FiefScene:
    """The player who moves has finished."""
    if scene.prompt == "group":
        scene.do("halt")
    scene.do("done")
    return scene


# Coming and going ---------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-5.1-01")
@pytest.mark.clause("FIEF-5.1-03")
@pytest.mark.clause("FIEF-R-33")
def test_the_first_to_arrive_has_it_alone() -> None:
    scene = fief().lord(ANA, "baudoin", "blaye").lord(BEN, "eric", "l-epervier")
    scene.troops(BEN, "l-epervier", 5, 2).begin("move")
    assert scene.holder("charolles") == NOBODY
    scene.do("lead baudoin")
    done(march(scene, "charolles"))
    assert scene.holder("charolles") == ANA
    scene.do("lead eric")
    done(march(scene, "charolles"))
    assert scene.holder("charolles") == ANA, "however many come after him"
    scene.until("window-end")
    assert scene.holder("charolles") == ANA


@pytest.mark.clause("FIEF-5.1-02")
@pytest.mark.clause("FIEF-5.1-05")
@pytest.mark.parametrize(("lords", "sergeants"), [(1, 0), (0, 1), (1, 1)])
def test_lords_or_troops_occupy(lords: int, sergeants: int) -> None:
    """A lord goes on, or stays, or drops a sergeant."""
    scene = fief().lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 1).begin("move")
    scene.do("lead baudoin")
    scene.march("charolles", sergeants, 0)
    if not lords:
        scene.march("villeneuve", 0, 0)
    done(scene)
    assert scene.holder("charolles") == ANA
    assert scene.troops_at("charolles", ANA) == (sergeants, 0)


@pytest.mark.clause("FIEF-5.1-02")
@pytest.mark.clause("FIEF-R-33")
def test_prisoners_do_not_occupy() -> None:
    """Arthur, Ben's prisoner, does not keep Charolles for Ana when Baudoin leaves."""
    scene = fief().lord(ANA, "baudoin", "charolles").lord(ANA, "arthur").garrison(BEN, "charolles")
    scene.captive("arthur", BEN, "charolles").begin("move").do("lead baudoin")
    march(scene, "blaye")
    assert scene.holder("charolles") == BEN


@pytest.mark.clause("FIEF-5.1-04")
def test_the_controller_stands_inside_and_later_arrivals_on_their_road() -> None:
    scene = fief().lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 1)
    scene.lord(BEN, "eric", "l-epervier").troops(BEN, "l-epervier", 1).begin("move")
    scene.do("lead baudoin")
    done(march(scene, "charolles"))
    scene.do("lead eric")
    done(march(scene, "charolles"))
    assert posts(scene, "charolles", ANA) == {"inside"}
    assert posts(scene, "charolles", BEN) == {"road"}


@pytest.mark.clause("FIEF-5.1-07")
@pytest.mark.clause("FIEF-R-33")
def test_a_leaving_controller_says_who_of_several_follows() -> None:
    scene = fief().lord(ANA, "baudoin", "charolles").garrison(BEN, "charolles")
    scene.garrison(CLEO, "charolles").begin("move").do("lead baudoin")
    march(scene, "blaye")
    assert (scene.prompt, scene.asked) == ("successor", (ANA,))
    assert scene.options() == ["yield 1", "yield 2"]
    scene.do("yield 2")
    assert scene.holder("charolles") == CLEO


@pytest.mark.clause("FIEF-5.1-11")
@pytest.mark.clause("FIEF-R-33")
def test_the_only_other_player_present_follows_at_once() -> None:
    scene = fief().lord(ANA, "baudoin", "charolles").garrison(BEN, "charolles").begin("move")
    scene.do("lead baudoin")
    march(scene, "blaye")
    assert (scene.prompt, scene.holder("charolles")) == ("group", BEN)


@pytest.mark.clause("FIEF-5.1-10")
@pytest.mark.clause("FIEF-5.1-11")
def test_a_village_of_an_ungoverned_fief_is_lost_at_once() -> None:
    scene = fief().lord(ANA, "baudoin", "charolles").begin("move")
    scene.do("lead baudoin")
    march(scene, "blaye")
    assert (scene.prompt, scene.holder("charolles")) == ("group", NOBODY)


@pytest.mark.clause("FIEF-5.1-11")
@pytest.mark.clause("FIEF-R-33")
def test_control_by_moving_in_waits_for_the_end_of_one_s_movement() -> None:
    scene = fief().lord(ANA, "baudoin", "blaye").begin("move")
    scene.do("lead baudoin")
    march(scene, "charolles")
    assert scene.holder("charolles") == NOBODY
    done(scene)
    assert scene.holder("charolles") == ANA


@pytest.mark.clause("FIEF-R-33")
def test_passing_through_changes_nothing() -> None:
    scene = fief().lord(BEN, "eric", "sigy").title("eric", "blaye", "charolles")
    scene.lord(ANA, "baudoin", "l-epervier").begin("move").do("lead baudoin")
    march(scene, "charolles", "villeneuve")
    done(scene)
    assert (scene.holder("charolles"), scene.holds("blaye")) == (BEN, "eric")


@pytest.mark.clause("FIEF-R-33")
@pytest.mark.clause("FIEF-5.1-11")
def test_what_is_dropped_in_an_empty_city_takes_it_only_in_the_end() -> None:
    scene = fief().lord(BEN, "eric", "sigy").title("eric", "blaye", "charolles")
    scene.lord(ANA, "baudoin", "l-epervier").troops(ANA, "l-epervier", 2).begin("move")
    scene.do("lead baudoin")
    march(scene, "charolles")
    scene.march("villeneuve", 1, 0)
    assert (scene.holder("charolles"), scene.holds("blaye")) == (BEN, "eric")
    done(scene)
    assert (scene.holder("charolles"), scene.holds("blaye")) == (ANA, "baudoin")


# Governed fiefs -----------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-5.1-08")
def test_empty_villages_of_a_governed_fief_are_the_title_owner_s() -> None:
    scene = fief().lord(ANA, "baudoin", "charolles").title("baudoin", "blaye", "beaujeu")
    scene.lord(BEN, "eric", "la-salle").begin("move").do("lead baudoin")
    march(scene, "l-epervier")
    assert scene.holder("charolles") == ANA, "he has left, but his fief is governed"
    done(scene)
    scene.do("lead eric")
    march(scene, "sennecy")
    assert scene.holder("la-salle") == ANA, "no matter who held it before"


@pytest.mark.clause("FIEF-R-33")
def test_default_control_yields_to_whoever_stops_there() -> None:
    scene = fief().lord(BEN, "eric", "sigy").title("eric", "blaye", "beaujeu")
    scene.lord(ANA, "baudoin", "l-epervier").begin("move").do("lead baudoin")
    assert scene.holder("charolles") == BEN
    done(march(scene, "charolles"))
    assert (scene.holder("charolles"), scene.holds("blaye")) == (ANA, "eric")


@pytest.mark.clause("FIEF-R-33")
def test_and_with_the_city_goes_the_title() -> None:
    scene = fief().lord(BEN, "eric", "sigy").title("eric", "blaye", "charolles")
    scene.lord(ANA, "baudoin", "l-epervier").begin("move").do("lead baudoin")
    done(march(scene, "charolles"))
    assert (scene.holder("charolles"), scene.holds("blaye")) == (ANA, "baudoin")
    assert scene.holder("la-salle") == ANA


@pytest.mark.clause("FIEF-5.1-09")
@pytest.mark.parametrize("fort", [CASTLE, CITY])
def test_walls_change_nothing_and_go_with_the_village(fort: int) -> None:
    scene = fief().lord(ANA, "baudoin", "charolles").garrison(BEN, "charolles").castle("charolles")
    if fort == CITY:
        scene.title("baudoin", "blaye", "charolles")
    scene.lord(BEN, "eric", "sigy").begin("move").do("lead baudoin")
    march(scene, "l-epervier")
    assert (scene.holder("charolles"), scene.fort("charolles")) == (BEN, fort)
    assert posts(scene, "charolles", BEN) == {"inside"}


@pytest.mark.clause("FIEF-R-33")
def test_a_placed_lord_takes_a_free_village_at_once() -> None:
    scene = fief().hand(ANA, "othon").begin("play")
    scene.do("play-lord othon charolles")
    assert scene.holder("charolles") == ANA


def beside_the_mover() -> FiefScene:
    """Ben's Henri is set free and put where Ana's group has stopped; then it goes on."""
    scene = fief().lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 2)
    scene.lord(BEN, "henri").garrison(ANA, "sigy").captive("henri", ANA, "sigy").begin("move")
    scene.do("lead baudoin")
    march(scene, "charolles").do("halt")
    scene.do("release henri")
    scene.do("place henri charolles", BEN)
    assert scene.holder("charolles") == NOBODY, "Ana was there first"
    return scene.until("moves")


@pytest.mark.clause("FIEF-5.1-02")
@pytest.mark.clause("FIEF-R-33")
def test_whom_the_mover_leaves_alone_in_a_free_village_takes_it_at_once() -> None:
    scene = beside_the_mover()
    scene.do("lead baudoin")
    march(scene, "l-epervier")
    assert scene.holder("charolles") == BEN
    assert scene.state.post[LORDS.index("henri")] == INSIDE


@pytest.mark.clause("FIEF-R-33")
def test_where_the_mover_leaves_troops_he_was_still_there_first() -> None:
    scene = beside_the_mover()
    scene.do("lead baudoin")
    done(scene.march("l-epervier", 1, 0))
    assert scene.holder("charolles") == ANA


# Somebody is just passing through -----------------------------------------------------------------


def crossing(seats: int = 3) -> FiefScene:
    """Ana's group has halted at Charolles, and has a stage left."""
    scene = fief(seats).lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 1)
    return scene.lord(CLEO, "henri", "sigy").hand(ANA, "assassination")


def murder(scene: FiefScene, victim: str) -> FiefScene:
    """Baudoin comes to Charolles and has somebody killed."""
    scene.begin("move").do("lead baudoin")
    march(scene, "charolles").do("halt")
    scene.do(f"assassinate {victim} baudoin")
    return scene


def go_on(scene: FiefScene) -> FiefScene:
    scene.do("lead baudoin")
    return done(march(scene, "l-epervier"))


@pytest.mark.clause("FIEF-R-33")
@pytest.mark.clause("FIEF-5.1-11")
@pytest.mark.parametrize("stays", [True, False])
def test_a_death_hands_nothing_to_whoever_has_not_finished_his_moves(stays: bool) -> None:
    """Éric, alone in his city, dies beside Ana's group; Lambert of his family inherits."""
    scene = crossing().lord(BEN, "eric", "charolles").lord(BEN, "lambert", "bourg")
    murder(scene.title("eric", "blaye", "charolles"), "eric")
    assert (scene.holder("charolles"), scene.holds("blaye")) == (BEN, "lambert")
    if stays:
        done(scene)
        assert (scene.holder("charolles"), scene.holds("blaye")) == (ANA, "baudoin")
    else:
        go_on(scene)
        assert (scene.holder("charolles"), scene.holds("blaye")) == (BEN, "lambert")


@pytest.mark.clause("FIEF-R-33")
@pytest.mark.clause("FIEF-5.1-10")
@pytest.mark.parametrize(("stays", "holder"), [(True, ANA), (False, NOBODY)])
def test_a_village_of_an_ungoverned_fief_is_free_until_then(stays: bool, holder: int) -> None:
    scene = murder(crossing().lord(BEN, "eric", "charolles"), "eric")
    assert scene.holder("charolles") == NOBODY
    done(scene) if stays else go_on(scene)
    assert scene.holder("charolles") == holder


@pytest.mark.clause("FIEF-R-33")
def test_another_who_has_come_to_stay_takes_it_before_the_one_who_moves() -> None:
    scene = crossing().lord(BEN, "eric", "charolles").garrison(CLEO, "charolles")
    assert done(murder(scene, "eric")).holder("charolles") == CLEO


@pytest.mark.clause("FIEF-5.1-07")
@pytest.mark.clause("FIEF-R-33")
def test_nor_is_the_one_who_moves_among_those_who_may_follow() -> None:
    scene = crossing(4).lord(BEN, "eric", "charolles").garrison(CLEO, "charolles")
    murder(scene.garrison(DAN, "charolles"), "eric")
    assert (scene.prompt, scene.options(BEN)) == ("successor", ["yield 2", "yield 3"])


@pytest.mark.clause("FIEF-R-33")
def test_what_the_mover_has_had_there_before_takes_it_at_once() -> None:
    scene = crossing().lord(BEN, "eric", "charolles").garrison(ANA, "charolles")
    assert murder(scene, "eric").holder("charolles") == ANA


@pytest.mark.clause("FIEF-R-33")
@pytest.mark.clause("FIEF-5.1-11")
def test_with_the_end_of_his_moves_he_has_come_to_stay() -> None:
    """Cleo has Éric killed right after Ana's last move, when it is Ana's turn still."""
    scene = crossing().lord(BEN, "eric", "charolles").hand(ANA).hand(CLEO, "assassination")
    scene.begin("move").do("lead baudoin")
    march(scene, "charolles").do("halt")
    scene.remark(CLEO, "raise-hand")
    scene.do("done")
    scene.do("assassinate eric henri", CLEO)
    assert scene.holder("charolles") == ANA


@pytest.mark.clause("FIEF-4.3-13")
@pytest.mark.clause("FIEF-R-31")
def test_a_village_that_somebody_crosses_follows_a_vacant_title() -> None:
    scene = crossing().lord(BEN, "eric", "beaujeu").garrison(BEN, "beaujeu")
    scene.title("eric", "blaye", "beaujeu")
    assert scene.holder("charolles") == BEN
    murder(scene, "eric")
    assert (scene.holds("blaye"), scene.holder("charolles")) == ("", NOBODY)
    assert go_on(scene).holder("charolles") == NOBODY


@pytest.mark.clause("FIEF-4.3-13")
@pytest.mark.clause("FIEF-R-31")
@pytest.mark.clause("FIEF-5.1-04")
@pytest.mark.parametrize(("to", "stand"), [(CLEO, "road"), (ANA, "inside")])
def test_and_a_title_that_goes_with_the_city(to: int, stand: str) -> None:
    """Ben cedes Beaujeu, the city, while Ana's groups cross Charolles and Bourg."""
    scene = crossing().lord(BEN, "eric", "beaujeu").garrison(to, "beaujeu")
    scene.title("eric", "blaye", "beaujeu").lord(ANA, "thierry", "villeneuve")
    scene.garrison(CLEO, "bourg").begin("move").do("lead baudoin")
    march(scene, "charolles").do("halt")
    scene.remark(BEN, "raise-hand")
    scene.do("lead thierry")
    march(scene, "bourg")
    assert scene.holder("charolles") == BEN
    scene.do(f"cede beaujeu {to}", BEN)
    if to == ANA:
        scene.do("take-title blaye baudoin")
    assert scene.holder("charolles") == to
    assert posts(scene, "charolles", ANA) == {stand}


@pytest.mark.clause("FIEF-R-33")
@pytest.mark.clause("FIEF-4.3-08")
def test_nor_does_the_one_who_moves_keep_others_from_the_city_of_a_family_that_dies_out() -> None:
    """Its title falls vacant before Éric is buried; Cleo has troops there."""
    scene = crossing().lord(BEN, "eric", "charolles").garrison(CLEO, "charolles")
    murder(scene.title("eric", "blaye", "charolles"), "eric")
    assert (scene.holder("charolles"), scene.holds("blaye")) == (CLEO, "henri")


# Ceding -------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-5.1-06")
@pytest.mark.clause("FIEF-R-34")
def test_the_controller_cedes_to_another_present_without_asking_him() -> None:
    scene = fief().garrison(ANA, "charolles").garrison(BEN, "charolles").garrison(CLEO, "blaye")
    scene.begin("before_income")
    assert scene.options(ANA, "cede") == ["cede charolles 1"], "not to Cleo, who is elsewhere"
    assert scene.options(BEN, "cede") == []
    for seat in (BEN, CLEO):
        scene.do("pass", seat)
    scene.do("cede charolles 1", ANA)
    assert scene.holder("charolles") == BEN
    assert posts(scene, "charolles", BEN) == {"inside"}
    assert posts(scene, "charolles", ANA) == {"around"}


@pytest.mark.clause("FIEF-R-34")
def test_it_may_be_ceded_back_and_forth() -> None:
    scene = fief().garrison(ANA, "charolles").garrison(BEN, "charolles").begin("before_income")
    for _ in range(2):
        scene.do("pass", BEN)
        scene.do("pass", CLEO)
        scene.do("cede charolles 1", ANA)
        assert scene.holder("charolles") == BEN
        scene.do("pass", ANA)
        scene.do("pass", CLEO)
        scene.do("cede charolles 0", BEN)
        assert scene.holder("charolles") == ANA


@pytest.mark.clause("FIEF-R-34")
def test_who_ceded_keeps_a_free_exit() -> None:
    scene = fief().lord(ANA, "baudoin", "charolles").garrison(BEN, "charolles").begin("move")
    scene.do("cede charolles 1")
    scene.do("lead baudoin")
    march(scene, "blaye")
    assert scene.where("baudoin") == "blaye"


@pytest.mark.clause("FIEF-R-34")
def test_ceding_a_city_cedes_the_title_even_before_victory_is_checked() -> None:
    scene = fief().lord(ANA, "baudoin", "charolles").title("baudoin", "blaye", "charolles")
    scene.garrison(BEN, "charolles").lord(BEN, "eric", "sigy").begin("before_end")
    assert scene.prompt == "window-end"
    scene.do("pass", BEN)
    scene.do("pass", CLEO)
    scene.do("cede charolles 1", ANA)
    assert (scene.holder("charolles"), scene.holds("blaye")) == (BEN, "eric")


@pytest.mark.clause("FIEF-R-34")
@pytest.mark.parametrize(("to", "sieges"), [(BEN, 0), (CLEO, 1)])
def test_ceding_to_the_besieger_ends_the_siege_to_a_guest_it_goes_on(to: int, sieges: int) -> None:
    scene = fief().garrison(ANA, "charolles").castle("charolles").lord(BEN, "eric", "charolles")
    scene.garrison(BEN, "charolles").siege(BEN, "charolles")
    scene.troops(CLEO, "charolles", 1, post="inside").begin("before_income")
    scene.do("pass", BEN)
    scene.do("pass", CLEO)
    scene.do(f"cede charolles {to}", ANA)
    assert scene.holder("charolles") == to
    assert len(scene.state.sieges) == sieges


@pytest.mark.clause("FIEF-6.4.1-12")
@pytest.mark.clause("FIEF-6.4.1-13")
@pytest.mark.clause("FIEF-R-34")
def test_ceding_to_the_besieger_ends_his_siege_also_in_the_midst_of_his_battle() -> None:
    """Dan, who besieges it too, goes on with his siege, against Ana."""
    scene = fief(4).lord(BEN, "eric", "charolles").troops(BEN, "charolles", 4).castle("charolles")
    scene.lord(ANA, "baudoin", "charolles").troops(ANA, "charolles", 4).siege(ANA, "charolles", 2)
    scene.lord(DAN, "lambert", "charolles").garrison(DAN, "charolles").siege(DAN, "charolles")
    scene.begin("fight").do("attack charolles 1")
    scene.do("cede charolles 0", BEN)
    scene.pass_all()
    assert scene.holder("charolles") == ANA
    assert [siege.seat for siege in scene.state.sieges] == [DAN]


# Other losses -------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-R-33")
def test_a_death_acts_at_once() -> None:
    scene = fief().lord(ANA, "baudoin", "charolles").garrison(BEN, "charolles")
    scene.lord(CLEO, "henri", "sigy").hand(CLEO, "assassination").begin("before_income")
    scene.do("pass", ANA)
    scene.do("pass", BEN)
    scene.do("assassinate baudoin henri", CLEO)
    assert scene.holder("charolles") == BEN


@pytest.mark.clause("FIEF-R-33")
def test_a_capture_and_the_end_of_a_battle_act_at_once() -> None:
    scene = fief().lord(ANA, "baudoin", "charolles").lord(BEN, "eric", "charolles")
    scene.garrison(BEN, "charolles").begin("fight", first=BEN)
    attack(scene, "charolles", ANA)
    scene.do("capture baudoin 1")
    assert scene.holder("charolles") == BEN


@pytest.mark.clause("FIEF-R-33")
def test_who_is_left_alone_by_a_battle_over_a_free_village_takes_it() -> None:
    """As when a mover sets upon somebody who was put beside him, and perishes."""
    scene = fief().lord(BEN, "eric", "charolles").troops(BEN, "charolles", 9)
    scene.lord(ANA, "baudoin", "charolles").garrison(ANA, "charolles")
    scene.state.control[VILLAGES.index("charolles")] = NOBODY
    scene.battle_dice(0, 3, 3).begin("fight")
    attack(scene, "charolles", BEN)
    assert scene.owner("baudoin") == NOBODY
    assert scene.holder("charolles") == BEN


@pytest.mark.clause("FIEF-5.1-02")
@pytest.mark.clause("FIEF-5.1-11")
@pytest.mark.clause("FIEF-R-33")
@pytest.mark.parametrize("step", ["buy", "move", "fight"])
def test_an_army_before_the_city_takes_it_also_in_its_player_s_own_turn(step: str) -> None:
    """Éric, the last of Ben's family, is murdered alone in his city; Ana's army is no passer-by."""
    scene = fief().lord(BEN, "eric", "charolles").title("eric", "blaye", "charolles")
    scene.lord(ANA, "baudoin", "charolles").troops(ANA, "charolles", 3).money(ANA, 9)
    scene.hand(ANA, "assassination").begin(step)
    scene.do("assassinate eric baudoin", ANA)
    assert scene.owner("eric") == NOBODY
    assert (scene.holder("charolles"), scene.holds("blaye")) == (ANA, "baudoin")
