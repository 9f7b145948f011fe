"""At a question: commands in both languages, narrowing by number and by text, unknown input."""

from pathlib import Path

import pytest

from tableronde import games
from tableronde.terminal.commands import command
from tests.terminal.session import Session, kept, play_game, take_advice


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def ask(file: Path, *script: str, language: str = "en", seats: str = "me:Ana,greedy") -> Session:
    """An Avalon game in which the first seat begins, for as long as the script goes."""
    session = play_game("avalon", seats, file, script, language=language, options={"first": "0"})
    assert session.code == 0
    return session


def answers(file: Path) -> list[object]:
    return [entry["choice"] for entry in kept(file)["log"] if entry["seat"] == 0]


def test_numbers_narrow_step_by_step_and_back(file: Path) -> None:
    session = ask(file, "1", "1", "0", "1", "back", "0", "4")
    assert answers(file) == [{"do": "end"}]
    assert "Reinforce · Which card?" in session.shown
    assert "Reinforce · Which region?" in session.shown
    assert session.shown.count("  0  back") == 5


@pytest.mark.parametrize(
    "line", ["attack yellow-knight 4", "attack 4", "ATT yel 4", "attaque 4", "att k 4"]
)
def test_notation_and_unambiguous_text(file: Path, line: str) -> None:
    language = "fr" if line.startswith("attaque") else "en"
    ask(file, line, language=language)
    assert answers(file) == [{"do": "attack", "card": "yellow-knight", "region": 4}]


def test_text_narrows_where_it_does_not_settle(file: Path) -> None:
    session = ask(file, "yellow", "attack", "4")
    assert "Attack · Which region?" in session.shown
    assert answers(file) == [{"do": "attack", "card": "yellow-knight", "region": 4}]


def test_text_beyond_the_narrowed_list_still_counts(file: Path) -> None:
    ask(file, "reinforce", "attack yellow-knight 4")
    assert answers(file) == [{"do": "attack", "card": "yellow-knight", "region": 4}]


@pytest.mark.parametrize("line", ["zut", "99", "attack purple-knight 3", "é\x1b[31m", "0x", "/"])
def test_unknown_input_gets_one_sentence_and_the_question_again(file: Path, line: str) -> None:
    session = ask(file, line)
    assert session.shown.count("isn’t a choice or a command here") == 1
    assert session.shown.count("Your turn: which card") == 2
    assert "\x1b" not in session.shown
    assert answers(file) == []


def test_an_empty_line_asks_again_without_a_word(file: Path) -> None:
    session = ask(file, "", "  ")
    assert session.shown.count("Your turn: which card") == 3
    assert "neither" not in session.shown


def test_what_ends_a_turn_or_declines_stands_last(file: Path) -> None:
    script, options = ["attack red-knight 1"], {"first": "0"}
    session = play_game("avalon", "me:Ana,me:Ben", file, script, seed="2", options=options)
    lists = [block.split("Your choice")[0] for block in session.shown.split("\n  1  ")[1:]]
    assert lists[0].startswith("Reinforce")
    assert lists[0].splitlines()[-1] == "  4  End turn"
    assert lists[-1].splitlines()[-1] == "  2  Pass"


@pytest.mark.parametrize("line", ["? AVA-TURN-02", "?turn-02", "help AVA-TURN-02", "aide turn-02"])
def test_help_about_a_clause(file: Path, line: str) -> None:
    session = ask(file, line)
    assert "AVA-TURN-02  In the play step" in session.shown
    assert "AVA-TURN-04" not in session.shown
    assert "isn’t a choice" not in session.shown


def test_help_explains_the_signs_of_this_game_only(file: Path) -> None:
    avalon = ask(file, "?").shown
    assert "▸ marks whose turn it is. [ ] top card of a pile, ♛" in avalon
    other = play_game("guilds", "me,random", file.with_name("other.json"), ["?"]).shown
    assert "▸ marks whose turn it is." in other
    assert "[ ]" not in other
    assert "♛" not in other


