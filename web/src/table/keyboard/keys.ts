/**
 * The keys of a table. Single characters can be turned off, since dictation may type them by
 * accident.
 */
import { memory } from '../../memory';

export type KeyAction =
  | 'choices'
  | 'number'
  | 'let-go'
  | 'undo'
  | 'hint'
  | 'orders'
  | 'rules'
  | 'skip'
  | 'chat'
  | 'play'
  | 'back'
  | 'on'
  | 'leap-back'
  | 'leap-on'
  | 'keys';

export const KEYS: readonly { keys: string[]; does: KeyAction }[] = [
  { keys: ['L'], does: 'choices' },
  { keys: ['1', '2', '…'], does: 'number' },
  { keys: ['Esc'], does: 'let-go' },
  { keys: ['U'], does: 'undo' },
  { keys: ['H'], does: 'hint' },
  { keys: ['O'], does: 'orders' },
  { keys: ['R'], does: 'rules' },
  { keys: ['S'], does: 'skip' },
  { keys: ['C'], does: 'chat' },
  { keys: ['␣'], does: 'play' },
  { keys: ['[', ',', '←'], does: 'back' },
  { keys: [']', '.', '→'], does: 'on' },
  { keys: ['{', '⇧ ←'], does: 'leap-back' },
  { keys: ['}', '⇧ →'], does: 'leap-on' },
  { keys: ['?'], does: 'keys' },
];

const BY_KEY: Record<string, KeyAction> = {
  l: 'choices',
  escape: 'let-go',
  u: 'undo',
  h: 'hint',
  o: 'orders',
  r: 'rules',
  s: 'skip',
  c: 'chat',
  '[': 'back',
  ',': 'back',
  ']': 'on',
  '.': 'on',
  '{': 'leap-back',
  '}': 'leap-on',
  '?': 'keys',
};

/**
 * Characters typed with AltGr on many keyboards, which Windows reports as Ctrl and Alt, a Mac as
 * Alt.
 */
const BY_ALTGR = '[]{}?,.';

/** Whether the user is typing, or choosing from a list. */
function isTyping(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  return (
    target?.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea, select') ??
    false
  );
}

/** What a key does; null while the user types, or while a dialog is open. */
export function keyAction(event: KeyboardEvent): KeyAction | null {
  const altGr = event.altKey && BY_ALTGR.includes(event.key);
  const changed = event.metaKey || ((event.ctrlKey || event.altKey) && !altGr);
  if (changed || event.defaultPrevented || isTyping(event)) return null;
  if (document.querySelector('dialog[open]')) return null;
  if (event.key.length === 1 && !memory.letters) return null;
  return BY_KEY[event.key.toLowerCase()] ?? null;
}

/** Whether a key starts or stops a replay: the space bar, unless it presses something else. */
export function plays(event: KeyboardEvent): boolean {
  const changed = event.metaKey || event.ctrlKey || event.altKey || event.shiftKey;
  if (event.key !== ' ' || changed || event.defaultPrevented || isTyping(event)) return false;
  const target = event.target instanceof Element ? event.target : null;
  return !target?.closest('button, a, summary, input:not([type=range]), [role=button], dialog');
}

/** Arrow keys move through a replay; with Shift they skip to the next turn. */
export function arrowStep(event: KeyboardEvent): -1 | 1 | null {
  const changed = event.metaKey || event.ctrlKey || event.altKey;
  if (changed || event.defaultPrevented || isTyping(event)) return null;
  // A slider and a row of tabs use them themselves.
  if (event.target instanceof Element && event.target.matches('input, [role=tab]')) return null;
  if (document.querySelector('dialog[open]')) return null;
  if (event.key === 'ArrowLeft') return -1;
  return event.key === 'ArrowRight' ? 1 : null;
}
