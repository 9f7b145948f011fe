/** Short news that come and go, for the eye and the ear: `toasts.tell('…')`, `toasts.warn('…')`. */
import { announcer } from './announcer.svelte';

export interface Toast {
  id: number;
  text: string;
  kind: 'news' | 'warning';
}

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

  private show(text: string, kind: Toast['kind']): void {
    const id = ++this.last;
    announcer.tell(text);
    // The same news twice is one piece of news.
    this.shown = [...this.shown.filter((toast) => toast.text !== text), { id, text, kind }];
    setTimeout(() => this.dismiss(id), lifetime(text));
  }
}

export const toasts = new Toasts();
