"""Rows: whether the icons at hand pay for them, all together (ZIZ-EVENT-08 to -14, -39)."""

from typing import Final

from tableronde.games.zizka.box.boxes import NO_ICONS, Icons, Row
from tableronde.games.zizka.components import ORDINARY, WILD

IMPOSSIBLE: Final = 1_000


def lacking(need: Icons, icons: Icons, spent: int, luck_may_be_wild: bool) -> int:
    """How many luck tokens more it takes. A wild is any ordinary icon, and nothing else is a wild
    (ZIZ-ICON-12, -13); a luck token is whatever is needed (ZIZ-LUCK-04). Which wild serves what is
    never fixed (ZIZ-EVENT-39)."""
    deficit = 0
    for icon in ORDINARY:
        if need[icon] > icons[icon]:
            deficit += need[icon] - icons[icon]
    spare = icons[WILD] - need[WILD]
    if spare < 0 and not luck_may_be_wild:
        return IMPOSSIBLE
    return max(0, deficit - spare - spent)


def together(rows: tuple[Row, ...], filled: int, row: int) -> Icons:
    """What this row and those that are filled already ask for."""
    need = rows[row].need
    return added(need, demanded(rows, filled)) if filled else need


def demanded(rows: tuple[Row, ...], filled: int) -> Icons:
    need = NO_ICONS
    for at, row in enumerate(rows):
        if filled >> at & 1:
            need = added(need, row.need)
    return need


def added(one: Icons, other: Icons) -> Icons:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]
