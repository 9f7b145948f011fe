"""Records: what a malformed, truncated, newer or dishonest one gets."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tableronde
from tableronde import errors
from tableronde.core import record
from tests.core.test_match import play


@pytest.fixture(scope="module")
def told() -> str:
    """A whole recorded game, as text."""
    return json.dumps(play(tableronde.new("guilds", 3, seed=4), 10_000).record())


def changed(told: str, **fields: Any) -> Any:
    return {**json.loads(told), **fields}


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"format": "pgn"}, errors.BadRecord),
        ({"version": 2}, errors.NewerRecord),
        ({"version": 0}, errors.BadRecord),
        ({"version": "1"}, errors.BadRecord),
        ({"version": None}, errors.BadRecord),
        ({"game": "chess"}, errors.UnknownGame),
        ({"game": 3}, errors.BadRecord),
        ({"rules": 2}, errors.NewerRecord),
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
        ({"log": [{"seat": 0}]}, errors.BadRecord),
        ({"log": [{"seat": 0, "decision": "0.0", "choice": {}, "undo": 0}]}, errors.BadRecord),
        ({"log": [{"seat": 0, "decision": "0.0", "choice": {}}]}, errors.RecordMismatch),
        ({"log": [{"seat": 0, "undo": 0}]}, errors.RecordMismatch),
        ({"log": [{"seat": 77, "undo": 0}]}, errors.RecordMismatch),
        ({"log": []}, errors.RecordMismatch),
        ({"result": None}, errors.RecordMismatch),
        ({"surprise": 1}, errors.BadRecord),
    ],
)
def test_a_bad_record_is_refused_by_name(
    told: str, fields: dict[str, Any], error: type[Exception]
) -> None:
    with pytest.raises(error):
        tableronde.replay(changed(told, **fields))


def test_a_falsified_record_is_found_out(told: str) -> None:
    other_seed = tableronde.new("guilds", 3, seed=5)
    forged = changed(told, seed=other_seed.seed, seal=other_seed.seal)
    with pytest.raises(errors.RecordMismatch):
        tableronde.replay(forged)
    result = {**json.loads(told)["result"], "winners": [0, 1, 2]}
    with pytest.raises(errors.RecordMismatch, match="result"):
        tableronde.replay(changed(told, result=result))


def test_a_record_can_be_replayed_to_any_moment(told: str) -> None:
    whole = json.loads(told)
    for at in (0, 1, 20, len(whole["log"])):
        assert len(tableronde.replay(whole, at).log) == at
    for at in (-1, len(whole["log"]) + 1):
        with pytest.raises(errors.BadPosition):
            tableronde.replay(whole, at)


@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_a_truncated_file_is_refused(told: str, tmp_path_factory: Any, data: Any) -> None:
    length = data.draw(st.integers(0, len(told) - 1))
    file = tmp_path_factory.mktemp("records") / "cut.json"
    file.write_text(told[:length])
    with pytest.raises(errors.BadRecord):
        record.load(file)


def test_files(told: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    record.save(json.loads(told), file)
    assert tableronde.replay(record.load(file).plain()).record() == json.loads(told)
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]
    with pytest.raises(errors.BadRecord, match="cannot be opened"):
        record.load(tmp_path / "none.json")
    with pytest.raises(errors.BadRecord, match="cannot be opened"):
        record.load(tmp_path)
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(errors.BadRecord):
        record.load(tmp_path / "binary")
    (tmp_path / "deep").write_text("[" * 100_000)
    with pytest.raises(errors.BadRecord):
        record.load(tmp_path / "deep")
