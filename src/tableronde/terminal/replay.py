"""Shows a position of a recorded game, or steps through it."""

from pathlib import Path
from typing import Any, Final

from tableronde import games
from tableronde.core import match as matches
from tableronde.core import record
from tableronde.core.errors import BadPosition, UnknownSeat
from tableronde.core.event import Arguments
from tableronde.core.views import View
from tableronde.terminal import drawings
from tableronde.terminal.exit_codes import DONE
from tableronde.terminal.exit_handling import run_action
from tableronde.terminal.folding import folded
from tableronde.terminal.screen import Screen, standard
from tableronde.terminal.seats import named
from tableronde.words import Words

_STEPS: Final = {
    "": "next",
    "n": "next",
    "next": "next",
    "suivant": "next",
    "p": "previous",
    "previous": "previous",
    "precedent": "previous",
    "first": "first",
    "debut": "first",
    "last": "last",
    "fin": "last",
    "q": "quit",
    "quit": "quit",
    "quitter": "quit",
}
_SEAT_WORDS: Final = ("s", "seat", "place", "siege")
_ALL_WORDS: Final = ("all", "tout", "tous")


def replay(
    path: Path,
    *,
    at: int | None,
    seat: int | None,
    everything: bool,
    language: str,
    colour: bool | None,
    step: bool,
) -> int:
    """Show the position after `at` entries of the log (by default the last one), as a seat or a
    spectator (None) sees it, or with all hands open. Return the exit code."""

    def look(words: Words) -> int:
        told = record.load(path)
        viewer = Viewer(told, standard(colour), words.language, seat, everything)
        viewer.go(len(told.log) if at is None else at)
        viewer.show()
        if step:
            viewer.walk()
        return DONE

    return run_action(language, look)


class Viewer:
    """Shows positions of a record. Steps forward play on; steps back replay from the start."""

    def __init__(
        self,
        told: record.Record,
        screen: Screen,
        language: str,
        seat: int | None,
        everything: bool,
    ) -> None:
        self._told: Final = told
        self._game: Final = games.find(told.game)
        self._screen: Final = screen
        matches.replay(self._game, told)  # check all of it before any of it is shown
        self._match = matches.replay(self._game, told, 0)
        self._at = 0
        names = [player.name for player in named(told.seats, Words(language))]
        self._words = Words(language, self._game, names)
        self._everything = everything
        self._look_from(seat)

    def _look_from(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self._match.seats:
            raise UnknownSeat(seat=seat, last=self._match.seats - 1)
        self._seat = seat
        self._words = self._words.read_by(None if self._everything else seat)

    # Moving ----------------------------------------------------------------------------------

    def go(self, at: int) -> None:
        """Go to the position after `at` entries of the log."""
        if not 0 <= at <= len(self._told.log):
            raise BadPosition(number=at, last=len(self._told.log))
        if at < self._at:
            self._match = matches.replay(self._game, self._told, at)
        else:
            self._match.follow(self._told.log[self._at : at])
        self._at = at

    # Showing ---------------------------------------------------------------------------------

    def show(self) -> None:
        screen, words = self._screen, self._words
        screen.rule(words.say("ui-position", {"at": self._at, "last": len(self._told.log)}))
        for event in self._last_events():
            screen.say(words.event(event), style="dim", indent="· ", hanging="  ")
        screen.say()
        drawings.drawing(self._game.ID).show(screen, self._view(), words)
        screen.say()
        self._say_who_is_asked()

    def _view(self) -> View[Any]:
        """Return the view to show; with everything open, a spectator's view with all hands as their
        owners see them."""
        if not self._everything:
            return self._match.view(self._seat)
        own = [self._match.view(seat) for seat in range(self._match.seats)]
        return drawings.drawing(self._game.ID).open_hands(self._match.view(None), own)

    def _last_events(self) -> list[Arguments]:
        """Return the events of the last entry of the log."""
        match = self._match
        undone = self._at > 0 and self._told.log[self._at - 1].undo is not None
        if self._everything:
            told = [event for at, event in match.events if at == match.number]
            since = [{"event": event.key, **event.arguments} for event in told]
        else:
            since = match.events_for(self._seat, match.number)
        return since[-1:] if undone else since

    def _say_who_is_asked(self) -> None:
        result = self._match.result
        if result is None:
            for waiting in self._match.view(None)["waiting"]:
                self._screen.say(self._words.prompt(waiting))
            return
        self._screen.say(self._words.say(f"reason-{result['reason']}"))
        self._screen.say(self._words.say("ui-winners", {"seats": result["winners"]}), style="bold")

    # Stepping --------------------------------------------------------------------------------

    def walk(self) -> None:
        """Read commands until `quit` or the end of the input."""
        self._screen.say(self._words.say("ui-walk-help"))
        try:
            while self._take(self._screen.ask(self._words.say("ui-walk")).strip()):
                pass
        except EOFError:
            return
        except KeyboardInterrupt:
            self._screen.say()  # the line on which ^C was typed
            raise

    def _take(self, line: str) -> bool:
        """Carry out one line. Return False to quit."""
        words = folded(line)
        step = _STEPS.get(" ".join(words))
        if step == "quit":
            return False
        if words and words[0] in _SEAT_WORDS:
            known = self._change_seat(words[1:])
        else:
            known = self._move(step, line)
        if known:
            self.show()
        return True

    def _move(self, step: str | None, line: str) -> bool:
        """Go to the position that a line names. Return whether there is one."""
        last = len(self._told.log)
        places = {"next": self._at + 1, "previous": self._at - 1, "first": 0, "last": last}
        if step is not None:
            at = places[step]
        elif line.isdecimal():
            at = int(line[:9])
        else:
            self._unknown(line)
            return False
        if 0 <= at <= last:
            self.go(at)
            return True
        self._screen.say(self._words.error(BadPosition(number=at, last=last)))
        return False

    def _change_seat(self, words: list[str]) -> bool:
        """Change the point of view: `s` a spectator, `s all` everything, `s 1` that seat."""
        wanted = " ".join(words)
        if wanted and wanted not in _ALL_WORDS and not wanted.isdecimal():
            self._unknown(f"s {wanted}")
            return False
        self._everything = wanted in _ALL_WORDS
        try:
            self._look_from(int(wanted[:9]) if wanted.isdecimal() else None)
        except UnknownSeat as error:
            self._screen.say(self._words.error(error))
            return False
        return True

    def _unknown(self, line: str) -> None:
        self._screen.say(self._words.say("ui-walk-unknown", {"line": line[:40]}))
