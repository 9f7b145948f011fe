"""A table: the state that results from its log.

`add` is the only way to change a table: it applies one entry. Entries come from `requests/`, where
every request is checked first, or from storage.
"""

from typing import Final, Literal, TypeAlias

from tableronde import games
from tableronde.core.chance import seal
from tableronde.core.event import Event
from tableronde.core.game import AnyGame
from tableronde.core.match import Match
from tableronde.core.record import Entry as MatchEntry
from tableronde.tables import snapshots
from tableronde.tables.audience import EVERYONE, audience_of
from tableronde.tables.clocks import Clocks
from tableronde.tables.entries import (
    Answered,
    AnyEntry,
    Downtime,
    Held,
    Left,
    Opened,
    Ordered,
    Passing,
    Paused,
    Proposed,
    Raised,
    Remarked,
    Rematched,
    Replaced,
    Resigned,
    Resumed,
    Returned,
    Said,
    Undid,
)
from tableronde.tables.errors import OtherRules
from tableronde.tables.given_answers import BESIDE, BY_BOT, BY_ORDER, UNEARNED, GivenAnswers
from tableronde.tables.open_questions import OpenQuestions
from tableronde.tables.outcome_delay import longest_delay
from tableronde.tables.private_lines import PrivateLines
from tableronde.tables.proposals import Proposal, Proposals
from tableronde.tables.seats import SEAT_ENTRIES, Seat, opens
from tableronde.tables.snapshots import Mark, Snapshot
from tableronde.tables.standing_orders import Order, StandingOrders
from tableronde.tables.talks import Talk, going_on

Status: TypeAlias = Literal["waiting", "playing", "paused", "over"]

_TOKENS_KEPT: Final = 400


