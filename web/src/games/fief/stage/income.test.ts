import { expect, it } from 'vitest';
import { fiefTable } from '../table.fixture';
import { expected, paid, sourcesOf } from './income';
import { playing, type Scene } from './scene';
import { told } from './stage.fixture';

it('lists what everybody was paid, by source', () => {
  const chronicle = told(
    ['turn'],
    ['income', { seat: 0, count: 5, villages: 3, mills: 2, tallage: 0, tithe: 0, queen: 0 }],
    ['income', { seat: 1, count: 1, villages: 1, mills: 0, tallage: 0, tithe: 0, queen: 0 }],
  );
  const rows = paid(playing(fiefTable(), chronicle, undefined).ended.at(-1) as Scene);
  expect(rows.map(({ total }) => total)).toEqual([5, 1]);
  expect(sourcesOf(rows)).toEqual(['villages', 'mills']);
});

it('lists what would be paid now', () => {
  const rows = expected(fiefTable());
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatchObject({ seat: 0, total: 1, parts: { villages: 1 } });
});
