"""Replies to a seat's questions: advice of a bot, and the remarks that the game allows."""

from tableronde import bots
from tableronde.server.bots.bot_pool import BotPool
from tableronde.server.errors import NoAdvice
from tableronde.server.live_tables.seat_updates import remarks
from tableronde.server.protocol.client_messages import Hint, Sayable
from tableronde.server.protocol.server_messages import Advice, Remarks
from tableronde.server.sessions.decoding import check_token
from tableronde.server.sessions.viewer import Viewer
from tableronde.tables import outcomes
from tableronde.tables.errors import HintsOff, NothingAsked
from tableronde.tables.table import Table


async def send_hint(bot_pool: BotPool, viewer: Viewer, table: Table, hint: Hint) -> None:
    """Send what a bot would answer to the seat's decision."""
    check_token(hint.token)
    if not table.settings.hints:
        raise HintsOff
    match = table.match
    if match is None or viewer.seat is None or not outcomes.is_asked(table, viewer.seat):
        raise NothingAsked
    asked = match.decision(viewer.seat)
    view = match.view(viewer.seat)
    index = await bot_pool.hint(bots.STANDARD, view, asked.plain())
    if index is None:
        raise NoAdvice
    viewer.send(Advice(token=hint.token, decision=asked.id, choice=asked.options[index]))


def send_remarks(viewer: Viewer, table: Table, message: Sayable) -> None:
    """Send the remarks that the seat may make now."""
    check_token(message.token)
    if table.match is None or viewer.seat is None:
        raise NothingAsked
    viewer.send(Remarks(token=message.token, remarks=remarks(table, viewer.seat)))
