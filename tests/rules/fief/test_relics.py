"""11.1, 11.1.1: relics and their powers; R-56."""

import pytest

from tableronde.core.event import Run
from tableronde.games.fief.components import CARDS, CHIEF_TOWNS, RELICS, VILLAGES
from tableronde.games.fief.game import Fief
from tests.rules.fief.acting import act, all_pass, table
from tests.rules.fief.fighting import attack, damage, fight_on, unhindered
from tests.rules.fief.scene import ANA, BEN, CLEO, DAN, FiefScene, fief
from tests.scene import Scene, ToldChance


def holder(scene: FiefScene, relic: str) -> str:
    """The lord who carries it; empty: none."""
    return scene.named(scene.state.relic_holder[RELICS.index(relic)])


def place(scene: FiefScene, relic: str) -> str:
    """The village where it lies or is kept; empty: none."""
    at = scene.state.relic_place[RELICS.index(relic)]
    return "" if at == -1 else VILLAGES[at]


def keeper(scene: FiefScene, relic: str) -> int:
    """Whose troops keep it."""
    return scene.state.relic_keeper[RELICS.index(relic)]


def pilgrims() -> FiefScene:
    """A lord of everybody's at Bourg, where the Lance lies face down; Ana has the village."""
    scene = fief(relics="yes").lord(ANA, "arthur", "bourg").lord(BEN, "charles", "bourg")
    return scene.lord(CLEO, "eric", "bourg").relic("lance", village="bourg")


# Set-up -------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-11.1-01", "FIEF-R-56")
def test_the_relics_are_laid_face_down_on_the_chief_towns_after_all_have_placed() -> None:
    game = Fief()
    options = game.check_options(3, {"relics": "yes"})
    scene = Scene(game, game.setup(3, options, Run(ToldChance())))
    scene.settle()
    scene.do("settle blaye")
    scene.do("settle bourg")
    assert scene.state.relic_place == [-1] * 5
    scene.chance.orders = [[4, 2, 0, 1, 3]]
    scene.do("settle sigy")
    assert scene.chance.shuffled[-1] == [0, 1, 2, 3, 4]
    laid = dict(zip(CHIEF_TOWNS, (4, 2, 0, 1, 3), strict=True))
    assert {scene.state.relic_place[relic]: relic for relic in range(5)} == laid
    assert scene.state.relics_shown == 0
    assert scene.events(None, "relics-laid-out") == [{"event": "relics-laid-out", "count": 5}]


# Taking -------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-11.1-02", "FIEF-11.1-12")
@pytest.mark.parametrize(
    ("see", "cardinal", "pope", "entitled"),
    [
        (4, False, False, True),
        (5, False, False, False),
        (5, True, False, True),
        (5, False, True, True),
        (0, False, False, False),
    ],
)
def test_its_bishop_any_cardinal_or_the_pope_may_take_a_relic(
    see: int, cardinal: bool, pope: bool, entitled: bool
) -> None:
    scene = pilgrims()
    if see:
        scene.bishop("arthur", see)
    if cardinal:
        scene.cardinal("arthur")
    if pope:
        scene.pope("arthur")
    table(scene)
    assert scene.options(ANA, "take-relic") == (["take-relic bourg arthur"] if entitled else [])
    assert scene.options(BEN, "take-relic") == []  # no matter who stands beside it


@pytest.mark.clause("FIEF-11.1-03", "FIEF-R-56")
def test_he_must_go_there_and_may_take_it_in_passing() -> None:
    scene = fief(relics="yes").lord(ANA, "arthur", "villeneuve").bishop("arthur", 4)
    scene.relic("lance", village="bourg").begin("move")
    assert scene.options(ANA, "take-relic") == []
    for step in ("lead arthur", "march bourg", "halt", "take-relic bourg arthur"):
        scene.do(step, ANA)
    assert scene.events(None, "relic-taken") == [
        {"event": "relic-taken", "seat": ANA, "lord": "arthur", "relic": "lance"}
    ]
    scene.do("lead arthur", ANA)
    scene.do("march st-vivien", ANA)
    assert (scene.where("arthur"), holder(scene, "lance")) == ("st-vivien", "arthur")


@pytest.mark.clause("FIEF-11.1-03")
def test_a_prisoner_takes_nothing() -> None:
    scene = fief(relics="yes").lord(ANA, "arthur").bishop("arthur", 4).garrison(BEN, "bourg")
    scene.captive("arthur", BEN, "bourg").relic("lance", village="bourg")
    assert table(scene).options(ANA, "take-relic") == []


