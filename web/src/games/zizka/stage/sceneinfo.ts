/** The subject and the owner of a scene, and which of its lines to show once it has ended. */
import type { ZizkaView } from '../../../protocol';
import type { Scene } from './scene';
import { tokenOf } from './tournament';
import type { Told } from '../view';

/** The seat whose roll, siege, tournament or attack it is. */
export function actorOf({ lines }: Scene, table: ZizkaView): number {
  const told = lines.find(({ arguments: given }) => typeof given.seat === 'number');
  const now = table.tourney?.host ?? table.siege?.seat ?? table.roll?.seat;
  return now ?? (told === undefined ? table.turn : Number(told.arguments.seat));
}

/** The name of the token of an event or a tournament. */
export function tokenName(scene: Scene, table: ZizkaView): string | null {
  if (scene.kind !== 'event' && scene.kind !== 'tourney') return null;
  const told = scene.lines.find(({ arguments: given }) => typeof given.token === 'string');
  if (told) return String(told.arguments.token);
  return scene.running ? (tokenOf(table, actorOf(scene, table))?.name ?? null) : null;
}

/** The name of the castle under siege: its card is open on top of the deck. */
export function castleName(scene: Scene, table: ZizkaView): string | null {
  if (scene.kind !== 'siege') return null;
  const { siege } = table;
  if (siege !== null) {
    const deck = table.castles.find(({ difficulty }) => difficulty === siege.difficulty);
    if (deck?.known[0]) return deck.known[0].name;
  }
  const told = scene.lines.find(({ event }) => event === 'besieged');
  return told === undefined ? null : String(told.arguments.card);
}

/** The lines to show of an end: the result and its rewards. The rest was shown on the way. */
const WORTH = new Set(
  `completed failed repelled conquered captured escaped held-out beaten beat-torak torak-held-out
  goal-reached goal-missed won-tournament torak-won-tournament coins points luck step off-the-track
  left favour favour-kept favour-taken favour-returned warrant bounty-grew writ writ-lifted
  recruited lost-coins given torak-points nobody-willing no-luck-left favour-barred last-round`.split(
    /\s+/,
  ),
);
const FIRST = new Set(['completed', 'failed', 'repelled', 'conquered']);

/** While the scene goes on, only who has left. */
export function outcome({ lines, running }: Scene): Told[] {
  if (running) return lines.filter(({ event }) => event === 'left');
  const told = lines.filter(({ event }) => WORTH.has(event));
  return told.toSorted(
    (one, other) => Number(FIRST.has(other.event)) - Number(FIRST.has(one.event)),
  );
}
