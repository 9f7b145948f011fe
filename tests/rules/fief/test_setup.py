"""SETUP: the board, the piles, first lords, the first player, starting villages."""

from collections import Counter
from random import Random

import pytest

from tableronde.core.errors import BadSeats
from tableronde.core.match import Match
from tableronde.games.fief.components import (
    BISHOPRIC_OF,
    BISHOPRIC_VILLAGES,
    CARDS,
    CHIEF_TOWNS,
    FIEF_OF,
    FIEF_VILLAGES,
    FIEFS,
    VILLAGES,
)
from tests.rules.fief.scene import ANA, BEN, CLEO, DAN, fief
from tests.rules.fief.starting import CHARACTERS, GAME, new_game
from tests.scene import Scene

COUNTS = (3, 4, 5, 6)
ROADS = {
    "beaujeu": ["la-salle", "st-ciers-d-abzac"],
    "la-salle": ["beaujeu", "blaye", "sennecy"],
    "blaye": ["charolles", "la-salle"],
    "charolles": ["blaye", "l-epervier", "villeneuve"],
    "sennecy": ["l-epervier", "la-salle"],
    "l-epervier": ["charolles", "chateauneuf", "sennecy"],
    "chateauneuf": ["l-epervier", "mazilles"],
    "mazilles": ["belleville", "chateauneuf", "st-andromy"],
    "st-andromy": ["mazilles", "st-medard", "tournus"],
    "tournus": ["pugnac", "st-andromy"],
    "belleville": ["mazilles", "pugnac"],
    "pugnac": ["belleville", "st-gerome", "tournus"],
    "st-medard": ["st-andromy", "st-gerome", "villeneuve"],
    "st-gerome": ["pugnac", "st-andre", "st-medard"],
    "st-andre": ["la-bussiere", "st-gerome"],
    "villeneuve": ["bourg", "charolles", "les-essarts", "st-medard"],
    "la-bussiere": ["bourg", "st-andre"],
    "bourg": ["la-bussiere", "st-vivien", "villeneuve"],
    "st-vivien": ["bourg", "st-paul"],
    "les-essarts": ["marcamps", "st-paul", "villeneuve"],
    "st-paul": ["les-essarts", "sigy", "st-vivien"],
    "marcamps": ["les-essarts", "st-ciers-d-abzac"],
    "sigy": ["st-ciers-d-abzac", "st-paul"],
    "st-ciers-d-abzac": ["beaujeu", "marcamps", "sigy"],
}
EVENTS = Counter(
    {
        "good-harvest": 5,
        "fair-weather": 5,
        "tax": 5,
        "revolt": 4,
        "secret-passage": 3,
        "assassination": 1,
        "justice": 1,
        "ambush": 1,
        "bad-weather": 4,
        "famine": 4,
        "plague": 2,
    }
)
NOBODY = -1


def three(first: int = ANA) -> Scene:
    return new_game(3, "francois", "jeanne", "othon", first=first)


def settled(*villages: str, first: int = ANA) -> Scene:
    """A game of three in which everybody has chosen."""
    scene = three(first)
    for village in villages:
        scene.do(f"settle {village}")
    return scene


def names(cards: list[int]) -> Counter[str]:
    return Counter(CARDS[card] for card in cards)


@pytest.mark.clause("FIEF-SETUP-01")
@pytest.mark.parametrize("seats", COUNTS)
def test_three_to_six_play(seats: int) -> None:
    match = Match(GAME, seats, "table", {}, None)
    first = match.pending()[0].seat
    for _ in range(seats):
        match.answer(match.pending()[0].id, match.pending()[0].options[0])
    assert [decision.seat for decision in match.pending()] == [
        (first + at) % seats for at in range(seats)
    ]


@pytest.mark.clause("FIEF-SETUP-01")
@pytest.mark.parametrize("seats", [2, 7])
def test_neither_two_nor_seven_play(seats: int) -> None:
    with pytest.raises(BadSeats):
        Match(GAME, seats, "table", {}, None)


