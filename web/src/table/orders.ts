/** Standing orders: the questions that are answered with 'pass' without asking. */
import type { TableInfo } from '../protocol';
import type { Words } from '../words';

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
