/**
 * The connection to a table: a WebSocket that reconnects by itself.
 *
 * Unanswered requests are repeated after a reconnect with the same token, and the server carries
 * out each token once. Silence counts as a lost connection, since a socket may fail without an
 * event.
 */
import { Refusal } from '../../api';
import { memory, type Pace } from '../../memory';
import {
  PROTOCOL,
  type Advice,
  type Option,
  type Remarks,
  type ChatLine,
  type ClientMessage,
  type Decision,
  type Done,
  type Look,
  type Problem,
  type Refused,
  type ServerMessage,
  type Sight,
  type TableInfo,
  type Told,
  type Update,
  type View,
  type Welcome,
} from '../../protocol';
import { absences, type Absences } from '../players/absences';

export type Phase = 'connecting' | 'open' | 'lost' | 'stopped';

/** A request without its token, which is added here. */
type Bare<Message> = Message extends { token: string } ? Omit<Message, 'token'> : never;
export type Request = Bare<ClientMessage>;

/** A position, and the chronicle from that seat's point of view (null: the viewer's own). */
export interface Seen {
  sight: Sight;
  chronicle: Told[] | null;
}

/** What a request is answered with. */
type Reply = Done | Seen | Advice | Remarks;

/** Who is told what comes without being asked for. */
export interface Listener {
  /** After every update, with the lines that are new; null: the chronicle was told anew. */
  updated(fresh: Told[] | null): void;
  /** A refusal that answers no request. */
  refused(problem: Problem): void;
}

interface Pending {
  message: ClientMessage;
  chronicle: Told[] | null;
  answer: (reply: Reply) => void;
  refuse: (refusal: Refusal) => void;
}

const PING_EVERY = 20_000;
const SILENCE = 10_000;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;
/**
 * The server's answer to too many requests: they are repeated later, the oldest first and a few at
 * a time, so as not to cause the same error.
 */
const TOO_MUCH = 'too-many-messages';
const CALM = 1000;
const AT_ONCE = 3;
/** Temporary refusals, after which the page reconnects with a longer pause. */
const PASSING = [TOO_MUCH, 'too-many-connections', 'storage-failed', 'conflict'];
const PASSING_ATTEMPT = 4;

/** The pause before the nth attempt in a row (from 0). */
export function pauseBefore(attempt: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt);
}

