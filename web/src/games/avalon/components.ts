/**
 * The components of the game, as far as drawing needs them. Python reads the same facts from
 * `data.toml`; `components.test.ts` compares the two.
 */

export const COLOURS = ['yellow', 'green', 'red', 'blue', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
/** The heraldic tincture of each colour, which names its shade and its pattern. */
export const TINCTURE: Record<Colour, string> = {
  yellow: 'or',
  green: 'vert',
  red: 'gueules',
  blue: 'azur',
  purple: 'pourpre',
};
export type Kind = 'knight' | 'witch';

export interface Character {
  colour: Colour;
  kind: Kind;
}

/** Split a card such as `red-knight` into its colour and its kind. */
export function character(card: string): Character {
  const [colour, kind] = card.split('-');
  return { colour: colour as Colour, kind: kind as Kind };
}

export type Landscape = 'plain' | 'forest' | 'hill';
export type Special = 'castle' | 'avalon' | 'stone-circle' | 'marsh';

export interface RegionFacts {
  landscape: Landscape | null;
  crowns: number;
  special: Special | null;
}

export const REGIONS: Record<string, RegionFacts> = {
  'plain-wide': { landscape: 'plain', crowns: 3, special: null },
  plain: { landscape: 'plain', crowns: 2, special: null },
  'plain-castle': { landscape: 'plain', crowns: 2, special: 'castle' },
  'forest-deep': { landscape: 'forest', crowns: 3, special: null },
  'forest-stones': { landscape: 'forest', crowns: 2, special: 'stone-circle' },
  'forest-castle': { landscape: 'forest', crowns: 2, special: 'castle' },
  'hill-high': { landscape: 'hill', crowns: 3, special: null },
  hill: { landscape: 'hill', crowns: 2, special: null },
  'hill-castle': { landscape: 'hill', crowns: 2, special: 'castle' },
  avalon: { landscape: null, crowns: 1, special: 'avalon' },
  marsh: { landscape: null, crowns: 1, special: 'marsh' },
};

export interface TileFacts {
  shade: 'light' | 'dark';
  formula: 'fixed' | 'commonest_landscape' | 'longest_chain' | 'every_region';
  cards: number;
}

export const TILES: Record<string, TileFacts> = {
  'light-two': { shade: 'light', formula: 'fixed', cards: 2 },
  'light-landscape': { shade: 'light', formula: 'commonest_landscape', cards: 1 },
  'light-chain': { shade: 'light', formula: 'longest_chain', cards: 1 },
  'dark-four': { shade: 'dark', formula: 'fixed', cards: 4 },
  'dark-landscape': { shade: 'dark', formula: 'commonest_landscape', cards: 2 },
  'dark-regions': { shade: 'dark', formula: 'every_region', cards: 1 },
};
