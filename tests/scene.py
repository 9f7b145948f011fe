"""Builds any position in a few lines, to be played on in notation.

A scene deals no cards by itself: the scene of each game lays them out, and chance follows a
script."""

from typing import Any

from tableronde.core import kernel
from tableronde.core.chance import Chance
from tableronde.core.event import Event, Run
from tableronde.core.game import AnyGame
from tableronde.core.state import State


class ToldChance(Chance):
    """Chance that follows a script: `picks` and `rolls` are used up from the front; a shuffle takes
    the next order of `orders`, or changes nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.picks: list[int] = []
        self.orders: list[list[Any]] = []
        self.shuffled: list[list[Any]] = []

    def pick(self, count: int) -> int:
        self.used = True
        chosen = self.picks.pop(0) if self.picks else 0
        assert 0 <= chosen < count
        return chosen

    def below(self, limit: int) -> int:
        return self.pick(limit)

    def shuffle(self, things: list[Any]) -> None:
        self.used = True
        self.shuffled.append(sorted(things))
        if self.orders:
            order = self.orders.pop(0)
            assert sorted(order) == sorted(things), "an order must hold the same things"
            things[:] = order


class Scene:
    """A state being played. `do` answers in notation; `told` holds the events of the last
    answer."""

    def __init__(self, game: AnyGame, state: State) -> None:
        self.game = game
        self.state: Any = state
        self.chance = ToldChance()
        self.told: list[Event] = []

    # Playing ---------------------------------------------------------------------------------

    def settle(self) -> None:
        run = Run(self.chance, [])
        kernel.settle(self.state, run)
        self.told = run.events or []

    def do(self, notation: str, seat: int | None = None) -> None:
        """Answer the open question (of `seat`, where several are asked)."""
        seat = self.asked[0] if seat is None else seat
        may = (*self.asked, *self.unprompted)
        assert seat in may, f"seat {seat} is not asked; asked are {self.asked}"
        choice = self.game.LEXICON.parse(notation)
        options = self.state.stack[-1].options(self.state, seat)
        assert choice in options, f"{notation!r} is not among {self.options(seat)}"
        run = Run(self.chance, [])
        kernel.apply(self.state, seat, choice, run)
        self.told = run.events or []

    # Asking ----------------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[int, ...]:
        """Return the seats that must answer now."""
        return tuple(self.state.stack[-1].waiting(self.state)) if self.state.stack else ()

    @property
    def unprompted(self) -> tuple[int, ...]:
        """Return the seats that may answer without being waited for."""
        return tuple(self.state.stack[-1].unprompted(self.state)) if self.state.stack else ()

    @property
    def prompt(self) -> str:
        """Return the key of the open question; it is empty when the game is over."""
        return str(self.decision().prompt) if self.state.stack else ""

    def decision(self, seat: int | None = None) -> kernel.Decision:
        return kernel.decision(self.game, self.state, self.asked[0] if seat is None else seat)

    def options(self, seat: int | None = None, verb: str = "") -> list[str]:
        """Return the legal answers in notation, all or those of one verb."""
        seat = self.asked[0] if seat is None else seat
        choices = self.state.stack[-1].options(self.state, seat)
        return [self.game.LEXICON.text(choice) for choice in choices if verb in ("", choice.VERB)]

    def view(self, seat: int | None) -> Any:
        return kernel.view(self.game, self.state, seat)

    def events(self, seat: int | None, key: str = "") -> list[Any]:
        """Return what a seat (None: a spectator) sees of the last answer's events, all or of one
        key."""
        seen = (event.seen_by(seat) for event in self.told)
        return [event for event in seen if event is not None and key in ("", event["event"])]

    @property
    def result(self) -> Any:
        return None if self.state.result is None else self.state.result.plain()