@pytest.mark.clause("FIEF-11.1-04")
@pytest.mark.parametrize(("answer", "taken"), [("grant", "charles"), ("refuse", "")])
def test_who_occupies_and_controls_the_village_must_agree(answer: str, taken: str) -> None:
    scene = table(pilgrims().bishop("charles", 4))
    act(scene, BEN, "take-relic bourg charles")
    assert (scene.prompt, scene.asked) == ("relic", (ANA,))
    scene.do(answer, ANA)
    assert holder(scene, "lance") == taken
    assert scene.options(BEN, "take-relic") == []  # taken, or refused for this phase


@pytest.mark.clause("FIEF-11.1-04")
def test_who_controls_without_being_there_is_not_asked() -> None:
    """Bourg is Ben's by the title of its fief; Ana only stands on its road."""
    scene = fief(relics="yes").lord(BEN, "charles", "villeneuve")
    scene.title("charles", "bourg", "villeneuve").lord(ANA, "arthur", "bourg").bishop("arthur", 4)
    scene.state.control[VILLAGES.index("bourg")] = BEN  # as while Ana is still on her way
    act(table(scene.relic("lance", village="bourg")), ANA, "take-relic bourg arthur")
    assert holder(scene, "lance") == "arthur"


# Carrying and giving ------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-11.1-05", "FIEF-11.1-06")
def test_a_relic_travels_and_is_given_to_any_lord_beside_its_holder() -> None:
    scene = fief(relics="yes").lord(ANA, "arthur", "blaye").relic("lance", "arthur")
    scene.lord(ANA, "blanche", "charolles").lord(BEN, "charles", "charolles")
    scene.lord(CLEO, "eric", "bourg").begin("move")
    assert scene.options(ANA, "give-relic") == []
    for step in ("lead arthur", "march charolles", "halt"):
        scene.do(step, ANA)
    assert scene.options(ANA, "give-relic") == [
        "give-relic lance blanche",
        "give-relic lance charles",
    ]
    scene.do("give-relic lance charles", ANA)
    assert holder(scene, "lance") == "charles"
    assert scene.keys(CLEO) == ["relic-given"]


@pytest.mark.clause("FIEF-11.1-06")
def test_only_the_player_of_its_holder_gives_it() -> None:
    scene = table(pilgrims())
    scene.relic("lance", "arthur")
    assert scene.options(BEN, "give-relic") == []
    assert scene.options(ANA, "give-relic") == ["give-relic lance charles", "give-relic lance eric"]


# Losing it ----------------------------------------------------------------------------------------


def murdered(scene: FiefScene) -> FiefScene:
    """Cleo has Arthur, who carries the Lance at Blaye, murdered."""
    scene.lord(ANA, "arthur", "blaye").relic("lance", "arthur").hand(CLEO, "assassination")
    scene.lord(CLEO, "eric", "sigy")
    return act(table(scene), CLEO, "assassinate arthur eric")


@pytest.mark.clause("FIEF-R-56")
def test_the_relic_of_the_dead_goes_to_another_of_his_family_there() -> None:
    scene = murdered(fief(relics="yes").lord(ANA, "blanche", "blaye").troops(ANA, "blaye", 1))
    assert holder(scene, "lance") == "blanche"


@pytest.mark.clause("FIEF-R-56")
def test_of_several_heirs_their_player_names_one() -> None:
    scene = fief(relics="yes").lord(ANA, "blanche", "blaye").lord(ANA, "baudoin", "blaye")
    murdered(scene)
    assert (scene.prompt, scene.asked) == ("take-over", (ANA,))
    assert scene.options(ANA) == ["give-relic lance blanche", "give-relic lance baudoin"]
    scene.do("give-relic lance baudoin", ANA)
    assert holder(scene, "lance") == "baudoin"


@pytest.mark.clause("FIEF-11.1-07", "FIEF-11.1-10")
def test_troops_keep_a_relic_for_their_family() -> None:
    """A lord of Ben's, who is there already, does not get it."""
    scene = fief(relics="yes").troops(ANA, "blaye", 1).lord(BEN, "charles", "blaye")
    murdered(scene)
    assert (holder(scene, "lance"), place(scene, "lance"), keeper(scene, "lance")) == (
        "",
        "blaye",
        ANA,
    )
    assert scene.options(ANA, "give-relic") == []
    assert scene.options(BEN, "take-relic") == []


