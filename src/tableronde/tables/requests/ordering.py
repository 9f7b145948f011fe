"""Requests for standing orders, raised hands and remarks."""

from typing import Any

from tableronde.core.errors import NotARemark
from tableronde.tables.entries import Held, Ordered, Passing, Raised, Remarked
from tableronde.tables.errors import HandSpent, NotBegun, UnknownWindow
from tableronde.tables.requests.automatic import answer_automatically, is_held
from tableronde.tables.requests.checks import check_plays
from tableronde.tables.standing_orders import Order
from tableronde.tables.table import Table


def order(
    table: Table,
    now: int,
    seat: int,
    window: str,
    how: Order,
    token: str = "",
) -> None:
    """Set the standing order for one kind of window, and apply it to an open one."""
    if window not in table.game.WINDOWS:
        raise UnknownWindow(window=window[:40])
    here = _window_of(table, seat, window)
    if how == "pass":
        here = _pass_here(table, now, seat, here)
    table.do(Ordered(at=now, seat=seat, window=window, order=how, token=token))
    answer_automatically(table, now, here)


def pass_turn(table: Table, now: int, seat: int, passing: bool, token: str = "") -> None:
    """Pass in all windows until the seat's next turn, or no longer."""
    if not table.game.WINDOWS:
        raise UnknownWindow(window="")
    here = _window_of(table, seat)
    if passing:
        here = _pass_here(table, now, seat, here)
    table.do(Passing(at=now, seat=seat, passing=passing, token=token))
    answer_automatically(table, now, here if passing else None)


def raise_hand(table: Table, now: int, seat: int, raised: bool, token: str = "") -> None:
    """Raise or lower a hand. While it is up, nothing is answered automatically for this seat. A
    game that keeps raised hands itself gets a remark, and may refuse it."""
    if not table.orders.game_keeps_hands(table.match):
        table.do(Raised(at=now, seat=seat, raised=raised, token=token))
    elif table.hand_up(seat) != raised:
        try:
            remark(table, now, seat, {"do": "raise-hand" if raised else "lower-hand"}, token)
        except NotARemark:
            raise HandSpent from None
    answer_automatically(table, now)


def remark(table: Table, now: int, seat: int, choice: dict[str, Any], token: str = "") -> None:
    """Make a remark to the game, which answers no question."""
    if table.match is None:
        raise NotBegun
    check_plays(table, seat)
    is_open = table.game.LEXICON.choice(choice).VERB in table.game.OPEN_REMARKS
    table.do(Remarked(at=now, seat=seat, choice=choice, open=is_open, token=token))


def _pass_here(table: Table, now: int, seat: int, decision: str | None) -> str | None:
    """Apply an order to pass to the open question, if its answers are held back. Return the
    question if it must be answered at once."""
    if decision is None or not is_held(table, now, seat):
        return decision
    assert table.match is not None
    choice = {"do": table.game.WINDOWS[table.match.prompt(seat)]}
    table.do(Held(at=now, seat=seat, decision=decision, choice=choice))
    return None


def _window_of(table: Table, seat: int, window: str | None = None) -> str | None:
    """Return the open decision of a seat, if it belongs to a window (of this kind)."""
    match = table.match
    if match is None or seat not in table.waiting():
        return None
    prompt = match.prompt(seat)
    if prompt not in table.game.WINDOWS or window not in (None, prompt):
        return None
    return match.decision_of(seat)
