/**
 * The colours of fiefs and bishoprics, by the names that the view uses. Ink is legible on all; each
 * has its own hatching (Hatchings.svelte).
 */

const FIEFS: Readonly<Record<string, string>> = {
  red: '#e3a999',
  beige: '#ead9b5',
  mauve: '#d3b9d6',
  'light-green': '#cfdca0',
  yellow: '#f0dd8f',
  orange: '#ecbf85',
  'dark-green': '#a9c3a0',
  blue: '#b5cadd',
};
const SEES: Readonly<Record<string, string>> = {
  green: '#2c6a3a',
  red: '#9c2222',
  blue: '#254c8c',
  purple: '#6a2f78',
  gold: '#8a5f07',
};
const PAPER = '#e7dabb';
const INK = '#4b3a22';

export function washOf(colour: string): string {
  return FIEFS[colour] ?? PAPER;
}

export function borderOf(colour: string): string {
  return SEES[colour] ?? INK;
}