@pytest.mark.clause("FIEF-11.1-07")
@pytest.mark.parametrize(("seat", "taken"), [(ANA, "baudoin"), (BEN, "")])
def test_the_next_lord_of_that_family_takes_it_from_the_troops(seat: int, taken: str) -> None:
    scene = murdered(fief(relics="yes").troops(ANA, "blaye", 1).lord(seat, "baudoin", "charolles"))
    scene.until("moves")
    while scene.asked != (seat,):
        scene.do("done")
    scene.do("lead baudoin", seat)
    scene.do("march blaye", seat)
    assert holder(scene, "lance") == taken


@pytest.mark.clause("FIEF-11.1-10")
@pytest.mark.parametrize(("carried", "dealt"), [(True, 2), (False, 3)])
def test_kept_by_troops_a_relic_has_no_power(carried: bool, dealt: int) -> None:
    """Ana defends Blaye with the Grail; Ben rolls a 3."""
    scene = fief(relics="yes").troops(ANA, "blaye", 3).lord(BEN, "charles", "blaye")
    scene.troops(BEN, "blaye", 3)
    if carried:
        scene.lord(ANA, "arthur", "blaye").relic("grail", "arthur")
    else:
        scene.relic("grail", village="blaye")
        scene.state.relics_shown = 1
        scene.state.relic_keeper[RELICS.index("grail")] = ANA
    scene.battle_dice(3, 0).begin("fight", BEN)
    assert damage(attack(scene, "blaye", ANA))[0] == dealt


@pytest.mark.clause("FIEF-11.1-09", "FIEF-R-56")
def test_a_relic_left_alone_goes_to_the_first_lord_who_comes() -> None:
    scene = murdered(fief(relics="yes").lord(BEN, "jeanne", "charolles"))
    assert (place(scene, "lance"), keeper(scene, "lance")) == ("blaye", -1)
    assert scene.keys(None)[-2:] == ["relic-alone", "left-free"]
    scene.until("moves").do("lead jeanne", BEN)
    scene.do("march blaye", BEN)
    assert holder(scene, "lance") == "jeanne"  # of whatever kind


@pytest.mark.clause("FIEF-R-56", "FIEF-11.1-09")
def test_a_relic_left_alone_goes_to_a_lord_who_is_there() -> None:
    scene = murdered(fief(relics="yes").lord(BEN, "jeanne", "blaye"))
    assert holder(scene, "lance") == "jeanne"


@pytest.mark.clause("FIEF-R-56")
def test_a_relic_never_taken_does_not_go_to_the_first_comer() -> None:
    scene = fief(relics="yes").relic("lance", village="blaye").lord(BEN, "jeanne", "charolles")
    scene.begin("move", BEN).do("lead jeanne")
    scene.do("march blaye")
    assert (holder(scene, "lance"), place(scene, "lance")) == ("", "blaye")


@pytest.mark.clause("FIEF-11.1-08")
def test_a_revolt_does_not_destroy_a_relic() -> None:
    scene = fief(relics="yes").lord(ANA, "arthur", "blaye").relic("lance", "arthur")
    scene.castle("blaye").mills("blaye", 1).sky(1, "famine").hand(BEN, "revolt", "revolt")
    act(table(scene), BEN, "revolt blaye")
    act(scene, BEN, "join-revolt 1")
    all_pass(scene)
    assert scene.owner("arthur") == -1
    assert place(scene, "lance") == "blaye"


@pytest.mark.clause("FIEF-R-56")
def test_the_relic_of_a_captured_lord_goes_to_a_lord_of_the_captor() -> None:
    scene = fief(relics="yes").lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 3)
    scene.lord(BEN, "charles", "blaye").relic("lance", "charles").begin("fight")
    attack(scene, "blaye", BEN)
    scene.do("capture charles 0", ANA)
    assert holder(scene, "lance") == "arthur"


@pytest.mark.clause("FIEF-R-56")
def test_else_to_the_captor_s_troops() -> None:
    """Ana attacks Ben's six sergeants with one sergeant, and loses."""
    scene = fief(relics="yes").lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 1)
    scene.relic("lance", "arthur").troops(BEN, "blaye", 6).battle_dice(0, 1).begin("fight")
    attack(scene, "blaye", BEN)
    scene.do("capture arthur 1", BEN)
    assert (holder(scene, "lance"), keeper(scene, "lance")) == ("", BEN)


