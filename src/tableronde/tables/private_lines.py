"""Private lines about an offer, outside of a private talk."""

from typing import Final

from tableronde.core.game import AnyGame
from tableronde.core.match import Match


class PrivateLines:
    """Who has written a private line about the open offer. Each seat may do so once, even if the
    offer is undone and made again."""

    __slots__ = ("_game", "_open", "written")

    def __init__(self, game: AnyGame) -> None:
        self._game: Final = game
        self._open = False  # whether there is an offer to write about
        self.written: Final[set[int]] = set()

    def note_answer(self, match: Match) -> None:
        """Note that an answer was given. About a new offer each may write again."""
        before = self._open
        self.follow(match)
        if self._open and not before:
            self.written.clear()

    def follow(self, match: Match) -> None:
        """Note the position of the match."""
        circle = self._game.circle
        self._open = any(circle(match.state, seat) for seat in range(match.seats))
