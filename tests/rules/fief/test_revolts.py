"""10.1: revolts; R-49, R-50."""

import pytest

from tableronde.games.fief.components import CARDS, NO_FORT, VILLAGES
from tests.rules.fief.acting import act, all_pass, table
from tests.rules.fief.fighting import dice
from tests.rules.fief.scene import ANA, BEN, CLEO, FiefScene, fief

HUNGRY = "blaye"


def hungry(scene: FiefScene, *cards: str) -> FiefScene:
    """A famine in bishopric 1, where Blaye is; Ana holds the cards, by default one Revolt."""
    return scene.sky(1, "famine").hand(ANA, *(cards or ("revolt",)))


def rise(scene: FiefScene, *faces: int, village: str = HUNGRY) -> FiefScene:
    """Ana plays a Revolt before income; nobody joins it, digs or calms."""
    scene.battle_dice(*faces)
    return go_on(act(table(scene), ANA, f"revolt {village}"))


def go_on(scene: FiefScene) -> FiefScene:
    """Of those who are asked nobody joins, calms or digs."""
    while scene.prompt in ("join-revolt", "tunnel-for-revolt", "calm"):
        scene.do("decline" if scene.prompt == "calm" else "pass")
    return scene


def rolled(scene: FiefScene) -> tuple[list[int], int]:
    """The dice of the revolt and its damage."""
    (roll,) = scene.events(None, "revolt-rolls")
    return roll["faces"], roll["count"]


def mills(scene: FiefScene, village: str) -> int:
    return scene.state.mills[VILLAGES.index(village)]


def event_discards(scene: FiefScene) -> list[str]:
    return [CARDS[card] for card in scene.state.event_discard]


# Where --------------------------------------------------------------------------------------------


def taxed(verb: str) -> FiefScene:
    """Ben taxes: the tallage of Mazilles, or a tithe on bishopric 2 as its bishop."""
    scene = fief().lord(BEN, "charles", "mazilles").title("charles", "mazilles", "mazilles")
    scene.bishop("charles", 2).troops(BEN, "mazilles", 3).hand(BEN, "tax").begin("play", BEN)
    scene.state.hands[ANA] = [CARDS.index("revolt")]
    scene.do(verb, BEN)
    return scene


def targets(scene: FiefScene, seat: int) -> set[str]:
    return {option.split()[1] for option in scene.options(seat, "revolt")}


@pytest.mark.clause("FIEF-10.1-01", "FIEF-R-49")
@pytest.mark.parametrize(
    ("tax", "villages"),
    [
        ("tallage mazilles", {"mazilles", "st-andromy"}),
        ("tithe 2", {"mazilles", "st-andromy", "tournus", "chateauneuf"}),
    ],
)
def test_a_revolt_needs_a_tax(tax: str, villages: set[str]) -> None:
    assert targets(taxed(tax).until("window-income"), ANA) == villages


@pytest.mark.clause("FIEF-10.1-01")
def test_a_famine_will_do_and_without_cause_there_is_no_revolt() -> None:
    scene = table(hungry(fief()))
    assert targets(scene, ANA) == {
        "la-salle",
        "blaye",
        "charolles",
        "sennecy",
        "l-epervier",
        "st-medard",
        "villeneuve",
    }
    assert targets(table(fief().hand(ANA, "revolt")), ANA) == set()


@pytest.mark.clause("FIEF-R-49")
def test_a_tax_is_a_cause_until_income_a_famine_until_the_end_of_the_turn() -> None:
    scene = taxed("tithe 2").until("buy")
    assert targets(scene.until("window-end"), ANA) == set()
    scene = hungry(fief()).begin("before_income").until("window-end")
    assert "blaye" in targets(scene, ANA)
    assert targets(scene.until("window-turn"), ANA) == set()


@pytest.mark.clause("FIEF-R-49")
def test_a_tax_whose_title_is_lost_is_no_cause() -> None:
    scene = taxed("tallage mazilles")
    scene.state.crowns[2] = -1
    assert targets(scene.until("window-income"), ANA) == set()


