"""6.0, 6.1, 6.3: battles: declaring them, coalitions, how they end."""

import pytest

from tests.rules.fief.fighting import attack, both, dice, fight_on, outcome, stop, unhindered
from tests.rules.fief.marching import posts
from tests.rules.fief.scene import ANA, BEN, CLEO, DAN, FiefScene, fief

HERE = "charolles"


def field(
    ours: tuple[int, int] = (3, 0), theirs: tuple[int, int] = (3, 0), seats: int = 3
) -> FiefScene:
    """Ana's Baudoin with troops before Ben's Éric with troops, who controls Charolles."""
    scene = fief(seats).lord(BEN, "eric", HERE).troops(BEN, HERE, *theirs)
    return scene.lord(ANA, "baudoin", HERE).troops(ANA, HERE, *ours)


def coalition(side: str, troops: tuple[int, int] = (3, 0)) -> FiefScene:
    """Cleo's Henri has joined a side of the field with troops; the first round is fought."""
    scene = field().lord(CLEO, "henri", HERE).troops(CLEO, HERE, *troops).begin("fight")
    attack(scene, HERE, BEN)
    scene.do(f"join-side {side}")
    scene.do("accept")
    return unhindered(scene)


# Declaring ----------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-6.0-01")
@pytest.mark.clause("FIEF-R-39")
def test_in_turn_order_each_declares_where_others_are() -> None:
    scene = field().lord(ANA, "arthur", "sigy").troops(ANA, "sigy", 1).garrison(CLEO, "sigy")
    scene.lord(ANA, "othon", "bourg").troops(ANA, "bourg", 1).begin("fight", first=BEN)
    assert (scene.asked, scene.options(verb="attack")) == ((BEN,), ["attack charolles 0"])
    scene.do("done")
    assert scene.asked == (ANA,), "Cleo has no lord"
    assert scene.options(verb="attack") == ["attack charolles 1", "attack sigy 2"]


@pytest.mark.clause("FIEF-6.0-02")
def test_a_battle_is_never_compulsory() -> None:
    scene = field().begin("fight")
    assert "done" in scene.options()
    scene.do("done")
    scene.do("done", BEN)
    assert scene.prompt == "window-end"


@pytest.mark.clause("FIEF-6.0-03")
def test_a_battle_is_resolved_at_once_and_another_may_follow() -> None:
    scene = field().garrison(CLEO, HERE).begin("fight")
    attack(scene, HERE, BEN)
    assert scene.prompt == "leader"
    stop(scene)
    assert (scene.prompt, scene.asked) == ("attack", (ANA,))
    assert scene.options(verb="attack") == ["attack charolles 2"]


@pytest.mark.clause("FIEF-6.0-04")
@pytest.mark.clause("FIEF-R-40")
def test_an_ally_may_be_attacked() -> None:
    scene = field().lord(BEN, "jeanne", "sigy").marry("baudoin", "jeanne").begin("fight")
    assert scene.options(verb="attack") == ["attack charolles 1"]


@pytest.mark.clause("FIEF-6.0-05")
def test_troops_without_a_lord_defend_themselves_only() -> None:
    scene = fief().troops(BEN, HERE, 3).lord(ANA, "baudoin", HERE).troops(ANA, HERE, 3)
    scene.begin("fight", first=BEN)
    assert scene.asked == (ANA,), "Ben cannot begin"
    attack(scene, HERE, BEN)
    assert dice(scene) == (1, 1)


@pytest.mark.clause("FIEF-R-39")
def test_a_prisoner_is_no_lord_to_attack_with() -> None:
    scene = fief().troops(BEN, HERE, 3).lord(ANA, "baudoin").troops(ANA, HERE, 3)
    scene.captive("baudoin", BEN, HERE).begin("fight")
    assert scene.prompt == "window-end"


@pytest.mark.clause("FIEF-6.0-12")
@pytest.mark.clause("FIEF-R-39")
def test_the_same_player_is_attacked_once_in_a_village_and_battle_turn() -> None:
    scene = field().begin("fight")
    stop(attack(scene, HERE, BEN))
    assert (scene.asked, scene.options(verb="attack")) == ((BEN,), ["attack charolles 0"])


