/** Names of seats, games and bots, as they are shown. */
import type { SeatInfo } from './protocol';
import type { Words } from './words';

/** How many letters a name may have; the server takes no longer one. */
export const LONGEST_NAME = 24;

export function seatName(seat: SeatInfo, number: number, words: Words): string {
  if (seat.name !== '') return seat.name;
  return seat.kind === 'bot' ? words.say('ui-bot', { place: number }) : words.say('page-seat-free');
}

/** Whether a free seat is kept for somebody, who played before. */
export function isKept(seat: SeatInfo): boolean {
  return seat.kind === 'free' && seat.name !== '';
}

export function seatNames(seats: readonly SeatInfo[], words: Words): string[] {
  return seats.map((seat, number) => seatName(seat, number, words));
}

/** The level of a bot, as people call it. */
export function botLevel(bot: string, words: Words): string {
  return words.knows(`page-bot-${bot}`) ? words.say(`page-bot-${bot}`) : bot;
}

/** How a bot of this level plays. */
export function botHelp(bot: string, words: Words): string {
  const key = `page-bot-${bot}`;
  return words.knows(key, 'help') ? words.say(key, {}, 'help') : '';
}

export function gameTitle(game: string, words: Words): string {
  return words.knows(`page-game-${game}`) ? words.say(`page-game-${game}`) : game;
}

/** A game as sentences want it: `$game` its title, `$game_of` with the preposition (« d’Avalon »). */
export function aboutGame(game: string, words: Words): { game: string; game_of: string } {
  const key = `page-game-${game}`;
  const of = words.knows(key, 'of') ? words.say(key, {}, 'of') : game;
  return { game: gameTitle(game, words), game_of: of };
}

/** Whether nobody but bots sits beside whoever founds a table: then hints are allowed unless it is said
 * otherwise. */
export function isAlone(wishes: readonly string[]): boolean {
  return wishes.filter((wish) => wish === 'me' || wish === 'friend').length < 2;
}
