"""Two Cups: the coins, the last call, and the dice that may be seen."""

from typing import Any

from examples.cups.view.types import CupsView
from tableronde.core.views import View
from tableronde.terminal.drawings.drawing import Drawing
from tableronde.terminal.screen import Screen
from tableronde.words import Words


class CupsDrawing(Drawing):
    def show(self, screen: Screen, view: View[CupsView], words: Words) -> None:
        table = view["table"]
        screen.say(words.say("game-title"), style="bold")
        screen.say(words.say("table-called", {"count": table["called"]}))
        for seat in self.order(view["seats"], words):
            shown = table["seats"][seat]
            mark = "▸ " if seat == table["turn"] else "  "
            told = {"seat": seat, "count": shown["coins"]}
            die = "?" if shown["die"] is None else str(shown["die"])
            screen.say(f"{mark}{words.say('table-coins-of', told)} · [{die}]")

    def open_hands(self, view: View[CupsView], own: list[View[Any]]) -> View[Any]:
        seats = [seen["table"]["seats"][seat] for seat, seen in enumerate(own)]
        return {**view, "table": {**view["table"], "seats": seats}}
