"""Tests that every script in examples/ runs as its first lines say and prints what it promises."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.waiting import PATIENCE

EXAMPLES: Final = Path(__file__).parents[1] / "examples"
# The arguments of each script, and what its output matches.
SCRIPTS: Final[dict[str, tuple[list[str], str]]] = {
    "random_game": (["guilds", "4"], r"guilds: seat [0-3] won after \d+ answers"),
    "own_bot": ([], r"fighter: \d+ of 20 .*\nrandom: \d+ of 20 "),
    "replay_record": (
        ["game.json"],
        r"played \d+ answers.*was open\.\nAfter 0 answers Ana held .*refused: WrongEntry\(",
    ),
    "tournament": (["12"], r"^12 games.*entry 1, greedy: \d.*entry 4, random: \d"),
    "views": (
        [],
        r"Seat 0 sees the cards of seats \[0\].*Seat 1 sees the cards of seats \[1\].*"
        r"A spectator sees the cards of seats \[\]",
    ),
    "undo_and_errors": (
        [],
        r"UnknownVerb: .*\nNotAnOption: .*0 answers stand\.\n1 answer stands: .*"
        r"0 answers stand\.\nTooLateToUndo: .*consent.*: 0 answers stand\.\n$",
    ),
    "sentences": (["fr"], r"^Médiévallons\n  Manche\s1\s: Ben commence\."),
    "other_components": (
        [],
        r"Built-in box: \d+\.\d .*\nfewer-ambushes\.toml: \d+\.\d .*\n.*StandardComponents\(",
    ),
}


def test_every_example_is_tested() -> None:
    assert {file.stem for file in EXAMPLES.glob("*.py")} == {*SCRIPTS}


@pytest.mark.parametrize("name", SCRIPTS)
def test_an_example_runs(name: str, tmp_path: Path) -> None:
    arguments, promised = SCRIPTS[name]
    command = [sys.executable, "-W", "error", str(EXAMPLES / f"{name}.py"), *arguments]
    done = subprocess.run(
        command, capture_output=True, encoding="utf-8", cwd=tmp_path, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert re.search(promised, done.stdout, re.DOTALL), done.stdout


@pytest.mark.parametrize("name", SCRIPTS)
def test_an_example_says_in_its_first_lines_how_to_run_it(name: str) -> None:
    text = (EXAMPLES / f"{name}.py").read_text(encoding="utf-8")
    assert f"`python examples/{name}.py" in text.split('"""')[1]
