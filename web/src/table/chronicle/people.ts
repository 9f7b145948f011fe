/** Lines of the chronicle about the people at the table instead of the game. */
import type { BotTakesOver, Told } from '../../protocol';

/** Why a bot plays for a seat. */
export type TakeoverReason = BotTakesOver['why'];

export interface Takeover {
  why: TakeoverReason;
  /** How often the time of this seat has run out. */
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

/** Whether to show a line above the board. What the table agreed on was shown with its proposal. */
export function isNews({ event, arguments: { why } }: Told): boolean {
  if (event === 'bot-takes-over') return why !== 'vote';
  return event === 'person-returns' || event === 'table-resumed';
}
