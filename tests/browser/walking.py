"""Games that are played behind the pages which look on: every answer is a bot's, and the same in
every run."""

from collections.abc import Iterator
from typing import Final

from tableronde import bots, games
from tests.server.live_client import Seat


class Walk:
    """A table where every seat has the key `key-n`."""

    def __init__(self, port: int, table: str, game: str, seats: int) -> None:
        found = games.find(game)
        self.seats: Final = [Seat(port, table, f"key-{seat}") for seat in range(seats)]
        self._bots: Final = [bots.make("greedy", found, f"walk-{seat}") for seat in range(seats)]

    @property
    def position(self) -> int:
        return int(self.seats[0].latest["position"])

    @property
    def prompts(self) -> dict[int, str]:
        """What is asked now, by seat."""
        return {each["seat"]: each["prompt"] for each in self.seats[0].latest["view"]["waiting"]}

    def steps(self, most: int) -> Iterator[str]:
        """So many answers, one after the other; what was told last, by the name of the event."""
        for _ in range(most):
            if not self.prompts:
                return
            self.step()
            yield str(self.seats[0].chronicle[-1]["event"])

    def step(self) -> None:
        """The first who is asked answers."""
        number = min(self.prompts)
        seat = self.seats[number]
        seat.at(self.position)
        decision = seat.latest["decision"]
        choices = [option["choice"] for option in decision["options"]]
        put = {"seat": number, "options": choices}
        before = self.position
        seat.answer(choices[self._bots[number].choose(seat.latest["view"], put)])
        for each in self.seats:
            each.at(before + 1)

    def close(self) -> None:
        for seat in self.seats:
            seat.close()
