/** A small table for the tests: two players, one road from Písek to Rožmberk.
 *
 *     pisek (raid, face down) - inn-protivin - tyn (hunt, face up) - usti (empty) - rozmberk (hard castle)
 */
import type {
  ZizkaAbilityView,
  ZizkaMemberView,
  ZizkaPlayerView,
  ZizkaRewardView,
  ZizkaSpaceView,
  ZizkaTokenView,
  ZizkaView,
} from '../../protocol';
import type { View } from './view';

export function abilities(more: Partial<ZizkaAbilityView> = {}): ZizkaAbilityView {
  return { die: 0, reroll: 0, move: 0, peek: 0, sword: 0, shield: 0, speech: 0, wild: 0, ...more };
}

export function member(name: string, more: Partial<ZizkaMemberView> = {}): ZizkaMemberView {
  return {
    name,
    level: 1,
    cost: 2,
    rejects: null,
    abilities: abilities({ die: 1 }),
    conditional: null,
    ...more,
  };
}

export function reward(more: Partial<ZizkaRewardView> = {}): ZizkaRewardView {
  return {
    coins: 0,
    vp: 0,
    vice: 0,
    virtue: 0,
    luck: 0,
    favour: null,
    member: 0,
    warrant: false,
    ...more,
  };
}

export const HUNT: ZizkaTokenView = {
  name: 'hunt-1',
  kind: 'hunt',
  rows: [
    { need: { sword: 1, shield: 1 }, pay: 0, discard: false, reward: reward({ coins: 2 }) },
    { need: { wild: 2 }, pay: 1, discard: true, reward: reward({ vp: 2, member: 1 }) },
  ],
  goal: 0,
  personal: null,
  common: null,
};

function space(name: string, x: number, more: Partial<ZizkaSpaceView>): ZizkaSpaceView {
  return {
    name,
    kind: 'event',
    x,
    y: 50,
    links: [],
    token: null,
    face_up: false,
    face: null,
    public: more.face_up ?? false,
    ...more,
  };
}

function player(commander: string, more: Partial<ZizkaPlayerView>): ZizkaPlayerView {
  return {
    commander,
    abilities: abilities({ move: 2 }),
    totals: abilities({ move: 2, die: 3 }),
    range: 2,
    space: 'inn-protivin',
    lying: false,
    points: 4,
    morale: 0,
    coins: 3,
    luck: 1,
    warrant: null,
    favours: [],
    entourage: [],
    castles: [],
    ...more,
  };
}

export function zizkaTable(more: Partial<ZizkaView> = {}): ZizkaView {
  return {
    turn: 0,
    turn_number: 5,
    first: 0,
    end: 0,
    actions: 2,
    peeks: [],
    final_peeks: [],
    modes: { side: 'a', expert: false, level: null },
    spaces: [
      space('pisek', 10, { token: 'raid', links: ['inn-protivin'] }),
      space('inn-protivin', 30, { kind: 'tavern', links: ['pisek', 'tyn'] }),
      space('tyn', 50, {
        token: 'hunt',
        face_up: true,
        face: HUNT,
        links: ['inn-protivin', 'usti'],
      }),
      space('usti', 70, { links: ['tyn', 'rozmberk'] }),
      space('rozmberk', 90, { kind: 'conquest-hard', links: ['usti'] }),
    ],
    seats: [
      player('bores', {
        entourage: [member('vojka', { level: 0 }), member('pavel', { level: 0 })],
        warrant: 3,
        range: 1,
      }),
      player('katerina', { space: 'usti', entourage: [member('ofka', { level: 0 })], points: 9 }),
    ],
    offers: [
      {
        level: 1,
        tables: [member('dorota', { rejects: 'virtue', conditional: 'raid' }), null, null],
        top: member('raz', { cost: 5, conditional: 'tournament' }),
        deck: 20,
        discarded: [],
      },
    ],
    heap: 12,
    used: [],
    castles: [
      { difficulty: 'easy', count: 5, known: [null] },
      {
        difficulty: 'hard',
        count: 4,
        known: [{ public: false, name: 'hard-4', rows: [{ sword: 6 }, { shield: 5 }] }],
      },
    ],
    favours: ['wenceslas'],
    luck: 9,
    warrants: [],
    roll: null,
    siege: null,
    tourney: null,
    torak: null,
    limits: { points: 20, dice: 8, warrants: 4, ranks: [0, 1, 2, 3] },
    ...more,
  };
}

export function zizkaView(table = zizkaTable()): View {
  return {
    game: 'zizka',
    seats: table.seats.length,
    seat: 0,
    number: 12,
    waiting: [],
    frames: [],
    result: null,
    table,
  };
}
