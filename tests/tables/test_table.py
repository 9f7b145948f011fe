"""A table is what its log says: whatever happened there, reading it again gives the same table."""

from collections import Counter
from random import Random
from typing import Any, Final

import pytest

import tableronde
from tableronde.core.errors import TableRondeError
from tableronde.games.fief.choices import LOWER_HAND, RAISE_HAND
from tableronde.tables import outcomes, requests
from tableronde.tables.entries import Answered, AnyEntry, Said
from tableronde.tables.settings import FRIEND, ME, Clock, DaysClock, LiveClock, NoClock
from tableronde.tables.snapshots import Snapshot
from tableronde.tables.standing_orders import Order
from tableronde.tables.storage import BOT_GRACE, Summary, summary
from tableronde.tables.table import Table, table_from
from tests.tables import helpers
from tests.tables.helpers import INVITE, NOW, PEOPLE, agreed, dump, kept, match_of, play

WHOLE_GAMES = [
    ("avalon", PEOPLE[2], LiveClock(600, 5)),
    ("avalon", [FRIEND, "random"], DaysClock(1)),
    ("guilds", PEOPLE[2], NoClock()),
    ("guilds", PEOPLE[3], LiveClock(60, 0)),
    ("guilds", ["greedy", *PEOPLE[3]], DaysClock(2)),
    ("guilds", PEOPLE[5], LiveClock(300, 10)),
    ("fief", PEOPLE[3], LiveClock(300, 10)),
]


ORDERS: Final[tuple[Order, ...]] = ("ask", "if-able", "pass")


class Workers:
    """Two workers that serve one table in turn, and the storage between them."""

    def __init__(self, table: Table) -> None:
        self.tables = [table]
        self.log: list[AnyEntry] = []
        self.snapshots: list[Snapshot] = []
        self.tokens: tuple[str, ...] = ()
        self.keep(table)
        self.tables.append(self.read())

    def keep(self, table: Table) -> None:
        """Store what is new at a table, and let the other worker hear of it."""
        row, snapshot = kept(table)
        self.log += row
        self.tokens += tuple({entry.token for entry in row if entry.token})
        for other in self.tables:
            if other is not table:
                for entry in row:
                    other.add(entry)
        if snapshot is not None:
            self.snapshots.append(snapshot)

    def read(self, snapshots: bool = True) -> Table:
        return table_from("table", self.log, self.snapshots if snapshots else [])

    def check(self, now: int) -> bytes:
        expected = dump(self.tables[0], now, self.tokens)
        assert dump(self.tables[1], now, self.tokens) == expected, "the workers differ"
        assert dump(self.read(), now, self.tokens) == expected, "read again it differs"
        if len(self.log) % 2:
            again = dump(self.read(snapshots=False), now, self.tokens)
            assert again == expected, "read again without snapshots it differs"
        return expected


