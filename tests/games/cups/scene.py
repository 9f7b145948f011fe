"""Positions of Two Cups in a few lines: `cups().dice(2, 5).begin().do("call 8")`."""

from examples.cups.game import Cups
from examples.cups.rules.rounds import CallOrDoubt, Round
from examples.cups.state import NOTHING_CALLED, CupsState
from tests.scene import Scene

ANA, BEN = range(2)


class CupsScene(Scene):
    state: CupsState

    def coins(self, *coins: int) -> "CupsScene":
        self.state.coins = list(coins)
        return self

    def dice(self, *dice: int) -> "CupsScene":
        self.state.dice = list(dice)
        return self

    def begin(self, seat: int = ANA) -> "CupsScene":
        """Ask for the first call of a round."""
        self.state.turn = seat
        self.state.stack = [Round(step=2), CallOrDoubt(seat)]
        return self


def cups() -> CupsScene:
    return CupsScene(
        Cups(),
        CupsState(
            seats=2,
            number=0,
            stack=[],
            result=None,
            coins=[3, 3],
            dice=[1, 1],
            turn=ANA,
            called=NOTHING_CALLED,
        ),
    )
