"""Plays through the page: by mouse or finger on whatever is lit, or by keyboard alone."""

import time
from collections.abc import Callable
from random import Random
from typing import Final

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLong

LONGEST: Final = 3600.0
"""Seconds after which a game will not end any more, even on a slow machine."""

# What the page shows, to see that something has happened, and its hint about the
# thing pointed at, which is all that happens at the first touch of a finger.
_MOMENT: Final = """const moment = () => [[
  document.querySelector('.sentence.leaf')?.textContent,
  document.querySelectorAll('[role=log] li').length,
  ...[...document.querySelectorAll('.lit, .can, .offer, [aria-pressed=true]')].map(
    (each) => each.className + each.textContent,
  ),
].join('|'), document.querySelector('[role=tooltip]')?.textContent ?? ''];"""
# Where to click, and what is shown before. One of all things that can be clicked now: lit
# things on the board, offers, main buttons; those that decide something first, since only lifting
# cards leads nowhere. Cards overlap, and people click the visible part.
_SPOT: Final = f"""([chance, any]) => {{
  {_MOMENT}
  const shown = (e) => {{
    const box = e.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(e).visibility !== 'hidden';
  }};
  const spot = (thing) => {{
    thing.scrollIntoView({{ block: 'nearest', inline: 'nearest', behavior: 'instant' }});
    const box = thing.getBoundingClientRect();
    for (const across of [0.5, 0.15, 0.85, 0.3, 0.7]) {{
      for (const down of [0.5, 0.2, 0.8]) {{
        const x = box.left + box.width * across, y = box.top + box.height * down;
        if (thing.contains(document.elementFromPoint(x, y))) return [x, y];
      }}
    }}
    return null;
  }};
  const found = new Set();
  const scope = document.querySelector('dialog[open]') ?? document;
  const answers = '.sentence.leaf .buttons .button:not(.quiet)';
  for (const lit of ['.offer', '.lit, .can, dialog [data-can]', answers]) {{
    for (const e of scope.querySelectorAll(lit)) {{
      const button = e.closest('button') ?? e.querySelector('button');
      if (button && !button.disabled && shown(button)) found.add(button);
    }}
  }}
  const chosen = [...found][any ? Math.floor(chance * found.size) : 0];
  return {{ at: chosen ? spot(chosen) : null, before: moment() }};
}}"""
_CHANGED: Final = f"""([before, patience]) => new Promise((resolve) => {{
  {_MOMENT}
  const end = () => {{
    watch.disconnect();
    clearTimeout(timer);
    resolve();
  }};
  const look = () => {{
    const [now, told] = moment();
    if (now !== before[0] || (told && told !== before[1])) end();
  }};
  const watch = new MutationObserver(look);
  const timer = setTimeout(end, patience * 1000);
  const everything = {{ childList: true, attributes: true, characterData: true }};
  watch.observe(document, {{ subtree: true, ...everything }});
  look();
}})"""


def is_over(page: Page) -> bool:
    return page.locator(".ending").count() > 0


def play_by_pointer(page: Page, random: Random, touch: bool = False, most: int = 10**6) -> int:
    """Click or tap lit things until the game is over or the limit is reached, and return how
    often."""
    clicks = 0
    end = time.monotonic() + LONGEST
    while not is_over(page) and clicks < most:
        assert time.monotonic() < end, "the game does not end"
        clicks += play_step(page, random, touch)
    return clicks


def play_step(page: Page, random: Random, touch: bool = False, patience: float = 0.8) -> bool:
    """Click or tap one lit thing, and return whether there was one."""
    spot = page.evaluate(_SPOT, [random.random(), random.random() < 0.4])
    if spot["at"]:
        (page.touchscreen.tap if touch else page.mouse.click)(*spot["at"])
    elif page.locator("dialog[open]").count():
        page.keyboard.press("Escape")  # a sheet that only informs
    settle(page, spot["before"], patience)
    return bool(spot["at"])


def play_by_keyboard(page: Page, random: Random, decline_share: float = 0.0) -> int:
    """Play by the list of choices: `l`, a number, Enter to confirm; return how often.

    `decline_share` is how often the last choice is taken, which declines."""

    def type_a_number(choices: Locator) -> None:
        last = choices.count()
        page.keyboard.type(
            str(last if random.random() < decline_share else random.randint(1, last))
        )

    return _play_by_list(page, type_a_number)


def play_sentences(page: Page, sentences: list[str]) -> int:
    """Take these choices one after the other by their sentences in the list, and return how
    many."""
    left = iter(sentences)

    def take_the_next(choices: Locator) -> None:
        sentence = next(left)
        listed = [text.splitlines()[-1].strip() for text in choices.all_inner_texts()]
        choices.nth(listed.index(sentence)).click()

    return _play_by_list(page, take_the_next)


def _play_by_list(page: Page, take: Callable[[Locator], None]) -> int:
    answers = 0
    end = time.monotonic() + LONGEST
    asked = page.locator(".sentence.leaf.yours")
    dialog = page.locator("dialog[open]")
    choices = dialog.locator("ol button")
    typed = dialog.get_by_role("searchbox")
    held = page.locator(".tray h2")
    while True:
        asked.or_(page.locator(".ending")).or_(held).first.wait_for()
        if is_over(page):
            return answers
        if held.count():
            page.keyboard.press("Escape")  # dismiss the end of a round
            held.wait_for(state="detached")
            continue
        assert time.monotonic() < end, "the game does not end"
        before = moment(page)
        if not dialog.count():
            page.keyboard.press("l")
        # If the page was not ready for the key, it is pressed again; if it was ready after all,
        # the second key is in the filter of the list.
        if typed.count() and typed.input_value():
            typed.fill("")
        try:
            choices.first.wait_for(timeout=1500)
        except TooLong:
            continue
        if typed.count() and typed.input_value():
            continue  # the second key was typed meanwhile
        take(choices)
        answers += 1
        choices.first.wait_for(state="detached")
        settle(page, before)
        confirm = asked.locator(".button.strong")
        if asked.locator(".button.quiet").count() and confirm.count():
            before = moment(page)
            confirm.first.focus()
            page.keyboard.press("Enter")
            settle(page, before)


def moment(page: Page) -> list[str]:
    found: list[str] = page.evaluate(f"() => {{ {_MOMENT} return moment(); }}")
    return found


def settle(page: Page, before: list[str], patience: float = 0.8) -> None:
    """Wait until the page shows something else, or for a moment; then the next click follows, and
    the end does not depend on how often."""
    page.evaluate(_CHANGED, [before, patience])
