"""6.2 to 6.2.3: a round of a battle: dice, penalties, losses; lords alone."""

import pytest

from tests.rules.fief.acting import act, all_pass
from tests.rules.fief.fighting import attack, both, damage, dice, fight_on, outcome, unhindered
from tests.rules.fief.scene import ANA, BEN, CLEO, FiefScene, fief

HERE = "charolles"


def army(sergeants: int, knights: int = 0, *lords: str) -> FiefScene:
    """Ana's lords and troops before 3 sergeants of Ben, who controls Charolles."""
    scene = fief().troops(BEN, HERE, 3).troops(ANA, HERE, sergeants, knights)
    for lord in lords or ("baudoin",):
        scene.lord(ANA, lord, HERE)
    return scene


def rolled(scene: FiefScene) -> int:
    """With how many dice Ana attacks."""
    return dice(attack(scene.begin("fight"), HERE, BEN))[0]


def hit(defence: FiefScene, total: int) -> FiefScene:
    """Ana, with plenty of dice, deals so much damage to Ben at Charolles and takes none."""
    scene = defence.lord(ANA, "baudoin", HERE).troops(ANA, HERE, 12).begin("fight")
    faces = [min(3, max(0, total - 3 * die)) for die in range(3)]
    scene.battle_dice(*faces)
    return attack(scene, HERE, BEN)


# Combat points and dice (6.2) --------------------------------------------------------------------


@pytest.mark.clause("FIEF-6.2-01")
@pytest.mark.clause("FIEF-6.2-02")
@pytest.mark.clause("FIEF-6.2-04")
@pytest.mark.parametrize(
    ("sergeants", "knights", "expected"),
    [
        (1, 0, 1),
        (5, 0, 1),
        (2, 1, 1),
        (6, 0, 2),
        (3, 1, 2),
        (0, 2, 2),
        (11, 0, 2),
        (2, 3, 2),
        (12, 0, 3),
        (0, 4, 3),
        (13, 8, 3),
    ],
)
def test_sergeants_count_one_knights_three_a_man_one(
    sergeants: int, knights: int, expected: int
) -> None:
    """Up to 6 points 1 die, up to 12 two, then three; Baudoin is one point."""
    assert rolled(army(sergeants, knights)) == expected


@pytest.mark.clause("FIEF-6.2-04")
def test_the_defender_has_the_same_table() -> None:
    scene = fief().troops(BEN, HERE, 7).lord(ANA, "baudoin", HERE).troops(ANA, HERE, 1)
    assert dice(attack(scene.begin("fight"), HERE, BEN)) == (1, 2)


@pytest.mark.clause("FIEF-6.2-02")
def test_each_man_counts() -> None:
    assert rolled(army(5, 0, "baudoin")) == 1
    assert rolled(army(5, 0, "baudoin", "arthur")) == 2


@pytest.mark.clause("FIEF-6.2-03")
@pytest.mark.clause("FIEF-R-59")
def test_a_woman_counts_only_with_a_title_or_as_d_arc() -> None:
    assert rolled(army(6, 0, "jeanne")) == 1
    assert rolled(army(6, 0, "jeanne").title("jeanne", "sigy", "sigy")) == 2
    assert rolled(army(6, 0, "jeanne").queen("jeanne")) == 2
    assert rolled(army(6, 0, "jeanne").arc("jeanne")) == 3, "2 dice, and hers"


@pytest.mark.clause("FIEF-6.2-05")
def test_d_arc_adds_a_die_and_only_with_her_are_there_four() -> None:
    assert rolled(army(13, 8, "baudoin")) == 3
    assert rolled(army(13, 8, "jeanne").arc("jeanne")) == 4
    assert rolled(army(1, 0, "jeanne").arc("jeanne")) == 2


@pytest.mark.clause("FIEF-6.2-05")
def test_d_arc_as_a_prisoner_helps_nobody() -> None:
    scene = army(1).lord(CLEO, "jeanne").arc("jeanne").captive("jeanne", ANA, HERE)
    assert rolled(scene) == 1


@pytest.mark.clause("FIEF-6.2-06")
@pytest.mark.parametrize(("troops", "expected"), [(1, 1), (3, 2)])
def test_partners_add_their_points_before_dice_are_counted(troops: int, expected: int) -> None:
    """Ana has 3 points; Cleo 2, together 5; or 4, together 7."""
    scene = army(2).lord(CLEO, "henri", HERE).troops(CLEO, HERE, troops).begin("fight")
    attack(scene, HERE, BEN)
    scene.do("join-side attacker")
    scene.do("accept")
    unhindered(scene)
    assert dice(scene)[0] == expected


