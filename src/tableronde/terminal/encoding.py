"""Streams that cannot carry every character: say it plainly instead of failing.

Each character is replaced by exactly one, so that columns stay in line.
"""

import codecs
import io
import unicodedata
from typing import Final, TextIO

PLAINLY: Final = "tableronde-plainly"
_PLAIN: Final = {
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


def plainly(text: str) -> str:
    """The same in ASCII, character for character."""
    return "".join(_plain(character) for character in text)


def _plain(character: str) -> str:
    if character in _PLAIN:
        return _PLAIN[character]
    base = unicodedata.normalize("NFKD", character)[0]
    return base if base.isascii() else "?"


def _instead(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plainly(error.object[error.start : error.end]), error.end


codecs.register_error(PLAINLY, _instead)


def soften(stream: TextIO | None, errors: str) -> None:
    """Make a stream replace what it cannot encode or decode."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors=errors)
