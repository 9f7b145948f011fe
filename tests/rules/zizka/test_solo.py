"""SOLO: the set-up, Torak's cards, warrants, his tournaments, and how the game ends."""

import pytest

from tableronde.core.errors import ContradictoryOptions
from tableronde.core.event import Run
from tableronde.games.zizka.game import Zizka
from tableronde.games.zizka.state import NO_TOKEN
from tests.rules.zizka.scene import ANA, FAR, QUIET, ZizkaScene, zizka
from tests.scene import Scene, ToldChance

BASIC = tuple(f"torak-basic-{number}" for number in range(1, 9))
WARRANTS = ("warrant-1", "warrant-2", "warrant-3", "warrant-4")


class NewGame(Scene):
    """A game from its set-up on, with chance that does as it is told."""

    def __init__(self, seats: int = 1, **options: str) -> None:
        game = Zizka()
        chosen = game.check_options(seats, options)
        super().__init__(game, game.setup(seats, chosen, Run(ToldChance())))
        self.settle()


def alone(level: str = "normal", expert: bool = False) -> ZizkaScene:
    """Zizka with two dice more and no reroll; Torak far away."""
    scene = zizka(1, level=level, expert=expert).commander(ANA, "zizka")
    return scene.entourage(ANA, "albrecht")


def torak_plays(scene: ZizkaScene) -> None:
    """The player does nothing, and Torak has his turn."""
    scene.begin()
    scene.end_turn()


def stands(scene: ZizkaScene) -> str:
    space: str = scene.table()["torak"]["space"]
    return space


def points(scene: ZizkaScene) -> int:
    count: int = scene.table()["torak"]["points"]
    return count


def keys(scene: ZizkaScene) -> list[str]:
    return [event["event"] for event in scene.events(None)]


def lay_everywhere(scene: ZizkaScene) -> ZizkaScene:
    """A token on every large space, so that nothing is refilled: those of the box in its order."""
    for at, space in enumerate(scene.state.box.board.large):
        scene.state.tokens[space] = at
    return scene


# The set-up ---------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-SOLO-01")
def test_one_chooses_a_commander_but_not_torak() -> None:
    scene = NewGame()
    assert (scene.prompt, scene.asked) == ("choose-commander", (ANA,))
    assert scene.options() == ["command bores", "command katerina", "command zizka"]


@pytest.mark.clause("ZIZ-SOLO-01", "ZIZ-SOLO-02")
@pytest.mark.parametrize(
    ("commander", "coins", "luck", "members"),
    [
        ("bores", 3, 0, ["vojka", "pavel", "mikes", "bara"]),
        ("katerina", 5, 1, ["anezka", "blazena", "matous", "ofka"]),
        ("zizka", 4, 0, ["matej", "jira", "vasek", "kuba"]),
    ],
)
def test_the_commander_brings_members_coins_and_luck(
    commander: str, coins: int, luck: int, members: list[str]
) -> None:
    scene = NewGame()
    scene.do(f"command {commander}")
    [player] = scene.view(None)["table"]["seats"]
    assert player["commander"] == commander
    assert (player["coins"], player["luck"], player["points"]) == (coins, luck, 0)
    assert player["morale"] == 0
    assert [member["name"] for member in player["entourage"]] == members


@pytest.mark.clause("ZIZ-SOLO-02")
@pytest.mark.parametrize("side", ["a", "b"])
def test_the_rest_of_the_set_up_is_that_of_several(side: str) -> None:
    scene = NewGame(side=side)
    scene.do("command katerina")
    scene.do("start trocnov")
    table = scene.view(None)["table"]
    laid = [space["name"] for space in table["spaces"] if space["token"] is not None]
    assert (len(laid), table["heap"]) == (16, 18)
    assert not {"strakonice", "trocnov"} & set(laid)
    assert [(len(offer["tables"]), offer["deck"]) for offer in table["offers"]] == [
        (3, 28 - 3),
        (3, 27 - 3),
    ]
    assert [deck["count"] for deck in table["castles"]] == [5, 5]
    assert table["favours"] == ["wenceslas", "sigismund"]
    assert table["warrants"] == []
    assert table["seats"][ANA]["coins"] == (5 if side == "a" else 4)


