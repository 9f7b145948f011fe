"""Tests other components: of which game they are, in every process, and at stored tables."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import tableronde
from tableronde import errors, games
from tableronde.core import files
from tableronde.games.medieval_mastery.game import MedievalMastery
from tableronde.server.bots.bot_pool import BotPool
from tableronde.tables.entries import Opened
from tableronde.tables.requests import open_table
from tableronde.tables.settings import Settings
from tableronde.tables.table import Table
from tests.games.test_boxes import OTHER, example
from tests.manual_time import ManualTime

ID = MedievalMastery.ID


@pytest.fixture(autouse=True)
def restore_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Restore the components after each test."""
    before = dict(games.GAMES)
    monkeypatch.setenv("TABLERONDE_DATA", "")  # so that monkeypatch restores it
    monkeypatch.delenv("TABLERONDE_DATA")
    games.GAMES[ID] = MedievalMastery()
    yield
    games.GAMES.clear()
    games.GAMES.update(before)
    games._replaced.clear()


@pytest.fixture
def box(tmp_path: Path) -> Path:
    file = tmp_path / "box.toml"
    file.write_text(example(), encoding="utf-8")
    return file


def fingerprint_in_process() -> str:
    """Return the fingerprint, in another process."""
    return games.find(ID).fingerprint


def test_a_file_replaces_components(box: Path) -> None:
    games.replace_components([])
    assert games.find(ID).fingerprint == ""
    assert "TABLERONDE_DATA" not in os.environ
    games.replace_components([box])
    assert games.find(ID).fingerprint == OTHER.fingerprint
    assert tableronde.new(ID, 2).record()["data"] == OTHER.fingerprint


def test_processes_started_later_have_the_same_components(box: Path) -> None:
    """They have the file as it was then, whatever happens to it afterwards."""
    games.replace_components([box])
    box.unlink()
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        assert pool.submit(fingerprint_in_process).result() == OTHER.fingerprint


async def test_bots_use_the_replaced_components(box: Path) -> None:
    games.replace_components([box])
    match = tableronde.new(ID, 2, "thinking")
    bot_pool = BotPool(1, 20.0, ManualTime(), Random(1))
    try:
        for _ in range(6):
            [decision, *_] = match.pending()
            view = match.view(decision.seat)
            index = await bot_pool.advise("greedy", view, decision.plain())
            assert index is not None
            match.answer(decision, decision.options[index])
    finally:
        bot_pool.close()
    assert match.view()["table"]["turn_number"] > 0


def test_two_files_for_one_game_are_refused(box: Path) -> None:
    with pytest.raises(errors.NotBoth, match="--data"):
        games.replace_components([box, box])
    assert games.find(ID).fingerprint == ""