@pytest.mark.clause("FIEF-R-49")
def test_a_papal_tithe_is_a_cause_in_every_bishopric_it_covers() -> None:
    scene = fief().lord(BEN, "charles", "mazilles").bishop("charles", 5).pope("charles")
    scene.lord(BEN, "eric", "mazilles").bishop("eric", 4).hand(BEN, "tax").hand(ANA, "revolt")
    scene.begin("play", BEN).do("papal-tithe", BEN)
    found = targets(scene.until("window-income"), ANA)
    assert len(found) == 8
    assert {"sigy", "bourg"} <= found


@pytest.mark.clause("FIEF-10.1-02")
def test_who_levied_the_tax_cannot_invoke_it_others_can() -> None:
    scene = taxed("tithe 2")
    scene.state.hands[BEN] = [CARDS.index("revolt")]
    scene.until("window-income")
    assert targets(scene, BEN) == set()
    assert "tournus" in targets(scene, ANA)


@pytest.mark.clause("FIEF-10.1-02", "FIEF-10.1-10")
def test_who_has_no_cause_of_his_own_cannot_join() -> None:
    scene = taxed("tithe 2")
    for seat in (ANA, BEN):
        scene.state.hands[seat] = [CARDS.index("revolt")] * 2
    act(scene.until("window-income"), ANA, "revolt tournus")
    assert (scene.prompt, scene.asked) == ("join-revolt", (ANA,))


# The attack ---------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-10.1-03")
@pytest.mark.parametrize(("face", "left"), [(0, 5), (1, 4), (2, 3), (3, 2)])
def test_one_die_and_one_damage(face: int, left: int) -> None:
    scene = rise(hungry(fief().troops(BEN, HUNGRY, 6)), face)
    assert rolled(scene) == ([face], face + 1)
    assert scene.troops_at(HUNGRY, BEN) == (left, 0)
    assert scene.state.sergeants[BEN] == 13 - left


@pytest.mark.clause("FIEF-10.1-03")
def test_the_victim_chooses_his_losses_as_in_a_battle() -> None:
    scene = rise(hungry(fief().troops(BEN, HUNGRY, 4, 2)), 2)
    assert (scene.prompt, scene.asked) == ("casualties", (BEN,))
    assert scene.options(BEN) == ["lose 3 0", "lose 0 1"]
    scene.do("lose 0 1", BEN)
    assert scene.troops_at(HUNGRY, BEN) == (4, 1)


@pytest.mark.clause("FIEF-10.1-03", "FIEF-D-01")
@pytest.mark.parametrize("step", ["begin", "buy", "move", "before_end"])
def test_a_revolt_breaks_out_in_any_phase_and_then_the_game_goes_on_there(step: str) -> None:
    scene = hungry(fief().troops(BEN, HUNGRY, 6)).begin(step)
    question = (scene.prompt, scene.asked)
    act(scene, ANA, f"revolt {HUNGRY}")
    assert scene.troops_at(HUNGRY, BEN) == (5, 0)
    assert (scene.prompt, scene.asked) == question


@pytest.mark.clause("FIEF-10.1-03")
def test_a_revolt_with_its_motive_is_told_to_all() -> None:
    scene = act(table(hungry(fief().troops(BEN, HUNGRY, 6))), ANA, f"revolt {HUNGRY}")
    assert scene.events(None, "revolt") == [
        {"event": "revolt", "seat": ANA, "village": HUNGRY, "motive": "famine"}
    ]


@pytest.mark.clause("FIEF-10.1-04", "FIEF-10.1-15")
def test_who_plays_the_card_says_who_is_hit_first() -> None:
    scene = hungry(
        fief().troops(BEN, HUNGRY, 2).troops(CLEO, HUNGRY, 5).lord(ANA, "arthur", HUNGRY)
    )
    act(table(scene), ANA, f"revolt {HUNGRY}")
    assert (scene.prompt, scene.asked) == ("first-victim", (ANA,))
    assert scene.options(ANA) == ["strike 1", "strike 2"]  # lords alone are not attacked
    scene.battle_dice(2).do("strike 2", ANA)
    assert scene.troops_at(HUNGRY, CLEO) == (2, 0)
    assert scene.troops_at(HUNGRY, BEN) == (2, 0)  # some survived: the rest is lost


