/** What is said of a player who has won, or is waited for. */
export interface MarkLabels {
  winner: string;
  waitedFor: string;
}
