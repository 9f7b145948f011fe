"""2.3: calamities: where they strike, bad weather, famine, plague."""

import pytest

from tableronde.games.fief.components import CARDS, VILLAGES
from tableronde.games.fief.state import SKY
from tests.rules.fief.scene import ANA, BEN, CLEO, FiefScene, fief

CALAMITIES = ("bad-weather", "famine", "plague")


def number(card: str) -> int:
    return CARDS.index(card)


def over(scene: FiefScene, bishopric: int) -> list[str]:
    """What lies by a mitre."""
    return [CARDS[card] for card, bit in SKY.items() if scene.state.sky[bishopric - 1] & bit]


def discarded(scene: FiefScene) -> list[str]:
    return [CARDS[card] for card in scene.state.event_discard]


# Where they strike ------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-2.3-01")
def test_the_track_is_resolved_slot_by_slot() -> None:
    scene = fief().track("famine", "bad-weather", "plague").dice(2, 4, 3).begin("calamities")
    assert [(event["card"], event["roll"]) for event in scene.events(None, "calamity")] == [
        ("famine", 2),
        ("bad-weather", 4),
        ("plague", 3),
    ]
    assert [over(scene, see) for see in (2, 3, 4)] == [["famine"], ["plague"], ["bad-weather"]]
    assert (scene.state.track, scene.prompt) == ([], "window-income")


@pytest.mark.clause("FIEF-2.3-01")
@pytest.mark.clause("FIEF-W-06")
def test_a_window_for_all_is_open_before_the_first_is_turned_up() -> None:
    scene = fief().track("famine").begin("before_calamities")
    assert (scene.prompt, scene.asked) == ("window-calamities", (ANA, BEN, CLEO))
    assert (len(scene.state.track), scene.events(ANA, "calamity")) == (1, [])


@pytest.mark.clause("FIEF-W-06")
@pytest.mark.clause("FIEF-D-03")
@pytest.mark.parametrize("remark", ["", "raise-hand", "attend"])
def test_after_the_last_draw_who_wants_to_be_asked_is_also_without_a_calamity(remark: str) -> None:
    scene = fief().lord(ANA, "thierry", "blaye").lord(CLEO, "eric", "sigy").hand(ANA, "tax")
    scene.hand(CLEO, "assassination").begin("draw")
    while scene.asked != (CLEO,):
        scene.do("stop")
    if remark:
        scene.remark(CLEO, remark)
    scene.do("stop")
    assert scene.state.track == []
    if remark:
        assert (scene.prompt, scene.asked) == ("window-minor", (CLEO,))
        assert "assassinate thierry eric" in scene.options()
        scene.do("pass")
    assert (scene.prompt, scene.asked) == ("play-cards", (ANA,))


@pytest.mark.clause("FIEF-W-06")
def test_a_minor_window_follows_each_calamity() -> None:
    scene = fief().hand(ANA, "tax").track("famine", "bad-weather").dice(1, 6)
    scene.begin("before_calamities").remark(BEN, "attend")
    scene.pass_all()
    assert (scene.prompt, scene.asked, over(scene, 1)) == ("window-minor", (BEN,), ["famine"])
    assert len(scene.state.track) == 1
    scene.do("pass")
    assert (scene.prompt, discarded(scene)) == ("window-minor", ["bad-weather"])
    scene.do("pass")
    assert (scene.prompt, scene.asked) == ("play-cards", (ANA,))


@pytest.mark.clause("FIEF-2.3-02")
def test_beginners_may_discard_the_calamities_of_the_first_turn() -> None:
    scene = fief(gentle="yes").track("famine", "plague").dice(1, 2).begin("calamities")
    assert scene.state.sky == [0] * 5
    assert discarded(scene) == ["famine", "plague"]
    assert scene.events(BEN, "calamity") == []


