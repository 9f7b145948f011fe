"""Tests that simulations are reproducible on any number of cores, and every game a verifiable
record."""

import json
import signal
from pathlib import Path
from typing import Any

import pytest

import tableronde
from tableronde import errors
from tableronde.core import record
from tableronde.core.state import Result
from tableronde.lab import simulate as lab
from tableronde.lab.interrupts import Interrupts
from tableronde.lab.simulate import Plan, Tally, check, play_games, simulate, summary


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


def test_the_summary_has_the_documented_fields() -> None:
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


def test_recorded_games_are_the_simulated_ones_and_verify(tmp_path: Path) -> None:
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


def test_rotation_moves_the_bots_and_counts_wins_by_bot() -> None:
    seats = ("greedy", "random", "random")
    tally, _ = simulate(plan(seats=seats, rotate=True), 30, jobs=1)
    still, _ = simulate(plan(seats=seats), 30, jobs=1)
    assert tally.wins[0] > 15
    assert still.wins[0] > 15


def test_records_show_the_rotation(tmp_path: Path) -> None:
    seats = ("greedy", "random", "random")
    simulate(plan(seats=seats, rotate=True, records=str(tmp_path)), 3, jobs=1)
    lineups = [record.load(file).seats.index("greedy") for file in sorted(tmp_path.iterdir())]
    assert lineups == [0, 2, 1]


def test_progress_is_reported() -> None:
    done: list[int] = []
    simulate(plan(), 25, 1, done.append)
    assert sum(done) == 25
    assert len(done) > 5


def test_a_shared_victory_counts_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """With rotation, too, the bots of the line-up win and not the seats."""
    play_fast = lab.play_fast

    def shared(*arguments: Any) -> Any:
        state = play_fast(*arguments)
        state.result = Result((0, 2), "shared", ())
        return state

    monkeypatch.setattr(lab, "play_fast", shared)
    seats = ("random",) * 4
    assert play_games(plan(seats=seats), range(2)).wins == [1, 0, 1, 0]
    assert play_games(plan(seats=seats, rotate=True), range(2)).wins == [0.5] * 4
    three = ("random",) * 3
    assert sum(play_games(plan(seats=three, rotate=True), range(7)).wins) == pytest.approx(7)


def test_games_that_do_not_end_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "_MOST_DECISIONS", 3)
    tally, _ = simulate(plan(), 25, jobs=1)
    assert (tally.games, tally.unfinished) == (25, 25)
    assert tally.wins == [0, 0]
    assert summary(plan(), tally, False)["unfinished"] == 25


# Ctrl-C -----------------------------------------------------------------------------------------


@pytest.fixture
def python_interrupts() -> Any:
    """Install Python's own handler, as where nothing ignores Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield signal.default_int_handler
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_simulation_reports_finished_games(
    jobs: int, python_interrupts: object, tmp_path: Path
) -> None:
    seen = 0

    def stop_after_ten(games: int) -> None:
        nonlocal seen
        seen += games
        if seen >= 10:
            signal.raise_signal(signal.SIGINT)

    tally, interrupted = simulate(plan(records=str(tmp_path)), 2000, jobs, stop_after_ten)
    assert interrupted
    assert tally.games == seen == len(list(tmp_path.iterdir())) < 2000
    assert sum(tally.wins) == pytest.approx(seen)
    assert signal.getsignal(signal.SIGINT) is python_interrupts


def test_an_interrupted_simulation_finishes_the_current_game_only(
    python_interrupts: object,
) -> None:
    """Ctrl-C does not wait for the rest of a chunk."""
    interrupts = Interrupts()
    interrupts.received = True
    tally, interrupted = simulate(plan(), 4000, 1, None, interrupts)
    assert interrupted
    assert tally.games == 0


def test_ctrl_c_is_handled_until_the_end_of_the_context(python_interrupts: object) -> None:
    with Interrupts() as interrupts:
        assert not interrupts.received
        for _ in range(3):
            signal.raise_signal(signal.SIGINT)
        assert interrupts.received
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)
    with Interrupts(stay_ignored=True) as interrupts:
        pass
    assert signal.getsignal(signal.SIGINT) is python_interrupts
    with Interrupts(stay_ignored=True) as interrupts:
        signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN


def test_an_ignored_ctrl_c_stays_ignored(python_interrupts: object) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with Interrupts() as interrupts:
        signal.raise_signal(signal.SIGINT)
        assert not interrupts.received
    assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN


# Impossible plans -------------------------------------------------------------------------------


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
        ({"records": "/sys"}, errors.BadFolder),
        ({"records": ""}, errors.BadFolder),
        ({"records": "a\0b"}, errors.BadFolder),
    ],
)
def test_an_impossible_plan_is_refused(changes: dict[str, object], error: type[Exception]) -> None:
    with pytest.raises(error):
        check(plan(**changes))


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_error_names_a_file_that_cannot_be_written(jobs: int, tmp_path: Path) -> None:
    (tmp_path / "guilds-000003.json").mkdir()
    with pytest.raises(errors.BadFolder, match=r"guilds-000003\.json"):
        simulate(plan(records=str(tmp_path)), 6, jobs)


def test_checking_a_folder_leaves_no_file_in_it(tmp_path: Path) -> None:
    check(plan(records=str(tmp_path)))
    assert not list(tmp_path.iterdir())
