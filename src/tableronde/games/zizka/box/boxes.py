"""A box: what the rulebook's lost pictures would show. Cards, tokens, castles, the board and most
faces of the dice are our reconstruction; a file can replace them: see custom_box.py."""

from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

from tableronde.core.declared import Constant
from tableronde.games.zizka.box.board import Board, board_from
from tableronde.games.zizka.components import (
    COMBAT_CARD,
    COMMANDERS,
    DATA,
    DICE,
    DIFFICULTIES,
    EVENT_KINDS,
    FACES,
    ICONS,
    LOSSES,
    SIDES,
    SOVEREIGNS,
    SYMBOLS,
    TRAITS,
    outward,
)

Icons: TypeAlias = tuple[int, int, int, int]
"""How many swords, shields, speeches and wilds."""
Symbols: TypeAlias = tuple[int, int, int, int]
"""How many dice, rerolls, moves and peeks."""
NOTHING: Final = -1
"""In place of a card, a kind, a trait or a sovereign that there is none of."""
NO_ICONS: Final[Icons] = (0, 0, 0, 0)


class Ability(NamedTuple):
    """What a commander's board or a member's card grants (ZIZ-ICON-02 to -07)."""

    symbols: Symbols
    icons: Icons


class Member(NamedTuple):
    """ZIZ-ENTOURAGE-02. Level 0 are starting members, of the commander `owner`."""

    name: str
    level: int
    owner: int
    cost: int
    rejects: int
    """The trait that it does not serve under, or NOTHING (ZIZ-MORALE-06)."""
    ability: Ability
    conditional: int
    """The kind of event in which it helps more, or NOTHING (ZIZ-ENTOURAGE-03, -04)."""


class Commander(NamedTuple):
    """One side of a commander's board."""

    ability: Ability
    coins: int
    luck: int


class Reward(NamedTuple):
    """ZIZ-EVENT-29 to -35, in the order in which the parts are paid (ZIZ-EVENT-37)."""

    coins: int
    vp: int
    vice: int
    virtue: int
    luck: int
    favour: int
    member: int
    """The level of a member, or 0."""
    warrant: bool


class Row(NamedTuple):
    """A condition, all of which is needed (ZIZ-EVENT-14, -38), and a reward."""

    need: Icons
    pay: int
    discard: bool
    reward: Reward


class Token(NamedTuple):
    """An event token: rows, or what a tournament has in their place."""

    name: str
    kind: int
    rows: tuple[Row, ...]
    goal: int
    personal: Reward
    common: Reward


class Castle(NamedTuple):
    """A conquest card: its rows are obstacles (ZIZ-CONQUEST-04)."""

    name: str
    difficulty: int
    rows: tuple[Icons, ...]


EFFECTS: Final = ("refresh-members", "swap-event", *(f"favour-{name}" for name in SOVEREIGNS))
"""What a card of Torak's deck can do beside moving and scoring (ZIZ-SOLO-10)."""


class TorakCard(NamedTuple):
    """A card of Torak's deck (ZIZ-SOLO-10)."""

    name: str
    type: str
    move: int
    vp: int
    effects: tuple[str, ...]
    loss: int
    score: int


class Strength(NamedTuple):
    """A line of the combat difficulty card (ZIZ-SOLO-30 to -32)."""

    least: int
    dice: int
    luck: int


class Rulings(NamedTuple):
    """What a table may want to play otherwise."""

    luck_is_limited: bool
    coins_are_limited: bool
    refusing_gives_luck: bool
    luck_may_be_wild: bool
    failed_stays_face_up: bool
    set_aside_scores: bool
    foreign_trigger_finishes_round: bool
    attacks_on_torak: int


class Box(Constant):
    """All that is laid on the table."""

    def __init__(
        self,
        members: tuple[Member, ...],
        commanders: tuple[tuple[Commander, ...], ...],
        tokens: tuple[Token, ...],
        castles: tuple[Castle, ...],
        torak: tuple[TorakCard, ...],
        strength: tuple[tuple[Strength, ...], ...],
        faces: tuple[tuple[int, ...], ...],
        board: Board,
        rulings: Rulings,
        fingerprint: str,
    ) -> None:
        self.members: Final = members
        self.starting: Final = tuple(
            tuple(at for at, member in enumerate(members) if member.owner == commander)
            for commander in range(len(COMMANDERS))
        )
        self.commanders: Final = commanders  # commanders[commander][side]
        self.tokens: Final = tokens
        self.castles: Final = castles
        self.torak: Final = torak
        self.strength: Final = strength  # by side of the card: easy and normal, hard
        self.faces: Final = faces  # faces[die]
        self.board: Final = board
        self.rulings: Final = rulings
        self.fingerprint: Final = fingerprint
        """Empty for the standard box; else it tells one box from another."""

    def plain(self) -> str:
        """Return what stands for the box in records."""
        return self.fingerprint


