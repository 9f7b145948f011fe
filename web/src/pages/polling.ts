/** Polls while the page is visible. */
import { Refusal } from '../api';
import type { Problem } from '../protocol';

const PAUSE = 20_000;
/** The interval after a failure, since the server may be back at any moment. */
const SOON = 4_000;

/**
 * Poll at once and then regularly; returns a function that stops it. `failed` gets the error of each
 * attempt, or null if it succeeded.
 */
export function poll(
  look: () => Promise<void>,
  failed: (problem: Problem | null) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const later = (pause: number): void => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(again, pause);
  };
  const again = (): void => {
    if (document.visibilityState !== 'visible') {
      later(PAUSE);
      return;
    }
    clearTimeout(timer);
    look().then(
      () => {
        failed(null);
        later(PAUSE);
      },
      (problem: unknown) => {
        if (!(problem instanceof Refusal)) throw problem;
        failed(problem.problem);
        later(SOON);
      },
    );
  };
  again();
  document.addEventListener('visibilitychange', again);
  addEventListener('online', again);
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', again);
    removeEventListener('online', again);
  };
}
