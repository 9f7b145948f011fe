/** Words the question: whose decision it is, and why. */
import type { Decision, GameInfo, Result, View } from '../../protocol';
import type { Words } from '../../words';
import type { Picking, Value } from './picking.svelte';

export interface Sentence {
  /** Whether the viewer is asked: 'À vous.' precedes it. */
  yours: boolean;
  text: string;
}

/** What is shown with the question in the current state. */
export interface Beside {
  /** Why the choice needs confirmation. */
  doubt?: string | null;
  /** What must be done first. */
  first?: string | null;
  /** A note before anything is chosen. */
  note?: string | null;
  /** Whether to always pass here, as a question. */
  lasting?: string | null;
}

/** The question, or once something is chosen, what is still missing. */
export function asked(
  picking: Picking,
  game: GameInfo,
  words: Words,
  { doubt, first, note, lasting }: Beside = {},
): string {
  const { decision, any, single, advised } = picking;
  if (decision === null) return '';
  if (advised) return words.say('at-advised');
  if (any && single !== null) return doubt ?? words.say('at-sure');
  if (any) return narrowed(picking, game, words);
  if (lasting) return lasting;
  if (first) return first;
  const question = withoutCall(decision, words);
  return note ? `${question} ${note}` : question;
}

/** Some prompts begin with 'Your turn:', which the page says by itself. */
function withoutCall(decision: Decision, words: Words): string {
  const text = words.prompt(decision);
  const [call = '', rest = ''] = text.split(/\s*:\s*(.*)/s);
  if (call !== words.say('at-yours', {}, 'call')) return text;
  return capital(rest, words);
}

function capital(text: string, words: Words): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

function narrowed(picking: Picking, game: GameInfo, words: Words): string {
  const { chosen, left, leftVerbs } = picking;
  const names = Object.entries(chosen)
    .map(([field, value]) => named(field, value, game, words))
    .filter(Boolean);
  const wanted = (game.verbs[leftVerbs[0] ?? ''] ?? [])
    .map(({ name }) => name)
    .find((name) => !(name in chosen) && left.every(({ choice }) => name in choice));
  const question =
    wanted === undefined ? words.say('at-which') : wantedOf(leftVerbs[0] ?? '', wanted, words);
  // For a verb alone, say what it is about.
  const about = names.length > 0 ? words.listed(names) : verbOf(chosen.do, words);
  return about === '' ? question : `${capital(about, words)}. ${question}`;
}

/** The chosen things that have a name. */
function named(field: string, value: Value, game: GameInfo, words: Words): string {
  const noun = game.nouns[field];
  if (noun !== undefined) return words.component(noun, String(value));
  if (field === 'seat') return words.player(Number(value));
  const key = `board-chosen-${field}`;
  return words.knows(key) ? words.say(key, { [field]: value }) : '';
}

function verbOf(verb: unknown, words: Words): string {
  const key = `verb-${String(verb)}`;
  return words.knows(key) ? words.say(key) : '';
}

/** What is still missing in a choice: in general, or in the words of this verb. */
export function wantedOf(verb: string, field: string, words: Words): string {
  const key = [`field-${verb}-${field}`, `field-${field}`].find((each) => words.knows(each));
  return words.say(key ?? 'at-which');
}

/** The seats that the table waits for. */
export function waitedFor(view: View, words: Words): string {
  const [first, ...others] = view.waiting;
  if (first === undefined) return '';
  if (others.length === 0) return words.prompt(first);
  const seats = view.waiting.map(({ seat }) => seat);
  const about = view.waiting.find(({ prompt }) => words.knows(awaited(prompt)));
  if (about === undefined) return words.say('at-waiting', { seats });
  return words.say(awaited(about.prompt), { ...about.arguments, seats });
}

/**
 * What several seats are asked at once. Seats with few options have a prompt of their own about the
 * same thing.
 */
const awaited = (prompt: string) => `board-awaited-${prompt.replace(/-aside$/, '')}`;

/** The winners, and the reason. */
export function outcome(result: Result, words: Words): string {
  const won = words.say('ui-winners', { seats: result.winners });
  return words.knows(`reason-${result.reason}`)
    ? `${won} ${words.say(`reason-${result.reason}`)}`
    : won;
}
