import type { GuildsGuildView } from '../../protocol';

/**
 * The number of a guild among its owner's guilds of the same type, from 1; 0 if it is the only one.
 */
export function which(guilds: readonly GuildsGuildView[], guild: GuildsGuildView): number {
  const alike = guilds.filter(({ type }) => type === guild.type);
  return alike.length > 1 ? alike.findIndex(({ number }) => number === guild.number) + 1 : 0;
}
