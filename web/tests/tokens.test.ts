import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>('../src/**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A board may reserve another height for the question. */
const SET_BY_BOARDS = ['--said'];

const tokens = readFileSync('src/theme/tokens.css', 'utf-8');
const names = [...tokens.matchAll(/^ +(--[a-z-]+):/gm)].map(([, name]) => name ?? '');
const lasting = new Set(names.filter((name) => !SET_BY_BOARDS.includes(name)));

/** Tokens to which a source assigns a value, or gives a fallback. */
function taken(source: string): string[] {
  return [...source.matchAll(/style:(--[a-z-]+)|^ *(--[a-z-]+):|var\((--[a-z-]+),/gm)]
    .map(([, directive, declared, used]) => directive ?? declared ?? used ?? '')
    .filter((name) => lasting.has(name));
}

describe('the tokens', () => {
  it('are found', () => {
    expect(lasting.size).toBeGreaterThan(20);
  });

  it.each(Object.entries(SOURCES))('keep their values in %s', (_, source) => {
    expect(taken(source)).toEqual([]);
  });
});
