"""Writes to streams that cannot encode every character: in ASCII instead of failing.

Each character is replaced by exactly one, so that columns stay in line.
"""

import codecs
import io
import unicodedata
from typing import Final, TextIO

TO_ASCII: Final = "tableronde-ascii"
"""The name of our error handler, as `codecs` knows it."""
_REPLACEMENTS: Final = {
    "’": "'",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "–": "-",
    "—": "-",
    "─": "-",
    "│": "|",
    "…": ".",
    "·": "-",
    "•": "*",
    "×": "x",
    "♛": "*",
    "→": ">",
    "▸": ">",
    "œ": "o",
    "Œ": "O",
    "\u00a0": " ",
    "\u202f": " ",
}


def to_ascii(text: str) -> str:
    """Replace each character by one of ASCII."""
    return "".join(map(_ascii, text))


def _ascii(character: str) -> str:
    if character in _REPLACEMENTS:
        return _REPLACEMENTS[character]
    base = unicodedata.normalize("NFKD", character)[0]
    return base if base.isascii() else "?"


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return to_ascii(error.object[error.start : error.end]), error.end


codecs.register_error(TO_ASCII, _replace)


def replace_errors(stream: TextIO | None, handler: str) -> None:
    """Make a stream replace what it cannot encode or decode, by an error handler."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors=handler)
