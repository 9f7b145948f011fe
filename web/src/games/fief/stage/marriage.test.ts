import { expect, it } from 'vitest';
import { fiefTable } from '../table.fixture';
import { noMarriageReason } from './marriage';
import { option } from './stage.fixture';

const OPEN = [option({ do: 'pass' }), option({ do: 'deal', seat: 1 })];
const REFUSED = ['marriage', 1, 0, 3, 4];

it('says why nobody can be married', () => {
  const single = (refused: (string | number)[][] = []) =>
    fiefTable({ refused, seats: fiefTable().seats.map((seat) => ({ ...seat, ally: null })) });
  expect(noMarriageReason(single(), 0, OPEN)).toBe('nobody');
  // FIEF-D-09: a refused family may not ask again in this phase; others may.
  expect(noMarriageReason(single([REFUSED]), 0, OPEN)).toBe('refused');
  expect(noMarriageReason(single([REFUSED]), 2, OPEN)).toBe('nobody');
  expect(noMarriageReason(single([['relic', 1, 0, 3, 4]]), 0, OPEN)).toBe('nobody');
  expect(noMarriageReason(single([REFUSED]), 0, OPEN.slice(0, 1))).toBe('spent');
  const [ana, ...others] = single([REFUSED]).seats;
  const allied = fiefTable({ seats: [{ ...ana!, ally: 1 }, ...others] });
  expect(noMarriageReason(allied, 0, OPEN)).toBe('allied');
});
