"""Taking back: freely, with the bots' consent, with the other persons' consent."""

from pathlib import Path

import pytest

from tests.terminal.session import Session, kept, play_game


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def ask(file: Path, *script: str, seats: str = "me:Ana,greedy", language: str = "en") -> Session:
    session = play_game("avalon", seats, file, script, language=language, options={"first": "0"})
    assert session.code == 0
    return session


def undos(file: Path) -> list[tuple[int, bool]]:
    log = kept(file)["log"]
    return [(entry["undo"], entry.get("agreed", False)) for entry in log if "undo" in entry]


def standing(file: Path) -> list[str]:
    verbs: list[str] = []
    for entry in kept(file)["log"]:
        if "undo" in entry:
            del verbs[entry["undo"] :]
        else:
            verbs.append(entry["choice"]["do"])
    return verbs


@pytest.mark.parametrize("word", ["undo", "annuler"])
def test_freely_up_to_the_last_barrier(file: Path, word: str) -> None:
    session = ask(file, "reinforce yellow-knight 3", word)
    assert undos(file) == [(0, False)]
    assert standing(file) == []
    assert "You undo your last move." in session.shown
    assert "consent" not in session.shown


def test_nothing_to_take_back(file: Path) -> None:
    session = ask(file, "undo")
    assert "You have nothing to undo." in session.shown
    assert undos(file) == []


@pytest.mark.parametrize("yes", ["y", "Yes", "o", "oui"])
def test_beyond_a_barrier_bots_consent_if_the_person_wants_it(file: Path, yes: str) -> None:
    """An attack was answered by the bot; going back to it undoes what followed."""
    session = ask(file, "attack 4", "undo", yes)
    assert "Undo anyway? (y/n)" in " ".join(session.shown.split())
    assert undos(file) == [(0, True)]
    assert standing(file) == []


def test_beyond_a_barrier_only_if_wanted(file: Path) -> None:
    ask(file, "attack 4", "undo", "n")
    assert undos(file) == []
    assert standing(file)[0] == "attack"


def test_an_undo_never_rerolls(file: Path) -> None:
    ask(file, "attack 4", "undo", "y", "attack 4")
    first = kept(file)["log"]
    assert first[0]["choice"] == first[3]["choice"]
    assert first[1]["choice"] == first[4]["choice"]  # the bot answers as before


def test_every_other_person_must_agree(file: Path) -> None:
    seats = "me:Ana,me:Ben"
    script = ["attack 4", "pass", "undo"]  # Ana attacks, Ben lets it pass, Ana owes losses
    refused = ask(file, *script, "n", seats=seats)
    assert "Ben: Ana asks to undo" in refused.shown
    assert "Ben doesn’t agree: nothing is undone." in refused.shown
    assert undos(file) == []
    agreed = ask(file.with_name("second.json"), *script, "y", seats=seats)
    assert undos(file.with_name("second.json")) == [(0, True)]
    assert "Ana undoes" not in agreed.shown  # she reads it herself
    assert "You undo your last move." in agreed.shown


def test_the_one_who_is_asked_does_not_see_the_hand(file: Path) -> None:
    session = ask(file, "attack 4", "pass", "undo", "n", seats="me:Ana,me:Ben")
    after = session.shown.partition("Ben: Ana asks to undo")[2]
    assert after.startswith(" their last decision and everything after it.")
    assert "── Ana ─" in after  # the question comes back behind the curtain


def test_who_ordered_to_pass_can_take_it_back_and_is_asked_again(file: Path) -> None:
    """The order answers the window at once, and does not answer it again after the undo."""
    script = ["attack 4", "answers order-pass", "2", *["1"] * 6, "end", "1", "undo", "y"]
    session = ask(file, *script, seats="me:Ana,me:Ben")
    assert undos(file) == [(1, True)]
    assert standing(file) == ["attack"]
    assert "Resist with a knight" in session.shown.rpartition("You undo your last move.")[2]


def test_an_order_about_another_window_does_not_answer_the_question_that_is_asked_again(
    file: Path,
) -> None:
    undone = ["attack 4", "answers order-pass", "2", *["1"] * 6, "end", "1", "undo", "y"]
    ask(file, *undone, "answers order-pass counter", seats="me:Ana,me:Ben")
    assert standing(file) == ["attack"]
    again = file.with_name("again.json")
    ask(again, *undone, "answers pass-turn", seats="me:Ana,me:Ben")
    assert standing(again)[:2] == ["attack", "pass"]
