"""CONQUEST: castles, obstacle by obstacle."""

from typing import Any

import pytest

from tableronde.games.zizka.box.boxes import standard
from tests.rules.zizka.attempts import (
    CASTLES,
    besieging,
    conquer,
    custom_box,
    keys,
    storm,
)
from tests.rules.zizka.scene import ANA, BEN, CLEO, DAN, ZizkaScene, zizka

EASY, HARD = CASTLES["easy"], CASTLES["hard"]
WILD_3 = ("wild", "wild", "wild")
EASY_1 = (WILD_3, WILD_3, WILD_3)
"""Dice that fill all rows of easy-1: three swords, three shields, a sword and a speech."""
NOTHING = ("speech", "speech", "speech")
"""Dice that fill neither of the first two rows."""


def known(scene: ZizkaScene, difficulty: str, seat: int | None = None) -> list[str | None]:
    """Return the cards of a deck that a viewer knows, from the top on."""
    deck = next(deck for deck in scene.table(seat)["castles"] if deck["difficulty"] == difficulty)
    return [None if card is None else str(card["name"]) for card in deck["known"]]


def cards(scene: ZizkaScene, difficulty: int = 0) -> list[str]:
    """Return what lies in a deck, from the top down."""
    return [
        scene.state.box.castles[card].name for card in reversed(scene.state.castles[difficulty])
    ]


def won(scene: ZizkaScene, seat: int = ANA) -> list[str]:
    """Return the castles that a seat has taken, as everybody sees them."""
    names: list[str] = scene.table()["seats"][seat]["castles"]
    return names


def gains(scene: ZizkaScene) -> tuple[int, int, int, int]:
    """Return Ana's coins, points, morale and luck."""
    state = scene.state
    return state.coins[ANA], state.vp[ANA], state.morale[ANA], state.luck[ANA]


def taken(card: str, *rows: tuple[str, ...]) -> ZizkaScene:
    """Let Ana fill all rows of a card, with as many dice as there are faces."""
    scene = conquer(besieging(card, len(rows[0])), *rows)
    scene.do(f"fill {len(rows)} 0")
    return scene


# Beginning ----------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-CONQUEST-01")
@pytest.mark.parametrize(("space", "card"), [(EASY, "easy-3"), (HARD, "hard-3")])
def test_a_conquest_begins_on_the_space_of_its_difficulty_and_takes_an_action(
    space: str, card: str
) -> None:
    scene = zizka(2).at(ANA, space).castles("easy-3").castles("hard-3").begin()
    assert scene.options(verb="conquer") == ["conquer"]
    scene.do("conquer")
    difficulty = card.split("-")[0]
    told = {"event": "besieged", "seat": ANA, "card": card, "difficulty": difficulty}
    assert scene.events(BEN, "besieged") == [told]
    scene.do("give-up")
    assert (scene.asked, scene.prompt, scene.state.actions) == ((ANA,), "act", 1)


@pytest.mark.clause("ZIZ-CONQUEST-01")
@pytest.mark.parametrize("space", ["pisek", "usti", "inn-protivin", "road-kaplice"])
def test_castles_cannot_be_attacked_elsewhere(space: str) -> None:
    scene = zizka(2).at(ANA, space).at(BEN, EASY).begin()
    assert scene.options(verb="conquer") == []


@pytest.mark.clause("ZIZ-CONQUEST-02", "ZIZ-CONQUEST-03")
@pytest.mark.parametrize(
    ("won_before", "space", "options"),
    [
        ("easy-2", EASY, []),
        ("hard-2", HARD, []),
        ("easy-2", HARD, ["conquer"]),
        ("hard-2", EASY, ["conquer"]),
    ],
)
def test_a_player_takes_one_castle_of_each_difficulty(
    won_before: str, space: str, options: list[str]
) -> None:
    scene = zizka(2).at(ANA, space).conquered(ANA, won_before).begin()
    assert scene.options(verb="conquer") == options


@pytest.mark.clause("ZIZ-CONQUEST-02")
def test_a_conquest_ends_attacks_on_castles_of_its_difficulty() -> None:
    scene = taken("easy-1", *EASY_1)
    scene.do("vice")
    assert (scene.asked, scene.state.actions) == ((ANA,), 1)
    assert scene.options(verb="conquer") == []


