/**
 * Puts keys and arguments into French or English, by the Fluent catalogues that the terminal uses
 * as well (src/tableronde/words, src/tableronde/games/<game>/words).
 *
 * The same class as `Words` in src/tableronde/words/__init__.py, which documents what a message can
 * use beside its arguments; tests/words.test.ts compares the two.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import commonEn from '../../src/tableronde/words/en.ftl?raw';
import commonFr from '../../src/tableronde/words/fr.ftl?raw';
import pageEn from '../../src/tableronde/words/web/en.ftl?raw';
import pageFr from '../../src/tableronde/words/web/fr.ftl?raw';
import tableEn from '../../src/tableronde/words/web/table.en.ftl?raw';
import tableFr from '../../src/tableronde/words/web/table.fr.ftl?raw';
import type { GameInfo, Problem, Told, Waiting } from './protocol';

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

type Arguments = Record<string, unknown>;
type Asked = Pick<Waiting, 'seat' | 'prompt' | 'arguments'>;
/** An option of a question, or something else with the same text. */
type Named = { choice: { do: string }; details: object };

const LOCALE: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' };
const SEAT_ARGUMENTS = ['seat', 'other', 'owner', 'attacker', 'defender'];

/**
 * Where `de` elides: before a vowel, even after an h or with an accent, and before the y of Yves,
 * not of Yann.
 */
const VOWEL = /^(?:h?[aeiouæœ]|y(?![aeiou]))/;