@pytest.mark.clause("ZIZ-SOLO-03")
def test_torak_has_a_figure_and_points_and_nothing_else() -> None:
    scene = NewGame()
    scene.do("command bores")
    scene.do("start strakonice")
    table = scene.view(None)["table"]
    assert table["torak"] == {
        "space": "trocnov",
        "points": 0,
        "lying": False,
        "attacked": 0,
        "deck": 8,
        "discarded": [],
        "dice": 4,
        "luck": 0,
    }
    assert len(table["seats"]) == 1
    assert (table["luck"], table["favours"]) == (12, ["wenceslas", "sigismund"])


@pytest.mark.clause("ZIZ-SOLO-04")
@pytest.mark.parametrize(("own", "other"), [("strakonice", "trocnov"), ("trocnov", "strakonice")])
def test_the_start_that_is_left_is_toraks(own: str, other: str) -> None:
    scene = NewGame()
    scene.do("command zizka")
    assert (scene.prompt, scene.options()) == (
        "choose-start",
        ["start strakonice", "start trocnov"],
    )
    scene.do(f"start {own}")
    table = scene.view(None)["table"]
    assert (table["seats"][ANA]["space"], table["torak"]["space"]) == (own, other)


@pytest.mark.clause("ZIZ-SOLO-05")
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_there_are_three_levels(level: str) -> None:
    assert NewGame(level=level).view(None)["table"]["modes"]["level"] == level


@pytest.mark.clause("ZIZ-SOLO-05")
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_a_level_is_chosen_alone_only(level: str) -> None:
    with pytest.raises(ContradictoryOptions):
        NewGame(2, level=level)


@pytest.mark.clause("ZIZ-SOLO-06", "ZIZ-SOLO-07")
@pytest.mark.parametrize(
    ("level", "extra", "dice"),
    [("easy", ["torak-easy"], 4), ("normal", [], 4), ("hard", ["torak-hard"], 5)],
)
def test_the_deck_and_the_combat_card_of_a_level(level: str, extra: list[str], dice: int) -> None:
    scene = NewGame(level=level)
    scene.do("command bores")
    scene.do("start trocnov")
    torak = scene.state.torak
    names = [scene.state.box.torak[card].name for card in torak.deck]
    assert sorted(names) == sorted([*BASIC, *extra]), "the combat card is none of them"
    assert scene.view(None)["table"]["torak"]["dice"] == dice


@pytest.mark.clause("ZIZ-SOLO-07")
def test_toraks_deck_is_shuffled_and_nobody_sees_it() -> None:
    scene = NewGame()
    scene.do("command bores")
    order = [3, 1, 4, 0, 5, 2, 6, 7]
    scene.chance.orders = [order]
    scene.do("start trocnov")
    assert scene.state.torak.deck == order
    for viewer in (ANA, None):
        table = scene.view(viewer)["table"]
        assert table["torak"]["deck"] == 8
        assert "torak-basic" not in str(table)


@pytest.mark.clause("ZIZ-SOLO-62")
@pytest.mark.parametrize("first", ["random", "0"])
def test_the_player_begins(first: str) -> None:
    scene = NewGame(first=first)
    scene.do("command bores")
    assert scene.events(None, "first-player") == [], "there is no choice"
    scene.do("start trocnov")
    assert (scene.prompt, scene.asked) == ("act", (ANA,))
    assert scene.view(None)["table"]["torak"]["discarded"] == [], "Torak has not moved yet"


@pytest.mark.clause("ZIZ-SOLO-62")
def test_there_is_no_other_seat_to_begin() -> None:
    with pytest.raises(ContradictoryOptions):
        NewGame(first="1")


# The order of a turn ------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-SOLO-08")
def test_first_the_player_then_refilling_then_torak() -> None:
    scene = alone().torak_deck("torak-basic-2").begin()
    scene.do("move husinec")
    assert scene.asked == (ANA,), "the second action comes before Torak"
    scene.do("move road-volyne")
    told = keys(scene)
    assert told[0] == "moved"
    assert told.index("token-laid") < told.index("torak-card") < told.index("turn")
    assert "token-laid" not in told[told.index("torak-card") :]
    assert (scene.prompt, scene.asked, scene.state.actions) == ("act", (ANA,), 2)


