"""SOLO: Torak's card, one after the other."""

import pytest

from tableronde.games.zizka.state import NO_TOKEN
from tests.rules.zizka.scene import ANA, FAR, QUIET
from tests.rules.zizka.solo import PATH, alone, keys, lay_everywhere, points, stands, torak_plays

CARDS = {
    "torak-basic-1": (3, 1, ["members-sent-away"]),
    "torak-basic-2": (4, 1, []),
    "torak-basic-3": (2, 1, ["torak-points"]),  # nobody holds the favour of Wenceslas
    "torak-basic-4": (2, 1, ["torak-points"]),
    "torak-basic-5": (3, 2, ["token-swapped"]),
    "torak-basic-6": (1, 2, ["token-swapped"]),
    "torak-basic-7": (2, 1, ["members-sent-away", "token-swapped"]),
    "torak-basic-8": (1, 3, []),
    "torak-easy": (1, 0, ["members-sent-away"]),
    "torak-hard": (3, 3, ["token-swapped"]),
}
ITEMS = ("torak-moved", "torak-points", "members-sent-away", "token-swapped")


@pytest.mark.clause("ZIZ-SOLO-10", "ZIZ-SOLO-11", "ZIZ-SOLO-15")
@pytest.mark.parametrize("card", CARDS)
def test_the_items_of_a_card_are_carried_out_in_order(card: str) -> None:
    move, gain, effects = CARDS[card]
    level = card.removeprefix("torak-") if card in ("torak-easy", "torak-hard") else "normal"
    scene = lay_everywhere(alone(level)).torak_deck(card)
    torak_plays(scene)
    told = [key for key in keys(scene) if key in ITEMS]
    assert told == ["torak-moved", *(["torak-points"] if gain else []), *effects]
    assert stands(scene) == PATH[move]
    assert points(scene) == gain + effects.count("torak-points")
    assert scene.table()["torak"]["discarded"] == [card]
    assert scene.events(None, "torak-card") == [{"event": "torak-card", "card": card}]


@pytest.mark.clause("ZIZ-SOLO-10")
def test_torak_plays_one_card_a_turn() -> None:
    scene = alone().torak("usti").torak_deck("torak-basic-8", "torak-basic-6")
    torak_plays(scene)
    assert scene.table()["torak"]["discarded"] == ["torak-basic-8"]
    scene.end_turn()
    assert scene.table()["torak"]["discarded"] == ["torak-basic-8", "torak-basic-6"]


@pytest.mark.clause("ZIZ-SOLO-11", "ZIZ-SOLO-13")
@pytest.mark.parametrize(
    ("card", "start", "end"),
    [
        ("torak-basic-2", "rozmberk", QUIET),
        ("torak-basic-2", "prachatice", QUIET),
        ("torak-basic-2", "husinec", QUIET),
        ("torak-basic-8", "husinec", QUIET),
        ("torak-basic-8", "prachatice", "husinec"),
        ("torak-basic-4", "krumlov", "husinec"),
    ],
)
def test_torak_goes_no_farther_than_the_player(card: str, start: str, end: str) -> None:
    scene = alone().torak(start).torak_deck(card)
    torak_plays(scene)
    assert stands(scene) == end


@pytest.mark.clause("ZIZ-SOLO-12")
@pytest.mark.parametrize(
    ("start", "player", "step"),
    [
        ("road-zelec", "tyn", "bechyne"),  # or Veselí
        ("vodnany", "pisek", "strakonice"),  # or Protivín
        ("husinec", "inn-lhenice", "prachatice"),  # or Netolice
        ("trebon", "trocnov", "nove-hrady"),  # or Lišov
        ("prachatice", "zlata-koruna", "krumlov"),  # or Lhenice
        ("milevsko", "road-zelec", "bechyne"),  # or Ústí
        ("krumlov", "trocnov", "zlata-koruna"),  # or Rožmberk
    ],
)
def test_of_equally_near_spaces_torak_takes_the_first_of_the_list(
    start: str, player: str, step: str
) -> None:
    scene = alone().at(ANA, player).torak(start).torak_deck("torak-basic-8")
    torak_plays(scene)
    assert stands(scene) == step


@pytest.mark.clause("ZIZ-SOLO-12")
def test_the_choice_is_made_anew_at_every_step() -> None:
    scene = alone().at(ANA, "trocnov").torak("krumlov").torak_deck("torak-basic-3")
    torak_plays(scene)
    assert stands(scene) == "inn-budejovice"


@pytest.mark.clause("ZIZ-SOLO-14", "ZIZ-SOLO-20")
@pytest.mark.parametrize("card", ["torak-basic-8", "torak-basic-3", "torak-basic-5"])
def test_torak_does_not_move_when_he_is_there_already(card: str) -> None:
    scene = alone().torak(QUIET).torak_deck(card)
    torak_plays(scene)
    assert stands(scene) == QUIET
    assert scene.events(None, "torak-moved") == []
    assert scene.events(None, "torak-attacks") == [{"event": "torak-attacks", "seat": ANA}]


