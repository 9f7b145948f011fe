import { describe, expect, it } from 'vitest';
import type { RegionView } from './view';
import { worth } from './worth';

/** A row from the left: regions of seat 0, `-` for one of nobody, `!` before those of seat 1. */
function row(text: string): RegionView[] {
  return text.split(' ').map((name) => ({
    region: name === '-' ? null : name.replace('!', ''),
    owner: name === '-' ? null : name.startsWith('!') ? 1 : 0,
    piles: [[], []],
  }));
}

describe('what a tile is worth', () => {
  it('counts the commonest landscape (AVA-EX-05, AVA-EX-06)', () => {
    const mine = row('forest-deep plain forest-castle hill - !hill-high');
    expect(worth('light-landscape', mine, 0)).toBe(2);
    expect(worth('dark-landscape', mine, 0)).toBe(4);
    expect(worth('dark-landscape', mine, 1)).toBe(2);
  });

  it('breaks a chain at the marsh (AVA-EX-11)', () => {
    const mine = row('- plain hill - plain-wide marsh forest-deep');
    expect(worth('light-chain', mine, 0)).toBe(2);
  });

  it('leaves out Avalon and the marsh (AVA-TILE-14)', () => {
    expect(worth('dark-regions', row('avalon marsh plain !hill'), 0)).toBe(1);
    expect(worth('light-landscape', row('avalon marsh'), 0)).toBe(0);
  });

  it('is fixed for the others', () => {
    expect(worth('light-two', [], 0)).toBe(2);
    expect(worth('dark-four', [], 0)).toBe(4);
  });
});
