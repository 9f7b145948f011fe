"""The screen: writes to people and reads what they type.

Works on a terminal, with pipes and with scripts. Texts from outside (a name in a record, a line
that was typed) cannot send control codes to the terminal.
"""

import contextlib
import os
import sys
from typing import Final, NoReturn, TextIO

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

from tableronde.core.errors import NoOutput
from tableronde.terminal import encoding
from tableronde.terminal.paragraph import clean, wrap

_PIPE_WIDTH: Final = 80
_NARROWEST: Final = 60  # narrower terminals break the lines, which is better than cut off cards
_TYPING_WIDTH: Final = 8
_WIDEST: Final = 100  # longer lines of text are hard to read
# Move home, clear the screen, clear the scrollback. In this order, because some terminals move what
# they clear into the scrollback.
_WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"


class _QuietConsole(Console):
    def on_broken_pipe(self) -> NoReturn:
        raise


class Screen:
    """Writes to a person and reads what is typed. `colour` None: use colours if the terminal has
    them."""

    def __init__(self, source: TextIO | None, target: TextIO, colour: bool | None) -> None:
        self._source: Final = source
        self._target: Final = target
        self.typed: Final = _is_terminal(source)
        self.shown: Final = _is_terminal(target)
        self.wipes: Final = self.shown and os.environ.get("TERM") != "dumb"
        encoding.replace_errors(source, "replace")
        encoding.replace_errors(target, encoding.TO_ASCII)
        self._console: Final = _console(target, colour)
        self._with_readline: Final = self.typed and self.shown and source is sys.stdin
        if self._with_readline:
            _line_editing()

    @property
    def width(self) -> int:
        return max(_NARROWEST, min(self._columns(), _WIDEST))

    def _columns(self) -> int:
        if self.shown:
            try:
                return os.get_terminal_size(self._target.fileno()).columns or _PIPE_WIDTH
            except OSError:
                pass
        return _PIPE_WIDTH

    # Writing ---------------------------------------------------------------------------------

    def say(self, text: str = "", style: str = "", indent: str = "", hanging: str = "") -> None:
        """Write a paragraph, wrapped at spaces but never at no-break spaces."""
        for line in wrap(clean(text), self.width, indent, hanging):
            self.line(line, style)

    def line(self, text: str, style: str = "") -> None:
        """Write one line that is not wrapped, such as a command to copy."""
        self._console.width = self.width
        line = Text(clean(text), style=style)
        self._console.print(line, crop=False, no_wrap=True, overflow="ignore")

    def draw(self, thing: RenderableType) -> None:
        self._console.width = self.width
        self._console.print(thing)

    def rule(self, text: str) -> None:
        """Write a line across the screen with a text in it."""
        line = f"── {clean(text)} "
        self.line(line + "─" * max(0, self.width - cell_len(line)), style="bold")

    def wipe(self) -> None:
        """Clear the screen and its scrollback. Does nothing if this is no terminal."""
        if self.wipes:
            self._target.write(_WIPE)
            self._target.flush()
        if self._with_readline:
            _forget_lines()

    # Reading ---------------------------------------------------------------------------------

    def ask(self, question: str) -> str:
        """Read one line. Raise EOFError at the end of the input."""
        *before, last = wrap(clean(question), self.width - _TYPING_WIDTH)
        for line in before:
            self.line(line)
        prompt = f"{last} "
        if self._with_readline:
            return input(prompt)
        self._target.write(prompt)
        self._target.flush()
        line = "" if self._source is None else self._source.readline()
        if not line:
            self._target.write("\n")
            raise EOFError
        if not self.typed:  # echo the input of a script, for a complete transcript
            self._target.write(clean(line.rstrip("\r\n")) + "\n")
        return line.rstrip("\r\n")


def standard(colour: bool | None) -> Screen:
    """Return the screen on the standard streams."""
    if sys.stdout is None:  # the program was started with its output closed
        raise NoOutput
    return Screen(sys.stdin, sys.stdout, colour)


def _is_terminal(stream: TextIO | None) -> bool:
    try:
        return stream is not None and stream.isatty()
    except ValueError:  # closed
        return False


def _console(target: TextIO, colour: bool | None) -> Console:
    # Without a colour system rich writes no codes at all, not even for bold.
    if colour is None:
        wanted = _is_terminal(target) and not os.environ.get("NO_COLOR")
        console = _QuietConsole(file=target, color_system="auto" if wanted else None)
    elif colour:
        console = _QuietConsole(file=target, force_terminal=True, color_system="standard")
    else:
        console = _QuietConsole(file=target, color_system=None)
    return console


def _line_editing() -> None:
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 - importing it is what makes `input` edit lines


def _forget_lines() -> None:
    """Clear the history, so that the next player cannot recall another's lines."""
    readline = sys.modules.get("readline")
    if readline is not None:
        readline.clear_history()
