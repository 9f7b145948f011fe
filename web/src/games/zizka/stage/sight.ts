/** What comes up is brought into sight, above the question that lies over the end of a low page. */
import type { Attachment } from 'svelte/attachments';

export const intoSight: Attachment<HTMLElement> = (element) => {
  element.style.scrollMarginBottom = '11rem';
  element.scrollIntoView?.({ block: 'nearest' });
};
