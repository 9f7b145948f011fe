import { expect, it } from 'vitest';
import { isBotsOnly } from '../src/names';

it.each([
  [['me', 'greedy', 'random'], true],
  [['greedy', 'random'], true],
  [['me', 'friend', 'greedy'], false],
  [['friend', 'friend'], false],
])('%j: %s', (seats, alone) => {
  expect(isBotsOnly(seats)).toBe(alone);
});