def test_a_faulty_file_replaces_nothing(box: Path, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text("[meta]\ngame = 'guilds'\n")
    with pytest.raises(errors.FixedComponents):
        games.replace_components([box, wrong])
    assert games.find(ID).fingerprint == ""
    assert "TABLERONDE_DATA" not in os.environ


def test_a_second_file_replaces_the_first(box: Path, tmp_path: Path) -> None:
    """What the second leaves out is built-in again, not from the first."""
    games.replace_components([box])
    second = tmp_path / "second.toml"
    second.write_text(f'[meta]\ngame = "{ID}"\n')
    games.replace_components([second])
    assert games.find(ID).fingerprint == ""


# Files that cannot be read ------------------------------------------------------------------------


def nested(levels: int) -> str:
    return "a = " + "[\n" * levels


@pytest.mark.parametrize(
    ("text", "error", "details"),
    [
        (b"\xff\xfe", errors.NotUtf8, {}),
        ("a = é".encode("latin-1"), errors.NotUtf8, {}),
        (b"", errors.NoGameNamed, {}),
        (b"meta = 3", errors.NoGameNamed, {}),
        (b"[meta]\ntitle = 'box'", errors.NoGameNamed, {}),
        (b"[meta]\ngame = ['avalon']", errors.ForUnknownGame, {"game": "['avalon']"}),
        (
            b"[meta]\ngame = 'chess'",
            errors.ForUnknownGame,
            {"game": "'chess'", "games": ", ".join(games.GAMES)},
        ),
        (b"[meta]\ngame = 'avalon'", errors.FixedComponents, {"game": "avalon"}),
        (b"{}", errors.NotToml, {"line": 1}),
        (b"[meta]\ngame = 'x'\nx y", errors.NotToml, {"line": 3}),
        (b"[meta]\ngame = '''\n\n", errors.NotToml, {"line": 3}),
        (b"a = 1\r\na = 2\r\nb = 3", errors.NotToml, {"line": 2}),
        (b"a = 1\x00", errors.NotToml, {"line": 1}),
        (nested(5000).encode(), errors.OutsizedData, {}),
        (b"a = " + b"9" * 900 + b"\n", errors.NoGameNamed, {}),
        (b"a = " + b"9" * 5000, errors.OutsizedData, {}),
        (b"a" + b".a" * 30_000 + b" = 1", errors.OutsizedData, {}),
        (b"#" * 70_000, errors.DataTooLarge, {"most": 65536}),
    ],
    ids=str,
)
def test_a_hostile_file_is_refused(
    text: bytes, error: type[errors.TableRondeError], details: dict[str, Any], tmp_path: Path
) -> None:
    file = tmp_path / "box.toml"
    file.write_bytes(text)
    with pytest.raises(error) as caught:
        games.replace_components([file])
    assert type(caught.value) is error
    assert {"file": str(file), **details}.items() <= caught.value.details.items()


def test_a_number_of_too_many_digits_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "_LONGEST_LINE", 10_000)
    with pytest.raises(errors.OutsizedData):
        files.parsed("a = " + "9" * 5000, "box.toml")


def test_a_byte_order_mark_is_ignored(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(example(), encoding="utf-8-sig")
    games.replace_components([file])
    assert games.find(ID).fingerprint == OTHER.fingerprint


def test_a_path_that_is_no_file_is_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for file in (tmp_path, tmp_path / "pipe", Path("/dev/zero")):
        with pytest.raises(errors.NotAFile):
            games.replace_components([file])
    for file in (tmp_path / "none", tmp_path / "a\0b", tmp_path / ("x" * 5000)):
        with pytest.raises(errors.UnreadableFile):
            games.replace_components([file])


def test_the_largest_file_fits_into_the_environment(box: Path) -> None:
    """A variable of the environment has at most 128 KiB, and incompressible content is the worst
    case."""
    noise = "".join(f"# {os.urandom(480).hex()}\n" for _ in range(53))
    text = example() + noise
    box.write_text(text)
    assert 50_000 < len(text) < 64 * 1024
    games.replace_components([box])
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        assert pool.submit(fingerprint_in_process).result() == OTHER.fingerprint


# Tables -------------------------------------------------------------------------------------------


def open_new_table() -> Any:
    settings = Settings(game=ID, options={}, seats=["greedy", "random"])
    return open_table("table", settings, 1_760_000_000_000)[0].opened


def test_a_table_is_stored_with_its_box(box: Path) -> None:
    ours = open_new_table()
    assert b"data" not in msgspec.json.encode(ours)
    games.replace_components([box])
    theirs = open_new_table()
    kept = msgspec.json.decode(msgspec.json.encode(theirs), type=Opened)
    assert kept.data == OTHER.fingerprint
    match = Table("table", kept).match
    assert match is not None
    assert len(match.view()["table"]["map"]) == 15
    with pytest.raises(errors.StandardComponents):
        Table("table", ours)
    games.GAMES[ID] = MedievalMastery()
    Table("table", ours)
    with pytest.raises(errors.CustomComponents):
        Table("table", kept)
