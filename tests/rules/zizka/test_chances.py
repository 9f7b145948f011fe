"""Tests the chances that the bots use against plain enumeration of dice."""

from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from tableronde.games.zizka.bot.chances import (
    Goal,
    Prize,
    Purse,
    after_reroll,
    beats,
    hope,
    rerolled,
    ride,
    shown,
    success,
    totals,
    tournament,
    value,
)
from tableronde.games.zizka.box import boxes
from tableronde.games.zizka.box.boxes import Icons
from tableronde.games.zizka.components import ATTACKING, TOURNAMENT_VALUES
from tableronde.games.zizka.rules.rows import lacking

DIE = boxes.standard().faces[0]
WENCESLAS = boxes.standard().faces[1]
NONE: Icons = (0, 0, 0, 0)


def filled(need: Icons, faces: tuple[int, ...], fixed: Icons) -> bool:
    icons = list(fixed)
    for face in faces:
        if face < len(icons):
            icons[face] += 1
    return lacking(need, (icons[0], icons[1], icons[2], icons[3]), 0, True) == 0


def best_chance(need: Icons, die: tuple[int, ...], dice: int, fixed: Icons, rerolls: int) -> float:
    """Compute the best chance over every outcome of every roll and all choices of dice to
    reroll."""

    @cache
    def from_here(faces: tuple[int, ...], left: int) -> Fraction:
        if filled(need, faces, fixed):
            return Fraction(1)
        if not left:
            return Fraction(0)
        best = Fraction(0)
        for at in range(len(faces)):
            rest = faces[:at] + faces[at + 1 :]
            chance = sum(
                (from_here(tuple(sorted((*rest, face))), left - 1) for face in die), Fraction(0)
            )
            best = max(best, chance / len(die))
        return best

    chances = [from_here(tuple(sorted(faces)), rerolls) for faces in product(die, repeat=dice)]
    return float(sum(chances, Fraction(0)) / len(chances))


@pytest.mark.parametrize("need", [(2, 0, 0, 0), (1, 1, 1, 0), (0, 0, 1, 1), (3, 1, 0, 0), NONE])
@pytest.mark.parametrize(("dice", "rerolls"), [(0, 1), (1, 2), (3, 0), (3, 2), (4, 1)])
@pytest.mark.parametrize("fixed", [NONE, (1, 0, 0, 0), (0, 0, 0, 1)])
def test_the_chance_of_a_row(need: Icons, dice: int, rerolls: int, fixed: Icons) -> None:
    expected = best_chance(need, DIE, dice, fixed, rerolls)
    assert success(need, DIE, dice, fixed, rerolls) == pytest.approx(expected)


def test_a_die_with_a_blank_face() -> None:
    expected = best_chance((0, 0, 2, 0), WENCESLAS, 3, NONE, 1)
    assert success((0, 0, 2, 0), WENCESLAS, 3, NONE, 1) == pytest.approx(expected)


GOAL = Goal(
    prizes=(Prize((1, 1, 0, 0), 1.0), Prize((0, 0, 1, 0), 0.6), Prize((2, 0, 0, 0), 1.5)),
    solace=0.4,
    luck=1,
    luck_price=0.4,
    luck_may_be_wild=True,
)


@pytest.mark.parametrize(
    ("icons", "worth"),
    [
        ((1, 1, 0, 0), 1.2),  # with luck for the second row: 1 + 0.6 - 0.4
        ((1, 1, 1, 0), 1.6),
        ((3, 1, 1, 0), 3.1),
        ((2, 1, 1, 0), 2.7),  # luck is the third sword
        ((1, 0, 0, 0), 0.6),  # luck for the first row: 1 - 0.4
        ((0, 0, 2, 0), 0.4),  # out of reach
        ((0, 0, 0, 2), 1.2),
    ],
)
def test_what_icons_are_worth(icons: Icons, worth: float) -> None:
    assert value(GOAL, icons) == pytest.approx(worth)


