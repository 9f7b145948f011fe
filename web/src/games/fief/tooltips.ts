/** Builds the details of a thing on the table: name, kind, current state. */
import type { Words } from '../../words';
import { titlesOf } from './lords';
import type { Source } from './victory';
import {
  captivesAt,
  hostAt,
  presentAt,
  type Bishopric,
  type Fief,
  type Host,
  type Lord,
  type Table,
  type Village,
} from './view';

export interface TooltipText {
  title: string;
  /** What kind of thing it is. */
  lead?: string;
  /** Its current state, one sentence each. */
  lines: string[];
  /** The villages that it concerns, beside the place itself. */
  villages?: readonly string[];
}

/** The details as one text for screen readers. */
export function spoken({ title, lead, lines }: TooltipText, words: Words): string {
  const head = lead === undefined ? `${title}.` : words.say('board-titled', { title, lead });
  return [head, ...lines].join(' ');
}

// Villages -----------------------------------------------------------------------------------------

export function villageTooltip(table: Table, village: Village, words: Words): TooltipText {
  const { name, fief, bishopric, chief, control, fort, mills, sieges } = village;
  return {
    title: words.component('village', name),
    lead: words.say(chief ? 'board-chief-town-of' : 'board-village-of', { fief, bishopric }),
    lines: [
      control === null ? words.say('board-free') : words.say('board-controlled', { seat: control }),
      fort === 'none' ? '' : words.say(`board-fort-${fort}`),
      mills === 0 ? '' : words.say('board-mills', { count: mills }),
      ...presentAt(table, village).map((seat) => hostLine(hostAt(table, village, seat), words)),
      ...captivesAt(table, name).map(({ name: lord, captor }) =>
        words.say('board-captive', { lord, seat: captor }),
      ),
      ...sieges.map(({ seat, dice }) => words.say('board-siege', { seat, count: dice })),
      village.relic ? words.say('board-relic-hidden') : '',
      ...unrest(table, village, words),
    ].filter(Boolean),
  };
}

function hostLine({ seat, lords, count, sergeants, knights, inside }: Host, words: Words): string {
  const parts = [
    ...lords.map(({ name }) => words.component('lord', name)),
    ...(sergeants === null || knights === null
      ? [words.say('board-troops', { count })]
      : [
          sergeants === 0 ? '' : words.say('board-host-sergeants', { count: sergeants }),
          knights === 0 ? '' : words.say('board-host-knights', { count: knights }),
        ]),
  ].filter(Boolean);
  return words.say(inside ? 'board-host-inside' : 'board-host', {
    seat,
    pieces: words.listed(parts),
  });
}

/** FIEF-10.1: reasons for a revolt in the village. */
export function motives(table: Table, village: Village): ('famine' | 'tallage' | 'tithe')[] {
  const see = table.bishoprics.find(({ number }) => number === village.bishopric);
  const taxed = table.taxes.filter(({ valid }) => valid);
  return [
    ...(see?.sky.includes('famine') ? (['famine'] as const) : []),
    ...(taxed.some(({ fief }) => fief === village.fief) ? (['tallage'] as const) : []),
    ...(taxed.some(({ sees }) => sees.includes(village.bishopric)) ? (['tithe'] as const) : []),
  ];
}

function unrest(table: Table, village: Village, words: Words): string[] {
  const names = motives(table, village).map((motive) => words.component('motive', motive));
  return names.length === 0 ? [] : [words.say('board-unrest', { names: words.listed(names) })];
}

// Fiefs and bishoprics -----------------------------------------------------------------------------

export function fiefTooltip(table: Table, fief: Fief, words: Words): TooltipText {
  const { name, holder, seat, price, villages, capital } = fief;
  const taxes = table.taxes.filter((tax) => tax.fief === name && tax.valid);
  return {
    title: words.component('fief', name),
    lead: words.say('board-fief-of', { count: villages.length }),
    villages,
    lines: [
      words.say('board-fief-villages', {
        names: words.listed(villages.map((each) => words.component('village', each))),
      }),
      holder === null
        ? words.say('board-fief-vacant', { count: price })
        : words.say('board-fief-held', { lord: holder, seat }),
      capital === null ? '' : words.say('board-fief-capital', { village: capital }),
      ...taxes.map((tax) => words.say('board-tallage', { seat: tax.seat })),
    ].filter(Boolean),
  };
}

