"""The drawing of Medieval Mastery: the map, a battle with its scores, artefacts and piles."""

from typing import Any, Final

from rich.cells import set_cell_size
from rich.text import Text

from tableronde.core.views import View
from tableronde.games.medieval_mastery.view.types import (
    ArtefactView,
    MasteryView,
    PlayerView,
    TileView,
)
from tableronde.terminal.drawings.drawing import Drawing
from tableronde.terminal.screen import Screen
from tableronde.words import Words

_NARROWEST: Final = 8
_WIDEST: Final = 12
_USUAL: Final = 6
"""The default capacity of a territory, in knights."""
_PARTS: Final = ("counted", "ground", "sceptre")


class MasteryDrawing(Drawing):
    def show(self, screen: Screen, view: View[MasteryView], words: Words) -> None:
        table = view["table"]
        screen.say(_heading(table, words), style="bold")
        for line in _map(table["map"], screen.width, words):
            screen.line(line)
        if table["battle"] is not None:
            for line in _battle(table, words):
                screen.say(line, hanging="    ")
        for seat in self.order(view["seats"], words):
            self._seat(screen, seat, table, words)

    def _seat(self, screen: Screen, seat: int, table: MasteryView, words: Words) -> None:
        shown = table["seats"][seat]
        mark = "▸" if seat == table["turn"] else " "
        parts = [f"{mark}{_letter(seat)} {self.player(seat, words)}"]
        if shown["castle"] is not None:
            parts.append(words.component("castle", shown["castle"]))
        if seat == table["first"]:
            parts.append(words.say("table-first"))
        if table["modes"]["team"] > 1:
            mates = [mate for mate in table["seats"] if mate["team"] == shown["team"]]
            told = {"number": shown["team"] + 1, "count": sum(mate["points"] for mate in mates)}
            parts.append(words.say("table-team", told))
        parts.append(words.say("table-points", {"count": shown["points"]}))
        parts.append(words.say("table-reserve", {"count": shown["reserve"]}))
        screen.say(" · ".join(parts), style="bold" if seat == words.reader else "", hanging="    ")
        if shown["artefacts"]:
            screen.say(_artefacts(shown["artefacts"], words), indent="    ", hanging="      ")
            screen.say(_piles(shown, words), indent="    ", hanging="      ")
        if shown["cards"]:
            self.hand(screen, [Text(words.component("card", card)) for card in shown["cards"]])

    def open_hands(self, view: View[MasteryView], own: list[View[Any]]) -> View[Any]:
        seats = [seen["table"]["seats"][seat] for seat, seen in enumerate(own)]
        return {**view, "table": {**view["table"], "seats": seats}}

    def notes(self, view: View[MasteryView], prompt: str, words: Words) -> list[tuple[str, str]]:
        """Return notes on the artefacts, the lands on the map, and the visible cards."""
        table = view["table"]
        things = [
            ("artefact", artefact["name"])
            for seat in table["seats"]
            for artefact in seat["artefacts"]
        ]
        things += [("land", tile["land"]) for tile in table["map"] if tile["land"] is not None]
        things += [("card", card) for seat in table["seats"] for card in seat["cards"] or ()]
        return [
            (words.component(noun, name), words.component(noun, name, "text"))
            for noun, name in dict.fromkeys(things)
        ]

    def legend(self, words: Words) -> str:
        assert words.game is not None
        lands = sorted(name for noun, name in words.game.RECONSTRUCTED if noun == "land")
        return " · ".join(
            f"{words.component('land', land, 'short')} {words.component('land', land)}"
            for land in lands
        )

    def signs(self, words: Words) -> str:
        return f"{super().signs(words)} {words.say('table-signs')}"

    def discard(self, view: View[MasteryView], words: Words) -> list[str]:
        """Return the cards of all discard piles, each with its player."""
        return [
            words.say("ui-labelled", {"label": self.player(seat, words), "value": card})
            for seat, shown in enumerate(view["table"]["seats"])
            for card in (words.component("card", laid["card"]) for laid in shown["discard"])
        ]

    def thing(self, field: str, value: str | int, view: View[MasteryView], words: Words) -> str:
        if field in ("tile", "to") and isinstance(value, int):
            tile = view["table"]["map"][value - 1]
            land = words.component("land", tile["land"] or "castle")
            return f"{land} ({value})"
        return super().thing(field, value, view, words)


def _letter(seat: int) -> str:
    """Return the letter of a player on the map."""
    return "ABCDEF"[seat]


