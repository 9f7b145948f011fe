"""Automatic answers: all that can be said without being asked, listed in the reader's language, and
what comes of it."""

import re
from pathlib import Path
from typing import Any, Final

import pytest
from rich.cells import cell_len

from tableronde import games
from tableronde.words import LANGUAGES, Words
from tests.terminal.session import Session, kept, play_game, resume_game

COMMAND: Final = {"en": "answers", "fr": "réponses"}
SETTLE: Final = "settle beaujeu"
"""Then the first window is open."""
FIRST: Final = "\n  1  "


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def sit(file: Path, *script: str, language: str = "en", seats: str = "me:Ana,greedy,greedy") -> Any:
    """A game of Fief, for as long as the script goes."""
    session = play_game("fief", seats, file, script, language=language)
    assert session.code == 0
    return session


def remarks(file: Path) -> list[object]:
    return [entry["choice"] for entry in kept(file)["log"] if "decision" not in entry]


def numbered(shown: str) -> dict[str, str]:
    """The entries of the last list and their numbers."""
    last = f"  1  {shown.rpartition(FIRST)[2]}"
    return {text: number for number, text in re.findall(r"^ *(\d+)  (.+)$", last, re.MULTILINE)}


def in_orders(session: Session, language: str) -> str:
    """From the list of orders on."""
    return session.shown.partition(Words(language).say("ui-orders"))[2]


def fief(language: str) -> Words:
    words = Words(language)
    bots = [words.say("ui-bot", {"place": place}) for place in (1, 2)]
    return Words(language, games.find("fief"), ["Ana", *bots], 0, strict=True)