@pytest.mark.clause("FIEF-SETUP-02")
@pytest.mark.parametrize("village", VILLAGES)
def test_lords_travel_only_along_roads(village: str) -> None:
    scene = fief().lord(ANA, "thierry", village).troops(ANA, village, 1).begin("move")
    scene.do("lead thierry")
    assert sorted(scene.options(verb="march")) == [f"march {to}" for to in ROADS[village]]


@pytest.mark.clause("FIEF-SETUP-02")
def test_the_board_has_24_villages_and_31_roads() -> None:
    assert sorted(VILLAGES) == sorted(ROADS)
    assert len(VILLAGES) == 24
    assert sum(len(roads) for roads in ROADS.values()) == 2 * 31


@pytest.mark.clause("FIEF-SETUP-03")
def test_every_village_lies_in_one_fief_and_one_bishopric() -> None:
    assert [len(villages) for villages in FIEF_VILLAGES] == [4, 3, 2, 3, 3, 4, 2, 3]
    assert [len(villages) for villages in BISHOPRIC_VILLAGES] == [7, 4, 5, 4, 4]
    everywhere = list(range(24))
    assert sorted(at for villages in FIEF_VILLAGES for at in villages) == everywhere
    assert sorted(at for villages in BISHOPRIC_VILLAGES for at in villages) == everywhere


@pytest.mark.clause("FIEF-SETUP-03")
@pytest.mark.parametrize(
    ("village", "fief_name", "bishopric"),
    [
        ("beaujeu", "blaye", 5),
        ("la-salle", "blaye", 1),
        ("chateauneuf", "epervier", 2),
        ("belleville", "tournus", 3),
        ("st-medard", "st-gerome", 1),
        ("villeneuve", "bourg", 1),
        ("la-bussiere", "bourg", 3),
        ("bourg", "bourg", 4),
        ("les-essarts", "st-paul", 4),
        ("st-paul", "st-paul", 5),
        ("marcamps", "sigy", 4),
        ("sigy", "sigy", 5),
    ],
)
def test_fiefs_spread_over_bishoprics(village: str, fief_name: str, bishopric: int) -> None:
    at = VILLAGES.index(village)
    assert (FIEFS[FIEF_OF[at]], BISHOPRIC_OF[at] + 1) == (fief_name, bishopric)


@pytest.mark.clause("FIEF-SETUP-04")
def test_each_bishopric_has_one_chief_town() -> None:
    towns = ["blaye", "tournus", "st-gerome", "bourg", "sigy"]
    assert [VILLAGES[town] for town in CHIEF_TOWNS] == towns
    assert [BISHOPRIC_OF[town] for town in CHIEF_TOWNS] == [0, 1, 2, 3, 4]


@pytest.mark.clause("FIEF-SETUP-05")
@pytest.mark.clause("FIEF-SETUP-06")
def test_two_piles_are_shuffled() -> None:
    scene = three()
    characters, events = scene.chance.shuffled
    assert names(characters) == CHARACTERS
    assert names(events) == EVENTS
    assert names(scene.state.events) == EVENTS
    assert names(scene.state.characters) == CHARACTERS - Counter(["francois", "jeanne", "othon"])


@pytest.mark.clause("FIEF-SETUP-07")
@pytest.mark.clause("FIEF-R-02")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_supply_of_a_player(seats: int) -> None:
    state = new_game(seats).state
    assert state.sergeants == [13] * seats
    assert state.knights == [8] * seats
    assert state.embassies == [3] * seats


@pytest.mark.clause("FIEF-SETUP-07")
def test_a_player_has_two_siege_engines() -> None:
    scene = fief().siege(ANA, "blaye")
    for lord, village in (("thierry", "blaye"), ("othon", "bourg"), ("eric", "sigy")):
        scene.castle(village).garrison(BEN, village)
        scene.lord(ANA, lord, village).troops(ANA, village, 2)
    scene.begin("fight").until("siege")
    assert scene.options(verb="besiege") == ["besiege bourg", "besiege sigy"]
    scene.do("besiege bourg")
    assert scene.options(verb="besiege") == []


