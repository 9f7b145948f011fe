"""A session at the terminal without a terminal: what is typed, what is shown, the exit code."""

import io
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, Final

from tableronde.core import record
from tableronde.terminal.play import play, resume
from tableronde.terminal.replay import replay

Policy = Callable[[str], str]
NO_OPTIONS: Final[Mapping[str, str]] = {}
_ENOUGH: Final = 1500  # so that a game that is stuck fails instead of going on for ever
_HINT: Final = re.compile(r"^  ([a-z-]+(?: [a-z0-9_+-]+)*)$", re.MULTILINE)
_CHOICE: Final = re.compile(r"(?:^|   ) {0,2}([1-9][0-9]?)  \S")


class Typist(io.StringIO):
    """Types the lines of a script; then, if there is a policy, what it makes of the screen."""

    def __init__(self, script: Iterable[str], policy: Policy | None) -> None:
        super().__init__()
        self._script: Iterator[str] = iter(script)
        self._policy = policy
        self.screen = io.StringIO()
        self._read = 0
        self._typed = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        for line in self._script:
            return f"{line}\n"
        if self._policy is None:
            return ""
        shown = self.screen.getvalue()
        since, self._read = shown[self._read :], len(shown)
        self._typed += 1
        assert self._typed < _ENOUGH, since
        return f"{self._policy(since)}\n"


def first_choice(_: str) -> str:
    return "1"


def last_choice(shown: str) -> str:
    """The last number of the list that ends the screen; the table has numbers of its own."""
    listed: list[int] = []
    for line in shown.splitlines()[:-1]:
        found = [int(number) for number in _CHOICE.findall(line)]
        if 1 in found:
            listed = []
        listed += found
    return str(max(listed))


def take_advice(shown: str) -> str:
    """Ask for a hint, then type the notation it gives."""
    found = _HINT.search(shown)
    return found[1] if found else "hint"


class Session:
    """What was shown, and the exit code."""

    def __init__(self, code: int, shown: str, complaint: str) -> None:
        self.code = code
        self.shown = shown
        self.complaint = complaint

    @property
    def lines(self) -> list[str]:
        return self.shown.splitlines()


def run_session(
    act: Callable[[], int], script: Iterable[str] = (), policy: Policy | None = None
) -> Session:
    typist, complaint = Typist(script, policy), io.StringIO()
    stdin, sys.stdin = sys.stdin, typist
    try:
        with redirect_stdout(typist.screen), redirect_stderr(complaint):
            code = act()
    finally:
        sys.stdin = stdin
    return Session(code, typist.screen.getvalue(), complaint.getvalue())


def play_game(
    game: str,
    seats: str,
    file: Path,
    script: Iterable[str] = (),
    policy: Policy | None = None,
    language: str = "en",
    seed: str = "7",
    options: Mapping[str, str] = NO_OPTIONS,
) -> Session:
    """A new game, kept in `file`."""

    def act() -> int:
        return play(
            game,
            seats.split(","),
            language=language,
            seed=seed,
            options=dict(options),
            save=file,
            colour=None,
        )

    return run_session(act, script, policy)


def resume_game(
    file: Path, script: Iterable[str] = (), policy: Policy | None = None, language: str = "en"
) -> Session:
    return run_session(lambda: resume(file, language=language, colour=None), script, policy)


def look(
    file: Path,
    script: Iterable[str] = (),
    at: int | None = None,
    seat: int | None = None,
    everything: bool = False,
    step: bool = False,
    language: str = "en",
) -> Session:
    def act() -> int:
        return replay(
            file,
            at=at,
            seat=seat,
            everything=everything,
            language=language,
            colour=None,
            step=step,
        )

    return run_session(act, script)


def kept(file: Path) -> dict[str, Any]:
    """The record in a file."""
    return {**record.load(file).plain()}
