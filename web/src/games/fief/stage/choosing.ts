/**
 * Which questions are answered on the stage, and how: many options are narrowed step by step, first
 * by verb, then field by field.
 */
import type { FiefView } from '../../../protocol';
import { valueOf, type Value } from '../../../table/question/picking.svelte';
import type { Words } from '../../../words';
import type { Sign } from '../icons';
import type { Option, Picking } from '../view';

type Options = readonly Option[];

export const verbOf = ({ choice }: Option) => String(choice.do);

/** The fields of an option, without its verb. */
export const fieldsOf = ({ choice }: Option) => Object.keys(choice).filter((name) => name !== 'do');

/** Options with fields; the others are the buttons of the question. */
export const withFields = (options: Options) =>
  options.filter((option) => fieldsOf(option).length > 0);

export const ofVerbs = (options: Options, ...verbs: string[]) =>
  options.filter((option) => verbs.includes(verbOf(option)));

export const plain = (options: Options, verb: string) =>
  options.find((option) => verbOf(option) === verb) ?? null;

export const verbsOf = (options: Options) => [...new Set(options.map(verbOf))];

// What belongs to a window -----------------------------------------------------------------------

/** What everybody may do between two effects, even in the own turn (FIEF-W, FIEF-D-01). */
export const GROUPS = ['cards', 'church', 'lands', 'prisoners', 'relics', 'diplomacy'] as const;
export type Group = (typeof GROUPS)[number];

const VERBS: Readonly<Record<Group, readonly string[]>> = {
  cards: [
    'revolt',
    'tunnel',
    'escape',
    'assassinate',
    'justice',
    'ambush',
    'make-cardinal',
    'make-arc',
  ],
  church: ['excommunicate', 'absolve', 'ask-annulment'],
  lands: ['cede', 'lift-siege'],
  prisoners: ['release', 'hand-over'],
  relics: ['take-relic', 'give-relic'],
  diplomacy: ['deal', 'talk'],
};
export const SIGNS: Readonly<Record<Group, Sign>> = {
  cards: 'hand',
  church: 'pope',
  lands: 'village',
  prisoners: 'chains',
  relics: 'relic',
  diplomacy: 'embassy',
};

/** Questions about these themselves, where they are not side options. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  'escape-too': ['escape'],
  siege: ['lift-siege'],
  'ransom-offer': ['deal'],
  talk: ['deal'],
  'tunnel-for-revolt': ['tunnel'],
  // The card that a deal is to play.
  'draft-deal': VERBS.cards,
};

const isSideOption = (prompt: string, option: Option) =>
  GROUPS.some((group) => VERBS[group].includes(verbOf(option))) &&
  !OWN[prompt]?.includes(verbOf(option));

/** The side options in groups; empty groups are left out. */
export function sideOptions(
  prompt: string,
  options: Options,
): { group: Group; options: Option[] }[] {
  const open = options.filter((option) => isSideOption(prompt, option));
  return GROUPS.map((group) => ({
    group,
    options: open.filter((option) => VERBS[group].includes(verbOf(option))),
  })).filter((each) => each.options.length > 0);
}

/** The options that belong to the question itself. */
export const matters = (prompt: string, options: Options) =>
  options.filter((option) => !isSideOption(prompt, option));

export const isWindow = (prompt: string | undefined) => prompt?.startsWith('window-') ?? false;

// Where it is answered ---------------------------------------------------------------------------

/** Questions that the map answers as well: the stage leaves it visible. */
const ON_MAP = new Set(
  `settle place moves group turned-away ride-on attack siege pillage play-cards pray-radegund
  pray-roseline melee charge passage toll admission host relic take-over successor name-keeper
  first-victim next-victim`.split(/\s+/),
);
/** Questions that use the whole stage. */
const ON_STAGE = new Set(
  `vote present-bishop present-pope present-king buy recruits muster discard draw draft-deal deal courtship marriage
  annulment invitation talk ransom ransom-offer losses share-losses doomed captures casualties losses-from
  decimation inheritance take-title burial-order tooth calm join-revolt escape-too`.split(/\s+/),
);

/** Whether the map should stay visible. */
export const isOnMap = (prompt: string | undefined) =>
  prompt !== undefined && (ON_MAP.has(prompt) || isWindow(prompt));

