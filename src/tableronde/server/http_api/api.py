"""The routes of the HTTP API. Bodies and responses are defined in `protocol/http_bodies.py`."""

from functools import cache
from typing import Annotated, Any, Final, cast

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, Parameter

from tableronde import games
from tableronde.bots import BOTS
from tableronde.core import record
from tableronde.core.errors import BadPosition, CustomComponents, NotBoth
from tableronde.core.game import AnyGame
from tableronde.server.errors import TooManyMessages
from tableronde.server.live_tables.live_table import LiveTable
from tableronde.server.live_tables.presence import PRESENCE_TIMEOUT
from tableronde.server.live_tables.registry import TableRegistry
from tableronde.server.live_tables.seat_updates import seat_infos
from tableronde.server.network.rate_limits import RateLimiter, limit_key
from tableronde.server.protocol.http_bodies import (
    Created,
    FieldInfo,
    GameInfo,
    Invitation,
    InvitationCheck,
    Listed,
    NewTable,
    OptionInfo,
    PlayOn,
    Problem,
    RematchRequest,
    RememberedTables,
    Seated,
    SitDown,
)
from tableronde.tables import outcomes, requests
from tableronde.tables.errors import NotOver, OtherRules, UnknownKey, UnknownTable
from tableronde.tables.settings import ME

REFUSALS: Final = {
    status: ResponseSpec(Problem, description=why, generate_examples=False)
    for status, why in (
        (400, "Refused: `error` is the key of a sentence, `details` its arguments"),
        (403, "The request comes from a page of another site"),
        (404, "There is no such table"),
        (409, "Several requests changed the table at once"),
        (413, "The body is too large"),
        (429, "Too many requests"),
        (500, "Internal error"),
        (503, "The database cannot be reached"),
    )
}
MAX_LISTED: Final = 30
LISTED_WITHIN: Final = 30 * 60 * 1000
"""Milliseconds for which a table without viewers is listed."""
MAX_REMEMBERED: Final = 60
_RECORD_COST: Final = 40
"""A record counts as this many remembered tables: a whole game is encoded and compressed."""

TableId = Annotated[str, Parameter(description="A table.")]


def registry_of(state: State) -> TableRegistry:
    registry: TableRegistry = state.registry
    return registry


def _limit(request: Request[Any, Any, Any], limiter: RateLimiter, cost: int = 1) -> None:
    address = limit_key(request.client.host if request.client else "")
    now = registry_of(request.app.state).time.monotonic()
    if not limiter.take(address, now, cost):
        raise TooManyMessages


@get("/games", sync_to_thread=False, summary="The games that can be played")
def list_games() -> Response[list[GameInfo]]:
    return Response(cast(Any, _games()), media_type="application/json")


@cache
def _games() -> bytes:
    """Return the encoded list, which does not change while a server runs."""
    return msgspec.json.encode([_game_info(game) for game in games.GAMES.values()])


def _game_info(game: AnyGame) -> GameInfo:
    return GameInfo(
        id=game.ID,
        least=game.SEATS[0],
        most=game.SEATS[-1],
        options=[OptionInfo(name=o.name, values=list(o.values)) for o in game.OPTIONS],
        verbs={
            verb: [FieldInfo(name=field.name, thing=field.thing) for field in fields]
            for verb, fields in game.LEXICON.verbs.items()
        },
        declining=sorted(game.DECLINING),
        nouns=game.NOUNS,
        windows=list(game.WINDOWS),
        quiet=sorted(game.QUIET),
        bots=list(BOTS),
        reconstructed=[list(part) for part in game.RECONSTRUCTED],
    )


@get("/tables", summary="The open tables where anyone may take a seat", responses=REFUSALS)
async def list_open(state: State) -> list[Listed]:
    registry = registry_of(state)
    found: list[Listed] = []
    # Tables where a person waits come first, so that they cannot be crowded out by empty ones.
    for table_id in await registry.storage.listed(
        MAX_LISTED, registry.time.now_ms() - PRESENCE_TIMEOUT
    ):
        live = await _live_table_if_any(registry, table_id)
        if live is not None and await live.presence.recently_used(LISTED_WITHIN):
            found.append(await _listed(registry, live))
    return found


async def _live_table_if_any(registry: TableRegistry, table_id: str) -> LiveTable | None:
    """Return a live table; None if there is none or it needs other rules or components."""
    try:
        return await registry.live_table(table_id)
    except (UnknownTable, OtherRules, CustomComponents):
        return None


@post(
    "/mine",
    status_code=200,
    summary="The tables that a browser remembers, by their keys",
    responses=REFUSALS,
)
async def list_mine(
    request: Request[Any, Any, Any], state: State, data: JSONBody[RememberedTables]
) -> list[Listed]:
    registry, found = registry_of(state), []
    asked = list(data.tables.items())[:MAX_REMEMBERED]
    _limit(request, state.listing, len(asked))
    for table_id, key in asked:
        live = await _live_table_if_any(registry, table_id)
        if live is not None:
            found.append(await _listed(registry, live, key))
    return found


