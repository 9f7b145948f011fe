"""Saving: after every answer, resumable at every decision, and never a reason to stop playing."""

from collections.abc import Callable
from pathlib import Path

import pytest

import tableronde
from tableronde.core import record
from tableronde.terminal.option_matching import notation
from tableronde.terminal.saving import SaveFile, default_path
from tests.terminal.session import (
    first_choice,
    kept,
    play_game,
    resume_game,
    run_session,
    take_advice,
)


@pytest.mark.parametrize(
    ("game", "seats", "language"),
    [("avalon", "me:Ana,greedy", "fr"), ("guilds", "random,me:Ana,me:Ben", "en")],
)
def test_resumed_at_every_decision_it_is_the_same_game(
    game: str, seats: str, language: str, tmp_path: Path
) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    play_game(game, seats, whole, (), take_advice, language, "short")
    told = kept(whole)
    verbs = tableronde.replay(told).game.LEXICON.verbs
    persons = [at for at, text in enumerate(seats.split(",")) if text.startswith("me")]
    log = [entry for entry in told["log"] if entry["seat"] in persons]
    play_game(game, seats, parts, (), None, language, "short")
    for entry in log[:12]:
        entries = kept(parts)["log"]
        assert entries == told["log"][: len(entries)]
        session = resume_game(parts, [notation(entry["choice"], verbs)], None, language)
        assert session.code == 0
    last = kept(parts)
    assert last["log"] == told["log"][: len(last["log"])]
    assert last["log"]
    position = tableronde.replay(told, len(last["log"])).notation()
    assert tableronde.replay(last).notation() == position


