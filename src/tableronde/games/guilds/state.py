"""The table of Medievallons as a plain value."""

from typing import Any, Final, TypeAlias

from tableronde.core.frames import Frame
from tableronde.core.state import Plain, Result, State
from tableronde.games.guilds.components import DISSOLVES_AT, JESTER

Guild: TypeAlias = tuple[int, int, int, int]
"""A guild on the table: its number, its type, its members of that type, its Jesters.

A guild of Jesters only has the type JESTER and no other members (GLD-GUILD-14, -16).
"""
NO_CARD: Final = -1


class GuildsState(State):
    """Hands are counts by card type. `played` is the card whose power is being resolved: it is in
    no hand and not yet discarded (GLD-PLAY-04)."""

    __slots__ = (
        "discard",
        "draw",
        "first",
        "guilds",
        "hands",
        "next_guild",
        "played",
        "round_number",
        "round_reason",
        "round_winners",
        "rounds",
        "side",
        "turn",
        "wins",
    )

    def __init__(
        self,
        seats: int,
        number: int,
        stack: list[Frame[Any]],
        result: Result | None,
        hands: list[list[int]],
        guilds: list[list[Guild]],
        draw: list[int],
        discard: list[int],
        side: int,
        played: int,
        turn: int,
        next_guild: int,
        first: int,
        rounds: int,
        round_number: int,
        wins: list[int],
        round_winners: tuple[int, ...],
        round_reason: str,
    ) -> None:
        super().__init__(seats, number, stack, result)
        self.hands = hands  # hands[seat][card] = how many
        self.guilds = guilds  # guilds[seat], in the order they were laid
        self.draw = draw  # the last is the top
        self.discard = discard  # the last is the top
        self.side = side  # of the End card
        self.played = played
        self.turn = turn
        self.next_guild = next_guild
        self.first = first  # who is to begin the first round, or -1 for chance
        self.rounds = rounds  # how many are played at the most
        self.round_number = round_number  # the one being played, from 1
        self.wins = wins
        self.round_winners = round_winners  # of a round just over, else empty
        self.round_reason = round_reason

    def copy(self) -> "GuildsState":
        return GuildsState(
            self.seats,
            self.number,
            self.stack[:],
            self.result,
            [hand[:] for hand in self.hands],
            [guilds[:] for guilds in self.guilds],
            self.draw[:],
            self.discard[:],
            self.side,
            self.played,
            self.turn,
            self.next_guild,
            self.first,
            self.rounds,
            self.round_number,
            self.wins[:],
            self.round_winners,
            self.round_reason,
        )

    def plain(self) -> Plain:
        return {
            "seats": self.seats,
            "number": self.number,
            "stack": [frame.plain() for frame in self.stack],
            "result": None if self.result is None else self.result.plain(),
            "hands": [hand[:] for hand in self.hands],
            "guilds": [[list(guild) for guild in guilds] for guilds in self.guilds],
            "draw": self.draw[:],
            "discard": self.discard[:],
            "side": self.side,
            "played": self.played,
            "turn": self.turn,
            "next_guild": self.next_guild,
            "first": self.first,
            "rounds": self.rounds,
            "round_number": self.round_number,
            "wins": self.wins[:],
            "round_winners": list(self.round_winners),
            "round_reason": self.round_reason,
        }

    # What can be read off the table ----------------------------------------------------------

    def next_seat(self, seat: int) -> int:
        """Clockwise (GLD-SETUP-10)."""
        return (seat + 1) % self.seats

    def others(self, seat: int) -> list[int]:
        """All other seats in turn order."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def others_have_guild(self, seat: int) -> bool:
        guilds = self.guilds
        return any(guilds[other] for other in range(self.seats) if other != seat)

    def owner_of(self, number: int) -> tuple[int, int]:
        """Where the guild with this number lies: its owner's seat, and its place there."""
        for seat, guilds in enumerate(self.guilds):
            for place, guild in enumerate(guilds):
                if guild[0] == number:
                    return seat, place
        raise KeyError(number)

    def which(self, seat: int, place: int) -> int:
        """Which of the owner's guilds of its type it is, from 1; 0 if there is no other."""
        kinds = [guild[1] for guild in self.guilds[seat]]
        kind = kinds[place]
        return kinds[: place + 1].count(kind) if kinds.count(kind) > 1 else 0

    def members(self, seat: int) -> int:
        return sum(guild[2] + guild[3] for guild in self.guilds[seat])

    # Moving cards ----------------------------------------------------------------------------

    def give(self, giver: int, taker: int, card: int) -> None:
        self.hands[giver][card] -= 1
        self.hands[taker][card] += 1

    def take_member(self, number: int, card: int) -> list[int]:
        """Take one card out of a guild; returns the cards that went back to the owner's hand.

        Down to two cards a guild is no more, before anything else goes on (GLD-GUILD-12, -13);
        without its last card of a type it is a guild of Jesters only (GLD-GUILD-16).
        """
        seat, place = self.owner_of(number)
        _, kind, members, jesters = self.guilds[seat][place]
        if card == JESTER:
            jesters -= 1
        else:
            members -= 1
        if members + jesters > DISSOLVES_AT:
            self.guilds[seat][place] = (number, kind if members else JESTER, members, jesters)
            return []
        del self.guilds[seat][place]
        self.hands[seat][kind] += members
        self.hands[seat][JESTER] += jesters
        return [kind] * members + [JESTER] * jesters
