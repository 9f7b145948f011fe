"""The first message of a connection, which names its table and the key of a seat."""

from functools import partial
from typing import Final

from tableronde.server.errors import HelloFirst, OldProtocol
from tableronde.server.live_tables.live_table import LiveTable
from tableronde.server.live_tables.registry import TableRegistry
from tableronde.server.live_tables.seat_updates import chat_line, may_read
from tableronde.server.protocol.base import PROTOCOL
from tableronde.server.protocol.client_messages import Hello
from tableronde.server.protocol.server_messages import Welcome
from tableronde.server.sessions.viewer import Viewer
from tableronde.tables import requests
from tableronde.tables.errors import UnknownKey
from tableronde.tables.table import Table

MAX_CHAT_SENT: Final = 1000
"""Lines of chat that are sent with `welcome`."""


async def admit(registry: TableRegistry, viewer: Viewer, hello: Hello) -> None:
    """Add a viewer to its table. Raise an error if it may not watch it."""
    if viewer.live is not None:
        raise HelloFirst
    if hello.protocol != PROTOCOL:
        raise OldProtocol(version=hello.protocol, known=PROTOCOL)
    viewer.pace = hello.pace
    live = await registry.live_table(hello.table)
    if registry.storage.shared:  # the table in memory may be outdated: notifications can be lost
        await live.catch_up()
    if live.table.status == "waiting" and hello.key:
        await live.request(lambda table, now: requests.claim(table, now, hello.key))
    await live.enter(viewer, partial(_greet, viewer, live, hello.key))
    proposal = live.table.proposal
    if proposal is not None and viewer.seat is not None and proposal.asked.whom == viewer.seat:
        await live.request(partial(requests.show_up, seat=viewer.seat))


def _greet(viewer: Viewer, live: LiveTable, key: str, table: Table) -> None:
    """Find the seat of a key, check that the viewer may stay, and send `welcome`."""
    if key:
        viewer.seat = table.seat_of(key)
        if viewer.seat is None:
            raise UnknownKey
        viewer.key_hash = table.seats[viewer.seat].key
    barred = viewer.barred(table)
    if barred is not None:
        raise barred
    viewer.live = live
    over = table.status == "over"
    chat = [chat_line(said) for said in table.chat if may_read(viewer.seat, said, over)]
    viewer.send(
        Welcome(
            protocol=PROTOCOL,
            table=table.id,
            you=viewer.seat,
            settings=table.settings,
            seal=table.seal,
            started=table.started,
            branched=table.opened.start is not None,
            chat=chat[-MAX_CHAT_SENT:],
        )
    )