@pytest.mark.clause("FIEF-2.3-02")
@pytest.mark.parametrize(("gentle", "turn"), [("yes", 2), ("no", 1)])
def test_otherwise_they_strike(gentle: str, turn: int) -> None:
    scene = fief(gentle=gentle).track("famine").dice(1)
    scene.state.turn = turn
    scene.begin("calamities")
    assert over(scene, 1) == ["famine"]


@pytest.mark.clause("FIEF-2.3-03")
@pytest.mark.parametrize("card", CALAMITIES)
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_a_die_names_the_bishopric(card: str, die: int) -> None:
    scene = fief().track(card).dice(die).begin("calamities")
    assert [over(scene, see) for see in range(1, 6)] == [
        [card] if see == die else [] for see in range(1, 6)
    ]


@pytest.mark.clause("FIEF-2.3-04")
@pytest.mark.parametrize("card", CALAMITIES)
def test_a_six_is_a_false_alarm(card: str) -> None:
    scene = fief().lord(ANA, "thierry", "blaye").track(card).dice(6).begin("calamities")
    assert (scene.state.sky, discarded(scene)) == ([0] * 5, [card])
    assert scene.keys() == ["calamity", "calamity-averted"]


@pytest.mark.clause("FIEF-2.3-05")
@pytest.mark.parametrize("card", CALAMITIES)
def test_the_second_of_a_kind_on_a_bishopric_is_discarded(card: str) -> None:
    scene = fief().sky(4, card).lord(ANA, "thierry", "bourg").track(card).dice(4, 1)
    scene.begin("calamities")
    assert (over(scene, 4), discarded(scene)) == ([card], [card])
    assert scene.owner("thierry") == ANA, "nobody rolls for a plague that does not come"


@pytest.mark.clause("FIEF-2.3-06")
def test_calamities_of_different_kinds_lie_together() -> None:
    scene = fief().track("plague", "famine", "bad-weather").dice(5, 5, 5).begin("calamities")
    assert sorted(over(scene, 5)) == sorted(CALAMITIES)
    assert discarded(scene) == []


@pytest.mark.clause("FIEF-2.3-07")
def test_a_calamity_hits_every_player_present() -> None:
    scene = fief().garrison(ANA, "blaye").garrison(BEN, "charolles").garrison(CLEO, "bourg")
    scene.mills("blaye", 2).mills("charolles", 1).mills("bourg", 1).sky(1, "famine")
    scene.begin("collect")
    assert scene.state.money == [1, 1, 3]


@pytest.mark.clause("FIEF-2.3-07")
@pytest.mark.clause("FIEF-2.3.3-10")
@pytest.mark.clause("FIEF-R-62")
def test_calamities_stay_until_the_end_of_the_turn_and_are_then_discarded() -> None:
    scene = fief().sky(1, *CALAMITIES).sky(3, "famine").begin("before_income").until("window-end")
    assert sorted(over(scene, 1) + over(scene, 3)) == sorted([*CALAMITIES, "famine"])
    assert discarded(scene) == []
    scene.pass_all()
    assert (scene.state.sky, scene.state.turn) == ([0] * 5, 2)
    assert sorted(discarded(scene)) == sorted([*CALAMITIES, "famine"])


# Bad Weather (2.3.1) ----------------------------------------------------------------------------


@pytest.mark.clause("FIEF-2.3.1-01")
@pytest.mark.clause("FIEF-R-20")
@pytest.mark.parametrize(
    ("start", "roads"),
    [
        ("marcamps", ["les-essarts"]),  # not into it
        ("sigy", []),  # not within it
        ("beaujeu", []),  # not out of it
        ("bourg", ["villeneuve", "la-bussiere", "st-vivien"]),  # elsewhere as ever
    ],
)
def test_nobody_moves_into_within_or_out_of_bad_weather(start: str, roads: list[str]) -> None:
    scene = fief().lord(ANA, "thierry", start).sky(5, "bad-weather").begin("move")
    scene.do("lead thierry")
    assert scene.options(verb="march") == [f"march {road}" for road in roads]