@pytest.mark.clause("FIEF-6.0-12")
@pytest.mark.clause("FIEF-R-39")
@pytest.mark.clause("FIEF-R-41")
def test_a_battle_called_off_counts_too() -> None:
    scene = field(ours=(2, 0)).castle(HERE).begin("fight")
    attack(scene, HERE, BEN)
    assert scene.events(None, "no-dice") == [{"event": "no-dice", "seat": ANA, "village": HERE}]
    assert scene.events(None, "battle-roll") == []
    assert scene.prompt == "siege", "Ana has nobody left to attack"


# Coalitions ---------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-6.0-06")
@pytest.mark.clause("FIEF-R-40")
def test_others_present_with_a_lord_may_join_either_side() -> None:
    scene = field(seats=5).lord(CLEO, "henri", HERE).troops(CLEO, HERE, 3).garrison(DAN, HERE)
    scene.begin("fight")
    attack(scene, HERE, BEN)
    assert (scene.prompt, scene.asked) == ("join-battle", (CLEO,)), "Dan has no lord there"
    assert scene.options() == ["keep-out", "join-side defender", "join-side attacker"]
    scene.do("join-side attacker")
    assert (scene.prompt, scene.asked) == ("accept-partner", (ANA,))
    scene.do("accept")
    unhindered(scene)
    assert dice(scene) == (2, 1), "8 combat points against 4"


@pytest.mark.clause("FIEF-R-40")
def test_a_partner_who_is_refused_stays_out() -> None:
    scene = field().lord(CLEO, "henri", HERE).troops(CLEO, HERE, 3).begin("fight")
    attack(scene, HERE, BEN)
    scene.do("join-side defender")
    assert scene.asked == (BEN,)
    scene.do("refuse")
    unhindered(scene)
    assert dice(scene) == (1, 1)
    assert scene.prompt == "leader"


@pytest.mark.clause("FIEF-R-40")
def test_those_who_could_join_answer_at_once_and_in_secret() -> None:
    scene = field(seats=4).lord(CLEO, "henri", HERE).lord(DAN, "othon", HERE).begin("fight")
    attack(scene, HERE, BEN)
    assert scene.asked == (CLEO, DAN)
    scene.do("join-side attacker", DAN)
    assert scene.events(None) == [], "nobody hears of it yet"
    scene.do("keep-out", CLEO)
    assert scene.keys() == ["offers-help"]


@pytest.mark.clause("FIEF-6.0-07")
def test_the_leader_shares_the_losses_of_his_side() -> None:
    scene = field().lord(CLEO, "henri", HERE).troops(CLEO, HERE, 3).begin("fight")
    scene.battle_dice(2)
    attack(scene, HERE, BEN)
    scene.do("join-side defender")
    scene.do("accept")
    unhindered(scene)
    assert (scene.prompt, scene.asked) == ("share-losses", (BEN,))
    assert scene.options() == ["lose-of 1", "lose-of 2"]
    scene.do("lose-of 2")
    scene.do("lose-of 2")
    assert (scene.troops_at(HERE, BEN), scene.troops_at(HERE, CLEO)) == ((3, 0), (1, 0))


@pytest.mark.clause("FIEF-6.0-07")
@pytest.mark.clause("FIEF-R-44")
def test_the_leaders_alone_decide_to_stop_or_surrender_for_all() -> None:
    scene = coalition("defender")
    scene.do("stay-true", CLEO)
    assert (scene.prompt, scene.asked) == ("leader", (ANA, BEN))
    both(scene, "fight-on", "surrender")
    assert (scene.troops_at(HERE, BEN), scene.troops_at(HERE, CLEO)) == ((0, 0), (0, 0))
    assert scene.prompt == "captures"
    scene.do("capture eric 0")
    scene.do("capture henri 0")
    assert scene.captor("henri") == ANA


@pytest.mark.clause("FIEF-6.0-07")
@pytest.mark.clause("FIEF-R-43")
def test_the_leader_names_who_of_his_side_holds_a_prisoner() -> None:
    scene = coalition("attacker")
    scene.do("stay-true", CLEO)
    both(scene, "fight-on", "surrender")
    assert scene.asked == (ANA,)
    assert scene.options() == ["capture eric 0", "capture eric 2", "spare eric"]
    scene.do("capture eric 2")
    assert scene.captor("eric") == CLEO


