"""Splits texts into words for comparison."""

import unicodedata


def folded(text: str) -> list[str]:
    """Return the words of a text without case, accents and punctuation."""
    letters = unicodedata.normalize("NFKD", text).casefold()
    kept = (c if c.isalnum() else "" if unicodedata.combining(c) else " " for c in letters)
    return "".join(kept).split()
