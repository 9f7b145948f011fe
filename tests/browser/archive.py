"""Games that are over before anybody comes: bots that do not wait have played them to the end."""

from typing import Final

from tableronde.core.state import Plain
from tests.server.live_client import Seat, post

_PLAYED: Final = [
    ("avalon", ("greedy", "random")),
    ("avalon", ("greedy", "greedy")),
    ("avalon", ("me", "greedy")),
    ("guilds", ("greedy", "greedy", "random", "greedy", "random")),
]
_TABLES: Final[dict[tuple[int, str, tuple[str, ...]], Plain]] = {}


def play_before(port: int) -> None:
    """At every one of these tables; where somebody sits, he leaves the seat to a bot."""
    for game, seats in _PLAYED:
        settings = {"game": game, "options": {}, "seats": seats}
        made = post(port, "tables", {"settings": settings, "name": "Ana"})
        watching = Seat(port, made["table"], made["key"] or "")
        if made["key"]:
            watching.send({"type": "leave", "token": "leave"})
        while watching.latest["info"]["status"] != "over":
            watching.until("update")
        watching.close()
        _TABLES[port, game, seats] = made


def over_at(port: int, game: str, seats: list[str]) -> Plain:
    """The table, and the key of the seat that somebody left. Nobody changes it any more."""
    return _TABLES[port, game, tuple(seats)]