@pytest.mark.clause("FIEF-10.1-15", "FIEF-R-49")
def test_damage_left_over_passes_to_the_next_player() -> None:
    """Four damage: one for Ben's sergeant, the other three for whom Ana names."""
    scene = fief(4).troops(BEN, HUNGRY, 1).troops(CLEO, HUNGRY, 4).troops(3, HUNGRY, 5)
    act(table(hungry(scene)), ANA, f"revolt {HUNGRY}")
    scene.battle_dice(3).do("strike 1", ANA)
    assert (scene.prompt, scene.asked) == ("next-victim", (ANA,))
    assert scene.options(ANA) == ["strike 2", "strike 3"]
    scene.do("strike 3", ANA)
    assert [scene.troops_at(HUNGRY, seat)[0] for seat in (BEN, CLEO, 3)] == [0, 4, 2]


@pytest.mark.clause("FIEF-10.1-15")
def test_damage_that_cannot_remove_the_last_counter_does_not_pass_on() -> None:
    """Two damage on a knight are lost."""
    scene = fief().troops(BEN, HUNGRY, 0, 1).troops(CLEO, HUNGRY, 3)
    act(table(hungry(scene)), ANA, f"revolt {HUNGRY}")
    scene.battle_dice(1).do("strike 1", ANA)
    assert scene.troops_at(HUNGRY, BEN) == (0, 1)
    assert scene.troops_at(HUNGRY, CLEO) == (3, 0)


@pytest.mark.clause("FIEF-10.1-08")
def test_bad_weather_does_not_stop_a_revolt() -> None:
    scene = rise(hungry(fief().troops(BEN, HUNGRY, 6)).sky(1, "bad-weather"), 1)
    assert scene.troops_at(HUNGRY, BEN) == (4, 0)


@pytest.mark.clause("FIEF-10.1-09")
def test_a_revolt_may_weaken_a_side_just_before_a_battle() -> None:
    """Ben's seven sergeants, two dice, become six, one die."""
    scene = fief().lord(CLEO, "eric", HUNGRY).troops(CLEO, HUNGRY, 3).troops(BEN, HUNGRY, 7)
    hungry(scene).begin("fight", CLEO).do(f"attack {HUNGRY} 1", CLEO)
    assert scene.prompt == "window-battle"
    act(scene, ANA, f"revolt {HUNGRY}")
    scene.do("strike 1", ANA)
    go_on(scene)
    while "window" in scene.prompt:
        scene.do("pass")
    assert dice(scene) == (1, 1)


# Walls --------------------------------------------------------------------------------------------


def walled(fort: str, *cards: str) -> FiefScene:
    scene = fief().troops(BEN, HUNGRY, 8).lord(BEN, "charles", HUNGRY)
    if fort == "castle":
        scene.castle(HUNGRY)
    elif fort == "city":
        scene.title("charles", "blaye", HUNGRY)
    return hungry(scene, *cards)


@pytest.mark.clause("FIEF-10.1-05", "FIEF-10.1-07", "FIEF-10.1-10")
@pytest.mark.parametrize(
    ("fort", "cards", "number"),
    [
        ("", 1, 1),
        ("castle", 1, 0),
        ("castle", 2, 1),
        ("castle", 3, 2),
        ("city", 2, 0),
        ("city", 3, 1),
    ],
)
def test_walls_cost_dice_and_each_die_rolled_adds_one(fort: str, cards: int, number: int) -> None:
    scene = walled(fort, *["revolt"] * cards).battle_dice(*[1] * number)
    act(table(scene), ANA, f"revolt {HUNGRY}")
    if cards > 1:
        scene.do(f"join-revolt {cards - 1}", ANA)
    assert scene.troops_at(HUNGRY, BEN) == (8 - 2 * number, 0)
    assert len(scene.events(None, "revolt-fails")) == (number == 0)


