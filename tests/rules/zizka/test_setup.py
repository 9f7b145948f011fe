"""SETUP: from the shuffled tokens to the first turn."""

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest

from tableronde.core.chance import SeededChance
from tableronde.core.errors import BadOption, BadSeats, OptionNeedsSeats, UnknownOption
from tableronde.core.event import Run
from tableronde.core.match import Match
from tableronde.games.zizka.components import COMMANDERS
from tableronde.games.zizka.game import Zizka
from tests.rules.zizka.scene import ANA, BEN, CLEO, DAN, zizka
from tests.rules.zizka.worlds import pick
from tests.scene import Scene, ToldChance

GAME = Zizka()
COUNTS = (2, 3, 4)
STARTS = ["strakonice", "trocnov"]
FOLLOWERS = {
    "bores": ["vojka", "pavel", "mikes", "bara"],
    "katerina": ["anezka", "blazena", "matous", "ofka"],
    "torak": ["gunter", "hans", "rolf", "ulrich"],
    "zizka": ["matej", "jira", "vasek", "kuba"],
}
COINS = {
    "a": {"bores": 3, "katerina": 5, "torak": 4, "zizka": 4},
    "b": {"bores": 4, "katerina": 4, "torak": 4, "zizka": 4},
}
BOARDS = {
    "a": {
        "bores": (2, 2, 0, 0),
        "katerina": (2, 0, 1, 0),
        "torak": (3, 0, 0, 0),
        "zizka": (2, 0, 0, 1),
    },
    "b": dict.fromkeys(FOLLOWERS, (2, 1, 0, 0)),
}
"""The abilities of a board: moves, rerolls, peeks and dice."""
TOKENS = list(range(34))
EASY, HARD = list(range(5)), list(range(5, 10))
LEVEL_1, LEVEL_2 = list(range(16, 44)), list(range(44, 71))


def new_game(seats: int, chance: Any, **options: str) -> Scene:
    """Return a game whose first turn has begun."""
    scene = Scene(GAME, GAME.setup(seats, GAME.check_options(seats, options), Run(chance, [])))
    scene.chance = chance
    scene.settle()
    return scene


def real_game(seats: int, seed: int, **options: str) -> Scene:
    return new_game(seats, SeededChance(f"{seats} players, table {seed}"), **options)


def scripted_game(*commanders: str, top: tuple[str, ...] = (), **options: str) -> Scene:
    """Return a game of these commanders; `top` are the first tokens of the stack."""
    chance = ToldChance()
    first = [token_number(name) for name in reversed(top)]
    dealt = [COMMANDERS.index(name) for name in commanders]
    dealt += [at for at in range(4) if at not in dealt]
    tokens = [token for token in TOKENS if token not in first] + first
    chance.orders = [tokens, EASY, HARD, LEVEL_1, LEVEL_2, dealt]
    return new_game(len(commanders), chance, **options)


def token_number(name: str) -> int:
    return [token.name for token in GAME.box.tokens].index(name)


def table(scene: Scene) -> Any:
    return scene.view(None)["table"]


def seats_of(scene: Scene) -> Any:
    return table(scene)["seats"]


# Tokens -------------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-SETUP-01")
@pytest.mark.parametrize("seats", COUNTS)
def test_sixteen_tokens_lie_face_down_and_eighteen_are_stacked(seats: int) -> None:
    scene = real_game(seats, 1)
    for viewer in (None, *range(seats)):
        seen = scene.view(viewer)["table"]
        laid = [space for space in seen["spaces"] if space["token"] is not None]
        assert {space["kind"] for space in laid} == {"event"}
        assert len(laid) == 16
        assert not any(space["face_up"] or space["face"] for space in laid)
        assert (seen["heap"], seen["used"]) == (18, [])
    assert len({*scene.state.tokens, *scene.state.heap}) == 35, "and no token twice"


@pytest.mark.clause("ZIZ-SETUP-01")
def test_all_tokens_are_shuffled_before_any_is_laid() -> None:
    chance = ToldChance()
    order = list(reversed(TOKENS))
    chance.orders = [order[:]]
    scene = new_game(2, chance)
    assert chance.shuffled[0] == TOKENS
    laid = [token for token in scene.state.tokens if token >= 0]
    assert laid == list(reversed(order))[:16]
    assert scene.state.heap == order[:18]


