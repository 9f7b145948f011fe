import { describe, expect, it } from 'vitest';
import { Picking } from '../../../table/question/picking.svelte';
import { fiefTable } from '../table.fixture';
import {
  sideOptions,
  choose,
  chooseVerb,
  isOnMap,
  isShown,
  isStaged,
  matters,
  nameOf,
  nextField,
  offMapVerbs,
  verbOf,
} from './choosing';
import { option } from './stage.fixture';

const LORD = { name: 'lord', thing: 'lord' };
const VERBS = {
  pass: [],
  assassinate: [{ name: 'victim', thing: 'lord' }, LORD],
  deal: [{ name: 'seat', thing: 'seat' }],
  talk: [],
  escape: [LORD],
  'buy-mill': [{ name: 'village', thing: 'village' }],
};
const WINDOW = [
  option({ do: 'pass' }),
  option({ do: 'assassinate', victim: 'henri', lord: 'jeanne' }),
  option({ do: 'assassinate', victim: 'henri', lord: 'thierry' }),
  option({ do: 'assassinate', victim: 'alienor', lord: 'jeanne' }),
  option({ do: 'deal', seat: 1 }),
  option({ do: 'talk' }),
];

function asked(options = WINDOW): Picking<'fief'> {
  const picking = new Picking<'fief'>(VERBS);
  picking.ask({ id: '1', seat: 0, prompt: 'window-turn', options } as never);
  return picking;
}

describe('side options', () => {
  it('are in groups, without empty ones', () => {
    expect(sideOptions('window-turn', WINDOW).map(({ group }) => group)).toEqual([
      'cards',
      'diplomacy',
    ]);
    expect(matters('window-turn', WINDOW).map(verbOf)).toEqual(['pass']);
  });

  it('are not separate where the question is about them', () => {
    const options = [option({ do: 'escape', lord: 'jeanne' }), option({ do: 'pass' })];
    expect(sideOptions('escape-too', options)).toEqual([]);
    expect(sideOptions('window-minor', options)).toHaveLength(1);
  });
});

describe('where a question is answered', () => {
  it('leaves the map visible for moves and windows', () => {
    expect(isOnMap('group')).toBe(true);
    expect(isOnMap('window-battle')).toBe(true);
    expect(isOnMap('buy')).toBe(false);
    expect(isStaged('buy')).toBe(true);
    expect(isStaged('accept-partner')).toBe(false);
    expect(isStaged(undefined)).toBe(false);
  });

  it('finds verbs that the map cannot answer', () => {
    const deal = option({ do: 'deal', seat: 1 });
    const toll = [option({ do: 'allow' }), option({ do: 'toll', count: 2 }), deal];
    expect(offMapVerbs('passage', toll)).toEqual(['toll']);
    const back = option({ do: 'turn-back', sergeants: 2, knights: 0 });
    expect(offMapVerbs('turned-away', [option({ do: 'stop' }), back])).toEqual(['turn-back']);
    const ride = option({ do: 'ride', knights: 1 });
    expect(offMapVerbs('group', [option({ do: 'march', to: 'bourg' }), ride])).toEqual([]);
    expect(offMapVerbs('moves', [option({ do: 'end' }), deal])).toEqual([]);
  });

  it('finds them once a village is chosen', () => {
    const attack = (village: string, seat: number) => option({ do: 'attack', village, seat });
    const both = [attack('bourg', 1), attack('bourg', 2)];
    const chosen = { village: 'bourg' };
    expect(offMapVerbs('attack', [...both, attack('sigy', 1)])).toEqual([]);
    expect(offMapVerbs('attack', both, chosen)).toEqual(['attack']);
    // Nothing is left to choose but the verb: the question asks for that.
    expect(offMapVerbs('attack', both.slice(0, 1), chosen)).toEqual([]);
    const post = ['post-knight', 'post-sergeant'].map((verb) =>
      option({ do: verb, village: 'bourg' }),
    );
    expect(offMapVerbs('recruits', post, chosen)).toEqual([]);
    // The window's other options count when their verb is chosen.
    const deals = [1, 2].map((seat) => option({ do: 'deal', seat }));
    expect(offMapVerbs('attack', [...both, ...deals], {})).toEqual([]);
    expect(offMapVerbs('attack', deals, { do: 'deal' })).toEqual(['deal']);
  });

  it('shows nothing for questions without fields', () => {
    expect(isShown('accept-partner', [option({ do: 'accept' }), option({ do: 'refuse' })])).toBe(
      false,
    );
    expect(isShown('window-turn', WINDOW)).toBe(true);
    expect(isShown('draw', [option({ do: 'stop' })])).toBe(true);
  });
});

describe('step by step', () => {
  it('asks for the first undecided field', () => {
    const murders = WINDOW.filter((each) => verbOf(each) === 'assassinate');
    expect(nextField(murders, {})).toBe('victim');
    expect(nextField(murders.slice(0, 2), {})).toBe('lord');
    expect(nextField(murders.slice(0, 1), {})).toBe(null);
    expect(nextField([], {})).toBe(null);
  });

  it('chooses a verb, then fields, until one option is left', () => {
    const picking = asked();
    chooseVerb(picking, 'deal');
    expect(picking.single?.choice).toEqual({ do: 'deal', seat: 1 });
    picking.clear();
    chooseVerb(picking, 'assassinate');
    expect(picking.left).toHaveLength(3);
    choose(picking, 'assassinate', 'victim', 'henri');
    expect(picking.single).toBe(null);
    choose(picking, 'assassinate', 'lord', 'thierry');
    expect(picking.single?.choice).toMatchObject({ lord: 'thierry' });
  });
});

it('names a bishopric by its chief town, a player by name', () => {
  const words = {
    player: (seat: number) => ['Ana', 'Ben'][seat],
    component: (noun: string, name: string) => `${noun}:${name}`,
  } as never;
  expect(nameOf('bishopric', 4, fiefTable(), words)).toBe('village:bourg');
  expect(nameOf('seat', 1, fiefTable(), words)).toBe('Ben');
  expect(nameOf('spouse', 'henri', fiefTable(), words)).toBe('lord:henri');
  expect(nameOf('count', 3, fiefTable(), words)).toBe('3');
});
