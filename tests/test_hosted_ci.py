"""Tests that the hosted CI does what `.ci/run` does, on every supported Python, and has no other
rights."""

import re
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
WORKFLOW: Final = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")


def test_the_ci_runs_on_every_supported_python() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [line.rpartition(" :: ")[2] for line in project["classifiers"] if ":: 3." in line]
    assert f">={named[0]}" == project["requires-python"]
    [matrix] = re.findall(r"python: \[(.+)\]", WORKFLOW)
    assert re.findall(r'"([\d.]+)"', matrix) == named


def test_the_ci_runs_the_checking_script() -> None:
    assert "- run: .ci/run\n" in WORKFLOW
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o100


def test_the_ci_may_only_read_and_uses_pinned_actions() -> None:
    assert re.findall(r"permissions:\n((?:  .+\n)+)", WORKFLOW) == ["  contents: read\n"]
    assert WORKFLOW.count("permissions:") == 1
    assert "secrets" not in WORKFLOW
    used = re.findall(r"uses: (\S+)", WORKFLOW)
    assert used
    for action in used:
        assert re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40}", action), action
