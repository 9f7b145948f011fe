"""People who play through the page: by mouse or finger on whatever is lit, or by keyboard alone."""

import time
from random import Random
from typing import Final

from playwright.sync_api import Error, Page
from playwright.sync_api import TimeoutError as TooLong

PATIENCE: Final = 20.0
LONGEST: Final = 300.0

# Everything that says 'you can click this now': lit things of the board, offers, main buttons.
_LIT: Final = """() => {
  const shown = (e) => {
    const box = e.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(e).visibility !== 'hidden';
  };
  const found = new Set();
  const scope = document.querySelector('dialog[open]') ?? document;
  // What settles something first: who only ever lifts cards does not get on.
  for (const lit of ['.offer', '.lit, .can', '.sentence.leaf .buttons .button:not(.quiet)']) {
    for (const e of scope.querySelectorAll(lit)) {
      const button = e.closest('button') ?? e.querySelector('button');
      if (button && !button.disabled && shown(button)) found.add(button);
    }
  }
  return [...found];
}"""
# Where a thing can be clicked: cards overlap, and people click what they see of them.
_OPEN_SPOT: Final = """(thing) => {
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = thing.getBoundingClientRect();
  for (const across of [0.5, 0.15, 0.85, 0.3, 0.7]) {
    for (const down of [0.5, 0.2, 0.8]) {
      const x = box.width * across, y = box.height * down;
      const hit = document.elementFromPoint(box.left + x, box.top + y);
      if (hit && thing.contains(hit)) return { x, y };
    }
  }
  return null;
}"""
# What the page shows of the moment, to see that something has happened.
_MOMENT: Final = """() => [
  document.querySelector('.sentence.leaf')?.textContent ?? '',
  document.querySelectorAll('[role=log] li').length,
  document.querySelectorAll('.lit, .can, .offer').length,
  document.querySelectorAll('[aria-pressed=true]').length,
].join('|')"""


def is_over(page: Page) -> bool:
    return page.locator(".ending").count() > 0


def play_by_hand(page: Page, random: Random, touch: bool = False) -> int:
    """Click or tap lit things until the game is over; how often."""
    clicks = 0
    end = time.monotonic() + LONGEST
    while not is_over(page):
        assert time.monotonic() < end, "the game does not end"
        clicks += play_step(page, random, touch)
    return clicks


def play_step(page: Page, random: Random, touch: bool = False, patience: float = 0.8) -> bool:
    """Click or tap one lit thing, if there is one; whether there was."""
    handles = page.evaluate_handle(_LIT)
    lit = [each.as_element() for each in handles.get_properties().values()]
    chosen = random.choice(lit[: 1 if random.random() < 0.6 else None]) if lit else None
    before = page.evaluate(_MOMENT)
    if chosen is not None:
        try:
            spot = chosen.evaluate(_OPEN_SPOT)
            (chosen.tap if touch else chosen.click)(timeout=2000, position=spot)
        except Error:
            return False  # it is gone meanwhile, or something flies above it
    settle(page, before, patience)
    return chosen is not None


def play_by_keys(page: Page, random: Random) -> int:
    """The list of choices by `l`, a number, Enter where it asks again; how often."""
    answers = 0
    end = time.monotonic() + LONGEST
    while not is_over(page):
        assert time.monotonic() < end, "the game does not end"
        if page.locator(".sentence.leaf.yours").count() == 0:
            page.wait_for_timeout(30)
            continue
        before = page.evaluate(_MOMENT)
        page.keyboard.press("l")
        choices = page.locator("dialog[open] ol button")
        try:
            choices.first.wait_for(timeout=1500)
        except TooLong:
            continue
        count = choices.count()
        page.keyboard.type(str(random.randint(1, count)))
        answers += 1
        page.wait_for_timeout(20)
        settle(page, before)
        confirm = page.locator(".sentence.leaf.yours .button.strong")
        if page.locator(".sentence.leaf.yours .button.quiet").count() and confirm.count():
            before = page.evaluate(_MOMENT)
            confirm.first.focus()
            page.keyboard.press("Enter")
            settle(page, before)
    return answers


def settle(page: Page, before: str, patience: float = 0.8) -> None:
    """Until the page shows something else, or a moment has passed."""
    end = time.monotonic() + patience
    while time.monotonic() < end and page.evaluate(_MOMENT) == before:
        page.wait_for_timeout(15)