def _heading(table: MasteryView, words: Words) -> str:
    parts = [words.say("game-title"), words.say("table-target", {"count": table["target"]})]
    modes = [mode for mode in ("siege", "cutthroat", "skirmish", "chaos") if table["modes"][mode]]
    if table["modes"]["team"] > 1:
        modes.append("teams")
    parts += [words.say(f"option-{mode}") for mode in modes]
    return " · ".join(parts)


# The map ------------------------------------------------------------------------------------------


def _map(tiles: list[TileView], width: int, words: Words) -> list[str]:
    """Draw the map: two lines per row of hexagons, each row shifted by half a tile."""
    lefts = [2 * tile["q"] + tile["r"] for tile in tiles]
    first, last = min(lefts), max(lefts)
    cell = max(_NARROWEST, min(_WIDEST, 2 * (width // (last - first + 2))))
    lines = []
    for row in sorted({tile["r"] for tile in tiles}):
        upper = lower = ""
        for number, (tile, left) in enumerate(zip(tiles, lefts, strict=True), 1):
            if tile["r"] == row:
                start = (left - first) * cell // 2
                upper = set_cell_size(upper, start) + _name(tile, number, cell, words)
                lower = set_cell_size(lower, start) + _garrison(tile)
        lines += [upper, lower]
    return lines


def _name(tile: TileView, number: int, cell: int, words: Words) -> str:
    if tile["kind"] == "lake":
        return "~" * (cell - 2)
    land = tile["land"]
    if land is None:
        return f"{number} [{_letter(tile['owner'])}]" if tile["owner"] is not None else f"{number}"
    name = words.component("land", land)
    short = words.component("land", land, "short")
    return f"{number} {name}" if len(name) + 4 < cell else f"{number} {short}"


def _garrison(tile: TileView) -> str:
    """Return points, capacity if unusual, and the knights with their owner; `?` without supply."""
    if tile["kind"] == "lake":
        return ""
    parts = ["*" * tile["points"]] if tile["points"] else []
    if tile["capacity"] not in (None, _USUAL):
        parts.append(f"<{tile['capacity']}")
    if tile["owner"] is not None:
        cut_off = "" if tile["supply"] is not None else "?"
        parts.append(f"{_letter(tile['owner'])}{tile['knights']}{cut_off}")
    return " ".join(parts)


# Battle and players -------------------------------------------------------------------------------


def _battle(table: Any, words: Words) -> list[str]:
    battle = table["battle"]
    attacker, defender = battle["sides"]
    tile = table["map"][battle["tile"] - 1]
    told = {
        "seat": attacker,
        "other": defender,
        "tile": battle["tile"],
        "land": tile["land"] or "castle",
        "step": battle["step"],
    }
    return [words.say("table-battle", told), *(_sum(table, side, words) for side in (0, 1))]


def _sum(table: Any, side: int, words: Words) -> str:
    """Return the parts of one side's combat score, with the cards of team-mates."""
    battle, seats = table["battle"], table["seats"]
    team = seats[battle["sides"][side]]["team"]
    parts = [
        words.say(f"table-{part}", {"count": battle[part][side]})
        for part in _PARTS
        if battle[part][side] or part == "counted"
    ]
    if battle["conflict"][side] is not None:
        name = words.component("card", battle["conflict"][side])
        rolled = battle["rolled"][side]
        parts.append(f"{name} ({rolled})" if rolled else name)
    parts += [
        words.component("card", card)
        for seat, cards in enumerate(battle["support"])
        if seats[seat]["team"] == team
        for card in cards
    ]
    told = {"seat": battle["sides"][side], "count": battle["scores"][side]}
    return f"  {words.say('table-score', told)} = {' + '.join(parts)}"


def _artefacts(artefacts: list[ArtefactView], words: Words) -> str:
    names = []
    for artefact in artefacts:
        name = words.component("artefact", artefact["name"])
        names.append(name if artefact["destroyed"] is None else f"({name})")
    return " · ".join(names)


def _piles(shown: PlayerView, words: Words) -> str:
    parts = [
        words.say("table-hand", {"count": shown["hand"]}),
        words.say("table-draw", {"count": shown["draw"]}),
        words.say("table-discard", {"count": len(shown["discard"])}),
    ]
    known = [words.component("card", card) if card else "?" for card in shown["known"]]
    if known:
        parts.append(words.say("table-known", {"list": ", ".join(known)}))
    return " · ".join(parts)
