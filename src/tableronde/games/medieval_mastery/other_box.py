"""Another box, from a file of the same form as data.toml: read, checked, and laid over the box of
the house. docs/rules/medieval-mastery.md ("Another box") documents the form."""

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import chain
from typing import Any, Final

import msgspec

from tableronde.core.errors import BadData, shown
from tableronde.games.medieval_mastery.boxes import Box, box_from, slots_of
from tableronde.games.medieval_mastery.components import (
    AUTHORITY,
    CARDS,
    CONFLICTS,
    DATA,
    DECK_SIZE,
    DICE,
    FACES,
    HOMELANDS_BESIDE_CASTLE,
    LAKES,
    LEAST_SEATS,
    MOST_SEATS,
    SKIRMISH_TARGETS,
    STARTING_KNIGHTS,
    SUPPORTS,
    TARGETS,
    TERRITORIES,
    TERRITORY_NAMES,
    TILES,
    VALUE_CLASSES,
    outward,
)
from tableronde.games.medieval_mastery.faults import (
    BadFigure,
    BadSlotKind,
    CastlesTouch,
    Fault,
    GivenTwice,
    MissingCards,
    MoreFaults,
    NoSlots,
    NotReplaceable,
    NotTables,
    OneCastleEach,
    OutOfReach,
    SamePlace,
    SharedHomelands,
    TooFewPoints,
    TooFewTiles,
    TooManyHomelands,
    TooManySlots,
    UnknownComponent,
    WrongTotal,
)
from tableronde.games.medieval_mastery.maps import Map, Slot, bits

_FARTHEST: Final = 20
_MOST_TOLD: Final = 20
_REMARKS: Final = ("meta", "sources")
"""Tables of a file that change nothing."""
_REPLACED: Final = {"cards": ("copies",), "territories": ("copies", "points", "capacity")}
"""What a file can give of the entries in these lists; of layouts everything."""
_SLOT_KEYS: Final = {
    "castle": ("q", "r", "kind", "seat"),
    "lake": ("q", "r", "kind"),
    "territory": ("q", "r", "kind", "value"),
}
_HOMELANDS: Final = next(at for at, kind in enumerate(TERRITORIES) if kind.homelands)
_VALUES: Final = (VALUE_CLASSES[0], VALUE_CLASSES[-1])


def described(data: dict[str, Any], file: str) -> Box:
    """The box that a file describes; what it leaves out is as in the box of the house."""
    sound, faults = _read(data)
    merged = _merged(sound)
    if "territories" in sound or "territories" not in data:
        faults += _unplayable(merged)
    else:  # whether there are tiles enough cannot be said
        faults += _unplayable_deck(merged)
    if not faults:
        fingerprint = _fingerprint(merged)
        return box_from(merged, "" if fingerprint == _fingerprint(DATA) else fingerprint)
    if len(faults) > _MOST_TOLD:
        faults[_MOST_TOLD:] = [MoreFaults(count=len(faults) - _MOST_TOLD)]
    raise BadData(file=file, game=DATA["meta"]["game"], cause=tuple(faults))


def _fingerprint(data: dict[str, Any]) -> str:
    cards = [card["copies"] for card in data["cards"]]
    territories = [
        [territory[key] for key in _REPLACED["territories"]] for territory in data["territories"]
    ]
    layouts = [[layout["players"], sorted(slots_of(layout))] for layout in data["layouts"]]
    told = [cards, territories, sorted(layouts)]
    return sha256(msgspec.json.encode(told)).hexdigest()[:12]


def _merged(data: dict[str, Any]) -> dict[str, Any]:
    """The box of the house, and in its places what a file gives that was read without a fault."""
    merged: dict[str, Any] = {}
    for what in _REPLACED:
        given = {outward(entry["id"]): entry for entry in data.get(what, [])}
        merged[what] = [{**entry, **given.get(outward(entry["id"]), {})} for entry in DATA[what]]
    layouts = {layout["players"]: layout for layout in (*DATA["layouts"], *data.get("layouts", []))}
    merged["layouts"] = list(layouts.values())
    return merged


