"""Let bots play a tournament of Medievallons on all cores: `python examples/tournament.py 200`."""

import os
import sys

from tableronde.lab.simulate import Plan, simulate

ENTRIES = ("greedy", "random", "random", "random")


def main(games: str = "200") -> None:
    """Play so many games; the bots change seats after each. The seed decides all of them."""
    plan = Plan(game="guilds", seats=ENTRIES, seed="spring", options={}, rotate=True)
    tally, _ = simulate(plan, int(games), jobs=os.cpu_count() or 1)
    print(f"{tally.games} games, {tally.decisions} decisions, {tally.seconds:.1f} s")
    for place, (name, wins) in enumerate(zip(ENTRIES, tally.wins, strict=True), start=1):
        print(f"  entry {place}, {name}: {wins:.1f} wins ({wins / tally.games:.0%})")


if __name__ == "__main__":  # its processes import this file
    main(*sys.argv[1:])