@pytest.mark.clause("FIEF-10.1-06", "FIEF-R-49", "FIEF-R-51")
@pytest.mark.parametrize("digger", [ANA, CLEO])
def test_anybody_may_dig_under_the_walls(digger: int) -> None:
    scene = walled("castle")
    scene.hand(digger, *scene.hand_of(digger), "secret-passage")
    act(table(scene), ANA, f"revolt {HUNGRY}")
    all_pass(scene)
    assert (scene.prompt, scene.asked) == ("tunnel-for-revolt", (digger,))
    scene.battle_dice(0).do("tunnel", digger)
    assert rolled(scene) == ([0], 1)
    assert scene.troops_at(HUNGRY, BEN) == (7, 0)
    assert sorted(event_discards(scene)) == ["revolt", "secret-passage"]


@pytest.mark.clause("FIEF-R-49", "FIEF-10.1-05")
def test_walls_help_only_those_behind_them() -> None:
    """Cleo before the castle of Ben is hit first: no penalty, but Ben is out of reach."""
    scene = walled("castle").troops(CLEO, HUNGRY, 1)
    act(table(scene), ANA, f"revolt {HUNGRY}")
    scene.battle_dice(3).do("strike 2", ANA)
    assert rolled(scene) == ([3], 4)
    assert scene.troops_at(HUNGRY, CLEO) == (0, 0)
    assert scene.troops_at(HUNGRY, BEN) == (8, 0)
    assert scene.fort(HUNGRY) == 1


# Many cards ---------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-10.1-10", "FIEF-R-49")
def test_cards_of_several_players_are_rolled_together() -> None:
    scene = hungry(fief().troops(CLEO, HUNGRY, 9)).hand(BEN, "revolt", "revolt")
    act(table(scene), ANA, f"revolt {HUNGRY}")
    assert (scene.prompt, scene.asked) == ("join-revolt", (BEN,))
    assert scene.options(BEN, "join-revolt") == ["join-revolt 1", "join-revolt 2"]
    scene.battle_dice(0, 1, 2).do("join-revolt 2", BEN)
    assert rolled(scene) == ([0, 1, 2], 6)
    assert scene.troops_at(HUNGRY, CLEO) == (3, 0)
    assert scene.hand_of(BEN) == []


@pytest.mark.clause("FIEF-10.1-13", "FIEF-10.0-03")
def test_the_cards_are_discarded_after_the_effect() -> None:
    scene = hungry(fief().troops(CLEO, HUNGRY, 9)).hand(BEN, "revolt")
    act(table(scene), ANA, f"revolt {HUNGRY}")
    assert event_discards(scene) == []
    act(scene, BEN, "join-revolt 1")
    assert event_discards(scene) == ["revolt", "revolt"]
    assert scene.hand_of(ANA) == scene.hand_of(BEN) == []


@pytest.mark.clause("FIEF-10.1-10", "FIEF-10.1-06", "FIEF-D-05", "FIEF-R-11")
@pytest.mark.parametrize("held", ["revolt", "secret-passage", "tax"])
def test_who_holds_any_event_card_is_asked_who_holds_none_is_not(held: str) -> None:
    """Its back all can see, not what it is: Ben is asked whatever it is, Cleo never."""
    scene = walled("castle").hand(BEN, held).hand(CLEO, "cardinal")
    act(table(scene), ANA, f"revolt {HUNGRY}")
    questions = []
    while "revolt" in scene.prompt:
        questions.append((scene.prompt, scene.asked))
        scene.do("pass", BEN)
    assert questions == [("join-revolt", (BEN,)), ("tunnel-for-revolt", (BEN,))]


# Ruin ---------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-10.1-11", "FIEF-10.1-12", "FIEF-R-53")
def test_without_troops_left_all_lords_die_and_mills_and_castle_go() -> None:
    """Also Cleo's, who stands by, and Ana's, a prisoner."""
    scene = fief().lord(BEN, "charles", HUNGRY).troops(BEN, HUNGRY, 1).castle(HUNGRY)
    scene.mills(HUNGRY, 2).lord(CLEO, "eric", HUNGRY).lord(ANA, "arthur")
    scene.captive("arthur", BEN, HUNGRY)
    act(table(hungry(scene, "revolt", "revolt")), ANA, f"revolt {HUNGRY}")
    scene.do("join-revolt 1", ANA)
    assert [scene.owner(lord) for lord in ("charles", "eric", "arthur")] == [-1, -1, -1]
    assert scene.keys().count("dies") == 3
    assert scene.events(None, "captured") == []
    assert (mills(scene, HUNGRY), scene.fort(HUNGRY)) == (0, 0)
    assert scene.holder(HUNGRY) == -1


