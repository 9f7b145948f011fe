/** What is played on the stage: an election, a battle, a revolt, the calamities or the income. The view
 * tells what goes on; how it came to this, and how the last one ended, the chronicle. One can begin in
 * the midst of another: a revolt in a battle, and then the battle goes on. */
import type { FiefView, Told } from '../../../protocol';

export type Kind = 'election' | 'battle' | 'revolt' | 'calamities' | 'income';

export interface Scene {
  kind: Kind;
  /** Where it begins in the chronicle: another scene has another. */
  key: number;
  /** What was told of it, in order, each with its place in the chronicle. */
  lines: readonly Line[];
}

export interface Line extends Told {
  at: number;
}

/** What begins a scene that goes on for a while. */
const OPENS: Readonly<Record<string, Kind>> = {
  election: 'election',
  battle: 'battle',
  revolt: 'revolt',
};
/** What ends it. */
const CLOSES: Readonly<Record<string, Kind>> = {
  'no-candidate': 'election',
  'nobody-elected': 'election',
  bishop: 'election',
  pope: 'election',
  king: 'election',
  'battle-over': 'battle',
  'revolt-fails': 'revolt',
  'revolt-rolls': 'revolt',
};
/** Scenes that are told at once, each line for itself. */
const CHAINS: Readonly<Record<string, Kind>> = {
  calamity: 'calamities',
  'calamity-spared': 'calamities',
  income: 'income',
};
/** What comes of a scene, told after its end. */
const BRINGS = new Set(
  `captured spared released handed-over escapes controls ceded crowned title-vacant title-handed-on
  siege-lifted left-free garrison-exchanged inherited dies revived pope-dead queen queen-no-more
  regent cardinal relic-taken relic-alone relic-given troops-lost mills-destroyed castle-destroyed
  calamity-strikes calamity-averted plague-roll placed`.split(/\s+/),
);
/** Questions within a revolt, after its dice as well. */
const REVOLTING = new Set(
  'first-victim join-revolt calm tunnel-for-revolt casualties losses-from next-victim'.split(' '),
);

interface Found {
  scenes: (Scene & { lines: Line[] })[];
  /** Those that have not ended, the innermost last. */
  open: (Scene & { lines: Line[] })[];
}

/** The scenes of this turn, in the order of their beginning. */
function scenesOf(chronicle: readonly Told[]): Found {
  const first = Math.max(
    0,
    chronicle.findLastIndex(({ event }) => event === 'turn'),
  );
  const found: Found = { scenes: [], open: [] };
  let ended: (Scene & { lines: Line[] }) | null = null;
  const begin = (kind: Kind, line: Line) => {
    const scene = { kind, key: line.at, lines: [line] };
    found.scenes.push(scene);
    return scene;
  };
  for (let at = first; at < chronicle.length; at++) {
    const line: Line = { ...(chronicle[at] as Told), at };
    const { event } = line;
    const opening = OPENS[event];
    const chain = CHAINS[event];
    const inner = found.open.at(-1);
    if (opening !== undefined) {
      found.open = found.open.filter(({ kind }) => kind !== opening);
      found.open.push(begin(opening, line));
      ended = null;
    } else if (chain !== undefined) {
      if (ended?.kind === chain) ended.lines.push(line);
      else ended = begin(chain, line);
    } else if (CLOSES[event] !== undefined && inner?.kind === CLOSES[event]) {
      inner.lines.push(line);
      found.open.pop();
      ended = inner;
    } else if (ended !== null && BRINGS.has(event)) {
      ended.lines.push(line);
    } else if (inner !== undefined) {
      inner.lines.push(line);
      ended = null;
    } else {
      ended = null;
    }
  }
  return found;
}

export interface Playing {
  /** What goes on. */
  now: Scene | null;
  /** What has ended last, and can still be read. */
  last: Scene | null;
}

/** What goes on, as the view tells, and what went before. `asked` is what somebody is asked. */
export function playing(
  table: FiefView,
  chronicle: readonly Told[],
  asked: string | undefined,
): Playing {
  const { scenes, open } = scenesOf(chronicle);
  const latest = (kind: Kind) => scenes.findLast((scene) => scene.kind === kind);
  const running: Scene[] = [];
  // It began before the chronicle did: at this table the game goes on from another.
  const before = (kind: Kind): Scene => ({
    kind,
    key: -1,
    lines: chronicle.map((line, at) => ({ ...line, at })),
  });
  if (table.election !== null) {
    // Told to its end, it may still be on the table: with a raised hand something comes between.
    running.push(latest('election') ?? before('election'));
  }
  if (table.battle !== null) running.push(latest('battle') ?? before('battle'));
  const revolt = open.find(({ kind }) => kind === 'revolt');
  if (revolt) running.push(revolt);
  else if (asked !== undefined && REVOLTING.has(asked)) {
    running.push(latest('revolt') ?? before('revolt'));
  }
  const now = running.reduce<Scene | null>(
    (most, scene) => (most === null || scene.key > most.key ? scene : most),
    null,
  );
  const last =
    scenes.findLast((scene) => !running.includes(scene) && !open.includes(scene)) ?? null;
  return { now, last };
}

/** The last line of this kind. */
export function lastOf({ lines }: Scene, ...events: string[]): Line | null {
  return lines.findLast(({ event }) => events.includes(event)) ?? null;
}

/** How it ended, and what came of it, for those who were not looking. */
const WORTH = new Set(
  `no-candidate nobody-elected bishop pope king queen battle-over revolt-fails revolt-rolls captured
  spared released controls dies revived mills-destroyed castle-destroyed calamity-strikes
  calamity-averted calamity-spared troops-lost inherited pope-dead crowned title-vacant`.split(
    /\s+/,
  ),
);

export function outcome({ lines, kind }: Scene, you: number | null): Line[] {
  // Of an income everybody is told their own.
  if (kind === 'income') return lines.filter(({ arguments: given }) => given.seat === you);
  const end = lines.findIndex(({ event }) => CLOSES[event] === kind);
  return lines.slice(Math.max(0, end)).filter(({ event }) => WORTH.has(event));
}
