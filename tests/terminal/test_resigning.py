"""Resigning: of two players the other wins; alone among bots the game ends."""

from pathlib import Path

import pytest

from tests.terminal.session import kept, play_game


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


@pytest.mark.parametrize(("word", "language"), [("resign", "en"), ("abandonner", "fr")])
def test_of_two_players_the_other_wins(file: Path, word: str, language: str) -> None:
    script = [word, "y" if language == "en" else "o"]
    session = play_game("avalon", "me:Ana,me:Ben", file, script, language=language)
    record = kept(file)
    resigned = record["log"][-1]
    assert resigned["resigned"]
    assert record["result"]["reason"] == "resigned"
    assert record["result"]["winners"] == [1 - resigned["seat"]]
    assert ("A player resigned." if language == "en" else "abandonn") in session.shown


def test_alone_among_bots_nobody_wins(file: Path) -> None:
    play_game("guilds", "greedy,me:Ana,greedy", file, ["resign", "y"])
    assert kept(file)["result"] == {"winners": [], "reason": "resigned", "scores": [{}, {}, {}]}


def test_who_is_not_sure_plays_on(file: Path) -> None:
    session = play_game("avalon", "me:Ana,greedy", file, ["resign", "n"], options={"first": "0"})
    assert kept(file)["log"] == []
    assert "Resign and end the game?" in session.shown


def test_where_others_play_on_one_can_only_leave(file: Path) -> None:
    session = play_game("guilds", "me:Ana,me:Ben,greedy", file, ["resign", "y"])
    assert "You can’t resign while others play on." in session.shown
    assert not any("resigned" in entry for entry in kept(file)["log"])
