"""Prints a numbered list, in as many columns as fit."""

from rich.cells import cell_len, set_cell_size

from tableronde.terminal.paragraph import clean
from tableronde.terminal.screen import Screen

_ONE_COLUMN = 5  # up to this many entries are printed in one column
_GAP = 3


def show(screen: Screen, entries: list[str], numbers: list[int]) -> None:
    """Print each entry after its number."""
    count = len(entries)
    lines = [f"{number:>3}  {clean(text)}" for number, text in zip(numbers, entries, strict=True)]
    widest = max(map(cell_len, lines), default=1)
    columns = 1 if count <= _ONE_COLUMN else max(1, (screen.width + _GAP) // (widest + _GAP))
    height = -(-count // columns)
    if columns == 1:
        for line in lines:
            screen.say(line, hanging="     ")
        return
    for row in range(height):
        cells = [set_cell_size(line, widest) for line in lines[row::height]]
        screen.say((" " * _GAP).join(cells).rstrip())