@pytest.mark.clause("ZIZ-SOLO-08", "ZIZ-SOLO-59")
def test_a_space_that_torak_leaves_is_refilled_after_the_next_turn_only() -> None:
    scene = alone().torak("krumlov").torak_deck("torak-basic-8")
    torak_plays(scene)
    assert (stands(scene), scene.lies_at("krumlov")) == ("prachatice", None)
    scene.do("move strakonice")
    assert scene.lies_at("krumlov") is None
    scene.end_turn()
    assert scene.lies_at("krumlov") is not None


@pytest.mark.clause("ZIZ-SOLO-09")
@pytest.mark.parametrize("lying", [False, True])
def test_toraks_figure_keeps_a_space_from_being_refilled(lying: bool) -> None:
    scene = alone().torak("krumlov", lying=lying).torak_deck("torak-basic-2")
    torak_plays(scene)
    assert scene.lies_at("krumlov") is None
    assert scene.lies_at("zlata-koruna") is not None


# His card -----------------------------------------------------------------------------------------

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
PATH = (FAR, "rozmberk", "krumlov", "prachatice", "husinec", QUIET)
"""The only shortest path from where Torak is to where the player is."""
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
def test_one_card_a_turn() -> None:
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
def test_they_are_all_discarded_before_a_deck_is_made_anew() -> None:
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
def test_the_player_who_stands_there_too_saves_no_token() -> None:
    scene = lay_everywhere(alone()).at(ANA, "krumlov").torak("krumlov").token("krumlov", "monks-3")
    scene.heap("tournament-2").torak_deck("torak-basic-6")
    torak_plays(scene)
    assert scene.lies_at("krumlov") == "tournament-2"
    assert scene.table()["used"] == ["monks-3"]