# Whether a file can be understood -----------------------------------------------------------------


def _read(data: dict[str, Any]) -> tuple[dict[str, Any], list[Fault]]:
    """The parts of a file that can be understood, and what is wrong with the others."""
    sound: dict[str, Any] = {}
    faults: list[Fault] = []
    for name, given in data.items():
        if name not in ("layouts", *_REPLACED):
            if name not in _REMARKS and given != DATA.get(name):
                known = "cards, territories, layouts"
                where = f"[{_quoted(name)}]"
                faults.append(NotReplaceable(where=where, field=_quoted(name), known=known))
        elif not isinstance(given, list) or not all(isinstance(entry, dict) for entry in given):
            faults.append(NotTables(where=f"[[{name}]]"))
        elif name == "layouts":
            misread = [list(_misread_layout(layout)) for layout in given]
            faults += chain.from_iterable(misread)
            sound[name] = [
                layout for layout, wrong in zip(given, misread, strict=True) if not wrong
            ]
            faults += _given_twice(sound[name])
        else:
            wrong = list(_misread_entries(name, given))
            faults += wrong
            if not wrong:
                sound[name] = given
    return sound, faults


def _misread_entries(what: str, entries: list[dict[str, Any]]) -> Iterator[Fault]:
    house = {outward(entry["id"]): entry for entry in DATA[what]}
    seen: set[str] = set()
    for entry in entries:
        name = entry.get("id")
        if not isinstance(name, str) or outward(name) not in house:
            yield UnknownComponent(
                where=f"[[{what}]]", found=f"id = {shown(name)}", known=", ".join(house)
            )
            continue
        name = outward(name)
        where = f"[[{what}]] {name}"
        if name in seen:
            yield GivenTwice(where=where)
        seen.add(name)
        for key, given in entry.items():
            if key in _REPLACED[what]:
                yield from _misread_figure(where, key, given, *_bounds(what, name, key))
            elif key != "id" and not _same(key, given, house[name]):
                known = ", ".join(_REPLACED[what])
                yield NotReplaceable(where=where, field=_quoted(key), known=known)


def _bounds(what: str, name: str, key: str) -> tuple[int, int]:
    """From where to where a figure goes so that every rule can be kept."""
    if what == "cards":
        # The rulebook speaks of a player's one authority (MM-RESOURCE-12).
        return (0, 1) if name == CARDS[AUTHORITY] else (0, DECK_SIZE)
    if key == "copies":
        return 0, TILES
    if key == "points":
        return _VALUES
    kind = TERRITORIES[TERRITORY_NAMES.index(name)]
    if kind.homelands:  # MM-SETUP-13: they take half of the starting knights
        return STARTING_KNIGHTS // 2, DICE * FACES
    return 2 if kind.loses else 1, DICE * FACES  # MM-TERRITORY-06: else nobody ever holds it


def _misread_figure(
    where: str, field: str, given: object, least: int, most: int
) -> Iterator[Fault]:
    if not isinstance(given, int) or isinstance(given, bool) or not least <= given <= most:
        yield BadFigure(where=where, field=field, least=least, most=most, found=shown(given))


def _same(key: str, given: object, house: dict[str, Any]) -> bool:
    """Whether something that cannot be replaced is as in the house, or a remark on a source."""
    return key.endswith("source") or (key in house and given == house[key])


def _misread_layout(layout: dict[str, Any]) -> Iterator[Fault]:
    players = layout.get("players")
    where = f"[[layouts]] players = {shown(players)}"
    wrong = list(_misread_figure(where, "players", players, LEAST_SEATS, MOST_SEATS))
    yield from wrong
    for key in layout:
        if key not in DATA["layouts"][0]:
            yield NotReplaceable(where=where, field=_quoted(key), known="players, slots")
    slots = layout.get("slots")
    if not isinstance(slots, list) or not all(isinstance(slot, dict) for slot in slots):
        yield NoSlots(where=where)
        return
    seats = MOST_SEATS if wrong else layout["players"]
    for number, slot in enumerate(slots, 1):
        yield from _misread_slot(f"{where}, slots #{number}", slot, seats)


