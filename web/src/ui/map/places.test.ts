/** Tests positions on the map: beside the own place, inside the map, and without overlap. */
import { describe, expect, it } from 'vitest';
import { boxAround, covered, placesOf, rememberedPlaces, type Box, type Placement } from './places';

const wish = (key: string, x: number, y: number, more: Partial<Placement> = {}): Placement => ({
  key,
  at: { x, y },
  reach: 10,
  wide: 40,
  tall: 16,
  sides: ['below', 'right', 'left', 'above'],
  must: true,
  ...more,
});
const place = (wishes: Placement[], taken: Box[] = []) => placesOf(wishes, taken, 200, 200);

describe('a place on the map', () => {
  it('is on the best side', () => {
    expect(place([wish('a', 100, 100)]).get('a')).toMatchObject(
      boxAround({ x: 100, y: 118 }, 40, 16),
    );
  });

  it('is inside the map', () => {
    const village = boxAround({ x: 195, y: 195 }, 18);
    const box = place([wish('a', 195, 195)], [village]).get('a') as Box;
    expect(box.left + box.wide).toBeLessThanOrEqual(200);
    expect(box.top + box.tall).toBeLessThanOrEqual(200);
    expect(covered(box, village)).toBe(0);
  });

  it('does not overlap a neighbour', () => {
    const neighbour = boxAround({ x: 100, y: 125 }, 26);
    const box = place([wish('a', 100, 100)], [neighbour]).get('a') as Box;
    expect(covered(box, neighbour)).toBe(0);
  });

  it('does not overlap what was placed before', () => {
    const places = place([wish('a', 100, 100), wish('b', 110, 100)]);
    expect(covered(places.get('a') as Box, places.get('b') as Box)).toBe(0);
  });

  it('changes for a neighbour without another place', () => {
    const places = place([
      wish('a', 100, 100, { sides: ['below', 'right'] }),
      wish('b', 100, 100, { sides: ['below'], wide: 120 }),
    ]);
    expect(covered(places.get('a') as Box, places.get('b') as Box)).toBe(0);
  });

  it('is left out where none is free, unless it must be placed', () => {
    const everywhere = [{ left: 0, top: 0, wide: 200, tall: 200 }];
    expect(place([wish('a', 100, 100, { must: false })], everywhere).get('a')).toBeNull();
    expect(place([wish('a', 100, 100)], everywhere).get('a')).not.toBeNull();
  });

  it('is on its own ground, at a distance if necessary', () => {
    const ground = { own: [{ x: 150, y: 100 }], others: [{ x: 50, y: 100 }] };
    const title = wish('a', 105, 100, { sides: ['left', 'right'], must: false, ground });
    const box = place([title]).get('a') as Box;
    expect(box.left + box.wide / 4).toBeGreaterThanOrEqual(100);
    const near = boxAround({ x: 135, y: 100 }, 40, 60);
    const far = place([title], [near]).get('a') as Box;
    expect(far.left).toBeGreaterThan(150);
    const nowhere = { own: [{ x: 400, y: 100 }], others: [{ x: 50, y: 100 }] };
    expect(place([{ ...title, ground: nowhere }]).get('a')).toBeNull();
  });

  it('is computed again only when a wish changes', () => {
    const places = rememberedPlaces();
    const first = places([wish('a', 100, 100)], [], 200, 200);
    expect(places([wish('a', 100, 100)], [], 200, 200)).toBe(first);
    const moved = places([wish('a', 60, 100)], [], 200, 200);
    expect(moved).toEqual(placesOf([wish('a', 60, 100)], [], 200, 200));
    expect(moved).not.toEqual(first);
  });
});
