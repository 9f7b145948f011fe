"""4.0 to 4.2, 4.4: purchases: troops, buildings, the cardinal's title."""

import pytest

from tableronde.games.fief.components import CASTLE, CITY, LORDS, NO_FORT, VILLAGES
from tableronde.games.fief.rules.families.lords import points
from tableronde.games.fief.state import AROUND, INSIDE
from tests.rules.fief.scene import ANA, BEN, CLEO, FiefScene, fief


def shop(money: int) -> FiefScene:
    """Ana has money, Thierry and a sergeant at Blaye."""
    return fief().lord(ANA, "thierry", "blaye").troops(ANA, "blaye", 1).money(ANA, money)


def for_sale(scene: FiefScene, seat: int = ANA) -> set[str]:
    return {option for option in scene.options(seat) if option.startswith("buy-")}


def posts(scene: FiefScene, village: str, seat: int) -> set[int]:
    companies = scene.state.camps[VILLAGES.index(village)]
    return {company.post for company in companies if company.seat == seat}


# 4.0 ----------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-4.0-01")
@pytest.mark.clause("FIEF-R-66")
def test_each_player_buys_in_turn_order_and_once() -> None:
    scene = shop(9).lord(BEN, "eric", "bourg").money(BEN, 9).begin("buy", first=BEN)
    scene.do("buy-sergeant bourg")
    assert scene.asked == (BEN,)
    order = []
    while scene.prompt == "buy":
        order.append(scene.asked[0])
        scene.do("done")
    assert order == [BEN, ANA], "Cleo has nothing to buy with"


@pytest.mark.clause("FIEF-4.0-01")
@pytest.mark.parametrize(
    ("money", "wares"),
    [
        (0, set()),
        (2, {"buy-sergeant"}),
        (3, {"buy-sergeant", "buy-knight", "buy-mill"}),
        (9, {"buy-sergeant", "buy-knight", "buy-mill"}),
        (10, {"buy-sergeant", "buy-knight", "buy-mill", "buy-castle"}),
    ],
)
def test_nothing_is_bought_that_one_cannot_pay(money: int, wares: set[str]) -> None:
    scene = shop(money).begin("buy")
    assert {option.split()[0] for option in for_sale(scene)} == wares


@pytest.mark.clause("FIEF-4.0-01")
def test_nothing_is_bought_whose_counters_are_used_up() -> None:
    scene = shop(20).troops(ANA, "bourg", 12, 8)
    for village in VILLAGES[:7]:
        scene.mills(village, 2)
    scene.mills(VILLAGES[7], 1).castle(*VILLAGES[12:]).begin("buy")
    assert for_sale(scene) == set()


@pytest.mark.clause("FIEF-4.0-02")
@pytest.mark.clause("FIEF-6.2.5-01")
@pytest.mark.clause("FIEF-R-28")
def test_all_ransoms_come_before_anybody_buys() -> None:
    scene = shop(9).lord(CLEO, "eric").captive("eric", ANA, "blaye").money(CLEO, 5).begin("ransoms")
    assert (scene.prompt, scene.asked) == ("ransom-offer", (CLEO,))
    scene.do("no-offer")
    assert scene.state.money == [9 + 2, 0, 5 - 2]
    scene.until("buy")
    assert scene.asked == (ANA,)


@pytest.mark.clause("FIEF-4.0-03")
@pytest.mark.clause("FIEF-R-66")
def test_a_castle_just_bought_serves_for_a_title_bought_after_it() -> None:
    scene = fief().lord(ANA, "thierry", "st-paul").garrison(ANA, "les-essarts").money(ANA, 14)
    scene.begin("buy")
    assert scene.options(verb="buy-title") == []
    scene.do("buy-castle les-essarts")
    assert (scene.state.money[ANA], scene.fort("les-essarts")) == (4, CASTLE)
    scene.do("buy-title st-paul thierry les-essarts")
    assert (scene.state.money[ANA], scene.fort("les-essarts")) == (0, CITY)
    assert scene.holds("st-paul") == "thierry"


