"""Hidden information never leaves the server: what is sent is what the kernel shows, byte for byte.

Whole games on real sockets, with people, a second tab and a spectator who do all that can be done
at a table. Every frame that each of them is sent is kept. Afterwards the record is replayed by the
kernel, and every message must hold what `Match` shows and tells that seat at that moment, and
nothing else. So the wire knows as much as the kernel; that the kernel's views and events hide what
they must is proved, for worlds that differ only in what a seat cannot know, in tests/games and
tests/rules. That what is sent also comes alike, in the same frames, is for test_leaks.py.
"""

from pathlib import Path
from random import Random
from typing import Final

import pytest

from tableronde import games
from tests.server.allowed import Ear, Ledger, check_listing
from tests.server.company import GIVES_ORDERS, TABLE, Company, prepared
from tests.server.live_client import free_port, get, server_forker

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
SELDOM: Final = {"fief": 8}
"""Every so many answers something else happens: a game of Fief is long enough."""
NEVER: Final = {"guilds": {"remark", "order"}, "fief": set()}
"""What cannot happen in a game without windows, or without remarks."""


@pytest.mark.parametrize(
    ("game", "seats", "options", "seed"), GAMES, ids=[game[0] for game in GAMES]
)
def test_a_whole_game_on_the_wire(
    tmp_path: Path, game: str, seats: int, options: dict[str, str], seed: str
) -> None:
    db = str(tmp_path / "tables.db")
    prepared(db, game, seats, seed, options)
    with server_forker() as servers:
        port = free_port()
        servers.start(port, db)
        company = Company(port, seats, Random(seed), every=SELDOM.get(game, 2))
        try:
            company.play()
            company.look_at_everything()
            record = get(port, f"api/tables/{TABLE}/record")
        finally:
            company.close()
    check_everything(company, Ledger(record))
    missed = {name for name, times in company.happened.items() if not times}
    assert missed == NEVER.get(game, {"remark"}), "the game was too short"


def check_everything(company: Company, ledger: Ledger) -> None:
    """Every frame of every connection."""
    heard: dict[int | None, set[str]] = {}
    for page in company.everyone:
        for frames in page.connections:
            ear = Ear(ledger, page.seat, company.said, silent=page.seat != GIVES_ORDERS)
            for frame in frames:
                ear.hear(frame)
            heard.setdefault(page.seat, set()).update(ear.kinds)
        assert ear.over, "not the whole game"
    seen = {"welcome", "update", "done", "refused", "sight", "lore", "chat", "pong"}
    for seat, kinds in heard.items():
        assert kinds - {"advice"} == seen, seat
    advised = {seat for seat, kinds in heard.items() if "advice" in kinds}
    assert advised
    assert None not in advised
    for listing in company.listings:
        check_listing(listing)
        assert ledger.seed not in str(listing)
    assert company.refusals
    assert all(refusal == {"error": "not-over", "details": {}} for refusal in company.refusals)


def test_every_game_is_played() -> None:
    assert {game for game, _, _, _ in GAMES} == set(games.GAMES)
