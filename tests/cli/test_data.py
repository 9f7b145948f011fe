"""`--data`: another box of Medieval Mastery, as a user lays it on the table."""

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
from tests.cli.test_cli import PLAIN, run, said
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
    """Games that two other processes have played and recorded."""
    folder = tmp_path_factory.mktemp("records")
    command = "simulate", MASTERY, "--games", 6, "--seats", "greedy,random", "--data", box
    told = said(*command, "--jobs", 2, "--records", folder)
    assert said(*command, "--jobs", 1)["decisions"] == told["decisions"]
    return told, sorted(folder.iterdir())


def refused(*arguments: object, **variables: str) -> str:
    """What a command says that fails, in one line."""
    done = run(*arguments, **variables)
    assert done.returncode == 2, done.stdout
    assert not done.stdout
    [line] = done.stderr.splitlines()
    assert line.startswith("tableronde: ")
    return line.removeprefix("tableronde: ")


def test_simulations_are_played_with_it_in_every_process(
    simulated: tuple[Any, list[Path]],
) -> None:
    told, files = simulated
    assert told["unfinished"] == 0
    assert [record.load(file).data for file in files] == [OTHER.fingerprint] * 6
    ours = said("simulate", MASTERY, "--games", 6, "--seats", "greedy,random", "--jobs", 2)
    assert ours["decisions"] != told["decisions"]


def test_records_are_looked_at_with_it_and_not_without(
    simulated: tuple[Any, list[Path]], box: Path
) -> None:
    file = simulated[1][0]
    assert run("verify", file, "--data", box).returncode == 0
    shown = said("replay", file, "--data", box)
    assert len(shown["view"]["table"]["map"]) == 15
    assert run("replay", file, "--data", box, "--at", 5).returncode == 0
    other = "This was played with other components of Medieval Mastery. Give their file"
    for command in (["verify"], ["replay"], ["replay", "--json"], ["play", "--resume"]):
        assert other in refused(*command, file)
    french = refused("verify", file, "--lang", "fr")
    assert (
        "Cette partie utilise un autre matériel du jeu Medieval Mastery. Donnez le fichier"
        in french
    )


def test_our_own_records_are_not_looked_at_with_it(box: Path, tmp_path: Path) -> None:
    run("simulate", MASTERY, "--games", 1, "--jobs", 1, "--records", tmp_path)
    [file] = tmp_path.iterdir()
    assert "data" not in json.loads(file.read_text())
    assert run("verify", file).returncode == 0
    assert "the built-in components of Medieval Mastery" in refused("verify", file, "--data", box)


def test_boxes_of_two_games_at_once(box: Path, tmp_path: Path) -> None:
    other, folder = tmp_path / "zizka.toml", tmp_path / "records"
    other.write_text(zizka.example(), encoding="utf-8")
    both = "--data", box, "--data", other
    for game, fingerprint in ((MASTERY, OTHER.fingerprint), ("zizka", zizka.OTHER.fingerprint)):
        command = "simulate", game, "--games", 1, "--jobs", 1, *both
        assert said(*command, "--records", folder / game)["unfinished"] == 0
        [file] = (folder / game).iterdir()
        assert record.load(file).data == fingerprint


def test_a_game_in_the_terminal_goes_on_with_it(box: Path, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    seats = "--seats", "greedy,me", "--lang", "en"
    done = run("play", MASTERY, *seats, "--data", box, "--save", save, stdin="1\nquit\n")
    assert done.returncode == 0, done.stderr
    assert record.load(save).data == OTHER.fingerprint
    answers = len(record.load(save).log)
    done = run("play", "--resume", save, "--data", box, "--lang", "en", stdin="1\nquit\n")
    assert done.returncode == 0, done.stderr
    assert len(record.load(save).log) >= answers


# The command `tableronde` where a benchmark measures one game only, and copies less of it.
ONE_GAME: Final = f"""
from tableronde.cli import main
from tableronde.lab import bench
tables = bench._tables
bench._tables = lambda: (table for table in tables() if table[0].ID == "{MASTERY}")
bench.COPY_BATCHES = 1
main()
"""


def test_it_is_measured(box: Path) -> None:
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
def test_every_command_says_all_that_is_wrong(command: str, wrong: Path) -> None:
    needed = {"simulate": [MASTERY], "replay": ["none.json"], "verify": ["none.json"]}
    assert refused(command, *needed.get(command, []), "--data", wrong) == (
        f"{wrong} can’t replace components of Medieval Mastery. "
        "[[territories]] cave: capacity must be a whole number from 1 to 60, not 0. "
        "[[cards]]: there must be 18 copies in all, not 23."
    )


def test_it_is_said_in_french(wrong: Path) -> None:
    said = refused("play", "--data", wrong, "--lang", "fr")
    assert "cave\u00a0: capacity doit être un nombre entier de 1 à 60, et non 0." in said
    assert "[[cards]]\u00a0: il faut 18 exemplaires en tout, et non 23." in said


def test_what_is_no_file(tmp_path: Path) -> None:
    assert "Can’t open" in refused("bench", "--data", tmp_path / "none.toml")
    assert "isn’t a regular file" in refused("bench", "--data", tmp_path)


def test_a_name_that_is_no_text(box: Path) -> None:
    name = os.fsdecode(b"box-\xff.toml")
    file = box.with_name(name)
    file.write_text(example())
    done = run("simulate", MASTERY, "--games", 2, "--jobs", 2, "--data", file)
    assert done.returncode == 0, done.stderr
    file.write_text("x")
    assert "isn’t valid TOML" in refused("bench", "--data", file)


# A server -----------------------------------------------------------------------------------------


@contextlib.contextmanager
def serving(db: Path, *arguments: object) -> Iterator[int]:
    """The port of a server as people start it."""
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


def test_a_table_of_the_site(box: Path, tmp_path: Path) -> None:
    """Bots think with it in processes of their own; without it the table stays closed, and the list
    of tables open."""
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
            assert json.load(answer)["error"] == "other-data"
    with serving(db, "--data", box) as port:
        assert [table["table"] for table in post(port, "mine", mine)] == [made["table"]]