@pytest.mark.clause("FIEF-6.0-08")
@pytest.mark.clause("FIEF-6.0-10")
def test_who_has_kept_out_or_left_does_not_come_back() -> None:
    scene = coalition("attacker")
    scene.do("leave-battle", CLEO)
    fight_on(scene)
    assert dice(scene) == (1, 1)
    assert scene.prompt == "leader", "Cleo is not asked again"
    scene = field().lord(CLEO, "henri", HERE).troops(CLEO, HERE, 3).begin("fight")
    attack(scene, HERE, BEN)
    scene.do("keep-out")
    unhindered(scene)
    fight_on(scene)
    assert scene.prompt == "leader"


@pytest.mark.clause("FIEF-6.0-09")
@pytest.mark.clause("FIEF-R-40")
def test_a_partner_may_change_sides_after_a_round_before_the_leaders_decide() -> None:
    scene = coalition("defender")
    assert (scene.prompt, scene.asked) == ("partner", (CLEO,)), "not Ana, not Ben"
    assert scene.options() == ["stay-true", "leave-battle", "change-sides"]
    scene.do("change-sides")
    assert scene.prompt == "leader"
    fight_on(scene)
    assert dice(scene) == (2, 1), "with his whole contingent"


@pytest.mark.clause("FIEF-6.0-11")
def test_a_turncoat_opens_the_gates() -> None:
    scene = field(ours=(6, 0)).castle(HERE).lord(CLEO, "henri", HERE).begin("fight")
    attack(scene, HERE, BEN)
    scene.do("join-side defender")
    scene.do("accept")
    unhindered(scene)
    assert dice(scene)[0] == 1, "7 combat points, a castle"
    scene.do("change-sides")
    assert scene.events(None, "gates-opened") == [{"event": "gates-opened", "seat": CLEO}]
    fight_on(scene)
    assert dice(scene)[0] == 2


@pytest.mark.clause("FIEF-6.0-11", "FIEF-6.0-13")
def test_the_gates_are_those_of_who_leads_the_defence_by_then() -> None:
    """Ben falls outside the castle; Cleo is inside and leads, when her partner Dan turns."""
    scene = fief(4).lord(CLEO, "henri", HERE).troops(CLEO, HERE, 5).castle(HERE)
    scene.troops(BEN, HERE, 3).lord(DAN, "othon", HERE).troops(DAN, HERE, 4)
    scene.lord(ANA, "baudoin", HERE).troops(ANA, HERE, 6).begin("fight").battle_dice(3)
    attack(scene, HERE, BEN)
    scene.do("join-side defender", CLEO)
    scene.do("join-side defender", DAN)
    scene.do("accept")
    scene.do("accept")
    unhindered(scene)
    for _ in range(3):
        scene.do("lose-of 1")
    scene.do("change-sides", DAN)
    assert scene.events(None, "gates-opened") == [{"event": "gates-opened", "seat": DAN}]


@pytest.mark.clause("FIEF-6.0-11")
def test_where_no_walls_are_no_gates_are_opened() -> None:
    scene = coalition("defender")
    scene.do("change-sides")
    assert scene.events(None, "gates-opened") == []


@pytest.mark.clause("FIEF-6.0-11")
def test_a_turncoat_of_the_attackers_opens_nothing() -> None:
    """Ana's partner goes over to Ben, whose castle still costs her a die."""
    scene = field(ours=(7, 0)).castle(HERE).lord(CLEO, "henri", HERE).begin("fight")
    attack(scene, HERE, BEN)
    scene.do("join-side attacker")
    scene.do("accept")
    unhindered(scene)
    scene.do("change-sides")
    assert scene.events(None, "gates-opened") == []
    fight_on(scene)
    assert dice(scene)[0] == 1, "8 combat points, a castle"


@pytest.mark.clause("FIEF-6.0-13")
@pytest.mark.clause("FIEF-R-40")
def test_a_leader_without_a_piece_is_succeeded_by_the_strongest_partner() -> None:
    """Three damage take all that Ben has; Cleo has more than Dan, and leads from then on."""
    scene = fief(4).troops(BEN, HERE, 3).lord(ANA, "baudoin", HERE).troops(ANA, HERE, 6)
    scene.lord(DAN, "othon", HERE).troops(DAN, HERE, 4).lord(CLEO, "henri", HERE)
    scene.troops(CLEO, HERE, 5).begin("fight").battle_dice(3)
    attack(scene, HERE, BEN)
    scene.do("join-side defender", CLEO)
    scene.do("join-side defender", DAN)
    scene.do("accept")
    scene.do("accept")
    unhindered(scene)
    for _ in range(3):
        scene.do("lose-of 1")
    assert (scene.prompt, scene.asked) == ("partner", (DAN,)), "a leader does not change sides"
    scene.do("stay-true")
    assert (scene.prompt, scene.asked) == ("leader", (ANA, CLEO))


