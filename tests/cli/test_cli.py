"""Tests the command `tableronde` as a user runs it, in a process of its own."""

import json
import os
import re
import subprocess
import sys
from itertools import cycle
from pathlib import Path
from typing import Any, Final

import pytest

import tableronde
from tableronde.core import record
from tests.cli.forked_command import run_forked
from tests.core.test_match import play
from tests.waiting import PATIENCE

PLAIN = {
    "PATH": os.environ["PATH"],
    "LANG": "C.UTF-8",
    "PYTHONPATH": ":".join(sys.path),
    "PYTHONPYCACHEPREFIX": sys.pycache_prefix or "",
}


def run(*arguments: object, stdin: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {**PLAIN, "HOME": "/nonexistent", **variables}
    return run_forked([*map(str, arguments)], stdin, environment)


def run_cold(
    *arguments: object, stdin: str = "", **variables: str
) -> subprocess.CompletedProcess[str]:
    """Run the command as it is really started, with nothing imported yet."""
    command = [sys.executable, "-m", "tableronde", *map(str, arguments)]
    environment = {**PLAIN, "HOME": "/nonexistent", **variables}
    return subprocess.run(
        command, input=stdin, capture_output=True, text=True, env=environment, timeout=PATIENCE
    )


def json_of(*arguments: object, **variables: str) -> Any:
    """Return what a successful command prints as JSON."""
    done = run(*arguments, "--json", **variables)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def record_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("kept") / "game.json"
    record.save(play(tableronde.new("avalon", 2, seed=4), 10_000).record(), file)
    return file


# Good input -------------------------------------------------------------------------------------


COMMANDS = ["games", "play", "simulate", "replay", "verify", "rules", "serve", "bench"]


def test_every_command_has_help() -> None:
    overview = run_cold("--help")
    assert overview.returncode == 0
    for command in COMMANDS:
        assert command in overview.stdout
    for command in COMMANDS:
        done = run(command, "--help")
        assert done.returncode == 0
        assert "Usage" in done.stdout


def test_the_version_is_printed() -> None:
    assert run_cold("--version").stdout == f"tableronde {tableronde.__version__}\n"


def test_the_games_are_listed() -> None:
    rows = json_of("games")
    assert [(row["id"], row["seats"]) for row in rows] == [
        ("avalon", [2]),
        ("guilds", [2, 3, 4, 5]),
        ("medieval-mastery", [2, 3, 4, 5, 6]),
        ("zizka", [1, 2, 3, 4]),
        ("fief", [3, 4, 5, 6]),
    ]
    assert rows[1]["options"]["rounds"] == ["rulebook", "one"]
    assert "joueurs" in run("games", "--lang", "fr").stdout


def test_a_simulation_is_printed_as_json() -> None:
    arguments = "simulate", "guilds", "--games", 12, "--seats", "random,greedy,random", "--seed", 3
    result = json_of(*arguments)
    promised = {"game", "games", "unfinished", "decisions", "seconds", "decisions_per_second"}
    assert promised | {"mean_decisions", "wins"} <= set(result)
    assert result["games"] == 12
    assert sum(result["wins"]) == pytest.approx(12)
    again = json_of(*arguments, "--jobs", 1)
    assert again["wins"] == result["wins"]
    assert again["decisions"] == result["decisions"]
    plain = run(*arguments)
    assert plain.returncode == 0
    assert "greedy" in plain.stdout
    assert "\x1b" not in plain.stdout + plain.stderr


def test_a_simulation_formats_numbers_for_the_language() -> None:
    arguments = "simulate", "avalon", "--games", 3, "--jobs", 1, "--seed", 1
    for language, share in (("en", r"\d+\.\d%"), ("fr", r"\d+,\d\u00a0%")):
        rows = run(*arguments, "--lang", language).stdout.splitlines()[1:3]
        assert all(re.search(rf"^  random +\d[.,]\d +{share}$", row) for row in rows), rows


def test_a_simulation_takes_options_and_writes_records(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    arguments = "simulate", "guilds", "--games", 2, "--option", "rounds=one", "--records", folder
    json_of(*arguments)
    files = sorted(folder.iterdir())
    assert [record.load(file).options["rounds"] for file in files] == ["one", "one"]
    done = run("verify", *files)
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) == 2


def test_a_record_is_verified(record_file: Path) -> None:
    done = run("verify", record_file)
    assert done.returncode == 0
    assert record.load(record_file).seal in done.stdout
    assert json_of("verify", record_file)["finished"]


def test_a_record_is_verified_by_its_published_seal(record_file: Path) -> None:
    seal = record.load(record_file).seal
    assert run("verify", record_file, "--seal", seal).returncode == 0
    assert run("verify", record_file, "--seal", f" {seal.upper()} ").returncode == 0
    for other in ("", "0" * 64, seal[:-1]):
        done = run("verify", record_file, "--seal", other)
        assert done.returncode == 2
        assert done.stdout == ""
        assert f"its seal is {seal}" in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_every_file_is_verified(record_file: Path, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{}")
    done = run("verify", record_file, tmp_path / "bad.json", tmp_path / "none.json", record_file)
    assert done.returncode == 2
    assert [line.partition(":")[0] for line in done.stdout.splitlines()] == [str(record_file)] * 2
    bad, missing = done.stderr.splitlines()
    assert bad == f"tableronde: {tmp_path}/bad.json: This isn’t a Table Ronde record."
    assert missing.count("none.json") == 1


def test_a_record_is_replayed(record_file: Path) -> None:
    entries = len(record.load(record_file).log)
    whole = json_of("replay", record_file, "--seat", 1)
    assert whole["view"]["result"]["winners"]
    assert whole["view"]["table"]["hands"][0]["cards"] is None
    start = json_of("replay", record_file, "--at", 0)
    assert start["view"]["number"] == 0
    assert start["record_entries"] == entries
    for language, word in (("en", "crowns"), ("fr", "couronnes")):
        done = run("replay", record_file, "--at", 10, "--lang", language)
        assert done.returncode == 0
        assert word in done.stdout


def test_a_clause_is_printed() -> None:
    done = run("rules", "avalon", "--lang", "fr")
    assert done.returncode == 0
    ids = re.findall(r"AVA-[A-Z]+-\d+", done.stdout)
    assert len(set(ids)) >= 160
    assert "Reconstitués" in done.stdout
    assert "Forêt profonde" in done.stdout.splitlines()[-1]
    one = run("rules", "guilds", "gld-turn-03")
    assert one.stdout.count("GLD-TURN-") == 1
    assert json_of("rules", "guilds", "TURN")["TURN"]["clauses"]["GLD-TURN-03"]


def test_the_environment_chooses_the_language() -> None:
    assert "joueurs" in run_cold("games", LANG="fr_FR.UTF-8").stdout
    assert "players" in run("games", LANG="de_DE.UTF-8").stdout
    assert "joueurs" in run("games", TABLERONDE_LANG="fr").stdout


def test_a_whole_game_is_played_through_a_pipe(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    arguments = "play", "guilds", "--seats", "me,greedy", "--seed", 1, "--save", file
    done = run_cold(*arguments, "--lang", "fr", stdin="1\n" * 4000)
    assert done.returncode == 0, done.stderr
    assert record.load(file).result is not None
    assert run("verify", file).returncode == 0
    assert "\x1b" not in done.stdout


def test_play_without_arguments_begins_avalon(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert run("play", "--save", file, stdin="quit\n").returncode == 0
    assert record.load(file).game == "avalon"


def test_under_dev_py_the_command_to_resume_is_that_of_dev_py(tmp_path: Path) -> None:
    """There, `play` serves the site, and `terminal` plays."""
    file = tmp_path / "game.json"
    typed = {"TABLERONDE_COMMAND": "python3 dev.py"}
    assert (
        f"python3 dev.py terminal --resume {file}"
        in run("play", "--save", file, stdin="quit\n", **typed).stdout
    )
    again = run("play", "--save", file, **typed)
    assert "“python3 dev.py terminal --resume”" in " ".join(again.stderr.split())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_play_publishes_the_seal_before_anything_else(tmp_path: Path, language: str) -> None:
    for seats in ("me,greedy", "random,random"):
        file = tmp_path / f"{seats}.json"
        done = run("play", "--seats", seats, "--save", file, "--lang", language, stdin="quit\n")
        lines = done.stdout.splitlines()
        assert "--seal" in " ".join(lines[:2])
        assert f"  {record.load(file).seal}" in lines[:3]


# Bad input --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["play", "chess"], "chess"),
        (["play", "guilds", "--option", "first=1", "--option", "first=0"], "first"),
        (["play", "--resume", "x.json", "--seed", "5"], "--seed"),
        (["play", "avalon", "--resume", "x.json"], "--resume"),
        (["simulate", "guilds", "--option", "rounds=one", "--option", "rounds=rulebook"], "rounds"),
        (["play", "--resume", "x.json", "--seats", ""], "--seats"),
        (["play", "", "--resume", "x.json"], "GAME"),
        (["play", ""], "avalon"),
        (["play", "--seats", ""], "random, greedy"),
        (["replay", "x.json", "--open", "--seat", "0"], "--open"),
        (["replay", "x.json", "--open", "--json"], "--open"),
        (["replay", "x.json", "--step", "--json"], "--step"),
        (["play", "avalon", "--seats", "me"], "2"),
        (["play", "avalon", "--seats", "me,deep-blue"], "deep-blue"),
        (["play", "avalon", "--option", "speed=9"], "speed"),
        (["play", "avalon", "--option", "first"], "first"),
        (["play", "guilds", "--seats", "me,greedy", "--option", "first=3"], "first"),
        (["play", "--resume", "missing.json"], "missing.json"),
        (["simulate", "chess"], "chess"),
        (["simulate", "guilds", "--seats", "random"], "vallons"),
        (["simulate", "guilds", "--seats", "human,random"], "human"),
        (["simulate", "guilds", "--games", "0"], "--games"),
        (["simulate", "guilds", "--games", "x"], "--games"),
        (["simulate", "guilds", "--records", "/dev/null/x"], "/dev/null/x"),
        (["simulate", "guilds", "--records", "/sys"], "/sys"),
        (["simulate", "guilds", "--records", ""], "''"),
        (["verify", "/dev/zero"], "/dev/zero"),
        (["replay", "/dev/zero"], "/dev/zero"),
        (["play", "--resume", "/dev/zero"], "/dev/zero"),
        (["bench", "--seconds", "inf"], "--seconds"),
        (["bench", "--seconds", "nan"], "--seconds"),
        (["serve", "--bot-delay", "nan"], "--bot-delay"),
        (["serve", "--proxy", "127.0.0.1,nowhere"], "--proxy"),
        (["serve", "--proxy", ""], "--proxy"),
        (["replay", "missing.json"], "missing.json"),
        (["verify", "missing.json"], "missing.json"),
        (["rules", "chess"], "chess"),
        (["rules", "avalon", "NONSENSE"], "TURN"),
        (["fly"], "fly"),
        (["games", "--lang", "de"], "de"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_bad_input_gets_a_short_error_and_exit_code_2(
    arguments: list[str], part: str, language: str
) -> None:
    done = run(*arguments, TABLERONDE_LANG=language)
    assert done.returncode == 2, done.stdout
    assert part in done.stderr
    assert "Traceback" not in done.stderr


def test_a_bad_record_gets_a_short_error_and_exit_code_2(record_file: Path, tmp_path: Path) -> None:
    whole = record_file.read_text()
    bad = {
        "truncated": whole[: len(whole) // 2],
        "newer": whole.replace('"version": 1', '"version": 2'),
        "newer-rules": re.sub(r'"rules": \d+', '"rules": 99', whole),
        "far-newer": whole.replace('"version": 1', '"version": 1' + "0" * 30),
        "foreign": '{"hello": 1}',
        "forged": whole.replace('"seed": "4"', '"seed": "5"'),
        "garbage": "\x00\x01",
        "empty": "",
    }
    commands = cycle((["verify"], ["replay"], ["play", "--resume"]))
    for (name, text), command in zip(bad.items(), commands, strict=False):
        file = tmp_path / f"{name}.json"
        file.write_text(text)
        done = run(*command, file)
        assert done.returncode == 2, (name, command)
        assert len(done.stderr.strip().splitlines()) == 1
        assert "Traceback" not in done.stderr
    for arguments in (
        ["--at", "-1"],
        ["--at", "99999"],
        ["--at", "1" + "0" * 30],
        ["--seat", "2"],
        ["--seat", "-1"],
    ):
        done = run("replay", record_file, *arguments)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "--resume"]])
def test_a_pipe_is_refused_as_a_record(command: list[str], tmp_path: Path) -> None:
    """Opening it would wait for ever."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    done = run(*command, pipe)
    assert done.returncode == 2
    assert done.stderr.startswith(f"tableronde: Can’t open {pipe}: it isn’t a regular file.")


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_record_that_cannot_be_written_is_reported(jobs: int, tmp_path: Path) -> None:
    (tmp_path / "avalon-000001.json").mkdir()
    arguments = "simulate", "avalon", "--games", 4, "--jobs", jobs, "--records", tmp_path
    done = run_cold(*arguments)
    assert done.returncode == 2
    [sentence] = done.stderr.splitlines()
    assert sentence.startswith(f"tableronde: Can’t write to {tmp_path}/avalon-000001.json")


# The command `tableronde` with a benchmark that has nothing to measure and ends at once.
QUICK: Final = """
from tableronde.cli import main
from tableronde.lab import bench
bench._tables = lambda: iter(())
main()
"""
FULL: Final = "/dev/full"


def redirected(redirection: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    """Run the command by a shell, with nothing imported yet."""
    started = ["-c", QUICK] if arguments[0] == "bench" else ["-m", "tableronde"]
    command = [sys.executable, *started, *map(str, arguments)]
    return subprocess.run(
        ["sh", "-c", f'exec "$@" {redirection}', "sh", *command],
        input="quit\n",
        capture_output=True,
        text=True,
        env={**PLAIN, "HOME": "/nonexistent"},
        timeout=PATIENCE,
    )


def written_to(stdout: str | None, *arguments: object) -> subprocess.CompletedProcess[str]:
    """Run the command in a process that has everything imported."""
    environment = {**PLAIN, "HOME": "/nonexistent"}
    return run_forked([*map(str, arguments)], "quit\n", environment, stdout)


@pytest.mark.skipif(not Path(FULL).exists(), reason="needs a disk that is always full")
def test_output_that_cannot_be_written_is_reported(record_file: Path, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    for done in (
        redirected(f">{FULL}", "--version"),
        redirected(f">{FULL}", "play", "--save", save),
        redirected(f">{FULL}", "bench", "--seconds", 0.2, "--rounds", 1),
        written_to(FULL, "--help"),
        written_to(FULL, "games"),
        written_to(FULL, "play", "--resume", record_file),
        written_to(FULL, "simulate", "avalon", "--games", 2, "--jobs", 1),
        written_to(FULL, "replay", record_file),
        written_to(FULL, "replay", record_file, "--step"),
        written_to(FULL, "verify", record_file),
        written_to(FULL, "rules", "avalon"),
    ):
        assert done.returncode == 2, (done.args, done.stderr)
        assert done.stderr == "tableronde: Can’t continue (no space left on the disk).\n", done.args
    french = written_to(FULL, "games", "--lang", "fr")
    assert french.stderr == "tableronde: Impossible de continuer (plus de place sur le disque).\n"


def test_a_closed_output_is_reported(record_file: Path, tmp_path: Path) -> None:
    for done in (
        redirected(">&-", "play", "--save", tmp_path / "game.json"),
        written_to(None, "play", "--resume", record_file),
        written_to(None, "replay", record_file),
        written_to(None, "replay", record_file, "--step"),
    ):
        assert done.returncode == 2, done.args
        assert "standard output is closed" in done.stderr
        assert len(done.stderr.splitlines()) == 1
    assert redirected(">&- 2>&-", "replay", record_file).returncode == 2


def test_a_closed_pipe_is_no_error() -> None:
    command = f"{sys.executable} -m tableronde rules avalon | head -1"
    done = subprocess.run(
        ["bash", "-c", command], capture_output=True, text=True, env=PLAIN, timeout=PATIENCE
    )
    assert "Traceback" not in done.stderr
