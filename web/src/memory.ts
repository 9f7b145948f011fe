/** What this browser remembers: the keys of its seats, invitations, a name, the language, the sound.
 *
 * Keys are secrets. They travel in the fragment of an address only, which no server is told
 * (`/table/ID#seat=KEY` moves a seat to another device, `#invite=KEY` brings a friend), and are taken
 * out of the address bar at once. */

const PREFIX = 'tableronde:';

/** Where storage is forbidden the page works without a memory, until it is closed. */
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

function readAll(name: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(read(name) ?? '{}');
    return kept !== null && typeof kept === 'object' ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

function keep(name: string, table: string, secret: string): void {
  write(name, JSON.stringify({ ...readAll(name), [table]: secret }));
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

  /** The secret of this browser's seat at a table; empty for none. */
  seatKey(table: string): string {
    return readAll('seats')[table] ?? '';
  },
  keepSeat(table: string, key: string): void {
    keep('seats', table, key);
  },
  /** All tables where this browser has a seat, with their keys. */
  get seats(): Record<string, string> {
    return readAll('seats');
  },
  /** The secret of a table's invitation link; empty for none. */
  invite(table: string): string {
    return readAll('invites')[table] ?? '';
  },
  keepInvite(table: string, invite: string): void {
    keep('invites', table, invite);
  },
  forget(table: string): void {
    for (const name of ['seats', 'invites']) {
      const kept = readAll(name);
      delete kept[table];
      write(name, JSON.stringify(kept));
    }
  },
};

const TABLE = /^\/table\/([^/]+)$/;

/** Move the secrets of an address into the memory; the address without them, or null if it has none. */

export function takeSecrets(address: URL): string | null {
  const table = TABLE.exec(address.pathname)?.[1];
  const secrets = new URLSearchParams(address.hash.slice(1));
  const seat = secrets.get('seat');
  const invite = secrets.get('invite');
  if (table === undefined || (!seat && !invite)) return null;
  if (seat) memory.keepSeat(table, seat);
  if (invite) memory.keepInvite(table, invite);
  return address.pathname + address.search;
}

/** The link that moves a seat to another device. */
export function seatLink(table: string): string {
  return `${location.origin}/table/${table}#seat=${encodeURIComponent(memory.seatKey(table))}`;
}

/** The link for friends: with the invitation, where one is needed. */
export function inviteLink(table: string): string {
  const invite = memory.invite(table);
  const link = `${location.origin}/table/${table}`;
  return invite === '' ? link : `${link}#invite=${encodeURIComponent(invite)}`;
}
