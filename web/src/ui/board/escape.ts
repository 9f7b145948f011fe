/**
 * Whether a key closes an open drawer of the board: Escape, unless a dialog is open. Then nothing
 * else reacts to the key, and the choice is kept.
 */
export function closes(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.defaultPrevented) return false;
  if (document.querySelector('dialog[open]')) return false;
  event.preventDefault();
  return true;
}
