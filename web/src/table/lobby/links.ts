/** Shares a link by the share sheet of a phone, or by the clipboard. */
import { toasts } from '../../ui/messages/toasts.svelte';
import type { Words } from '../../words';

/** Both need TLS; without it the link is shown, to be copied by hand. */
export const canShare = typeof navigator.share === 'function';

/** `otherwise` says where the link is shown if it cannot be copied. */
export async function copy(
  link: string,
  words: Words,
  otherwise = 'at-not-copied',
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    toasts.info(words.say('at-copied'));
    return true;
  } catch {
    toasts.warn(words.say(otherwise));
    return false;
  }
}

export async function share(link: string, title: string): Promise<void> {
  // Closing the share sheet is not an error.
  await navigator.share({ title, url: link }).catch(() => undefined);
}
