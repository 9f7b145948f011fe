/** Maps taps on the stage to the options of the question. */
import type { Option } from '../view';

type Options = readonly Option[];

const verb = ({ choice }: Option) => String(choice.do);

/**
 * The option to reroll a die, counted from 0: for free while possible, then for a coin
 * (ZIZ-ICON-20, ZIZ-EXPERT-01).
 */
export function rerollOf(options: Options, die: number): Option | null {
  const here = options.filter(({ choice }) => choice.die === die + 1);
  return (
    here.find((option) => verb(option) === 'reroll') ??
    here.find((option) => verb(option) === 'pay-reroll') ??
    null
  );
}

export const isPaid = (option: Option | null) => option !== null && verb(option) === 'pay-reroll';

/** The option to take the coin on a die, which locks it (ZIZ-FAVOUR-09, -14). */
export function coinOf(options: Options, die: number): Option | null {
  return (
    options.find((option) => verb(option) === 'take-coin' && option.choice.die === die + 1) ?? null
  );
}

/**
 * The options to fill a row, counted from 1: one, or one for each member that could be given up.
 */
export function fillsOf(options: Options, row: number): Option[] {
  return options.filter((option) => verb(option).startsWith('fill') && option.choice.row === row);
}

/** Whether filling the row costs something, so that it needs confirmation. */
export function needsConfirmation(fills: Options): boolean {
  return fills.some((option) => Number(option.choice.luck) > 0 || verb(option) === 'fill-giving');
}

/** The option to spend this many luck tokens in a fight. */
export function spendOf(options: Options, luck: number): Option | null {
  return options.find((option) => verb(option) === 'spend' && option.choice.luck === luck) ?? null;
}

export const plain = (options: Options, wanted: string) =>
  options.find((option) => verb(option) === wanted) ?? null;

/** Prompts at which dice may still be rerolled. */
const REROLLS = new Set(['reroll', 'reroll-expert', 'defend', 'defend-expert']);

export const isReroll = (prompt: string | undefined) => prompt !== undefined && REROLLS.has(prompt);

/** Prompts that are answered on the stage, or in the question beside it. */
const STAGED = new Set([
  ...REROLLS,
  'take-coin',
  'fill-first',
  'fill-more',
  'pay-first',
  'storm',
  'breach',
  'choose-step',
  'enter',
  'ride',
  'ride-host',
  'ride-free',
  'luck-attack',
  'luck-defence',
  'lift-writ',
]);

export const isStaged = (prompt: string | undefined) => prompt !== undefined && STAGED.has(prompt);
