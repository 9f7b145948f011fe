/** Fades what the dice mean until they have landed. */
import type { Attachment } from 'svelte/attachments';
import { prefersReducedMotion } from 'svelte/motion';
import { FALL, type Landing } from './landing';
import type { Thrown } from './scene';

export function settles(
  dice: readonly Pick<Thrown, 'thrown'>[],
  landing: Landing,
): Attachment<HTMLElement> {
  const last = Math.max(-1, ...dice.map(({ thrown }) => thrown));
  return (element) => {
    if (seen.get(element) === last) return;
    seen.set(element, last);
    if (!landing.isNew(last) || prefersReducedMotion.current) return;
    element.animate?.([{ opacity: 0.15 }, { opacity: 0.15, offset: 0.8 }, { opacity: 1 }], {
      duration: FALL,
    });
  };
}

/**
 * The last throw that each element has shown, so that a new question about the same dice does not
 * fade it.
 */
const seen = new WeakMap<Element, number>();
