/**
 * What this browser stores: keys of seats, invitations, a name, the language, sound and other
 * preferences.
 *
 * Keys are secrets. They are passed in the fragment of an address only, which is never sent to a
 * server (`/table/ID#seat=KEY` moves a seat to another device, `#invite=KEY` invites a friend, both
 * together move a seat with the right to invite), and are removed from the address bar at once. A
 * key from an address is only offered: it is stored once the server has accepted it, so that a
 * wrong link never replaces a valid key.
 */

import type { Listed, SetPace } from './protocol';

/** From the slowest to the fastest. */
export const PACES = ['calm', 'quick', 'at-once'] as const satisfies readonly SetPace['pace'][];
export type Pace = SetPace['pace'];

const PREFIX = 'tableronde:';

/** Replaces forbidden browser storage until the page is closed. */
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

/** One stored value for each table. */
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
/** The last known state of the tables, for when the server does not answer. */
const listed = perTable<Listed>('listed');
/** Messages shown once at a table. */
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
  /** Whether sound is on; off by default. */
  get sound(): boolean {
    return read('sound') === 'on';
  },
  set sound(value: boolean) {
    write('sound', value ? 'on' : 'off');
  },
  /** Whether to show notifications, if allowed. */
  get calls(): boolean {
    return read('calls') !== 'off';
  },
  set calls(value: boolean) {
    write('calls', value ? 'on' : 'off');
  },
  /** The speed of the bots. */
  get pace(): Pace {
    const kept = read('pace');
    return PACES.find((pace) => pace === kept) ?? 'calm';
  },
  set pace(value: Pace) {
    write('pace', value);
  },
  /** Whether single-letter keys work at a table; on by default. */
  get letters(): boolean {
    return read('letters') !== 'off';
  },
  set letters(value: boolean) {
    write('letters', value ? 'on' : 'off');
  },

  /** The key of this browser's seat at a table; empty for none. */
  seatKey(table: string): string {
    return seats.of(table) ?? '';
  },
  /** Store a seat's key as the current one; the key of another seat is kept beside it. */
  keepSeat(table: string, key: string): void {
    keepKeys(table, [key, ...keysWithout(table, key)]);
    if (memory.offeredSeat(table) === key) offeredSeats.drop(table);
  },
  /** Remove a key that is no longer valid. */
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
  /** A key from an address that has not been tried yet. */
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
  /** Drop an invitation that was invalid, or is no longer needed. */
  dropOfferedInvite(table: string): void {
    offeredInvites.drop(table);
  },

  /** The last known state of my tables. */
  get tables(): Listed[] {
    return Object.values(listed.all());
  },
  set tables(tables: readonly Listed[]) {
    write('listed', JSON.stringify(Object.fromEntries(tables.map((each) => [each.table, each]))));
  },
  /** Whether this is the first time, for a message shown once at a table. */
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

/** Remove the secrets from an address. Returns the address without them, or null if it has none. */
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

/**
 * The link that moves a seat to another device; with an invitation, friends can be invited from
 * there too.
 */
export function seatLink(table: string, key: string, invite = ''): string {
  const link = `${tableLink(table)}#seat=${encodeURIComponent(key)}`;
  return invite === '' ? link : `${link}&invite=${encodeURIComponent(invite)}`;
}

/** The link for friends; without an invitation it only works for a listed table. */
export function inviteLink(table: string, invite: string): string {
  const link = tableLink(table);
  return invite === '' ? link : `${link}#invite=${encodeURIComponent(invite)}`;
}

/** The public link, without secrets: to a table, or to a moment of its game. */
export function tableLink(table: string, move: number | null = null): string {
  const link = `${location.origin}/table/${table}`;
  return move === null ? link : `${link}#move=${move}`;
}