@pytest.mark.clause("FIEF-10.1-11", "FIEF-R-22")
@pytest.mark.parametrize("first", [ANA, BEN])
def test_a_prisoner_who_dies_with_his_captor_is_not_released(first: int) -> None:
    """No matter which of the two is buried first, Ana's Arthur is dead."""
    scene = fief().lord(BEN, "charles", HUNGRY).troops(BEN, HUNGRY, 1).garrison(ANA, "sigy")
    scene.lord(ANA, "arthur").captive("arthur", BEN, HUNGRY)
    act(hungry(scene).begin("before_income", first=first), ANA, f"revolt {HUNGRY}")
    assert scene.keys().count("dies") == 2
    assert scene.events(None, "released") == []
    assert (scene.owner("arthur"), scene.prompt) == (-1, "window-income")


@pytest.mark.clause("FIEF-10.1-11", "FIEF-R-49")
def test_lords_live_while_troops_of_anyone_are_left() -> None:
    scene = fief().lord(BEN, "charles", HUNGRY).troops(BEN, HUNGRY, 1).troops(CLEO, HUNGRY, 5)
    scene.mills(HUNGRY, 1)
    act(table(hungry(scene)), ANA, f"revolt {HUNGRY}")
    scene.battle_dice(1).do("strike 1", ANA)
    assert scene.troops_at(HUNGRY, BEN) == (0, 0)
    assert (scene.owner("charles"), mills(scene, HUNGRY)) == (BEN, 1)


@pytest.mark.clause("FIEF-10.1-12")
def test_a_city_is_not_destroyed() -> None:
    scene = fief().lord(BEN, "charles", "bourg").title("charles", "blaye", HUNGRY)
    scene.garrison(BEN, HUNGRY).mills(HUNGRY, 1)
    act(table(hungry(scene, "revolt", "revolt", "revolt")), ANA, f"revolt {HUNGRY}")
    scene.do("join-revolt 2", ANA)
    assert scene.troops_at(HUNGRY, BEN) == (0, 0)
    assert (mills(scene, HUNGRY), scene.fort(HUNGRY)) == (0, 2)
    assert (scene.holds("blaye"), scene.holder(HUNGRY)) == ("charles", BEN)


@pytest.mark.clause("FIEF-R-49")
def test_an_empty_castle_falls_to_one_card() -> None:
    scene = fief().lord(BEN, "charles", "la-salle").title("charles", "blaye", "la-salle")
    scene.castle(HUNGRY).mills(HUNGRY, 2)
    rise(hungry(scene), 0)
    assert (mills(scene, HUNGRY), scene.fort(HUNGRY)) == (0, 0)


@pytest.mark.clause("FIEF-R-49")
def test_a_single_die_kills_lords_without_troops() -> None:
    scene = fief().lord(BEN, "charles", HUNGRY).lord(BEN, "henri", HUNGRY)
    rise(hungry(scene), 0)
    assert [scene.owner(lord) for lord in ("charles", "henri")] == [-1, -1]


@pytest.mark.clause("FIEF-R-49")
def test_a_destroyed_castle_ends_its_sieges() -> None:
    """Ben's last sergeant behind the walls and Cleo's army before them all fall."""
    scene = fief().castle(HUNGRY).troops(BEN, HUNGRY, 1).lord(CLEO, "eric", HUNGRY)
    scene.troops(CLEO, HUNGRY, 1).siege(CLEO, HUNGRY)
    act(table(hungry(scene, "revolt", "revolt")), ANA, f"revolt {HUNGRY}")
    scene.do("strike 1", ANA)
    scene.battle_dice(1).do("join-revolt 1", ANA)
    assert scene.state.sieges == ()
    assert scene.fort(HUNGRY) == 0


# Calming ------------------------------------------------------------------------------------------


