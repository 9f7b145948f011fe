"""INFO: what each seat sees of the table, and full states consistent with a view."""

from typing import Any, Final, NotRequired, TypedDict

from tableronde.core.chance import Chance
from tableronde.core.event import ALL
from tableronde.core.frames import Frame
from tableronde.core.plain import Plain
from tableronde.core.state import result_from
from tableronde.games.avalon.components import (
    CARDS,
    COPIES,
    PLACES,
    REGIONS,
    TILES,
)
from tableronde.games.avalon.state import NO_TILE, NOBODY, AvalonState

_NUMBER: Final = {name: card for card, name in enumerate(CARDS)}


class RegionView(TypedDict):
    region: str | None
    """None while it lies in the mist (AVA-INFO-02), unless everything is open."""
    owner: int | None
    """None while it lies in the mist."""
    piles: list[list[str]]
    """By seat, bottom to top (AVA-INFO-04)."""


class HandView(TypedDict):
    size: int
    cards: list[str] | None
    """None for everyone but the holder (AVA-INFO-01)."""
    known: list[str]
    """Cards that everyone knows to be in it (AVA-INFO-09)."""


class TilesView(TypedDict):
    face_up: dict[str, int]
    used: dict[str, int]
    pending: list[str | None]


class AvalonView(TypedDict):
    turn: int
    row: list[RegionView]
    hands: list[HandView]
    draw: int
    draw_cards: NotRequired[list[str]]
    """Bottom to top, where everything is open: a game that is over and looked back on."""
    discard: list[str]
    tiles: TilesView
    crowns: list[int]
    played: bool
    conquests: int
    avalon_used: bool
    idle: int
    idle_empty: int


def table(state: AvalonState) -> AvalonView:
    return {
        "turn": state.turn,
        "row": _row(state, None),
        "hands": _hands(state, None),
        "draw": len(state.draw),
        "discard": [CARDS[card] for card in state.discard],
        "tiles": {
            "face_up": dict(zip(TILES, state.face_up, strict=True)),
            "used": dict(zip(TILES, state.used, strict=True)),
            "pending": [None if tile == NO_TILE else TILES[tile] for tile in state.pending],
        },
        "crowns": [state.crowns(0), state.crowns(1)],
        "played": state.played,
        "conquests": state.conquests,
        "avalon_used": state.avalon_used,
        "idle": state.idle,
        "idle_empty": state.idle_empty,
    }


def secrets(state: AvalonState, seat: int) -> dict[str, Any]:
    hands = _hands(state, seat)
    if seat != ALL:
        return {"hands": hands}
    draw = [CARDS[card] for card in state.draw]
    return {"hands": hands, "row": _row(state, seat), "draw_cards": draw}


def _row(state: AvalonState, seat: int | None) -> list[RegionView]:
    row: list[RegionView] = []
    for owner, region, first, second in zip(state.owner, state.row, *state.piles, strict=True):
        in_mist = owner == NOBODY
        # Each answer builds all of them anew: loops, because a comprehension is a call.
        piles: list[list[str]] = [[], []]
        for card in first:
            piles[0].append(CARDS[card])
        for card in second:
            piles[1].append(CARDS[card])
        row.append(
            {
                "region": None if in_mist and seat != ALL else REGIONS[region],
                "owner": None if in_mist else owner,
                "piles": piles,
            }
        )
    return row


def _hands(state: AvalonState, seat: int | None) -> list[HandView]:
    hands: list[HandView] = []
    for holder in range(2):
        hand = state.hands[holder]
        seen = seat in (holder, ALL)
        hands.append(
            {
                "size": sum(hand),
                "cards": _listed(hand) if seen else None,
                "known": _listed(state.known[holder]),
            }
        )
    return hands


def _listed(counts: list[int]) -> list[str]:
    cards: list[str] = []
    if any(counts):  # what the other one knows of a hand is mostly nothing
        for card, count in enumerate(counts):
            if count:
                cards += [CARDS[card]] * count
    return cards


def resample(view: Plain, stack: list[Frame[Any]], chance: Chance) -> AvalonState:
    """Deal everything that the view does not show anew: hands, draw pile, regions in the mist."""
    table: AvalonView = view["table"]
    piles = [
        [[_NUMBER[card] for card in region["piles"][seat]] for region in table["row"]]
        for seat in range(2)
    ]
    discard = [_NUMBER[card] for card in table["discard"]]
    known = [_counted(hand["known"]) for hand in table["hands"]]
    hands = [
        _counted(hand["known"] if hand["cards"] is None else hand["cards"])
        for hand in table["hands"]
    ]
    unseen = _unseen(piles, discard, hands)
    chance.shuffle(unseen)
    for seat, hand_view in enumerate(table["hands"]):
        for _ in range(hand_view["size"] - sum(hands[seat])):
            hands[seat][unseen.pop()] += 1
    return AvalonState(
        number=view["number"],
        stack=stack,
        result=result_from(view["result"]),
        row=_resampled_row(table, chance),
        owner=[NOBODY if region["owner"] is None else region["owner"] for region in table["row"]],
        piles=piles,
        hands=hands,
        known=known,
        draw=unseen,
        discard=discard,
        face_up=[table["tiles"]["face_up"][tile] for tile in TILES],
        used=[table["tiles"]["used"][tile] for tile in TILES],
        pending=[
            NO_TILE if tile is None else TILES.index(tile) for tile in table["tiles"]["pending"]
        ],
        turn=table["turn"],
        played=table["played"],
        conquests=table["conquests"],
        avalon_used=table["avalon_used"],
        idle=table["idle"],
        idle_empty=table["idle_empty"],
    )


def _counted(cards: list[str]) -> list[int]:
    counts = [0] * len(CARDS)
    for card in cards:
        counts[_NUMBER[card]] += 1
    return counts


def _unseen(piles: list[list[list[int]]], discard: list[int], hands: list[list[int]]) -> list[int]:
    """The cards that lie nowhere the viewer can see: hidden hands and the draw pile."""
    left = list(COPIES)
    for side in piles:
        for pile in side:
            for card in pile:
                left[card] -= 1
    for card in discard:
        left[card] -= 1
    for hand in hands:
        for card, count in enumerate(hand):
            left[card] -= count
    return [card for card, count in enumerate(left) for _ in range(count)]


def _resampled_row(table: AvalonView, chance: Chance) -> list[int]:
    """The remaining regions are known as a set, not by place (AVA-INFO-03)."""
    shown = [region["region"] for region in table["row"]]
    mist = [region for region in range(PLACES) if REGIONS[region] not in shown]
    chance.shuffle(mist)
    return [mist.pop() if name is None else REGIONS.index(name) for name in shown]
