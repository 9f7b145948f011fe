"""Two Cups stands among the games while its own tests run."""

from typing import Final

import pytest

from examples.cups.game import Cups
from tableronde import games

CUPS: Final = Cups()


@pytest.fixture(autouse=True)
def among_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, CUPS.ID, CUPS)
