"""INFO: what each seat sees of the table. `resampling.py` is the way back."""

from typing import Final

from tableronde.core.event import ALL
from tableronde.games.medieval_mastery.components import (
    ARTEFACT_NAMES,
    CARDS,
    CASTLES,
    FACES,
    GARRISON,
    TERRITORY_NAMES,
)
from tableronde.games.medieval_mastery.rules.battle import Fight
from tableronde.games.medieval_mastery.rules.knights import supply_lines
from tableronde.games.medieval_mastery.state import (
    ATTACKER,
    DEFENDER,
    FACE_UP,
    NO_CARD,
    NO_KIND,
    NOBODY,
    Battle,
    MasteryState,
)
from tableronde.games.medieval_mastery.view.types import (
    BattleView,
    LimitsView,
    MasteryView,
    PlayerView,
    TileView,
)

LIMITS: Final[LimitsView] = {"faces": FACES, "garrison": GARRISON}


def table(state: MasteryState) -> MasteryView:
    return {
        "turn": state.turn,
        "turn_number": state.turn_number,
        "first": None if state.first == NOBODY else state.first,
        "cycles": state.cycles,
        "crown_used": state.crown_used,
        "target": state.modes.target,
        "modes": {
            "siege": state.modes.siege,
            "team": state.modes.team,
            "cutthroat": state.modes.cutthroat,
            "skirmish": state.modes.skirmish,
            "chaos": state.modes.chaos,
        },
        "map": _map(state),
        "seats": _seats(state, None),
        "battle": None if state.battle is None else _battle(state, state.battle),
        "limits": LIMITS,
    }


def secrets(state: MasteryState, seat: int) -> dict[str, object]:
    seen: dict[str, object] = {"seats": _seats(state, seat)}
    if seat == ALL:
        seen["piles"] = [[CARDS[card] for card in pile] for pile in state.draw]
    return seen


def _map(state: MasteryState) -> list[TileView]:
    supply = _supply(state)
    tiles: list[TileView] = []
    for tile, slot in enumerate(state.map.slots):
        kind, owner = state.kinds[tile], state.owner[tile]
        laid = kind != NO_KIND
        tiles.append(
            {
                "q": slot.q,
                "r": slot.r,
                "kind": slot.kind,
                "land": TERRITORY_NAMES[kind] if laid else None,
                "points": state.points_of(tile),
                "capacity": state.box.capacity[kind] if laid else None,
                "owner": None if owner == NOBODY else owner,
                "knights": state.knights[tile],
                "supply": supply.get(tile),
            }
        )
    return tiles


def _supply(state: MasteryState) -> dict[int, list[int]]:
    supply: dict[int, list[int]] = {}
    waters = state.map.waters
    for seat in range(state.seats):
        supply[state.castle(seat)] = []
        for tile, start in supply_lines(state, seat, state.owned(seat)).items():
            supply[tile] = [lake + 1 for lake in waters.get((tile, start), ())] + [start + 1]
    return supply


def _seats(state: MasteryState, viewer: int | None) -> list[PlayerView]:
    teams = state.seats // state.modes.team
    return [
        {
            "castle": None if state.castles[seat] == NOBODY else CASTLES[state.castles[seat]],
            "team": seat % teams,
            "points": state.points(seat),
            "reserve": state.reserve(seat),
            "hand": sum(hand),
            "cards": _listed(hand) if viewer in (seat, ALL) else None,
            "draw": len(state.draw[seat]),
            "known": _known(state, seat, viewer),
            "discard": [{"card": CARDS[card], "turn": turn} for card, turn in state.discard[seat]],
            "artefacts": [
                {"name": ARTEFACT_NAMES[artefact], "destroyed": None if turn == FACE_UP else turn}
                for artefact, turn in zip(own, state.destroyed[seat], strict=True)
            ],
        }
        for seat, (hand, own) in enumerate(zip(state.hands, state.artefacts, strict=True))
    ]


def _listed(counts: list[int]) -> list[str]:
    return [CARDS[card] for card, count in enumerate(counts) if count for _ in range(count)]


def _known(state: MasteryState, seat: int, viewer: int | None) -> list[str | None]:
    if viewer is None or viewer == ALL:
        return []
    seen = [
        CARDS[card] if eyes >> viewer & 1 else None
        for card, eyes in zip(state.draw[seat], state.known[seat], strict=True)
    ]
    seen.reverse()
    while seen and seen[-1] is None:
        seen.pop()
    return seen


def _battle(state: MasteryState, battle: Battle) -> BattleView:
    both = (ATTACKER, DEFENDER)
    fight = next(frame for frame in state.stack if isinstance(frame, Fight))
    return {
        "tile": battle.tile + 1,
        "sides": list(battle.sides),
        "step": Fight.IN_THE_RULEBOOK[max(0, fight.step - 1)],
        "knights": [state.real_knights(battle, side) for side in both],
        "counted": battle.counted[:],
        "ground": battle.ground[:],
        "sceptre": battle.sceptre[:],
        "conflict": [None if card == NO_CARD else CARDS[card] for card in battle.conflict],
        "rolled": battle.rolled[:],
        "support": [[CARDS[card] for card in cards] for cards in battle.support],
        "scores": [state.score(battle, side) for side in both],
        "winner": None if battle.winner == NOBODY else battle.sides[battle.winner],
        "difference": battle.difference,
    }
