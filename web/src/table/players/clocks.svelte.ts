/** Clocks between two updates: the server sends the time left, the page counts on from there. */
import type { SeatInfo } from '../../protocol';

export const WARNING = 20_000;
const TICK = 200;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A clock as the server sends it: of a seat, or of a private talk. */
export type ClockInfo = Pick<SeatInfo, 'left' | 'running'> & Partial<Pick<SeatInfo, 'begins_in'>>;

/** The time left `passed` milliseconds after the update; null without a clock. */
export function leftNow(seat: ClockInfo, passed: number): number | null {
  if (seat.left === null) return null;
  const spent = Math.max(0, passed - (seat.begins_in ?? 0));
  return Math.max(0, seat.left - (seat.running ? spent : 0));
}

/** The reading of a clock: the kind of text, and its numbers. */
export interface Reading {
  key: 'at-clock' | 'at-clock-hours' | 'at-clock-days';
  given: Record<string, string | number>;
}

export function reading(left: number): Reading {
  if (left >= DAY) {
    const days = Math.floor(left / DAY);
    return { key: 'at-clock-days', given: { days, hours: Math.floor((left - days * DAY) / HOUR) } };
  }
  const two = (number: number) => String(number).padStart(2, '0');
  // Rounded up: zero means that time is up.
  const seconds = Math.ceil(left / SECOND);
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 60) {
    const given = { hours: Math.floor(minutes / 60), minutes: two(minutes % 60) };
    return { key: 'at-clock-hours', given };
  }
  return { key: 'at-clock', given: { left: `${minutes}:${two(seconds % 60)}` } };
}

/** The page's own time, ticking while a clock runs. */
export class Ticking {
  now = $state(Date.now());

  /** For an effect: tick until it is disposed of. */
  run(): () => void {
    this.now = Date.now();
    const timer = setInterval(() => (this.now = Date.now()), TICK);
    return () => clearInterval(timer);
  }
}
