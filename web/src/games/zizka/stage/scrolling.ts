/** Scrolls what appears into view, above the question that overlaps the bottom of a low page. */
import type { Attachment } from 'svelte/attachments';

export const scrollIntoSight: Attachment<HTMLElement> = (element) => {
  element.style.scrollMarginBottom = '11rem';
  element.scrollIntoView?.({ block: 'nearest' });
};
