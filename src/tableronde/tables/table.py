"""A table: what follows from its log. Nothing here is kept anywhere else, and nothing else is true.

`add` is the only way to change a table: it takes one entry and carries it out. Entries come from
`requests.py`, where everything asked for is checked first, or from storage.
"""

from typing import Any, Final, Literal, NamedTuple, TypeAlias

import msgspec

from tableronde import games
from tableronde.core.chance import seal
from tableronde.core.event import Event
from tableronde.core.game import Game
from tableronde.core.match import Match, unbranched
from tableronde.core.record import Entry as MatchEntry
from tableronde.core.record import Snapshot as MatchSnapshot
from tableronde.tables.clocks import UNEARNED, Clocks
from tableronde.tables.entries import (
    Answered,
    AnyEntry,
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
    Slept,
    Undid,
    Voted,
)
from tableronde.tables.errors import OtherRules
from tableronde.tables.orders import (
    FixedAnswer,
    Order,
    draw_delay,
    longest_delay,
    may_be_forced,
    only_declines,
    usual_order,
)
from tableronde.tables.proposals import LASTS, Proposal
from tableronde.tables.seats import SEAT_ENTRIES, Seat, opens
from tableronde.tables.talks import Talk, going_on

Status: TypeAlias = Literal["waiting", "playing", "paused", "over"]

_TOKENS_KEPT: Final = 400
_SNAPSHOT_EVERY: Final = 48
_BY_BOT: Final = -1
"""In place of the time that was left before an answer: no person has given it."""
_BESIDE: Final = -3
"""The same: it was given in a private talk, or before its clock began, and is nobody's go."""
_BY_ORDER: Final = -4
"""The same: an automatic answer has passed, or there was only one option."""


