/** A player is warned when so much time is left, in milliseconds. */
const MOMENTS = [30_000, 10_000];

/** Whether a clock that has run down from `before` to `left` has come to such a moment. */
export function warns(before: number, left: number): boolean {
  return left > 0 && MOMENTS.some((moment) => before > moment && left <= moment);
}
