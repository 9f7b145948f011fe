"""9.0 to 9.2, 10.0, 10.2 to 10.5: surprise cards."""

import pytest

from tableronde.games.fief.components import CARDS, LORDS
from tests.rules.fief.acting import act, all_pass, table
from tests.rules.fief.fighting import attack, damage, dice, fight_on, outcome
from tests.rules.fief.scene import ANA, BEN, CLEO, FiefScene, fief


def families() -> FiefScene:
    """A lord for everybody, far from each other."""
    scene = fief().lord(ANA, "arthur", "blaye").lord(BEN, "charles", "bourg")
    return scene.lord(CLEO, "eric", "sigy")


def discards(scene: FiefScene) -> list[str]:
    return [CARDS[card] for card in (*scene.state.character_discard, *scene.state.event_discard)]


def verbs(scene: FiefScene, seat: int) -> set[str]:
    return {option.split()[0] for option in scene.options(seat)}


# When ---------------------------------------------------------------------------------------------

SURPRISES = {
    "cardinal": "make-cardinal",
    "arc": "make-arc",
    "revolt": "revolt",
    "secret-passage": "escape",
    "assassination": "assassinate",
    "justice": "justice",
}
MOMENTS = ("begin", "before_calamities", "play", "before_income", "buy", "move", "before_end")


def everything_possible(card: str) -> FiefScene:
    """A target for every surprise card; Ana holds this one."""
    scene = families().bishop("charles", 1).marked("charles").lord(BEN, "jeanne", "bourg")
    scene.lord(CLEO, "philippe").troops(ANA, "st-paul", 1).captive("philippe", ANA, "st-paul")
    return scene.sky(1, "famine").hand(ANA, card)


@pytest.mark.clause("FIEF-9.0-01", "FIEF-10.0-01")
@pytest.mark.parametrize("step", MOMENTS)
@pytest.mark.parametrize("card", SURPRISES)
def test_surprise_cards_can_be_played_at_any_moment(card: str, step: str) -> None:
    assert SURPRISES[card] in verbs(everything_possible(card).begin(step), ANA)


@pytest.mark.clause("FIEF-9.0-01", "FIEF-10.0-01", "FIEF-12.0-17")
@pytest.mark.parametrize("card", SURPRISES)
def test_no_surprise_card_from_the_first_draw_on(card: str) -> None:
    scene = everything_possible(card).begin("draw")
    scene.do("draw-event", ANA)
    assert scene.prompt == "draw"
    assert SURPRISES[card] not in verbs(scene, ANA)
    scene.remark(ANA, "raise-hand")
    scene.do("stop", ANA)
    assert (scene.prompt, scene.asked) == ("window-draws", (ANA,))
    assert SURPRISES[card] not in verbs(scene, ANA)


@pytest.mark.clause("FIEF-12.0-16")
def test_in_the_discard_step_a_surprise_card_may_be_played_instead() -> None:
    scene = everything_possible("arc").begin("draw")
    assert {"discard arc", "make-arc jeanne"} <= set(scene.options(ANA))
    scene.do("make-arc jeanne", ANA)
    assert scene.named(scene.state.arc) == "jeanne"
    assert (scene.prompt, scene.asked) == ("discard", (ANA,))


@pytest.mark.clause("FIEF-9.0-01", "FIEF-10.0-02")
@pytest.mark.parametrize(
    ("card", "verb"),
    [
        ("gauvain", "play-lord"),
        ("good-harvest", "harvest"),
        ("fair-weather", "weather"),
        ("tax", "tallage"),
    ],
)
def test_other_cards_are_played_only_in_their_step(card: str, verb: str) -> None:
    scene = families().title("arthur", "blaye", "blaye").hand(ANA, card)
    scene.track("famine").dice(6).begin("before_calamities")
    assert verbs(scene, ANA) == {"pass", "deal", "talk"}
    scene.pass_all()
    assert scene.prompt == "play-cards"
    assert verb in verbs(scene, ANA)
    scene.do("done", ANA)
    assert scene.hand_of(ANA) == [card]
    scene.until("window-income")
    assert verbs(scene, ANA) == {"pass", "deal", "talk"}


@pytest.mark.clause("FIEF-10.0-03", "FIEF-10.3-04")
def test_a_surprise_event_card_is_discarded_after_its_effect() -> None:
    scene = act(table(everything_possible("assassination")), ANA, "assassinate eric arthur")
    assert sorted(discards(scene)) == ["assassination", "eric"]
    assert scene.hand_of(ANA) == []


# D'Arc --------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-9.1-01")
def test_d_arc_is_any_unmarried_woman_of_any_family() -> None:
    scene = families().lord(ANA, "alienor", "blaye").lord(BEN, "blanche", "bourg")
    scene.lord(CLEO, "jeanne", "sigy").lord(CLEO, "mireille").marry("jeanne", "charles")
    scene.captive("alienor", CLEO, "sigy").hand(ANA, "arc").begin("play")
    assert scene.options(ANA, "make-arc") == [
        "make-arc alienor",
        "make-arc blanche",
        "make-arc mireille",
    ]


def arc(seat: int, village: str, sergeants: int, knights: int = 0) -> FiefScene:
    scene = fief().lord(seat, "mireille", village).arc("mireille")
    return scene.troops(seat, village, sergeants, knights)


