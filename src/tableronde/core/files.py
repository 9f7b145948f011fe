"""Files that came from outside: read without trusting them, and named when something is wrong."""

import re
import stat
import tomllib
from pathlib import Path
from typing import Any, Final

from tableronde.core.errors import (
    DataTooLarge,
    NotAFile,
    NotToml,
    NotUtf8,
    OutsizedData,
    UnreadableFile,
    refused,
    shown,
)

_MOST_BYTES: Final = 64 * 1024
"""Of a file of components. They are handed down to other processes: see games/__init__.py."""
_LONGEST_LINE: Final = 1000
"""A key of n parts costs n times n: no key goes on in the next line."""


def contents(path: Path, most: int) -> bytes:
    """What is in a file, as far as one byte more than `most`."""
    try:
        # Looked at before it is opened: opening a pipe would wait for somebody to write into it.
        if not stat.S_ISREG(path.stat().st_mode):
            raise NotAFile(file=str(path))
        with path.open("rb") as file:
            return file.read(most + 1)
    except OSError as error:
        raise UnreadableFile(file=str(path), why=refused(error)) from None
    except ValueError as error:  # a name that no file can have
        raise UnreadableFile(file=shown(str(path)), why=refused(error)) from None


def toml_text(path: Path) -> str:
    """The text of a file of components."""
    data = contents(path, _MOST_BYTES)
    if len(data) > _MOST_BYTES:
        raise DataTooLarge(file=str(path), most=_MOST_BYTES)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise NotUtf8(file=str(path)) from None


def parsed(text: str, file: str) -> dict[str, Any]:
    """The tables of a TOML text; `file` is its name."""
    lines = text.splitlines()
    if any(len(line) > _LONGEST_LINE for line in lines):
        raise OutsizedData(file=file)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"\(at line (\d+), column \d+\)$", str(error))  # else: at its end
        raise NotToml(file=file, line=int(at[1]) if at else max(1, len(lines))) from None
    except (ValueError, RecursionError):  # a number of 5,000 digits, or a list 1,000 deep
        raise OutsizedData(file=file) from None