@pytest.mark.clause("ZIZ-CONQUEST-03")
def test_castles_taken_by_others_do_not_matter() -> None:
    scene = zizka(2).at(ANA, EASY).conquered(BEN, "easy-2").begin()
    assert scene.options(verb="conquer") == ["conquer"]


@pytest.mark.clause("ZIZ-CONQUEST-04")
@pytest.mark.parametrize("viewer", [ANA, BEN, None])
def test_the_top_card_is_turned_up_for_everybody(viewer: int | None) -> None:
    scene = besieging("easy-4", 3).begin()
    assert known(scene, "easy", viewer) == [None] * 5
    scene.do("conquer")
    assert known(scene, "easy", viewer) == ["easy-4", None, None, None, None]
    assert known(scene, "hard", viewer) == [None] * 5
    rows = scene.table(viewer)["castles"][0]["known"][0]["rows"]
    nothing = {"sword": 0, "shield": 0, "speech": 0, "wild": 0}
    assert rows == [
        {**nothing, "speech": 2},
        {**nothing, "sword": 2, "shield": 1},
        {**nothing, "sword": 1, "shield": 2, "speech": 1},
    ]


@pytest.mark.clause("ZIZ-CONQUEST-04")
def test_the_card_is_seen_before_any_die_is_rolled() -> None:
    scene = besieging("easy-4", 3).begin()
    scene.do("conquer")
    assert keys(scene) == ["besieged"]
    assert scene.decision().arguments == {"card": "easy-4", "row": 1, "count": 3}


# Rows ---------------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-CONQUEST-05")
def test_rows_are_stormed_from_top_to_bottom_each_with_a_fresh_roll() -> None:
    scene = conquer(besieging("easy-1", 3), ("sword", "sword", "sword"))
    assert scene.options() == ["fill 1 0", "give-up"]
    scene.do("fill 1 0")
    assert (scene.prompt, scene.decision().arguments["row"]) == ("storm", 2)
    assert scene.options() == ["storm", "give-up"]
    assert scene.table()["roll"] is None
    storm(scene, "shield", "shield", "wild")
    [told] = scene.events(BEN, "rolled")
    assert (told["purpose"], told["faces"]) == ("obstacle", ["shield", "shield", "wild"])
    assert scene.options() == ["fill 2 0", "give-up"]
    scene.do("fill 2 0")
    assert (scene.prompt, scene.decision().arguments["row"]) == ("storm", 3)
    storm(scene, "speech", "shield", "sword")
    assert scene.options() == ["fill 3 0", "give-up"]


@pytest.mark.clause("ZIZ-CONQUEST-06")
def test_dice_rerolls_and_printed_icons_are_available_again_for_every_row() -> None:
    scene = besieging("easy-1", 1, "jitka", "bara").favour(ANA, "wenceslas")
    conquer(scene, ("shield", "wenceslas/wild"))
    dice = [{"die": "entourage", "face": "shield", "locked": False}]
    dice += [{"die": "wenceslas", "face": "wild", "locked": False}]
    assert scene.table()["roll"]["dice"] == dice
    scene.roll("sword")
    scene.do("reroll 1")
    assert scene.icons() == {"sword": 2, "shield": 1, "speech": 1, "wild": 1}
    scene.do("fill 1 0")
    storm(scene, "sword", "wenceslas/shield")
    assert scene.options() == ["reroll 1", "reroll 2", "stop"], "the reroll is there again"
    assert scene.icons() == {"sword": 2, "shield": 2, "speech": 1, "wild": 0}
    scene.roll("shield")
    scene.do("reroll 1")
    assert scene.options() == ["fill 2 0", "give-up"]


@pytest.mark.clause("ZIZ-CONQUEST-06")
def test_conditional_abilities_do_not_help_against_castles() -> None:
    scene = conquer(besieging("easy-1", 1, "ctibor", "prokop"), ("sword",) * 4)
    assert scene.events(None, "rolled")[0]["thrown"] == ["entourage"] * 4


