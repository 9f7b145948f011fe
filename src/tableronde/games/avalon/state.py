"""The table of Avalon as a plain value."""

from dataclasses import dataclass, field
from typing import Final

from tableronde.core.state import State
from tableronde.games.avalon.components import AVALON, CROWNS, STONE_CIRCLE

NOBODY: Final = -1
NO_TILE: Final = -1


@dataclass(eq=False, slots=True)
class AvalonState(State):
    """`row[place]` is the region card there; it lies face up exactly when `owner[place]` is
    somebody (AVA-CONQUER-04). Hands are counts by card; piles run from bottom to top."""

    seats: int = field(default=2, init=False)
    row: list[int]
    owner: list[int]
    piles: list[list[list[int]]]  # piles[seat][place]
    hands: list[list[int]]  # hands[seat][card] = how many
    known: list[list[int]]  # of these, how many everyone knows of (AVA-INFO-09)
    draw: list[int]  # the last is the top
    discard: list[int]
    face_up: list[int]  # face_up[tile] = how many of this kind can be taken
    used: list[int]
    pending: list[int]  # the dark tile in front of each seat, or NO_TILE
    turn: int
    played: bool  # a card was played this turn
    conquests: int  # in this turn
    avalon_used: bool  # in this turn
    idle: int  # turns in a row without a card played
    idle_empty: int  # of those, how many in a row ended with both piles empty

    # What can be read off the table ----------------------------------------------------------

    def crowns(self, seat: int) -> int:
        crowns = 0
        row = self.row
        for place, owner in enumerate(self.owner):
            if owner == seat:
                crowns += CROWNS[row[place]]
        return crowns

    def owns(self, seat: int, region: int) -> bool:
        """Special functions hold for the owner of the face-up region (AVA-CONQUER-07)."""
        return self.owner[self.row.index(region)] == seat

    def owns_avalon(self, seat: int) -> bool:
        return self.owns(seat, AVALON)

    def owns_stone_circle(self, seat: int) -> bool:
        return self.owns(seat, STONE_CIRCLE)

    def cards_of(self, seat: int) -> int:
        """How many cards this seat has in hand and in its piles: everybody can count them."""
        return sum(self.hands[seat]) + sum(map(len, self.piles[seat]))

    # Moving cards ----------------------------------------------------------------------------

    def from_hand(self, seat: int, card: int) -> None:
        """A card leaves a hand in the open: one less of those that everyone knows of."""
        self.hands[seat][card] -= 1
        if self.known[seat][card]:
            self.known[seat][card] -= 1
