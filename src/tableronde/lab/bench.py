"""The benchmark: random decisions per second of each game, and the cost of a copy.

Machines are noisy, so only ratios within one run are meaningful. The subjects are measured in turn
in short rounds, on one core, in CPU time; the result is the median of all slices.
"""

import statistics
import time
from collections.abc import Iterator, Sequence
from typing import Any, Final, Protocol

import msgspec
from rich.console import Console
from rich.table import Table

from tableronde import games
from tableronde.bots import Bot, seed_for
from tableronde.bots.random_bot import RandomBot
from tableronde.core.game import AnyGame
from tableronde.core.state import State
from tableronde.lab.simulate import play_fast

SLICE_SECONDS: Final = 0.2
COPY_BATCHES: Final = 30
COPIES: Final = 1000
LONGEST: Final = 20_000
"""Decisions after which a game is abandoned; six random players of Fief may need far more."""


class Sample(msgspec.Struct):
    """The result of one round: decisions per second in each slice, and the cost of a copy."""

    rates: list[float]
    copy_us: float


class Subject(Protocol):
    """Something that can be measured."""

    name: str

    def measure(self, seconds: float, number: int) -> Sample:
        """Measure in round `number`, for this many CPU seconds."""


class OwnGame:
    """One of our games with a number of players."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.name = f"{game.ID} ({seats})"
        self._game: Final = game
        self._seats: Final = seats
        self._middle: State | None = None

    def measure(self, seconds: float, number: int) -> Sample:
        """Play games at random, and copy a position in the middle of one."""
        rates = _decision_rates(self._game, self._seats, number, seconds)
        if self._middle is None:
            self._middle = _middle_of_a_game(self._game, self._seats)
        return Sample(rates, _copy_microseconds(self._middle))


class Figures(msgspec.Struct):
    """The results of all rounds."""

    name: str
    rates: list[float] = []
    copy_us: float = 0.0

    @property
    def median(self) -> float:
        return statistics.median(self.rates)

    def add(self, sample: Sample) -> None:
        """Add the result of a round."""
        self.rates += sample.rates
        self.copy_us = min(self.copy_us or sample.copy_us, sample.copy_us)


def measure(seconds: float, rounds: int, others: Sequence[Subject] = ()) -> list[Figures]:
    """Measure all games and then the others in turn, each for this many CPU seconds (finite)."""
    subjects = [*(OwnGame(game, seats) for game, seats in _tables()), *others]
    figures = [Figures(subject.name) for subject in subjects]
    for number in range(rounds):
        for subject, found in zip(subjects, figures, strict=True):
            found.add(subject.measure(seconds / rounds, number))
    return figures


def _tables() -> Iterator[tuple[AnyGame, int]]:
    """Yield each game with its fewest and its most players."""
    for game in games.GAMES.values():
        yield from ((game, seats) for seats in sorted({game.SEATS[0], game.SEATS[-1]}))


def _decision_rates(game: AnyGame, seats: int, number: int, seconds: float) -> list[float]:
    rates: list[float] = []
    played = 0
    end = time.process_time() + seconds
    while (start := time.process_time()) < end or not rates:
        decisions = 0
        while (now := time.process_time()) < start + SLICE_SECONDS:
            decisions += _played(game, seats, f"bench/{number}/{played}", LONGEST).number
            played += 1
        rates.append(decisions / (now - start))
    return rates


def _middle_of_a_game(game: AnyGame, seats: int) -> State:
    whole = _played(game, seats, "bench", LONGEST)
    return _played(game, seats, "bench", whole.number // 2)


def _played(game: AnyGame, seats: int, seed: str, most: int) -> State:
    """Play a game at random, or the first `most` decisions of it."""
    bots: list[Bot] = [RandomBot(game, seed_for(seed, seat)) for seat in range(seats)]
    return play_fast(game, game.check_options(seats, {}), seed, bots, most)


def _copy_microseconds(state: State) -> float:
    """Return the cost of one copy, in the fastest batch."""
    costs = []
    for _ in range(COPY_BATCHES):
        start = time.process_time()
        for _ in range(COPIES):
            state.copy()
        costs.append((time.process_time() - start) / COPIES)
    return min(costs) * 1e6


def summary(figures: list[Figures], baseline: str = "") -> list[dict[str, Any]]:
    """Return one object per row. `ratio` is relative to the row named `baseline`, if any."""
    rows: list[dict[str, Any]] = [
        {
            "name": row.name,
            "decisions_per_second": round(row.median),
            "best": round(max(row.rates)),
            "slices": len(row.rates),
            "copy_us": round(row.copy_us, 2),
        }
        for row in figures
    ]
    if baseline:
        [one] = [row.median for row in figures if row.name == baseline]
        for row, found in zip(rows, figures, strict=True):
            row["ratio"] = round(found.median / one, 2)
    return rows


def show(rows: list[dict[str, Any]], console: Console, baseline: str = "") -> None:
    """Print the rows as a table."""
    table = Table(title="Random play on one core")
    ratio = [f"× {baseline}"] if baseline else []
    for heading in ("", "decisions/s", "best slice", "slices", "copy µs", *ratio):
        table.add_column(heading, justify="right" if heading else "left")
    for row in rows:
        rates = f"{row['decisions_per_second']:,}", f"{row['best']:,}"
        ratios = [f"{row['ratio']:.2f}"] if baseline else []
        table.add_row(row["name"], *rates, str(row["slices"]), f"{row['copy_us']:.2f}", *ratios)
    console.print(table)