class Crowd:
    """People who ask all kinds of things of a table, sensible and not."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.messages = 0

    def ask(self, table: Table, now: int) -> None:
        """Something, by somebody."""
        random = self.random
        self.messages += 1
        if table.proposal is not None and random.random() < 0.8:
            asks = [self.vote]
        elif table.match is None:
            asks = [self.come, self.come, self.before, self.talk]
        elif table.paused:
            asks = [self.vote, self.vote, self.propose, self.propose, self.answer, self.talk]
        else:
            asks = [self.answer] * 30 + [self.undo, self.order, self.talk, self.go] * 2
            asks += [
                self.go,
                self.go,
                self.undo,
                self.undo,
                self.propose,
                self.vote,
                self.late,
                self.before,
            ]
            asks += [self.sleep]
            if table.game.OPEN_REMARKS:
                asks += [self.remark] * 4
        random.choice(asks)(table, now)

    def somebody(self, table: Table) -> int:
        people = [at for at, seat in enumerate(table.seats) if seat.person]
        return self.random.choice(people or [0])

    def token(self) -> str:
        return f"m{self.messages}" if self.random.random() < 0.7 else ""

    def come(self, table: Table, now: int) -> None:
        invite = INVITE if self.random.random() < 0.9 else "?"
        requests.sit(table, now, f"Nr {self.messages}", invite)

    def before(self, table: Table, now: int) -> None:
        seat = self.somebody(table)
        if self.random.random() < 0.5:
            requests.fill(table, now, seat, self.random.choice(["greedy", "nobody"]), self.token())
        elif table.seats[seat].person:
            requests.leave(table, now, seat, self.token())

    def answer(self, table: Table, now: int) -> None:
        pending = match_of(table).pending()
        if not pending:
            requests.answer(table, now, self.somebody(table), "0.0", {}, table.position)
            return
        decision = self.random.choice(pending)
        choice = self.random.choice(decision.options)
        seat, position = decision.seat, table.position
        if self.random.random() < 0.1:
            seat = self.somebody(table)
            position = self.random.randrange(table.position + 1)
        if table.seats[seat].bot is not None:
            requests.answer_for_bot(table, now, seat, decision.id, choice)
        else:
            requests.answer(table, now, seat, decision.id, choice, position, self.token())

    def undo(self, table: Table, now: int) -> None:
        number = match_of(table).number
        to = None if self.random.random() < 0.7 else number - self.random.randrange(0, 40)
        requests.undo(table, now, self.somebody(table), to, self.token())

    def order(self, table: Table, now: int) -> None:
        seat = self.somebody(table)
        if self.random.random() < 0.4:
            requests.raise_hand(table, now, seat, self.random.random() < 0.5, self.token())
        else:
            window = self.random.choice(["play", *table.game.WINDOWS])
            how = self.random.choice(ORDERS)
            requests.order(table, now, seat, window, how, self.token())
            if self.random.random() < 0.3:
                requests.pass_turn(table, now, seat, self.random.random() < 0.7, self.token())

    def remark(self, table: Table, now: int) -> None:
        """What the game hears, and what it does not hear now."""
        seat, match = self.somebody(table), match_of(table)
        choices = [*table.game.remarks(match.state, seat), RAISE_HAND, LOWER_HAND]
        verb = self.random.choice(sorted({choice.VERB for choice in choices}))
        choice = self.random.choice([choice for choice in choices if verb == choice.VERB])
        requests.remark(table, now, seat, table.game.LEXICON.named(choice), self.token())

    def propose(self, table: Table, now: int) -> None:
        whom = self.random.randrange(-1, len(table.seats) + 1)
        what: Any = self.random.choice(["pause", "resume", "replace"])
        missing = self.random.random() < 0.8
        requests.propose(table, now, self.somebody(table), what, whom, missing, self.token())

    def vote(self, table: Table, now: int) -> None:
        voters, proposal = [self.somebody(table)], table.position
        if table.proposal is not None and self.random.random() < 0.8:
            voters, proposal = table.proposal.voters, table.proposal.id
        yes = self.random.random() < 0.9
        requests.vote(table, now, self.random.choice(voters), proposal, yes, self.token())

    def go(self, table: Table, now: int) -> None:
        seat = self.somebody(table)
        if table.seats[seat].away:
            requests.come_back(table, now, seat, self.token())
        elif self.random.random() < 0.2:
            requests.leave(table, now, seat, self.token())

    def late(self, table: Table, now: int) -> None:
        requests.time_up(table, now)

    def sleep(self, table: Table, now: int) -> None:
        requests.credit_downtime(table, now, self.random.choice([1_000, 60_000]))

    def talk(self, table: Table, now: int) -> None:
        seat = None if self.random.random() < 0.5 else self.somebody(table)
        text = "x" * self.random.choice([0, 1, 500, 501])
        requests.say(table, now, seat, "Zoé", text, self.token())


def middle(game: str, seats: int) -> Any:
    """A position in the middle of a game."""
    random = Random(3)
    match = tableronde.new(game, seats, seed="middle")
    for _ in range(20):
        decision = random.choice(match.pending())
        match.answer(decision, random.choice(decision.options))
    return match.state.plain()


def refusal(crowd: Crowd, table: Table, now: int) -> TableRondeError | None:
    try:
        crowd.ask(table, now)
    except TableRondeError as error:
        return error
    return None


@pytest.mark.parametrize(("game", "seats", "clock"), WHOLE_GAMES)
def test_a_table_read_again_is_the_same_table(game: str, seats: list[str], clock: Clock) -> None:
    """Two workers serve it in turn; after every request either has the same table in memory as
    a worker that reads it from storage, with the snapshots or without."""
    random = Random(f"{game} {len(seats)}")
    crowd = Crowd(random)
    happened: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    hour = 3_600_000 if isinstance(clock, DaysClock) else 1
    steps = most = 0
    while steps < 200:
        start = middle(game, len(seats)) if steps else None
        workers = Workers(helpers.opened(agreed(game, seats, clock), f"{steps}", start))
        now, over = NOW, 0
        seen = workers.check(now)
        while over < 8 and steps < 200:
            table = random.choice(workers.tables)
            earlier, now = now, now + random.choice([0, 1, 700, 20_000, hour])
            error = refusal(crowd, table, now)
            if error is not None:
                refused[type(error).__name__] += 1
                assert dump(table, earlier, workers.tokens) == seen, f"{error!r} changed something"
            workers.keep(table)
            seen = workers.check(now)
            steps += 1
            over += table.status == "over"
        happened.update(type(entry).__name__ for entry in workers.log)
        most = max(most, len(workers.snapshots))
    assert most >= 2, "too short to have used snapshots"
    assert {"Answered", "Undid", "Proposed", "Replaced", "Returned", "Said"} <= {*happened}
    assert ("Remarked" in happened) == (game == "fief")
    assert len(refused) >= 5


def test_held_answers_and_passing_are_the_same_when_read_again() -> None:
    """Two people of whom each is asked only if able, or passes until the next turn."""
    random = Random(5)
    table, match = helpers.avalon(seed="held", clock=LiveClock(10_000, 5))
    for seat, window in ((0, "resist"), (1, "resist"), (0, "counter"), (1, "counter")):
        requests.order(table, NOW, seat, window, "if-able")
    workers = Workers(table)
    now, happened = NOW, Counter[str]()
    for _ in range(150):
        table = random.choice(workers.tables)
        now += random.choice([10, 500, 2_500])
        match = match_of(table)
        decision = random.choice(match.pending())
        choice = random.choice(decision.options)
        if random.random() < 0.1:
            requests.pass_turn(table, now, 1 - decision.seat, random.random() < 0.8)
        elif not requests.time_up(table, now) and outcomes.is_asked(table, decision.seat):
            requests.answer(table, now, decision.seat, decision.id, choice, table.position)
        if outcomes.is_held_back(table, decision.seat) and random.random() < 0.3:
            requests.undo(table, now, decision.seat, None)
        happened.update(type(entry).__name__ for entry in table.unwritten)
        workers.keep(table)
        workers.check(now)
    assert happened["Held"] > 5
    assert happened["Passing"] > 5
    assert len(workers.snapshots) >= 2


# Snapshots --------------------------------------------------------------------------------------


def long_table(answers: int = 150) -> Workers:
    """A long game of which one worker has kept every step."""
    table, _ = helpers.avalon(seed="long 2")
    workers = Workers(table)
    for step in range(answers):
        play(table, 1, seed=step)
        workers.keep(table)
    return workers


def test_a_snapshot_is_taken_now_and_then() -> None:
    workers = long_table()
    positions = [snapshot.position for snapshot in workers.snapshots]
    assert positions == [48, 96, 144]
    assert [snapshot.match.number for snapshot in workers.snapshots] == [45, 93, 141]
    assert [len(snapshot.match.barriers) for snapshot in workers.snapshots] == [45, 48, 48]
    assert [snapshot.position for snapshot in workers.read().marks] == positions


def test_what_a_snapshot_holds_is_not_played_again() -> None:
    """An answer of before the last snapshot is exchanged for one that nobody could have given:
    played through, the log is refused, and from the snapshot on it is not even noticed."""
    workers = long_table()
    expected = dump(workers.tables[0], NOW)
    at = next(at for at, entry in enumerate(workers.log) if isinstance(entry, Answered))
    forged: list[AnyEntry] = list(workers.log)
    forged[at] = Answered(at=NOW, seat=1, decision="0.1", choice={"do": "end"})
    with pytest.raises(TableRondeError):
        table_from("table", forged, [])
    again = table_from("table", forged, workers.snapshots)
    assert match_of(again).state.plain() == match_of(workers.tables[0]).state.plain()
    assert again.position == workers.tables[0].position
    for snapshots in ([], workers.snapshots[:1], workers.snapshots):
        assert dump(table_from("table", workers.log, snapshots), NOW) == expected


def test_a_snapshot_that_was_undone_is_not_used() -> None:
    workers = long_table()
    table = workers.tables[0]
    requests.undo(table, NOW, 0, 60)
    helpers.agree(table, 1)
    workers.keep(table)
    after = table.position
    assert [snapshot.position for snapshot in table.marks] == [48, after]
    assert [snapshot.position for snapshot in workers.read().marks] == [48, after]
    unused = workers.snapshots.pop()
    assert [snapshot.position for snapshot in workers.read().marks] == [48]
    workers.check(NOW)
    workers.snapshots.append(unused)
    for step in range(60):
        play(table, 1, seed=1000 + step)
        workers.keep(table)
        if step % 5 == 0:
            workers.check(NOW)
    assert [s.position for s in workers.read().marks] == [48, after, after + 48]


def test_an_undo_to_just_where_a_snapshot_was_taken_keeps_it() -> None:
    workers = long_table(141)
    table = workers.tables[0]
    play(table, 5)
    requests.undo(table, NOW, 0, 141)
    helpers.agree(table, 1)
    workers.keep(table)
    assert [snapshot.position for snapshot in workers.read().marks] == [48, 96, 144]
    workers.check(NOW)


def test_workers_do_not_need_each_others_snapshots() -> None:
    """Each takes snapshots since its own last one; both kinds lie in storage side by side."""
    table, _ = helpers.avalon(seed="two")
    workers = Workers(table)
    for step in range(200):
        table = workers.tables[step // 30 % 2]
        play(table, 1, seed=step)
        workers.keep(table)
        if step % 7 == 0:
            workers.check(NOW)
    assert all(table.marks for table in workers.tables)
    mine, others = ({s.position for s in table.marks} for table in workers.tables)
    assert not mine & others
    for lost in workers.snapshots:  # whichever is missing, the rest is good for something
        rest = [snapshot for snapshot in workers.snapshots if snapshot is not lost]
        again = table_from("table", workers.log, rest)
        assert dump(again, NOW, workers.tokens) == dump(table, NOW, workers.tokens)


# Tokens -----------------------------------------------------------------------------------------


def test_a_table_knows_what_it_was_told_before() -> None:
    table, _ = helpers.guilds()
    assert table.done("x") is None
    requests.say(table, NOW, 0, "Ana", "hello", "x")
    at = table.position
    requests.say(table, NOW, 1, "Bob", "hello")
    assert table.done("x") == at
    assert table.done("") is None
    for number in range(399):
        requests.say(table, NOW, 0, "Ana", "again", f"t{number}")
    assert table.done("x") == at
    requests.say(table, NOW, 0, "Ana", "again", "y")
    assert table.done("x") is None, "not for ever: the newest few hundred"
    assert table.done("t0") == at + 2


# Looking ----------------------------------------------------------------------------------------


def test_who_opens_which_seat() -> None:
    table, invite, key = requests.open_own_table("t", agreed(), NOW, "Ana")
    assert key is not None
    assert invite is not None
    seat, other = requests.sit(table, NOW, "Bob", invite)
    assert (table.seat_of(key), table.seat_of(other), seat) == (0, 1, 1)
    for wrong in ("", "x", invite, key[:-1], table.seats[0].key, "\udc80"):
        assert table.seat_of(wrong) is None
    log = helpers.encode(table.unwritten).decode()
    assert not any(secret in log for secret in (key, other, invite))


def test_the_seed_is_sealed_from_the_beginning() -> None:
    table, _, _ = requests.open_own_table("t", agreed(), NOW, "Ana")
    sealed = table.seal
    requests.fill(table, NOW, 0, "random")
    assert match_of(table).seal == sealed
    other, _, _ = requests.open_own_table("t", agreed(), NOW, "Ana")
    assert other.seal != sealed
    assert len(table.opened.seed) >= 32


def test_when_each_question_was_put() -> None:
    table, match = helpers.guilds()
    decision = helpers.asked(table).id
    assert table.questions.moment_of(decision) == table.position
    requests.say(table, NOW, 0, "Ana", "hm")
    assert table.questions.moment_of(decision) == table.position - 1
    play(table, 1)
    assert table.questions.moment_of(decision) is None
    while len(match.pending()) < 2:
        play(table, 1)
    first, second = (decision.id for decision in match.pending())
    since = table.position
    helpers.answer(table, match.pending()[0].options[0])
    assert table.questions.moment_of(first) is None
    assert table.questions.moment_of(second) == since, "it stands while others answer beside it"


# Summaries --------------------------------------------------------------------------------------


def test_the_summary_of_a_table() -> None:
    table = helpers.opened(agreed(seats=[ME, FRIEND, "greedy"], private=False))
    assert summary(table, NOW + 5) == Summary(
        game="guilds", status="waiting", listed=True, updated=NOW, due=None
    )
    requests.sit(table, NOW + 1, "Ana", "")
    assert summary(table, NOW + 5).listed
    requests.sit(table, NOW + 2, "Bob", "")
    assert summary(table, NOW + 5).listed is False
    assert summary(table, NOW + 5).updated == NOW + 2
    assert not summary(helpers.opened(agreed()), NOW).listed


def test_a_seat_that_is_kept_for_somebody_is_not_offered() -> None:
    table = helpers.seated(agreed(seats=PEOPLE[2], private=False))
    play(table, 10_000)
    again, _ = requests.rematch_table(table, NOW, 0, "next", None)
    assert any(seat.free for seat in again.seats)
    assert not summary(again, NOW).listed
    wider = agreed(seats=PEOPLE[3], private=False)
    again, _ = requests.rematch_table(table, NOW, 0, "next", wider)
    assert summary(again, NOW).listed, "somebody else may join, too"


def test_what_is_private_does_not_move_the_time_that_anybody_may_know() -> None:
    table = helpers.seated(agreed("fief", PEOPLE[3]))
    moment = table.moment
    requests.order(table, NOW + 1, 0, "window-turn", "ask")
    requests.remark(table, NOW + 2, 0, {"do": "attend"})
    requests.say(table, NOW + 3, None, "1", "psst")
    table.do(Said(at=NOW + 4, seat=0, name="Ana", text="between us", to=[0, 1]))
    assert (table.updated, table.moment) == (NOW, moment)
    assert summary(table, NOW + 5).updated == NOW
    requests.say(table, NOW + 5, 0, "Ana", "to all")
    assert (table.updated, table.moment) == (NOW + 5, moment + 1)


def test_when_a_table_is_due() -> None:
    """At the moment when a clock runs out, or soon if a bot is asked."""
    table, _ = helpers.avalon(clock=LiveClock(60, 0))
    assert summary(table, NOW + 9).due == NOW + 60_000
    requests.propose(table, NOW + 1, 0, "pause", None, missing=False)
    helpers.agree(table, 1, now=NOW + 1)
    assert summary(table, NOW + 9).due is None
    assert summary(table, NOW + 9).status == "paused"
    table, _ = helpers.avalon(clock=LiveClock(60, 0))
    requests.leave(table, NOW, 0)
    assert table.bots_asked() == [0]
    assert summary(table, NOW + 9).due == NOW + 9 + BOT_GRACE
    table, _ = helpers.avalon()
    assert summary(table, NOW + 9).due is None
    play(table, 10_000)
    assert summary(table, NOW + 9).due is None
    assert summary(table, NOW + 9).status == "over"
