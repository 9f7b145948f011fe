"""Replaces characters that a stream cannot encode by ASCII.

Each character is replaced by exactly one, so that columns stay aligned.
"""

import codecs
import io
import unicodedata
from typing import Final, TextIO

TO_ASCII: Final = "tableronde-ascii"
"""The name under which our error handler is registered with `codecs`."""
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
    """Replace each character by an ASCII character."""
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
    """Set the error handler of a stream, which replaces what it cannot encode or decode."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors=handler)
