/**
 * Short messages that disappear by themselves, shown and announced: `toasts.info('…')`,
 * `toasts.warn('…')`.
 */
import { announcer } from './announcer.svelte';

export interface Toast {
  id: number;
  text: string;
  kind: 'news' | 'warning';
  /** The time it appeared, in ms. */
  since: number;
}

/** The least time (ms) it stays. */
const READ = 2500;

/** Longer texts stay longer. */
function lifetime(text: string): number {
  return 4000 + 50 * text.length;
}

class Toasts {
  shown = $state<Toast[]>([]);
  private last = 0;

  info(text: string): void {
    this.show(text, 'news');
  }

  warn(text: string): void {
    this.show(text, 'warning');
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }

  /** Dismiss toasts that were visible long enough. */
  leave(): void {
    const long = Date.now() - READ;
    this.shown = this.shown.filter(({ kind, since }) => kind === 'warning' || since > long);
  }

  private show(text: string, kind: Toast['kind']): void {
    const id = ++this.last;
    announcer.tell(text);
    // Show equal messages once.
    this.shown = [
      ...this.shown.filter((toast) => toast.text !== text),
      { id, text, kind, since: Date.now() },
    ];
    setTimeout(() => this.dismiss(id), lifetime(text));
  }
}

export const toasts = new Toasts();
