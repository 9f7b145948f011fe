"""Games that are over before anybody comes: bots that do not wait have played them to the end."""

from typing import Final

from tableronde.core.plain import Plain
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


def leave_to_a_bot(port: int, table: Plain) -> None:
    """Where nobody else sits the page offers to resign: so a bot plays on."""
    leaving = Seat(port, table["table"], table["key"])
    leaving.send({"type": "leave", "token": "leave"})
    leaving.until("done")
    leaving.close()


def play_on_for(port: int, table: Plain, lines: int) -> None:
    """Take the first choice until so much is told."""
    seat = Seat(port, table["table"], table["key"])
    while len(seat.chronicle) < lines:
        if seat.latest["decision"]:
            seat.answer(seat.latest["decision"]["options"][0]["choice"])
            seat.at(seat.until("done", "refused").get("position", 0))
        else:
            seat.until("update")
    seat.close()


def over_at(port: int, game: str, seats: list[str]) -> Plain:
    """The table, and the key of the seat that somebody left. Nobody changes it any more."""
    return _TABLES[port, game, tuple(seats)]
