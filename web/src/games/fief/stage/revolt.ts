/** A revolt from the chronicle: its cards, attempts to calm them, its victim, its dice. */
import type { Roll } from './battle';
import type { Line, Scene } from './scene';

export interface Calming {
  lord: string;
  roll: number;
  /** Whether this attempt calmed a card. */
  calmed: boolean;
  thrown: number;
}

export interface Revolt {
  village: string | null;
  seat: number | null;
  motive: string | null;
  /** The owners of its Revolt cards, including calmed ones. */
  cards: number[];
  calmed: number;
  calmings: Calming[];
  /** The first victim, if its player had to choose. */
  victim: number | null;
  tunnel: boolean;
  roll: Roll | null;
  /** Its losses. */
  losses: Line[];
}

const LOSSES = new Set(['troops-lost', 'dies', 'mills-destroyed', 'castle-destroyed']);

export function revoltOf({ lines }: Scene): Revolt {
  const revolt: Revolt = {
    village: null,
    seat: null,
    motive: null,
    cards: [],
    calmed: 0,
    calmings: [],
    victim: null,
    tunnel: false,
    roll: null,
    losses: [],
  };
  for (const line of lines) {
    const { event, arguments: given, at } = line;
    const seat = Number(given.seat);
    if (event === 'revolt') {
      Object.assign(revolt, { village: given.village, seat, motive: given.motive, cards: [seat] });
    } else if (event === 'revolt-joined') {
      revolt.cards.push(...Array.from({ length: Number(given.count) }, () => seat));
    } else if (event === 'strikes-first') {
      revolt.victim = Number(given.other);
    } else if (event === 'calms') {
      const roll = Number(given.roll);
      revolt.calmings.push({ lord: String(given.lord), roll, calmed: false, thrown: at });
    } else if (event === 'revolt-calmed') {
      revolt.calmed += 1;
      const last = revolt.calmings.at(-1);
      if (last) last.calmed = true;
    } else if (event === 'tunnel') {
      revolt.tunnel = true;
    } else if (event === 'revolt-rolls') {
      revolt.roll = { faces: given.faces ?? [], count: Number(given.count), thrown: at };
    } else if (LOSSES.has(event)) {
      revolt.losses.push(line);
    }
  }
  return revolt;
}
