/** What a card gives, a row needs and a reward pays, as signs with numbers. */
import type {
  ZizkaAbilityView,
  ZizkaPlayerView,
  ZizkaRewardView,
  ZizkaRowView,
  ZizkaView,
} from '../../protocol';
import type { Words } from '../../words';
import { ABILITIES, NEEDS, type Sign } from './icons';

export interface Count {
  sign: Sign;
  count: number;
  /** An addition to the number: the level of a member. */
  level?: number;
}

export function counted(pairs: readonly (readonly [Sign, number])[]): Count[] {
  return pairs.flatMap(([sign, count]) => (count > 0 ? [{ sign, count }] : []));
}

export function abilitySigns(abilities: ZizkaAbilityView): Count[] {
  return counted(ABILITIES.map((name) => [name, abilities[name]]));
}

/** What board and entourage give together, within the limits of the rules. A warrant shortens each
 * move (ZIZ-MOVE-01). */
export function means(
  { totals, range }: Pick<ZizkaPlayerView, 'totals' | 'range'>,
  limits: ZizkaView['limits'],
): Count[] {
  return abilitySigns({ ...totals, move: range, die: Math.min(totals.die, limits.dice) });
}

/** Icons of dice and cards. */
export function iconSigns(icons: Readonly<Record<string, number>>): Count[] {
  return counted(NEEDS.map((name) => [name, icons[name] ?? 0]));
}

/** All needs of a row (ZIZ-EVENT-14): icons, coins, a member. */
export function rowSigns({ need, pay, discard }: ZizkaRowView): Count[] {
  const paid = counted([
    ['coin', pay],
    ['member', discard ? 1 : 0],
  ]);
  return [...iconSigns(need), ...paid];
}

export function rewardSigns(reward: ZizkaRewardView): Count[] {
  const { coins, vp, vice, virtue, luck, favour, member, warrant } = reward;
  return [
    ...counted([
      ['coin', coins],
      ['vp', vp],
      ['virtue', virtue],
      ['vice', vice],
      ['luck', luck],
      ['warrant', warrant ? 1 : 0],
    ]),
    ...(favour === null ? [] : [{ sign: favour as Sign, count: 1 }]),
    ...(member === 0 ? [] : [{ sign: 'member' as const, count: 1, level: member }]),
  ];
}

/** `2 swords`, `the favour of Wenceslas`, `a member of level I`. */
export function signName({ sign, count, level }: Count, words: Words): string {
  if (level !== undefined) return words.say('board-sign-recruit', { level });
  return words.say(`board-sign-${sign}`, { count });
}

export function signNames(signs: readonly Count[], words: Words): string {
  return words.listed(signs.map((each) => signName(each, words)));
}

// What is printed on the backs and on the castles' spaces ------------------------------------------

/** ZIZ-EVENT-03: what the first row of a kind may need, and the step that it pays. */
export const BACKS: Readonly<Record<string, { needs: Sign[]; step: 'virtue' | 'vice' | null }>> = {
  raid: { needs: ['sword'], step: 'virtue' },
  pickpocket: { needs: ['shield', 'speech'], step: 'vice' },
  town: { needs: ['speech'], step: null },
  hunt: { needs: ['sword', 'shield'], step: null },
  den: { needs: ['coin', 'member'], step: 'vice' },
  monks: { needs: ['coin', 'member'], step: 'virtue' },
  tournament: { needs: [], step: null },
};

/** ZIZ-CONQUEST-11, -12; the step of the easy castle is a choice. */
export const SPOILS: Readonly<Record<string, Count[]>> = {
  easy: [
    { sign: 'coin', count: 4 },
    { sign: 'vp', count: 2 },
    { sign: 'step', count: 1 },
  ],
  hard: [{ sign: 'vp', count: 5 }],
};