def clergy(*cards: str) -> FiefScene:
    """Ben's Charles is bishop of 1 and stands elsewhere; Cleo's Eric is a cardinal."""
    scene = fief().troops(BEN, HUNGRY, 8).lord(BEN, "charles", "bourg").bishop("charles", 1)
    scene.lord(CLEO, "eric", "sigy").bishop("eric", 5).cardinal("eric").money(CLEO, 7)
    return act(table(hungry(scene, *cards)), ANA, f"revolt {HUNGRY}")


@pytest.mark.clause("FIEF-10.1-14", "FIEF-R-50")
@pytest.mark.parametrize("roll", [3, 6])
def test_the_bishop_is_asked_first_and_calms_on_three_or_more(roll: int) -> None:
    scene = clergy()
    assert (scene.prompt, scene.asked) == ("calm", (BEN,))
    scene.dice(roll).do("calm charles", BEN)
    assert scene.keys()[:2] == ["calms", "revolt-calmed"]
    assert scene.troops_at(HUNGRY, BEN) == (8, 0)
    assert event_discards(scene) == ["revolt"]
    assert scene.owner("charles") == BEN


@pytest.mark.clause("FIEF-10.1-14", "FIEF-R-50")
@pytest.mark.parametrize("roll", [1, 2])
def test_a_bishop_who_fails_is_stoned_and_the_card_is_settled(roll: int) -> None:
    """No cardinal may try that card again."""
    scene = clergy()
    scene.dice(roll).battle_dice(0).do("calm charles", BEN)
    assert scene.events(None, "dies")[0]["death"] == "stoned"
    assert scene.troops_at(HUNGRY, BEN) == (7, 0)
    assert scene.state.money[CLEO] == 7


@pytest.mark.clause("FIEF-10.1-14", "FIEF-R-50")
def test_a_cardinal_pays_three_for_each_card_and_is_unharmed() -> None:
    scene = clergy()
    scene.do("decline", BEN)
    assert (scene.prompt, scene.asked) == ("calm", (CLEO,))
    assert scene.options(CLEO) == ["decline", "pay-to-calm eric"]
    scene.dice(2).battle_dice(0).do("pay-to-calm eric", CLEO)
    assert (scene.owner("eric"), scene.state.money[CLEO]) == (CLEO, 4)
    assert scene.troops_at(HUNGRY, BEN) == (7, 0)


@pytest.mark.clause("FIEF-10.1-14", "FIEF-R-50")
def test_every_card_is_calmed_by_itself_and_a_stoned_bishop_is_out() -> None:
    """Of three cards Charles calms one and dies of the second; Eric is left for the third."""
    scene = clergy("revolt", "revolt", "revolt")
    act(scene, ANA, "join-revolt 2")
    scene.dice(3).do("calm charles", BEN)
    assert scene.asked == (BEN,)
    scene.dice(1).do("calm charles", BEN)
    assert (scene.prompt, scene.asked) == ("calm", (CLEO,))
    scene.dice(5).battle_dice(2).do("pay-to-calm eric", CLEO)
    assert rolled(scene) == ([2], 3)
    assert scene.state.money[CLEO] == 4


@pytest.mark.clause("FIEF-R-50")
def test_who_declines_may_still_try_the_next_card() -> None:
    scene = clergy("revolt", "revolt")
    act(scene, ANA, "join-revolt 1")
    scene.do("decline", BEN)
    scene.do("decline", CLEO)
    assert (scene.prompt, scene.asked) == ("calm", (BEN,))


@pytest.mark.clause("FIEF-R-50")
def test_captive_clerics_calm_nothing_and_the_poor_pay_nothing() -> None:
    """Nobody is asked: Ben's bishop is a prisoner, Cleo's cardinal has two écus."""
    scene = fief().troops(BEN, HUNGRY, 8).lord(BEN, "charles").bishop("charles", 1)
    scene.captive("charles", ANA, "st-paul").troops(ANA, "st-paul", 1)
    scene.lord(CLEO, "eric", "sigy").bishop("eric", 5).cardinal("eric").money(CLEO, 2)
    act(table(hungry(scene)), ANA, f"revolt {HUNGRY}")
    assert scene.prompt == "window-income"
    assert scene.troops_at(HUNGRY, BEN) == (7, 0)


