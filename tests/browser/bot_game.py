"""Plays games through other connections than the pages that watch them; every answer is a bot's,
the same in every run."""

from collections.abc import Iterator
from typing import Any, Final

from tableronde import bots, games
from tests.server.live_client import Seat


class BotGame:
    """A table whose seats have the keys `key-n`, played by bots."""

    def __init__(self, port: int, table: str, game: str, seats: int) -> None:
        found = games.find(game)
        self.seats: Final = [Seat(port, table, f"key-{seat}") for seat in range(seats)]
        self._bots: Final = [bots.make("greedy", found, f"walk-{seat}") for seat in range(seats)]

    @property
    def position(self) -> int:
        return int(self.seats[0].latest["position"])

    @property
    def prompts(self) -> dict[int, str]:
        """Return what is asked now, by seat."""
        return {each["seat"]: each["prompt"] for each in self.seats[0].latest["view"]["waiting"]}

    def steps(self, most: int) -> Iterator[str]:
        """Give so many answers, one after the other, and yield the last event of each."""
        for _ in range(most):
            if not self.prompts:
                return
            self.step()
            yield str(self.seats[0].chronicle[-1]["event"])

    def step(self) -> None:
        """Answer for the first seat that is asked."""
        number = min(self.prompts)
        seat = self.seats[number]
        seat.at(self.position)
        decision = seat.latest["decision"]
        choices = [option["choice"] for option in decision["options"]]
        put: Any = {"seat": number, "options": choices}
        before = self.position
        seat.answer(choices[self._bots[number].choose(seat.latest["view"], put)])
        for each in self.seats:
            each.at(before + 1)

    def close(self) -> None:
        for seat in self.seats:
            seat.close()
