/** Times left (ms) at which a player is warned. */
const MOMENTS = [30_000, 10_000];

/** Whether a clock running from `before` to `left` has passed such a time. */
export function passesWarning(before: number, left: number): boolean {
  return left > 0 && MOMENTS.some((moment) => before > moment && left <= moment);
}