const SHARED: Record<Language, FluentResource[]> = {
  en: [commonEn, pageEn, tableEn].map((text) => new FluentResource(text)),
  fr: [commonFr, pageFr, tableFr].map((text) => new FluentResource(text)),
};
const CATALOGUES = import.meta.glob<string>('../../src/tableronde/games/*/words/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** Load the catalogue of a game, with the texts of its board (`web.fr.ftl`). */
export async function loadCatalogue(game: string, language: Language): Promise<FluentResource> {
  const folder = `../../src/tableronde/games/${game.replaceAll('-', '_')}/words`;
  const load = CATALOGUES[`${folder}/${language}.ftl`];
  if (load === undefined) throw new Error(`no catalogue for ${game} in ${language}`);
  const texts = await Promise.all([load(), CATALOGUES[`${folder}/web.${language}.ftl`]?.() ?? '']);
  return new FluentResource(texts.join('\n'));
}

/** What a table adds to the common words. */
export interface AtTable {
  game: Pick<GameInfo, 'nouns'>;
  catalogue: FluentResource;
  players?: readonly string[];
  reader?: number | null;
}

/** One language at one table: the game's catalogue, the players' names, and the viewer. */
export class Words {
  private readonly bundle: FluentBundle;
  private readonly forms = new Map<string, Map<string, string>>();
  private readonly list: Intl.ListFormat;
  /** The keys of the game's own messages; only these name its components. */
  private readonly own: ReadonlySet<string>;

  constructor(
    readonly language: Language,
    private readonly at: AtTable | null = null,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const resource of SHARED[language]) this.bundle.addResource(resource);
    if (at !== null) this.bundle.addResource(at.catalogue);
    this.own = new Set(at?.catalogue.body.map(({ id }) => id));
    this.list = new Intl.ListFormat(LOCALE[language], { type: 'conjunction' });
  }

  /** For numbers, dates and times. */
  get locale(): string {
    return LOCALE[this.language];
  }

  get players(): readonly string[] {
    return this.at?.players ?? [];
  }

  get reader(): number | null {
    return this.at?.reader ?? null;
  }

  // Sentences -------------------------------------------------------------------------------------

  /** A message of the catalogue, or one of its attributes. A missing one shows its key. */
  say(key: string, given: Arguments = {}, attribute = ''): string {
    const message = this.bundle.getMessage(key);
    const pattern = attribute === '' ? message?.value : message?.attributes[attribute];
    if (!pattern) return attribute === '' ? key : `${key}.${attribute}`;
    // With a list for errors, a faulty message is formatted as far as possible.
    return this.bundle.formatPattern(pattern, this.worded(given, this.own.has(key)), []);
  }

  knows(key: string, attribute = ''): boolean {
    const message = this.bundle.getMessage(key);
    return Boolean(attribute === '' ? message?.value : message?.attributes[attribute]);
  }

  /** A line of the chronicle. */
  event(told: Told): string {
    return this.say(`event-${told.event}`, told.arguments);
  }

  /** Why a seat is asked: for that seat, or for those who wait. */
  prompt(asked: Asked): string {
    const form = asked.seat === this.reader ? 'prompt' : 'waiting';
    return this.say(`${form}-${asked.prompt}`, { seat: asked.seat, ...asked.arguments });
  }

  /** An option of the viewer. */
  choice({ choice, details }: Named): string {
    return this.say(`choice-${choice.do}`, { ...choice, ...details });
  }

  /** The name of a component, or one of its other forms (`a`, `the`, `short`, …). */
  component(noun: string, name: string, attribute = ''): string {
    return this.componentForms(noun, name).get(attribute) ?? name;
  }

  /** A refusal. Its details are strings: numbers are converted, and a game gets its title. */
  error(problem: Problem): string {
    const key = `error-${problem.error}`;
    const details = Object.entries(problem.details).map(([name, value]) => [
      name,
      name === 'game' && this.knows(`page-game-${value}`)
        ? this.say(`page-game-${value}`)
        : /^\d{1,9}$/.test(String(value))
          ? Number(value)
          : value,
    ]);
    return this.say(this.knows(key) ? key : 'error-error', Object.fromEntries(details));
  }

  /** `a, b and c`, equal items once with their number. */
  listed(items: readonly string[]): string {
    const counted = new Map<string, number>();
    for (const item of items) counted.set(item, (counted.get(item) ?? 0) + 1);
    const parts = [...counted].map(([item, many]) => (many === 1 ? item : `${item} ×${many}`));
    return this.list.format(parts);
  }

  /** The name of the player on a seat. */
  player(seat: number): string {
    return this.players[seat] ?? String(seat);
  }

  // Arguments -------------------------------------------------------------------------------------

  private worded(given: Arguments, own: boolean): Record<string, FluentVariable> {
    const worded: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(given)) {
      const noun = own ? this.at?.game.nouns[name] : undefined;
      if (SEAT_ARGUMENTS.includes(name) && typeof value === 'number') {
        worded[name] = this.player(value);
        worded[`${name}_is`] = this.is(name, value, given.seat);
        worded[`${name}_of`] = this.of(this.player(value));
      } else if (name === 'seats' && Array.isArray(value)) {
        worded[name] = this.listed(value.map((seat) => this.player(Number(seat))));
        worded[`${name}_is`] = this.are(value);
      } else if (noun !== undefined && Array.isArray(value)) {
        worded[name] = this.listed(value.map((item) => this.component(noun, String(item))));
        worded[`${name}_is`] = value.length > 1 ? 'many' : value.length > 0 ? 'one' : 'none';
      } else if (Array.isArray(value)) {
        worded[name] = this.list.format(value.map(String));
      } else if (noun !== undefined && typeof value === 'string') {
        for (const [form, text] of this.componentForms(noun, value)) {
          worded[form === '' ? name : `${name}_${form}`] = text;
        }
      } else {
        worded[name] = typeof value === 'number' ? value : String(value);
      }
    }
    return worded;
  }

  /** « d’Arthur », « de Morgane ». */
  private of(player: string): string {
    if (this.language !== 'fr') return `of ${player}`;
    return VOWEL.test(player.normalize('NFD').toLowerCase()) ? `d’${player}` : `de ${player}`;
  }

  private is(name: string, seat: number, actor: unknown): string {
    if (seat === this.reader) return 'you';
    return name === 'other' && seat === actor ? 'same' : 'other';
  }

  private are(seats: unknown[]): string {
    if (seats.length > 1) return 'many';
    if (seats.length === 0) return 'nobody';
    return seats.length === 1 && seats[0] === this.reader ? 'you' : 'other';
  }

  private componentForms(noun: string, name: string): Map<string, string> {
    const key = `${noun}-${name.replaceAll('_', '-')}`;
    let forms = this.forms.get(key);
    if (forms === undefined) {
      const message = this.bundle.getMessage(key);
      forms = new Map();
      for (const [form, pattern] of Object.entries({
        '': message?.value,
        ...message?.attributes,
      })) {
        if (pattern) forms.set(form, this.bundle.formatPattern(pattern));
      }
      this.forms.set(key, forms);
    }
    return forms;
  }
}