@pytest.mark.clause("FIEF-R-40")
def test_equal_partners_succeed_in_turn_order() -> None:
    scene = fief(4).troops(BEN, HERE, 3).lord(ANA, "baudoin", HERE).troops(ANA, HERE, 6)
    scene.lord(DAN, "othon", HERE).troops(DAN, HERE, 4).lord(CLEO, "henri", HERE)
    scene.troops(CLEO, HERE, 4).begin("fight", first=DAN)
    scene.do("done", DAN)
    scene.battle_dice(3)
    attack(scene, HERE, BEN)
    scene.do("join-side defender", CLEO)
    scene.do("join-side defender", DAN)
    scene.do("accept")
    scene.do("accept")
    unhindered(scene)
    for _ in range(3):
        scene.do("lose-of 1")
    scene.do("stay-true", CLEO)
    assert scene.asked == (ANA, DAN), "Dan is the first player"


# How it ends (6.1, 6.3) --------------------------------------------------------------------------


@pytest.mark.clause("FIEF-6.1-01")
def test_round_follows_round() -> None:
    scene = field(ours=(6, 0), theirs=(6, 0)).begin("fight").battle_dice(1, 0, 0, 0, 0, 0, 1)
    attack(scene, HERE, BEN)
    assert scene.troops_at(HERE, BEN) == (5, 0)
    fight_on(scene)
    assert scene.troops_at(HERE, ANA) == (5, 0)
    fight_on(scene)
    assert scene.prompt == "leader"


@pytest.mark.clause("FIEF-6.1-02")
@pytest.mark.clause("FIEF-R-61")
@pytest.mark.parametrize(
    ("ours", "theirs", "faces", "winner", "holder"),
    [((3, 0), (1, 0), (2, 0), "attacker", ANA), ((1, 0), (3, 0), (0, 2), "defender", BEN)],
)
def test_it_ends_when_one_side_is_eliminated(
    ours: tuple[int, int],
    theirs: tuple[int, int],
    faces: tuple[int, int],
    winner: str,
    holder: int,
) -> None:
    """Two damage take a sergeant and his lord."""
    scene = field(ours, theirs).begin("fight").battle_dice(*faces)
    attack(scene, HERE, BEN)
    assert (outcome(scene), scene.holder(HERE)) == (winner, holder)


@pytest.mark.clause("FIEF-6.1-03")
@pytest.mark.clause("FIEF-6.3-01")
@pytest.mark.clause("FIEF-R-44")
@pytest.mark.parametrize(("seat", "other", "lord"), [(ANA, BEN, "baudoin"), (BEN, ANA, "eric")])
def test_a_side_that_surrenders_loses_its_troops_and_its_lords(
    seat: int, other: int, lord: str
) -> None:
    scene = field().begin("fight")
    attack(scene, HERE, BEN)
    both(scene, *(("surrender", "fight-on") if seat == ANA else ("fight-on", "surrender")))
    assert scene.troops_at(HERE, seat) == (0, 0)
    assert scene.state.sergeants[seat] == 13, "back in the supply"
    assert (scene.prompt, scene.asked) == ("captures", (other,))
    scene.do(f"capture {lord} {other}")
    assert (scene.captor(lord), scene.holder(HERE)) == (other, other)


@pytest.mark.clause("FIEF-6.1-04")
@pytest.mark.clause("FIEF-6.3-02")
@pytest.mark.clause("FIEF-R-44")
def test_both_agree_to_stop() -> None:
    scene = field().begin("fight")
    attack(scene, HERE, BEN)
    stop(scene)
    assert outcome(scene) == "stopped"
    assert scene.holder(HERE) == BEN
    assert scene.troops_at(HERE, ANA) == scene.troops_at(HERE, BEN) == (3, 0)
    assert (scene.where("baudoin"), scene.captor("baudoin")) == (HERE, -1)


