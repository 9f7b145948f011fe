"""Seats, and the secrets that give access to them."""

import base64
import hmac
import secrets
from hashlib import sha256
from typing import Final, TypeAlias

from tableronde.tables.entries import (
    Filled,
    Held,
    Left,
    Replaced,
    Reserved,
    Returned,
    Sat,
)
from tableronde.tables.settings import FRIEND, ME

SeatEntry: TypeAlias = Sat | Left | Filled | Replaced | Returned | Held
SEAT_ENTRIES: Final = (Sat, Left, Filled, Replaced, Returned, Held)


class Seat:
    """A seat: its person, the bot that plays it, or nobody yet."""

    __slots__ = (
        "away",
        "bot",
        "held",
        "host",
        "key",
        "late",
        "name",
        "reserved",
        "since",
        "why",
    )

    def __init__(self, wish: str) -> None:
        self.name = ""
        self.key = ""  # the hash of the person's secret; empty: no person
        self.host = False
        self.bot: str | None = None if wish in (ME, FRIEND) else wish
        self.away = False  # a bot plays for a person
        self.why = ""  # the last time that a bot took over: vote, clock or left
        self.late = 0  # how often the time was up
        self.reserved: Reserved | None = None  # the person for whom the seat is reserved
        self.held: Held | None = None  # the last answer that was held back
        self.since = 0  # when the person took the seat or came back

    def note(self, entry: SeatEntry) -> None:
        """Update this seat by an entry of the log."""
        match entry:
            case Sat():
                self.name, self.key, self.host = entry.name, entry.key, entry.host
                self.since = entry.at
            case Left():
                self.name, self.key, self.host = "", "", False
            case Filled():
                self.bot = entry.bot
            case Replaced():
                self.bot, self.away = entry.bot, True
                self.why = entry.why
                self.late += entry.why == "clock"
            case Returned():
                self.bot, self.away = None, False
                self.since = entry.at
            case Held():
                self.held = entry

    @property
    def person(self) -> bool:
        return bool(self.key)

    @property
    def absent(self) -> bool:
        """Whether a bot plays for a person who did not leave by choice."""
        return self.away and self.why != "left"

    @property
    def free(self) -> bool:
        return not self.key and self.bot is None


_SECRET_BYTES: Final = 18
_ID_BYTES: Final = 9


def new_secret() -> str:
    """Create a secret for a link; only its hash is stored."""
    return secrets.token_urlsafe(_SECRET_BYTES)


def new_table_id() -> str:
    """Create the id of a table, which nobody can guess."""
    return secrets.token_urlsafe(_ID_BYTES)


def next_table_id(table: str, seed: str) -> str:
    """Return the id of the rematch of a table: the same for every request and in every worker, so
    that there is only one. It can be computed only with the seed, which is public after the
    game."""
    told = sha256(f"{table} {seed}".encode("utf-8", "surrogatepass")).digest()
    return base64.urlsafe_b64encode(told[:_ID_BYTES]).decode()


def hashed(secret: str) -> str:
    """Return the hash of a secret as stored."""
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def opens(secret: str, kept: str) -> bool:
    """Return whether the secret has the hash `kept`."""
    return bool(kept) and hmac.compare_digest(hashed(secret), kept)
