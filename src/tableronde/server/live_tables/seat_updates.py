"""What each seat is sent of a table, made from its view of the game."""

from bisect import bisect_right
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from tableronde.core import views
from tableronde.core.event import Event
from tableronde.server.protocol.server_messages import (
    ChatLine,
    Decision,
    Option,
    Proposal,
    SeatInfo,
    TableInfo,
    TalkInfo,
    Told,
    Undoing,
    Update,
)
from tableronde.tables import outcomes
from tableronde.tables.entries import Said
from tableronde.tables.table import Status, Table

Lines: TypeAlias = dict[Event, msgspec.Raw]
"""Lines of the chronicle as they are sent, encoded once for all seats that see the same."""

_encode: Final = msgspec.json.Encoder().encode


class OwnInfo(NamedTuple):
    """The fields of `TableInfo` that are a seat's own."""

    undo: Undoing
    raised: bool
    passing: bool
    settled: bool


NO_OWN_INFO: Final = OwnInfo("no", raised=False, passing=False, settled=False)


def own_info_of(table: Table, seat: int, status: Status) -> OwnInfo:
    playing = status == "playing"
    asked = playing and seat in table.waiting()
    return OwnInfo(
        undo=_undo(table, seat) if playing else "no",
        raised=table.hand_up(seat),
        passing=seat in table.orders.passing,
        settled=asked and outcomes.fixed_answer(table, seat) is not None,
    )


class SeatUpdate:
    """What one seat (None: spectators) sees of a table as it is in storage.

    Viewers take the newest update when they are ready to send; a slow one skips older updates.
    """

    __slots__ = (
        "_age",
        "_around",
        "_events_read",
        "_fading",
        "_infos",
        "_numbers",
        "chronicle",
        "epoch",
        "opened",
        "position",
        "seat",
        "shown",
    )

    def __init__(self, seat: int | None) -> None:
        self.seat: Final = seat
        self.chronicle: list[Any] = []
        self.epoch = 0  # increased when lines that were sent are taken back
        self.position = -1
        # View, decisions and info, encoded once for all viewers of the seat. Bytes instead of
        # thousands of objects spare the garbage collector.
        self.shown: tuple[Any, Any, Any, Any] | None = None
        self._around: TableInfo | None = None  # the public info that `_infos` is made from
        self._infos: dict[OwnInfo, msgspec.Raw] = {}
        self._events_read = 0  # events of the match that are in the chronicle
        self._numbers: list[int] = []  # of answers when each line was written
        self._age: int | None = 0
        self._fading: list[tuple[int, Event]] = []  # lines that fade, by index
        self.opened = False  # faded lines are open again, and not yet sent

    def refresh(
        self, table: Table, seen: views.View[Any] | None, around: TableInfo, lines: Lines
    ) -> None:
        """Take over the table as it is now: `seen` is the view of the game, `around` what
        spectators see around it."""
        self._add_lines(table, lines)
        self.position = table.moment
        asked: Decision | None = None
        unprompted: Decision | None = None
        own = NO_OWN_INFO if self.seat is None else own_info_of(table, self.seat, around.status)
        if self.seat is not None and seen is not None and around.status == "playing":
            if self.seat in table.waiting():
                asked = None if own.settled else decision(table, self.seat, seen)
            elif table.match is not None and self.seat in table.match.unprompted():
                unprompted = decision(table, self.seat, seen)
        info = self._info(table, around, own)
        self.shown = (_raw(seen), asked and _raw(asked), unprompted and _raw(unprompted), info)

    def _info(self, table: Table, around: TableInfo, own: "OwnInfo") -> msgspec.Raw:
        """Return what this seat sees around the game, from the cache if nothing has changed."""
        if around is not self._around:
            self._around, self._infos = around, {}
        info = self._infos.get(own)
        if info is None:
            seen = around if self.seat is None else table_info_of(table, self.seat, around, own)
            info = self._infos[own] = _raw(seen)
        return info

    def reset_chronicle(self) -> None:
        """Start the chronicle again, because lines were taken back."""
        self.chronicle = []
        self._numbers = []
        self._fading = []
        self._events_read = 0
        self.epoch += 1

    def lines_by(self, number: int) -> int:
        """Return how many lines there were after `number` answers."""
        return bisect_right(self._numbers, number)

    def update(self, chronicle_from: int) -> Update:
        assert self.shown is not None
        seen, asked, unprompted, info = self.shown
        return Update(
            position=self.position,
            view=seen,
            decision=asked,
            unprompted=unprompted,
            chronicle_from=chronicle_from,
            chronicle=self.chronicle[chronicle_from:],
            info=info,
        )

    def _add_lines(self, table: Table, lines: Lines) -> None:
        if table.match is None:
            return
        events, age = table.match.events, table.match.age
        for number, event in events[self._events_read :]:
            form = event.at(age).form_for(self.seat)
            if form is not None:
                if event.faded is not None:
                    self._fading.append((len(self.chronicle), event))
                self.chronicle.append(_line(number, form, lines))
                self._numbers.append(number)
        self._events_read = len(events)
        if age != self._age:
            self._reword_faded(age, lines)

    def _reword_faded(self, age: int | None, lines: Lines) -> None:
        """Update the wording of lines that fade with the game's age, or open them at its end."""
        if age is None:
            self.opened = any(event.at(self._age) is not event for _, event in self._fading)
        self._age = age
        for at, event in self._fading:
            form = event.at(age).form_for(self.seat)
            assert form is not None
            self.chronicle[at] = _line(self._numbers[at], form, lines)


