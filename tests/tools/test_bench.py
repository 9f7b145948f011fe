"""Tests `dev.py bench`: our games and other projects' programs in one run."""

import json
import sys
from pathlib import Path

import pytest

from tableronde.lab import bench
from tools.bench.__main__ import PEERS, Peer, PeerFailed, main


@pytest.fixture
def no_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip our own games, which are measured first and take long."""
    monkeypatch.setattr(bench, "_tables", lambda: iter(()))


def make_python(folder: Path, script: str) -> str:
    """Make a program that runs a script instead of measuring."""
    python = folder / "python"
    python.write_text(f"#!/bin/sh\n{script}\n")
    python.chmod(0o755)
    return str(python)


@pytest.mark.usefixtures("no_games")
def test_every_peer_has_a_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    output = json.dumps({"peer": "x", "version": "1", "rates": [50, 60], "copy_us": 2.5})
    python = make_python(tmp_path, f"echo '{output}'")
    command = ["bench", "--peers-python", python, "--seconds", "0.4", "--rounds", "2"]
    monkeypatch.setattr(sys, "argv", [*command, "--json"])
    assert main() == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["name"] for row in rows] == list(PEERS)
    for row in rows:
        figures = {"decisions_per_second": 55, "best": 60, "slices": 4, "copy_us": 2.5, "ratio": 1}
        assert row == {"name": row["name"], **figures}
    monkeypatch.setattr(sys, "argv", command)
    assert main() == 0
    assert "× catanatron" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("script", "why"),
    [
        ("echo not JSON", "its answer is not the JSON of a sample"),
        ("echo []", "its answer is not the JSON of a sample"),
        ("exit 3", "exit code 3"),
        ("echo first >&2; echo the last line >&2; exit 1", "the last line"),
    ],
)
def test_a_failing_peer_is_named(script: str, why: str, tmp_path: Path) -> None:
    python = make_python(tmp_path, script)
    with pytest.raises(PeerFailed) as caught:
        Peer("chess", python).measure(1, 0)
    assert str(caught.value) == f"{python} cannot measure chess ({why})"


@pytest.mark.usefixtures("no_games")
def test_a_failure_is_a_short_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = ["bench", "--data", str(tmp_path / "none.toml"), "--lang", "fr"]
    for command, part in ((["bench"], "No such file"), (missing, "none.toml")):
        monkeypatch.setattr(sys, "argv", [*command, "--peers-python", "/nonexistent"])
        assert main() == 2
        [sentence] = capsys.readouterr().err.splitlines()
        assert sentence.startswith("dev.py bench: ")
        assert part in sentence


@pytest.mark.parametrize(
    "arguments", [["--seconds", "inf"], ["--seconds", "0.1"], ["--rounds", "0"], ["--lang", "de"]]
)
def test_wrong_arguments_are_refused(arguments: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["bench", "--peers-python", "x", *arguments])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
