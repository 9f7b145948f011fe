/** The eighteen lords: gender, portrait, and which title to show first. */
import type { Sign } from './icons';
import { fiefOf, type Lord, type Table } from './view';

const WOMEN: readonly string[] = [
  'alienor',
  'blanche',
  'guenievre',
  'isabelle',
  'jeanne',
  'mireille',
];
const MEN: readonly string[] = [
  'arthur',
  'baudoin',
  'charles',
  'eric',
  'francois',
  'gauvain',
  'henri',
  'lambert',
  'othon',
  'philippe',
  'quentin',
  'thierry',
];

export function isLord(card: string): boolean {
  return WOMEN.includes(card) || MEN.includes(card);
}

function isWoman(name: string): boolean {
  return WOMEN.includes(name);
}

export interface Portrait {
  woman: boolean;
  /** The headdress, 0 to 2. */
  dress: number;
  hair: string;
  beard: boolean;
}

const HAIR = ['#5b3a1e', '#2e2018', '#a8742e', '#8a3d1d', '#7d756c'] as const;

/** The portrait of a lord, the same throughout the game. */
export function portraitOf(name: string): Portrait {
  const woman = isWoman(name);
  const at = Math.max(0, (woman ? WOMEN : MEN).indexOf(name));
  return {
    woman,
    dress: at % 3,
    hair: HAIR[(at * 2 + (woman ? 1 : 0)) % HAIR.length] as string,
    beard: !woman && at % 2 === 1,
  };
}

/** All titles of a lord, the highest first, as signs with their keys. */
export function titlesOf(table: Table, lord: Lord): { sign: Sign; key: string; thing?: string }[] {
  const fiefs = lord.fiefs.map((name) => ({
    sign: (fiefOf(table, name)?.rank ?? 'barony') as Sign,
    key: 'fief',
    thing: name,
  }));
  const crowns = (['pope', 'king', 'queen', 'prince'] as const)
    .filter((key) => lord[key])
    .map((key) => ({ sign: key, key: key === 'queen' && lord.regent ? 'regent' : key }));
  return [
    ...crowns,
    ...fiefs,
    ...(lord.cardinal ? [{ sign: 'cardinal' as const, key: 'cardinal' }] : []),
    ...(lord.bishopric === null
      ? []
      : [{ sign: 'bishop' as const, key: 'bishop', thing: String(lord.bishopric) }]),
    ...(lord.arc ? [{ sign: 'arc' as const, key: 'arc' }] : []),
  ];
}
