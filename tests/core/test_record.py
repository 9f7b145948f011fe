"""Tests what happens to malformed, truncated, newer or dishonest records."""

import json
import os
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tableronde
from tableronde import errors
from tableronde.core import record
from tests.core.test_match import play

ANSWER = {"seat": 0, "decision": "0.0", "choice": {"do": "end"}}


@pytest.fixture(scope="module")
def recorded() -> str:
    """Return a whole recorded game as text."""
    return json.dumps(play(tableronde.new("guilds", 3, seed=4), 10_000).record())


def changed(recorded: str, **fields: Any) -> Any:
    return {**json.loads(recorded), **fields}


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"format": "pgn"}, errors.BadRecord),
        ({"version": 2}, errors.NewerRecord),
        ({"version": 0}, errors.BadRecord),
        ({"version": "1"}, errors.BadRecord),
        ({"version": None}, errors.UnknownVersion),
        ({"version": True}, errors.UnknownVersion),
        ({"version": -(10**5000)}, errors.UnknownVersion),
        ({"version": 10**5000}, errors.NewerRecord),
        ({"game": "chess"}, errors.UnknownGame),
        ({"game": 3}, errors.BadRecord),
        ({"rules": 99}, errors.NewerRecord),
        ({"rules": 0}, errors.BadRecord),
        ({"options": {"first": "9"}}, errors.BadOption),
        ({"options": {"colour": "red"}}, errors.UnknownOption),
        ({"options": []}, errors.BadRecord),
        ({"seats": ["a"]}, errors.BadSeats),
        ({"seats": 3}, errors.BadRecord),
        ({"seed": ""}, errors.BadSeed),
        ({"seed": 4}, errors.BadRecord),
        ({"seal": "0" * 64}, errors.RecordMismatch),
        ({"log": {}}, errors.BadRecord),
        ({"log": [{"seat": 0}]}, errors.MalformedEntry),
        ({"log": [{"seat": 0, "decision": "0.0"}]}, errors.MalformedEntry),
        ({"log": [{"seat": 0, "choice": {"do": "end"}, "agreed": True}]}, errors.MalformedEntry),
        ({"log": [{**ANSWER, "agreed": True}]}, errors.MalformedEntry),
        ({"log": [{"seat": 0, "undo": 0, "decision": "0.0"}]}, errors.MalformedEntry),
        ({"log": [{"seat": 0, "undo": 0, "choice": {"do": "end"}}]}, errors.MalformedEntry),
        ({"log": [{"seat": 0, "decision": "0.0", "choice": {}, "undo": 0}]}, errors.BadRecord),
        ({"log": [{"seat": 0, "decision": "0.0", "choice": {}}]}, errors.RecordMismatch),
        ({"log": [{"seat": 0, "undo": 0}]}, errors.RecordMismatch),
        ({"log": [{"seat": 77, "undo": 0}]}, errors.RecordMismatch),
        ({"log": []}, errors.RecordMismatch),
        ({"result": None}, errors.RecordMismatch),
        ({"surprise": 1}, errors.MalformedRecord),
    ],
    ids=lambda value: value.__name__ if isinstance(value, type) else "-".join(value),
)
def test_a_bad_record_raises_a_named_error(
    recorded: str, fields: dict[str, Any], error: type[Exception]
) -> None:
    with pytest.raises(error):
        tableronde.replay(changed(recorded, **fields))


def test_the_error_says_where_a_record_is_malformed(recorded: str) -> None:
    log = json.loads(recorded)["log"]
    log[2]["seat"] = "two"
    with pytest.raises(errors.MalformedRecord) as caught:
        tableronde.replay(changed(recorded, log=log))
    assert caught.value.details["where"] == "$.log[2].seat"
    assert caught.value.details["reason"] == "Expected `int`, got `str`"


def test_any_mapping_type_is_accepted_as_a_record(recorded: str) -> None:
    plain = json.loads(recorded)
    frozen = MappingProxyType({**plain, "options": MappingProxyType(plain["options"])})
    assert tableronde.replay(frozen).record() == plain


def test_a_falsified_record_is_detected(recorded: str) -> None:
    other_seed = tableronde.new("guilds", 3, seed=5)
    forged = changed(recorded, seed=other_seed.seed, seal=other_seed.seal)
    with pytest.raises(errors.RecordMismatch):
        tableronde.replay(forged)
    result = {**json.loads(recorded)["result"], "winners": [0, 1, 2]}
    forged = changed(recorded, result=result)
    for at in (None, len(forged["log"])):
        with pytest.raises(errors.WrongResult):
            tableronde.replay(forged, at)
    assert tableronde.replay(forged, len(forged["log"]) - 1).result is None


def test_a_record_can_be_replayed_to_any_moment(recorded: str) -> None:
    whole = json.loads(recorded)
    for at in (0, 1, 20, len(whole["log"])):
        assert len(tableronde.replay(whole, at).log) == at
    for at in (-1, len(whole["log"]) + 1):
        with pytest.raises(errors.BadPosition):
            tableronde.replay(whole, at)


@given(data=st.data())
@settings(max_examples=60)
def test_a_truncated_file_is_refused(recorded: str, tmp_path_factory: Any, data: Any) -> None:
    length = data.draw(st.integers(0, len(recorded) - 1))
    file = tmp_path_factory.mktemp("records") / "cut.json"
    file.write_text(recorded[:length])
    with pytest.raises(errors.BadRecord):
        record.load(file)


def test_records_are_written_to_files_and_read(recorded: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    record.save(json.loads(recorded), file)
    assert tableronde.replay(record.load(file).plain()).record() == json.loads(recorded)
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]
    with pytest.raises(errors.UnreadableFile):
        record.load(tmp_path / "none.json")
    with pytest.raises(errors.UnreadableFile):
        record.load(tmp_path)
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(errors.BadRecord):
        record.load(tmp_path / "binary")
    (tmp_path / "deep").write_text("[" * 100_000)
    with pytest.raises(errors.BadRecord):
        record.load(tmp_path / "deep")


def test_only_regular_files_are_opened(recorded: str, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for file in (Path("/dev/zero"), Path("/dev/null"), tmp_path / "pipe"):
        with pytest.raises(errors.NotAFile):
            record.load(file)
    with pytest.raises(errors.UnreadableFile):
        record.load(tmp_path / "a\0b")


def test_a_file_is_read_up_to_the_limit_of_a_record(
    recorded: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    file.write_text(recorded)
    monkeypatch.setattr(record, "_MOST_BYTES", len(recorded.encode()))
    record.load(file)
    monkeypatch.setattr(record, "_MOST_BYTES", len(recorded.encode()) - 1)
    with pytest.raises(errors.FileTooLarge):
        record.load(file)


@pytest.mark.parametrize("there", [True, False], ids=["there", "not yet there"])
def test_writing_through_a_symbolic_link_keeps_the_link(
    recorded: str, tmp_path: Path, there: bool
) -> None:
    (tmp_path / "deep").mkdir()
    file, link = tmp_path / "deep" / "game.json", tmp_path / "link.json"
    link.symlink_to(file)
    if there:
        file.write_text("old")
    record.save(json.loads(recorded), link)
    assert link.is_symlink()
    assert not file.is_symlink()
    assert record.load(file).plain() == json.loads(recorded)
    assert {path.name for path in tmp_path.rglob("*")} == {"deep", "game.json", "link.json"}
