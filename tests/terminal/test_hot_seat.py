"""Several persons at one screen: nobody finds another's hand on it."""

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tableronde.core.match import Match
from tableronde.terminal.local_table import LocalTable
from tests.terminal.session import kept, play_game, take_advice


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, object]]:
    """Every look at a view or at the events: for which seat, and who was before the screen."""
    looks: list[tuple[object, object]] = []
    tables: list[LocalTable] = []
    view, events_for, init = Match.view, Match.events_for, LocalTable.__init__

    def sat_down(table: LocalTable, *arguments: Any) -> None:
        init(table, *arguments)
        tables.append(table)

    def viewed(match: Match, seat: int | None = None) -> Any:
        looks.append((seat, tables[-1].reader))
        return view(match, seat)

    def told(match: Match, seat: int | None, since: int = 0) -> Any:
        looks.append((seat, tables[-1].reader))
        return events_for(match, seat, since)

    monkeypatch.setattr(LocalTable, "__init__", sat_down)
    monkeypatch.setattr(Match, "view", viewed)
    monkeypatch.setattr(Match, "events_for", told)
    return looks


@pytest.mark.parametrize(
    ("game", "seats"), [("avalon", "me:Ana,me:Ben"), ("guilds", "me:Ana,me:Ben,me:Cleo")]
)
def test_only_the_one_before_the_screen_is_shown_anything(
    game: str, seats: str, tmp_path: Path, looked: list[tuple[object, object]]
) -> None:
    session = play_game(game, seats, tmp_path / "game.json", (), take_advice)
    assert session.code == 0
    assert len({reader for _, reader in looked}) == len(seats.split(",")) + 1
    assert all(seat is None or seat == reader for seat, reader in looked)


def test_each_part_of_a_transcript_shows_one_hand(tmp_path: Path) -> None:
    """What stands between two curtains is one person's; the hand lines in it are theirs."""
    file = tmp_path / "game.json"
    session = play_game("avalon", "me:Ana,me:Ben", file, (), take_advice, options={"first": "0"})
    shown = session.shown.partition("── Result")[0]
    parts = re.split(r"^── (Ana|Ben) ─+$", shown, flags=re.MULTILINE)
    assert len(parts) > 20
    for name, part in zip(parts[1::2], parts[2::2], strict=True):
        other = {"Ana": "Ben", "Ben": "Ana"}[name]
        assert f"{name} (you)" in part or "Your choice" in part
        assert f"{other} (you)" not in part
        for line in hand_lines(part):
            assert line.startswith("Your hand: ")


def hand_lines(part: str) -> list[str]:
    """The lines that a list of cards follows."""
    lines = part.splitlines()
    listed = re.compile(r"    [A-Z]{2} [a-z]+ (knight|witch)")
    pairs = pairwise(lines)
    return [one for one, two in pairs if listed.match(two) and not listed.match(one)]


def test_before_the_first_curtain_nothing_is_shown(tmp_path: Path) -> None:
    session = play_game("guilds", "me:Ana,me:Ben", tmp_path / "game.json")
    before = session.shown.partition("── ")[0]
    assert "hand" not in before


def test_a_person_among_bots_needs_no_curtain(tmp_path: Path) -> None:
    session = play_game("guilds", "me:Ana,greedy,random", tmp_path / "game.json")
    assert "── Ana" not in session.shown


def test_the_result_of_shared_screens_shows_no_hand(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session = play_game("guilds", "me:Ana,me:Ben,me:Cleo", file, (), take_advice)
    assert kept(file)["result"] is not None
    last = session.shown.rpartition("Your choice (? for help): ")[2]
    assert "Ana’s hand: " in last
    assert not re.search(r"^    [A-Z][a-z]+( ×\d)?( ·|$)", last, flags=re.MULTILINE)
