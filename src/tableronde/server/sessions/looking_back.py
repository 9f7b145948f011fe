"""The table as it was after an earlier number of answers."""

from typing import cast

from tableronde.server.live_tables.live_table import LiveTable
from tableronde.server.protocol.client_messages import Look
from tableronde.server.protocol.server_messages import FullChronicle, Sight, View
from tableronde.server.sessions.decoding import check_token
from tableronde.server.sessions.viewer import Viewer
from tableronde.tables.errors import NotBegun, NotOver
from tableronde.tables.table import Table


def look_back(viewer: Viewer, live: LiveTable, table: Table, look: Look) -> None:
    """Send an earlier position. When the game is over it may be from another point of view, and is
    then preceded by the chronicle from there."""
    check_token(look.token)
    match = table.match
    if match is None:
        raise NotBegun
    if look.eyes != "mine" and table.status != "over":
        raise NotOver
    all_open = look.eyes == "all"
    seat = viewer.seat if look.eyes == "mine" else None
    if isinstance(look.eyes, int):
        seat = look.eyes
    view = match.view_at(look.number, seat, all_open)
    if look.eyes == "mine":
        lines = live.broadcast.seat_update(seat).lines_by(look.number)
    else:
        chronicle = live.broadcast.full_chronicle(match, seat, all_open)
        lines = sum(line.number <= look.number for line in chronicle)
        viewer.send(FullChronicle(token=look.token, chronicle=chronicle))
    viewer.send(
        Sight(
            token=look.token,
            number=look.number,
            last=match.number,
            view=cast(View, view),
            chronicle=lines,
        )
    )
