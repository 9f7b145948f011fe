"""Tests what the benchmark measures; how fast the code is, `dev.py bench` says."""

import io

import pytest
from rich.console import Console

from tableronde import games
from tableronde.lab import bench


def test_every_game_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SLICE_SECONDS", 0.01)
    monkeypatch.setattr(bench, "COPY_BATCHES", 2)
    monkeypatch.setattr(bench, "LONGEST", 300)
    rows = bench.summary(bench.measure(seconds=0.02, rounds=2))
    ends = [(game, dict.fromkeys((game.SEATS[0], game.SEATS[-1]))) for game in games.GAMES.values()]
    expected = [f"{game.ID} ({seats})" for game, numbers in ends for seats in numbers]
    assert [row["name"] for row in rows] == expected
    assert {row["name"].split()[0] for row in rows} == set(games.GAMES)
    for row in rows:
        assert row["decisions_per_second"] > 0
        assert row["copy_us"] > 0
        assert row["slices"] >= 2
        assert "ratio" not in row


def test_ratios_are_against_the_baseline_of_the_same_run() -> None:
    figures = [bench.Figures("ours", [400.0, 500.0, 900.0], 2.0)]
    figures.append(bench.Figures("theirs", [90.0, 100.0, 110.0], 40.0))
    rows = bench.summary(figures, "theirs")
    assert rows[0]["ratio"] == 5.0
    assert rows[1]["ratio"] == 1.0
    shown = io.StringIO()
    bench.show(rows, Console(file=shown, width=100), "theirs")
    assert "5.00" in shown.getvalue()
    assert "× theirs" in shown.getvalue()


def test_other_projects_are_measured_in_every_round(monkeypatch: pytest.MonkeyPatch) -> None:
    class Other:
        name = "other"

        def measure(self, seconds: float, number: int) -> bench.Sample:
            assert seconds == 0.5
            return bench.Sample([100 * (number + 1), 7], 40.0 - number)

    monkeypatch.setattr(bench, "_tables", lambda: iter(()))
    [row] = bench.measure(seconds=1.5, rounds=3, others=[Other()])
    assert row.name == "other"
    assert row.rates == [100, 7, 200, 7, 300, 7]
    assert row.copy_us == 38.0
