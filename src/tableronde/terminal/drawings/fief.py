"""The drawing of Fief: the map, the units in the villages, church and crown, the families, and what
is in progress: an election, a deal, a march, a battle."""

from collections.abc import Iterable
from typing import Any, Final

from rich.cells import cell_len, set_cell_size

from tableronde.core.views import View
from tableronde.games.fief.view.types import (
    BattleView,
    CampView,
    DealView,
    FiefView,
    GroupView,
    LordView,
    PlayerView,
    SettingsView,
    SideView,
    VillageView,
)
from tableronde.terminal.drawings.drawing import Drawing
from tableronde.terminal.screen import Screen
from tableronde.words import Words

_BETWEEN: Final = " · "
_NONE: Final = "–"
_ROWS: Final = 18
"""Rows of the map: enough that names of neighbouring villages do not overlap."""
_SIDE: Final = 6
"""Columns on either side of the map, for half a name."""
_ROAD: Final = "·"
_FORT: Final = {"none": "", "castle": "#", "city": "@"}
_MODES: Final = ("relics", "fog", "free_diplomacy", "hidden_money")
_MARKS: Final = ("queen", "regent", "prince", "arc", "excommunicated", "marked", "dying")


class FiefDrawing(Drawing):
    def show(self, screen: Screen, view: View[FiefView], words: Words) -> None:
        table = view["table"]
        screen.say(_heading(table, words), style="bold", hanging="    ")
        for line in _map(table["villages"], screen.width, words):
            screen.line(line)
        for fief in table["fiefs"]:
            _fief(screen, fief, table, words)
        for line in (*_bishoprics(table, words), _offices(table, words), _piles(table, words)):
            screen.say(line, hanging="    ")
        for seat in self.order(view["seats"], words):
            self._seat(screen, seat, table, words)
        for line in (*_agreed(table, words), *_stage(table, words)):
            screen.say(line, hanging="    ")

    def _seat(self, screen: Screen, seat: int, table: FiefView, words: Words) -> None:
        shown = table["seats"][seat]
        mark = "▸" if seat == table["active"] else " "
        parts = [f"{mark}{_letter(seat)} {self.player(seat, words)}"]
        if seat == table["first"]:
            parts.append(words.say("table-first"))
        if shown["raised"]:
            parts.append(words.say("table-raised"))
        parts += [_points(shown, words), _purse(shown, words)]
        parts.append(words.say("table-embassies", {"count": shown["embassies"]}))
        parts.append(words.say("table-taxes", {"count": shown["taxes"]}))
        supply = _force(shown, words) or _NONE
        parts.append(_labelled(words.say("table-supply"), supply, words))
        screen.say(
            _BETWEEN.join(parts), style="bold" if seat == words.reader else "", hanging="    "
        )
        lords = [lord for lord in table["lords"] if lord["seat"] == seat]
        _list(screen, [_lord(lord, table, words) for lord in lords])
        if shown["hand"]:
            hand = [_card(card, words) for card in shown["hand"]]
            told = _labelled(words.say("table-hand"), words.listed(hand), words)
            screen.say(told, indent="  ", hanging="      ")
        if seat == words.reader and table["settings"] is not None:
            standing = _settings(table["settings"], words)
            if standing:
                screen.say(_BETWEEN.join(standing), indent="  ", hanging="      ")

    def standing(self, view: Any, words: Words) -> list[str]:
        return _settings(view["table"]["settings"], words)

    def open_hands(self, view: View[Any], own: list[View[Any]]) -> View[Any]:
        """Show all hands, money and offers, and all units in the fog of war."""
        tables = [seen["table"] for seen in own]
        seats = [seen["seats"][seat] for seat, seen in enumerate(tables)]
        villages = [
            {**seen[0], "camps": [_known(camps) for camps in zip(*_camps(seen), strict=True)]}
            for seen in zip(*(table["villages"] for table in tables), strict=True)
        ]
        opened = {**view["table"], "seats": seats, "villages": villages}
        for thing, whose in (("deal", "proposer"), ("group", "seat"), ("recruits", "seat")):
            if opened[thing] is not None:
                opened[thing] = tables[opened[thing][whose]][thing]
        return {**view, "table": opened}

    def notes(self, view: Any, prompt: str, words: Words) -> list[tuple[str, str]]:
        """Return notes on the reader's own cards, those beside the mitres, and the relics."""
        assert words.game is not None
        table, verbs = view["table"], words.game.LEXICON.verbs
        lords = verbs["play-lord"][0].names
        cards = [*table["seats"][view["seat"]]["hand"]]
        cards += [card for see in table["bishoprics"] for card in see["sky"]]
        things = [("card", card) for card in cards if card not in lords]
        things += [("relic", one["relic"]) for one in table["relics"] if one["relic"] is not None]
        return [
            (words.component(noun, name), words.component(noun, name, "text"))
            for noun, name in dict.fromkeys(things)
        ]

    def legend(self, words: Words) -> str:
        return words.say("table-legend")

    def signs(self, words: Words) -> str:
        return words.say("table-signs")

    def discard(self, view: Any, words: Words) -> list[str]:
        """Return the size of each pile by its back: nobody may look through them."""
        piles = view["table"]["piles"]
        return [
            words.component("back", back)
            for back in ("character", "event")
            for _ in range(piles[f"{back}_discard"])
        ]

    def thing(self, field: str, value: str | int, view: View[FiefView], words: Words) -> str:
        if field == "bishopric":
            return words.say("table-bishopric", {"bishopric": value})
        if field == "attacker" and isinstance(value, int):
            return words.players[value]
        return super().thing(field, value, view, words)