# Walls (6.2.1) -----------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-6.2.1-01")
@pytest.mark.clause("FIEF-R-41")
def test_a_castle_costs_the_attacker_a_die() -> None:
    scene = army(6).castle(HERE).begin("fight")
    assert dice(attack(scene, HERE, BEN)) == (1, 1), "the defender pays nothing"


@pytest.mark.clause("FIEF-6.2.1-02")
def test_a_city_costs_two() -> None:
    scene = army(12).lord(BEN, "eric", "sigy").title("eric", "blaye", HERE)
    assert rolled(scene) == 1


@pytest.mark.clause("FIEF-6.2.1-03")
@pytest.mark.parametrize(("city", "engine", "expected"), [(0, 1, 3), (1, 1, 2), (1, 2, 3)])
def test_engines_cancel_up_to_two_dice_of_it(city: int, engine: int, expected: int) -> None:
    scene = army(12).lord(BEN, "eric", "sigy").castle(HERE).siege(ANA, HERE, engine)
    if city:
        scene.title("eric", "blaye", HERE)
    assert rolled(scene) == expected


@pytest.mark.clause("FIEF-6.2.1-04")
def test_a_secret_passage_cancels_all_of_it() -> None:
    scene = army(12).lord(BEN, "eric", "sigy").title("eric", "blaye", HERE)
    scene.hand(ANA, "secret-passage").begin("fight").do("attack charolles 1")
    scene.pass_all()
    scene.do("pass", BEN)
    scene.do("pass", CLEO)
    scene.do("tunnel", ANA)
    scene.pass_all()
    assert dice(scene) == (3, 1)
    fight_on(scene)
    assert dice(scene) == (3, 1), "for the whole battle"


@pytest.mark.clause("FIEF-6.2.1-05")
@pytest.mark.clause("FIEF-R-41")
def test_who_comes_out_of_the_walls_himself_is_not_behind_them() -> None:
    scene = fief().lord(ANA, "baudoin", HERE).troops(ANA, HERE, 6).castle(HERE)
    scene.troops(BEN, HERE, 7).begin("fight")
    assert dice(attack(scene, HERE, BEN)) == (2, 2)


@pytest.mark.clause("FIEF-R-41")
def test_walls_protect_only_those_inside() -> None:
    """Ana and Ben stand beside Cleo's castle."""
    scene = fief().garrison(CLEO, HERE).castle(HERE).troops(BEN, HERE, 3)
    assert rolled(scene.lord(ANA, "baudoin", HERE).troops(ANA, HERE, 6)) == 2


@pytest.mark.clause("FIEF-R-41")
def test_and_only_against_those_outside() -> None:
    """Ana is Ben's guest in his besieged castle and falls on him."""
    scene = fief().troops(BEN, HERE, 3).castle(HERE).lord(CLEO, "henri", HERE).garrison(CLEO, HERE)
    scene.siege(CLEO, HERE).lord(ANA, "baudoin", HERE, "inside")
    scene.troops(ANA, HERE, 6, post="inside").begin("fight")
    attack(scene, HERE, BEN)
    scene.do("keep-out", CLEO)
    unhindered(scene)
    assert dice(scene) == (2, 1)


# Losses (6.2.2) ----------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-6.2.2-01")
def test_both_sides_roll_and_lose_at_once() -> None:
    scene = army(3).begin("fight").battle_dice(3, 3)
    attack(scene, HERE, BEN)
    assert damage(scene) == (3, 3), "those who fall have struck"
    assert scene.troops_at(HERE, ANA) == scene.troops_at(HERE, BEN) == (0, 0)


@pytest.mark.clause("FIEF-6.2.2-02")
@pytest.mark.parametrize(("at", "face"), list(enumerate((0, 1, 1, 2, 2, 3))))
def test_a_battle_die_shows_up_to_three_damage(at: int, face: int) -> None:
    scene = army(3).begin("fight")
    scene.chance.picks = [at]
    attack(scene, HERE, BEN)
    assert damage(scene) == (face, 0)
    assert scene.troops_at(HERE, BEN) == (3 - face, 0)


