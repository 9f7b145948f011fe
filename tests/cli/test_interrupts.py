"""Tests Ctrl-C, once or more often: it ends the command with 130, and finished games are
reported."""

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.test_cli import PLAIN
from tests.processes import interrupt, started, wait_until_process
from tests.waiting import PATIENCE

COMMAND = [sys.executable, "-m", "tableronde"]
SERVED = [
    sys.executable,
    "-c",
    # A program that has used a fork server before: its workers receive Ctrl-C from the start.
    "from multiprocessing import forkserver; forkserver.ensure_running();"
    "from tableronde.cli import main; main()",
]


def simulation(command: list[str], folder: Path, jobs: int) -> subprocess.Popen[str]:
    arguments = ["simulate", "avalon", "--games", "100000", "--json"]
    return started(
        [*command, *arguments, "--jobs", str(jobs), "--records", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=PLAIN,
        start_new_session=True,
    )


@pytest.mark.parametrize("pauses", [(), (0.05,), (0.5,), (0.01, 0.02, 0.03)], ids=str)
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_simulation_reports_finished_games(
    jobs: int, pauses: tuple[float, ...], tmp_path: Path
) -> None:
    interrupt_repeatedly(simulation(COMMAND, tmp_path, jobs), pauses, tmp_path)


def test_workers_leave_ctrl_c_to_the_parent(tmp_path: Path) -> None:
    """So many games are recorded first that both workers have started."""
    interrupt_repeatedly(simulation(SERVED, tmp_path, 2), (0.02, 0.1), tmp_path, least=400)


def interrupt_repeatedly(
    process: subprocess.Popen[str], pauses: tuple[float, ...], folder: Path, least: int = 20
) -> None:
    """Send Ctrl-C once some games are recorded, and again after each pause.

    The report is the same at any moment, so it does not matter how far the command has come by
    then."""
    wait_until_process(process, lambda: len(list(folder.glob("*.json"))) > least)
    interrupt(process)
    for pause in pauses:
        time.sleep(pause)
        interrupt(process)
    output, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, errors
    assert errors == ""
    result = json.loads(output)
    assert result["interrupted"]
    assert 0 < result["games"] < 100_000
    assert result["games"] == len(list(folder.glob("*.json"))), "a recorded game is not counted"
    assert sum(result["wins"]) == pytest.approx(result["games"])


def test_ctrl_c_works_while_the_program_is_being_loaded(tmp_path: Path) -> None:
    """Some modules take the exception for an error of theirs."""
    loading = "import os, signal\nos.kill(os.getpid(), signal.SIGINT)\nfor _ in range(9): pass"
    caught = f"try:\n exec({loading!r})\nexcept BaseException:\n raise RuntimeError from None"
    (tmp_path / "typer.py").write_text(caught)
    process = started(
        [*COMMAND, "games"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**PLAIN, "PYTHONPATH": f"{tmp_path}:{PLAIN['PYTHONPATH']}"},
    )
    output, errors = process.communicate(timeout=PATIENCE)
    assert (process.returncode, output, errors) == (130, "", "")


def test_nothing_is_loaded_before_ctrl_c_is_handled() -> None:
    """Importing the package loads none of it; importing the command handles Ctrl-C during the
    rest."""
    program = (
        "import sys, tableronde; print([n for n in sys.modules if n.startswith('tableronde.')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=PLAIN, timeout=PATIENCE
    )
    assert done.stdout == "[]\n"
