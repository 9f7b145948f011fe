"""Saving: after every answer, resumable at every decision, and never a reason to stop playing."""

from pathlib import Path

import pytest

import tableronde
from tableronde.core import record
from tableronde.terminal.narrowing import notation
from tableronde.terminal.saving import SaveFile, default_path
from tests.terminal.sitting import first_choice, go_on, kept, sit, sit_down, take_advice


@pytest.mark.parametrize(
    ("game", "seats", "language"),
    [("avalon", "me:Ana,greedy", "fr"), ("guilds", "random,me:Ana,me:Ben", "en")],
)
def test_resumed_at_every_decision_it_is_the_same_game(
    game: str, seats: str, language: str, tmp_path: Path
) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    sit_down(game, seats, whole, (), take_advice, language, "short")
    told = kept(whole)
    lexicon = tableronde.replay(told).game.LEXICON
    persons = [at for at, text in enumerate(seats.split(",")) if text.startswith("me")]
    log = [entry for entry in told["log"] if entry["seat"] in persons]
    sit_down(game, seats, parts, (), None, language, "short")
    for entry in log[:12]:
        entries = kept(parts)["log"]
        assert entries == told["log"][: len(entries)]
        sitting = go_on(parts, [notation(entry["choice"], lexicon)], None, language)
        assert sitting.code == 0
    last = kept(parts)
    assert last["log"] == told["log"][: len(last["log"])]
    assert last["log"]
    position = tableronde.replay(told, len(last["log"])).notation()
    assert tableronde.replay(last).notation() == position


def test_the_file_is_written_before_the_first_answer(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "down" / "game.json"
    assert sit_down("guilds", "me:Ana,me:Ben", file).code == 0
    assert kept(file)["log"] == []
    assert not list(file.parent.glob("*.part"))


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("dear diary")
    sitting = sit_down("avalon", "me,greedy", file)
    assert sitting.code == 2
    assert "already exists" in sitting.complaint
    assert file.read_text() == "dear diary"


def test_a_folder_that_cannot_be_written_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    file = tmp_path / "file" / "game.json"
    sitting = sit_down("avalon", "me,random", file, (), first_choice, "fr")
    assert sitting.code == 0
    assert sitting.shown.count("ne peut pas être sauvegardée") == 1
    assert "Résultat" in sitting.shown
    assert "tableronde replay" not in sitting.shown


def test_leaving_a_game_that_could_not_be_saved(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    sitting = sit_down("avalon", "me,random", tmp_path / "file" / "game.json", ["quit"])
    assert sitting.lines[-1] == "The game could not be saved; it ends here."


def test_save_says_where_the_game_is(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    sitting = sit_down("avalon", "me,greedy", file, ["save"])
    assert "The game is saved in" in sitting.shown
    assert str(file) in sitting.shown


@pytest.mark.parametrize("word", ["save", "sauver", "sauvegarder"])
def test_save_elsewhere(tmp_path: Path, word: str) -> None:
    file, other = tmp_path / "game.json", tmp_path / "two words.json"
    sitting = sit_down(
        "avalon", "me,greedy", file, [f"{word} {other}", "end"], options={"first": "0"}
    )
    assert kept(file)["log"] == []
    assert kept(other)["log"][0]["choice"] == {"do": "end"}
    assert sitting.lines[-1] == f"  tableronde play --resume '{other}'"


def test_save_elsewhere_in_vain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    file, taken = tmp_path / "game.json", tmp_path / "taken"
    taken.write_text("mine")
    script = [f"save {taken}", f"save {taken}/below", "save ~nobody-at-all/\0", "end"]
    sitting = sit_down("avalon", "me,greedy", file, script, options={"first": "0"})
    assert sitting.code == 0
    assert "already exists" in sitting.shown
    assert sitting.shown.count("cannot be saved there") == 2
    assert taken.read_text() == "mine"
    assert len(kept(file)["log"]) == 1


def test_default_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    first = default_path("avalon")
    assert first.parent == tmp_path / "tableronde" / "saves"
    assert first.name.startswith("avalon-20")
    SaveFile(first).write({})
    second = default_path("avalon")
    assert second != first
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert default_path("guilds").is_relative_to(tmp_path / "home" / ".local" / "share")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_cannot_be_resumed_is_said_in_one_sentence(tmp_path: Path, language: str) -> None:
    missing = go_on(tmp_path / "missing.json", language=language)
    assert missing.code == 2
    assert missing.complaint.count("\n") == 1
    file = tmp_path / "game.json"
    told = tableronde.new("avalon", 2, players=["me", "stockfish"]).record()
    record.save(told, file)
    unknown = go_on(file, language=language)
    assert unknown.code == 2
    assert "stockfish" in unknown.complaint
    record.save({**told, "seal": "0"}, file)
    assert go_on(file, language=language).code == 2


def test_a_record_made_in_code_can_be_played_on(tmp_path: Path) -> None:
    """Its seats are called `player`: persons."""
    file = tmp_path / "game.json"
    record.save(tableronde.new("avalon", 2, seed=1).record(), file)
    sitting = go_on(file, language="fr")
    assert sitting.code == 0
    assert "Joueur\u00a01" in sitting.shown


def test_a_start_that_cannot_be(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for game, seats, options in (
        ("chess", "me,me", {}),
        ("avalon", "me", {}),
        ("avalon", "me,gredy", {}),
        ("avalon", "me,greedy", {"second": "1"}),
        ("avalon", "me,greedy", {"first": "9"}),
        ("guilds", "me,greedy", {"first": "4"}),
    ):
        for language in ("en", "fr"):
            sitting = sit_down(game, seats, file, language=language, options=options)
            assert sitting.code == 2, game
            assert sitting.complaint.count("\n") == 1
            assert sitting.shown == ""
    assert not file.exists()


def test_a_language_that_nobody_speaks_is_english(tmp_path: Path) -> None:
    sitting = sit_down("avalon", "me,greedy", tmp_path / "game.json", language="de")
    assert "Your choice" in sitting.shown


def test_the_harness_leaves_the_streams_alone() -> None:
    assert sit(lambda: 3).code == 3