# The list -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_be_ordered_is_listed_in_groups(file: Path, language: str) -> None:
    words = fief(language)
    shown = in_orders(sit(file, COMMAND[language], language=language), language)
    for verb in ("raise-hand", "attend"):
        assert words.say(f"choice-{verb}") in shown
    for verb in ("policy", "arm-revolt", "arm-justice"):
        assert words.say(f"verb-{verb}") in shown
    for verb in ("order-ask", "order-pass"):
        assert words.say(f"ui-{verb}", attribute="verb") in shown
    for notation in ("raise-hand", "arm-", "window-", "order-", "<"):
        assert notation not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_window_can_be_ordered_by_its_name(file: Path, language: str) -> None:
    """Those that pass by themselves can be asked about, the others passed."""
    words, game = fief(language), games.find("fief")
    verbs = {window: "ask" if window in game.QUIET else "pass" for window in game.WINDOWS}
    script = [f"{COMMAND[language]} order-{verb} {window}" for window, verb in verbs.items()]
    session = sit(file, *script, language=language)
    told = re.sub(r" *\n *", " ", session.shown)
    for window, verb in verbs.items():
        own = words.knows(f"window-{window}")
        name = words.say(f"window-{window}" if own else f"verb-{window}")
        order = words.say(f"ui-order-{verb}", {"window": name})
        assert words.say("ui-ordered", {"order": order}) in told
    assert all(cell_len(line) <= 80 or str(file) in line for line in session.lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_order_is_found_by_numbers(file: Path, language: str) -> None:
    """A standing answer to requests of passage: whom, then which (FIEF-D-08)."""
    words, command = fief(language), COMMAND[language]
    wanted = words.say("choice-policy", {"seat": 2, "policy": "toll-3"})
    script = [command]
    for step in (words.say("verb-policy"), words.say("ui-bot", {"place": 2}), wanted):
        listed = numbered(sit(file, *script, language=language).shown)
        script.append(next(number for text, number in listed.items() if text.startswith(step)))
        file.unlink()
    session = sit(file, *script, language=language)
    assert remarks(file) == [{"do": "policy", "seat": 2, "policy": "toll-3"}]
    assert words.say("ui-ordered", {"order": wanted}) in session.shown
    again = resume_game(file, [command], language=language)
    assert f"· {wanted}" in again.shown


@pytest.mark.parametrize(
    ("line", "language"),
    [
        ("answers attend", "en"),
        ("answers ask me at minor steps too", "en"),
        ("réponses m’interroger aussi aux moments mineurs", "fr"),
        ("Réponses m’interroger aussi aux moments mineurs", "fr"),
    ],
)
def test_an_order_is_given_at_once_by_its_words(file: Path, line: str, language: str) -> None:
    session = sit(file, line, line, language=language)
    assert remarks(file) == [{"do": "attend"}]
    assert in_orders(session, language)  # the second time there is nothing like it to say


def test_the_question_stands_until_it_is_answered(file: Path) -> None:
    """Going back, giving an order and looking something up lead to it, and what is typed then is an
    answer."""
    for leave in (["0"], ["attend"], ["raise-hand"], ["log"], ["3", "0", "0"]):
        sit(file, "answers", *leave, SETTLE)
        answers = [entry["choice"] for entry in kept(file)["log"] if entry["seat"] == 0]
        assert {"do": "settle", "village": "beaujeu"} in answers, leave
        file.unlink()


def test_what_is_no_order_is_said_to_be_none(file: Path) -> None:
    session = sit(file, "answers lower-hand", "nonsense", "order-pass window-x", SETTLE)
    assert session.shown.count("isn’t a choice or a command here") == 4
    assert remarks(file) == []


def test_in_a_narrowed_list_of_orders_what_stands_is_not_told_again(file: Path) -> None:
    session = sit(file, "answers attend", "answers", "policy")
    told = fief("en").say("table-attending")
    assert in_orders(session, "en").count(f"· {told}") == 0
    assert session.shown.count(f"· {told}") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_can_be_ordered_it_says_so(file: Path, language: str) -> None:
    session = play_game("guilds", "me,greedy", file, [COMMAND[language]], language=language)
    assert Words(language).say("ui-no-orders") in session.shown


def test_windows_of_other_games_are_ordered_likewise(file: Path) -> None:
    script = ["answers order-pass resist"]
    session = play_game("avalon", "me,greedy", file, script, options={"first": "0"})
    assert "Noted: Always pass: “Resist”" in session.shown


# What comes of it ---------------------------------------------------------------------------------


def asked(session: Session, prompt: str, language: str = "en") -> bool:
    return fief(language).say(f"prompt-{prompt}") in re.sub(r" *\n", " ", session.shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_window_that_is_passed_by_order_asks_no_more(file: Path, language: str) -> None:
    """FIEF-D-04. And again when the order is changed."""
    ask, leave = (f"{COMMAND[language]} order-{how} courtship" for how in ("ask", "pass"))
    for orders, expected in (((), True), ((leave,), False), ((leave, ask), True)):
        session = sit(file, *orders, SETTLE, language=language)
        assert asked(session, "courtship", language) == expected
        file.unlink()


def test_a_quiet_window_asks_by_order(file: Path) -> None:
    order = "answers order-ask window-turn-aside"
    assert not asked(sit(file, SETTLE), "window-turn-aside")
    file.unlink()
    assert asked(sit(file, order, SETTLE), "window-turn-aside")


def test_a_raised_hand_is_asked_in_spite_of_orders(file: Path) -> None:
    """FIEF-D-03."""
    script = (SETTLE, "pass", "stop", "answers order-pass window-minor")
    assert not asked(sit(file, *script, "done"), "window-minor")
    file.unlink()
    assert asked(sit(file, *script, "answers raise-hand", "done"), "window-minor")


def test_an_order_for_the_open_window_passes_it_at_once(file: Path) -> None:
    sit(file, SETTLE, "answers order-pass courtship")
    entries = [entry["choice"] for entry in kept(file)["log"] if entry["seat"] == 0]
    assert entries[1:] == [{"do": "pass"}, {"do": "pass"}]  # the quiet one before it, and this


def test_passing_until_the_next_turn_is_ordered_and_taken_back(file: Path) -> None:
    script = [SETTLE, "answers pass-turn", "answers ask-again", "answers pass-turn", "answers"]
    session = sit(file, *script)
    told = ["Pass until my next turn", "Ask me again before my next turn"]
    noted = re.findall(r"Noted: (.*)", session.shown)
    assert noted[:1] == told[:1]
    entries = [entry["choice"] for entry in kept(file)["log"] if entry["seat"] == 0]
    assert {"do": "pass"} in entries


def test_who_shares_a_screen_is_asked_whatever_is_held(file: Path) -> None:
    """The others would see who is passed over."""
    both = play_game("avalon", "me:Ana,me:Bo", file, ["answers"], options={"first": "0"})
    assert "only if" not in both.shown
    file.unlink()
    script = ["answers order-ask resist", "answers"]
    alone = play_game("avalon", "me:Ana,greedy", file, script, options={"first": "0"})
    assert "Only if I can act: “Resist”" in alone.shown


def test_an_order_of_one_is_no_order_of_the_other(file: Path) -> None:
    script = ["settle beaujeu", "settle blaye", "answers order-pass courtship"]
    session = play_game("fief", "me:Ana,me:Ben,greedy", file, script)
    assert session.shown.count(fief("en").say("prompt-courtship")) == 2


def test_orders_about_windows_are_for_this_session(file: Path) -> None:
    """A record tells of the game, and they are the table's; who gives one is told so."""
    session = sit(file, "answers order-pass window-income", "answers")
    assert "This holds until you change it or leave the table." in session.shown
    assert "Before income" in standing(session, "Always pass")
    again = resume_game(file, ["answers"])
    assert "Before income" not in standing(again, "Always pass")
    assert "Before income" in standing(again, "Only if I can act"), "as is usual"


def standing(session: Session, order: str) -> list[str]:
    """The windows beside an order, as the list of orders says last."""
    shown = " ".join(session.shown.split())
    line = shown.rsplit(f"· {order}: ", 1)[1].split(" · ")[0].split(" Automatic answers and")[0]
    return line.split(" / ")
