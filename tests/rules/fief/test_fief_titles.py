"""4.3: fief titles: bought, held, handed on, taken with the city."""

import pytest

from tableronde.games.fief.components import (
    CASTLE,
    CITY,
    FIEF_VILLAGES,
    FIEFS,
    NO_FORT,
    RANK_OF,
    RANKS,
    VILLAGES,
)
from tableronde.games.fief.rules.families.lords import victory_points
from tests.rules.fief.scene import ANA, BEN, CLEO, FiefScene, fief

SIGY = ("marcamps", "sigy", "st-ciers-d-abzac")
PRICES = [
    ("blaye", 8, "duchy"),
    ("epervier", 6, "county"),
    ("mazilles", 4, "barony"),
    ("tournus", 6, "county"),
    ("st-gerome", 6, "county"),
    ("bourg", 8, "duchy"),
    ("st-paul", 4, "barony"),
    ("sigy", 6, "county"),
]


def villages_of(name: str) -> list[str]:
    return [VILLAGES[village] for village in FIEF_VILLAGES[FIEFS.index(name)]]


def candidate(money: int, *lords: str) -> FiefScene:
    """Ana holds the county of Sigy with castles at Sigy and Marcamps; these are her lords."""
    scene = fief().garrison(ANA, *SIGY).castle("sigy", "marcamps").money(ANA, money)
    for name in lords:
        scene.lord(ANA, name, "sigy")
    return scene


# Buying -------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-4.3-01")
@pytest.mark.clause("FIEF-4.3-05")
@pytest.mark.clause("FIEF-4.3-06")
def test_the_buyer_names_the_lord_and_the_castle_that_becomes_the_city() -> None:
    scene = candidate(6, "eric", "jeanne").begin("buy")
    assert scene.options(verb="buy-title") == [
        "buy-title sigy jeanne marcamps",
        "buy-title sigy jeanne sigy",
        "buy-title sigy eric marcamps",
        "buy-title sigy eric sigy",
    ]
    scene.do("buy-title sigy eric marcamps")
    assert (scene.holds("sigy"), scene.state.money[ANA]) == ("eric", 0)
    assert (scene.fort("marcamps"), scene.fort("sigy")) == (CITY, CASTLE)


@pytest.mark.clause("FIEF-4.3-01")
@pytest.mark.parametrize("lack", ["village", "castle", "assigned"])
def test_all_villages_and_a_castle_are_needed_and_nobody_may_have_the_title(lack: str) -> None:
    scene = fief().lord(ANA, "eric", "sigy").garrison(ANA, "marcamps").money(ANA, 9)
    scene.garrison(BEN if lack == "village" else ANA, "st-ciers-d-abzac")
    scene = scene if lack == "castle" else scene.castle("sigy")
    scene.lord(BEN, "othon", "blaye").begin("buy")
    if lack == "assigned":
        scene.state.crowns[FIEFS.index("sigy")] = 14
    assert scene.options(verb="buy-title") == []


@pytest.mark.clause("FIEF-4.3-02")
@pytest.mark.clause("FIEF-4.3-04")
@pytest.mark.parametrize(("name", "price", "rank"), PRICES)
def test_two_ecus_a_village_and_the_rank_by_the_size(name: str, price: int, rank: str) -> None:
    villages = villages_of(name)
    assert RANKS[RANK_OF[FIEFS.index(name)]] == rank
    scene = fief().garrison(ANA, *villages).castle(villages[0]).lord(ANA, "eric", villages[0])
    scene.money(ANA, price - 1).begin("buy")
    assert scene.options(verb="buy-title") == []
    scene.state.money[ANA] = price
    scene.do(f"buy-title {name} eric {villages[0]}")
    assert scene.state.money[ANA] == 0


@pytest.mark.clause("FIEF-4.3-03")
@pytest.mark.parametrize("reigning", ["king", "regent"])
def test_king_or_regent_waive_the_price(reigning: str) -> None:
    scene = candidate(0, "eric").lord(BEN, "othon", "blaye").lord(BEN, "jeanne", "blaye")
    scene = scene.king("othon") if reigning == "king" else scene.queen("jeanne")
    scene.begin("buy")
    scene.do("ask-waiver sigy")
    assert (scene.asked, scene.prompt) == ((BEN,), "waiver")
    scene.do("grant")
    scene.do("buy-title sigy eric sigy")
    assert (scene.holds("sigy"), scene.state.money) == ("eric", [0, 0, 0])


