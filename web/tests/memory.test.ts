import { beforeEach, describe, expect, it } from 'vitest';
import { inviteLink, memory, seatLink, takeSecrets } from '../src/memory';

const SITE = 'https://table.example';

beforeEach(() => localStorage.clear());

describe('secrets in an address', () => {
  it('move into the memory and leave the address', () => {
    expect(takeSecrets(new URL(`${SITE}/table/T1#seat=abc`))).toBe('/table/T1');
    expect(memory.seatKey('T1')).toBe('abc');
    expect(takeSecrets(new URL(`${SITE}/table/T2#invite=x%2By`))).toBe('/table/T2');
    expect(memory.invite('T2')).toBe('x+y');
  });

  it('are looked for at tables only', () => {
    expect(takeSecrets(new URL(`${SITE}/rules/avalon#seat=abc`))).toBeNull();
    expect(takeSecrets(new URL(`${SITE}/table/T1#log`))).toBeNull();
    expect(memory.seats).toEqual({});
  });

  it('come back in the links for another device and for friends', () => {
    memory.keepSeat('T1', 'a b');
    memory.keepInvite('T1', 'c&d');
    takeSecrets(new URL(seatLink('T1').replace('T1', 'T9'), SITE));
    takeSecrets(new URL(inviteLink('T1').replace('T1', 'T9'), SITE));
    expect(memory.seatKey('T9')).toBe('a b');
    expect(memory.invite('T9')).toBe('c&d');
    expect(inviteLink('T5')).not.toContain('#');
  });
});

describe('the memory', () => {
  it('forgets a table wholly', () => {
    memory.keepSeat('T1', 'a');
    memory.keepSeat('T2', 'b');
    memory.keepInvite('T1', 'c');
    memory.forget('T1');
    expect(memory.seats).toEqual({ T2: 'b' });
    expect(memory.invite('T1')).toBe('');
  });

  it('survives what others wrote into the storage', () => {
    localStorage.setItem('tableronde:seats', 'not json');
    expect(memory.seats).toEqual({});
    memory.keepSeat('T1', 'a');
    expect(memory.seatKey('T1')).toBe('a');
  });
});