def _given_twice(layouts: list[dict[str, Any]]) -> Iterator[Fault]:
    for players, count in Counter(layout["players"] for layout in layouts).items():
        if count > 1:
            yield GivenTwice(where=f"[[layouts]] players = {players}")


def _misread_slot(where: str, slot: dict[str, Any], seats: int) -> Iterator[Fault]:
    for axis in ("q", "r"):
        yield from _misread_figure(where, axis, slot.get(axis), -_FARTHEST, _FARTHEST)
    kind = slot.get("kind")
    if not isinstance(kind, str) or kind not in _SLOT_KEYS:
        yield BadSlotKind(where=where, found=shown(kind))
        return
    if kind == "castle":
        yield from _misread_figure(where, "seat", slot.get("seat"), 1, seats)
    elif kind == "territory":
        yield from _misread_figure(where, "value", slot.get("value"), *_VALUES)
    known = _SLOT_KEYS[kind]
    for key in slot:
        if key not in known and not key.endswith("source"):
            yield NotReplaceable(where=where, field=_quoted(key), known=", ".join(known))


def _quoted(name: str) -> str:
    """A name as a sentence can have it: a key of TOML may be any text."""
    return name if name.isidentifier() and len(name) <= 40 else shown(name)


# Whether every rule can be kept with it -----------------------------------------------------------


class _Layout:
    """A layout to be looked at: its slots are numbered as in the file."""

    def __init__(self, layout: dict[str, Any]) -> None:
        self.players: Final[int] = layout["players"]
        self.slots: Final = slots_of(layout)
        self.where: Final = f"[[layouts]] players = {self.players}"

    def slot(self, slot: Slot) -> str:
        number = self.slots.index(slot) + 1
        return f"{self.where}, slots #{number} (q = {slot.q}, r = {slot.r})"


def _unplayable(data: dict[str, Any]) -> Iterator[Fault]:
    yield from _unplayable_deck(data)
    tiles = [territory["copies"] for territory in data["territories"]]
    if sum(tiles) != TILES:
        yield WrongTotal(where="[[territories]]", count=TILES, found=sum(tiles))
    pool = Counter[int]()
    for territory in data["territories"]:
        pool[territory["points"]] += territory["copies"]
    homelands = data["territories"][_HOMELANDS]
    for layout in data["layouts"]:
        yield from _unplayable_layout(
            _Layout(layout), pool, homelands["points"], homelands["copies"]
        )


def _unplayable_deck(data: dict[str, Any]) -> Iterator[Fault]:
    """MM-DECK-01. Battles are fought with conflict cards and support cards."""
    copies = [card["copies"] for card in data["cards"]]
    if sum(copies) != DECK_SIZE:
        yield WrongTotal(where="[[cards]]", count=DECK_SIZE, found=sum(copies))
    for kind in (CONFLICTS, SUPPORTS):
        if not any(copies[card] for card in kind):
            yield MissingCards(where="[[cards]]", known=", ".join(CARDS[card] for card in kind))


def _unplayable_layout(
    layout: _Layout, pool: Counter[int], worth: int, copies: int
) -> Iterator[Fault]:
    """`worth` and `copies` are those of the homelands."""
    misplaced = list(_misplaced(layout))
    yield from misplaced
    if misplaced:
        return  # such a map cannot be laid
    slots = layout.slots
    lakes = sum(slot.kind == "lake" for slot in slots)
    if lakes > LAKES:
        yield TooFewTiles(where=layout.where, field='kind = "lake"', count=lakes, most=LAKES)
    values = Counter(slot.value for slot in slots if slot.kind == "territory")
    for value in VALUE_CLASSES:
        if values[value] > pool[value]:
            yield TooFewTiles(
                where=layout.where,
                field=f"value = {value}",
                count=values[value],
                most=pool[value],
            )
    yield from _too_few_points(layout, values, worth, copies)
    laid = Map(slots)
    yield from _out_of_reach(layout, laid)
    yield from _unfit_castles(layout, laid, worth, copies)