@pytest.mark.clause("FIEF-6.1-04")
@pytest.mark.clause("FIEF-6.3-02")
@pytest.mark.parametrize(
    "wishes", [("stop-battle", "fight-on"), ("fight-on", "stop-battle"), ("fight-on", "fight-on")]
)
def test_one_alone_cannot_stop_it_in_the_open(wishes: tuple[str, str]) -> None:
    scene = field().begin("fight")
    attack(scene, HERE, BEN)
    both(scene, *wishes)
    assert (outcome(scene), scene.prompt) == ("", "window-round")


@pytest.mark.clause("FIEF-6.1-06")
@pytest.mark.clause("FIEF-6.3-03")
def test_against_walls_the_attacker_stops_alone_the_defender_does_not() -> None:
    scene = field(ours=(6, 0)).castle(HERE).begin("fight")
    attack(scene, HERE, BEN)
    both(scene, "fight-on", "stop-battle")
    assert scene.prompt == "window-round"
    unhindered(scene)
    both(scene, "stop-battle", "fight-on")
    assert outcome(scene) == "stopped"
    assert scene.holder(HERE) == BEN


@pytest.mark.clause("FIEF-6.3-03")
def test_also_a_guest_inside_who_attacks_his_host() -> None:
    """The defender is in a castle, wherever the attacker stands."""
    scene = field().castle(HERE).lord(CLEO, "othon", HERE, "inside")
    scene.troops(CLEO, HERE, 3, post="inside").begin("fight", first=CLEO)
    scene.do("attack charolles 1")
    unhindered(scene)
    scene.do("keep-out", ANA)
    unhindered(scene)
    assert dice(scene) == (1, 1), "he need not climb the walls"
    both(scene, "stop-battle", "fight-on")
    assert outcome(scene) == "stopped"


@pytest.mark.clause("FIEF-R-44")
@pytest.mark.parametrize(
    "wishes",
    [("surrender", "stop-battle"), ("stop-battle", "surrender"), ("surrender", "surrender")],
)
def test_a_surrender_that_meets_a_wish_to_stop_is_a_stop(wishes: tuple[str, str]) -> None:
    scene = field().begin("fight")
    attack(scene, HERE, BEN)
    both(scene, *wishes)
    assert outcome(scene) == "stopped"
    assert scene.troops_at(HERE, ANA) == scene.troops_at(HERE, BEN) == (3, 0)


@pytest.mark.clause("FIEF-R-44")
def test_the_leaders_decide_at_once_and_in_secret() -> None:
    scene = field().begin("fight")
    attack(scene, HERE, BEN)
    scene.do("surrender", BEN)
    assert (scene.asked, scene.events(ANA)) == ((ANA,), [])


@pytest.mark.clause("FIEF-6.1-05")
@pytest.mark.clause("FIEF-6.3-06")
@pytest.mark.clause("FIEF-R-44")
def test_three_rounds_in_a_row_without_loss_end_it() -> None:
    scene = field().begin("fight")
    scene.battle_dice(0, 0, 0, 0, 1, 0)
    attack(scene, HERE, BEN)
    fight_on(scene)
    fight_on(scene)
    assert (outcome(scene), scene.troops_at(HERE, BEN)) == ("", (2, 0)), "a loss: count anew"
    fight_on(scene)
    fight_on(scene)
    assert outcome(scene) == ""
    fight_on(scene)
    assert (outcome(scene), scene.holder(HERE)) == ("stopped", BEN)


@pytest.mark.clause("FIEF-6.1-05")
def test_damage_that_removes_nothing_is_no_loss() -> None:
    scene = field(ours=(0, 1), theirs=(0, 1)).begin("fight").battle_dice(2, 2, 2, 2, 2, 2)
    attack(scene, HERE, BEN)
    fight_on(scene)
    fight_on(scene)
    assert outcome(scene) == "stopped"


@pytest.mark.clause("FIEF-6.1-07")
@pytest.mark.clause("FIEF-6.3-03")
def test_the_defender_may_sally_in_his_own_battle_turn() -> None:
    scene = field(ours=(6, 0), theirs=(7, 0)).castle(HERE).begin("fight")
    attack(scene, HERE, BEN)
    both(scene, "stop-battle", "fight-on")
    scene.do("done")
    assert (scene.asked, scene.options(verb="attack")) == ((BEN,), ["attack charolles 0"])
    attack(scene, HERE, ANA)
    assert dice(scene) == (2, 2), "no walls for anybody"
    both(scene, "stop-battle", "fight-on")
    assert scene.prompt == "window-round", "nor may he stop alone"