# Troops (4.1) -------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-4.1-01")
@pytest.mark.clause("FIEF-4.1-02")
@pytest.mark.parametrize(
    ("verb", "price", "bought"), [("buy-sergeant", 1, (1, 0)), ("buy-knight", 3, (0, 1))]
)
def test_what_troops_cost(verb: str, price: int, bought: tuple[int, int]) -> None:
    scene = fief().lord(ANA, "thierry", "blaye").money(ANA, 5).begin("buy")
    scene.do(f"{verb} blaye")
    assert scene.state.money[ANA] == 5 - price
    assert scene.troops_at("blaye", ANA) == bought
    assert (scene.state.sergeants[ANA], scene.state.knights[ANA]) == (13 - bought[0], 8 - bought[1])


@pytest.mark.clause("FIEF-4.1-01")
@pytest.mark.clause("FIEF-4.1-02")
@pytest.mark.parametrize(
    ("face", "left"), [(0, ["lose 1 0"]), (1, ["lose 2 0"]), (2, ["lose 3 0", "lose 0 1"])]
)
def test_one_damage_for_a_sergeant_three_for_a_knight(face: int, left: list[str]) -> None:
    """A revolt does one damage more than its die shows."""
    scene = fief().troops(BEN, "sigy", 3, 1).sky(5, "famine").hand(ANA, "revolt")
    scene.battle_dice(face).begin("play")
    scene.do("revolt sigy")
    while scene.prompt not in ("play-cards", "casualties"):
        scene.do("pass")
    options = (
        scene.options()
        if scene.prompt == "casualties"
        else [
            f"lose {event['sergeants']} {event['knights']}"
            for event in scene.events(None, "troops-lost")
        ]
    )
    assert sorted(options) == sorted(left)


@pytest.mark.clause("FIEF-4.1-01")
@pytest.mark.clause("FIEF-4.1-02")
@pytest.mark.parametrize(
    ("sergeants", "knights", "dice"),
    [(6, 0, 1), (7, 0, 2), (3, 1, 1), (4, 1, 2), (0, 2, 1), (1, 2, 2)],
)
def test_one_combat_point_for_a_sergeant_three_for_a_knight(
    sergeants: int, knights: int, dice: int
) -> None:
    """With an untitled lady, who adds none: one die up to 6 points, two from 7 on, see 6.2."""
    scene = fief().lord(ANA, "blanche", "blaye").troops(ANA, "blaye", sergeants, knights)
    scene.troops(BEN, "blaye", 1).begin("fight")
    assert points(scene.state, LORDS.index("blanche")) == 0
    scene.do("attack blaye 1")
    scene.until("window-round")
    scene.pass_all()
    roll = next(event for event in scene.events(None, "battle-roll") if event["seat"] == ANA)
    assert len(roll["faces"]) == dice


@pytest.mark.clause("FIEF-4.1-03")
@pytest.mark.clause("FIEF-R-29")
def test_troops_appear_with_free_lords_and_in_own_fortifications() -> None:
    scene = fief().lord(ANA, "thierry", "blaye").garrison(ANA, "bourg", "sigy").castle("sigy")
    scene.garrison(BEN, "tournus", "mazilles").castle("mazilles").lord(ANA, "eric", "tournus")
    scene.lord(ANA, "othon").captive("othon", BEN, "mazilles").money(ANA, 1).begin("buy")
    scene.state.money[ANA] = 9  # when it began, too little for a ransom
    places = ("blaye", "sigy", "tournus")
    assert sorted(scene.options(verb="buy-sergeant")) == [f"buy-sergeant {at}" for at in places]
    assert sorted(scene.options(verb="buy-knight")) == [f"buy-knight {at}" for at in places]


@pytest.mark.clause("FIEF-R-29")
def test_new_troops_stand_with_the_lord_who_lets_them_appear() -> None:
    scene = fief().garrison(BEN, "sigy").lord(ANA, "thierry", "sigy").money(ANA, 9).begin("buy")
    scene.do("buy-sergeant sigy")
    assert (posts(scene, "sigy", ANA), scene.holder("sigy")) == ({AROUND}, BEN)