@pytest.mark.clause("ZIZ-CONQUEST-07")
def test_icons_that_are_left_over_do_not_help_the_next_row() -> None:
    """The first row of easy-1 gets three dice too many, the second one too few."""
    scene = besieging("easy-1", 6)
    conquer(scene, (*WILD_3, *WILD_3), ("shield", "shield", *NOTHING, "sword"))
    assert keys(scene, "repelled") == ["repelled"]


@pytest.mark.clause("ZIZ-CONQUEST-07")
def test_a_printed_icon_counts_once_in_each_row() -> None:
    """Lukáš shows a sword and a shield; the rows ask for three of each."""
    scene = conquer(besieging("easy-1", 2, "lukas"), ("sword", "sword"), ("shield", "shield"))
    assert scene.icons() == {"sword": 1, "shield": 3, "speech": 0, "wild": 0}
    assert scene.options() == ["fill 2 0", "give-up"]


@pytest.mark.clause("ZIZ-CONQUEST-08")
def test_luck_may_be_spent_on_any_row_and_is_gone_for_the_next() -> None:
    scene = besieging("easy-1", 2).luck(ANA, 3)
    conquer(scene, ("sword", "speech"))
    assert scene.options() == ["fill 1 2", "give-up"]
    scene.do("fill 1 2")
    assert scene.state.luck[ANA] == 1
    storm(scene, "shield", "wild")
    assert scene.options() == ["fill 2 1", "give-up"]
    scene.do("fill 2 1")
    assert scene.state.luck[ANA] == 0
    storm(scene, "sword", "sword")
    assert keys(scene, "repelled") == ["repelled"], "a speech is missing, and no luck is left"


@pytest.mark.clause("ZIZ-CONQUEST-08")
def test_icons_from_luck_add_nothing_to_the_next_row() -> None:
    scene = conquer(besieging("easy-1", 2).luck(ANA, 1), ("sword", "wild"))
    scene.do("fill 1 1")
    storm(scene, "shield", "wild")
    assert keys(scene, "repelled") == ["repelled"]


@pytest.mark.clause("ZIZ-CONQUEST-08")
@pytest.mark.parametrize(("may_be_wild", "options"), [(True, ["fill 3 1", "give-up"]), (False, [])])
def test_a_row_of_wilds_takes_luck_where_luck_may_be_wild(
    may_be_wild: bool, options: list[str]
) -> None:
    """The rows of hard-5 are four swords, four shields and two wilds."""
    scene = besieging("hard-5", 6, box=custom_box(luck_token_may_be_wild=may_be_wild))
    six = (*WILD_3, *WILD_3)
    conquer(scene.luck(ANA, 2), six, six, ("wild", *["sword"] * 5))
    assert [option for option in scene.options() if option in ("fill 3 1", "give-up")] == options
    assert keys(scene, "repelled") == ([] if options else ["repelled"])


@pytest.mark.clause("ZIZ-CONQUEST-09")
def test_a_failed_row_ends_the_conquest() -> None:
    scene = conquer(besieging("easy-1", 3), NOTHING)
    assert scene.prompt == "act"
    assert keys(scene, "breached", "repelled") == ["repelled"]
    assert scene.table()["siege"] is None


@pytest.mark.clause("ZIZ-CONQUEST-10")
@pytest.mark.parametrize("rows", [1, 2])
def test_an_unfinished_card_brings_only_the_luck_of_a_failure(rows: int) -> None:
    scene = conquer(besieging("easy-1", 3), *EASY_1[:rows], NOTHING)
    assert gains(scene) == (0, 0, 0, 1)
    assert won(scene) == []


@pytest.mark.clause("ZIZ-CONQUEST-10")
def test_nothing_is_paid_before_the_last_row() -> None:
    scene = conquer(besieging("hard-1", 6), *[(*WILD_3, *WILD_3)] * 3)
    assert gains(scene) == (0, 0, 0, 0)
    scene.do("fill 3 0")
    assert gains(scene) == (0, 5, 0, 0)


# Success ------------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-CONQUEST-11")
@pytest.mark.parametrize(("step", "morale"), [("virtue", 1), ("vice", -1)])
def test_an_easy_castle_brings_four_coins_two_points_and_a_step(step: str, morale: int) -> None:
    scene = taken("easy-1", *EASY_1)
    told = {"event": "conquered", "seat": ANA, "card": "easy-1", "difficulty": "easy"}
    assert scene.events(BEN, "conquered") == [told]
    assert gains(scene) == (4, 2, 0, 0)
    assert (scene.asked, scene.prompt) == ((ANA,), "choose-step")
    scene.do(step)
    assert gains(scene) == (4, 2, morale, 0)