@pytest.mark.clause("FIEF-9.1-03")
def test_d_arc_and_those_with_her_make_three_stages() -> None:
    scene = arc(ANA, "blaye", 2).lord(ANA, "arthur", "blaye").lord(BEN, "charles")
    scene.captive("charles", ANA, "blaye").begin("move")
    for step in ("lead mireille", "join arthur", "bring charles"):
        scene.do(step)
    for village in ("charolles", "l-epervier", "chateauneuf"):
        scene.do(f"march {village}")
    assert [scene.where(lord) for lord in ("mireille", "arthur", "charles")] == ["chateauneuf"] * 3
    assert scene.troops_at("chateauneuf", ANA) == (2, 0)
    assert "march mazilles" not in scene.options(ANA)
    assert scene.prompt == "moves"


@pytest.mark.clause("FIEF-9.1-03")
def test_without_d_arc_two_stages_are_the_limit_and_she_takes_the_tired_along() -> None:
    scene = arc(ANA, "l-epervier", 0).lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 2)
    scene.begin("move").do("lead arthur")
    scene.do("march charolles")
    scene.do("march l-epervier")
    assert scene.prompt == "moves"
    assert scene.options(ANA, "march") == []
    scene.do("lead mireille")
    scene.do("join arthur")
    scene.do("march chateauneuf")
    assert scene.where("arthur") == "chateauneuf"


@pytest.mark.clause("FIEF-9.1-03")
def test_nobody_leads_a_group_that_cannot_go_anywhere() -> None:
    scene = arc(ANA, "blaye", 0).lord(ANA, "arthur", "blaye")
    scene.state.stages[LORDS.index("arthur")] = 2
    assert scene.begin("move").options(ANA, "lead") == ["lead mireille"]


@pytest.mark.clause("FIEF-9.1-04", "FIEF-9.1-05")
@pytest.mark.parametrize(
    ("sergeants", "knights", "number"), [(5, 0, 2), (6, 0, 3), (11, 0, 3), (12, 0, 4)]
)
def test_d_arc_adds_a_die_and_counts_a_point(sergeants: int, knights: int, number: int) -> None:
    """6 and 12 points of troops reach the next step of the table by hers."""
    scene = arc(ANA, "blaye", sergeants, knights).troops(BEN, "blaye", 9).begin("fight")
    assert dice(attack(scene, "blaye", BEN))[0] == number


@pytest.mark.clause("FIEF-9.1-04")
def test_d_arc_helps_in_the_defence_too() -> None:
    scene = fief().lord(BEN, "charles", "blaye").troops(BEN, "blaye", 4)
    scene.lord(ANA, "mireille", "blaye").troops(ANA, "blaye", 3).arc("mireille")
    assert dice(attack(scene.begin("fight", BEN), "blaye", ANA)) == (1, 2)


@pytest.mark.clause("FIEF-9.1-06")
def test_d_arc_never_marries() -> None:
    scene = arc(ANA, "blaye", 1).lord(ANA, "jeanne", "blaye").lord(BEN, "charles", "bourg")
    scene.begin("marriages")
    assert scene.options(BEN, "propose") == ["propose charles jeanne"]
    assert scene.options(ANA, "propose") == ["propose jeanne charles"]


@pytest.mark.clause("FIEF-9.1-07", "FIEF-9.1-02")
def test_the_card_of_d_arc_goes_with_her() -> None:
    scene = families().lord(BEN, "mireille", "bourg").hand(ANA, "arc").hand(CLEO, "assassination")
    act(table(scene), ANA, "make-arc mireille")
    assert discards(scene) == []  # it lies with her
    act(scene, CLEO, "assassinate mireille eric")
    assert scene.state.arc == -1
    assert [CARDS[card] for card in scene.state.character_discard] == ["arc", "mireille"]


@pytest.mark.clause("FIEF-9.1-08")
def test_a_captive_d_arc_gives_nothing_to_anyone() -> None:
    """Ana holds her: 5 sergeants and Arthur are 6 points, one die; two stages."""
    scene = fief().lord(BEN, "mireille").arc("mireille").captive("mireille", ANA, "blaye")
    scene.lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 5).troops(BEN, "blaye", 6)
    scene.begin("move").do("lead arthur")
    scene.do("bring mireille")
    scene.do("march charolles")
    scene.do("march l-epervier")
    assert scene.prompt == "moves"
    scene = fief().lord(BEN, "mireille").arc("mireille").captive("mireille", ANA, "blaye")
    scene.lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 5).troops(BEN, "blaye", 6)
    assert dice(attack(scene.begin("fight"), "blaye", BEN)) == (1, 1)


# Cardinal -----------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-9.2-01")
def test_a_cardinal_card_makes_any_bishop_a_cardinal_at_once() -> None:
    scene = families().bishop("charles", 4).hand(ANA, "cardinal").begin("move")
    assert scene.options(ANA, "make-cardinal") == ["make-cardinal charles"]
    scene.do("make-cardinal charles", ANA)
    assert [scene.named(lord) for lord in scene.state.hats] == ["charles", "", "", ""]
    assert scene.hand_of(ANA) == []
    assert discards(scene) == []
    assert scene.keys(CLEO) == ["hat-by-card", "cardinal"]