@pytest.mark.clause("FIEF-R-29")
def test_new_troops_occupy_an_empty_fortification() -> None:
    scene = fief().lord(ANA, "thierry", "blaye").title("thierry", "sigy", "sigy").money(ANA, 1)
    scene.begin("buy")
    scene.do("buy-sergeant sigy")
    assert (posts(scene, "sigy", ANA), scene.holder("sigy")) == ({INSIDE}, ANA)


@pytest.mark.clause("FIEF-4.1-04")
@pytest.mark.clause("FIEF-4.1-07")
@pytest.mark.clause("FIEF-R-29")
def test_besiegers_are_reinforced_the_besieged_and_their_guests_are_not() -> None:
    scene = fief().garrison(BEN, "sigy").lord(BEN, "eric", "sigy").castle("sigy")
    scene.lord(ANA, "thierry", "sigy").troops(ANA, "sigy", 1).siege(ANA, "sigy")
    scene.lord(CLEO, "othon", "sigy", post="inside").money(ANA, 9).money(BEN, 9).money(CLEO, 9)
    scene.begin("buy")
    assert scene.options(verb="buy-knight") == ["buy-knight sigy"]
    scene.do("buy-knight sigy")
    assert posts(scene, "sigy", ANA) == {AROUND}
    scene.do("done")
    assert scene.options(BEN, "buy-sergeant") == []
    assert scene.options(BEN, "buy-mill") == ["buy-mill sigy"], "only troops are barred"
    scene.do("done")
    assert scene.options(CLEO, "buy-sergeant") == []


@pytest.mark.clause("FIEF-4.1-05")
@pytest.mark.clause("FIEF-4.1-06")
def test_four_new_units_a_village_however_many_stand_there() -> None:
    scene = fief().lord(ANA, "thierry", "blaye").troops(ANA, "blaye", 9, 4).money(ANA, 20)
    scene.lord(ANA, "eric", "bourg").begin("buy")
    for _ in range(2):
        scene.do("buy-sergeant blaye")
        scene.do("buy-knight blaye")
    assert scene.troops_at("blaye", ANA) == (11, 6)
    assert scene.options(verb="buy-sergeant") == ["buy-sergeant bourg"]
    assert scene.options(verb="buy-knight") == ["buy-knight bourg"]


@pytest.mark.clause("FIEF-4.1-06")
@pytest.mark.clause("FIEF-R-29")
def test_the_limit_is_each_players_own_and_of_one_phase() -> None:
    scene = fief().lord(ANA, "thierry", "blaye").lord(BEN, "eric", "blaye").money(ANA, 9)
    scene.money(BEN, 9).begin("buy")
    for _ in range(4):
        scene.do("buy-sergeant blaye")
    scene.do("done")
    for _ in range(4):
        scene.do("buy-sergeant blaye", BEN)
    assert scene.troops_at("blaye", ANA) == scene.troops_at("blaye", BEN) == (4, 0)
    scene.until("window-turn").until("buy")
    assert "buy-sergeant blaye" in scene.options(scene.asked[0])


@pytest.mark.clause("FIEF-4.1-08")
@pytest.mark.clause("FIEF-R-62")
def test_lost_troops_are_bought_again() -> None:
    scene = fief().troops(ANA, "blaye", 0, 8).lord(ANA, "thierry", "bourg").money(ANA, 9)
    scene.track("plague").dice(1).begin("calamities")
    assert scene.state.knights[ANA] == 4
    scene.until("buy")
    scene.do("buy-knight bourg")
    assert scene.state.knights[ANA] == 3


@pytest.mark.clause("FIEF-R-29")
def test_siege_engines_are_not_for_sale() -> None:
    scene = shop(40).begin("buy")
    kinds = {option.split()[0] for option in for_sale(scene)}
    assert kinds == {"buy-sergeant", "buy-knight", "buy-mill", "buy-castle"}


