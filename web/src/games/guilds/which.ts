import type { GuildsGuildView } from '../../protocol';

/** Which of its owner's guilds of its type it is, from 1; 0 if there is no other. */
export function which(guilds: readonly GuildsGuildView[], guild: GuildsGuildView): number {
  const alike = guilds.filter(({ type }) => type === guild.type);
  return alike.length > 1 ? alike.findIndex(({ number }) => number === guild.number) + 1 : 0;
}