@pytest.mark.clause("FIEF-9.2-02")
def test_the_card_of_a_dead_cardinal_is_discarded() -> None:
    scene = families().bishop("charles", 4).cardinal("charles").hand(ANA, "assassination")
    act(table(scene), ANA, "assassinate charles arthur")
    assert scene.state.hats == [-1] * 4
    assert sorted(discards(scene)) == ["assassination", "cardinal", "charles"]


@pytest.mark.clause("FIEF-9.2-03", "FIEF-12.0-19")
def test_a_refused_cardinal_card_stays_in_hand_until_the_pope_agrees() -> None:
    scene = families().bishop("eric", 5).pope("eric").bishop("charles", 4).hand(ANA, "cardinal")
    act(table(scene), ANA, "make-cardinal charles")
    assert (scene.prompt, scene.asked) == ("hat", (CLEO,))
    scene.do("refuse", CLEO)
    assert scene.hand_of(ANA) == ["cardinal"]
    assert scene.state.hats == [-1] * 4
    assert scene.options(ANA, "make-cardinal") == ["make-cardinal eric"]
    scene.until("buy").do("make-cardinal charles", ANA)  # a later phase
    scene.do("grant", CLEO)
    assert scene.named(scene.state.hats[0]) == "charles"


@pytest.mark.clause("FIEF-9.2-03")
@pytest.mark.parametrize(("answer", "money"), [("grant", 0), ("refuse", 5)])
def test_the_pope_is_asked_for_the_bought_title_too(answer: str, money: int) -> None:
    scene = families().bishop("eric", 5).pope("eric").bishop("arthur", 1).money(ANA, 5)
    scene.begin("buy").do("buy-cardinal arthur")
    assert (scene.prompt, scene.asked) == ("hat", (CLEO,))
    scene.do(answer, CLEO)
    assert scene.state.money[ANA] == money
    assert scene.named(scene.state.hats[3]) == ("arthur" if answer == "grant" else "")


# Secret Passage: movement -------------------------------------------------------------------------


def besieged(*cards: str) -> FiefScene:
    """Ana is besieged by Ben in the castle of Blaye."""
    scene = fief().castle("blaye").lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 2)
    scene.lord(BEN, "charles", "blaye").troops(BEN, "blaye", 3).siege(BEN, "blaye")
    return scene.hand(ANA, *cards)


@pytest.mark.clause("FIEF-10.2.1-02", "FIEF-10.2.1-01", "FIEF-10.2-01")
def test_a_secret_passage_leads_out_of_a_siege_as_the_first_stage() -> None:
    scene = besieged("secret-passage").begin("move")
    for step in ("lead arthur", "dig siege", "march charolles"):
        scene.do(step, ANA)
    assert scene.where("arthur") == "charolles"
    assert scene.troops_at("charolles", ANA) == (2, 0)
    assert discards(scene) == ["secret-passage"]
    scene.do("march villeneuve", ANA)  # the second stage; there is no third
    assert scene.prompt == "moves"
    assert scene.options(ANA, "lead") == []


@pytest.mark.clause("FIEF-10.2.1-02")
def test_without_the_card_the_besieger_is_asked() -> None:
    scene = besieged().begin("move")
    scene.do("lead arthur")
    assert scene.options(ANA, "dig") == []
    scene.do("march charolles")
    assert (scene.prompt, scene.asked) == ("passage", (BEN,))


@pytest.mark.clause("FIEF-10.2.1-03", "FIEF-R-51")
def test_one_stage_within_bad_weather() -> None:
    """From Blaye to Charolles, both in bishopric 1, and no further."""
    scene = fief().lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 2)
    scene.sky(1, "bad-weather").hand(ANA, "secret-passage").begin("move")
    scene.do("lead arthur")
    assert scene.options(ANA, "march") == []
    scene.do("dig weather")
    scene.do("march charolles")
    assert scene.troops_at("charolles", ANA) == (2, 0)
    assert scene.options(ANA, "march") == []


@pytest.mark.clause("FIEF-10.2.1-03", "FIEF-R-51")
@pytest.mark.parametrize("sees", [(1,), (2,), (1, 2)])
def test_one_stage_into_or_out_of_bad_weather(sees: tuple[int, ...]) -> None:
    """From L'Épervier (bishopric 1) to Châteauneuf (2), also from one such bishopric to another."""
    scene = fief().lord(ANA, "arthur", "l-epervier").hand(ANA, "secret-passage")
    for see in sees:
        scene.sky(see, "bad-weather")
    scene.begin("move").do("lead arthur")
    assert "march chateauneuf" not in scene.options(ANA)
    scene.do("dig weather")
    scene.do("march chateauneuf")
    assert scene.where("arthur") == "chateauneuf"


@pytest.mark.clause("FIEF-10.2.1-03")
def test_in_bad_weather_the_other_rules_of_movement_apply() -> None:
    """Ben on the road is asked all the same."""
    scene = fief().lord(ANA, "arthur", "chateauneuf").lord(BEN, "charles", "chateauneuf")
    scene.on_road(BEN, "chateauneuf", "l-epervier").sky(1, "bad-weather")
    scene.hand(ANA, "secret-passage").begin("move")
    for step in ("lead arthur", "dig weather", "march l-epervier"):
        scene.do(step, ANA)
    assert (scene.prompt, scene.asked) == ("passage", (BEN,))


