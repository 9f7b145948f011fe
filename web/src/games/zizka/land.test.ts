import { describe, expect, it } from 'vitest';
import { arms, armsAt } from './heraldry';
import { diameters, figures, roads } from './land';
import { means, rewardSigns, rowSigns } from './signs';
import { abilities, HUNT, reward, zizkaTable } from './table.fixture';

describe('the map', () => {
  it('draws every road once', () => {
    expect(roads(zizkaTable().spaces).map(({ key }) => key)).toEqual([
      'pisek:inn-protivin',
      'inn-protivin:tyn',
      'tyn:usti',
      'usti:rozmberk',
    ]);
  });

  it('is always large enough for a finger', () => {
    expect(diameters(340, 400).large).toBeGreaterThanOrEqual(34);
    expect(diameters(2000, 2000).large).toBe(104);
  });

  it('places figures at the corners of their spaces', () => {
    const table = zizkaTable();
    const corners = () => figures(table).map(({ seat, corner }) => [seat, corner.x, corner.y]);
    expect(corners()).toEqual([
      [0, -1, -1],
      [1, -1, -1],
    ]);
    const [, other] = table.seats;
    if (other) other.space = 'inn-protivin';
    expect(corners()).toEqual([
      [0, -1, -1],
      [1, 1, -1],
    ]);
  });
});

describe('arms', () => {
  it('are those of the commander', () => {
    expect(['zizka', 'katerina', 'bores', 'torak'].map(arms)).toEqual([0, 1, 2, 3]);
    expect(armsAt(zizkaTable(), 0)).toBe(2);
  });
});

describe('signs', () => {
  it('show all needs of a row', () => {
    expect(
      HUNT.rows.map((row) => rowSigns(row).map(({ sign, count }) => `${sign} ${count}`)),
    ).toEqual([
      ['sword 1', 'shield 1'],
      ['wild 2', 'coin 1', 'member 1'],
    ]);
  });

  it('show a reward', () => {
    expect(rewardSigns(reward({ vice: 1, warrant: true, favour: 'sigismund', member: 2 }))).toEqual(
      [
        { sign: 'vice', count: 1 },
        { sign: 'warrant', count: 1 },
        { sign: 'sigismund', count: 1 },
        { sign: 'member', count: 1, level: 2 },
      ],
    );
  });

  it('show how far a warrant allows to move', () => {
    const { limits, seats } = zizkaTable();
    const [own] = seats;
    expect(own && means(own, limits)).toContainEqual({ sign: 'move', count: 1 });
  });

  it('show no more dice than are thrown', () => {
    const totals = abilities({ die: 11 });
    expect(means({ totals, range: 2 }, zizkaTable().limits)).toContainEqual({
      sign: 'die',
      count: 8,
    });
  });
});
