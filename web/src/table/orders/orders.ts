/** Automatic answers: the windows that are passed without asking. */
import type { Order, TableInfo } from '../../protocol';
import type { Words } from '../../words';

/** The standing orders for a kind of window. */
export const ORDERS: readonly Order['order'][] = ['ask', 'if-able', 'pass'];

export function windowName(window: string, words: Words): string {
  return words.say(words.knows(`window-${window}`) ? `window-${window}` : `verb-${window}`);
}

/**
 * The windows that are passed by an order of the viewer's own; windows that are quiet by default
 * need no reminder.
 */
export function passed(orders: TableInfo['orders'], quiet: readonly string[]): string[] {
  return Object.entries(orders).flatMap(([window, order]) =>
    order === 'pass' && !quiet.includes(window) ? [window] : [],
  );
}
