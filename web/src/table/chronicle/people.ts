/** What the chronicle tells of the people at the table, and not of the game. */
import type { BotTakesOver, Told } from '../../protocol';

/** Why a bot plays on somebody's seat. */
export type Why = BotTakesOver['why'];

export interface Takeover {
  why: Why;
  /** How often the time of this seat was up so far. */
  late: number;
}

/** The last time that a bot took a seat over. */
export function takeover(chronicle: readonly Told[], seat: number): Takeover | null {
  const all = chronicle.filter(
    ({ event, arguments: { seat: whose } }) => event === 'bot-takes-over' && whose === seat,
  );
  const why = all.at(-1)?.arguments.why;
  if (why === undefined) return null;
  return {
    why,
    late: all.filter(({ arguments: { why } }) => why === 'clock').length,
  };
}

/** Whether a line is worth a word above the board. What the table has agreed on was told as such. */
export function isNews({ event, arguments: { why } }: Told): boolean {
  if (event === 'bot-takes-over') return why !== 'vote';
  return event === 'person-returns' || event === 'table-resumed';
}