@pytest.mark.clause("FIEF-2.3.1-01")
@pytest.mark.clause("FIEF-R-20")
def test_no_battle_is_fought_and_no_lone_lord_captured_in_bad_weather() -> None:
    scene = fief().lord(ANA, "thierry", "sigy").troops(ANA, "sigy", 3).garrison(BEN, "sigy")
    scene.lord(CLEO, "eric", "sigy").lord(ANA, "othon", "bourg").troops(ANA, "bourg", 3)
    scene.garrison(BEN, "bourg").sky(5, "bad-weather").begin("fight")
    assert scene.options(ANA, "attack") == ["attack bourg 1"]


@pytest.mark.clause("FIEF-R-20")
def test_sieges_are_declared_in_bad_weather() -> None:
    scene = fief().garrison(BEN, "sigy").castle("sigy").sky(5, "bad-weather")
    scene.lord(ANA, "thierry", "sigy").troops(ANA, "sigy", 3).begin("fight")
    assert scene.options(ANA, "besiege") == ["besiege sigy"]


@pytest.mark.clause("FIEF-R-20")
def test_pillage_purchases_cession_and_new_lords_are_possible_in_bad_weather() -> None:
    scene = fief().lord(ANA, "thierry", "sigy").garrison(BEN, "sigy").castle("sigy")
    scene.mills("sigy", 1).money(ANA, 3).hand(ANA, "eric").sky(5, "bad-weather").begin("play")
    assert scene.options(verb="play-lord") == ["play-lord eric sigy"]
    assert scene.options(verb="cede") == ["cede sigy 1"]
    scene.until("buy")
    assert {"buy-sergeant sigy", "buy-knight sigy", "buy-mill sigy"} <= set(scene.options(ANA))
    scene.until("pillage")
    assert (scene.asked, scene.options(verb="pillage")) == ((ANA,), ["pillage sigy"])


@pytest.mark.clause("FIEF-2.3.1-02")
@pytest.mark.clause("FIEF-2.4.3-02")
def test_fair_weather_cancels_bad_weather_and_both_are_discarded() -> None:
    scene = fief().garrison(BEN, "sigy").mills("sigy", 1).sky(5, "bad-weather")
    scene.hand(ANA, "fair-weather").begin("play")
    scene.do("weather 5")
    assert (over(scene, 5), scene.hand_of(ANA)) == ([], [])
    assert sorted(discarded(scene)) == ["bad-weather", "fair-weather"]
    scene.until("buy")
    assert scene.state.money[BEN] == 1 + 2, "without a bonus"


@pytest.mark.clause("FIEF-2.3.1-03")
@pytest.mark.clause("FIEF-2.4.2-01")
def test_good_harvest_is_not_played_under_bad_weather() -> None:
    scene = fief().sky(2, "bad-weather").sky(3, "famine").sky(4, "plague")
    scene.hand(ANA, "good-harvest").begin("play")
    assert scene.options(verb="harvest") == ["harvest 1", "harvest 3", "harvest 4", "harvest 5"]


@pytest.mark.clause("FIEF-2.3.1-04")
def test_bad_weather_does_not_stop_a_revolt() -> None:
    scene = fief().troops(BEN, "sigy", 4).sky(5, "bad-weather", "famine").hand(ANA, "revolt")
    scene.battle_dice(2).begin("play")
    scene.do("revolt sigy")
    scene.until("play-cards")
    assert scene.troops_at("sigy", BEN) == (4 - (2 + 1), 0)


@pytest.mark.clause("FIEF-2.3.1-04")
@pytest.mark.clause("FIEF-R-20")
def test_a_secret_passage_gives_one_stage_in_bad_weather() -> None:
    scene = fief().lord(ANA, "thierry", "sigy").sky(5, "bad-weather").hand(ANA, "secret-passage")
    scene.begin("move")
    scene.do("lead thierry")
    scene.do("dig weather")
    scene.do("march st-paul")
    assert (scene.where("thierry"), scene.hand_of(ANA)) == ("st-paul", [])
    assert scene.options(verb="march") == []