@pytest.mark.clause("FIEF-4.3-03")
def test_without_the_waiver_the_price_is_due() -> None:
    scene = candidate(6, "eric").lord(BEN, "othon", "blaye").king("othon").begin("buy")
    scene.do("ask-waiver sigy")
    scene.do("refuse")
    assert scene.asked == (ANA,)
    scene.do("buy-title sigy eric sigy")
    assert scene.state.money[ANA] == 0


@pytest.mark.clause("FIEF-4.3-03")
def test_the_kings_own_player_grants_it_to_himself_and_without_a_king_nobody_does() -> None:
    scene = candidate(0, "eric").king("eric").begin("buy")
    scene.do("ask-waiver sigy")
    scene.do("buy-title sigy eric sigy")
    assert scene.holds("sigy") == "eric"
    assert candidate(9, "eric").begin("buy").options(verb="ask-waiver") == []


@pytest.mark.clause("FIEF-4.3-05")
@pytest.mark.clause("FIEF-R-30")
def test_a_woman_a_prisoner_or_the_excommunicated_may_receive_a_title() -> None:
    scene = candidate(0, "jeanne", "arthur").lord(ANA, "eric").garrison(BEN, "blaye")
    scene.captive("eric", BEN, "blaye").excommunicated("arthur").money(ANA, 1).begin("buy")
    scene.state.money[ANA] = 6  # when it began, too little for a ransom
    lords = {option.split()[2] for option in scene.options(verb="buy-title")}
    assert lords == {"jeanne", "arthur", "eric"}


@pytest.mark.clause("FIEF-4.3-05")
def test_the_fief_is_governed_from_then_on() -> None:
    scene = candidate(6, "eric").lord(BEN, "othon", "blaye").king("othon").hand(BEN, "tax")
    scene.begin("buy")
    scene.do("buy-title sigy eric sigy")
    assert [event["fief"] for event in scene.events(CLEO, "crowned")] == ["sigy"]
    scene.until("window-turn").until("play-cards")
    assert scene.asked == (BEN,)
    assert "royal-tallage sigy" not in scene.options()


@pytest.mark.clause("FIEF-4.3-07")
@pytest.mark.clause("FIEF-4.3-12")
def test_cities_are_not_for_sale_and_a_fief_has_one_at_most() -> None:
    scene = candidate(40, "eric", "jeanne").begin("buy")
    scene.do("buy-title sigy eric sigy")
    verbs = {option.split()[0] for option in scene.options()}
    assert "buy-title" not in verbs
    assert [scene.fort(village) for village in SIGY] == [CASTLE, CITY, NO_FORT]
    scene.state.crowns[FIEFS.index("sigy")] = -1
    assert scene.options(verb="buy-title") == [], "a vacant title with a city is not bought"


# Holding ------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-4.3-09")
@pytest.mark.clause("FIEF-R-30")
def test_a_lord_holds_two_fief_titles_at_most() -> None:
    scene = candidate(9, "eric", "othon").title("eric", "st-paul", "st-paul").begin("buy")
    scene.do("buy-title sigy eric sigy")
    assert [scene.holds(name) for name in ("st-paul", "sigy")] == ["eric", "eric"]
    full = candidate(9, "eric", "othon").title("eric", "st-paul", "st-paul")
    full.title("eric", "mazilles", "mazilles").begin("buy")
    assert {option.split()[2] for option in full.options(verb="buy-title")} == {"othon"}


@pytest.mark.clause("FIEF-R-30")
def test_where_nobody_has_room_nothing_is_bought() -> None:
    scene = candidate(9, "eric").title("eric", "st-paul", "st-paul")
    scene.title("eric", "mazilles", "mazilles").begin("buy")
    assert scene.options(verb="buy-title") == []


@pytest.mark.clause("FIEF-4.3-10")
@pytest.mark.clause("FIEF-R-30")
@pytest.mark.parametrize(
    ("held", "lesser"),
    [
        (("bourg", "sigy"), ["sigy"]),
        (("bourg", "mazilles"), ["mazilles"]),
        (("sigy", "mazilles"), ["mazilles"]),
        (("sigy", "tournus"), ["tournus", "sigy"]),
        (("sigy",), []),
    ],
)
def test_the_higher_title_is_kept(held: tuple[str, ...], lesser: list[str]) -> None:
    scene = fief().lord(ANA, "charles", "blaye").lord(ANA, "jeanne", "blaye")
    scene.lord(BEN, "eric", "charolles")
    for name in held:
        scene.title("charles", name, villages_of(name)[0])
    scene.begin("buy")
    assert scene.options(verb="hand-title") == [f"hand-title {name} jeanne" for name in lesser]


