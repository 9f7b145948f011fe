"""Reads a custom box, a file like data.toml, checks it and merges it with the standard box.
docs/rules/zizka.md ("Another box") documents the form."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from tableronde.core.faults import (
    Fault,
    GivenTwice,
    NotAList,
    NotTables,
    SamePlace,
)
from tableronde.core.replacing import (
    Entries,
    Fields,
    Figure,
    Flag,
    Reader,
    Remark,
    Table,
    Tables,
    Whole,
    Word,
    Words,
    digest,
    faults_in_fields,
    faults_in_file,
    faults_in_length,
    hyphened,
    is_tables,
    merged_fields,
    refusal,
    within,
)
from tableronde.games.zizka.box.board import CASTLES, KINDS, TAVERN, Board
from tableronde.games.zizka.box.boxes import EFFECTS, Box, Token, box_from, standard
from tableronde.games.zizka.box.faults import (
    AsksNothing,
    BadSideB,
    CutOff,
    FaceMissing,
    NoPoints,
    NoSuchSpace,
    OneFace,
    PathToItself,
    TooFewEvents,
    TooFewLarge,
    TooManyIcons,
    TwoStarts,
    UnlikeSidesB,
)
from tableronde.games.zizka.components import (
    BY_DICE,
    COIN_TOKENS,
    DATA,
    DICE,
    EVENT_KINDS,
    ICONS,
    LEVELS,
    LOSSES,
    LUCK_TOKENS,
    MORALE_END,
    MOST_DICE,
    MOST_SEATS,
    SIDES,
    SIDES_OF_A_DIE,
    SOVEREIGNS,
    SYMBOLS,
    TOURNAMENT,
    TOURNAMENT_DICE,
    TOURNAMENT_VALUES,
    TRAITS,
    WILD,
)

_MOST_ROWS: Final = 6
_MOST_OBSTACLES: Final = 5
_MOST: Final = 9
"""Of anything that has no limit of its own."""
_DEAREST: Final = 20
_FARTHEST: Final = 100
_BEST_SCORE: Final = TOURNAMENT_DICE * max(TOURNAMENT_VALUES)
_BLANK: Final = "blank"
_COIN: Final = "coin"
_B: Final = SIDES.index("b")


def described(data: dict[str, Any], file: str) -> Box:
    """Return the box that a file describes; what it leaves out is as in the standard box."""
    wrong = dict(faults_in_file(data, _TABLES, DATA))
    faults = [fault for found in wrong.values() for fault in found]
    merged = dict(DATA)
    for name, reader in _TABLES.items():
        if name in data and not wrong[name]:
            merged[name] = reader.merged(DATA[name], data[name])
    box = box_from(merged, "")
    faults += _unplayable(box, {name for name, found in wrong.items() if found})
    if faults:
        raise refusal(faults, file, DATA["meta"]["game"])
    fingerprint = _fingerprint(box)
    return standard() if fingerprint == _fingerprint(standard()) else box_from(merged, fingerprint)


def _fingerprint(box: Box) -> str:
    """Of all that a file can give."""
    members = [[card.cost, card.rejects, card.ability, card.conditional] for card in box.members]
    commanders = [[[side.ability, side.coins] for side in sides] for sides in box.commanders]
    tokens = [[token.rows, token.goal, token.personal, token.common] for token in box.tokens]
    castles = [castle.rows for castle in box.castles]
    torak = [[card.move, card.vp, card.effects, card.loss, card.score] for card in box.torak]
    spaces = [[space.kind, space.x, space.y] for space in box.board.spaces]
    board = [spaces, box.board.links]
    told = [members, commanders, tokens, castles, torak, box.strength, box.faces, board]
    return digest([*told, box.rulings])


# What a file can give: members and commanders -----------------------------------------------------

_ABILITIES: Final = Whole(dict.fromkeys((*SYMBOLS, *ICONS), Figure(0, _MOST)))
_MEMBER: Final[Fields] = {
    # Any number may be hired in one action (ZIZ-HIRE-04): for nothing it would never end.
    "cost": Figure(1, _DEAREST),
    "rejects": Word(("", *TRAITS)),
    "abilities": _ABILITIES,
    "conditional": Word(
        ("", *(kind for at, kind in enumerate(EVENT_KINDS) if BY_DICE[at] or at == TOURNAMENT))
    ),
}


def _member_fields(member: dict[str, Any]) -> Fields:
    """Of starting members everything is rulebook (ZIZ-SETUP-12)."""
    return _MEMBER if member["level"] in LEVELS else {}


_MOVE: Final = "move"
_OTHER_SYMBOLS: Final = tuple(symbol for symbol in SYMBOLS if symbol != _MOVE)


class _SideB(Whole):
    """Two moves and one other symbol (ZIZ-COMMANDER-06): which one is lost."""

    def faults_inside(self, where: str, given: dict[str, Any], standard: Any) -> Iterator[Fault]:
        wrong = list(super().faults_inside(where, given, standard))
        yield from wrong
        if wrong:
            return
        others = sum(given.get(symbol, 0) for symbol in _OTHER_SYMBOLS)
        if given.get(_MOVE) != 2 or others != 1:
            yield BadSideB(where=where, known=", ".join(_OTHER_SYMBOLS))


_PURSE: Final = Figure(0, COIN_TOKENS // MOST_SEATS)
_COMMANDER: Final[Fields] = {
    "side_a": Table({"coins": _PURSE}),
    "side_b": Table(
        {"coins": _PURSE, "abilities": _SideB(dict.fromkeys(SYMBOLS, Figure(0, 2)))},
    ),
}


# Tokens, castles, Torak's cards -------------------------------------------------------------------

_NEED: Final = dict.fromkeys(ICONS, Figure(0, MOST_DICE))
_REWARD: Final = Whole(
    {
        "coins": Figure(0, _DEAREST),
        "vp": Figure(0, _MOST),
        "vice": Figure(0, 2 * MORALE_END),
        "virtue": Figure(0, 2 * MORALE_END),
        "luck": Figure(0, LUCK_TOKENS),
        "favour": Word(("", *SOVEREIGNS)),
        "member": Figure(0, LEVELS[-1]),
        "warrant": Figure(0, 1),
    }
)


def _misread_need(where: str, icons: dict[str, int], free: bool) -> Iterator[Fault]:
    """Something must be asked for, and no more icons than dice can show (ZIZ-ICON-14)."""
    count = sum(icons.get(icon, 0) for icon in ICONS)
    if free and not count:
        yield AsksNothing(where=where)
    if count > MOST_DICE:
        yield TooManyIcons(where=where, count=count, most=MOST_DICE)


class _Row(Whole):
    """A condition and its reward (ZIZ-EVENT-14)."""

    def faults_inside(self, where: str, given: dict[str, Any], standard: Any) -> Iterator[Fault]:
        wrong = list(super().faults_inside(where, {"reward": None, **given}, standard))
        yield from wrong
        if not wrong:
            free = not given.get("pay", 0) and not given.get("discard", 0)
            yield from _misread_need(where, given.get("need", {}), free)


class _Obstacle(Whole):
    def faults_inside(self, where: str, given: dict[str, Any], standard: Any) -> Iterator[Fault]:
        wrong = list(super().faults_inside(where, given, standard))
        yield from wrong or _misread_need(where, given, free=True)


_PAID: Final[Fields] = {
    "pay": Figure(0, _DEAREST),
    "discard": Figure(0, 1),
    "reward": _REWARD,
}
_BY_RESOLUTION: Final[dict[str, Fields]] = {
    "dice": {"rows": Tables(_Row({"need": Whole(_NEED), **_PAID}), 1, _MOST_ROWS)},
    "pay": {"rows": Tables(_Row(_PAID), 1, _MOST_ROWS)},  # ZIZ-EVENT-21
    "tournament": {
        "personal_goal": Figure(1, _BEST_SCORE),
        "personal_reward": _REWARD,
        "common_reward": Whole({"coins": Figure(0, _DEAREST)}),  # ZIZ-TOURNAMENT-15
    },
}
_RESOLUTION: Final = {kind["id"]: kind["resolution"] for kind in DATA["event_kinds"]}


def _event_fields(event: dict[str, Any]) -> Fields:
    return _BY_RESOLUTION[_RESOLUTION[event["kind"]]]


_CASTLE: Final[Fields] = {"rows": Tables(_Obstacle(_NEED), 1, _MOST_OBSTACLES)}


class _Strength(Reader):
    """Lines of the combat card: how many dice. From which points on, and with how much luck, is
    rulebook (ZIZ-SOLO-30 to -32)."""

    _LINE: Final[Fields] = {"dice": Figure(1, MOST_DICE)}

    def faults(self, where: str, field: str, given: object, standard: Any) -> Iterator[Fault]:
        place = within(where, field)
        if not is_tables(given):
            yield NotTables(where=place)
            return
        yield from faults_in_length(place, len(given), len(standard), len(standard))
        for number, (line, ours) in enumerate(zip(given, standard, strict=False), 1):
            yield from faults_in_fields(f"{place} #{number}", line, self._LINE, ours)

    def merged(self, standard: Any, given: Any) -> Any:
        return [
            merged_fields(self._LINE, ours, line)
            for ours, line in zip(standard, given, strict=True)
        ]


_COMBAT: Final[Fields] = {"hard": _Strength()}
_TORAK: Final[Fields] = {
    "move": Figure(0, _MOST),
    "vp": Figure(0, _MOST),
    "effects": Words(EFFECTS, 0, len(EFFECTS)),
    "loss": Word(LOSSES),
    "tournament_score": Figure(0, _BEST_SCORE),
}


def _solo_fields(card: dict[str, Any]) -> Fields:
    return _COMBAT if card["type"] == "combat" else _TORAK


# Dice ---------------------------------------------------------------------------------------------


class _Faces(Reader):
    """Every icon is on an entourage die, or it would be worth nothing in a tournament
    (ZIZ-TOURNAMENT-06, -10). A sovereign's die has one blank, and Sigismund's one coin
    (ZIZ-FAVOUR-08, -09)."""

    def faults(self, where: str, field: str, given: object, standard: Any) -> Iterator[Fault]:
        special = [face for face in (_COIN, _BLANK) if face in standard]
        known = dict.fromkeys((*ICONS, *special, _BLANK))
        words = Words(known, SIDES_OF_A_DIE, SIDES_OF_A_DIE)
        wrong = list(words.faults(where, field, given, standard))
        yield from wrong
        if wrong:
            return
        assert isinstance(given, list)
        count = Counter(given)
        for face in special:
            if count[face] != 1:
                yield OneFace(where=where, field=face, count=count[face])
        if not special:
            for icon in ICONS:
                if not count[icon]:
                    yield FaceMissing(where=where, field=icon)


# The board ----------------------------------------------------------------------------------------

_SPACE_NAMES: Final = tuple(hyphened(space["id"]) for space in DATA["board"]["spaces"])
_SPACE: Final[Fields] = {
    "kind": Word(KINDS),
    "x": Figure(0, _FARTHEST),
    "y": Figure(0, _FARTHEST),
}


class _Paths(Reader):
    """All of them (ZIZ-BOARD-01)."""

    _ENDS: Final = Words(_SPACE_NAMES, 2, 2)

    def faults(self, where: str, field: str, given: object, standard: Any) -> Iterator[Fault]:
        if not isinstance(given, list):
            yield NotAList(where=within(where, field))
            return
        seen: set[frozenset[str]] = set()
        for number, path in enumerate(given, 1):
            name = f"{field} #{number}"
            wrong = list(self._ENDS.faults(where, name, path, None))
            yield from wrong
            if wrong:
                continue
            ends = frozenset(map(hyphened, path))
            if len(ends) == 1:
                yield PathToItself(where=within(where, name))
            elif ends in seen:
                yield GivenTwice(where=within(where, name))
            seen.add(ends)

    def merged(self, standard: Any, given: Any) -> Any:
        """Return the paths with the names of the standard box."""
        ids = [space["id"] for space in DATA["board"]["spaces"]]
        return [[ids[_SPACE_NAMES.index(hyphened(end))] for end in path] for path in given]


# All of it ----------------------------------------------------------------------------------------

_TABLES: Final[Fields] = {
    "entourage": Entries(_member_fields),
    "commanders": Entries(lambda _: _COMMANDER),
    "event_kinds": Entries(lambda _: {"back_icons": Remark(), "back_morale": Remark()}),
    "events": Entries(_event_fields),
    "conquests": Entries(lambda _: _CASTLE),
    "solo_cards": Entries(_solo_fields),
    "dice": Table({die: Table({"faces": _Faces()}) for die in DICE}),
    "board": Table({"spaces": Entries(lambda _: _SPACE), "edges": _Paths()}),
    "rulings": Table(
        {
            name: Flag() if isinstance(value, bool) else Figure(1, 2)
            for name, value in DATA["rulings"].items()
            if name != "source"
        }
    ),
}


# Whether every rule can be kept with it -----------------------------------------------------------


def _unplayable(box: Box, faults: set[str]) -> Iterator[Fault]:
    """Nothing is said of what hangs on something faults."""
    if "commanders" not in faults:
        sides = {(sides[_B].ability, sides[_B].coins) for sides in box.commanders}
        if len(sides) > 1:  # ZIZ-COMMANDER-06, -07
            yield UnlikeSidesB(where="[[commanders]]")
    if "board" not in faults:
        yield from _unplayable_board(box.board)
        if "events" not in faults:
            yield from _endless(box)


def _unplayable_board(board: Board) -> Iterator[Fault]:
    if len(board.starts) != 2:  # ZIZ-BOARD-04
        yield TwoStarts(where="[board]", count=len(board.starts))
    kinds = {space.kind for space in board.spaces}
    for kind in (TAVERN, *CASTLES):
        if kind not in kinds:
            yield NoSuchSpace(where="[board]", field=kind)
    least = len(board.spaces) // 2 + 1  # AMB-35: most of them
    if len(board.large) < least:
        yield TooFewLarge(where="[board]", count=len(board.large), least=least)
    places: set[tuple[int, int]] = set()
    for space in board.spaces:
        if (space.x, space.y) in places:
            yield SamePlace(where=f"[board] spaces {space.name}")
        places.add((space.x, space.y))
    for space, far in zip(board.spaces, board.distance[0], strict=True):
        if far == len(board.spaces):
            yield CutOff(where=f"[board] spaces {space.name}")


_LUCK_EACH: Final = LUCK_TOKENS // MOST_SEATS


def _endless(box: Box) -> Iterator[Fault]:
    """A game can always end: even who has neither coins nor members finds a token to complete, and
    scores in time. After a turn no more large spaces lack a token than there are figures
    (ZIZ-EVENT-24, -25): so if there are few tokens that may lie for ever, one of the others is on
    the board, and all come up in turn (ZIZ-EVENT-23)."""
    filled = len(box.board.large) - MOST_SEATS
    least = len(box.tokens) - filled + 1
    plain = [token.rows[0] for token in box.tokens if _is_plain(token)]
    count = len(plain) + sum(token.kind == TOURNAMENT for token in box.tokens)
    if count < least:
        yield TooFewEvents(where="[[events]]", count=count, least=least)
    if not any(row.reward.vp or row.reward.vice != row.reward.virtue for row in plain):
        yield NoPoints(where="[[events]]")


def _is_plain(token: Token) -> bool:
    """Whether luck alone completes it in the end, for it comes with every failure: who has no
    member may have no die, and others may keep their share of the tokens. In the solo game there
    may be no warrant left (ZIZ-SOLO-24)."""
    if not BY_DICE[token.kind]:
        return False
    first = token.rows[0]
    few = sum(first.need) <= _LUCK_EACH and not first.need[WILD]
    return few and not first.pay and not first.discard and not first.reward.warrant
