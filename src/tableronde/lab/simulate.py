"""Simulations: many games between bots, on all cores, each reproducible from the seed."""

import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import msgspec

from tableronde import bots, games
from tableronde.bots import Bot, RandomBot
from tableronde.core import kernel, record
from tableronde.core.chance import SeededChance
from tableronde.core.errors import BadFolder
from tableronde.core.event import Run
from tableronde.core.game import Game
from tableronde.core.match import Match, seed_text
from tableronde.core.state import Plain, State

_MOST_DECISIONS: Final = 100_000
"""A game that is longer than this counts as unfinished."""


class Plan(msgspec.Struct, frozen=True):
    """What is to be simulated; small enough to be sent to every worker."""

    game: str
    seats: tuple[str, ...]
    seed: str
    options: dict[str, str]
    rotate: bool = False
    records: str | None = None


class Tally(msgspec.Struct):
    """What came of some games."""

    games: int = 0
    unfinished: int = 0
    decisions: int = 0
    seconds: float = 0.0
    wins: list[float] = []
    reasons: dict[str, int] = {}

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.unfinished += other.unfinished
        self.decisions += other.decisions
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        for reason, count in other.reasons.items():
            self.reasons[reason] = self.reasons.get(reason, 0) + count


def check(plan: Plan) -> Game[Any]:
    """Refuse an impossible plan before any worker starts."""
    game = games.find(plan.game)
    game.check_seats(len(plan.seats))
    game.check_options(len(plan.seats), plan.options)
    for name in plan.seats:
        bots.make(name, game, 0)
    seed_text(plan.seed)
    if plan.records is not None:
        try:
            Path(plan.records).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadFolder(folder=plan.records, reason=error.strerror) from None
    return game


def simulate(
    plan: Plan, count: int, jobs: int, progress: Callable[[int], None] | None = None
) -> tuple[Tally, bool]:
    """Play `count` games; returns the tally, and whether it was interrupted by Ctrl-C."""
    check(plan)
    total = Tally(wins=[0.0] * len(plan.seats))
    started = time.perf_counter()
    interrupted = False
    chunks = _chunks(count, jobs)
    tallies = _in_turn(plan, chunks) if jobs == 1 else _in_parallel(plan, chunks, jobs)
    try:
        for tally in tallies:
            total.add(tally)
            if progress is not None:
                progress(tally.games)
    except KeyboardInterrupt:
        interrupted = True
    total.seconds = time.perf_counter() - started
    return total, interrupted


def _chunks(count: int, jobs: int) -> Iterator[range]:
    """Small enough for a lively progress bar and little lost to Ctrl-C."""
    size = max(1, min(200, count // (jobs * 20)))
    first = 0
    while first < count:
        yield range(first, min(first + size, count))
        first += size


def _in_turn(plan: Plan, chunks: Iterator[range]) -> Iterator[Tally]:
    for numbers in chunks:
        yield play_games(plan, numbers)


def _in_parallel(plan: Plan, chunks: Iterator[range], jobs: int) -> Iterator[Tally]:
    """Finished chunks as they come. Workers ignore Ctrl-C: the parent decides what it means."""
    pool = ProcessPoolExecutor(jobs, get_context("forkserver"), initializer=_ignore_interrupt)
    waiting: set[Future[Tally]] = set()
    try:
        for numbers in chunks:
            waiting.add(pool.submit(play_games, plan, numbers))
            if len(waiting) >= 2 * jobs:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_interrupt() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# One game ---------------------------------------------------------------------------------------


def play_games(plan: Plan, numbers: range) -> Tally:
    game = games.find(plan.game)
    options = game.check_options(len(plan.seats), plan.options)
    tally = Tally(wins=[0.0] * len(plan.seats))
    for number in numbers:
        seats = len(plan.seats)
        turned = number % seats if plan.rotate else 0
        lineup = plan.seats[turned:] + plan.seats[:turned]
        seed = f"{plan.seed}/{number}"
        players = [bots.make(name, game, f"{seed}/{seat}") for seat, name in enumerate(lineup)]
        if plan.records is None:
            state = play_fast(game, options, seed, players)
        else:
            state = _play_recorded(game, options, seed, players, plan.records, number)
        _count(tally, state, turned)
    return tally


def play_fast(game: Game[Any], options: dict[str, str], seed: str, players: list[Bot]) -> State:
    """A whole game without a log; the same game as a match with this seed and these bots."""
    chance = SeededChance(seed)
    run = Run(chance)
    state: State = game.setup(len(players), options, run)
    asked = kernel.settle(state, run)
    stack = state.stack
    while asked and state.number < _MOST_DECISIONS:
        top = stack[-1]
        seat = asked[0]
        choices = top.options(state, seat)
        bot = players[seat]
        if isinstance(bot, RandomBot):
            at = bot.pick(len(choices))
        else:
            decision = kernel.decision(game, state, seat).plain()
            at = bot.choose(kernel.view(game, state, seat), decision)
        chance.begin(state.number + 1)
        asked = kernel.apply(state, seat, choices[at], run)
    return state


def _play_recorded(
    game: Game[Any],
    options: dict[str, str],
    seed: str,
    players: list[Bot],
    folder: str,
    number: int,
) -> State:
    match = Match(game, len(players), seed, options, [bot.NAME for bot in players])
    play_out(match, players)
    record.save(match.record(), Path(folder) / f"{game.ID}-{number:06}.json")
    return match.state


def play_out(match: Match, players: list[Bot]) -> None:
    """Let bots answer until the game is over."""
    while match.result is None and match.number < _MOST_DECISIONS:
        decision = match.pending()[0]
        bot = players[decision.seat]
        view = None if bot.BLIND else match.view(decision.seat)
        match.answer(decision, decision.options[bot.choose(view, decision.plain())])


def _count(tally: Tally, state: State, turned: int) -> None:
    tally.games += 1
    tally.decisions += state.number
    if state.result is None:
        tally.unfinished += 1
        return
    reason = state.result.reason
    tally.reasons[reason] = tally.reasons.get(reason, 0) + 1
    winners = state.result.winners
    for seat in winners:
        tally.wins[(seat + turned) % len(tally.wins)] += 1 / len(winners)


def summary(plan: Plan, tally: Tally, interrupted: bool) -> Plain:
    """The tally as one JSON object."""
    seconds = max(tally.seconds, 1e-9)
    return {
        "game": plan.game,
        "games": tally.games,
        "unfinished": tally.unfinished,
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds),
        "mean_decisions": round(tally.decisions / max(tally.games, 1), 2),
        "wins": [round(wins, 6) for wins in tally.wins],
        "seats": list(plan.seats),
        "seed": plan.seed,
        "options": plan.options,
        "reasons": dict(sorted(tally.reasons.items())),
        "interrupted": interrupted,
    }