export function seeTooltip(table: Table, see: Bishopric, words: Words): TooltipText {
  const { number, bishop, seat, sky, mill, villages, collector, chief } = see;
  const tithes = table.taxes.filter((tax) => tax.valid && tax.sees.includes(number));
  return {
    title: words.say('board-see', { number, village: chief }),
    lead: words.say('board-see-of', { count: villages.length }),
    villages,
    lines: [
      bishop === null
        ? words.say('board-see-vacant')
        : words.say('board-see-held', { lord: bishop, seat }),
      ...sky.map((card) =>
        words.say('board-sky', {
          card,
          text: words.component('card', card, 'text'),
        }),
      ),
      words.say('board-mill-yields', { count: mill }),
      ...tithes.map((tax) => words.say('board-tithe', { seat: tax.seat })),
      collector === null || tithes.length > 0
        ? ''
        : words.say('board-collector', { seat: collector }),
    ].filter(Boolean),
  };
}

// Lords --------------------------------------------------------------------------------------------

/** Titles whose names are in the catalogue under other nouns. */
const NAMED: Readonly<Record<string, readonly [noun: string, name: string]>> = {
  pope: ['office', 'pope'],
  king: ['office', 'king'],
  cardinal: ['capacity', 'cardinal'],
  arc: ['card', 'arc'],
};

/** The name of a title without land. */
export function landlessTitle(key: string, words: Words): string {
  const named = NAMED[key];
  return named === undefined ? words.say(`board-title-${key}`) : words.component(...named);
}

/** The source of a victory point. */
export function pointLine({ sign, lord, fief }: Source, words: Words): string {
  return fief === undefined
    ? words.say('board-point-title', { lord, title: landlessTitle(sign, words) })
    : words.say('board-point-fief', { lord, fief });
}

/** A title with its place: duke of Bourg, bishop of Blaye, pope. */
export function titleName(
  lord: Lord,
  { key, thing }: { key: string; thing?: string },
  words: Words,
): string {
  if (key === 'fief' && thing !== undefined) {
    return words.component('fief', thing, lord.woman ? 'woman' : 'man');
  }
  if (key === 'bishop' && thing !== undefined) {
    return words.component('office', `bishop-${thing}`);
  }
  return landlessTitle(key, words);
}

/** The states of a lord beside the titles: prisoner, married, marked, excommunicated. */
export function statesOf(lord: Lord, words: Words): string[] {
  const { captor, spouse, ransom, village } = lord;
  return [
    captor === null ? '' : words.say('board-lord-captor', { seat: captor, count: ransom }),
    village === null ? '' : words.say('board-is-at', { village }),
    spouse === null ? '' : words.say('board-spouse', { spouse }),
    lord.marked ? words.say('board-marked') : '',
    lord.excommunicated ? words.say('board-excommunicated') : '',
    ...lord.relics.map((relic) => words.say('board-bears', { relic })),
  ].filter(Boolean);
}

export function lordTooltip(table: Table, lord: Lord, words: Words): TooltipText {
  const titles = titlesOf(table, lord).map((title) => titleName(lord, title, words));
  return {
    title: words.component('lord', lord.name),
    lead: titles.length === 0 ? words.say('board-untitled') : words.listed(titles),
    lines: [
      words.say('board-lord-of', { seat: lord.seat }),
      ...statesOf(lord, words),
      words.say('board-combat', { count: lord.points }),
    ],
  };
}

export function cardTooltip(card: string, words: Words): TooltipText {
  const text = words.component('card', card, 'text');
  return {
    title: words.component('card', card),
    lines: [text === card ? words.say('board-card-lord') : text],
  };
}