@pytest.mark.clause("FIEF-6.2.2-03")
@pytest.mark.clause("FIEF-R-42")
@pytest.mark.parametrize(
    ("sergeants", "knights", "total", "sets"),
    [
        (3, 1, 3, ["lose 3 0", "lose 0 1"]),
        (6, 2, 6, ["lose 6 0", "lose 3 1", "lose 0 2"]),
        (4, 2, 5, ["lose 2 1"]),
        (2, 3, 4, ["lose 1 1"]),
        (4, 1, 3, ["lose 3 0", "lose 0 1"]),
        (1, 2, 3, ["lose 0 1"]),
        (5, 1, 2, ["lose 2 0"]),
    ],
)
def test_one_loses_as_many_points_as_possible_of_one_s_choice(
    sergeants: int, knights: int, total: int, sets: list[str]
) -> None:
    scene = hit(fief().troops(BEN, HERE, sergeants, knights), total)
    if len(sets) > 1:
        assert (scene.prompt, scene.asked, sorted(scene.options())) == (
            "losses",
            (BEN,),
            sorted(sets),
        )
        scene.do(sets[-1])
    _, s, k = sets[-1].split()
    assert scene.troops_at(HERE, BEN) == (sergeants - int(s), knights - int(k))
    assert scene.state.sergeants[BEN] == 13 - sergeants + int(s), "back to the supply"


@pytest.mark.clause("FIEF-6.2.2-03")
def test_both_choose_their_losses_before_either_is_seen() -> None:
    scene = fief().troops(BEN, HERE, 3, 1).lord(ANA, "baudoin", HERE).troops(ANA, HERE, 3, 1)
    scene.begin("fight").battle_dice(3, 0, 3)
    attack(scene, HERE, BEN)
    assert (scene.prompt, scene.asked) == ("losses", (ANA, BEN))
    scene.do("lose 0 1", BEN)
    assert (scene.troops_at(HERE, BEN), scene.events(ANA)) == ((3, 1), [])
    scene.do("lose 3 0", ANA)
    assert (scene.troops_at(HERE, ANA), scene.troops_at(HERE, BEN)) == ((0, 1), (3, 0))


@pytest.mark.clause("FIEF-6.2.2-04")
@pytest.mark.parametrize(("total", "left"), [(1, 2), (2, 2), (3, 1), (4, 1), (5, 1)])
def test_a_knight_falls_only_to_three_damage(total: int, left: int) -> None:
    assert hit(fief().troops(BEN, HERE, 0, 2), total).troops_at(HERE, BEN) == (0, left)


@pytest.mark.clause("FIEF-6.2.2-05")
def test_lords_are_hit_last_one_damage_each_and_the_leader_chooses() -> None:
    scene = fief().troops(BEN, HERE, 2).lord(BEN, "eric", HERE).lord(BEN, "henri", HERE)
    hit(scene, 3)
    assert (scene.prompt, scene.asked) == ("doomed", (BEN,))
    assert scene.options() == ["sacrifice eric", "sacrifice henri"]
    scene.do("sacrifice henri")
    assert (scene.owner("henri"), scene.owner("eric")) == (-1, BEN)
    assert scene.troops_at(HERE, BEN) == (0, 0)


@pytest.mark.clause("FIEF-6.2.2-05")
def test_in_a_coalition_lords_are_safe_while_any_troops_of_their_side_stand() -> None:
    """Ben's sergeant falls to the first damage; Cleo's to the others."""
    scene = fief().garrison(BEN, HERE).lord(BEN, "eric", HERE).lord(CLEO, "henri", HERE)
    scene.troops(CLEO, HERE, 2).lord(ANA, "baudoin", HERE).troops(ANA, HERE, 6).begin("fight")
    scene.battle_dice(2)
    attack(scene, HERE, BEN)
    scene.do("join-side defender")
    scene.do("accept")
    unhindered(scene)
    scene.do("lose-of 1")
    assert (scene.owner("eric"), scene.owner("henri")) == (BEN, CLEO)
    assert scene.troops_at(HERE, CLEO) == (1, 0)


@pytest.mark.clause("FIEF-6.2.2-06")
def test_a_knight_who_holds_out_protects_the_lords() -> None:
    scene = hit(fief().troops(BEN, HERE, 1, 1).lord(BEN, "eric", HERE), 2)
    assert scene.troops_at(HERE, BEN) == (0, 1)
    assert (scene.owner("eric"), scene.prompt) == (BEN, "leader")


