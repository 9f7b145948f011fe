/** Whether a key closes what is open on a board: Escape, unless a dialog is open. Nothing else reacts to it
 * then: what was chosen stays so. */
export function closes(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.defaultPrevented) return false;
  if (document.querySelector('dialog[open]')) return false;
  event.preventDefault();
  return true;
}