@pytest.mark.clause("FIEF-10.2.1-04", "FIEF-10.2.1-05")
def test_crossing_a_village_of_another_without_his_consent() -> None:
    scene = (
        fief().lord(ANA, "arthur", "blaye").lord(BEN, "charles", "charolles").castle("charolles")
    )
    scene.hand(ANA, "secret-passage").begin("move")
    for step in ("lead arthur", "march charolles", "dig pieces", "march villeneuve"):
        scene.do(step, ANA)
    assert scene.where("arthur") == "villeneuve"
    assert scene.hand_of(ANA) == []


@pytest.mark.clause("FIEF-10.2.1-04", "FIEF-R-51")
def test_leaving_by_the_road_on_which_others_stand() -> None:
    """All who stand in the way, Ben and Cleo, are passed with one card."""
    scene = fief().lord(ANA, "arthur", "charolles").lord(BEN, "charles", "charolles")
    scene.lord(CLEO, "eric", "charolles").on_road(BEN, "charolles", "blaye")
    scene.on_road(CLEO, "charolles", "blaye").hand(ANA, "secret-passage").begin("move")
    for step in ("lead arthur", "dig pieces", "march blaye"):
        scene.do(step, ANA)
    assert scene.where("arthur") == "blaye"


@pytest.mark.clause("FIEF-10.2.1-04", "FIEF-12.0-27")
def test_after_a_refusal_the_card_still_opens_the_way() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").lord(BEN, "charles", "charolles")
    scene.hand(ANA, "secret-passage").begin("move")
    for step in ("lead arthur", "march charolles", "march villeneuve"):
        scene.do(step, ANA)
    scene.do("refuse", BEN)
    assert scene.prompt == "turned-away"
    scene.do("dig pieces", ANA)
    assert scene.where("arthur") == "villeneuve"


@pytest.mark.clause("FIEF-10.2.1-05", "FIEF-10.2.1-01")
def test_one_card_serves_one_crossing_of_one_group() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").lord(ANA, "baudoin", "blaye")
    scene.lord(BEN, "charles", "charolles").hand(ANA, "secret-passage").begin("move")
    for step in ("lead arthur", "march charolles", "dig pieces", "march villeneuve"):
        scene.do(step, ANA)
    for step in ("lead baudoin", "march charolles"):
        scene.do(step, ANA)
    assert scene.options(ANA, "dig") == []
    scene.do("march villeneuve", ANA)
    assert (scene.prompt, scene.asked) == ("passage", (BEN,))


@pytest.mark.clause("FIEF-10.2.1-05", "FIEF-10.2.1-01")
def test_the_next_crossing_of_the_same_group_needs_consent_again() -> None:
    """Past Ben on the road out of Charolles; then Cleo has Blaye."""
    scene = fief().lord(ANA, "arthur", "charolles").lord(BEN, "charles", "charolles")
    scene.on_road(BEN, "charolles", "blaye").garrison(CLEO, "blaye")
    scene.hand(ANA, "secret-passage").begin("move")
    for step in ("lead arthur", "dig pieces", "march blaye", "march la-salle"):
        scene.do(step, ANA)
    assert (scene.prompt, scene.asked) == ("passage", (CLEO,))


def besieged_behind_cleo(*cards: str) -> FiefScene:
    """Cleo stands on the road from Blaye to Charolles."""
    scene = besieged(*cards).lord(CLEO, "eric", "blaye").on_road(CLEO, "blaye", "charolles")
    scene.begin("move").do("lead arthur")
    return scene


@pytest.mark.clause("FIEF-10.2.1-05", "FIEF-R-51")
def test_two_kinds_of_obstacle_need_two_cards() -> None:
    """A siege, and a third player on the road."""
    scene = besieged_behind_cleo("secret-passage", "secret-passage")
    scene.do("dig siege")
    scene.do("dig pieces")
    scene.do("march charolles")
    assert scene.where("arthur") == "charolles"
    assert scene.hand_of(ANA) == []


@pytest.mark.clause("FIEF-10.2.1-05", "FIEF-10.2.1-02")
def test_with_one_card_out_of_a_siege_others_on_the_road_are_asked() -> None:
    scene = besieged_behind_cleo("secret-passage")
    scene.do("dig siege")
    scene.do("march charolles")
    assert (scene.prompt, scene.asked) == ("passage", (CLEO,))


@pytest.mark.clause("FIEF-2.3.1-04", "FIEF-10.2.1-02")
def test_bad_weather_does_not_hinder_a_flight_by_a_secret_passage() -> None:
    """One card leads out of a siege in bad weather."""
    scene = besieged("secret-passage").sky(1, "bad-weather").begin("move")
    scene.do("lead arthur")
    assert scene.options(ANA, "march") == []
    scene.do("dig siege")
    scene.do("march charolles")
    assert scene.where("arthur") == "charolles"


