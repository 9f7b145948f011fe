/** Whether a key closes what lies open on a board: Escape, where no dialog lies above. Nobody else heeds it
 * then: what was chosen stays so. */
export function closes(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.defaultPrevented) return false;
  if (document.querySelector('dialog[open]')) return false;
  event.preventDefault();
  return true;
}
