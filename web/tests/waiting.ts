import { vi } from 'vitest';

/** A timeout (ms) that only a hanging test reaches, even on a slow machine. */
export const PATIENCE = 120_000;

/** Wait until this no longer throws. */
export function until(holds: () => void): Promise<void> {
  return vi.waitFor(holds, { timeout: PATIENCE, interval: 5 });
}

/** Wait for the next turn of the event loop, after everything that is ready. */
export function turn(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
