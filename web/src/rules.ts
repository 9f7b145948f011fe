/** The rules in words: sections and clauses as a game's catalogue holds them. */
import type { FluentResource } from '@fluent/bundle';
import type { Words } from './words';

export interface Section {
  /** As in `AVA-TURN-01`: TURN. */
  key: string;
  title: string;
  clauses: { id: string; text: string }[];
}

const TITLE = 'rules-';
const CLAUSE = /^[A-Z]+-[A-Z0-9]+-\d+$/;

/** All chapters of a game, in the order of its catalogue. */
export function sections(catalogue: FluentResource, words: Words): Section[] {
  const found: Section[] = [];
  for (const { id } of catalogue.body) {
    if (id.startsWith(TITLE)) {
      found.push({ key: id.slice(TITLE.length), title: words.say(id), clauses: [] });
    } else if (CLAUSE.test(id)) {
      const chapter = id.split('-')[1];
      found.find(({ key }) => key === chapter)?.clauses.push({ id, text: words.say(id) });
    }
  }
  return found;
}