@get("/tables/{table:str}", summary="A table, as anyone may see it", responses=REFUSALS)
async def show_table(state: State, table: TableId) -> Listed:
    registry = registry_of(state)
    return await _listed(registry, await registry.live_table(table))


async def _listed(registry: TableRegistry, live: LiveTable, key: str = "") -> Listed:
    table = await live.stored_table()
    seat = table.seat_of(key) if key else None
    result = None if table.match is None else table.match.result
    return Listed(
        table=table.id,
        settings=table.settings,
        seats=seat_infos(table, live.presence.present(), registry.time.now_ms()),
        status=table.status,
        updated=table.updated,
        your_turn=table.status == "playing" and seat is not None and outcomes.is_asked(table, seat),
        you=seat,
        winners=None if result is None else result["winners"],
    )


@post("/tables", summary="Create a table", responses=REFUSALS)
async def create_table(
    request: Request[Any, Any, Any], state: State, data: JSONBody[NewTable]
) -> Created:
    _limit(request, state.creating)
    live, invite, key = await registry_of(state).create_table(data.settings, data.name)
    return Created(table=live.table.id, key=key, invite=invite)


@post(
    "/tables/{table:str}/invitation",
    status_code=200,
    summary="Whether an invitation is valid",
    responses=REFUSALS,
)
async def check_invitation(
    request: Request[Any, Any, Any], state: State, table: TableId, data: JSONBody[InvitationCheck]
) -> Invitation:
    _limit(request, state.joining)
    valid, free = requests.invited(
        await (await registry_of(state).live_table(table)).stored_table(), data.invite
    )
    return Invitation(valid=valid, free=bool(free))


@post("/tables/{table:str}/seats", summary="Take a seat", responses=REFUSALS)
async def sit_down(
    request: Request[Any, Any, Any], state: State, table: TableId, data: JSONBody[SitDown]
) -> Seated:
    _limit(request, state.joining)
    live = await registry_of(state).live_table(table)
    seat, key = await live.request(
        lambda t, now: requests.sit(t, now, data.name, data.invite, data.key)
    )
    return Seated(seat=seat, key=key)


@post("/tables/{table:str}/rematch", summary="Create a rematch", responses=REFUSALS)
async def play_again(
    request: Request[Any, Any, Any], state: State, table: TableId, data: JSONBody[RematchRequest]
) -> Created:
    _limit(request, state.joining)
    registry = registry_of(state)
    live = await registry.live_table(table)
    seat = (await live.stored_table()).seat_of(data.key)
    if seat is None:
        raise UnknownKey
    again, invite = await registry.rematch(live, seat, data.settings)
    return Created(table=again, key=data.key, invite=invite)


@post(
    "/tables/{table:str}/branch",
    summary="Play on from a position of a finished game",
    responses=REFUSALS,
)
async def play_on(
    request: Request[Any, Any, Any], state: State, table: TableId, data: JSONBody[PlayOn]
) -> Created:
    _limit(request, state.creating)
    registry = registry_of(state)
    old = await (await registry.live_table(table)).stored_table()
    if old.match is None or old.status != "over":
        raise NotOver
    if data.settings.game != old.settings.game:
        raise NotBoth(one=data.settings.game, two=old.settings.game)
    # After a resignation the game can also continue from its last position.
    end = old.match.number + old.match.resigned
    if data.number >= end:
        raise BadPosition(number=data.number, last=old.match.number - 1)
    # The cards of a finished game are public: the player keeps their own, the rest is dealt again,
    # and the table can be joined by its link only.
    wishes = data.settings.seats
    me = wishes.index(ME) if ME in wishes and len(wishes) == old.match.seats else None
    start = old.match.dealt_anew(data.number, me, registry.new_seed())
    agreed = {"options": old.settings.options, "private": True}  # the options of the old game
    settings = msgspec.structs.replace(data.settings, **agreed)
    live, invite, key = await registry.create_table(settings, data.name, start)
    return Created(table=live.table.id, key=key, invite=invite)


@get("/tables/{table:str}/record", summary="The record of a finished game", responses=REFUSALS)
async def get_record(
    request: Request[Any, Any, Any], state: State, table: TableId
) -> Response[str]:
    _limit(request, state.listing, _RECORD_COST)
    found = await (await registry_of(state).live_table(table)).stored_table()
    if found.match is None or found.status != "over":
        raise NotOver
    name = f"{found.settings.game}-{found.id}.json"
    return Response(
        record.text(found.match.record()),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


router = Router(
    path="/api",
    route_handlers=[
        list_games,
        list_open,
        list_mine,
        show_table,
        create_table,
        check_invitation,
        sit_down,
        play_again,
        play_on,
        get_record,
    ],
)
