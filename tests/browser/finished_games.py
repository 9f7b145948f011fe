"""Finished games, which bots without delay have played to the end before the tests."""

from typing import Any, Final

from tests.server.live_client import Seat, post

_PLAYED: Final = [
    ("avalon", ("greedy", "random")),
    ("avalon", ("greedy", "greedy")),
    ("avalon", ("me", "greedy")),
    ("guilds", ("greedy", "greedy", "random", "greedy", "random")),
]
_TABLES: Final[dict[tuple[int, str, tuple[str, ...]], Any]] = {}


def play_finished_games(port: int) -> None:
    """Play all of these tables to the end; a person at one leaves the seat to a bot."""
    for game, seats in _PLAYED:
        settings = {"game": game, "options": {}, "seats": seats}
        made = post(port, "tables", {"settings": settings, "name": "Ana"})
        spectator = Seat(port, made["table"], made["key"] or "")
        if made["key"]:
            spectator.send({"type": "leave", "token": "leave"})
        while spectator.latest["info"]["status"] != "over":
            spectator.until("update")
        spectator.close()
        _TABLES[port, game, seats] = made


def leave_to_a_bot(port: int, table: Any) -> None:
    """Leave the seat to a bot; where nobody else sits, the page would offer to resign instead."""
    leaving = Seat(port, table["table"], table["key"])
    leaving.send({"type": "leave", "token": "leave"})
    leaving.until("done")
    leaving.close()


def play_until_lines(port: int, table: Any, lines: int) -> None:
    """Take the first choice until the chronicle has so many lines."""
    seat = Seat(port, table["table"], table["key"])
    while len(seat.chronicle) < lines:
        if seat.latest["decision"]:
            seat.answer(seat.latest["decision"]["options"][0]["choice"])
            seat.at(seat.until("done", "refused").get("position", 0))
        else:
            seat.until("update")
    seat.close()


def finished_table(port: int, game: str, seats: list[str]) -> Any:
    """Return a finished table, with the key of the seat that was left. No test changes it."""
    return _TABLES[port, game, tuple(seats)]
