"""Tests that hidden information never leaves the server.

Whole games are played over real sockets, with people, a second tab and a spectator who do
everything that can be done at a table. Every frame is recorded. Afterwards the kernel replays
the record, and every message must hold exactly what `Match` shows and reports to that seat at
that point, and nothing else. That the kernel's views and events hide what they must is tested in
tests/games and tests/rules; that messages arrive in the same frames whatever is hidden, in
test_leaks.py."""

from pathlib import Path
from random import Random
from typing import Final

import pytest

from tableronde import games
from tests.server.frame_checker import FrameChecker, ReplayedGame, check_listing
from tests.server.live_client import free_port, get, server_forker
from tests.server.random_players import ORDERING_SEAT, TABLE, RandomPlayers, prepare_table

GAMES: Final = [
    ("avalon", 2, {"first": "0"}, "the-secret-of-avalon-2"),
    ("guilds", 3, {"first": "1", "rounds": "rulebook"}, "the-secret-of-the-guilds-3"),
    (
        "medieval-mastery",
        3,
        {
            "siege": "no",
            "teams": "none",
            "cutthroat": "no",
            "skirmish": "yes",
            "chaos": "yes",
            "first": "0",
        },
        "the-secret-of-mastery-3",
    ),
    (
        "zizka",
        2,
        {"side": "a", "expert": "yes", "level": "normal", "first": "0"},
        "the-secret-of-zizka-2",
    ),
    (
        "fief",
        3,
        {
            "relics": "yes",
            "fog": "yes",
            "diplomacy": "embassies",
            "money": "hidden",
            "gentle": "no",
            "die": "blank",
            "refresh": "never",
        },
        "the-secret-of-fief-3",
    ),
]
ANSWERS_BETWEEN_ACTIONS: Final = {"fief": 8}
"""Fief is long, so that other actions may be rarer there."""
IMPOSSIBLE_ACTIONS: Final = {"guilds": {"remark", "order"}, "fief": set()}
"""Actions that are impossible in a game without windows, or without remarks."""


@pytest.mark.parametrize(
    ("game", "seats", "options", "seed"), GAMES, ids=[game[0] for game in GAMES]
)
def test_a_whole_game_sends_only_what_the_kernel_shows(
    tmp_path: Path, game: str, seats: int, options: dict[str, str], seed: str
) -> None:
    db = str(tmp_path / "tables.db")
    prepare_table(db, game, seats, seed, options)
    with server_forker() as servers:
        port = free_port()
        servers.start(port, db)
        players = RandomPlayers(
            port, seats, Random(seed), every=ANSWERS_BETWEEN_ACTIONS.get(game, 2)
        )
        try:
            players.play()
            players.look_at_everything()
            record = get(port, f"api/tables/{TABLE}/record")
        finally:
            players.close()
    check_everything(players, ReplayedGame(record))
    missed = {name for name, times in players.action_counts.items() if not times}
    assert missed == IMPOSSIBLE_ACTIONS.get(game, {"remark"}), "the game was too short"


def check_everything(players: RandomPlayers, replayed: ReplayedGame) -> None:
    """Check every frame of every connection."""
    kinds_by_seat: dict[int | None, set[str]] = {}
    for page in players.clients:
        for frames in page.connections:
            checker = FrameChecker(
                replayed, page.seat, players.said, silent=page.seat != ORDERING_SEAT
            )
            for frame in frames:
                checker.check(frame)
            kinds_by_seat.setdefault(page.seat, set()).update(checker.kinds)
        assert checker.over, "not the whole game"
    seen = {"welcome", "update", "done", "refused", "sight", "full-chronicle", "chat", "pong"}
    for seat, kinds in kinds_by_seat.items():
        assert kinds - {"advice"} == seen, seat
    advised = {seat for seat, kinds in kinds_by_seat.items() if "advice" in kinds}
    assert advised
    assert None not in advised
    for listing in players.listings:
        check_listing(listing)
        assert replayed.seed not in str(listing)
    assert players.refusals
    assert all(refusal == {"error": "not-over", "details": {}} for refusal in players.refusals)


def test_every_game_is_played() -> None:
    assert {game for game, _, _, _ in GAMES} == set(games.GAMES)
