import { vi } from 'vitest';

/** Milliseconds that only what hangs takes, however slow the machine is. */
export const PATIENCE = 120_000;

/** Until this throws no longer. */
export function until(holds: () => void): Promise<void> {
  return vi.waitFor(holds, { timeout: PATIENCE, interval: 5 });
}

/** The next turn of the event loop: whatever was ready before has been done. */
export function turn(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
