import { beforeEach, describe, expect, it } from 'vitest';
import { inviteLink, memory, seatLink, tableLink, takeSecrets } from '../src/memory';

const SITE = 'https://table.example';

beforeEach(() => localStorage.clear());

describe('secrets in an address', () => {
  it('are removed from the address and offered', () => {
    expect(takeSecrets(new URL(`${SITE}/table/T1#seat=abc`))).toBe('/table/T1');
    expect(memory.offeredSeat('T1')).toBe('abc');
    expect(takeSecrets(new URL(`${SITE}/table/T2#invite=x%2By`))).toBe('/table/T2');
    expect(memory.offeredInvite('T2')).toBe('x+y');
  });

  it('do not replace stored ones', () => {
    memory.keepSeat('T1', 'good');
    memory.keepInvite('T1', 'welcome');
    takeSecrets(new URL(`${SITE}/table/T1#seat=bad&invite=worse`));
    expect(memory.seatKey('T1')).toBe('good');
    expect(memory.invite('T1')).toBe('welcome');
  });

  it('are read for tables only', () => {
    expect(takeSecrets(new URL(`${SITE}/rules/avalon#seat=abc`))).toBeNull();
    expect(takeSecrets(new URL(`${SITE}/table/T1#log`))).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('are in the links for another device and for friends', () => {
    takeSecrets(new URL(seatLink('T1', 'a b')));
    expect(memory.offeredSeat('T1')).toBe('a b');
    expect(memory.offeredInvite('T1')).toBe('');
    takeSecrets(new URL(inviteLink('T2', 'c&d')));
    expect(memory.offeredInvite('T2')).toBe('c&d');
    expect(inviteLink('T5', '')).not.toContain('#');
  });

  it('are both in the link for another device while friends are still to come', () => {
    takeSecrets(new URL(seatLink('T1', 'a b', 'c&d')));
    expect(memory.offeredSeat('T1')).toBe('a b');
    expect(memory.offeredInvite('T1')).toBe('c&d');
  });

  it('are in no link to a replay', () => {
    memory.keepSeat('T1', 'secret');
    memory.keepInvite('T1', 'secret');
    expect(tableLink('T1')).toMatch(/\/table\/T1$/);
    expect(tableLink('T1', 17)).toMatch(/\/table\/T1#move=17$/);
  });
});

describe('the keys of a table', () => {
  it('are all kept, the newest in use', () => {
    memory.keepSeat('T1', 'mine');
    memory.keepSeat('T1', 'theirs');
    expect(memory.seatKey('T1')).toBe('theirs');
    expect(memory.otherSeats('T1')).toEqual(['mine']);
    memory.keepSeat('T1', 'mine');
    expect(memory.seatKey('T1')).toBe('mine');
    expect(memory.otherSeats('T1')).toEqual(['theirs']);
  });

  it('are removed one by one', () => {
    memory.keepSeat('T1', 'mine');
    memory.keepSeat('T1', 'theirs');
    memory.dropSeat('T1', 'theirs');
    expect(memory.seatKey('T1')).toBe('mine');
    expect(memory.otherSeats('T1')).toEqual([]);
    memory.dropSeat('T1', 'mine');
    expect(memory.seats).toEqual({});
  });
});

describe('the memory', () => {
  it('removes everything of a table', () => {
    memory.keepSeat('T1', 'a');
    memory.keepSeat('T2', 'b');
    memory.keepInvite('T1', 'c');
    memory.forget('T1');
    expect(memory.seats).toEqual({ T2: 'b' });
    expect(memory.invite('T1')).toBe('');
  });

  it('survives foreign values in the storage', () => {
    localStorage.setItem('tableronde:seats', 'not json');
    expect(memory.seats).toEqual({});
    memory.keepSeat('T1', 'a');
    expect(memory.seatKey('T1')).toBe('a');
  });
});
