"""The menu of orders.

It contains the remarks that the game allows (a raised hand, an answer for later) and the standing
orders for kinds of windows.
"""

from typing import Any, Final

from tableronde.core.choice import Field, NamedChoice, Verbs
from tableronde.core.game import AnyGame
from tableronde.core.kernel import Decision
from tableronde.tables.standing_orders import Order
from tableronde.terminal.local_table import LocalTable
from tableronde.terminal.option_menu import OptionMenu

_ORDERS: Final[dict[str, Order]] = {
    "order-ask": "ask",
    "order-if-able": "if-able",
    "order-pass": "pass",
}
_PASSING: Final = {"pass-turn": True, "ask-again": False}
"""Verbs for orders to the table, which are not verbs of a game."""


class OrderMenu(OptionMenu):
    """The menu of all orders that a seat can give now."""

    def __init__(self, table: LocalTable, seat: int) -> None:
        self._table: Final = table
        self._seat: Final = seat
        match = table.match
        remarks = match.game.LEXICON.all_named(match.game.remarks(match.state, seat))
        others = [
            {"do": verb, "window": window}
            for verb, order in _ORDERS.items()
            for window in match.game.WINDOWS
            if table.order_of(seat, window) != order
            # On a shared screen the others would see that a seat is not asked.
            and (order != "if-able" or table.only_person is not None)
        ]
        passing = [
            {"do": verb}
            for verb, passes in _PASSING.items()
            if match.game.WINDOWS and passes != (seat in table.orders.passing)
        ]
        super().__init__(table, seat, [*remarks, *passing, *others], _verbs(match.game))

    @property
    def any(self) -> bool:
        """Whether anything can be ordered."""
        return bool(self._options)

    def give(self, option: NamedChoice) -> None:
        """Carry out an order, and confirm it."""
        verb = option["do"]
        if verb in _ORDERS:
            self._table.orders.give(self._seat, option["window"], _ORDERS[verb])
        elif verb in _PASSING:
            self._table.orders.pass_turn(self._seat, _PASSING[verb])
        else:
            self._table.remark(self._seat, option)
        self._screen.say(self.words.say("ui-ordered", {"order": self.told(option)}), hanging="  ")
        if verb in _ORDERS:
            self._screen.say(self.words.say("ui-order-lasts"))

    # Texts -----------------------------------------------------------------------------------

    def opening(self) -> str:
        return self.words.say("ui-orders")

    def show(self) -> None:
        if self.is_whole:
            for line in self._standing():
                self._screen.say(line, style="dim", indent="· ", hanging="  ")
        super().show()

    def _standing(self) -> list[str]:
        """Return the orders in force, given or default, as sentences."""
        table, words = self._table, self.words
        lines = list(self.drawing.standing(self.view, words))
        for verb, order in _ORDERS.items():
            windows = [
                self._window(window)
                for window in table.match.game.WINDOWS
                if table.order_of(self._seat, window) == order
            ]
            if windows:
                told = {"order": self.thing("do", verb), "windows": " / ".join(windows)}
                lines.append(words.say("ui-orders-hold", told))
        return lines

    def told(self, option: NamedChoice) -> str:
        if option["do"] in _PASSING:
            return self.words.say(f"ui-{option['do']}")
        if option["do"] in _ORDERS:
            return self.words.say(f"ui-{option['do']}", {"window": self._window(option["window"])})
        return super().told(option)

    def thing(self, field: str, value: Any) -> str:
        if field == "do" and (value in _ORDERS or value in _PASSING):
            return self.words.say(f"ui-{value}", attribute="verb")
        return super().thing(field, value)

    def open_question(self, field: str) -> str:
        if field == "window":
            return self.words.say("ui-which-window")
        return super().open_question(field)

    def _window(self, window: str) -> str:
        """Return the name of a kind of window, which may be that of its verb."""
        key = f"window-{window}"
        return self.words.say(key if self.words.knows(key) else f"verb-{window}")

    def _may_go_back(self) -> bool:
        """Return True: even the unfiltered list can be left for the question."""
        return True


def concerns(order: NamedChoice, decision: Decision, game: AnyGame) -> bool:
    """Return whether an order applies to this question: to its kind of window, or to all."""
    if decision.prompt not in game.WINDOWS:
        return False
    return _PASSING.get(order["do"], False) or order.get("window") == decision.prompt


def _verbs(game: AnyGame) -> Verbs:
    """Return the fields of the game's verbs, and of the orders of the table."""
    window = Field("window", tuple(game.WINDOWS), name="window")
    return {
        **game.LEXICON.verbs,
        **dict.fromkeys(_ORDERS, (window,)),
        **dict.fromkeys(_PASSING, ()),
    }