@pytest.mark.clause("FIEF-SETUP-07")
def test_a_player_has_three_tax_tokens() -> None:
    scene = fief().lord(ANA, "francois", "sigy").lord(ANA, "othon", "blaye")
    for see, name in enumerate(("francois", "othon", "eric", "charles"), 1):
        scene.lord(ANA, name).bishop(name, see)
    scene.hand(ANA, "tax", "tax", "tax", "tax").begin("play")
    scene.do("tithe 1")
    scene.do("tithe 2")
    assert scene.options(verb="tithe") == ["tithe 3", "tithe 4"]
    scene.do("tithe 3")
    assert scene.options(verb="tithe") == []


@pytest.mark.clause("FIEF-SETUP-08")
@pytest.mark.clause("FIEF-SETUP-09")
def test_everybody_draws_until_he_has_a_lord() -> None:
    scene = new_game(3, "arc", "francois", "cardinal", "cardinal", "jeanne", "othon")
    first_lords = [(event["seat"], event["lord"]) for event in scene.events(None, "first-lord")]
    assert first_lords == [(ANA, "francois"), (BEN, "jeanne"), (CLEO, "othon")]
    owners = [scene.state.owner[CARDS.index(name)] for name in ("francois", "jeanne", "othon")]
    assert owners == [ANA, BEN, CLEO]
    assert sum(owner != NOBODY for owner in scene.state.owner) == 3


@pytest.mark.clause("FIEF-SETUP-09")
def test_other_characters_are_shuffled_back() -> None:
    scene = new_game(3, "arc", "francois", "cardinal", "jeanne", "othon")
    left = CHARACTERS - Counter(["francois", "jeanne", "othon"])
    assert [names(pile) for pile in scene.chance.shuffled] == [CHARACTERS, EVENTS, left]
    assert names(scene.state.characters) == left
    assert scene.state.character_discard == []


@pytest.mark.clause("FIEF-SETUP-09")
def test_without_such_cards_the_pile_stays_as_it_is() -> None:
    assert len(three().chance.shuffled) == 2


@pytest.mark.clause("FIEF-SETUP-10")
@pytest.mark.clause("FIEF-SETUP-11")
@pytest.mark.clause("FIEF-SETUP-12")
@pytest.mark.clause("FIEF-R-03")
def test_all_21_titles_start_unassigned() -> None:
    state = settled("blaye", "bourg", "sigy").state
    assert state.crowns == [NOBODY] * 8
    assert state.croziers == [NOBODY] * 5
    assert state.hats == [NOBODY] * 4
    assert [state.pope, state.king, state.queen, state.prince] == [NOBODY] * 4
    assert state.arc == NOBODY


@pytest.mark.clause("FIEF-SETUP-13")
def test_castles_come_from_a_common_supply_of_twelve() -> None:
    scene = fief().lord(BEN, "othon", "sigy").garrison(BEN, "st-paul").money(BEN, 20)
    scene.garrison(ANA, *VILLAGES[:11]).castle(*VILLAGES[:11]).begin("buy", first=BEN)
    assert scene.options(verb="buy-castle") == ["buy-castle st-paul", "buy-castle sigy"]
    scene.do("buy-castle sigy")
    assert (scene.state.money[BEN], scene.options(verb="buy-castle")) == (10, [])


@pytest.mark.clause("FIEF-SETUP-13")
def test_mills_come_from_a_common_supply_of_fifteen() -> None:
    scene = fief().garrison(ANA, *VILLAGES[:7]).lord(BEN, "othon", "sigy").money(BEN, 9)
    for village in VILLAGES[:7]:
        scene.mills(village, 2)
    scene.begin("buy")
    scene.do("buy-mill sigy", BEN)
    assert scene.options(BEN, "buy-mill") == []


@pytest.mark.clause("FIEF-SETUP-13")
@pytest.mark.clause("FIEF-R-03")
def test_marks_never_limit_play() -> None:
    scene = fief().lord(ANA, "eric", "sigy").lord(BEN, "othon", "blaye").hand(ANA, "assassination")
    scene.lord(CLEO, "henri", "bourg").lord(CLEO, "arthur", "bourg").marked("henri", "arthur")
    scene.begin("begin")
    scene.do("assassinate othon eric", ANA)
    scene.do("pass", BEN)
    scene.do("pass", CLEO)
    assert scene.owner("othon") == NOBODY
    assert scene.state.marked.bit_count() == 3


