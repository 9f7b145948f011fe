"""The benchmark measures what it says; how fast is for `dev.py bench` to say."""

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tableronde import errors, games
from tableronde.lab import bench


def test_every_game_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TABLERONDE_PEERS_PYTHON", raising=False)
    monkeypatch.setattr(bench, "SLICE_SECONDS", 0.01)
    monkeypatch.setattr(bench, "COPY_BATCHES", 2)
    monkeypatch.setattr(bench, "LONGEST", 300)
    rows = bench.summary(bench.measure(seconds=0.02, rounds=2))
    assert [row["name"] for row in rows] == [
        "avalon (2)",
        "guilds (2)",
        "guilds (5)",
        "medieval-mastery (2)",
        "medieval-mastery (6)",
        "zizka (1)",
        "zizka (4)",
        "fief (3)",
        "fief (6)",
    ]
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


def test_peers_are_measured_in_every_round(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(python: str, peer: str, seconds: float, number: int) -> Any:
        return {"rates": [100 * (number + 1), 7], "copy_us": 40.0 - number}

    monkeypatch.setenv("TABLERONDE_PEERS_PYTHON", "python")
    monkeypatch.setattr(bench, "_run_peer", told)
    monkeypatch.setattr(bench, "_tables", lambda: iter(()))
    figures = bench.measure(seconds=1, rounds=3)
    assert [row.name for row in figures] == list(bench.PEERS)
    for row in figures:
        assert row.rates == [100, 7, 200, 7, 300, 7]
        assert row.copy_us == 38.0


@pytest.mark.parametrize(
    ("script", "why", "detail"),
    [
        ("echo not JSON", "no-json", ""),
        ("exit 3", "exit", "3"),
        ("echo first >&2; echo the last line >&2; exit 1", "said", "the last line"),
    ],
)
def test_a_peer_that_fails_is_named(
    script: str, why: str, detail: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python = tmp_path / "python"
    python.write_text(f"#!/bin/sh\n{script}\n")
    python.chmod(0o755)
    monkeypatch.setenv("TABLERONDE_PEERS_PYTHON", str(python))
    monkeypatch.setattr(bench, "_tables", lambda: iter(()))
    with pytest.raises(errors.PeerFailed) as caught:
        bench.measure(seconds=1, rounds=1)
    told = {"python": str(python), "peer": "catanatron", "why": why, "detail": detail}
    assert caught.value.details == told
