/** Automatic answers: the questions that are answered with 'pass' without asking. */
import type { Order, TableInfo } from '../../protocol';
import type { Words } from '../../words';

/** What somebody may want in a kind of window. */
export const ORDERS: readonly Order['order'][] = ['ask', 'if-able', 'pass'];

export function windowName(window: string, words: Words): string {
  return words.say(words.knows(`window-${window}`) ? `window-${window}` : `verb-${window}`);
}

/** The windows in which somebody passes without being asked, by an order of their own: what is quiet
 * anyway needs no reminder. */
export function passed(orders: TableInfo['orders'], quiet: readonly string[]): string[] {
  return Object.entries(orders).flatMap(([window, order]) =>
    order === 'pass' && !quiet.includes(window) ? [window] : [],
  );
}
