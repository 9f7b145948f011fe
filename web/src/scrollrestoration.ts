/** Restores the scroll position of a page that is filled later than the browser tries. */

const PATIENCE = 3_000;
const KEPT = 'tableronde:scrolled';
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

export class ScrollRestoration {
  /** The scroll position of each history entry. */
  private readonly places = new Map<string, number>(recalled());
  private returning = false;

  start(): void {
    addEventListener('scroll', () => this.keep(), { passive: true });
    // Before another site, or a reload.
    addEventListener('pagehide', () => {
      try {
        sessionStorage.setItem(KEPT, JSON.stringify([...this.places]));
      } catch {
        // Without storage the position is lost.
      }
    });
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (load?.type === 'back_forward' || load?.type === 'reload') this.restore();
  }

  /** Store the position, before leaving the page. */
  keep(): void {
    if (!this.returning) this.places.set(entry(), scrollY);
  }

  /** After a step in the history: restore the position, as soon as the page is long enough. */
  restore(): void {
    const wanted = this.places.get(entry()) ?? 0;
    // A fragment has a position of its own.
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
