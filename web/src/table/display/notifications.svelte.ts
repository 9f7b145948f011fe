/**
 * 'Your turn' outside of the page: the icon of the tab, and a notification while the page is
 * hidden.
 */
import { memory } from '../../memory';
import quiet from '../../theme/shield.svg?url';
import called from './shield-turn.svg?url';

class Notifications {
  readonly can = typeof Notification !== 'undefined';
  private permission = $state<NotificationPermission>(
    this.can ? Notification.permission : 'denied',
  );
  private wanted = $state(memory.calls);

  get allowed(): boolean {
    return this.permission === 'granted' && this.wanted;
  }

  get denied(): boolean {
    return this.permission === 'denied';
  }

  /** Ask for permission, after a click only. */
  async allow(): Promise<void> {
    this.want(true);
    this.permission = await Notification.requestPermission();
  }

  refuse(): void {
    this.want(false);
  }

  private want(wanted: boolean): void {
    this.wanted = wanted;
    memory.calls = wanted;
  }

  /** Set the icon of the tab. */
  mark(turn: boolean): void {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link) link.href = turn ? called : quiet;
  }

  /** Notify a player who is in another tab. */
  call(title: string, text: string, table: string): void {
    if (!this.can || !this.allowed || document.visibilityState === 'visible') return;
    try {
      const note = new Notification(title, { body: text, tag: `table-${table}`, icon: called });
      note.onclick = () => {
        focus();
        note.close();
      };
    } catch {
      // Some phones show notifications of installed pages only.
    }
  }
}

export const notifications = new Notifications();