@pytest.mark.clause("FIEF-R-19")
def test_under_bad_weather_and_famine_neither_card_can_be_played() -> None:
    scene = fief().sky(2, "bad-weather", "famine").hand(ANA, "good-harvest", "fair-weather")
    scene.begin("play")
    others = [1, 3, 4, 5]
    assert scene.options(verb="harvest") == [f"harvest {see}" for see in others]
    assert scene.options(verb="weather") == [f"weather {see}" for see in others]


# Famine (2.3.2) ---------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-2.3.2-01")
def test_mills_yield_nothing_in_a_famine() -> None:
    scene = fief().garrison(ANA, "blaye", "bourg").mills("blaye", 2).mills("bourg", 1)
    scene.sky(1, "famine").begin("collect")
    assert scene.state.money[ANA] == 1 + 1 + 2


@pytest.mark.clause("FIEF-2.3.2-02")
@pytest.mark.clause("FIEF-2.4.2-02")
@pytest.mark.clause("FIEF-EX-12")
def test_good_harvest_cancels_a_famine_and_both_are_discarded() -> None:
    scene = fief().garrison(BEN, "blaye").mills("blaye", 1).sky(1, "famine")
    scene.hand(ANA, "good-harvest").begin("play")
    scene.do("harvest 1")
    assert (over(scene, 1), scene.hand_of(ANA)) == ([], [])
    assert sorted(discarded(scene)) == ["famine", "good-harvest"]
    scene.until("buy")
    assert scene.state.money[BEN] == 1 + 2, "without a bonus"


@pytest.mark.clause("FIEF-2.3.2-03")
@pytest.mark.clause("FIEF-2.4.3-01")
def test_fair_weather_is_not_played_under_famine() -> None:
    scene = fief().sky(2, "famine").sky(3, "bad-weather").sky(4, "plague")
    scene.hand(ANA, "fair-weather").begin("play")
    assert scene.options(verb="weather") == ["weather 1", "weather 3", "weather 4", "weather 5"]


@pytest.mark.clause("FIEF-2.3.2-04")
def test_a_famine_is_a_cause_of_revolt_in_every_village_of_the_bishopric() -> None:
    scene = fief().sky(5, "famine").sky(2, "bad-weather").sky(3, "plague").hand(BEN, "revolt")
    scene.begin("before_income")
    villages = ("beaujeu", "st-paul", "sigy", "st-ciers-d-abzac")
    assert scene.options(BEN, "revolt") == [f"revolt {village}" for village in villages]


# Plague (2.3.3) ---------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-2.3.3-01")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_lord_dies_of_the_plague_on_one_to_three(die: int) -> None:
    scene = fief().lord(ANA, "thierry", "blaye").track("plague").dice(1, die).begin("calamities")
    assert scene.owner("thierry") == (ANA if die >= 4 else -1)
    assert (number("thierry") in scene.state.character_discard) == (die <= 3)


@pytest.mark.clause("FIEF-2.3.3-01")
@pytest.mark.clause("FIEF-R-21")
def test_every_lord_in_the_bishopric_rolls_prisoners_too() -> None:
    scene = fief().lord(ANA, "blanche", "blaye").lord(BEN, "arthur", "l-epervier")
    scene.lord(CLEO, "eric", "blaye").captive("eric", ANA, "blaye").lord(CLEO, "othon", "bourg")
    scene.lord(BEN, "henri").track("plague").dice(1, 4, 3, 2, 1).begin("calamities")
    assert [(event["lord"], event["roll"]) for event in scene.events(None, "plague-roll")] == [
        ("blanche", 4),
        ("arthur", 3),
        ("eric", 2),
    ]
    names = ("blanche", "arthur", "eric", "othon", "henri")
    assert [scene.owner(name) for name in names] == [ANA, -1, -1, CLEO, BEN]


