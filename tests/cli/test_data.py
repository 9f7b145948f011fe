"""Tests `--data`: another box of Medieval Mastery, as a user passes it."""

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import urllib.error
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tableronde.core import record
from tests.cli.test_cli import PLAIN, json_of, run
from tests.games import test_zizka_boxes as zizka
from tests.games.test_boxes import OTHER, example
from tests.processes import started
from tests.server.live_client import Seat, get, post
from tests.waiting import PATIENCE

MASTERY: Final = "medieval-mastery"


@pytest.fixture(scope="module")
def box(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("box") / "box.toml"
    file.write_text(example(), encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def simulated(box: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Any, list[Path]]:
    """Return games that two other processes have played and recorded."""
    folder = tmp_path_factory.mktemp("records")
    command = "simulate", MASTERY, "--games", 6, "--seats", "greedy,random", "--data", box
    summary = json_of(*command, "--jobs", 2, "--records", folder)
    assert json_of(*command, "--jobs", 1)["decisions"] == summary["decisions"]
    return summary, sorted(folder.iterdir())


def error_of(*arguments: object, **variables: str) -> str:
    """Return the one line that a failing command prints."""
    done = run(*arguments, **variables)
    assert done.returncode == 2, done.stdout
    assert not done.stdout
    [line] = done.stderr.splitlines()
    assert line.startswith("tableronde: ")
    return line.removeprefix("tableronde: ")


def test_a_simulation_uses_the_box_in_every_process(
    simulated: tuple[Any, list[Path]],
) -> None:
    summary, files = simulated
    assert summary["unfinished"] == 0
    assert [record.load(file).data for file in files] == [OTHER.fingerprint] * 6
    ours = json_of("simulate", MASTERY, "--games", 6, "--seats", "greedy,random", "--jobs", 2)
    assert ours["decisions"] != summary["decisions"]


def test_records_of_a_box_need_the_box(simulated: tuple[Any, list[Path]], box: Path) -> None:
    file = simulated[1][0]
    assert run("verify", file, "--data", box).returncode == 0
    shown = json_of("replay", file, "--data", box)
    assert len(shown["view"]["table"]["map"]) == 15
    assert run("replay", file, "--data", box, "--at", 5).returncode == 0
    other = "This was played with other components of Medieval Mastery. Give their file"
    for command in (["verify"], ["replay"], ["replay", "--json"], ["play", "--resume"]):
        assert other in error_of(*command, file)
    french = error_of("verify", file, "--lang", "fr")
    assert (
        "Cette partie utilise un autre matériel du jeu Medieval Mastery. Donnez le fichier"
        in french
    )


def test_records_of_the_built_in_box_are_refused_with_another(box: Path, tmp_path: Path) -> None:
    run("simulate", MASTERY, "--games", 1, "--jobs", 1, "--records", tmp_path)
    [file] = tmp_path.iterdir()
    assert "data" not in json.loads(file.read_text())
    assert run("verify", file).returncode == 0
    assert "the built-in components of Medieval Mastery" in error_of("verify", file, "--data", box)


def test_boxes_of_two_games_can_be_passed_at_once(box: Path, tmp_path: Path) -> None:
    other, folder = tmp_path / "zizka.toml", tmp_path / "records"
    other.write_text(zizka.example(), encoding="utf-8")
    both = "--data", box, "--data", other
    for game, fingerprint in ((MASTERY, OTHER.fingerprint), ("zizka", zizka.OTHER.fingerprint)):
        command = "simulate", game, "--games", 1, "--jobs", 1, *both
        assert json_of(*command, "--records", folder / game)["unfinished"] == 0
        [file] = (folder / game).iterdir()
        assert record.load(file).data == fingerprint


def test_a_game_in_the_terminal_is_resumed_with_the_box(box: Path, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    seats = "--seats", "greedy,me", "--lang", "en"
    done = run("play", MASTERY, *seats, "--data", box, "--save", save, stdin="1\nquit\n")
    assert done.returncode == 0, done.stderr
    assert record.load(save).data == OTHER.fingerprint
    answers = len(record.load(save).log)
    done = run("play", "--resume", save, "--data", box, "--lang", "en", stdin="1\nquit\n")
    assert done.returncode == 0, done.stderr
    assert len(record.load(save).log) >= answers


# The command `tableronde` with a benchmark that measures one game only, and copies less of it.
ONE_GAME: Final = f"""
from tableronde.cli import main
from tableronde.lab import bench
tables = bench._tables
bench._tables = lambda: (table for table in tables() if table[0].ID == "{MASTERY}")
bench.COPY_BATCHES = 1
main()
"""


def test_a_box_is_measured(box: Path) -> None:
    arguments = "bench", "--data", str(box), "--seconds", "0.2", "--rounds", "1", "--json"
    command = [sys.executable, "-c", ONE_GAME, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env=PLAIN, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    assert MASTERY in done.stdout


@pytest.fixture(scope="module")
def wrong(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("wrong") / "wrong.toml"
    file.write_text(
        f'[meta]\ngame = "{MASTERY}"\n'
        '[[cards]]\nid = "ambush"\ncopies = 7\n'
        '[[territories]]\nid = "cave"\ncapacity = 0\n'
    )
    return file


@pytest.mark.parametrize("command", ["play", "simulate", "replay", "verify", "serve", "bench"])
def test_every_command_reports_all_faults_of_a_box(command: str, wrong: Path) -> None:
    needed = {"simulate": [MASTERY], "replay": ["none.json"], "verify": ["none.json"]}
    assert error_of(command, *needed.get(command, []), "--data", wrong) == (
        f"{wrong} can’t replace components of Medieval Mastery. "
        "[[territories]] cave: capacity must be a whole number from 1 to 60, not 0. "
        "[[cards]]: there must be 18 copies in all, not 23."
    )


def test_faults_are_reported_in_french(wrong: Path) -> None:
    output = error_of("play", "--data", wrong, "--lang", "fr")
    assert "cave\u00a0: capacity doit être un nombre entier de 1 à 60, et non 0." in output
    assert "[[cards]]\u00a0: il faut 18 exemplaires en tout, et non 23." in output


def test_a_path_that_is_no_file_is_refused(tmp_path: Path) -> None:
    assert "Can’t open" in error_of("bench", "--data", tmp_path / "none.toml")
    assert "isn’t a regular file" in error_of("bench", "--data", tmp_path)


def test_a_file_name_that_is_no_unicode_is_accepted(box: Path) -> None:
    name = os.fsdecode(b"box-\xff.toml")
    file = box.with_name(name)
    file.write_text(example())
    done = run("simulate", MASTERY, "--games", 2, "--jobs", 2, "--data", file)
    assert done.returncode == 0, done.stderr
    file.write_text("x")
    assert "isn’t valid TOML" in error_of("bench", "--data", file)


# A server -----------------------------------------------------------------------------------------


@contextlib.contextmanager
def serving(db: Path, *arguments: object) -> Iterator[int]:
    """Start a server as people start it, and yield its port."""
    program = [sys.executable, "-m", "tableronde", "serve", "--port", "0", "--db", str(db)]
    command = [*program, "--bot-delay", "0", *map(str, arguments)]
    server = started(command, stdout=subprocess.PIPE, text=True, env={**PLAIN, "HOME": str(db)})
    try:
        assert server.stdout
        found = re.search(r":(\d+)", server.stdout.readline())
        assert found
        yield int(found[1])
    finally:
        server.send_signal(signal.SIGINT)
        server.communicate(timeout=PATIENCE)


def test_a_table_of_the_site_uses_the_box(box: Path, tmp_path: Path) -> None:
    """Bots use it in processes of their own. Without it the table cannot be opened, but the list of
    tables can."""
    db = tmp_path / "tables.db"
    settings = {"game": MASTERY, "options": {"first": "0"}, "seats": ["greedy", "me"]}
    public = {**settings, "seats": ["me", "friend"], "private": False}
    with serving(db, "--data", box) as port:
        made = post(port, "tables", {"settings": settings, "name": "Ana"})
        listed = post(port, "tables", {"settings": public, "name": "Ana"})
        seat = Seat(port, made["table"], made["key"])
        for answers in (1, 3):  # the bot chooses its castle, and after Ana begins its turn
            while seat.latest["view"]["number"] < answers:
                seat.until("update")
            assert len(seat.latest["view"]["table"]["map"]) == 15
            if answers == 1:
                taken = seat.latest["view"]["table"]["seats"][0]["castle"]
                free = "touraine" if taken == "anjou" else "anjou"
                seat.answer({"do": "choose-castle", "castle": free})
        seat.close()
        assert [table["table"] for table in get(port, "api/tables")] == [listed["table"]]
    mine = {"tables": {made["table"]: made["key"]}}
    with serving(db) as port:
        assert get(port, "api/tables") == []
        assert post(port, "mine", mine) == []
        with pytest.raises(urllib.error.HTTPError) as caught:
            get(port, f"api/tables/{made['table']}")
        with caught.value as answer:
            assert json.load(answer)["error"] == "custom-components"
    with serving(db, "--data", box) as port:
        assert [table["table"] for table in post(port, "mine", mine)] == [made["table"]]
