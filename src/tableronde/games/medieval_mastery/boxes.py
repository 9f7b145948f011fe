"""A box: what the rulebook's lost pictures would show. Copies, points, capacities and maps are our
reconstruction; a file of the same form as data.toml can replace them, in whole or in part."""

import tomllib
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from tableronde.core.errors import TableRondeError
from tableronde.games.medieval_mastery.components import (
    AUTHORITY,
    BESIEGERS,
    CARDS,
    CONFLICTS,
    DATA,
    DECK_SIZE,
    FACES,
    HOMELANDS_BESIDE_CASTLE,
    LAKES,
    LEAST_SEATS,
    MOST_SEATS,
    SUPPORTS,
    TARGETS,
    TERRITORIES,
    TERRITORY_NAMES,
    VALUE_CLASSES,
    outward,
)
from tableronde.games.medieval_mastery.maps import Map, Slot, bits, neighbours

_CARD_KEYS: Final = {"id", "copies"}
_TERRITORY_KEYS: Final = {"id", "copies", "points", "capacity"}
_LARGEST_CAPACITY: Final = 60
_LONGEST: Final = 200_000


class BadBox(TableRondeError):
    key = "bad-box"
    sentence = "{file} cannot be used as a box of Medieval Mastery: {faults}"


class Box:
    """All that is laid on the table, for every number of players."""

    __slots__ = ("capacity", "copies", "fingerprint", "maps", "points", "tiles", "widest")

    def __init__(
        self,
        copies: tuple[int, ...],
        tiles: tuple[int, ...],
        points: tuple[int, ...],
        capacity: tuple[int, ...],
        layouts: dict[int, list[Slot]],
        fingerprint: str,
    ) -> None:
        self.copies: Final = copies  # of each card in a deck
        self.tiles: Final = tiles  # of each kind of territory
        self.points: Final = points
        self.capacity: Final = capacity
        most = max(*capacity, BESIEGERS)
        self.widest: Final = -(-most // FACES)
        """The dice that the fullest territory needs."""
        self.maps: Final = {players: Map(slots, most) for players, slots in layouts.items()}
        self.fingerprint: Final = fingerprint
        """Empty for the box of the house; else it tells one box from another."""


def standard() -> Box:
    """The box of the house."""
    return _box(DATA, "")


def load(file: Path) -> Box:
    """The box that a file describes; what it leaves out is as in the box of the house. All that is
    wrong in it is told at once."""
    try:
        if file.stat().st_size > _LONGEST:
            raise BadBox(file=str(file), faults=f"it has more than {_LONGEST} bytes")
        given = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadBox(file=str(file), faults=str(error)) from None
    faults = _Faults()
    merged = {
        "cards": _merged("cards", given, _CARD_KEYS, CARDS, faults),
        "territories": _merged("territories", given, _TERRITORY_KEYS, TERRITORY_NAMES, faults),
        "layouts": _layouts(given, faults),
    }
    for name in given.keys() - merged.keys() - {"meta", "sources"}:
        faults.add(f"[{name}] is not known; there are cards, territories and layouts")
    if not faults.found:
        _check(merged, faults)
    if faults.found:
        raise BadBox(file=str(file), faults="; ".join(faults.found))
    return _box(merged, _fingerprint(merged))


def _box(data: dict[str, Any], fingerprint: str) -> Box:
    return Box(
        copies=tuple(card["copies"] for card in data["cards"]),
        tiles=tuple(territory["copies"] for territory in data["territories"]),
        points=tuple(territory["points"] for territory in data["territories"]),
        capacity=tuple(territory["capacity"] for territory in data["territories"]),
        layouts={layout["players"]: _slots(layout) for layout in data["layouts"]},
        fingerprint=fingerprint,
    )


def _slots(layout: dict[str, Any]) -> list[Slot]:
    return [
        Slot(slot["q"], slot["r"], slot["kind"], slot.get("seat", 0) - 1, slot.get("value", 0))
        for slot in layout["slots"]
    ]


def _fingerprint(data: dict[str, Any]) -> str:
    box = _box(data, "")
    maps = [[players, laid.slots] for players, laid in sorted(box.maps.items())]
    told = [box.copies, box.tiles, box.points, box.capacity, maps]
    return sha256(msgspec.json.encode(told)).hexdigest()[:12]


# Reading a file that came from outside ------------------------------------------------------------


class _Faults:
    """What is wrong in a file, in words."""

    def __init__(self) -> None:
        self.found: Final[list[str]] = []

    def add(self, fault: str) -> None:
        self.found.append(fault)


def _merged(
    what: str, given: dict[str, Any], keys: set[str], names: tuple[str, ...], faults: _Faults
) -> list[dict[str, Any]]:
    """The entries of the house with the figures that the file gives."""
    merged = [{key: entry[key] for key in keys} for entry in DATA[what]]
    entries = given.get(what, [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        faults.add(f"{what} must be a list of tables: [[{what}]]")
        return merged
    seen: set[str] = set()
    for entry in entries:
        name = outward(str(entry.get("id")))
        if name not in names:
            faults.add(f"[[{what}]]: there is no {name!r}; there are {', '.join(names)}")
            continue
        if name in seen:
            faults.add(f"[[{what}]]: {name} is there twice")
        seen.add(name)
        for key in sorted(keys - {"id"}):
            if key not in entry:
                continue
            if not _whole(entry[key]) or entry[key] < 0:
                faults.add(f"[[{what}]] {name}: {key} must be a whole number from 0 on")
            else:
                merged[names.index(name)][key] = entry[key]
    return merged


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _layouts(given: dict[str, Any], faults: _Faults) -> list[dict[str, Any]]:
    """The layouts of the house, and in their places those that the file gives."""
    layouts = {layout["players"]: layout for layout in DATA["layouts"]}
    entries = given.get("layouts", [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        faults.add("layouts must be a list of tables: [[layouts]]")
        return list(layouts.values())
    seen: set[int] = set()
    for entry in entries:
        players = entry.get("players")
        if not _whole(players) or players not in range(LEAST_SEATS, MOST_SEATS + 1):
            faults.add(f"[[layouts]]: players must be {LEAST_SEATS} to {MOST_SEATS}")
            continue
        if players in seen:
            faults.add(f"[[layouts]]: there are two for {players} players")
        seen.add(players)
        slots = entry.get("slots")
        if not isinstance(slots, list) or not slots:
            faults.add(f"layout for {players}: slots must be a list")
            continue
        before = len(faults.found)
        for at, slot in enumerate(slots, 1):
            _check_slot(slot, f"layout for {players}, slot {at}", players, faults)
        if len(faults.found) == before:
            layouts[players] = {"players": players, "slots": slots}
    return [layouts[players] for players in sorted(layouts)]


def _check_slot(slot: Any, where: str, players: int, faults: _Faults) -> None:
    if not isinstance(slot, dict) or not all(_whole(slot.get(key)) for key in ("q", "r")):
        faults.add(f"{where}: q and r must be whole numbers")
        return
    if max(abs(slot["q"]), abs(slot["r"])) > 20:
        faults.add(f"{where}: q and r lie between -20 and 20")
    kind = slot.get("kind")
    if kind == "castle":
        if not _whole(slot.get("seat")) or slot["seat"] not in range(1, players + 1):
            faults.add(f"{where}: a castle has a seat from 1 to {players}")
    elif kind == "territory":
        if slot.get("value") not in VALUE_CLASSES or not _whole(slot["value"]):
            faults.add(f"{where}: a territory has the value 1, 2 or 3")
    elif kind != "lake":
        faults.add(f"{where}: kind must be castle, lake or territory")


# What a box must be so that every rule can be kept ------------------------------------------------


def _check(data: dict[str, Any], faults: _Faults) -> None:
    _check_deck([card["copies"] for card in data["cards"]], faults)
    pool: Counter[int] = Counter()
    for name, territory in zip(TERRITORY_NAMES, data["territories"], strict=True):
        if territory["points"] not in VALUE_CLASSES:
            faults.add(f"[[territories]] {name}: points must be 1, 2 or 3")
        if not 1 <= territory["capacity"] <= _LARGEST_CAPACITY:
            faults.add(f"[[territories]] {name}: capacity must be 1 to {_LARGEST_CAPACITY}")
        pool[territory["points"]] += territory["copies"]
    homelands = {
        territory["points"]
        for kind, territory in zip(TERRITORIES, data["territories"], strict=True)
        if kind.homelands and territory["copies"]
    }
    for layout in data["layouts"]:
        _check_layout(layout["players"], _slots(layout), pool, homelands, faults)


def _check_deck(copies: list[int], faults: _Faults) -> None:
    """MM-DECK-01. A deck needs something to fight with, and cannot be all authority: whoever
    draws it draws again."""
    if sum(copies) != DECK_SIZE:
        faults.add(f"[[cards]]: a deck has {DECK_SIZE} cards, not {sum(copies)}")
    if not sum(copies[card] for card in CONFLICTS):
        faults.add("[[cards]]: a deck needs a conflict card")
    if not sum(copies[card] for card in SUPPORTS):
        faults.add("[[cards]]: a deck needs a support card")
    if copies[AUTHORITY] > 1:
        faults.add("[[cards]]: a deck has one authority at most")


def _check_layout(
    players: int, slots: list[Slot], pool: Counter[int], homelands: set[int], faults: _Faults
) -> None:
    where = f"layout for {players}"
    if len({(slot.q, slot.r) for slot in slots}) < len(slots):
        faults.add(f"{where}: two slots lie on the same place")
        return
    seats = sorted(slot.seat for slot in slots if slot.kind == "castle")
    if seats != list(range(players)):
        faults.add(f"{where}: each of the seats 1 to {players} needs one castle")
        return
    if sum(slot.kind == "lake" for slot in slots) > LAKES:
        faults.add(f"{where}: there are only {LAKES} lakes")
    values = Counter(slot.value for slot in slots if slot.kind == "territory")
    for value in VALUE_CLASSES:
        if values[value] > pool[value]:
            faults.add(
                f"{where}: {values[value]} territories of value {value}, the box has {pool[value]}"
            )
    points = sum(value * count for value, count in values.items())
    if points < TARGETS[1]:
        faults.add(f"{where}: all territories are worth {points}, {TARGETS[1]} are needed to win")
    if players in (4, 6) and points < TARGETS[players // 2]:
        faults.add(f"{where}: a team needs {TARGETS[players // 2]} points, there are {points}")
    if not _hangs_together(slots):
        faults.add(f"{where}: the tiles do not hang together")
    _check_castles(where, Map(slots), homelands, faults)


def _hangs_together(slots: list[Slot]) -> bool:
    left = {(slot.q, slot.r) for slot in slots}
    edge = [left.pop()]
    while edge:
        for place in neighbours(*edge.pop()):
            if place in left:
                left.remove(place)
                edge.append(place)
    return not left


def _check_castles(where: str, laid: Map, homelands: set[int], faults: _Faults) -> None:
    """A castle has somewhere to go, and the starting knights can be shared (MM-SETUP-15, -18)."""
    for seat, castle in enumerate(laid.castles):
        if any(tile in laid.seat_of for tile in bits(laid.beside[castle])):
            faults.add(f"{where}: the castle of seat {seat + 1} touches another castle")
        near = [tile for tile in bits(laid.links[castle]) if tile in laid.territories]
        if not near:
            faults.add(f"{where}: the castle of seat {seat + 1} touches no territory")
        shared = [tile for tile in bits(laid.beside[castle]) if laid.slots[tile].value in homelands]
        if len(shared) > HOMELANDS_BESIDE_CASTLE:
            faults.add(
                f"{where}: beside the castle of seat {seat + 1} {len(shared)} slots can become "
                f"homelands, {HOMELANDS_BESIDE_CASTLE} may"
            )
    for tile in laid.territories:
        castles = [near for near in bits(laid.beside[tile]) if near in laid.seat_of]
        if laid.slots[tile].value in homelands and len(castles) > 1:
            slot = laid.slots[tile]
            faults.add(f"{where}: ({slot.q}, {slot.r}) can become homelands of two castles")