@pytest.mark.clause("ZIZ-CONQUEST-11")
@pytest.mark.parametrize(("limited", "coins"), [(True, 1), (False, 4)])
def test_the_coins_of_a_castle_come_from_a_reserve_that_a_table_may_limit(
    limited: bool, coins: int
) -> None:
    scene = besieging("easy-1", 3, box=custom_box(coin_supply_is_limited=limited)).coins(BEN, 76)
    conquer(scene, *EASY_1)
    scene.do("fill 3 0")
    assert scene.state.coins == [coins, 76]


@pytest.mark.clause("ZIZ-CONQUEST-12")
def test_a_hard_castle_brings_five_points_and_nothing_else() -> None:
    scene = taken("hard-4", *[(*WILD_3, *WILD_3)] * 2)
    assert gains(scene) == (0, 5, 0, 0)
    assert scene.prompt == "act", "no step is asked for"
    assert scene.entourage_of(ANA) == ["albrecht", "ales", "gunter", "hans"]


@pytest.mark.clause("ZIZ-CONQUEST-13")
def test_a_taken_castle_is_kept_and_leaves_its_deck() -> None:
    scene = taken("easy-1", *EASY_1)
    scene.do("virtue")
    assert won(scene) == ["easy-1"]
    assert sorted(cards(scene)) == ["easy-2", "easy-3", "easy-4", "easy-5"]
    assert known(scene, "easy", BEN) == [None] * 4, "the next card is hidden"
    assert cards(scene, 1) == [f"hard-{at}" for at in range(5, 0, -1)]


# Failure ------------------------------------------------------------------------------------------


@pytest.mark.clause("ZIZ-CONQUEST-14")
@pytest.mark.parametrize("viewer", [ANA, BEN, None])
def test_a_castle_that_held_out_goes_to_the_bottom_known_to_all(
    viewer: int | None,
) -> None:
    scene = besieging("easy-1", 3).castles("easy-1", "easy-4", "easy-2")
    conquer(scene, NOTHING)
    assert cards(scene) == ["easy-4", "easy-2", "easy-5", "easy-3", "easy-1"]
    assert known(scene, "easy", viewer) == [None, None, None, None, "easy-1"]
    assert gains(scene) == (0, 0, 0, 1)
    assert scene.events(viewer, "repelled") == [
        {"event": "repelled", "seat": ANA, "card": "easy-1"}
    ]


@pytest.mark.clause("ZIZ-CONQUEST-14")
def test_the_luck_of_a_failure_comes_from_the_twelve() -> None:
    scene = conquer(besieging("easy-1", 3).luck(BEN, 12), NOTHING)
    assert scene.state.luck == [0, 12]


@pytest.mark.clause("ZIZ-CONQUEST-15")
def test_the_next_action_may_bring_another_attempt_at_the_next_card() -> None:
    scene = besieging("easy-1", 3).castles("easy-1", "easy-4")
    conquer(scene, NOTHING)
    assert (scene.asked, scene.state.actions) == ((ANA,), 1)
    scene.do("conquer")
    assert scene.events(BEN, "besieged")[0]["card"] == "easy-4"
    storm(scene, "speech", "speech", "shield")
    assert scene.options() == ["fill 1 0", "give-up"], "two speeches"


@pytest.mark.clause("ZIZ-CONQUEST-15")
def test_a_later_turn_may_bring_another_attempt() -> None:
    scene = besieging("easy-1", 3).castles("easy-1", "easy-4")
    conquer(scene, NOTHING)
    scene.end_turn()
    scene.end_turn()
    assert scene.asked == (ANA,)
    scene.do("conquer")
    assert scene.events(None, "besieged")[0]["card"] == "easy-4"


@pytest.mark.clause("ZIZ-CONQUEST-15")
def test_a_deck_of_one_card_shows_the_same_again() -> None:
    scene = besieging("easy-1", 3).castles("easy-1", nothing_else=True)
    conquer(scene, NOTHING)
    scene.do("conquer")
    assert scene.events(None, "besieged")[0]["card"] == "easy-1"


