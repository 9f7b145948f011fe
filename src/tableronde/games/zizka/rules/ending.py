"""END, SCORE: coins become points, and the best total wins."""

from tableronde.core.event import Run
from tableronde.core.state import Result
from tableronde.games.zizka.components import COINS_A_POINT
from tableronde.games.zizka.rules.band import is_wanted
from tableronde.games.zizka.rules.rewards import lift_warrant
from tableronde.games.zizka.state import Torak, ZizkaState


def finish(state: ZizkaState, run: Run) -> None:
    """Bounties join the purses (ZIZ-END-05, ZIZ-WARRANT-08); every five coins are a point
    (ZIZ-SCORE-09), which triggers nothing any more (ZIZ-END-09)."""
    for seat in range(state.seats):
        if is_wanted(state, seat):
            state.coins[seat] += lift_warrant(state, seat)
        points = state.coins[seat] // COINS_A_POINT
        if points:
            run.tell("coins-count", {"seat": seat, "coins": state.coins[seat], "count": points})
    if state.torak is None:
        _rank(state, run)
    else:
        _compare(state, state.torak, run)


def _total(state: ZizkaState, seat: int) -> int:
    return state.vp[seat] + state.coins[seat] // COINS_A_POINT


def _scores(state: ZizkaState, seat: int) -> dict[str, int]:
    return {
        "total": _total(state, seat),
        "points": state.vp[seat],
        "coin-points": state.coins[seat] // COINS_A_POINT,
        "coins": state.coins[seat],
    }


def _rank(state: ZizkaState, run: Run) -> None:
    """The highest total, then the most coins (ZIZ-END-06 to -08)."""
    seats = range(state.seats)
    totals = [_total(state, seat) for seat in seats]
    leaders = [seat for seat in seats if totals[seat] == max(totals)]
    coins = max(state.coins[seat] for seat in leaders)
    winners = tuple(seat for seat in leaders if state.coins[seat] == coins)
    reason = "points" if len(leaders) == 1 else "coins" if len(winners) == 1 else "shared"
    run.tell("won", {"seats": list(winners), "count": max(totals)})
    state.finish(Result(winners, reason, tuple(_scores(state, seat) for seat in seats)))


def _compare(state: ZizkaState, torak: Torak, run: Run) -> None:
    """More points than Torak; as many, if at least a coin is left (ZIZ-SOLO-56)."""
    own = _total(state, 0)
    scores = ({**_scores(state, 0), "torak": torak.vp},)
    arguments = {"seat": 0, "count": own, "other_count": torak.vp}
    if own > torak.vp or (own == torak.vp and state.coins[0]):
        run.tell("beat-torak-in-the-end", arguments)
        state.finish(Result((0,), "points" if own > torak.vp else "coins", scores))
    elif own == torak.vp:
        run.tell("drew-with-torak", arguments)
        state.finish(Result((), "draw", scores))
    else:
        run.tell("torak-won", arguments)
        state.finish(Result((), "torak", scores))
