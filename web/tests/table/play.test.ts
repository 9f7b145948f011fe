/** Tests a game from one player's side, without a page. */
import { describe, expect, it, vi } from 'vitest';
import { Refusal } from '../../src/api';
import type { GameFace } from '../../src/games/contract';
import type { Decision, GameInfo, Option, Sight, TableInfo, Told } from '../../src/protocol';
import type { Live } from '../../src/table/connection/live.svelte';
import { memory } from '../../src/memory';
import { Play } from '../../src/table/play.svelte';
import { asked } from '../../src/table/question/sentence';
import { toasts } from '../../src/ui/messages/toasts.svelte';
import type { TableWords } from '../../src/table/tablewords.svelte';
import { loadCatalogue, Words } from '../../src/words';
import { until } from '../waiting';

const PLACED = ['card', 'region'].map((name) => ({ name, thing: name }));
const GAME = {
  verbs: { pass: [], end: [], dig: [], attack: PLACED, reinforce: PLACED },
  nouns: {},
  declining: ['pass', 'end'],
  windows: ['surprise', 'resist'],
} as unknown as GameInfo;
const option = (choice: object) => ({ choice, details: {} }) as Option;
const FACE = { confirm: [], flights: () => [], sound: () => null } as unknown as GameFace;
const CHRONICLE = [0, 1, 2].map((number) => ({ number, event: 'e' }) as unknown as Told);

function sight(number: number): Sight {
  const view = { number, waiting: [], result: null };
  return { type: 'sight', token: '', number, last: 2, view, chronicle: number + 1 } as never;
}

async function play(found: Record<string, unknown>, face = FACE): Promise<Play> {
  const catalogue = await loadCatalogue('avalon', 'en');
  const words = new Words('en', { game: GAME, catalogue, players: ['Ana', 'Bo'], reader: 0 });
  const live = {
    welcome: { you: 0, started: 0 },
    view: { number: 2, waiting: [], result: null },
    decision: null,
    position: 9,
    chronicle: CHRONICLE,
    info: { status: 'playing', undo: 'no', proposal: null, seats: [] },
    opening: null,
    look: vi.fn(async (number: number) => ({ sight: sight(number), chronicle: null })),
    ask: vi.fn(async () => undefined),
    ...found,
  };
  return new Play(live as unknown as Live, GAME, face, { words } as unknown as TableWords);
}

describe('the primary button', () => {
  it.each([
    ['play', [], 'dig'],
    ['play', ['dig'], 'pass'],
    ['surprise', [], 'pass'],
  ])('to %s, with care for %j, is %s', async (prompt, confirm, strong) => {
    const options = ['dig', 'pass'].map((each) => option({ do: each }));
    const decision = { id: '1', seat: 0, prompt, arguments: {}, options };
    const made = await play({ decision }, { ...FACE, confirm });
    expect(made.offered.filter((each) => each.strong).map(({ key }) => key)).toEqual([strong]);
  });
});