@cache
def standard() -> Box:
    """Return the standard box; it never changes."""
    return box_from(DATA, "")


def box_from(data: dict[str, Any], fingerprint: str) -> Box:
    """The box that tables of the form of data.toml describe."""
    combat = next(card for card in data["solo_cards"] if card["id"] == COMBAT_CARD)
    return Box(
        members=tuple(map(_member, data["entourage"])),
        commanders=tuple(
            tuple(_commander(entry[f"side_{side}"]) for side in SIDES)
            for entry in data["commanders"]
        ),
        tokens=tuple(map(_token, data["events"])),
        castles=tuple(map(_castle, data["conquests"])),
        torak=tuple(_torak_card(card) for card in data["solo_cards"] if card["type"] != "combat"),
        strength=tuple(_strength(combat[side]) for side in ("easy_normal", "hard")),
        faces=tuple(
            tuple(FACES.index(face) for face in data["dice"][die]["faces"]) for die in DICE
        ),
        board=board_from(data["board"]),
        rulings=_rulings(data["rulings"]),
        fingerprint=fingerprint,
    )


def _ability(entry: dict[str, int]) -> Ability:
    die, reroll, move, peek = (entry.get(symbol, 0) for symbol in SYMBOLS)
    return Ability((die, reroll, move, peek), _icons(entry))


def _icons(entry: dict[str, int]) -> Icons:
    sword, shield, speech, wild = (entry.get(icon, 0) for icon in ICONS)
    return sword, shield, speech, wild


def _member(entry: dict[str, Any]) -> Member:
    return Member(
        name=outward(entry["id"]),
        level=entry["level"],
        owner=_index(COMMANDERS, entry["owner"]),
        cost=entry["cost"],
        rejects=_index(TRAITS, entry["rejects"]),
        ability=_ability(entry["abilities"]),
        conditional=_index(EVENT_KINDS, entry["conditional"]),
    )


def _commander(entry: dict[str, Any]) -> Commander:
    return Commander(_ability(entry["abilities"]), entry["coins"], entry["luck"])


def _reward(entry: dict[str, Any]) -> Reward:
    return Reward(
        coins=entry.get("coins", 0),
        vp=entry.get("vp", 0),
        vice=entry.get("vice", 0),
        virtue=entry.get("virtue", 0),
        luck=entry.get("luck", 0),
        favour=_index(SOVEREIGNS, entry.get("favour", "")),
        member=entry.get("member", 0),
        warrant=bool(entry.get("warrant", 0)),
    )


def _token(entry: dict[str, Any]) -> Token:
    return Token(
        name=outward(entry["id"]),
        kind=EVENT_KINDS.index(entry["kind"]),
        rows=tuple(
            Row(
                _icons(row.get("need", {})),
                row.get("pay", 0),
                bool(row.get("discard", 0)),
                _reward(row["reward"]),
            )
            for row in entry.get("rows", [])
        ),
        goal=entry.get("personal_goal", 0),
        personal=_reward(entry.get("personal_reward", {})),
        common=_reward(entry.get("common_reward", {})),
    )


def _castle(entry: dict[str, Any]) -> Castle:
    difficulty = DIFFICULTIES.index(entry["difficulty"])
    return Castle(outward(entry["id"]), difficulty, tuple(_icons(row) for row in entry["rows"]))


def _torak_card(entry: dict[str, Any]) -> TorakCard:
    return TorakCard(
        name=outward(entry["id"]),
        type=entry["type"],
        move=entry["move"],
        vp=entry["vp"],
        effects=tuple(map(outward, entry["effects"])),
        loss=LOSSES.index(outward(entry["loss"])),
        score=entry["tournament_score"],
    )


def _strength(lines: list[dict[str, int]]) -> tuple[Strength, ...]:
    return tuple(Strength(line["vp_min"], line["dice"], line["luck"]) for line in lines)


def _rulings(entry: dict[str, Any]) -> Rulings:
    return Rulings(
        luck_is_limited=entry["luck_supply_is_limited"],
        coins_are_limited=entry["coin_supply_is_limited"],
        refusing_gives_luck=entry["refused_first_row_gives_luck"],
        luck_may_be_wild=entry["luck_token_may_be_wild"],
        failed_stays_face_up=entry["failed_token_stays_face_up"],
        set_aside_scores=entry["set_aside_tournament_dice_score"],
        foreign_trigger_finishes_round=entry["trigger_in_foreign_turn_finishes_round"],
        attacks_on_torak=entry["torak_attacks_per_turn_max"],
    )


def _index(names: tuple[str, ...], name: str) -> int:
    return names.index(name) if name else NOTHING
