import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage, TableInfo, Told } from '../../../src/protocol';
import { Live, pauseBefore } from '../../../src/table/connection/live.svelte';

class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }

  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  /** Simulate a lost connection. */
  fail(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify([message]) });
  }
}

const WELCOME = {
  type: 'welcome',
  protocol: 2,
  table: 't',
  you: 0,
  settings: {
    game: 'avalon',
    options: {},
    seats: [],
    clock: { type: 'none' },
    private: true,
    spectators: true,
    hints: true,
  },
  seal: '',
  started: 0,
  branched: false,
  chat: [],
} as ServerMessage;

function told(number: number): Told {
  return { number, event: 'turn', arguments: { seat: 0 } };
}

function update(position: number, from: number, lines: Told[]): ServerMessage {
  const info = { status: 'playing', seats: [] } as unknown as TableInfo;
  return {
    type: 'update',
    position,
    view: null,
    decision: null,
    unprompted: null,
    chronicle_from: from,
    chronicle: lines,
    info,
  };
}

function welcomed(): Live {
  const live = new Live('t', 'key');
  FakeSocket.last.open();
  FakeSocket.last.say(WELCOME);
  return live;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the live connection', () => {
  it('sends hello with its key', () => {
    const live = welcomed();
    expect(FakeSocket.last.sent).toEqual([{ type: 'hello', protocol: 2, table: 't', key: 'key' }]);
    expect(live.phase).toBe('open');
    live.close();
  });

  it('waits longer each time, and never longer than ten seconds', () => {
    expect([0, 1, 2, 9].map(pauseBefore)).toEqual([500, 1000, 2000, 10_000]);
    const live = welcomed();
    FakeSocket.last.fail();
    expect(live.phase).toBe('lost');
    vi.advanceTimersByTime(499);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.fail();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(3);
    live.close();
  });

  it('reconnects at once when the network is back', () => {
    const live = welcomed();
    FakeSocket.last.fail();
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    FakeSocket.last.say(WELCOME);
    expect(live.phase).toBe('open');
    live.close();
  });

  it('treats silence as a lost connection', () => {
    const live = welcomed();
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(10_000);
    expect(live.phase).toBe('lost');
    live.close();
  });

  it('gives up an attempt without an answer', () => {
    const live = welcomed();
    FakeSocket.last.fail();
    dispatchEvent(new Event('online'));
    FakeSocket.last.open();
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(25_000);
    expect(FakeSocket.all.length).toBeGreaterThan(2);
    live.close();
  });

  it('accepts any message as a sign of life', () => {
    const live = welcomed();
    vi.advanceTimersByTime(20_000);
    vi.advanceTimersByTime(100);
    FakeSocket.last.say({ type: 'pong', now: 0 });
    vi.advanceTimersByTime(9_900);
    expect(live.phase).toBe('open');
    live.close();
  });

  it('repeats unanswered requests after a reconnect, with the same token', async () => {
    const live = welcomed();
    const asked = live.ask({ type: 'undo', to: null, propose: true });
    const first = FakeSocket.last.sent.at(-1);
    FakeSocket.last.fail();
    vi.advanceTimersByTime(500);
    FakeSocket.last.open();
    FakeSocket.last.say(WELCOME);
    expect(FakeSocket.last.sent.at(-1)).toEqual(first);
    FakeSocket.last.say({ type: 'done', token: String(first?.token), position: 7 });
    await expect(asked).resolves.toMatchObject({ position: 7 });
    live.close();
  });

  it('rejects the request that was refused', async () => {
    const live = welcomed();
    const asked = live.ask({ type: 'say', text: '' });
    const token = String(FakeSocket.last.sent.at(-1)?.token);
    FakeSocket.last.say({
      type: 'refused',
      token,
      error: 'bad-text',
      details: { most: 500 },
      fatal: false,
    });
    await expect(asked).rejects.toMatchObject({ problem: { error: 'bad-text' } });
    expect(live.phase).toBe('open');
    live.close();
  });

  it('repeats a request that was too much at once', () => {
    const live = welcomed();
    void live.ask({ type: 'undo', to: null, propose: true });
    const first = FakeSocket.last.sent.at(-1);
    FakeSocket.last.say({
      type: 'refused',
      token: null,
      error: 'too-many-messages',
      details: {},
      fatal: false,
    });
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.last.sent.filter((each) => each.token === first?.token)).toHaveLength(2);
    live.close();
  });

  it('does not flood a server that says it was too much', () => {
    const live = welcomed();
    for (let each = 0; each < 20; each += 1) {
      live
        .ask({ type: 'answer', decision: `${each}`, choice: { do: 'pass' }, position: each })
        .catch(() => {});
    }
    const refused = { token: null, error: 'too-many-messages', details: {}, fatal: false };
    for (let each = 0; each < 20; each += 1) FakeSocket.last.say({ type: 'refused', ...refused });
    const asked = FakeSocket.last.sent.length;
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.last.sent).toHaveLength(asked + 3);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.last.sent).toHaveLength(asked + 6);
    live.close();
  });

  it.each(['too-many-messages', 'too-many-connections', 'storage-failed', 'conflict'])(
    'reconnects by itself, not at once, when it was refused with %s',
    (error) => {
      const live = welcomed();
      FakeSocket.last.say({ type: 'refused', token: null, error, details: {}, fatal: true });
      expect(live.phase).toBe('lost');
      expect(live.busy?.error).toBe(error);
      vi.advanceTimersByTime(5000);
      expect(FakeSocket.all).toHaveLength(1);
      vi.advanceTimersByTime(5000);
      expect(FakeSocket.all).toHaveLength(2);
      FakeSocket.last.open();
      FakeSocket.last.say(WELCOME);
      expect(live.phase).toBe('open');
      expect(live.busy).toBeNull();
      live.close();
    },
  );

  it('stops on a final refusal, until it gets another key', () => {
    const live = welcomed();
    FakeSocket.last.say({
      type: 'refused',
      token: null,
      error: 'unknown-key',
      details: {},
      fatal: true,
    });
    expect(live.refusal?.error).toBe('unknown-key');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    live.enter('');
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toMatchObject({ key: '' });
    expect(live.refusal).toBeNull();
    live.close();
  });

  it('reports which lines are new, and when the chronicle was replaced', () => {
    const live = welcomed();
    const heard: (Told[] | null)[] = [];
    live.listener = { updated: (fresh) => heard.push(fresh), refused: vi.fn() };
    FakeSocket.last.say(update(1, 0, [told(0)]));
    FakeSocket.last.say(update(2, 1, [told(1), told(1)]));
    FakeSocket.last.say(update(3, 3, []));
    FakeSocket.last.say(update(4, 0, [told(0), told(1)])); // after an undo
    expect(heard).toEqual([[told(0)], [told(1), told(1)], [], null]);
    expect(live.chronicle).toHaveLength(2);
    live.close();
  });

  it('treats a chronicle with more details at the end as known', () => {
    const live = welcomed();
    const heard: (Told[] | null)[] = [];
    FakeSocket.last.say(update(1, 0, [told(0), told(1)]));
    live.listener = { updated: (fresh) => heard.push(fresh), refused: vi.fn() };
    const open = { ...told(0), arguments: { card: 'tax' } } as unknown as Told;
    FakeSocket.last.say(update(1, 0, [open, told(1)]));
    expect(heard).toEqual([[]]);
    expect(live.chronicle[0]).toEqual(open);
    live.close();
  });

  it('looks through other eyes with their chronicle', async () => {
    const live = welcomed();
    const seen = live.look(3, 'all');
    const token = String(FakeSocket.last.sent.at(-1)?.token);
    FakeSocket.last.say({ type: 'full-chronicle', token, chronicle: [told(1)] });
    const view = { number: 3 } as never;
    FakeSocket.last.say({ type: 'sight', token, number: 3, last: 9, view, chronicle: 1 });
    await expect(seen).resolves.toMatchObject({ sight: { number: 3 }, chronicle: [told(1)] });
    live.close();
  });
});
