/** Looking again every so often, while somebody looks at the page. */
import { Refusal } from '../api';

const PAUSE = 20_000;

/** Look now and then again and again; returns how to stop. A look that fails is made good by the next
 * one, so it says nothing. */
export function everyNowAndThen(look: () => Promise<void>): () => void {
  const again = (): void => {
    if (document.visibilityState === 'visible') {
      look().catch((problem: unknown) => {
        if (!(problem instanceof Refusal)) throw problem;
      });
    }
  };
  again();
  const timer = setInterval(again, PAUSE);
  document.addEventListener('visibilitychange', again);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', again);
  };
}
