"""The table of Medievallons as a plain value."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from tableronde.core.state import State
from tableronde.games.guilds.components import DISSOLVES_AT, JESTER


class Guild(NamedTuple):
    """Cards of one type that lie together before a player."""

    number: int
    kind: int
    members: int
    """Cards of its type; a guild of Jesters alone has none."""
    jesters: int


"""A guild on the table: its number, its type, its members of that type, its Jesters.

A guild of Jesters only has the type JESTER and no other members (GLD-GUILD-14, -16).
"""
NO_CARD: Final = -1


@dataclass(eq=False, slots=True)
class GuildsState(State):
    """Hands are counts by card type. `played` is the card whose power is being resolved: it is in
    no hand and not yet discarded (GLD-PLAY-04)."""

    hands: list[list[int]]  # hands[seat][card] = how many
    guilds: list[list[Guild]]  # guilds[seat], in the order they were laid
    draw: list[int]  # the last is the top
    discard: list[int]  # the last is the top
    side: int  # of the End card
    played: int
    turn: int
    next_guild: int
    first: int  # who is to begin the first round, or -1 for chance
    rounds: int  # how many are played at the most
    round_number: int  # the one being played, from 1
    wins: list[int]
    round_winners: tuple[int, ...]  # of a round just over, else empty
    round_reason: str

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
                if guild.number == number:
                    return seat, place
        raise KeyError(number)

    def which(self, seat: int, place: int) -> int:
        """Which of the owner's guilds of its type it is, from 1; 0 if there is no other."""
        kinds = [guild.kind for guild in self.guilds[seat]]
        kind = kinds[place]
        return kinds[: place + 1].count(kind) if kinds.count(kind) > 1 else 0

    def members(self, seat: int) -> int:
        return sum(guild.members + guild.jesters for guild in self.guilds[seat])

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
            kind = kind if members else JESTER
            self.guilds[seat][place] = Guild(number, kind, members, jesters)
            return []
        del self.guilds[seat][place]
        self.hands[seat][kind] += members
        self.hands[seat][JESTER] += jesters
        return [kind] * members + [JESTER] * jesters
