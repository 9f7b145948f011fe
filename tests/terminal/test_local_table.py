"""What a table does between its people, its bots and the signals that end it."""

import io
import signal
from pathlib import Path

import pytest

import tableronde
from tableronde import games
from tableronde.terminal.game_loop import next_decision
from tableronde.terminal.local_table import LocalTable
from tableronde.terminal.saving import SaveFile
from tableronde.terminal.screen import Screen
from tableronde.terminal.seats import seated
from tableronde.terminal.signals import Signals, Stopped
from tableronde.words import Words
from tests.core.test_match import sealed_match


def table(match: tableronde.Match, seats: list[str], file: Path) -> LocalTable:
    screen = Screen(None, io.StringIO(), None)
    people = seated(seats, Words("en"))
    return LocalTable(match, people, "en", screen, SaveFile(file), Signals())


# Signals ----------------------------------------------------------------------------------------


def test_a_signal_waits_until_an_answer_is_done() -> None:
    signals, done = Signals(), []

    def answer() -> None:
        with signals.deferred():
            signals._receive(signal.SIGTERM, None)
            done.append("saved")

    with pytest.raises(Stopped) as stopped:
        answer()
    assert done == ["saved"]
    assert stopped.value.exit_code == 128 + signal.SIGTERM


def test_a_signal_between_answers_is_obeyed_at_once_and_only_the_first() -> None:
    signals = Signals()
    with pytest.raises(Stopped):
        signals._receive(signal.SIGINT, None)
    signals._receive(signal.SIGINT, None)


def test_no_signal_raises_nothing() -> None:
    signals = Signals()
    done = []
    with signals.deferred():
        done.append("saved")
    assert done == ["saved"]
    with pytest.raises(Stopped):  # and nothing is held any more
        signals._receive(signal.SIGINT, None)


# Bots and news ----------------------------------------------------------------------------------


def test_where_several_are_asked_bots_answer_first(tmp_path: Path) -> None:
    match = sealed_match()
    first, second = (decision.seat for decision in match.pending())
    for person, bot in ((first, second), (second, first)):
        seats = ["random"] * match.seats
        seats[person] = "me"
        assert next_decision(table(match, seats, tmp_path / "game.json")).seat == bot
    people = ["me"] * match.seats
    assert next_decision(table(match, people, tmp_path / "game.json")).seat == first


def test_the_news_are_what_happened_since_ones_last_answer(tmp_path: Path) -> None:
    match = tableronde.new("avalon", 2, seed=5, options={"first": 0})
    session = table(match, ["me", "me"], tmp_path / "game.json")
    assert session.news(0) == match.events_for(0)
    session.answer(match.pending()[0], {"do": "end"})
    session.answer(match.pending()[0], {"do": "take-tile", "tile": "light-two"})
    while match.pending()[0].seat == 0:
        session.answer(match.pending()[0], match.pending()[0].options[0])
    mine = match.number
    session.answer(match.pending()[0], {"do": "end"})
    assert {event["number"] for event in session.news(0)} <= {mine, mine + 1}
    assert session.news(0) == match.events_for(0, mine)
    assert 0 < len(session.news(0)) < len(match.events_for(0))


# Words for oneself ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "own"), [("en", "in their own guild"), ("fr", "sa propre guilde")]
)
def test_who_does_a_thing_to_themselves_is_not_called_another(language: str, own: str) -> None:
    event = {"event": "assassinated", "seat": 1, "other": 1, "card": "monk", "guild": 3}
    event |= {"kind": "monk", "which": 0}
    told = {
        reader: Words(language, games.find("guilds"), ["Ana", "Ben"], reader).event(event)
        for reader in (None, 0, 1)
    }
    assert own in told[None]
    assert told[None] == told[0] != told[1]
    other = Words(language, games.find("guilds"), ["Ana", "Ben"], None).event({**event, "other": 0})
    assert own not in other
    assert "Ana" in other