@pytest.mark.clause("FIEF-R-56")
def test_a_spared_lord_keeps_his_relic() -> None:
    scene = fief(relics="yes").lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 3)
    scene.lord(BEN, "charles", "blaye").relic("lance", "charles").begin("fight")
    attack(scene, "blaye", BEN)
    scene.do("spare charles", ANA)
    assert holder(scene, "lance") == "charles"


@pytest.mark.clause("FIEF-11.1-11", "FIEF-R-56")
def test_in_a_coalition_the_leader_names_who_receives_the_relic_of_a_dead_partner() -> None:
    """Cleo and Dan help Ana against Ben; Cleo's Eric is murdered between two rounds."""
    scene = fief(4, relics="yes").lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 3)
    scene.lord(BEN, "charles", "blaye").troops(BEN, "blaye", 3).hand(BEN, "assassination")
    scene.lord(CLEO, "eric", "blaye").troops(CLEO, "blaye", 1).relic("lance", "eric")
    scene.lord(DAN, "henri", "blaye").begin("fight").do("attack blaye 1")
    scene.pass_all()
    scene.do("join-side attacker", CLEO)
    scene.do("join-side attacker", DAN)
    scene.do("accept", ANA)
    scene.do("accept", ANA)
    act(scene, BEN, "assassinate eric charles")
    assert (scene.prompt, scene.asked) == ("take-over", (ANA,))
    assert scene.options(ANA) == ["give-relic lance arthur", "give-relic lance henri"]
    scene.do("give-relic lance henri", ANA)
    assert holder(scene, "lance") == "henri"


@pytest.mark.clause("FIEF-R-56")
def test_after_a_battle_a_lord_of_the_winner_takes_what_lies_alone() -> None:
    """Four damage kill Ben's three sergeants and Charles, who carried the Lance."""
    scene = fief(relics="yes").lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 9)
    scene.lord(BEN, "charles", "blaye").troops(BEN, "blaye", 3).relic("lance", "charles")
    scene.battle_dice(3, 1, 0).begin("fight")
    attack(scene, "blaye", BEN)
    assert scene.owner("charles") == -1
    assert holder(scene, "lance") == "arthur"


@pytest.mark.clause("FIEF-R-56")
@pytest.mark.parametrize(("onlooker", "winner"), [(BEN, CLEO), (CLEO, BEN)])
def test_an_onlooker_does_not_take_it_before_the_winner(onlooker: int, winner: int) -> None:
    """Ana's Arthur falls with the Lance and her only sergeant; Charles looks on."""
    scene = fief(relics="yes").lord(winner, "henri", "blaye").troops(winner, "blaye", 9)
    scene.lord(onlooker, "charles", "blaye").lord(ANA, "arthur", "blaye")
    scene.troops(ANA, "blaye", 1).relic("lance", "arthur").battle_dice(0, 3, 3).begin("fight")
    attack(scene, "blaye", winner).do("keep-out", onlooker)
    unhindered(scene)
    assert scene.owner("arthur") == -1
    assert holder(scene, "lance") == "henri"


@pytest.mark.clause("FIEF-R-56")
def test_where_the_winner_has_no_lord_an_onlooker_takes_it() -> None:
    """Cleo's troops alone beat Ana's Arthur; the Lance waits for the end of the battle."""
    scene = fief(relics="yes").troops(CLEO, "blaye", 9).lord(BEN, "charles", "blaye")
    scene.lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 1).relic("lance", "arthur")
    scene.battle_dice(0, 3, 3).begin("fight")
    attack(scene, "blaye", CLEO).do("keep-out", BEN)
    unhindered(scene)
    assert scene.owner("arthur") == -1
    assert holder(scene, "lance") == "charles"
    told = scene.keys(None)
    assert told.index("battle-over") < told.index("relic-given")


@pytest.mark.clause("FIEF-R-56")
def test_of_a_leader_without_a_lord_a_partner_s_takes_it() -> None:
    """Cleo's troops hold Blaye, Dan's Henri helps them; Ben's Charles looks on."""
    scene = fief(4, relics="yes").troops(CLEO, "blaye", 9).lord(DAN, "henri", "blaye")
    scene.lord(BEN, "charles", "blaye").lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 1)
    scene.relic("lance", "arthur").battle_dice(0, 3, 3).begin("fight")
    attack(scene, "blaye", CLEO).do("keep-out", BEN)
    scene.do("join-side defender", DAN)
    scene.do("accept", CLEO)
    unhindered(scene)
    assert scene.owner("arthur") == -1
    assert holder(scene, "lance") == "henri"


