"""Tests starting from positions, resuming from snapshots, and looking back."""

import json
from random import Random
from typing import Any, Final

import msgspec
import pytest

import tableronde
from tableronde import errors, games
from tableronde.core.match import Match, replay
from tableronde.core.record import Snapshot, read
from tests.core.test_match import GAMES, play

JUNK: Final[list[Any]] = [None, True, -1, 10**6, 1.5, "x", [], [None], [[[9]]], {}, {"a": 1}]


def everything(match: Match) -> bytes:
    """Return all that can be seen of a match."""
    eyes = [None, *range(match.seats)]
    return msgspec.json.encode(
        [
            match.record(),
            match.state.plain(),
            match.result,
            [decision.plain() for decision in match.pending()],
            list(match.views(eyes).values()),
            [match.events_for(seat) for seat in eyes],
            [[match.may_undo(seat), match.last_answer(seat)] for seat in range(match.seats)],
            match.players,
        ]
    )


def through_json(plain: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(plain))


# Starting from positions ------------------------------------------------------------------------


def begin_at(match: Match, seed: str = "on") -> Match:
    """Begin a new match from where another stands."""
    return Match(match.game, match.seats, seed, match.options, None, match.state.plain())


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_game_continues_from_a_position(game: str, seats: int) -> None:
    for answers in (0, 1, 25, 40):
        before = play(tableronde.new(game, seats, seed=3), answers)
        match = begin_at(before)
        assert (match.first, match.number, match.log) == (answers, answers, [])
        assert match.view(0) == before.view(0)
        assert match.events_for(None) == []
        assert [d.plain() for d in match.pending()] == [d.plain() for d in before.pending()]
        middle = everything(before)
        play(match, 30)
        match.undo(0, match.number - 7, agreed=True)
        play(match, 10_000)
        assert everything(before) == middle, "the other match is as it was"
        record = through_json(match.record())
        assert record["start"] == through_json(before.state.plain())
        again = tableronde.replay(record)
        assert everything(again) == everything(match)


def test_a_fresh_game_has_no_start_in_its_record() -> None:
    assert "start" not in tableronde.new("avalon", 2, seed=1).record()


def test_changing_the_given_position_does_not_change_the_match() -> None:
    start = play(tableronde.new("avalon", 2, seed=3), 25).state.plain()
    written = json.dumps(start)
    match = Match(games.find("avalon"), 2, 1, {}, None, start)
    play(match, 30)
    assert json.dumps(start) == written
    assert json.dumps(match.record()["start"]) == written
    match.undo(0, 25, agreed=True)
    assert json.dumps(match.state.plain()) == written


def test_undo_goes_back_to_the_start_and_no_further() -> None:
    match = begin_at(play(tableronde.new("guilds", 3, seed=3), 25))
    assert not match.may_undo(0)
    with pytest.raises(errors.NothingToUndo):
        match.undo(0, 24, agreed=True)
    play(match, 5)
    for to in (24, 0, -1, 30):
        with pytest.raises(errors.NothingToUndo):
            match.undo(0, to, agreed=True)
    match.undo(0, 25, agreed=True)
    assert match.number == 25


def test_a_finished_game_can_be_a_start() -> None:
    before = play(tableronde.new("guilds", 3, seed=3), 10_000)
    match = begin_at(before)
    assert match.result == before.result
    assert tableronde.replay(through_json(match.record())).result == before.result


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_record_with_a_wrong_position_is_refused(game: str, seats: int) -> None:
    match = begin_at(play(tableronde.new(game, seats, seed=3), 25))
    play(match, 5)
    record = through_json(match.record())
    others = [tableronde.new(*other, seed=1).state.plain() for other in GAMES]
    del others[GAMES.index((game, seats))]
    for start in ({}, {"number": 0}, *others):
        with pytest.raises(errors.BadRecord):
            tableronde.replay({**record, "start": start})
    wrong: tuple[Any, ...] = ([], "x", 7)
    for start in wrong:
        with pytest.raises(errors.BadRecord):
            read({**record, "start": start})
    later = play(tableronde.new(game, seats, seed=3), 26).state.plain()
    with pytest.raises(errors.RecordMismatch):
        tableronde.replay({**record, "start": later})
    with pytest.raises(errors.TableRondeError):
        tableronde.replay({**record, "start": None})


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_damaged_position_raises_a_named_error_or_can_be_played(game: str, seats: int) -> None:
    """Every field in turn, and deeply nested values, are replaced by junk."""
    match = begin_at(play(tableronde.new(game, seats, seed=3), 25))
    play(match, 5)
    record = through_json(match.record())
    random = Random(1)
    refused = 0
    spoilt = [(path, junk) for path in places(record["start"]) for junk in JUNK]
    random.shuffle(spoilt)
    for path, junk in spoilt[:400]:
        changed = through_json(record)
        target = changed["start"]
        for key in path[:-1]:
            target = target[key]
        target[path[-1]] = junk
        try:
            tableronde.replay(changed)
        except (errors.BadRecord, errors.RecordMismatch):
            refused += 1
    assert refused > 100


