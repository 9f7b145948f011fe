"""Tests that chance is derived from (seed, number) as docs/records.md says, and that it is fair."""

import hashlib
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tableronde.core.chance import Chance, LooseChance, SeededChance, seal


def documented_words(seed: str, number: int, count: int) -> list[int]:
    """Compute the documented stream, written again from the document."""
    words: list[int] = []
    block = 0
    while len(words) < count:
        digest = hashlib.sha256(f"{seed}/{number}/{block}".encode()).hexdigest()
        words += [int(digest[at : at + 8], 16) for at in range(0, 64, 8)]
        block += 1
    return words[:count]


@given(seed=st.text(min_size=1, max_size=20), number=st.integers(0, 500))
def test_random_numbers_match_the_document(seed: str, number: int) -> None:
    chance = SeededChance(seed, number)
    wanted = [word % 1024 for word in documented_words(seed, number, 20)]  # 1024 divides 2**32
    assert [chance.below(1024) for _ in range(20)] == wanted


def test_a_number_that_would_favour_low_results_is_discarded() -> None:
    limit = 3_000_000_000  # only words below this are fair
    words = documented_words("s", 1, 200)
    wanted = [word for word in words if word < limit]
    assert len(wanted) < len(words)
    chance = SeededChance("s", 1)
    assert [chance.below(limit) for _ in wanted] == wanted


def test_shuffle_matches_the_document() -> None:
    things = list(range(10))
    SeededChance("abc", 3).shuffle(things)
    words = documented_words("abc", 3, 9)
    wanted = list(range(10))
    for word, last in zip(words, range(9, 0, -1), strict=True):
        other = word % (last + 1)
        wanted[last], wanted[other] = wanted[other], wanted[last]
    assert things == wanted


def test_begin_restarts_the_same_sequence() -> None:
    chance = SeededChance("x", 5)
    first = chance.roll(4, 6)
    chance.begin(6)
    assert not chance.used
    assert chance.roll(4, 6) != first
    chance.begin(5)
    assert chance.roll(4, 6) == first


@pytest.mark.parametrize("chance", [SeededChance("fair"), LooseChance(Random(1))])
def test_all_faces_are_equally_likely(chance: Chance) -> None:
    faces = Counter(chance.roll(6000, 6))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(850 < count < 1150 for count in faces.values())


def test_all_orders_are_equally_likely() -> None:
    chance = SeededChance("orders")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        things = [1, 2, 3]
        chance.shuffle(things)
        orders[tuple(things)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_a_use_of_chance_is_recorded() -> None:
    for use in ("pick", "roll", "shuffle"):
        chance = SeededChance("u")
        assert not chance.used
        {
            "pick": lambda chance=chance: chance.pick(3),
            "roll": lambda chance=chance: chance.roll(1, 6),
            "shuffle": lambda chance=chance: chance.shuffle([1, 2]),
        }[use]()
        assert chance.used


def test_the_seal_identifies_the_seed_and_reveals_no_random_numbers() -> None:
    assert seal("7") == hashlib.sha256(b"tableronde seal/7").hexdigest()
    assert seal("7") != seal("8")