@pytest.mark.parametrize("line", ["?", "help", "aide", "Help"])
def test_help_gives_the_clauses_of_the_question(file: Path, line: str) -> None:
    session = ask(file, line)
    assert "AVA-TURN-02  In the play step" in session.shown
    assert "Commands: help" in session.shown


def test_help_in_medievallons_explains_the_cards_in_hand(file: Path) -> None:
    session = play_game(
        "guilds", "me,random", file, ["aide"], language="fr", options={"first": "0"}
    )
    assert "Assassin — Défaussez une carte de votre choix" in session.shown
    assert "GLD-TURN-01" in session.shown


def test_rules(file: Path) -> None:
    titles = ask(file, "rules")
    assert "  BEWITCH     Bewitch" in titles.shown


@pytest.mark.parametrize("line", ["rules BEWITCH", "règles bewitch", "regles Ensorceler"])
def test_rules_of_a_chapter(tmp_path: Path, line: str) -> None:
    session = ask(tmp_path / "game.json", line, language="fr")
    assert "AVA-BEWITCH-01  Pour ensorceler" in session.shown
    assert "AVA-BEWITCH-11" in session.shown
    assert "AVA-COUNTER" not in session.shown


def test_rules_of_a_clause_and_of_nothing(file: Path) -> None:
    session = ask(file, "rules AVA-MARSH-01", "rules marsh-02", "rules nonsense")
    assert "AVA-MARSH-01  " in session.shown
    assert "AVA-MARSH-02  " in session.shown
    assert "no chapter or clause “nonsense”" in session.shown


@pytest.mark.parametrize("line", ["log", "chronique", "journal"])
def test_log(file: Path, line: str) -> None:
    session = ask(file, "end", "take-tile light-two", line)
    assert "   0  You go first." in session.shown
    assert "   2  You draw 2 cards: " in session.shown


def test_table_is_drawn_again(file: Path) -> None:
    assert ask(file, "table").shown.count("Draw pile: 48 cards") == 2


@pytest.mark.parametrize("line", ["discard", "défausse", "defausse"])
def test_discard_pile(file: Path, line: str) -> None:
    session = ask(file, line, "attack 4", line)
    assert "The discard pile is empty." in session.shown
    listed = "Discard pile, from bottom to top (2 cards): yellow knight, yellow knight"
    assert listed in session.shown


def test_discard_with_a_card_is_an_answer(file: Path) -> None:
    ask(file, "end", "take-tile light-two", "discard green-witch")
    assert answers(file)[-1] == {"do": "discard", "card": "green-witch"}


@pytest.mark.parametrize("line", ["hint", "conseil"])
def test_hint_names_one_of_the_options(file: Path, line: str) -> None:
    session = ask(file, line)
    assert "The bot would play: " in session.shown
    other = file.with_name("other.json")
    ask(other, take_advice(session.shown))
    assert len(answers(other)) == 1


def test_the_table_is_not_repeated_when_nothing_on_it_has_changed(file: Path) -> None:
    session = ask(file, "end")
    assert session.shown.count("Draw pile: 48 cards") == 1
    assert "Which reinforcement tile" in session.shown


def test_a_tile_is_offered_with_what_it_brings(file: Path) -> None:
    session = ask(file, "end", language="fr")
    assert "(foncée\u00a0: 4\u00a0cartes) → 4" in session.shown
    assert "au prochain tour" in session.shown
    assert "→ aucune carte" in session.shown


@pytest.mark.parametrize("line", ["quit", "quitter"])
def test_quit_says_how_to_come_back(file: Path, line: str) -> None:
    session = ask(file, "end", line, "1")
    assert session.lines[-1] == f"  tableronde play --resume {file}"
    assert answers(file) == [{"do": "end"}]


def test_end_of_input_says_how_to_come_back(file: Path) -> None:
    session = ask(file, "end")
    assert session.lines[-1] == f"  tableronde play --resume {file}"


@pytest.mark.parametrize("game", games.GAMES)
def test_no_answer_reads_like_a_command(game: str) -> None:
    """The notation of a choice selects that choice."""
    verbs = games.find(game).LEXICON.verbs
    assert [verb for verb, fields in verbs.items() if not fields and command(verb)] == []
