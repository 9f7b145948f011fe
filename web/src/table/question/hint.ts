/** Bring what the bot would choose into sight: the cards of a phone lie in rows that scroll. */
export function showHint(board: HTMLElement): void {
  for (const thing of board.querySelectorAll(':is(.hand, .piles) [aria-pressed="true"]')) {
    thing.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }
}