@pytest.mark.clause("ZIZ-SETUP-01")
def test_any_kind_of_event_can_lie_on_any_space() -> None:
    seen: dict[str, set[str]] = {}
    for seed in range(60):
        for space in table(real_game(2, seed))["spaces"]:
            if space["token"] is not None:
                seen.setdefault(space["name"], set()).add(space["token"])
    kinds = {"raid", "pickpocket", "town", "hunt", "den", "monks", "tournament"}
    assert list(seen.values()) == [kinds] * 16


# Cards --------------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-SETUP-02")
def test_castles_are_shuffled_in_two_decks_face_down() -> None:
    chance = ToldChance()
    orders = [[2, 4, 1, 3, 0], [9, 5, 8, 6, 7]]
    chance.orders = [TOKENS[:], *[order[:] for order in orders]]
    scene = new_game(3, chance)
    assert chance.shuffled[1:3] == [EASY, HARD]
    assert scene.state.castles == orders
    for viewer in (None, ANA, BEN, CLEO):
        decks = scene.view(viewer)["table"]["castles"]
        assert [(deck["difficulty"], deck["count"]) for deck in decks] == [("easy", 5), ("hard", 5)]
        assert [deck["known"] for deck in decks] == [[None] * 5] * 2


@pytest.mark.clause("ZIZ-SETUP-03", "ZIZ-SETUP-04")
def test_members_are_shuffled_by_level_and_dealt_from_the_top() -> None:
    chance = ToldChance()
    orders = [list(reversed(LEVEL_1)), list(reversed(LEVEL_2))]
    chance.orders = [TOKENS[:], EASY[:], HARD[:], *[order[:] for order in orders]]
    scene = new_game(2, chance)
    assert chance.shuffled[3:5] == [LEVEL_1, LEVEL_2]
    assert scene.state.offers == [LEVEL_1[:3], LEVEL_2[:3]]
    assert scene.state.decks == [order[:-3] for order in orders]
    assert scene.state.piles == [[], []]


@pytest.mark.clause("ZIZ-SETUP-03")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_top_of_each_deck_of_members_is_face_up(seats: int) -> None:
    scene = real_game(seats, 2)
    tops = [GAME.box.members[deck[-1]].name for deck in scene.state.decks]
    for viewer in (None, *range(seats)):
        offers = scene.view(viewer)["table"]["offers"]
        assert [offer["top"]["name"] for offer in offers] == tops
        assert [offer["top"]["level"] for offer in offers] == [1, 2]


@pytest.mark.clause("ZIZ-SETUP-04")
@pytest.mark.parametrize("seats", COUNTS)
def test_three_members_of_each_level_lie_on_the_tables(seats: int) -> None:
    offers = table(real_game(seats, 3))["offers"]
    assert [[card["level"] for card in offer["tables"]] for offer in offers] == [[1] * 3, [2] * 3]
    assert [offer["deck"] for offer in offers] == [28 - 3, 27 - 3]
    assert [offer["discarded"] for offer in offers] == [[], []]


@pytest.mark.clause("ZIZ-SETUP-02", "ZIZ-SETUP-03")
def test_no_two_games_have_the_same_decks() -> None:
    games = [real_game(2, seed).state for seed in range(12)]
    assert len({tuple(game.decks[0]) for game in games}) == 12
    assert len({tuple(game.decks[1]) for game in games}) == 12
    assert len({(*game.castles[0], *game.castles[1]) for game in games}) == 12


# The reserve --------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-SETUP-05")
@pytest.mark.parametrize("seats", COUNTS)
def test_both_favours_lie_in_the_reserve(seats: int) -> None:
    scene = real_game(seats, 1)
    assert table(scene)["favours"] == ["wenceslas", "sigismund"]
    assert [player["favours"] for player in seats_of(scene)] == [[]] * seats


@pytest.mark.clause("ZIZ-SETUP-05")
def test_no_player_starts_with_a_sovereigns_die() -> None:
    scene = scripted_game("katerina", "torak", top=("raid-1",), first="0")
    scene.do("move pisek")
    scene.do("event")
    assert [die["die"] for die in table(scene)["roll"]["dice"]] == ["entourage"] * 3