describe('an answer', () => {
  it('is no error when it is too late', async () => {
    const options = [option({ do: 'pass' })];
    const late = new Refusal({ error: 'no-such-decision', details: { decision: '3.0' } }, 0);
    const made = await play({
      decision: { id: '3.0', seat: 0, prompt: 'play', arguments: {}, options },
      ask: vi.fn(() => Promise.reject(late)),
    });
    await made.send(options[0]!);
    expect(toasts.shown.map(({ text, kind }) => [text, kind])).toEqual([
      ['Someone was quicker: the question has changed.', 'news'],
    ]);
  });

  it('sends its words once it is accepted', async () => {
    const options = ['dig', 'pass'].map((verb) => option({ do: verb }));
    const decision = { id: '3.0', seat: 0, prompt: 'play', arguments: {}, options };
    const asked = async (verb: number, refused = '') => {
      const ask = vi.fn(async ({ type }: { type: string }) => {
        if (type === refused) throw new Refusal({ error: 'too-fast', details: {} }, 0);
        return { position: 10 };
      });
      const made = await play({ decision, ask });
      made.pledge = { verb: 'dig', text: 'My word.' };
      await made.send(options[verb]!);
      return ask.mock.calls.map(([{ type }]) => type);
    };
    expect(await asked(0)).toEqual(['answer', 'say']);
    expect(await asked(1)).toEqual(['answer']);
    expect(await asked(0, 'answer')).toEqual(['answer']);
    toasts.shown.length = 0;
    expect(await asked(0, 'say')).toEqual(['answer', 'say']);
    expect(toasts.shown).toHaveLength(1);
  });

  it('has one name, whether or not there are others', async () => {
    const options = ['pass', 'end'].map((verb) => option({ do: verb }));
    const asked = (from: number) =>
      ({ id: '1', seat: 0, prompt: 'play', arguments: {}, options: options.slice(from) }) as never;
    const both = await play({ decision: asked(0) as Decision });
    const alone = await play({ decision: asked(1) as Decision });
    expect(alone.offered.map(({ label }) => label)).toEqual([both.offered[1]?.label]);
  });

  it.each([
    ['end', 'play', false],
    ['play:end', 'play', false],
    ['play:end', 'peek', true],
    ['pass', 'play', true],
  ])(
    'needing confirmation (%s) when asked to %s is sent at once: %s',
    async (verb, prompt, atOnce) => {
      const options = ['pass', 'end'].map((each) => option({ do: each }));
      const decision = { id: '1', seat: 0, prompt, arguments: {}, options };
      const made = await play({ decision }, { ...FACE, confirm: [verb] });
      made.picking.pickVerb('end');
      expect(made.ready !== null).toBe(atOnce);
    },
  );

  it.each([
    [undefined, true],
    [true, false],
  ])(
    'of which a part follows from the rest (confirmed: %s) is sent: %s',
    async (confirmImplied, out) => {
      const strike = option({ do: 'strike', lord: 'othon', seat: 2 });
      const options = [strike, option({ do: 'pass' })];
      const decision = { id: '1', seat: 0, prompt: 'play', arguments: {}, options };
      const made = await play({ decision }, { ...FACE, confirmImplied } as GameFace);
      made.picking.chosen = { do: 'strike', lord: 'othon' };
      expect(made.ready !== null).toBe(out);
      made.picking.pickOption(strike);
      expect(made.ready).toBe(strike);
    },
  );

  it('composed field by field needs no confirmation', async () => {
    const choices = [
      { do: 'attack', card: 'red', region: 1 },
      { do: 'attack', card: 'red', region: 2 },
      { do: 'attack', card: 'blue', region: 2 },
    ];
    const options = choices.map((choice) => ({ choice, details: {} }));
    const decision = { id: '1', seat: 0, prompt: 'play', arguments: {}, options };
    const made = await play({ decision }, { ...FACE, confirm: ['attack'] });
    made.picking.pick('region', 1);
    expect(made.picking.single).not.toBeNull();
    expect(made.ready).toBeNull();
    made.picking.pick('card', 'red');
    expect(made.ready).toBe(options[0]);
  });

  it('that the game doubts in the current state waits as well', async () => {
    const options = ['pass', 'end'].map((each) => option({ do: each }));
    const decision = { id: '1', seat: 0, prompt: 'play', arguments: {}, options };
    const doubts: GameFace['doubts'] = (_, { choice }) => (choice.do === 'end' ? 'Sure?' : null);
    const made = await play({ decision }, { ...FACE, doubts });
    made.picking.pickVerb('end');
    expect(made.ready).toBeNull();
    expect(made.beside.doubt).toBe('Sure?');
  });

  it.each([
    [['card', 'region'], null, true],
    [['card', 'region'], 'Sure?', false],
    // What the button's name does not say follows from the rest.
    [['card'], null, false],
    [[], null, false],
  ])('named by a button after %j were chosen (doubt: %s) is sent: %s', async (first, why, out) => {
    const verbs = ['attack', 'reinforce'];
    const choices = verbs.map((verb) => ({ do: verb, card: 'red-knight', region: 3 }));
    const options = [...choices, { ...choices[1], region: 4 }].map((choice) => ({
      choice,
      details: {},
    }));
    const decision = { id: '1', seat: 0, prompt: 'play', arguments: {}, options };
    const face = { ...FACE, confirm: ['attack'], doubts: () => why };
    const made = await play({ decision }, face);
    for (const name of first) made.picking.pick(name, name === 'card' ? 'red-knight' : 3);
    const button = made.offered.find(({ key }) => key === 'attack');
    if (button) button.take();
    else made.picking.nameVerb('attack');
    expect(made.picking.single).toBe(options[0]);
    expect(made.ready).toBe(out ? options[0] : null);
  });

  it('whose fields are chosen after its verb awaits confirmation', async () => {
    const options = [3, 4].map((region) => ({
      choice: { do: 'attack', card: 'red-knight', region },
      details: {},
    }));
    const decision = { id: '1', seat: 0, prompt: 'play', arguments: {}, options };
    const made = await play({ decision }, { ...FACE, confirm: ['attack'] });
    made.picking.pick('card', 'red-knight');
    made.picking.pick('region', 4);
    made.picking.nameVerb('attack');
    made.picking.pick('region', 4);
    expect(made.picking.single).toBeNull();
    made.picking.pick('region', 3);
    expect(made.picking.single).toBe(options[0]);
    expect(made.ready).toBeNull();
  });

  it('awaiting confirmation is sent by the same button', async () => {
    const options = ['pass', 'end'].map((each) => option({ do: each }));
    const decision = { id: '1', seat: 0, prompt: 'play', arguments: {}, options };
    const made = await play({ decision }, { ...FACE, confirm: ['end'] });
    made.picking.insist(options[1]!);
    expect(made.ready).toBeNull();
    made.picking.insist(options[1]!);
    expect(made.ready).toBe(options[1]);
    // Advice is not yet a choice of the viewer.
    made.picking.clear();
    made.picking.advise({ do: 'end' });
    made.picking.insist(options[1]!);
    expect(made.ready).toBeNull();
  });

  it('that needs words is held back until there are some', async () => {
    const options = ['dig', 'pass'].map((verb) => option({ do: verb }));
    const decision = { id: '3.0', seat: 0, prompt: 'play', arguments: {}, options };
    const ask = vi.fn(async () => ({ position: 10 }));
    const made = await play({ decision, ask });
    const held = () => made.offered.filter((each) => each.held).map(({ key }) => key);
    expect(held()).toEqual([]);
    made.pledge = { verb: 'dig', text: '' };
    expect(held()).toEqual(['dig']);
    expect(made.beside.first).toBe('board-held-dig');
    await made.send(options[0]!);
    expect(ask).not.toHaveBeenCalled();
    made.pledge = { verb: 'dig', text: 'My word.' };
    expect(held()).toEqual([]);
    await made.send(options[0]!);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('that takes long is reported as pending', async () => {
    vi.useFakeTimers();
    try {
      const options = [option({ do: 'pass' })];
      const decision = { id: '3.0', seat: 0, prompt: 'play', arguments: {}, options };
      let arrive = (_: unknown): void => undefined;
      const ask = vi.fn(() => new Promise((resolve) => (arrive = resolve)));
      const making = play({ decision, ask });
      await vi.advanceTimersByTimeAsync(0);
      const made = await making;
      const sent = made.send(options[0]!);
      await vi.advanceTimersByTimeAsync(2500);
      expect(made.slow).toBe(false);
      await vi.advanceTimersByTimeAsync(1000);
      expect(made.slow).toBe(true);
      arrive({ position: 10 });
      await sent;
      expect(made.slow).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    [['storm', 'end'], [], ['storm']],
    [['end'], [], ['end']],
    [['pass', 'end'], [], ['pass', 'end']],
    [['pass', 'end'], ['end'], ['pass']],
    [['storm', 'ride', 'end'], [], ['end']],
  ])('of %s with confirmation of %s: primary is %s', async (verbs, confirm, strong) => {
    const options = verbs.map((verb) => option({ do: verb }));
    const decision = { id: '1', seat: 0, prompt: 'play', arguments: {}, options };
    const { offered } = await play({ decision }, { ...FACE, confirm });
    const found = offered.filter((each) => each.strong).map(({ key }) => key);
    expect(found).toEqual(verbs.length === 1 ? ['it'] : strong);
  });

  it.each([
    ['storm', '7.1', 'storm'],
    ['storm', '8.1', null],
    ['pass', '7.1', null],
  ])('%s, while %s is asked, is described as %s', async (verb, waiting, told) => {
    const options = ['storm', 'pass'].map((each) => option({ do: each }));
    const decision = { id: '7.0', seat: 0, prompt: 'play', arguments: {}, options };
    const view = { number: 2, waiting: [{ id: waiting }], result: null };
    const made = await play({ decision, view, ask: async () => ({ position: 10 }) });
    expect(made.answered).toBeNull();
    await made.send(options.find(({ choice }) => choice.do === verb)!);
    expect(made.answered?.choice.do ?? null).toBe(told);
  });
});

describe('an unprompted choice', () => {
  it('is answered against the newest table, and asks for nothing else', async () => {
    const options = [option({ do: 'withdraw' })];
    const unprompted = { id: '7.0', seat: 0, prompt: 'offer-stands', arguments: {}, options };
    const made = await play({ unprompted });
    expect(made.picking.decision).toBeNull();
    expect(made.offered).toEqual([]);
    made.unprompted(options[0]!);
    const answer = { type: 'answer', position: 9, decision: '7.0', choice: { do: 'withdraw' } };
    expect(made.live.ask).toHaveBeenCalledWith(answer);
  });

  it('disappears when it is too late', async () => {
    const made = await play({ unprompted: null });
    made.unprompted({ choice: { do: 'withdraw' }, details: {} });
    expect(made.live.ask).not.toHaveBeenCalled();
  });
});

describe('the primary button', () => {
  it('is a preferred verb, if there is one', async () => {
    const strong = async (...verbs: string[]) => {
      const options = verbs.map((verb) => option({ do: verb }));
      const decision = { id: '1', seat: 0, prompt: 'deal', arguments: {}, options };
      const { offered } = await play({ decision }, { ...FACE, primaryVerbs: ['accept'] });
      return offered.filter((each) => each.strong).map(({ key }) => key);
    };
    expect(await strong('accept', 'counter', 'pass')).toEqual(['accept']);
    expect(await strong('storm', 'counter', 'pass')).toEqual(['pass']);
  });
});

describe('always passing', () => {
  const options = ['resist', 'pass'].map((each) => option({ do: each }));
  const decision = { id: '1', seat: 0, prompt: 'resist', arguments: {}, options };

  it('is confirmed with the name of the window', async () => {
    const made = await play({ decision });
    made.alwaysPass();
    expect(made.live.ask).not.toHaveBeenCalled();
    expect(made.offered).toEqual([]);
    const said = asked(made.picking, GAME, made.words, made.beside);
    expect(said).toBe('“Resist”: always pass from now on?');
    made.alwaysPass();
    const order = { type: 'order', window: 'resist', order: 'pass' };
    expect(made.live.ask).toHaveBeenCalledExactlyOnceWith(order);
  });

  it.each([
    ['letting go', (made: Play) => made.picking.clear()],
    ['choosing', (made: Play) => made.picking.pickVerb('resist')],
    ['another question', (made: Play) => made.picking.ask({ ...decision, id: '2' } as never)],
  ])('is cancelled by %s', async (_, act) => {
    const made = await play({ decision });
    made.alwaysPass();
    expect(made.forGood).toBe(true);
    act(made);
    expect(made.forGood).toBe(false);
  });
});

describe('undo', () => {
  const info = (undo: string) => ({ status: 'playing', undo, proposal: null, seats: [] });

  it('that is free is sent at once', async () => {
    const made = await play({ info: info('free') });
    made.undo();
    expect(made.live.ask).toHaveBeenCalledWith({ type: 'undo', to: null, propose: false });
  });

  it('that needs consent is confirmed first', async () => {
    const made = await play({ info: info('ask') });
    made.undo();
    expect(made.live.ask).not.toHaveBeenCalled();
    expect(made.doubting).toBe(true);
    made.undo(true);
    expect(made.live.ask).toHaveBeenCalledExactlyOnceWith({
      type: 'undo',
      to: null,
      propose: true,
    });
    expect(made.doubting).toBe(false);
  });
});

describe('a finished game', () => {
  const result = { winners: [1], reason: 'crowns', scores: [] };
  const over = {
    view: { number: 2, waiting: [], result },
    info: { status: 'over', undo: 'no', proposal: null, seats: [] } as unknown as TableInfo,
  };

  it('shows its result at once to those who played it', async () => {
    const made = await play(over);
    expect(made.presentation.shown.view.result).toEqual(result);
    expect(made.replay.on).toBe(false);
  });

  it('hides its result from those who watch it from the beginning', async () => {
    const made = await play({ ...over, opening: sight(0) });
    expect(made.replay.number).toBe(0);
    expect(made.presentation.shown.view.result).toBeNull();
    expect(made.chronicle).toHaveLength(1);
    // Updates may come meanwhile.
    made.live.listener?.updated([]);
    expect(made.presentation.shown.view.result).toBeNull();
    await made.replay.go(1);
    expect(made.presentation.shown.view.result).toBeNull();
    await made.replay.go(2);
    expect(made.presentation.shown.view.result).toEqual(result);
    expect(made.chronicle).toHaveLength(3);
  });

  it('shows its result to those who skip the replay', async () => {
    const made = await play({ ...over, opening: sight(1) });
    made.replay.leave();
    expect(made.presentation.shown.view.result).toEqual(result);
  });
});

describe('the eyes', () => {
  it('are those of the replay', async () => {
    const made = await play({});
    expect(made.eyes).toBe(0);
    await made.replay.through(1);
    expect(made.eyes).toBe(1);
    await made.replay.through('all');
    expect(made.eyes).toBeNull();
    await made.replay.through('public');
    expect(made.eyes).toBe(0);
  });
});

describe('the pace of bots', () => {
  const waiting = (seat: number) => [{ id: `3.${seat}`, seat, prompt: 'play', arguments: {} }];
  const seats = [{ bot: null }, { bot: 'greedy' }];
  const info = { status: 'playing', undo: 'no', proposal: null, seats };

  async function watched(seat: number, decision: unknown = null) {
    localStorage.clear();
    const wish = vi.fn();
    const view = { number: 2, waiting: waiting(seat), result: null };
    const live = { info, view, decision, wish };
    return { made: await play(live), wish };
  }

  it('is stored, and sent to the server', async () => {
    const { made, wish } = await watched(1);
    expect(made.pace).toBe('calm');
    made.setPace('quick');
    expect(wish).toHaveBeenLastCalledWith('quick');
    expect(made.presentation.speed).toBe(2);
    expect(memory.pace).toBe('quick');
  });

  it('can be at once until the viewer is asked', async () => {
    const { made, wish } = await watched(1);
    expect(made.skippable).toBe(true);
    made.skip();
    expect(wish).toHaveBeenLastCalledWith('at-once');
    expect(made.presentation.speed).toBe(Infinity);
    expect(made.skippable).toBe(false);
    const view = { number: 3, waiting: waiting(0), result: null } as never;
    const decision = { id: '3.0', seat: 0, prompt: 'play', arguments: {}, options: [] } as never;
    made.presentation.next({ view, decision, position: 10, told: 0 }, []);
    await until(() => expect(wish).toHaveBeenLastCalledWith('calm'));
    expect(made.presentation.speed).toBe(1);
    expect(memory.pace).toBe('calm');
  });

  it('has no effect while the viewer or another person is asked', async () => {
    const asked = { id: '3.0', seat: 0, prompt: 'play', arguments: {}, options: [] };
    expect((await watched(0, asked)).made.skippable).toBe(false);
    const { made, wish } = await watched(0);
    made.skip();
    expect(wish).not.toHaveBeenCalled();
  });
});
