/** Restores the scroll position of a page that is filled later: the browser tries before there is anything
 * to scroll. */

const PATIENCE = 3_000;
const KEPT = 'tableronde:scrolled';
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

export class ScrollRestoration {
  /** How far down each page of the history was, by its entry. */
  private readonly places = new Map<string, number>(recalled());
  private returning = false;

  start(): void {
    addEventListener('scroll', () => this.keep(), { passive: true });
    // Another site, or another load of ours, lies between.
    addEventListener('pagehide', () => {
      try {
        sessionStorage.setItem(KEPT, JSON.stringify([...this.places]));
      } catch {
        // A browser that keeps nothing forgets this too.
      }
    });
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (load?.type === 'back_forward' || load?.type === 'reload') this.comeBack();
  }

  /** Remember where we are, before going elsewhere too. */
  keep(): void {
    if (!this.returning) this.places.set(entry(), scrollY);
  }

  /** The history was stepped through: back to where this page was, as soon as it is long enough. */
  comeBack(): void {
    const wanted = this.places.get(entry()) ?? 0;
    // A mark in the address has its own place.
    if (wanted === 0 || location.hash !== '') return;
    this.returning = true;
    const ended = new AbortController();
    const root = document.documentElement;
    const end = () => {
      this.returning = false;
      watch.disconnect();
      clearTimeout(timer);
      ended.abort();
    };
    const watch = new ResizeObserver(() => {
      if (root.scrollHeight - innerHeight < wanted) return;
      scrollTo(0, wanted);
      end();
    });
    const timer = setTimeout(end, PATIENCE);
    for (const name of BY_HAND) addEventListener(name, end, { signal: ended.signal });
    watch.observe(document.body);
  }
}

function recalled(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

function entry(): string {
  const { at = '' } = (history.state ?? {}) as { at?: number };
  return `${at} ${location.pathname}`;
}
