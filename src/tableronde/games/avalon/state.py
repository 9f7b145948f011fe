"""The table of Avalon as a plain value."""

from typing import Any, Final

from tableronde.core.frames import Frame
from tableronde.core.state import Plain, Result, State
from tableronde.games.avalon.components import AVALON, CROWNS, STONE_CIRCLE

NOBODY: Final = -1
NO_TILE: Final = -1


class AvalonState(State):
    """`row[place]` is the region card there; it lies face up exactly when `owner[place]` is
    somebody (AVA-CONQUER-04). Hands are counts by card; piles run from bottom to top."""

    __slots__ = (
        "avalon_used",
        "conquests",
        "discard",
        "draw",
        "face_up",
        "hands",
        "idle",
        "idle_empty",
        "known",
        "owner",
        "pending",
        "piles",
        "played",
        "row",
        "turn",
        "used",
    )

    def __init__(
        self,
        number: int,
        stack: list[Frame[Any]],
        result: Result | None,
        row: list[int],
        owner: list[int],
        piles: list[list[list[int]]],
        hands: list[list[int]],
        known: list[list[int]],
        draw: list[int],
        discard: list[int],
        face_up: list[int],
        used: list[int],
        pending: list[int],
        turn: int,
        played: bool,
        conquests: int,
        avalon_used: bool,
        idle: int,
        idle_empty: int,
    ) -> None:
        super().__init__(2, number, stack, result)
        self.row = row
        self.owner = owner
        self.piles = piles  # piles[seat][place]
        self.hands = hands  # hands[seat][card] = how many
        self.known = known  # of these, how many everyone knows of (AVA-INFO-09)
        self.draw = draw  # the last is the top
        self.discard = discard
        self.face_up = face_up  # face_up[tile] = how many of this kind can be taken
        self.used = used
        self.pending = pending  # the dark tile in front of each seat, or NO_TILE
        self.turn = turn
        self.played = played  # a card was played this turn
        self.conquests = conquests  # in this turn
        self.avalon_used = avalon_used  # in this turn
        self.idle = idle  # turns in a row without a card played
        self.idle_empty = idle_empty  # of those, how many in a row ended with both piles empty

    def copy(self) -> "AvalonState":
        first, second = self.piles
        return AvalonState(
            self.number,
            self.stack[:],
            self.result,
            self.row[:],
            self.owner[:],
            [[pile[:] for pile in first], [pile[:] for pile in second]],
            [self.hands[0][:], self.hands[1][:]],
            [self.known[0][:], self.known[1][:]],
            self.draw[:],
            self.discard[:],
            self.face_up[:],
            self.used[:],
            self.pending[:],
            self.turn,
            self.played,
            self.conquests,
            self.avalon_used,
            self.idle,
            self.idle_empty,
        )

    def plain(self) -> Plain:
        return {
            "number": self.number,
            "stack": [frame.plain() for frame in self.stack],
            "result": None if self.result is None else self.result.plain(),
            "row": self.row[:],
            "owner": self.owner[:],
            "piles": [[pile[:] for pile in side] for side in self.piles],
            "hands": [hand[:] for hand in self.hands],
            "known": [known[:] for known in self.known],
            "draw": self.draw[:],
            "discard": self.discard[:],
            "face_up": self.face_up[:],
            "used": self.used[:],
            "pending": self.pending[:],
            "turn": self.turn,
            "played": self.played,
            "conquests": self.conquests,
            "avalon_used": self.avalon_used,
            "idle": self.idle,
            "idle_empty": self.idle_empty,
        }

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
