/** Tests the rows of an event, on the stage and in words. */
import { describe, expect, it } from 'vitest';
import type { ZizkaRollView, ZizkaTokenView, ZizkaView } from '../../../protocol';
import { loadCatalogue, Words } from '../../../words';
import { describe as described } from '../describe';
import { member, reward, zizkaView } from '../table.fixture';
import { eventLines, luckTogether } from './rows';
import { RAID, roll, table } from './stage.fixture';

const words = new Words('en', {
  game: { nouns: { member: 'member', faces: 'face', purpose: 'purpose' } },
  catalogue: await loadCatalogue('zizka', 'en'),
  players: ['Ana', 'Ben'],
  reader: 0,
});

const rows = (...lacking: (number | null)[]) =>
  lacking.map((each, at) => ({ row: at + 1, filled: false, lacking: each }));
const me = (more: Partial<ZizkaView['seats'][number]>, view = table()): ZizkaView => ({
  ...view,
  seats: view.seats.map((player, seat) => (seat === 0 ? { ...player, ...more } : player)),
});
const notes = (found: ZizkaRollView, view = table(), token: ZizkaTokenView = RAID) =>
  eventLines(token, found, view, words).map(({ note }) => note);
const pays = (more: Partial<ZizkaTokenView['rows'][number]>, at: number): ZizkaTokenView => ({
  ...RAID,
  rows: RAID.rows.map((row, each) => (each === at ? { ...row, ...more } : row)),
});

describe('a row', () => {
  it('says what it lacks, as its pictures do', () => {
    const found = roll(['sword', 'shield'], { luck: 0, rows: rows(1, 2, 1, 1) });
    const lines = eventLines(RAID, found, me({ coins: 5, entourage: [member('racek')] }), words);
    expect(lines.map(({ note }) => note)).toEqual([
      '1 icon missing',
      'after row 1: 1 icon missing',
      'after row 1: complete',
      'after row 1: complete',
    ]);
    expect(lines.map(({ well }) => well)).toEqual([false, false, false, false]);
    expect(lines[1]?.places.filter(({ met }) => met === 'lacking')).toHaveLength(1);
  });

  it('counts the coins and the luck that the first one leaves', () => {
    const found = roll(['sword', 'wild'], { rows: rows(0, 2, 0, 0) });
    expect(notes(found, me({ coins: 0, entourage: [] }))).toEqual([
      'complete',
      '2 icons missing',
      'complete',
      'no member to discard',
    ]);
    const dear = pays({ pay: 2, reward: reward({}) }, 0);
    expect(notes(found, me({ coins: 2 }), dear)[2]).toBe('1 coin missing');
    const spent = roll(['sword'], { luck: 1, rows: rows(1, 2, 1, 1) });
    expect(notes(spent)[1]).toBe('after row 1: 1 icon missing');
  });

  it('says when there is no warrant left (ZIZ-SOLO-24)', () => {
    const token = pays({ reward: reward({ warrant: true }) }, 0);
    const torak = {} as NonNullable<ZizkaView['torak']>;
    const view = { ...table(), torak, warrants: ['a', 'b', 'c', 'd'] };
    const found = roll(['sword', 'sword'], { rows: rows(0, 2, 0, 0) });
    expect(notes(found, view, token)[0]).toBe('you already hold all four warrants');
  });

  it('warns of those who would leave, after the steps of the first (ZIZ-MORALE-07)', () => {
    const vice = { reward: reward({ vice: 1 }) };
    const token = { ...RAID, rows: RAID.rows.map((row) => ({ ...row, ...vice })) };
    const entourage = [member('racek', { rejects: 'vice' })];
    const found = roll(['sword', 'sword'], { rows: rows(0, 2, 0, 0) });
    const leaving = (morale: number) =>
      eventLines(token, found, me({ morale, entourage }), words).map((line) => line.leaving);
    expect(leaving(-1)).toEqual([['racek'], [], [], []]);
    expect(leaving(0)).toEqual([[], ['racek'], ['racek'], ['racek']]);
  });

  it('is described in words', () => {
    const view = { ...table(), roll: roll(['sword'], { rows: rows(1, 2, 1, 1) }) };
    const lines = described(zizkaView(view), 0, words);
    expect(lines).toContain('You rolled for the event: sword.');
    expect(lines).toContain('Row 1, 2 swords: with 1 luck token.');
    expect(lines).toContain('Row 2, 1 shield and 1 speech: after row 1: 1 icon missing.');
  });
});

describe('rows that exclude each other', () => {
  const sword = { need: { sword: 1 }, pay: 0, discard: false, reward: reward({}) };
  const token = { ...RAID, rows: [sword, sword, sword] };
  const together = (faces: readonly string[], luck: number) => {
    const found = roll(faces, { luck, rows: rows(0, 0, 0) });
    return luckTogether(token, eventLines(token, found, table(), words), found, table());
  };

  it('are described, with the luck that suffices for all', () => {
    expect(together(['sword', 'sword'], 0)).toBeNull();
    expect(together(['sword', 'sword', 'wild'], 0)).toBe(0);
    expect(together(['sword', 'sword'], 1)).toBe(1);
  });
});