@pytest.mark.clause("FIEF-11.1-07")
@pytest.mark.parametrize("fog", ["no", "yes"])
def test_troops_that_are_bought_keep_what_lies_there_alone(fog: str) -> None:
    """The Lance lies in Ana's empty city; Ben's Othon comes by."""
    scene = fief(relics="yes", fog=fog).lord(ANA, "thierry", "blaye")
    scene.title("thierry", "bourg", "bourg").lord(BEN, "othon", "villeneuve").money(ANA, 1)
    scene.relic("lance", village="bourg")
    scene.state.relics_shown |= 1 << RELICS.index("lance")
    scene.begin("buy")
    for notation in (
        ("hire-sergeant", "post-sergeant bourg") if fog == "yes" else ("buy-sergeant bourg",)
    ):
        scene.do(notation, ANA)
    assert keeper(scene, "lance") == ANA
    scene.until("moves")
    while scene.asked != (BEN,):
        scene.do("done")
    scene.do("lead othon", BEN)
    scene.do("march bourg", BEN)
    assert (holder(scene, "lance"), keeper(scene, "lance")) == ("", ANA)


@pytest.mark.clause("FIEF-11.1-07")
def test_troops_that_are_bought_do_not_keep_what_was_never_taken() -> None:
    scene = fief(relics="yes").lord(ANA, "thierry", "blaye").title("thierry", "bourg", "bourg")
    scene.relic("lance", village="bourg").money(ANA, 1).begin("buy").do("buy-sergeant bourg")
    assert keeper(scene, "lance") == -1


@pytest.mark.clause("FIEF-11.1-07", "FIEF-11.1-09")
def test_where_there_are_only_troops_they_keep_it() -> None:
    """Ana's Arthur falls before Cleo's troops, who have no lord; Ben's Charles rides by."""
    scene = fief(relics="yes").troops(CLEO, "blaye", 9).lord(BEN, "charles", "charolles")
    scene.lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 1).relic("lance", "arthur")
    scene.battle_dice(0, 3, 3).begin("fight")
    attack(scene, "blaye", CLEO)
    assert scene.owner("arthur") == -1
    assert (holder(scene, "lance"), keeper(scene, "lance")) == ("", CLEO)
    scene.until("moves").do("lead charles", BEN)
    scene.do("march blaye", BEN)
    assert (holder(scene, "lance"), keeper(scene, "lance")) == ("", CLEO)


@pytest.mark.clause("FIEF-11.1-07")
def test_the_winner_s_troops_keep_it_before_the_controller_s() -> None:
    """Cleo's troops beat Ana's Arthur at Blaye, which is Ben's, whose troops look on."""
    scene = fief(relics="yes").garrison(BEN, "blaye").troops(CLEO, "blaye", 9)
    scene.lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 1).relic("lance", "arthur")
    scene.battle_dice(0, 3, 3).begin("fight")
    attack(scene, "blaye", CLEO)
    assert (scene.owner("arthur"), scene.holder("blaye")) == (-1, BEN)
    assert keeper(scene, "lance") == CLEO


@pytest.mark.clause("FIEF-11.1-07")
@pytest.mark.parametrize("controller", [BEN, CLEO])
def test_without_a_battle_the_controller_s_troops_keep_it_before_others(controller: int) -> None:
    scene = fief(relics="yes").garrison(controller, "blaye")
    scene.garrison(BEN + CLEO - controller, "blaye")
    murdered(scene)
    assert scene.holder("blaye") == controller
    assert (place(scene, "lance"), keeper(scene, "lance")) == ("blaye", controller)
    assert "relic-alone" not in scene.keys(None)


def plagued(*rolls: int) -> FiefScene:
    """Arthur and Baudoin come, with two sergeants, onto the Lance, which lies alone at Bourg, under
    the plague; these are their dice."""
    scene = fief(relics="yes").lord(ANA, "arthur", "villeneuve").lord(ANA, "baudoin", "villeneuve")
    scene.troops(ANA, "villeneuve", 2).relic("lance", village="bourg").sky(4, "plague")
    scene.state.relics_shown |= 1 << RELICS.index("lance")
    scene.begin("move").dice(*rolls)
    for step in ("lead arthur", "join baudoin", "march bourg"):
        scene.do(step, ANA)
    return scene


