"""Write a bot and let it play against one of ours: `python examples/own_bot.py`."""

from collections import Counter
from typing import Any

import tableronde
from tableronde.bots import Bot, make, seed_for
from tableronde.lab.simulate import play_out


class Fighter(Bot):
    """Attacks whenever it can, and never passes while it can do anything else."""

    NAME = "fighter"

    def choose(self, view: Any, decision: Any) -> int:
        """Choose by the verbs of the options; at random where several are as good."""
        verbs = [option["do"] for option in decision["options"]]
        attacks = [at for at, verb in enumerate(verbs) if verb == "attack"]
        active = [at for at, verb in enumerate(verbs) if verb not in self.game.DECLINING]
        return self.random.choice(attacks or active or range(len(verbs)))


def main(games: int = 20) -> None:
    """Play games of Avalon, each bot first in half of them, and count who wins."""
    wins: Counter[str] = Counter()
    for number in range(games):
        match = tableronde.new("avalon", seats=2, seed=number)
        seeds = [seed_for(match.seed, seat) for seat in range(2)]
        players = [Fighter(match.game, seeds[0]), make("random", match.game, seeds[1])]
        if number % 2:
            players.reverse()
        play_out(match, players)
        assert match.result is not None
        wins.update(players[seat].NAME for seat in match.result["winners"])
    for name in ("fighter", "random"):
        print(f"{name}: {wins[name]} of {games} games won or shared")


if __name__ == "__main__":
    main()
