"""Measure random games of Catanatron or python-chess like ours.

Run as a script by the interpreter of the benchmark's own environment, which has both packages and
not ours: `python peers.py --peer chess --seconds 5 --seed 1` prints one line of JSON.

Rates are per second of this process's CPU time, in slices of about 0.2 s; on a machine with
other work the best slice tells more than the mean. A copy's cost is that in the fastest batch of
about 10 ms.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib.metadata import version

SLICE_SECONDS = 0.2
COPY_BATCHES = 30
COPY_BATCH_SECONDS = 0.01
MIDDLE = {"catanatron": 400, "chess": 80}
"""The number of decisions after which a random game is about half played."""


def catanatron_games(rng: random.Random) -> Iterator[Callable[[], object]]:
    """Play random games for ever; after each decision yield a function that copies the game."""
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, RandomPlayer

    while True:
        players = [RandomPlayer(color) for color in Color]
        game = Game(players, seed=rng.randrange(1, 2**31))
        state = game.state
        while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
            game.execute(rng.choice(state.playable_actions))
            yield game.copy


def chess_games(rng: random.Random) -> Iterator[Callable[[], object]]:
    """Do the same for chess, with the draws that need no claim."""
    import chess

    while True:
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            yield partial(board.copy, stack=False)


PEERS = {"catanatron": catanatron_games, "chess": chess_games}


def decision_rates(games: Iterator[object], seconds: float) -> list[float]:
    """Return decisions per second of CPU time, one figure a slice."""
    rates: list[float] = []
    end = time.process_time() + seconds
    while (start := time.process_time()) < end or not rates:
        decisions = 0
        while (now := time.process_time()) < start + SLICE_SECONDS:
            for _ in range(20):
                next(games)
            decisions += 20
        rates.append(decisions / (now - start))
    return rates


def copy_microseconds(copy: Callable[[], object]) -> float:
    """Return the cost of one copy, in the fastest batch."""
    costs = []
    for _ in range(COPY_BATCHES):
        copies = 0
        start = time.process_time()
        while (now := time.process_time()) < start + COPY_BATCH_SECONDS:
            for _ in range(10):
                copy()
            copies += 10
        costs.append((now - start) / copies)
    return min(costs) * 1e6


def middle_of_a_game(peer: str, seed: int) -> Callable[[], object]:
    games = PEERS[peer](random.Random(seed))
    for _ in range(MIDDLE[peer] - 1):
        next(games)
    return next(games)


def measure(peer: str, seconds: float, seed: int) -> dict[str, object]:
    rates = decision_rates(PEERS[peer](random.Random(seed)), seconds)
    return {
        "peer": peer,
        "version": version(peer),
        "rates": [round(rate) for rate in rates],
        "copy_us": round(copy_microseconds(middle_of_a_game(peer, seed)), 2),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--peer", choices=sorted(PEERS), required=True)
    parser.add_argument("--seconds", type=float, default=5.0, help="CPU time for the random games")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print(json.dumps(measure(options.peer, options.seconds, options.seed)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