class Table:
    """A table of people and bots."""

    def __init__(self, table_id: str, opened: Opened) -> None:
        settings = opened.settings
        self.id: Final = table_id
        self.opened: Final = opened
        self.settings: Final = settings
        self.game: Final[AnyGame] = games.find(settings.game)
        self.seats: Final = [Seat(wish) for wish in settings.seats]
        self.alone = False  # whether one person plays with bots only: nothing need be hidden
        self.match: Match | None = None
        self.orders: Final = StandingOrders(self.game, len(self.seats))
        self.given: Final = GivenAnswers(self.started)
        self.questions: Final = OpenQuestions()
        self.clocks: Final = Clocks(settings.clock, len(self.seats))
        self.talk: Talk | None = None
        self.private_lines: Final = PrivateLines(self.game)
        self.chat: Final[list[Said]] = []
        self._proposals: Final = Proposals()
        self.extra_requests: Final = [0] * len(self.seats)  # of each seat, other than playing
        self.paused = False
        self._paused_at = 0
        self.rematch: str | None = None
        self.position = 1  # number of entries applied, including `opened`
        self.moment = 1  # number of public entries; known to all viewers
        self.other_changes = 0  # number of changes that are not answers
        self.updated = opened.at  # when the last public entry was made
        self.unwritten: Final[list[AnyEntry]] = []  # applied here, but not yet stored
        self.marks: Final[list[Mark]] = []  # of the snapshots that were not undone
        self._tokens: dict[str, int] = {}
        if opened.rules not in (0, self.game.RULES):
            raise OtherRules(game=settings.game, version=opened.rules, known=self.game.RULES)
        self.game.check_data(opened.data)
        for reserved in opened.reserved:
            self.seats[reserved.seat].reserved = reserved
        self._begin_if_full(opened.at)

    # Properties --------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        if self.match is None:
            return "waiting"
        if self.match.state.result is not None:
            return "over"
        return "paused" if self.paused else "playing"

    @property
    def seal(self) -> str:
        """The hash of the secret seed, published at the start and checked at the end."""
        return seal(self.opened.seed)

    @property
    def started(self) -> int:
        """How many answers stood in the position that the table was opened with."""
        return 0 if self.opened.start is None else int(self.opened.start["number"])

    def seat_of(self, secret: str) -> int | None:
        """Return the seat that belongs to this secret."""
        for number, seat in enumerate(self.seats):
            if opens(secret, seat.key):
                return number
        return None

    def people(self) -> list[int]:
        """Return the seats that are played by people."""
        return [at for at, seat in enumerate(self.seats) if seat.person and not seat.away]

    @property
    def with_people(self) -> bool:
        """Whether any seat is played by a person."""
        return bool(self.people())

    @property
    def listed(self) -> bool:
        """Whether the table is shown among the open tables."""
        return (
            self.match is None
            and not self.settings.private
            and any(seat.free and seat.reserved is None for seat in self.seats)
        )

    @property
    def proposal(self) -> Proposal | None:
        """The open proposal."""
        return self._proposals.open

    def waiting(self) -> tuple[int, ...]:
        """Return the seats that must decide something now."""
        return () if self.match is None else self.match.waiting()

    # Automatic answers -------------------------------------------------------------------------

    @property
    def has_orders(self) -> bool:
        """Whether anything might be answered automatically."""
        return self.orders.may_answer(self.alone)

    def order_of(self, seat: int, window: str) -> Order:
        """Return the standing order of this seat for a kind of window."""
        return self.orders.order_of(seat, window, self.alone)

    def hand_up(self, seat: int) -> bool:
        """Return whether this seat has a raised hand, and must be asked despite its orders."""
        return self.orders.hand_up(self.match, seat)

    def bots_asked(self) -> list[int]:
        """Return the seats where a bot must decide something now."""
        asked = [seat for seat in self.waiting() if self.seats[seat].bot is not None]
        return asked if asked and self.status == "playing" else []

    def done(self, token: str) -> int | None:
        """Return the `moment` at which the message with this token was carried out; None if it was
        not."""
        return self._tokens.get(token) if token else None

    # Undoing and resigning ---------------------------------------------------------------------

    def may_undo(self, seat: int, to: int) -> bool:
        """Return whether this seat may undo, without consent, until `to` answers are left."""
        return self.match is not None and self.given.may_undo(self.match, seat, to)

    def undo_needs_consent(self, seat: int, to: int) -> bool:
        """Return whether others must agree before this seat undoes until `to` answers are left.
        Bots are not asked. The consent of a person who is away is needed, but cannot be given."""
        alone = self.people() == [seat] and not self.absent_since(to)
        return not alone and not self.may_undo(seat, to)

    def may_resign(self, seat: int) -> bool:
        """Return whether this person may end the game: with two seats, or alone with bots.
        Otherwise the others want to play on, and one can only leave."""
        people = self.people()
        if self.match is None or self.status == "over" or seat not in people:
            return False
        last = len(people) == 1 and not any(other.absent for other in self.seats)
        return len(self.seats) == 2 or last

    def absent_since(self, number: int) -> list[int]:
        """Return the seats that have answered since `number` answers stood and whose person is
        absent now, so that they cannot agree to an undo."""
        return sorted(seat for seat in self.given.seats_since(number) if self.seats[seat].absent)

    # Changing ----------------------------------------------------------------------------------

    def do(self, entry: AnyEntry) -> None:
        """Apply a new entry; it stays in `unwritten` until it is stored."""
        self.add(entry)
        self.unwritten.append(entry)

    def add(self, entry: AnyEntry) -> None:
        """Apply one entry of the log. An answer that the game does not accept raises an error and
        changes nothing."""
        if isinstance(entry, Answered) and self.match is not None:
            note = Event("forced", {"seat": entry.seat}) if entry.by == "forced" else None
            self.match.answer(entry.decision, entry.choice, entry.seat, note)
        elif isinstance(entry, Remarked) and self.match is not None:
            self.match.remark(entry.seat, entry.choice)
        elif isinstance(entry, Resigned) and self.match is not None:
            self.match.resign(entry.seat)
        self._note(entry)
        if self.match is not None:
            self._play(self.match, entry)
        self._begin_if_full(entry.at)
        self._end_proposal()

    def _note(self, entry: AnyEntry) -> None:
        """Apply what does not depend on the game."""
        self.position += 1
        if EVERYONE in audience_of(entry):
            self.moment += 1
            self.updated = entry.at
        if entry.token:
            self._tokens[entry.token] = self.moment
            if len(self._tokens) > _TOKENS_KEPT:
                del self._tokens[next(iter(self._tokens))]
        if not isinstance(entry, Answered):
            self.other_changes += 1
            asking = self._asks_extra(entry)
            if asking is not None:
                self.extra_requests[asking] += 1
            self._note_people(entry)
        if self._proposals.open is not None or isinstance(entry, Proposed):
            self._proposals.note(entry, self.moment, self.people())

    def _asks_extra(self, entry: AnyEntry) -> int | None:
        """Return the seat whose entry is a request other than playing, if it is one."""
        if isinstance(entry, (Opened, Said, Downtime)):
            return None
        if isinstance(entry, Held) and entry.choice is not None:
            return None
        counts = self.match is not None or isinstance(entry, (Ordered, Passing, Raised))
        return entry.seat if counts else None

    def _note_people(self, entry: AnyEntry) -> None:
        """Apply what people do other than playing."""
        if isinstance(entry, SEAT_ENTRIES):
            self.seats[entry.seat].note(entry)
            self.alone = sum(seat.person for seat in self.seats) == 1
            self._pass_on_the_host()
        match entry:
            case Left():
                self.orders.clear(entry.seat)
            case Ordered():
                self.orders.give(entry.seat, entry.window, entry.order)
            case Passing():
                self.orders.pass_turn(entry.seat, entry.passing)
            case Raised():
                self.orders.raise_hand(entry.seat, entry.raised)
            case Paused():
                self.paused, self._paused_at = True, entry.at
            case Resumed():
                self.paused = False
            case Said():
                self.chat.append(entry)
            case Rematched():
                self.rematch = entry.table
            case _:
                pass

    def _end_proposal(self) -> None:
        """Close the open proposal when the game is over."""
        if self.status == "over":
            self._proposals.open = None

    def _pass_on_the_host(self) -> None:
        people = self.people()
        if people and not any(seat.host for seat in self.seats):
            self.seats[people[0]].host = True

    def _play(self, match: Match, entry: AnyEntry) -> None:
        """Apply the entry to what depends on the game: questions, orders, clocks, talks."""
        if isinstance(entry, Answered):
            self.given.add(entry.seat, self._spend_time(entry))
            self._put_questions(entry.at)
            self.other_changes += self.orders.note_answer(match)
            self.private_lines.note_answer(match)
        elif isinstance(entry, Undid):
            self._take_back(match, entry)
        elif isinstance(entry, Resigned):
            self._put_questions(entry.at, anew=True)
            self.orders.note_end(match)
        elif isinstance(entry, Downtime):
            self.clocks.credit(entry.lost, entry.at)
            self.questions.put_off(entry.lost)
            if self.talk is not None:
                self.talk.credit(entry.lost, entry.at)
        elif isinstance(entry, Said):
            self._count_line(entry)
        else:
            event = _event_of(entry)
            if event is not None:
                match.tell(event)
            if isinstance(entry, Resumed):
                self.questions.put_off(entry.at - self._paused_at)
            if isinstance(entry, Returned) and self.seats[entry.seat].why == "clock":
                self.clocks.back_again(entry.seat)
        self._run_clocks(entry.at)

    def _take_back(self, match: Match, entry: Undid) -> None:
        """Undo answers and their effect on the clocks."""
        match.undo(entry.seat, entry.to, entry.agreed)
        # Bots agree to everything: alone with them, an undo must not restore time.
        agreed = entry.agreed and len(self.people()) > 1
        if agreed:
            self.clocks.forgive()
        while self.marks and self.marks[-1].number > entry.to:
            self.marks.pop()
        for seat, before in self.given.take_back(entry.to):
            if before >= 0:
                self.clocks.taken_back(seat, before, entry.at, agreed)
        self._put_questions(entry.at, anew=True)
        self.orders.note_undo(match, entry.seat)
        self.private_lines.follow(match)

    def _spend_time(self, answered: Answered) -> int:
        """Stop the clock for an answer. Return the time left before it, or a constant in its place
        (see `given_answers.py`)."""
        begun = self.clocks.begins_in(answered.seat, answered.at) == 0
        gains = begun and self._earns(answered)
        before = self.clocks.answered(answered.seat, answered.at, gains)
        if answered.by in ("bot", "clock"):
            return BY_BOT
        if answered.by in ("order", "forced"):
            return BY_ORDER
        if not begun or (before == UNEARNED and self.talk is not None):
            return BESIDE
        return before

    def _earns(self, answered: Answered) -> bool:
        """Return whether an answer earns the increment. Of several in a row by one seat only the
        first does, so that small steps gain no time; in a game for one, each does. In a private
        talk none does: everyone sees the clocks, and must not learn who acts there."""
        if answered.by != "person" or self.talk is not None:
            return False
        return len(self.seats) == 1 or self.given.last_on_turn() != answered.seat

    def _begin_if_full(self, now: int) -> None:
        if self.match is not None or any(seat.free for seat in self.seats):
            return
        opened, settings = self.opened, self.settings
        players = [f"me:{seat.name}" if seat.person else str(seat.bot) for seat in self.seats]
        self.match = Match(
            self.game, len(self.seats), opened.seed, settings.options, players, opened.start
        )
        self._put_questions(now, anew=True)
        self.orders.begin(self.match)
        self.private_lines.follow(self.match)
        self._run_clocks(now)

    def _put_questions(self, now: int, anew: bool = False) -> None:
        assert self.match is not None
        seats = (*self.waiting(), *self.match.unprompted())
        self.questions.put(map(self.match.decision_of, seats), self.moment, now, anew)

    def _count_line(self, said: Said) -> None:
        """Count a private line."""
        if said.seat is None or not said.to:
            return
        if self.talk is not None and said.to == self.talk.seats:
            self.talk.count_line(said.seat)
        else:
            self.private_lines.written.add(said.seat)

    def _run_clocks(self, now: int) -> None:
        assert self.match is not None
        playing = self.status == "playing"
        talk = None if self.status == "over" else self.game.talk(self.match.state)
        self.talk = going_on(self.talk, talk, self.settings.clock)
        if self.talk is not None:
            self.talk.run(playing, now)
        talking = self.talk is not None and self.talk.may_end
        running = self.waiting() if playing and not talking else ()
        self.clocks.run(
            {seat: self._clock_begins(seat, now) for seat in running if self._is_timed(seat)}, now
        )

    def _clock_begins(self, seat: int, now: int) -> int:
        """Return when the clock of a seat that is asked starts. In a window it starts after the
        longest delay of the outcome, so that holding it back costs no one time."""
        assert self.match is not None
        if self.alone or self.match.prompt(seat) not in self.game.WINDOWS:
            return now
        put = self.questions.time_of(self.match.decision_of(seat))
        return put + longest_delay(self.settings.clock)

    def _is_timed(self, seat: int) -> bool:
        """Return whether this seat's clock runs while it is asked. For a person who leaves then, it
        runs until the bot has answered, so that leaving and returning gains no time."""
        place = self.seats[seat]
        return place.bot is None or (place.why != "clock" and self.clocks.running(seat))

    # Storing -----------------------------------------------------------------------------------

    def snapshot(self) -> Snapshot | None:
        """Return a snapshot to be stored, if one is due."""
        match = self.match
        last = self.marks[-1] if self.marks else Mark(0, self.started, 0)
        if match is None or match.resigned or self.position - last.position < snapshots.EVERY:
            return None
        if self.marks and last.number >= match.number:
            return None
        left, running = self.clocks.kept()
        moments, times = self.questions.kept()
        passing, again = self.orders.kept()
        taken = Snapshot(
            position=self.position,
            match=match.snapshot(last.number, last.told),
            left=left,
            since=running,
            asked=moments,
            asked_at=times,
            passing=passing,
            given=self.given.kept(),
            talk=None if self.talk is None else self.talk.copy(),
            written=sorted(self.private_lines.written),
            again=again,
        )
        self.marks.append(Mark.of(taken))
        return taken

    def _resume(self, log: list[MatchEntry], taken: list[Snapshot]) -> None:
        """Resume from the last of these snapshots. `log` is the log of the match up to it."""
        assert self.match is not None
        last = taken[-1]
        self.match.resume(log, [snapshot.match for snapshot in taken])
        self.clocks.restore(last.left, last.since)
        self.questions.restore(last.asked, last.asked_at)
        self.orders.restore(self.match, last.passing, last.again)
        self.given.restore(last.given)
        self.talk = None if last.talk is None else last.talk.copy()
        self.private_lines.written.update(last.written)
        self.private_lines.follow(self.match)
        self.marks.extend(map(Mark.of, taken))
        self._end_proposal()


def table_from(table_id: str, log: list[AnyEntry], taken: list[Snapshot]) -> Table:
    """Build the table from its log. With snapshots, most of the log need not be replayed."""
    opened = log[0]
    assert isinstance(opened, Opened), "a log begins with `opened`"
    table = Table(table_id, opened)
    chain = snapshots.newest_chain(log, taken, table.started)
    if chain:
        played: list[MatchEntry] = []
        for entry in log[1 : chain[-1].position]:
            table._note(entry)
            table._begin_if_full(entry.at)
            if isinstance(entry, Answered | Remarked | Undid):
                played.append(entry.in_match())  # no resignation: nothing is stored after one
        table._resume(played, chain)
    for entry in log[table.position :]:
        table.add(entry)
    return table


def _event_of(entry: AnyEntry) -> Event | None:
    """Return the event by which an entry about people appears in the chronicle."""
    match entry:
        case Replaced():
            return Event("bot-takes-over", {"seat": entry.seat, "why": entry.why})
        case Returned():
            return Event("person-returns", {"seat": entry.seat})
        case Paused():
            return Event("table-paused", {"seat": entry.seat})
        case Resumed():
            return Event("table-resumed", {"seat": entry.seat})
        case _:
            return None
