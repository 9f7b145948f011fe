/** Which page is shown: the history of the browser, and nothing more. Links are plain `<a href>`. */
import { takeSecrets } from './memory';

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'credits' }
  | { page: 'table'; id: string }
  | { page: 'lost' };

export function routeOf(path: string): Route {
  const [first = '', second = '', ...more] = path.replace(/^\/|\/$/g, '').split('/');
  if (more.length === 0) {
    const name = decode(second);
    if (first === '' && name === '') return { page: 'home' };
    if (first === 'credits' && name === '') return { page: 'credits' };
    if (name !== '') {
      if (first === 'new') return { page: 'new', game: name };
      if (first === 'rules') return { page: 'rules', game: name };
      if (first === 'table') return { page: 'table', id: name };
    }
  }
  return { page: 'lost' };
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

  /** Begin to follow the address bar and every click on a link of ours. */
  start(): void {
    addEventListener('popstate', () => this.follow());
    addEventListener('hashchange', () => this.follow());
    document.addEventListener('click', (event) => this.clicked(event));
    this.follow();
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.follow();
    if (!location.hash) scrollTo(0, 0);
  }

  private follow(): void {
    const clean = takeSecrets(new URL(location.href));
    if (clean !== null) history.replaceState(null, '', clean);
    const route = routeOf(location.pathname);
    if (JSON.stringify(route) !== JSON.stringify(this.route)) this.route = route;
  }

  private clicked(event: MouseEvent): void {
    const changed = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || changed) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download')) return;
    const there = new URL(link.href, location.href);
    if (there.origin !== location.origin || there.pathname.startsWith('/api/')) return;
    // Within the page the browser jumps by itself.
    if (there.pathname === location.pathname && there.hash) return;
    event.preventDefault();
    this.go(there.pathname + there.search + there.hash);
  }
}

export const router = new Router();
