import { beforeEach, describe, expect, it } from 'vitest';
import { memory, takeSecrets } from '../../../src/memory';
import { SeatAccess } from '../../../src/table/connection/access.svelte';
import type { Live } from '../../../src/table/connection/live.svelte';

function open(fragment: string): SeatAccess {
  takeSecrets(new URL(`https://table.example/table/T1${fragment}`));
  return new SeatAccess('T1');
}

function live(found: Record<string, unknown>): Live {
  return {
    key: '',
    welcome: null,
    refusal: null,
    view: null,
    info: {},
    ...found,
  } as unknown as Live;
}

beforeEach(() => localStorage.clear());

describe('the key of an address', () => {
  it('is tried first, and stored when it opens a seat', () => {
    memory.keepSeat('T1', 'mine');
    const entering = open('#seat=theirs');
    expect(entering.key).toBe('theirs');
    entering.follow(live({ key: 'theirs', welcome: { you: 1 } }));
    expect(memory.seatKey('T1')).toBe('theirs');
    expect(memory.otherSeats('T1')).toEqual(['mine']);
    expect(memory.offeredSeat('T1')).toBe('');
  });

  it('is dropped when it is refused, and replaces nothing', () => {
    memory.keepSeat('T1', 'mine');
    open('#seat=garbage').follow(live({ key: 'garbage', refusal: { error: 'unknown-key' } }));
    expect(new SeatAccess('T1').key).toBe('mine');
  });

  it('stays offered until there is an answer', () => {
    open('#seat=theirs').follow(live({ key: 'theirs' }));
    expect(new SeatAccess('T1').key).toBe('theirs');
  });
});

describe('an invitation', () => {
  it('counts for this visit only when the seats are taken', () => {
    const entering = open('#invite=old');
    entering.follow(live({ welcome: { you: null }, view: {} }));
    expect(entering.invited).toBe(true);
    expect(memory.offeredInvite('T1')).toBe('');
    expect(new SeatAccess('T1').invited).toBe(false);
  });

  it('stays offered with a seat until the game begins', () => {
    const entering = open('#seat=mine&invite=good');
    entering.follow(live({ key: 'mine', welcome: { you: 0 } }));
    expect(memory.offeredInvite('T1')).toBe('good');
    entering.follow(live({ key: 'mine', welcome: { you: 0 }, view: {} }));
    expect(memory.offeredInvite('T1')).toBe('');
  });

  it('that is stored counts while seats are free', () => {
    memory.keepInvite('T1', 'good');
    const entering = new SeatAccess('T1');
    entering.follow(live({ welcome: { you: null } }));
    expect(entering.invited).toBe(true);
  });
});
