"""Cleaning of texts that people write: names and lines of chat."""

import unicodedata
from typing import Final

_FILLERS: Final = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"
"""Characters that count as letters and show nothing."""
_UNSEEN: Final = "\u034f\u17b4\u17b5"
"""Marks on letters that show nothing."""
_JOINER: Final = "\u200d"
"""Joins two emoji into one."""
_MOST_MARKS: Final = 2
"""Combining marks on one letter."""
_MOST_LINES: Final = 12


def line_of(text: str) -> str:
    """Return the visible part of a text as one line; empty if nothing is visible."""
    text = unicodedata.normalize("NFC", text)
    kept: list[str] = []
    marks = 0
    for at, letter in enumerate(text):
        if letter in _UNSEEN:
            continue
        if unicodedata.category(letter).startswith("M"):
            marks += 1
            if marks > _MOST_MARKS or not kept or kept[-1] == " ":
                continue
        elif letter == _JOINER and _joins(kept, text[at + 1 :]):
            pass
        else:
            marks = 0
            letter = letter if letter.isprintable() and letter not in _FILLERS else " "
        kept.append(letter)
    return " ".join("".join(kept).split())


def lines_of(text: str) -> str:
    """Return the lines of a text without empty ones. Lines beyond the most allowed are joined."""
    lines = [line for line in map(line_of, text.split("\n")) if line]
    last = _MOST_LINES - 1
    return "\n".join([*lines[:last], " ".join(lines[last:])]).rstrip()


def _joins(before: list[str], after: str) -> bool:
    """Return whether a joiner at this place stands between two emoji."""
    around = [letter for letter in (*before[-2:], *after[:1]) if letter != "\ufe0f"]
    return len(around) > 1 and all(unicodedata.category(x) in ("So", "Sk") for x in around[-2:])