def places(plain: Any) -> list[list[Any]]:
    """Yield the paths to all parts of a plain value."""
    found: list[list[Any]] = []
    items = plain.items() if isinstance(plain, dict) else enumerate(plain)
    for key, value in items:
        found.append([key])
        if isinstance(value, dict | list):
            found += [[key, *rest] for rest in places(value)]
    return found


# Snapshots --------------------------------------------------------------------------------------


class MatchWithSnapshots:
    """A match with its snapshots, as they come back from a disk."""

    def __init__(self, match: Match) -> None:
        self.match: Final = match
        self.snapshots: list[Snapshot] = []

    def take(self) -> None:
        last = self.snapshots[-1] if self.snapshots else None
        since = (self.match.first, 0) if last is None else (last.number, last.told)
        taken = msgspec.json.encode(self.match.snapshot(*since))
        self.snapshots.append(msgspec.json.decode(taken, type=Snapshot))

    def undo(self, to: int) -> None:
        self.match.undo(0, to, agreed=True)
        self.snapshots = [snapshot for snapshot in self.snapshots if snapshot.number <= to]

    def fresh(self) -> Match:
        match = self.match
        return Match(match.game, match.seats, match.seed, match.options, match.players, match.start)

    def resumed(self) -> Match:
        again = self.fresh()
        again.resume(list(self.match.log), self.snapshots)
        return again


@pytest.mark.parametrize("start", [0, 10])
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_resuming_equals_replaying_at_every_point(game: str, seats: int, start: int) -> None:
    random = Random(f"{game} {seats} {start}")
    match = tableronde.new(game, seats, seed="resume", players=["x"] * seats)
    if start:
        match = begin_at(play(match, start))
    kept = MatchWithSnapshots(match)
    undos = 0
    while match.result is None:
        decision = random.choice(match.pending())
        match.answer(decision, random.choice(decision.options))
        if random.random() < 0.1:
            kept.take()
        if random.random() < 0.05:
            to = max(match.first, match.number - random.choice([1, 2, 3, 5, 20]))
            kept.undo(to)
            undos += 1
            if random.random() < 0.3:
                kept.take()
        again = kept.resumed()
        assert again.notation() == match.notation()
        assert again.log == match.log
        if len(match.log) % 5 == 0:
            expected = everything(match)
            assert everything(again) == expected
            assert everything(replay(match.game, read(through_json(match.record())))) == expected
    assert undos >= 1
    again = kept.resumed()
    assert again.result == match.result
    for number in range(match.first, match.number + 1):
        assert again.position_at(number) == match.position_at(number)


def test_a_resumed_match_continues_unchanged() -> None:
    kept = MatchWithSnapshots(play(tableronde.new("guilds", 4, seed=2), 20))
    kept.take()
    play(kept.match, 20)
    kept.take()
    play(kept.match, 5)
    again = kept.resumed()
    for match in (kept.match, again):
        match.undo(1, to=11, agreed=True)
        play(match, 10_000, seed=6)
    assert everything(again) == everything(kept.match)


def test_answers_before_a_snapshot_are_not_replayed() -> None:
    """A log whose first answers are illegal is resumed from its snapshot."""
    kept = MatchWithSnapshots(play(tableronde.new("avalon", 2, seed=2), 30))
    kept.take()
    play(kept.match, 3)
    log = list(kept.match.log)
    log[0] = msgspec.structs.replace(log[0], decision="77.0", choice={"do": "end"})
    again = kept.fresh()
    again.resume(log, kept.snapshots)
    assert again.notation() == kept.match.notation()
    with pytest.raises(errors.RecordMismatch):
        kept.fresh().resume(log, [])


