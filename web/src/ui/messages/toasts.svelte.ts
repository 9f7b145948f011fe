/** Short messages that disappear by themselves, shown and announced: `toasts.tell('…')`, `toasts.warn('…')`. */
import { announcer } from './announcer.svelte';

export interface Toast {
  id: number;
  text: string;
  kind: 'news' | 'warning';
  /** When it came, in ms. */
  since: number;
}

/** How long it stands in any case. */
const READ = 2500;

/** Time to read it, and longer for long ones. */
function lifetime(text: string): number {
  return 4000 + 50 * text.length;
}

class Toasts {
  shown = $state<Toast[]>([]);
  private last = 0;

  tell(text: string): void {
    this.show(text, 'news');
  }

  warn(text: string): void {
    this.show(text, 'warning');
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }

  /** Put away what could be read: somebody goes on. */
  leave(): void {
    const long = Date.now() - READ;
    this.shown = this.shown.filter(({ kind, since }) => kind === 'warning' || since > long);
  }

  private show(text: string, kind: Toast['kind']): void {
    const id = ++this.last;
    announcer.tell(text);
    // The same news twice is one piece of news.
    this.shown = [
      ...this.shown.filter((toast) => toast.text !== text),
      { id, text, kind, since: Date.now() },
    ];
    setTimeout(() => this.dismiss(id), lifetime(text));
  }
}

export const toasts = new Toasts();