@pytest.mark.clause("ZIZ-SETUP-06")
@pytest.mark.parametrize(("side", "luck"), [("a", 11), ("b", 12)])
def test_luck_and_warrants_start_in_the_reserve(side: str, luck: int) -> None:
    scene = scripted_game("bores", "katerina", "torak", "zizka", side=side)
    assert table(scene)["luck"] == luck, "all but what Katerina takes"
    assert [player["warrant"] for player in seats_of(scene)] == [None] * 4
    assert table(scene)["roll"] is None


@pytest.mark.clause("ZIZ-SETUP-06")
def test_the_solo_face_of_a_warrant_stays_hidden() -> None:
    scene = zizka(2).at(ANA, "pisek").token("pisek", "pickpocket-4")
    scene.entourage(ANA, "eliska", "divis").begin()
    scene.roll("shield")
    scene.do("event")
    scene.do("stop")
    scene.do("fill 1 0")
    scene.do("fill 2 0")
    assert scene.table()["seats"][ANA]["warrant"] == 3
    assert scene.table()["warrants"] == []


# Players ------------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-SETUP-07")
@pytest.mark.parametrize("seats", COUNTS)
def test_everyone_gets_another_commander_at_random(seats: int) -> None:
    deals = Counter(
        tuple(player["commander"] for player in seats_of(real_game(seats, seed)))
        for seed in range(240)
    )
    assert set(deals) == set(permutations(FOLLOWERS, seats))


@pytest.mark.clause("ZIZ-SETUP-07", "ZIZ-SETUP-12")
@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("commanders", [("bores", "katerina"), ("zizka", "torak", "bores")])
def test_a_commander_has_the_starting_members_of_that_colour(
    side: str, commanders: tuple[str, ...]
) -> None:
    scene = scripted_game(*commanders, side=side)
    for player, commander in zip(seats_of(scene), commanders, strict=True):
        assert player["commander"] == commander
        assert [card["name"] for card in player["entourage"]] == FOLLOWERS[commander]


@pytest.mark.clause("ZIZ-SETUP-12")
def test_three_starting_members_give_a_die_and_one_gives_a_reroll() -> None:
    nothing = {"sword": 0, "shield": 0, "speech": 0, "wild": 0, "move": 0, "peek": 0}
    die, reroll = {**nothing, "die": 1, "reroll": 0}, {**nothing, "die": 0, "reroll": 1}
    for player in seats_of(scripted_game("bores", "katerina", "torak", "zizka")):
        cards = player["entourage"]
        assert [card["abilities"] for card in cards] == [die, die, die, reroll]
        assert {(card["level"], card["cost"]) for card in cards} == {(0, 0)}
        assert {(card["rejects"], card["conditional"]) for card in cards} == {(None, None)}


@pytest.mark.clause("ZIZ-SETUP-08")
@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("side", ["a", "b"])
def test_one_choice_decides_the_side_of_every_board(seats: int, side: str) -> None:
    scene = real_game(seats, 1, side=side)
    assert table(scene)["modes"]["side"] == side
    for player in seats_of(scene):
        board, totals = (
            tuple(shown[symbol] for symbol in ("move", "reroll", "peek", "die"))
            for shown in (player["abilities"], player["totals"])
        )
        moves, rerolls, peeks, dice = BOARDS[side][player["commander"]]
        assert board == (moves, rerolls, peeks, dice)
        assert totals == (moves, rerolls + 1, peeks, dice + 3), "with the starting members"


@pytest.mark.clause("ZIZ-SETUP-08")
def test_only_side_a_or_b_can_be_chosen_for_all() -> None:
    with pytest.raises(BadOption):
        Match(GAME, 2, 1, {"side": "c"})
    with pytest.raises(UnknownOption):
        Match(GAME, 2, 1, {"side-1": "b"})


@pytest.mark.clause("ZIZ-SETUP-09")
@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("side", ["a", "b"])
def test_everyone_starts_without_points_in_the_middle_of_the_track(seats: int, side: str) -> None:
    scene = real_game(seats, 5, side=side)
    shown = [(player["points"], player["morale"], player["lying"]) for player in seats_of(scene)]
    assert shown == [(0, 0, False)] * seats
    assert table(scene)["tourney"] is None
    assert [player["castles"] for player in seats_of(scene)] == [[]] * seats


