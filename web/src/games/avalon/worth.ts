/** How many cards a tile would bring a seat by the regions it owns now (AVA-TILE-08 to -15): shown on
 * the tiles so that nobody has to count. The drawing itself is the kernel's. */
import type { RegionView } from './view';
import { REGIONS, TILES } from './components';

export function worth(tile: string, row: RegionView[], seat: number): number {
  const facts = TILES[tile];
  if (!facts) return 0;
  // Avalon and the marsh have no landscape and count for no tile (AVA-TILE-14).
  const owned = row.map(({ region, owner }) =>
    owner === seat && region !== null ? (REGIONS[region]?.landscape ?? null) : null,
  );
  switch (facts.formula) {
    case 'fixed':
      return facts.cards;
    case 'commonest_landscape':
      return facts.cards * commonest(owned);
    case 'longest_chain':
      return facts.cards * longestChain(owned);
    case 'every_region':
      return facts.cards * owned.filter((landscape) => landscape !== null).length;
  }
}

function commonest(owned: (string | null)[]): number {
  const counts = new Map<string, number>();
  for (const landscape of owned) {
    if (landscape !== null) counts.set(landscape, (counts.get(landscape) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

/** The row is a line; whatever does not count breaks the chain (AVA-TILE-16, -17). */
function longestChain(owned: (string | null)[]): number {
  let longest = 0;
  let run = 0;
  for (const landscape of owned) {
    run = landscape === null ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
}
