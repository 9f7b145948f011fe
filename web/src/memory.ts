/** What this browser remembers: the keys of its seats, invitations, a name, the language, the sound.
 *
 * Keys are secrets. They travel in the fragment of an address only, which no server is told
 * (`/table/ID#seat=KEY` moves a seat to another device, `#invite=KEY` brings a friend, and both together
 * move a seat from which friends are still invited), and are taken out of the address bar at once. What
 * an address brings is only offered: it is kept when the server has said that it opens something, so
 * that a wrong link never costs a good key. */

import type { Listed, SetPace } from './protocol';

/** From the slowest to the fastest. */
export const PACES = ['calm', 'quick', 'at-once'] as const satisfies readonly SetPace['pace'][];
export type Pace = SetPace['pace'];

const PREFIX = 'tableronde:';

/** Used where the browser forbids storage: kept until the page is closed. */
const fallback = new Map<string, string>();

function read(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return fallback.get(name) ?? null;
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    fallback.set(name, value);
  }
}

/** A stored value for each table. */
function perTable<Kept>(name: string) {
  const all = (): Record<string, Kept> => {
    try {
      const kept: unknown = JSON.parse(read(name) ?? '{}');
      return kept !== null && typeof kept === 'object' ? (kept as Record<string, Kept>) : {};
    } catch {
      return {};
    }
  };
  return {
    all,
    of: (table: string): Kept | undefined => all()[table],
    keep: (table: string, kept: Kept): void => {
      write(name, JSON.stringify({ ...all(), [table]: kept }));
    },
    drop: (table: string): void => {
      const kept = all();
      delete kept[table];
      write(name, JSON.stringify(kept));
    },
  };
}

const seats = perTable<string>('seats');
/** Keys of other seats at the same table: two people may share a browser. */
const otherSeats = perTable<string[]>('other-seats');
const invites = perTable<string>('invites');
const offeredSeats = perTable<string>('offered-seats');
const offeredInvites = perTable<string>('offered-invites');
/** How the tables stood when the server told it last, for when it does not. */
const listed = perTable<Listed>('listed');
/** What was told once at a table and is not told again. */
const told = perTable<true>('told');

function keysWithout(table: string, key: string): string[] {
  const keys = [memory.seatKey(table), ...memory.otherSeats(table)];
  return keys.filter((each) => each !== '' && each !== key);
}

function keepKeys(table: string, [first, ...others]: string[]): void {
  if (first === undefined) seats.drop(table);
  else seats.keep(table, first);
  if (others.length === 0) otherSeats.drop(table);
  else otherSeats.keep(table, others);
}

export const memory = {
  get name(): string {
    return read('name') ?? '';
  },
  set name(value: string) {
    write('name', value);
  },
  get language(): string | null {
    return read('language');
  },
  set language(value: string) {
    write('language', value);
  },
  /** Off until somebody turns it on. */
  get sound(): boolean {
    return read('sound') === 'on';
  },
  set sound(value: boolean) {
    write('sound', value ? 'on' : 'off');
  },
  /** Whether to call somebody who has allowed it: until that is taken back. */
  get calls(): boolean {
    return read('calls') !== 'off';
  },
  set calls(value: boolean) {
    write('calls', value ? 'on' : 'off');
  },
  /** How fast bots shall play. */
  get pace(): Pace {
    const kept = read('pace');
    return PACES.find((pace) => pace === kept) ?? 'calm';
  },
  set pace(value: Pace) {
    write('pace', value);
  },
  /** Whether single letters do something at a table: on until somebody turns it off. */
  get letters(): boolean {
    return read('letters') !== 'off';
  },
  set letters(value: boolean) {
    write('letters', value ? 'on' : 'off');
  },

  /** The secret of this browser's seat at a table; empty for none. */
  seatKey(table: string): string {
    return seats.of(table) ?? '';
  },
  /** Sit by this key from now on; one of another seat stays within reach. */
  keepSeat(table: string, key: string): void {
    keepKeys(table, [key, ...keysWithout(table, key)]);
    if (memory.offeredSeat(table) === key) offeredSeats.drop(table);
  },
  /** A key that opens nothing any more. */
  dropSeat(table: string, key: string): void {
    keepKeys(table, keysWithout(table, key));
  },
  otherSeats(table: string): string[] {
    return otherSeats.of(table) ?? [];
  },
  /** All tables where this browser has a seat, with their keys. */
  get seats(): Record<string, string> {
    return seats.all();
  },
  /** A key that an address has brought, and nobody has tried yet. */
  offeredSeat(table: string): string {
    return offeredSeats.of(table) ?? '';
  },
  dropOfferedSeat(table: string): void {
    offeredSeats.drop(table);
  },

  /** The secret of a table's invitation link; empty for none. */
  invite(table: string): string {
    return invites.of(table) ?? '';
  },
  keepInvite(table: string, invite: string): void {
    invites.keep(table, invite);
    if (memory.offeredInvite(table) === invite) offeredInvites.drop(table);
  },
  offeredInvite(table: string): string {
    return offeredInvites.of(table) ?? '';
  },
  /** It has been tried in vain, or is not wanted any more. */
  dropOfferedInvite(table: string): void {
    offeredInvites.drop(table);
  },

  /** My tables as they stood last. */
  get tables(): Listed[] {
    return Object.values(listed.all());
  },
  set tables(tables: readonly Listed[]) {
    write('listed', JSON.stringify(Object.fromEntries(tables.map((each) => [each.table, each]))));
  },
  /** Whether this is the first time: for what is told once at a table. */
  firstTime(table: string): boolean {
    const first = told.of(table) === undefined;
    if (first) told.keep(table, true);
    return first;
  },

  forget(table: string): void {
    const all = [seats, otherSeats, invites, offeredSeats, offeredInvites, listed, told];
    for (const each of all) {
      each.drop(table);
    }
  },
};

const TABLE = /^\/table\/([^/]+)$/;

/** Take the secrets out of an address; the address without them, or null if it has none. */
export function takeSecrets(address: URL): string | null {
  const table = TABLE.exec(address.pathname)?.[1];
  const secrets = new URLSearchParams(address.hash.slice(1));
  const seat = secrets.get('seat');
  const invite = secrets.get('invite');
  if (table === undefined || (!seat && !invite)) return null;
  if (seat) offeredSeats.keep(table, seat);
  if (invite) offeredInvites.keep(table, invite);
  return address.pathname + address.search;
}

/** The link that moves a seat to another device; with an invitation, friends can be invited there too. */
export function seatLink(table: string, key: string, invite = ''): string {
  const link = `${tableLink(table)}#seat=${encodeURIComponent(key)}`;
  return invite === '' ? link : `${link}&invite=${encodeURIComponent(invite)}`;
}

/** The link for friends; without an invitation it seats them at a table that is listed only. */
export function inviteLink(table: string, invite: string): string {
  const link = tableLink(table);
  return invite === '' ? link : `${link}#invite=${encodeURIComponent(invite)}`;
}

/** The link for everyone, with no secret in it: to a table, or to a moment of its game. */
export function tableLink(table: string, move: number | null = null): string {
  const link = `${location.origin}/table/${table}`;
  return move === null ? link : `${link}#move=${move}`;
}