@pytest.mark.clause("FIEF-6.2.2-07")
@pytest.mark.clause("FIEF-R-42")
def test_lords_left_without_troops_are_taken_prisoner() -> None:
    scene = hit(fief().troops(BEN, HERE, 2).lord(BEN, "eric", HERE), 2)
    assert (outcome(scene), scene.prompt, scene.asked) == ("attacker", "captures", (ANA,))
    scene.do("capture eric 0")
    assert (scene.captor("eric"), scene.where("eric")) == (ANA, HERE)
    assert scene.holder(HERE) == ANA


@pytest.mark.clause("FIEF-6.2.2-08")
@pytest.mark.clause("FIEF-6.2.2-10")
@pytest.mark.clause("FIEF-R-43")
def test_a_lord_may_be_spared_and_keeps_the_village() -> None:
    scene = hit(fief().troops(BEN, HERE, 2).lord(BEN, "eric", HERE), 2)
    scene.do("spare eric")
    assert (scene.captor("eric"), scene.where("eric")) == (-1, HERE)
    assert scene.holder(HERE) == BEN


@pytest.mark.clause("FIEF-R-42")
def test_damage_beyond_everything_is_lost() -> None:
    scene = hit(fief().troops(BEN, HERE, 1).lord(BEN, "eric", HERE).lord(BEN, "henri", "sigy"), 9)
    assert (outcome(scene), scene.owner("eric"), scene.owner("henri")) == ("attacker", -1, BEN)


# Lords alone (6.2.3) -----------------------------------------------------------------------------


@pytest.mark.clause("FIEF-6.2.3-01")
def test_lords_alone_do_not_fight() -> None:
    scene = fief().lord(BEN, "eric", HERE).lord(ANA, "baudoin", HERE).begin("fight")
    assert (scene.prompt, scene.holder(HERE)) == ("window-end", BEN)


@pytest.mark.clause("FIEF-6.2.3-02")
def test_troops_without_a_lord_do_not_attack_a_lord_alone() -> None:
    scene = fief().lord(BEN, "eric", HERE).troops(ANA, HERE, 5).begin("fight")
    assert scene.prompt == "window-end"


@pytest.mark.clause("FIEF-6.2.3-02")
def test_nor_do_they_take_him_when_their_lord_is_murdered_before_the_fight() -> None:
    scene = fief().lord(BEN, "eric", HERE).lord(ANA, "baudoin", HERE).troops(ANA, HERE, 3)
    scene.lord(CLEO, "charles", "sigy").hand(CLEO, "assassination").begin("fight")
    scene.do(f"attack {HERE} 1", ANA)
    act(scene, CLEO, "assassinate baudoin charles")
    all_pass(scene)
    assert (scene.owner("baudoin"), scene.captor("eric"), scene.owner("eric")) == (-1, -1, BEN)
    assert outcome(scene) == "stopped"


@pytest.mark.clause("FIEF-6.2.3-02")
@pytest.mark.clause("FIEF-R-61")
@pytest.mark.parametrize("window", ["window-battle", "window-round"])
def test_a_lord_alone_and_troops_without_a_lord_let_each_other_be(window: str) -> None:
    """Before the first round a revolt kills what Baudoin had with him; Ben's sergeants, whom he has
    attacked, have no lord to take him with."""
    scene = fief().troops(BEN, HERE, 3).lord(ANA, "baudoin", HERE).troops(ANA, HERE, 1)
    scene.sky(1, "famine").hand(CLEO, "revolt").begin("fight")
    scene.do(f"attack {HERE} 1", ANA)
    while scene.prompt != window:
        scene.pass_all()
    act(scene, CLEO, f"revolt {HERE}")
    scene.do("strike 0")
    scene.until("window-end")
    assert (scene.captor("baudoin"), scene.where("baudoin"), scene.holder(HERE)) == (-1, HERE, BEN)
    assert (scene.troops_at(HERE, ANA), scene.troops_at(HERE, BEN)) == ((0, 0), (3, 0))


