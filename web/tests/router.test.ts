import { describe, expect, it } from 'vitest';
import { routeOf } from '../src/router.svelte';

describe('an address', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/new/avalon', { page: 'new', game: 'avalon' }],
    ['/rules/guilds/', { page: 'rules', game: 'guilds' }],
    ['/credits', { page: 'credits' }],
    ['/table/3FxA', { page: 'table', id: '3FxA', move: null }],
    ['/table', { page: 'lost' }],
    ['/table/a/b', { page: 'lost' }],
    ['/table/%E0%A4%A', { page: 'lost' }],
    ['/credits/x', { page: 'lost' }],
    ['/nowhere', { page: 'lost' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  it.each([
    ['#move=17', 17],
    ['#move=-1', null],
    ['#move=x', null],
    ['#content', null],
  ])('%s', (hash, move) => {
    expect(routeOf('/table/3FxA', hash)).toEqual({ page: 'table', id: '3FxA', move });
  });
});