/** Unlike crypto.randomUUID this also works without TLS. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function address(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`;
}

export class Live {
  phase = $state<Phase>('connecting');
  welcome = $state.raw<Welcome | null>(null);
  /** A final refusal: the page no longer reconnects. */
  refusal = $state.raw<Problem | null>(null);
  /** The temporary refusal while the page is disconnected. */
  busy = $state.raw<Problem | null>(null);

  position = $state(0);
  view = $state.raw<View | null>(null);
  decision = $state.raw<Decision | null>(null);
  /** What the viewer may decide though nobody waits for it. */
  unprompted = $state.raw<Decision | null>(null);
  chronicle = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  info = $state.raw<TableInfo | null>(null);
  /** The time when `info` arrived, by the page's clock. */
  since = $state(0);
  /** Since when seats have been away, by the page's clock. */
  gone = $state.raw<Absences>([]);

  /** A past position with which the page opens. */
  opening: Sight | null = null;
  listener: Listener | null = null;

  private pace = memory.pace;
  private socket: WebSocket | null = null;
  private readonly pending = new Map<string, Pending>();
  private attempt = 0;
  private heard = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private readonly pulse: ReturnType<typeof setInterval>;
  private readonly wake = () => this.hurry();

  constructor(
    readonly table: string,
    private by: string,
  ) {
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.pulse = setInterval(() => this.ping(), PING_EVERY);
    this.connect();
  }

  /** The key of the viewer's seat; empty for a spectator. */
  get key(): string {
    return this.by;
  }

  // Asking ----------------------------------------------------------------------------------------

  /** Ask for something. What changes the table is answered with `done` when it is safely kept. */
  ask<R extends Reply = Done>(request: Request): Promise<R> {
    const token = newToken();
    const message = { ...request, token } as ClientMessage;
    return new Promise((resolve, refuse) => {
      const answer = (reply: Reply) => resolve(reply as R);
      this.pending.set(token, { message, chronicle: null, answer, refuse });
      if (this.phase === 'open') this.send(message);
    });
  }

  look(number: number, eyes: Look['eyes']): Promise<Seen> {
    return this.ask({ type: 'look', number, eyes });
  }

  async sayable(): Promise<Option[]> {
    return (await this.ask<Remarks>({ type: 'sayable' })).remarks;
  }

  hint(): Promise<Advice> {
    return this.ask({ type: 'hint' });
  }

  /** Set the speed of the bots, from now on. */
  wish(pace: Pace): void {
    this.pace = pace;
    if (this.phase === 'open') this.send({ type: 'pace', pace });
  }

  /** Reconnect with another key: from spectator to a seat, or from a seat to spectator. */
  enter(key: string): void {
    this.by = key;
    this.refusal = null;
    this.phase = 'connecting';
    this.attempt = 0;
    this.drop();
    this.connect();
  }

  close(): void {
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    clearInterval(this.pulse);
    this.phase = 'stopped';
    this.drop();
  }

  // The socket ------------------------------------------------------------------------------------

  private connect(): void {
    clearTimeout(this.retry);
    const socket = new WebSocket(address());
    this.socket = socket;
    this.heard = Date.now();
    let silent = true;
    socket.onopen = () => {
      const { table, key, pace } = this;
      const wish = pace === 'calm' ? {} : { pace };
      this.send({ type: 'hello', protocol: PROTOCOL, table, key, ...wish });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      silent = false;
      for (const message of JSON.parse(event.data) as ServerMessage[]) this.hear(message);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lose();
    };
    // An attempt that gets no answer from the network would never end.
    setTimeout(() => {
      if (socket === this.socket && silent) this.lose();
    }, SILENCE);
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.again);
    this.again = undefined;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private lose(): void {
    this.drop();
    if (this.phase === 'stopped') return;
    this.phase = 'lost';
    // Spread the clients after a restart of the server.
    const pause = pauseBefore(this.attempt) * (1 - Math.random() * 0.25);
    this.attempt += 1;
    this.retry = setTimeout(() => this.connect(), pause);
  }

  /** The network is back, or the page is visible again: try now. */
  private hurry(): void {
    if (document.visibilityState === 'hidden') return;
    if (this.phase === 'lost') {
      this.drop();
      this.connect();
    } else if (this.phase === 'open') {
      this.ping();
    }
  }

  private ping(): void {
    if (this.phase === 'stopped' || this.phase === 'lost') return;
    const asked = Date.now();
    const socket = this.socket;
    this.send({ type: 'ping' });
    setTimeout(() => {
      if (socket === this.socket && this.heard < asked) this.lose();
    }, SILENCE);
  }

  // Hearing ---------------------------------------------------------------------------------------

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.welcome = message;
        this.chat = message.chat;
        this.phase = 'open';
        this.busy = null;
        this.attempt = 0;
        this.repeat();
        break;
      case 'update':
        this.take(message);
        break;
      case 'chat':
        this.chat = [...this.chat, message.line];
        break;
      case 'full-chronicle': {
        const asked = this.pending.get(message.token);
        if (asked) asked.chronicle = message.chronicle;
        break;
      }
      case 'sight': {
        const asked = this.settle(message.token);
        asked?.answer({ sight: message, chronicle: asked.chronicle });
        break;
      }
      case 'done':
      case 'remarks':
      case 'advice':
        this.settle(message.token)?.answer(message);
        break;
      case 'refused':
        this.refused(message);
        break;
      case 'pong':
        break;
    }
  }

  private take(update: Update): void {
    const before = this.chronicle;
    const anew = update.chronicle_from === 0 && before.length > 0;
    // At its end a game repeats lines with details that had been hidden: nothing new has happened.
    const same = update.position === this.position && update.chronicle.length === before.length;
    this.chronicle = [...before.slice(0, update.chronicle_from), ...update.chronicle];
    this.position = update.position;
    this.view = update.view;
    this.decision = update.decision;
    this.unprompted = update.unprompted;
    this.info = update.info;
    this.since = Date.now();
    this.gone = absences(this.gone, update.info.seats, this.since);
    this.listener?.updated(!anew ? update.chronicle : same ? [] : null);
  }

  private refused(message: Refused): void {
    const problem = { error: message.error, details: message.details };
    if (message.fatal && PASSING.includes(message.error)) {
      this.busy = problem;
      this.attempt = Math.max(this.attempt, PASSING_ATTEMPT);
      this.lose();
      return;
    }
    if (message.fatal) {
      this.refusal = problem;
      this.phase = 'stopped';
      this.drop();
      return;
    }
    const asked = message.token === null ? undefined : this.settle(message.token);
    if (asked) asked.refuse(new Refusal(problem, 0));
    else if (message.error === TOO_MUCH) this.calm();
    else this.listener?.refused(problem);
  }

  private calm(): void {
    this.again ??= setTimeout(() => {
      this.again = undefined;
      this.repeat();
    }, CALM);
  }

  private repeat(): void {
    if (this.phase !== 'open') return;
    const waiting = [...this.pending.values()];
    for (const { message } of waiting.slice(0, AT_ONCE)) this.send(message);
    if (waiting.length > AT_ONCE) this.calm();
  }

  private settle(token: string): Pending | undefined {
    const asked = this.pending.get(token);
    this.pending.delete(token);
    return asked;
  }
}
