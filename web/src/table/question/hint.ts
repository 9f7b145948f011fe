/** Scroll to what the bot would choose: on a phone, rows of cards scroll. */
export function showHint(board: HTMLElement): void {
  for (const thing of board.querySelectorAll(':is(.hand, .piles) [aria-pressed="true"]')) {
    thing.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }
}