@pytest.mark.clause("FIEF-R-30")
def test_titles_are_handed_on_only_in_ones_own_purchases_and_to_lords_with_room() -> None:
    scene = fief().lord(ANA, "charles", "blaye").lord(ANA, "jeanne", "blaye")
    scene.lord(ANA, "othon", "blaye").title("charles", "bourg", "bourg")
    scene.title("charles", "mazilles", "mazilles").title("jeanne", "sigy", "sigy")
    scene.title("jeanne", "tournus", "tournus").begin("before_income")
    assert scene.options(ANA, "hand-title") == []
    scene.until("buy")
    assert sorted(scene.options(verb="hand-title")) == [
        "hand-title mazilles othon",
        "hand-title sigy othon",
        "hand-title tournus othon",
    ]
    scene.do("hand-title mazilles othon")
    assert (scene.holds("mazilles"), scene.state.money[ANA]) == ("othon", 13), "it costs nothing"


@pytest.mark.clause("FIEF-R-30", "FIEF-D-15")
def test_titles_are_not_handed_to_and_fro_for_ever() -> None:
    scene = fief().lord(ANA, "charles", "sigy").lord(ANA, "othon", "tournus")
    scene.title("charles", "sigy", "sigy").title("charles", "mazilles", "mazilles")
    scene.title("othon", "tournus", "tournus").begin("buy")
    for lord in ("othon", "charles") * 3:
        assert "deal 1" in scene.options()
        scene.do(f"hand-title mazilles {lord}")
    assert scene.options(verb="hand-title") == []
    assert "deal 1" not in scene.options(), "they count as what is done in a window does"


@pytest.mark.clause("FIEF-4.3-11")
@pytest.mark.parametrize("captive", [False, True])
def test_each_fief_title_is_worth_a_point(captive: bool) -> None:
    scene = fief().lord(ANA, "charles").title("charles", "bourg", "bourg").lord(ANA, "jeanne")
    scene.title("jeanne", "sigy", "sigy").title("jeanne", "mazilles", "mazilles")
    scene.garrison(BEN, "blaye")
    if captive:
        scene.captive("jeanne", BEN, "blaye")
    assert [victory_points(scene.state, seat) for seat in (ANA, BEN)] == [3, 0]


# The city (FIEF-R-31) -----------------------------------------------------------------------------


def county(scene: FiefScene) -> FiefScene:
    """Eric of Ana is count of Sigy."""
    return scene.lord(ANA, "eric", "blaye").title("eric", "sigy", "sigy")


@pytest.mark.clause("FIEF-4.3-08")
@pytest.mark.clause("FIEF-4.3-13")
@pytest.mark.clause("FIEF-R-31")
def test_whoever_takes_the_city_takes_the_title_and_the_empty_villages() -> None:
    scene = county(fief()).garrison(ANA, "marcamps").lord(BEN, "othon", "st-paul").begin("move")
    scene.until("moves")
    scene.do("done")
    scene.do("lead othon", BEN)
    scene.do("march sigy")
    assert scene.holds("sigy") == "eric", "not before Ben has done with his moves"
    scene.do("halt")
    scene.do("done")
    assert scene.holds("sigy") == "othon"
    assert [scene.holder(village) for village in SIGY] == [ANA, BEN, BEN]


@pytest.mark.clause("FIEF-4.3-08")
@pytest.mark.clause("FIEF-R-31")
def test_ceding_the_city_cedes_the_title() -> None:
    scene = county(fief()).garrison(ANA, "sigy").lord(BEN, "othon", "sigy").begin("before_income")
    scene.do("cede sigy 1", ANA)
    scene.pass_all()
    assert scene.holds("sigy") == "othon"


@pytest.mark.clause("FIEF-4.3-08")
@pytest.mark.clause("FIEF-R-31")
def test_of_several_lords_their_player_names_the_new_holder() -> None:
    scene = county(fief()).garrison(ANA, "sigy").lord(BEN, "othon", "sigy")
    scene.lord(BEN, "jeanne", "bourg").begin("before_income")
    scene.do("cede sigy 1", ANA)
    scene.do("pass", BEN)
    scene.do("pass", CLEO)
    assert (scene.prompt, scene.asked) == ("take-title", (BEN,))
    assert scene.options() == ["take-title sigy jeanne", "take-title sigy othon"]
    scene.do("take-title sigy jeanne")
    assert scene.holds("sigy") == "jeanne"


@pytest.mark.clause("FIEF-R-31")
@pytest.mark.clause("FIEF-4.3-13")
def test_without_a_lord_who_has_room_the_title_is_vacant_and_its_villages_free() -> None:
    scene = county(fief()).garrison(ANA, "sigy").garrison(BEN, "sigy").begin("before_income")
    scene.do("cede sigy 1", ANA)
    scene.pass_all()
    assert scene.holds("sigy") == ""
    assert [scene.holder(village) for village in SIGY] == [-1, BEN, -1]