@pytest.mark.clause("ZIZ-SOLO-17")
def test_the_stack_is_made_anew_for_a_swap() -> None:
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
def test_without_a_token_there_the_nearest_is_swapped(
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
def test_spaces_without_a_token_are_not_meant() -> None:
    scene = lay_everywhere(alone()).at(ANA, "krumlov").torak("krumlov").torak_deck("torak-basic-6")
    scene.state.tokens[scene.space("krumlov")] = NO_TOKEN
    scene.heap("tournament-2")
    torak_plays(scene)
    assert scene.lies_at("krumlov") is None
    assert scene.lies_at("prachatice") == "tournament-2", "as near as Zlatá Koruna, but first"


@pytest.mark.clause("ZIZ-SOLO-18")
def test_without_any_token_nothing_is_swapped() -> None:
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
def test_torak_attacks_nobody_from_afar() -> None:
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
def test_they_stay_while_a_card_is_left() -> None:
    scene = alone().torak_deck("torak-basic-8", nothing_else=True).torak_discard("torak-basic-2")
    torak_plays(scene)
    assert scene.table()["torak"]["deck"] == 0
    assert scene.table()["torak"]["discarded"] == ["torak-basic-2", "torak-basic-8"]
    assert scene.events(None, "torak-shuffled") == []


# Warrants -----------------------------------------------------------------------------------------


def pickpocket(scene: ZizkaScene) -> ZizkaScene:
    """The first two rows of pickpocket-1 can be filled; the second brings a warrant."""
    scene.at(ANA, "pisek").token("pisek", "pickpocket-1").begin()
    scene.roll("shield", "speech", "speech")
    scene.do("event")
    scene.do("fill 1 0")
    return scene


@pytest.mark.clause("ZIZ-SOLO-22", "ZIZ-SOLO-23")
@pytest.mark.parametrize("drawn", range(4))
def test_a_warrant_is_drawn_at_random(drawn: int) -> None:
    scene = pickpocket(alone())
    scene.pick(drawn)
    scene.do("fill 2 0")
    assert scene.table()["warrants"] == [WARRANTS[drawn]]
    assert scene.table()["seats"][ANA]["warrant"] is None, "no coins lie on it"
    assert scene.state.coins[ANA] == 3 + 3


@pytest.mark.clause("ZIZ-SOLO-22", "ZIZ-SOLO-23")
def test_those_one_has_are_not_drawn_again() -> None:
    scene = pickpocket(alone().writs("warrant-3", "warrant-1"))
    scene.pick(1)
    scene.do("fill 2 0")
    assert scene.table()["warrants"] == ["warrant-3", "warrant-1", "warrant-4"]


@pytest.mark.clause("ZIZ-SOLO-22")
def test_a_warrant_works_at_once() -> None:
    scene = pickpocket(alone())
    assert scene.table()["seats"][ANA]["range"] == 2
    scene.pick(1)
    scene.do("fill 2 0")
    assert scene.table()["seats"][ANA]["range"] == 1
    assert scene.prompt == "act"
    assert scene.options(verb="move") == [
        "move strakonice",
        "move inn-protivin",
        "move road-zvikov",
    ]


@pytest.mark.clause("ZIZ-SOLO-23", "ZIZ-SOLO-24")
def test_a_fourth_warrant_may_be_taken() -> None:
    scene = pickpocket(alone().writs("warrant-1", "warrant-2", "warrant-3"))
    assert "fill 2 0" in scene.options()
    scene.do("fill 2 0")
    assert sorted(scene.table()["warrants"]) == list(WARRANTS)


@pytest.mark.clause("ZIZ-SOLO-24")
def test_with_four_warrants_no_row_with_a_warrant_can_be_filled() -> None:
    scene = alone().writs(*WARRANTS).at(ANA, "pisek").token("pisek", "pickpocket-3")
    scene.entourage(ANA, "jaroslav").begin()
    scene.roll("shield", "wild", "speech", "sword", "sword")
    scene.do("event")
    scene.do("stop")
    scene.do("fill 1 0")
    assert scene.prompt == "act", "two swords would bring a warrant"
    assert (scene.state.coins[ANA], scene.table()["warrants"]) == (3, list(WARRANTS))


@pytest.mark.clause("ZIZ-SOLO-24")
def test_with_four_warrants_other_rows_can_be_filled() -> None:
    scene = alone().writs(*WARRANTS).at(ANA, "pisek").token("pisek", "pickpocket-2")
    scene.entourage(ANA, "jaroslav").begin()
    scene.roll("shield", "shield", "shield", "speech", "wild")
    scene.do("event")
    scene.do("stop")
    scene.do("fill 1 0")
    assert scene.options() == ["fill 2 0", "stop"]


@pytest.mark.clause("ZIZ-SOLO-25")
@pytest.mark.parametrize(
    ("card", "end"),
    [("torak-basic-8", PATH[2]), ("torak-basic-3", PATH[3]), ("torak-basic-5", PATH[4])],
)
def test_the_first_warrant_lets_torak_go_one_space_farther(card: str, end: str) -> None:
    scene = alone().writs("warrant-1").torak_deck(card)
    torak_plays(scene)
    assert stands(scene) == end


@pytest.mark.clause("ZIZ-SOLO-25")
@pytest.mark.parametrize("warrant", WARRANTS[1:])
def test_the_others_do_not(warrant: str) -> None:
    scene = alone().writs(warrant).torak_deck("torak-basic-8")
    torak_plays(scene)
    assert stands(scene) == PATH[1]


@pytest.mark.clause("ZIZ-SOLO-26")
@pytest.mark.parametrize(
    ("warrants", "steps"),
    [
        ((), 2),
        (("warrant-1",), 2),
        (("warrant-2",), 1),
        (("warrant-3",), 2),
        (("warrant-4",), 2),
        (("warrant-1", "warrant-3", "warrant-4"), 2),
        (WARRANTS, 1),
    ],
)
def test_the_second_warrant_alone_shortens_the_way(warrants: tuple[str, ...], steps: int) -> None:
    scene = alone().writs(*warrants).begin()
    assert scene.table()["seats"][ANA]["range"] == steps
    near = {"move strakonice", "move husinec"}
    farther = {"move pisek", "move vodnany", "move prachatice", "move netolice"}
    assert set(scene.options(verb="move")) == (near if steps == 1 else near | farther)


@pytest.mark.clause("ZIZ-SOLO-27")
@pytest.mark.parametrize(
    ("held", "gain"), [((), 0), (("sigismund",), 1), (("wenceslas", "sigismund"), 2)]
)
def test_the_third_warrant_sends_favours_back_for_a_point_each(
    held: tuple[str, ...], gain: int
) -> None:
    scene = alone().favour(ANA, *held).points(ANA, 4).at(ANA, "pisek")
    scene.token("pisek", "pickpocket-1").begin()
    scene.roll("shield", "speech", "speech", *(f"{king}/blank" for king in held))
    scene.do("event")
    scene.do("fill 1 0")
    scene.pick(2)
    scene.do("fill 2 0")
    assert scene.table()["warrants"] == ["warrant-3"]
    assert scene.state.vp[ANA] == 4 + gain
    assert scene.table()["favours"] == ["wenceslas", "sigismund"]


@pytest.mark.clause("ZIZ-SOLO-27")
@pytest.mark.parametrize("drawn", [0, 1, 3])
def test_the_others_leave_favours_alone(drawn: int) -> None:
    scene = alone().favour(ANA, "wenceslas").at(ANA, "pisek").token("pisek", "pickpocket-1").begin()
    scene.roll("shield", "speech", "speech", "wenceslas/blank")
    scene.do("event")
    scene.do("fill 1 0")
    scene.pick(drawn)
    scene.do("fill 2 0")
    assert scene.table()["seats"][ANA]["favours"] == ["wenceslas"]
    assert scene.state.vp[ANA] == 0


@pytest.mark.clause("ZIZ-SOLO-28", "ZIZ-SOLO-27")
def test_under_the_third_warrant_a_favour_gives_nothing_but_the_rest_is_paid() -> None:
    scene = alone().writs("warrant-3").at(ANA, "pisek").token("pisek", "monks-2").coins(ANA, 4)
    scene.begin()
    scene.do("event")
    scene.do("fill 1 0")
    assert "fill 2 0" in scene.options()
    scene.do("fill 2 0")
    assert (scene.state.vp[ANA], scene.state.coins[ANA]) == (1, 0)
    assert scene.table()["favours"] == ["wenceslas", "sigismund"]


@pytest.mark.clause("ZIZ-SOLO-27", "ZIZ-SOLO-28")
def test_nor_does_the_personal_reward_of_a_tournament() -> None:
    scene = alone().writs("warrant-3").at(ANA, "pisek").token("pisek", "tournament-3")
    scene.torak_deck("torak-basic-8").begin()
    scene.roll(*["speech"] * 6)
    scene.do("event")
    scene.do("stop")
    assert scene.state.vp[ANA] == 1, "a tie: no rank"
    assert scene.table()["seats"][ANA]["favours"] == []


@pytest.mark.clause("ZIZ-SOLO-29")
@pytest.mark.parametrize(
    ("warrants", "price"),
    [((), 2), (("warrant-4",), 3), (("warrant-1", "warrant-2", "warrant-3"), 2)],
)
def test_the_fourth_warrant_makes_every_hire_dearer(warrants: tuple[str, ...], price: int) -> None:
    scene = alone().writs(*warrants).at(ANA, "inn-veseli").tables(1, "raz", "jitka", "benes")
    scene.deck(1, "ctibor").coins(ANA, price).begin()
    assert scene.table()["offers"][0]["tables"][0]["cost"] == price
    assert "hire raz" in scene.options()
    scene.do("hire raz")
    assert scene.state.coins[ANA] == 0


@pytest.mark.clause("ZIZ-SOLO-29")
def test_who_lacks_that_coin_cannot_hire() -> None:
    scene = alone().writs("warrant-4").at(ANA, "inn-veseli").tables(1, "raz", "jitka", "benes")
    scene.deck(1, "ctibor").coins(ANA, 2).begin()
    assert scene.options(verb="hire") == []


@pytest.mark.clause("ZIZ-SOLO-29")
def test_each_hire_of_an_action_is_dearer() -> None:
    scene = alone().writs("warrant-4").at(ANA, "inn-veseli").tables(1, "raz", "divis", "benes")
    scene.deck(1, "ctibor").coins(ANA, 6).begin()
    scene.do("hire raz")
    scene.do("hire divis")
    assert scene.state.coins[ANA] == 0


@pytest.mark.clause("ZIZ-SOLO-29")
def test_a_member_for_a_reward_stays_free() -> None:
    scene = alone().writs("warrant-4").at(ANA, "pisek").token("pisek", "monks-3").coins(ANA, 2)
    scene.tables(1, "raz", "jitka", "benes").begin()
    scene.do("event")
    scene.do("fill-giving 1 0 albrecht")
    scene.do("fill 2 0")
    scene.do("take jitka")
    assert (scene.entourage_of(ANA), scene.state.coins[ANA]) == (["jitka"], 0)


@pytest.mark.clause("ZIZ-SOLO-61")
@pytest.mark.parametrize("card", ["torak-basic-3", "torak-basic-4"])
def test_under_the_third_warrant_a_claim_gives_torak_a_point(card: str) -> None:
    scene = alone().favour(ANA, "wenceslas", "sigismund").at(ANA, "pisek").torak_deck(card)
    scene.token("pisek", "pickpocket-1").begin()
    scene.roll("shield", "speech", "speech", "wenceslas/blank", "sigismund/blank")
    scene.do("event")
    scene.do("fill 1 0")
    scene.pick(2)
    scene.do("fill 2 0")
    assert scene.state.vp[ANA] == 2
    scene.end_turn()
    assert (scene.state.vp[ANA], points(scene)) == (2, 1 + 1)


# The tournament -----------------------------------------------------------------------------------

SCORES = {
    "torak-basic-1": 8,
    "torak-basic-2": 9,
    "torak-basic-3": 10,
    "torak-basic-4": 9,
    "torak-basic-5": 11,
    "torak-basic-6": 7,
    "torak-basic-7": 10,
    "torak-basic-8": 12,
    "torak-easy": 7,
    "torak-hard": 12,
}


def lists(card: str, level: str = "normal") -> ZizkaScene:
    """The player stands on a tournament with goal 9, for 3 coins to the best."""
    scene = alone(level).at(ANA, "pisek").token("pisek", "tournament-2")
    return scene.torak_deck(card)


@pytest.mark.clause("ZIZ-SOLO-48", "ZIZ-SOLO-49", "ZIZ-SOLO-50")
@pytest.mark.parametrize("card", SCORES)
def test_torak_rides_for_the_score_of_a_card_before_the_player_rolls(card: str) -> None:
    level = card.removeprefix("torak-") if card in ("torak-easy", "torak-hard") else "normal"
    scene = lists(card, level).begin()
    scene.do("event")
    told = keys(scene)
    assert told.index("torak-rides") < told.index("jousts")
    tourney = scene.table()["tourney"]
    assert (scene.prompt, tourney["torak"], tourney["riders"]) == ("ride-host", SCORES[card], [ANA])
    assert tourney["pot"] == 1
    assert scene.table()["torak"]["discarded"] == [card]
    assert points(scene) == 0, "nothing else of the card counts"
    assert (stands(scene), scene.state.coins[ANA]) == (FAR, 0)


@pytest.mark.clause("ZIZ-SOLO-48", "ZIZ-SOLO-51")
@pytest.mark.parametrize(
    ("faces", "coins", "own", "torak"),
    [
        (["speech"] * 6, 1 + 3 + 1, 1 + 1, 0),  # 12 against 9, and the goal
        (["wild", *["speech"] * 1, *["sword"] * 4], 1 + 2, 1, 0),  # 9 against 9: half of four
        (["wild", *["sword"] * 5], 0, 0, 1),  # 8 against 9
    ],
)
def test_ranks_count_for_both_and_toraks_coins_go_to_the_reserve(
    faces: list[str], coins: int, own: int, torak: int
) -> None:
    scene = lists("torak-basic-2").begin()
    scene.roll(*faces)
    scene.do("event")
    scene.do("stop")
    assert (scene.state.coins[ANA], scene.state.vp[ANA], points(scene)) == (coins, own, torak)
    assert scene.lies_at("pisek") is None
    assert scene.state.luck[ANA] == 0


@pytest.mark.clause("ZIZ-SOLO-51")
def test_an_odd_coin_of_a_tie_goes_to_the_reserve() -> None:
    scene = lists("torak-basic-4").token("pisek", "tournament-4").begin()
    scene.roll("wild", "speech", "sword", "sword", "sword", "sword")
    scene.do("event")
    scene.do("stop")
    assert scene.state.coins[ANA] == (4 + 1) // 2


@pytest.mark.clause("ZIZ-SOLO-21", "ZIZ-SOLO-49")
def test_the_deck_is_made_anew_for_a_tournament() -> None:
    scene = lists("torak-basic-1").torak_deck(nothing_else=True).torak_discard("torak-basic-8")
    scene.begin()
    scene.do("event")
    assert scene.table()["tourney"]["torak"] == 12
    assert scene.events(None, "torak-shuffled") == [{"event": "torak-shuffled", "count": 1}]
    assert scene.table()["torak"]["discarded"] == ["torak-basic-8"]


# The expert variant -------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-SOLO-57")
def test_rerolls_are_bought_alone_too() -> None:
    scene = alone(expert=True).at(ANA, "pisek").token("pisek", "raid-1").coins(ANA, 1).begin()
    scene.do("event")
    assert scene.options() == ["pay-reroll 1", "pay-reroll 2", "pay-reroll 3", "stop"]
    scene.do("pay-reroll 1")
    assert scene.state.coins[ANA] == 0


# The end ------------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-SOLO-52")
def test_below_twenty_the_game_goes_on() -> None:
    scene = alone().points(ANA, 19).torak(FAR, points=18).torak_deck("torak-basic-2")
    torak_plays(scene)
    assert (points(scene), scene.result, scene.asked) == (19, None, (ANA,))


@pytest.mark.clause("ZIZ-SOLO-52", "ZIZ-SOLO-53")
def test_who_gets_there_in_the_own_turn_finishes_it_and_torak_follows() -> None:
    scene = alone().points(ANA, 19).at(ANA, "pisek").token("pisek", "monks-1").coins(ANA, 2)
    scene.entourage(ANA).torak(FAR, points=18).torak_deck("torak-basic-8").begin()
    scene.do("event")
    scene.do("fill 1 0")
    assert (scene.asked, scene.state.actions) == ((ANA,), 1)
    scene.end_turn()
    assert scene.events(None, "torak-card") == [{"event": "torak-card", "card": "torak-basic-8"}]
    assert scene.asked == ()
    assert (scene.result["winners"], scene.result["reason"]) == ([], "torak")
    assert scene.result["scores"] == [
        {"total": 20, "points": 20, "coin-points": 0, "coins": 0, "torak": 21}
    ]


@pytest.mark.clause("ZIZ-SOLO-53")
def test_toraks_last_turn_has_its_fight() -> None:
    scene = alone().points(ANA, 19).at(ANA, "pisek").token("pisek", "monks-1").coins(ANA, 7)
    scene.entourage(ANA).torak("strakonice").torak_deck("torak-basic-8", "torak-basic-6").begin()
    scene.do("event")
    scene.do("fill 1 0")
    scene.do("stop")
    scene.end_turn()
    assert scene.events(None, "lost-coins") == [{"event": "lost-coins", "seat": ANA, "count": 5}]
    assert (scene.result["winners"], scene.result["scores"][ANA]["total"]) == ([ANA], 20)


@pytest.mark.clause("ZIZ-SOLO-54")
def test_toraks_twenty_points_end_the_game_after_his_fight() -> None:
    scene = lay_everywhere(alone()).coins(ANA, 9).torak(QUIET, points=19).luck(ANA, 1)
    scene.torak_deck("torak-basic-5", "torak-basic-1")
    scene.begin()
    scene.roll(*["sword"] * 6).roll("sword", "sword", "sword")
    scene.end_turn()
    assert (scene.prompt, scene.result) == ("luck-defence", None)
    scene.do("keep-luck")
    assert scene.events(None, "lost-coins") == [{"event": "lost-coins", "seat": ANA, "count": 4}]
    assert (scene.result["winners"], scene.result["reason"]) == ([], "torak")
    assert scene.result["scores"][ANA] == {
        "total": 1,
        "points": 0,
        "coin-points": 1,
        "coins": 5,
        "torak": 21,
    }


@pytest.mark.clause("ZIZ-SOLO-55")
def test_torak_gets_there_in_a_tournament_and_both_turns_are_finished() -> None:
    scene = lists("torak-basic-8").torak(FAR, points=19)
    scene.torak_deck("torak-basic-8", "torak-basic-2").begin()
    scene.roll(*["sword"] * 6)
    scene.do("event")
    scene.do("stop")
    assert (points(scene), scene.table()["end"]) == (20, 1)
    assert (scene.asked, scene.state.actions) == ((ANA,), 1)
    scene.do("move strakonice")
    assert scene.events(None, "torak-card") == [{"event": "torak-card", "card": "torak-basic-2"}]
    assert (scene.asked, scene.result["scores"][ANA]["torak"]) == ((), 21)


@pytest.mark.clause("ZIZ-SOLO-56")
@pytest.mark.parametrize(
    ("own", "coins", "winners", "reason", "told"),
    [
        (21, 0, [ANA], "points", "beat-torak-in-the-end"),
        (20, 5, [ANA], "points", "beat-torak-in-the-end"),
        (16, 27, [ANA], "points", "beat-torak-in-the-end"),
        (20, 1, [ANA], "coins", "beat-torak-in-the-end"),
        (19, 5, [ANA], "coins", "beat-torak-in-the-end"),
        (20, 0, [], "draw", "drew-with-torak"),
        (19, 4, [], "torak", "torak-won"),
        (3, 0, [], "torak", "torak-won"),
    ],
)
def test_who_wins_in_the_end(
    own: int, coins: int, winners: list[int], reason: str, told: str
) -> None:
    scene = alone().points(ANA, own).coins(ANA, coins).torak(FAR, points=19)
    scene.torak_deck("torak-basic-2")
    torak_plays(scene)
    assert (scene.result["winners"], scene.result["reason"]) == (winners, reason)
    assert scene.result["scores"][ANA]["torak"] == 20
    total = own + coins // 5
    assert scene.events(None, told) == [
        {"event": told, "seat": ANA, "count": total, "other_count": 20}
    ]


@pytest.mark.clause("ZIZ-SOLO-58", "ZIZ-SOLO-52", "ZIZ-EX-36")
def test_ex_36_the_player_gets_there_through_a_claim_of_torak() -> None:
    scene = alone().points(ANA, 19).favour(ANA, "wenceslas").coins(ANA, 3).torak(QUIET)
    scene.torak_deck("torak-basic-3", "torak-basic-6").begin()
    scene.roll(*["sword"] * 4).roll("sword", "sword", "sword")
    scene.end_turn()
    assert scene.state.vp[ANA] == 20
    assert scene.table()["favours"] == ["wenceslas", "sigismund"]
    assert scene.events(None, "torak-attacks") != []
    assert scene.events(None, "lost-coins") == [{"event": "lost-coins", "seat": ANA, "count": 3}]
    assert (scene.asked, scene.result["winners"]) == ((), [ANA])


@pytest.mark.clause("ZIZ-EX-37", "ZIZ-SOLO-53")
def test_ex_37_a_lying_torak_is_stood_up_and_the_game_ends() -> None:
    scene = alone().points(ANA, 19).at(ANA, "pisek").token("pisek", "monks-1").coins(ANA, 2)
    scene.entourage(ANA).torak("pisek", points=4, lying=True).begin()
    scene.do("event")
    scene.do("fill 1 0")
    scene.end_turn()
    assert scene.table()["torak"]["discarded"] == []
    assert not scene.table()["torak"]["lying"]
    assert scene.events(None, "torak-stands-up") == [{"event": "torak-stands-up"}]
    assert (scene.asked, scene.result["winners"]) == ((), [ANA])


@pytest.mark.clause("ZIZ-SOLO-52", "ZIZ-SOLO-54", "ZIZ-SOLO-56")
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_who_never_does_anything_loses_a_whole_game(level: str) -> None:
    scene = NewGame(level=level)
    scene.do("command bores")
    scene.do("start strakonice")
    gained = [0]
    while scene.asked and len(gained) < 25:  # a point in every turn, or nearly
        scene.do("end-turn")
        while scene.asked and scene.prompt != "act":
            scene.do(scene.options()[-1])
        gained.append(scene.state.torak.vp)
    assert gained[-2] < 20 <= gained[-1]
    assert (scene.result["winners"], scene.result["reason"]) == ([], "torak")
