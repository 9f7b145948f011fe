"""The drawing of Medievallons: the guilds card by card, the piles, the visible hands."""

from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from tableronde.core.views import View
from tableronde.games.guilds.view.details import which
from tableronde.games.guilds.view.types import GuildsView, GuildView
from tableronde.terminal.drawings.drawing import Drawing
from tableronde.terminal.screen import Screen
from tableronde.words import Words


class GuildsDrawing(Drawing):
    def show(self, screen: Screen, view: View[GuildsView], words: Words) -> None:
        table = view["table"]
        screen.say(_heading(table, words), style="bold")
        screen.say(_piles(table, words))
        for seat in self.order(view["seats"], words):
            self._seat(screen, seat, table, words)

    def _seat(self, screen: Screen, seat: int, table: GuildsView, words: Words) -> None:
        shown = table["seats"][seat]
        mark = "▸ " if seat == table["turn"] else "  "
        line = words.say("table-hand-of", {"seat": seat, "count": shown["hand"]})
        if table["rounds"] > 1:
            told = {"label": words.say("table-wins"), "value": shown["wins"]}
            line += " · " + words.say("ui-labelled", told)
        if not shown["guilds"]:
            line += " · " + words.say("table-no-guilds")
        screen.say(mark + line, style="bold" if seat == words.reader else "")
        if shown["cards"]:
            self.hand(screen, [Text(words.component("card", card)) for card in shown["cards"]])
        _guilds(screen, shown["guilds"], words)

    def open_hands(self, view: View[GuildsView], own: list[View[Any]]) -> View[Any]:
        seats = [seen["table"]["seats"][seat] for seat, seen in enumerate(own)]
        return {**view, "table": {**view["table"], "seats": seats}}

    def notes(self, view: View[GuildsView], prompt: str, words: Words) -> list[tuple[str, str]]:
        """Return notes on the powers of the visible cards: in hands, then in guilds."""
        seats = view["table"]["seats"]
        kinds = [card for seat in seats for card in seat["cards"] or ()]
        kinds += [guild["type"] for seat in seats for guild in seat["guilds"]]
        return [
            (words.component("card", card), words.component("card", card, "text"))
            for card in dict.fromkeys(kinds)
        ]

    def thing(self, field: str, value: str | int, view: View[GuildsView], words: Words) -> str:
        if field == "guild" and isinstance(value, int):
            for seat, shown in enumerate(view["table"]["seats"]):
                for guild in shown["guilds"]:
                    if guild["number"] == value:
                        told = _guild_name(guild, shown["guilds"], words)
                        return f"{told} – {self.player(seat, words)}"
        return super().thing(field, value, view, words)


def _heading(table: GuildsView, words: Words) -> str:
    parts = [words.say("game-title")]
    if table["rounds"] > 1:
        told = {"round": table["round"], "rounds": table["rounds"]}
        parts.append(words.say("table-round", told))
    parts.append(words.say("table-end-card", {"side": table["side"]}))
    return " · ".join(parts)


def _piles(table: GuildsView, words: Words) -> str:
    discard = table["discard"]
    line = words.say("table-discard", {"count": len(discard)})
    if discard:
        top = words.component("card", discard[-1])
        line += f" ({words.say('ui-on-top', {'thing': top})})"
    parts = [words.say("table-draw", {"count": table["draw"]}), line]
    if table["played"] is not None:
        told = {
            "label": words.say("table-played"),
            "value": words.component("card", table["played"]),
        }
        parts.append(words.say("ui-labelled", told))
    return " · ".join(parts)


def _guilds(screen: Screen, guilds: list[GuildView], words: Words) -> None:
    """Return the line of a guild: its type and its cards."""
    names = [_guild_name(guild, guilds, words) for guild in guilds]
    widest = max(map(cell_len, names), default=0)
    for name, guild in zip(names, guilds, strict=True):
        cards = " ".join(words.component("card", card, "short") for card in guild["cards"])
        screen.say(f"    {set_cell_size(name, widest)}  {cards}", hanging="      ")


def _guild_name(guild: GuildView, guilds: list[GuildView], words: Words) -> str:
    """Return the name of a guild, with a number if its owner has several of its type."""
    return words.say("table-guild", {"kind": guild["type"], "which": which(guilds, guild)})
