"""Wraps text for a screen of a given width."""

from typing import Final

from rich.cells import cell_len

_SPACES: Final = "\n\u00a0\u202f"


def clean(text: str) -> str:
    """Replace control codes, which a terminal would execute."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or c in _SPACES else "\ufffd" for c in text)


def wrap(text: str, width: int, indent: str = "", hanging: str = "") -> list[str]:
    """Return lines of at most `width` cells, broken at plain spaces only. (French punctuation
    follows a no-break space.) Longer words, such as paths, stay whole."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line, begun = indent, False
        for word in paragraph.split(" "):
            if begun and cell_len(line) + 1 + cell_len(word) > width:
                lines.append(line.rstrip(" "))
                line, begun = hanging or indent, False
            line += f" {word}" if begun else word
            begun = True
        lines.append(line.rstrip(" "))
    return lines
