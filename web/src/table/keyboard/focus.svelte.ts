/**
 * Keeps the keyboard focus when its element disappears: a card is played, a tray closes, a question
 * is answered, a dialog was opened by a key. The focus moves to the next thing that can be chosen,
 * in the same group if possible (`data-can`, see games/contract.ts), and without a question to the
 * sentence (`data-rest`).
 */
import type { Attachment } from 'svelte/attachments';
import { modals } from '../../ui/dialog/modals.svelte';

const GROUPS = '[role="group"], [role="radiogroup"], section, aside';
const CAN = '[data-can]:not(:disabled)';
const REST = '[data-rest]';

/**
 * Whether an element is drawn. Elements kept for later, or for another size of page, cannot have
 * the focus.
 */
function isShown(element: HTMLElement): boolean {
  return element.checkVisibility?.() ?? true;
}

function first(within: Element, wanted: string): HTMLElement | null {
  return [...within.querySelectorAll<HTMLElement>(wanted)].find(isShown) ?? null;
}

/** The element to focus; `groups` are those of the lost element, the innermost first. */
export function nextFocus(
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

/**
 * Keeps the focus within the whole table. `asked`: whether there is a question that can be
 * answered.
 */
export function keepsFocus(asked: () => boolean): Attachment<HTMLElement> {
  return (root) => {
    let groups: Element[] = [];
    /** Whether the user has focused something, and has not clicked elsewhere since. */
    let held = false;
    /** Whether the focus rests on the sentence until something can be chosen. */
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
      const there = nextFocus(root, groups, asked());
      if (!there) return;
      // Users of a pointer should not be scrolled away.
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
    // The focus is only lost when the page changes, even by a toast.
    const watch = new MutationObserver(check);
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    // The page before this one may have had the focus; after following a link it starts at the top.
    held = navigator.userActivation?.hasBeenActive ?? false;
    queueMicrotask(check);
    $effect(() => {
      // A dialog opened by a key has no element to return the focus to.
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