class Asked(NamedTuple):
    """When an open question was put: the moment, and the time."""

    moment: int
    at: int


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it stood after `position` entries, as far as it depends on the game."""

    position: int
    match: MatchSnapshot
    left: list[int]
    since: dict[int, int]
    asked: dict[str, int]
    given: list[tuple[int, int]]
    talk: Talk | None = None
    written: list[int] = []
    again: list[str] = []
    asked_at: dict[str, int] = {}
    passing: list[int] = []


class Mark(NamedTuple):
    """Where a snapshot was taken: what the table itself remembers of it."""

    position: int
    number: int
    told: int

    @classmethod
    def of(cls, snapshot: Snapshot) -> "Mark":
        return cls(snapshot.position, snapshot.match.number, snapshot.match.told)


class Table:
    """A table of people and bots."""

    def __init__(self, table_id: str, opened: Opened) -> None:
        settings = opened.settings
        self.id: Final = table_id
        self.opened: Final = opened
        self.settings: Final = settings
        self.game: Final[Game[Any]] = games.find(settings.game)
        self.seats: Final = [Seat(wish) for wish in settings.seats]
        self.match: Match | None = None
        self.clocks: Final = Clocks(settings.clock, len(self.seats))
        self.talk: Talk | None = None
        self.chat: Final[list[Said]] = []
        self.written: set[int] = set()  # who has said something in confidence over what stands
        self._confiding = False  # whether the game has such a thing now
        self.proposal: Proposal | None = None
        self._withdrawn: tuple[Proposal, int] | None = None  # by its proposer, and when
        self.asides: Final = [0] * len(self.seats)  # what each has asked for beside playing
        self.paused = False
        self._paused_at = 0
        self.rematch: str | None = None
        self.position = 1  # entries carried out, `opened` among them
        self.moment = 1  # the same without those that only one side hears of: what viewers are told
        self.affairs = 0  # all that is no answer: what happens around the game
        self.updated = opened.at  # when the moment last grew, which anybody may know
        self.fresh: Final[list[AnyEntry]] = []  # carried out here, and not yet kept
        self.marks: Final[list[Mark]] = []  # of the snapshots that stand
        self._asked: dict[str, Asked] = {}  # open decisions
        self._on_turn: int | None = None
        self.passing: set[int] = set()  # who passes in all windows until the next own turn
        self._given: list[tuple[int, int]] = []  # standing answers: whose, and the time left before
        self._again: set[str] = set()  # open decisions that somebody has gone back to
        self._tokens: dict[str, int] = {}
        if opened.rules not in (0, self.game.RULES):
            raise OtherRules(game=settings.game, version=opened.rules, known=self.game.RULES)
        self.game.check_data(opened.data)
        for reserved in opened.reserved:
            self.seats[reserved.seat].reserved = reserved
        self._begin_if_full(opened.at)

    # Looking -----------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        if self.match is None:
            return "waiting"
        if self.match.state.result is not None:
            return "over"
        return "paused" if self.paused else "playing"

    @property
    def seal(self) -> str:
        """The seal of the secret seed: told from the start, checked at the end."""
        return seal(self.opened.seed)

    @property
    def started(self) -> int:
        """How many answers stood in the position that the table began from."""
        return 0 if self.opened.start is None else int(self.opened.start["number"])

    def seat_of(self, secret: str) -> int | None:
        """The seat that this secret opens."""
        for number, seat in enumerate(self.seats):
            if opens(secret, seat.key):
                return number
        return None

    def people(self) -> list[int]:
        """The seats whose persons play themselves."""
        return [at for at, seat in enumerate(self.seats) if seat.person and not seat.away]

    @property
    def with_people(self) -> bool:
        """Whether anybody but bots plays here: not those who have left or were late."""
        return bool(self.people())

    @property
    def alone(self) -> bool:
        """Whether one person plays with bots only: there is nobody to hide a hand from."""
        return sum(seat.person for seat in self.seats) == 1

    @property
    def listed(self) -> bool:
        """Whether anyone may sit down here."""
        return (
            self.match is None
            and not self.settings.private
            and any(seat.free and seat.reserved is None for seat in self.seats)
        )

    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide something now."""
        return () if self.match is None else self.match.waiting()

    def next_due(self) -> int | None:
        """When the table must be looked after if nothing happens before: some time is up, or the
        outcome of a window is to be shown."""
        if self.status != "playing":
            return None
        dues = (self.time_ends(), self.next_outcome())
        return min((due for due in dues if due is not None), default=None)

    def time_ends(self) -> int | None:
        """When some time is up, a seat's or that of a private talk, if nothing happens before."""
        if not (self.clocks or self.talk) or self.status != "playing":
            return None
        late = self.clocks.next_up()
        ends = [None if late is None else late[1], None if self.talk is None else self.talk.ends()]
        return min((end for end in ends if end is not None), default=None)

    def next_outcome(self) -> int | None:
        """When the first outcome that is held back is to be shown."""
        if not self.has_orders:
            return None  # by far most often
        fixed = (self.fixed_answer(seat) for seat in self.waiting())
        return min((answer.due for answer in fixed if answer is not None), default=None)

    # Automatic answers -------------------------------------------------------------------------

    @property
    def has_orders(self) -> bool:
        """Whether anything may be answered for a person without asking."""
        if self.game.QUIET or self.game.PUBLIC or self.alone or self.passing:
            return True
        return any(seat.orders for seat in self.seats)

    def order_of(self, seat: int, window: str) -> Order:
        """What this seat wants in a kind of window."""
        given = self.seats[seat].orders.get(window)
        return usual_order(self.game, window, self.alone) if given is None else given

    def fixed_answer(self, seat: int, ordered: bool = False) -> FixedAnswer | None:
        """What a person who is asked answers without being asked any more; None: it is for the
        person to say. `ordered`: the order was given at this very question."""
        match, sitting = self.match, self.seats[seat]
        if match is None or sitting.bot is not None:
            return None
        held = sitting.held
        if held is not None and held.choice is not None:
            decision = match.decision_of(seat)
            if held.decision == decision:
                return FixedAnswer(held.choice, "person", self._outcome_due(decision))
        if self.hand_up(seat) or (self.asked_again(seat) and not ordered):
            return None
        window = match.prompt(seat)
        declining = self.game.WINDOWS.get(window)
        if declining is None:
            forced = may_be_forced(match, window, seat, self.alone)
            return self._forced(match, seat) if forced else None
        order = self.order_of(seat, window)
        choice = {"do": declining}
        passing = seat in self.passing
        if order == "pass" or (order == "ask" and passing):
            return FixedAnswer(choice, "order", 0)
        verbs = (option.VERB for option in match.choices(seat))
        if order == "ask" or not (passing or only_declines(self.game, window, verbs)):
            return None
        if self.alone:
            return FixedAnswer(choice, "order", 0)
        return FixedAnswer(choice, "person", self._outcome_due(match.decision_of(seat)))

    def asks(self, seat: int) -> bool:
        """Whether this seat must decide something, and it is still for its person to say."""
        return seat in self.waiting() and self.fixed_answer(seat) is None

    def holds_back(self, seat: int) -> bool:
        """Whether an answer of this seat is held back, which can still be taken back."""
        held = self.seats[seat].held
        if self.match is None or held is None or held.choice is None or seat not in self.waiting():
            return False
        return self.seats[seat].bot is None and held.decision == self.match.decision_of(seat)

    def held_until(self, seat: int) -> int | None:
        """Until when an answer of this seat, which is asked, is held back, whatever it holds: the
        outcome of a window in which it wants to be asked only if it can act."""
        match = self.match
        if match is None or self.alone or self.hand_up(seat) or self.asked_again(seat):
            return None
        window = match.prompt(seat)
        if window not in self.game.WINDOWS or self.order_of(seat, window) != "if-able":
            return None
        return self._outcome_due(match.decision_of(seat))

    @property
    def holds_outcomes(self) -> bool:
        """Whether the outcome of an open window is held back, whatever its seats hold."""
        if not self.has_orders or self.status != "playing":
            return False
        return any(self.held_until(seat) is not None for seat in self.waiting())

    def _outcome_due(self, decision: str) -> int:
        delay = draw_delay(self.opened.seed, decision, self.settings.clock)
        return self._asked[decision].at + delay

    def _forced(self, match: Match, seat: int) -> FixedAnswer | None:
        """The only option there is."""
        options = match.choices(seat)
        if len(options) != 1:
            return None
        return FixedAnswer(self.game.LEXICON.record(options[0]), "forced", 0)

    @property
    def game_knows_hands(self) -> bool:
        """Whether the game that is being played has raised hands of its own."""
        return self.match is not None and "lower-hand" in self.game.LEXICON.verbs

    def hand_up(self, seat: int) -> bool:
        """Whether this seat wants to be asked whatever it has ordered."""
        if self.match is None or not self.game_knows_hands:
            return self.seats[seat].raised
        return self.game.hand_is_up(self.match.state, seat)

    def bots_asked(self) -> list[int]:
        """The seats for which a bot must decide something now."""
        asked = [seat for seat in self.waiting() if self.seats[seat].bot is not None]
        return asked if asked and self.status == "playing" else []

    def asked_since(self, decision: str) -> int | None:
        """The moment at which an open decision was put; None if it is not open."""
        asked = self._asked.get(decision)
        return None if asked is None else asked.moment

    def done(self, token: str) -> int | None:
        """The moment at which a message with this token was carried out; None: not yet."""
        return self._tokens.get(token) if token else None

    def may_undo(self, seat: int, to: int) -> bool:
        """Whether this seat may freely take back all until `to` answers stand: its own, up to the
        last barrier, and not what a bot has played in its place."""
        if self.match is None or not self.match.may_undo(seat, to):
            return False
        return all(before != _BY_BOT for _, before in self._given[to - self.started :])

    def undo_needs_consent(self, seat: int, to: int) -> bool:
        """Whether others must agree before this seat takes back all until `to` answers stand. Bots
        are not asked; a person who is away would have to be, and cannot agree."""
        alone = self.people() == [seat] and not self.absent_since(to)
        return not alone and not self.may_undo(seat, to)

    def may_resign(self, seat: int) -> bool:
        """Whether this person may end the game: where two play, and where nobody but bots plays
        beside this person. Elsewhere others want to play on, and one can only leave."""
        people = self.people()
        if self.match is None or self.status == "over" or seat not in people:
            return False
        last = len(people) == 1 and not any(other.absent for other in self.seats)
        return len(self.seats) == 2 or last

    def last_own(self, seat: int) -> int | None:
        """How many answers stood before the last one that the person of this seat gave; None if
        there is none."""
        for at in range(len(self._given) - 1, -1, -1):
            if self._given[at][0] == seat and self._given[at][1] != _BY_ORDER:
                return self.started + at
        return None

    def asked_again(self, seat: int) -> bool:
        """Whether this seat is asked because it took back its answer: then it wants to be."""
        assert self.match is not None
        return unbranched(self.match.decision_of(seat)) in self._again

    def absent_since(self, number: int) -> list[int]:
        """Those who have answered themselves since so many answers stood and for whom a bot plays
        now without their having wished it: nobody can ask them whether that may be taken back."""
        given = self._given[number - self.started :]
        own = {seat for seat, before in given if before != _BY_BOT}
        return sorted(seat for seat in own if self.seats[seat].absent)

    # Changing ----------------------------------------------------------------------------------

    def do(self, entry: AnyEntry) -> None:
        """Carry out a new entry; it stays in `fresh` until it is kept."""
        self.add(entry)
        self.fresh.append(entry)

    def add(self, entry: AnyEntry) -> None:
        """Carry out one entry of the log. An answer that the game does not accept raises its error
        and changes nothing."""
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
        """All that does not depend on the game."""
        self.position += 1
        if EVERYONE in heard_by(entry):
            self.moment += 1
            self.updated = entry.at
        if entry.token:
            self._tokens[entry.token] = self.moment
            if len(self._tokens) > _TOKENS_KEPT:
                del self._tokens[next(iter(self._tokens))]
        if not isinstance(entry, Answered):
            self.affairs += 1
            aside = self._aside_of(entry)
            if aside is not None:
                self.asides[aside] += 1
            self._note_people(entry)
        if self.proposal is not None and self.proposal.settled_by(entry):
            own = isinstance(entry, Voted) and entry.seat == self.proposal.asked.seat
            self._withdrawn = (self.proposal, entry.at) if own else None
            self.proposal = None

    def _aside_of(self, entry: AnyEntry) -> int | None:
        """The seat that asks by this entry for something beside playing, if one does."""
        if isinstance(entry, (Opened, Said, Slept)):
            return None
        if isinstance(entry, Held) and entry.choice is not None:
            return None
        counts = self.match is not None or isinstance(entry, (Ordered, Passing, Raised))
        return entry.seat if counts else None

    def _note_people(self, entry: AnyEntry) -> None:
        """What the people at the table do beside playing."""
        if isinstance(entry, SEAT_ENTRIES):
            self.seats[entry.seat].note(entry)
            self._pass_on_the_host()
        match entry:
            case Left():
                self.passing.discard(entry.seat)
            case Passing():
                (self.passing.add if entry.passing else self.passing.discard)(entry.seat)
            case Paused():
                self.paused, self._paused_at = True, entry.at
            case Resumed():
                self.paused = False
            case Said():
                self.chat.append(entry)
            case Rematched():
                self.rematch = entry.table
            case Proposed():
                since = self._proposing_since(entry)
                self.proposal = Proposal(self.moment, entry, self.people(), since)
            case Voted() if self.proposal is not None:
                self.proposal.vote(entry.seat, entry.yes)
            case Replaced() if self.proposal is not None:
                self.proposal.excuse(entry.seat)
            case Returned() if self.proposal is not None:
                self.proposal.admit(entry.seat)
            case _:
                pass

    def _end_proposal(self) -> None:
        """When the game is over there is nothing left to agree on."""
        if self.status == "over":
            self.proposal = None

    def _proposing_since(self, entry: Proposed) -> int:
        """Whoever puts a new proposal in the place of an own one, or soon after taking that back,
        has been proposing since then."""
        last = self.proposal
        if last is None and self._withdrawn is not None:
            withdrawn, at = self._withdrawn
            last = withdrawn if entry.at < at + LASTS else None
        return last.since if last is not None and last.asked.seat == entry.seat else entry.at

    def _pass_on_the_host(self) -> None:
        people = self.people()
        if people and not any(seat.host for seat in self.seats):
            self.seats[people[0]].host = True

    def _play(self, match: Match, entry: AnyEntry) -> None:
        """What the entry does to the game and its clocks."""
        if isinstance(entry, Answered):
            self._given.append((entry.seat, self._spend_time(entry)))
            self._put_questions(self._asked, entry.at)
            self._note_turn(match)
            self._note_again(None)
            self._note_circle(anew=True)
        elif isinstance(entry, Undid):
            self._take_back(match, entry)
        elif isinstance(entry, Resigned):
            self._put_questions({}, entry.at)
            self._note_again(None)
        elif isinstance(entry, Slept):
            self.clocks.slept(entry.lost, entry.at)
            self._put_off(entry.lost)
            if self.talk is not None:
                self.talk.slept(entry.lost, entry.at)
        elif isinstance(entry, Said):
            self._hear(entry)
        else:
            happened = _for_the_chronicle(entry)
            if happened is not None:
                match.tell(happened)
            if isinstance(entry, Resumed):
                self._put_off(entry.at - self._paused_at)
            if isinstance(entry, Returned) and self.seats[entry.seat].why == "clock":
                self.clocks.back_again(entry.seat)
        self._run_clocks(entry.at)

    def _take_back(self, match: Match, entry: Undid) -> None:
        """What an undo does to the game and its clocks."""
        match.undo(entry.seat, entry.to, entry.agreed)
        # Bots agree to everything: alone among them nobody makes time.
        agreed = entry.agreed and len(self.people()) > 1
        if agreed:
            self.clocks.forgive()
        while self.marks and self.marks[-1].number > entry.to:
            self.marks.pop()
        while len(self._given) > entry.to - self.started:
            seat, before = self._given.pop()
            if before >= 0:
                self.clocks.taken_back(seat, before, entry.at, agreed)
        self._put_questions({}, entry.at)
        self._on_turn = self.game.on_turn(match.state)
        self._note_again(entry.seat)
        self._note_circle(anew=False)

    def _spend_time(self, answered: Answered) -> int:
        """What was left of a person's time before an answer, or what stands in place of that."""
        begun = self.clocks.begins_in(answered.seat, answered.at) == 0
        gains = begun and self._earns(answered)
        before = self.clocks.answered(answered.seat, answered.at, gains)
        if answered.by in ("bot", "clock"):
            return _BY_BOT
        if answered.by in ("order", "forced"):
            return _BY_ORDER
        if not begun or (before == UNEARNED and self.talk is not None):
            return _BESIDE
        return before

    def _earns(self, answered: Answered) -> bool:
        """Whether an answer earns its person the increment: the first of several in a row does, so
        that nobody makes time by going in small steps; alone at the table, each. In a private talk
        none does: all see the clocks, and nobody else shall know who acts there."""
        if answered.by != "person" or self.talk is not None:
            return False
        for seat, before in reversed(self._given):
            if before not in (_BESIDE, _BY_ORDER):
                return seat != answered.seat or len(self.seats) == 1
        return True

    def _begin_if_full(self, now: int) -> None:
        if self.match is not None or any(seat.free for seat in self.seats):
            return
        opened, settings = self.opened, self.settings
        players = [f"me:{seat.name}" if seat.person else str(seat.bot) for seat in self.seats]
        self.match = Match(
            self.game, len(self.seats), opened.seed, settings.options, players, opened.start
        )
        self._put_questions({}, now)
        self._on_turn = self.game.on_turn(self.match.state)
        self._note_circle(anew=False)
        self._run_clocks(now)

    def _put_questions(self, before: dict[str, Asked], now: int) -> None:
        assert self.match is not None
        seats = (*self.waiting(), *self.match.unbidden())
        asked = [self.match.decision_of(seat) for seat in seats]
        put = Asked(self.moment, now)
        self._asked = {decision: before.get(decision, put) for decision in asked}

    def _put_off(self, lost: int) -> None:
        """Nobody could answer for so long: outcomes that are held back show so much later."""
        self._asked = {
            decision: Asked(asked.moment, asked.at + max(0, lost))
            for decision, asked in self._asked.items()
        }

    def _note_turn(self, match: Match) -> None:
        """Who has passed until the next own turn is asked again when it has come."""
        before, self._on_turn = self._on_turn, self.game.on_turn(match.state)
        if self._on_turn != before and self._on_turn in self.passing:
            self.passing.remove(self._on_turn)
            self.affairs += 1

    def _note_again(self, undoer: int | None) -> None:
        """Whoever goes back to a question is asked it until it is answered, whatever others take
        back meanwhile."""
        if undoer is None and not self._again:
            return  # by far most often
        assert self.match is not None
        self._again &= {unbranched(decision) for decision in self._asked}
        if undoer in self.waiting():
            self._again.add(unbranched(self.match.decision_of(undoer)))

    def _hear(self, said: Said) -> None:
        """Count what is said in confidence."""
        if said.seat is None or not said.to:
            return
        if self.talk is not None and said.to == self.talk.seats:
            self.talk.hear(said.seat)
        else:
            self.written.add(said.seat)

    def _note_circle(self, anew: bool) -> None:
        """Over each thing that players may confide in each other about, each may write once; also
        if an undo brings it back."""
        assert self.match is not None
        state = self.match.state
        confiding = any(self.game.circle(state, seat) for seat in range(len(self.seats)))
        if anew and confiding and not self._confiding:
            self.written.clear()
        self._confiding = confiding

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
        """When the time of a seat that is asked begins to count. In a window that is not before its
        outcome must have shown, so that it costs nobody time that this is held back."""
        assert self.match is not None
        if self.alone or self.match.prompt(seat) not in self.game.WINDOWS:
            return now
        put = self._asked[self.match.decision_of(seat)]
        return put.at + longest_delay(self.settings.clock)

    def _is_timed(self, seat: int) -> bool:
        """Whether it costs this seat time to be asked. Whoever leaves while being asked spends it
        until the bot has answered: nobody makes time by leaving and coming back."""
        sitting = self.seats[seat]
        return sitting.bot is None or (sitting.why != "clock" and self.clocks.running(seat))

    # Keeping -----------------------------------------------------------------------------------

    def snapshot(self) -> Snapshot | None:
        """A snapshot to be kept, if it is time for one."""
        match = self.match
        last = self.marks[-1] if self.marks else Mark(0, self.started, 0)
        if match is None or match.resigned or self.position - last.position < _SNAPSHOT_EVERY:
            return None
        if self.marks and last.number >= match.number:
            return None
        left, running = self.clocks.kept()
        taken = Snapshot(
            position=self.position,
            match=match.snapshot(last.number, last.told),
            left=left,
            since=running,
            asked={decision: asked.moment for decision, asked in self._asked.items()},
            asked_at={decision: asked.at for decision, asked in self._asked.items()},
            passing=sorted(self.passing),
            given=list(self._given),
            talk=None if self.talk is None else self.talk.copy(),
            written=sorted(self.written),
            again=sorted(self._again),
        )
        self.marks.append(Mark.of(taken))
        return taken

    def _resume(self, log: list[MatchEntry], snapshots: list[Snapshot]) -> None:
        assert self.match is not None
        last = snapshots[-1]
        self.match.resume(log, [snapshot.match for snapshot in snapshots])
        self.clocks.restore(last.left, last.since)
        self._asked = {
            decision: Asked(moment, last.asked_at.get(decision, 0))
            for decision, moment in last.asked.items()
        }
        self.passing = set(last.passing)
        self._on_turn = self.game.on_turn(self.match.state)
        self._given = list(last.given)
        self.talk = None if last.talk is None else last.talk.copy()
        self.written = set(last.written)
        self._again = set(last.again)
        self._note_circle(anew=False)
        self.marks.extend(map(Mark.of, snapshots))
        self._end_proposal()