@pytest.mark.clause("FIEF-SETUP-14")
@pytest.mark.parametrize("first", [ANA, BEN, CLEO])
def test_chance_chooses_the_first_player(first: int) -> None:
    scene = three(first)
    assert scene.asked == (first,)
    assert scene.events(None, "first-player")[0]["seat"] == first


@pytest.mark.clause("FIEF-SETUP-14")
def test_everybody_can_be_the_first_player() -> None:
    seen = {Match(GAME, 3, f"table {at}", {}, None).pending()[0].seat for at in range(30)}
    assert seen == {ANA, BEN, CLEO}


@pytest.mark.clause("FIEF-SETUP-15")
@pytest.mark.parametrize("seats", COUNTS)
def test_everybody_starts_with_five_ecus(seats: int) -> None:
    assert new_game(seats).state.money == [5] * seats


@pytest.mark.clause("FIEF-SETUP-16")
def test_starting_villages_are_chosen_clockwise_from_the_first_player() -> None:
    scene = three(BEN)
    assert (scene.asked, scene.prompt) == ((BEN,), "settle")
    assert scene.options() == [f"settle {village}" for village in VILLAGES]
    scene.do("settle blaye")
    assert scene.asked == (CLEO,)
    assert "settle blaye" not in scene.options()
    scene.do("settle sigy")
    assert scene.asked == (ANA,)
    assert len(scene.options()) == 22


@pytest.mark.clause("FIEF-SETUP-17")
@pytest.mark.clause("FIEF-R-04")
def test_starting_troops_come_out_of_the_supply() -> None:
    state = settled("blaye", "bourg", "sigy").state
    assert state.sergeants == [10] * 3
    assert state.knights == [7] * 3
    assert sum(fort == 1 for fort in state.fort) == 3


@pytest.mark.clause("FIEF-SETUP-18")
@pytest.mark.clause("FIEF-R-04")
def test_hands_are_empty_at_the_start() -> None:
    scene = settled("blaye", "bourg", "sigy")
    assert scene.state.hands == [[], [], []]
    assert len(scene.state.characters) == 19


@pytest.mark.clause("FIEF-SETUP-19")
@pytest.mark.clause("FIEF-R-04")
@pytest.mark.parametrize("seats", COUNTS)
def test_nothing_else_changes_with_fewer_players(seats: int) -> None:
    scene = new_game(seats)
    for _ in range(seats):
        scene.do(Random(scene.state.number).choice(scene.options()))
    state = scene.state
    assert (len(state.characters), len(state.events)) == (22 - seats, 35)
    assert (len(state.control), len(state.crowns), len(state.croziers)) == (24, 8, 5)
    assert [state.control.count(seat) for seat in range(seats)] == [1] * seats


@pytest.mark.clause("FIEF-SETUP-20")
def test_turn_one_begins_when_everybody_has_placed() -> None:
    scene = settled("blaye", "bourg")
    assert scene.state.turn == 0
    scene.do("settle sigy")
    assert scene.events(None, "turn") == [{"event": "turn", "count": 1, "seat": ANA}]
    assert (scene.prompt, scene.asked) == ("window-turn-aside", (ANA, BEN, CLEO))


@pytest.mark.clause("FIEF-R-01")
@pytest.mark.parametrize(
    ("die", "faces"), [("blank", [0, 1, 1, 2, 2, 3]), ("printed", [1, 1, 2, 2, 3, 3])]
)
def test_the_faces_of_the_battle_die(die: str, faces: list[int]) -> None:
    shown = [revolt_roll(at, die) for at in range(6)]
    assert shown == faces


def revolt_roll(pick: int, die: str) -> int:
    """What one battle die shows, by the number that chance gives."""
    scene = fief(4, die=die).lord(BEN, "othon", "sigy").troops(BEN, "sigy", 6)
    scene.hand(ANA, "revolt").sky(5, "famine").lord(DAN, "eric", "blaye")
    scene.begin("before_income")
    scene.chance.picks = [pick]
    scene.do("revolt sigy", ANA)
    for seat in (BEN, CLEO, DAN):
        scene.do("pass", seat)
    told: list[int] = []
    while not told:
        told = [face for event in scene.events(None, "revolt-rolls") for face in event["faces"]]
        if not told:
            scene.do("pass")
    return told[0]