def test_the_file_is_written_before_the_first_answer(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "down" / "game.json"
    assert play_game("guilds", "me:Ana,me:Ben", file).code == 0
    assert kept(file)["log"] == []
    assert not list(file.parent.glob("*.part"))


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("dear diary")
    session = play_game("avalon", "me,greedy", file)
    assert session.code == 2
    assert "already exists" in session.complaint
    assert file.read_text() == "dear diary"


def test_a_folder_that_cannot_be_written_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    file = tmp_path / "file" / "game.json"
    session = play_game("avalon", "me,random", file, (), first_choice, "fr")
    assert session.code == 1  # played to its end, but not kept
    assert session.shown.count("Elle continue") == 1
    assert "Résultat" in session.shown
    assert "tableronde replay" not in session.shown
    assert "n’a pas pu être sauvegardée" in session.shown


def test_leaving_a_game_that_could_not_be_saved(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    file = tmp_path / "file" / "game.json"
    session = play_game("avalon", "me,random", file, ["save", "quit"])
    assert session.code == 1
    assert session.shown.count("Use “save FILE” to save it to another file") == 1
    told = f"not be saved in {file} (a file already has that name)."
    assert " ".join(session.shown.split()).endswith(told)
    assert "--resume" not in session.shown


def in_between(*steps: str | Callable[[], object]) -> list[str]:
    """The lines of a script, each typed after what stands before it has been done."""

    class Script(list[str]):
        def __iter__(self):  # type: ignore[no-untyped-def]
            for step in steps:
                if callable(step):
                    step()
                else:
                    yield step

    return Script()


def test_a_disk_that_was_full_for_a_moment_loses_nothing(tmp_path: Path) -> None:
    """Told once, tried again after every answer, and told when it works again."""
    folder = tmp_path / "folder"
    folder.mkdir()
    file = folder / "game.json"
    script = in_between(
        "reinforce yellow-knight 3",
        lambda: folder.rename(tmp_path / "away"),
        lambda: folder.write_text("in the way"),
        "reinforce yellow-witch 3",
        "end",
        lambda: folder.unlink(),
        "take-tile light-two",
        "quit",
    )
    session = play_game("avalon", "me,me", file, script, options={"first": "0"})
    assert session.code == 0
    shown = " ".join(session.shown.split())
    assert shown.count("The game can’t be saved in ") == 1
    assert shown.count("The game is saved again in ") == 1
    verbs = [entry["choice"]["do"] for entry in kept(file)["log"]]
    assert verbs == ["reinforce", "reinforce", "end", "take-tile"]


@pytest.mark.parametrize("ending", [["save", "quit"], ["quit"], []], ids=str)
def test_saving_is_tried_once_more_on_leaving(tmp_path: Path, ending: list[str]) -> None:
    folder = tmp_path / "folder"
    folder.write_text("in the way")
    script = in_between("end", lambda: folder.unlink(), *ending)
    session = play_game("avalon", "me,me", folder / "game.json", script, options={"first": "0"})
    assert session.code == 0
    assert len(kept(folder / "game.json")["log"]) == 1
    assert session.lines[-1] == f"  tableronde play --resume {folder / 'game.json'}"


# Going on ---------------------------------------------------------------------------------------


def test_a_file_is_written_only_when_something_has_changed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play_game("avalon", "me,me", file, ["end"], options={"first": "0"})
    compact = file.read_text().replace(", ", ",").replace("\n", "") + "\n"
    file.write_text(compact)
    assert resume_game(file, ["?", "save", "log", "quit"]).code == 0
    assert file.read_text() == compact
    resume_game(file, ["take-tile light-two"])
    assert len(kept(file)["log"]) == 2


def test_looking_at_a_finished_game_does_not_write_it(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play_game("guilds", "random,random", file)
    file.chmod(0o444)
    before = file.read_text(), file.stat().st_mtime_ns
    assert resume_game(file).code == 0
    assert (file.read_text(), file.stat().st_mtime_ns) == before


def test_a_game_behind_a_link_stays_behind_it(tmp_path: Path) -> None:
    file, link = tmp_path / "game.json", tmp_path / "link.json"
    play_game("avalon", "me,me", file, options={"first": "0"})
    link.symlink_to(file)
    resume_game(link, ["end"])
    assert link.is_symlink()
    assert len(kept(file)["log"]) == 1


# Elsewhere --------------------------------------------------------------------------------------


def test_save_says_where_the_game_is(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session = play_game("avalon", "me,greedy", file, ["save"])
    assert "The game is saved in" in session.shown
    assert str(file) in session.shown


@pytest.mark.parametrize("word", ["save", "sauver", "sauvegarder"])
def test_save_elsewhere(tmp_path: Path, word: str) -> None:
    file, other = tmp_path / "game.json", tmp_path / "two words.json"
    session = play_game(
        "avalon", "me,greedy", file, [f"{word} {other}", "end"], options={"first": "0"}
    )
    assert kept(file)["log"] == []
    assert kept(other)["log"][0]["choice"] == {"do": "end"}
    assert session.lines[-1] == f"  tableronde play --resume '{other}'"


def test_save_elsewhere_in_vain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    file, taken = tmp_path / "game.json", tmp_path / "taken"
    taken.write_text("mine")
    script = [f"save {taken}", f"save {taken}/below", "save ~nobody-at-all/\0", "end"]
    session = play_game("avalon", "me,greedy", file, script, options={"first": "0"})
    assert session.code == 0
    assert "already exists" in session.shown
    assert " ".join(session.shown.split()).count("The game can’t be saved in ") == 2
    assert taken.read_text() == "mine"
    assert len(kept(file)["log"]) == 1


def test_default_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    first = default_path("avalon")
    assert first.parent == tmp_path / "tableronde" / "saves"
    assert first.name.startswith("avalon-20")
    SaveFile(first).write(tableronde.new("avalon", 2, 1).record())
    second = default_path("avalon")
    assert second != first
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert default_path("guilds").is_relative_to(tmp_path / "home" / ".local" / "share")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_cannot_be_resumed_is_said_in_one_sentence(tmp_path: Path, language: str) -> None:
    missing = resume_game(tmp_path / "missing.json", language=language)
    assert missing.code == 2
    assert missing.complaint.count("\n") == 1
    file = tmp_path / "game.json"
    told = tableronde.new("avalon", 2, players=["me", "stockfish"]).record()
    record.save(told, file)
    unknown = resume_game(file, language=language)
    assert unknown.code == 2
    assert "stockfish" in unknown.complaint
    record.save({**told, "seal": "0"}, file)
    assert resume_game(file, language=language).code == 2


def test_a_record_made_in_code_can_be_played_on(tmp_path: Path) -> None:
    """Its seats are called `player`: persons."""
    file = tmp_path / "game.json"
    record.save(tableronde.new("avalon", 2, seed=1).record(), file)
    session = resume_game(file, language="fr")
    assert session.code == 0
    assert "Joueur\u00a01" in session.shown


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
            session = play_game(game, seats, file, language=language, options=options)
            assert session.code == 2, game
            assert session.complaint.count("\n") == 1
            assert session.shown == ""
    assert not file.exists()


def test_a_language_that_nobody_speaks_is_english(tmp_path: Path) -> None:
    session = play_game("avalon", "me,greedy", tmp_path / "game.json", language="de")
    assert "Your choice" in session.shown


def test_the_harness_leaves_the_streams_alone() -> None:
    assert run_session(lambda: 3).code == 3
