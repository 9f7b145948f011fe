/** Looking again every so often, while somebody looks at the page. */
import { Refusal } from '../api';
import type { Problem } from '../protocol';

const PAUSE = 20_000;
/** The server may be back at any moment. */
const SOON = 4_000;

/** Look now and then again and again; returns how to stop. `failed` is told what was wrong with each
 * look, or null: the next one may make it good. */
export function everyNowAndThen(
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