/** Fields that the map or the hand shows. */
const MAPPED = new Set('village to lord spouse victim fief bishopric card'.split(' '));

/**
 * The verbs that must be answered here, since the map does not show them: from the beginning, or
 * once the rest of a partial answer can only be chosen here.
 */
export function offMapVerbs(
  prompt: string,
  options: Options,
  chosen: Readonly<Record<string, Value>> = {},
): string[] {
  const any = Object.keys(chosen).length > 0;
  const open = withFields(chosen.do === undefined ? matters(prompt, options) : options);
  const wanted = [...new Set(open.flatMap(fieldsOf))].filter(
    (field) => !any || (!(field in chosen) && valuesOf(open, field).length > 1),
  );
  return wanted.length === 0 || wanted.some((field) => MAPPED.has(field)) ? [] : verbsOf(open);
}

/** Whether the answer is given on the stage, or with it visible. */
export const isStaged = (prompt: string | undefined) =>
  prompt !== undefined && (ON_STAGE.has(prompt) || isOnMap(prompt));

/** What the stage shows for a question beside the buttons of its options. */
export type Picture =
  | 'poll'
  | 'purchases'
  | 'draw'
  | 'march'
  | 'couple'
  | 'courtship'
  | 'deal'
  | 'talk'
  | 'ransom'
  | 'options';

const PICTURES: Readonly<Record<string, Picture>> = {
  vote: 'poll',
  buy: 'purchases',
  recruits: 'purchases',
  discard: 'draw',
  draw: 'draw',
  group: 'march',
  muster: 'march',
  'turned-away': 'march',
  'ride-on': 'march',
  marriage: 'couple',
  annulment: 'couple',
  courtship: 'courtship',
  'draft-deal': 'deal',
  deal: 'deal',
  invitation: 'talk',
  talk: 'talk',
  ransom: 'ransom',
  'ransom-offer': 'ransom',
};
export const pictureOf = (prompt: string): Picture => PICTURES[prompt] ?? 'options';

/**
 * Whether the stage shows anything for a question; most others need only the question's buttons.
 */
export function isShown(prompt: string, options: Options): boolean {
  return (
    pictureOf(prompt) !== 'options' ||
    withFields(matters(prompt, options)).length > 0 ||
    sideOptions(prompt, options).length > 0
  );
}

// Step by step -----------------------------------------------------------------------------------

/** The next field to choose: the first on which these options differ. */
export function nextField(
  options: Options,
  chosen: Readonly<Record<string, Value>>,
): string | null {
  const [first] = options;
  if (first === undefined) return null;
  return (
    fieldsOf(first).find((field) => !(field in chosen) && valuesOf(options, field).length > 1) ??
    null
  );
}

export function valuesOf(options: Options, field: string): Value[] {
  return [...new Set(options.flatMap(({ choice }) => valueOf(choice, field) ?? []))];
}

/** Choose a verb and drop everything else. */
export function chooseVerb(picking: Picking, verb: string): void {
  picking.chosen = { do: verb };
}

/** Choose a thing for a field. */
export function choose(picking: Picking, verb: string, field: string, value: Value): void {
  picking.chosen = { ...picking.chosen, do: verb, [field]: value };
}

// Names ------------------------------------------------------------------------------------------

/** The noun in the catalogue for the values of a field. */
const NOUNS: Readonly<Record<string, string>> = {
  lord: 'lord',
  spouse: 'lord',
  victim: 'lord',
  candidate: 'candidate',
  null: 'candidate',
  village: 'village',
  to: 'village',
  fief: 'fief',
  card: 'card',
  back: 'back',
  relic: 'relic',
  obstacle: 'obstacle',
  side: 'side',
  policy: 'policy',
};
export const nounOf = (field: string) => NOUNS[field] ?? null;
export const isSeat = (field: string) => field === 'seat' || field === 'attacker';

export function nameOf(field: string, value: Value, table: FiefView, words: Words): string {
  if (isSeat(field)) return words.player(Number(value));
  if (field === 'bishopric') {
    const see = table.bishoprics.find(({ number }) => number === value);
    return see === undefined ? String(value) : words.component('village', see.chief);
  }
  const noun = nounOf(field);
  return noun === null ? String(value) : words.component(noun, String(value));
}