@pytest.mark.clause("FIEF-2.3.1-04", "FIEF-10.2.1-04")
def test_nor_does_it_hinder_a_crossing_by_one() -> None:
    scene = fief().lord(ANA, "arthur", "charolles").lord(BEN, "charles", "charolles")
    scene.on_road(BEN, "charolles", "blaye").sky(1, "bad-weather").hand(ANA, "secret-passage")
    scene.begin("move")
    for step in ("lead arthur", "dig pieces", "march blaye"):
        scene.do(step, ANA)
    assert scene.where("arthur") == "blaye"


@pytest.mark.clause("FIEF-10.2.1-03", "FIEF-10.2.1-05")
def test_a_passage_for_the_weather_does_not_lead_out_of_a_siege() -> None:
    scene = besieged("secret-passage").sky(1, "bad-weather").begin("move")
    for step in ("lead arthur", "dig weather", "march charolles"):
        scene.do(step, ANA)
    assert (scene.prompt, scene.asked) == ("passage", (BEN,))


@pytest.mark.clause("FIEF-10.2.1-05", "FIEF-D-09")
def test_no_card_is_played_that_opens_no_road() -> None:
    """The besieger has refused the road on which Cleo stands, too: for it two cards are needed. He
    has not refused the other one."""
    scene = besieged_behind_cleo("secret-passage")
    scene.do("march charolles")
    scene.do("refuse", BEN)
    assert scene.options(ANA, "dig") == ["dig siege"]
    scene.do("dig siege")
    assert scene.options(ANA, "march") == ["march la-salle"]


@pytest.mark.clause("FIEF-10.2.1-05", "FIEF-D-09")
def test_with_two_cards_both_refusals_are_passed_by() -> None:
    scene = besieged_behind_cleo("secret-passage", "secret-passage")
    scene.do("march charolles")
    scene.do("refuse", BEN)
    assert scene.options(ANA, "dig") == ["dig siege", "dig pieces"]
    for step in ("dig pieces", "dig siege", "march charolles"):
        scene.do(step, ANA)
    assert scene.where("arthur") == "charolles"


@pytest.mark.clause("FIEF-10.2.1-02", "FIEF-R-36")
def test_who_was_refused_every_road_out_of_a_siege_may_still_dig() -> None:
    scene = besieged("secret-passage").begin("move")
    scene.do("lead arthur")
    for road in ("march charolles", "march la-salle"):
        scene.do(road)
        scene.do("refuse", BEN)
    assert scene.options(ANA) == ["halt", "dig siege"]
    scene.do("dig siege")
    scene.do("march la-salle")
    assert scene.where("arthur") == "la-salle"


@pytest.mark.clause("FIEF-R-51")
def test_riders_dig_no_passage() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 0, 2)
    scene.lord(BEN, "charles", "charolles").hand(ANA, "secret-passage").begin("move")
    for step in ("lead arthur", "ride 1", "march charolles"):
        scene.do(step, ANA)
    assert scene.options(ANA, "dig") == []


# Secret Passage: battle ---------------------------------------------------------------------------


def assault(*cards: str) -> FiefScene:
    """Ana, with 9 points, before the castle of Ben; 2 dice less 1."""
    scene = fief().castle("blaye").troops(BEN, "blaye", 6).lord(ANA, "arthur", "blaye")
    return scene.troops(ANA, "blaye", 8).hand(ANA, *cards)


@pytest.mark.clause("FIEF-10.2.2-01", "FIEF-R-51")
def test_the_passage_cancels_the_penalty_for_the_whole_battle() -> None:
    scene = assault("secret-passage").begin("fight")
    scene.do("attack blaye 1")
    scene.pass_all()
    assert scene.prompt == "window-round"
    act(scene, ANA, "tunnel")
    assert discards(scene) == ["secret-passage"]
    all_pass(scene)
    assert dice(scene) == (2, 1)
    assert dice(fight_on(scene)) == (2, 1)


@pytest.mark.clause("FIEF-10.2.2-01")
def test_without_the_passage_the_walls_cost_a_die() -> None:
    assert dice(attack(assault().begin("fight"), "blaye", BEN)) == (1, 1)


@pytest.mark.clause("FIEF-10.2.2-01", "FIEF-R-51")
def test_only_the_attacking_side_digs_also_a_partner() -> None:
    scene = assault().lord(CLEO, "eric", "blaye").troops(CLEO, "blaye", 1)
    scene.lord(BEN, "charles", "blaye").hand(BEN, "secret-passage").hand(CLEO, "secret-passage")
    scene.begin("fight").do("attack blaye 1")
    assert "tunnel" not in scene.options(ANA)  # not before a round is to come
    scene.pass_all()
    scene.do("join-side attacker", CLEO)
    scene.do("accept", ANA)
    assert scene.prompt == "window-round"
    assert "tunnel" not in scene.options(BEN)
    act(scene, CLEO, "tunnel")
    all_pass(scene)
    assert dice(scene)[0] == 2


# Secret Passage: escape ---------------------------------------------------------------------------


def prison(*cards: str) -> FiefScene:
    """Three lords in the hands of Ana, two of them in Blaye; Cleo holds the cards."""
    scene = (
        fief().garrison(ANA, "blaye", "sigy").lord(BEN, "charles").captive("charles", ANA, "blaye")
    )
    scene.lord(CLEO, "eric").captive("eric", ANA, "blaye").lord(BEN, "henri")
    scene.captive("henri", ANA, "sigy").castle("bourg").garrison(BEN, "bourg")
    return scene.garrison(CLEO, "st-paul").hand(CLEO, *cards)


