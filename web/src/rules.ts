/** The rules in words: sections and clauses as a game's catalogue holds them. */
import type { FluentResource } from '@fluent/bundle';
import type { Words } from './words';

export interface Section {
  /** As in `AVA-TURN-01`: TURN, in `FIEF-1.1.1-01`: 1.1.1. */
  key: string;
  title: string;
  clauses: { id: string; text: string }[];
}

const TITLE = 'rules-';
const CLAUSE = /^[A-Z]+-[A-Z0-9_]+-\d+$/;

/** All chapters of a game, in the order of its catalogue. */
export function sections(catalogue: FluentResource, words: Words): Section[] {
  const found: Section[] = [];
  for (const { id: message } of catalogue.body) {
    const id = message.replaceAll('_', '.');
    if (message.startsWith(TITLE)) {
      found.push({ key: id.slice(TITLE.length), title: words.say(message), clauses: [] });
    } else if (CLAUSE.test(message)) {
      const chapter = id.split('-')[1];
      found.find(({ key }) => key === chapter)?.clauses.push({ id, text: words.say(message) });
    }
  }
  return found;
}

/** One clause of a game. Fluent has no dots in its ids, the rules have. */
export function textOf(words: Words, clause: string): string {
  return words.say(clause.replaceAll('.', '_'));
}
