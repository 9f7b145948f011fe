"""Two Cups: set-up, events, and what the program calls in this folder."""

from typing import Any, ClassVar

from examples.cups.bot import judgement
from examples.cups.choices import LEXICON
from examples.cups.components import COINS, PLAYERS
from examples.cups.rules.rounds import CallOrDoubt, Round
from examples.cups.state import NOTHING_CALLED, CupsState
from examples.cups.view import resampling, table, types
from tableronde.core.chance import Chance
from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Frame
from tableronde.core.game import Game
from tableronde.core.views import View


class Cups(Game[CupsState, types.CupsView]):
    ID = "cups"
    RULES = 1
    SEATS = range(PLAYERS, PLAYERS + 1)
    LEXICON = LEXICON
    FRAMES: ClassVar[dict[str, type[Frame[Any]]]] = {
        frame.KIND: frame for frame in (Round, CallOrDoubt)
    }
    VIEW = types.CupsView
    ARGUMENTS = types.CupsArguments
    DETAILS = types.CupsDetails
    EVENTS: ClassVar[dict[str, tuple[str, ...]]] = {
        "rolled": ("seat", "die"),
        "rolled-unseen": ("seat",),
        "called": ("seat", "total"),
        "lifted": ("seat", "dice", "total"),
        "lost-coin": ("seat", "left"),
        "ended": ("seats",),
    }
    PROMPTS: ClassVar[dict[str, tuple[str, ...]]] = {"call-or-doubt": ()}
    REASONS = ("coins",)

    def setup(self, seats: int, options: dict[str, str], run: Run) -> CupsState:
        """CUPS-SETUP-01."""
        return CupsState(
            seats=seats,
            number=0,
            stack=[Round()],
            result=None,
            coins=[COINS] * seats,
            dice=[0] * seats,
            turn=run.chance.pick(seats),
            called=NOTHING_CALLED,
        )

    def load(self, plain: dict[str, Any]) -> CupsState:
        return CupsState.load(plain, stack=self.stack_from(plain["stack"]))

    def on_turn(self, state: CupsState) -> int | None:
        return state.turn

    def table(self, state: CupsState) -> types.CupsView:
        return table.table(state)

    def secrets(self, state: CupsState, seat: int) -> dict[str, object]:
        return table.secrets(state, seat)

    def resample(self, view: View[types.CupsView], chance: Chance) -> CupsState:
        return resampling.resample(view, self.stack_from(view["frames"]), chance)

    def worth(self, state: CupsState, seat: int, choice: Choice) -> float:
        return judgement.worth(state, seat, choice)