@pytest.mark.clause("FIEF-11.1-09", "FIEF-R-56")
def test_of_several_who_come_those_take_it_who_are_alive() -> None:
    scene = plagued(6, 6)
    assert scene.options(ANA) == ["give-relic lance arthur", "give-relic lance baudoin"]
    scene = plagued(6, 1)
    assert (scene.where("baudoin"), holder(scene, "lance")) == ("", "arthur")


@pytest.mark.clause("FIEF-11.1-07", "FIEF-11.1-08")
def test_the_dead_do_not_take_it() -> None:
    scene = plagued(1, 1)
    assert (scene.owner("arthur"), scene.owner("baudoin")) == (-1, -1)
    assert scene.troops_at("bourg", ANA) == (1, 0)
    assert (holder(scene, "lance"), place(scene, "lance")) == ("", "bourg")
    assert keeper(scene, "lance") == ANA


# Grail and Lance ----------------------------------------------------------------------------------


def clash(relic: str, bearer: str) -> FiefScene:
    """Ana's Arthur attacks Ben's Charles; one of them carries the relic."""
    scene = fief(relics="yes").lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 8)
    scene.lord(BEN, "charles", "blaye").troops(BEN, "blaye", 8)
    return scene.relic(relic, bearer)


@pytest.mark.clause("FIEF-11.1.1-01")
@pytest.mark.parametrize(
    ("bearer", "dealt"), [("charles", (0, 5)), ("arthur", (1, 5))], ids=["defending", "attacking"]
)
def test_the_grail_helps_only_those_who_did_not_start_the_battle(
    bearer: str, dealt: tuple[int, int]
) -> None:
    """Ana rolls 0 and 1, Ben 2 and 3: no die falls below 0."""
    scene = clash("grail", bearer).battle_dice(0, 1, 2, 3).begin("fight")
    assert damage(attack(scene, "blaye", BEN)) == dealt
    told = [event["count"] for event in scene.events(None, "grail-wards")]
    assert told == ([1] if bearer == "charles" else [])


@pytest.mark.clause("FIEF-11.1.1-05", "FIEF-11.1.1-08", "FIEF-R-56")
@pytest.mark.parametrize(("bearer", "dealt"), [("charles", (1, 2)), ("arthur", (2, 1))])
def test_the_lance_adds_one_damage_in_every_round(bearer: str, dealt: tuple[int, int]) -> None:
    scene = clash("lance", bearer).battle_dice(0, 1, 1, 0, 1, 0, 0, 1).begin("fight")
    assert damage(attack(scene, "blaye", BEN)) == dealt
    side = "defender" if bearer == "charles" else "attacker"
    assert [event["side"] for event in scene.events(None, "lance-strikes")] == [side]
    scene.until("leader")
    assert damage(fight_on(scene)) == dealt


@pytest.mark.clause("FIEF-11.1.1-06")
def test_the_lance_adds_nothing_without_a_die() -> None:
    """Six points before a castle: one die less one."""
    scene = fief(relics="yes").castle("blaye").troops(BEN, "blaye", 3).lord(ANA, "arthur", "blaye")
    scene.troops(ANA, "blaye", 5).relic("lance", "arthur").begin("fight")
    attack(scene, "blaye", BEN)
    assert scene.events(None, "no-dice") == [{"event": "no-dice", "seat": ANA, "village": "blaye"}]
    assert scene.troops_at("blaye", BEN) == (3, 0)


@pytest.mark.clause("FIEF-R-56")
@pytest.mark.parametrize("relic", ["grail", "lance"])
def test_grail_and_lance_are_no_help_in_a_revolt(relic: str) -> None:
    scene = fief(relics="yes").lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 6)
    scene.relic(relic, "arthur").sky(1, "famine").hand(BEN, "revolt")
    act(table(scene.battle_dice(2)), BEN, "revolt blaye")
    assert scene.troops_at("blaye", ANA) == (3, 0)


@pytest.mark.clause("FIEF-11.1-10", "FIEF-R-56")
def test_a_prisoner_does_not_use_a_relic() -> None:
    """By the capture the Lance is Ana's already; here Charles still carries it."""
    scene = clash("lance", "charles").captive("charles", ANA, "blaye").battle_dice(1, 1, 1, 1)
    assert damage(attack(scene.begin("fight"), "blaye", BEN)) == (2, 2)