@pytest.mark.clause("ZIZ-SOLO-16")
def test_torak_sends_all_eight_available_members_away() -> None:
    scene = alone().tables(1, "raz", "jitka", "benes")
    scene.deck(1, "ctibor", "divis", "havel", "jost", "kunes")
    scene.tables(2, "ales", "arnost", "bocek").deck(2, "burian", "cenek", "hanus", "heralt", "hron")
    scene.torak_deck("torak-basic-1")
    torak_plays(scene)
    assert scene.discarded(1) == ["raz", "jitka", "benes", "ctibor"]
    assert scene.discarded(2) == ["ales", "arnost", "bocek", "burian"]
    assert (scene.offered(1), scene.top(1)) == (["divis", "havel", "jost"], "kunes")
    assert (scene.offered(2), scene.top(2)) == (["cenek", "hanus", "heralt"], "hron")
    assert scene.events(None, "members-sent-away")[0]["count"] == 8
    assert scene.entourage_of(ANA) == ["albrecht"]


@pytest.mark.clause("ZIZ-SOLO-16")
def test_all_members_are_discarded_before_a_deck_is_refilled() -> None:
    scene = alone().tables(1, "raz", "jitka", "benes").deck(1, "ctibor", nothing_else=True)
    scene.pile(1, "divis").torak_deck("torak-basic-1").begin()
    names = ["raz", "jitka", "benes", "ctibor", "divis"]
    order = [scene.member(name) for name in ("divis", "benes", "ctibor", "raz", "jitka")]
    scene.chance.orders = [order]
    scene.end_turn()
    assert scene.chance.shuffled[0] == sorted(scene.member(name) for name in names)
    assert (scene.offered(1), scene.top(1)) == (["jitka", "raz", "ctibor"], "benes")
    assert scene.discarded(1) == []


@pytest.mark.clause("ZIZ-SOLO-17")
@pytest.mark.parametrize("face_up", [False, True])
def test_torak_swaps_the_token_on_his_space(face_up: bool) -> None:
    scene = lay_everywhere(alone()).torak("krumlov").token("prachatice", "raid-6", face_up=face_up)
    scene.token("husinec", "town-6").heap("tournament-2").torak_deck("torak-basic-6")
    torak_plays(scene)
    assert (stands(scene), scene.lies_at("prachatice")) == ("prachatice", "tournament-2")
    assert scene.table()["used"] == ["raid-6"]
    [space] = [space for space in scene.table()["spaces"] if space["name"] == "prachatice"]
    assert (space["token"], space["face_up"], space["face"]) == ("tournament", False, None)


@pytest.mark.clause("ZIZ-SOLO-17")
def test_the_players_figure_saves_no_token() -> None:
    scene = lay_everywhere(alone()).at(ANA, "krumlov").torak("krumlov").token("krumlov", "monks-3")
    scene.heap("tournament-2").torak_deck("torak-basic-6")
    torak_plays(scene)
    assert scene.lies_at("krumlov") == "tournament-2"
    assert scene.table()["used"] == ["monks-3"]


@pytest.mark.clause("ZIZ-SOLO-17")
def test_the_stack_is_refilled_for_a_swap() -> None:
    scene = lay_everywhere(alone()).torak("krumlov").heap(nothing_else=True).used("tournament-1")
    scene.token("prachatice", "monks-3").torak_deck("torak-basic-6").begin()
    scene.chance.orders = [[scene.token_number("monks-3"), scene.token_number("tournament-1")]]
    scene.end_turn()
    assert scene.lies_at("prachatice") == "tournament-1"
    assert (scene.table()["heap"], scene.table()["used"]) == (1, [])


@pytest.mark.clause("ZIZ-SOLO-18")
@pytest.mark.parametrize(
    ("start", "player", "swapped"),
    [
        ("krumlov", FAR, "krumlov"),  # to Rožmberk: he has left Krumlov
        ("road-zelec", "inn-veseli", "sobeslav"),  # to Veselí: Soběslav, Týn or Třeboň
        ("inn-veseli", "road-zelec", "bechyne"),  # to Želeč: Bechyně or Ústí
    ],
)
def test_the_nearest_token_is_swapped_if_there_is_none_on_the_space(
    start: str, player: str, swapped: str
) -> None:
    scene = lay_everywhere(alone()).at(ANA, player).torak(start).heap("tournament-2")
    scene.torak_deck("torak-basic-6")
    torak_plays(scene)
    assert scene.lies_at(swapped) == "tournament-2"


