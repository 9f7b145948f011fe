"""Sends updates and lines of chat to the viewers of a table."""

from typing import TYPE_CHECKING, Final

from tableronde.core.event import ALL
from tableronde.core.match import Match
from tableronde.server.live_tables.presence import Presence
from tableronde.server.live_tables.seat_updates import (
    Lines,
    SeatUpdate,
    chat_line,
    chronicle_line,
    may_read,
    seat_infos,
    table_info,
)
from tableronde.server.protocol.server_messages import Chat, TableInfo, Told
from tableronde.tables.audience import EVERYONE, audience_of
from tableronde.tables.entries import Answered, AnyEntry, Said, Undid
from tableronde.tables.table import Table
from tableronde.tables.time_source import TimeSource

if TYPE_CHECKING:
    from tableronde.server.sessions.viewer import Viewer

_MAX_SPECTATOR_LINES: Final = 100
"""Lines of the spectators' chat that are sent to the seats when the game ends."""


class Broadcast:
    """Keeps an update for each seat that has viewers, and tells them when it has changed.

    Methods take a table that is as it is in storage, without unwritten entries.
    """

    def __init__(self, presence: Presence, time: TimeSource, over: bool) -> None:
        self._presence: Final = presence
        self._time: Final = time
        self._seat_updates: Final[dict[int | None, SeatUpdate]] = {}
        self._public_info: TableInfo | None = None  # as it was last sent
        self._info_inputs: tuple[object, ...] = ()  # what it depends on, apart from clocks
        self.announced: set[int] = set()
        """The people who were present in the last update for everyone."""
        self._outdated: Final[set[Viewer]] = set()  # viewers without the last change of presence
        self._over = over
        self._chronicles: Final[dict[int | str | None, list[Told]]] = {}

    def seat_update(self, seat: int | None) -> SeatUpdate:
        return self._seat_updates[seat]

    def full_chronicle(self, match: Match, seat: int | None, all_open: bool) -> list[Told]:
        """Return the chronicle of a finished game from any point of view. It is cached."""
        point_of_view = "all" if all_open else seat
        if point_of_view not in self._chronicles:
            forms = (
                (number, event.form_for(ALL if all_open else seat))
                for number, event in match.events
            )
            self._chronicles[point_of_view] = [
                chronicle_line(number, form) for number, form in forms if form is not None
            ]
        return self._chronicles[point_of_view]

    def add(self, viewer: "Viewer", table: Table) -> None:
        self._presence.add(viewer)
        self._refresh(table, {viewer.seat})
        viewer.show(self._seat_updates[viewer.seat])

    def remove(self, viewer: "Viewer") -> None:
        self._presence.remove(viewer)
        if viewer.seat not in self._presence.by_seat:
            self._seat_updates.pop(viewer.seat, None)  # nobody watches it any more

    def publish(self, table: Table, entries: list[AnyEntry]) -> set[int | None]:
        """Send the effects of these entries to the seats that they concern. Return those seats.

        Other seats are sent nothing: even the existence of a private entry is private.
        """
        said: list[Said] = []
        concerned: set[int | None] = set()
        only_answers = True
        for entry in entries:
            concerned.update(audience_of(entry))
            if isinstance(entry, Answered):  # the most frequent entry
                continue
            only_answers = False
            if isinstance(entry, Said):
                said.append(entry)
            elif isinstance(entry, Undid):
                for update in self._seat_updates.values():
                    update.reset_chronicle()
        if not only_answers:
            self._dismiss_barred(table)
        self._send_chat(table, said)
        seats = set(self._presence.by_seat)
        if EVERYONE in concerned:  # what only some are sent is no news to the others
            self._outdated.clear()
            self.announced = self._presence.present()
        else:
            seats &= concerned
        self._refresh(table, seats)
        self._show(seats)
        if self._over:
            self._send_reopened_lines()
        return concerned

    def presence_changed(self, newcomer: "Viewer | None" = None) -> None:
        """Note that all viewers but the newcomer must be sent the change of presence."""
        self._outdated.update(self._presence.viewers - {newcomer})

    def send_presence(self, table: Table) -> None:
        """Send who is present to the viewers that were not sent it yet."""
        outdated = self._outdated & self._presence.viewers
        self._outdated.clear()
        self._refresh(table, {viewer.seat for viewer in outdated})
        self.announced = self._presence.present()
        for viewer in outdated:
            viewer.show(self._seat_updates[viewer.seat])

    def _dismiss_barred(self, table: Table) -> None:
        for viewer in [viewer for viewer in self._presence.viewers if viewer.barred(table)]:
            self.remove(viewer)
            viewer.dismiss(table)

    def _show(self, seats: set[int | None]) -> None:
        """Send the viewers of these seats (None: spectators) their newest update."""
        for viewer in self._presence.viewers:
            if viewer.seat in seats:
                viewer.show(self._seat_updates[viewer.seat])

    def _refresh(self, table: Table, seats: set[int | None]) -> None:
        """Bring the updates of these seats up to date."""
        public_info = self._make_public_info(table)
        match = table.match
        views = {} if match is None else match.views(seats)
        lines: Lines = {}
        for seat in seats:
            if seat not in self._seat_updates:
                self._seat_updates[seat] = SeatUpdate(seat)
            self._seat_updates[seat].refresh(table, views.get(seat), public_info, lines)

    def _make_public_info(self, table: Table) -> TableInfo:
        """Return what spectators see around the game.

        It is the same object as before if nothing in it can have changed, as after most answers, so
        that it need not be encoded again for each seat.
        """
        present, watchers = self._presence.present(), self._presence.by_seat[None]
        inputs = (
            table,
            table.other_changes,
            table.status,
            table.proposal,
            table.talk,
            present,
            watchers,
        )
        if self._public_info is None or table.clocks or table.talk or inputs != self._info_inputs:
            now = self._time.now_ms()
            self._public_info = table_info(table, seat_infos(table, present, now), watchers, now)
            self._info_inputs = inputs
        return self._public_info

    def _send_chat(self, table: Table, said: list[Said]) -> None:
        over = table.status == "over"
        if over and not self._over:
            self._over = True
            self._send_spectator_chat(table, len(said))
        for line in said:
            for viewer in self._presence.viewers:
                if may_read(viewer.seat, line, over):
                    viewer.send(Chat(line=chat_line(line)))

    def _send_spectator_chat(self, table: Table, newest: int) -> None:
        """Send the seats the spectators' chat of the game, which has just ended."""
        chat = table.chat[: len(table.chat) - newest]
        lines = [said for said in chat if said.seat is None][-_MAX_SPECTATOR_LINES:]
        for viewer in self._presence.viewers:
            if viewer.seat is not None:
                for line in lines:
                    viewer.send(Chat(line=chat_line(line)))

    def _send_reopened_lines(self) -> None:
        """Send the chronicle again to seats with faded lines: the game is over and all is open. The
        last events were sent before this, so that pages announce them."""
        reopened = [update for update in self._seat_updates.values() if update.opened]
        for update in reopened:
            update.opened = False
            update.epoch += 1
        self._show({update.seat for update in reopened})
