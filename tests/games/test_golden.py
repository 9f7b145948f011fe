"""Tests that golden records of every game and player count replay to the same end for ever."""

import json
from pathlib import Path

import pytest

import tableronde
from tableronde import games
from tableronde.core import record

FILES = sorted((Path(__file__).parent.parent / "records").glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_record_replays(file: Path) -> None:
    recorded = record.load(file)
    match = tableronde.replay(recorded.plain())
    assert match.result is not None
    assert match.result == recorded.result
    written = file.read_text(encoding="utf-8")
    if recorded.options == match.options:
        assert record.text(match.record()) == written
    else:  # it was played before the game had all of its options: each has its default
        whole = {**json.loads(written), "options": match.options}
        assert json.loads(record.text(match.record())) == whole


def test_every_game_and_player_count_has_several_golden_records() -> None:
    for game in games.GAMES.values():
        for seats in game.SEATS:
            ours = [file for file in FILES if file.name.startswith(f"{game.ID}-{seats}-")]
            assert len(ours) >= 3
            assert any('"undo"' in file.read_text(encoding="utf-8") for file in ours)
