"""Tables for tests: people sit down, play at random, and everything observable is written down."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Final

import msgspec
import pytest

from tableronde.core.errors import TableRondeError
from tableronde.core.kernel import Decision
from tableronde.core.match import Match
from tableronde.tables import outcomes, requests
from tableronde.tables.due import next_due
from tableronde.tables.entries import AnyEntry, Opened
from tableronde.tables.seats import hashed
from tableronde.tables.settings import FRIEND, ME, Clock, NoClock, Settings, checked
from tableronde.tables.snapshots import Snapshot
from tableronde.tables.table import Table

NOW: Final = 1_760_000_000_000
INVITE: Final = "come in"
NAMES: Final = ("Ana", "Bob", "Cléo", "Dan", "Eve")
PEOPLE: Final = {seats: [ME, *[FRIEND] * (seats - 1)] for seats in range(2, 6)}

encode: Final = msgspec.json.Encoder().encode
_entries: Final = msgspec.json.Decoder(list[AnyEntry])
_snapshot: Final = msgspec.json.Decoder(Snapshot)


def agreed(
    game: str = "guilds",
    seats: list[str] | None = None,
    clock: Clock | None = None,
    options: dict[str, str] | None = None,
    private: bool = True,
) -> Settings:
    return Settings(
        game=game,
        options=options or {},
        seats=PEOPLE[3] if seats is None else seats,
        clock=clock or NoClock(),
        private=private,
    )


def opened(settings: Settings, seed: str = "seed", start: Any = None) -> Table:
    """A table as `open_table` makes it, with a known seed and invitation."""
    first = Opened(
        at=NOW, settings=checked(settings), seed=seed, invite=hashed(INVITE), start=start
    )
    table = Table("table", first)
    table.unwritten.append(first)
    return table


def seated(settings: Settings, seed: str = "seed", start: Any = None) -> Table:
    """A table whose people all sit, so that the game has begun."""
    table = opened(settings, seed, start)
    while any(seat.free for seat in table.seats):
        requests.sit(table, NOW, NAMES[len(table.people())], INVITE)
    return table


def avalon(
    *seats: str, clock: Clock | None = None, seed: str = "seed", first: str = "0"
) -> tuple[Table, Match]:
    """Avalon, where seat 0 begins."""
    settings = agreed("avalon", list(seats) or PEOPLE[2], clock, {"first": first})
    table = seated(settings, seed)
    return table, match_of(table)


def guilds(
    *seats: str, clock: Clock | None = None, seed: str = "seed", first: str = "0"
) -> tuple[Table, Match]:
    """Medievallons, by default with three people."""
    table = seated(agreed("guilds", list(seats) or PEOPLE[3], clock, {"first": first}), seed)
    return table, match_of(table)


def match_of(table: Table) -> Match:
    assert table.match is not None
    return table.match


def asked(table: Table, seat: int | None = None) -> Decision:
    """The open decision (of this seat)."""
    return next(d for d in match_of(table).pending() if seat is None or d.seat == seat)


def answer(table: Table, choice: dict[str, Any], now: int = NOW, seat: int | None = None) -> int:
    """The seat that is asked answers, be it a person or a bot; which it was."""
    decision = asked(table, seat)
    if table.seats[decision.seat].bot is None:
        requests.answer(table, now, decision.seat, decision.id, choice, table.position)
    else:
        requests.answer_for_bot(table, now, decision.seat, decision.id, choice)
    return decision.seat


def play(table: Table, answers: int, seed: int = 1, now: int = NOW) -> Table:
    """So many random answers, or until the game is over."""
    random = Random(seed)
    for _ in range(answers):
        if table.status == "over":
            break
        decision = random.choice(match_of(table).pending())
        answer(table, random.choice(decision.options), now, decision.seat)
    return table


def agree(table: Table, *seats: int, now: int = NOW) -> None:
    """These seats say yes to what is proposed."""
    for seat in seats:
        assert table.proposal is not None
        requests.vote(table, now, seat, table.proposal.id, True)


def pause(table: Table) -> Table:
    requests.propose(table, NOW, 0, "pause", None, missing=False)
    while table.proposal is not None:
        agree(table, *table.proposal.voters)
    assert table.status == "paused"
    return table


def over() -> Table:
    table, _ = guilds()
    play(table, 10_000)
    assert table.status == "over"
    return table


def kept(table: Table) -> tuple[list[AnyEntry], Snapshot | None]:
    """What would be stored now, as it comes back from storage."""
    row: list[AnyEntry] = _entries.decode(encode(table.unwritten))
    assert row == table.unwritten
    table.unwritten.clear()
    snapshot = table.snapshot()
    return row, None if snapshot is None else _snapshot.decode(encode(snapshot))


# Everything observable --------------------------------------------------------------------------


def dump(table: Table, now: int, tokens: tuple[str, ...] = ()) -> bytes:
    """All that can be seen of a table: by its people, by spectators, by the server."""
    seats = range(len(table.seats))
    return encode(
        {
            "table": [table.id, table.settings, table.opened, table.seal, table.started],
            "status": [table.status, table.paused, table.rematch, table.position, table.updated],
            "seats": [_seat(table, seat) for seat in seats],
            "people": table.people(),
            "asked": [list(table.waiting()), table.bots_asked()],
            "orders": [
                [
                    outcomes.is_asked(table, seat),
                    outcomes.fixed_answer(table, seat),
                    outcomes.is_held_back(table, seat),
                ]
                for seat in table.waiting()
            ],
            "passing": sorted(table.orders.passing),
            "due": [next_due(table), outcomes.next_outcome(table)],
            "resign": [table.may_resign(seat) for seat in seats],
            "clocks": [[table.clocks.left(seat, now), table.clocks.running(seat)] for seat in seats]
            + [table.clocks.next_up(), table.clocks.kept()],
            "chat": table.chat,
            "proposal": _proposal(table),
            "tokens": [table.done(token) for token in tokens],
            "unwritten": table.unwritten,
            "match": None if table.match is None else _match(table, table.match),
        }
    )


def _seat(table: Table, number: int) -> list[Any]:
    seat, orders = table.seats[number], table.orders
    person = [seat.name, seat.key, seat.host, seat.person, seat.free]
    return [
        *person,
        seat.bot,
        seat.away,
        number in orders.raised,
        list(orders.given(number).items()),
    ]


def _proposal(table: Table) -> list[Any] | None:
    proposal = table.proposal
    if proposal is None:
        return None
    votes = [proposal.voters, sorted(proposal.yes), sorted(proposal.no)]
    return [proposal.id, proposal.asked, votes, proposal.carried, proposal.refused]


def _match(table: Table, match: Match) -> list[Any]:
    eyes = [None, *range(match.seats)]
    pending = match.pending()
    return [
        match.state.plain(),
        match.record(),
        [decision.plain() for decision in pending],
        [table.questions.moment_of(decision.id) for decision in pending],
        list(match.views(eyes).values()),
        [match.events_for(seat) for seat in eyes],
        match.events_for(None, all_open=True),
        [[match.may_undo(seat), table.given.last_own(seat)] for seat in range(match.seats)],
        [table.orders.asked_again(match, seat) for seat in match.waiting()],
    ]


@contextmanager
def refused(table: Table, error: type[TableRondeError], now: int = NOW) -> Iterator[None]:
    """What is asked inside is refused by that name, and changes nothing."""
    before = dump(table, now)
    with pytest.raises(error):
        yield
    assert dump(table, now) == before