@pytest.mark.clause("FIEF-10.2.3-01", "FIEF-R-51", "FIEF-10.2-01")
def test_anybody_may_help_a_prisoner_to_escape_without_ransom() -> None:
    scene = table(prison("secret-passage").money(BEN, 9))
    assert scene.options(CLEO, "escape") == ["escape charles", "escape eric", "escape henri"]
    act(scene, CLEO, "escape henri")  # nobody is held beside him
    assert (scene.captor("henri"), scene.where("henri")) == (-1, "bourg")
    assert scene.state.money == [0, 9, 0]
    assert discards(scene) == ["secret-passage"]


@pytest.mark.clause("FIEF-10.2.3-02", "FIEF-R-51")
def test_who_plays_the_card_chooses_who_escapes_too() -> None:
    scene = act(table(prison("secret-passage")), CLEO, "escape charles")
    assert (scene.prompt, scene.asked) == ("escape-too", (CLEO,))
    assert scene.options(CLEO) == ["done", "escape eric"]  # not Henri, who is elsewhere
    scene.do("escape eric", CLEO)
    assert scene.captor("eric") == scene.captor("charles") == -1
    assert scene.captor("henri") == ANA


@pytest.mark.clause("FIEF-10.2.3-02")
def test_others_may_be_left_in_prison() -> None:
    scene = act(table(prison("secret-passage")), CLEO, "escape charles")
    scene.do("done", CLEO)
    assert (scene.captor("charles"), scene.captor("eric")) == (-1, ANA)


@pytest.mark.clause("FIEF-10.2.3-03")
def test_each_owner_places_his_lord_by_rank() -> None:
    """Ben has a castle, Cleo only a village."""
    scene = act(table(prison("secret-passage").garrison(CLEO, "tournus")), CLEO, "escape charles")
    scene.do("escape eric", CLEO)
    assert scene.where("charles") == "bourg"
    assert (scene.asked, scene.options(CLEO)) == (
        (CLEO,),
        ["place eric tournus", "place eric st-paul"],
    )
    scene.do("place eric st-paul", CLEO)
    assert scene.where("eric") == "st-paul"


# Assassination ------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-10.3-01")
@pytest.mark.parametrize("victim", ["charles", "jeanne", "eric"])
def test_assassination_kills_king_queen_and_pope(victim: str) -> None:
    scene = families().lord(BEN, "jeanne", "bourg").king("charles").queen("jeanne")
    scene.bishop("eric", 5).pope("eric").hand(ANA, "assassination")
    act(table(scene), ANA, f"assassinate {victim} arthur")
    assert scene.owner(victim) == -1
    assert scene.events(None, "dies")[0]["death"] == "assassinated"


@pytest.mark.clause("FIEF-10.3-02", "FIEF-12.0-07")
def test_an_ally_may_be_murdered_one_s_own_family_not() -> None:
    scene = families().lord(ANA, "blanche", "blaye").marry("blanche", "charles")
    scene.hand(ANA, "assassination").begin("buy")
    victims = {option.split()[1] for option in scene.options(ANA, "assassinate")}
    assert victims == {"charles", "eric"}


@pytest.mark.clause("FIEF-10.3-03", "FIEF-R-52")
def test_the_instigator_is_marked_for_all_to_see() -> None:
    scene = families().lord(ANA, "blanche", "blaye").hand(ANA, "assassination")
    act(table(scene), ANA, "assassinate charles blanche")
    assert scene.state.marked == 1 << LORDS.index("blanche")
    assert scene.events(None, "assassination") == [
        {
            "event": "assassination",
            "seat": ANA,
            "lord": "blanche",
            "other": BEN,
            "victim": "charles",
        }
    ]


@pytest.mark.clause("FIEF-10.3-03", "FIEF-R-52")
def test_without_a_lord_there_is_no_murder_and_a_prisoner_will_do() -> None:
    scene = fief().lord(BEN, "charles", "bourg").hand(ANA, "assassination").begin("buy")
    assert scene.options(ANA, "assassinate") == []
    scene = fief().lord(BEN, "charles", "bourg").lord(ANA, "arthur").garrison(BEN, "bourg")
    scene.captive("arthur", BEN, "bourg").hand(ANA, "assassination").begin("buy")
    assert scene.options(ANA, "assassinate") == ["assassinate charles arthur"]


# Justice ------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-10.4-01", "FIEF-R-52")
def test_justice_beheads_any_marked_lord_also_one_s_own() -> None:
    scene = families().marked("arthur", "charles").hand(ANA, "justice").begin("buy")
    assert scene.options(ANA, "justice") == ["justice arthur", "justice charles"]
    scene.do("justice charles", ANA)
    assert scene.owner("charles") == -1
    assert scene.events(None, "dies")[0]["death"] == "beheaded"
    assert sorted(discards(scene)) == ["charles", "justice"]
    assert scene.state.marked == 1 << LORDS.index("arthur")


