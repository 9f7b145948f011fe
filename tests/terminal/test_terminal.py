"""In a process of its own: on a pseudo-terminal, through pipes, and with signals."""

import os
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.processes import started, until_it_waits
from tests.terminal.session import kept, resume_game
from tests.waiting import PATIENCE, wait_until

pytestmark = pytest.mark.skipif(not hasattr(os, "openpty"), reason="needs pseudo-terminals")
SOURCE = Path(__file__).parents[2] / "src"
PLAY = (
    "import sys; from pathlib import Path; from tableronde.terminal.play import play;"
    "sys.exit(play(sys.argv[1], sys.argv[2].split(','), language=sys.argv[3], seed='7',"
    "options={'first': '0'}, save=Path(sys.argv[4]), colour=None))"
)
WIPE = "\x1b[H\x1b[2J\x1b[3J"


def command(game: str, seats: str, language: str, file: Path) -> list[str]:
    return [sys.executable, "-c", PLAY, game, seats, language, str(file)]


def environment(**more: str) -> dict[str, str]:
    paths = os.pathsep.join([str(SOURCE), *sys.path])
    kept_names = ("PATH", "HOME", "SYSTEMROOT")
    plain = {name: os.environ[name] for name in kept_names if name in os.environ}
    return {**plain, "PYTHONPATH": paths, "PYTHONUTF8": "1", "TERM": "xterm-256color", **more}


class Terminal:
    """A program on a pseudo-terminal of 80 columns."""

    def __init__(self, *arguments: str, **more: str) -> None:
        self._main, other = os.openpty()
        _set_size(other)
        self.process = started(
            [*arguments], stdin=other, stdout=other, stderr=other, env=environment(**more)
        )
        os.close(other)
        self.shown = ""

    def wait_for(self, text: str) -> str:
        """What came up to and including a text."""
        begun = len(self.shown)

        def is_shown() -> bool:
            self._read(0.2)
            return text in self.shown[begun:]

        wait_until(is_shown, text)
        return self.shown[begun:]

    def type(self, line: str) -> None:
        os.write(self._main, f"{line}\r".encode())

    def interrupt(self) -> None:
        """As a person would: after the prompt is there, not while it is being written."""
        until_it_waits(self.process)
        self.process.send_signal(signal.SIGINT)

    def end(self) -> int:

        def has_ended() -> bool:
            self._read(0.1)
            return self.process.poll() is not None

        wait_until(has_ended)
        self._read(0.1)
        os.close(self._main)
        return self.process.returncode

    def _read(self, seconds: float) -> None:
        if select.select([self._main], [], [], seconds)[0]:
            try:
                self.shown += os.read(self._main, 65536).decode(errors="replace")
            except OSError:  # how Linux says that the other side is closed
                time.sleep(0.02)


def _set_size(descriptor: int) -> None:
    import fcntl
    import struct
    import termios

    fcntl.ioctl(descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def test_a_person_at_a_terminal(file: Path) -> None:
    terminal = Terminal(*command("avalon", "me:Ana,greedy", "fr", file))
    shown = terminal.wait_for("Votre choix")
    assert "\x1b[1m" in shown
    assert WIPE not in shown
    terminal.type("attaquer 4")
    terminal.wait_for("Votre choix")
    terminal.type("quitter")
    terminal.wait_for("--resume")
    assert terminal.end() == 0
    assert kept(file)["log"][0]["choice"]["do"] == "attack"


def test_no_colour_at_a_terminal(file: Path) -> None:
    terminal = Terminal(*command("guilds", "me:Ana,greedy", "en", file), NO_COLOR="1")
    shown = terminal.wait_for("Your choice")
    assert not re.search(r"\x1b\[[0-9;]*m", shown)
    terminal.type("quit")
    assert terminal.end() == 0


def test_the_curtain_on_a_terminal(file: Path) -> None:
    terminal = Terminal(*command("guilds", "me:Ana,me:Ben", "en", file))
    before = terminal.wait_for("press Enter")
    assert "hand" not in before
    terminal.type("")
    hers = terminal.wait_for("Your choice")
    assert hers.index(WIPE) < hers.index("Your hand")
    terminal.type("play star")
    own = terminal.wait_for("to clear the screen for Ben")
    assert "You draw" in own  # what her own action brought, before the curtain
    terminal.type("")
    between = terminal.wait_for("press Enter")
    assert WIPE in between
    after = between.partition(WIPE)[2]
    assert "Pass the keyboard to Ben." in after
    assert "hand" not in after
    terminal.type("")
    assert WIPE in terminal.wait_for("Your choice")
    terminal.interrupt()
    assert terminal.end() == 130
    left = terminal.shown.rpartition(WIPE)[2]
    assert "hand" not in left  # nor does leaving show anything
    assert f"tableronde play --resume {file}" in left


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)]
)
def test_signals_lose_nothing(file: Path, number: signal.Signals, code: int) -> None:
    process = started(
        command("avalon", "me:Ana,greedy", "en", file),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("attack 4\n")
    process.stdin.flush()
    seen = ""
    while not seen.endswith("Extra losses"):
        seen += process.stdout.read(1)
    until_it_waits(process)
    process.send_signal(number)
    output, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == code
    assert errors == ""
    assert f"tableronde play --resume {file}" in output
    assert len(kept(file)["log"]) == 2
    assert "Extra losses" in resume_game(file).shown


def test_a_closed_pipe_ends_it_quietly(file: Path) -> None:
    with subprocess.Popen(
        command("avalon", "me,greedy", "en", file),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        process.stdin.write(b"end\n" * 3)
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(PATIENCE) == 0


def test_a_terminal_without_our_letters(file: Path) -> None:
    done = subprocess.run(
        command("avalon", "me,greedy", "fr", file),
        input=b"d\xe9fausse\n\xff\nend\n",
        capture_output=True,
        env=environment(PYTHONUTF8="0", PYTHONIOENCODING="ascii", LC_ALL="C"),
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"Regions" in done.stdout
    assert len(kept(file)["log"]) == 1