@pytest.mark.clause("FIEF-2.3.3-02")
@pytest.mark.clause("FIEF-4.1-08")
@pytest.mark.parametrize(("count", "left"), [(1, 1), (2, 1), (3, 2), (6, 3), (7, 4)])
def test_an_army_loses_half_of_its_counters_rounded_down(count: int, left: int) -> None:
    scene = fief().troops(ANA, "blaye", count).track("plague").dice(1).begin("calamities")
    assert scene.troops_at("blaye", ANA) == (left, 0)
    assert scene.state.sergeants[ANA] == 13 - left


@pytest.mark.clause("FIEF-2.3.3-02")
@pytest.mark.clause("FIEF-R-21")
def test_each_players_army_in_each_village_is_halved_for_itself() -> None:
    scene = fief().troops(ANA, "blaye", 3).troops(BEN, "blaye", 3).lord(BEN, "eric", "blaye")
    scene.troops(ANA, "charolles", 1).troops(ANA, "bourg", 4).track("plague").dice(1, 6)
    scene.begin("calamities")
    assert scene.troops_at("blaye", ANA) == scene.troops_at("blaye", BEN) == (2, 0)
    assert [scene.troops_at(at, ANA) for at in ("charolles", "bourg")] == [(1, 0), (4, 0)]


@pytest.mark.clause("FIEF-2.3.3-03")
@pytest.mark.clause("FIEF-2.3.3-02")
@pytest.mark.clause("FIEF-EX-11")
def test_the_owner_chooses_which_counters_go() -> None:
    scene = fief().troops(BEN, "blaye", 3, 2).troops(BEN, "charolles", 1)
    scene.track("plague").dice(1).begin("calamities")
    assert (scene.prompt, scene.asked) == ("decimation", (BEN,))
    assert scene.options() == ["lose 2 0", "lose 1 1", "lose 0 2"]
    scene.do("lose 2 0")
    assert scene.troops_at("blaye", BEN) == (1, 2)
    assert scene.troops_at("charolles", BEN) == (1, 0)


@pytest.mark.clause("FIEF-2.3.3-04")
def test_siege_engines_are_neither_counted_nor_removed() -> None:
    scene = fief().garrison(BEN, "blaye").castle("blaye").lord(ANA, "thierry", "blaye")
    scene.troops(ANA, "blaye", 0, 1).siege(ANA, "blaye").track("plague").dice(1, 6)
    before = scene.state.sieges
    scene.begin("calamities")
    assert (scene.troops_at("blaye", ANA), scene.state.sieges) == ((0, 1), before)


@pytest.mark.clause("FIEF-2.3.3-05")
@pytest.mark.clause("FIEF-R-21")
@pytest.mark.parametrize(("die", "owner"), [(3, -1), (4, ANA)])
def test_a_lord_who_enters_later_rolls_too(die: int, owner: int) -> None:
    scene = fief().lord(ANA, "thierry", "bourg").sky(1, "plague").dice(die).begin("move")
    scene.do("lead thierry")
    scene.do("march villeneuve")
    roll = {"event": "plague-roll", "seat": ANA, "lord": "thierry", "roll": die}
    assert scene.events(BEN, "plague-roll") == [roll]
    assert scene.owner("thierry") == owner


@pytest.mark.clause("FIEF-R-21")
def test_moving_inside_the_bishopric_is_not_entering() -> None:
    scene = fief().lord(ANA, "thierry", "villeneuve").troops(ANA, "villeneuve", 4)
    scene.sky(1, "plague").begin("move")
    scene.do("lead thierry")
    scene.do("march charolles")
    assert scene.events(ANA, "plague-roll") == []
    assert scene.troops_at("charolles", ANA) == (4, 0)


@pytest.mark.clause("FIEF-R-21")
def test_troops_stop_where_the_last_lord_of_their_group_dies() -> None:
    scene = fief().lord(ANA, "thierry", "bourg").troops(ANA, "bourg", 4).sky(1, "plague")
    scene.dice(1).begin("move")
    scene.do("lead thierry")
    scene.do("march villeneuve")
    assert (scene.prompt, scene.options(verb="lead")) == ("moves", [])
    assert scene.troops_at("villeneuve", ANA) == (2, 0)
    scene.do("done")
    assert scene.holder("villeneuve") == ANA


