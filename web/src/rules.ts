/** The rules as text: sections and clauses of a game's catalogue. */
import type { FluentResource } from '@fluent/bundle';
import type { Words } from './words';

export interface Section {
  /** TURN in `AVA-TURN-01`; 1.1.1 in `FIEF-1.1.1-01`. */
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

/** The text of a clause. Ids in Fluent have no dots, clauses do. */
export function textOf(words: Words, clause: string): string {
  return words.say(clause.replaceAll('.', '_'));
}
