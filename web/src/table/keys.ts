/** The keys of a table. */

export type Does =
  'choices' | 'number' | 'let-go' | 'undo' | 'hint' | 'rules' | 'chat' | 'back' | 'on' | 'keys';

export const KEYS: readonly { keys: string[]; does: Does }[] = [
  { keys: ['L'], does: 'choices' },
  { keys: ['1', '2', '…'], does: 'number' },
  { keys: ['Esc'], does: 'let-go' },
  { keys: ['U'], does: 'undo' },
  { keys: ['H'], does: 'hint' },
  { keys: ['?'], does: 'rules' },
  { keys: ['C'], does: 'chat' },
  { keys: ['['], does: 'back' },
  { keys: [']'], does: 'on' },
  { keys: ['K'], does: 'keys' },
];

const BY_KEY: Record<string, Does> = {
  l: 'choices',
  escape: 'let-go',
  u: 'undo',
  h: 'hint',
  '?': 'rules',
  c: 'chat',
  '[': 'back',
  ']': 'on',
  k: 'keys',
};

/** What a key does; nothing while somebody types, or while a dialog is open. */
export function doing(event: KeyboardEvent): Does | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (document.querySelector('dialog[open]')) return null;
  const target = event.target instanceof Element ? event.target : null;
  const typing = target?.matches(
    'input:not([type=checkbox], [type=radio], [type=range]), textarea, select',
  );
  if (typing) return null;
  return BY_KEY[event.key.toLowerCase()] ?? null;
}