@pytest.mark.clause("FIEF-R-52")
def test_marks_are_not_limited_and_last_until_death() -> None:
    scene = families().lord(BEN, "henri", "bourg").marked("arthur", "charles", "henri")
    scene.hand(CLEO, "assassination", "justice").begin("finish")
    assert scene.options(CLEO, "justice") == ["justice arthur", "justice charles", "justice henri"]
    act(scene, CLEO, "assassinate charles eric")
    assert "justice eric" in scene.options(CLEO)
    assert "justice charles" not in scene.options(CLEO)


@pytest.mark.clause("FIEF-10.4-02")
@pytest.mark.parametrize("office", ["king", "queen", "regent", "prince", "pope", ""])
def test_king_queen_prince_and_pope_are_above_justice(office: str) -> None:
    scene = families().lord(BEN, "jeanne", "bourg").marked("charles", "jeanne")
    reached = {"charles", "jeanne"}
    if office in ("king", "queen"):
        scene.king("charles").queen("jeanne")
        reached = set()
    elif office == "regent":
        scene.queen("jeanne")
        reached = {"charles"}
    elif office == "prince":
        scene.prince("charles")
        reached = {"jeanne"}
    elif office == "pope":
        scene.bishop("charles", 4).pope("charles")
        reached = {"jeanne"}
    scene.hand(ANA, "justice").begin("buy")
    assert {option.split()[1] for option in scene.options(ANA, "justice")} == reached


@pytest.mark.clause("FIEF-10.4-01")
def test_who_is_not_marked_is_not_reached() -> None:
    assert families().hand(ANA, "justice").begin("buy").options(ANA, "justice") == []


# Ambush -------------------------------------------------------------------------------------------


def skirmish() -> FiefScene:
    """Ana attacks Ben in the open; Cleo stands by."""
    scene = fief().lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 4)
    scene.lord(BEN, "charles", "blaye").troops(BEN, "blaye", 4).lord(CLEO, "eric", "blaye")
    return scene.troops(CLEO, "blaye", 4)


def before_round(scene: FiefScene, joining: str = "keep-out") -> FiefScene:
    """Ana attacks Ben; what Cleo does; now a round is to be fought."""
    scene.begin("fight").do("attack blaye 1")
    scene.pass_all()
    scene.do(joining, CLEO)
    if joining != "keep-out":
        scene.do("accept", scene.asked[0])
    assert scene.prompt == "window-round"
    return scene


@pytest.mark.clause("FIEF-10.5-01")
def test_an_ambush_needs_a_lord_in_the_battle() -> None:
    scene = skirmish().hand(CLEO, "ambush")
    assert before_round(scene).options(CLEO, "ambush") == []
    scene = skirmish().hand(CLEO, "ambush")
    before_round(scene, "join-side defender")
    assert scene.options(CLEO, "ambush") == ["ambush arthur", "ambush charles"]


@pytest.mark.clause("FIEF-10.5-01", "FIEF-10.0-01")
def test_there_is_no_ambush_without_a_battle() -> None:
    scene = skirmish().hand(ANA, "ambush").begin("fight")
    assert scene.options(ANA, "ambush") == []
    scene.do("attack blaye 1")
    assert scene.prompt == "window-battle"
    assert scene.options(ANA, "ambush") == []


def forlorn() -> FiefScene:
    """Ana's sergeant before Blaye, a city with Ben's king in it: two dice fewer than his one."""
    scene = fief().lord(BEN, "eric", "blaye").troops(BEN, "blaye", 9, 4)
    scene.title("eric", "blaye", "blaye").king("eric")
    return scene.lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 1)


@pytest.mark.clause("FIEF-10.5-01", "FIEF-R-41", "FIEF-EX-42")
@pytest.mark.parametrize("seat", [ANA, BEN])
def test_there_is_no_ambush_in_an_attack_that_is_impossible(seat: int) -> None:
    scene = forlorn().hand(seat, "ambush").begin("fight")
    scene.do("attack blaye 1")
    scene.pass_all()
    assert (scene.prompt, scene.options(seat, "ambush")) == ("window-round", [])
    scene.pass_all()
    assert scene.keys()[:2] == ["no-dice", "battle-over"]


@pytest.mark.clause("FIEF-10.5-01", "FIEF-R-41", "FIEF-EX-42")
@pytest.mark.parametrize("help_", ["passage", "partner"])
def test_there_is_one_as_soon_as_it_has_dice(help_: str) -> None:
    scene = forlorn().hand(ANA, "ambush", "secret-passage")
    if help_ == "partner":
        scene.lord(CLEO, "henri", "blaye").troops(CLEO, "blaye", 9, 4)
    scene.begin("fight").do("attack blaye 1")
    scene.pass_all()
    if help_ == "partner":
        scene.do("join-side attacker", CLEO)
        scene.do("accept", ANA)
        assert scene.options(ANA, "ambush") == ["ambush eric", "ambush henri"]
    else:
        assert scene.options(ANA, "ambush") == []
        act(scene, ANA, "tunnel")
        assert (scene.prompt, scene.options(ANA, "ambush")) == ("window-round", ["ambush eric"])


