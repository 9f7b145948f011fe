/** Summarises the chosen variants of a game. */
import type { OptionInfo } from '../protocol';
import type { Words } from '../words';

/** Whether an option changes the rules; the starting player does not. */
export function isVariant({ name }: OptionInfo): boolean {
  return name !== 'first';
}

/** The options that differ from the default, or that none does. */
export function variantSummary(
  variants: readonly OptionInfo[],
  chosen: Readonly<Record<string, string>>,
  words: Words,
): string {
  const differing = variants.flatMap(({ name, values }) => {
    const value = chosen[name] ?? values[0] ?? '';
    return value === values[0] ? [] : [variantName(name, value, words)];
  });
  if (differing.length === 0) return words.say('page-new-variants-usual');
  return words.say('page-new-variants', { variants: differing.join(', ') });
}

/** A variant in a few words: its own text, or the name of the option that is on. */
function variantName(option: string, value: string, words: Words): string {
  const key = `option-${option}-${value}`;
  if (words.knows(key, 'brief')) return words.say(key, {}, 'brief');
  const name = words.say(value === 'yes' ? `option-${option}` : key);
  return name.charAt(0).toLocaleLowerCase(words.language) + name.slice(1);
}
