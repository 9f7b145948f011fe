/** What the boards of the commanders give, for whoever chooses among them; those of the players are in
 * the view. */
import type { ZizkaAbilityView } from '../../protocol';

const NOTHING: ZizkaAbilityView = {
  die: 0,
  reroll: 0,
  move: 0,
  peek: 0,
  sword: 0,
  shield: 0,
  speech: 0,
  wild: 0,
};

/** ZIZ-COMMANDER-01 to -05: side A gives each an ability of their own. */
const SIDE_A: Readonly<Record<string, Partial<ZizkaAbilityView>>> = {
  bores: { move: 2, reroll: 2 },
  katerina: { move: 2, peek: 1 },
  torak: { move: 3 },
  zizka: { move: 2, die: 1 },
};
/** ZIZ-COMMANDER-06: on side B all are alike. */
const SIDE_B: Partial<ZizkaAbilityView> = { move: 2, reroll: 1 };

export function boardOf(commander: string, side: string): ZizkaAbilityView {
  return { ...NOTHING, ...(side === 'a' ? SIDE_A[commander] : SIDE_B) };
}
