/** The keyboard never loses its place. What has the focus may go at any moment: a card is played, a
 * tray closes, a question is answered, a dialog was opened by a key. Then the focus goes to what can
 * be chosen next, in the group where it was before if there is something (`data-can`, see
 * games/contract.ts), and while there is no question to the sentence (`data-rest`). */
import type { Attachment } from 'svelte/attachments';
import { modals } from '../../ui/dialog/modals.svelte';

const GROUPS = '[role="group"], [role="radiogroup"], section, aside';
const CAN = '[data-can]:not(:disabled)';
const REST = '[data-rest]';

/** What is drawn; what is kept for later, or for another size of page, cannot have the focus. */
function isShown(element: HTMLElement): boolean {
  return element.checkVisibility?.() ?? true;
}

function first(within: Element, wanted: string): HTMLElement | null {
  return [...within.querySelectorAll<HTMLElement>(wanted)].find(isShown) ?? null;
}

/** Where the focus goes: `groups` are those where it was, the innermost first. */
export function nextPlace(
  root: Element,
  groups: readonly Element[],
  asked: boolean,
): HTMLElement | null {
  if (asked) {
    for (const group of [...groups.filter((each) => each.isConnected), root]) {
      const found = first(group, CAN);
      if (found) return found;
    }
  }
  return first(root, REST);
}

/** Of the whole table, with everything that belongs to it. `asked`: whether there is a question that
 * can be answered. */
export function keepsFocus(asked: () => boolean): Attachment<HTMLElement> {
  return (root) => {
    let groups: Element[] = [];
    /** Whether somebody has put it somewhere, and has not clicked it away. */
    let held = false;
    /** Whether it rests on the sentence until there is something to choose. */
    let resting = false;
    let byKey = false;
    const ended = new AbortController();
    const options = { capture: true, signal: ended.signal };

    const groupsOf = (element: Element | null): Element[] => {
      const found: Element[] = [];
      let group = element?.closest(GROUPS) ?? null;
      while (group && root.contains(group)) {
        found.push(group);
        group = group.parentElement?.closest(GROUPS) ?? null;
      }
      return found;
    };
    const isLost = () =>
      document.activeElement === null || document.activeElement === document.body;
    const place = () => {
      const there = nextPlace(root, groups, asked());
      if (!there) return;
      // Whoever points at things is not to be carried off by the page.
      there.focus({ preventScroll: !byKey });
      resting = there.matches(REST);
    };
    const check = () => {
      if (held && isLost() && document.querySelector('dialog[open]') === null) place();
    };

    addEventListener('keydown', () => (byKey = true), options);
    addEventListener(
      'pointerdown',
      () => {
        byKey = false;
        held = false;
      },
      options,
    );
    addEventListener(
      'focusin',
      ({ target }) => {
        held = true;
        if (!(target instanceof Element)) return;
        if (!target.matches(REST)) {
          resting = false;
          if (root.contains(target) && !target.closest('dialog')) groups = groupsOf(target);
        }
      },
      options,
    );
    // Nothing loses the focus unless the page is drawn anew, be it a toast that goes.
    const watch = new MutationObserver(check);
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    // The page before this one may have had it; whoever comes by a link begins at the top.
    held = navigator.userActivation?.hasBeenActive ?? false;
    queueMicrotask(check);
    $effect(() => {
      // A dialog that a key has opened has nowhere to give the focus back to.
      if (modals.top !== null) return;
      const timer = setTimeout(() => {
        held ||= byKey;
        check();
      });
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (!asked()) return;
      const timer = setTimeout(() => {
        const waits = document.activeElement?.matches(REST) ?? false;
        if (resting && waits && modals.top === null) place();
      });
      return () => clearTimeout(timer);
    });

    return () => {
      ended.abort();
      watch.disconnect();
    };
  };
}