def table_from(table_id: str, log: list[AnyEntry], snapshots: list[Snapshot]) -> Table:
    """The table that a log leads to; the snapshots save playing most of it through."""
    opened = log[0]
    assert isinstance(opened, Opened), "a log begins with what was agreed"
    table = Table(table_id, opened)
    standing = _chain(_standing(log, snapshots), table.started)
    if standing:
        played: list[MatchEntry] = []
        for entry in log[1 : standing[-1].position]:
            table._note(entry)
            table._begin_if_full(entry.at)
            if isinstance(entry, Answered | Remarked):
                played.append(match_entry(entry))  # no resignation: nothing is kept after one
            elif isinstance(entry, Undid):
                played.append(MatchEntry(seat=entry.seat, undo=entry.to, agreed=entry.agreed))
        table._resume(played, standing)
    for entry in log[table.position :]:
        table.add(entry)
    return table


def _for_the_chronicle(entry: AnyEntry) -> Event | None:
    """What the chronicle tells of the people at the table."""
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


EVERYONE: Final = -1
_BY_EVERYONE: Final = (EVERYONE,)
_PRIVATE: Final = (Held, Ordered, Passing, Raised)


def heard_by(entry: AnyEntry) -> tuple[int | None, ...]:
    """Who hears of an entry at all: EVERYONE, some seats, or (None) the gallery."""
    if isinstance(entry, Answered):  # as nearly all are
        return _BY_EVERYONE
    if isinstance(entry, _PRIVATE) or (isinstance(entry, Remarked) and not entry.open):
        return (entry.seat,)
    if isinstance(entry, Said):
        if entry.to:
            return tuple(entry.to)
        if entry.seat is None:
            return (None,)
    return _BY_EVERYONE


