"""Whole states consistent with a view: what it does not show is dealt anew."""

from typing import Any, Final

from tableronde.core.chance import Chance
from tableronde.core.frames import Frame
from tableronde.core.state import result_from
from tableronde.core.views import View
from tableronde.games.avalon.components import CARDS, COPIES, PLACES, REGIONS, TILES
from tableronde.games.avalon.state import NO_TILE, NOBODY, AvalonState
from tableronde.games.avalon.view.types import AvalonView

_NUMBER: Final = {name: card for card, name in enumerate(CARDS)}


def resample(view: View[AvalonView], stack: list[Frame[Any]], chance: Chance) -> AvalonState:
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