@pytest.mark.clause("FIEF-2.3.3-06")
@pytest.mark.clause("FIEF-2.3.3-07")
def test_lords_and_troops_go_through_the_plague_once_a_turn() -> None:
    scene = fief().lord(ANA, "thierry", "villeneuve").troops(ANA, "villeneuve", 4)
    scene.track("plague", "plague").dice(1, 6, 4, 1).begin("calamities").until("moves")
    assert scene.troops_at("villeneuve", ANA) == (2, 0)
    scene.do("lead thierry")
    scene.do("march bourg")
    assert scene.events(ANA, "plague-roll") == []
    assert scene.troops_at("bourg", ANA) == (2, 0)
    scene.until("window-turn")
    assert scene.state.tested == 0, "in the next turn he may fall ill again"


@pytest.mark.clause("FIEF-2.3.3-07")
def test_troops_that_enter_are_halved_and_their_owner_chooses() -> None:
    scene = fief().lord(ANA, "thierry", "bourg").troops(ANA, "bourg", 2, 3).sky(1, "plague")
    scene.dice(6).begin("move")
    scene.do("lead thierry")
    scene.do("march villeneuve")
    assert (scene.prompt, scene.options()) == ("decimation", ["lose 2 0", "lose 1 1", "lose 0 2"])
    scene.do("lose 1 1")
    assert scene.troops_at("villeneuve", ANA) == (1, 2)


@pytest.mark.clause("FIEF-2.3.3-07")
@pytest.mark.clause("FIEF-R-21")
def test_only_those_who_enter_are_halved_not_the_garrison_they_join() -> None:
    scene = fief().lord(ANA, "thierry", "bourg").troops(ANA, "bourg", 4)
    scene.troops(ANA, "villeneuve", 3).sky(1, "plague").dice(6).begin("move")
    scene.do("lead thierry")
    scene.do("march villeneuve")
    companies = scene.state.camps[VILLAGES.index("villeneuve")]
    assert sorted((company.stages, company.sergeants) for company in companies) == [(0, 3), (1, 2)]


@pytest.mark.clause("FIEF-2.3.3-08")
@pytest.mark.clause("FIEF-R-21")
def test_troops_bought_in_the_zone_are_spared() -> None:
    scene = fief().lord(ANA, "thierry", "blaye").money(ANA, 4).sky(1, "plague").begin("buy")
    scene.do("buy-sergeant blaye")
    scene.do("buy-sergeant blaye")
    assert scene.troops_at("blaye", ANA) == (2, 0)
    scene.until("moves")
    scene.do("lead thierry")
    scene.do("march charolles")
    assert scene.troops_at("charolles", ANA) == (2, 0)


@pytest.mark.clause("FIEF-2.3.3-09")
@pytest.mark.clause("FIEF-R-21")
def test_a_lord_placed_in_the_zone_does_not_roll() -> None:
    scene = fief().garrison(ANA, "blaye").castle("blaye").hand(ANA, "thierry").sky(1, "plague")
    scene.begin("play")
    scene.do("play-lord thierry blaye")
    assert (scene.events(ANA, "plague-roll"), scene.where("thierry")) == ([], "blaye")
    assert not scene.state.tested >> number("thierry") & 1, "and is not marked as tested"


# Several deaths at once (FIEF-R-22) -------------------------------------------------------------


@pytest.mark.clause("FIEF-R-22")
def test_all_rolls_and_losses_come_before_the_first_burial() -> None:
    scene = (
        fief().lord(ANA, "thierry", "blaye").troops(ANA, "blaye", 2, 2).lord(BEN, "eric", "blaye")
    )
    scene.track("plague").dice(1, 6, 1).begin("calamities")
    assert scene.prompt == "decimation"
    assert len(scene.events(None, "plague-roll")) == 2
    assert scene.owner("thierry") == ANA
    scene.do("lose 2 0")
    assert scene.owner("thierry") == -1


