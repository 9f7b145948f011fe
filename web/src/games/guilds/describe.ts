/** Describes the whole table in plain sentences for screen readers. */
import type { Words } from '../../words';
import { which } from './guildnumber';
import type { View } from './view';

export function describe(view: View, you: number | null, words: Words): string[] {
  const table = view.table;
  const { discard, played } = table;
  const top = discard.at(-1);
  const lines = [
    view.result ? words.say('board-over') : words.say('board-turn', { seat: table.turn }),
  ];
  if (table.rounds > 1) {
    lines.push(`${words.say('table-round', { round: table.round, rounds: table.rounds })}.`);
  }
  if (played !== null) lines.push(words.say('board-in-play', { card: played }));

  const own = you === null ? null : table.seats[you]?.cards;
  if (own) {
    lines.push(
      own.length > 0 ? words.say('board-hand', { cards: own }) : words.say('board-hand-empty'),
    );
  }
  table.seats.forEach(({ hand, cards, guilds, wins }, seat) => {
    lines.push(words.say('board-seat', { seat, count: hand, guilds: guilds.length }));
    for (const guild of guilds) {
      const told = { owner: seat, which: which(guilds, guild), kind: guild.type };
      const { length: count } = guild.cards;
      lines.push(`${words.say('board-guild', { ...told, cards: guild.cards, count })}.`);
    }
    if (cards !== null && seat !== you && cards.length > 0) {
      // Shown to a player by a rule of the game, or to everyone in a replay.
      const key = you === null ? 'board-hand-open' : 'board-shown';
      lines.push(words.say(key, { [you === null ? 'seat' : 'other']: seat, cards }));
    }
    if (table.rounds > 1) lines.push(words.say('board-wins', { seat, count: wins }));
  });
  lines.push(words.say('board-draw', { count: table.draw, side: table.side }));
  lines.push(
    top === undefined
      ? words.say('board-discard-empty')
      : words.say('board-discard', { count: discard.length, card: top }),
  );
  return lines;
}
