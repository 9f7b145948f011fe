"""Play Medieval Mastery with other cards: `python examples/other_components.py`.

The command takes the same file: `tableronde simulate medieval-mastery --data FILE`.
"""

from pathlib import Path

import tableronde
from tableronde.lab.simulate import Plan, simulate

BOX = Path(__file__).with_name("fewer-ambushes.toml")


def average() -> float:
    """Play some games between bots; returns how many decisions one takes."""
    plan = Plan(game="medieval-mastery", seats=("greedy", "random"), seed="1", options={})
    tally, _ = simulate(plan, 20, jobs=1)
    return tally.decisions / tally.games


def main() -> None:
    """Compare games with the built-in box and with another one."""
    print(f"Built-in box: {average():.1f} decisions a game")
    usual = tableronde.new("medieval-mastery", seats=2, seed=7).record()
    tableronde.games.replace_components([BOX])
    print(f"{BOX.name}: {average():.1f} decisions a game")
    try:
        tableronde.replay(usual)
    except tableronde.errors.CustomComponents as error:
        print(f"A record belongs to its box: {error!r}")


if __name__ == "__main__":
    main()