@pytest.mark.clause("FIEF-R-22")
def test_those_who_die_together_are_no_heirs_of_each_other() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").lord(ANA, "baudoin", "blaye")
    scene.lord(ANA, "charles", "bourg").title("arthur", "sigy", "sigy")
    scene.track("plague").dice(1, 1, 1).begin("calamities")
    assert scene.holds("sigy") == "charles"


@pytest.mark.clause("FIEF-R-22")
def test_a_spouse_who_dies_with_him_inherits_nothing() -> None:
    scene = fief().lord(ANA, "thierry", "blaye").garrison(ANA, "sigy").lord(BEN, "jeanne", "blaye")
    scene.lord(BEN, "eric", "bourg").marry("thierry", "jeanne").title("thierry", "sigy", "sigy")
    scene.track("plague").dice(1, 1, 1).begin("calamities")
    assert scene.holds("sigy") == ""
    assert scene.troops_at("sigy", ANA) == (1, 0)


@pytest.mark.clause("FIEF-R-22")
def test_a_prince_who_dies_with_the_king_does_not_succeed() -> None:
    scene = fief().lord(ANA, "thierry", "blaye").lord(BEN, "jeanne", "bourg")
    scene.lord(BEN, "eric", "blaye").marry("thierry", "jeanne")
    scene.king("thierry").queen("jeanne").prince("eric").track("plague").dice(1, 1, 1)
    scene.begin("calamities")
    assert (scene.state.king, scene.state.prince) == (-1, -1)
    assert scene.named(scene.state.queen) == "jeanne", "she is regent"


@pytest.mark.clause("FIEF-R-22")
def test_the_dead_are_buried_in_turn_order_and_each_owner_chooses_among_his_own() -> None:
    """Henri has room for one title."""
    scene = fief().lord(ANA, "arthur", "blaye").lord(ANA, "baudoin", "blaye")
    scene.lord(ANA, "henri", "bourg").title("henri", "bourg", "bourg")
    scene.title("arthur", "sigy", "sigy").title("baudoin", "tournus", "tournus")
    scene.lord(BEN, "eric", "blaye").track("plague").dice(1, 1, 1, 1)
    scene.begin("calamities", first=BEN)
    assert (scene.prompt, scene.asked) == ("burial-order", (ANA,))
    assert scene.owner("eric") == -1, "Ben's dead came first"
    assert scene.options() == ["bury arthur", "bury baudoin"]
    scene.do("bury baudoin")
    assert [event["dead"] for event in scene.events(None, "inherited")] == ["baudoin"]
    assert [scene.holds(name) for name in ("tournus", "sigy")] == ["henri", ""]


@pytest.mark.clause("FIEF-R-22")
@pytest.mark.clause("FIEF-R-62")
def test_what_follows_a_death() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").lord(ANA, "baudoin", "bourg")
    scene.bishop("arthur", 1).cardinal("arthur").pope("arthur").marked("arthur")
    scene.title("arthur", "sigy", "sigy").lord(BEN, "henri", "bourg").excommunicated("henri")
    scene.lord(CLEO, "eric", "blaye").captive("eric", ANA, "blaye").track("plague")
    scene.dice(1, 1, 6).begin("calamities")
    assert (scene.holds("sigy"), scene.state.pope) == ("baudoin", -1)
    assert (scene.state.croziers, scene.state.hats) == ([-1] * 5, [-1] * 4)
    assert (scene.state.excommunicated, scene.state.marked) == (-1, 0)
    assert sorted(scene.state.character_discard) == sorted([number("arthur"), number("cardinal")])
    assert (scene.captor("eric"), scene.prompt) == (-1, "place"), "nobody guards him any more"