# Buildings (4.2) ----------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-4.2-01")
@pytest.mark.clause("FIEF-4.2-04")
@pytest.mark.parametrize(("verb", "price"), [("buy-castle", 10), ("buy-mill", 3)])
def test_buildings_are_placed_in_villages_one_controls(verb: str, price: int) -> None:
    scene = shop(12).garrison(BEN, "sigy").lord(ANA, "eric", "sigy").garrison(ANA, "bourg")
    scene.begin("buy")
    assert scene.options(verb=verb) == [f"{verb} blaye", f"{verb} bourg"]
    scene.do(f"{verb} bourg")
    assert scene.state.money[ANA] == 12 - price
    bourg = VILLAGES.index("bourg")
    built = (scene.state.fort[bourg], scene.state.mills[bourg])
    assert built == ((CASTLE, 0) if verb == "buy-castle" else (NO_FORT, 1))


@pytest.mark.clause("FIEF-4.2-01")
@pytest.mark.clause("FIEF-4.2-04")
def test_also_in_empty_villages_controlled_by_the_title_of_a_prisoner() -> None:
    scene = fief().lord(ANA, "thierry").title("thierry", "sigy", "sigy").garrison(BEN, "blaye")
    scene.lord(ANA, "eric").captive("thierry", BEN, "blaye").captive("eric", BEN, "blaye")
    scene.money(ANA, 1).begin("buy")
    scene.state.money[ANA] = 10  # when it began, too little for a ransom
    villages = ("marcamps", "sigy", "st-ciers-d-abzac")
    assert scene.options(verb="buy-mill") == [f"buy-mill {village}" for village in villages]
    assert scene.options(verb="buy-castle") == [
        "buy-castle marcamps",
        "buy-castle st-ciers-d-abzac",
    ]


@pytest.mark.clause("FIEF-4.2-02")
def test_one_castle_or_city_a_village() -> None:
    scene = shop(30).garrison(ANA, "bourg").castle("blaye").title("thierry", "sigy", "sigy")
    scene.begin("buy")
    assert scene.options(verb="buy-castle") == [
        f"buy-castle {village}" for village in ("bourg", "marcamps", "st-ciers-d-abzac")
    ]
    scene.do("buy-castle bourg")
    assert "buy-castle bourg" not in scene.options()


@pytest.mark.clause("FIEF-4.2-03")
def test_a_castle_changes_hands_and_no_battle_destroys_it() -> None:
    scene = fief().lord(BEN, "eric", "sigy").troops(BEN, "sigy", 0, 3).castle("sigy")
    scene.garrison(ANA, "sigy").begin("before_income")
    scene.do("cede sigy 0", BEN)
    scene.pass_all()
    assert (scene.holder("sigy"), scene.fort("sigy")) == (ANA, CASTLE)
    assert scene.options(ANA, "buy-sergeant") == ["buy-sergeant sigy"], "it is Ana's castle now"
    scene.until("attack")
    scene.do("attack sigy 0")
    scene.battle_dice(1).until("window-end")
    assert scene.troops_at("sigy", ANA) == (0, 0)
    assert (scene.holder("sigy"), scene.fort("sigy")) == (BEN, CASTLE)


@pytest.mark.clause("FIEF-4.2-03")
@pytest.mark.clause("FIEF-4.2-06")
@pytest.mark.clause("FIEF-R-62")
def test_what_a_revolt_destroys_is_bought_again() -> None:
    """All 15 mills and all 12 tiles are in use before it."""
    scene = fief().garrison(ANA, "sigy", "bourg").lord(ANA, "thierry", "blaye").mills("sigy", 1)
    scene.castle("sigy", *VILLAGES[:3], *VILLAGES[5:13]).sky(5, "famine").money(ANA, 30)
    for village in VILLAGES[:7]:
        scene.mills(village, 2)
    scene.hand(BEN, "revolt", "revolt").battle_dice(1).begin("before_income")
    scene.do("revolt sigy", BEN)
    scene.do("pass", ANA)
    scene.do("pass", CLEO)
    scene.do("join-revolt 1", BEN)
    scene.until("buy")
    assert (scene.fort("sigy"), scene.state.mills[VILLAGES.index("sigy")]) == (NO_FORT, 0)
    assert scene.options(verb="buy-castle") == ["buy-castle bourg"]
    scene.do("buy-castle bourg")
    scene.do("buy-mill bourg")
    assert scene.options(verb="buy-castle") + scene.options(verb="buy-mill") == []