def match_entry(entry: Answered | Remarked) -> MatchEntry:
    if isinstance(entry, Remarked):
        return MatchEntry(seat=entry.seat, choice=entry.choice)
    return MatchEntry(seat=entry.seat, decision=unbranched(entry.decision), choice=entry.choice)


def _standing(log: list[AnyEntry], snapshots: list[Snapshot]) -> list[Snapshot]:
    """The snapshots that no later undo has gone behind."""
    standing = [snapshot for snapshot in snapshots if snapshot.position <= len(log)]
    for position, entry in enumerate(log, 1):
        if isinstance(entry, Undid):
            standing = [
                snapshot
                for snapshot in standing
                if snapshot.position > position or snapshot.match.number <= entry.to
            ]
    return standing


def _chain(snapshots: list[Snapshot], first: int) -> list[Snapshot]:
    """The newest snapshot and those it was made since, back to the beginning. Workers that write
    to a table in turn each know only their own, so that there may be others in between."""
    for newest in reversed(snapshots):
        chain = [newest]
        while _made_since(chain[0]) != (first, 0):
            before = [
                snapshot
                for snapshot in snapshots
                if snapshot.position < chain[0].position
                and (snapshot.match.number, snapshot.match.told) == _made_since(chain[0])
            ]
            if not before:
                break
            chain.insert(0, before[-1])
        else:
            return chain
    return []


def _made_since(snapshot: Snapshot) -> tuple[int, int]:
    """How many answers and events there were in the snapshot before this one."""
    match = snapshot.match
    return match.number - len(match.barriers), match.told - len(match.events)