@pytest.mark.clause("ZIZ-SETUP-10", "ZIZ-EX-12")
@pytest.mark.parametrize(("seats", "standing"), [(2, [1, 1]), (3, [1, 2]), (4, [2, 2])])
@pytest.mark.parametrize("seed", range(4))
def test_ex_12_figures_are_shared_out_over_the_start_spaces(
    seats: int, standing: list[int], seed: int
) -> None:
    counted = Counter(player["space"] for player in seats_of(real_game(seats, seed)))
    assert sorted(counted) == STARTS
    assert sorted(counted.values()) == standing


@pytest.mark.clause("ZIZ-SETUP-11")
@pytest.mark.parametrize("seats", COUNTS)
def test_seats_alternate_in_turn_order_from_the_first_player_on(seats: int) -> None:
    for first in range(seats):
        players = seats_of(real_game(seats, 1, first=str(first)))
        in_order = [players[(first + place) % seats]["space"] for place in range(seats)]
        assert in_order == (STARTS * 2)[:seats]


@pytest.mark.clause("ZIZ-SETUP-13", "ZIZ-COMMANDER-07")
@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("seats", COUNTS)
def test_everyone_takes_the_coins_of_the_board(seats: int, side: str) -> None:
    for seed in range(6):
        for player in seats_of(real_game(seats, seed, side=side)):
            assert player["coins"] == COINS[side][player["commander"]]


@pytest.mark.clause("ZIZ-SETUP-14")
@pytest.mark.parametrize(("side", "luck"), [("a", [0, 1, 0, 0]), ("b", [0, 0, 0, 0])])
def test_katerina_takes_a_luck_token_on_side_a(side: str, luck: list[int]) -> None:
    scene = scripted_game("bores", "katerina", "torak", "zizka", side=side)
    assert [player["luck"] for player in seats_of(scene)] == luck


# Before the game ----------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-SETUP-15")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_first_player_is_named(seats: int) -> None:
    for first in range(seats):
        scene = real_game(seats, 1, first=str(first))
        assert (table(scene)["first"], scene.asked) == (first, (first,))
        assert scene.events(None, "first-player") == [{"event": "first-player", "seat": first}]


@pytest.mark.clause("ZIZ-SETUP-15")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_first_player_is_random_by_default(seats: int) -> None:
    begun = Counter(real_game(seats, seed).asked for seed in range(30 * seats))
    assert set(begun) == {(seat,) for seat in range(seats)}
    assert min(begun.values()) >= 15  # 30 each on the average


@pytest.mark.clause("ZIZ-SETUP-15")
@pytest.mark.parametrize(("seats", "first"), [(2, "2"), (2, "3"), (3, "3")])
def test_an_unknown_seat_cannot_begin(seats: int, first: str) -> None:
    with pytest.raises(OptionNeedsSeats):
        Match(GAME, seats, 1, {"first": first})


@pytest.mark.clause("ZIZ-SETUP-15")
def test_the_first_player_stays_the_first_player() -> None:
    scene = real_game(4, 3, first=str(DAN))
    for _ in range(9):
        scene.do("end-turn")
        assert table(scene)["first"] == DAN


@pytest.mark.clause("ZIZ-SETUP-16")
@pytest.mark.parametrize("expert", ["no", "yes"])
def test_the_expert_variant_is_agreed_before_the_game_and_for_all_of_it(expert: str) -> None:
    match = Match(GAME, 2, "agreed", {"expert": expert})
    random, rolls = Random(1), 0
    while match.number < 400 and match.result is None:
        assert match.view()["table"]["modes"]["expert"] == (expert == "yes")
        decision = match.pending()[0]
        verbs = {option["do"] for option in decision.options}
        rolls += "pay-reroll" in verbs
        choices = [GAME.LEXICON.choice(option) for option in decision.options]
        match.answer(decision, GAME.LEXICON.named(pick(random, choices)))
    assert (rolls > 0) == (expert == "yes")


@pytest.mark.clause("ZIZ-SETUP-16")
def test_the_expert_variant_is_off_by_default() -> None:
    assert table(real_game(2, 1))["modes"] == {"side": "a", "expert": False, "level": None}


@pytest.mark.clause("ZIZ-SETUP-10")
@pytest.mark.parametrize("seats", [0, 5])
def test_no_other_number_may_play(seats: int) -> None:
    with pytest.raises(BadSeats):
        Match(GAME, seats, 1)
