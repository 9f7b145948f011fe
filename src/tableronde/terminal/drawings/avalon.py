"""The drawing of Avalon: the row of regions with both piles, the hands, the tiles."""

from itertools import zip_longest
from random import Random
from typing import Any, Final

from rich.cells import cell_len, set_cell_size
from rich.table import Table as Grid
from rich.text import Text

from tableronde.core.chance import LooseChance
from tableronde.core.views import View
from tableronde.games.avalon.components import (
    CROWNS,
    REGIONS,
    SPECIAL,
    TILE_LIGHT,
    TILES,
    WIN_CROWNS,
)
from tableronde.games.avalon.rules.tiles import tile_value
from tableronde.games.avalon.view.types import AvalonView
from tableronde.terminal.drawings.drawing import Drawing
from tableronde.terminal.screen import Screen
from tableronde.words import Words

_STYLES: Final = {
    "yellow": "yellow",
    "green": "green",
    "red": "red",
    "blue": "bright_blue",
    "purple": "magenta",
}
_GAP: Final = 2
_OWNER: Final = 12


class AvalonDrawing(Drawing):
    def show(self, screen: Screen, view: View[AvalonView], words: Words) -> None:
        table = view["table"]
        screen.say(_heading(table, words), style="bold")
        screen.draw(self._row(table, words, screen.width))
        for seat in self.order(2, words):
            self._hand(screen, seat, table, words)
        self._tiles(screen, view, words)
        self._pending(screen, table, words)

    # The row ---------------------------------------------------------------------------------

    def _row(self, table: AvalonView, words: Words, width: int) -> Grid:
        seats = self.order(2, words)
        rows = [self._region(region, words) for region in table["row"]]
        heading = words.say("table-row")
        widest = max(cell_len(heading), *(region.cell_len for region, _, _ in rows))
        name = min(width * 3 // 10, widest)
        grid = Grid(
            box=None, pad_edge=False, padding=(0, _GAP, 0, 0), header_style="bold underline"
        )
        grid.add_column("", justify="right", width=2)
        grid.add_column(heading, width=name)
        grid.add_column("♛", width=1)
        grid.add_column(words.say("table-owner"), width=_OWNER)
        for seat in seats:
            active = "▸ " if seat == table["turn"] else ""
            # A fixed width, so that a long pile is broken into lines and no card is cut off.
            pile = (width - 2 - name - 1 - _OWNER - 5 * _GAP) // 2
            grid.add_column(f"{active}{self.player(seat, words)}", width=pile)
        for place, region in enumerate(table["row"]):
            piles = [_pile(region["piles"][seat], words) for seat in seats]
            grid.add_row(str(place + 1), *rows[place], *piles)
        return grid

    def _region(self, region: Any, words: Words) -> tuple[Text, str, str]:
        name, owner = region["region"], region["owner"]
        if name is None:
            return Text(words.say("table-mist"), style="dim"), "?", "–"
        style = "bold" if owner == words.reader else ""
        crowns = str(CROWNS[REGIONS.index(name)])
        return Text(words.component("region", name), style=style), crowns, words.players[owner]

    # Hands and tiles -------------------------------------------------------------------------

    def _hand(self, screen: Screen, seat: int, table: AvalonView, words: Words) -> None:
        hand = table["hands"][seat]
        told = words.say("table-hand-of", {"seat": seat, "count": hand["size"]})
        enough = words.say("table-crowns", {"count": WIN_CROWNS})
        line = f"{told} · {table['crowns'][seat]}/{enough}"
        if hand["cards"] is None and hand["known"]:
            known = words.listed([words.component("card", card) for card in hand["known"]])
            line += " · " + words.say("ui-known", {"cards": known})
        screen.say(line, hanging="    ")
        if hand["cards"]:
            self.hand(screen, [_card(card, words) for card in hand["cards"]])

    def _tiles(self, screen: Screen, view: View[AvalonView], words: Words) -> None:
        """Draw each kind of tile with its current value: for the reader, or for spectators for the
        player whose turn it is. Light tiles on the left, dark ones on the right, if there is room.
        """
        table = view["table"]
        seat = table["turn"] if words.reader is None else words.reader
        worth = _tile_values(view, words, seat)
        told = words.say("ui-worth-for", {"seat": seat})
        screen.say(f"{words.say('table-tiles')} ({told})")
        light, dark = _tiles(True, table, worth, words), _tiles(False, table, worth, words)
        left, right = (max(map(cell_len, side), default=0) for side in (light, dark))
        if 1 + left + _GAP + right <= screen.width:
            for one, two in zip_longest(light, dark, fillvalue=""):
                screen.say(f" {set_cell_size(one, left)}{' ' * _GAP}{two}")
        else:
            for line in (*light, *dark):
                screen.say(f" {line}")

    def _pending(self, screen: Screen, table: AvalonView, words: Words) -> None:
        for seat, tile in enumerate(table["tiles"]["pending"]):
            if tile is not None:
                told = words.say("table-pending"), self.player(seat, words)
                screen.say(" · ".join((*told, words.component("tile", tile))))

    # Notes and remarks -----------------------------------------------------------------------

    def open_hands(self, view: View[AvalonView], own: list[View[Any]]) -> View[Any]:
        hands = [seen["table"]["hands"][seat] for seat, seen in enumerate(own)]
        return {**view, "table": {**view["table"], "hands": hands}}

    def notes(self, view: View[AvalonView], prompt: str, words: Words) -> list[tuple[str, str]]:
        """Return notes on the face-up special regions, or on the tiles to take."""
        names = [region["region"] for region in view["table"]["row"]]
        shown = {SPECIAL[REGIONS.index(name)]: None for name in names if name is not None}
        notes = [("special", special) for special in shown if special]
        if prompt == "tile":
            tiles = view["table"]["tiles"]["face_up"]
            notes = [("tile", tile) for tile, count in tiles.items() if count]
        return [
            (words.component(noun, name), words.component(noun, name, "text"))
            for noun, name in notes
        ]

    def signs(self, words: Words) -> str:
        return f"{super().signs(words)} {words.say('table-signs')}"

    def remark(self, option: Any, view: Any, words: Words) -> str:
        """Return the current value of a tile."""
        if option["do"] != "take-tile":
            return ""
        tile = TILES.index(option["tile"])
        key = "ui-cards" if TILE_LIGHT[tile] else "ui-cards-later"
        return words.say(key, {"count": _tile_values(view, words, view["seat"])[tile]})

    def thing(self, field: str, value: str | int, view: View[AvalonView], words: Words) -> str:
        if field == "region" and isinstance(value, int):
            name = view["table"]["row"][value - 1]["region"]
            told = words.say("table-mist") if name is None else words.component("region", name)
            return f"{value} – {told}"
        return super().thing(field, value, view, words)


def _heading(table: AvalonView, words: Words) -> str:
    parts = [
        words.say("game-title"),
        words.say("table-draw", {"count": table["draw"]}),
        words.say("table-discard", {"count": len(table["discard"])}),
    ]
    if table["conquests"]:
        told = {"label": words.say("table-conquests"), "value": table["conquests"]}
        parts.append(words.say("ui-labelled", told))
    return " · ".join(parts)


def _pile(cards: list[str], words: Words) -> Text:
    """Return a pile from bottom to top, with the top card in brackets."""
    parts = [_short(card, words) for card in cards[:-1]]
    parts += [Text.assemble("[", _short(card, words), "]", style="bold") for card in cards[-1:]]
    return Text(" ").join(parts)


def _short(card: str, words: Words) -> Text:
    return Text(words.component("card", card, "short"), style=_STYLES[card.partition("-")[0]])


def _card(card: str, words: Words) -> Text:
    """Return a card of a hand: its short form, followed by its name."""
    return Text.assemble(_short(card, words), f" {words.component('card', card)}")


def _tile_values(view: View[AvalonView], words: Words, seat: int) -> list[int]:
    """Return the current values of all tiles. They depend on public information only, so any state
    that fits the view gives them."""
    assert words.game is not None
    state = words.game.resample(view, LooseChance(Random(0)))
    return [tile_value(state, seat, tile) for tile in range(len(TILES))]


def _tiles(light: bool, table: AvalonView, worth: list[int], words: Words) -> list[str]:
    """Return the face-up tiles of one shade."""
    lines = []
    for at, tile in enumerate(TILES):
        count = table["tiles"]["face_up"][tile]
        if count and TILE_LIGHT[at] == light:
            many = "" if count == 1 else f" (×{count})"
            lines.append(f"+{worth[at]} {words.component('tile', tile)}{many}")
    return lines
