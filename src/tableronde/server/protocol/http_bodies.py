"""The bodies of the HTTP API."""

from typing import Annotated, Any, Literal

import msgspec

from tableronde.server.protocol.server_messages import SeatInfo
from tableronde.tables.settings import Settings


class FieldInfo(msgspec.Struct, kw_only=True):
    """A field of a verb: its name, and the kind of component that it refers to."""

    name: str
    thing: str


class OptionInfo(msgspec.Struct, kw_only=True):
    name: str
    values: list[str]
    """The default first."""


class GameInfo(msgspec.Struct, kw_only=True):
    id: str
    least: int
    most: int
    options: list[OptionInfo]
    verbs: dict[str, list[FieldInfo]]
    declining: list[str]
    nouns: dict[str, str]
    windows: list[str]
    """The prompts for which an automatic answer can be given."""
    quiet: list[str]
    """The windows that are passed automatically unless the seat has ordered otherwise."""
    bots: list[str]
    reconstructed: list[list[str]]


class NewTable(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The body of POST /api/tables."""

    settings: Settings
    name: str = ""
    """The name of the person on the seat `me`."""


class Created(msgspec.Struct, kw_only=True):
    table: str
    key: str | None
    """The secret of the seat `me`."""
    invite: str | None
    """The secret of the invitation link, if friends are expected."""


class SitDown(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The body of POST /api/tables/{table}/seats."""

    name: str
    invite: str = ""
    """Needed at a private table."""
    key: Annotated[str, msgspec.Meta(pattern="^([A-Za-z0-9_-]{22,64})?$")] = ""
    """The secret of the seat, if the client chooses it. Then it can repeat a request whose response
    was lost, and gets the same seat."""


class InvitationCheck(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The body of POST /api/tables/{table}/invitation."""

    invite: str


class Invitation(msgspec.Struct, kw_only=True):
    """Whether an invitation is valid, and whether a seat is free."""

    valid: bool
    free: bool


class Seated(msgspec.Struct, kw_only=True):
    seat: int
    key: str


class Listed(msgspec.Struct, kw_only=True):
    """A table in a list."""

    table: str
    settings: Settings
    seats: list[SeatInfo]
    status: Literal["waiting", "playing", "paused", "over"]
    updated: int
    your_turn: bool
    you: int | None
    winners: list[int] | None


class RememberedTables(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The body of POST /api/mine: the tables that the browser remembers, with their keys."""

    tables: dict[str, str]


class RematchRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The body of POST /api/tables/{table}/rematch. Without `settings` they stay the same."""

    key: str
    settings: Settings | None = None


class PlayOn(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The body of POST /api/tables/{table}/branch. `number` is the position in answers."""

    number: int
    settings: Settings
    name: str = ""


class Problem(msgspec.Struct, kw_only=True):
    """The body of every refusal: `error-<key>` in the catalogues, and its arguments."""

    error: str
    details: dict[str, Any]
