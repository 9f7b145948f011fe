"""Tests three turns of every game: nothing that can be clicked is cut off, covered or outside its
panel, and every name on a map can be read.

Every moment is checked on a phone and on a desktop, a new kind of panel at all widths."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tableronde import games
from tableronde.words import Words
from tests.browser.bot_game import BotGame
from tests.browser.browser_table import BrowserPlayer
from tests.browser.conftest import Person
from tests.browser.positions import BOT_GAMES
from tests.browser.test_mastery import open_running_table, open_table
from tests.browser.test_sizes import FILL, SAY_MORE, crowded
from tests.browser.test_tables import create_table, port_of

WIDTHS: Final[list[ViewportSize]] = [
    {"width": 390, "height": 844},
    {"width": 768, "height": 1024},
    {"width": 1280, "height": 800},
    {"width": 1440, "height": 900},
    {"width": 1920, "height": 1080},
]
PHONE, DESK = WIDTHS[0], WIDTHS[3]
# At these widths the two columns beside the map of Fief have little room.
MORE: Final[dict[str, list[ViewportSize]]] = {
    "fief": [{"width": 1366, "height": 768}, {"width": 1600, "height": 900}]
}
FAULTS: Final = Path(__file__).with_name("layout.js").read_text()
SETTLED: Final = """() => new Promise((resolve) =>
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))))"""
# The kinds of panels on the board, beside the sentence.
PANELS: Final = """() =>
  [...document.querySelectorAll(
    '.board :is(.recent-results.leaf, .tray > *, .stage .body > :first-child)'
  )]
    .map(({ className }) => className)"""


@pytest.mark.parametrize("game", BOT_GAMES)
def test_three_turns_fit_at_all_widths(person: Callable[..., Person], game: str) -> None:
    someone = person("fr", DESK)
    seats, _, answers = BOT_GAMES[game]
    names = [f"Player {seat}" for seat in range(seats)]
    player = BrowserPlayer(
        someone, f"walk-{game}", 0, Words("fr", games.find(game), names, reader=0)
    )
    page = player.page
    bot_game = BotGame(port_of(someone), f"walk-{game}", game, seats)
    others = [size for size in WIDTHS if size not in (PHONE, DESK)] + MORE.get(game, [])
    moments: set[tuple[str, str]] = set()
    seen: set[str] = set()
    faults: list[str] = []
    for event in bot_game.steps(answers):
        asked = bot_game.prompts.get(0, "")
        if (asked, event) in moments:
            continue
        moments.add((asked, event))
        player.catch_up(bot_game.position)
        page.evaluate(SETTLED)
        panels = page.evaluate(PANELS) or [asked]
        sizes = [PHONE, *([] if seen.issuperset(panels) else others), DESK]
        seen.update(panels)
        faults += [f"{asked or event}, {fault}" for fault in faults_of(page, sizes)]
    bot_game.close()
    assert len(seen) > 3
    assert not faults, "\n".join(faults)


def faults_of(page: Page, sizes: Sequence[ViewportSize] = WIDTHS) -> list[str]:
    """At each of these."""
    found = []
    for size in sizes:
        page.set_viewport_size(size)
        page.evaluate(SETTLED)
        found += [f"{size['width']} px: {fault}" for fault in page.evaluate(FAULTS)]
    return found


@pytest.mark.parametrize("game", FILL)
def test_a_long_question_leaves_the_own_plate_in_sight(
    person: Callable[..., Person], game: str
) -> None:
    """This is on a phone, where the question has several lines."""
    page = crowded(person("fr", WIDTHS[0]), game, 1 if game == "avalon" else 3)
    for _ in range(5):
        page.evaluate(SAY_MORE, 20)
        page.evaluate(SETTLED)
        faults = page.evaluate(FAULTS)
        assert not [fault for fault in faults if fault.startswith("covered by the question")]


ROOM: Final = """() => {
  const wide = (part) => document.querySelector(part).getBoundingClientRect().width;
  return wide('.board .map') / wide('.frame > .board');
}"""


@pytest.mark.parametrize(("seat", "share"), [(None, 0.7), (0, 0.5)])
def test_the_map_of_fief_uses_the_available_space(
    person: Callable[..., Person], seat: int | None, share: float
) -> None:
    """A spectator needs no column for a hand and decisions."""
    page = open_table(person("fr", WIDTHS[3] if seat is None else WIDTHS[4]), "fief-march", seat)
    page.evaluate(SETTLED)
    assert page.evaluate(ROOM) > share


# What else the sheet says; at a table of positions.py, or at a new one of a game.
PLATED: Final = {
    "fief-march": "",
    "zizka-plates": "",
    "six-plates": "",
    "avalon": "0 of 15 crowns",
    "guilds": "2 of the 3 guilds needed to win",
}


@pytest.mark.parametrize("table", PLATED)
def test_the_hourglass_of_a_plate_explains_itself(
    person: Callable[..., Person], table: str
) -> None:
    """A screen reader gets it from the name of the plate, a finger from the sheet that it opens."""
    someone = person("en", WIDTHS[0], has_touch=True, is_mobile=True)
    page = crowded(someone, table, 1) if table in FILL else open_running_table(someone, table, 0)
    plate = page.get_by_role("button", name=re.compile(r"\. To move\.$"))
    plate.first.tap()
    sheet = page.locator("dialog[open]")
    expect(sheet).to_contain_text("To move")
    expect(sheet).to_contain_text(PLATED[table])
    someone.take_screenshot(f"plate-{table}-en")


@pytest.mark.parametrize("width", [390, 360])
@pytest.mark.parametrize("bots", [2, 3])
def test_no_name_of_a_player_is_broken_on_a_phone(
    person: Callable[..., Person], bots: int, width: int
) -> None:
    someone = person("fr", {"width": width, "height": 844})
    table = create_table(someone, "fief", ["me", *["greedy"] * bots])
    page = someone.go(f"/table/{table['table']}#seat={table['key']}")
    page.locator(".sentence.leaf.yours").wait_for()
    expect(page.locator(".players")).to_contain_text("Lancelot")
    assert page.evaluate(FAULTS) == []


def test_every_village_has_its_name_on_a_phone(person: Callable[..., Person]) -> None:
    """Three families stand there."""
    page = open_running_table(person("fr", WIDTHS[0]), "fief-names")
    page.evaluate(SETTLED)
    expect(page.locator(".map .name.without")).to_have_count(0)
    assert page.evaluate(FAULTS) == []
