"""Parses who plays a seat: `me`, `me:Ana`, `greedy`, `greedy:Mordred`.

Records contain these texts, so that a saved game can be resumed.
"""

from typing import Final

from tableronde import bots
from tableronde.terminal.paragraph import clean
from tableronde.words import Words

_PERSONS: Final = ("me", "moi", "player")
_LONGEST_NAME: Final = 16


class Seat:
    """One seat: its text as given, the bot that plays it (None: a person), and a name."""

    __slots__ = ("bot", "name", "text")

    def __init__(self, text: str, bot: str | None, name: str) -> None:
        self.text: Final = text
        self.bot: Final = bot
        self.name: Final = name


def seated(texts: list[str], words: Words) -> list[Seat]:
    """Return the seats of a game to be played. Raise UnknownBot if there is no such bot."""
    seats = named(texts, words)
    for seat in seats:
        if seat.bot is not None:
            bots.check(seat.bot)
    return seats


def named(texts: list[str], words: Words) -> list[Seat]:
    """Return the seats with distinct names. Bots may be unknown: enough to show a record."""
    parts = [_parted(text) for text in texts]
    seats: list[Seat] = []
    taken: set[str] = set()
    for place, (text, (kind, given)) in enumerate(zip(texts, parts, strict=True)):
        person = kind in _PERSONS
        usual = ("ui-player", {"number": place + 1}) if person else ("ui-bot", {"place": place})
        name = given or words.say(*usual)
        if name in taken:
            name = f"{name} {place + 1}"
        taken.add(name)
        seats.append(Seat(text, None if person else kind, name))
    return seats


def _parted(text: str) -> tuple[str, str]:
    kind, _, name = clean(text.replace("\n", " ")).partition(":")
    return kind.strip().lower(), name.strip()[:_LONGEST_NAME].strip()
