"""Play many games between bots, on all cores, each reproducible from the seed.

>>> plan = Plan(game="guilds", seats=("greedy", "random"), seed="1", options={}, rotate=True)
>>> tally, interrupted = simulate(plan, 4, jobs=1)
>>> tally.games, sum(tally.wins), interrupted
(4, 4.0, False)
"""

import signal
import tempfile
import time
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing, contextmanager
from multiprocessing import forkserver, get_context
from multiprocessing.synchronize import Event as SharedFlag
from pathlib import Path
from typing import Any, Final

import msgspec

from tableronde import bots, games
from tableronde.bots import Bot
from tableronde.bots.random_bot import RandomBot
from tableronde.core import kernel, record
from tableronde.core.chance import SeededChance
from tableronde.core.errors import BadFolder, refused
from tableronde.core.event import Run
from tableronde.core.game import AnyGame
from tableronde.core.match import Match, seed_text
from tableronde.core.state import State
from tableronde.lab.interrupts import Interrupts

_MOST_DECISIONS: Final = 100_000
"""A game that is longer than this counts as unfinished."""
_POLL_INTERVAL: Final = 0.1
"""Seconds between two checks for Ctrl-C while waiting for workers."""


class Plan(msgspec.Struct, frozen=True):
    """What to simulate: a game, a bot for each seat, a seed, and options of the game.

    With `rotate` the bots move by one seat after each game. `records` is a folder in which all
    games are saved.
    """

    game: str
    seats: tuple[str, ...]
    seed: str
    options: dict[str, str]
    rotate: bool = False
    records: str | None = None


class Tally(msgspec.Struct):
    """The results of games: how many, how long, and wins by entry of `Plan.seats`.

    Shared wins are split. `reasons` counts how games ended.
    """

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


def check(plan: Plan) -> AnyGame:
    """Return the game of a plan. Raise an error if the plan is impossible."""
    game = games.find(plan.game)
    game.check_seats(len(plan.seats))
    game.check_options(len(plan.seats), plan.options)
    for name in plan.seats:
        bots.make(name, game, 0)
    seed_text(plan.seed)
    if plan.records is not None:
        _check_folder(plan.records)
    return game


def _check_folder(folder: str) -> None:
    """Raise BadFolder unless files can be created in it. Permissions alone do not tell."""
    if not folder:
        raise BadFolder(folder="''", why="ENOENT")
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except (OSError, ValueError) as error:  # ValueError: a name that no folder can have
        raise BadFolder(folder=folder, why=refused(error)) from None


def simulate(
    plan: Plan,
    count: int,
    jobs: int,
    progress: Callable[[int], None] | None = None,
    interrupts: Interrupts | None = None,
) -> tuple[Tally, bool]:
    """Play `count` games in `jobs` processes. Return the tally and whether Ctrl-C ended it early.

    `progress` is called with the number of games finished since the last call. `interrupts` is for
    programs that handle Ctrl-C themselves.
    """
    check(plan)
    if interrupts is None:
        with Interrupts() as interrupts:
            return simulate(plan, count, jobs, progress, interrupts)
    total = Tally(wins=[0.0] * len(plan.seats))
    started = time.perf_counter()
    chunks = _chunks(count, jobs)
    play = _in_turn if jobs == 1 else _in_parallel
    with closing(play(plan, chunks, jobs, interrupts)) as tallies:
        for tally in tallies:
            total.add(tally)
            if progress is not None:
                progress(tally.games)
    total.seconds = time.perf_counter() - started
    return total, interrupts.received


