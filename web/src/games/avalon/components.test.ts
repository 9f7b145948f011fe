/** Checks that the board draws the components listed in the rules' `data.toml`. */
import { describe, expect, it } from 'vitest';
import toml from '../../../../src/tableronde/games/avalon/data.toml?raw';
import { COLOURS, REGIONS, TILES, character } from './components';

type Entry = Record<string, string>;

/** The `[[name]]` tables of the file as strings. This is all the TOML that the test needs. */
function entries(name: string): Entry[] {
  return toml
    .split(/^(?=\[)/m)
    .filter((section) => section.startsWith(`[[${name}]]`))
    .map((section) =>
      Object.fromEntries(
        [...section.matchAll(/^(\w+) = "?([^"\n#]*?)"?\s*(?:#.*)?$/gm)].map(([, key, value]) => [
          key,
          value,
        ]),
      ),
    );
}

const hyphened = (id = ''): string => id.replaceAll('_', '-');

describe('components', () => {
  it('has the regions of the box', () => {
    const box = entries('region').map(({ id, landscape, crowns, special }) => [
      hyphened(id),
      { landscape: landscape || null, crowns: Number(crowns), special: hyphened(special) || null },
    ]);
    expect(REGIONS).toEqual(Object.fromEntries(box));
  });

  it('has the tiles of the box', () => {
    const box = entries('tile').map(({ id, shade, formula, cards }) => [
      hyphened(id),
      { shade, formula, cards: Number(cards) },
    ]);
    expect(TILES).toEqual(Object.fromEntries(box));
  });

  it('has the colours of the box', () => {
    expect(COLOURS).toEqual(entries('colour').map(({ id }) => id));
  });

  it('reads a card as colour and kind', () => {
    expect(character('red-knight')).toEqual({ colour: 'red', kind: 'knight' });
  });
});