@pytest.mark.clause("FIEF-R-50")
def test_a_captive_cardinal_calms_nothing() -> None:
    scene = fief().troops(BEN, HUNGRY, 8).lord(CLEO, "eric").bishop("eric", 5).cardinal("eric")
    scene.captive("eric", ANA, "st-paul").troops(ANA, "st-paul", 1).money(CLEO, 9)
    act(table(hungry(scene)), ANA, f"revolt {HUNGRY}")
    assert scene.prompt == "window-income"
    assert scene.troops_at(HUNGRY, BEN) == (7, 0)


@pytest.mark.clause("FIEF-R-50")
def test_a_cardinal_may_act_in_a_bishopric_without_bishop_a_pope_only_by_his_titles() -> None:
    scene = fief().troops(BEN, HUNGRY, 8).lord(CLEO, "eric", "sigy").bishop("eric", 5)
    scene.cardinal("eric").money(CLEO, 3).lord(BEN, "charles", "bourg").bishop("charles", 4)
    scene.pope("charles").money(BEN, 9)
    act(table(hungry(scene)), ANA, f"revolt {HUNGRY}")
    assert (scene.prompt, scene.asked) == ("calm", (CLEO,))
    scene.do("decline", CLEO)
    assert scene.prompt != "calm"


@pytest.mark.clause("FIEF-R-50")
def test_cardinals_are_asked_in_turn_order() -> None:
    scene = fief(4).troops(3, HUNGRY, 8).lord(ANA, "arthur", "st-paul").bishop("arthur", 2)
    scene.cardinal("arthur").money(ANA, 3).lord(CLEO, "eric", "sigy").bishop("eric", 5)
    scene.cardinal("eric").money(CLEO, 3)
    hungry(scene).begin("before_income", BEN)
    act(scene, ANA, f"revolt {HUNGRY}")
    assert scene.asked == (CLEO,)
    scene.do("decline", CLEO)
    assert scene.asked == (ANA,)


@pytest.mark.clause("FIEF-R-49")
@pytest.mark.parametrize("governed", [True, False])
def test_walls_whose_last_defender_was_stoned_protect_nothing(governed: bool) -> None:
    """François, bishop, alone in his castle; his fief may be governed by one of his family."""
    scene = fief().lord(BEN, "francois", "sennecy").castle("sennecy").mills("sennecy", 2)
    scene.bishop("francois", 1)
    if governed:
        scene.lord(BEN, "eric", "chateauneuf").garrison(BEN, "chateauneuf")
        scene.title("eric", "epervier", "chateauneuf")
    scene.sky(1, "famine").hand(ANA, "revolt")
    act(table(scene), ANA, "revolt sennecy")
    scene.dice(1).do("calm francois", BEN)
    assert scene.owner("francois") == -1
    assert (scene.fort("sennecy"), mills(scene, "sennecy")) == (NO_FORT, 0)


# Embassies between its questions ------------------------------------------------------------------

DAN = 3


def risen() -> FiefScene:
    """Ana's revolt at Sennecy; Cleo is asked whether she joins. Its bishop is Ben's François; Dan's
    cardinal Éric has no money."""
    scene = fief(4).lord(BEN, "francois", "sennecy").troops(BEN, "sennecy", 1).money(BEN, 9)
    scene.bishop("francois", 1).lord(DAN, "eric", "tournus").bishop("eric", 2).cardinal("eric")
    scene.sky(1, "famine").hand(ANA, "revolt").hand(CLEO, "secret-passage")
    act(table(scene), ANA, "revolt sennecy")
    assert (scene.prompt, scene.asked) == ("join-revolt", (CLEO,))
    return scene


def pays(scene: FiefScene, seat: int, other: int, count: int) -> FiefScene:
    for notation in (f"deal {other}", f"give-money {count}", "offer"):
        scene.do(notation, seat)
    scene.do("accept", other)
    return scene