@pytest.mark.clause("FIEF-6.3-04")
@pytest.mark.clause("FIEF-6.2.2-09")
@pytest.mark.clause("FIEF-R-61")
def test_with_lords_only_on_both_sides_it_ends() -> None:
    scene = field(ours=(1, 0), theirs=(1, 0)).begin("fight").battle_dice(1, 1)
    attack(scene, HERE, BEN)
    assert (outcome(scene), scene.holder(HERE)) == ("stopped", BEN)
    assert (scene.captor("baudoin"), scene.captor("eric")) == (-1, -1)


@pytest.mark.clause("FIEF-6.3-05")
@pytest.mark.clause("FIEF-R-61")
def test_an_attacking_side_without_a_lord_ends_it() -> None:
    """Ben's ambush takes Baudoin before the second round."""
    scene = field().hand(BEN, "ambush").begin("fight")
    attack(scene, HERE, BEN)
    both(scene, "fight-on", "fight-on")
    scene.do("pass", ANA)
    scene.do("pass", CLEO)
    scene.do("ambush baudoin", BEN)
    scene.pass_all()
    assert (outcome(scene), scene.holder(HERE)) == ("stopped", BEN)
    assert (scene.troops_at(HERE, ANA), scene.captor("baudoin")) == ((3, 0), BEN)


@pytest.mark.clause("FIEF-R-61")
def test_the_rest_of_a_defending_side_needs_no_lord_to_win() -> None:
    """Ben's sergeants beat Baudoin, who is left alone, though they have no lord."""
    scene = fief().troops(BEN, HERE, 4).lord(ANA, "baudoin", HERE).troops(ANA, HERE, 2)
    scene.begin("fight").battle_dice(0, 2)
    attack(scene, HERE, BEN)
    assert (outcome(scene), scene.prompt, scene.asked) == ("defender", "captures", (BEN,))


@pytest.mark.clause("FIEF-6.3-07")
@pytest.mark.clause("FIEF-R-61")
@pytest.mark.parametrize("bystander", [False, True])
def test_when_all_are_dead_the_usual_rules_of_control_apply(bystander: bool) -> None:
    scene = field(ours=(1, 0), theirs=(1, 0))
    if bystander:
        scene.garrison(CLEO, HERE)
    scene.begin("fight").battle_dice(2, 2)
    attack(scene, HERE, BEN)
    assert (outcome(scene), scene.owner("baudoin"), scene.owner("eric")) == ("all-dead", -1, -1)
    assert scene.holder(HERE) == (CLEO if bystander else -1)


# Step by step (FIEF-R-61, FIEF-R-41) -------------------------------------------------------------


@pytest.mark.clause("FIEF-R-61")
@pytest.mark.clause("FIEF-W-11")
def test_declaration_window_coalitions_window_round_partners_leaders() -> None:
    scene = field().lord(CLEO, "henri", HERE).begin("fight").battle_dice(1)
    seen = []
    scene.do("attack charolles 1")
    for answer in ("pass", "join-side attacker", "accept", "pass", "stay-true"):
        seen.append(scene.prompt)
        prompt = scene.prompt
        while scene.prompt == prompt:
            scene.do(answer)
    assert [*seen, scene.prompt] == [
        "window-battle",
        "join-battle",
        "accept-partner",
        "window-round",
        "partner",
        "leader",
    ]


@pytest.mark.clause("FIEF-R-61")
def test_partners_who_leave_may_end_it() -> None:
    """Ben's sergeants fall and only Éric is left; Cleo, whose army held the line, goes away."""
    scene = field(theirs=(1, 0)).lord(CLEO, "henri", HERE).troops(CLEO, HERE, 3).begin("fight")
    scene.battle_dice(1)
    attack(scene, HERE, BEN)
    scene.do("join-side defender")
    scene.do("accept")
    unhindered(scene)
    scene.do("lose-of 1")
    assert scene.prompt == "partner"
    scene.do("leave-battle", CLEO)
    assert outcome(scene) == "attacker"
    assert scene.options() == ["capture eric 0", "spare eric"], "Henri is out of it"