def _line(number: int, form: Event, lines: Lines) -> msgspec.Raw:
    if form not in lines:
        lines[form] = _raw(chronicle_line(number, form))
    return lines[form]


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(_encode(value))


def chronicle_line(number: int, form: Event) -> Told:
    return Told(number=number, event=form.key, arguments=form.arguments)


def remarks(table: Table, seat: int) -> list[Option]:
    """Return the remarks that this seat may make now."""
    assert table.match is not None
    choices = table.game.remarks(table.match.state, seat)
    return [Option(record, {}) for record in table.game.LEXICON.all_named(choices)]


def decision(table: Table, seat: int, view: views.View[Any]) -> Decision | None:
    """Return the decision of a seat that is asked and has this view; None if a bot decides."""
    if table.match is None or table.seats[seat].bot is not None:
        return None
    asked = table.match.decision(seat, shared=True)
    shown = view["table"]
    details = table.game.details
    return Decision(
        id=asked.id,
        seat=seat,
        prompt=asked.prompt,
        arguments=asked.arguments,
        options=[Option(choice, details(choice, shown, seat)) for choice in asked.options],
        may_decline=asked.may_decline,
        clauses=list(asked.clauses),
    )


def table_info(table: Table, seats: list[SeatInfo], watchers: int, now: int) -> TableInfo:
    """Return what spectators see around the game."""
    status = table.status
    return TableInfo(
        status=status,
        seats=seats,
        host=next((at for at, place in enumerate(table.seats) if place.host), None),
        proposal=_proposal(table),
        talk=_talk(table, now),
        undo="no",
        resign=False,
        orders={},
        raised=False,
        passing=False,
        settled=False,
        rematch=table.rematch,
        watchers=watchers,
        seed=table.opened.seed if status == "over" else None,
    )


def table_info_of(table: Table, seat: int, around: TableInfo, own: OwnInfo) -> TableInfo:
    """Return what one seat sees around the game: the public info with its own fields."""
    talk = around.talk
    if talk is not None and table.talk is not None and seat in talk.seats:
        talk = msgspec.structs.replace(talk, words=table.talk.words_left(seat))
    return msgspec.structs.replace(
        around,
        talk=talk,
        resign=table.may_resign(seat),
        orders={window: table.order_of(seat, window) for window in table.game.WINDOWS},
        **own._asdict(),
    )


def seat_infos(table: Table, present: set[int], now: int) -> list[SeatInfo]:
    return [
        SeatInfo(
            kind="person" if seat.person else "free" if seat.free else "bot",
            name=seat.reserved.name if seat.free and seat.reserved else seat.name,
            bot=seat.bot,
            away=seat.away,
            present=number in present,
            left=table.clocks.left(number, now),
            running=table.clocks.running(number),
            begins_in=table.clocks.begins_in(number, now),
        )
        for number, seat in enumerate(table.seats)
    ]


def _proposal(table: Table) -> Proposal | None:
    open_one = table.proposal
    if open_one is None:
        return None
    asked = open_one.asked
    return Proposal(
        id=open_one.id,
        what=asked.what,
        by=asked.seat,
        to=asked.to,
        seat=asked.whom,
        yes=sorted(open_one.yes),
        voters=open_one.voters,
    )


def _talk(table: Table, now: int) -> TalkInfo | None:
    talk = table.talk
    if talk is None:
        return None
    return TalkInfo(
        seats=talk.seats, left=talk.left(now), running=talk.since is not None, words=None
    )


def _undo(table: Table, seat: int) -> Undoing:
    if outcomes.is_held_back(table, seat):
        return "free"
    target = table.given.last_own(seat)
    if target is None:
        return "no"
    return "ask" if table.undo_needs_consent(seat, target) else "free"


def chat_line(said: Said) -> ChatLine:
    return ChatLine(
        at=said.at,
        seat=said.seat,
        name=said.name,
        text=said.text,
        spectator=said.seat is None,
        to=said.to,
        number=said.number,
    )


def may_read(seat: int | None, said: Said, over: bool) -> bool:
    """Return whether a seat may read a line of chat.

    Private lines are for the seats named. Of the others, spectators read all; seats read the
    spectators' lines only when the game is over.
    """
    if said.to:
        return seat in said.to
    return seat is None or said.seat is not None or over