@pytest.mark.clause("FIEF-8.0-03", "FIEF-D-13")
def test_a_hand_raised_during_a_revolt_gives_room_for_an_embassy() -> None:
    """Ben pays Dan for calming it before he decides what François does."""
    scene = risen()
    scene.remark(BEN, "raise-hand")
    scene.do("pass", CLEO)
    assert (scene.prompt, scene.asked) == ("window-card", (BEN,))
    pays(scene, BEN, DAN, 3)
    scene.do("pass", BEN)
    assert (scene.prompt, scene.asked) == ("calm", (BEN,))
    scene.do("decline", BEN)
    assert (scene.prompt, scene.asked) == ("calm", (DAN,)), "his hand is down again"
    scene.dice(6).do("pay-to-calm eric", DAN)
    assert (scene.keys(), scene.troops_at("sennecy", BEN)) == (
        ["calms", "revolt-calmed", "revolt-fails"],
        (1, 0),
    )


@pytest.mark.clause("FIEF-8.0-03", "FIEF-D-13", "FIEF-R-50")
@pytest.mark.parametrize("giver", [BEN, DAN])
def test_also_between_two_clerics_and_who_has_money_by_then_is_asked(giver: int) -> None:
    """Cardinals in turn order: Cleo's Henri, who has money, and Dan's Éric, who has none before.
    Henri may give his away, or another may help Éric."""
    scene = risen()
    scene.lord(CLEO, "henri", "bourg").bishop("henri", 4).cardinal("henri").money(CLEO, 3)
    scene.do("pass", CLEO)
    scene.do("decline", BEN)
    assert (scene.prompt, scene.asked) == ("calm", (CLEO,))
    scene.remark(giver, "raise-hand")
    scene.do("decline", CLEO)
    assert (scene.prompt, scene.asked) == ("window-card", (giver,))
    if giver == BEN:
        pays(scene, BEN, DAN, 3)
    else:
        for notation in ("deal 2", "want-money 3", "offer"):
            scene.do(notation, DAN)
        scene.do("accept", CLEO)
    scene.do("pass", giver)
    assert (scene.prompt, scene.asked) == ("calm", (DAN,))
    scene.do("decline", DAN)
    assert scene.prompt == "window-income", "nobody is asked twice for one card"


@pytest.mark.clause("FIEF-8.0-03", "FIEF-D-13")
def test_after_the_walls_and_after_the_first_victim_too() -> None:
    scene = fief().troops(BEN, HUNGRY, 4).castle(HUNGRY).troops(CLEO, HUNGRY, 2, post="around")
    hungry(scene, "revolt", "secret-passage")
    act(table(scene), ANA, f"revolt {HUNGRY}")
    for prompt, answer in (("first-victim", "strike 1"), ("join-revolt", "pass")):
        assert scene.prompt == prompt
        scene.remark(CLEO, "raise-hand")
        scene.do(answer, ANA)
        assert (scene.prompt, scene.asked) == ("window-card", (CLEO,))
        scene.remark(CLEO, "lower-hand")
        scene.do("pass", CLEO)
    assert scene.prompt == "tunnel-for-revolt"
    scene.remark(CLEO, "raise-hand")
    scene.do("tunnel", ANA)
    assert (scene.prompt, scene.asked) == ("window-card", (CLEO,))
    assert scene.keys() == ["tunnel"], "the dice are still to fall"


@pytest.mark.clause("FIEF-D-02", "FIEF-D-13")
@pytest.mark.parametrize("remark", ["attend", ""])
def test_who_has_not_raised_a_hand_is_not_asked_again_and_again(remark: str) -> None:
    scene = risen()
    if remark:
        scene.remark(ANA, remark)
    for seat, answer in ((CLEO, "pass"), (BEN, "decline")):
        assert scene.asked == (seat,)
        scene.do(answer, seat)
    assert scene.prompt == "window-income"


@pytest.mark.clause("FIEF-D-13", "FIEF-10.1-10")
def test_a_card_received_between_its_questions_is_not_played_into_it() -> None:
    scene = risen()
    scene.castle("sennecy").hand(DAN, "secret-passage").state.hands[CLEO].clear()
    scene.remark(CLEO, "raise-hand")
    scene.do("pass", CLEO)
    for notation in ("deal 3", "want-card secret-passage", "offer"):
        scene.do(notation, CLEO)
    scene.do("accept", DAN)
    scene.do("pass", CLEO)
    scene.do("decline", BEN)
    assert (scene.prompt, scene.asked) == ("tunnel-for-revolt", (CLEO,))
    assert scene.hand_of(CLEO) == ["secret-passage"]
