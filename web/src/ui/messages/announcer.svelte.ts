/**
 * Announces messages to screen readers: `announcer.tell('…')`, `announcer.call('…')`.
 *
 * Screen readers ignore everything behind an open dialog, so `Announcer.svelte` is on the page and
 * again in every dialog.
 */

export interface Announced {
  id: number;
  text: string;
  /** Whether it may interrupt. */
  urgent: boolean;
}

/** Long enough to be announced; after that it is not found while reading the page. */
const LIFETIME = 10_000;

class Announcements {
  said = $state.raw<Announced[]>([]);
  /** The number of the newest. */
  last = 0;

  tell(text: string): void {
    this.add(text, false);
  }

  call(text: string): void {
    this.add(text, true);
  }

  private add(text: string, urgent: boolean): void {
    const id = ++this.last;
    this.said = [...this.said, { id, text, urgent }];
    setTimeout(() => (this.said = this.said.filter((each) => each.id !== id)), LIFETIME);
  }
}

export const announcer = new Announcements();