@pytest.mark.clause("ZIZ-SOLO-18")
@pytest.mark.parametrize(
    ("laid", "swapped"),
    [
        (("pisek", "krumlov"), "krumlov"),  # two paths away, not three
        (("krumlov", "hluboka"), "hluboka"),  # both two away
    ],
)
def test_the_nearest_token_is_the_one_with_the_fewest_paths_between(
    laid: tuple[str, str], swapped: str
) -> None:
    scene = alone().torak("prachatice").torak_deck("torak-basic-6").heap(nothing_else=True)
    scene.token(laid[0], "raid-1").token(laid[1], "raid-2")
    torak_plays(scene)
    assert stands(scene) == "husinec"
    assert [event["space"] for event in scene.events(None, "token-swapped")] == [swapped]


@pytest.mark.clause("ZIZ-SOLO-18")
def test_spaces_without_a_token_are_skipped() -> None:
    scene = lay_everywhere(alone()).at(ANA, "krumlov").torak("krumlov").torak_deck("torak-basic-6")
    scene.state.tokens[scene.space("krumlov")] = NO_TOKEN
    scene.heap("tournament-2")
    torak_plays(scene)
    assert scene.lies_at("krumlov") is None
    assert scene.lies_at("prachatice") == "tournament-2", "as near as Zlatá Koruna, but first"


@pytest.mark.clause("ZIZ-SOLO-18")
def test_nothing_is_swapped_without_any_token() -> None:
    scene = alone().heap(nothing_else=True).torak_deck("torak-basic-6")
    torak_plays(scene)
    assert scene.events(None, "token-swapped") == []
    assert points(scene) == 2


@pytest.mark.clause("ZIZ-SOLO-19")
@pytest.mark.parametrize(
    ("card", "held", "own", "torak", "left"),
    [
        ("torak-basic-3", ("wenceslas",), 1, 1, []),
        ("torak-basic-3", ("sigismund",), 0, 2, ["sigismund"]),
        ("torak-basic-3", ("wenceslas", "sigismund"), 1, 1, ["sigismund"]),
        ("torak-basic-3", (), 0, 2, []),
        ("torak-basic-4", ("sigismund",), 1, 1, []),
        ("torak-basic-4", ("wenceslas",), 0, 2, ["wenceslas"]),
        ("torak-basic-4", ("wenceslas", "sigismund"), 1, 1, ["wenceslas"]),
        ("torak-basic-4", (), 0, 2, []),
    ],
)
def test_torak_claims_the_favour_of_a_sovereign(
    card: str, held: tuple[str, ...], own: int, torak: int, left: list[str]
) -> None:
    scene = alone().favour(ANA, *held).torak_deck(card)
    torak_plays(scene)
    assert (scene.state.vp[ANA], points(scene)) == (own, torak)
    assert scene.table()["seats"][ANA]["favours"] == left
    assert len(scene.table()["favours"]) == 2 - len(left)


@pytest.mark.clause("ZIZ-SOLO-20")
def test_torak_attacks_after_all_items_of_his_card() -> None:
    scene = lay_everywhere(alone()).torak("krumlov").at(ANA, "prachatice")
    scene.torak_deck("torak-basic-7")
    torak_plays(scene)
    told = keys(scene)
    assert told[told.index("torak-card") + 1] == "torak-moved"
    assert told.index("token-laid") < told.index("torak-attacks")
    assert scene.table()["torak"]["discarded"][0] == "torak-basic-7"


@pytest.mark.clause("ZIZ-SOLO-20")
def test_torak_does_not_attack_from_another_space() -> None:
    scene = alone().torak("prachatice").torak_deck("torak-basic-8")
    torak_plays(scene)
    assert stands(scene) == "husinec"
    assert scene.events(None, "torak-attacks") == []
    assert scene.prompt == "act"


@pytest.mark.clause("ZIZ-SOLO-21")
def test_toraks_discards_become_his_deck() -> None:
    scene = alone().torak_deck(nothing_else=True)
    scene.torak_discard("torak-basic-8", "torak-basic-2", "torak-basic-3").begin()
    cards = [scene.torak_card(f"torak-basic-{number}") for number in (2, 3, 8)]
    scene.chance.orders = [cards]
    scene.end_turn()
    assert scene.events(None, "torak-shuffled") == [{"event": "torak-shuffled", "count": 3}]
    assert scene.table()["torak"]["discarded"] == ["torak-basic-8"]
    assert scene.table()["torak"]["deck"] == 2
    assert points(scene) == 3


@pytest.mark.clause("ZIZ-SOLO-21")
def test_toraks_discards_stay_while_a_card_is_left() -> None:
    scene = alone().torak_deck("torak-basic-8", nothing_else=True).torak_discard("torak-basic-2")
    torak_plays(scene)
    assert scene.table()["torak"]["deck"] == 0
    assert scene.table()["torak"]["discarded"] == ["torak-basic-2", "torak-basic-8"]
    assert scene.events(None, "torak-shuffled") == []
