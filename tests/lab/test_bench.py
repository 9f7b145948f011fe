"""The benchmark measures what it says; how fast is for `dev.py bench` to say."""

import io

import pytest
from rich.console import Console

from tableronde import games
from tableronde.lab import bench


def test_every_game_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TABLERONDE_PEERS_PYTHON", raising=False)
    monkeypatch.setattr(bench, "SLICE_SECONDS", 0.01)
    monkeypatch.setattr(bench, "COPY_BATCHES", 2)
    rows = bench.summary(bench.measure(seconds=0.02, rounds=2))
    assert [row["name"] for row in rows] == ["avalon (2)", "guilds (2)", "guilds (5)"]
    assert {row["name"].split()[0] for row in rows} == set(games.GAMES)
    for row in rows:
        assert row["decisions_per_second"] > 0
        assert row["copy_us"] > 0
        assert row["slices"] >= 2
        assert row["ratio"] is None


def test_ratios_are_against_the_yardstick_of_the_same_run() -> None:
    figures = [bench.Figures("ours", [400.0, 500.0, 900.0], 2.0)]
    figures.append(bench.Figures("catanatron", [90.0, 100.0, 110.0], 40.0))
    rows = bench.summary(figures)
    assert rows[0]["ratio"] == 5.0
    assert rows[1]["ratio"] == 1.0
    console = Console(file=io.StringIO(), width=100)
    bench.show(rows, console)
    assert "5.00" in console.file.getvalue()  # type: ignore[attr-defined]
