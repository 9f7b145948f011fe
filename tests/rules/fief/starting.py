"""Games from the first shuffle on."""

from collections import Counter

from tableronde.core.event import Run
from tableronde.games.fief.components import CARDS
from tableronde.games.fief.game import Fief
from tests.rules.fief.scene import ANA
from tests.scene import Scene, ToldChance

GAME = Fief()
WOMEN = ["alienor", "blanche", "guenievre", "isabelle", "jeanne", "mireille"]
MEN = [
    *("arthur", "baudoin", "charles", "eric", "francois", "gauvain"),
    *("henri", "lambert", "othon", "philippe", "quentin", "thierry"),
]
CHARACTERS = Counter({**dict.fromkeys([*WOMEN, *MEN], 1), "cardinal": 3, "arc": 1})


def new_game(seats: int, *top: str, first: int = ANA) -> Scene:
    """A game before its first question; `top` are the first cards of the character pile."""
    scene = Scene(GAME, GAME.setup(seats, GAME.check_options(seats, {}), Run(ToldChance())))
    tops = [CARDS.index(card) for card in top]
    rest = [card for card, count in CHARACTERS.items() for _ in range(count)]
    for card in top:
        rest.remove(card)
    scene.chance.orders = [[*(CARDS.index(card) for card in rest), *reversed(tops)]]
    scene.chance.picks = [first]
    scene.settle()
    return scene
