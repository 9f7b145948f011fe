"""Looking at records: any position, any eyes, step by step."""

from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import tableronde
from tableronde.core import match as matches
from tableronde.core import record
from tests.terminal.session import kept, look

RECORDS = Path(__file__).parents[1] / "records"
AVALON, GUILDS = RECORDS / "avalon-2-undo.json", RECORDS / "guilds-3-undo.json"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("file", [AVALON, GUILDS], ids=["avalon", "guilds"])
def test_the_end_by_default(file: Path, language: str) -> None:
    session = look(file, language=language)
    entries = len(kept(file)["log"])
    assert session.code == 0
    assert f"Position {entries} " in session.shown
    assert any(word in session.shown for word in (" wins.", " gagne.", " share ", "partagent"))
    assert all(cell_len(line) <= 80 for line in session.lines)
    assert "\x1b" not in session.shown


def test_any_position_as_anybody() -> None:
    start = look(GUILDS, at=0)
    assert "Position 0 of " in start.shown
    assert "Player 1 is thinking." in start.shown  # what is being waited for
    eyes = look(GUILDS, at=0, seat=1)
    assert "Your hand: 6 cards" in eyes.shown
    everything = look(GUILDS, at=0, everything=True)
    for seat in range(3):
        table = tableronde.replay(kept(GUILDS), 0).view(seat)["table"]
        assert f"’s hand: {len(table['seats'][seat]['cards'])} cards" in everything.shown
    hands = [line for line in everything.lines if line.startswith("    ")]
    assert len(hands) >= 3
    assert not [line for line in start.lines if line.startswith("    ")]


def test_positions_all_along_whole_records_can_be_drawn() -> None:
    for file in (AVALON, GUILDS):
        entries = len(kept(file)["log"])
        script = [str(at) for at in range(0, entries, 7)]
        session = look(file, [*script, "last"], step=True, everything=True)
        assert session.code == 0
        assert f"Position {entries} of {entries}" in session.shown
        assert all(cell_len(line) <= 80 for line in session.lines)


def test_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    replays: list[object] = []
    original = matches.replay

    def counted(*given: Any) -> matches.Match:
        replays.append(given)
        return original(*given)

    monkeypatch.setattr(matches, "replay", counted)
    script = ["début", "", "n", "suivant", "p", "précédent", "12", "last", "n", "fin", "first", "q"]
    session = look(AVALON, script, step=True)
    last = len(kept(AVALON)["log"])
    at = [line.split()[2] for line in session.lines if line.startswith("── Position")]
    assert at == [str(n) for n in (last, 0, 1, 2, 3, 2, 1, 12, last, last, 0)]
    assert f"There is no position {last + 1} in this record" in session.shown
    backwards = 4
    assert len(replays) == 2 + backwards  # the check and the start; steps forward need none


def test_changing_eyes() -> None:
    script = ["s 1", "place 0", "seat", "s all", "siège 7", "s 1x", "bla", "q", "never read"]
    session = look(AVALON, script, at=0, step=True)
    assert session.code == 0
    assert session.shown.count("── Position 0 of") == 5
    assert session.shown.count("Your hand: 5 cards") == 2
    assert "There is no seat 7 at this table" in session.shown
    assert session.shown.count("isn’t a command here") == 2


def test_an_undo_is_told_by_its_own_line() -> None:
    log = kept(AVALON)["log"]
    at = next(number for number, entry in enumerate(log, start=1) if "undo" in entry)
    for everything in (False, True):
        session = look(AVALON, at=at, everything=everything)
        told = [line for line in session.lines if line.startswith("· ")]
        assert len(told) == 1
        assert "undoes" in told[0]


def test_with_everything_open_the_log_tells_what_was_drawn() -> None:
    log = kept(AVALON)["log"]
    at = 1 + next(n for n, entry in enumerate(log) if entry.get("choice") == {"do": "end"})
    at += 1  # the tile is taken next
    drawn = [look(AVALON, at=at, everything=way).shown for way in (True, False)]
    assert drawn[0] != drawn[1]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_cannot_be_shown_is_said_in_one_sentence(tmp_path: Path, language: str) -> None:
    bad = tmp_path / "bad.json"
    bad.write_bytes(b"\xff{")
    for session in (
        look(tmp_path / "missing.json", language=language),
        look(tmp_path, language=language),
        look(bad, language=language),
        look(AVALON, at=-1, language=language),
        look(AVALON, at=10**6, language=language),
        look(AVALON, seat=2, language=language),
        look(AVALON, seat=-1, language=language),
    ):
        assert session.code == 2
        assert session.shown == ""
        assert session.complaint.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "why"),
    [("en", "no such file or folder"), ("fr", "fichier ou dossier introuvable")],
)
def test_the_reason_of_the_system_is_said_in_the_same_language(
    tmp_path: Path, language: str, why: str
) -> None:
    session = look(tmp_path / "missing.json", language=language)
    assert session.complaint.endswith(f"({why}).\n")


@pytest.mark.parametrize(
    ("language", "told", "reason", "won"),
    [
        ("en", "Bo resigns.", "A player resigned.", "Ana wins."),
        ("fr", "Bo abandonne.", "La partie a été abandonnée.", "Ana gagne."),
    ],
)
def test_a_game_that_was_resigned(
    tmp_path: Path, language: str, told: str, reason: str, won: str
) -> None:
    match = tableronde.new("avalon", seats=2, seed=7, players=["me:Ana", "me:Bo"])
    for _ in range(3):
        match.answer(match.pending()[0], match.pending()[0].options[0])
    match.resign(1)
    file = tmp_path / "resigned.json"
    record.save(match.record(), file)
    shown = look(file, language=language).shown
    for sentence in (told, reason, won):
        assert sentence in shown
    assert "Position 4 of 4" in look(file, ["1", "last"], step=True).shown
