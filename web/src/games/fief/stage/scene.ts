/**
 * The scenes on the stage: elections, battles, revolts, calamities, income; and answers to a
 * player. The view says what goes on, the chronicle how it got there and how earlier scenes ended.
 * Scenes can be nested: a revolt within a battle.
 */
import type { FiefView } from '../../../protocol';
import type { Told } from '../view';

export type Kind = 'election' | 'battle' | 'revolt' | 'calamities' | 'income' | 'answer';

export interface Scene {
  kind: Kind;
  /** The index in the chronicle at which it begins; it identifies the scene. */
  key: number;
  /** The index of its end, consequences included; null while it goes on. */
  end: number | null;
  /** Its lines in order, each with its index in the chronicle. */
  lines: readonly Line[];
}

export type Line = Told & { at: number };

/** Events that begin a scene that goes on for a while. */
const OPENS: Readonly<Record<string, Kind>> = {
  election: 'election',
  battle: 'battle',
  revolt: 'revolt',
};
/** Events that end it. */
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
/** Scenes without an end of their own, line by line. */
const CHAINS: Readonly<Record<string, Kind>> = {
  calamity: 'calamities',
  'calamity-spared': 'calamities',
  income: 'income',
};
/**
 * Answers that concern the viewer: a deal or a marriage for everybody, a refusal or a withdrawal
 * for the recipient. The player who refuses does not need to be told.
 */
const ANSWERS: Readonly<Record<string, (given: Told['arguments'], you: number | null) => boolean>> =
  {
    'deal-made': () => true,
    'private-deal': () => true,
    married: () => true,
    'deal-refused': ({ other }, you) => other === you,
    'deal-withdrawn': ({ other }, you) => other === you,
    refused: ({ other }, you) => other === you,
    // A granted marriage has an event of its own.
    granted: ({ other, request }, you) => other === you && request !== 'marriage',
    // Nobody came.
    'talk-begins': ({ seat, seats }, you) => seat === you && seats?.length === 0,
  };
/** Events that follow from a scene, after its end. */
const BRINGS = new Set(
  `captured spared released handed-over escapes controls ceded crowned title-vacant title-handed-on
  siege-lifted left-free garrison-exchanged inherited dies revived pope-dead queen queen-no-more
  regent prince-no-more cardinal relic-taken relic-alone relic-given troops-lost mills-destroyed
  castle-destroyed calamity-strikes calamity-averted plague-roll placed promised paid cards-traded
  married annulled absolved`.split(/\s+/),
);
/** Questions within a revolt, even after its dice. */
const REVOLTING = new Set(
  'first-victim join-revolt calm tunnel-for-revolt casualties losses-from next-victim'.split(' '),
);

type OpenScene = Scene & { lines: Line[] };

interface Found {
  scenes: OpenScene[];
  /** Scenes that have not ended, the innermost last. */
  open: OpenScene[];
}

/**
 * The scenes of this turn and the previous one, in order of their beginnings. The end of the
 * previous turn may be told with the beginning of this.
 */
function scenesOf(chronicle: readonly Told[], you: number | null): Found {
  const turn = chronicle.findLastIndex(({ event }) => event === 'turn');
  const before = chronicle.slice(0, Math.max(0, turn));
  const first = Math.max(
    0,
    before.findLastIndex(({ event }) => event === 'turn'),
  );
  const found: Found = { scenes: [], open: [] };
  let ended: OpenScene | null = null;
  const begin = (kind: Kind, line: Line, end: number | null) => {
    const scene = { kind, key: line.at, end, lines: [line] };
    found.scenes.push(scene);
    return scene;
  };
  const tell = (scene: OpenScene, line: Line) => {
    scene.lines.push(line);
    scene.end = line.at;
  };
  for (let at = first; at < chronicle.length; at++) {
    const line: Line = { ...(chronicle[at] as Told), at };
    const { event } = line;
    const opening = OPENS[event];
    const chain = CHAINS[event];
    const inner = found.open.at(-1);
    if (opening !== undefined) {
      found.open = found.open.filter(({ kind }) => kind !== opening);
      found.open.push(begin(opening, line, null));
      ended = null;
    } else if (chain !== undefined) {
      if (ended?.kind === chain) tell(ended, line);
      else ended = begin(chain, line, at);
    } else if (CLOSES[event] !== undefined && inner?.kind === CLOSES[event]) {
      tell(inner, line);
      found.open.pop();
      ended = inner;
    } else if (ended !== null && BRINGS.has(event)) {
      tell(ended, line);
    } else if (ANSWERS[event]?.(line.arguments, you)) {
      ended = begin('answer', line, at);
    } else {
      // Nothing goes on from one turn to the next.
      if (event === 'turn') found.open = [];
      else inner?.lines.push(line);
      ended = null;
    }
  }
  return found;
}

export interface Playing {
  /** What goes on. */
  now: Scene | null;
  /** What has ended, in order of the ends. */
  ended: Scene[];
}

/**
 * The scenes: what goes on, from the view, and what ended, from the viewer's chronicle. `asked` is
 * the prompt of the seats waited for.
 */
export function playing(
  table: FiefView,
  chronicle: readonly Told[],
  asked: string | undefined,
  you: number | null = null,
): Playing {
  const { scenes, open } = scenesOf(chronicle, you);
  const latest = (kind: Kind) => scenes.findLast((scene) => scene.kind === kind);
  const running: Scene[] = [];
  // It began before the chronicle did: this table continues another game.
  const before = (kind: Kind): Scene => ({
    kind,
    key: -1,
    end: null,
    lines: chronicle.map((line, at) => ({ ...line, at })),
  });
  if (table.election !== null) {
    // After its last line it may still be on the table: with a raised hand something comes between.
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
  const ended = scenes
    .filter((scene) => scene.end !== null && !running.includes(scene))
    .sort((one, other) => Number(one.end) - Number(other.end));
  return { now, ended };
}

/** The last line with one of these events. */
export function lastOf({ lines }: Scene, ...events: string[]): Line | null {
  return lines.findLast(({ event }) => events.includes(event)) ?? null;
}

/** Events worth repeating in short. */
const WORTH = new Set(
  `no-candidate nobody-elected bishop pope king queen battle-over revolt-fails revolt-rolls captured
  spared released controls dies revived mills-destroyed castle-destroyed calamity-strikes
  calamity-averted calamity-spared troops-lost inherited pope-dead crowned title-vacant would-stop
  would-surrender`.split(/\s+/),
);

const ROLLS = new Set(['battle-roll', 'revolt-rolls']);

/** How the scene ended, and its consequences. */
export function outcome(scene: Scene, you: number | null): Line[] {
  const { kind, lines } = scene;
  const end = lines.findIndex(({ event }) => CLOSES[event] === kind);
  return worth(scene, Math.max(0, end), you);
}

/** The same together with its last dice, for those who did not watch. */
export function resultWithDice(scene: Scene, you: number | null): Line[] {
  const rolled = scene.lines.findLastIndex(({ event }) => ROLLS.has(event));
  return rolled < 0 ? outcome(scene, you) : worth(scene, rolled + 1, you);
}

function worth({ kind, lines }: Scene, from: number, you: number | null): Line[] {
  if (kind === 'answer') return [...lines];
  // Of an income everybody sees their own.
  if (kind === 'income') return lines.filter(({ arguments: given }) => given.seat === you);
  return lines.slice(from).filter(({ event }) => WORTH.has(event));
}