@pytest.mark.clause("FIEF-R-31")
def test_losing_other_villages_changes_nothing() -> None:
    scene = (
        county(fief()).garrison(ANA, *SIGY).lord(BEN, "othon", "marcamps").begin("before_income")
    )
    scene.do("cede marcamps 1", ANA)
    scene.pass_all()
    assert (scene.holder("marcamps"), scene.holds("sigy")) == (BEN, "eric")


@pytest.mark.clause("FIEF-R-31")
def test_a_vacant_title_is_taken_as_soon_as_there_is_room() -> None:
    """Eric has two titles and no room for Blaye, whose city his family holds."""
    scene = fief().lord(ANA, "eric", "blaye").title("eric", "bourg", "bourg")
    scene.title("eric", "sigy", "sigy").garrison(ANA, *SIGY, *villages_of("blaye"))
    scene.lord(BEN, "othon", "sigy")
    scene.state.fort[VILLAGES.index("blaye")] = CITY
    scene.begin("before_income")
    assert scene.holds("blaye") == ""
    scene.do("cede sigy 1", ANA)
    scene.pass_all()
    assert [scene.holds(name) for name in ("sigy", "blaye")] == ["othon", "eric"]


@pytest.mark.clause("FIEF-4.3.1-05")
@pytest.mark.clause("FIEF-4.3.1-06")
@pytest.mark.clause("FIEF-R-31")
def test_nor_does_it_wait_when_the_receiver_of_the_other_title_had_to_choose_a_lord() -> None:
    """The same with two lords of Ben's, who is asked which of them becomes count."""
    scene = fief().lord(ANA, "eric", "blaye").title("eric", "bourg", "bourg")
    scene.title("eric", "sigy", "sigy").garrison(ANA, *SIGY, *villages_of("blaye"))
    scene.lord(BEN, "othon", "sigy").lord(BEN, "jeanne", "sigy")
    scene.state.fort[VILLAGES.index("blaye")] = CITY
    scene.begin("before_income")
    scene.do("cede sigy 1", ANA)
    scene.pass_all()
    assert (scene.prompt, scene.asked, scene.holds("blaye")) == ("take-title", (BEN,), "")
    scene.do("take-title sigy othon", BEN)
    assert [scene.holds(name) for name in ("sigy", "blaye")] == ["othon", "eric"]
    assert scene.prompt == "window-income"


@pytest.mark.clause("FIEF-4.3-08")
@pytest.mark.clause("FIEF-R-31")
def test_two_vacant_titles_find_their_lords_one_after_the_other() -> None:
    """Ben has two cities without titles; Eric has room for one, Jeanne for none."""
    scene = fief().garrison(BEN, *SIGY, *villages_of("blaye")).hand(BEN, "othon")
    for city in ("blaye", "sigy"):
        scene.state.fort[VILLAGES.index(city)] = CITY
    scene.lord(BEN, "jeanne").title("jeanne", "bourg", "bourg")
    scene.title("jeanne", "tournus", "tournus").lord(BEN, "eric")
    scene.title("eric", "st-paul", "st-paul").begin("play", BEN)
    scene.do("play-lord othon sigy", BEN)
    assert (scene.prompt, scene.asked) == ("take-title", (BEN,))
    scene.do("take-title sigy eric", BEN)
    assert [scene.holds(name) for name in ("sigy", "blaye")] == ["eric", "othon"]
    assert scene.prompt != "take-title"


@pytest.mark.clause("FIEF-4.3-12")
@pytest.mark.clause("FIEF-R-31")
def test_a_vacant_title_comes_back_with_the_city_for_nothing() -> None:
    scene = fief().garrison(ANA, *SIGY).hand(ANA, "eric").money(ANA, 9)
    scene.state.fort[VILLAGES.index("sigy")] = CITY
    scene.begin("play")
    scene.do("play-lord eric sigy")
    assert (scene.holds("sigy"), scene.state.money[ANA]) == ("eric", 9)


@pytest.mark.clause("FIEF-4.3-13")
def test_a_village_of_the_fief_that_is_left_empty_stays_its_owners() -> None:
    scene = candidate(6, "eric").begin("buy")
    scene.do("buy-title sigy eric sigy")
    scene.until("moves")
    scene.do("lead eric")
    scene.do("march st-ciers-d-abzac")
    assert scene.holder("sigy") == ANA, "now empty, it is hers by the title"
