"""The drawing of Medieval: Jan Žižka: the spaces by distance, the members on offer, the
entourages, and rolls in progress."""

from typing import Any, Final

from tableronde.core.views import View
from tableronde.games.zizka.view.types import (
    AbilityView,
    CastleView,
    DieView,
    MemberView,
    RewardView,
    RowView,
    SpaceView,
    TokenView,
    ZizkaView,
)
from tableronde.terminal.drawings.drawing import Drawing
from tableronde.terminal.screen import Screen
from tableronde.words import Words

_BETWEEN: Final = " · "
_ABILITIES: Final = ("die", "reroll", "move", "peek", "sword", "shield", "speech", "wild")
_ICONS: Final = _ABILITIES[4:]
_REWARDS: Final = ("coins", "vp", "vice", "virtue", "luck")


class ZizkaDrawing(Drawing):
    def show(self, screen: Screen, view: View[ZizkaView], words: Words) -> None:
        table = view["table"]
        screen.say(_heading(table, words), style="bold")
        for line in self._board(table, words):
            screen.say(line, hanging="    ")
        for line in _offers(table, words):
            screen.say(line, hanging="    ")
        if table["torak"] is not None:
            screen.say(_torak(table, words), hanging="    ")
        for seat in self.order(view["seats"], words):
            self._seat(screen, seat, table, words)
        for line in _stage(table, words):
            screen.say(line, hanging="    ")

    def _seat(self, screen: Screen, seat: int, table: ZizkaView, words: Words) -> None:
        shown = table["seats"][seat]
        mark = "▸" if seat == table["turn"] else " "
        parts = [f"{mark}{_letter(seat)} {self.player(seat, words)}"]
        if shown["commander"] is not None:
            parts.append(words.component("commander", shown["commander"]))
        if seat == table["first"] and len(table["seats"]) > 1:
            parts.append(words.say("table-first"))
        parts.append(words.say("table-points", {"count": shown["points"]}))
        parts.append(_morale(shown["morale"], words))
        parts.append(words.say("table-coins", {"count": shown["coins"]}))
        if shown["luck"]:
            parts.append(words.say("table-luck", {"count": shown["luck"]}))
        if shown["warrant"] is not None:
            parts.append(words.say("table-warrant", {"count": shown["warrant"]}))
        parts += [
            words.say("table-favour", {"sovereign": sovereign}) for sovereign in shown["favours"]
        ]
        parts += [words.component("card", card) for card in shown["castles"]]
        if shown["lying"]:
            parts.append(words.say("table-lying"))
        screen.say(
            _BETWEEN.join(parts), style="bold" if seat == words.reader else "", hanging="    "
        )
        told = [f"{_named(card, words)}" for card in shown["entourage"]]
        own = _abilities(shown["abilities"], words)
        line = words.say("table-range", {"count": shown["range"]})
        screen.say(_BETWEEN.join([f"{line} ({own})", *told]), indent="    ", hanging="      ")
        if seat == 0 and table["warrants"]:
            warrants = [words.component("warrant", name, "text") for name in table["warrants"]]
            screen.say(_BETWEEN.join(warrants), indent="    ", hanging="      ")

    def _board(self, table: ZizkaView, words: Words) -> list[str]:
        """Return a line for each distance from the reader's figure, with the spaces there."""
        spaces = {space["name"]: space for space in table["spaces"]}
        looker = table["turn"] if words.reader is None else words.reader
        start = table["seats"][looker]["space"]
        if start is None:
            return [_BETWEEN.join(_space(space, table, words) for space in table["spaces"])]
        lines = []
        seen, edge = {start}, [start]
        steps = 0
        while edge:
            told = _BETWEEN.join(_space(spaces[name], table, words) for name in edge)
            lines.append(f"{words.say('table-steps', {'count': steps})} {told}")
            found = [near for name in edge for near in spaces[name]["links"]]
            edge = [name for name in dict.fromkeys(found) if name not in seen]
            seen.update(edge)
            steps += 1
        return lines

    def open_hands(self, view: View[ZizkaView], own: list[View[Any]]) -> View[Any]:
        """Show what any seat has peeked at. There are no hands."""
        spaces = [
            next((seen for seen in faces if seen["face"] is not None), faces[0])
            for faces in zip(*(seen["table"]["spaces"] for seen in own), strict=True)
        ]
        castles = [
            _opened(list(decks))
            for decks in zip(*(seen["table"]["castles"] for seen in own), strict=True)
        ]
        return {**view, "table": {**view["table"], "spaces": spaces, "castles": castles}}

    def notes(self, view: View[ZizkaView], prompt: str, words: Words) -> list[tuple[str, str]]:
        """Return notes on the event tokens and castles that the reader knows."""
        table = view["table"]
        notes = [
            (
                f"{words.component('space', space['name'])} – {_token(space['face'], words)}",
                " ".join(_rows(space["face"], words)),
            )
            for space in table["spaces"]
            if space["face"] is not None
        ]
        notes += [
            (words.component("card", card["name"]), _castle(card, words))
            for deck in table["castles"]
            for card in deck["known"]
            if card is not None
        ]
        return notes

    def legend(self, words: Words) -> str:
        return words.say("table-legend")

    def signs(self, words: Words) -> str:
        return words.say("table-signs")

    def discard(self, view: View[ZizkaView], words: Words) -> list[str]:
        """Return the used tokens, and the members who have left."""
        table = view["table"]
        used = [words.component("token", name) for name in table["used"]]
        return used + [
            words.component("member", name)
            for offer in table["offers"]
            for name in offer["discarded"]
        ]

    def remark(self, option: Any, view: Any, words: Words) -> str:
        """Return what a member on offer can do, or what is known about a space to go to."""
        table = view["table"]
        if option["do"] in ("event", "move", "enter"):
            name = option.get("space") or _arena(table, view["seat"], option["do"])
            space = next(space for space in table["spaces"] if space["name"] == name)
            if space["face"] is None:
                return ""
            if option["do"] == "enter":  # the personal goal is the host's (ZIZ-TOURNAMENT-13)
                common = _reward(space["face"]["common"], words)
                return words.say("table-tournament-guest", {"common": common})
            return " ".join(_rows(space["face"], words))
        if "member" not in option:
            return ""
        for offer in table["offers"]:
            for card in (*offer["tables"], offer["top"]):
                if card is not None and card["name"] == option["member"]:
                    return _talents(card, words)
        return ""


