"""Waits until a page has nothing more to do by itself."""

from playwright.sync_api import Page

# Frames, not milliseconds, since frames are slow on a slow machine.
_REST = """(frames) => new Promise((resolve) => {
  let quiet = 0;
  const moved = () => (quiet = 0);
  const watch = new MutationObserver(moved);
  const everything = { childList: true, attributes: true, characterData: true };
  watch.observe(document, { subtree: true, ...everything });
  addEventListener('scroll', moved, true);
  const frame = () => {
    if (document.getAnimations().some(({ playState }) => playState === 'running')) quiet = 0;
    quiet += 1;
    if (quiet <= frames) return requestAnimationFrame(frame);
    watch.disconnect();
    removeEventListener('scroll', moved, true);
    resolve();
  };
  frame();
})"""


def at_rest(page: Page, frames: int = 15) -> None:
    """Return when for so many frames nothing has changed, scrolled or moved."""
    page.evaluate(_REST, frames)