@pytest.mark.clause("FIEF-R-22")
@pytest.mark.parametrize("first", [ANA, BEN])
def test_a_freed_prisoner_is_placed_when_all_the_dead_are_buried(first: int) -> None:
    """Ben's Othon dies, who alone guards Ana's Eric, and Ana's Thierry, who alone holds a castle:
    no matter who is buried first, Eric does not come into it."""
    scene = fief().lord(BEN, "othon", "bourg").lord(ANA, "thierry", "st-vivien")
    scene.castle("st-vivien").garrison(ANA, "blaye").lord(ANA, "eric")
    scene.captive("eric", BEN, "bourg").track("plague").dice(4, 6, 1, 1)
    scene.begin("calamities", first=first)
    assert [scene.owner(lord) for lord in ("othon", "thierry")] == [-1, -1]
    assert [event["lord"] for event in scene.events(None, "released")] == ["eric"]
    assert scene.where("eric") == "blaye"
    assert scene.holder("st-vivien") == -1


@pytest.mark.clause("FIEF-R-22")
@pytest.mark.parametrize("first", [ANA, BEN])
def test_the_tooth_that_saves_a_guard_keeps_his_prisoner(first: int) -> None:
    """Othon guards Eric alone; Thierry, who dies too, is buried."""
    scene = fief(relics="yes").lord(BEN, "othon", "bourg").lord(ANA, "thierry", "st-vivien")
    scene.lord(ANA, "eric").captive("eric", BEN, "bourg").lord(CLEO, "henri", "sigy")
    scene.relic("geronce", "henri").track("plague").dice(4, 6, 1, 1)
    scene.begin("calamities", first=first).do("revive othon")
    assert (scene.owner("thierry"), scene.captor("eric")) == (-1, BEN)
    assert scene.events(None, "released") == []


@pytest.mark.clause("FIEF-R-22")
def test_the_dead_lords_troops_stay_and_keep_what_they_hold() -> None:
    scene = (
        fief().lord(ANA, "thierry", "blaye").troops(ANA, "blaye", 2).lord(ANA, "arthur", "sennecy")
    )
    scene.track("plague").dice(1, 1, 1).begin("calamities")
    assert (scene.holder("blaye"), scene.troops_at("blaye", ANA)) == (ANA, (1, 0))
    assert scene.holder("sennecy") == -1


@pytest.mark.clause("FIEF-R-22")
@pytest.mark.clause("FIEF-R-62")
def test_darcs_card_goes_with_her() -> None:
    scene = fief().lord(ANA, "mireille", "blaye").arc("mireille").track("plague").dice(1, 1)
    scene.begin("calamities")
    assert scene.state.arc == -1
    assert sorted(scene.state.character_discard) == sorted([number("mireille"), number("arc")])


@pytest.mark.clause("FIEF-R-22")
def test_the_tooth_answers_before_anything_follows() -> None:
    scene = fief(relics="yes").lord(ANA, "arthur", "blaye").title("arthur", "sigy", "sigy")
    scene.lord(BEN, "henri", "bourg").relic("geronce", "henri").track("plague").dice(1, 1)
    scene.begin("calamities")
    assert (scene.prompt, scene.asked, scene.holds("sigy")) == ("tooth", (BEN,), "arthur")
    scene.do("revive arthur")
    assert (scene.owner("arthur"), scene.holds("sigy")) == (ANA, "arthur")


@pytest.mark.clause("FIEF-2.3.3-07")
@pytest.mark.clause("FIEF-2.3.3-08")
def test_who_moved_within_the_zone_is_not_hit_with_those_who_enter() -> None:
    """Six sergeants at La Salle: four moved up from Blaye, two came in from Beaujeu."""
    scene = fief().lord(ANA, "thierry", "blaye").troops(ANA, "blaye", 4)
    scene.lord(ANA, "eric", "beaujeu").troops(ANA, "beaujeu", 2).sky(1, "plague").dice(6)
    scene.begin("move").do("lead thierry")
    scene.do("march la-salle")
    scene.do("halt")
    scene.do("lead eric")
    scene.do("march la-salle")
    assert scene.troops_at("la-salle", ANA) == (5, 0)