@pytest.mark.clause("FIEF-R-41")
@pytest.mark.clause("FIEF-R-61")
def test_an_attacker_who_falls_to_no_die_stops() -> None:
    """7 combat points and a castle: 1 die; 6 and a castle: none."""
    scene = field(ours=(6, 0)).castle(HERE).begin("fight").battle_dice(0, 1)
    attack(scene, HERE, BEN)
    assert dice(scene) == (1, 1)
    fight_on(scene)
    assert scene.keys()[-2:] == ["no-dice", "battle-over"]
    assert (outcome(scene), scene.holder(HERE)) == ("stopped", BEN)


@pytest.mark.clause("FIEF-R-41")
def test_dice_are_counted_after_coalitions_and_after_the_window() -> None:
    """4 points against a castle are no die; with a partner's 4 or a Secret Passage they are one."""
    scene = field().castle(HERE).lord(CLEO, "henri", HERE).troops(CLEO, HERE, 3).begin("fight")
    attack(scene, HERE, BEN)
    scene.do("join-side attacker")
    scene.do("accept")
    unhindered(scene)
    assert dice(scene) == (1, 1)
    scene = field().castle(HERE).hand(ANA, "secret-passage").begin("fight")
    scene.do("attack charolles 1")
    scene.pass_all()
    assert scene.prompt == "window-round"
    scene.do("pass", BEN)
    scene.do("pass", CLEO)
    scene.do("tunnel", ANA)
    scene.pass_all()
    assert dice(scene) == (1, 1)


# Windows (FIEF-W-11) -----------------------------------------------------------------------------


@pytest.mark.clause("FIEF-W-11")
def test_minor_windows_around_battle_turns_battles_and_sieges() -> None:
    scene = field(seats=4).castle(HERE)
    scene.remark(DAN, "attend")
    scene.begin("fight")
    assert (scene.prompt, scene.asked) == ("window-minor", (DAN,)), "before Ana's battle turn"
    scene.do("pass")
    attack(scene, HERE, BEN)
    assert (scene.prompt, scene.asked) == ("window-minor", (DAN,)), "after the battle"
    scene.do("pass")
    assert scene.prompt == "siege"
    scene.do("done")
    assert (scene.prompt, scene.asked) == ("window-minor", (DAN,)), "after her sieges"
    scene.do("pass")
    assert (scene.prompt, scene.asked) == ("window-minor", (DAN,)), "before Ben's battle turn"


@pytest.mark.clause("FIEF-W-11")
def test_major_windows_ask_everybody_when_declared_and_before_each_round() -> None:
    scene = field(seats=4).begin("fight", first=CLEO)
    scene.do("attack charolles 1")
    assert (scene.prompt, scene.asked) == ("window-battle", (ANA, BEN, CLEO, DAN))
    scene.pass_all()
    assert (scene.prompt, scene.asked) == ("window-round", (ANA, BEN, CLEO, DAN))
    scene.pass_all()
    both(scene, "fight-on", "fight-on")
    assert (scene.prompt, scene.asked) == ("window-round", (ANA, BEN, CLEO, DAN))


@pytest.mark.clause("FIEF-W-11")
def test_what_may_be_played_before_a_round_and_by_whom() -> None:
    scene = field().castle(HERE).lord(CLEO, "henri", HERE).troops(ANA, HERE, 6)
    scene.sky(1, "famine").hand(ANA, "secret-passage", "revolt").hand(
        BEN, "secret-passage", "ambush"
    )
    scene.hand(CLEO, "revolt").begin("fight")
    scene.do("attack charolles 1")
    assert "tunnel" not in scene.options(ANA), "not before coalitions"
    assert scene.options(BEN, "ambush") == []
    assert "revolt charolles" in scene.options(CLEO)
    scene.pass_all()
    scene.do("keep-out", CLEO)
    assert "tunnel" in scene.options(ANA)
    assert "tunnel" not in scene.options(BEN), "the attacking side only"
    assert scene.options(BEN, "ambush") == ["ambush baudoin"], "Henri is not in the battle"
    assert "revolt charolles" in scene.options(CLEO), "everybody, also who keeps out"


@pytest.mark.clause("FIEF-R-35")
def test_the_winner_of_the_village_goes_inside() -> None:
    scene = field().begin("fight")
    attack(scene, HERE, BEN)
    both(scene, "fight-on", "surrender")
    scene.do("capture eric 0")
    assert (scene.holder(HERE), posts(scene, HERE, ANA)) == (ANA, {"inside"})
