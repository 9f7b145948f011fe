"""The game that docs/adding-a-game.md builds works wherever the games of the box do."""

from io import StringIO
from random import Random

import msgspec
import pytest

import tableronde
from examples.cups.drawing import CupsDrawing
from tableronde import bots
from tableronde.lab.simulate import play_out
from tableronde.terminal.screen import Screen
from tableronde.words import LANGUAGES, Words
from tableronde.words.rules import sections
from tests.games import test_forms, test_whole_games
from tests.games.cups import worlds
from tests.games.cups.conftest import CUPS


def test_random_games() -> None:
    """All that must hold in any game."""
    for number in range(worlds.GAMES):
        test_whole_games.play(CUPS, 2, number, worlds)


def test_its_forms() -> None:
    test_forms.test_what_is_shown_and_asked_fits_its_form(CUPS)
    test_forms.test_every_argument_has_a_type_and_every_type_an_argument(CUPS)


def test_its_bot_beats_random_answers() -> None:
    won = 0
    for number in range(100):
        match = tableronde.new("cups", 2, seed=number)
        names = ("greedy", "random") if number % 2 else ("random", "greedy")
        play_out(match, [bots.make(name, CUPS, f"{number}/{name}") for name in names])
        assert match.result is not None
        won += names[match.result["winners"][0]] == "greedy"
    assert won > 75


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    """Whole games can be read by the players and by a spectator."""
    match = tableronde.new("cups", 2, seed=1, players=["Ana", "Ben"])
    readers = [Words(language, CUPS, ["Ana", "Ben"], reader, strict=True) for reader in (0, 1)]
    random = Random(1)
    while match.result is None:
        [decision] = match.pending()
        words = readers[decision.seat]
        view = match.view(decision.seat)
        waiting = [words.prompt(each) for each in view["waiting"]]
        assert all(waiting)
        for option in decision.options:
            assert words.choice(option, view["table"])
            assert words.say(f"verb-{option['do']}")
        match.answer(decision, random.choice(decision.options))
    for words in readers:
        for event in match.events_for(words.reader):
            assert words.event(event)
        assert words.say(f"reason-{match.result['reason']}")
    chapters = sections(readers[0])
    assert sum(len(chapter.clauses) for chapter in chapters) == 6


def test_its_table_is_drawn() -> None:
    match = tableronde.new("cups", 2, seed=1)
    view = match.view(0)
    die = view["table"]["seats"][0]["die"]
    drawn = StringIO()
    screen = Screen(StringIO(), drawn, colour=False)
    CupsDrawing().show(screen, view, Words("en", CUPS, ["Ana", "Ben"], 0))
    text = drawn.getvalue()
    assert f"Ana: 3 coins · [{die}]" in text
    assert "Ben: 3 coins · [?]" in text


def test_it_is_recorded_and_replayed() -> None:
    match = tableronde.new("cups", 2, seed=1)
    play_out(match, [bots.make("random", CUPS, seat) for seat in range(2)])
    record = msgspec.json.decode(msgspec.json.encode(match.record()))
    assert tableronde.replay(record).result == match.result