def _chunks(count: int, jobs: int) -> Iterator[range]:
    """Split the games into chunks, small enough for a smooth progress bar."""
    size = max(1, min(200, count // (jobs * 20)))
    first = 0
    while first < count:
        yield range(first, min(first + size, count))
        first += size


def _in_turn(
    plan: Plan, chunks: Iterator[range], _: int, interrupts: Interrupts
) -> Generator[Tally, None, None]:
    for numbers in chunks:
        yield play_games(plan, numbers, lambda: interrupts.received)
        if interrupts.received:
            return


def _in_parallel(
    plan: Plan, chunks: Iterator[range], jobs: int, interrupts: Interrupts
) -> Generator[Tally, None, None]:
    """Yield tallies as chunks are finished; after Ctrl-C, also of chunks that are half done."""
    context = get_context("forkserver")
    enough = context.Event()
    with _interrupts_blocked():
        forkserver.ensure_running()
    pool = ProcessPoolExecutor(jobs, context, initializer=_begin_work, initargs=(enough,))
    waiting: set[Future[Tally]] = set()
    try:
        while True:
            while len(waiting) < 2 * jobs and not interrupts.received:
                numbers = next(chunks, None)
                if numbers is None:
                    break
                waiting.add(pool.submit(_work, plan, numbers))
            if not waiting:
                return
            if interrupts.received:
                enough.set()
                waiting = {future for future in waiting if not future.cancel()}
            done, waiting = wait(waiting, _POLL_INTERVAL, FIRST_COMPLETED)
            yield from (future.result() for future in done)
    finally:
        enough.set()
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Block Ctrl-C for processes that are started meanwhile: the parent handles it."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# In a worker ------------------------------------------------------------------------------------

_enough: SharedFlag | None = None


def _begin_work(enough: SharedFlag) -> None:
    """Ignore Ctrl-C, also if the fork server was started earlier and does not block it."""
    global _enough
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _enough = enough


def _work(plan: Plan, numbers: range) -> Tally:
    assert _enough is not None
    return play_games(plan, numbers, _enough.is_set)


# One game ---------------------------------------------------------------------------------------


def _never() -> bool:
    return False


def play_games(plan: Plan, numbers: range, enough: Callable[[], bool] = _never) -> Tally:
    """Play these games, or stop when `enough` returns true."""
    game = games.find(plan.game)
    options = game.check_options(len(plan.seats), plan.options)
    tally = Tally(wins=[0.0] * len(plan.seats))
    for number in numbers:
        if enough():
            break
        seats = len(plan.seats)
        turned = number % seats if plan.rotate else 0
        lineup = plan.seats[turned:] + plan.seats[:turned]
        seed = f"{plan.seed}/{number}"
        players = [
            bots.make(name, game, bots.seed_for(seed, seat)) for seat, name in enumerate(lineup)
        ]
        if plan.records is None:
            state = play_fast(game, options, seed, players)
        else:
            state = _play_recorded(game, options, seed, players, plan.records, number)
        _count(tally, state, turned)
    return tally


def play_fast(
    game: AnyGame,
    options: dict[str, str],
    seed: str,
    players: list[Bot],
    most: int | None = None,
) -> State:
    """Play a game without a log, or the first `most` decisions of it. It is the same game as a
    match with this seed and these bots."""
    chance = SeededChance(seed)
    run = Run(chance)
    state: State = game.setup(len(players), options, run)
    asked = kernel.settle(state, run)
    stack = state.stack
    end = _MOST_DECISIONS if most is None else most
    while asked and state.number < end:
        top = stack[-1]
        seat = asked[0]
        choices = top.options(state, seat)
        bot = players[seat]
        if isinstance(bot, RandomBot):
            at = bot.pick(len(choices))
        else:
            decision = kernel.decision(game, state, seat, choices).plain()
            at = bot.choose(kernel.view(game, state, seat), decision)
        chance.begin(state.number + 1)
        asked = kernel.apply(state, seat, choices[at], run)
    return state


def _play_recorded(
    game: AnyGame,
    options: dict[str, str],
    seed: str,
    players: list[Bot],
    folder: str,
    number: int,
) -> State:
    match = Match(game, len(players), seed, options, [bot.NAME for bot in players])
    play_out(match, players)
    file = Path(folder) / f"{game.ID}-{number:06}.json"
    try:
        record.save(match.record(), file)
    except OSError as error:
        raise BadFolder(folder=str(file), why=refused(error)) from None
    return match.state


def play_out(match: Match, players: list[Bot]) -> None:
    """Let the bots of all seats answer until the game is over."""
    while match.result is None and match.number < _MOST_DECISIONS:
        decision = match.pending()[0]
        bot = players[decision.seat]
        view: Any = None if bot.BLIND else match.view(decision.seat)
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


def summary(plan: Plan, tally: Tally, interrupted: bool) -> dict[str, Any]:
    """Return the tally as one JSON object."""
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
