"""Simulations: reproducible on any number of cores, and every game a verifiable record."""

import json
from pathlib import Path

import pytest

import tableronde
from tableronde import errors
from tableronde.core import record
from tableronde.lab.simulate import Plan, Tally, check, simulate, summary


def plan(**changes: object) -> Plan:
    fields = {"game": "guilds", "seats": ("random", "greedy"), "seed": "s", "options": {}}
    return Plan(**{**fields, **changes})  # type: ignore[arg-type]


def without_time(tally: Tally) -> Tally:
    tally.seconds = 0.0
    return tally


def test_the_number_of_processes_makes_no_difference() -> None:
    one, _ = simulate(plan(), 30, jobs=1)
    two, interrupted = simulate(plan(), 30, jobs=2)
    assert not interrupted
    assert without_time(one) == without_time(two)
    assert one.games == 30
    assert sum(one.wins) == pytest.approx(30)
    assert sum(one.reasons.values()) == 30


def test_the_summary_has_what_is_promised() -> None:
    tally, _ = simulate(plan(seats=("random",) * 4), 10, jobs=1)
    result = summary(plan(seats=("random",) * 4), tally, False)
    json.dumps(result)
    assert result["game"] == "guilds"
    assert result["games"] == 10
    assert result["unfinished"] == 0
    assert result["mean_decisions"] == round(result["decisions"] / 10, 2)
    assert result["decisions_per_second"] > 0
    assert result["seconds"] > 0
    assert len(result["wins"]) == 4


def test_recorded_games_are_the_same_games_and_verify(tmp_path: Path) -> None:
    fast, _ = simulate(plan(), 8, jobs=1)
    kept, _ = simulate(plan(records=str(tmp_path / "new" / "folder")), 8, jobs=1)
    assert without_time(fast) == without_time(kept)
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert len(files) == 8
    decisions = 0
    for file in files:
        match = tableronde.replay(record.load(file).plain())
        assert match.result is not None
        decisions += match.number
    assert decisions == fast.decisions


def test_rotation_moves_the_bots_and_counts_for_the_bots() -> None:
    seats = ("greedy", "random", "random")
    tally, _ = simulate(plan(seats=seats, rotate=True), 30, jobs=1)
    still, _ = simulate(plan(seats=seats), 30, jobs=1)
    assert tally.wins[0] > 15
    assert still.wins[0] > 15


def test_rotation_shows_in_the_records(tmp_path: Path) -> None:
    seats = ("greedy", "random", "random")
    simulate(plan(seats=seats, rotate=True, records=str(tmp_path)), 3, jobs=1)
    lineups = [record.load(file).seats.index("greedy") for file in sorted(tmp_path.iterdir())]
    assert lineups == [0, 2, 1]


def test_progress_is_reported() -> None:
    done: list[int] = []
    simulate(plan(), 25, 1, done.append)
    assert sum(done) == 25
    assert len(done) > 5


def test_an_interruption_reports_what_was_finished() -> None:
    seen = 0

    def stop_after_ten(games: int) -> None:
        nonlocal seen
        seen += games
        if seen >= 10:
            raise KeyboardInterrupt

    tally, interrupted = simulate(plan(), 200, 1, stop_after_ten)
    assert interrupted
    assert tally.games == seen < 200
    assert sum(tally.wins) == pytest.approx(seen)


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"game": "go"}, errors.UnknownGame),
        ({"seats": ("random",)}, errors.BadSeats),
        ({"seats": ("random", "stockfish")}, errors.UnknownBot),
        ({"options": {"x": "y"}}, errors.UnknownOption),
        ({"options": {"first": "3"}}, errors.ContradictoryOptions),
        ({"seed": "\n"}, errors.BadSeed),
        ({"records": "/dev/null/folder"}, errors.BadFolder),
    ],
)
def test_an_impossible_plan_is_refused(changes: dict[str, object], error: type[Exception]) -> None:
    with pytest.raises(error):
        check(plan(**changes))