def _letter(seat: int) -> str:
    """Return the letter of a player on the map and in lists."""
    return "ABCDEF"[seat]


def _labelled(label: str, value: str, words: Words) -> str:
    return words.say("ui-labelled", {"label": label, "value": value})


def _heading(table: FiefView, words: Words) -> str:
    parts = [words.say("game-title")]
    parts += [
        words.say(f"table-{mode.replace('_', '-')}") for mode in _MODES if table["modes"][mode]
    ]
    if table["turn"]:
        parts.append(words.say("table-turn", {"count": table["turn"]}))
    parts.append(words.component("phase", table["phase"]))
    return _BETWEEN.join(parts)


# The map ------------------------------------------------------------------------------------------


def _map(villages: list[VillageView], width: int, words: Words) -> list[str]:
    """Draw the villages, and the roads as dotted lines between them."""
    places = _places(villages, width)
    rows = [[" "] * width for _ in range(_ROWS)]
    roads = {tuple(sorted((one["name"], near))) for one in villages for near in one["links"]}
    for start, end in roads:
        for across, down in _road(places[start], places[end]):
            rows[down][across] = _ROAD
    for down, row in enumerate(rows):
        _write(row, [one for one in villages if places[one["name"]][1] == down], places, words)
    return ["".join(row).rstrip() for row in rows]


def _places(villages: list[VillageView], width: int) -> dict[str, tuple[int, int]]:
    """Return the column and row of each village, with room for half a name on either side."""
    lefts, tops = ([village[axis] for village in villages] for axis in ("x", "y"))
    room, side = width - 2 * _SIDE, max(lefts) - min(lefts)
    return {
        village["name"]: (
            _SIDE + (village["x"] - min(lefts)) * room // side,
            round((village["y"] - min(tops)) * (_ROWS - 1) / (max(tops) - min(tops))),
        )
        for village in villages
    }