def _opened(decks: list[Any]) -> Any:
    """Return a deck of castles with every card that any seat knows."""
    cards = zip(*(deck["known"] for deck in decks), strict=True)
    return {**decks[0], "known": [next(filter(None, card), None) for card in cards]}


def _arena(table: Any, seat: int, verb: str) -> str:
    """Return the space of the event that an option attempts or enters."""
    rider = table["tourney"]["host"] if verb == "enter" else seat
    name: str = table["seats"][rider]["space"]
    return name


def _letter(seat: int) -> str:
    """Return the letter of a player on the board; T is Torak in the solo game."""
    return "ABCD"[seat]


def _heading(table: ZizkaView, words: Words) -> str:
    modes = table["modes"]
    parts = [words.say("game-title"), words.say(f"option-side-{modes['side']}")]
    if modes["expert"]:
        parts.append(words.say("option-expert"))
    if modes["level"] is not None:
        parts.append(words.say(f"option-level-{modes['level']}"))
    if table["end"]:
        parts.append(words.say("table-last-round"))
    elif table["turn_number"]:
        parts.append(words.say("table-actions", {"count": table["actions"]}))
    return _BETWEEN.join(parts)


# The board ----------------------------------------------------------------------------------------


def _space(space: SpaceView, table: ZizkaView, words: Words) -> str:
    """Describe a space: its name, its token (`?` if only its kind is known), and its figures."""
    told = words.component("space", space["name"])
    if space["face"] is not None:
        told += f" [{_token(space['face'], words)}]"
    elif space["token"] is not None:
        told += f" [{words.component('kind', space['token'])}?]"
    elif space["kind"] not in ("waypoint", "start", "event"):
        told += f" [{words.component('kind', space['kind'])}]"
    here = [
        _letter(seat)
        for seat, shown in enumerate(table["seats"])
        if shown["space"] == space["name"]
    ]
    if table["torak"] is not None and table["torak"]["space"] == space["name"]:
        here.append("T")
    return f"{told} {''.join(here)}" if here else told