# Roseline and Radegund ----------------------------------------------------------------------------


def praying(relic: str, *sees: int) -> FiefScene:
    """Ben's Charles carries it; its calamity lies on these bishoprics."""
    scene = fief(relics="yes").lord(BEN, "charles", "bourg").relic(relic, "charles")
    for see in sees:
        scene.sky(see, "bad-weather" if relic == "roseline" else "famine")
    return scene.begin("pray")


BAD, FAMINE = 4, 8


@pytest.mark.clause("FIEF-11.1.1-02")
def test_roseline_moves_bad_weather_to_the_bishopric_rolled() -> None:
    scene = praying("roseline", 1, 2)
    assert (scene.prompt, scene.asked) == ("pray-roseline", (BEN,))
    assert scene.options(BEN) == ["done", "pray 1", "pray 2"]
    scene.dice(5).do("pray 1")
    assert scene.state.sky == [0, BAD, 0, 0, BAD]
    assert scene.events(None, "weather-moved") == [
        {"event": "weather-moved", "bishopric": 1, "onto": 5}
    ]


@pytest.mark.clause("FIEF-R-56")
def test_each_bad_weather_is_tried_once_also_one_that_was_moved() -> None:
    scene = praying("roseline", 1, 2)
    scene.dice(5).do("pray 1")
    assert scene.options(BEN) == ["done", "pray 2"]
    scene.dice(6).do("pray 2")
    assert scene.prompt == "window-income"


@pytest.mark.clause("FIEF-R-56", "FIEF-11.1.1-02")
@pytest.mark.parametrize("roll", [1, 6])
def test_its_own_number_and_a_six_do_nothing(roll: int) -> None:
    scene = praying("roseline", 1)
    scene.dice(roll).do("pray 1")
    assert scene.state.sky == [BAD, 0, 0, 0, 0]


@pytest.mark.clause("FIEF-11.1.1-03")
def test_bad_weather_moved_onto_another_is_discarded() -> None:
    scene = praying("roseline", 1, 2)
    scene.dice(2).do("pray 1")
    assert scene.state.sky == [0, BAD, 0, 0, 0]
    assert [CARDS[card] for card in scene.state.event_discard] == ["bad-weather"]
    assert scene.options(BEN) == ["done", "pray 2"]


@pytest.mark.clause("FIEF-R-56")
def test_bad_weather_moved_leaves_good_cards_in_place() -> None:
    scene = fief(relics="yes").lord(BEN, "charles", "bourg").relic("roseline", "charles")
    scene.sky(1, "bad-weather").sky(2, "fair-weather", "good-harvest").begin("pray")
    scene.dice(2).do("pray 1")
    assert scene.state.sky == [0, 1 + 2 + BAD, 0, 0, 0]


@pytest.mark.clause("FIEF-11.1.1-07")
@pytest.mark.parametrize(("roll", "gone"), [(1, False), (3, False), (4, True), (6, True)])
def test_radegund_ends_a_famine_on_four_or_more(roll: int, gone: bool) -> None:
    scene = praying("radegonde", 3, 4)
    assert scene.options(BEN) == ["done", "pray 3", "pray 4"]
    scene.dice(roll).do("pray 3")
    assert scene.state.sky == [0, 0, 0 if gone else FAMINE, FAMINE, 0]
    assert [CARDS[card] for card in scene.state.event_discard] == ["famine"] * gone
    assert scene.options(BEN) == ["done", "pray 4"]


@pytest.mark.clause("FIEF-11.1.1-02", "FIEF-11.1.1-07")
@pytest.mark.parametrize("relic", ["roseline", "radegonde"])
def test_a_prayer_comes_after_the_cards_are_played_and_may_be_left(relic: str) -> None:
    scene = fief(relics="yes").lord(BEN, "charles", "bourg").relic(relic, "charles")
    scene.sky(1, "bad-weather", "famine").hand(ANA, "tax").begin("play")
    assert scene.prompt == "play-cards"
    scene.do("done")
    assert scene.prompt.startswith("pray")
    scene.do("done", BEN)
    assert scene.state.sky == [BAD + FAMINE, 0, 0, 0, 0]
    assert scene.prompt == "window-income"