@pytest.mark.clause("ZIZ-CONQUEST-16")
@pytest.mark.parametrize("rows", [0, 1, 2])
def test_giving_up_before_any_row_is_a_failure(rows: int) -> None:
    scene = besieging("easy-1", 3)
    conquer(scene, *EASY_1[:rows])
    if rows:
        scene.do(f"fill {rows} 0")
    assert (scene.prompt, scene.options()) == ("storm", ["storm", "give-up"])
    scene.do("give-up")
    assert gains(scene) == (0, 0, 0, 1)
    assert (cards(scene)[-1], won(scene)) == ("easy-1", [])


@pytest.mark.clause("ZIZ-CONQUEST-16")
@pytest.mark.parametrize("rows", [1, 2, 3])
def test_leaving_a_row_unfilled_is_a_failure(rows: int) -> None:
    scene = conquer(besieging("easy-1", 3), *EASY_1[:rows])
    assert (scene.prompt, scene.options()) == ("breach", [f"fill {rows} 0", "give-up"])
    scene.do("give-up")
    assert gains(scene) == (0, 0, 0, 1)
    assert (cards(scene)[-1], won(scene)) == ("easy-1", [])


@pytest.mark.clause("ZIZ-CONQUEST-17")
def test_the_step_must_be_taken_in_either_direction() -> None:
    scene = taken("easy-1", *EASY_1)
    assert scene.options() == ["virtue", "vice"]


@pytest.mark.clause("ZIZ-CONQUEST-17")
@pytest.mark.parametrize(
    ("start", "step", "morale", "points"),
    [(2, "virtue", 2, 3), (2, "vice", 1, 2), (-2, "vice", -2, 3), (-2, "virtue", -1, 2)],
)
def test_a_step_off_the_track_is_a_point(start: int, step: str, morale: int, points: int) -> None:
    scene = besieging("easy-1", 3).morale(ANA, start)
    conquer(scene, *EASY_1)
    scene.do("fill 3 0")
    scene.do(step)
    assert gains(scene) == (4, points, morale, 0)


@pytest.mark.clause("ZIZ-CONQUEST-17")
def test_members_who_reject_the_reached_end_leave() -> None:
    scene = besieging("easy-1", 1, "racek").morale(ANA, 1)
    conquer(scene, *EASY_1)
    scene.do("fill 3 0")
    scene.do("virtue")
    assert (scene.entourage_of(ANA), scene.discarded(1)) == (["gunter"], ["racek"])


@pytest.mark.clause("ZIZ-CONQUEST-18")
def test_the_row_being_stormed_is_public() -> None:
    def siege(scene: ZizkaScene) -> Any:
        return scene.table(BEN)["siege"]

    scene = besieging("easy-1", 3).begin()
    assert siege(scene) is None
    scene.do("conquer")
    assert siege(scene) == {"seat": ANA, "difficulty": "easy", "row": 1}
    storm(scene, *WILD_3)
    assert siege(scene) == {"seat": ANA, "difficulty": "easy", "row": 1}
    scene.do("fill 1 0")
    assert siege(scene) == {"seat": ANA, "difficulty": "easy", "row": 2}
    scene.do("give-up")
    assert siege(scene) is None


@pytest.mark.clause("ZIZ-CONQUEST-19")
@pytest.mark.parametrize("difficulty", [0, 1])
def test_there_are_five_cards_of_each_difficulty(difficulty: int) -> None:
    assert [castle.difficulty for castle in standard().castles].count(difficulty) == 5


@pytest.mark.clause("ZIZ-CONQUEST-19")
@pytest.mark.parametrize("difficulty", ["easy", "hard"])
def test_the_fourth_of_four_players_still_finds_two_cards(difficulty: str) -> None:
    scene = zizka(4).at(DAN, CASTLES[difficulty])
    scene.conquered(ANA, f"{difficulty}-1").conquered(BEN, f"{difficulty}-2")
    scene.conquered(CLEO, f"{difficulty}-3").begin(DAN)
    scene.do("conquer")
    assert len(known(scene, difficulty)) == 2
    scene.do("give-up")
    scene.do("conquer")
    assert len(known(scene, difficulty)) == 2
