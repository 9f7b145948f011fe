"""The benchmark: random decisions per second and the cost of a copy, beside the peers in one run.

These machines are noisy, so that only ratios within one run mean anything: our games and the
peers take turns in short rounds, on one core, measured in CPU time; the median of all slices
counts. `TABLERONDE_PEERS_PYTHON` names the interpreter that has the peers (`dev.py bench` makes
it); without it only our own figures are printed.
"""

import os
import statistics
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.table import Table

from tableronde import games
from tableronde.bots import Bot, RandomBot, seed_for
from tableronde.core.errors import PeerFailed, refused
from tableronde.core.game import Game
from tableronde.core.plain import Plain
from tableronde.core.state import State
from tableronde.lab.simulate import play_fast

SLICE_SECONDS: Final = 0.2
COPY_BATCHES: Final = 30
COPIES: Final = 1000
LONGEST: Final = 20_000
"""Decisions after which a game is left: six aimless players of Fief may need five times as many."""
PEERS: Final = ("catanatron", "chess")
YARDSTICK: Final = "catanatron"


class Figures(msgspec.Struct):
    """What was measured of one game or peer."""

    name: str
    rates: list[float] = []
    copy_us: float = 0.0

    @property
    def median(self) -> float:
        return statistics.median(self.rates)


def measure(seconds: float, rounds: int) -> list[Figures]:
    """All games and peers, in turn, for so many CPU seconds each (a finite number)."""
    peers_python = os.environ.get("TABLERONDE_PEERS_PYTHON")
    share = seconds / rounds
    figures: dict[str, Figures] = {}
    middles: dict[str, State] = {}
    for number in range(rounds):
        for game, seats in _tables():
            name = f"{game.ID} ({seats})"
            ours = figures.setdefault(name, Figures(name))
            ours.rates += _decision_rates(game, seats, number, share)
            if name not in middles:
                middles[name] = _middle_of_a_game(game, seats)
            cost = _copy_microseconds(middles[name])
            ours.copy_us = min(ours.copy_us or cost, cost)
        for peer in PEERS if peers_python else ():
            told = _run_peer(str(peers_python), peer, share, number)
            theirs = figures.setdefault(peer, Figures(peer))
            theirs.rates += told["rates"]
            theirs.copy_us = min(theirs.copy_us or told["copy_us"], told["copy_us"])
    return list(figures.values())


def _tables() -> Iterator[tuple[Game[Any], int]]:
    """Every game, at its fewest and its most players."""
    for game in games.GAMES.values():
        yield from ((game, seats) for seats in sorted({game.SEATS[0], game.SEATS[-1]}))


def _decision_rates(game: Game[Any], seats: int, number: int, seconds: float) -> list[float]:
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


def _middle_of_a_game(game: Game[Any], seats: int) -> State:
    whole = _played(game, seats, "bench", LONGEST)
    return _played(game, seats, "bench", whole.number // 2)


def _played(game: Game[Any], seats: int, seed: str, most: int) -> State:
    """A game of aimless players, or so many decisions of it."""
    bots: list[Bot] = [RandomBot(game, seed_for(seed, seat)) for seat in range(seats)]
    return play_fast(game, game.check_options(seats, {}), seed, bots, most)


def _copy_microseconds(state: State) -> float:
    """What one copy costs, in the fastest batch."""
    costs = []
    for _ in range(COPY_BATCHES):
        start = time.process_time()
        for _ in range(COPIES):
            state.copy()
        costs.append((time.process_time() - start) / COPIES)
    return min(costs) * 1e6


def _run_peer(python: str, peer: str, seconds: float, seed: int) -> Plain:
    script = Path(__file__).with_name("peers.py")
    command = [python, str(script), "--peer", peer, "--seconds", str(seconds), "--seed", str(seed)]
    try:
        done = subprocess.run(command, check=True, capture_output=True)
        return msgspec.json.decode(done.stdout)
    except OSError as error:
        why, detail = refused(error), ""
    except subprocess.CalledProcessError as error:
        said = error.stderr.decode(errors="replace").strip().splitlines()
        why, detail = ("said", said[-1]) if said else ("exit", str(error.returncode))
    except msgspec.DecodeError:
        why, detail = "no-json", ""
    raise PeerFailed(python=python, peer=peer, why=why, detail=detail)


def summary(figures: list[Figures]) -> list[Plain]:
    """One object a row; `ratio` is against Catanatron in the same run, where it was measured."""
    yardstick = next((row.median for row in figures if row.name == YARDSTICK), None)
    return [
        {
            "name": row.name,
            "decisions_per_second": round(row.median),
            "best": round(max(row.rates)),
            "slices": len(row.rates),
            "copy_us": round(row.copy_us, 2),
            "ratio": None if yardstick is None else round(row.median / yardstick, 2),
        }
        for row in figures
    ]


def show(rows: list[Plain], console: Console) -> None:
    table = Table(title="Random play on one core")
    for heading in ("", "decisions/s", "best slice", "slices", "copy µs", f"× {YARDSTICK}"):
        table.add_column(heading, justify="right" if heading else "left")
    for row in rows:
        ratio = "" if row["ratio"] is None else f"{row['ratio']:.2f}"
        rates = f"{row['decisions_per_second']:,}", f"{row['best']:,}"
        table.add_row(row["name"], *rates, str(row["slices"]), f"{row['copy_us']:.2f}", ratio)
    console.print(table)
