/** Standing orders: the questions that are answered with 'pass' without asking. */
import type { TableInfo } from '../protocol';
import type { Words } from '../words';

export function windowName(window: string, words: Words): string {
  return words.say(words.knows(`window-${window}`) ? `window-${window}` : `verb-${window}`);
}

/** The windows in which somebody passes without being asked. */
export function passed(orders: TableInfo['orders']): string[] {
  return Object.entries(orders).flatMap(([window, order]) => (order === 'pass' ? [window] : []));
}
