/** What a step of morale would bring, before it is chosen (ZIZ-MORALE-02, -03, -07). */
import { MORALE, type Player } from '../view';

export const TRAITS = ['virtue', 'vice'] as const;
export type Trait = (typeof TRAITS)[number];

export interface Outlook {
  /** No farther: a point instead of the step. */
  point: boolean;
  /** Those who would leave. */
  leaving: string[];
}

export function outlook({ morale, entourage }: Player, trait: Trait): Outlook {
  const next = morale + (trait === 'virtue' ? 1 : -1);
  const end = trait === 'virtue' ? Math.max(...MORALE) : Math.min(...MORALE);
  const leaving = next === end ? entourage.filter(({ rejects }) => rejects === trait) : [];
  return { point: Math.abs(next) > Math.abs(end), leaving: leaving.map(({ name }) => name) };
}