def _misplaced(layout: _Layout) -> Iterator[Fault]:
    most = layout.players + LAKES + TILES
    if len(layout.slots) > most:
        yield TooManySlots(where=layout.where, count=len(layout.slots), most=most)
    places: set[tuple[int, int]] = set()
    for number, slot in enumerate(layout.slots, 1):
        if (slot.q, slot.r) in places:
            where = f"{layout.where}, slots #{number} (q = {slot.q}, r = {slot.r})"
            yield SamePlace(where=where)
        places.add((slot.q, slot.r))
    castles = Counter(slot.seat for slot in layout.slots if slot.kind == "castle")
    for seat in range(layout.players):
        if castles[seat] != 1:
            yield OneCastleEach(where=layout.where, number=seat + 1, count=castles[seat])


def _too_few_points(
    layout: _Layout, values: Counter[int], worth: int, copies: int
) -> Iterator[Fault]:
    """Somebody must be able to win in every mode. Each territory binds one of a player's ten dice
    at least (MM-DICE-02, -03), and in a skirmish homelands count for nothing (MM-SKIRMISH-02),
    wherever they lie."""
    players = layout.players
    sizes = {"none": 1}
    if players in (4, 6):  # MM-TEAM-01
        sizes["pairs"] = 2
    if players == 6:  # MM-TEAM-03
        sizes["threes"] = 3
    fewer = values.copy()
    fewer[worth] -= min(copies, values[worth])
    for teams, size in sizes.items():
        for skirmish, laid, target in (
            ("no", values, TARGETS[size]),
            ("yes", fewer, SKIRMISH_TARGETS[size]),
        ):
            held = sum(sorted(laid.elements(), reverse=True)[: DICE * size])
            if held < target:
                option = f"teams={teams}, skirmish={skirmish}"
                yield TooFewPoints(where=layout.where, option=option, least=target, most=held)


def _out_of_reach(layout: _Layout, laid: Map) -> Iterator[Fault]:
    """Nobody's way goes through a castle (MM-SUPPLY-04), and everybody's goes everywhere."""
    territories = sum(1 << tile for tile in laid.territories)
    reached = edge = 1 << laid.territories[0] if laid.territories else 0
    while edge:
        found = 0
        for tile in bits(edge):
            found |= laid.links[tile]
        edge = found & territories & ~reached
        reached |= edge
    for tile, slot in enumerate(laid.slots):
        near = 1 << tile if slot.kind == "territory" else laid.links[tile]
        if not near & reached:
            yield OutOfReach(where=layout.slot(slot))


def _unfit_castles(layout: _Layout, laid: Map, worth: int, copies: int) -> Iterator[Fault]:
    """The starting knights can be shared, whatever tiles are drawn (MM-SETUP-15, -18)."""
    homelands = {tile for tile in laid.territories if copies and laid.slots[tile].value == worth}
    for castle in laid.castles:
        where = layout.slot(laid.slots[castle])
        beside = bits(laid.beside[castle])
        if any(tile in laid.seat_of for tile in beside):
            yield CastlesTouch(where=where)
        shared = min(copies, sum(tile in homelands for tile in beside))
        if shared > HOMELANDS_BESIDE_CASTLE:
            yield TooManyHomelands(where=where, count=shared, most=HOMELANDS_BESIDE_CASTLE)
    for tile in sorted(homelands):
        if sum(near in laid.seat_of for near in bits(laid.beside[tile])) > 1:
            yield SharedHomelands(where=layout.slot(laid.slots[tile]))