def _token(token: TokenView, words: Words) -> str:
    return f"{words.component('kind', token['kind'])}, {words.component('token', token['name'])}"


def _rows(token: Any, words: Words) -> list[str]:
    if token["personal"] is not None:
        told = {
            "goal": token["goal"],
            "personal": _reward(token["personal"], words),
            "common": _reward(token["common"], words),
        }
        return [words.say("table-tournament", told)]
    return [f"{at}) {_row(row, words)}." for at, row in enumerate(token["rows"], 1)]


def _row(row: RowView, words: Words) -> str:
    parts = _icons(row["need"], words)
    if row["pay"]:
        parts.append(words.say("table-coins", {"count": row["pay"]}))
    if row["discard"]:
        parts.append(words.say("table-a-member"))
    return f"{' + '.join(parts)} → {_reward(row['reward'], words)}"


def _icons(icons: dict[str, int], words: Words) -> list[str]:
    return [_ability(name, icons[name], words) for name in _ICONS if icons[name]]


def _reward(reward: RewardView, words: Words) -> str:
    parts = [
        words.say(f"table-reward-{name}", {"count": reward[name]})
        for name in _REWARDS
        if reward[name]
    ]
    if reward["favour"] is not None:
        parts.append(words.say("table-favour", {"sovereign": reward["favour"]}))
    if reward["member"]:
        parts.append(words.say("table-reward-member", {"level": reward["member"]}))
    if reward["warrant"]:
        parts.append(words.say("table-reward-warrant"))
    return ", ".join(parts)


def _castle(card: CastleView, words: Words) -> str:
    rows = (" + ".join(_icons(row, words)) for row in card["rows"])
    return " ".join(f"{at}) {row}." for at, row in enumerate(rows, 1))


# Members ------------------------------------------------------------------------------------------


def _ability(name: str, count: int, words: Words) -> str:
    return words.say(f"table-{name}", {"count": count})


def _abilities(abilities: AbilityView, words: Words) -> str:
    return ", ".join(
        _ability(name, abilities[name], words) for name in _ABILITIES if abilities[name]
    )


def _talents(card: MemberView, words: Words) -> str:
    parts = [_abilities(card["abilities"], words)]
    if card["conditional"] is not None:
        parts.append(words.say("table-helps", {"kind": card["conditional"]}))
    if card["rejects"] is not None:
        parts.append(words.say("table-rejects", {"trait": card["rejects"]}))
    return ", ".join(part for part in parts if part)


def _named(card: MemberView, words: Words) -> str:
    return f"{words.component('member', card['name'])} ({_talents(card, words)})"


def _offers(table: ZizkaView, words: Words) -> list[str]:
    lines = []
    for offer in table["offers"]:
        cards = [card for card in (*offer["tables"], offer["top"]) if card is not None]
        told = (
            f"{words.component('member', card['name'])} {card['cost']} ({_talents(card, words)})"
            for card in cards
        )
        label = words.say("table-level", {"level": offer["level"]})
        lines.append(words.say("ui-labelled", {"label": label, "value": _BETWEEN.join(told)}))
    return lines


def _morale(morale: int, words: Words) -> str:
    trait = "virtue" if morale > 0 else "vice"
    return words.say("table-morale", {"count": abs(morale), "trait": trait})


