/** Tests the stage as people use it: what it says, and what a tap chooses. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ZizkaView } from '../../../protocol';
import { Picking } from '../../../table/question/picking.svelte';
import { loadCatalogue, Words } from '../../../words';
import type { Showing } from './props';
import { member, reward } from '../table.fixture';
import { LISTS, RAID, roll, rolled, table, told } from './stage.fixture';
import Stage from './Stage.svelte';
import type { Decision, Told } from '../view';

const DIE = { name: 'die', thing: 'die' };
const ROW = { name: 'row', thing: 'row' };
const LUCK = { name: 'luck', thing: 'count' };
const VERBS = {
  reroll: [DIE],
  'pay-reroll': [DIE],
  'take-coin': [DIE],
  fill: [ROW, LUCK],
  'fill-giving': [ROW, LUCK, { name: 'member', thing: 'member' }],
  'give-up': [],
  joust: [DIE, { name: 'dice', thing: 'dice' }],
  'free-reroll': [DIE],
  spend: [LUCK],
  save: [],
  virtue: [],
  vice: [],
  lift: [{ name: 'warrant', thing: 'warrant' }],
  stop: [],
  'end-turn': [],
};
const NOUNS = {
  member: 'member',
  token: 'token',
  kind: 'kind',
  card: 'card',
  face: 'face',
  which: 'die',
  warrant: 'warrant',
};
const words = new Words('en', {
  game: { nouns: NOUNS },
  catalogue: await loadCatalogue('zizka', 'en'),
  players: ['Ana', 'Ben'],
  reader: 0,
});

let shown: ReturnType<typeof mount> | null = null;

function ask(
  picking: Picking<'zizka'>,
  prompt: string,
  choices: object[],
  given: Decision['arguments'] = {},
): void {
  const options = choices.map((choice) => ({ choice, details: {} }));
  picking.ask({ id: prompt, seat: 0, prompt, arguments: given, options } as unknown as Decision);
}

function stage(view: ZizkaView, chronicle: Told[] = []) {
  const props = $state({
    table: view,
    you: 0,
    picking: new Picking<'zizka'>(VERBS),
    words,
    chronicle,
    asked: undefined as string | undefined,
    roomy: false,
    showing: null as Showing,
  });
  shown = mount(Stage, { target: document.body, props });
  flushSync();
  return props;
}

const text = () => document.querySelector('.stage')?.textContent.replace(/\s+/g, ' ') ?? '';
const lit = () =>
  [...document.querySelectorAll('.stage [data-can]')].map(
    (each) => each.getAttribute('aria-label') ?? each.textContent.replace(/\s+/g, ' ').trim(),
  );

function click(label: string): void {
  const button = [...document.querySelectorAll<HTMLElement>('.stage button')].find((each) =>
    (each.getAttribute('aria-label') ?? each.textContent.replace(/\s+/g, ' ').trim()).includes(
      label,
    ),
  );
  if (!button) throw new Error(`no button ${label}`);
  button.click();
  flushSync();
}

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  vi.useRealTimers();
});

describe('an event', () => {
  const ROWS = [0, 2, 0, 0].map((lacking, at) => ({ row: at + 1, filled: false, lacking }));
  const FACES = ['sword', 'wild', 'coin'];
  const rolling = (more = {}) => table({ roll: roll(FACES, { rows: ROWS, ...more }) });
  const LINES = told(['turned-up', { token: 'raid-1', seat: 0 }], rolled(0, 'event', FACES));

  it('rerolls a die by a tap, and shows what each row lacks', () => {
    const { picking } = stage(rolling(), LINES);
    ask(picking, 'reroll', [{ do: 'reroll', die: 1 }, { do: 'reroll', die: 2 }, { do: 'stop' }]);
    flushSync();
    expect(text()).toContain('complete');
    expect(text()).toContain('2 icons missing');
    expect(lit()).toHaveLength(2);
    click('Reroll die 2');
    expect(picking.single?.choice).toEqual({ do: 'reroll', die: 2 });
  });

  it('pays for a reroll only when none is free, and takes the coin of a die', () => {
    const { picking } = stage(rolling(), LINES);
    ask(picking, 'reroll-expert', [
      { do: 'reroll', die: 1 },
      { do: 'pay-reroll', die: 1 },
      { do: 'pay-reroll', die: 3 },
      { do: 'take-coin', die: 3 },
    ]);
    flushSync();
    expect(document.querySelectorAll('.price')).toHaveLength(1);
    click('Reroll die 1');
    expect(picking.chosen.do).toBe('reroll');
    click('Take the coin');
    expect(picking.chosen).toEqual({ do: 'take-coin', die: 3 });
  });

  it('fills a row by a tap, and confirms the use of luck', () => {
    const { picking } = stage(rolling(), LINES);
    ask(picking, 'fill-more', [
      { do: 'fill', row: 1, luck: 0 },
      { do: 'fill', row: 2, luck: 1 },
    ]);
    flushSync();
    click('Row 2: ');
    expect(picking.any).toBe(false);
    expect(text()).toContain('1 luck token replaces');
    click('Fill row 2 with 1 luck token');
    expect(picking.single?.choice).toEqual({ do: 'fill', row: 2, luck: 1 });
    picking.clear();
    click('Row 1: ');
    expect(picking.single?.choice).toEqual({ do: 'fill', row: 1, luck: 0 });
  });

  it('asks which member to give up, even if there is only one', () => {
    const { picking } = stage(rolling(), LINES);
    ask(picking, 'fill-more', [{ do: 'fill-giving', row: 4, luck: 0, member: 'pavel' }]);
    flushSync();
    click('Row 4: ');
    expect(picking.any).toBe(false);
    click('Pavel');
    expect(picking.single?.choice).toMatchObject({ do: 'fill-giving', member: 'pavel' });
  });

  it('stays for a while when it is over, in a strip if something else is asked', () => {
    vi.useFakeTimers();
    const props = stage(rolling(), LINES);
    expect(props.showing).toBe('stage');
    props.table = table();
    props.chronicle = [
      ...LINES,
      { number: 9, event: 'completed', arguments: { seat: 0, token: 'raid-1', kind: 'raid' } },
      { number: 9, event: 'coins', arguments: { seat: 0, count: 3 } },
    ];
    flushSync();
    expect(text()).toContain('You gain 3 coins.');
    ask(props.picking, 'act', [{ do: 'end-turn' }]);
    flushSync();
    expect(props.showing).toBe('strip');
    vi.advanceTimersByTime(6000);
    flushSync();
    expect(props.showing).toBeNull();
    expect(document.querySelector('.stage')).toBeNull();
  });

  it('confirms where members would leave, and says so when they have', () => {
    const vice = { need: {}, pay: 0, discard: false, reward: reward({ vice: 1 }) };
    const view = table(
      { roll: roll(FACES, { rows: ROWS.slice(0, 1) }) },
      { ...RAID, rows: [vice] },
    );
    const [me] = view.seats;
    if (me) Object.assign(me, { morale: -1, entourage: [member('racek', { rejects: 'vice' })] });
    const props = stage(view, LINES);
    ask(props.picking, 'fill-first', [{ do: 'fill', row: 1, luck: 0 }, { do: 'give-up' }]);
    flushSync();
    expect(text()).toContain('would leave.');
    click('Row 1: ');
    expect(props.picking.any).toBe(false);
    click('Fill row 1');
    expect(props.picking.single?.choice).toEqual({ do: 'fill', row: 1, luck: 0 });
    const left = { seat: 0, member: 'racek', trait: 'vice' };
    props.chronicle = [...LINES, { number: 9, event: 'left', arguments: left }];
    flushSync();
    expect(document.querySelector('.told')?.textContent).toContain('leaves');
  });

  it('shows rerolls only as long as they can be used', () => {
    const props = stage(rolling(), LINES);
    props.asked = 'reroll';
    flushSync();
    expect(text()).toContain('1 reroll left');
    props.asked = 'fill-first';
    flushSync();
    expect(text()).not.toContain('reroll');
  });

  it('says what is lost by stopping', () => {
    const { picking } = stage(rolling({ rows: [{ row: 1, filled: false, lacking: 2 }] }), LINES);
    ask(picking, 'reroll', [{ do: 'reroll', die: 1 }, { do: 'stop' }]);
    picking.pickVerb('stop');
    flushSync();
    expect(text()).toContain('You still have rerolls');
  });

  it('takes an idle focus, so that no die is rerolled by mistake', async () => {
    const rest = document.createElement('div');
    rest.tabIndex = -1;
    rest.dataset.rest = '';
    document.body.append(rest);
    rest.focus();
    const { picking } = stage(rolling(), LINES);
    ask(picking, 'reroll', [{ do: 'reroll', die: 1 }, { do: 'stop' }]);
    flushSync();
    await tick();
    expect(document.activeElement?.classList).toContain('stage');
    rest.remove();
  });

  it('is not shown if it is old', () => {
    const over = told(rolled(0, 'event', FACES), ['failed', { seat: 0, token: 'raid-1' }]);
    expect(stage(table(), over).showing).toBeNull();
  });
});

describe('a castle', () => {
  const SIEGE = told(['besieged', { seat: 0, card: 'hard-4', difficulty: 'hard' }]);

  it('shows its obstacles, and overcomes one by a tap', () => {
    const view = table({
      siege: { seat: 0, difficulty: 'hard', row: 2 },
      roll: roll(['shield'], {
        purpose: 'obstacle',
        rows: [{ row: 2, filled: false, lacking: 4 }],
      }),
    });
    const { picking } = stage(view, SIEGE);
    expect(text()).toContain('overcome');
    expect(text()).toContain('4 icons missing');
    ask(picking, 'breach', [{ do: 'fill', row: 2, luck: 0 }, { do: 'give-up' }]);
    flushSync();
    click('Row 2: ');
    expect(picking.single?.choice).toEqual({ do: 'fill', row: 2, luck: 0 });
  });

  it('offers the choice of a step', () => {
    const { picking } = stage(table(), [
      ...SIEGE,
      { number: 3, event: 'conquered', arguments: { seat: 0, card: 'hard-4', difficulty: 'hard' } },
    ]);
    ask(picking, 'choose-step', [{ do: 'virtue' }, { do: 'vice' }]);
    flushSync();
    click('vice');
    expect(picking.single?.choice).toEqual({ do: 'vice' });
  });
});

describe('a tournament', () => {
  const faces = ['sword', 'wild', 'shield'];
  const tourney = {
    host: 0,
    riders: [1, 0],
    pot: 1,
    scores: [7],
    torak: null,
    rider: 0,
    faces,
    aside: [],
    free: 1,
    score: 5,
  };
  const LINES = told(
    ['tournament', { seat: 0, token: 'tournament-2' }],
    ['jousts', { seat: 0, faces }],
  );
  const CHOICES = [
    { do: 'joust', die: 1, dice: '3' },
    { do: 'joust', die: 1, dice: '2+3' },
    { do: 'free-reroll', die: 1 },
    { do: 'stop' },
  ];

  it('sets a die aside, marks others, and rolls by a button', () => {
    const { picking } = stage(table({ tourney }, LISTS), LINES);
    ask(picking, 'ride-host', CHOICES);
    flushSync();
    click('Die 1');
    expect(text()).toContain('Roll 1 die');
    expect(text()).toContain('The dice you keep are worth 3.');
    click('Die 2');
    expect(picking.any).toBe(false);
    click('Roll 2 dice');
    expect(picking.single?.choice).toEqual({ do: 'joust', die: 1, dice: '2+3' });
  });

  it('rerolls one for free, and shows advice', () => {
    const { picking } = stage(table({ tourney }, LISTS), LINES);
    ask(picking, 'ride-host', CHOICES);
    flushSync();
    click('Die 1');
    click('Reroll it for free');
    expect(picking.single?.choice).toEqual({ do: 'free-reroll', die: 1 });
    picking.clear();
    picking.advise({ do: 'joust', die: 1, dice: '3' });
    flushSync();
    expect(lit()[0]).toBe('Die 1: sword, set aside');
    expect(lit()[2]).toBe('Die 3: shield, to reroll');
  });
});

describe('a fight', () => {
  it('proposes luck that decides, which is spent by the button only', () => {
    const view = table({
      roll: roll(['shield'], { purpose: 'defence', total: 3, rival: 4, luck: 2 }),
    });
    const { picking } = stage(
      view,
      told(
        ['torak-attacks', { seat: 0 }],
        ['torak-rolled', { faces: ['sword'], luck: 3, count: 4 }],
        rolled(0, 'defence', ['shield']),
      ),
    );
    const choices = [{ do: 'spend', luck: 1 }, { do: 'spend', luck: 2 }, { do: 'save' }];
    ask(picking, 'luck-defence', choices, { own: 3, rival: 4 });
    flushSync();
    expect(text()).toContain('4 against 4: enough.');
    expect(picking.any).toBe(false);
    click('Spend 2 luck tokens');
    expect([...document.querySelectorAll('strong')].map((each) => each.textContent)).toEqual([
      '4',
      '5',
    ]);
    (document.querySelector('.luck .button') as HTMLElement).click();
    expect(picking.single?.choice).toEqual({ do: 'spend', luck: 2 });
  });
});
