"""Reads a custom box, a file like data.toml, checks it and merges it with the standard box.
docs/rules/medieval-mastery.md ("Another box") documents the form."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from tableronde.core.components import is_remark
from tableronde.core.errors import shown
from tableronde.core.faults import Fault, GivenTwice, NotReplaceable, NotTables, SamePlace
from tableronde.core.replacing import (
    Entries,
    Fields,
    Figure,
    Reader,
    Word,
    digest,
    faults_in_figure,
    faults_in_file,
    is_tables,
    quoted,
    refusal,
)
from tableronde.games.medieval_mastery.box.boxes import Box, box_from, slots_of
from tableronde.games.medieval_mastery.box.faults import (
    CastlesTouch,
    MissingCards,
    NoSlots,
    OneCastleEach,
    OutOfReach,
    SharedHomelands,
    TooFewPoints,
    TooFewTiles,
    TooManyHomelands,
    TooManySlots,
    WrongTotal,
)
from tableronde.games.medieval_mastery.box.maps import Map, Slot, bits
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

_FARTHEST: Final = 20
_SLOT_KEYS: Final = {
    "castle": ("q", "r", "kind", "seat"),
    "lake": ("q", "r", "kind"),
    "territory": ("q", "r", "kind", "value"),
}
_KIND: Final = Word(_SLOT_KEYS)
_HOMELANDS: Final = next(at for at, kind in enumerate(TERRITORIES) if kind.homelands)
_VALUES: Final = (VALUE_CLASSES[0], VALUE_CLASSES[-1])


def described(data: dict[str, Any], file: str) -> Box:
    """Return the box that a file describes; what it leaves out is as in the standard box."""
    sound, faults = _read(data)
    merged = _merged(sound)
    if "territories" in sound or "territories" not in data:
        faults += _unplayable(merged)
    else:  # whether there are tiles enough cannot be said
        faults += _unplayable_deck(merged)
    if faults:
        raise refusal(faults, file, DATA["meta"]["game"])
    fingerprint = _fingerprint(merged)
    return box_from(merged, "" if fingerprint == _fingerprint(DATA) else fingerprint)


def _fingerprint(data: dict[str, Any]) -> str:
    cards = [card["copies"] for card in data["cards"]]
    territories = [
        [territory[key] for key in ("copies", "points", "capacity")]
        for territory in data["territories"]
    ]
    layouts = [[layout["players"], sorted(slots_of(layout))] for layout in data["layouts"]]
    return digest([cards, territories, sorted(layouts)])


# Whether a file can be understood -----------------------------------------------------------------


def _card_fields(card: dict[str, Any]) -> Fields:
    # The rulebook speaks of a player's one authority (MM-RESOURCE-12).
    return {"copies": Figure(0, 1 if card["id"] == CARDS[AUTHORITY] else DECK_SIZE)}


def _territory_fields(territory: dict[str, Any]) -> Fields:
    kind = TERRITORIES[TERRITORY_NAMES.index(outward(territory["id"]))]
    if kind.homelands:  # MM-SETUP-13: they take half of the starting knights
        least = STARTING_KNIGHTS // 2
    else:  # MM-TERRITORY-06: else nobody ever holds it
        least = 2 if kind.loses else 1
    return {
        "copies": Figure(0, TILES),
        "points": Figure(*_VALUES),
        "capacity": Figure(least, DICE * FACES),
    }


class _Layouts(Reader):
    """Whole maps, by the number of players."""

    def faults(self, where: str, field: str, given: object, standard: Any) -> Iterator[Fault]:
        if not is_tables(given):
            yield NotTables(where=f"[[{field}]]")
            return
        for layout in given:
            yield from _misread_layout(layout)
        yield from _given_twice(_sound(given))

    def merged(self, standard: Any, given: Any) -> Any:
        return list({layout["players"]: layout for layout in (*standard, *given)}.values())


_TABLES: Final[Fields] = {
    "cards": Entries(_card_fields),
    "territories": Entries(_territory_fields),
    "layouts": _Layouts(),
}


def _merged(data: dict[str, Any]) -> dict[str, Any]:
    """Return the standard box, and in its places what a file gives that was read without a
    fault."""
    return {name: reader.merged(DATA[name], data.get(name, [])) for name, reader in _TABLES.items()}


def _read(data: dict[str, Any]) -> tuple[dict[str, Any], list[Fault]]:
    """The parts of a file that can be understood, and what is wrong with the others."""
    sound: dict[str, Any] = {}
    faults: list[Fault] = []
    for name, wrong in faults_in_file(data, _TABLES, DATA):
        faults += wrong
        if not wrong:
            sound[name] = data[name]
        elif name == "layouts" and is_tables(data[name]):
            sound[name] = _sound(data[name])
    return sound, faults


def _sound(layouts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [layout for layout in layouts if not any(_misread_layout(layout))]


def _misread_layout(layout: dict[str, Any]) -> Iterator[Fault]:
    players = layout.get("players")
    where = f"[[layouts]] players = {shown(players)}"
    wrong = list(faults_in_figure(where, "players", players, LEAST_SEATS, MOST_SEATS))
    yield from wrong
    for key in layout:
        if key not in DATA["layouts"][0] and not is_remark(key):
            yield NotReplaceable(where=where, field=quoted(key), known="players, slots")
    slots = layout.get("slots")
    if not is_tables(slots):
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
        yield from faults_in_figure(where, axis, slot.get(axis), -_FARTHEST, _FARTHEST)
    kind = slot.get("kind")
    wrong = list(_KIND.faults(where, "kind", kind, None))
    if wrong:
        yield from wrong
        return
    if kind == "castle":
        yield from faults_in_figure(where, "seat", slot.get("seat"), 1, seats)
    elif kind == "territory":
        yield from faults_in_figure(where, "value", slot.get("value"), *_VALUES)
    known = _SLOT_KEYS[slot["kind"]]
    for key in slot:
        if key not in known and not is_remark(key):
            yield NotReplaceable(where=where, field=quoted(key), known=", ".join(known))


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
