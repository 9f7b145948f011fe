"""BOARD: spaces, paths, tokens, tables."""

from collections import Counter

import pytest

from tableronde.core.match import Match
from tableronde.games.zizka.game import Zizka
from tests.rules.zizka.paths import PATHS, SPACES, beside
from tests.rules.zizka.scene import ANA, BEN, CLEO, DAN, QUIET, zizka

GAME = Zizka()
LARGE = 18
TOKENS = 34


@pytest.mark.clause("ZIZ-BOARD-01")
@pytest.mark.parametrize(
    ("space", "near"),
    [
        ("tyn", {"inn-protivin", "bechyne", "inn-veseli", "hluboka"}),
        ("kozi-hradek", {"usti", "sobeslav"}),
        ("rozmberk", {"road-kaplice", "krumlov"}),
        ("strakonice", {"pisek", "road-volyne", "vodnany"}),
    ],
)
def test_one_step_follows_a_path(space: str, near: set[str]) -> None:
    scene = zizka(2).at(ANA, space).warrant(ANA, 3).begin()
    assert set(scene.options(verb="move")) == {f"move {there}" for there in near}


@pytest.mark.clause("ZIZ-BOARD-01")
def test_the_paths_of_the_board_go_both_ways() -> None:
    shown = {space["name"]: set(space["links"]) for space in zizka(2).begin().table()["spaces"]}
    assert shown == {space: beside(space) for space in SPACES}
    assert sum(map(len, shown.values())) == 2 * len(PATHS) == 2 * 47


@pytest.mark.clause("ZIZ-BOARD-02", "ZIZ-BOARD-04")
def test_the_spaces_and_their_kinds() -> None:
    spaces = zizka(2).begin().table()["spaces"]
    assert Counter(space["kind"] for space in spaces) == {
        "start": 2,
        "event": 16,
        "tavern": 4,
        "conquest-easy": 1,
        "conquest-hard": 1,
        "waypoint": 6,
    }


@pytest.mark.clause("ZIZ-BOARD-02")
@pytest.mark.parametrize(
    ("space", "verbs"),
    [
        ("strakonice", set()),
        ("pisek", set()),
        ("inn-protivin", {"hire-instead", "send-away"}),
        ("kozi-hradek", {"conquer"}),
        ("rozmberk", {"conquer"}),
        ("road-zvikov", set()),
    ],
)
def test_a_space_offers_what_its_kind_offers(space: str, verbs: set[str]) -> None:
    """The large spaces are empty here."""
    scene = zizka(2).at(ANA, space).coins(ANA, 9)
    scene.tables(1, "raz", "hynek", "benes").begin()
    offered = {option.split()[0] for option in scene.options()}
    assert offered - {"move", "end-turn"} == verbs


@pytest.mark.clause("ZIZ-BOARD-03")
def test_every_large_space_gets_one_token_and_no_other_space_any() -> None:
    scene = zizka(2).begin()
    scene.end_turn()
    holding = {space["kind"] for space in scene.table()["spaces"] if space["token"] is not None}
    assert holding == {"start", "event"}
    assert sum(space["token"] is not None for space in scene.table()["spaces"]) == LARGE
    assert scene.table()["heap"] == TOKENS - LARGE


@pytest.mark.clause("ZIZ-BOARD-03")
def test_a_space_with_a_token_gets_no_second_one() -> None:
    scene = zizka(2).token("pisek", "raid-1").begin()
    scene.end_turn()
    laid = [token for token in scene.state.tokens if token >= 0]
    scene.end_turn()
    assert scene.lies_at("pisek") == "raid-1"
    assert [token for token in scene.state.tokens if token >= 0] == laid
    assert len(scene.state.heap) == TOKENS - LARGE
    assert not scene.state.used


@pytest.mark.clause("ZIZ-BOARD-04")
@pytest.mark.parametrize("start", ["strakonice", "trocnov"])
def test_a_start_space_begins_empty_and_is_an_event_space_from_then_on(start: str) -> None:
    seen = {space["name"]: space for space in Match(GAME, 2, 1).view()["table"]["spaces"]}
    assert (seen[start]["kind"], seen[start]["token"]) == ("start", None)
    scene = zizka(2).at(ANA, start).token(start, "raid-1").entourage(ANA, "bratrice").begin()
    scene.do("event")
    scene.do("fill 1 0")
    assert scene.state.coins[ANA] == 3
    assert scene.lies_at(start) is None
    scene.do(f"move {'pisek' if start == 'strakonice' else 'nove-hrady'}")
    assert scene.lies_at(start) is not None, "it is refilled"


@pytest.mark.clause("ZIZ-BOARD-05")
@pytest.mark.parametrize("space", ["strakonice", "pisek", "inn-lhenice", "rozmberk", QUIET])
def test_all_figures_may_stand_on_one_space(space: str) -> None:
    scene = zizka(4)
    for seat in (BEN, CLEO, DAN):
        scene.at(seat, space)
    scene.at(ANA, min(beside(space))).begin()
    scene.do(f"move {space}")
    assert [player["space"] for player in scene.table()["seats"]] == [space] * 4


@pytest.mark.clause("ZIZ-BOARD-06")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_level_has_three_tables_with_a_card_each(seats: int) -> None:
    offers = Match(GAME, seats, 1).view()["table"]["offers"]
    assert [offer["level"] for offer in offers] == [1, 2]
    for offer in offers:
        assert [card["level"] for card in offer["tables"]] == [offer["level"]] * 3
        assert len({card["name"] for card in offer["tables"]}) == 3


@pytest.mark.clause("ZIZ-BOARD-06")
def test_a_table_never_holds_more_than_one_card() -> None:
    """Two members are hired: their tables are filled again, the third is left alone."""
    scene = zizka(2).at(ANA, "inn-protivin").entourage(ANA).coins(ANA, 9)
    scene.tables(1, "raz", "hynek", "benes").deck(1, "divis", "eliska").begin()
    scene.do("hire raz")
    scene.do("hire hynek")
    assert [card["name"] for card in scene.table()["offers"][0]["tables"]] == [
        "divis",
        "eliska",
        "benes",
    ]
