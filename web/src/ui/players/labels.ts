/** Texts for a winner and for a seat that is waited for. */
export interface MarkLabels {
  winner: string;
  waitedFor: string;
}
