"""Whole games typed in, in both languages: to the end, within 80 columns, without codes."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import tableronde
from tests.terminal.session import (
    Policy,
    Session,
    first_choice,
    kept,
    last_choice,
    play_game,
    resume_game,
    take_advice,
)

GAMES = [
    ("avalon", "me:Ana,greedy", take_advice, "fr"),
    ("avalon", "me:Ana,me:Ben", take_advice, "en"),
    ("avalon", "random,me", first_choice, "en"),
    ("avalon", "me,random", last_choice, "fr"),
    ("guilds", "me:Ana,greedy", take_advice, "en"),
    ("guilds", "me,random", first_choice, "fr"),
    ("guilds", "greedy,me:Ana,random,greedy:Mordred,me:Bénédicte", take_advice, "fr"),
    ("guilds", "me,random,random", last_choice, "en"),
    ("guilds", "greedy,random,random", first_choice, "fr"),
    ("medieval-mastery", "me:Ana,greedy", take_advice, "fr"),
    ("medieval-mastery", "me:Ana,greedy,me:Bénédicte,random", take_advice, "en"),
    ("medieval-mastery", "greedy,random,greedy,random,greedy,random", first_choice, "fr"),
    ("zizka", "me:Ana", take_advice, "fr"),
    ("zizka", "me:Ana,greedy,me:Bénédicte", take_advice, "en"),
    ("zizka", "greedy,greedy,greedy,greedy", first_choice, "fr"),
    ("fief", "me:Ana,greedy,greedy", take_advice, "fr"),
    ("fief", "me:Ana,greedy,me:Bénédicte", take_advice, "en"),
    ("fief", "greedy,greedy,greedy,greedy,greedy,greedy", first_choice, "fr"),
]


@pytest.mark.parametrize(("game", "seats", "policy", "language"), GAMES)
def test_a_whole_game(game: str, seats: str, policy: Policy, language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session = play_game(game, seats, file, (), policy, language)
    assert session.code == 0
    assert session.complaint == ""
    told = kept(file)
    assert told["result"] is not None
    assert told["seats"] == seats.split(",")
    assert tableronde.replay(told).record() == told
    check_result(session, language, file)
    check_lines(session, file)


def check_result(session: Session, language: str, file: Path) -> None:
    assert {"en": "Result", "fr": "Résultat"}[language] in session.shown
    assert f"tableronde replay {file} --step" in session.shown


def check_lines(session: Session, file: Path) -> None:
    assert "\x1b" not in session.shown
    assert "{" not in session.shown  # no word was left out of its sentence
    for line in session.lines:
        assert cell_len(line) <= 80 or str(file) in line, line


def test_a_finished_game_can_be_opened_again(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first = play_game("avalon", "me,random", file, (), first_choice)
    again = resume_game(file)
    assert again.code == 0
    assert first.shown.partition("── Result")[2] == again.shown.partition("── Result")[2]


def test_bots_alone_are_watched_as_a_spectator(tmp_path: Path) -> None:
    session = play_game("guilds", "greedy,random,greedy:Ben", tmp_path / "game.json")
    assert session.code == 0
    drew = [line for line in session.lines if line.endswith(" draws 1 card.")]
    assert drew  # how many, not which
    assert " draws 1 card: " not in session.shown


def test_who_is_alone_with_bots_is_not_asked_where_there_is_only_passing(tmp_path: Path) -> None:
    """In company everyone is asked, so that nobody sees who could step in."""
    only = re.compile(r"\n +1 +Pass\n(?! +2)")
    alone = play_game("medieval-mastery", "me,random,random", tmp_path / "1.json", (), take_advice)
    both = play_game("medieval-mastery", "me,me:Bo,random", tmp_path / "2.json", (), take_advice)
    assert not only.search(alone.shown)
    assert only.search(both.shown)


def test_the_only_option_of_somebody_alone_is_taken_and_told(tmp_path: Path) -> None:
    told = re.compile(r"Only\s+one\s+option")
    alone = play_game("medieval-mastery", "me,random", tmp_path / "1.json", (), take_advice)
    both = play_game("medieval-mastery", "me,me:Bo", tmp_path / "2.json", (), take_advice)
    assert told.search(alone.shown)
    assert not told.search(both.shown)


@pytest.mark.parametrize("raised", [False, True])
def test_windows_beside_the_game_pass_by_themselves_until_a_hand_is_raised(
    tmp_path: Path, raised: bool
) -> None:
    script = [*(["answers raise-hand"] if raised else []), "1", "pass", "pass"]
    session = play_game("fief", "me,greedy,greedy", tmp_path / "1.json", script)
    assert ("Between two actions: anything to do?" in session.shown) == raised
