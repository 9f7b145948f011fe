/** The page to show, from the browser's history. Links are plain `<a href>`. */
import { takeSecrets } from './memory';
import { ScrollRestoration } from './scrollrestoration';

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'credits' }
  /** `move`: the moment of the game to show first. */
  | { page: 'table'; id: string; move: number | null }
  | { page: 'lost' };

export function routeOf(path: string, hash = ''): Route {
  const [first = '', second = '', ...more] = path.replace(/^\/|\/$/g, '').split('/');
  if (more.length === 0) {
    const name = decode(second);
    if (first === '' && name === '') return { page: 'home' };
    if (first === 'credits' && name === '') return { page: 'credits' };
    if (name !== '') {
      if (first === 'new') return { page: 'new', game: name };
      if (first === 'rules') return { page: 'rules', game: name };
      if (first === 'table') return { page: 'table', id: name, move: moveOf(hash) };
    }
  }
  return { page: 'lost' };
}

function moveOf(hash: string): number | null {
  const move = new URLSearchParams(hash.slice(1)).get('move') ?? '';
  return /^\d{1,6}$/.test(move) ? Number(move) : null;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

class Router {
  route = $state.raw<Route>({ page: 'home' });
  private readonly scrolling = new ScrollRestoration();

  /** Follow the address bar and every click on an internal link. */
  start(): void {
    this.scrolling.start();
    addEventListener('popstate', () => {
      this.scrolling.restore();
      this.follow();
    });
    addEventListener('hashchange', () => this.follow());
    document.addEventListener('click', (event) => this.clicked(event));
    this.follow();
  }

  go(path: string): void {
    this.scrolling.keep();
    history.pushState({ at: Date.now() }, '', path);
    this.follow();
    if (!location.hash) scrollTo(0, 0);
  }

  private follow(): void {
    const clean = takeSecrets(new URL(location.href));
    if (clean !== null) history.replaceState(null, '', clean);
    const route = routeOf(location.pathname, location.hash);
    // Another fragment on the same page changes nothing; another key does.
    const before = this.route;
    if (route.page === 'table' && before.page === 'table' && route.id === before.id) {
      route.move ??= before.move;
    }
    const other = JSON.stringify(route) !== JSON.stringify(before);
    if (other || clean !== null) this.route = route;
  }

  private clicked(event: MouseEvent): void {
    const changed = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || changed) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download')) return;
    const there = new URL(link.href, location.href);
    if (there.origin !== location.origin || there.pathname.startsWith('/api/')) return;
    // Within the page the browser scrolls by itself.
    if (there.pathname === location.pathname && there.hash) return;
    event.preventDefault();
    this.go(there.pathname + there.search + there.hash);
  }
}

export const router = new Router();