def test_illegal_answers_after_the_snapshot_are_refused() -> None:
    kept = MatchWithSnapshots(play(tableronde.new("avalon", 2, seed=2), 30))
    kept.take()
    play(kept.match, 3)
    log = list(kept.match.log)
    log[31] = msgspec.structs.replace(log[31], decision="77.0")
    with pytest.raises(errors.RecordMismatch):
        kept.fresh().resume(log, kept.snapshots)


# Looking back -----------------------------------------------------------------------------------


def without_ids(view: Any) -> Any:
    """Remove the ids of questions, which are new after an undo."""
    for waiting in view["waiting"]:
        waiting["id"] = ""
    return view


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_looking_back_shows_what_was_seen(game: str, seats: int) -> None:
    random = Random(5)
    match = tableronde.new(game, seats, seed="look")
    eyes = [None, *range(seats)]
    seen = [[without_ids(match.view(seat)) for seat in eyes]]
    positions = [match.state.plain()]
    while match.result is None:
        decision = random.choice(match.pending())
        match.answer(decision, random.choice(decision.options))
        if random.random() < 0.05:
            to = max(0, match.number - random.randrange(1, 20))
            match.undo(0, to, agreed=True)
            del seen[to + 1 :], positions[to + 1 :]
        else:
            seen.append([without_ids(match.view(seat)) for seat in eyes])
            positions.append(match.state.plain())
    before = everything(match)
    for number in range(match.number + 1):
        assert [without_ids(match.view_at(number, seat)) for seat in eyes] == seen[number]
        assert match.position_at(number) == positions[number]
    assert everything(match) == before, "looking back changes nothing"
    wrong: list[Any] = [-1, match.number + 1, True, "0", None, 1.0]
    for nowhere in wrong:
        with pytest.raises(errors.BadPosition):
            match.view_at(nowhere, 0)
        with pytest.raises(errors.BadPosition):
            match.position_at(nowhere)
    with pytest.raises(errors.UnknownSeat):
        match.view_at(0, seats)


def test_looking_back_ends_at_the_start() -> None:
    match = begin_at(play(tableronde.new("avalon", 2, seed=3), 25))
    play(match, 5)
    assert match.position_at(25) == match.start
    with pytest.raises(errors.BadPosition):
        match.view_at(24, None)


# Asking without answering -----------------------------------------------------------------------


def test_check_says_whether_an_answer_would_be_accepted() -> None:
    match = play(tableronde.new("avalon", 2, seed=5, options={"first": 0}), 3)
    decision = match.pending()[0]
    before = everything(match)
    for option in decision.options:
        seat, choice = match.check(decision.id, option, decision.seat)
        assert seat == decision.seat
        assert match.game.LEXICON.named(choice) == option
    for identity, option, asking, error in (
        ("9.9", decision.options[0], None, errors.NoSuchDecision),
        (decision.id, decision.options[0], 1 - decision.seat, errors.WrongSeat),
        (decision.id, decision.options[0], 7, errors.UnknownSeat),
        (decision.id, {"do": "take-tile", "tile": "light-two"}, None, errors.NotAnOption),
        (decision.id, {}, None, errors.MalformedChoice),
    ):
        with pytest.raises(error):
            match.check(identity, option, asking)
    assert everything(match) == before


def test_may_undo_predicts_undo() -> None:
    """`may_undo` is true exactly where `undo` raises no error."""
    random = Random(8)
    for game, seats in GAMES:
        match = play(tableronde.new(game, seats, seed=8), 60)
        record = match.record()
        for _ in range(60):
            seat = random.randrange(seats)
            to = random.choice([None, match.number - random.randrange(-2, 4), -1, 0])
            trial = tableronde.replay(record)
            may = trial.may_undo(seat, to)
            try:
                trial.undo(seat, to)
            except errors.CannotUndo:
                assert not may
            else:
                assert may


def test_the_last_answer_of_a_seat_is_known() -> None:
    match = tableronde.new("guilds", 3, seed=8)
    assert match.last_answer(0) is None
    play(match, 25)
    for start in (match, begin_at(match)):
        play(start, 5)
        answers = [entry.seat for entry in start.log]
        for seat in range(3):
            expected = max((at for at, who in enumerate(answers) if who == seat), default=None)
            found = start.last_answer(seat)
            assert found == (None if expected is None else start.first + expected)
