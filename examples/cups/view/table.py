"""What each seat sees of the table. `resampling.py` is the way back."""

from examples.cups.state import CupsState
from examples.cups.view.types import CupsView, SeatView
from tableronde.core.event import ALL


def table(state: CupsState) -> CupsView:
    return {"turn": state.turn, "called": state.called, "seats": _seats(state, None)}


def secrets(state: CupsState, seat: int) -> dict[str, object]:
    return {"seats": _seats(state, seat)}


def _seats(state: CupsState, viewer: int | None) -> list[SeatView]:
    return [
        {"coins": coins, "die": die if viewer in (seat, ALL) else None}
        for seat, (coins, die) in enumerate(zip(state.coins, state.dice, strict=True))
    ]
