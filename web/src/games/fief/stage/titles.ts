/** Titles and icons of the scenes. */
import type { FiefView } from '../../../protocol';
import type { Words } from '../../../words';
import type { Sign } from '../icons';
import { lastOf, type Kind, type Scene } from './scene';
import type { Decision } from '../view';

const SIGNS: Readonly<Record<Exclude<Kind, 'answer'>, Sign>> = {
  election: 'vote',
  battle: 'battle',
  revolt: 'revolt',
  calamities: 'plague',
  income: 'coin',
};

export function signOf({ kind, lines }: Scene): Sign {
  if (kind !== 'answer') return SIGNS[kind];
  const [first] = lines;
  return first?.event === 'married' || first?.arguments.request === 'marriage'
    ? 'rings'
    : 'embassy';
}

/** The title of a scene; an answer has none, since its sentence says everything. */
export function titleOf(
  scene: Scene,
  table: FiefView,
  words: Words,
  decision: Decision | null = null,
): string {
  const first = scene.lines[0]?.arguments;
  if (scene.kind === 'answer') return '';
  if (scene.kind === 'election') {
    const office = lastOf(scene, 'election')?.arguments.office ?? table.election?.office;
    return words.say('board-stage-title-election', { office });
  }
  const village =
    first?.village ??
    (scene.kind === 'battle' ? table.battle?.village : decision?.arguments.village);
  // Without the beginning in the chronicle, the place may be unknown.
  if (scene.kind === 'revolt' && village === undefined) return words.component('card', 'revolt');
  return words.say(`board-stage-title-${scene.kind}`, { village: village ?? '' });
}
