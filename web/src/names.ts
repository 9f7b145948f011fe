/** Display names of seats, games and bots. */
import type { SeatInfo } from './protocol';
import type { Words } from './words';

/** The longest name that the server accepts. */
export const LONGEST_NAME = 24;

export function seatName(seat: SeatInfo, number: number, words: Words): string {
  if (seat.name !== '') return seat.name;
  return seat.kind === 'bot' ? words.say('ui-bot', { place: number }) : words.say('page-seat-free');
}

/** Whether a free seat is reserved for a former player. */
export function isKept(seat: SeatInfo): boolean {
  return seat.kind === 'free' && seat.name !== '';
}

export function seatNames(seats: readonly SeatInfo[], words: Words): string[] {
  return seats.map((seat, number) => seatName(seat, number, words));
}

/** The display name of a bot's level. */
export function botLevel(bot: string, words: Words): string {
  return words.knows(`page-bot-${bot}`) ? words.say(`page-bot-${bot}`) : bot;
}

/** A description of a bot's level. */
export function botHelp(bot: string, words: Words): string {
  const key = `page-bot-${bot}`;
  return words.knows(key, 'help') ? words.say(key, {}, 'help') : '';
}

export function gameTitle(game: string, words: Words): string {
  return words.knows(`page-game-${game}`) ? words.say(`page-game-${game}`) : game;
}

/**
 * A game as a message argument: `$game` is its title, `$game_of` has the preposition (« d’Avalon
 * »).
 */
export function gameArguments(game: string, words: Words): { game: string; game_of: string } {
  const key = `page-game-${game}`;
  const of = words.knows(key, 'of') ? words.say(key, {}, 'of') : game;
  return { game: gameTitle(game, words), game_of: of };
}

/** Whether the host plays with bots only: then hints are allowed by default. */
export function isBotsOnly(wishes: readonly string[]): boolean {
  return wishes.filter((wish) => wish === 'me' || wish === 'friend').length < 2;
}
