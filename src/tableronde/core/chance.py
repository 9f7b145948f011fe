"""Chance, typed: a rule asks to shuffle, to roll, or for one of so many.

At a table the numbers for answer *n* are derived from (secret seed, n) alone. So an undo never
rerolls, a record replays exactly, and publishing `seal(seed)` at the start and the seed at the
end lets anyone check that nobody touched the dice. `docs/records.md` gives the derivation.
"""

from hashlib import sha256
from random import Random
from struct import Struct
from typing import Any, Final

_SPAN: Final = 1 << 32
_WORDS: Final = Struct(">8I")


class Chance:
    """The contract: `below` is overridden, the rest follows from it."""

    __slots__ = ("used",)

    def __init__(self) -> None:
        self.used = False

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, all equally likely."""
        raise NotImplementedError

    def pick(self, count: int) -> int:
        """One of `count` things at random."""
        self.used = True
        return self.below(count)

    def roll(self, dice: int, faces: int) -> list[int]:
        """`dice` dice with faces 1 to `faces`."""
        self.used = True
        return [self.below(faces) + 1 for _ in range(dice)]

    def shuffle(self, things: list[Any]) -> None:
        """Bring a list into random order, in place: the last place is filled first."""
        self.used = True
        below = self.below
        for last in range(len(things) - 1, 0, -1):
            other = below(last + 1)
            things[last], things[other] = things[other], things[last]


class SeededChance(Chance):
    """The chance of a table: 32-bit numbers cut from SHA-256 of `seed/number/block`."""

    __slots__ = ("_block", "_number", "_seed", "_stock")

    def __init__(self, seed: str, number: int = 0) -> None:
        super().__init__()
        self._seed = seed
        self._number = number
        self._block = 0
        self._stock: list[int] = []

    def begin(self, number: int) -> None:
        """Start afresh for the answer with this number."""
        self.used = False
        self._number = number
        self._block = 0
        self._stock = []

    def below(self, limit: int) -> int:
        fair = _SPAN - _SPAN % limit  # numbers from here on would favour the low results
        while True:
            if not self._stock:
                self._refill()
            number = self._stock.pop()
            if number < fair:
                return number % limit

    def _refill(self) -> None:
        digest = sha256(f"{self._seed}/{self._number}/{self._block}".encode()).digest()
        self._block += 1
        # Taken from the end, so the first word of the digest comes first.
        self._stock = list(_WORDS.unpack(digest)[::-1])


class LooseChance(Chance):
    """The chance of a bot that imagines: fast, and no part of any record."""

    __slots__ = ("_random",)

    def __init__(self, random: Random) -> None:
        super().__init__()
        self._random = random

    def below(self, limit: int) -> int:
        return int(self._random.random() * limit)


def seal(seed: str) -> str:
    """What is published of a seed at the start: it binds, and tells nothing."""
    return sha256(f"tableronde seal/{seed}".encode()).hexdigest()
