"""INFO: what each seat sees of the table. `resampling.py` is the way back."""

from functools import lru_cache
from typing import Final

from tableronde.core.event import ALL
from tableronde.games.avalon.components import (
    CARDS,
    MOST_CONQUESTS,
    REGIONS,
    TILES,
    WIN_CROWNS,
)
from tableronde.games.avalon.rules.tiles import tile_values
from tableronde.games.avalon.state import NO_TILE, NOBODY, AvalonState
from tableronde.games.avalon.view.types import AvalonView, HandView, LimitsView, RegionView

LIMITS: Final[LimitsView] = {"crowns": WIN_CROWNS, "conquests": MOST_CONQUESTS}


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
            "worth": _worth(tuple(state.row), tuple(state.owner)),
        },
        "crowns": [state.crowns(0), state.crowns(1)],
        "played": state.played,
        "conquests": state.conquests,
        "avalon_used": state.avalon_used,
        "idle": state.idle,
        "idle_empty": state.idle_empty,
        "limits": LIMITS,
    }


def secrets(state: AvalonState, seat: int) -> dict[str, object]:
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


@lru_cache(1024)
def _worth(row: tuple[int, ...], owners: tuple[int, ...]) -> list[dict[str, int]]:
    """Regions change hands a few times in a game, and it is asked for after every answer."""
    return [dict(zip(TILES, tile_values(row, owners, seat), strict=True)) for seat in range(2)]


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
