import { describe, expect, it } from 'vitest';
import { fiefTable } from '../table.fixture';
import { goodsOf, newTroops, waitingOf } from './goods';
import { option } from './stage.fixture';

describe('what can be bought', () => {
  it('have a number left and possible places', () => {
    const options = [
      option({ do: 'done' }),
      option({ do: 'buy-sergeant', village: 'blaye' }),
      option({ do: 'buy-mill', village: 'blaye' }),
    ];
    const goods = goodsOf(fiefTable(), 0, options);
    expect(goods.map(({ key }) => key)).toEqual([
      'sergeant',
      'knight',
      'mill',
      'castle',
      'cardinal',
    ]);
    const [sergeant, knight, mill, castle, cardinal] = goods;
    expect(sergeant).toMatchObject({ left: 10, price: 1, options: [options[1]] });
    expect(knight?.options).toEqual([]);
    expect(mill?.left).toBe(12);
    expect(castle?.left).toBe(10);
    expect(cardinal?.left).toBe(1);
  });

  it('include a title of the own fief, free if the king waives the price', () => {
    const table = fiefTable();
    table.fiefs = table.fiefs.map((each) => (each.name === 'bourg' ? { ...each, buyer: 1 } : each));
    const options = [
      option({ do: 'buy-title', fief: 'bourg', lord: 'henri', village: 'bourg' }),
      option({ do: 'ask-waiver', fief: 'bourg' }),
    ];
    const title = goodsOf(table, 1, options).find(({ fief }) => fief === 'bourg');
    expect(title).toMatchObject({ price: 6, sign: 'county', options: [options[0]] });
    expect(title?.waiver).toBe(options[1]);
    const permit = { kind: 'waiver', giver: 0, taker: 1, thing: 'bourg', secret: false, lords: [] };
    const waived = goodsOf({ ...table, permits: [permit] }, 1, options);
    expect(waived.find(({ fief }) => fief === 'bourg')?.price).toBe(0);
  });

  it('are troops without a place in the fog of war', () => {
    const options = [
      option({ do: 'hire-sergeant' }),
      option({ do: 'post-knight', village: 'blaye' }),
      option({ do: 'post-knight', village: 'bourg' }),
    ];
    const recruits = {
      seat: 0,
      sergeants: 1,
      knights: 2,
      placed: 2,
      sergeants_left: 0,
      knights_left: 1,
    };
    const table = fiefTable({ recruits });
    const [sergeant, knight] = goodsOf(table, 0, options);
    expect(sergeant?.options).toEqual([options[0]]);
    expect(knight?.options).toEqual([]);
    const places = options.slice(1);
    expect(waitingOf(table, 0, options)).toEqual([{ kind: 'knight', count: 1, options: places }]);
    expect(waitingOf(table, 1, [])).toBe(null);
    expect(waitingOf(fiefTable(), 0, options)).toBe(null);
  });

  it('count the new troops of a village', () => {
    const table = fiefTable();
    Object.assign(table.villages[0] as object, { new_troops: 3 });
    expect(newTroops(table, 'blaye')).toBe(3);
  });
});