@pytest.mark.clause("FIEF-11.1-10")
@pytest.mark.parametrize("relic", ["roseline", "radegonde"])
def test_a_relic_that_no_lord_controls_hears_no_prayer(relic: str) -> None:
    scene = fief(relics="yes").relic(relic, village="bourg").garrison(ANA, "bourg")
    scene.sky(1, "bad-weather", "famine").begin("pray")
    assert scene.prompt == "window-income"


# The Tooth ----------------------------------------------------------------------------------------


def tooth() -> FiefScene:
    """Cleo's Eric carries it; Ben's Charles, king, count and married, is murdered by Ana."""
    scene = fief(relics="yes").lord(CLEO, "eric", "sigy").relic("geronce", "eric")
    scene.lord(BEN, "charles", "tournus").title("charles", "tournus", "tournus").king("charles")
    scene.lord(CLEO, "jeanne", "sigy").marry("charles", "jeanne").queen("jeanne")
    scene.lord(ANA, "arthur", "blaye").hand(ANA, "assassination")
    return act(table(scene), ANA, "assassinate charles arthur")


@pytest.mark.clause("FIEF-11.1.1-04", "FIEF-11.1-08", "FIEF-R-56")
def test_the_tooth_keeps_a_lord_alive_with_all_he_has_and_leaves_the_game() -> None:
    scene = tooth()
    assert (scene.prompt, scene.asked) == ("tooth", (CLEO,))
    assert scene.options(CLEO) == ["decline", "revive charles"]
    scene.do("revive charles", CLEO)
    assert (scene.owner("charles"), scene.where("charles")) == (BEN, "tournus")
    assert (scene.holds("tournus"), scene.named(scene.state.king)) == ("charles", "charles")
    assert scene.named(scene.state.spouse[CARDS.index("charles")]) == "jeanne"
    assert (holder(scene, "geronce"), place(scene, "geronce")) == ("", "")
    assert scene.keys() == ["revived"]


@pytest.mark.clause("FIEF-11.1.1-04")
def test_the_tooth_may_be_kept_for_another_death() -> None:
    scene = tooth()
    scene.do("decline", CLEO)
    assert scene.owner("charles") == -1
    assert holder(scene, "geronce") == "eric"


@pytest.mark.clause("FIEF-R-56", "FIEF-11.1.1-04")
def test_the_tooth_saves_its_holder_and_only_one_of_many() -> None:
    """A revolt kills Eric and Charles together."""
    scene = fief(relics="yes").lord(CLEO, "eric", "blaye").relic("geronce", "eric")
    scene.lord(BEN, "charles", "blaye").sky(1, "famine").hand(ANA, "revolt")
    act(table(scene), ANA, "revolt blaye")
    scene.do("strike 1", ANA)
    all_pass(scene)
    assert scene.options(CLEO) == ["decline", "revive charles", "revive eric"]
    scene.do("revive eric", CLEO)
    assert (scene.owner("eric"), scene.owner("charles")) == (CLEO, -1)


@pytest.mark.clause("FIEF-R-56")
def test_a_lord_saved_in_a_lost_battle_is_captured_or_spared() -> None:
    scene = fief(relics="yes").lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 9)
    scene.lord(BEN, "charles", "blaye").troops(BEN, "blaye", 3).relic("geronce", "charles")
    scene.battle_dice(3, 1, 0).begin("fight")
    attack(scene, "blaye", BEN)
    scene.do("revive charles", BEN)
    assert (scene.prompt, scene.asked) == ("captures", (ANA,))
    assert scene.options(ANA) == ["capture charles 0", "spare charles"]


@pytest.mark.clause("FIEF-11.1-10")
def test_the_tooth_of_a_captive_saves_nobody() -> None:
    scene = fief(relics="yes").lord(CLEO, "eric").captive("eric", ANA, "blaye")
    scene.relic("geronce", "eric").lord(ANA, "arthur", "blaye").lord(BEN, "charles", "bourg")
    act(table(scene.hand(ANA, "assassination")), ANA, "assassinate charles arthur")
    assert scene.owner("charles") == -1


@pytest.mark.clause("FIEF-11.1-01")
def test_without_the_option_there_are_no_relics() -> None:
    scene = fief().lord(ANA, "arthur", "bourg").bishop("arthur", 4).begin("buy")
    assert scene.options(ANA, "take-relic") == []
    assert scene.state.relic_place == [-1] * 5
