/** What a step of morale would bring (ZIZ-MORALE-02, -03, -07). */
import type { ZizkaRewardView } from '../../../protocol';
import type { Words } from '../../../words';
import { MORALE, type Player } from '../view';

export const TRAITS = ['virtue', 'vice'] as const;
export type Trait = (typeof TRAITS)[number];

export interface Outlook {
  /** Whether the track has ended: a point instead of the step. */
  point: boolean;
  /** Members who would leave. */
  leaving: string[];
}

export function outlook({ morale, entourage }: Player, trait: Trait): Outlook {
  const next = morale + (trait === 'virtue' ? 1 : -1);
  const end = trait === 'virtue' ? Math.max(...MORALE) : Math.min(...MORALE);
  const leaving = next === end ? entourage.filter(({ rejects }) => rejects === trait) : [];
  return { point: Math.abs(next) > Math.abs(end), leaving: leaving.map(({ name }) => name) };
}

/**
 * All steps of a reward, vice first (ZIZ-EVENT-37): the members who leave on the way, and those who
 * stay.
 */
export function stepsOf(player: Player, reward: ZizkaRewardView): { left: Player; gone: string[] } {
  let left = player;
  const gone: string[] = [];
  for (const trait of ['vice', 'virtue'] as const) {
    for (let step = 0; step < reward[trait]; step++) {
      const { point, leaving } = outlook(left, trait);
      if (point) continue;
      gone.push(...leaving);
      left = {
        ...left,
        morale: left.morale + (trait === 'virtue' ? 1 : -1),
        entourage: left.entourage.filter(({ name }) => !leaving.includes(name)),
      };
    }
  }
  return { left, gone };
}

export function wouldLeave(names: readonly string[], words: Words): string {
  return words.say('board-stage-step-leaving', {
    count: names.length,
    names: words.listed(names.map((name) => words.component('member', name))),
  });
}
