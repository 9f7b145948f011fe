"""Play one game at random and print how it ends: `python examples/random_game.py fief 3`."""

import random
import sys

import tableronde


def main(game: str = "avalon", seats: str = "2", seed: str = "7") -> None:
    """Answer every decision by chance until the game is over."""
    match = tableronde.new(game, int(seats), seed)
    chance = random.Random(seed)
    while match.result is None:
        decision = match.pending()[0]  # several seats can be asked at once
        match.answer(decision, chance.choice(decision.options))
    winners = ", ".join(f"seat {seat}" for seat in match.result["winners"]) or "nobody"
    print(f"{game}: {winners} won after {match.number} answers ({match.result['reason']})")


if __name__ == "__main__":
    main(*sys.argv[1:])