@pytest.mark.clause("FIEF-6.2.3-02", "FIEF-6.2.3-03")
@pytest.mark.clause("FIEF-R-61")
def test_nobody_joins_a_battle_that_has_been_called_off() -> None:
    """As above; Cleo's lord stands by, with whom Ben's sergeants could take Baudoin."""
    scene = fief().troops(BEN, HERE, 3).lord(ANA, "baudoin", HERE).troops(ANA, HERE, 1)
    scene.lord(CLEO, "eric", HERE).sky(1, "famine").hand(CLEO, "revolt").begin("fight")
    scene.do(f"attack {HERE} 1", ANA)
    act(scene, CLEO, f"revolt {HERE}")
    scene.do("strike 0")
    asked = []
    while scene.prompt != "window-end":
        asked.append(scene.prompt)
        scene.pass_all()
    assert set(asked) == {"window-battle"}
    assert (scene.captor("baudoin"), scene.holder(HERE)) == (-1, BEN)


@pytest.mark.clause("FIEF-6.2.3-03")
@pytest.mark.clause("FIEF-R-39")
@pytest.mark.parametrize("walls", [False, True])
def test_a_lord_alone_is_captured_without_a_roll_even_behind_walls(walls: bool) -> None:
    scene = fief().lord(BEN, "eric", HERE).lord(ANA, "baudoin", HERE).troops(ANA, HERE, 1)
    if walls:
        scene.castle(HERE)
    attack(scene.begin("fight"), HERE, BEN)
    assert scene.events(None, "battle-roll") == []
    assert (scene.prompt, scene.asked) == ("captures", (ANA,))
    scene.do("capture eric 0")
    assert (scene.captor("eric"), scene.holder(HERE)) == (ANA, ANA)


@pytest.mark.clause("FIEF-R-39")
def test_unless_a_partner_with_troops_defends_him() -> None:
    scene = fief().lord(BEN, "eric", HERE).lord(ANA, "baudoin", HERE).troops(ANA, HERE, 1)
    scene.lord(CLEO, "henri", HERE).troops(CLEO, HERE, 1).begin("fight")
    attack(scene, HERE, BEN)
    scene.do("join-side defender")
    scene.do("accept")
    unhindered(scene)
    assert dice(scene) == (1, 1)


# Untitled women (FIEF-R-59) ----------------------------------------------------------------------


@pytest.mark.clause("FIEF-R-59")
def test_an_untitled_woman_leads_attacks_besieges_and_controls() -> None:
    scene = army(2, 0, "jeanne").castle(HERE).lord(ANA, "blanche", "sigy").begin("fight")
    assert scene.holder("sigy") == ANA
    assert scene.options(verb="attack") == ["attack charolles 1"]
    scene.do("done")
    assert scene.options(verb="besiege") == ["besiege charolles"]


@pytest.mark.clause("FIEF-R-59")
@pytest.mark.parametrize(("total", "alive"), [(1, True), (2, False)])
def test_it_takes_one_damage_to_kill_her_else_she_is_captured(total: int, alive: bool) -> None:
    scene = hit(fief().troops(BEN, HERE, 1).lord(BEN, "blanche", HERE), total)
    assert (scene.owner("blanche") == BEN, scene.prompt == "captures") == (alive, alive)


@pytest.mark.clause("FIEF-R-59")
@pytest.mark.clause("FIEF-6.2.3-03")
def test_alone_she_counts_as_lords_alone() -> None:
    scene = fief().lord(BEN, "blanche", HERE).lord(ANA, "jeanne", HERE).begin("fight")
    assert scene.prompt == "window-end"
    scene = fief().lord(BEN, "blanche", HERE).lord(ANA, "jeanne", HERE).garrison(ANA, HERE)
    attack(scene.begin("fight"), HERE, BEN)
    assert scene.prompt == "captures"


@pytest.mark.clause("FIEF-6.2.2-07")
@pytest.mark.clause("FIEF-R-61")
def test_losses_come_before_the_end_is_judged() -> None:
    """Both lose all troops in one round: nobody is captured, however it began."""
    scene = army(3).lord(BEN, "eric", HERE).begin("fight").battle_dice(3, 3)
    attack(scene, HERE, BEN)
    assert (outcome(scene), scene.captor("eric"), scene.captor("baudoin")) == ("stopped", -1, -1)


@pytest.mark.clause("FIEF-R-61")
def test_a_surrender_is_no_choice_after_the_end() -> None:
    scene = army(3).begin("fight").battle_dice(1)
    attack(scene, HERE, BEN)
    assert scene.options(ANA) == ["fight-on", "stop-battle", "surrender"]
    both(scene, "surrender", "fight-on")
    assert outcome(scene) == "defender"
