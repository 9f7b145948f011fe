import { describe, expect, it } from 'vitest';
import { checkSeal } from '../../../src/table/ending/seal';

// The result of tableronde.core.chance.seal('avalon').
const SEAL = 'f8062d35c0bcff0dcc26790215f16be3d8adf904a50aa6d6f38e9936b61d19b9';

describe('the seal', () => {
  it('equals the server’s', async () => {
    expect(await checkSeal('avalon', SEAL)).toBe('true');
    expect(await checkSeal('Avalon', SEAL)).toBe('false');
  });
});
