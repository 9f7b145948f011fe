"""Whole states consistent with a view: the dice that it does not show are rolled anew."""

from typing import Any

from examples.cups.components import SIDES
from examples.cups.state import CupsState
from examples.cups.view.types import CupsView
from tableronde.core.chance import Chance
from tableronde.core.frames import Frame
from tableronde.core.state import result_from
from tableronde.core.views import View


def resample(view: View[CupsView], stack: list[Frame[Any]], chance: Chance) -> CupsState:
    table = view["table"]
    return CupsState(
        seats=view["seats"],
        number=view["number"],
        stack=stack,
        result=result_from(view["result"]),
        coins=[seat["coins"] for seat in table["seats"]],
        dice=[seat["die"] or chance.roll(1, SIDES)[0] for seat in table["seats"]],
        turn=table["turn"],
        called=table["called"],
    )