@pytest.mark.parametrize("faces", [(0, 0, 2), (1, 2, 3), (2, 2, 2), (0, 1, 1)])
@pytest.mark.parametrize("rerolls", [0, 1, 2])
def test_the_best_use_of_rerolls(faces: tuple[int, ...], rerolls: int) -> None:
    def best(dice: tuple[int, ...], left: int) -> float:
        icons = shown(dice)
        now = value(GOAL, (icons[0], icons[1], icons[2], icons[3]))
        if not left:
            return now
        chances = [
            sum(best((*dice[:at], face, *dice[at + 1 :]), left - 1) for face in DIE) / len(DIE)
            for at in range(len(dice))
        ]
        return max(now, *chances)

    assert hope(GOAL, DIE, shown(faces), NONE, rerolls) == pytest.approx(best(faces, rerolls))


def test_one_reroll_is_the_mean_over_its_faces() -> None:
    expected = sum(hope(GOAL, DIE, shown((0, 1, face)), NONE, 1) for face in DIE) / len(DIE)
    assert after_reroll(GOAL, DIE, shown((0, 1, 2)), NONE, 2, 2) == pytest.approx(expected)


@pytest.mark.parametrize(("dice", "rerolls"), [(0, 0), (3, 0), (2, 1), (3, 2)])
def test_the_totals_of_a_fight(dice: int, rerolls: int) -> None:
    def outcomes(faces: tuple[int, ...], left: int) -> list[int]:
        misses = [at for at, face in enumerate(faces) if face not in ATTACKING]
        if not left or not misses:
            return [sum(face in ATTACKING for face in faces)] * len(DIE) ** left
        at = misses[0]
        return [
            total
            for face in DIE
            for total in outcomes((*faces[:at], face, *faces[at + 1 :]), left - 1)
        ]

    found = [total for faces in product(DIE, repeat=dice) for total in outcomes(faces, rerolls)]
    expected = [found.count(total) / len(found) for total in range(dice + 1)]
    assert totals(DIE, ATTACKING, dice, rerolls) == pytest.approx(expected)


def test_an_attack_must_exceed_the_defence() -> None:
    certain = (0.0, 0.0, 1.0)
    assert [beats(certain, more, certain) for more in (-1, 0, 1)] == [0.0, 0.0, 1.0]
    assert beats((0.5, 0.5), 0, (0.5, 0.5)) == pytest.approx(0.25)


PURSE = Purse(goal=5, reward=1.0, a_point=0.1)


@pytest.mark.parametrize("free", [0, 1])
def test_a_tournament_with_three_dice(free: int) -> None:
    """The test tries all that may be set aside and rolled again, without the short cuts of
    chances.py."""

    @cache
    def best(dice: tuple[int, ...], left: int) -> float:
        total = sum(dice)
        found = total * 0.1 + (total >= 5)
        for aside in range(len(dice)):
            rest = dice[:aside] + dice[aside + 1 :]
            for marks in product((False, True), repeat=len(rest)):
                if any(marks):
                    kept = tuple(die for die, mark in zip(rest, marks, strict=True) if not mark)
                    found = max(found, mean(kept, sum(marks), left))
            if left:
                found = max(found, mean(rest, 1, left - 1))
        return found

    def mean(kept: tuple[int, ...], dice: int, left: int) -> float:
        worths = [TOURNAMENT_VALUES[face] for face in DIE]
        throws = list(product(worths, repeat=dice))
        return sum(best(tuple(sorted((*kept, *thrown))), left) for thrown in throws) / len(throws)

    assert tournament(PURSE, DIE, 3, free) == pytest.approx(mean((), 3, free))
    assert ride(PURSE, DIE, (1, 1, 2), free) == pytest.approx(best((1, 1, 2), free))
    assert rerolled(PURSE, DIE, (2,), 1, free) == pytest.approx(mean((2,), 1, free))
