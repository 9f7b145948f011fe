"""Tell a game in French or English: `python examples/sentences.py fr`.

Needs the packages of an extra: `pip install 'tableronde[terminal]'`.
"""

import random
import sys

import tableronde
from tableronde.words import Words


def main(language: str = "en") -> None:
    """Print each event of a short game as a sentence, as seat 0 is told it."""
    match = tableronde.new("guilds", seats=2, seed=7, players=["Ana", "Ben"])
    words = Words(language, match.game, match.players, reader=0)
    print(words.say("game-title"))
    chance = random.Random(7)
    for _ in range(8):
        decision = match.pending()[0]
        match.answer(decision, chance.choice(decision.options))
    for event in match.events_for(0):
        print(f"  {words.event(event)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