@pytest.mark.clause("FIEF-10.5-01", "FIEF-R-41")
def test_it_is_gone_with_the_last_die_before_the_first_round_and_not_later() -> None:
    """Seven points against a castle; Cleo has Baudoin's companion murdered before the round."""
    scene = fief().castle("blaye").lord(BEN, "eric", "blaye").troops(BEN, "blaye", 9)
    scene.lord(ANA, "baudoin", "blaye").lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 5)
    scene.lord(CLEO, "henri", "sigy").hand(CLEO, "assassination").hand(ANA, "ambush")
    scene.begin("fight").do("attack blaye 1")
    scene.pass_all()
    assert scene.options(ANA, "ambush") == ["ambush eric"]
    act(scene, CLEO, "assassinate arthur henri")
    assert (scene.prompt, scene.options(ANA, "ambush")) == ("window-round", [])
    scene.state.fight.rounds = 1
    assert scene.options(ANA, "ambush") == ["ambush eric"]


@pytest.mark.clause("FIEF-10.5-02", "FIEF-R-52")
def test_an_ambush_takes_a_lord_of_another_family_on_either_side() -> None:
    scene = before_round(skirmish().hand(ANA, "ambush"), "join-side attacker")
    assert scene.options(ANA, "ambush") == ["ambush charles", "ambush eric"]
    act(scene, ANA, "ambush eric")
    assert scene.captor("eric") == ANA
    assert discards(scene) == ["ambush"]


@pytest.mark.clause("FIEF-10.5-02", "FIEF-R-52")
def test_an_ambush_may_come_between_two_rounds() -> None:
    scene = before_round(skirmish().hand(BEN, "ambush"))
    scene.pass_all()
    scene.do("fight-on", ANA)
    scene.do("fight-on", BEN)
    assert (scene.prompt, scene.options(BEN, "ambush")) == ("window-round", ["ambush arthur"])


@pytest.mark.clause("FIEF-10.5-02", "FIEF-10.5-03", "FIEF-R-52")
def test_attackers_without_any_lord_break_off_and_their_troops_stay() -> None:
    scene = before_round(skirmish().hand(BEN, "ambush"))
    act(scene, BEN, "ambush arthur")
    all_pass(scene)
    assert outcome(scene) == "stopped"
    assert scene.captor("arthur") == BEN
    assert scene.troops_at("blaye", ANA) == (4, 0)


@pytest.mark.clause("FIEF-10.5-03")
def test_defenders_without_a_lord_fight_on() -> None:
    scene = before_round(skirmish().hand(ANA, "ambush"))
    act(scene, ANA, "ambush charles")
    scene.battle_dice(1, 1)
    all_pass(scene)
    assert dice(scene) == (1, 1)
    assert scene.troops_at("blaye", BEN) == (3, 0)


@pytest.mark.clause("FIEF-R-52")
def test_an_ambush_works_in_a_chevauchee() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 0, 3)
    scene.lord(BEN, "charles", "charolles").troops(BEN, "charolles", 2).hand(BEN, "ambush")
    scene.begin("move").do("lead arthur")
    for step in ("ride 1", "march charolles", "march villeneuve"):
        scene.do(step, ANA)
    scene.do("stand", BEN)
    scene.pass_all()
    assert (scene.prompt, scene.options(BEN, "ambush")) == ("window-round", ["ambush arthur"])


# Prisoners can die --------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-R-53")
def test_a_prisoner_can_be_murdered_or_judged() -> None:
    scene = prison().marked("charles").hand(ANA, "assassination").lord(ANA, "arthur", "blaye")
    act(table(scene.hand(CLEO, "justice")), CLEO, "justice charles")
    assert scene.owner("charles") == -1
    act(scene, ANA, "assassinate henri arthur")
    assert scene.owner("henri") == -1


@pytest.mark.clause("FIEF-R-53")
def test_a_prisoner_does_not_die_of_battle_damage() -> None:
    """Six damage kill Ana's five sergeants and Arthur: Philippe is only freed."""
    scene = fief().lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 5).lord(BEN, "philippe")
    scene.captive("philippe", ANA, "blaye").lord(BEN, "charles", "blaye").troops(BEN, "blaye", 6)
    scene.troops(BEN, "bourg", 1).battle_dice(3, 3, 0).begin("fight", BEN)
    attack(scene, "blaye", ANA)
    assert damage(scene)[0] == 6
    assert scene.owner("arthur") == -1
    assert scene.owner("philippe") == BEN
    assert scene.captor("philippe") == -1


@pytest.mark.clause("FIEF-R-53")
def test_a_captor_can_only_keep_hand_over_or_free() -> None:
    scene = prison().begin("buy")
    about = {option.split()[0] for option in scene.options(ANA) if "charles" in option}
    assert about == {"release"}


@pytest.mark.clause("FIEF-R-53")
def test_a_prisoner_may_die_of_the_plague() -> None:
    """In Blaye the two prisoners roll: a 1 and a 6."""
    scene = prison().track("plague").dice(1, 1, 6).begin("calamities")
    rolled = [roll["lord"] for roll in scene.events(None, "plague-roll")]
    assert rolled == ["charles", "eric"]
    assert [dead["lord"] for dead in scene.events(None, "dies")] == ["charles"]


@pytest.mark.clause("FIEF-10.2.2-01")
def test_in_the_open_there_is_no_tunnel_to_dig() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").troops(BEN, "blaye", 2)
    scene.troops(ANA, "blaye", 3).hand(ANA, "secret-passage").begin("fight")
    scene.do("attack blaye 1")
    scene.until("window-round")
    assert "tunnel" not in scene.options(ANA)
