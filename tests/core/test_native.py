"""Tests that the classes written out for mypyc play the same games."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import tableronde
from tools.native import write_out

PLAY = """
import json, sys
from random import Random
import tableronde
from tableronde.games import GAMES

ends = {}
for name, game in GAMES.items():
    draw = Random(name)
    match = tableronde.new(name, game.SEATS[-1], seed=2)
    for _ in range(150):
        if match.result is None:
            decision = draw.choice(match.pending())
            match.answer(decision, draw.choice(decision.options))
    copy = match.state.copy()
    again = game.load(json.loads(json.dumps(copy.plain())))
    ends[name] = again.plain()
print(json.dumps([tableronde.__file__, ends], sort_keys=True))
"""


def play(folder: Path) -> tuple[str, str]:
    """Play some of each game with the package in a folder; return its file and the positions."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONSAFEPATH": "1"}
    command = [sys.executable, "-c", PLAY]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    file, ends = json.loads(done.stdout)
    return file, json.dumps(ends)


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("native")
    changed = write_out(folder)
    assert len(changed) > 50
    return folder


def test_classes_written_out_play_the_same_games(written: Path) -> None:
    file, ends = play(written)
    assert file.startswith(str(written))
    assert ends == play(Path(tableronde.__file__).parents[1])[1]


def test_written_out_classes_keep_no_declaring_decorator(written: Path) -> None:
    for below in ("core", "games"):
        for file in (written / "tableronde" / below).rglob("*.py"):
            text = file.read_text("utf-8")
            assert "\n@frame\n" not in text, file
            assert "\n@dataclass(eq=False" not in text, file