def _road(start: tuple[int, int], end: tuple[int, int]) -> list[tuple[int, int]]:
    """Return the dots of a road, every second column or every row."""
    across, down = (there - here for here, there in zip(start, end, strict=True))
    steps = max(abs(across) // 2, abs(down), 1)
    return [
        (start[0] + round(across * step / steps), start[1] + round(down * step / steps))
        for step in range(steps + 1)
    ]


def _write(
    row: list[str], villages: list[VillageView], places: dict[str, tuple[int, int]], words: Words
) -> None:
    """Write the villages of a row over the roads: centred, and moved if they would touch."""
    left = 0
    labels = sorted((places[one["name"]][0], _label(one, words)) for one in villages)
    for at, (centre, label) in enumerate(labels):
        after = sum(len(other) + 1 for _, other in labels[at + 1 :])
        start = max(left, min(centre - len(label) // 2, len(row) - after - len(label)))
        row[start : start + len(label)] = label
        left = start + len(label) + 1


def _label(village: VillageView, words: Words) -> str:
    """Return the label of a village: its name (in capitals for a chief town), who controls it, its
    fortification, and who else is there."""
    name = words.component("village", village["name"])
    others = sorted({camp["seat"] for camp in village["camps"]} - {village["control"]})
    signs = _signs(village)
    if others:
        signs += "+" + "".join(map(_letter, others))
    return f"{name.upper() if village['chief'] else name} {signs}".rstrip()


def _signs(village: VillageView) -> str:
    """Return the controller and the fortification of a village."""
    holder = village["control"]
    letter: str = "" if holder is None else _letter(holder)
    return letter + _FORT[village["fort"]]


# Fiefs and villages -------------------------------------------------------------------------------


def _fief(screen: Screen, fief: Any, table: Any, words: Words) -> None:
    """Draw a fief: its title, then its villages, of which empty ones share a line."""
    names = {village["name"]: village for village in table["villages"]}
    villages = [names[name] for name in fief["villages"]]
    guests = {lord["village"] for lord in table["lords"]}
    free = [one for one in villages if _is_free(one) and one["name"] not in guests]
    parts = [words.say("table-coins", {"count": fief["price"]})]
    if fief["holder"] is not None:
        parts = [_of(fief["holder"], fief["seat"], words)]
    parts += [
        f"{words.component('motive', 'tallage')} {_letter(tax['seat'])}"
        for tax in table["taxes"]
        if tax["fief"] == fief["name"] and tax["valid"]
    ]
    if free:
        named = ", ".join(_name(village, words) for village in free)
        parts.append(_labelled(words.say("table-free"), named, words))
    told = _labelled(words.component("fief", fief["name"]), _BETWEEN.join(parts), words)
    screen.say(told, hanging="    ")
    _list(screen, [_village(one, table, words) for one in villages if one not in free])


def _list(screen: Screen, entries: list[str]) -> None:
    """Draw short entries in two columns, then the others."""
    half = screen.width // 2 - 1
    short = [entry for entry in entries if cell_len(entry) < half]
    for at in range(0, len(short), 2):
        left, *right = short[at : at + 2]
        screen.line(f"  {set_cell_size(left, half)}{''.join(right)}".rstrip())
    for entry in entries:
        if entry not in short:
            screen.say(entry, indent="  ", hanging="      ")


def _is_free(village: VillageView) -> bool:
    nothing = village["control"] is None and village["fort"] == "none"
    return nothing and not village["mills"] and not village["camps"] and not village["relic"]


def _name(village: VillageView, words: Words) -> str:
    """Return the name of a village with the number of its bishopric."""
    return f"{words.component('village', village['name'])} {village['bishopric']}"


def _village(village: Any, table: Any, words: Words) -> str:
    """Describe a village: its controller with fortification and units inside, mills, others."""
    armies = _armies(village, table, words)
    holder = village["control"]
    own = armies.pop((holder, "inside"), "")
    parts = [f"{_signs(village) or _NONE} {own}".rstrip()]
    built = []
    if village["mills"]:
        built.append(words.say("table-mills", {"count": village["mills"]}))
    if village["relic"]:
        built.append(words.say("table-relic"))
    parts += [", ".join(built)] if built else []
    for (seat, post), army in armies.items():
        where = "" if post == "inside" else f" ({words.component('post', post)})"
        parts.append(f"{_letter(seat)} {army}{where}")
    parts += [
        f"[{_of(lord['name'], lord['seat'], words)}]"
        for lord in table["lords"]
        if lord["village"] == village["name"] and lord["captor"] is not None
    ]
    parts += [
        words.say("table-siege", {"seat": siege["seat"], "count": siege["dice"]})
        for siege in village["sieges"]
    ]
    return _labelled(_name(village, words), _BETWEEN.join(parts), words)


def _armies(village: Any, table: Any, words: Words) -> dict[tuple[int, str], str]:
    """Return the units and free lords of each player, by post."""
    found: dict[tuple[int, str], list[str]] = {}
    for seat, post in sorted({(camp["seat"], camp["post"]) for camp in village["camps"]}):
        camps = [one for one in village["camps"] if (one["seat"], one["post"]) == (seat, post)]
        hidden = sum(camp["count"] for camp in camps if camp["sergeants"] is None)
        kinds = ("sergeants", "knights")
        seen = {kind: sum(camp[kind] or 0 for camp in camps) for kind in kinds}
        forces = [_force(seen, words), f"{hidden}?" if hidden else ""]
        found[seat, post] = [force for force in forces if force]
    for lord in table["lords"]:
        if lord["village"] == village["name"] and lord["captor"] is None:
            name = words.component("lord", lord["name"])
            found.setdefault((lord["seat"], lord["post"]), []).append(name)
    return {place: ", ".join(found[place]) for place in sorted(found)}


def _force(troops: Any, words: Words) -> str:
    """Return sergeants, knights and siege engines; in the fog of war only the number of units."""
    if troops["sergeants"] is None:
        return f"{troops['count']}?"
    return " ".join(
        words.say(f"table-{kind}-short", {kind: troops[kind]})
        for kind in ("sergeants", "knights", "engines")
        if troops.get(kind)
    )


def _of(lord: str, seat: int, words: Words) -> str:
    return f"{words.component('lord', lord)} {_letter(seat)}"


def _camps(villages: Iterable[VillageView]) -> Iterable[list[CampView]]:
    return (village["camps"] for village in villages)


def _known(camps: tuple[CampView, ...]) -> Any:
    """Return the camp as seen by a seat that can see its units, if there is one."""
    return next((camp for camp in camps if camp["sergeants"] is not None), camps[0])


# Church, crown, piles -----------------------------------------------------------------------------


def _bishoprics(table: Any, words: Words) -> list[str]:
    """Return a line for each bishopric with something in it, and one for all others."""
    lines, plain = [], []
    for see in table["bishoprics"]:
        name = f"{see['number']} {words.say('table-bishopric', {'bishopric': see['number']})}"
        parts = [words.component("card", card) for card in see["sky"]]
        parts += [
            f"{words.component('motive', 'tithe')} {_letter(tax['seat'])}"
            for tax in table["taxes"]
            if see["number"] in (*tax["sees"], tax["bishopric"]) and tax["valid"]
        ]
        if see["bishop"] is not None:
            bishop = words.component("capacity", "bishop")
            parts.insert(0, f"{bishop} {_of(see['bishop'], see['seat'], words)}")
        if see["sky"]:
            parts.append(words.say("table-mill", {"count": see["mill"]}))
        if parts:
            lines.append(_labelled(name, _BETWEEN.join(parts), words))
        else:
            plain.append(name)
    if plain:
        lines.append(_labelled(words.say("table-no-bishop"), _BETWEEN.join(plain), words))
    return lines


def _offices(table: Any, words: Words) -> str:
    owner = {lord["name"]: lord["seat"] for lord in table["lords"]}
    hats = [_of(lord, owner[lord], words) for lord in table["cardinals"] if lord is not None]
    parts = [
        _labelled(label, _NONE if lord is None else _of(lord, owner[lord], words), words)
        for label, lord in (
            (words.component("office", "king"), table["king"]),
            (words.component("office", "pope"), table["pope"]),
        )
    ]
    parts.append(_labelled(words.say("table-cardinals"), ", ".join(hats) or _NONE, words))
    for one in table["relics"]:
        if one["relic"] is not None:
            where = words.component("village", one["village"])
            if one["holder"] is not None:
                where = _of(one["holder"], owner[one["holder"]], words)
            parts.append(_labelled(words.component("relic", one["relic"]), where, words))
    return _BETWEEN.join(parts)


def _piles(table: FiefView, words: Words) -> str:
    piles = table["piles"]
    parts = [
        words.say("table-character-pile", {"count": piles["characters"]}),
        words.say("table-event-pile", {"count": piles["events"]}),
    ]
    if piles["top"] is not None:
        parts.append(words.say("table-top", {"back": piles["top"]}))
    parts.append(words.say("table-track", {"count": piles["track"]}))
    return _BETWEEN.join(parts)


# Families -----------------------------------------------------------------------------------------


def _points(shown: Any, words: Words) -> str:
    """Return the victory points of a player, and those together with an ally."""
    told = {"count": shown["points"], "goal": shown["goal"]}
    if shown["together"] == shown["points"]:
        return words.say("table-points", told)
    told |= {"together": shown["together"], "other": shown["ally"]}
    return words.say("table-points-together", told)


def _purse(shown: PlayerView, words: Words) -> str:
    """Return the money and the current income of a player."""
    if shown["money"] is None:
        money = words.say("table-hidden-money")
    else:
        money = words.say("table-coins", {"count": shown["money"]})
    return f"{money} (+{shown['income']['total']})"


def _lord(lord: LordView, table: FiefView, words: Words) -> str:
    """Describe a lord: titles, marriage, place and condition."""
    form = "woman" if lord["woman"] else "man"
    titles = [words.component("fief", fief, form) for fief in lord["fiefs"]]
    if lord["bishopric"] is not None:
        titles.append(words.component("office", f"bishop-{lord['bishopric']}"))
    if lord["cardinal"]:
        titles.append(words.component("capacity", "cardinal"))
    titles += [words.component("office", office) for office in ("pope", "king") if lord[office]]
    titles += [words.say(f"table-{mark}") for mark in _MARKS if lord[mark]]
    if lord["spouse"] is not None:
        other = next(one for one in table["lords"] if one["name"] == lord["spouse"])
        titles.append(words.say("table-married", {"spouse": other["name"], "seat": other["seat"]}))
    titles += [words.component("relic", relic) for relic in lord["relics"]]
    where = words.say("table-nowhere")
    if lord["captor"] is not None:
        where = words.say("table-captive", {"seat": lord["captor"], "count": lord["ransom"]})
    elif lord["village"] is not None:
        where = words.component("village", lord["village"], "at")
    return _labelled(words.component("lord", lord["name"]), ", ".join([where, *titles]), words)


def _card(card: str, words: Words) -> str:
    """Return the name of a card, or of its back."""
    assert words.game is not None
    backs = words.game.LEXICON.verbs["give-back"][0].names
    return words.component("back" if card in backs else "card", card)


def _settings(settings: SettingsView, words: Words) -> list[str]:
    """Return the remarks of a seat that are in force."""
    parts = [words.say("table-attending")] if settings["attending"] else []
    parts += [
        words.say("choice-policy", {"seat": seat, "policy": policy})
        for seat, policy in enumerate(settings["policies"])
        if policy != "ask"
    ]
    for arms in settings["armed"]:
        act = words.say(f"choice-{arms['act']['do']}", arms["act"])
        if arms["attacker"] is not None:
            act += f" ({words.say('table-against', {'attacker': arms['attacker']})})"
        parts.append(_labelled(words.say("table-prepared"), act, words))
    return parts


# What is going on ---------------------------------------------------------------------------------


def _agreed(table: FiefView, words: Words) -> list[str]:
    """Return the permits in force: passage, waived prices, consents."""
    nouns = {"waiver": "fief", "consent": "lord"}
    return [
        words.say(
            f"table-{permit['kind']}",
            {
                "seat": permit["giver"],
                "other": permit["taker"],
                "lords": permit["lords"],
                nouns.get(permit["kind"], "village"): permit["thing"],
            },
        )
        for permit in table["permits"]
    ]


def _stage(table: FiefView, words: Words) -> list[str]:
    lines = []
    if table["election"] is not None:
        lines += _election(table, words)
    if table["group"] is not None:
        lines.append(_group(table["group"], words))
    if table["recruits"] is not None:
        lines.append(_recruits(table["recruits"], words))
    if table["battle"] is not None:
        lines += _battle(table["battle"], words)
    if table["talk"] is not None:
        told = {"seats": table["talk"]["seats"], "count": table["talk"]["tokens"]}
        lines.append(words.say("table-talk", told))
    if table["deal"] is not None:
        lines += _deal(table["deal"], words)
    return lines


def _election(table: Any, words: Words) -> list[str]:
    """Draw an election: candidates, the weight of votes, and vote tokens."""
    election = table["election"]
    owner = {lord["name"]: lord["seat"] for lord in table["lords"]}
    stand = ", ".join(_of(lord, owner[lord], words) for lord in election["candidates"])
    office = words.say("table-election", {"office": election["office"]})
    voices = ", ".join(
        f"{_letter(seat)} {count}" for seat, count in enumerate(election["voices"]) if count
    )
    lines = [
        _labelled(office, stand or _NONE, words),
        "  " + _labelled(words.say("table-voices-of"), voices or _NONE, words),
    ]
    laid = [
        f"{_letter(tokens['seat'])} "
        + (", ".join(words.component("lord", lord) for lord in tokens["lords"]) or _NONE)
        for tokens in election["tokens"]
    ]
    if laid:
        lines.append("  " + _labelled(words.say("table-tokens"), _BETWEEN.join(laid), words))
    return lines


def _group(group: GroupView, words: Words) -> str:
    """Describe a group on the march."""
    parts = [words.component("lord", lord) for lord in group["lords"]]
    parts += [f"[{words.component('lord', lord)}]" for lord in group["captives"]]
    if group["riding"]:
        parts.append(words.say("verb-ride"))
    if group["count"]:
        parts.append(_force(group, words))
    told = words.say("table-group", {"seat": group["seat"], "village": group["village"]})
    return _labelled(told, ", ".join(parts), words)


def _recruits(recruits: Any, words: Words) -> str:
    """Describe recruits in the fog of war: hired, placed, and left to their owner."""
    parts = [_force(recruits, words), words.say("table-placed", {"count": recruits["placed"]})]
    if recruits["sergeants_left"] is not None:
        left = {kind: recruits[f"{kind}_left"] for kind in ("sergeants", "knights")}
        parts.append(_labelled(words.say("table-to-place"), _force(left, words), words))
    told = words.say("table-recruits", {"seat": recruits["seat"]})
    return _labelled(told, _BETWEEN.join(parts), words)


def _battle(battle: BattleView, words: Words) -> list[str]:
    """Draw a battle: both sides and their rolls."""
    told = {"village": battle["village"], "count": battle["rounds"] + 1}
    parts = [words.say("table-battle", told)]
    if battle["ride"]:
        parts.append(words.say("verb-ride"))
    if battle["penalty"]:
        parts.append(words.say("table-walls", {"count": battle["penalty"]}))
    if battle["tunnel"]:
        parts.append(words.component("card", "secret-passage"))
    if battle["gates"]:
        parts.append(words.say("table-gates"))
    sides = (("attacker", battle["attack"]), ("defender", battle["defence"]))
    return [_BETWEEN.join(parts), *(f"  {_side(name, side, words)}" for name, side in sides)]


def _side(name: str, side: SideView, words: Words) -> str:
    label = words.component("side", name, "the")
    seats = ", ".join(f"{_letter(seat)} {words.players[seat]}" for seat in side["seats"])
    there = [_force(side, words), *(words.component("lord", lord) for lord in side["lords"])]
    parts = [
        _labelled(label, seats, words),
        ", ".join(filter(None, there)),
        words.say("table-combat", {"count": side["points"]}),
        words.say("table-dice", {"count": side["dice"]}),
    ]
    return _BETWEEN.join(filter(None, parts))


def _deal(deal: DealView, words: Words) -> list[str]:
    """Draw a deal: its terms from the point of view of the player who offers it."""
    key = "table-draft" if deal["drafting"] else "table-offer"
    label = words.say(key, {"seat": deal["proposer"], "other": deal["partner"]})
    terms = [words.say(f"choice-{term['do']}", term) for term in deal["terms"]]
    lines = [_labelled(label, _BETWEEN.join(terms) or _NONE, words)]
    if deal["naming"] is not None:
        lines.append(words.say("table-naming", {"seat": deal["naming"]}))
    return lines