@pytest.mark.clause("FIEF-4.2-05")
def test_two_mills_a_village() -> None:
    scene = shop(12).mills("blaye", 1).garrison(ANA, "bourg").begin("buy")
    scene.do("buy-mill blaye")
    assert scene.options(verb="buy-mill") == ["buy-mill bourg"]


@pytest.mark.clause("FIEF-R-62")
def test_castles_and_cities_share_twelve_tiles() -> None:
    scene = shop(30).castle(*VILLAGES[8:18]).title("thierry", "sigy", "sigy").begin("buy")
    assert "buy-castle blaye" in scene.options(), "eleven tiles are used"
    scene.do("buy-castle blaye")
    assert scene.options(verb="buy-castle") == []


# The cardinal's title (4.4) -----------------------------------------------------------------------


@pytest.mark.clause("FIEF-4.4-01")
@pytest.mark.clause("FIEF-4.4-02")
def test_the_buyable_hat_costs_five_and_goes_to_a_bishop_at_once() -> None:
    scene = shop(7).lord(BEN, "eric", "bourg").bishop("eric", 2).lord(CLEO, "othon", "sigy")
    scene.bishop("othon", 3).cardinal("othon").begin("buy")
    assert scene.options(verb="buy-cardinal") == ["buy-cardinal eric"]
    scene.do("buy-cardinal eric")
    assert scene.state.money[ANA] == 2
    assert scene.named(scene.state.hats[3]) == "eric"
    assert (scene.asked, scene.prompt) == ((ANA,), "buy")


@pytest.mark.clause("FIEF-4.4-01")
def test_there_is_only_one_and_four_ecus_are_too_few() -> None:
    poor = shop(4).bishop("thierry", 1).begin("buy")
    assert poor.options(verb="buy-cardinal") == []
    scene = shop(20).bishop("thierry", 1).lord(BEN, "eric", "bourg").bishop("eric", 2)
    scene.begin("buy")
    assert scene.options(verb="buy-cardinal") == ["buy-cardinal thierry", "buy-cardinal eric"]
    scene.do("buy-cardinal thierry")
    assert scene.options(verb="buy-cardinal") == []


@pytest.mark.clause("FIEF-4.4-02")
@pytest.mark.parametrize("answer", ["grant", "refuse"])
def test_the_pope_must_agree(answer: str) -> None:
    scene = shop(5).bishop("thierry", 1).lord(BEN, "eric", "bourg").bishop("eric", 2).pope("eric")
    scene.begin("buy")
    scene.do("buy-cardinal thierry")
    assert (scene.asked, scene.prompt, scene.state.money[ANA]) == ((BEN,), "hat", 5)
    scene.do(answer)
    granted = answer == "grant"
    assert scene.state.money[ANA] == (0 if granted else 5)
    assert scene.named(scene.state.hats[3]) == ("thierry" if granted else "")


# Windows ------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-W-09")
def test_a_minor_window_after_each_title_and_after_each_players_purchases() -> None:
    scene = fief().lord(ANA, "thierry", "st-paul").garrison(ANA, "les-essarts").castle("st-paul")
    scene.lord(BEN, "othon", "bourg").money(BEN, 1)
    scene.bishop("thierry", 1).money(ANA, 10).begin("buy")
    scene.remark(CLEO, "attend")
    course = []
    for answer in ("buy-sergeant st-paul", "buy-title st-paul thierry st-paul", "pass"):
        scene.do(answer)
        course.append((scene.prompt, scene.asked[0]))
    for answer in ("buy-cardinal thierry", "pass", "done", "pass"):
        scene.do(answer)
        course.append((scene.prompt, scene.asked[0]))
    assert course == [
        ("buy", ANA),
        ("window-minor", CLEO),
        ("buy", ANA),
        ("window-minor", CLEO),
        ("buy", ANA),
        ("window-minor", CLEO),
        ("buy", BEN),
    ]