def _torak(table: Any, words: Words) -> str:
    torak = table["torak"]
    parts = [
        f"T {words.component('commander', 'torak')}",
        words.say("table-points", {"count": torak["points"]}),
        words.say("table-strength", {"count": torak["dice"], "luck": torak["luck"]}),
    ]
    if torak["lying"]:
        parts.append(words.say("table-lying"))
    return _BETWEEN.join(parts)


# What is going on ---------------------------------------------------------------------------------


def _stage(table: Any, words: Words) -> list[str]:
    """Draw what is in progress: a roll with its rows, a tournament, a castle."""
    lines = []
    if table["siege"] is not None:
        deck = next(
            deck for deck in table["castles"] if deck["difficulty"] == table["siege"]["difficulty"]
        )
        card = deck["known"][0]
        told = {"label": words.component("card", card["name"]), "value": _castle(card, words)}
        lines.append(words.say("ui-labelled", told))
    if table["roll"] is not None:
        lines += _roll(table, words)
    if table["tourney"] is not None:
        lines.append(_tourney(table, words))
    return lines


def _roll(table: Any, words: Words) -> list[str]:
    roll = table["roll"]
    dice = [f"{at}) {_die(die, words)}" for at, die in enumerate(roll["dice"], 1)]
    lines = []
    if dice:
        label = words.say("table-dice", {"seat": roll["seat"], "count": roll["rerolls"]})
        lines.append(words.say("ui-labelled", {"label": label, "value": _BETWEEN.join(dice)}))
        icons = ", ".join(_icons(roll["icons"], words)) or "–"
        told = words.say("table-gathered", {"count": roll["spent"]})
        lines.append(words.say("ui-labelled", {"label": told, "value": icons}))
    if table["siege"] is None and roll["rows"]:
        where = table["seats"][roll["seat"]]["space"]
        space = next(space for space in table["spaces"] if space["name"] == where)
        for row, text in zip(roll["rows"], _rows(space["face"], words), strict=True):
            mark = "✓" if row["filled"] else "·"
            lines.append(f"  {mark} {text} {_lacking(row, words)}".rstrip())
    if table["siege"] is not None:
        lines.append(f"  · {_obstacle(table, words)} {_lacking(roll['rows'][0], words)}".rstrip())
    if roll["total"] is not None:
        strife = {"count": roll["total"], "rival": roll["rival"] or 0}
        lines.append(words.say("table-strife", strife))
    return lines


def _die(die: DieView, words: Words) -> str:
    """Return a die: a sovereign's with a star, one that cannot be rerolled in brackets."""
    face = words.component("face", die["face"]) + ("*" if die["die"] != "entourage" else "")
    return f"[{face}]" if die["locked"] else face


def _lacking(row: Any, words: Words) -> str:
    if row["lacking"] is None:
        return words.say("table-out-of-reach")
    return words.say("table-lacking", {"count": row["lacking"]}) if row["lacking"] else ""


def _obstacle(table: Any, words: Words) -> str:
    """Return the icons of the castle's row that is being attacked."""
    siege = table["siege"]
    deck = next(deck for deck in table["castles"] if deck["difficulty"] == siege["difficulty"])
    return " + ".join(_icons(deck["known"][0]["rows"][siege["row"] - 1], words))


def _tourney(table: Any, words: Words) -> str:
    tourney = table["tourney"]
    parts = [words.say("table-pot", {"count": tourney["pot"]})]
    if tourney["torak"] is not None:
        name = words.component("commander", "torak")
        parts.append(words.say("ui-labelled", {"label": name, "value": tourney["torak"]}))
    for seat, score in zip(tourney["riders"], tourney["scores"], strict=False):
        told = {"label": words.players[seat], "value": score}
        parts.append(words.say("ui-labelled", told))
    if tourney["rider"] is not None:
        dice = (
            f"{at}) {words.component('face', face)}" for at, face in enumerate(tourney["faces"], 1)
        )
        told = {"label": words.players[tourney["rider"]], "value": ", ".join(dice)}
        parts.append(words.say("ui-labelled", told))
    return _BETWEEN.join(parts)
