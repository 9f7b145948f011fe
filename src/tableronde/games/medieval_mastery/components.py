"""What the rulebook says of the components, read from data.toml: cards, artefacts, abilities,
limits. What it does not say (copies, points, maps) is in a box: see boxes.py."""

from typing import Any, Final, NamedTuple

from tableronde.core.components import load, typed
from tableronde.games.medieval_mastery import data

_PACKAGE: Final = "tableronde.games.medieval_mastery"
DATA: Final[dict[str, Any]] = load(_PACKAGE)
"""As a file that replaces parts of it has it; it has the form of `data.Data`."""

_data: Final = typed(DATA, data.Data, _PACKAGE)
_limits: Final = _data.limits
_modes: Final = _data.modes


def outward(name: str) -> str:
    """As names are written outside of the data file."""
    return name.replace("_", "-")


# Seats ------------------------------------------------------------------------------------------

LEAST_SEATS: Final[int] = _limits.players_min
MOST_SEATS: Final[int] = _limits.players_max
CASTLES: Final[tuple[str, ...]] = tuple(castle.id for castle in _data.castles)

# Cards: a card is its kind, an int ----------------------------------------------------------------

CARDS: Final[tuple[str, ...]] = tuple(outward(card.id) for card in _data.cards)
KINDS: Final = len(CARDS)


def _of_kind(kind: str) -> tuple[int, ...]:
    return tuple(at for at, card in enumerate(_data.cards) if card.kind == kind)


CONFLICTS: Final = _of_kind("conflict")
SUPPORTS: Final = _of_kind("support")
AMBUSH: Final = CARDS.index("ambush")
CALL_TO_ARMS: Final = CARDS.index("call-to-arms")
AUTHORITY: Final = CARDS.index("authority")
TACTICAL_ADVANCE: Final = CARDS.index("tactical-advance")
FRACTURE: Final = CARDS.index("fracture")
SUPPORT_1: Final = CARDS.index("support-1")
SUPPORT_2: Final = CARDS.index("support-2")
VALUES: Final[tuple[int, ...]] = tuple(
    0 if card.value == "die" else card.value for card in _data.cards
)
CALL_TO_ARMS_KNIGHTS: Final = VALUES[CALL_TO_ARMS]
AUTHORITY_CARDS: Final = VALUES[AUTHORITY]

# Artefacts ----------------------------------------------------------------------------------------

CROWN, SCEPTRE, ORB = range(3)
ARTEFACT_KINDS: Final[tuple[str, ...]] = ("crown", "sceptre", "orb")


class Artefact(NamedTuple):
    """Its name, what it is (CROWN, SCEPTRE or ORB), and what the rulebook's icons say of it."""

    name: str
    kind: int
    trigger: str
    effect: str
    amount: int


ARTEFACTS: Final[tuple[Artefact, ...]] = tuple(
    Artefact(
        outward(artefact.id),
        ARTEFACT_KINDS.index(artefact.kind),
        artefact.trigger,
        artefact.effect,
        artefact.amount,
    )
    for artefact in _data.artefacts
)
ARTEFACT_NAMES: Final[tuple[str, ...]] = tuple(artefact.name for artefact in ARTEFACTS)
BY_KIND: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(at for at, artefact in enumerate(ARTEFACTS) if artefact.kind == kind)
    for kind in (CROWN, SCEPTRE, ORB)
)

# Territories --------------------------------------------------------------------------------------


class Territory(NamedTuple):
    """A kind of territory as the rulebook has it. Points, copies and capacity are the box's."""

    name: str
    attacker_bonus: int
    defender_bonus: int
    arena: bool
    gains: bool
    loses: bool
    discards: bool
    no_support: bool
    homelands: bool


def _territory(entry: data.Territory) -> Territory:
    start, conquest, passive = entry.battle_start, entry.on_conquest, entry.passive
    return Territory(
        name=outward(entry.id),
        attacker_bonus=int("attacker_plus_1" in start),
        defender_bonus=int("defender_plus_1" in start),
        arena="arena_roll" in start,
        gains="gain_knight_castle" in conquest,
        loses="lose_knight_contested" in conquest,
        discards="may_discard_chosen" in conquest,
        no_support="no_support" in passive,
        homelands="starting_knights" in passive,
    )


TERRITORIES: Final[tuple[Territory, ...]] = tuple(map(_territory, _data.territories))
TERRITORY_NAMES: Final[tuple[str, ...]] = tuple(territory.name for territory in TERRITORIES)
VALUE_CLASSES: Final = (1, 2, 3)
"""The points that territories can be worth; each has its pile in the set-up (MM-SETUP-04)."""

# Limits -------------------------------------------------------------------------------------------

DICE: Final[int] = _data.counts.dice_per_player
FACES: Final[int] = _data.counts.die_faces
DECK_SIZE: Final[int] = _data.counts.deck_size
TILES: Final[int] = _data.counts.territories
LAKES: Final[int] = _data.counts.lakes
STARTING_KNIGHTS: Final[int] = _limits.starting_knights
KNIGHTS_A_TURN: Final[int] = _limits.knights_per_turn
STARTING_HAND: Final[int] = _limits.starting_hand
REFILL: Final[int] = _limits.battle_refill
GARRISON: Final[int] = _limits.min_garrison
HOMELANDS_BESIDE_CASTLE: Final[int] = _limits.max_homelands_next_to_castle
INSIGHT_CARDS: Final[int] = _limits.insight_cards
TIE_DIFFERENCE: Final[int] = _limits.tie_difference

# Modes --------------------------------------------------------------------------------------------

CASTLE_DEFENCE: Final[int] = _modes.siege.castle_defence
BESIEGERS: Final[int] = _modes.siege.max_attackers
CHAOS_KNIGHTS: Final[int] = _modes.chaos.extra_starting_knights
CHAOS_KILLS: Final[int] = _modes.chaos.killed_on_roll
TARGETS: Final[dict[int, int]] = {
    1: _limits.victory_points,
    2: _modes.team.target_points_team_of_2,
    3: _modes.team.target_points_team_of_3,
}
"""Points that win, by the size of a team."""
SKIRMISH_TARGETS: Final[dict[int, int]] = {
    1: _modes.skirmish.target_points,
    2: _modes.skirmish.target_points_team_of_2,
    3: _modes.skirmish.target_points_team_of_3,
}
SKIRMISH_HOMELANDS: Final[int] = _modes.skirmish.homelands_points
