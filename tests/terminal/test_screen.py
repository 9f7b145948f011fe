"""The screen: lines that fit, streams that cannot write everything, names that cannot do harm."""

import io
import os
from pathlib import Path

import pytest
from rich.cells import cell_len

from tableronde.core.errors import UnknownBot
from tableronde.terminal.encoding import to_ascii
from tableronde.terminal.numbered_list import show
from tableronde.terminal.paragraph import clean, wrap
from tableronde.terminal.screen import Screen
from tableronde.terminal.seats import named, seated
from tableronde.words import Words
from tests.terminal.session import play_game

NBSP = "\u00a0"


def pipe(encoding: str = "utf-8") -> tuple[Screen, io.BytesIO]:
    data = io.BytesIO()
    return Screen(None, io.TextIOWrapper(data, encoding, write_through=True), None), data


def test_lines_break_at_spaces_but_not_before_french_punctuation() -> None:
    text = f"Voici un exemple{NBSP}: il tient{NBSP}!"
    assert wrap(text, 17) == ["Voici un", f"exemple{NBSP}: il", f"tient{NBSP}!"]
    assert wrap("one two", 5, "- ", "  ") == ["- one", "  two"]
    assert wrap("a\nb", 80) == ["a", "b"]
    assert wrap("日本語 日本語", 8) == ["日本語", "日本語"]
    assert wrap("short /a/very/long/path end", 10) == ["short", "/a/very/long/path", "end"]


def test_nothing_from_outside_commands_the_terminal() -> None:
    assert clean("a\x1b[2Jb\x07c\u202ed") == "a\ufffd[2Jb\ufffdc\ufffdd"
    assert clean(f"é{NBSP}\n…") == f"é{NBSP}\n…"
    [seat] = named(["me:\x1b]0;owned\x07\nAna"], Words("en"))
    assert "\x1b" not in seat.name
    assert "\n" not in seat.name


def test_what_an_encoding_lacks_is_written_in_ascii() -> None:
    assert to_ascii(f"L’Étoile «{NBSP}à{NBSP}» ─ × ♛ … 日") == 'L\'Etoile " a " - x * . ?'
    screen, data = pipe("ascii")
    screen.say(f"« Réponse{NBSP}: œuvre »")
    assert data.getvalue() == b'" Reponse : ouvre "\n'
    screen, data = pipe("latin-1")
    screen.say("L’été")
    assert data.getvalue().decode("latin-1") == "L'été\n"


def test_a_source_that_is_no_utf_8_is_read_all_the_same() -> None:
    source = io.TextIOWrapper(io.BytesIO(b"d\xe9fausse\n"), "utf-8")
    screen = Screen(source, io.StringIO(), None)
    assert screen.ask("") == "d\ufffdfausse"
    with pytest.raises(EOFError):
        screen.ask("")


def test_no_source_at_all() -> None:
    screen, _ = pipe()
    with pytest.raises(EOFError):
        screen.ask("?")


def test_colours_only_where_they_are_wanted() -> None:
    for colour, coded in ((None, False), (False, False), (True, True)):
        target = io.StringIO()
        Screen(None, target, colour).say("word", style="bold red")
        assert ("\x1b" in target.getvalue()) is coded


def test_a_wipe_writes_no_codes_into_a_pipe() -> None:
    screen, data = pipe()
    screen.wipe()
    assert data.getvalue() == b""


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="needs pseudo-terminals")
@pytest.mark.parametrize(("columns", "width"), [(10, 60), (80, 80), (300, 100)])
def test_the_width_follows_the_terminal_within_reason(columns: int, width: int) -> None:
    import fcntl
    import struct
    import termios

    main, other = os.openpty()
    with os.fdopen(main, "wb", 0), os.fdopen(other, "w", encoding="utf-8") as target:
        fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        assert Screen(None, target, None).width == width


def test_no_colour_is_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

        def fileno(self) -> int:
            raise OSError

    target = Terminal()
    Screen(None, target, None).say("word", style="bold red")
    assert target.getvalue() == "word\n"


def test_choices_stand_in_columns_where_there_is_room() -> None:
    target = io.StringIO()
    show(
        Screen(None, target, None),
        [f"choice {number}" for number in range(1, 8)],
        [1, 2, 3, 4, 5, 6, 0],
    )
    lines = target.getvalue().splitlines()
    assert lines == [
        "  1  choice 1     3  choice 3     5  choice 5     0  choice 7",
        "  2  choice 2     4  choice 4     6  choice 6",
    ]
    target = io.StringIO()
    show(Screen(None, target, None), ["a long choice " * 6] * 7, [1] * 7)
    assert all(cell_len(line) <= 80 for line in target.getvalue().splitlines())


def test_names() -> None:
    words = Words("en")
    texts = ["me", "greedy", "greedy", "me:Ana", "greedy:Ana", "random"]
    names = [seat.name for seat in named(texts, words)]
    assert names == ["Player 1", "Morgan", "Lancelot", "Ana", "Ana 5", "Iseult"]
    assert [seat.bot for seat in seated(texts, words)][:2] == [None, "greedy"]
    assert [seat.bot for seat in named(["moi", "ME : Ana ", "alpha-zero"], words)] == [
        None,
        None,
        "alpha-zero",
    ]
    with pytest.raises(UnknownBot):
        seated(["alpha-zero"], words)


def test_long_and_strange_names_keep_to_80_columns(tmp_path: Path) -> None:
    seats = f"me:{'W' * 90},greedy:[bold]日本語の名前はとても長い"
    for number, game in enumerate(("avalon", "guilds")):
        file = tmp_path / f"{number}.json"
        session = play_game(game, seats, file, ["?", "log", "hint", "1", "1", "1", "log"])
        assert session.code == 0
        assert "[bold]" in session.shown
        for line in session.lines:
            assert cell_len(line) <= 80 or str(file) in line, line
